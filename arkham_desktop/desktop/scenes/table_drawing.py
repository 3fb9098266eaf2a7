"""Drawing the middle of the table scene: boards or battle, what has the focus there, what lies over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.battle_board import BattleBoard
from arkham_desktop.desktop.scenes.table_over import draw_over
from arkham_desktop.desktop.scenes.table_targets import draw_focused

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene
    from arkham_desktop.desktop.widgets import Group

_ON_TABLE = ("minimap", "minimap-large", "drawer", "peek-edge")
"""Widgets that lie on the table, and have to be drawn whenever it is."""


def draw_table(scene: TableScene, canvas: Canvas) -> None:
    """Draw the boards, or in the final battle the Ancient One, and all that lies over them."""
    regions = scene.desk.regions
    region = regions.free
    if regions.drawer.width > 0 and scene.drawer:
        region = Box(region.left, region.top, regions.drawer.left - region.left, region.height)
    if scene.in_battle:
        with canvas.clipped(region):
            BattleBoard(scene.desk).draw(canvas, region)
    else:
        scene.view.draw(canvas, region, scene.marks)
        canvas.vignette(region, 46, 120)
    with canvas.clipped(region):
        draw_focused(scene, canvas)
        over = draw_over(scene, canvas, region)
    scene.ornaments.laid(canvas, region, over)


def draw_on_table(group: Group, canvas: Canvas) -> None:
    """Draw the widgets that lie on the table, and the tip, where nothing around it has changed."""
    for name in _ON_TABLE:
        if name in group:
            widget = group[name]
            widget.draw(canvas, group.look(widget))
    group.draw_tip(canvas)
