"""Cards leave their picture room, and a picture in a low place keeps its subject."""

from __future__ import annotations

import pygame
import pytest

from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays import paper as papers
from arkham_desktop.desktop.overlays import paper_picture
from arkham_desktop.desktop.overlays.faces import draw_face
from arkham_desktop.desktop.overlays.faces_mythos import arranged, place_facts
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.overlays.paper_lines import widows
from arkham_desktop.desktop.overlays.paper_picture import draw_picture
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.theme import Style
from tests.arkham.scenes import Scene, scene

SIZES = ((320, 432), (320, 457), (520, 754))
"""Units: the close-up in the smallest window, a contact sheet, the close-up in 1920 × 1080."""


@pytest.fixture(scope="module")
def here() -> Scene:
    return scene(sets=["base", "dunwich", "innsmouth"], investigators=[{"id": "michael-mcglen"}])


@pytest.fixture(scope="module")
def texts(here: Scene) -> Texts:
    return Texts(here.table, "en")


def canvas_of(size: tuple[int, int], art: Art | None = None) -> Canvas:
    return Canvas(pygame.Surface(size), 1.0, Fonts(), Icons(), None, art or Art())


@pytest.mark.parametrize("size", SIZES)
def test_gate_and_clue_of_every_mythos_card_stand_side_by_side_and_break_no_word(
    here: Scene, texts: Texts, size: tuple[int, int]
) -> None:
    canvas = canvas_of(size)
    several = 0
    for name, row in here.table.library.mythos.items():
        facts = place_facts(row, texts)
        if len(facts) != 2:
            continue
        several += 1
        paper = Paper(canvas, Box(0, 0, *size), kind="mythos")
        cells, widths = arranged(paper, facts)
        assert len(widths) == 2, name
        assert sum(widths) < paper.rest.width, name
        for fact, width in zip(facts, widths, strict=True):
            room = cells.room(width)
            for word in fact.name.split(" "):
                assert canvas.text_width(word, cells.name) <= room, f"{name}: {word}"
            assert len(canvas.block(fact.name, room, cells.name).lines) <= 3, name
    assert several > 100


class Graded(Art):
    """Art whose every picture of a card is black at its top and white at its foot, evenly graded."""

    def image(self, kind: str, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        if kind != "cards":
            return super().image(kind, name, size)
        surface = pygame.Surface(size)
        for y in range(size[1]):
            surface.fill([round(255 * y / (size[1] - 1))] * 3, (0, y, size[0], 1))
        return surface


@pytest.mark.parametrize("height", [55, 70, 90, 120, 150, 170])
def test_a_picture_in_a_low_place_is_hardly_cut_at_its_top_and_foot(height: int) -> None:
    canvas = canvas_of((320, 432), Graded())
    paper = Paper(canvas, Box(0, 0, 320, 432))
    row = Box(20, 100, 280, height)
    draw_picture(paper, "mythos", row, "big-storm-sweeps-arkham")
    middle = [canvas.surface.get_at((160, y))[0] for y in range(100, 100 + height)]
    inner = middle[6:-6]  # without its frame
    edge = 255 * 6 / height  # as much of it as the frame hides
    assert min(inner) <= 255 * 0.04 + edge
    assert max(inner) >= 255 * 0.96 - edge


@pytest.mark.parametrize("thing", ["sunny-and-clear", "the-tempest", "windy", "old-debts-come-due"])
def test_a_picture_is_worth_more_than_large_figures(
    texts: Texts, monkeypatch: pytest.MonkeyPatch, thing: str
) -> None:
    shown: list[tuple[str, float]] = []
    monkeypatch.setattr(
        papers, "draw_picture", lambda _paper, _icon, row, name: shown.append((name, row.height))
    )
    draw_face(canvas_of((320, 457)), Box(0, 0, 320, 457), thing, texts)
    assert [name for name, _ in shown] == [thing]
    assert shown[0][1] >= 0.13 * 457


def test_skylines_are_mirrored_in_a_very_low_place_and_other_grounds_are_not(
    texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirrored: list[pygame.Surface] = []
    monkeypatch.setattr(paper_picture, "_mirror_sides", lambda _whole, image: mirrored.append(image))
    for thing in (
        "alien-statue",
        "elder-sign",
        "earl-sawyer",
        "ancient-tome",
        "bank-loan",
        "walking-the-ley-lines",
        "patrolling-the-streets",
    ):
        draw_face(canvas_of((320, 432)), Box(0, 0, 320, 432), thing, texts)
    assert mirrored == []
    draw_face(canvas_of((320, 432)), Box(0, 0, 320, 432), "temperance-fever-sweeps-city", texts)
    assert len(mirrored) == 1


def test_the_article_of_a_place_stays_with_its_noun(here: Scene, texts: Texts) -> None:
    facts = place_facts(here.table.library.mythos["big-storm-sweeps-arkham"], texts)
    assert facts[1].name == "The\N{NO-BREAK SPACE}Unnamable"
    paper = Paper(canvas_of((320, 432)), Box(0, 0, 320, 432), kind="mythos")
    cells, widths = arranged(paper, facts)
    block = paper.canvas.block(facts[1].name, cells.room(widths[1]), cells.name)
    assert len(block.lines) == 1


def test_a_line_of_half_the_width_counts_like_a_widow() -> None:
    canvas = canvas_of((400, 400))
    style = Style("card", 18, 1.27)
    even = "Return all monsters in the streets and locations."
    assert widows(canvas, even, canvas.fonts.width(even, "card", 18) + 4, style) == 0
    broken = "Make a Extraordinarily-long-word-that-fills-it and more words follow that one here."
    assert widows(canvas, broken, canvas.fonts.width(broken.split()[2], "card", 18) + 4, style) >= 1


@pytest.mark.parametrize("thing", ["conceal", "strong-will", "mystic-gift", "fisticuffs"])
def test_short_rules_are_centered_on_all_cards_of_a_kind(
    texts: Texts, monkeypatch: pytest.MonkeyPatch, thing: str
) -> None:
    aligned: list[str] = []
    monkeypatch.setattr(papers, "draw_paragraphs", lambda *_args, align, **_options: aligned.append(align))
    draw_face(canvas_of((320, 457)), Box(0, 0, 320, 457), thing, texts)
    assert set(aligned) == {"center"}
