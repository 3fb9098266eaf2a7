"""The named hooks of the Dunwich set: what its content says and the vocabulary cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking, modifiers
from arkham_desktop.arkham.content.library import Library, once_a_library
from arkham_desktop.arkham.effects.specials import special, special_condition
from arkham_desktop.arkham.phases import movement
from arkham_desktop.arkham.rules import (
    gates,
    investigators,
    monster_movement,
    mythos_cards,
    placing,
    travel,
)
from arkham_desktop.arkham.sets.dunwich import dunwich_horror
from arkham_desktop.arkham.state import SKY, Outcome, row_of
from arkham_desktop.engine import Decision, GameOver, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import ArrowColor
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.lasting import Special
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

__all__ = ["dunwich_horror"]
"""The Horror's own hook registers itself with its module."""

monster_movement.HUNTERS["hunting-horror"] = monster_movement.Hunter(streets=True, stable=False)


# --- modifiers, asked by the chapter they change -----------------------------------------------------
@special("free-sliders")
def free_sliders(table: Table, who: Investigator) -> bool:
    """Whether ``who`` moves sliders freely, spending no Focus (SET-30)."""
    return modifiers.has_special(table, who, "free-sliders")


@special("clues-in-pairs")
def clues_in_pairs(table: Table, who: Investigator) -> bool:
    """Whether ``who`` can spend clue tokens on checks only two at a time."""
    return modifiers.has_special(table, who, "clues-in-pairs")


@special("counts-as-spent")
def counts_as_spent(table: Table, who: Investigator) -> bool:
    """Whether ``who`` pays no money and counts as having paid it."""
    return modifiers.has_special(table, who, "counts-as-spent")


# --- conditions ---------------------------------------------------------------------------------------
@special_condition("sealing-possible")
def sealing_possible(table: Table, ctx: Context) -> bool:
    """Whether an elder sign could be put on some unstable location without a gate."""
    return any(
        space not in table.state.gates and gates.may_be_sealed(table, space, ctx.who)
        for space in table.library.locations
    )


@special_condition("in-an-encounter")
def in_an_encounter(table: Table, ctx: Context) -> bool:
    """Whether an encounter of a town is being had: what may be done in its place is none."""
    encounters = _encounters(table.library)
    return any(source in encounters for source in table.cause)


@once_a_library
def _encounters(library: Library) -> frozenset[str]:
    """The ids of all encounters at locations."""
    return frozenset(
        encounter.id for entries in library.encounters.values() for encounter in entries.values()
    )


@special_condition("fruitless-encounter-check")
def fruitless_encounter_check(table: Table, ctx: Context) -> bool:
    """Whether the check just made was one of an encounter, in no combat, and had no success at all."""
    check = ctx.check
    return (
        check is not None
        and check.outcome is not None
        and check.successes <= 0
        and not check.passed
        and check.combat is None
        and check.gate is None
        and check.kind != "spell"
        and (in_an_encounter(table, ctx) or any(one in table.library.gate_cards for one in table.cause))
    )


# --- effects ------------------------------------------------------------------------------------------
@special("cultists-to-box")
def cultists_to_box(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """All Cultists of the sets in play leave the game (AOX-15)."""
    yield from ()
    for monster in table.library.kinds["cultist"]:
        if monster in table.state.cup:
            placing.to_box(table, monster)


@special("ignore-monsters-while-moving")
def ignore_monsters(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """Until the end of the turn the caster need not meet the monsters of places."""
    yield from ()
    modifiers.make_lasting(table, op, ctx, "end_of_turn")


@special("march-monsters")
def march_monsters(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """Every monster in the towns but Spawn and fliers goes along the arrow of the color chosen."""
    color = yield from asking.pick("arrow_color", ctx.you, "color", ["white", "black"], ctx.source)
    if color is not None:
        arrow: ArrowColor = "white" if color == "white" else "black"
        yield from monster_movement.march(table, arrow)


@special("peek-mythos")
def peek_mythos(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """Look at the top Mythos card, which may then go under the deck, unless it is the one that reshuffles."""
    deck = table.state.mythos
    if not deck:
        return
    top = deck[-1]
    table.chance.reveal()
    may_bury = mythos_cards.row(table, top).type != "special"
    options = [Option("keep", top), *([Option("discard", top)] if may_bury else [])]
    choice = yield Decision(
        "peek_mythos", ctx.you.id, lambda: list(options), about=row_of(top), reason=ctx.source, show=True
    )
    if choice.verb == "discard":
        deck.insert(0, deck.pop())


@special("trade-places")
def trade_places(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """The owner and another investigator or a monster in the towns exchange their places.

    Both people must be able to enter where they come to (INN-07, MOV-29): nobody is put into Y'ha-nthlei.
    """
    who, here = ctx.you, ctx.you.place
    spaces = table.library.spaces
    people = [
        one
        for one in table.investigators
        if one is not who
        and table.in_town(one)
        and one.place != here
        and investigators.may_be_carried_off(table, one)
        and _comes_to(table, who, one.place)
        and _comes_to(table, one, here)
    ]
    monsters = [
        monster
        for monster, place in table.state.monsters.items()
        if place not in (SKY, here) and place in spaces and _comes_to(table, who, place)
    ]
    options = [Option("who", one.id) for one in people] + [Option("monster", one) for one in monsters]
    choice = yield Decision("trade_places", who.id, lambda: list(options), reason=ctx.source)
    moved = [who]
    if choice.verb == "who":
        other = table.investigator(choice.target)
        there = other.place
        investigators.move_to(table, other, here, "card")
        moved.append(other)
    elif choice.verb == "monster":
        there = table.state.monsters[choice.target]
        yield from monster_movement.go(table, choice.target, (there, here), "card")
    else:
        return
    investigators.move_to(table, who, there, "card")
    for one in moved:
        yield from movement.entered(table, one)


def _comes_to(table: Table, who: Investigator, place: str) -> bool:
    return travel.may_enter(table, who, place)


@special("owner-wins-alone")
def owner_wins_alone(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """The game ends, and its owner alone has won it (WIN-15).

    Raises:
        GameOver: always.
    """
    yield from ()
    raise GameOver(Outcome(won=True, reason="alone", winner=ctx.you.id))
