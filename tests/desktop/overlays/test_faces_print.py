"""What is printed on cards can be read: it fits, stands out from its stock, symbols stand by their words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from arkham_desktop.desktop.art import Art
from arkham_desktop.desktop.draw import Canvas, Setter, TextBlock
from arkham_desktop.desktop.fonts import Fonts
from arkham_desktop.desktop.icons import Icons
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.card_stock import STOCKS
from arkham_desktop.desktop.overlays.faces import draw_face
from arkham_desktop.desktop.overlays.faces_cards import card_lines
from arkham_desktop.desktop.overlays.faces_mythos import draw_movement
from arkham_desktop.desktop.overlays.monster_back import draw_back, printed
from arkham_desktop.desktop.overlays.paper_words import bold_head
from arkham_desktop.desktop.panels.possessions import draw_thumb
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.symbols import ICONS, color_of, icon_of, symbol, with_symbols
from arkham_desktop.desktop.theme import SMALLEST_TEXT, Color, Style
from tests.arkham.scenes import Scene, scene

CLOSE_UPS = ((320, 432, 1.0), (520, 754, 1.0), (257, 348, 3.0))
"""Faces in the close-up: units and scale of the smallest window, of 1920 × 1080, and of that at 300 %."""
SHEETS = ((640, 432, 1.0), (860, 602, 1.0))
"""Wide sheets in the close-up."""


class NotingSetter(Setter):
    """Notes the texts that were cut, the smallest size of all, and how each was set last."""

    def __init__(self, fonts: Fonts) -> None:
        super().__init__(fonts)
        self.cut: list[str] = []
        self.smallest = 1000
        self.drawn: dict[str, int] = {}
        self.lines: dict[str, int] = {}

    def lay_out(
        self, text: str, style: Style, scale: float, width: int, *, height: int = 0, most_lines: int = 0
    ) -> TextBlock:
        block = super().lay_out(text, style, scale, width, height=height, most_lines=most_lines)
        self.smallest = min(self.smallest, block.px)
        self.drawn[text] = block.px
        self.lines[text] = len(block.lines)
        if block.cut:
            self.cut.append(text)
        return block


@pytest.fixture(scope="module")
def here() -> Scene:
    return scene(
        sets=["base", "dunwich", "innsmouth"],
        investigators=[{"id": "michael-mcglen", "space": "woods"}],
        board={"gates": {"woods": "abyss"}},
    )


@pytest.fixture(scope="module")
def texts(here: Scene) -> Texts:
    return Texts(here.table, "en")


def cards(here: Scene) -> Iterator[str]:
    library = here.table.library
    for rows in (
        library.cards,
        library.mythos,
        library.gate_cards,
        library.investigators,
        library.ancient_ones,
        library.heralds,
        library.stories,
        library.extras,
    ):
        yield from rows
    yield from (name for name, row in library.dunwich_horror_cards.items() if row.kind == "card")


def encounters(here: Scene) -> Iterator[str]:
    for entries in here.table.library.encounters.values():
        for encounter in entries.values():
            yield encounter.id


def noting(width: int, height: int, scale: float, art: Art | None = None) -> tuple[Canvas, NotingSetter]:
    fonts = Fonts()
    setter = NotingSetter(fonts)
    surface = pygame.Surface((round(width * scale) + 20, round(height * scale) + 20))
    return Canvas(surface, scale, fonts, Icons(), setter, art), setter


@pytest.mark.parametrize("size", CLOSE_UPS)
def test_no_text_of_any_card_is_cut_in_the_close_up(
    here: Scene, texts: Texts, size: tuple[int, int, float], tmp_path: Path
) -> None:
    width, height, scale = size
    canvas, setter = noting(width, height, scale, Art(tmp_path))  # pictures give way to text
    things = [*cards(here), *(encounters(here) if size == CLOSE_UPS[0] else ())]
    assert len(things) > 500
    if size == CLOSE_UPS[0]:  # so large a window shows their wide sheet
        wide = {*here.table.library.investigators, *here.table.library.ancient_ones}
        things = [thing for thing in things if thing not in wide]
    for thing in things:
        setter.cut.clear()
        draw_face(canvas, Box(5, 5, width, height), thing, texts)
        assert setter.cut == [], thing
    assert setter.smallest >= SMALLEST_TEXT


@pytest.mark.parametrize("size", SHEETS)
def test_no_text_of_a_wide_sheet_is_cut(here: Scene, texts: Texts, size: tuple[int, int, float]) -> None:
    width, height, scale = size
    canvas, setter = noting(width, height, scale)
    for thing in (*here.table.library.investigators, *here.table.library.ancient_ones):
        setter.cut.clear()
        draw_face(canvas, Box(5, 5, width, height), thing, texts)
        assert setter.cut == [], thing


@pytest.mark.parametrize("thing", ["the-terrible-experiment", "the-great-ritual", "riots", "mad-bomber"])
def test_a_long_text_fills_the_room_that_it_has(here: Scene, texts: Texts, thing: str) -> None:
    """At 520 × 754 no card has to be set as small as a thumbnail; the picture gives way before that."""
    canvas, setter = noting(520, 754, 1.0, Art())
    draw_face(canvas, Box(5, 5, 520, 754), thing, texts)
    assert setter.cut == []
    rules = [px for text, px in setter.drawn.items() if len(text) > 200]
    assert rules
    assert min(rules) >= 16


def lightness(color: Color) -> float:
    parts = [part / 255 for part in color[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Color, other: Color) -> float:
    high, low = sorted((lightness(one), lightness(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", STOCKS)
def test_ink_stands_out_from_its_stock_as_it_is_baked(name: str) -> None:
    stock = STOCKS[name]
    picture = Art().level("textures", f"card-{stock.texture}", 900)
    assert picture is not None
    ground = pygame.transform.average_color(picture.convert(24))[:3]
    for told, color in (("ink", stock.ink), ("soft", stock.soft), ("frame", stock.frame)):
        assert contrast(color, ground) >= 4.5, (told, contrast(color, ground))
        assert contrast(color, stock.ground) >= 4.5, told
    assert contrast(stock.ink, stock.well) >= 4.5
    for icon in ICONS:
        assert contrast(color_of(icon, stock.ink), ground) >= 3, icon


def test_a_symbol_stands_before_each_word_that_has_one() -> None:
    told = with_symbols("Lose 1 Sanity or spend 2 Clue tokens. Make a Lore (−1) check.")
    assert told == (
        f"Lose 1\u00a0{symbol('sanity')}Sanity or spend 2\u00a0{symbol('clue')}Clue tokens. "
        f"Make a {symbol('lore')}Lore\u00a0(−1) check."
    )
    assert with_symbols(told) == told, "once is enough"
    assert with_symbols("Folklore, Willing, Insanity") == "Folklore, Willing, Insanity"
    assert with_symbols("The Dunwich Horror stirs.") == "The Dunwich Horror stirs.", "part of a name"
    assert with_symbols("A Horror check.") == f"A {symbol('horror')}Horror check."
    assert icon_of(symbol("luck")) == "luck"
    assert not icon_of("L")


def test_a_symbol_is_drawn_in_the_line_and_counted_in_its_width() -> None:
    fonts = Fonts()
    plain, told = fonts.width("Sanity", "card", 20), fonts.width(f"{symbol('sanity')}Sanity", "card", 20)
    assert plain + 20 <= told <= plain + 28
    line = fonts.line(f"{symbol('sanity')}Sanity", "card", 20, (20, 15, 10))
    assert line.get_width() == told
    left = line.subsurface((0, 0, 20, line.get_height()))
    assert pygame.mask.from_surface(left).count() > 60


def test_every_card_has_a_picture_of_its_own(here: Scene) -> None:
    art, library = Art(), here.table.library
    wanted = [*library.cards, *library.mythos, *library.heralds, *library.extras]
    wanted += [name for name, row in library.dunwich_horror_cards.items() if row.kind == "card"]
    assert [name for name in wanted if not art.has("cards", name)] == []
    shapes = {art.shape("cards", name) for name in wanted}
    assert all(shape is not None and abs(shape - 1.5) < 0.01 for shape in shapes)


def test_a_row_of_possessions_begins_with_the_picture_of_its_card(here: Scene) -> None:
    canvas, _ = noting(200, 40, 1.0)
    assert draw_thumb(canvas, "tommy-gun#1", Box(5, 5, 60, 25)) > 40
    assert canvas.surface.get_at((20, 17))[:3] != (0, 0, 0)
    assert draw_thumb(canvas, "no-such-card", Box(100, 5, 60, 25)) == 0
    assert canvas.surface.get_at((110, 17))[:3] == (0, 0, 0)


def test_what_is_composed_is_kept_and_made_once(tmp_path: Path) -> None:
    art, made = Art(tmp_path), []

    def make() -> pygame.Surface:
        made.append(1)
        return pygame.Surface((4, 4))

    first = art.made("card", "plain", (4, 4), make)
    assert art.made("card", "plain", (4, 4), make) is first
    assert art.made("card", "plain", (5, 4), make) is not first
    assert len(made) == 2
    assert art.shape("cards", "nothing") is None


def test_where_there_are_no_pictures_cards_are_drawn_all_the_same(
    here: Scene, texts: Texts, tmp_path: Path
) -> None:
    surface = pygame.Surface((320, 450))
    canvas = Canvas(surface, 1.0, Fonts(), Icons(), None, Art(tmp_path))
    for thing in ("tommy-gun", "michael-mcglen", "azathoth", "shrivelling"):
        surface.fill((1, 2, 3))
        draw_face(canvas, Box(10, 10, 300, 430), thing, texts)
        assert surface.get_at((20, 60))[:3] != (1, 2, 3), thing


def test_a_marker_whose_numbers_a_card_gives_says_so(here: Scene, texts: Texts) -> None:
    canvas, setter = noting(320, 457, 1.0, Art())
    draw_face(canvas, Box(5, 5, 320, 457), "the-dunwich-horror", texts)
    assert "by card" in setter.drawn
    assert "no check" not in setter.drawn
    setter.drawn.clear()
    draw_face(canvas, Box(5, 5, 320, 457), "being-of-ib-1", texts)
    assert "no check" in setter.drawn
    assert "by card" not in setter.drawn
    assert "0" not in setter.drawn, "what nobody can fight has no Toughness"


def test_the_rules_of_a_monster_are_as_large_as_letters_of_a_card_at_any_scale(
    here: Scene, texts: Texts
) -> None:
    """At twice the size the longest rules are not set in the least size of all, but in what has room."""
    canvas, setter = noting(320, 457, 2.0, Art())
    draw_face(canvas, Box(5, 5, 320, 457), "the-dunwich-horror", texts)
    rules = [px for text, px in setter.drawn.items() if len(text) > 200 and "**" in text]
    assert rules
    assert min(rules) >= 16
    assert setter.cut == []


def test_a_gate_card_shows_each_of_its_worlds_and_each_case_on_a_line(here: Scene, texts: Texts) -> None:
    canvas, setter = noting(320, 457, 1.0, Art())
    draw_face(canvas, Box(5, 5, 320, 457), "base-gate-40", texts)
    assert {"City of the Great Race", "Plateau of Leng", "Any other world"} <= set(setter.drawn)
    told = [text for text in setter.drawn if "\n" not in text]
    assert sum(text.startswith("**Pass:**") for text in told) == 3, "two worlds and any other"
    assert sum(text.startswith("**Fail:**") for text in told) == 2
    # Beside the first entry there is the picture of its world, not the ground of the card.
    ground = canvas.surface.get_at((160, 420))[:3]
    beside = {canvas.surface.get_at((30 + step, 70))[:3] for step in range(0, 40, 4)}
    assert ground not in beside
    assert len(beside) > 5
    setter.drawn.clear()
    draw_face(canvas, Box(5, 5, 320, 457), "base-gate-52", texts)
    assert "Any world" in setter.drawn


@pytest.mark.parametrize("scale", [1.0, 1.2, 2.0])
def test_what_check_a_gate_card_asks_for_stands_on_one_line(here: Scene, texts: Texts, scale: float) -> None:
    for thing in ("base-gate-32", "base-gate-39", "base-gate-51", "base-gate-47"):
        canvas, setter = noting(320, 457, scale, Art())
        draw_face(canvas, Box(5, 5, 320, 457), thing, texts)
        checks = [text for text in setter.lines if text.startswith("Make a") and "\n" not in text]
        assert checks
        assert all(setter.lines[text] == 1 for text in checks if "needs" not in text), thing


def test_every_location_card_says_that_it_is_one(here: Scene, texts: Texts) -> None:
    library = here.table.library
    found = {entry.neighborhood: entry.id for one in library.encounters.values() for entry in one.values()}
    for thing in found.values():
        canvas, setter = noting(320, 457, 1.0)
        draw_face(canvas, Box(5, 5, 320, 457), thing, texts)
        told = [text for text in setter.drawn if text.endswith("LOCATION CARD")]
        assert told, thing
        assert setter.cut == []


@pytest.mark.parametrize("thing", ["father-dagon", "mother-hydra"])
def test_a_herald_is_seen_whole_beside_its_name(here: Scene, texts: Texts, thing: str) -> None:
    canvas, setter = noting(320, 457, 1.0, Art())
    draw_face(canvas, Box(5, 5, 320, 457), thing, texts)
    sizes = [key[2:] for key in canvas.art._kept if key[:2] == ("heralds", thing)]
    assert sizes
    assert all(high < 457 * 0.3 and 0.7 < wide / high < 0.9 for wide, high in sizes), "no strip of it"
    assert setter.cut == []


def test_the_condition_of_a_story_stands_out(here: Scene, texts: Texts) -> None:
    canvas, setter = noting(320, 457, 1.0, Art())
    draw_face(canvas, Box(5, 5, 320, 457), "story-amanda-sharpe", texts)
    rules = {text for text in setter.drawn if "Failed" in text}
    assert rules
    assert all("**Failed when you go insane:**" in text for text in rules)


def test_a_card_that_replaces_another_says_what_that_says(here: Scene, texts: Texts) -> None:
    library = here.table.library
    lines = card_lines(library.cards["replacement-flesh-ward"], texts)
    assert lines[:-1] == card_lines(library.cards["flesh-ward"], texts)
    assert lines[-1] == "Replaces every older Flesh Ward card."


@pytest.mark.parametrize("count", range(1, 6))
def test_the_symbols_of_a_movement_box_stay_inside_it(count: int) -> None:
    canvas, _ = noting(140, 40, 1.0)
    ground = (1, 2, 3)
    canvas.surface.fill(ground)
    box = Box(10, 10, 110, 30)
    draw_movement(canvas, box, ("circle", "plus", "slash", "star", "triangle")[:count], white=True)
    inner = canvas.surface.subsurface((14, 14, 102, 22))
    middle = [inner.get_at((x, 11))[:3] for x in (0, 1, 100, 101)]
    assert all(min(color) > 200 for color in middle), "white at both ends"


@pytest.mark.parametrize(
    ("thing", "kind"),
    [
        ("dust-1-1", "TOKEN OF THE ANCIENT ONE"),
        ("martial-law", "RULE"),
        ("feds-raid", "TRACK"),
        ("aquatic-marker", "TOKEN"),
    ],
)
def test_what_is_nobodys_card_says_what_it_is(here: Scene, texts: Texts, thing: str, kind: str) -> None:
    canvas, setter = noting(320, 457, 1.0)
    draw_face(canvas, Box(5, 5, 320, 457), thing, texts)
    assert kind in {text.replace("\u2009", "") for text in setter.drawn}


@pytest.mark.parametrize("radius", [22, 26, 34, 45, 66, 90])
@pytest.mark.parametrize("thing", ["the-black-man", "the-dunwich-horror", "being-of-ib-1", "witch"])
def test_no_word_of_a_back_is_cut_at_any_size(here: Scene, texts: Texts, radius: int, thing: str) -> None:
    canvas, setter = noting(220, 220, 1.0, Art())
    row = here.table.library.monsters[thing]
    draw_back(canvas, row, printed(row, texts), (110, 110), radius)
    assert setter.cut == []
    words = {text for text in setter.drawn if text in ("no check", "by card", "–")}
    assert words == ({"–"} if radius < 40 else words - {"–"})


@pytest.mark.parametrize(
    ("line", "head"),
    [
        ("Pass: Draw 1 Spell.", "**Pass:** Draw 1 Spell."),
        ("• Make a Fight (−2) check (pass: return to Arkham).", ""),
        ("Raise the terror level by 1. Each investigator: Lose $1.", ""),
        ("At St. Mary’s Hospital: Rest.", "**At St. Mary’s Hospital:** Rest."),
        ("Guardian Angel — You stay: here.", "**Guardian Angel —** You stay: here."),
    ],
)
def test_only_a_whole_beginning_is_bold(line: str, head: str) -> None:
    assert bold_head(line) == (head or line)
