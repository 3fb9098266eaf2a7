"""All keys on one page (F1)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fitting
from arkham_desktop.desktop.input import Input
from arkham_desktop.desktop.keys import Command, Keys, cap
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.frame import dialog_box, draw_dialog
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button
from arkham_desktop.desktop.widgets.base import Look
from arkham_desktop.desktop.widgets.listing import Scroller
from arkham_desktop.desktop.words import say


@dataclass(frozen=True, slots=True)
class _Section:
    """A heading with its rows: a command, or the name of a row with a fixed key cap (``=cap``)."""

    name: str
    rows: tuple[Command | str, ...]


_SECTIONS = (
    _Section(
        "choosing",
        (
            "options=1 … 9",
            "more-options=0",
            Command.DO,
            Command.HURRY,
            Command.END,
            Command.NARROW,
            Command.ASIDE,
            Command.OTHER_WAY,
            Command.MORE,
            Command.LESS,
            Command.BACK,
        ),
    ),
    _Section(
        "focus",
        (
            "arrows=← → ↑ ↓",
            Command.FOCUS_NEXT,
            Command.FOCUS_BEFORE,
            Command.FOCUS_FIRST,
            Command.FOCUS_LAST,
            Command.CLOSE_UP,
            Command.WHY,
            Command.TOOLTIP,
        ),
    ),
    _Section(
        "looking",
        (
            Command.ARKHAM,
            Command.WORLDS,
            Command.WHOLE_TABLE,
            "seats=shift+1 … 8",
            Command.ACTING,
            "pan=ctrl+← → ↑ ↓",
            Command.ZOOM_IN,
            Command.ZOOM_OUT,
            Command.PEEK,
            Command.PANELS,
            Command.MINIMAP,
        ),
    ),
    _Section("playback", (Command.STEP_BACK, Command.STEP, Command.FASTER)),
    _Section(
        "panels",
        (
            Command.POSSESSIONS,
            Command.LOG,
            Command.RULES,
            Command.ANCIENT_ONE,
            Command.OTHER_WORLDS,
            Command.KEYS,
            Command.MENU,
            Command.FULL_SCREEN,
            Command.REPORT,
        ),
    ),
    _Section(
        "taking-back",
        (Command.UNDO, Command.REDO, Command.UNDO_ACTION, Command.UNDO_TURN, Command.UNDO_LIST),
    ),
)
_COLUMNS = (("choosing", "focus"), ("looking", "playback"), ("panels", "taking-back"))
_NO_USE = (Command.RULES,)
"""Commands that do something only where an overlay has registered for them."""
_ROW = 32.0
_LEAST_ROW = 24.0


def _row_words(row: Command | str, keys: Keys) -> tuple[str, str]:
    """The key cap and what it does."""
    if isinstance(row, Command):
        return keys.label(row), say(f"keys.do.{row.value}")
    name, _, caps = row.partition("=")
    held, _, last = caps.rpartition("+")
    return (f"{cap(held)}+{last}" if held else last), say(f"keys.do.{name}")


def _in_use(section: _Section) -> _Section:
    """A section without the commands that nothing answers to."""
    # Imported here: all dialogs come with it, and the title, which leads here, is to be shown at once.
    from arkham_desktop.desktop.overlays.commands import OPENERS  # noqa: PLC0415

    return replace(section, rows=tuple(row for row in section.rows if row not in _NO_USE or row in OPENERS))


class _Page(Scroller):
    """The columns of keys; scrolls where the window is small."""

    def __init__(self, box: Box, keys: Keys, across: int) -> None:
        super().__init__("page", box)
        self._keys = keys
        self._across = across
        sections = {section.name: section for section in _SECTIONS}
        order = [name for column in _COLUMNS for name in column]
        self._columns: list[list[_Section]] = [[] for _ in range(across)]
        for index, name in enumerate(order):
            self._columns[index * across // len(order)].append(_in_use(sections[name]))
        self.focusable = self.scrolls

    @property
    def _row(self) -> float:
        """Rows move together a little before the page has to scroll."""
        counts = [(len(column), sum(len(section.rows) for section in column)) for column in self._columns]
        return min(max((self.box.height - 62 * heads) / rows, _LEAST_ROW) for heads, rows in counts)

    def _height(self, section: _Section) -> float:
        return 44 + min(_ROW, self._row) * len(section.rows) + 18

    @property
    def content_height(self) -> float:
        return max(sum(map(self._height, column)) for column in self._columns)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw what can be seen."""
        width = (self.box.width - 14 - 40 * (self._across - 1)) / self._across
        with canvas.clipped(self.box):
            for index, column in enumerate(self._columns):
                left = self.box.left + index * (width + 40)
                top = self.box.top - self.offset
                for section in column:
                    self._draw_section(canvas, section, Box(left, top, width, self._height(section)))
                    top += self._height(section)
        self.draw_bar(canvas)

    def _caps_width(self, canvas: Canvas) -> float:
        """How wide the widest key cap of the page is: all words begin right of it."""
        rows = [row for column in self._columns for section in column for row in section.rows]
        caps = [keys for keys, _ in (_row_words(row, self._keys) for row in rows) if keys]
        return max(map(canvas.key_cap_width, caps), default=0.0)

    def _draw_section(self, canvas: Canvas, section: _Section, box: Box) -> None:
        heading = say(f"keys.section.{section.name}")
        canvas.label(heading, Box(box.left, box.top, box.width, 28), theme.TITLE.at(19))
        canvas.line((box.left, box.top + 33), (box.right, box.top + 33), theme.LINE)
        top = box.top + 44
        words_left = box.left + self._caps_width(canvas) + 16
        for row in section.rows:
            keys, does = _row_words(row, self._keys)
            if keys:
                canvas.key_cap(keys, box.left + canvas.key_cap_width(keys), top + 10, theme.INK)
            room = Box(words_left, top - 4, box.right - words_left, 28)
            canvas.label(does, room, theme.BODY, theme.INK if keys else theme.INK_OFF)
            top += min(_ROW, self._row)


class KeysScene(Scene):
    """The page of all keys, over whatever is there."""

    opaque = False

    def __init__(self) -> None:
        super().__init__()
        self._box = Box(0, 0, 0, 0)

    def arrange(self) -> None:
        """Three columns where there is room, else two or one."""
        screen = self.screen
        name = screen.layout.name
        across = {"wide": 3, "compact": 3, "narrow": 2, "tiny": 1}[name]
        self._box = dialog_box(screen, 1680, 940)
        edge = 36 if screen.layout.roomy else 16
        inner = inset(self._box, edge, edge * 0.7)
        page = Box(inner.left, inner.top + 56, inner.width, inner.height - 56)
        close = Button(
            "close",
            Box(inner.right - 150, inner.top, 150, 40),
            say("keys.close"),
            lambda: self.stage.pop(self),
            grade=Grade.SUGGESTED,
            key_cap=cap("escape"),
            keys=("escape",),
            style=theme.BODY_BOLD,
        )
        self.group.replace([_Page(page, self.services.store.keys, across), close], focus="close")

    def handle(self, report: Input) -> bool:
        """Nothing below gets anything."""
        super().handle(report)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_dialog(canvas, self._box)
        edge = 36 if self.screen.layout.roomy else 16
        inner = inset(self._box, edge, edge * 0.7)
        style = theme.HEADING if self.screen.layout.roomy else theme.TITLE
        used = canvas.label(say("keys.title"), Box(inner.left, inner.top, inner.width - 170, 40), style)
        left = inner.left + used + 24
        detail = Box(left, inner.top + 2, inner.right - 170 - left, 40)
        told = fitting(canvas, (say("keys.detail"), ""), detail.width, theme.BODY)
        canvas.label(told, detail, theme.BODY, theme.INK_SOFT)
        self.group.draw(canvas)
