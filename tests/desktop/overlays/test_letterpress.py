"""Cards are set like print: figures of one scope in one row, even lines, pictures as wide as the text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from arkham_desktop.arkham.text import card_text, spell_figure
from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import Canvas, Setter, TextBlock
from arkham_desktop.desktop.draw.likeness import draw_name_plate
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.faces import draw_face
from arkham_desktop.desktop.overlays.faces_investigator import draw_printed
from arkham_desktop.desktop.overlays.faces_mythos import mythos_lines, place_facts
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.overlays.paper_figures import FigureRows, Figures, merged, take_figures
from arkham_desktop.desktop.overlays.paper_lines import balanced, draw_paragraphs, evened
from arkham_desktop.desktop.overlays.paper_setting import Setting
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.symbols import with_symbols
from arkham_desktop.desktop.theme import Style
from tests.arkham.scenes import Scene, scene

TEXT = Style("card", 18, 1.27)


@pytest.fixture(scope="module")
def here() -> Scene:
    return scene(sets=["base", "dunwich", "innsmouth"], investigators=[{"id": "michael-mcglen"}])


@pytest.fixture(scope="module")
def texts(here: Scene) -> Texts:
    return Texts(here.table, "en")


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(pygame.Surface((560, 800)), 1.0, Fonts(), Icons(), None, Art())


def lines_of(block: TextBlock) -> list[str]:
    return ["".join(run.text for run in line.runs) for line in block.lines]


def test_modifiers_of_one_scope_are_one_row_of_figures_over_their_scope() -> None:
    rules = [
        "Return all monsters to the cup.",
        "−1 Luck in Arkham’s streets and locations.",
        "+1 Sneak in Arkham’s streets and locations.",
        "−1 movement point.",
    ]
    found, rest = take_figures(rules)
    assert found == [Figures((("−1", "Luck"), ("+1", "Sneak")), "in Arkham’s streets and locations")]
    assert rest == ["Return all monsters to the cup.", "−1 movement point."]
    told = "−1 Luck, +1 Sneak in Arkham’s streets and locations."
    assert merged(rules) == [rules[0], told, rules[3]], "where the card is too small for figures"


def test_modifiers_of_different_scopes_stand_for_themselves() -> None:
    found, rest = take_figures(["+3 to Combat checks against Undead monsters.", "+1 to Horror checks."])
    assert [one.values for one in found] == [
        (("+3", "to Combat checks against Undead monsters"),),
        (("+1", "to Horror checks"),),
    ]
    assert rest == []
    found, _ = take_figures(["+1 Sneak.", "+1 Will.", "When you gain this card: Draw 1 Common Item."])
    assert found == [Figures((("+1", "Sneak"), ("+1", "Will")))], "two short ones share a row"
    long = ["+1 Luck.", "x" * 160]
    assert take_figures(long) == ([], long)


def environments(here: Scene, texts: Texts) -> Iterator[tuple[str, list[str]]]:
    for name, row in here.table.library.mythos.items():
        lines = mythos_lines(row, texts)
        if sum(" in Arkham’s streets and locations." in line and line[0] in "−+" for line in lines) > 1:
            yield name, lines


def test_no_environment_of_any_set_says_its_scope_twice(here: Scene, texts: Texts, canvas: Canvas) -> None:
    named = dict(environments(here, texts))
    assert {"blackest-night", "the-tempest", "heat-wave"} <= set(named)
    assert len(named) >= 12
    for name, lines in named.items():
        found, rest = take_figures(lines)
        assert len(found) == 1, name
        assert len(found[0].values) == 2, name
        assert not [line for line in rest if line.endswith(found[0].scope + ".")], name
        paper = Paper(canvas, Box(0, 0, 320, 457))
        assert FigureRows(paper, found).height < 80, f"{name}: one row of figures and a line of scope"


def test_a_spell_that_adds_to_checks_shows_the_number_large(here: Scene, texts: Texts) -> None:
    library = here.table.library

    def figure(name: str) -> tuple[str, str, str, tuple[str, ...]] | None:
        told = spell_figure(library.cards[name], texts.words, library)  # type: ignore[arg-type]
        return None if told is None else (told.value, told.noun, told.until, told.lines)

    assert figure("shrivelling") == (
        "+6",
        "to Combat checks (magical)",
        "until the end of this combat",
        ("Combat: Cast and exhaust this card.",),
    )
    voice = figure("voice-of-ra")
    assert voice is not None
    assert voice[:3] == ("+1", "to all skills", "until the end of the turn")
    assert figure("find-gate") is None


def test_gate_and_clue_say_what_happens_over_where(here: Scene, texts: Texts) -> None:
    library = here.table.library
    facts = place_facts(library.mythos["blackest-night"], texts)
    assert [(one.icon, one.head, one.name) for one in facts] == [
        ("gate", "A gate opens", "Black Cave"),
        ("clue", "A clue", "Hibb’s Roadhouse"),
    ]
    assert facts[0].line == "A gate opens: Black Cave"
    burst = place_facts(library.mythos["another-time-another-place"], texts)
    assert [one.head for one in burst] == ["Gate burst", "2 clues"]


@pytest.mark.parametrize("width", [300, 330, 360, 420])
def test_centered_lines_are_about_equally_long(canvas: Canvas, width: int) -> None:
    text = "Return all monsters in the streets and locations of Northside to the cup."
    plain = canvas.setter.lay_out(text, TEXT, 1.0, width)
    even = balanced(canvas, text, width, TEXT)
    assert len(even.lines) == len(plain.lines)
    assert lines_of(even)[-1] != "cup."
    widths = [line.width for line in even.lines]
    assert min(widths) > 0.55 * max(widths), lines_of(even)
    assert " ".join(lines_of(even)) == text, "no word is broken or lost"


def test_no_word_stands_alone_under_text_that_begins_at_the_left(canvas: Canvas) -> None:
    text = "Movement: Exhaust this card and spend 2 movement points to make a Lore check there"
    for width in range(240, 420, 10):
        plain = canvas.setter.lay_out(text, TEXT, 1.0, width)
        even = evened(canvas, text, width, TEXT, "left")
        assert len(even.lines) == len(plain.lines)
        assert even.lines[-1].width >= plain.lines[-1].width
        assert " ".join(lines_of(even)) == text


def test_a_word_as_wide_as_the_place_is_not_broken(canvas: Canvas) -> None:
    text = "Incomprehensibilities of it"
    width = canvas.fonts.width("Incomprehensibilities", "card", 18) + 1
    assert lines_of(balanced(canvas, text, width, TEXT)) == ["Incomprehensibilities", "of it"]


@pytest.mark.parametrize("thing", ["sheldon-gang-membership", "another-time-another-place", "old-journal"])
@pytest.mark.parametrize("scale", [1.0, 1.37, 2.0])
def test_a_low_picture_is_as_wide_as_the_text_and_has_no_seam(
    here: Scene, texts: Texts, thing: str, scale: float
) -> None:
    surface = pygame.Surface((round(330 * scale), round(470 * scale)))
    art = Art()
    canvas = Canvas(surface, scale, Fonts(), Icons(), Setter(Fonts()), art)
    draw_face(canvas, Box(5, 5, 320, 457), thing, texts)
    wide = [image for key, image in art._kept.items() if key[0] == "made:wide"]
    assert len(wide) == 1
    image = wide[0]
    assert image.get_width() > 255 * scale, "as wide as the text"
    assert image.get_width() > 1.65 * image.get_height()
    middle = image.get_height() // 2
    assert all(image.get_at((x, middle))[3] == 255 for x in range(image.get_width())), "no gap between parts"


def test_an_upright_plate_that_has_no_room_becomes_a_strip_as_wide_as_the_text(
    canvas: Canvas,
) -> None:
    canvas.surface.fill((1, 2, 3))
    paper = Paper(canvas, Box(5, 5, 320, 457), kind="herald")
    paper.skip(60)
    paper.art("ancient-one", 66, picture="heralds/father-dagon")
    row = [canvas.surface.get_at((x, 110))[:3] for x in range(40, 290, 10)]
    ground = canvas.surface.get_at((160, 440))[:3]
    assert sum(max(abs(a - b) for a, b in zip(one, ground, strict=True)) > 24 for one in row) > 15


@pytest.mark.parametrize("size", [(781, 471), (880, 505), (1200, 520)])
def test_a_printed_sheet_says_all_that_the_plain_one_says(
    here: Scene, texts: Texts, size: tuple[int, int]
) -> None:
    library = here.table.library
    canvas = Canvas(pygame.Surface((size[0] + 10, size[1] + 10)), 1.0, Fonts(), Icons(), None, Art())
    blocks: list[tuple[str, bool]] = []
    lay_out = canvas.setter.lay_out

    def noting(text: str, *args: Any, **options: Any) -> TextBlock:
        block = lay_out(text, *args, **options)
        blocks.append((text.replace("**", ""), block.cut))
        return block

    canvas.setter.lay_out = noting  # type: ignore[method-assign]
    for row in library.investigators.values():
        blocks.clear()
        draw_printed(canvas, Box(5, 5, *size), row, library, texts.words)
        assert [text for text, was_cut in blocks if was_cut] == [], row.id
        told = {text for text, _ in blocks}
        wanted = [with_symbols(line) for line in card_text(row, texts.words, library)[2:]]
        assert set(wanted) <= told, row.id
        assert {f"the {row.occupation}", texts.name(row.id).upper()} <= told, row.id


def test_slides_of_brass_lie_on_the_sheet_of_who_does_not_play(here: Scene, texts: Texts) -> None:
    library = here.table.library
    row = library.investigators["joe-diamond"]
    canvas = Canvas(pygame.Surface((900, 620)), 1.0, Fonts(), Icons(), None, Art())
    draw_printed(canvas, Box(5, 5, 860, 602), row, library, texts.words)
    slides = [key for key in canvas.art._kept if key[:2] == ("textures", "card-slide")]
    assert len(slides) >= 1


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_name_plate_holds_its_name_and_what_is_below_it(here: Scene, texts: Texts, scale: float) -> None:
    for row in here.table.library.investigators.values():
        surface = pygame.Surface((round(200 * scale), round(60 * scale)))
        canvas = Canvas(surface, scale, Fonts(), Icons(), None, Art())
        draw_name_plate(canvas, Box(10, 10, 150, 32), texts.name(row.id), f"the {row.occupation}")
        outer = [surface.get_at((x, y))[:3] for x in (2, surface.get_width() - 3) for y in (2, 20)]
        assert outer == [(0, 0, 0)] * 4, "nothing beside it"
        inner = surface.get_at((round(80 * scale), round(40 * scale)))[:3]
        assert inner[0] > inner[2] + 40, "brass"
        plate = Style("serif-bold", 11)
        assert canvas.text_width(texts.name(row.id), plate) <= 150 - 5.2 * 5.44, row.id


def test_a_narrow_name_plate_has_rather_no_screws_than_dots(
    here: Scene, texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = Canvas(pygame.Surface((200, 60)), 1.0, Fonts(), Icons(), None, Art())
    lay_out, cut = canvas.setter.lay_out, []

    def noting(text: str, *args: Any, **options: Any) -> TextBlock:
        block = lay_out(text, *args, **options)
        cut.extend([text] if block.cut else [])
        return block

    monkeypatch.setattr(canvas.setter, "lay_out", noting)
    for row in here.table.library.investigators.values():
        draw_name_plate(canvas, Box(10, 10, 120, 32), texts.name(row.id), f"the {row.occupation}")
    assert cut == []


@pytest.mark.parametrize("width", [250, 280, 300, 320, 400])
def test_all_medals_have_their_word_or_none_has(here: Scene, texts: Texts, width: int) -> None:
    canvas = Canvas(pygame.Surface((420, 600)), 1.0, Fonts(), Icons(), None, Art())
    told: set[str] = set()
    label = canvas.label

    def noting(text: str, *args: Any, **options: Any) -> float:
        told.add(text)
        return label(text, *args, **options)

    canvas.label = noting  # type: ignore[method-assign]
    row = here.table.library.investigators["joe-diamond"]
    draw_printed(canvas, Box(5, 5, width, width / 0.7), row, here.table.library, texts.words)
    assert len({"SANITY", "STAMINA", "FOCUS"} & told) in (0, 3)


@pytest.mark.parametrize("size", [(160, 220), (225, 320), (320, 457)])
def test_no_text_of_a_card_runs_into_its_foot(
    here: Scene, texts: Texts, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules and flavor end above what stands at the foot, to the pixel."""
    canvas = Canvas(pygame.Surface((540, 760)), 1.0, Fonts(), Icons(), None, Art())
    beyond: list[str] = []
    whole = Paper._print_text

    def noting(paper: Paper, text: str, setting: Setting, flavor: str) -> None:
        def drawing(canvas: Canvas, text: str, box: Box, *args: Any, **options: Any) -> float:
            high = draw_paragraphs(canvas, text, box, *args, **options)
            if box.top + high > paper.rest.bottom + 2:
                beyond.append(text)
            return high

        monkeypatch.setattr("arkham_desktop.desktop.overlays.paper.draw_paragraphs", drawing)
        whole(paper, text, setting, flavor)

    monkeypatch.setattr(Paper, "_print_text", noting)
    library = here.table.library
    for thing in [*library.cards, *library.mythos, *library.heralds, *library.stories, *library.extras]:
        for left in (5, 6):  # where halves are rounded to even numbers, the place has a pixel more or less
            draw_face(canvas, Box(left, 5, *size), thing, texts)
            assert beyond == [], thing


def test_what_a_small_card_has_no_room_for_is_said_shorter(here: Scene, texts: Texts) -> None:
    canvas = Canvas(pygame.Surface((200, 260)), 1.0, Fonts(), Icons(), None, Art())
    cut: list[str] = []
    label = canvas.label

    def noting(text: str, box: Box, style: Style = TEXT, *args: Any, **options: Any) -> float:
        block = canvas.setter.lay_out(text, style, 1.0, max(1, canvas.rect(box).width), most_lines=1)
        if block.cut:
            cut.append(text)
        return label(text, box, style, *args, **options)

    canvas.label = noting  # type: ignore[method-assign]
    library = here.table.library
    encounters = [one.id for entries in library.encounters.values() for one in entries.values()]
    for thing in ("blackest-night", "riots", "joe-diamond", *encounters[::40]):
        draw_face(canvas, Box(5, 5, 160, 220), thing, texts)
        assert cut == [], thing
