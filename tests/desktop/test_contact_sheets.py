"""Contact sheets: every card once, pages about equally full, nothing over anything else or over the edge."""

from __future__ import annotations

import pygame
import pytest

from arkham_desktop.desktop import contact_cards
from arkham_desktop.desktop.contact_cards import KINDS, ON_A_PAGE, draw_cards, sheets
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.panels.texts import Texts
from tests.arkham.scenes import Scene, scene


@pytest.fixture(scope="module")
def here() -> Scene:
    return scene(
        sets=["base", "dunwich", "innsmouth"], investigators=[{"id": "michael-mcglen", "space": "woods"}]
    )


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("size", [(1280, 720), (800, 1100)])
def test_pages_are_about_equally_full_and_show_each_card_once(
    here: Scene, monkeypatch: pytest.MonkeyPatch, kind: str, size: tuple[int, int]
) -> None:
    texts = Texts(here.table, "en")
    library = here.table.library
    placed: list[tuple[Box, str]] = []
    monkeypatch.setattr(contact_cards, "_draw_card", lambda _, box, thing, __: placed.append((box, thing)))
    canvas = Canvas(pygame.Surface(size), 1.0, Fonts(), Icons())
    whole = Box(0, 0, *size)
    shown: list[str] = []
    counts = []
    for page in range(sum(name.startswith(f"cards-{kind}-") for name in sheets(library))):
        placed.clear()
        draw_cards(canvas, whole, texts, kind, page)
        shown += [thing for _, thing in placed]
        counts.append(len(placed))
        boxes = [pygame.Rect(*(round(part) for part in box)) for box, _ in placed]
        assert all(pygame.Rect(0, 0, *size).contains(box) for box in boxes)
        assert all(box.collidelist(boxes[number + 1 :]) < 0 for number, box in enumerate(boxes))
    assert shown == list(KINDS[kind](library))
    assert max(counts) <= ON_A_PAGE
    assert max(counts) - min(counts) < len(counts)
