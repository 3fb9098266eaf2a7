"""Tokens as pictures: every monster and world has its own; one without a picture shows what it is."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.table.sprites import Sprites
from arkham_desktop.desktop.table.token_parts import MARGIN
from arkham_desktop.desktop.theme import SEATS


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load(("base", "dunwich", "innsmouth"))


@pytest.fixture
def sprites() -> Sprites:
    return Sprites(Fonts(), Icons(), Art())


@pytest.fixture
def bare(tmp_path: Path) -> Sprites:
    return Sprites(Fonts(), Icons(), Art(tmp_path))


def _pixels(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGBA")


def test_every_printing_has_a_figure_of_its_own(library: Library) -> None:
    art = Art()
    rows = {row.id: row for row in library.monster_instances.values()}
    assert len(rows) == 70
    shown = {row.id if art.has("monsters", row.id) else row.kind for row in rows.values()}
    assert [one for one in shown if not art.has("monsters", one)] == []
    assert len(shown) == len(rows)


def test_figures_are_drawn_apart_for_small_tokens(library: Library) -> None:
    art = Art()
    for row in library.monster_instances.values():
        for pixels in (48, 96, 192, 512):
            name = row.id if art.has("monsters", row.id) else row.kind
            level = art.level("monsters", name, pixels)
            assert level is not None
            assert level.get_size() == (pixels, pixels), row.id


def test_every_world_has_a_gate_of_its_own(library: Library, sprites: Sprites) -> None:
    art = Art()
    assert [world for world in library.worlds if not art.has("gates", world)] == []
    first = {marker.world: marker for marker in library.gate_markers.values()}
    drawn = {_pixels(sprites.gate(marker, 40)) for marker in first.values()}
    assert len(drawn) == len(first)


def test_a_token_is_as_large_as_asked_and_kept(library: Library, sprites: Sprites) -> None:
    row = next(iter(library.monster_instances.values()))
    image = sprites.monster(row, 20, symbol_only=False, awareness=True)
    assert image.get_width() == image.get_height() == 2 * round(20 * MARGIN + 0.49)
    assert sprites.monster(row, 20, symbol_only=False, awareness=True) is image
    assert image.get_at((0, 0))[3] == 0
    assert image.get_at((image.get_width() // 2, image.get_height() // 2))[3] > 250


def test_without_a_picture_two_monsters_still_differ(library: Library, bare: Sprites) -> None:
    by_id = {row.id: row for row in library.monster_instances.values()}
    one = bare.monster(by_id["ghoul"], 24, symbol_only=False, awareness=True)
    other = bare.monster(by_id["gug"], 24, symbol_only=False, awareness=True)
    assert _pixels(one) != _pixels(other)
    assert one.get_at((one.get_width() // 2, one.get_height() // 2))[3] == 255


def test_a_name_is_written_where_there_is_room(library: Library, sprites: Sprites) -> None:
    row = next(row for row in library.monster_instances.values() if row.id == "cultist")

    def token(radius: int, name: str) -> bytes:
        return _pixels(sprites.monster(row, radius, symbol_only=False, awareness=True, name=name))

    assert token(100, "Cultist") != token(100, "")
    assert token(30, "Cultist") == token(30, "")


def test_the_awareness_is_shown_when_asked(library: Library, sprites: Sprites) -> None:
    row = next(row for row in library.monster_instances.values() if row.id == "zombie")
    with_it = sprites.monster(row, 30, symbol_only=False, awareness=True)
    without = sprites.monster(row, 30, symbol_only=False, awareness=False)
    assert _pixels(with_it) != _pixels(without)


@pytest.mark.parametrize("portrait", ["", "joe-diamond"])
def test_every_seat_has_a_shield_of_its_own(sprites: Sprites, portrait: str) -> None:
    drawn = {
        _pixels(sprites.investigator(seat, 24, acting=acting, who=portrait))
        for seat in range(len(SEATS))
        for acting in (False, True)
    }
    assert len(drawn) == 2 * len(SEATS)


@pytest.mark.parametrize(
    "name",
    [
        "doom", "terror", "uprising", "horror", "rubble", "closed", "explored",
        "activity", "rumor", "vortex", "first-player", "clue", "elder-sign",
    ],
)  # fmt: skip
def test_every_marker_has_a_picture(name: str, sprites: Sprites, bare: Sprites) -> None:
    assert Art().has("tokens", name)
    assert _pixels(sprites.marker(name, 25)) != _pixels(bare.marker(name, 25))
