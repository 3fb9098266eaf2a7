"""What can be chosen on the table, for the keyboard: every lit space, monster or world takes the focus.

They are a region of their own beside bar, rail, dock, strip and top bar (see `REGIONS`): Tab goes there, the
arrows go to the nearest lit target that way, Enter does what a click does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.widgets import Widget

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene

REGIONS = ("bar", "table", "rail", "dock", "strip", "top")
"""The order in which Tab goes through the parts of the table scene."""
PREFIX = "target-"


class MapTarget(Widget):
    """A target on the table. The pointer passes through it: the table itself says what it is over."""

    def __init__(self, scene: TableScene, target: str) -> None:
        super().__init__(f"{PREFIX}{target}", Box(0, 0, 0, 0))
        self._scene = scene
        self.target = target
        self.region = "table"

    @property
    def where(self) -> Box:
        """Where it is in the window at the moment."""
        view = self._scene.view
        box = view.target_box(self.target)
        return view.camera.box_to_window(box) if box is not None else self.box

    def contains(self, at: Position) -> bool:
        """Never: clicks are the table's."""
        return False

    def press(self, at: Position | None = None) -> None:
        """Preview it, or go."""
        self._scene.choices.press_target(self.target)

    def focused(self, has: bool) -> None:
        """Bring it into view."""
        if has:
            self._scene.camera_moves.bring_into_view(self.target)

    def draw_focus(self, canvas: Canvas) -> None:
        """Nothing: the ring belongs to the table and is drawn with it."""

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus ring; the table clips it."""
        place = self.where
        canvas.focus(place, radius=min(place.width, place.height) / 2)


def map_targets(scene: TableScene) -> list[Widget]:
    """A widget for everything on the table that can be chosen, from the top left to the bottom right."""
    if scene.bar.waiting or scene.in_battle:
        return []
    names = dict.fromkeys([*scene.marks.lit, *scene.marks.reach])
    targets = [MapTarget(scene, name) for name in names if scene.view.target_box(name) is not None]
    return sorted(targets, key=lambda target: (target.where.top, target.where.left))


def draw_focused(scene: TableScene, canvas: Canvas) -> None:
    """Draw the ring around the target that has the focus."""
    focus = scene.group.focus
    if isinstance(focus, MapTarget):
        focus.draw_ring(canvas)


def name_regions(parts: dict[str, list[Widget]]) -> list[Widget]:
    """All widgets in Tab's order, each told its region."""
    found: list[Widget] = []
    for region in REGIONS:
        for widget in parts.get(region, []):
            widget.region = region
            found.append(widget)
    return found
