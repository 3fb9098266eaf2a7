"""The pause menu (Esc with nothing open, or F10): go on, settings, keys, title, quit."""

from __future__ import annotations

from collections.abc import Callable

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.input import Input
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.frame import dialog_box, draw_dialog
from arkham_desktop.desktop.scenes.keys_help import KeysScene
from arkham_desktop.desktop.scenes.playing import to_title
from arkham_desktop.desktop.scenes.settings import SettingsScene
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button
from arkham_desktop.desktop.words import say


class PauseScene(Scene):
    """The menu over the table. The game is saved with every choice, so that leaving loses nothing.

    Args:
        name: of the game, as in the list of saved games.
    """

    opaque = False

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self._box = Box(0, 0, 0, 0)

    def arrange(self) -> None:
        """One column of buttons."""
        close = self._close
        entries: list[tuple[str, str, Callable[[], object]]] = [
            ("resume", "play", close),
            ("settings", "settings", lambda: self.stage.push(SettingsScene())),
            ("keys", "keyboard", lambda: self.stage.push(KeysScene())),
            ("title", "back", lambda: to_title(self.stage)),
            ("quit", "quit", self.stage.quit),
        ]
        roomy = self.screen.layout.roomy
        edge, gap = (28.0, 10.0) if roomy else (16.0, 6.0)
        head = 84.0 if roomy else 66.0
        box = self._box = dialog_box(self.screen, 440, head + len(entries) * (54 + gap) + edge)
        inner = inset(box, edge, 0)
        each = (box.height - head - edge - gap * (len(entries) - 1)) / len(entries)
        self.group.replace(
            [
                Button(
                    name,
                    Box(inner.left, box.top + head + index * (each + gap), inner.width, each),
                    say(f"pause.{name}"),
                    run,
                    icon=icon,
                    key_cap=say("key.escape") if name == "resume" else str(index + 1),
                    keys=(str(index + 1), "escape", "f10") if name == "resume" else (str(index + 1),),
                    grade=Grade.SUGGESTED if name == "resume" else Grade.PLAIN,
                )
                for index, (name, icon, run) in enumerate(entries)
            ],
            focus="resume",
        )

    def _close(self) -> None:
        self.stage.pop(self)

    def handle(self, report: Input) -> bool:
        """Nothing below gets anything."""
        super().handle(report)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the menu."""
        draw_dialog(canvas, self._box)
        edge = 28.0 if self.screen.layout.roomy else 16.0
        inner = inset(self._box, edge, edge * 0.7)
        canvas.label(say("pause.head"), Box(inner.left, inner.top, inner.width, 30), theme.TITLE)
        saved = say("pause.saved", name=self.name)
        canvas.label(saved, Box(inner.left, inner.top + 29, inner.width, 22), theme.CAPTION, theme.INK_SOFT)
        self.group.draw(canvas)
