"""Everything that is read stands out from what it stands on, and nothing is too small to be read.

The pairs that the theme declares are measured on the textures themselves; then whole scenes are drawn, and
the ground under every line of text is measured where it is drawn. What is written on the
boards is not looked at here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame
import pytest

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.contrasts import PAIRS, SYMBOL, TEXT, Pair
from arkham_desktop.desktop.draw import Canvas, Setter, TextBlock
from arkham_desktop.desktop.draw.materials import FOOT
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.hand_over import HandOver, HandOverScene, News
from arkham_desktop.desktop.scenes.keys_help import KeysScene
from arkham_desktop.desktop.scenes.new_game import NewGameScene
from arkham_desktop.desktop.scenes.saved_games import SavedGamesScene
from arkham_desktop.desktop.scenes.settings import SettingsScene
from arkham_desktop.desktop.scenes.title import TitleScene
from arkham_desktop.desktop.table import palette
from arkham_desktop.desktop.table.token_parts import ink_on
from arkham_desktop.desktop.testing import Driver
from arkham_desktop.desktop.theme import Color, Material, Stock
from tests.desktop.overlays.playing import Played, play
from tests.desktop.overlays.test_every_size import SCENES, WINDOWS

Rgb = tuple[float, float, float]
SHEETS = {stock.material for stock in vars(theme).values() if isinstance(stock, Stock)}
PART = 20
"""Of a texture the lightest and the darkest twentieth are looked at."""


def luminance(color: Rgb) -> float:
    """Of WCAG 2, from 0 to 1."""
    parts = [c / 255 for c in color]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    """Of WCAG 2, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def opaque(color: Color) -> Rgb:
    return float(color[0]), float(color[1]), float(color[2])


def over(veil: Color, ground: Rgb) -> Rgb:
    """A color with alpha over a ground."""
    alpha = (veil[3] if len(veil) == 4 else 255) / 255
    red, green, blue = (c * alpha + g * (1 - alpha) for c, g in zip(veil[:3], ground, strict=True))
    return red, green, blue


def mean(colors: list[Rgb]) -> Rgb:
    count = len(colors)
    red, green, blue = (sum(color[part] for color in colors) / count for part in range(3))
    return red, green, blue


def extremes(art: Art, material: Material) -> list[Rgb]:
    """The mean of the darkest twentieth of a dyed texture, and that of the lightest."""
    if not material.texture:
        return [opaque(material.color)]
    drawn = art.level("textures", material.texture, 1)
    assert drawn is not None, f"there is no texture {material.texture}"
    picture = drawn.convert(32) if pygame.display.get_surface() else drawn
    width, height = picture.get_size()
    colors: list[Rgb] = []
    for y in range(0, height, 3):
        for x in range(0, width, 3):
            drawn_at, dye = picture.get_at((x, y)), material.dye
            colors.append(
                (drawn_at[0] * dye[0] / 255, drawn_at[1] * dye[1] / 255, drawn_at[2] * dye[2] / 255)
            )
    colors.sort(key=luminance)
    part = max(1, len(colors) // PART)
    dark, light = mean(colors[:part]), mean(colors[-part:])
    if material in SHEETS:  # at its foot a sheet is darker
        red, green, blue = (c * foot / 255 for c, foot in zip(dark, FOOT, strict=True))
        dark = (red, green, blue)
    return [dark, light]


@pytest.fixture(scope="module")
def grounds() -> dict[Material, list[Rgb]]:
    """The extremes of every ground."""
    art = Art()
    return {material: extremes(art, material) for material in {pair.ground for pair in PAIRS}}


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.ink}-{pair.ground.color}-{pair.veil}")
def test_every_ink_stands_out_from_its_ground(pair: Pair, grounds: dict[Material, list[Rgb]]) -> None:
    for ground in grounds[pair.ground]:
        under = ground if pair.veil is None else over(pair.veil, ground)
        found = contrast(opaque(pair.ink), under)
        assert found >= pair.least, f"{pair} has {found:.2f} on {under}"


@pytest.mark.parametrize("movement", sorted(palette.MOVEMENTS))
def test_signs_and_names_stand_out_from_the_rim_of_a_monster(movement: str) -> None:
    assert contrast(ink_on(movement), palette.MOVEMENTS[movement]) >= 4.0


def test_the_measure_is_that_of_the_guidelines() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


# ---------------------------------------------------------------------------------- as it is drawn

OFF = {theme.INK_OFF, theme.PAPER_OFF}
ROUNDED = 1
"""Pixels that a line may be wider than its box."""
LOWER = 0.45
"""The part of a line that a text may be higher than its box: the room between lines, not the letters."""
LONGER = 1.4
"""How much longer a text may be in another language."""
SPECKS = 0.12
"""The part of the ground under a line that may be a rule, an icon or a stain."""


@dataclass
class Watched:
    """What was drawn: lines that are hard to read, sizes in pixels, texts that left their boxes."""

    faint: dict[tuple[str, int, int], str] = field(default_factory=dict)
    sizes: set[int] = field(default_factory=set)
    over: list[str] = field(default_factory=list)
    lines: int = 0
    table: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))

    def clear(self) -> None:
        """Forget what was drawn on the way."""
        self.faint.clear()
        self.over.clear()
        self.sizes.clear()
        self.lines = 0

    def line(self, surface: pygame.Surface, rect: pygame.Rect, color: Color, text: str) -> None:
        """Measure the ground of a line before it is drawn."""
        seen = rect.clip(surface.get_clip())
        if seen.width < 4 or seen.height < 4 or self.table.collidepoint(seen.center):
            return
        self.lines += 1
        least = SYMBOL if color in OFF else TEXT
        step = max(1, seen.width // 24)
        spots = [
            contrast(opaque(color), surface.get_at((x, y))[:3])  # type: ignore[arg-type]  # three parts
            for x in range(seen.left, seen.right, step)
            for y in range(
                seen.top + seen.height // 4, seen.bottom - seen.height // 4, max(1, seen.height // 5)
            )
        ]
        faint = sum(spot < least for spot in spots)
        if faint > len(spots) * SPECKS:
            told = f"{text!r} in {color} at {seen}: {faint} of {len(spots)}, {min(spots):.1f}"
            self.faint[text, seen.left, seen.top] = told
        else:  # the glint under letters that are pressed into the paper is no text of its own
            for key in list(self.faint):
                if key[0] == text and abs(key[1] - seen.left) < 4 and abs(key[2] - seen.top) < 4:
                    del self.faint[key]


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Look at every line of text before it is drawn."""
    found = Watched()
    draw_block, draw_text, draw_digit = TextBlock.draw, Canvas.text, Canvas._digit

    def block(
        self: TextBlock,
        surface: pygame.Surface,
        fonts: Fonts,
        at: tuple[int, int],
        color: Color,
        *,
        width: int = 0,
        align: Any = "left",
    ) -> None:
        for number, line in enumerate(self.lines):
            left = at[0] + {"left": 0, "center": (width - line.width) // 2}.get(align, width - line.width)
            rect = pygame.Rect(left, at[1] + number * self.line_height, line.width, self.line_height)
            text = "".join(run.text for run in line.runs)
            found.line(surface, rect, color, text)
            found.sizes.add(self.px)
            if width and line.width > width + ROUNDED:
                found.over.append(f"{text!r}: {line.width} in {width} pixels")
        draw_block(self, surface, fonts, at, color, width=width, align=align)

    def one_line(
        self: Canvas,
        text: str,
        at: Any,
        style: Any = theme.BODY,
        color: Color = theme.INK,
        *,
        align: Any = "left",
    ) -> float:
        px = self.setter.pixels(style.size, self.scale)
        wide = self.fonts.width(text, style.face, px)
        x, y = self.point(at)
        x -= {"left": 0, "center": wide // 2, "right": wide}[align]
        rect = pygame.Rect(x, y, wide, round(px * style.leading))
        found.line(self.surface, rect, color, text)
        found.sizes.add(px)
        whole = self.surface.get_rect()
        if self.surface.get_clip() == whole and not whole.contains(rect.inflate(0, -rect.height // 2)):
            found.over.append(f"{text!r} leaves the window: {rect}")
        return draw_text(self, text, at, style, color, align=align)

    def digit(self: Canvas, text: str, center: tuple[int, int], px: int, color: Color) -> None:
        found.sizes.add(px)
        draw_digit(self, text, center, px, color)

    wrap = Canvas.paragraph

    def paragraph(
        self: Canvas, text: str, box: Any, style: Any = theme.BODY, color: Color = theme.INK, **how: Any
    ) -> float:
        high = wrap(self, text, box, style, color, **how)
        if box.height > 0 and high > box.height + style.size * style.leading * LOWER:
            found.over.append(f"{text!r}: {high:.0f} high in {box}")
        return high

    monkeypatch.setattr(Canvas, "paragraph", paragraph)
    monkeypatch.setattr(TextBlock, "draw", block)
    monkeypatch.setattr(Canvas, "text", one_line)
    monkeypatch.setattr(Canvas, "_digit", digit)
    return found


def judged(found: Watched) -> None:
    """Everything was readable, large enough and in its place."""
    assert found.lines > 3, "the scene has words"
    assert not found.faint, "\n".join(found.faint.values())
    assert not found.over, "\n".join(found.over)
    assert min(found.sizes) >= theme.SMALLEST_TEXT, sorted(found.sizes)


def full_scenes() -> dict[str, Scene]:
    """The scenes that fill the window, and one that lies over another."""
    news = tuple(News("monster", "A monster appears in the Woods", "from the cup") for _ in range(5))
    return {
        "title": TitleScene(),
        "new-game": NewGameScene(),
        "saved-games": SavedGamesScene(),
        "settings": SettingsScene(),
        "keys": KeysScene(),
        "hand-over": HandOverScene(HandOver(1, "Bartholomew", "moves", "then Ana", "since turn 3", news)),
    }


@pytest.mark.parametrize("layout", WINDOWS)
@pytest.mark.parametrize("name", sorted(full_scenes()))
def test_scenes_can_be_read(watched: Watched, tmp_path: Path, name: str, layout: str) -> None:
    size, scale = WINDOWS[layout]
    driver = Driver(tmp_path, size=size, scale=scale)
    driver.show(full_scenes()[name])
    judged(watched)
    driver.stage.close()


@pytest.fixture
def driver_of(tmp_path: Path) -> Iterator[Any]:
    """Drivers with their own files, closed in the end."""
    made: list[Driver] = []

    def make(size: tuple[int, int], scale: float | None) -> Driver:
        made.append(Driver(tmp_path / "home", size=size, scale=scale))
        made[-1].stage.services.store.change(animations="off", hand_over=False)
        return made[-1]

    yield make
    for driver in made:
        driver.stage.close()


def look_again(watched: Watched, here: Played) -> None:
    """Draw the scene anew and look only at that, and not at the boards."""
    watched.clear()
    region, scale = here.scene.desk.regions.table, here.driver.stage.screen.scale
    watched.table = pygame.Rect(*(round(side * scale) for side in region))
    dialog = here.scene.desk.regions.dialog
    if here.scene.docked is not None:
        watched.table.width = min(watched.table.width, round(dialog.left * scale) - watched.table.left)
    here.scene.redraw()
    here.driver.settle()


@pytest.mark.parametrize("layout", WINDOWS)
@pytest.mark.parametrize("kind", SCENES)
def test_dialogs_can_be_read(
    watched: Watched, driver_of: Any, tmp_path: Path, kind: str, layout: str
) -> None:
    fields, prefer = SCENES[kind]
    here = play(driver_of(*WINDOWS[layout]), tmp_path / "game", **fields)
    here.until(kind, prefer=prefer)
    look_again(watched, here)
    judged(watched)


def lengthened(text: str) -> str:
    """A text as long as in the most long-winded language: some of its words twice."""
    parts = text.split("**")
    words = [part.split(" ") for part in parts]
    for line in words:
        for index in range(len(line) - 1, -1, -1):
            if index % 5 < round((LONGER - 1) * 5) and line[index].isalpha():
                line.insert(index, line[index])
    return "**".join(" ".join(line) for line in words)


@pytest.mark.parametrize("layout", WINDOWS)
@pytest.mark.parametrize("kind", SCENES)
def test_no_text_leaves_its_box_however_long_it_is(
    watched: Watched,
    driver_of: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    layout: str,
) -> None:
    fields, prefer = SCENES[kind]
    here = play(driver_of(*WINDOWS[layout]), tmp_path / "game", **fields)
    here.until(kind, prefer=prefer)
    lay_out = Setter.lay_out

    def longer(self: Setter, text: str, *args: Any, **named: Any) -> TextBlock:
        return lay_out(self, lengthened(text), *args, **named)

    monkeypatch.setattr(Setter, "lay_out", longer)
    here.scene.arrange()
    look_again(watched, here)
    assert watched.lines > 3
    assert not watched.over, "\n".join(watched.over)


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 3.0])
def test_nothing_is_too_small_at_any_scale(
    watched: Watched, driver_of: Any, tmp_path: Path, scale: float
) -> None:
    fields, prefer = SCENES["combat"]
    here = play(driver_of((1920, 1080), scale), tmp_path / "game", **fields)
    here.until("combat", prefer=prefer)
    look_again(watched, here)
    assert min(watched.sizes) >= theme.SMALLEST_TEXT, sorted(watched.sizes)
