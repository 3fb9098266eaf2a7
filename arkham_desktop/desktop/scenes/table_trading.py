"""A trade at the table: hand over what lies ready, take it back, or close the trade without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.panels.numbering import END_VERB
from arkham_desktop.desktop.panels.trade_picks import TradePicks, picks_of
from arkham_desktop.desktop.scenes.message import MessageAction, MessageScene
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.picks import Picks
    from arkham_desktop.desktop.scene import Scene
    from arkham_desktop.desktop.scenes.table import TableScene
    from arkham_desktop.engine import Decision


class Trading:
    """What the bar's buttons do in a trade."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._last: TradePicks | None = None

    @property
    def picks(self) -> TradePicks | None:
        """What lies ready; None while nobody trades."""
        picks = self._scene.bar.picks
        return picks if isinstance(picks, TradePicks) else None

    def forget(self) -> None:
        """What lay ready does so no more."""
        self._last = None
        if self.picks is not None:
            self._scene.bar.picks = None

    def turn_to(self, decision: Decision | None) -> Picks | None:
        """The picks of a decision; after a question in between, the rest of a trade lies ready again."""
        self._last = self.picks or self._last
        return picks_of(decision, self._scene.table, self._last)

    def hand_over(self) -> None:
        """Everything that lies ready changes hands, as one choice; the trade is over with that."""
        picks = self.picks
        if picks is not None and picks.complete:
            session = self._scene.session
            self._scene.choices.take_with(picks.marked[0], lambda: session.choose_through(picks.answer))

    def clear(self) -> None:
        """Take back everything that lies ready."""
        if self.picks is not None:
            self.picks.clear()
            self._scene.arrange()

    def back(self) -> None:
        """One level back: first what lies ready, then the trade itself."""
        picks = self.picks
        if picks is not None and picks.complete:
            self.clear()
        else:
            self.close()

    def close(self) -> None:
        """Close without a trade; where something lies ready, that is asked twice."""
        picks = self.picks
        if picks is None or not picks.complete:
            self._close()
            return

        def leave(message: Scene) -> None:
            message.stage.pop(message)

        def trade(message: Scene) -> None:
            leave(message)
            self.hand_over()

        def close(message: Scene) -> None:
            leave(message)
            self._close()

        self._scene.stage.push(
            MessageScene(
                say("trade.unsaved"),
                say("trade.unsaved-text"),
                [
                    MessageAction(say("picks.confirm-trade"), trade, suggested=True),
                    MessageAction(say("trade.close"), close),
                    MessageAction(say("trade.go-on"), leave, key="escape"),
                ],
                icon="trade",
            )
        )

    def _close(self) -> None:
        """A trade in which nothing changed hands is taken back: it can be begun again at any time."""
        session = self._scene.session
        decision = session.game.pending
        history = session.history
        self.forget()
        begun = f"trade:{decision.about}" if decision is not None else ""
        if history and history[-1].option == begun and session.can_undo():
            self._scene.taking_back.undo()
            return
        self._scene.choices.take(END_VERB)
