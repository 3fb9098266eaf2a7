"""What lies over the table: pills for what matters outside the view, a phase's banner, failed saving."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene

_HEIGHT = 28.0
_MOST = 6


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


def draw_banner(canvas: Canvas, region: Box, text: str, color: theme.Color) -> None:
    """A new phase, across the table's top edge."""
    band = Box(region.left, region.top, region.width, 46)
    canvas.fill(theme.BAR, band)
    canvas.fill(color, Box(band.left, band.bottom - 4, band.width, 4))
    canvas.label(text, band, theme.HEADING.at(24), color, align="center")


def draw_failed(canvas: Canvas, region: Box, why: str) -> None:
    """A line that stays until saving works again."""
    line = Box(region.left, region.bottom - 34, region.width, 34)
    canvas.fill(theme.WHITE, line)
    canvas.icon("warning", (line.left + 22, line.centery), 18, theme.PAPER_INK)
    words = Box(line.left + 42, line.top, line.width - 50, line.height)
    canvas.label(say("bar.not-saved", why=why), words, theme.BODY_BOLD, theme.PAPER_INK)
