"""Drawing what moves now, each kind of movement in its own way, with a word about why.

Normal and fast monsters go along the road; flyers grow as they rise; stalkers turn their eye on whom they
hunt; aquatic monsters sink and come up again; a vortex draws what reached it in.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from arkham_desktop.arkham.state import SKY
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.words import has, say

if TYPE_CHECKING:
    from arkham_desktop.desktop.table.geometry import Point
    from arkham_desktop.desktop.table.motion import Motion, Playback
    from arkham_desktop.desktop.table.pieces import PieceDrawer
    from arkham_desktop.desktop.table.view import Marks

_RISE = 0.45
"""How much a flyer seems to grow in the middle of its flight."""
_RINGS = 3


def draw_motion(drawer: PieceDrawer, motion: Motion, playback: Playback, marks: Marks) -> None:
    """Draw the present motion over everything else."""
    at = playback.place_of(motion)
    radius = drawer.radius(motion.token) * drawer.camera.zoom
    if motion.kind == "travel":
        _travel(drawer, motion, playback.part, at, marks)
    elif motion.kind == "turn":
        drawer.token(motion.token, at, marks)
        _eye(drawer, motion, playback.part, radius)
    elif motion.kind == "dive":
        sunk = 1 - abs(2 * playback.part - 1)
        _ripples(drawer, drawer.unit(at), radius, sunk, palette.WATER_DEEP)
        _scaled(drawer, motion, at, 1 - sunk)
    elif motion.kind == "swallow":
        _ripples(drawer, drawer.unit(at), radius * 1.3, playback.part, palette.VORTEX[3])
        _scaled(drawer, motion, at, 1 - playback.part)
    else:
        # It comes up in a white ring a moment before it lies there; what goes leaves one behind.
        drawer.token_ring(drawer.unit(at), radius, theme.WHITE, 3.2)
        if (motion.kind == "appear") != (playback.part < 0.25):
            drawer.token(motion.token, at, marks)
    _reason(drawer, motion, drawer.unit(at), radius)


def _travel(drawer: PieceDrawer, motion: Motion, part: float, at: Point, marks: Marks) -> None:
    """A white ring, a dashed one where it was; a flyer's way is a dashed line."""
    canvas = drawer.canvas
    radius = drawer.radius(motion.token) * drawer.camera.zoom
    start, end = drawer.unit(motion.points[0]), drawer.unit(motion.points[-1])
    ring = Box(start[0] - radius, start[1] - radius, radius * 2, radius * 2)
    canvas.dashed(ring, theme.CASING, width=2, radius=radius, dash=5)
    if motion.flies:
        canvas.dashed_line(start, end, theme.CASING, 4)
        canvas.dashed_line(start, end, theme.WHITE, 2)
    if motion.how == "flying":
        larger = 1 + _RISE * math.sin(math.pi * part)
        drawer.token_ring(drawer.unit(at), radius * larger, theme.WHITE, 3.2)
        _scaled(drawer, motion, at, larger)
        return
    drawer.token_ring(drawer.unit(at), radius, theme.WHITE, 3.2)
    drawer.token(motion.token, at, marks)


def _eye(drawer: PieceDrawer, motion: Motion, part: float, radius: float) -> None:
    """A line of sight that grows to whoever is hunted, with an eye at the token's rim."""
    canvas = drawer.canvas
    start, end = drawer.unit(motion.points[0]), drawer.unit(motion.points[-1])
    far = math.dist(start, end)
    if far < 1:
        return
    x, y = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    rim = (start[0] + x * (radius + 8), start[1] + y * (radius + 8))
    reach = max(radius + 8, far * part)
    tip = (start[0] + x * reach, start[1] + y * reach)
    canvas.dashed_line(rim, tip, theme.CASING, 5)
    canvas.dashed_line(rim, tip, palette.MOVEMENTS["stalker"], 2.6)
    canvas.disc(rim, 11, theme.WHITE, border=theme.CASING, width=1.5)
    canvas.icon("eye", rim, 15, palette.MOVEMENTS["stalker"])


def _ripples(drawer: PieceDrawer, at: Point, radius: float, part: float, color: palette.Rgb) -> None:
    """Rings that widen around the middle."""
    for index in range(_RINGS):
        wide = radius * (0.5 + part * 0.5 + index * 0.3)
        drawer.canvas.disc(at, wide, None, border=color, width=max(1.0, 3 - index))


def _scaled(drawer: PieceDrawer, motion: Motion, at: Point, scale: float) -> None:
    """The token at another size; nothing when it is too small to be seen."""
    px = round(drawer.radius(motion.token) * drawer.projection.k)
    picture = drawer.picture(motion.token, max(1, px), False)
    size = (round(picture.get_width() * scale), round(picture.get_height() * scale))
    if min(size) < 2:
        return
    x, y = drawer.projection.px(at)
    image = pygame.transform.smoothscale(picture, size)
    drawer.canvas.surface.blit(image, (x - size[0] // 2, y - size[1] // 2))


def reason_key(motion: Motion) -> str:
    """The key of the words that say why it moves so; empty where the road says it."""
    if motion.kind == "swallow":
        return "motion.swallow"
    if motion.kind == "turn":
        return "motion.stalker"
    if motion.kind == "dive":
        return "motion.aquatic"
    if motion.how == "flying":
        return "motion.rises" if motion.token.place == SKY else "motion.drops"
    key = f"motion.{motion.how}"
    return key if motion.how and has(key) else ""


def _reason(drawer: PieceDrawer, motion: Motion, at: Point, radius: float) -> None:
    """A few words above what moves."""
    key = reason_key(motion)
    if not key:
        return
    canvas, style = drawer.canvas, theme.CAPTION_BOLD
    text = say(key)
    width = canvas.text_width(text, style) + 20
    view = drawer.camera.view
    left = min(max(at[0] - width / 2, view.left + 4), max(view.left + 4, view.right - width - 4))
    top = at[1] - radius - 36 if at[1] - radius - 36 > view.top + 4 else at[1] + radius + 12
    box = Box(left, top, width, 24)
    canvas.panel(box, theme.BAR, radius=12, border=theme.WHITE, width=1.2)
    canvas.label(text, box, style, align="center")
