"""How monsters move in the Mythos phase (MON)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from arkham_desktop.arkham import abilities, effects, events, modifiers
from arkham_desktop.arkham.content.library import ArrowColor
from arkham_desktop.arkham.content.models import Space
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.base import Op
from arkham_desktop.arkham.effects.filters import Versus
from arkham_desktop.arkham.effects.flow import Roll
from arkham_desktop.arkham.rules import closing, gates, placing, skills
from arkham_desktop.arkham.state import SKY, Investigator
from arkham_desktop.arkham.table import Table
from arkham_desktop.engine import Decision, Option, Steps

HITS_FROM = 4
"""The lowest face with which the roll of a monster of special movement hits, if nothing changes it."""
FAST_STEPS = 2


class Hunter(NamedTuple):
    """A monster of special movement that goes straight to the nearest investigator where it may enter."""

    streets: bool
    stable: bool
    spared: frozenset[str] = frozenset()

    def may_enter(self, table: Table, space: Space) -> bool:
        """Whether it hunts there; a location with an elder sign is stable (GAT-16)."""
        if space.id in self.spared:
            return False
        if space.kind == "street":
            return self.streets
        is_place = space.kind in ("location", "sub_location")
        return is_place and (self.stable or gates.is_unstable(table, space.id))


HUNTERS: dict[str, Hunter] = {}
"""By kind of monster: whom its own text has it hunt. Each set puts its own kinds in."""


class Move(NamedTuple):
    """A monster about to move, along arrows of a color."""

    monster: str
    color: ArrowColor


# --- the step ------------------------------------------------------------------------------------------
def move_monsters(
    table: Table, white: Collection[str], black: Collection[str], *, all_flyers: bool = False
) -> Steps[None]:
    """Move every monster whose symbol is in one of the boxes, each at most once (MON-01, MON-36).

    Args:
        table: the table.
        white: symbols that move along white arrows.
        black: symbols that move along black arrows.
        all_flyers: a gate burst, which moves every flying monster too (MON-35).
    """
    for move in movers(table, white, black, all_flyers=all_flyers):
        if move.monster in table.state.monsters:  # it may have left the board meanwhile
            yield from _move(table, move)
    for module in table.modules:
        yield from module.monsters_moved(table, white, black)


def movers(
    table: Table, white: Collection[str], black: Collection[str], *, all_flyers: bool = False
) -> list[Move]:
    """The monsters that :func:`move_monsters` would move, in the order they came."""
    found: list[Move] = []
    for monster in table.state.monsters:
        symbol = table.library.monster(monster).symbol
        if symbol in white:
            found.append(Move(monster, "white"))
        elif symbol in black:
            found.append(Move(monster, "black"))
        elif all_flyers and movement_of(table, monster) == "flying":
            found.append(Move(monster, "white"))
    return found


def _move(table: Table, move: Move) -> Steps[None]:
    kind = movement_of(table, move.monster)
    if kind == "special":
        yield from _special(table, move.monster)
        return
    mover = _KINDS.get(kind)
    if mover is None or _met(table, table.state.monsters[move.monster]):
        return  # stationary, or there is somebody to deal with already (MON-04, MON-07)
    path = yield from mover(table, move)
    if path is not None:
        yield from go(table, move.monster, path, kind)


# --- how it moves --------------------------------------------------------------------------------------
def movement_of(table: Table, monster: str) -> str:
    """How a monster moves now: as printed, or as Ancient One or Environment say (MYT-25)."""
    kind: str = table.library.monster(monster).movement
    for modifier in table.modifiers("monster_movement"):
        if _about(table, modifier.op.vs, monster, kind):
            kind = modifier.op.movement
    return kind


def _about(table: Table, vs: Versus, monster: str, kind: str) -> bool:
    """Whether ``vs`` speaks of a monster that moves like ``kind`` at present."""
    if vs.movement is not None:
        return vs.movement == kind
    return modifiers.versus(table, vs, monster=monster)


def _is_held(table: Table, monster: str, kind: str, start: str, end: str) -> bool:
    """Whether something forbids that move."""
    for modifier in table.modifiers("prevent:monster_move"):
        op = modifier.op
        if (
            (op.vs is None or _about(table, op.vs, monster, kind))
            and op.from_ in (None, start)
            and op.to in (None, end)
        ):
            return True
    return False


def _met(table: Table, place: str) -> bool:
    """Whether an investigator is there."""
    return place in [one.place for one in table.investigators]


# --- arrows --------------------------------------------------------------------------------------------
def arrow(table: Table, place: str, color: ArrowColor) -> str | None:
    """Where the arrow leads; None where there is none, or a closed location at its end (MON-02, MON-37)."""
    end = table.library.arrows.get((place, color))
    return None if end is None or closing.is_closed(table, end) else end


def _walk(table: Table, move: Move, steps: int, kind: str) -> tuple[str, ...] | None:
    """The way along up to ``steps`` arrows, stopping where an investigator is (MON-03, MON-05)."""
    path = [table.state.monsters[move.monster]]
    for _ in range(steps):
        end = arrow(table, path[-1], move.color)
        if end is None or _is_held(table, move.monster, kind, path[-1], end):
            break
        path.append(end)
        if _met(table, end) or table.library.spaces[end].kind == "vortex":
            break
    return tuple(path) if len(path) > 1 else None


def _normal(table: Table, move: Move) -> Steps[tuple[str, ...] | None]:
    yield from ()
    return _walk(table, move, 1, "normal")


def _fast(table: Table, move: Move) -> Steps[tuple[str, ...] | None]:
    yield from ()
    return _walk(table, move, FAST_STEPS, "fast")


def march(table: Table, color: ArrowColor) -> Steps[None]:
    """All monsters of the towns but Spawn and fliers follow the arrows of a color, one step each.

    They go like normal ones, which stay with whoever they have met (MON-07).
    """
    spaces = table.library.spaces
    for monster, place in list(table.state.monsters.items()):
        if (
            table.state.monsters.get(monster) == place
            and place in spaces
            and place != SKY
            and not table.library.monster(monster).spawn
            and movement_of(table, monster) != "flying"
            and not _met(table, place)
        ):
            path = _walk(table, Move(monster, color), 1, "normal")
            if path is not None:
                yield from go(table, monster, path, "normal")


# --- flying --------------------------------------------------------------------------------------------
def is_street_for_flyers(space: Space) -> bool:
    """Streets, and the few places that fliers treat as such (MON-19)."""
    return space.kind == "street" or space.flying_as_street


def _flying(table: Table, move: Move) -> Steps[tuple[str, ...] | None]:
    """To a street with an investigator nearby, else to the Sky; from there to any (MON-14 to MON-16)."""
    here = table.state.monsters[move.monster]
    if here == SKY:
        prey = yield from choose_prey(table, _below_the_sky(table))
    else:
        spaces = table.library.spaces
        streets = {near for near in table.library.neighbors[here] if is_street_for_flyers(spaces[near])}
        prey = yield from choose_prey(table, _people_in(table, streets))
    end = prey.place if prey is not None else SKY
    if end == here or _is_held(table, move.monster, "flying", here, end):
        return None
    return (here, end)


def _below_the_sky(table: Table) -> list[Investigator]:
    """Investigators in the streets, and wherever else a card has the Sky adjacent to."""
    spaces = table.library.spaces
    unstable_too = any(
        modifier.op.where == "unstable_locations" for modifier in table.modifiers("sky_adjacent")
    )
    return [
        one
        for one in table.investigators
        if one.place in spaces
        and (
            is_street_for_flyers(spaces[one.place]) or (unstable_too and gates.is_unstable(table, one.place))
        )
    ]


# --- prey ----------------------------------------------------------------------------------------------
def _people_in(table: Table, places: Collection[str]) -> list[Investigator]:
    return [one for one in table.investigators if one.place in places]


def choose_prey(table: Table, people: Sequence[Investigator]) -> Steps[Investigator | None]:
    """The one with the lowest Sneak; among equals in different places the first player picks (MON-16)."""
    if not people:
        return None
    sneak = [(skills.skill(table, one, "sneak"), one) for one in people]
    lowest = min(value for value, _ in sneak)
    equal = [one for value, one in sneak if value == lowest]
    if len({one.place for one in equal}) == 1:
        return equal[0]
    answer = yield Decision(
        "prey", table.first_player.id, lambda: [Option("who", one.id) for one in equal], reason="MON-16"
    )
    return table.investigator(answer.target)


def _distances(table: Table, start: str) -> dict[str, int]:
    """Lines between ``start`` and every space that can be reached from it."""
    found = {start: 0}
    edge = [start]
    while edge:
        further = []
        for place in edge:
            for near in table.library.neighbors[place]:
                if near not in found:
                    found[near] = found[place] + 1
                    further.append(near)
        edge = further
    return found


def _nearest(table: Table, start: str, people: Iterable[Investigator]) -> list[Investigator]:
    """Those of ``people`` who are nearest; other towns, which no line reaches, are farthest."""
    distances = _distances(table, start)
    beyond = len(table.library.spaces)
    measured = [(distances.get(one.place, beyond), one) for one in people]
    least = min((distance for distance, _ in measured), default=0)
    return [one for distance, one in measured if distance == least]


# --- stalkers and aquatic monsters ---------------------------------------------------------------------
def _stalker(table: Table, move: Move) -> Steps[tuple[str, ...] | None]:
    """To somebody in a street or unstable location nearby, whatever the arrows; else normal (MON-22)."""
    here = table.state.monsters[move.monster]
    reach = _stalk_range(table, move.monster)
    spaces = table.library.spaces
    distances = _distances(table, here)
    people = [
        one
        for one in table.investigators
        if 0 < distances.get(one.place, reach + 1) <= reach
        # A sealed location counts as stable (MON-25).
        and (spaces[one.place].kind == "street" or gates.is_unstable(table, one.place))
    ]
    prey = yield from choose_prey(table, people)
    if prey is None:
        return _walk(table, move, 1, "stalker")
    return None if _is_held(table, move.monster, "stalker", here, prey.place) else (here, prey.place)


def _stalk_range(table: Table, monster: str) -> int:
    """How many lines away a stalker looks: 1, unless something says more."""
    reach = 1
    for modifier in table.modifiers("monster_stalk_range"):
        if _about(table, modifier.op.vs, monster, "stalker"):
            reach = modifiers.amount(table, modifier, modifier.op.set or modifier.op.n, None)
    return reach


def _aquatic(table: Table, move: Move) -> Steps[tuple[str, ...] | None]:
    """From water to an investigator at water, at any distance; else normal (MON-31 to MON-33)."""
    here = table.state.monsters[move.monster]
    if modifiers.is_aquatic(table, here):
        people = [
            one
            for one in table.investigators
            if one.place in table.library.spaces and modifiers.is_aquatic(table, one.place)
        ]
        prey = yield from choose_prey(table, people)
        if prey is not None:
            return None if _is_held(table, move.monster, "aquatic", here, prey.place) else (here, prey.place)
    return _walk(table, move, 1, "aquatic")


Mover = Callable[[Table, Move], Steps[tuple[str, ...] | None]]
_KINDS: dict[str, Mover] = {
    "normal": _normal,
    "fast": _fast,
    "flying": _flying,
    "stalker": _stalker,
    "aquatic": _aquatic,
}


# --- special movement ----------------------------------------------------------------------------------
def _special(table: Table, monster: str) -> Steps[None]:
    """Do what the monster's own text says when its symbol comes up (MON-06)."""
    row = table.library.monster(monster)
    if row.special_movement is None:
        return
    here = table.state.monsters[monster]
    if not row.special_movement.moves:
        does = _with_hits(table, monster, row.special_movement.do)
        yield from effects.run_effects(table, does, Context(row.id, monster=monster, place=here))
        return
    hunter = HUNTERS[row.kind]
    if _met(table, here):
        return
    spaces = table.library.spaces
    people = [
        one
        for one in table.investigators
        if one.place in spaces and hunter.may_enter(table, spaces[one.place])
    ]
    prey = yield from choose_prey(table, _nearest(table, here, people))
    if prey is not None and not _is_held(table, monster, "special", here, prey.place):
        yield from go(table, monster, (here, prey.place), "special")


def _with_hits(table: Table, monster: str, does: Sequence[Op]) -> Sequence[Op]:
    """The effects, with the lowest face that hits changed if something says so."""
    lowest = modifiers.total(table, "monster_hits_from", HITS_FROM, monster=monster)
    if lowest == HITS_FROM:
        return does
    return [
        op.model_copy(
            update={
                "table": tuple(face.model_copy(update={"on": tuple(range(lowest, 7))}) for face in op.table)
            }
        )
        if isinstance(op, Roll) and op.table
        else op
        for op in does
    ]


# --- arriving ------------------------------------------------------------------------------------------
def go(table: Table, monster: str, path: tuple[str, ...], how: str) -> Steps[None]:
    """Put a monster at the end of ``path``, and see what that sets off.

    One that comes from another town while Arkham is full goes to the Outskirts: the rule speaks of
    fliers that rise (MON-20), and nothing else keeps the limit when one swims or is lured over.
    """
    start, end = path[0], path[-1]
    arrives = placing.is_limited(table, end) and not placing.is_limited(table, start)
    if arrives and not table.library.monster(monster).spawn and placing.room(table) == 0:
        yield from placing.to_outskirts(table, monster)
        return
    table.state.monsters[monster] = end
    table.emit(events.MonsterMoved(monster, path, how))
    if arrives:
        placing.check_overrun(table)
    if end == SKY and table.listeners("monster_enters_sky"):
        yield from abilities.trigger(table, "monster_enters_sky", place=end, monster=monster)
    elif table.listeners("monster_enters"):
        yield from abilities.trigger(table, "monster_enters", place=end, monster=monster)
