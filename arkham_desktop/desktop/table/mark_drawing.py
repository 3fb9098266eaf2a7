"""Drawing the marks over the ground: what can be chosen, the way of a walk, numbers of options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.camera import NOTES
from arkham_desktop.desktop.table.geometry import CORNER, Point, Spot, TableGeometry
from arkham_desktop.desktop.table.labels import square_box
from arkham_desktop.desktop.table.pen import stroke
from arkham_desktop.desktop.table.rings import open_ring

if TYPE_CHECKING:
    from collections.abc import Callable

    from arkham_desktop.desktop.table.pieces import PieceDrawer
    from arkham_desktop.desktop.table.view import Marks, TableView

_PLATES = ("street", "location", "sub_location")
"""Kinds of spots that somebody walks to."""


class MarkDrawer:
    """Draws marks on the canvas and at the camera of the pieces that they belong to."""

    def __init__(
        self,
        pieces: PieceDrawer,
        geometry: TableGeometry,
        plate_of: Callable[[str, float, float], Box | None],
    ) -> None:
        """``plate_of`` says where a street's plate stands at a zoom and scale."""
        self._pieces = pieces
        self._geometry = geometry
        self._plate_of = plate_of
        self._route: tuple[object, pygame.Surface, Point] | None = None

    def route(self, places: tuple[str, ...]) -> None:
        """The way of a walk: amber, cased, under the tokens."""
        canvas, projection = self._pieces.canvas, self._pieces.projection
        key = (places, projection.k)
        if self._route is None or self._route[0] != key:
            legs = self._geometry.legs(places)
            self._route = (key, *_route_image(legs, projection.k, canvas.scale))
        _, image, corner = self._route
        canvas.surface.blit(image, projection.px(corner))

    def dim(self, marks: Marks) -> None:
        """A veil over the spaces that cannot be chosen, while spaces are chosen from."""
        spots = self._geometry.spots
        wanted = {target for target in (*marks.lit, *marks.reach) if target in spots}
        if not any(spots[target].kind in _PLATES for target in wanted):
            return
        wanted |= {marks.pinned or "", *marks.route}
        color = (0x20, 0x14, 0x0A, 84)
        pieces, zoom = self._pieces, self._pieces.camera.zoom
        for spot in spots.values():
            if spot.kind not in _PLATES or spot.key in wanted or not pieces.sees(spot.at):
                continue
            if spot.kind == "street":
                pieces.canvas.panel(pieces.box(square_box(spot)), color, radius=CORNER * zoom)
            else:
                pieces.canvas.disc(pieces.unit(spot.at), spot.half[0] * zoom, color)

    def rings(self, view: TableView, marks: Marks) -> None:
        """Rings around the spots and worlds that can be chosen, and what was asked about."""
        for place in marks.reach:
            self._ring(place, 1.6)
        for target in marks.lit:
            if target not in view.tokens:
                self._ring(target, 6.0 if target == marks.pinned else 2.8)
        if marks.pinned is not None and marks.pinned not in marks.lit:
            self._ring(marks.pinned, 6.0)
        if marks.asked is not None:
            box = view.target_box(marks.asked)
            if box is not None:
                self._pieces.canvas.dashed(self._pieces.box(box.inflate(16, 16)), theme.WHITE, width=3)

    def _ring(self, target: str, width: float) -> None:
        canvas = self._pieces.canvas
        spot = self._geometry.spots.get(target)
        if spot is not None and spot.kind in ("location", "sub_location", "area"):
            at, radius = self._pieces.unit(spot.at), spot.half[0] * self._pieces.camera.zoom + width / 2 + 1
            if spot.kind == "location":
                image = open_ring(canvas.px(radius - width / 2), canvas.px(width), canvas.px(1.2))
                x, y = self._pieces.projection.px(spot.at)
                canvas.surface.blit(image, (x - image.get_width() // 2, y - image.get_height() // 2))
                return
            canvas.disc(at, radius + width / 2 + 1.2, None, border=theme.CASING, width=width + 2.4)
            canvas.disc(at, radius + width / 2, None, border=theme.AMBER, width=width)
            return
        box = self._geometry.place_box(target)
        if box is None:
            return
        if spot is not None and spot.kind == "street":
            box = square_box(spot)
            plate = self._plate_of(target, self._pieces.camera.zoom, canvas.scale)
            box = box.union(plate) if plate is not None else box
        corner = 16 * self._pieces.camera.zoom
        canvas.frame(self._pieces.box(box), theme.CASING, width=width + 2.4, radius=corner, gap=width + 2.2)
        canvas.frame(self._pieces.box(box), theme.AMBER, width=width, radius=corner, gap=width + 1)

    def badges(self, view: TableView, marks: Marks) -> None:
        """The numbers of the options at their targets, and what is said at the stops of a route."""
        for place, text in marks.stops.items():
            spot = self._geometry.spots.get(place)
            if spot is not None:
                self._stop(spot, text)
        radius = 12.0 if self._pieces.camera.zoom >= NOTES else 9.0
        for target, number in marks.lit.items():
            box = view.target_box(target)
            if number and box is not None:
                self._pieces.canvas.number_badge(number, self._badge_at(target, box), radius=radius)

    def _badge_at(self, target: str, box: Box) -> Point:
        spot = self._geometry.spots.get(target)
        if spot is not None and spot.kind in ("location", "sub_location", "area"):
            reach = spot.half[0] * 0.72 + 3
            at = self._pieces.unit((spot.at[0] + reach, spot.at[1] - reach))
        elif spot is None and target not in self._geometry.worlds:
            at = self._pieces.unit((box.centerx, box.top - 6))
        else:
            at = self._pieces.unit((box.right - 2, box.top))
        region = self._pieces.camera.view
        return (
            min(max(at[0], region.left + 14), region.right - 14),
            min(max(at[1], region.top + 14), region.bottom - 14),
        )

    def _stop(self, spot: Spot, text: str) -> None:
        canvas = self._pieces.canvas
        width = canvas.text_width(text, theme.CAPTION_BOLD) + 16
        at = self._pieces.unit((spot.at[0], spot.at[1] + spot.half[1]))
        below = 2.0 if spot.kind == "street" else -24.0  # a location's name stands below it
        box = Box(at[0] - width / 2, at[1] + below, width, 22)
        canvas.panel(box, theme.BAR, radius=11, border=theme.AMBER, width=1.5)
        canvas.label(text, box, theme.CAPTION_BOLD, align="center")


def _route_image(legs: list[list[Point]], k: float, scale: float) -> tuple[pygame.Surface, Point]:
    """A way drawn twice as large and scaled down, and the table point of its top left corner."""
    margin = 8 * scale / k
    points = [point for leg in legs for point in leg]
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    width = max(x for x, _ in points) + margin - left
    height = max(y for _, y in points) + margin - top
    size = (max(1, round(width * k)), max(1, round(height * k)))
    big = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    big.fill((*palette.opaque(theme.AMBER), 0))
    for color, units in ((theme.CASING, 11.0), (theme.AMBER, 7.0)):
        for leg in legs:
            pixels = [((x - left) * k * 2, (y - top) * k * 2) for x, y in leg]
            stroke(big, palette.opaque(color), pixels, max(2, round(units * scale * 2)))
    return pygame.transform.smoothscale(big, size), (left, top)
