"""Picking cards and trophies: losing half, discarding, drawing and keeping, shops, spending trophies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.effects.cards import Sell
from arkham_desktop.arkham.rules import losing_half, ratings, shopping
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.overlays.base import Dialog, Host, dialog
from arkham_desktop.desktop.overlays.faces import draw_face, has_face
from arkham_desktop.desktop.overlays.faces_monster import draw_token, sprites
from arkham_desktop.desktop.overlays.header import circumstances
from arkham_desktop.desktop.overlays.parts import TWO_LINES, Picture, split
from arkham_desktop.desktop.overlays.pick_list import Pick, PickList
from arkham_desktop.desktop.panels.possessions import card_icon
from arkham_desktop.desktop.words import has, say

if TYPE_CHECKING:
    from arkham_desktop.arkham.text import OptionText
    from arkham_desktop.desktop.widgets import Widget
    from arkham_desktop.engine import Decision, Option

_ICONS = {
    "lose_items": "unconscious",
    "shop": "shop",
    "sell": "coins",
    "spend_trophies": "victory",
    "search": "search",
}


@dialog("lose_items", "discard", "keep", "search", "shop", "sell", "spend_trophies", "refresh", "weapon")
class PickDialog(Dialog):
    """A list of what can be picked, one after the other; a proposal, where there is one, is marked in it."""

    def __init__(self, host: Host, decision: Decision) -> None:
        super().__init__(host, decision)
        self._focus = ""
        self._rows: PickList | None = None
        self.icon = "suitcase"
        self._turn()

    def turn_to(self, decision: Decision) -> None:
        """The next pick."""
        super().turn_to(decision)
        self._turn()

    def _turn(self) -> None:
        icon = _ICONS.get(self.decision.kind, "card")
        self.icon = "suitcase" if icon == "unconscious" else icon

    @property
    def title(self) -> str:
        """What is picked."""
        return self.host.texts.question(self.decision).title

    @property
    def sub(self) -> str:
        """Phase, investigator, person."""
        return circumstances(self.host, self.decision)

    # -- what can be picked ------------------------------------------------------------------------

    def _options(self) -> list[Option]:
        return [
            option
            for option in self.decision.options
            if not option.aside and option.verb not in ("done", "propose")
        ]

    def _marked(self) -> set[str]:
        """What is marked; where one thing is picked at a time, what the proposal would take."""
        picks = self.host.bar.picks
        if picks is not None:
            return {option.target for option in self._options() if picks.count(option.id)}
        option = next((one for one in self.decision.options if one.verb == "propose"), None)
        return set(option.data) if option is not None and isinstance(option.data, list) else set()

    def _picks(self) -> list[Pick]:
        marked = self._marked()
        kept = self.decision.kind == "keep"
        mark = "" if self.host.bar.picks is None else "yes" if kept else "no"
        found = []
        for option in self._options():
            text = self.host.texts.option(self.decision, option)
            icon, picture = self._looks(option.target)
            found.append(
                Pick(
                    option.target,
                    option.id,
                    text.label,
                    self._about(option, text),
                    self._note(option),
                    number=self.number_of(option.id),
                    icon=icon,
                    picture=picture,
                    marked=option.target in marked and not kept,
                    moved=option.target in marked and kept,
                    mark=mark if option.target in marked else "",
                )
            )
        return found + self._out_of_reach()

    def _about(self, option: Option, text: OptionText) -> str:
        """What is said of an option; of a card that is too long for a button, all of it."""
        if self.decision.kind in ("shop", "sell") and text.consequence:
            return text.consequence
        cut = text.sub.endswith("…") and option.target.partition("#")[0] in self.host.table.library.cards
        return self.host.texts.card_line(option.target) if cut else text.sub

    def _looks(self, thing: str) -> tuple[str, Picture | None]:
        """Icon or picture of a thing."""
        library = self.host.table.library
        if thing in library.monster_instances:
            row = library.monster_instances[thing]
            return "", lambda canvas, at, size: draw_token(canvas, row, at, size * 0.4)
        if thing in library.gate_markers:
            return "", lambda canvas, at, size: _draw_gate(canvas, at, size, self.host, thing)
        row_id = thing.partition("#")[0]
        return (card_icon(library.cards[row_id]) if row_id in library.cards else "card"), None

    def _note(self, option: Option) -> str:
        table, about = self.host.table, self.decision.about
        if isinstance(about, shopping.Shop) and option.verb == "buy":
            stall = about.stall_of(option.target)
            return "" if stall.op.cost else f"${shopping.price(table, stall.op, option.target)}"
        if isinstance(about, Sell):
            return f"+${shopping.price(table, about, option.target)}"
        if option.target in table.library.monster_instances:
            return say("pick.toughness", n=ratings.toughness(table, option.target))
        row = table.library.cards.get(option.target.partition("#")[0])
        return f"${row.price}" if row is not None and row.price else ""

    def _out_of_reach(self) -> list[Pick]:
        """Goods of a shop that are too dear: shown, so that nobody looks for them."""
        about, table, texts = self.decision.about, self.host.table, self.host.texts
        if not isinstance(about, shopping.Shop):
            return []
        offered = {option.target for option in self._options()}
        found = []
        for stall in about.stalls:
            for instance in stall.goods:
                if instance in offered:
                    continue
                enough = stall.bought >= stall.op.max
                reason = say("pick.no-more") if enough else say("pick.too-dear")
                note = "" if stall.op.cost else f"${shopping.price(table, stall.op, instance)}"
                icon, _ = self._looks(instance)
                found.append(Pick(instance, "", texts.name(instance), note=note, reason=reason, icon=icon))
        return found

    # -- placing -----------------------------------------------------------------------------------

    def arrange(self, box: Box) -> list[Widget]:
        """The list at the left, what is looked at beside it."""
        picks = self._picks()
        things = [pick.thing for pick in picks]
        if self._focus not in things:
            self._focus = next(
                (pick.thing for pick in picks if has_face(self.host.table.library, pick.thing)), ""
            )
        beside = box.width >= 520
        self._list, self._face = split(box, box.width * 0.5 - 10, 20) if beside else (box, Box(0, 0, 0, 0))
        head = 30.0 if box.height > 200 else 0.0
        self._head = Box(self._list.left, self._list.top, self._list.width, head)
        rows = Box(self._list.left, self._list.top + head, self._list.width, self._list.height - head)
        self._more = Box(0, 0, 0, 0)
        told = self._consequences()
        if told and beside and box.height > 300:
            high = min(26.0 + 24.0 * len(told), box.height * 0.36)
            self._more = Box(self._face.left, self._face.bottom - high, self._face.width, high)
            self._face = Box(self._face.left, self._face.top, self._face.width, self._face.height - high - 12)
        high = TWO_LINES if box.height > 330 else 40.0
        found = PickList("dialog-picks", rows, picks, self.host.pick, self._show, row_height=high)
        before = self._rows
        if before is not None and len(before.picks) == len(picks):  # marked anew: it stays where it is
            found.chosen = before.chosen
            found.scroll(before.offset)
        self._rows = found
        return [found]

    def _show(self, thing: str) -> None:
        if has_face(self.host.table.library, thing) and thing != self._focus:
            self._focus = thing
            self.host.redraw()

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw counter, the thing looked at, and what else follows."""
        if self._head.height:
            canvas.label(self._counter(), self._head, theme.LABEL)
        if self._focus and self._face.height > 80:
            width = min(self._face.width, self._face.height * 0.8)
            face = Box(self._face.left, self._face.top, width, min(self._face.height, width * 1.36))
            draw_face(canvas, face, self._focus, self.host.texts)
        if self._more.height:
            canvas.panel(self._more, theme.PANEL)
            inner = inset(self._more, 14, 10)
            told = self._consequences()
            step = inner.height / max(1, len(told))
            for index, (icon, text) in enumerate(told):
                line = Box(inner.left, inner.top + index * step, inner.width, step)
                canvas.icon(icon, (line.left + 10, line.centery), 17)
                words = Box(line.left + 28, line.top, line.width - 28, step)
                canvas.label(text, words, theme.BODY_BOLD.at(15))

    def _counter(self) -> str:
        """How many are still to be picked, or what one can pay with."""
        decision, about = self.decision, self.decision.about
        who = self.host.table.investigator(decision.who)
        picks = self.host.bar.picks
        if picks is not None:
            key = f"picks.count-{decision.kind}"
            return say(key if has(key) else "picks.missing", n=len(picks.marked), of=picks.wanted)
        if decision.kind == "lose_items" and isinstance(about, int):
            return say("pick.lose", count=about, of=len(losing_half.items(self.host.table, who)))
        if isinstance(about, shopping.Shop):
            key = "pick.shop-obliged" if about.obliged and not about.sold else "pick.shop"
            return say(key, money=who.money)
        if decision.kind == "sell":
            return say("pick.sell", money=who.money)
        if decision.kind == "spend_trophies" and isinstance(about, int):
            return say("pick.trophies", count=about)
        key = f"pick.{decision.kind}"
        return say(key) if has(key) else self.host.texts.question(decision).reason

    def _consequences(self) -> list[tuple[str, str]]:
        """What else is lost, and what is safe, where half of everything goes."""
        if self.decision.kind != "lose_items":
            return []
        table = self.host.table
        who = table.investigator(self.decision.who)
        told = []
        if who.clues > 1:
            told.append(("clue", say("pick.clues-too", had=who.clues, left=who.clues - who.clues // 2)))
        safe = [card for card in who.cards if not table.library.card(card.id).is_item]
        names = [self.host.texts.name(card.id) for card in safe]
        if names:
            told.append(("yes", say("pick.safe", things=", ".join(names))))
        told.append(("yes", say("pick.money-safe", money=who.money)))
        return told


def _draw_gate(canvas: Canvas, at: Position, size: float, host: Host, marker: str) -> None:
    gate = host.table.library.gate_markers[marker]
    image = sprites(canvas).gate(gate, max(6, canvas.px(size * 0.38)))
    x, y = canvas.point(at)
    canvas.surface.blit(image, (x - image.get_width() // 2, y - image.get_height() // 2))
