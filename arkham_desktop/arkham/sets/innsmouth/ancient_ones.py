"""The extras of Innsmouth's Ancient Ones: Beings of Ib, visages, Dust, the Tendril, Zhar's token."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking, events, modifiers
from arkham_desktop.arkham.content.models import Extra
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import counting
from arkham_desktop.arkham.effects.run_cards import SMALL_DECKS
from arkham_desktop.arkham.effects.running import run_effects
from arkham_desktop.arkham.effects.specials import special, special_condition
from arkham_desktop.arkham.phases import movement
from arkham_desktop.arkham.rules import losses, placing, ratings
from arkham_desktop.arkham.state import row_of
from arkham_desktop.arkham.table import Source
from arkham_desktop.engine import Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.effects.cards import Draw
    from arkham_desktop.arkham.effects.lasting import Special
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Listener, Table

BEING, TENDRIL, WARLOCK = "being-of-ib", "tendril-of-nyogtha", "warlock"
VISAGE, VISAGES_UP = "visage", 4
ZHAR_TOKEN, ZHAR = "zhar-token", "zhar"
DUST_DECKS = ("dust_1", "dust_2", "dust_3")
FREE_POINTS = 3
"""Movement points of a turn that Cthugha's heat takes nothing for."""
COUNT_THAT_DEVOURS = 8
"""Clue tokens and Beings of Ib on Bokrug's sheet that devour everybody."""


# --- what is in play -----------------------------------------------------------------------------------
def put_away(table: Table) -> None:
    """The small decks of Ancient Ones that are not in this game stay in the box (VAR-17)."""
    state = table.state
    for extra in table.library.extras.values():
        if extra.deck is not None and extra.ancient_one != state.ancient_one and extra.deck in state.decks:
            state.box += state.decks.pop(extra.deck)


def sources(table: Table) -> Iterable[Source]:
    """Monsters that do something from the sheet alone, and Zhar's token before its holder."""
    state, library = table.state, table.library
    for monster in state.sheet_monsters:
        row = library.monster(monster)
        if row.movement == "none":
            yield Source(row.id, None, None, None, row.mods, row.abilities)
    token = library.extras.get(ZHAR_TOKEN)
    if token is None:
        return
    for who in table.investigators:
        if who.tokens.get(ZHAR):
            yield Source(token.id, who, None, None, token.mods, token.abilities)


def silences(table: Table, combat: Combat, listener: Listener) -> bool:
    """An endless Warlock is not taken out of the game and gives no clue tokens."""
    monster = combat.monster
    return (
        monster is not None
        and row_of(monster) == WARLOCK
        and "combat_passed" in listener.ability.when
        and modifiers.has_special(table, None, "no-warlock-clues")
        and "endless" in ratings.traits(table, monster, combat.who, combat)
        and modifiers.immune(table, combat.who, "endless") is None
    )


@special("no-warlock-clues")
def no_warlock_clues(table: Table, combat: Combat, listener: Listener) -> bool:
    """Asked of every ability of a monster that has been beaten."""
    return silences(table, combat, listener)


@special("first-player-stays")
def first_player_stays(table: Table) -> bool:
    """The first player marker goes on only when its holder has been devoured; asked when it would pass."""
    return True


# --- Bokrug --------------------------------------------------------------------------------------------
@special("remove-being-of-ib")
def remove_being(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """A Being of choice leaves the sheet for the box."""
    beings = [one for one in table.state.sheet_monsters if row_of(one) == BEING]
    picked = yield from asking.pick("monster", ctx.you, "monster", beings, ctx.source)
    if picked is not None:
        table.state.sheet_monsters.remove(picked)
        table.state.box.append(picked)
        table.emit(events.MonsterRemoved(picked, placing.SHEET, placing.BOX))
        table.changed()


@special_condition("bokrug-count-8")
def bokrug_counts_eight(table: Table, ctx: Context) -> bool:
    """Clue tokens and Beings on the sheet are eight or more."""
    clues = table.state.sheet_tokens.get("clue", 0)
    return clues + counting.on_sheet(table, BEING) >= COUNT_THAT_DEVOURS


# --- Chaugnar Faugn ------------------------------------------------------------------------------------
@special_condition("elder-sign-in-neighborhood")
def elder_sign_near(table: Table, ctx: Context) -> bool:
    """A sealed location lies in the neighborhood where one is."""
    space = table.library.spaces.get(ctx.you.place)
    if space is None or ctx.you.area or space.neighborhood is None:
        return False
    return any(seal in table.library.neighborhoods[space.neighborhood] for seal in table.state.seals)


# --- Cthugha -------------------------------------------------------------------------------------------
HEAT = "sweltering-heat"
"""The special, and the key of ``Investigator.used`` of whoever it has taken Stamina from this turn."""


def movement_over(table: Table, who: Investigator) -> Steps[None]:
    """The points are spent, though one was arrested or carried off (AOX-26).

    Who broke down on the way has paid enough.
    """
    if who.used.get(movement.SPENT, 0) <= FREE_POINTS or HEAT in who.used or who.no_encounter or who.is_out:
        return
    for listener in table.listeners("end_of_movement"):
        if any(getattr(op, "name", None) == HEAT for op in listener.ability.do):
            yield from run_effects(table, listener.ability.do, Context(listener.source, who, place=who.place))


@special(HEAT)
def sweltering_heat(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """1 Stamina for every movement point spent this turn beyond the third; reading costs nothing."""
    ctx.you.used[HEAT] = 1
    beyond = ctx.you.used.get(movement.SPENT, 0) - FREE_POINTS
    yield from losses.lose(table, ctx.you, "stamina", beyond, ctx.source)


# --- Ghatanothoa ---------------------------------------------------------------------------------------
def _extra(table: Table, instance: str) -> Extra:
    return table.library.extras[row_of(instance)]


def draw_visages(table: Table, op: Draw, n: int, ctx: Context) -> Steps[None]:
    """Turn up tokens that lie face down; they stay up until the face or the fourth one shows (AOX-27).

    The deck holds all of them: those face up lie at its bottom, and the sheet counts them.
    """
    state = table.state
    for _ in range(n):
        pile = state.decks[VISAGE]
        token = pile.pop()
        pile.insert(0, token)
        table.chance.reveal()
        table.emit(events.CardShown(VISAGE, token))
        extra = _extra(table, token)
        yield from run_effects(table, extra.do or (), ctx)
        if (
            any(one.op == "devoured" for one in extra.do or ())
            or state.sheet_tokens.get(VISAGE, 0) >= VISAGES_UP
        ):
            state.sheet_tokens.pop(VISAGE, None)


# --- Nyogtha -------------------------------------------------------------------------------------------
@special("tendril-instead")
def tendril_instead(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """The Tendril is met in place of the monster at hand; one Tendril takes the place of one monster."""
    sheet = table.state.sheet_monsters
    tendril = next((one for one in sheet if row_of(one) == TENDRIL), None)
    if tendril is not None and ctx.monster is not None:
        placing.to_cup(table, ctx.monster)
        placing.take(table, tendril)
        table.state.transit.monsters.append(tendril)
    yield from ()


# --- Quachil Uttaus ------------------------------------------------------------------------------------
def draw_dust(table: Table, op: Draw, n: int, ctx: Context) -> Steps[None]:
    """Cards of the lowest Dust deck that has any left; what was carried out stays in the box."""
    state = table.state
    for _ in range(n):
        pile = next((state.decks[name] for name in DUST_DECKS if state.decks.get(name)), None)
        if pile is None:
            return
        card = pile.pop()
        state.box.append(card)
        table.chance.reveal()
        table.emit(events.CardShown("dust", card))
        yield from run_effects(table, _extra(table, card).do or (), ctx)


SMALL_DECKS[VISAGE] = draw_visages
SMALL_DECKS["dust"] = draw_dust


# --- Rhan-Tegoth ---------------------------------------------------------------------------------------
@special("rhan-tegoth-drain")
def drain(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """The Stamina of the failures is gone, whatever protects; as many successes more are needed."""
    state = table.state
    drained = losses.pay(table, ctx.you, "stamina", ctx.amounts.get("failures", 0))
    if drained and state.battle is not None:
        state.sheet_tokens["stamina"] = state.sheet_tokens.get("stamina", 0) + drained
        state.battle.carried -= drained
        table.emit(events.TokenPlaced("stamina", state.ancient_one, drained))
    yield from ()
