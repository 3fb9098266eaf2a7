"""When each condition is true; the conditions themselves are declared in :mod:`conditions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects import conditions as said
from arkham_desktop.arkham.effects import counting
from arkham_desktop.arkham.effects.amounts import Amount, value
from arkham_desktop.arkham.effects.condition_base import HOLDS, holds
from arkham_desktop.arkham.effects.specials import SPECIAL_CONDITIONS
from arkham_desktop.arkham.rules import decks, doom, skills, statuses, tracks, weapons
from arkham_desktop.arkham.state import OUTSKIRTS, SKY, row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table


# --- what is owned -----------------------------------------------------------------------------------
def count_of(table: Table, ctx: Context, what: str, world: str | None = None) -> int:
    """How many of ``what`` (a word of the vocabulary) "you" has."""
    who = ctx.you
    match what:
        case "clue":
            return who.clues
        case "stamina":
            return who.stamina
        case "sanity":
            return who.sanity
        case "money":
            return who.money
        case "gate_trophy":
            return sum(world is None or row_of(marker) == world for marker in who.gate_trophies)
        case "monster_trophy":
            return len(who.monster_trophies)
        case "item":
            return counting.items_of(table, ctx)
        case _:
            return sum(table.library.card(card.id).deck == what for card in who.cards)


def _number(table: Table, amount: Amount | None, ctx: Context) -> int | None:
    """None for a number that nobody knows: nothing reaches it."""
    return None if amount is None else value(table, amount, ctx, roll=False)


@holds(said.Has)
def _has(table: Table, cond: said.Has, ctx: Context) -> bool:
    n = _number(table, cond.has.n, ctx)
    return n is not None and count_of(table, ctx, cond.has.what, cond.has.world) >= n


@holds(said.AtMost)
def _at_most(table: Table, cond: said.AtMost, ctx: Context) -> bool:
    n = value(table, cond.at_most.n, ctx, roll=False)
    return count_of(table, ctx, cond.at_most.what) <= n


@holds(said.HasCard)
def _has_card(table: Table, cond: said.HasCard, ctx: Context) -> bool:
    return ctx.you.card(cond.card) is not None


@holds(said.HasStatus)
def _has_status(table: Table, cond: said.HasStatus, ctx: Context) -> bool:
    return statuses.has_status(table, ctx.you, cond.status)


@holds(said.SkillIsAtLeast)
def _skill_at_least(table: Table, cond: said.SkillIsAtLeast, ctx: Context) -> bool:
    return skills.skill(table, ctx.you, cond.skill_at_least.skill) >= cond.skill_at_least.n


@holds(said.AtMaximum)
def _at_maximum(table: Table, cond: said.AtMaximum, ctx: Context) -> bool:
    who = ctx.you
    present = {"stamina": who.stamina, "sanity": who.sanity}
    return all(present[what] >= skills.maximum(table, who, what) for what in cond.at_maximum)


@holds(said.HandEmpty)
def _hand_empty(table: Table, cond: said.HandEmpty, ctx: Context) -> bool:
    """The axe's other hand: neither a weapon nor a spell is in it in this combat, or in a check alone."""
    if ctx.combat is not None:
        return weapons.free_hands(table, ctx.combat) > 0
    if ctx.check is None or ctx.check.kind != "combat":
        return False
    who = ctx.check.who
    taken = sum(table.library.card(card.id).hands or 0 for card in weapons.at_hand(table, who))
    return taken < skills.hands(table, who)


@holds(said.AloneHere)
def _alone_here(table: Table, cond: said.AloneHere, ctx: Context) -> bool:
    return not table.companions(ctx.you)


def is_in(table: Table, who: Investigator, place: str) -> bool:
    """Whether ``who`` stands in a space, or in that kind of place."""
    match place:
        case "arkham":
            return table.in_town(who)
        case "other_world":
            return table.in_other_world(who)
        case "street" | "location":
            if who.area or who.place not in table.library.spaces:
                return False
            kind = table.library.spaces[who.place].kind
            return kind == "street" if place == "street" else kind in ("location", "sub_location")
        case _:
            return who.place == place


@holds(said.InPlace)
def _in(table: Table, cond: said.InPlace, ctx: Context) -> bool:
    return is_in(table, ctx.you, cond.place)


@holds(said.InArea)
def _area(table: Table, cond: said.InArea, ctx: Context) -> bool:
    return ctx.you.area == cond.area


# --- the game as a whole ---------------------------------------------------------------------------
@holds(said.TerrorAtLeast)
def _terror(table: Table, cond: said.TerrorAtLeast, ctx: Context) -> bool:
    return table.state.terror >= cond.terror


@holds(said.DoomAtLeast)
def _doom_at_least(table: Table, cond: said.DoomAtLeast, ctx: Context) -> bool:
    least = (doom.track_length(table) + 1) // 2 if cond.doom == "half_up" else cond.doom
    return table.state.doom >= least


@holds(said.DoomIs)
def _doom_is(table: Table, cond: said.DoomIs, ctx: Context) -> bool:
    return table.state.doom == cond.doom


@holds(said.DoomLeftAtMost)
def _doom_left(table: Table, cond: said.DoomLeftAtMost, ctx: Context) -> bool:
    return doom.track_length(table) - table.state.doom <= cond.left


@holds(said.PlayersAtLeast)
def _players(table: Table, cond: said.PlayersAtLeast, ctx: Context) -> bool:
    return counting.players(table, ctx) >= cond.players


@holds(said.Sealed)
def _sealed(table: Table, cond: said.Sealed, ctx: Context) -> bool:
    return bool(table.state.seals)


@holds(said.AncientOneIs)
def _ancient_one(table: Table, cond: said.AncientOneIs, ctx: Context) -> bool:
    return table.state.ancient_one == cond.ancient_one


@holds(said.HeraldIs)
def _herald(table: Table, cond: said.HeraldIs, ctx: Context) -> bool:
    return table.state.herald == cond.herald


@holds(said.EnvironmentIs)
def _environment(table: Table, cond: said.EnvironmentIs, ctx: Context) -> bool:
    environment = table.state.environment
    return environment is not None and row_of(environment.id) == cond.environment


@holds(said.ConditionUp)
def _condition_up(table: Table, cond: said.ConditionUp, ctx: Context) -> bool:
    return any(row_of(card.id) == cond.card for card in table.state.conditions)


@holds(said.CardAvailable)
def _card_available(table: Table, cond: said.CardAvailable, ctx: Context) -> bool:
    return decks.find(table, cond.card) is not None


@holds(said.MonsterInPlay)
def _monster_in_play(table: Table, cond: said.MonsterInPlay, ctx: Context) -> bool:
    """On the board, in the Sky or in the Outskirts; `arkham`: on the board."""
    wanted = cond.monster_in_play
    on_board = [monster for monster, place in table.state.monsters.items() if place not in (SKY, OUTSKIRTS)]
    everywhere = on_board if wanted.where else [*table.state.monsters, *table.state.outskirts]
    return any(row_of(monster) in wanted.kinds for monster in everywhere)


@holds(said.OnSheet)
def _on_sheet(table: Table, cond: said.OnSheet, ctx: Context) -> bool:
    wanted = cond.on_sheet
    monsters = [monster for monster in table.state.sheet_monsters if row_of(monster) == wanted.kind]
    if wanted.variant is not None:
        monsters = [one for one in monsters if table.library.monster(one).variant == wanted.variant]
    return len(monsters) >= wanted.n


def tokens_on(table: Table, ctx: Context, what: str, on: str) -> int:
    """How many tokens of a kind lie there (`monster`: the monsters on the card or sheet)."""
    match on:
        case "sheet":
            if what == "monster":
                return len(table.state.sheet_monsters)
            return table.state.sheet_tokens.get(what, 0)
        case "you":
            return ctx.you.tokens.get(what, 0)
        case _:
            card = ctx.card if on == "this" else ctx.taken
            if card is None:
                return 0
            return len(card.monsters) if what == "monster" else card.tokens.get(what, 0)


@holds(said.HasTokens)
def _tokens(table: Table, cond: said.HasTokens, ctx: Context) -> bool:
    wanted = cond.tokens
    n = tokens_on(table, ctx, wanted.what, wanted.on)
    enough = wanted.at_least is None or n >= value(table, wanted.at_least, ctx, roll=False)
    return enough and (wanted.at_most is None or n <= value(table, wanted.at_most, ctx, roll=False))


@holds(said.DeckEmpty)
def _deck_empty(table: Table, cond: said.DeckEmpty, ctx: Context) -> bool:
    return not decks.deck(table, cond.deck)


@holds(said.TrackFull)
def _track_full(table: Table, cond: said.TrackFull, ctx: Context) -> bool:
    length = tracks.length(table, cond.track)
    return length is not None and tracks.level(table, cond.track) >= length


# --- what is going on -------------------------------------------------------------------------------
@holds(said.HasHappened)
def _happened(table: Table, cond: said.HasHappened, ctx: Context) -> bool:
    """What has befallen "you" in this encounter or combat; who is at 0 is only settled when it is over."""
    who = ctx.who
    if who is not None and not who.is_out:
        if cond.happened == "insane" and who.sanity <= 0:
            return True
        if cond.happened == "unconscious" and who.stamina <= 0:
            return True
    return cond.happened in ctx.happened


@holds(said.CombatRoundAtLeast)
def _combat_round(table: Table, cond: said.CombatRoundAtLeast, ctx: Context) -> bool:
    return ctx.combat is not None and ctx.combat.round >= cond.combat_round


@holds(said.DiceEqual)
def _dice_equal(table: Table, cond: said.DiceEqual, ctx: Context) -> bool:
    return ctx.amounts.get("dice_equal", 0) > 0


@holds(said.Happens)
def _happens(table: Table, cond: said.Happens, ctx: Context) -> bool:
    """True in the context of that very moment, which names it in `happened` and its number in `amounts`."""
    event = cond.event
    return event.what in ctx.happened and (event.n is None or ctx.amounts.get(event.what, 1) >= event.n)


@holds(said.Spends)
def _spends(table: Table, cond: said.Spends, ctx: Context) -> bool:
    """True in the context of a payment, which names it in `happened` (`spend_money`) and in `amounts`."""
    spent = cond.spends
    if f"spend_{spent.what}" not in ctx.happened or spent.n is None:
        return False
    in_phase = spent.phase is None or table.state.phase == spent.phase
    at_place = spent.at is None or ctx.you.place == spent.at
    return in_phase and at_place and ctx.amounts.get("spent", 0) >= spent.n


@holds(said.AncientOneAwakens)
def _awakens(table: Table, cond: said.AncientOneAwakens, ctx: Context) -> bool:
    return table.state.phase == "final_battle" or table.state.battle is not None


# --- conditions made of conditions -----------------------------------------------------------------
@holds(said.All)
def _all(table: Table, cond: said.All, ctx: Context) -> bool:
    return all(HOLDS[type(one)](table, one, ctx) for one in cond.every)


@holds(said.AnyOf)
def _any(table: Table, cond: said.AnyOf, ctx: Context) -> bool:
    return any(HOLDS[type(one)](table, one, ctx) for one in cond.some)


@holds(said.Not)
def _not(table: Table, cond: said.Not, ctx: Context) -> bool:
    return not HOLDS[type(cond.negated)](table, cond.negated, ctx)


@holds(said.SpecialCond)
def _special(table: Table, cond: said.SpecialCond, ctx: Context) -> bool:
    return bool(SPECIAL_CONDITIONS[cond.name](table, ctx))
