"""The settings: display and text, play and speed. Changes hold at once and are kept in the user's folder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.input import Input
from arkham_desktop.desktop.layout import LEAST_UNITS, SCALES, Box, inset
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.frame import dialog_box, draw_dialog
from arkham_desktop.desktop.scenes.keys_help import KeysScene
from arkham_desktop.desktop.settings import Settings
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button, Choice, Slider
from arkham_desktop.desktop.widgets.base import Look, Widget
from arkham_desktop.desktop.widgets.controls import CHOICE_GAP
from arkham_desktop.desktop.words import say


@dataclass(frozen=True, slots=True)
class _Row:
    """A setting with a few values: its field, the values as they stand in the catalog, and back."""

    field: str
    values: tuple[str, ...]
    read: Callable[[Settings], str]
    write: Callable[[str], object]


def _switch(field: str, yes: str, no: str) -> _Row:
    return _Row(
        field, (yes, no), lambda settings: yes if getattr(settings, field) else no, lambda v: v == yes
    )


_VALUE = 167.0
"""Units: the width of the button of a value."""
_ROWS = (
    _switch("full_screen", "full", "window"),
    _Row("animations", ("off", "fast", "normal", "slow"), lambda settings: settings.animations, str),
    _switch("camera_follows", "follows", "stays"),
    _switch("click_preview", "first", "at-once"),
    _switch("hand_over", "shown", "hidden"),
    _switch("ornaments", "move", "still"),
    _switch("own_cursor", "own", "system"),
)


class SettingsScene(Scene):
    """The settings as a dialog over whatever is there."""

    opaque = False

    def __init__(self) -> None:
        super().__init__()
        self._box = Box(0, 0, 0, 0)
        self._inner = Box(0, 0, 0, 0)
        self._row_tops: list[float] = []

    @property
    def _narrow(self) -> bool:
        return not self.screen.layout.roomy

    def arrange(self) -> None:
        """Place the slider, the rows and the two buttons at the foot."""
        screen, settings = self.screen, self.services.settings
        edge = 36.0 if not self._narrow else 14.0
        self._box = dialog_box(screen, 1020, 700 if not self._narrow else 2000)
        inner = self._inner = inset(self._box, edge, 24 if not self._narrow else 8)
        tiny = screen.layout.name == "tiny"
        foot = theme.TARGET if not self._narrow else 32.0 if tiny else 38.0
        stops = [str(round(step * 100)) for step in SCALES]
        chosen = self._chosen_stop()
        top = inner.top + (96 if not self._narrow else 48 if tiny else 66)
        slider = Slider(
            "scale", Box(inner.left - 14, top - 16, inner.width + 28, 50), stops, chosen, self._scale
        )
        top += 196 if not self._narrow else (44 if tiny else 52)
        room = inner.bottom - foot - (8 if tiny else 14) - top
        step = min(54.0, room / len(_ROWS))
        height = min(theme.TARGET, step - (2 if tiny else 6))
        label_width = 190 if not self._narrow else 150
        widgets: list[Widget] = [slider]
        self._row_tops = []
        for row in _ROWS:
            options = [(value, say(f"settings.{row.field}.{value}")) for value in row.values]
            # The buttons of all rows stand below one another.
            width = min(inner.width - label_width, _VALUE * len(options) + CHOICE_GAP * (len(options) - 1))
            box = Box(inner.left + label_width, top, width, height)
            change = self._changer(row)
            widgets.append(Choice(row.field, box, options, row.read(settings), change))
            self._row_tops.append(top)
            top += step
        widgets += self._foot(Box(inner.left, inner.bottom - foot, inner.width, foot))
        self.group.replace(widgets, focus="done")

    def _foot(self, box: Box) -> list[Button]:
        width = min(240.0, box.width / 3 - 8)
        return [
            Button(
                "defaults",
                Box(box.left, box.top, width, box.height),
                say("settings.defaults"),
                self._defaults,
                quiet=True,
                align="center",
                style=theme.BODY_BOLD,
            ),
            Button(
                "keys",
                Box(box.left + width + 12, box.top, width, box.height),
                say("settings.keys"),
                lambda: self.stage.push(KeysScene()),
                quiet=True,
                align="center",
                style=theme.BODY_BOLD,
            ),
            Button(
                "done",
                Box(box.right - width, box.top, width, box.height),
                say("settings.done"),
                lambda: self.stage.pop(self),
                grade=Grade.SUGGESTED,
                key_cap=say("key.escape"),
                keys=("escape",),
                style=theme.BODY_BOLD,
            ),
        ]

    def _chosen_stop(self) -> int:
        """The stop of the wanted scale (that of the default when none is chosen)."""
        wanted = round(self.screen.wanted * 100)
        stops = [round(step * 100) for step in SCALES]
        return min(range(len(stops)), key=lambda index: abs(stops[index] - wanted))

    def _changer(self, row: _Row) -> Callable[[str], None]:
        def change(value: str) -> None:
            self._change(**{row.field: row.write(value)})

        return change

    def _scale(self, stop: int) -> None:
        self._change(scale=round(SCALES[stop] * 100))

    def _defaults(self) -> None:
        fresh = Settings()
        self._change(**{row.field: getattr(fresh, row.field) for row in _ROWS}, scale=None)

    def _change(self, **values: object) -> None:
        self.services.store.change(**values)
        self.services.apply_settings()

    def handle(self, report: Input) -> bool:
        """Nothing below gets anything."""
        super().handle(report)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the dialog."""
        inner = self._inner
        draw_dialog(canvas, self._box)
        roomy = not self._narrow
        style = theme.HEADING if roomy else theme.TITLE
        canvas.label(say("settings.title"), Box(inner.left, inner.top, inner.width, 36), style)
        self._draw_scale(canvas, roomy)
        labels = 190 if roomy else 150
        for row, top in zip(_ROWS, self._row_tops, strict=True):
            choice = self.group[row.field]
            room = Box(inner.left, top, labels - 12, choice.box.height)
            canvas.label(say(f"settings.{row.field}"), room, theme.BODY_BOLD)
            left = choice.box.right + 16
            about = Box(left, top, inner.right - left, choice.box.height)
            detail = say(f"settings.{row.field}.about")
            if about.width > 120 and fits(canvas, detail, about.width, theme.CAPTION):
                canvas.label(detail, about, theme.CAPTION, theme.INK_SOFT, align="right")
        if self.services.store.problem and roomy:
            foot = Box(inner.left, self.group["done"].box.top - 34, inner.width, 24)
            canvas.label(self.services.store.problem, foot, theme.CAPTION, theme.INK)
        self.group.draw(canvas)

    def _draw_scale(self, canvas: Canvas, roomy: bool) -> None:
        screen, inner = self.screen, self._inner
        percent = say("settings.percent", percent=round(screen.wanted * 100))
        if screen.layout.name == "tiny":  # beside the title
            top = inner.top + 2
            wide = canvas.text_width(percent, theme.VALUE) + 14
            room = Box(inner.left, top, inner.width - wide, 28)
            canvas.label(say("settings.scale"), room, theme.CAPTION_BOLD, align="right")
        else:
            top = inner.top + (48 if roomy else 24)
            canvas.label(say("settings.scale"), Box(inner.left, top, inner.width, 28), theme.BODY_BOLD)
        canvas.label(percent, Box(inner.left, top, inner.width, 28), theme.VALUE, align="right")
        if not roomy:
            return
        note = say("settings.scale.about")
        if screen.too_small:
            needs = [round(side * screen.wanted) for side in LEAST_UNITS]
            note = say(
                "settings.scale.too-small", percent=round(screen.scale * 100), width=needs[0], height=needs[1]
            )
        canvas.label(note, Box(inner.left, inner.top + 138, inner.width, 24), theme.CAPTION, theme.INK_SOFT)
        sample = Box(inner.left, inner.top + 172, inner.width, 84)
        canvas.ground(theme.LEDGE, sample)
        canvas.panel(sample, None, radius=0, border=theme.BRASS_LINE)
        canvas.shield(1, (sample.left + 36, sample.centery), 38, acting=True)
        words = Box(sample.left + 72, sample.top + 14, sample.width - 320, 28)
        canvas.label(say("settings.sample"), words, theme.QUESTION)
        words.y += 30
        canvas.label(say("settings.sample.reason"), words, theme.CAPTION, theme.INK_SOFT)
        button = Box(sample.right - 230, sample.top + 14, 214, 56)
        sample_button = Button(
            "sample", button, say("settings.sample.go"), lambda: None, number="1", grade=Grade.SUGGESTED
        )
        sample_button.sub = say("settings.sample.odds")
        sample_button.draw(canvas, Look())
