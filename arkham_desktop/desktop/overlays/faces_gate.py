"""The face of a gate card: what happens in one Other World, or in each that the card names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.text import encounter_text
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.overlays.paper_lines import draw_paragraphs, ends_short, evened
from arkham_desktop.desktop.overlays.paper_words import bold_head
from arkham_desktop.desktop.symbols import with_symbols
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.content.models import GateCard
    from arkham_desktop.desktop.panels.texts import Texts

_SIZES = (1.06, 1.03, 1.0, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76, 0.73, 0.7)
"""Parts of the plain size that all entries of a card are set in, the best first."""
_STILL_LARGE = 0.91
"""For the sake of even lines no size smaller than this is taken."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What happens in an Other World (empty: in any that the card does not name)."""

    world: str
    name: str
    text: str

    @property
    def line(self) -> str:
        """All in one text, its name first."""
        return f"**{self.name}.** {self.text}"


def draw_gate_card(canvas: Canvas, box: Box, row: GateCard, texts: Texts, place: str) -> None:
    """A gate card: the entry of one world, or all of them."""
    paper = Paper(canvas, box, kind=f"gate-{row.color}")
    s = paper.scale
    # Between the flourishes of the frame's corners.
    band = inset(paper.take(max(16.0, 20 * s)), 0 if paper.small else 20 * s, 0)
    canvas.panel(band, paper.frame, radius=3)
    caption = say("face.gate-card", color=texts.words.of("color", row.color))
    canvas.label(caption.upper(), band, Style("serif-bold", max(11.0, 13 * s)), theme.WHITE, align="center")
    paper.skip(3 * s)
    paper.footer(texts.name(row.id))
    if place:
        paper.title(texts.name(place))
        under = "" if place in row.entries else say("face.gate-other")
        lines = encounter_text(texts.table.library, row.id, place, texts.words)
        paper.body(lines, icon="other-worlds", size=17, picture=f"worlds/{place}", under=under)
        return
    entries = entries_of(row, texts)
    if paper.small or not _draw_entries(paper, entries):
        paper.body([line for entry in entries for line in entry.line.split("\n")], size=16)


def entries_of(row: GateCard, texts: Texts) -> list[Entry]:
    """All entries of a card, each with the name of its world and a line for each case."""
    found = []
    for world in row.entries:
        other = world == "other"
        rest = "face.gate-other-short" if len(row.entries) > 1 else "face.gate-any"
        name = say(rest) if other else texts.name(world)
        first, *cases = encounter_text(texts.table.library, row.id, world, texts.words)
        text = "\n".join([first, *map(bold_head, cases)])
        found.append(Entry("" if other else world, name, text))
    return found


def _draw_entries(paper: Paper, entries: Sequence[Entry]) -> bool:
    """Each entry beside the picture of its world, as large as all have room; False where they have none."""
    canvas, s, rest = paper.canvas, paper.scale, paper.rest
    side, gap = 48 * s, 8 * s
    left = rest.left + side + gap
    width = canvas.rect(Box(left, rest.top, rest.right - left, rest.height)).width / canvas.scale
    told = [with_symbols(entry.text) for entry in entries]
    for share in _best_first(canvas, told, width, 16 * s):
        style = Style("card", max(11.0, 16 * s * share), 1.25)
        head = Style("serif-bold", max(12.0, 17.5 * s * share), 1.25)
        high_head = head.size * head.leading
        heights = [max(side, high_head + canvas.paragraph_height(text, width, style)) for text in told]
        spare = rest.height - sum(heights) - 7 * s * len(heights)
        if spare < 0 or any(canvas.text_width(entry.name, head) > width for entry in entries):
            continue
        between = 7 * s + min(36 * s, spare / len(heights))
        above = max(0.0, spare - (between - 7 * s) * len(heights)) * (0.3 if len(heights) > 1 else 0.45)
        top = rest.top + between / 2 + above
        for number, (entry, text, high) in enumerate(zip(entries, told, heights, strict=True)):
            if number:
                y = top - between / 2
                canvas.line((rest.left + side * 0.2, y), (rest.right - side * 0.2, y), paper.frame, 0.8)
            _draw_world(paper, Box(rest.left, top, side, side), entry.world)
            words = Box(left, top, rest.right - left, high_head)
            canvas.label(entry.name, words, head, paper.frame)
            words = Box(left, words.bottom, words.width, high - high_head)
            draw_paragraphs(canvas, text, words, style, paper.stock.ink)
            top += high + between
        return True
    return False


def _best_first(canvas: Canvas, told: Sequence[str], width: float, size: float) -> list[float]:
    """The sizes, those first that leave no word alone on a line and break few lines.

    A line of hardly a word is worth five sizes, a line that a smaller text would not need two.
    """
    pixels = max(1, canvas.px(width))

    def cost(number: int) -> int:
        style = Style("card", max(11.0, size * _SIZES[number]))
        parts = [part for text in told for part in text.split("\n")]
        blocks = [evened(canvas, part, pixels, style, "left") for part in parts]
        return number + sum(2 * len(block.lines) + 5 * ends_short(block) for block in blocks)

    large = [number for number, share in enumerate(_SIZES) if share >= _STILL_LARGE]
    return [*(_SIZES[number] for number in sorted(large, key=cost)), *_SIZES[len(large) :]]


def _draw_world(paper: Paper, box: Box, world: str) -> None:
    """The picture of a world in its ring; a sign for any other."""
    canvas = paper.canvas
    px = canvas.px(box.width)
    image = canvas.art.image("worlds", world, (px, px)) if world else None
    if image is None:
        canvas.icon("other-worlds", box.center, box.width * 0.62, paper.frame)
        return
    x, y = canvas.point((box.left, box.top))
    canvas.surface.blit(image, (x, y))
