"""Messages: a file that cannot be read, a fault of the program, a question before much is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.input import Input, Key
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.frame import dialog_box, draw_dialog, draw_room
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button, ScrollText
from arkham_desktop.desktop.words import say


@dataclass(frozen=True, slots=True)
class MessageAction:
    """A button of a message.

    Attributes:
        label: what it does.
        run: called with the message's scene; it pops the scene itself.
        suggested: Enter does it.
        key: a further key that presses it.
    """

    label: str
    run: Callable[[Scene], object]
    suggested: bool = False
    key: str = ""


def _close(scene: Scene) -> None:
    scene.stage.pop(scene)


class MessageScene(Scene):
    """A paper with a title, a text and buttons; Esc does what the last button does that only closes."""

    def __init__(
        self,
        title: str,
        text: str,
        actions: Sequence[MessageAction],
        *,
        icon: str = "warning",
        opaque: bool = False,
    ) -> None:
        super().__init__()
        self.title = title
        self.text = text
        self.actions = list(actions)
        self.icon = icon
        self._covers = opaque
        self._box = Box(0, 0, 0, 0)

    @classmethod
    def simple(cls, title: str, text: str, *, icon: str = "warning") -> MessageScene:
        """A message with one button that closes it."""
        return cls(title, text, [MessageAction(say("message.close"), _close, suggested=True)], icon=icon)

    def enter(self) -> None:
        """Cover everything where there is nothing below, or what lies below may not be drawable."""
        self.opaque = self._covers or self.stage.scenes[0] is self

    def arrange(self) -> None:
        """Place text and buttons; the text scrolls where it does not fit."""
        canvas = self.stage.measuring
        screen = self.screen
        width = min(680.0, screen.width - 24)
        text_height = canvas.paragraph_height(self.text, width - 64, theme.BODY)
        height = min(24 + 40 + text_height + 24 + theme.TARGET + 28 + 12, screen.height - 24)
        self._box = box = dialog_box(screen, width, height)
        inner = inset(box, 28, 24)
        buttons = Box(inner.left, inner.bottom - theme.TARGET, inner.width, theme.TARGET)
        text = Box(inner.left, inner.top + 48, inner.width, buttons.top - inner.top - 48 - 18)
        each = (buttons.width - 10 * (len(self.actions) - 1)) / max(len(self.actions), 2)
        widgets: list[Button | ScrollText] = [
            Button(
                f"action-{index}",
                Box(buttons.left + index * (each + 10), buttons.top, each, buttons.height),
                action.label,
                partial(action.run, self),
                grade=Grade.SUGGESTED if action.suggested else Grade.PLAIN,
                on_paper=True,
                align="center",
                style=theme.BODY_BOLD,
                keys=(str(index + 1), *((action.key,) if action.key else ())),
            )
            for index, action in enumerate(self.actions)
        ]
        scroll = ScrollText("text", text, self.text, color=theme.PAPER_SOFT)
        scroll.focusable = text_height > text.height + 1
        self.group.replace([*widgets, scroll], focus=self._first())

    def _first(self) -> str:
        for index, action in enumerate(self.actions):
            if action.suggested:
                return f"action-{index}"
        return "action-0"

    def handle(self, report: Input) -> bool:
        """Esc closes, where a button closes."""
        if isinstance(report, Key) and str(report) == "escape":
            for action in self.actions:
                if action.run is _close:
                    action.run(self)
                    return True
        super().handle(report)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper."""
        if self.opaque:
            draw_room(canvas, self.screen)
        draw_dialog(canvas, self._box, paper=True)
        inner = inset(self._box, 28, 24)
        canvas.icon(self.icon, (inner.left + 14, inner.top + 16), 26, theme.PAPER_INK)
        canvas.label(
            self.title,
            Box(inner.left + 40, inner.top, inner.width - 40, 34),
            theme.PAPER_TITLE,
            theme.PAPER_INK,
        )
        self.group.draw(canvas)


class QuestionScene(Scene):
    """A question before much is lost; Enter does nothing until a button has the focus."""

    opaque = False

    def __init__(self, title: str, text: str, yes: str, on_yes: Callable[[], object], no: str = "") -> None:
        super().__init__()
        self.title = title
        self.text = text
        self.yes = yes
        self.no = no or say("question.leave")
        self.on_yes = on_yes
        self._box = Box(0, 0, 0, 0)

    def arrange(self) -> None:
        """Place the two buttons; none has the focus."""
        canvas = self.stage.measuring
        width = min(640.0, self.screen.width - 24)
        text_height = canvas.paragraph_height(self.text, width - 80, theme.BODY)
        self._box = box = dialog_box(self.screen, width, text_height + 186)
        inner = inset(box, 40, 24)
        half = (inner.width - 12) / 2
        top = inner.bottom - 56
        self.group.replace(
            [
                Button(
                    "yes",
                    Box(inner.left, top, half, 56),
                    self.yes,
                    self._yes,
                    number="1",
                    grade=Grade.COSTLY,
                ),
                Button(
                    "no",
                    Box(inner.left + half + 12, top, half, 56),
                    self.no,
                    self._no,
                    number="2",
                    sub=say("key.escape"),
                    keys=("2", "escape"),
                ),
            ]
        )
        self.group.set_focus("")

    def _yes(self) -> None:
        self.stage.pop(self)
        self.on_yes()

    def _no(self) -> None:
        self.stage.pop(self)

    def handle(self, report: Input) -> bool:
        """Nothing below gets anything."""
        super().handle(report)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the question with the hatched edge of a costly choice."""
        canvas.sheet(self._box, theme.BOARD)
        canvas.hatching(Box(self._box.left + 4, self._box.top + 4, 12, self._box.height - 8))
        inner = inset(self._box, 40, 24)
        canvas.label(self.title, Box(inner.left, inner.top, inner.width, 30), theme.TITLE)
        top = inner.top + 38
        used = canvas.paragraph(self.text, Box(inner.left, top, inner.width, 0), theme.BODY, theme.INK_SOFT)
        hint = Box(inner.left, top + used + 4, inner.width, 22)
        canvas.label(say("question.enter"), hint, theme.CAPTION_BOLD, theme.INK)
        self.group.draw(canvas)
