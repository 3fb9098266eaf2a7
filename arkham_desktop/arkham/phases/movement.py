"""The Movement phase: walking, trains, Other Worlds, and what happens where one ends (MOV)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from arkham_desktop.arkham import abilities, modifiers
from arkham_desktop.arkham.held import held
from arkham_desktop.arkham.rules import combat, evading, gates, investigators, losses, skills, spells, travel
from arkham_desktop.arkham.state import LOST
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

MOVING = "moving"
"""Key of ``Investigator.used`` while one's own movement goes on: cards may add to it or take its place."""
WALKED = "walked"
"""Key of ``Investigator.used``: steps, trains and rides of this turn."""
SPENT = "spent_points"
"""Key of ``Investigator.used``: movement points spent this turn, but for reading Tomes."""
MET = "met"
"""Key of ``Investigator.used``: the monsters of this place have been dealt with, one stays here (MOV-06)."""
IGNORE_MONSTERS = "ignore-monsters-while-moving"
_DONE = Option("done")


def is_moving(table: Table, who: Investigator) -> bool:
    """Whether ``who`` is on the move: in a town, and free to spend or gain points (MOV-20, MOV-21)."""
    return MOVING in who.used


def phase_for(table: Table, who: Investigator) -> Steps[None]:
    """The Movement phase of ``who``."""
    if who.delayed:
        who.used[spells.GOT_UP] = 1
    if who.turn_lost:
        _serve_lost_turn(table, who)
    elif who.turn_ended or who.place == LOST:
        return
    elif who.area:
        yield from _in_other_world(table, who)
    elif who.delayed:
        yield from _get_up(table, who)
    elif investigators.in_jail(table, who):
        if investigators.lets_go(table, who.place):
            investigators.leave_jail(table, who)
        yield from _trade_there(table, who)
    else:
        yield from _walk(table, who)
    who.used.pop(MOVING, None)
    who.used.pop(MET, None)
    who.used.pop(spells.GOT_UP, None)
    evading.forget_evaded(who)
    who.movement_left = 0
    for module in table.modules:
        yield from module.movement_over(table, who)


def _serve_lost_turn(table: Table, who: Investigator) -> None:
    """All that is left of a lost turn: prisoners and the lost stand up (INV-07, INV-09)."""
    if who.place == LOST:
        investigators.stand_up(table, who)
    elif investigators.in_jail(table, who) and investigators.lets_go(table, who.place):
        investigators.leave_jail(table, who)


def _get_up(table: Table, who: Investigator) -> Steps[None]:
    """A delayed investigator gets up: no points, no move, but trades and meets monsters (MOV-19, MOV-20)."""
    investigators.stand_up(table, who)
    displaced = who.displaced

    def build() -> list[Option]:
        return [_DONE] if who.displaced == displaced else []

    yield Decision("move", who.id, build, window="movement", reason="MOV-20")
    if who.displaced == displaced:
        yield from end_of_movement(table, who)


# --- in a town ----------------------------------------------------------------------------------------
def _walk(table: Table, who: Investigator) -> Steps[None]:
    """Step by step until the points or the wish are used up, then the end of movement."""
    displaced = who.displaced
    who.movement_left = skills.movement_points(table, who)
    who.used[MOVING] = 1

    def build() -> list[Option]:
        if who.displaced != displaced:
            return []
        if MOVING not in who.used:  # a card took the place of the walk
            return [_DONE]
        return [*_ways(table, who), _DONE]

    while who.displaced == displaced:
        # Ended by hand even where nothing else is left: what follows (encounters, fights) is not to surprise.
        choice = yield Decision("move", who.id, build, window="movement", reason="MOV-01", show=True)
        if choice.verb == "go":
            going = yield from _step(table, who, choice.target)
        elif choice.verb == "train":
            going = yield from _ride_train(table, who, choice.target)
        else:
            going = False
        if not going:
            break
    stop(who)  # what follows is no movement any more: points left over are lost
    if who.displaced == displaced and not who.area:
        yield from end_of_movement(table, who)


@cache
def _go(space: str) -> Option:
    """The option to step to a space; it is the same every time."""
    return Option("go", space)


def _ways(table: Table, who: Investigator) -> list[Option]:
    """The steps and trains that the points left allow."""
    left = who.movement_left
    if left < 1:
        return []
    spaces = travel.steps_from(table, who)
    if travel.some_steps_cost_more(table, who):
        spaces = [space for space in spaces if travel.step_cost(table, who, space) <= left]
    options = [_go(space) for space in spaces]
    if table.library.spaces[who.place].depot:
        options += [Option("train", depot) for depot in travel.trains_from(table, who)]
    return options


def _leave(table: Table, who: Investigator) -> Steps[bool]:
    """Deal with the monsters before leaving (MOV-04); False when one has to stay (MOV-06)."""
    monsters = evading.still_to_meet(table, who, who.place)
    if not monsters or modifiers.has_special(table, who, IGNORE_MONSTERS):
        return True
    place, displaced = who.place, who.displaced
    evaded = yield from combat.meet_monsters(table, who, monsters)
    if evaded and who.displaced == displaced:
        return True
    who.movement_left = 0
    who.used.pop(MOVING, None)
    if who.place == place:
        who.used[MET] = 1
    return False


def _step(table: Table, who: Investigator, space: str) -> Steps[bool]:
    """One step; whether movement may go on."""
    if not (yield from _leave(table, who)):
        return False
    spend_points(who, travel.step_cost(table, who, space))
    who.used[WALKED] = 1
    investigators.move_to(table, who, space, "walk")
    return (yield from entered(table, who))


def _ride_train(table: Table, who: Investigator, depot: str) -> Steps[bool]:
    """A train to another town: a dollar and a movement point (MOV-25)."""
    if not (yield from _leave(table, who)):
        return False
    losses.pay(table, who, "money", travel.train_fare(table, who))
    spend_points(who, 1)
    who.used[WALKED] = 1
    investigators.move_to(table, who, depot, "train")
    return (yield from entered(table, who))


def entered(table: Table, who: Investigator) -> Steps[bool]:
    """What happens to whoever enters a place, by himself or moved there; whether movement may go on."""
    if table.listeners("enter_location"):
        displaced = who.displaced
        yield from abilities.trigger(table, "enter_location", who=who, place=who.place)
        return who.displaced == displaced
    return True


def ride(table: Table, who: Investigator, place: str, *, ends: bool) -> Steps[None]:
    """A card or a place carries ``who`` to ``place`` as a part of his movement (MOV-23).

    Monsters at the start are fought or evaded first, those on the way do not matter, those at the end are met
    as at the end of any movement. ``ends``: it takes the place of the walk, so that no steps follow.
    """
    if not (yield from _leave(table, who)):
        return
    who.used[WALKED] = 1
    investigators.move_to(table, who, place, "ride")
    if ends:
        stop(who)
    yield from entered(table, who)


def spend_points(who: Investigator, n: int, *, reading: bool = False) -> None:
    """Spend movement points; those spent on reading a Tome are not counted as moving."""
    who.movement_left -= n
    if not reading:
        who.used[SPENT] = who.used.get(SPENT, 0) + n


def stop(who: Investigator) -> None:
    """End somebody's own movement where he stands; the end of movement follows."""
    who.movement_left = 0
    who.used.pop(MOVING, None)


# --- in an Other World --------------------------------------------------------------------------------
def _in_other_world(table: Table, who: Investigator) -> Steps[None]:
    """From the first area to the second, from the second back; the delayed only get up (MOV-11, MOV-12)."""
    world, area, displaced = who.place, who.area, who.displaced

    def build() -> list[Option]:
        return [_DONE] if who.displaced == displaced else []

    if who.delayed:
        investigators.stand_up(table, who)
        yield Decision("move", who.id, build, window="movement", reason="MOV-19")
    else:
        yield Decision("move", who.id, build, window="movement", reason="MOV-11")
        if who.displaced == displaced:
            if area < table.library.worlds[world].areas:
                investigators.move_to(table, who, world, "walk", area=area + 1)
            else:
                yield from gates.return_from(table, who)
            yield from _trade_there(table, who)
    if who.area == 0 and who.place in table.library.spaces and who.returned:
        yield from end_of_movement(table, who)


def _trade_there(table: Table, who: Investigator) -> Steps[None]:
    """After such a movement, too, one may trade with whoever is there (TRD-04): nobody else may ask for it.

    Where monsters are, the question whether to fight them is the time for it.
    """
    displaced = who.displaced

    def build() -> list[Option]:
        there = who.displaced == displaced and who.place != LOST and table.companions(who)
        return [_DONE] if there and (who.area or not table.monsters_at(who.place)) else []

    yield Decision("end_of_movement", who.id, build, window="movement", reason="TRD-01")


# --- the end of movement ------------------------------------------------------------------------------
def end_of_movement(table: Table, who: Investigator) -> Steps[None]:
    """Monsters first, then clues, then what waits at the place (MOV-05, MOV-07, MOV-08)."""
    displaced = who.displaced
    for module in table.modules:
        yield from module.end_of_movement(table, who)
        if who.displaced != displaced:
            return
    yield from _meet(table, who)
    if who.displaced != displaced:
        return
    yield from _pick_up_clues(table, who)
    yield from _late_spells(table, who)
    if who.displaced == displaced and table.listeners("end_of_movement"):
        yield from abilities.trigger(table, "end_of_movement", who=who, place=who.place)


def _meet(table: Table, who: Investigator) -> Steps[None]:
    """Fight or evade what is there; who has just returned need not, but may fight (MOV-16, MOV-17)."""
    if MET in who.used:
        return
    if not table.monsters_at(who.place) or modifiers.has_special(table, who, IGNORE_MONSTERS):
        return
    if not who.returned:
        yield from combat.meet_monsters(table, who, evading.still_to_meet(table, who, who.place))
        return
    place, displaced = who.place, who.displaced
    fought: set[str] = set()

    def build() -> list[Option]:
        if who.displaced != displaced:
            return []
        left = [monster for monster in table.monsters_at(place) if monster not in fought]
        return [*(Option("fight", monster) for monster in left), _DONE] if left else []

    while True:
        choice = yield Decision("returned", who.id, build, window="movement", reason="MOV-17")
        if choice.verb != "fight":
            return
        fought.add(choice.target)
        yield from combat.fight(table, who, choice.target)


def _pick_up_clues(table: Table, who: Investigator) -> Steps[None]:
    """Any number of the clue tokens that lie there: none, some or all (MOV-07, MOV-10)."""
    place = who.place
    lying = table.state.clues.get(place, 0)
    if not lying or modifiers.prevented(table, "pick_up_clue", who=who, place=place) is not None:
        return
    limit = modifiers.total(table, "limit_clues", -1, who=who)
    most = lying if limit < 0 else min(lying, max(0, limit - who.clues))
    if most == 0:
        return
    choice = yield Decision(
        "clues",
        who.id,
        lambda: [Option("n", str(n), n) for n in range(most, -1, -1)],
        about=place,
        reason="MOV-07",
    )
    if choice.data:
        investigators.take_clues(table, who, place, choice.data)


def _late_spells(table: Table, who: Investigator) -> Steps[None]:
    """A moment for spells that are cast at the end of movement."""
    if "end_of_movement" in held(table, who).spell_moments:
        yield Decision("end_of_movement", who.id, lambda: [_DONE], window="end_of_movement", reason="MOV-07")
