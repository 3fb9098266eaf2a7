"""What the open decision marks on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.panels.numbering import Numbered
from arkham_desktop.desktop.panels.walking import steps_offered, within_reach
from arkham_desktop.desktop.table.view import Marks

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene
    from arkham_desktop.engine import Option

WALKING = "move"
"""The kind of decision in which an investigator walks."""


def target_of(scene: TableScene, option: Option) -> str | None:
    """The key of what an option is about on the table; None when that does not lie there."""
    target = option.target
    if not target:
        return None
    geometry = scene.view.geometry
    if target in scene.view.tokens or target in geometry.spots or target in geometry.worlds:
        return target
    return None


def options_at(scene: TableScene, target: str) -> list[Option]:
    """The options of the open decision about something on the table; asides are not chosen there."""
    decision = scene.session.game.pending
    if decision is None:
        return []
    return [one for one in decision.options if not one.aside and target_of(scene, one) == target]


def marks_of(scene: TableScene, numbered: Numbered) -> Marks:
    """The marks of the open decision, with what is pinned."""
    decision = scene.session.game.pending
    if decision is None:
        return Marks()
    lit: dict[str, str] = {}
    for option in numbered.main:
        target = target_of(scene, option)
        if target is not None:
            lit.setdefault(target, numbered.number_of(option.id))
    pinned = next((one for one in decision.options if one.id == scene.bar.pinned), None)
    walk = scene.bar.walk
    stops = {}
    route: tuple[str, ...] = ()
    pinned_target = target_of(scene, pinned) if pinned is not None else None
    if walk is not None:
        route = walk.route.places
        pinned_target = walk.route.goal
        stops = {stop.place: scene.texts.percent(stop.chance) for stop in walk.stops if stop.chance < 1}
    return Marks(lit, _reach(scene, lit), pinned_target, decision.who, route, stops)


def _reach(scene: TableScene, lit: dict[str, str]) -> frozenset[str]:
    decision = scene.session.game.pending
    if decision is None or decision.kind != WALKING:
        return frozenset()
    who = scene.table.investigator(decision.who)
    first = steps_offered(option.id for option in decision.options)
    near = within_reach(scene.table, who, first)
    return frozenset(place for place in near if place not in lit and place not in scene.table.state.closed)
