"""The table scene: a game in progress.

`TableScene` places and draws: the table in the middle, the panels around it, a dialog beside it when a
decision has one. `Choices` (`table_choices`) takes options and walks, `TakingBack` undoes, `CameraMoves`
moves the camera, `TableInput` turns reports into what they mean here.

Nothing is drawn that did not change: while only the table moves, the panels stay as they are on the surface.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from arkham_desktop.arkham.table import Table
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.input import Input
from arkham_desktop.desktop.layout import Box, Screen, TableRegions, table_regions
from arkham_desktop.desktop.overlays import Dialog, Docked, Panel, dialog_after
from arkham_desktop.desktop.overlays.battle_standing import standings
from arkham_desktop.desktop.overlays.commands import close_up
from arkham_desktop.desktop.overlays.peek import WIDTH as PEEK_WIDTH
from arkham_desktop.desktop.panels.bar import DecisionBar
from arkham_desktop.desktop.panels.desk import Desk
from arkham_desktop.desktop.panels.news import Item
from arkham_desktop.desktop.panels.numbering import END_VERB, BarState
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.table_camera import CameraMoves
from arkham_desktop.desktop.scenes.table_choices import Choices
from arkham_desktop.desktop.scenes.table_drawing import draw_on_table, draw_table
from arkham_desktop.desktop.scenes.table_input import TableInput
from arkham_desktop.desktop.scenes.table_marks import marks_of
from arkham_desktop.desktop.scenes.table_notices import Notices
from arkham_desktop.desktop.scenes.table_ornaments import Ornaments
from arkham_desktop.desktop.scenes.table_over import Pill
from arkham_desktop.desktop.scenes.table_parts import Parts
from arkham_desktop.desktop.scenes.table_undo import TakingBack
from arkham_desktop.desktop.table.view import Marks, TableView
from arkham_desktop.desktop.widgets.group import draw_tip


class TableScene(Scene):
    """A game on the table.

    Attributes:
        session: the game (see `arkham_desktop.engine.session.Session`).
        table: its position.
        texts: the game's words.
        view: the table as it is seen.
        bar: what the decision bar remembers.
        parts: what stands around the table.
        choices: takes options; taking_back: undoes them; camera_moves: moves the camera.
        dialog: the dialog that is open beside the table.
        panel: what was opened to be read (log, why, possessions); it stands in the dialog's place.
        peeking: what is docked stands aside, so that the table can be seen.
        shown: whose sheet the dock shows; empty: whoever acts.
        panels: rail, strip and dock are shown.
        drawer: the dock is open as a drawer (small layouts).
        map_shown: the whole table is shown small in a corner.
        news: what happened, oldest first.
    """

    def __init__(self, session: Any) -> None:
        super().__init__()
        self.session = session
        self.table: Table = session.game.rules.table
        self.bar = BarState()
        self.dialog: Dialog | None = None
        self.panel: Panel | None = None
        self.peeking = False
        self.shown = ""
        self.panels = True
        self.drawer = False
        self.map_shown = False
        self.news: list[Item] = []
        self.marks = Marks()
        self.texts: Texts
        self.view: TableView
        self.desk: Desk
        self.decision_bar: DecisionBar
        self.pills: list[Pill] = []
        self.handed_on = False
        self._aside = False  # the dialog waits until nothing moves below it
        self._tip: tuple[str, Box] | None = None
        self._whole = True
        self._window: Screen | None = None
        self._fresh = True
        self._surface: pygame.Surface | None = None
        self.parts: Parts
        self.camera_moves = CameraMoves(self)
        self.ornaments = Ornaments(self)
        self._table_changed = True
        self.notices = Notices(self)
        self.taking_back = TakingBack(self)
        self.choices = Choices(self)
        self._input = TableInput(self)

    # -- the stage -----------------------------------------------------------------------------------

    def enter(self) -> None:
        """Lay the table and ask the first question."""
        self._lay_table()
        self.choices.ask(first=True)

    def _lay_table(self) -> None:
        stage = self.stage
        self.texts = Texts(self.table, self.services.settings.language)
        self.view = TableView(
            self.table, self.texts, stage.fonts, stage.icons, self._regions().free, stage.art
        )

    def leave(self) -> None:
        """Close the game, unless another scene goes on with it."""
        self.view.forget()
        if not self.handed_on:
            self.session.close()

    def uncovered(self) -> None:
        """Settings may have changed meanwhile."""
        if self.texts.words.language != self.services.settings.language:
            camera = self.view.camera
            self._lay_table()
            self.view.camera.fly(camera.center, camera.step, 0)
        self.arrange()

    @property
    def asked(self) -> object:
        """The open question, and the part of it whose buttons are shown."""
        bar = self.bar
        return len(self.session.history), bar.asides, bar.page, self.panel, self.peeking

    @property
    def save_path(self) -> Path | None:
        """The game's file."""
        path: Path | None = getattr(self.session, "path", None)
        return path

    @property
    def name(self) -> str:
        """The game's name."""
        return self.save_path.stem if self.save_path is not None else ""

    @property
    def pace(self) -> float:
        """Factor for times."""
        return self.services.settings.pace

    @property
    def measuring(self) -> Canvas:
        """A canvas for measuring texts."""
        return self.stage.measuring

    @property
    def upcoming(self) -> list[Any]:
        """The events that are still being shown on the table, the present one first."""
        return [motion.event for motion in self.view.playback.motions]

    def choose(self, option_id: str) -> None:
        """Take an option of the open decision (for dialogs)."""
        self.choices.take(option_id)

    def choose_all(self, option_ids: Sequence[str]) -> None:
        """Take options one after another as one choice (for dialogs)."""
        self.choices.take_all(option_ids)

    def pick(self, option_id: str) -> None:
        """Press an option as its button in the bar does: mark it, where several picks are one choice."""
        self.choices.press(option_id)

    def change_pick(self, option_id: str, by: int) -> None:
        """Mark an option once more (1) or less (-1)."""
        self.choices.change(option_id, by)

    # -- drawing less ------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Draw everything anew."""
        self._whole = True
        self.redraw_table()

    def redraw_table(self) -> None:
        """Draw the table anew; the panels stay."""
        self._table_changed = True
        self.dirty = True

    # -- placing -----------------------------------------------------------------------------------

    def _regions(self) -> TableRegions:
        screen = self.screen
        docked = self.docked is not None
        regions = table_regions(screen.width, screen.height, dialog=docked, panels=self.panels)
        if not self.peeking:
            return regions
        free = regions.free  # the edge of what stands aside covers the rest
        return replace(regions, free=Box(free.left, free.top, max(0.0, free.width - PEEK_WIDTH), free.height))

    @property
    def docked(self) -> Docked | None:
        """What stands beside the table: the panel, else the dialog; None while one looks at the table."""
        if self.peeking:
            return None
        return self.panel or (None if self._aside else self.dialog)

    @property
    def _covers_motion(self) -> bool:
        """A dialog would lie over the table, as in small layouts, while something moves there."""
        moving = self.view.playback.playing and not self.in_battle
        return moving and not self.screen.layout.dialog

    def rearrange(self) -> None:
        """Place everything anew."""
        self.arrange()

    def arrange(self) -> None:
        """Place everything for the window's size, the open decision and what is open beside it."""
        self._aside = self._covers_motion
        regions = self._regions()
        self.desk = Desk(
            self.session,
            self.table,
            self.texts,
            regions,
            self.services.store.keys,
            self.stage.measuring,
            self.shown,
            self.notices.changed,
            self.news,
            self.panels,
            standings(self.session, self.table),
            self.bar.watching.who if self.bar.watching is not None else "",
        )
        self.view.camera.resize(regions.free)
        if self._window != self.screen:
            self._window = self.screen
            self.camera_moves.fit_window()
        docked = self.docked
        options_box, columns = None, 2
        if isinstance(docked, Dialog) and not docked.lingers:
            left = max(regions.dialog.left, regions.bar.left)
            ends = any(option.verb == END_VERB for option in self.session.game.options)
            right = regions.end.left - theme.GAP if ends else regions.end.right
            options_box = Box(left + 12, regions.bar.top, right - left - 12, regions.bar.height)
            columns = docked.columns
        self.decision_bar = DecisionBar(self.desk, self.bar, self.choices.actions, options_box, columns)
        self.marks = marks_of(self, self.decision_bar.numbered)
        # Without a focus where only End is left: Enter is not to end anything.
        focus = self.decision_bar.focus
        self.parts = Parts(self)
        self.group.replace(self.parts.widgets(), focus=focus)
        if self.bar.waiting and self.bar.quiet:
            self.group.set_focus("")  # for a moment nothing is to be pressed
        self.redraw()
        if self._fresh:
            self._fresh = False
            self.camera_moves.at_decision(force=True, at_once=True)

    # -- what opens and closes -------------------------------------------------------------------------

    @property
    def in_battle(self) -> bool:
        """The Ancient One is awake: it stands in the place of the boards."""
        return self.table.state.battle is not None

    def toggle_panels(self) -> None:
        """Show or hide rail, strip and dock."""
        self.panels = not self.panels
        self.arrange()

    def toggle_drawer(self) -> None:
        """Open or close the sheet where it is a drawer."""
        self.drawer = not self.drawer
        self.arrange()

    def toggle_map(self) -> None:
        """Show the whole table small in a corner, or put it away."""
        self.map_shown = not self.map_shown
        self.arrange()

    def peek(self) -> None:
        """Let the dialog stand aside, or bring it back."""
        if self.panel is not None or self.dialog is not None:
            self.peeking = not self.peeking
            self.arrange()

    def open_panel(self, panel: Panel) -> None:
        """Open something to be read; what opens a panel that is open already closes it."""
        if self.panel is not None and self.panel.command is panel.command:
            self.close_panel()
            return
        self.panel = panel
        self.peeking = False
        self.arrange()

    def close_panel(self) -> None:
        """Close what was opened to be read."""
        self.panel = None
        self.peeking = False
        self.arrange()

    def fly_to(self, target: str) -> None:
        """Show something on the table (for dialogs)."""
        self.camera_moves.fly_to_target(target)

    @property
    def pointed_at(self) -> str:
        """The id of what the pointer rests on; empty for nothing."""
        return self._input.pointed_at

    @property
    def pressable(self) -> bool:
        """The pointer is over a widget or a target of the table that can be pressed."""
        return super().pressable or self._input.over_lit

    def close_up(self, thing: str) -> None:
        """Show a card, a monster, a sheet or a space close up."""
        close_up(self, thing)

    def set_dialog(self) -> None:
        """Open, keep or close the dialog for the open decision."""
        decision = self.session.game.pending
        if self.panel is not None:
            self.panel.refresh()
        dialog = dialog_after(self, self.dialog, decision)
        if dialog is not None and dialog is not self.dialog:
            self.peeking = False
        self.dialog = dialog

    # -- what happened -------------------------------------------------------------------------------

    def happened(self, events: Iterable[Any]) -> None:
        """Note what happened: lines for the dock, changed tracks, the banner of a phase."""
        self.notices.happened(list(events))

    def show_tip(self, tip: tuple[str, Box] | None) -> None:
        """Say something about what the pointer rests on (None: nothing any more)."""
        if tip != self._tip:
            self._tip = tip
            self.redraw()

    # -- time --------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let motions, flights and delays go on."""
        super().update(dt)
        self._input.update(dt)
        self.notices.update(dt)
        self.ornaments.update(dt)
        busy = self.busy
        town = self.parts.town()
        if not self.in_battle and self.view.update(dt, self.pace):
            self.redraw_table()
            if self.parts.town() != town:
                self.redraw()
        if self._aside != self._covers_motion:
            self.arrange()
        for docked in (self.dialog, self.panel):
            if docked is not None and docked.update(dt):
                self.redraw()
        if busy and not self.busy:
            self.choices.settled()
        elif busy:
            self.choices.tell_motion()

    @property
    def busy(self) -> bool:
        """What followed the last choice is still being shown: things move on the table, dice roll."""
        return self.view.playback.playing or (self.dialog is not None and self.dialog.moves)

    @property
    def moves(self) -> bool:
        """Something moves."""
        moving = self.view.moves and not self.in_battle
        return moving or (self.dialog is not None and self.dialog.moves)

    @property
    def wake(self) -> float | None:
        """When the next delay is over."""
        asked = (super().wake, self._input.wake, self.notices.wake, self.ornaments.wake)
        wakes = [wake for wake in asked if wake is not None]
        return max(0.001, min(wakes)) if wakes else None

    def handle(self, report: Input) -> bool:
        """Take a report."""
        self.ornaments.touched()
        return self._input.handle(report)

    def group_handle(self, report: Input) -> bool:
        """Give a report to the widgets."""
        return super().handle(report)

    # -- drawing -----------------------------------------------------------------------------------

    @property
    def tip_shown(self) -> bool:
        """A tip lies over what is around it."""
        return self._tip is not None or self.group.tip_shown

    def draw(self, canvas: Canvas) -> None:
        """Draw what changed."""
        # In small layouts a dialog lies on the table and has to be drawn after it.
        covered = self.docked is not None and not self.desk.regions.layout.dialog
        whole = self._whole or covered or canvas.surface is not self._surface
        if self.ornaments.due and not whole and not self._table_changed:
            self.ornaments.draw(canvas)
            return
        self._table_changed = False
        self._whole = False
        self._surface = canvas.surface
        draw_table(self, canvas)
        if whole:
            self.texts.faces.clear()
            self.parts.draw(canvas)
            self.group.draw(canvas)
        else:
            draw_on_table(self.group, canvas)
        if self._tip is not None:
            draw_tip(canvas, *self._tip)
