"""Text: wrapped, shrunk to 85 %, cut; never under eleven pixels."""

import os

import pytest

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw.text import Setter, TextBlock
from arkham_desktop.desktop.fonts import Fonts

LONG = "The Ancient One stirs in its sleep while the stars come right over Arkham and nobody looks up."


@pytest.fixture
def setter() -> Setter:
    return Setter(Fonts())


def words_of(block: TextBlock) -> str:
    return " ".join("".join(run.text for run in line.runs).strip() for line in block.lines)


def test_a_long_text_wraps_and_loses_no_word(setter: Setter) -> None:
    block = setter.lay_out(LONG, theme.BODY, 1.0, 200)
    assert len(block.lines) > 2
    assert block.width <= 200
    assert words_of(block) == LONG
    assert not block.cut


def test_a_text_a_little_too_high_shrinks_to_at_most_85_percent(setter: Setter) -> None:
    full = setter.lay_out(LONG, theme.BODY, 2.0, 420)
    block = setter.lay_out(LONG, theme.BODY, 2.0, 420, height=round(full.height * 0.85))
    assert not block.cut
    assert full.px * 0.84 <= block.px < full.px
    assert words_of(block) == LONG


def test_a_text_much_too_long_ends_in_an_ellipsis_within_its_width(setter: Setter) -> None:
    block = setter.lay_out(LONG, theme.BODY, 1.0, 150, most_lines=1)
    assert block.cut
    assert len(block.lines) == 1
    assert block.width <= 150
    assert words_of(block).endswith("…")


def test_no_short_word_stands_alone_on_the_last_line(setter: Setter) -> None:
    text = "What does Diana do about it, and what do"
    for width in range(90, 400, 2):
        words = [
            [word for run in line.runs for word in run.text.split()]
            for line in setter.lay_out(text, theme.BODY, 1.0, width).lines
        ]
        assert [word for line in words for word in line] == text.split()
        assert len(words) < 2 or len(words[-1]) > 1 or len(words[-2]) < 3, (width, words)


def test_a_line_is_not_emptied_for_the_sake_of_the_last(setter: Setter) -> None:
    begun = "Make a Luck\N{NO-BREAK SPACE}(+1)"
    width = setter.lay_out(begun, theme.BODY, 1.0, 900).width + 6
    lines = setter.lay_out(f"{begun} check.", theme.BODY, 1.0, width).lines
    assert len(lines) == 2
    assert lines[0].width > lines[1].width, "not Make a, Luck check"


def test_what_no_font_can_draw_is_drawn_as_one_that_every_font_has(setter: Setter) -> None:
    for odd in ("a\0b", "a\udcffb", "a\ud83db", os.fsdecode(b"a\xffb")):
        assert setter.lay_out(odd, theme.BODY, 1.0, 900).width == (
            setter.lay_out("a\N{REPLACEMENT CHARACTER}b", theme.BODY, 1.0, 900).width
        )


def test_a_word_wider_than_its_place_is_broken(setter: Setter) -> None:
    block = setter.lay_out("Nyarlathotepnyarlathotep", theme.BODY, 1.0, 60)
    assert block.width <= 60
    assert words_of(block).replace(" ", "") == "Nyarlathotepnyarlathotep"


def test_stars_set_words_in_bold_without_a_gap_before_a_comma(setter: Setter) -> None:
    block = setter.lay_out("Make a **Will −2** check, or **lose**, now.", theme.BODY, 1.0, 900)
    (line,) = block.lines
    plain, bold = theme.BODY.face, theme.BODY.bold().face
    assert [(run.text, run.face) for run in line.runs] == [
        ("Make a ", plain),
        ("Will −2 ", bold),
        ("check, or ", plain),
        ("lose", bold),
        (", now.", plain),
    ]


def test_no_text_is_drawn_under_eleven_pixels(setter: Setter) -> None:
    assert setter.pixels(12.5, 0.75) == 11
    assert setter.lay_out(LONG, theme.CAPTION, 0.75, 100, height=20).px >= 11


def test_a_newline_begins_a_new_paragraph(setter: Setter) -> None:
    assert len(setter.lay_out("One\nTwo\n\nFour", theme.BODY, 1.0, 500).lines) == 4


def test_the_same_text_is_laid_out_once(setter: Setter) -> None:
    assert setter.lay_out(LONG, theme.BODY, 1.0, 200) is setter.lay_out(LONG, theme.BODY, 1.0, 200)


def test_rendered_lines_are_kept_and_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    fonts = Fonts()
    first = fonts.line("Arkham", "text", 20, theme.INK)
    assert fonts.line("Arkham", "text", 20, theme.INK) is first
    monkeypatch.setattr("arkham_desktop.desktop.fonts.CACHE_BYTES", 20_000)
    for number in range(50):
        fonts.line(f"line {number}", "text", 30, theme.INK)
    assert fonts.line("Arkham", "text", 20, theme.INK) is not first


@pytest.mark.parametrize("px", [14, 16, 18, 20, 24])
def test_the_letters_of_the_reading_face_stand_evenly(px: int) -> None:
    """No word is torn apart by letters on whole pixels: a line is as wide as it would be drawn large."""
    fonts = Fonts()
    for face in ("card", "card-semibold", "card-italic"):
        for text in ("Starts at the Library", "Part of the cart", "Shub-Niggurath"):
            wanted = fonts.font(face, px * 8).size(text)[0] / 8
            assert fonts.width(text, face, px) == pytest.approx(wanted, abs=0.02 * wanted + 1)
            assert fonts.line(text, face, px, (0, 0, 0)).get_width() == fonts.width(text, face, px)
