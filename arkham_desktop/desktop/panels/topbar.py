"""The top bar: menu, turn, phases, tracks, and the way to why, log and panels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arkham_desktop.arkham.state import PHASES
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, shapes
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.panels.tracks import TrackChip, tracks
from arkham_desktop.desktop.widgets import Widget
from arkham_desktop.desktop.widgets.button import IconButton
from arkham_desktop.desktop.words import has, say


@dataclass(frozen=True, slots=True)
class _Sizes:
    menu: float
    turn: float
    phase: float
    step: float
    gap: float
    button: float


_SIZES = {
    "wide": _Sizes(96, 84, 250, 42, 10, 44),
    "compact": _Sizes(72, 62, 168, 28, 6, 40),
    "narrow": _Sizes(56, 34, 130, 0, 5, 36),
    "tiny": _Sizes(44, 30, 92, 0, 4, 32),
}


_STAGES = {"upkeep": "upkeep", "attack": "combat", "ancient_one": "ancient-one"}
"""The steps of a round of the final battle, with their icons."""


class TopBar:
    """The top bar of one desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._size = _SIZES[desk.regions.layout.name]

    def widgets(self, on: dict[str, Callable[[], object]]) -> list[Widget]:
        """The menu, the chips and the buttons; ``on`` says what menu, why, log and panels do."""
        box, size = self._desk.regions.top, self._size
        menu = Box(box.left + 4, box.top + 4, size.menu - 8, box.height - 8)
        found: list[Widget] = [
            IconButton(
                "menu", menu, "", on["menu"], icon="menu", quiet=False, tip=self._tip("menu", Command.MENU)
            )
        ]
        right = box.right - 6
        for name, icon, command in reversed(
            (
                ("why", "question", Command.WHY),
                ("log", "list", Command.LOG),
                ("panels", "panel", Command.PANELS),
            )
        ):
            if name not in on:
                continue
            button = Box(right - size.button, box.top + 6, size.button, box.height - 12)
            found.append(IconButton(name, button, "", on[name], icon=icon, tip=self._tip(name, command)))
            right = button.left - 4
        return found + self._chips(right - size.gap)

    def _tip(self, name: str, command: Command) -> str:
        return say("bar.with-key", what=say(f"bar.{name}"), key=self._desk.key(command))

    def _chips(self, right: float) -> list[Widget]:
        box, size = self._desk.regions.top, self._size
        left = self._ribbon_left + self._ribbon_width + size.gap * 2
        shown = tracks(self._desk.table)
        wide = self._desk.regions.layout.name == "wide"
        shares = [1.75 if wide and track.pips else 1.0 for track in shown]
        each = min(116.0 if wide else 92.0, (right - left - size.gap * (len(shown) - 1)) / sum(shares))
        chips: list[Widget] = []
        for track, share in zip(shown, shares, strict=True):
            chip = Box(left, box.top + 6, each * share, box.height - 12)
            chips.append(TrackChip(track, chip, long=wide, changed=track.name in self._desk.changed))
            left = chip.right + size.gap
        return chips

    @property
    def _ribbon_left(self) -> float:
        return self._size.menu + self._size.turn

    @property
    def _ribbon_width(self) -> float:
        return self._size.phase + self._size.step * (len(PHASES) - 1)

    def draw(self, canvas: Canvas) -> None:
        """Draw ground, turn and phases; the widgets are drawn afterwards."""
        box = self._desk.regions.top
        canvas.ground(theme.LEDGE, box)
        canvas.line((box.left, box.bottom - 2), (box.right, box.bottom - 2), theme.CASING, 2)
        canvas.line((box.left, box.bottom - 3), (box.right, box.bottom - 3), theme.BRASS_LINE)
        state = self._desk.table.state
        roomy = self._desk.regions.layout.roomy
        words = Box(self._size.menu, box.top, self._size.turn - 6, box.height)
        turn = say("bar.turn" if roomy else "bar.turn-short", n=state.turn)
        if state.battle is not None:
            turn = say("bar.round" if roomy else "bar.round-short", n=state.battle.round)
        canvas.label(
            turn,
            words,
            theme.LABEL.at({"wide": 21.0, "compact": 17.0}.get(self._desk.regions.layout.name, 16.0)),
            align="center",
        )
        if state.battle is not None and self._size.step:
            stage = state.battle.stage
            self._draw_stages(canvas, "ancient_one" if stage == "round" else stage)
        else:
            self._draw_ribbon(canvas, state.phase)

    def _draw_stages(self, canvas: Canvas, stage: str) -> None:
        """The three steps of a round of the final battle, the present one written out."""
        box, size = self._desk.regions.top, self._size
        left, point = self._ribbon_left, box.height * 0.2
        small = (self._ribbon_width - size.phase) / (len(_STAGES) - 1)
        for name, icon in _STAGES.items():
            present = name == stage
            part = Box(left, box.top + 5, size.phase if present else small, box.height - 10)
            ground = theme.PHASE_COLORS["final_battle"] if present else theme.WELL
            _flag(canvas, part, point, ground, present=present)
            ink = theme.PAPER_INK if present else theme.INK_OFF
            at = part.left + point + 16 if present else part.centerx + point * 0.2
            canvas.icon(icon, (at, part.centery), 20 if size.step > 30 else 15, ink)
            if present:
                room = Box(part.left + point + 32, part.top, size.phase - 2 * point - 34, part.height)
                canvas.label(
                    say(f"bar.stage-{name}"), room, theme.LABEL.at(18 if size.step > 30 else 15), ink
                )
            left = part.right

    def _draw_ribbon(self, canvas: Canvas, phase: str) -> None:
        box, size = self._desk.regions.top, self._size
        left, point = self._ribbon_left, box.height * 0.2
        shown = PHASES if phase in PHASES and size.step else (phase,)
        for name in shown:
            present = name == phase
            width = size.phase if present else size.step
            if len(shown) == 1:
                width = self._ribbon_width
            part = Box(left, box.top + 5, width, box.height - 10)
            ground = theme.PHASE_COLORS[name] if present else theme.WELL
            _flag(canvas, part, point, ground, present=present)
            ink = theme.PAPER_INK if present else theme.INK_SOFT
            # In a small step the icon stays clear of the notch and of the point.
            middle = part.left + point + 16 if present else part.centerx + point * 0.2
            if size.step or not present:
                icon_size = 20 if size.step > 30 else 15 if present else 14
                canvas.icon(theme.PHASE_ICONS[name], (middle, part.centery), icon_size, ink)
            if present:
                number = f"{PHASES.index(name) + 1} " if name in PHASES and size.step > 30 else ""
                start = part.left + point + (32 if size.step else 8)
                room = Box(start, part.top, part.right - point - start - 2, part.height)
                style = theme.LABEL.at(20 if size.step > 30 else 17)
                text = number + say(f"phase.{name}")
                if canvas.text_width(text, style) > room.width and has(f"phase-short.{name}"):
                    text = number + say(f"phase-short.{name}")
                canvas.label(text, room, style, ink)
            left = part.right


def _flag(canvas: Canvas, box: Box, point: float, color: theme.Color, *, present: bool) -> None:
    """A step of the ribbon: enamel that stands out where it is the present one, else a hollow."""
    rect = canvas.rect(box)
    image = shapes.flag_image(rect.size, canvas.px(point), color, theme.BRASS_LINE, raised=present)
    canvas.surface.blit(image, rect)
