"""The dialog of a trade: what both have side by side; a press lays a thing ready for the other side."""

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
from arkham_desktop.desktop.overlays.mythos_spread import StepButton
from arkham_desktop.desktop.overlays.parts import TWO_LINES, Row
from arkham_desktop.desktop.overlays.pick_list import Pick, PickList
from arkham_desktop.desktop.overlays.story import back
from arkham_desktop.desktop.panels.possessions import card_icon
from arkham_desktop.desktop.panels.trade_picks import OTHER_WAY, TradePicks
from arkham_desktop.desktop.theme import Grade
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
        high = TWO_LINES if box.height > 330 else 36.0
        found: list[Widget] = []
        for half, who, verb in ((halves[0], one, "give"), (halves[1], other, "take")):
            top = half.top + head + 6
            counted = self._counted(who, verb, Box(half.left, top, half.width, high))
            if counted:
                found += counted
                top += high + 6
            rows = Box(half.left, top, half.width, max(0.0, half.bottom - top))
            found.append(
                PickList(
                    f"dialog-{verb}",
                    rows,
                    self._picks(who, verb, arrived),
                    self.host.pick,
                    partial(self._show),
                    row_height=high,
                    tell=self._tell,
                )
            )
        return found

    @property
    def _ready(self) -> TradePicks:
        picks = self.host.bar.picks
        assert isinstance(picks, TradePicks), "a trade is marked before it is made"
        return picks

    @property
    def _kind(self) -> str:
        """What may change hands in numbers here: money, or clue tokens; empty for neither."""
        ready = self._ready
        ways = ((kind, f"{way}:{kind}") for kind in trading.COUNTED for way in OTHER_WAY)
        return next((kind for kind, option in ways if ready.has(option)), "")

    def _counted(self, who: Investigator, verb: str, box: Box) -> list[Widget]:
        """How much money (or how many clue tokens) is left, a minus and a plus."""
        ready, kind = self._ready, self._kind
        if not kind:
            return []
        option, back = f"{verb}:{kind}", f"{OTHER_WAY[verb]}:{kind}"
        had: int = getattr(who, trading.COUNTED[kind])
        left = had - ready.count(option) + ready.count(back)
        size = min(44.0, box.height - 4)
        more = Box(box.right - size - 2, box.centery - size / 2, size, size)
        less = Box(more.left - size - 6, more.top, size, size)
        changed = say("trade.changed", old=self._amount(kind, had), new=self._amount(kind, left))
        row = Row(
            f"dialog-{kind}-{verb}",
            Box(box.left, box.top, less.left - 6 - box.left, box.height),
            self._amount(kind, had) if left == had else changed,
            number=self.number_of(option),
            icon=kind,
            chosen=left > had,
        )
        can_less = ready.count(option) > 0 or ready.can_add(back)
        can_more = ready.count(back) > 0 or ready.can_add(option)
        return [row, self._step(less, option, -1, can_less), self._step(more, option, 1, can_more)]

    def _amount(self, kind: str, count: int) -> str:
        return say(f"trade.amount-{kind}", count=count)

    def _step(self, box: Box, option: str, by: int, can: bool) -> Widget:
        """A button that has one more, or one less, of what is counted change hands."""
        words = "more" if by > 0 else "less"
        return StepButton(
            f"dialog-{words}-{option}",
            box,
            "+" if by > 0 else "−",
            partial(self.host.change_pick, option, by),
            grade=Grade.PLAIN if can else Grade.OFF,
            align="center",
            reason=say("trade.no-more"),
            tip=say(f"trade.{words}"),
        )

    def _tell(self, thing: str) -> str:
        """What a card says: no face stands beside the lists."""
        return f"**{self.host.texts.name(thing)}**\n{self.host.texts.card(thing)}"

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
        """What somebody has; what leaves is dashed, what would come is white and stands below it."""
        host = self.host
        table, texts = host.table, host.texts
        partner = next(one for one in self._people() if one is not who)
        leaving = self._ready.ready(verb)
        found: list[Pick] = []
        kept: list[Pick] = []
        for card in who.cards:
            option = f"{verb}:{card.id}"
            can = self.decision.option(option) is not None
            came = arrived.get(card.id)
            sub = self._line(card.id)
            reason = ""
            if came is not None:
                sub = say("trade.from", name=texts.name(came))
            elif card.id in leaving:
                sub = say("trade.to", name=texts.name(partner.id))
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
                icon=card_icon(table.library.card(card.id)),
                moved=came is not None,
                leaves=card.id in leaving,
                mark=("right" if verb == "give" else "left") if can else "",
            )
            (found if can or came is not None else kept).append(pick)
        return found + self._coming(partner, OTHER_WAY[verb]) + self._staying(who) + kept

    def _coming(self, giver: Investigator, verb: str) -> list[Pick]:
        """What the other side would hand over; a press takes it back."""
        texts, library = self.host.texts, self.host.table.library
        return [
            Pick(
                card,
                f"{verb}:{card}",
                texts.name(card),
                say("trade.from", name=texts.name(giver.id)),
                icon=card_icon(library.card(card)),
                moved=True,
                mark="undo",
            )
            for card in self._ready.ready(verb)
            if card not in trading.COUNTED
        ]

    def _staying(self, who: Investigator) -> list[Pick]:
        """Money, clue tokens and trophies that stay where they are, each with the reason."""
        found = []
        if not self._kind:
            reason = say("trade.no-money") if not who.money else say("trade.money-done")
            found.append(Pick("", "", self._amount("money", who.money), reason=reason, icon="money"))
        if who.clues and self._kind != "clue":
            clues = say("face.clues", count=who.clues)
            found.append(Pick("", "", clues, reason=say("trade.clues-stay"), icon="clue"))
        trophies = len(who.gate_trophies) + len(who.monster_trophies)
        if trophies:
            told = say("trade.trophies", count=trophies)
            found.append(Pick("", "", told, reason=say("trade.trophies-stay"), icon="victory"))
        return found

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
