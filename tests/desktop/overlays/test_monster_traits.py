"""The back of a monster's marker tells its traits: in words where they have room, else in signs."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pygame
import pytest

from arkham_desktop.arkham.content.models import Monster
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import Canvas, Setter
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.overlays.monster_back import draw_back, printed
from arkham_desktop.desktop.overlays.monster_traits import Mark, mark_of
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.theme import SMALLEST_TEXT, Color, Face
from tests.arkham.scenes import scene

NOTHING = Mark("", "", "")


class NotingFonts(Fonts):
    """Notes what is drawn, and how large."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: dict[str, int] = {}

    def line(self, text: str, face: Face, px: int, color: Color) -> pygame.Surface:
        """Note it and draw it."""
        self.drawn[text] = px
        return super().line(text, face, px, color)


@pytest.fixture(scope="module")
def texts() -> Texts:
    here = scene(sets=["base", "dunwich", "innsmouth"], investigators=[{"id": "michael-mcglen"}])
    return Texts(here.table, "en")


def with_traits(texts: Texts) -> list[Monster]:
    """One monster of each combination of traits that is printed."""
    found = {row.traits: row for row in texts.table.library.monster_instances.values() if row.traits}
    assert len(found) > 15
    return list(found.values())


def drawn(row: Monster, texts: Texts, radius: int, *, bare: bool = False) -> tuple[pygame.Surface, Fonts]:
    fonts = NotingFonts()
    surface = pygame.Surface((3 * radius, 3 * radius))
    canvas = Canvas(surface, 1.0, fonts, Icons(), Setter(fonts), Art())
    back = printed(row, texts)
    back = replace(back, traits=(NOTHING,)) if bare else back
    draw_back(canvas, row, back, (1.5 * radius, 1.5 * radius), radius)
    return surface, fonts


def told(row: Monster, texts: Texts, radius: int) -> dict[str, int]:
    fonts = drawn(row, texts, radius)[1]
    assert isinstance(fonts, NotingFonts)
    return fonts.drawn


@pytest.mark.parametrize(("radius", "shorter"), [(96, 13), (126, 14), (192, 14)])
def test_up_to_two_traits_are_told_in_words_on_a_large_back(texts: Texts, radius: int, shorter: int) -> None:
    """Of two the shorter has up to so many letters: it stands on the shorter chord."""
    count = 0
    for row in with_traits(texts):
        names = [mark.name for mark in printed(row, texts).traits]
        if len(names) == 1 or (len(names) == 2 and min(map(len, names)) <= shorter):
            words = " ".join(told(row, texts, radius))
            assert all(name in words for name in names), row.id
            count += 1
    assert count >= 12


def test_the_study_of_the_dark_young_is_met(texts: Texts) -> None:
    row = next(one for one in with_traits(texts) if one.traits == ("physical_resistance", "nightmarish:1"))
    for radius in (96, 110, 140):
        words = told(row, texts, radius)
        assert {"Physical Resistance", "Nightmarish 1"} <= set(words)
        assert min(words[name] for name in ("Physical Resistance", "Nightmarish 1")) >= SMALLEST_TEXT


@pytest.mark.parametrize("radius", [48, 66, 96, 140])
def test_traits_stand_on_the_field_and_touch_neither_rating_nor_symbol(texts: Texts, radius: int) -> None:
    for row in with_traits(texts):
        plain, marked = drawn(row, texts, radius, bare=True)[0], drawn(row, texts, radius)[0]
        changed = [
            (x - 1.5 * radius, y - 1.5 * radius)
            for x, y in product(range(plain.get_width()), range(plain.get_height()))
            if plain.get_at((x, y)) != marked.get_at((x, y))
        ]
        assert changed, f"{row.id}: the traits are shown in some way"
        for x, y in changed:
            assert x * x + y * y <= (0.745 * radius + 1) ** 2, f"{row.id}: on the rim"
            assert y >= 0.36 * radius - 1, f"{row.id}: in the combat rating"
            assert x * x + (y - 0.88 * radius) ** 2 >= (0.15 * radius) ** 2, f"{row.id}: on the symbol"


def test_signs_say_what_is_left_of_a_bonus_or_what_it_costs() -> None:
    assert mark_of("physical_resistance", "Physical Resistance") == Mark("Physical Resistance", "sword", "½")
    assert mark_of("magical_immunity", "Magical Immunity").number == "0"
    assert mark_of("nightmarish:2", "Nightmarish 2").number == "2"
    assert mark_of("endless", "Endless").number == ""


def test_four_traits_have_a_sign_and_a_number_each(texts: Texts) -> None:
    row = next(one for one in with_traits(texts) if len(one.traits) == 4 and "undead" not in one.traits)
    assert {"½", "1"} <= set(told(row, texts, 66))
