"""The named hooks of the Innsmouth set: what its content says and the vocabulary cannot.

Those of the tracks, the jail, the Heralds, the stories and the Ancient Ones stand with their rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking, events
from arkham_desktop.arkham.content.words import SYMBOLS
from arkham_desktop.arkham.effects.specials import special
from arkham_desktop.arkham.phases import movement
from arkham_desktop.arkham.rules import (
    gates,
    investigators,
    monster_movement,
    mythos_cards,
    placing,
    skills,
    travel,
)
from arkham_desktop.arkham.sets.innsmouth import ancient_ones, heralds, jail, stories
from arkham_desktop.engine import Steps

if TYPE_CHECKING:
    from collections.abc import Collection

    from arkham_desktop.arkham.content.library import ArrowColor
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.lasting import Special
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

__all__ = ["ancient_ones", "heralds", "jail", "stories"]

MOON = "crescent"
SHIFTS = 5
"""Shifts to the right of sliders that go in pairs."""


# --- places --------------------------------------------------------------------------------------------
@special("enter-only-from-devil-reef")
def enter_only_from_the_reef(table: Table, who: Investigator, space: str) -> bool:
    """Whether ``who`` may enter: from Devil Reef alone; coming back through a gate is no entering."""
    return who.place == "devil-reef"


@special("movement-ends")
def movement_ends(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """Whoever has entered moves no further."""
    movement.stop(ctx.you)
    yield from ()


# --- investigators -------------------------------------------------------------------------------------
@special("late-horror-check")
def late_horror_check(table: Table, who: Investigator) -> bool:
    """The Horror check comes after the first failed Combat or Evade check; asked by the combat."""
    return True


@special("encounter-after-ability")
def encounter_after_ability(table: Table, who: Investigator) -> bool:
    """An encounter may follow the ability of the place; asked by the Arkham Encounters phase."""
    return True


@special("shared-clues")
def shared_clues(table: Table, who: Investigator) -> bool:
    """The others may spend the clue tokens of ``who``; asked wherever clue tokens are spent."""
    return True


@special("spent-trophy-to-box")
def spent_trophy_to_box(table: Table, who: Investigator) -> bool:
    """A monster trophy spent may leave the game; asked wherever trophies are spent."""
    return True


@special("paired-sliders")
def paired_sliders(table: Table, who: Investigator) -> bool:
    """Sliders begin each Upkeep at the left and go to the right only; asked by the Upkeep."""
    return True


def reset_sliders(table: Table, who: Investigator) -> None:
    """All sliders to the left, with the shifts of this Upkeep still to come."""
    for slider, stop in who.sliders.items():
        if stop:
            who.sliders[slider] = 0
            table.emit(events.SliderMoved(who.id, slider, 0))
    who.focus_left = SHIFTS


@special("name-closing-symbol")
def name_closing_symbol(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """Another symbol than the gate's own decides which monsters leave; any but the moon."""
    symbols = [symbol for symbol in SYMBOLS if symbol != MOON]
    picked = yield from asking.pick("symbol", ctx.you, "symbol", symbols, ctx.source)
    if picked is not None:
        table.state.flags.append(gates.NAMED_SYMBOL + picked)


@special("cancel-encounter")
def cancel_encounter(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """The cards just drawn for an encounter in town have no effect."""
    if ctx.drawn is not None:
        ctx.drawn.cards.clear()
    yield from ()


@special("move-with-moon-monsters")
def move_with_the_moon(table: Table, who: Investigator, color: ArrowColor) -> Steps[None]:
    """``who`` may go one arrow of the color in which moon monsters move, past whatever is there."""
    end = monster_movement.arrow(table, who.place, color) if table.in_town(who) else None
    if end is None or not travel.may_enter(table, who, end):
        return
    if (yield from asking.yes_no(who, who.id)):
        investigators.move_to(table, who, end, "card")


def monsters_moved(table: Table, white: Collection[str], black: Collection[str]) -> Steps[None]:
    """After the monsters those move who go with the moon."""
    color: ArrowColor | None = "white" if MOON in white else "black" if MOON in black else None
    if color is None:
        return
    for who in table.investigators:
        if table.modifiers("special:move-with-moon-monsters", who):
            yield from move_with_the_moon(table, who, color)


# --- encounters ----------------------------------------------------------------------------------------
@special("find-weather")
def find_weather(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """Mythos cards are turned up until a Weather Environment shows; that comes into play, all else not.

    One that the Ancient One has ignored comes to nothing, however it was found (AOX-04).
    """
    state = table.state
    for _ in range(len(state.mythos)):
        card = mythos_cards.reveal(table)
        assert card is not None, "as many cards as the deck has are turned up"
        printed = mythos_cards.row(table, card)
        if printed.trait != "weather":
            mythos_cards.discard(table, card)
        elif mythos_cards.is_ignored(table, printed):
            mythos_cards.discard(table, card, "ignored")
            return
        else:
            yield from mythos_cards.play_environment(table, card)
            return


@special("reroll-stamina-and-sanity")
def reroll_stamina_and_sanity(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """A die says the Stamina, another the Sanity; never more than the maximum."""
    who = ctx.you
    for what in ("stamina", "sanity"):
        (face,) = table.chance.dice(1)
        table.emit(events.DiceRolled(who.id, ctx.source, (face,), 0))
        new = min(face, skills.maximum(table, who, what))
        change = new - getattr(who, what)
        setattr(who, what, new)
        if change > 0:
            table.emit(events.Gained(who.id, what, change))
        elif change < 0:
            table.emit(events.Lost(who.id, what, -change))
    yield from ()


@special("purge-symbol")
def purge_symbol(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """Monsters are drawn until one bears another symbol than the moon; all of its symbol leave the board."""
    state, library = table.state, table.library
    drawn: list[str] = []
    symbol = None
    while state.cup and symbol is None:
        monster = yield from placing.draw_from_cup(table, enters=False)
        drawn.append(monster)
        if library.monster(monster).symbol != MOON:
            symbol = library.monster(monster).symbol
    for monster in drawn:
        placing.to_cup(table, monster)
    for monster in [one for one in state.monsters if library.monster(one).symbol == symbol]:
        placing.to_cup(table, monster)
