"""Taking back: a choice, an action, a turn, or all after a choice of the list; and doing it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.panels.undo import taken_back
from arkham_desktop.desktop.scenes.message import MessageAction, MessageScene
from arkham_desktop.desktop.words import say
from arkham_desktop.engine.session import RuleFaultError, UndoForbiddenError

if TYPE_CHECKING:
    from arkham_desktop.desktop.scene import Scene
    from arkham_desktop.desktop.scenes.table import TableScene

_ASKED_FROM = 20
"""Taking back so many choices at once is asked twice."""


class TakingBack:
    """Undo and redo of a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def undo(self) -> None:
        """Take back the last choice, with those that were made as one with it."""
        self.to(self._scene.session.last_choice)

    def action(self) -> None:
        """Take back what the one who chose last did in this phase."""
        history = self._scene.session.history
        count = len(history)
        while count and (history[count - 1].who, history[count - 1].phase, history[count - 1].turn) == (
            history[-1].who,
            history[-1].phase,
            history[-1].turn,
        ):
            count -= 1
        self.to(count)

    def turn(self) -> None:
        """Take back everything of this turn (of the last one, at the beginning of a turn)."""
        history = self._scene.session.history
        count = len(history)
        while count and history[count - 1].turn == history[-1].turn:
            count -= 1
        self.to(count, always_asked=True)

    def to(self, count: int, *, always_asked: bool = False) -> None:
        """Take back everything after the first ``count`` choices.

        A lot of it is asked twice, and so is what goes back into an earlier turn.
        """
        history = self._scene.session.history
        gone = len(history) - count
        if count == self._scene.session.last_choice and not always_asked:
            self._take_back(count)
            return
        earlier = gone > 0 and history[count].turn < history[-1].turn
        if gone <= 0 or not (always_asked or earlier or gone >= _ASKED_FROM):
            self._take_back(count)
            return

        def really(message: Scene) -> None:
            message.stage.pop(message)
            self._take_back(count)

        def leave(message: Scene) -> None:
            message.stage.pop(message)

        self._scene.stage.push(
            MessageScene(
                say("undo.many"),
                say("undo.many-text", count=gone, what=taken_back(self._scene.desk, history[count].option)),
                [
                    MessageAction(say("undo.leave"), leave, suggested=True, key="escape"),
                    MessageAction(say("undo.really"), really),
                ],
                icon="undo",
            )
        )

    def _take_back(self, count: int) -> None:
        scene = self._scene
        try:
            taken = scene.session.undo(count)
        except UndoForbiddenError as why:
            scene.choices.notice(say("undo.failed", why=str(why)))
            return
        scene.news = [item for item in scene.news if item.after <= len(scene.session.history)]
        scene.choices.stand_anew()
        if len(taken) > 1:
            scene.choices.notice(say("undo.took-back", count=len(taken)))

    def redo(self) -> None:
        """Take the choice again that was taken back last."""
        scene = self._scene
        if not scene.session.can_redo:
            scene.choices.notice(say("undo.redo-off"))
            return
        try:
            events = scene.session.redo()
        except UndoForbiddenError as why:
            scene.choices.notice(say("undo.failed", why=str(why)))
        except RuleFaultError as fault:
            scene.choices.fault(fault)
        else:
            scene.choices.keep_mouse()
            scene.choices.follow(events)
