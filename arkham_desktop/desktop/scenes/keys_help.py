"""All keys on one page (F1), where each can be changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.draw.fitting import fitting
from arkham_desktop.desktop.input import Input, Key, Press
from arkham_desktop.desktop.keys import FIXED, Command, Keys, cap
from arkham_desktop.desktop.layout import Box, inset
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.frame import dialog_box, draw_dialog
from arkham_desktop.desktop.scenes.message import MessageScene
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button
from arkham_desktop.desktop.widgets.base import Look, Widget
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
            Command.DUNWICH,
            Command.INNSMOUTH,
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
_ROW = 36.0
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
    """The columns of keys; scrolls where the window is small. A press on a row changes its key.

    Attributes:
        chosen: the command whose row has the focus; None before one was pointed at.
    """

    def __init__(
        self, box: Box, keys: Keys, across: int, change: Callable[[Command], object], asked: Command | None
    ) -> None:
        super().__init__("page", box)
        self._keys = keys
        self._across = across
        self._change = change
        self._asked = asked
        self.chosen: Command | None = asked
        sections = {section.name: section for section in _SECTIONS}
        order = [name for column in _COLUMNS for name in column]
        self._columns: list[list[_Section]] = [[] for _ in range(across)]
        for index, name in enumerate(order):
            self._columns[index * across // len(order)].append(_in_use(sections[name]))

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

    # -- rows ------------------------------------------------------------------------------------------

    def _sections(self) -> Iterator[tuple[_Section, Box]]:
        """Every section with where it stands now."""
        width = (self.box.width - 14 - 40 * (self._across - 1)) / self._across
        for index, column in enumerate(self._columns):
            left, top = self.box.left + index * (width + 40), self.box.top - self.offset
            for section in column:
                yield section, Box(left, top, width, self._height(section))
                top += self._height(section)

    def rows(self) -> dict[Command, Box]:
        """The rows whose key can be changed, in the order of the page."""
        step = min(_ROW, self._row)
        found: dict[Command, Box] = {}
        for section, box in self._sections():
            for index, row in enumerate(section.rows):
                if isinstance(row, Command) and row not in FIXED:
                    top = box.top + 44 + index * step - 4
                    found[row] = Box(box.left - 6, top, box.width + 12, min(28.0, step))
        return found

    def _row_at(self, at: Position | None) -> Command | None:
        if at is None or not self.box.collidepoint(at):
            return None
        return next((command for command, box in self.rows().items() if box.collidepoint(at)), None)

    def press(self, at: Position | None = None) -> None:
        """Change the key of the row under the pointer, or of the chosen one."""
        command = self.chosen if at is None else self._row_at(at)
        if command is not None:
            self._change(command)

    def key(self, key: Key) -> bool:
        """Up and down choose a row; Page keys scroll."""
        by = {"up": -1, "down": 1}.get(str(key))
        if by is None:
            return super().key(key)
        commands = list(self.rows())
        at = commands.index(self.chosen) + by if self.chosen in commands else 0
        if not 0 <= at < len(commands):
            return False
        self.chosen = commands[at]
        box = self.rows()[self.chosen]
        self.scroll(min(0.0, box.top - self.box.top) or max(0.0, box.bottom - self.box.bottom))
        return True

    def hover(self, at: Position | None) -> bool:
        """The row under the pointer is lit."""
        over = self._row_at(at)
        changed = over is not None and over is not self.chosen
        if changed:
            self.chosen = over
        return changed

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw what can be seen."""
        with canvas.clipped(self.box.inflate(16, 0)):
            row = self.rows().get(self.chosen) if self.chosen is not None else None
            if row is not None and (look.hovered or look.focused or self._asked):
                canvas.panel(row, theme.PANEL_HIGH if self._asked else theme.PANEL, radius=4)
            for section, box in self._sections():
                self._draw_section(canvas, section, box)
        self.draw_bar(canvas)

    def draw_focus(self, canvas: Canvas) -> None:
        """The ring stands around the chosen row."""
        row = self.rows().get(self.chosen) if self.chosen is not None else None
        with canvas.clipped(self.box.inflate(24, 16)):
            canvas.focus(row if row is not None else self.box, radius=self.ring_radius)

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
            room = Box(words_left, top - 4, box.right - words_left, 28)
            if row is self._asked and self._asked is not None:
                canvas.key_cap("?", box.left + canvas.key_cap_width("?"), top + 10, theme.AMBER)
                canvas.label(say("keys.press"), room, theme.BODY_BOLD, theme.AMBER)
                top += min(_ROW, self._row)
                continue
            if keys:
                canvas.key_cap(keys, box.left + canvas.key_cap_width(keys), top + 10, theme.INK)
            canvas.label(does, room, theme.BODY, theme.INK if keys else theme.INK_OFF)
            top += min(_ROW, self._row)


class KeysScene(Scene):
    """The page of all keys, over whatever is there.

    Attributes:
        changing: the command for which a key is awaited; None mostly.
        told: what came of the last change.
    """

    opaque = False

    def __init__(self) -> None:
        super().__init__()
        self._box = Box(0, 0, 0, 0)
        self.changing: Command | None = None
        self.told = ""

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
        widgets: list[Widget] = [
            _Page(page, self.services.store.keys, across, self._change, self.changing),
            close,
        ]
        if self.services.settings.keys:
            box = Box(close.box.left - 196, close.box.top, 186, 40)
            widgets.append(
                Button(
                    "defaults",
                    box,
                    say("keys.defaults"),
                    self._defaults,
                    quiet=True,
                    align="center",
                    style=theme.CAPTION_BOLD,
                )
            )
        self.group.replace(widgets, focus="close")

    # -- changing --------------------------------------------------------------------------------------

    def _change(self, command: Command) -> None:
        """Wait for the key that is to give a command."""
        self.changing, self.told = command, ""
        self._anew()

    def _defaults(self) -> None:
        self._keep({})
        self.told = say("keys.as-before")
        self._anew()

    def _take(self, key: Key) -> None:
        """The key that was awaited."""
        command, self.changing = self.changing, None
        assert command is not None, "a key is taken for a command alone"
        keys = self.services.store.keys
        other = keys.command(key)
        changes = keys.changed(command, key)
        if str(key) == "escape":
            self.told = ""
        elif changes is None:
            self.told = say("keys.not-free", key=cap(str(key)))
        else:
            self._keep(changes)
            self.told = say("keys.changed", key=cap(str(key)), what=say(f"keys.do.{command.value}"))
            if other is not None and other is not command:
                now = self.services.store.keys.label(other)
                has_key = "keys.swapped" if now else "keys.lost"
                self.told += " " + say(has_key, key=now, what=say(f"keys.do.{other.value}"))
        self._anew()

    def _keep(self, changes: dict[str, str]) -> None:
        if not self.services.store.change(keys=changes):
            self.stage.push(MessageScene.simple(say("keys.not-kept"), self.services.store.problem))

    def _anew(self) -> None:
        """Place everything anew; the page stays where it was scrolled to."""
        page = self.group["page"]
        offset = page.offset if isinstance(page, _Page) else 0.0
        self.arrange()
        page = self.group["page"]
        if isinstance(page, _Page):
            page.scroll(offset)
        if self.changing is not None:
            self.group.set_focus("page")
        self.redraw()

    def handle(self, report: Input) -> bool:
        """Nothing below gets anything; while a key is awaited, the next one is it."""
        if self.changing is not None and isinstance(report, Key):
            if not report.repeat:
                self._take(report)
            return True
        if self.changing is not None and isinstance(report, Press):
            self.changing = None
            self._anew()
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
        right = min(one.box.left for one in self.group.widgets if one.name in ("close", "defaults")) - 20
        detail = Box(left, inner.top + 2, right - left, 40)
        if self.told:
            canvas.paragraph(self.told, detail, theme.BODY_BOLD, theme.INK, middle=True)
        else:
            told = fitting(
                canvas, (say("keys.detail"), say("keys.detail-short"), ""), detail.width, theme.BODY
            )
            canvas.label(told, detail, theme.BODY, theme.INK_SOFT)
        self.group.draw(canvas)
