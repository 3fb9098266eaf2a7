"""What lies over the table: pills for what matters outside the view, a phase's banner, failed saving."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.news import Item
    from arkham_desktop.desktop.scenes.table import TableScene

_HEIGHT = 28.0
_MOST = 6
_LEAST_TOAST = 300.0
"""Units: with less of the table in sight nothing is told over it."""


@dataclass(frozen=True, slots=True)
class Pill:
    """One pill."""

    target: str
    text: str
    box: Box
    on_left: bool

    def draw(self, canvas: Canvas) -> None:
        """Draw it with its arrow."""
        canvas.panel(self.box, theme.BAR, radius=_HEIGHT / 2, border=theme.AMBER, width=1.6)
        icon = self.box.left + 15 if self.on_left else self.box.right - 15
        canvas.icon("back" if self.on_left else "right", (icon, self.box.centery), 14, theme.AMBER)
        left = self.box.left + (26 if self.on_left else 12)
        words = Box(left, self.box.top, self.box.width - 38, self.box.height)
        canvas.label(self.text, words, theme.CAPTION_BOLD)

    def contains(self, at: Position) -> bool:
        """Whether the pointer is over it."""
        return bool(self.box.collidepoint(at))


def pills(scene: TableScene, region: Box) -> list[Pill]:
    """The pills for lit targets that lie outside the view; none where there are too many to name."""
    camera, canvas = scene.view.camera, scene.stage.measuring
    if scene.desk.regions.drawer.width > 0:  # the drawer's handle stands at the right edge
        region = Box(region.left, region.top, region.width - 40, region.height)
    outside: list[tuple[str, Box]] = []
    for target in scene.marks.lit:
        box = scene.view.target_box(target)
        if box is not None and not region.colliderect(camera.box_to_window(box).inflate(-12, -12)):
            outside.append((target, camera.box_to_window(box)))
    if len(outside) > _MOST:
        return []
    taken: list[Box] = []
    found: list[Pill] = []
    for target, box in outside:
        number = scene.marks.lit[target]
        name = scene.texts.short(target)
        text = f"{number} {name}" if number else name
        width = canvas.text_width(text, theme.CAPTION_BOLD) + 42
        on_left = box.centerx < region.centerx
        left = region.left + 8 if on_left else region.right - 8 - width
        if region.left < box.centerx < region.right:
            left = min(max(box.centerx - width / 2, region.left + 8), region.right - 8 - width)
        top = min(max(box.centery - _HEIGHT / 2, region.top + 8), region.bottom - 8 - _HEIGHT)
        place = Box(left, top, width, _HEIGHT)
        while any(place.colliderect(other) for other in taken):
            place.y += (_HEIGHT + 6) * (1 if top < region.centery else -1)
        taken.append(place)
        found.append(Pill(target, text, place, on_left))
    return found


def draw_over(scene: TableScene, canvas: Canvas, region: Box) -> list[Box]:
    """Draw all that lies over the table now; gives the boxes of it."""
    still = not scene.view.playback.playing and not scene.in_battle
    scene.pills = pills(scene, region) if still else []
    for pill in scene.pills:
        pill.draw(canvas)
    over = [pill.box for pill in scene.pills]
    banner, toast = scene.notices.banner, scene.notices.toast if _has_room(scene) else ()
    if banner is not None:
        draw_banner(canvas, region, *banner)
    if scene.session.save_failed:
        draw_failed(canvas, region, scene.session.save_failed)
    elif toast:
        draw_toast(canvas, region, toast)
    if scene.tip_shown or banner is not None or toast:
        over.append(region)
    return over


def _has_room(scene: TableScene) -> bool:
    """What happened is told over the table: the sheet that tells it else is small, or not there."""
    if scene.desk.regions.free.width < _LEAST_TOAST:
        return False
    return scene.docked is not None or scene.desk.regions.layout.name != "wide" or not scene.panels


def draw_banner(canvas: Canvas, region: Box, text: str, color: theme.Color) -> None:
    """A new phase, across the table's top edge."""
    band = Box(region.left, region.top, region.width, 46)
    canvas.fill(theme.BAR, band)
    canvas.fill(color, Box(band.left, band.bottom - 4, band.width, 4))
    canvas.label(text, band, theme.HEADING.at(24), color, align="center")


def draw_toast(canvas: Canvas, region: Box, lines: Sequence[Item]) -> None:
    """What came of the last choice: a line each at the table's lower edge, its cause beside it."""
    high, style = 28.0, theme.BODY_BOLD.at(15)
    wide = [
        42 + canvas.text_width(line.text, style) + (14 + canvas.text_width(line.cause, theme.CAPTION))
        for line in lines
    ]
    width = min(region.width - 16, max(wide) + 12)
    box = Box(region.left + 8, region.bottom - 8 - high * len(lines) - 8, width, high * len(lines) + 8)
    canvas.panel(box, theme.BAR, radius=theme.RADIUS, border=theme.BRASS_LINE, width=1.5)
    for index, line in enumerate(lines):
        row = Box(box.left + 10, box.top + 4 + index * high, box.width - 20, high)
        canvas.icon(line.icon, (row.left + 11, row.centery), 17, theme.INK)
        used = canvas.label(line.text, Box(row.left + 30, row.top, row.width - 30, high), style)
        rest = Box(row.left + 30 + used + 12, row.top + 1, row.width - used - 42, high)
        if line.cause and fits(canvas, line.cause, rest.width, theme.CAPTION):
            canvas.label(line.cause, rest, theme.CAPTION, theme.INK_SOFT)


def draw_failed(canvas: Canvas, region: Box, why: str) -> None:
    """What stays until saving works again: at the table's lower edge, in as many lines as it takes."""
    text = say("bar.not-saved", why=why)
    width = region.width - 54
    height = max(34.0, canvas.paragraph_height(text, width, theme.BODY_BOLD) + 12)
    box = Box(region.left, region.bottom - height, region.width, height)
    canvas.fill(theme.WHITE, box)
    canvas.icon("warning", (box.left + 22, box.centery), 18, theme.PAPER_INK)
    words = Box(box.left + 42, box.top, width, height)
    canvas.paragraph(text, words, theme.BODY_BOLD, theme.PAPER_INK, middle=True)
