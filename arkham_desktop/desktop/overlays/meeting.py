"""The dialog in which the monsters of a place are fought or evaded, one by one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import checks, forecast, ratings
from arkham_desktop.arkham.text import tooltip
from arkham_desktop.arkham.text.abilities import abilities_in_combat
from arkham_desktop.arkham.text.phrases import trait as trait_name
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.base import Dialog, dialog
from arkham_desktop.desktop.overlays.combat_left import TokenButton
from arkham_desktop.desktop.overlays.faces_monster import Numbers
from arkham_desktop.desktop.overlays.header import circumstances
from arkham_desktop.desktop.overlays.parts import Row
from arkham_desktop.desktop.widgets import Widget
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.engine import Option


@dialog("monsters")
class MeetingDialog(Dialog):
    """Each monster with its numbers, and beside it what evading and fighting it promise."""

    icon = "monster"

    @property
    def monsters(self) -> list[str]:
        """Those that are still to be met, in the order of the options."""
        return list(dict.fromkeys(option.target for option in self.decision.options if not option.aside))

    @property
    def title(self) -> str:
        """Which monster, or how many."""
        monsters = self.monsters
        if len(monsters) == 1:
            return self.host.texts.name(monsters[0])
        return say("meet.title", count=len(monsters))

    @property
    def sub(self) -> str:
        """Phase, investigator, person, place."""
        return circumstances(self.host, self.decision)

    # -- placing -----------------------------------------------------------------------------------

    def arrange(self, box: Box) -> list[Widget]:
        """A card for each monster, with a row for each way."""
        monsters = self.monsters
        shown = len(monsters)
        head = 28.0 if box.height > 300 else 0.0
        self._intro = Box(box.left, box.top, box.width, head)
        room = box.height - head
        most = 200.0 if shown > 1 else 280.0
        least = 96.0
        while shown > 1 and room / shown - 10 < least:
            shown -= 1
        high = min(most, room / max(1, shown) - 10)
        self._hidden = len(monsters) - shown
        self._cards: list[tuple[Box, str]] = []
        found: list[Widget] = []
        top = box.top + head
        for monster in monsters[:shown]:
            card = Box(box.left, top, box.width, high)
            self._cards.append((card, monster))
            found += self._widgets(card, monster)
            top += high + 10
        return found

    def _widgets(self, card: Box, monster: str) -> list[Widget]:
        host = self.host
        inner = inset(card, 12, 8)
        side = min(inner.height, 104.0)
        row = host.table.library.monster(monster)
        token = Box(inner.left, inner.top + (min(inner.height, 116) - side) / 2, side, side)
        tip = f"**{host.texts.name(monster)}**\n{host.texts.card(monster)}"
        found: list[Widget] = [
            TokenButton(
                f"dialog-token-{monster}",
                token,
                row,
                partial(host.close_up, monster),
                tip,
                title=host.texts.name(monster),
            )
        ]
        options = [one for one in self.decision.options if one.target == monster and not one.aside]
        width = min(300.0, inner.width * 0.44)
        high = min(56.0, (inner.height - 6 * (len(options) - 1)) / max(1, len(options)))
        top = inner.top
        for option in options:
            found.append(self._row(option, Box(inner.right - width, top, width, high)))
            top += high + 6
        return found

    def _row(self, option: Option, box: Box) -> Row:
        host = self.host
        text = host.texts.option(self.decision, option)
        return Row(
            f"dialog-{option.id}",
            box,
            say(f"meet.{option.verb}"),
            partial(host.choose, option.id),
            sub=self._sub(option),
            value=host.texts.percent(text.odds) if text.odds is not None else "",
            number=self.number_of(option.id),
            icon="evade" if option.verb == "evade" else "combat",
            tip=text.consequence,
        )

    def _sub(self, option: Option) -> str:
        table, texts, monster = self.host.table, self.host.texts, option.target
        who = table.investigator(self.decision.who)
        fight = ratings.combat_rating(table, monster, who)
        damage = say("meet.else", n=fight.damage) if fight is not None and fight.damage else ""
        if option.verb == "evade":
            return damage
        horror = forecast.horror_check(table, who, monster)
        if horror is None:
            return damage
        chance = texts.percent(checks.chance_of(table, horror))
        n = fight.damage if fight is not None else 0
        return say("meet.horror", chance=chance, n=n) if n else say("meet.horror-alone", chance=chance)

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the cards' grounds, names and numbers."""
        if self._intro.height:
            text = say("meet.more", count=self._hidden) if self._hidden else say("meet.order")
            canvas.label(text, self._intro, theme.CAPTION, theme.INK_SOFT)
        for card, monster in self._cards:
            self._draw_card(canvas, card, monster)

    def _draw_card(self, canvas: Canvas, card: Box, monster: str) -> None:
        table, texts = self.host.table, self.host.texts
        who = table.investigator(self.decision.who)
        canvas.panel(card, theme.PANEL)
        inner = inset(card, 12, 8)
        side = min(inner.height, 104.0)
        width = min(300.0, inner.width * 0.44)
        left = inner.left + side + 14
        room = inner.right - width - 14 - left
        row = table.library.monster(monster)
        tall = inner.height > 84
        canvas.label(
            texts.name(monster), Box(left, inner.top, room, 26), theme.TITLE if tall else theme.LABEL
        )
        top = inner.top + 27
        if inner.height > 112:
            movement = texts.words.of("movement", row.movement)
            symbol = texts.words.of("symbol", row.symbol)
            text = say("face.moves", movement=movement, symbol=symbol)
            canvas.label(text, Box(left, top, room, 20), theme.CAPTION, theme.INK_SOFT)
            top += 22
        numbers = Numbers(table, monster, texts, who)
        each = room / 2 if room < 260 else room / 4
        step = 22.0
        for index, (icon, name, value, _) in enumerate(numbers.rows):
            across = int(room // each) if each else 1
            x, y = left + index % across * each, top + index // across * step
            canvas.icon(icon, (x + 8, y + step / 2), 15, theme.INK_SOFT)
            used = canvas.label(value, Box(x + 20, y, 40, step), theme.BODY_BOLD)
            rest = Box(x + 25 + used, y, each - 28 - used, step)
            if rest.width > 40 and tall:
                canvas.label(name, rest, theme.CAPTION, theme.INK_SOFT)
        top += step * (2 if each > room / 3 else 1) + 4
        rest = Box(left, top, room, inner.bottom - top)
        traits = sorted(ratings.traits(table, monster, who))
        own = [_bold(line) for line in abilities_in_combat(texts.words, table.library, row)]
        if (traits or own) and rest.height > 18:
            told = "\n".join([*own, *(_bold(tooltip(texts.words, "trait", one)) for one in traits)])
            if canvas.paragraph_height(told, room, theme.CAPTION) > rest.height:
                names = ", ".join(trait_name(texts.words, one) for one in traits)
                told = "\n".join([*own, *([names] if names else [])])
            canvas.paragraph(told, rest, theme.CAPTION)


def _bold(text: str) -> str:
    head, mark, rest = text.partition(": ")
    return f"**{head}:** {rest}" if mark else text
