"""The table of a game that has ended: as it ended, or shown again from its beginning.

Everything can be looked at as in a game that goes on: cards close up, the log, other sheets, the whole table.
Nothing can be chosen, and nothing is written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.panels.undo import told_choice
from arkham_desktop.desktop.panels.watching import Entry, Watching
from arkham_desktop.desktop.scenes.table import TableScene
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.engine.replay import Replay
    from arkham_desktop.engine.session import Session

_BETWEEN = 1.1
"""Seconds that a choice stays in sight before the next one is shown."""
_TAKING_BACK = (Command.UNDO, Command.UNDO_ACTION, Command.UNDO_TURN, Command.REDO)


class _Looked:
    """A session that can be looked at alone: nothing of it can be taken back."""

    can_redo = False

    def __init__(self, session: Session) -> None:
        self._session = session

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    def can_undo(self, to: int | None = None) -> bool:
        """The end is taken back from the result, not from here."""
        return False


class Looking(Watching):
    """The bar of a game that is looked at as it ended."""

    def __init__(self, scene: LookScene) -> None:
        self._scene = scene

    @property
    def title(self) -> str:
        """That it is over."""
        return say("bar.ended")

    @property
    def reason(self) -> str:
        """What can be done all the same."""
        return say("watch.look")

    @property
    def entries(self) -> Sequence[Entry]:
        """The way back, and what is worth a look."""
        leave, short = say("watch.leave"), say("watch.leave-short")
        found = [Entry("leave", leave, short, self.leave, Command.BACK, suggested=True)]
        if not self._scene.in_battle:
            whole, short = say("watch.whole"), say("watch.whole-short")
            found.append(
                Entry("whole", whole, short, self._scene.camera_moves.whole_table, Command.WHOLE_TABLE)
            )
        if self._scene.table.state.battle is not None:
            key = "battle" if self._scene.boards else "boards"
            found.append(Entry(key, say(f"watch.{key}"), say(f"watch.{key}-short"), self._scene.change_sides))
        return found

    @property
    def about_list(self) -> str:
        """That nothing is taken back here."""
        return say("watch.no-undo")

    def takes(self, command: Command) -> bool:
        """Nothing is taken back here."""
        if command in _TAKING_BACK:
            self._scene.choices.notice(say("watch.no-undo"))
            return True
        return False

    def go_to(self, count: int) -> None:
        """Nothing is taken back here."""
        self._scene.choices.notice(say("watch.no-undo"))

    def leave(self) -> None:
        """Back to the result."""
        self._scene.stage.pop(self._scene)

    def settled(self) -> None:
        """Nothing follows."""


class LookScene(TableScene):
    """The table as a game ended on it. The session stays the result's.

    Args:
        session: of a game that has ended.

    Attributes:
        boards: of a game that ended in the final battle, the boards are looked at.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(_Looked(session))
        self.handed_on = True
        self.boards = False
        self.bar.watching = Looking(self)

    @property
    def in_battle(self) -> bool:
        """The Ancient One stands in the place of the boards, unless these are looked at."""
        return super().in_battle and not self.boards

    def change_sides(self) -> None:
        """Look at the boards as they were left, or at the battle again."""
        self.boards = not self.boards
        if self.boards:
            self.camera_moves.whole_table()
        self.arrange()


class Showing(Watching):
    """The bar of a game that is shown again."""

    def __init__(self, scene: WatchScene, replay: Replay) -> None:
        self._scene = scene
        self._replay = replay

    @property
    def who(self) -> str:
        """Whoever made the last choice shown."""
        history = self._replay.history
        return history[-1].who if history else ""

    @property
    def title(self) -> str:
        """How far it is, and what was chosen last."""
        history = self._replay.history
        if not history:
            return say("watch.begin")
        last = history[-1]
        return say(
            "watch.now" if last.turn else "watch.now-setup",
            turn=last.turn,
            phase=say(f"phase.{last.phase}"),
            n=len(history),
            of=len(self._replay.choices),
        )

    @property
    def reason(self) -> str:
        """What was chosen, why it cannot go on, or that it has ended."""
        if self._replay.problem is not None:
            return say("watch.problem", why=self._replay.problem)
        history = self._replay.history
        if not history:
            return say("watch.begin-how")
        texts = self._scene.texts
        told = say(
            "watch.chosen",
            who=texts.name(history[-1].who),
            what=told_choice(self._scene.desk, history[-1]),
        )
        return told if self._replay.next is not None else say("watch.end", last=told)

    @property
    def entries(self) -> Sequence[Entry]:
        """The keys of the playback as buttons, and the way back."""
        scene, ended = self._scene, "" if self._replay.next is not None else say("watch.over")
        begun = "" if self._replay.history else say("watch.begin")
        running = scene.running and not ended
        speed = scene.view.playback.speed

        def entry(
            name: str, run: Callable[[], object], key: Command | None = None, off: str = "", **more: bool
        ) -> Entry:
            return Entry(
                name,
                say(f"watch.{name}", speed=speed),
                say(f"watch.{name}-short", speed=speed),
                run,
                key,
                off=off,
                **more,
            )

        first = "stop" if running else "go-on"
        return (
            entry(first, scene.toggle, Command.HURRY, ended, suggested=not ended),
            entry("back", scene.back, Command.STEP_BACK, begun),
            entry("step", scene.step, Command.STEP, ended),
            entry("faster", scene.faster, Command.FASTER),
            entry("turn-back", scene.turn_back, Command.UNDO_TURN, begun),
            entry("turn-on", scene.turn_on, None, ended),
            entry("leave", self.leave, Command.BACK, suggested=bool(ended)),
        )

    @property
    def about_list(self) -> str:
        """That a press goes there."""
        return say("watch.list")

    def takes(self, command: Command) -> bool:
        """The keys of the playback; those that take back go back in what is shown."""
        scene = self._scene
        runs: dict[Command, Callable[[], None]] = {
            Command.HURRY: scene.toggle,
            Command.STEP_BACK: scene.back,
            Command.UNDO: scene.back,
            Command.STEP: scene.step,
            Command.REDO: scene.step,
            Command.FASTER: scene.faster,
            Command.UNDO_TURN: scene.turn_back,
            Command.UNDO_ACTION: scene.back,
        }
        run = runs.get(command)
        if run is not None:
            run()
        return run is not None

    def go_to(self, count: int) -> None:
        """Stand before a choice of the list."""
        self._scene.go_to(count)

    def leave(self) -> None:
        """Back to the result."""
        self._scene.stage.pop(self._scene)

    def settled(self) -> None:
        """The next choice comes after a moment."""
        self._scene.rest()


class WatchScene(TableScene):
    """A game that has ended, shown again from its beginning.

    Args:
        replay: of the game; closed when the scene is left.

    Attributes:
        running: one choice after the other is shown; it stands still while another scene lies over it.
    """

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay)
        self.replay = replay
        self.running = True
        self._left = _BETWEEN
        self.bar.watching = Showing(self, replay)

    # -- what the buttons do ---------------------------------------------------------------------------

    def toggle(self) -> None:
        """Stop, or go on."""
        self.running = not self.running and self.replay.next is not None
        self.rest()
        self.arrange()

    def step(self) -> None:
        """Stop, and show the next choice."""
        self.running = False
        self._forth()

    def back(self) -> None:
        """Stop before the choice that was shown last."""
        self.go_to(self.replay.last_choice)

    def faster(self) -> None:
        """Show everything faster; after the fastest as at first."""
        self.view.playback.faster()
        self.arrange()

    def turn_back(self) -> None:
        """Stand at the beginning of the turn, or of the one before."""
        history = self.replay.history
        count = len(history)
        while count and history[count - 1].turn == history[-1].turn:
            count -= 1
        self.go_to(count)

    def turn_on(self) -> None:
        """Stand at the beginning of the next turn, or at the end."""
        choices, count = self.replay.choices, len(self.replay.history)
        turn = choices[count].turn if count < len(choices) else 0
        while count < len(choices) and choices[count].turn == turn:
            count += 1
        self.go_to(count)

    def go_to(self, count: int) -> None:
        """Stop where the first ``count`` choices led."""
        self.running = False
        self.replay.to(count)
        self.news = [item for item in self.news if item.after <= len(self.replay.history)]
        self.choices.stand_anew()
        self.arrange()

    # -- going on --------------------------------------------------------------------------------------

    def rest(self) -> None:
        """Begin to wait for the next choice."""
        self._left = _BETWEEN / self.view.playback.speed

    def _forth(self) -> None:
        self.view.hurry(all_of_it=True)
        before = len(self.replay.history)
        events = self.replay.forth()
        self.running = self.running and self.replay.next is not None
        if len(self.replay.history) > before:
            self.choices.follow(events)
            self.camera_moves.at_person(self.replay.history[-1].who)
        self.rest()
        self.arrange()

    def set_dialog(self) -> None:
        """What tells of the last choice stays until the next one."""
        if self.dialog is None or not self.dialog.lingers:
            super().set_dialog()

    @property
    def _waits(self) -> bool:
        return self.running and not self.busy

    def covered(self) -> None:
        """Whoever looks at something else misses nothing."""
        self.running = False
        super().covered()
        self.arrange()

    def update(self, dt: float) -> None:
        """Let time pass; show the next choice when it is its time."""
        super().update(dt)
        if self._waits:
            self._left -= dt
            if self._left <= 0:
                self._forth()

    @property
    def wake(self) -> float | None:
        """When the next choice comes, or the next delay is over."""
        wake = super().wake
        if not self._waits:
            return wake
        return max(0.001, min(self._left, wake) if wake is not None else self._left)
