"""Pictures: levels, sizes, what is kept."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from arkham_desktop.desktop.art import Art


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for pixels, color in ((32, "red"), (128, "blue")):
        surface = pygame.Surface((pixels, pixels // 2))
        surface.fill(color)
        (tmp_path / "monsters").mkdir(exist_ok=True)
        pygame.image.save(surface, tmp_path / "monsters" / f"cultist@{pixels}.png")
        (tmp_path / "monsters" / f"cultist@{pixels}.png").rename(
            tmp_path / "monsters" / f"cultist@{pixels}.webp"
        )
    return tmp_path


def test_a_picture_is_made_from_the_smallest_level_that_is_large_enough(folder: Path) -> None:
    art = Art(folder)
    small, large = art.image("monsters", "cultist", (30, 15)), art.image("monsters", "cultist", (40, 20))
    assert small is not None
    assert large is not None
    assert small.get_size() == (30, 15)
    assert small.get_at((4, 4)).r > 200
    assert large.get_at((4, 4)).b > 200


def test_the_largest_level_serves_what_is_larger_still(folder: Path) -> None:
    picture = Art(folder).image("monsters", "cultist", (400, 200))
    assert picture is not None
    assert picture.get_size() == (400, 200)
    assert picture.get_at((9, 9)).b > 200


def test_what_was_asked_for_once_is_kept(folder: Path) -> None:
    art = Art(folder)
    assert art.image("monsters", "cultist", (30, 15)) is art.image("monsters", "cultist", (30, 15))


def test_a_picture_that_is_not_there_is_none(folder: Path) -> None:
    art = Art(folder)
    assert art.image("monsters", "ghost", (30, 15)) is None
    assert not art.has("monsters", "ghost")
    assert art.level("monsters", "ghost", 9) is None
    assert art.names("monsters") == ["cultist"]
    assert Art(folder / "nowhere").image("monsters", "cultist", (1, 1)) is None
