"""A plate in its frame: never enlarged much, on a mat where there is more room than picture."""

from __future__ import annotations

import pygame
import pytest

from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import Canvas, Setter
from arkham_desktop.desktop.draw.framed import MOST_ENLARGED, draw_framed
from arkham_desktop.desktop.draw.likeness import draw_plate
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box

NAME = "azathoth"


class NotingArt(Art):
    """Notes how large the plate was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[tuple[int, int]] = []

    def image(self, kind: str, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture, noted."""
        if kind == "ancient-ones":
            self.sizes.append(size)
        return super().image(kind, name, size)


def canvas_of(width: int, height: int, scale: float, art: Art) -> Canvas:
    surface = pygame.Surface((width, height))
    surface.fill((0, 80, 0))
    fonts = Fonts()
    return Canvas(surface, scale, fonts, Icons(), Setter(fonts), art)


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
@pytest.mark.parametrize("height", [160, 400, 650, 900])
def test_a_plate_is_never_enlarged_much_and_its_frame_fills_the_box(height: int, scale: float) -> None:
    art = NotingArt()
    largest = art.largest("ancient-ones", NAME)
    assert largest is not None
    high, wide = round(height * scale), round(height * scale * 0.8)
    canvas = canvas_of(wide, high, scale, art)
    assert draw_framed(canvas, Box(0, 0, height * 0.8, height), "ancient-ones", NAME, "Azathoth")
    (size,) = art.sizes
    # Without a mat the picture takes the whole frame, which may be a little larger still.
    assert max(size) <= largest * MOST_ENLARGED * 1.14
    corners = [(2, 2), (wide - 3, 2), (2, high - 3), (wide - 3, high - 3)]
    assert all(canvas.surface.get_at(corner)[:3] != (0, 80, 0) for corner in corners)


def test_a_plate_with_little_room_is_the_plate_as_it_hangs_everywhere() -> None:
    framed, plain = (canvas_of(320, 400, 1.0, Art()) for _ in range(2))
    box = Box(0, 0, 320, 400)
    assert draw_framed(framed, box, "ancient-ones", NAME, "Azathoth")
    assert draw_plate(plain, box, "ancient-ones", NAME)
    assert pygame.image.tobytes(framed.surface, "RGB") == pygame.image.tobytes(plain.surface, "RGB")


def test_on_a_mat_stands_whose_plate_that_is() -> None:
    art = Art()
    with_name, without = (canvas_of(1040, 1300, 2.0, art) for _ in range(2))
    box = Box(0, 0, 520, 650)
    assert draw_framed(with_name, box, "ancient-ones", NAME, "Azathoth")
    assert draw_framed(without, box, "ancient-ones", NAME, "")
    different = pygame.mask.from_threshold(with_name.surface, (0, 0, 0), (1, 1, 1, 255), without.surface)
    different.invert()
    boxes = different.get_bounding_rects()
    assert boxes
    assert all(one.top > 1000 and 200 < one.left < 840 for one in boxes), "on the plate below the picture"


def test_without_a_picture_nothing_is_drawn() -> None:
    canvas = canvas_of(320, 400, 1.0, Art())
    assert not draw_framed(canvas, Box(0, 0, 320, 400), "ancient-ones", "nobody", "Nobody")
    assert canvas.surface.get_at((160, 200))[:3] == (0, 80, 0)
