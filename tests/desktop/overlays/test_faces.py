"""Everything that can be looked at has a face, at every size, made of its own words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.faces import draw_face, find_row, has_face
from arkham_desktop.desktop.overlays.faces_cards import card_lines
from arkham_desktop.desktop.overlays.keywords import keywords
from arkham_desktop.desktop.overlays.standing import against, standing
from arkham_desktop.desktop.panels.texts import Texts
from tests.arkham.scenes import Scene, scene

SIZES = ((140, 190), (225, 320), (520, 760))


@pytest.fixture(scope="module")
def here() -> Scene:
    """A position in which something stands nearly everywhere."""
    return scene(
        investigators=[
            {
                "id": "michael-mcglen",
                "space": "woods",
                "cards": ["tommy-gun", "enchanted-blade", "find-gate"],
            },
            {"id": "amanda-sharpe", "other_world": "yuggoth"},
        ],
        board={
            "gates": {"woods": "abyss", "graveyard": "yuggoth"},
            "clues": {"woods": 2},
            "closed": ["general-store"],
            "seals": ["unvisited-isle"],
            "monsters": [{"kind": "shoggoth", "space": "woods"}, {"kind": "ghost", "space": "downtown"}],
        },
        environment="a-strange-plague",
        start="movement",
    )


@pytest.fixture(scope="module")
def texts(here: Scene) -> Texts:
    return Texts(here.table, "en")


@pytest.fixture(scope="module")
def canvas() -> Canvas:
    return Canvas(pygame.Surface((800, 800)), 1.0, Fonts(), Icons())


def everything(here: Scene) -> Iterator[str]:
    library = here.table.library
    for rows in (
        library.cards,
        library.mythos,
        library.gate_cards,
        library.investigators,
        library.ancient_ones,
        library.monsters,
        library.spaces,
        library.worlds,
    ):
        yield from rows
    for entries in library.encounters.values():
        for encounter in entries.values():
            yield encounter.id


@pytest.mark.parametrize("size", SIZES)
def test_every_thing_of_the_game_has_a_face_that_leaves_no_mark_outside_its_box(
    here: Scene, texts: Texts, canvas: Canvas, size: tuple[int, int], tmp_path: Path
) -> None:
    if size != SIZES[0]:  # pictures have the places of icons: once is enough
        canvas = Canvas(canvas.surface, 1.0, canvas.fonts, canvas.icons, canvas.setter, Art(tmp_path))
    box = Box(100, 12, *size)
    things = list(everything(here))
    assert len(things) > 450
    ground = (1, 2, 3)
    for thing in things:
        canvas.surface.fill(ground)
        draw_face(canvas, box, thing, texts)
        edges = [(96, 12 + size[1] // 2), (104 + size[0], 12 + size[1] // 2), (100 + size[0] // 2, 8)]
        edges.append((100 + size[0] // 2, 18 + size[1]))
        assert [canvas.surface.get_at(edge)[:3] for edge in edges] == [ground] * 4, thing
        assert canvas.surface.get_at((100 + size[0] // 2, 12 + size[1] - 2))[:3] != ground, thing


def test_every_thing_explains_its_words_and_how_it_stands(here: Scene, texts: Texts) -> None:
    for thing in everything(here):
        row = find_row(here.table.library, thing)
        assert row is not None
        for name, meaning in keywords(row, texts, thing):
            assert name
            assert meaning
        for icon, text in standing(thing, row, texts):
            assert icon
            assert text


def test_what_is_called_nothing_has_no_face(here: Scene, texts: Texts, canvas: Canvas) -> None:
    assert not has_face(here.table.library, "")
    assert not has_face(here.table.library, "GAT-05")
    with pytest.raises(KeyError):
        draw_face(canvas, Box(0, 0, 100, 140), "no-such-thing", texts)


def test_a_card_says_its_rules_without_the_facts_that_its_face_shows(here: Scene, texts: Texts) -> None:
    lines = card_lines(here.table.library.card("tommy-gun"), texts)
    assert lines == ["+6 to Combat checks."]


def test_a_weapon_says_what_it_is_worth_against_what_stands_on_the_board(here: Scene, texts: Texts) -> None:
    gun = here.card("tommy-gun", "michael-mcglen").id
    worth = dict(against(gun, texts))
    assert worth["Shoggoth, Woods"] == "+3", "Physical Resistance halves it"
    assert worth["Ghost, Downtown"] == "+0", "Physical Immunity"
    blade = here.card("enchanted-blade", "michael-mcglen").id
    assert dict(against(blade, texts))["Ghost, Downtown"] == "+4"


def test_the_monster_is_shown_with_its_own_traits_explained(here: Scene, texts: Texts) -> None:
    row = find_row(here.table.library, "shoggoth#1")
    assert row is not None
    names = [name for name, _ in keywords(row, texts, "shoggoth#1")]
    assert "Physical Resistance" in names
    assert "Nightmarish 1" in names
    assert names[0] == "Fast movement"
