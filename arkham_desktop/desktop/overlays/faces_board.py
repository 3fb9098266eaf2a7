"""The faces of places: spaces of the board with what is there, Other Worlds with their gates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.text import card_text, tooltip
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.overlays.faces_cards import GATE_COLORS, SPACE_ICONS, neighborhood_frame
from arkham_desktop.desktop.overlays.faces_monster import draw_symbol
from arkham_desktop.desktop.overlays.paper import Paper
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import OtherWorld, Space
    from arkham_desktop.desktop.panels.texts import Texts

KIND_ICONS = {"street": "foot", "location": "encounters", "sub_location": "encounters"}


def space_kind(row: Space, texts: Texts) -> str:
    """`Street`, `Location, unstable` with its neighborhood."""
    kind = say(f"face.{row.kind}" if row.kind in KIND_ICONS else "face.place")
    if row.stable is not None and row.kind != "street":
        kind = say("face.stable" if row.stable else "face.unstable", kind=kind)
    if row.neighborhood and row.kind != "street":
        return say("face.in", kind=kind, place=texts.name(row.neighborhood))
    return kind


def space_lines(row: Space, texts: Texts) -> list[str]:
    """The rules of a place; a word about its kind where it has none."""
    lines = card_text(row, texts.words, texts.table.library)
    if row.kind in ("location", "sub_location"):
        lines = [line for line in lines[1:] if line]
    if not lines:
        kind = "location" if row.kind in ("location", "sub_location") else row.kind
        if texts.words.has(f"about-place-{kind}"):
            lines = [tooltip(texts.words, "place", kind)]
    return lines


def present(row: Space, texts: Texts) -> list[tuple[str, str]]:
    """What is there now, with an icon each: gate, seal, clues, monsters, people, closing."""
    table = texts.table
    state, found = table.state, list[tuple[str, str]]()
    marker = state.gates.get(row.id)
    if marker is not None:
        gate = table.library.gate_markers[marker]
        text = say("face.gate-open", world=texts.name(gate.world), n=texts.words.signed(gate.modifier))
        found.append(("gate", text))
    if row.id in state.seals:
        found.append(("seal", say("face.sealed")))
    if row.id in state.closed:
        found.append(("padlock", say("face.closed")))
    if state.clues.get(row.id, 0):
        found.append(("clue", say("face.clues", count=state.clues[row.id])))
    if row.id in state.activity:
        found.append(("star", say("face.activity", card=texts.name(state.activity[row.id]))))
    found += [("monster", texts.name(monster)) for monster in table.monsters_at(row.id)]
    found += [("person", texts.name(one.id)) for one in table.investigators_at(row.id)]
    return found


def draw_space(canvas: Canvas, box: Box, row: Space, texts: Texts) -> None:
    """A street or location: its rules, and what is there now."""
    paper = Paper(canvas, box, kind="location", frame=neighborhood_frame(texts, row.id))
    paper.caption(space_kind(row, texts))
    paper.title(texts.name(row.id))
    neighbors = [texts.name(one) for one in texts.table.library.neighbors.get(row.id, ())]
    if neighbors:
        paper.footer(say("face.next-to", places=", ".join(neighbors)))
    _draw_present(paper, present(row, texts))
    icon = SPACE_ICONS.get(row.id, KIND_ICONS.get(row.kind, "find"))
    paper.body(space_lines(row, texts), icon=icon, picture=row.id)


def _draw_present(paper: Paper, found: list[tuple[str, str]]) -> None:
    """The lines of what is there, from the bottom up."""
    step = max(17.0, 21 * paper.scale)
    most = max(1, int(paper.rest.height * 0.45 / step))
    if len(found) > most:
        rest = len(found) - most + 1
        found = [*found[: most - 1], ("plus", say("face.more", count=rest))]
    if not found:
        return
    canvas, area = paper.canvas, paper.take_bottom(step * len(found) + 8)
    canvas.line((area.left, area.top + 2), (area.right, area.top + 2), theme.PAPER_LINE)
    for index, (icon, text) in enumerate(found):
        line = Box(area.left, area.top + 6 + index * step, area.width, step)
        canvas.icon(icon, (line.left + step * 0.5, line.centery), step * 0.72, theme.PAPER_INK)
        words = Box(line.left + step * 1.15, line.top, line.width - step * 1.15, step)
        canvas.label(text, words, Style("semibold", max(12.0, 15 * paper.scale)), theme.PAPER_INK)


def draw_world(canvas: Canvas, box: Box, row: OtherWorld, texts: Texts) -> None:
    """An Other World: the colors of its encounters, the gates that lead there, who is inside."""
    table = texts.table
    paper = Paper(canvas, box)
    s = paper.scale
    paper.caption(say("face.world"))
    paper.title(texts.name(row.id))
    paper.skip(4 * s)
    line = paper.take(30 * s)
    size = 26 * s
    left = line.centerx - (len(row.colors) * (size + 8 * s) - 8 * s) / 2
    for color in row.colors:
        draw_color(canvas, (left + size / 2, line.centery), size / 2, color, texts)
        left += size + 8 * s
    found = []
    for space, marker in table.state.gates.items():
        gate = table.library.gate_markers[marker]
        if gate.world == row.id:
            key = say("face.gate-here", place=texts.name(space), n=texts.words.signed(gate.modifier))
            found.append(("gate", key))
    found += [
        ("person", say("face.in-area", who=texts.name(one.id), area=one.area))
        for one in table.investigators_at(row.id)
    ]
    if not found:
        found.append(("gate", say("face.no-gate")))
    _draw_present(paper, found)
    symbols = {marker.symbol: marker.modifier for marker in row.markers}
    line = paper.take(34 * s)
    each = line.width / max(1, len(symbols))
    for index, (symbol, modifier) in enumerate(symbols.items()):
        middle = line.left + each * (index + 0.5)
        draw_symbol(canvas, symbol, (middle - 16 * s, line.centery), 20 * s)
        words = Box(middle, line.top, each / 2, line.height)
        style = Style("bold", max(12.0, 17 * s))
        canvas.label(texts.words.signed(modifier), words, style, theme.PAPER_INK)
    paper.body([say("face.world-way")], icon="other-worlds", picture=f"worlds/{row.id}")


def draw_color(
    canvas: Canvas, center: tuple[float, float], radius: float, color: str, texts: Texts, *, dim: bool = False
) -> None:
    """A color of gate cards: a disc with its first letter."""
    canvas.disc(center, radius, None if dim else GATE_COLORS[color], border=theme.INK_OFF if dim else None)
    letter = texts.words.of("color", color)[:1].upper()
    style = Style("bold", max(11.0, radius * 1.15))
    words = Box(center[0] - radius, center[1] - radius, radius * 2, radius * 2)
    canvas.label(letter, words, style, theme.INK_OFF if dim else theme.WHITE, align="center")
