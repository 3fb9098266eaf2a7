"""Where the sensible player sends an investigator: every place has a worth, the way there a price."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from arkham_desktop.arkham.rules import gates, ratings, skills, travel
from arkham_desktop.players import fighting, worth

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

SEALING = 5
WEAK = 2
"""Sanity or stamina at which one should rest."""


class Plan(NamedTuple):
    """A place to go to, the steps to it (in order), and what that is worth."""

    target: str
    path: tuple[str, ...]
    value: float


def paths_from(table: Table, who: Investigator) -> dict[str, tuple[str, ...]]:
    """The shortest path to every place that can be walked to, its own place with no steps."""
    found: dict[str, tuple[str, ...]] = {who.place: ()}
    queue = deque([who.place])
    library = table.library
    while queue:
        place = queue.popleft()
        for near in library.neighbors.get(place, ()):
            if (
                near not in found
                and library.spaces[near].kind in ("street", "location")
                and travel.may_enter(table, who, near)
            ):
                found[near] = (*found[place], near)
                queue.append(near)
    return found


def best(table: Table, who: Investigator) -> Plan:
    """The best plan for a walk from here."""
    points = max(1, who.movement_left or skills.movement_points(table, who))
    dangers = {place: _danger(table, who, place) for place in set(table.state.monsters.values())}
    plans = []
    for place, path in paths_from(table, who).items():
        value = _worth_of(table, who, place)
        turns = max(1, -(-len(path) // points))
        met = sum(dangers.get(step, 0.0) for step in (who.place, *path)) if path else dangers.get(place, 0.0)
        plans.append(Plan(place, path, value / turns**0.7 - met))
    return max(plans, key=lambda plan: (plan.value, -len(plan.path), plan.target))


def _danger(table: Table, who: Investigator, place: str) -> float:
    """What meeting the monsters of a place costs; below 0 where they are easy prey."""
    total = 0.0
    for monster in table.monsters_at(place):
        outlook = fighting.prospect(table, who, monster)
        prey = outlook.win * (0.6 + 0.5 * ratings.toughness(table, monster)) - outlook.cost * 0.8
        total += min(outlook.evade_cost * 0.8, -prey)
    return total


def _worth_of(table: Table, who: Investigator, place: str) -> float:
    library, state = table.library, table.state
    row = library.spaces[place]
    if place in state.gates:
        return _gate(table, who, place)
    if row.kind == "street":
        return 0.1
    value = 0.6 if row.stable is False else 0.4
    clues = state.clues.get(place, 0)
    if clues and not _somebody_nearer(table, who, place):
        value += clues * 2.4
    return value + _service(table, who, place)


def _somebody_nearer(table: Table, who: Investigator, place: str) -> bool:
    return any(one is not who and one.place == place for one in table.investigators)


def ready_for_gate(table: Table, who: Investigator) -> bool:
    """Whether ``who`` is fit for an Other World."""
    return who.sanity > WEAK and who.stamina > WEAK


def closing_chance(table: Table, who: Investigator, space: str) -> float:
    """The chance to close a gate by the better of the two skills, as the sliders stand."""
    modifier, need = gates.modifier_of(table, space), gates.close_need(table, who, space)
    return max(worth.chance(table, who, skill, modifier, need) for skill in ("lore", "fight"))


def _gate(table: Table, who: Investigator, space: str) -> float:
    """Going through a gate: worth most to whoever could seal it afterwards."""
    if who.explored and who.place == space:
        return 30.0
    if not ready_for_gate(table, who):
        return -6.0
    others = sum(
        one is not who and ((one.entered == space and one.area > 0) or one.place == space)
        for one in table.investigators
    )
    if others:
        return -2.0
    pressure = len(table.state.gates) / max(1, gates.gate_limit(table))
    if who.clues >= gates.seal_cost(table, who) or who.card("elder-sign"):
        return 12.0 + 4.0 * pressure
    # Closing alone is for when gates become too many, or when a victory by closing is near.
    value = 1.0 + 6.0 * max(0.0, pressure - 0.4)
    trophies = sum(len(one.gate_trophies) for one in table.investigators)
    if trophies + len(table.state.gates) >= len(table.investigators) and len(table.state.gates) <= 2:
        value += 6.0
    return value


def _service(table: Table, who: Investigator, place: str) -> float:
    """What a place offers: rest, shops, and what trophies buy."""
    value = 0.0
    if place == travel.ASYLUM:
        value += _rest(table, who, "sanity")
    elif place == travel.HOSPITAL:
        value += _rest(table, who, "stamina")
    toughness = sum(ratings.toughness(table, monster) for monster in who.monster_trophies)
    for ability in table.library.spaces[place].abilities:
        if ability.instead_of_encounter:
            value += _bought(table, who, ability.do, toughness) if not ability.cost else 0.0
    if place in ("general-store", "curiositie-shoppe") and who.money >= 4:
        value += min(3.0, who.money / 2) * (1.5 if not _armed(table, who) else 0.7)
    return value


def _bought(table: Table, who: Investigator, do: object, toughness: int) -> float:
    """What trophies buy here: only monsters' are spent, gates' are needed for the victory."""
    return (
        3.0 if toughness >= SEALING and "monster_trophy_toughness" in str(do) and "clue" in str(do) else 0.0
    )


def _rest(table: Table, who: Investigator, what: str) -> float:
    missing = skills.maximum(table, who, what) - getattr(who, what)
    left = getattr(who, what)
    if missing <= 0:
        return 0.0
    gained = missing if who.money >= 2 else 1
    return gained * (2.4 if left <= WEAK else 0.5)


def _armed(table: Table, who: Investigator) -> bool:
    return any(
        table.library.card(card.id).type in ("weapon_physical", "weapon_magical") for card in who.cards
    )
