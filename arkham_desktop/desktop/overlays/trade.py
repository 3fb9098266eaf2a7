"""The dialog of a trade: what both have side by side; a press hands a thing over."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.rules import trading
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, columns
from arkham_desktop.desktop.overlays.base import Dialog, dialog
from arkham_desktop.desktop.overlays.header import circumstances
from arkham_desktop.desktop.overlays.pick_list import Pick, PickList
from arkham_desktop.desktop.overlays.story import back
from arkham_desktop.desktop.panels.possessions import card_icon
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.desktop.widgets import Widget


@dialog("trade")
class TradeDialog(Dialog):
    """Two lists; what cannot be traded stands below with its reason."""

    icon = "trade"

    @property
    def title(self) -> str:
        """Who trades with whom."""
        name = self.host.texts.name
        one, other = self._people()
        return say("trade.title", one=name(one.id), other=name(other.id))

    @property
    def sub(self) -> str:
        """Phase, investigator, person; trading costs nothing."""
        return circumstances(self.host, self.decision, say("trade.free"))

    def _people(self) -> tuple[Investigator, Investigator]:
        table = self.host.table
        return table.investigator(self.decision.who), table.investigator(str(self.decision.about))

    def arrange(self, box: Box) -> list[Widget]:
        """Both lists side by side."""
        one, other = self._people()
        arrived = self._arrived()
        head = 54.0 if box.height > 330 else 34.0
        halves = columns(box, 2, 24)
        self._heads = [Box(half.left, half.top, half.width, head) for half in halves]
        high = 50.0 if box.height > 330 else 36.0
        found: list[Widget] = []
        for half, who, verb in ((halves[0], one, "give"), (halves[1], other, "take")):
            rows = Box(half.left, half.top + head + 6, half.width, half.height - head - 6)
            found.append(
                PickList(
                    f"dialog-{verb}",
                    rows,
                    self._picks(who, verb, arrived),
                    self.host.choose,
                    partial(self._show),
                    row_height=high,
                )
            )
        return found

    def _show(self, thing: str) -> None:
        """Nothing is shown large: a right click or Q does that."""

    def _arrived(self) -> dict[str, str]:
        """What has changed hands in this trade, by whom it was given."""
        found: dict[str, str] = {}
        for event in back(self.host.session):
            if not isinstance(event, e.Traded | e.CardGained | e.CardLost):
                break
            if isinstance(event, e.Traded):
                found.setdefault(event.what, event.giver)
        return found

    def _picks(self, who: Investigator, verb: str, arrived: dict[str, str]) -> list[Pick]:
        host = self.host
        table, texts = host.table, host.texts
        away = "right" if verb == "give" else "back"
        found = [self._money(who, verb, away)]
        kept: list[Pick] = []
        for card in who.cards:
            row = table.library.card(card.id)
            option = f"{verb}:{card.id}"
            can = self.decision.option(option) is not None
            came = arrived.get(card.id)
            sub = self._line(card.id)
            reason = ""
            if came is not None:
                sub = say("trade.from", name=texts.name(came))
            elif not can and not trading.tradable(table, card):
                reason = say("trade.not-tradable", kind=say("trade.kind-other"))
            pick = Pick(
                card.id,
                option if can else "",
                texts.name(card.id),
                sub,
                note=say("dock.exhausted") if card.exhausted else "",
                reason=reason,
                number=self.number_of(option) if can else "",
                icon=card_icon(row),
                moved=came is not None,
                mark=away if can else "",
            )
            (found if can or came is not None else kept).append(pick)
        if who.clues and self.decision.option(f"{verb}:clue") is None:
            kept.append(
                Pick("", "", say("face.clues", count=who.clues), reason=say("trade.clues-stay"), icon="clue")
            )
        trophies = len(who.gate_trophies) + len(who.monster_trophies)
        if trophies:
            kept.append(
                Pick(
                    "",
                    "",
                    say("trade.trophies", count=trophies),
                    reason=say("trade.trophies-stay"),
                    icon="victory",
                )
            )
        return found + kept

    def _money(self, who: Investigator, verb: str, away: str) -> Pick:
        for kind in ("money", "clue"):
            option = f"{verb}:{kind}"
            if self.decision.option(option) is not None:
                value = f"${who.money}" if kind == "money" else say("face.clues", count=who.clues)
                return Pick(
                    "", option, value, say("trade.how-much"), number=self.number_of(option),
                    icon=kind, mark=away,
                )  # fmt: skip
        reason = say("trade.no-money") if not who.money else say("trade.money-done")
        return Pick("", "", f"${who.money}", reason=reason, icon="money")

    def _line(self, card: str) -> str:
        """What the card does, in its first line after the facts."""
        return self.host.texts.card_line(card)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw who has what."""
        for head, who in zip(self._heads, self._people(), strict=True):
            shield = min(34.0, head.height * 0.74)
            acting = who.id == self.decision.who
            canvas.shield(who.seat, (head.left + shield / 2 + 2, head.centery), shield, acting=acting)
            left = head.left + shield + 14
            name = self.host.texts.name(who.id)
            if head.height > 44:
                canvas.label(name, Box(left, head.top + 4, head.right - left, 26), theme.LABEL)
                low = Box(left, head.top + 29, head.right - left, 20)
                person = self.host.desk.seat(who)
                canvas.label(person, low, theme.CAPTION, theme.INK_SOFT)
            else:
                canvas.label(name, Box(left, head.top, head.right - left, head.height), theme.BODY_BOLD)
