"""What can befall an investigator: moved, delayed, insane, arrested, lost, devoured (INV).

:func:`move_to` is the one way anybody is moved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from arkham_desktop.arkham import abilities, asking, events, modifiers, moments
from arkham_desktop.arkham.content.cards import SpecialCard
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.lasting import PREVENTED
from arkham_desktop.arkham.effects.running import run_effects
from arkham_desktop.arkham.rules import cards, losses, skills, travel
from arkham_desktop.arkham.rules.losing_half import lose_half
from arkham_desktop.arkham.state import LOST, Investigator

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Steps

OWN_MOVEMENT = frozenset({"walk", "train", "ride"})
"""Reasons to move that are one's own movement; every other one displaces."""
MOVED = "moved"
"""Key of ``Investigator.used``: how often one has moved this turn."""

__all__ = [
    "MOVED",
    "arrest",
    "delay",
    "devour",
    "fall_unconscious",
    "go_insane",
    "lose_half",
    "lose_in_time_and_space",
    "move_to",
    "replace",
    "stand_up",
    "take_clues",
]


# --- where one is -------------------------------------------------------------------------------------
def move_to(table: Table, who: Investigator, place: str, why: str, area: int = 0) -> None:
    """Put ``who`` at ``place`` (a space, a world with its ``area``, or lost in time and space).

    Unless it is one's own movement (walk, train, ride) whatever ``who`` was doing is broken off. Leaving a
    place in whatever way costs the explored marker (MOV-18, GAT-17). Who is carried out of a cell is on his
    feet where he comes to, as he would have been outside of it: one turn is lost, not two (INV-07).
    """
    old = who.place
    if why == "card" and place != old and in_jail(table, who):
        stand_up(table, who)
        table.emit(events.StatusChanged(who.id, "arrested", False))
    if why not in OWN_MOVEMENT:
        who.displaced += 1
    if place != old:
        who.explored = False
        who.used[MOVED] = who.used.get(MOVED, 0) + 1
    who.place, who.area = place, area
    if area == 0:
        who.entered = ""
    table.emit(events.InvestigatorMoved(who.id, (old, place), why))


def delay(table: Table, who: Investigator, *, even_if_immune: bool = False) -> bool:
    """Delay ``who``; False when nothing changed: delay does not add up (MOV-20), some are immune."""
    if who.delayed or (not even_if_immune and modifiers.immune(table, who, "delayed") is not None):
        return False
    who.delayed = True
    table.emit(events.StatusChanged(who.id, "delayed", True))
    return True


def stand_up(table: Table, who: Investigator) -> None:
    """End a delay."""
    if who.delayed:
        who.delayed = False
        table.emit(events.StatusChanged(who.id, "delayed", False))


def take_clues(table: Table, who: Investigator, space: str, n: int) -> None:
    """Take ``n`` clue tokens that lie at ``space``."""
    gather_clues(table, who, {space: n})


def gather_clues(table: Table, who: Investigator, taken: dict[str, int]) -> None:
    """Take so many clue tokens at once from each of several spaces."""
    clues = table.state.clues
    for space, n in taken.items():
        if n:
            clues[space] -= n
            if clues[space] == 0:
                del clues[space]
            table.emit(events.TokenPlaced("clue", space, -n))
    losses.gain(table, who, "clue", sum(taken.values()))


# --- insane and unconscious ---------------------------------------------------------------------------
def go_insane(table: Table, who: Investigator) -> Steps[None]:
    """0 Sanity: half the items and clues, the Asylum, 1 Sanity; in Other Worlds lost (INV-02, INV-06)."""
    yield from _break_down(table, who, "insane", travel.ASYLUM)


def fall_unconscious(table: Table, who: Investigator) -> Steps[None]:
    """0 Stamina: the same with the Hospital (INV-03, INV-06)."""
    yield from _break_down(table, who, "unconscious", travel.HOSPITAL)


def _break_down(
    table: Table, who: Investigator, status: Literal["insane", "unconscious"], place: str
) -> Steps[None]:
    table.emit(events.StatusChanged(who.id, status, True))
    with table.resolving():
        spared = yield from _breaks_otherwise(table, who, status)
        if who.is_out:
            return
        if not spared:
            yield from _lose_what_is_lost(table, who, status)
        if table.in_other_world(who):
            yield from lose_in_time_and_space(table, who)
        elif who.place != LOST:
            _wake_up(table, who, place)
    what = "sanity" if status == "insane" else "stamina"
    setattr(who, what, skills.maximum(table, who, what) if spared else 1)
    who.no_encounter = True
    yield from abilities.trigger(table, status, who=who)


def _wake_up(table: Table, who: Investigator, place: str) -> None:
    """In the Asylum or the Hospital, where the next turn is normal: up, and no prisoner any more (INV-02)."""
    if in_jail(table, who):
        who.lose_turn = False
        table.emit(events.StatusChanged(who.id, "arrested", False))
    move_to(table, who, place, "fate")
    stand_up(table, who)


def _breaks_otherwise(table: Table, who: Investigator, status: str) -> Steps[bool]:
    """Whether a set's own rules took the place of the losses; the value then comes back to its maximum."""
    for module in table.modules:
        if (yield from module.breaks_down(table, who, status)):
            return True
    return False


def _lose_what_is_lost(table: Table, who: Investigator, status: str) -> Steps[None]:
    """Half the items and clues, and the cards that go with one's senses."""
    yield from lose_half(table, who)
    for card in list(who.cards):
        row = table.library.card(card.id)
        if isinstance(row, SpecialCard) and status in row.lost_on:
            cards.lose_card(table, who, card, "deck")


# --- arrested, lost -----------------------------------------------------------------------------------
def arrest(table: Table, who: Investigator, to: str | None = None) -> Steps[None]:
    """To a jail, half the money, rounded down, delayed, the next turn lost (INV-07).

    ``to`` is the jail or the location it belongs to; the Jail Cell of Arkham when left out.
    """
    if modifiers.prevented(table, "arrest", who=who, place=who.place) is not None:
        return
    if (yield from spared(table, who, "arrested")) or (yield from _bailed_out(table, who)):
        return
    table.emit(events.StatusChanged(who.id, "arrested", True))
    if modifiers.immune(table, who, "lose_money") is None:
        losses.pay(table, who, "money", who.money // 2)
    cell = _cell(table, who, to)
    move_to(table, who, cell, "fate")
    # Out of a cell that lets nobody go by himself one breaks instead of sitting a turn out (INN-03, INN-05).
    releases = lets_go(table, cell)
    delay(table, who, even_if_immune=not releases)
    who.lose_turn = who.lose_turn or releases


def _bailed_out(table: Table, who: Investigator) -> Steps[bool]:
    """Whether somebody keeps ``who`` from being arrested, at a price of his own."""
    for listener in table.listeners("arrested"):
        helper = listener.owner
        if helper is None or not (helper is who or moments.for_anybody(listener.ability)):
            continue
        ctx = Context(listener.source, helper, listener.card, helper.place)
        if not abilities.able(table, listener, ctx):
            continue
        if not (yield from asking.yes_no(helper, listener.source)):
            continue
        yield from abilities.use(table, listener, ctx)
        if f"{PREVENTED}arrest" in ctx.happened:
            return True
    return False


def lets_go(table: Table, cell: str) -> bool:
    """Whether a cell lets its prisoner go in Movement; out of others one has to break."""
    return any("movement" in ability.when for ability in table.library.spaces[cell].abilities)


def may_be_carried_off(table: Table, who: Investigator) -> bool:
    """Whether a card can take ``who`` from where he is: nobody leaves some cells otherwise (INN-05)."""
    if in_jail(table, who) and not lets_go(table, who.place):
        return False
    return modifiers.prevented(table, "investigator_leave", who=who, place=who.place) is None


def _cell(table: Table, who: Investigator, to: str | None) -> str:
    """The jail ``to`` names: itself, or the place within it; else that of the town."""
    spaces = table.library.spaces
    if to is None:
        jails = (module.jail_of(table, who) for module in table.modules)
        return next((jail for jail in jails if jail is not None), travel.JAIL)
    if spaces[to].kind == "sub_location":
        return to
    within = (space.id for space in spaces.values() if space.parent == to and space.kind == "sub_location")
    return next(within, to)


def in_jail(table: Table, who: Investigator) -> bool:
    """Whether ``who`` sits in a cell: a place within a location."""
    row = table.library.spaces.get(who.place)
    return row is not None and row.kind == "sub_location"


def leave_jail(table: Table, who: Investigator) -> None:
    """Stand up in the location the cell belongs to (INV-07)."""
    parent = table.library.spaces[who.place].parent
    assert parent is not None, f"{who.place} belongs to no location"
    stand_up(table, who)
    table.emit(events.StatusChanged(who.id, "arrested", False))
    if table.library.spaces[who.place].abilities:
        table.emit(events.AbilityUsed(who.place, who.id))
    move_to(table, who, parent, "fate")


def lose_in_time_and_space(table: Table, who: Investigator) -> Steps[None]:
    """Moved there, delayed, the next turn lost; back at the Upkeep after that (INV-09, INV-10)."""
    if (yield from spared(table, who, "lost_in_time_and_space")):
        return
    table.emit(events.StatusChanged(who.id, "lost_in_time_and_space", True))
    move_to(table, who, LOST, "fate")
    delay(table, who)
    who.lose_turn = True
    yield from abilities.trigger(table, "lost_in_time_and_space", who=who)


def is_due_back(who: Investigator) -> bool:
    """Whether somebody lost in time and space returns at the start of this Upkeep (INV-09)."""
    return who.place == LOST and not (who.lose_turn or who.turn_lost or who.delayed)


def spared(table: Table, who: Investigator, what: str) -> Steps[bool]:
    """True when ``who`` is immune to ``what``; what happens instead has then happened."""
    immunity = modifiers.immune(table, who, what)
    if immunity is None:
        return False
    if immunity.op.instead:
        ctx = Context(immunity.source, who, immunity.card, who.place)
        yield from run_effects(table, immunity.op.instead, ctx)
    return True


# --- devoured and replaced ----------------------------------------------------------------------------
def devour(table: Table, who: Investigator) -> Steps[None]:
    """All cards are lost, trophies stay; a new investigator comes with the next turn (INV-13).

    In the final battle the player is out of the game.
    """
    if who.is_out:
        return
    _strip(table, who)
    if table.state.phase == "final_battle":
        who.eliminated = True
    else:
        who.devoured = True
        table.state.unused_investigators.append(who.id)
    table.emit(events.StatusChanged(who.id, "devoured", True))
    table.changed()
    yield from abilities.trigger(table, "devoured", who=who)


def _strip(table: Table, who: Investigator) -> None:
    """Take everything but trophies from somebody who leaves the game."""
    state = table.state
    for card in [*who.cards, *who.kept]:
        cards.lose_card(table, who, card, "deck")
    who.money = who.clues = 0
    who.tokens.clear()
    who.marks.clear()
    who.explored = who.delayed = who.lose_turn = False
    who.displaced += 1
    state.lasting = [one for one in state.lasting if one.who != who.id]


def free(table: Table) -> list[str]:
    """The unused investigators who could come: nobody who still sits somewhere, waiting to be replaced."""
    seated = {one.id for one in table.state.investigators}
    return [name for name in table.state.unused_investigators if name not in seated]


def replace(
    table: Table, who: Investigator, new: str | None = None, *, keep_trophies: bool = True
) -> Steps[None]:
    """Seat a new investigator in place of ``who``, set up as at the start of the game (INV-13, INV-16).

    ``new`` is one of the unused, a random one when left out. ``keep_trophies``: whether the player keeps the
    trophies (INV-17); else they go back.
    """
    from arkham_desktop.arkham import setup  # noqa: PLC0415 - the set-up imports the chapters

    state = table.state
    if not who.devoured:
        _strip(table, who)
        who.devoured = True  # for those who still hold the old sheet
        state.unused_investigators.append(who.id)
    if new is None:
        new = table.chance.pick(free(table) or [who.id])
    state.unused_investigators.remove(new)
    newcomer = _newcomer(table, who, new)
    newcomer.defaulted_loans = who.defaulted_loans  # the group answers for them to the end (WIN-09)
    if keep_trophies:
        newcomer.monster_trophies, newcomer.gate_trophies = who.monster_trophies, who.gate_trophies
    else:
        state.cup += who.monster_trophies
        state.gate_pile[:0] = who.gate_trophies
    state.investigators[who.seat] = newcomer
    table.changed()
    table.emit(events.InvestigatorMoved(new, (newcomer.place,), "join"))
    setup.deal_fixed(table, newcomer)
    losses.keep_within_maximum(table, newcomer)
    yield from setup.deal_random(table, newcomer)
    yield from setup.prepare(table, newcomer)


def _newcomer(table: Table, old: Investigator, new: str) -> Investigator:
    sheet = table.library.investigators[new]
    home = sheet.home if sheet.home in table.library.spaces else table.library.streets[0]
    if home in table.state.closed and home not in table.state.gates:
        home = travel.street_of(table, home)  # nobody can be in a closed place
    newcomer = Investigator(new, old.seat, old.person, home, sheet.sanity, sheet.stamina)
    newcomer.sliders = {skills.slider_of(sheet, pair[0]): 0 for pair in sheet.pairs}
    return newcomer
