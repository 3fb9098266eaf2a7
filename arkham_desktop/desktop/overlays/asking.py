"""What a card asks: its face at the left, the answers in full at the right; encounters as they are drawn."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import checks, encounters, losses
from arkham_desktop.arkham.text import encounter_text
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, columns, inset
from arkham_desktop.desktop.overlays.base import Dialog, dialog
from arkham_desktop.desktop.overlays.check_words import need_words, pool_sum
from arkham_desktop.desktop.overlays.choice_box import ChoiceBox
from arkham_desktop.desktop.overlays.faces import draw_face, has_face
from arkham_desktop.desktop.overlays.header import circumstances
from arkham_desktop.desktop.overlays.outcomes import foreseen
from arkham_desktop.desktop.overlays.paper_words import bold_head
from arkham_desktop.desktop.overlays.parts import Row, split
from arkham_desktop.desktop.overlays.row_list import placed
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.text import OptionText
    from arkham_desktop.desktop.widgets import Widget
    from arkham_desktop.engine import Decision, Option

_RULE = re.compile(r"[A-Z]{2,4}-\d+")


@dialog(
    "may",
    "choose",
    "number",
    "skill",
    "lose_sanity",
    "lose_stamina",
    "spend_clue",
    "cast_spell",
    "stamina_or_sanity",
    "spend_kind",
    "monster_ability",
    "top_or_bottom",
)
class AskingDialog(Dialog):
    """A question that a card, a place or an encounter asks."""

    icon = "card"

    @classmethod
    def shows(cls, decision: Decision) -> bool:
        """What a card asks; what a rule alone asks stands in the bar."""
        return bool(decision.reason) and _RULE.fullmatch(decision.reason) is None

    @property
    def title(self) -> str:
        """The card that asks."""
        reason = self.decision.reason
        if has_face(self.host.table.library, reason):
            return self.host.texts.name(reason)
        return self.host.texts.question(self.decision).title

    @property
    def sub(self) -> str:
        """Phase, investigator, person, place."""
        return circumstances(self.host, self.decision)

    # -- placing -----------------------------------------------------------------------------------

    def arrange(self, box: Box) -> list[Widget]:
        """The card where there is room, the answers beside it."""
        thing = self.decision.reason
        shown = has_face(self.host.table.library, thing) and box.width >= 520
        self._thing = thing if shown else ""
        if shown:
            self._left, self._right = split(box, min(340.0, box.width * 0.38), 24)
        else:
            self._left, self._right = Box(box.left, box.top, 0, 0), box
        canvas, right = self.host.measuring, self._right
        title = self.host.texts.question(self.decision).title
        reason = self._reason()
        head = min(canvas.paragraph_height(title, right.width, theme.TITLE), 60.0)
        under = (
            min(canvas.paragraph_height(reason, right.width, theme.BODY), right.height * 0.25)
            if reason
            else 0
        )
        if right.height < 200:
            head, under = 0.0, 0.0
        self._head = Box(right.left, right.top, right.width, head)
        self._under = Box(right.left, right.top + head + 2, right.width, under)
        top = self._under.bottom + (12 if head else 0)
        return self._boxes(Box(right.left, top, right.width, right.bottom - top))

    def _reason(self) -> str:
        about = self.decision.about
        question = self.host.texts.question(self.decision)
        if isinstance(about, losses.Loss):
            return say("ask.loss")
        name = self.host.texts.name(self.decision.reason) if self._thing else ""
        return "" if question.reason == name else question.reason.removeprefix(f"{name}: ")

    def _shown(self) -> list[Option]:
        """The answers; of many numbers none, for which the bar is enough."""
        options = list(self.decision.options)
        if self.decision.kind in ("number", "stamina_or_sanity") and len(options) > 4:
            return [option for option in options if option.aside]
        return options

    def _boxes(self, box: Box) -> list[Widget]:
        host, canvas = self.host, self.host.measuring
        found: list[Widget] = []
        told = [self._told(option) for option in self._shown()]
        heights = [ChoiceBox.height(canvas, box.width, text.label, more) for _, text, more in told]
        if sum(heights) + 10 * (len(heights) - 1) > box.height + 1:
            return self._as_rows(box, told)
        top = box.top
        for (option, text, more), high in zip(told, heights, strict=True):
            found.append(
                ChoiceBox(
                    f"dialog-{option.id}",
                    Box(box.left, top, box.width, high),
                    text.label,
                    more,
                    partial(host.choose, option.id),
                    number=self.number_of(option.id),
                    odds=host.texts.percent(text.odds) if text.odds is not None else "",
                    icon="star" if option.aside else "",
                    grade=Grade(text.grade),
                )
            )
            top += high + 10
        return found

    def _told(self, option: Option) -> tuple[Option, OptionText, str]:
        """An answer with its words, and what it costs and brings."""
        text = self.host.texts.option(self.decision, option)
        told = text.consequence or text.sub
        if text.cost and not told.startswith(text.cost.rstrip(".")):
            told = f"{say('ask.cost', cost=text.cost)} {told}".strip()
        same = told.rstrip(".").casefold() == text.label.rstrip(".").casefold()
        return option, text, "" if same else told

    def _as_rows(self, box: Box, told: Sequence[tuple[Option, OptionText, str]]) -> list[Widget]:
        """Answers that are too many to be told in full: a row each, which scroll where even these are."""
        rows = [
            Row(
                f"dialog-{option.id}",
                box,
                text.label,
                partial(self.host.choose, option.id),
                sub=more,
                value=self.host.texts.percent(text.odds) if text.odds is not None else "",
                number=self.number_of(option.id),
                icon="star" if option.aside else "",
                costly=text.grade == "costly",
                tip=f"**{text.label}**\n{more}" if more else "",
            )
            for option, text, more in told
        ]
        return placed("dialog-answers", box, rows, height=52, least=44)[0]

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the card, the question and its reason; the answers are widgets."""
        if self._thing:
            high = min(self._left.height, self._left.width * 1.38)
            face = Box(self._left.left, self._left.top, self._left.width, high)
            who = self.host.table.investigator(self.decision.who)
            draw_face(canvas, face, self._thing, self.host.texts, place=who.place)
        if self._head.height:
            title = self.host.texts.question(self.decision).title
            canvas.paragraph(title, self._head, theme.TITLE)
            canvas.paragraph(self._reason(), self._under, theme.BODY, theme.INK_SOFT)


@dialog("encounter_card")
class EncounterDialog(Dialog):
    """The card or cards drawn for an encounter."""

    icon = "encounters"

    @property
    def drawn(self) -> encounters.Drawn:
        """What was drawn."""
        about = self.decision.about
        assert isinstance(about, encounters.Drawn), "the decision is about an encounter"
        return about

    @property
    def title(self) -> str:
        """Where it is had."""
        place = self.host.texts.name(self.drawn.place)
        key = "check.world" if self.drawn.kind == "gate_card" else "ask.encounter"
        return say(key, world=place, place=place)

    @property
    def sub(self) -> str:
        """Phase, investigator, person."""
        return circumstances(self.host, self.decision)

    def arrange(self, box: Box) -> list[Widget]:
        """The cards side by side; under each what a press does."""
        cards = list(self.drawn.cards)
        self._small = box.height < 230
        count = max(1, len(cards))
        widths = min(380.0, (box.width - 24 * (count - 1)) / count)
        boxes = columns(Box(box.left, box.top, widths * count + 24 * (count - 1), box.height), count, 24)
        self._faces = []
        self._chances: list[tuple[Box, Check | None]] = []
        host, who = self.host, self.drawn.who
        found: list[Widget] = []
        options = [option for option in self.decision.options if not option.aside]
        for card, place, option in zip(cards, boxes, options, strict=False):
            if self._small:
                continue
            high = min(place.height - 66 - 70, place.width * 1.38)
            self._chances.append(
                (
                    Box(place.left, place.top + high + 74, place.width, 64),
                    foreseen(card, self.drawn.place, who, host.texts),
                )
            )
            self._faces.append((Box(place.left, place.top, place.width, high), card))
            text = self.host.texts.option(self.decision, option)
            found.append(
                ChoiceBox(
                    f"dialog-{option.id}",
                    Box(place.left, place.top + high + 12, place.width, 52),
                    text.label,
                    "",
                    partial(self.host.choose, option.id),
                    number=self.number_of(option.id),
                )
            )
        self._beside = Box(boxes[-1].right + 28, box.top, box.right - boxes[-1].right - 28, box.height)
        if self._small:
            self._beside = box
        return found + self._asides()

    def _asides(self) -> list[Widget]:
        """What may be used before the encounter: at the right, where there is room."""
        box = self._beside
        asides = [option for option in self.decision.options if option.aside]
        if box.width < 200 or self._small:
            return []
        rows = []
        for option in asides:
            text = self.host.texts.option(self.decision, option)
            rows.append(
                Row(
                    f"dialog-{option.id}",
                    box,
                    text.label,
                    partial(self.host.choose, option.id),
                    sub=text.sub,
                    icon="star",
                    tip=text.consequence,
                )
            )
        room = Box(box.left, box.top + 150, box.width, box.height - 150)
        return placed("dialog-asides", room, rows, height=56, least=44)[0]

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the cards, and a word about how they were drawn."""
        for place, card in self._faces:
            draw_face(canvas, place, card, self.host.texts, place=self.drawn.place)
        for place, check in self._chances:
            if check is not None:
                self._draw_chance(canvas, place, check)
        rest = self._beside
        if self._small:
            table = self.host.table
            told = [
                bold_head(line)
                for card in self.drawn.cards
                for line in encounter_text(table.library, card, self.drawn.place, self.host.texts.words)
            ]
            canvas.paragraph("\n".join(told), rest, theme.BODY)
            return
        if rest.width > 180:
            key = "ask.drawn-gate" if self.drawn.kind == "gate_card" else "ask.drawn-location"
            canvas.paragraph(say(key), Box(rest.left, rest.top, rest.width, 140), theme.BODY, theme.INK_SOFT)

    def _draw_chance(self, canvas: Canvas, box: Box, check: Check) -> None:
        """The chance of the check that the card begins with, without and with clue tokens."""
        table, texts = self.host.table, self.host.texts
        canvas.panel(box, theme.PANEL)
        inner = inset(box, 14, 8)
        chance = texts.percent(checks.chance_of(table, check))
        wide = canvas.label(chance, inner, theme.VALUE.at(26), align="right")
        words = Box(inner.left, inner.top, inner.width - wide - 12, inner.height / 2)
        canvas.label(pool_sum(check, texts), words, theme.BODY_BOLD)
        clues = min(2, check.who.clues)
        told = [
            say("ask.with-clues", count=n, chance=texts.percent(checks.chance_of(table, check, n)))
            for n in range(1, clues + 1)
        ]
        low = Box(words.left, inner.top + inner.height / 2, words.width, inner.height / 2)
        text = ", ".join(told) if told else need_words(check)
        canvas.label(text, low, theme.CAPTION, theme.INK_SOFT)
