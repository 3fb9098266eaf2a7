"""Walks of several steps: previewed with what is met on the way, then made step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.panels.walking import plan_walk, steps_offered
from arkham_desktop.desktop.scenes.table_marks import WALKING
from arkham_desktop.desktop.table.route import Route
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene


class Walks:
    """The walk of a table scene that is previewed, and the one under way."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._under_way: Route | None = None
        self._shown: list[Route] = []

    def preview(self, goal: str, *, again: bool = False) -> None:
        """Preview the walk to a place; ``again``: another way than those shown."""
        scene = self._scene
        decision = scene.session.game.pending
        if decision is None:
            return
        if not again:
            self._shown = []
        who = scene.table.investigator(decision.who)
        first = steps_offered(option.id for option in decision.options)
        walk = plan_walk(scene.table, who, goal, first, scene.texts, skip=self._shown)
        if walk is None:
            scene.choices.notice(say("bar.nowhere"))
            return
        if walk.route in self._shown:
            self._shown = []
        self._shown.append(walk.route)
        scene.bar.walk = walk
        scene.bar.pinned = f"go:{goal}" if goal in first else ""
        scene.bar.notice = ""
        scene.group.set_focus("")
        scene.arrange()

    def other_way(self) -> None:
        """Preview another way to the same place."""
        walk = self._scene.bar.walk
        if walk is not None and walk.others:
            self.preview(walk.route.goal, again=True)

    def begin(self, route: Route) -> None:
        """Make the first step of a walk; the others follow when nothing moves any more."""
        self._under_way = route
        self._scene.choices.take(f"go:{route.steps[0]}")

    def forget(self) -> None:
        """No walk is under way."""
        self._under_way = None

    def go_on(self) -> bool:
        """Make the next step of a walk; False when there is none, or something else is asked."""
        scene = self._scene
        route, self._under_way = self._under_way, None
        decision = scene.session.game.pending
        if route is None or decision is None:
            return False
        if decision.kind != WALKING:
            if decision.who in {one.id for one in scene.table.investigators}:
                scene.choices.notice(say("walk.stopped"))
            return False
        rest = route.rest_from(scene.table.investigator(decision.who).place)
        if rest is None:
            return False
        if decision.option(f"go:{rest.steps[0]}") is None:
            scene.choices.notice(say("walk.stopped"))
            return False
        self.begin(rest)
        return True
