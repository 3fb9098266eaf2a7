"""Fighting and fleeing side by side: dice, need, chance, and what failing costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import checks, forecast
from arkham_desktop.arkham.text import PoolLine, check_lines
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.layout import Box, columns, inset
from arkham_desktop.desktop.overlays.check_words import dice_words, need_words, pool_sum, source_kind
from arkham_desktop.desktop.overlays.combat_hands import why_not
from arkham_desktop.desktop.overlays.outcomes import Outcome, outcomes
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.desktop.overlays.base import Host
    from arkham_desktop.desktop.panels.texts import Texts
    from arkham_desktop.engine import Decision


@dataclass(frozen=True, slots=True)
class Way:
    """Fighting or fleeing.

    Attributes:
        title: which.
        check: what is rolled; None where it cannot be done.
        chance: 0 to 1.
        lines: the dice by source, without what is not in hand.
        need: dice and successes in words; sum: all in one line.
        fail: what failing brings.
        reason: why it cannot be done.
    """

    title: str
    check: Check | None
    chance: float
    lines: tuple[PoolLine, ...]
    need: str
    sum: str
    fail: Outcome | None
    reason: str = ""


def ways(host: Host, decision: Decision, combat: Combat) -> list[Way]:
    """Fight and flee, in this order."""
    table, who, monster = host.table, combat.who, combat.monster or ""
    found = []
    for verb, check in (
        ("fight", forecast.combat_check(table, who, monster, combat)),
        ("flee", forecast.evade_check(table, who, monster, combat)),
    ):
        title = say(f"combat.{verb}")
        if check is None or decision.option(verb) is None:
            found.append(Way(title, None, 0.0, (), "", "", None, why_not(host, decision, verb)))
        else:
            found.append(_way(title, check, host.texts))
    return found


def _way(title: str, check: Check, texts: Texts) -> Way:
    table = texts.table
    lines = tuple(
        line for line in check_lines(table, check, texts.words) if line.counts or line.why != _not_held(texts)
    )
    need = say("combat.need", dice=dice_words(check, texts), need=need_words(check))
    failed = next((one for one in outcomes(check, texts) if not one.passed), None)
    chance = checks.chance_of(table, check)
    return Way(title, check, chance, lines, need, pool_sum(check, texts, list(lines)), failed)


def _not_held(texts: Texts) -> str:
    return texts.words.of("poolnote", "not_wielded")


def draw_ways(canvas: Canvas, box: Box, found: Sequence[Way], host: Host) -> None:
    """Both in full."""
    for way, part in zip(found, columns(box, 2, 14), strict=True):
        if way.check is None:
            canvas.dashed(part, theme.INK_OFF)
            inner = inset(part, 14, 12)
            canvas.label(way.title, Box(inner.left, inner.top, inner.width, 28), theme.TITLE, theme.INK_OFF)
            room = Box(inner.left, inner.top + 34, inner.width, inner.height - 34)
            canvas.paragraph(way.reason, room, theme.BODY, theme.INK_OFF)
            continue
        canvas.panel(part, theme.PANEL)
        _draw_way(canvas, inset(part, 14, 12), way, host.texts)


def _draw_way(canvas: Canvas, inner: Box, way: Way, texts: Texts) -> None:
    head = Box(inner.left, inner.top, inner.width, 30)
    canvas.label(way.title, head, theme.TITLE)
    canvas.label(texts.percent(way.chance), head, theme.VALUE.at(27), align="right")
    canvas.bar(Box(inner.left, head.bottom + 4, inner.width, 10), way.chance)
    top = head.bottom + 24
    step = min(25.0, max(18.0, (inner.bottom - top - 84) / max(1, len(way.lines))))
    for index, line in enumerate(way.lines):
        ink = theme.INK if line.counts else theme.INK_OFF
        row = Box(inner.left, top, inner.width, step)
        used = canvas.label(line.text, Box(row.left, row.top, row.width - 46, step), theme.BODY_BOLD, ink)
        rest = Box(row.left + used + 8, row.top, row.width - used - 54, step)
        about = line.why
        if not about and way.check is not None:
            about = source_kind(way.check, line.source, texts, first=index == 0)
        if about and (line.why or fits(canvas, about, rest.width, theme.CAPTION)) and rest.width > 40:
            canvas.label(about, rest, theme.CAPTION, theme.INK_SOFT if line.counts else theme.INK_OFF)
        canvas.label(line.n if line.counts else "0", row, theme.BODY_BOLD, ink, align="right")
        top += step
    top += 4
    canvas.line((inner.left, top), (inner.right, top), theme.LINE)
    canvas.label(way.need, Box(inner.left, top + 3, inner.width, 26), theme.BODY_BOLD)
    top += 32
    if way.fail is not None and top + 20 < inner.bottom + 6:
        _draw_fail(canvas, Box(inner.left, top, inner.width, inner.bottom + 8 - top), way.fail)


def _draw_fail(canvas: Canvas, box: Box, fail: Outcome) -> None:
    left = box.left
    if fail.costly:
        canvas.icon("warning", (left + 9, box.top + 11), 17)
        left += 26
    text = f"{say('outcome.fail')}: {fail.title}"
    canvas.label(text, Box(left, box.top, box.right - left, 22), theme.BODY_BOLD)
    if fail.text:
        low = Box(left, box.top + 22, box.right - left, box.height - 22)
        canvas.paragraph(fail.text, low, theme.CAPTION, theme.INK_SOFT)


def draw_ways_short(canvas: Canvas, box: Box, found: Sequence[Way], texts: Texts) -> None:
    """Both on one line each, and what failing costs under them."""
    if box.height < 20:
        return
    canvas.panel(box, theme.PANEL)
    inner = inset(box, 12, 4)
    fails = [way.fail for way in found if way.fail is not None]
    step = min(24.0, inner.height / (len(found) + bool(fails)))
    for index, way in enumerate(found):
        line = Box(inner.left, inner.top + index * step, inner.width, step)
        style = theme.BODY_BOLD.at(min(16.0, step * 0.72))
        if way.check is None:
            text = f"{way.title}: {way.reason}"
            canvas.label(text, line, theme.CAPTION, theme.INK_OFF)
            continue
        words = Box(line.left, line.top, line.width - 60, step)
        canvas.label(f"{way.title}: {way.sum}, {need_words(way.check)}", words, style)
        canvas.label(texts.percent(way.chance), line, style, align="right")
    if fails:
        text = f"{say('outcome.fail')}: {fails[0].title}. {fails[0].text}"
        low = Box(inner.left, inner.top + len(found) * step, inner.width, step)
        canvas.label(text, low, theme.CAPTION, theme.INK_SOFT)
