"""Choosing at the table: pin and go, walks of several steps, and what follows a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arkham_desktop.desktop.overlays import told_by
from arkham_desktop.desktop.overlays.undo_list import open_undo_list
from arkham_desktop.desktop.panels.bar_buttons import BarActions
from arkham_desktop.desktop.panels.numbering import END_VERB, FIELD
from arkham_desktop.desktop.scenes.message import MessageAction, MessageScene
from arkham_desktop.desktop.scenes.pause import PauseScene
from arkham_desktop.desktop.scenes.result import ResultScene
from arkham_desktop.desktop.scenes.table_hand_over import HandingOver
from arkham_desktop.desktop.scenes.table_marks import options_at, target_of
from arkham_desktop.desktop.scenes.table_playback import PlaybackKeys
from arkham_desktop.desktop.scenes.table_targets import MapTarget
from arkham_desktop.desktop.scenes.table_trading import Trading
from arkham_desktop.desktop.scenes.table_walking import Walks
from arkham_desktop.desktop.words import say
from arkham_desktop.engine import IllegalChoiceError
from arkham_desktop.engine.session import RuleFaultError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from arkham_desktop.desktop.scenes.table import TableScene
    from arkham_desktop.engine import Decision, Option


class Choices:
    """Takes options for a table scene and shows what follows.

    Attributes:
        actions: what the bar's buttons do.
        kept: a target on the table that was clicked while something moved.
        playing: what the keys of the playback do.
        trading: what the buttons of a trade do.
        walks: previews walks and makes them.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.walks = Walks(scene)
        self._handing_over = HandingOver(scene)
        self.playing = PlaybackKeys(scene)
        self.trading = Trading(scene)
        self.kept = ""
        self.actions = BarActions(
            press=self.press,
            undo=scene.taking_back.undo,
            redo=scene.taking_back.redo,
            show_list=lambda: open_undo_list(scene),
            narrow=self.narrow,
            take_first=self.take_first,
            next_page=self.next_page,
            asides=self.toggle_asides,
            go=self.go,
            cancel=self.cancel,
            other_way=self.walks.other_way,
            hurry=self.hurry,
            hurry_all=self.hurry_all,
            confirm=self.confirm,
            clear=self.trading.clear,
            pause=self.playing.pause,
            step_back=self.playing.step_back,
            step=self.playing.step,
            faster=self.playing.faster,
        )

    @property
    def _decision(self) -> Decision | None:
        pending: Decision | None = self._scene.session.game.pending
        return pending

    # -- pin and go --------------------------------------------------------------------------------

    def press(self, option_id: str, by_key: bool = False) -> None:
        """An option's button was pressed.

        The pointer that presses a button has rested on it, and its preview was seen: the option is taken.
        A key pins first what has a target on the table (unless the settings say otherwise), and goes when
        pressed again.
        """
        option = self._option(option_id)
        if option is None:
            return
        if option.verb == END_VERB and self.trading.picks is not None:
            self.trading.close()
            return
        picks = self._scene.bar.picks
        if picks is not None and picks.has(option_id):
            picks.press(option_id)
            self._scene.arrange()
            return
        preview = self._scene.services.settings.click_preview and not option.aside
        preview = preview and not self._scene.in_battle
        if by_key and preview and self._scene.bar.pinned != option_id and target_of(self._scene, option):
            self.pin(option)
            return
        self.take(option_id)

    def press_target(self, target: str) -> None:
        """Something on the table was clicked: pin it, or go when it is pinned already."""
        scene = self._scene
        options = options_at(scene, target)
        if len(options) > 1:
            self.notice(say("bar.several", what=scene.texts.name(target)))
        elif options:
            option = options[0]
            if scene.bar.picks is not None and scene.bar.picks.has(option.id):
                self.press(option.id)
            elif not scene.services.settings.click_preview or scene.bar.pinned == option.id:
                self.take(option.id)
            else:
                self.pin(option)
        elif target in scene.marks.reach:
            walk = scene.bar.walk
            if walk is not None and walk.route.goal == target:
                self.go()
            else:
                self.walks.preview(target)
                if not scene.services.settings.click_preview:
                    self.go()
        else:
            self.notice(say("bar.nowhere"))

    def pin(self, option: Option) -> None:
        """Preview an option."""
        bar = self._scene.bar
        if option.verb == "go":
            self.walks.preview(option.target)
            bar.pinned = option.id
        else:
            bar.walk = None
            bar.pinned = option.id
        self._scene.arrange()
        group, button = self._scene.group, f"option-{option.id}"
        if button in group and not isinstance(group.focus, MapTarget):  # Enter does what is previewed
            group.set_focus(button)

    def cancel(self) -> None:
        """Pin nothing any more."""
        self._scene.bar.walk = None
        self._scene.bar.pinned = ""
        self._refocus()

    def go(self) -> None:
        """Do what is pinned."""
        bar = self._scene.bar
        if bar.walk is not None:
            self.walks.begin(bar.walk.route)
        elif bar.pinned:
            self.take(bar.pinned)

    # -- the bar -----------------------------------------------------------------------------------

    def narrow(self, letters: str) -> None:
        """Show only the options that contain some letters."""
        self._scene.bar.narrow = letters
        self._scene.bar.page = 0
        self._scene.arrange()
        self._scene.group.set_focus(FIELD)

    def take_first(self) -> None:
        """Pin the first of the options that the letters leave."""
        shown = self._scene.decision_bar.numbered.shown
        if self._scene.bar.narrow and shown:
            self.press(shown[0][1].id, True)

    def next_page(self) -> None:
        """Number the next nine options."""
        scene = self._scene
        scene.bar.page = (scene.bar.page + 1) % scene.decision_bar.numbered.pages
        self._refocus()

    def toggle_asides(self) -> None:
        """Show what can be used at any time in the place of the options, or the options again."""
        bar = self._scene.bar
        bar.asides = not bar.asides
        bar.page, bar.narrow = 0, ""
        self._refocus()

    def notice(self, text: str) -> None:
        """Say in the bar why nothing was done."""
        self._scene.bar.notice = text
        self._scene.redraw()

    def _refocus(self) -> None:
        self._scene.group.set_focus("")
        self._scene.arrange()

    # -- taking ----------------------------------------------------------------------------------------

    def _option(self, option_id: str) -> Option | None:
        decision = self._decision
        return decision.option(option_id) if decision is not None else None

    def take(self, option_id: str) -> None:
        """Take an option of the open decision and show what follows."""
        self.take_with(option_id, lambda: self._scene.session.choose(option_id))

    def confirm(self) -> None:
        """Take the picks that are marked, as one choice."""
        picks = self._scene.bar.picks
        if picks is None or not picks.complete:
            return
        if self.trading.picks is not None:
            self.trading.hand_over()
            return
        self.take_all(picks.choices())

    def take_all(self, option_ids: Sequence[str]) -> None:
        """Take options one after another as one choice, which is taken back as one."""
        self.take_with(option_ids[0], lambda: self._scene.session.choose_all(option_ids))

    def change(self, option_id: str, by: int) -> bool:
        """Mark an option once more or less (``by``); False when that is not what is asked."""
        picks = self._scene.bar.picks
        if picks is None or not picks.has(option_id):
            return False
        if by > 0:
            picks.add(option_id)
        else:
            picks.remove(option_id)
        self._scene.arrange()
        return True

    def take_with(self, option_id: str, choose: Callable[[], list[Any]]) -> None:
        """Take an option as ``choose`` does, with what it takes besides, and show what follows."""
        scene = self._scene
        scene.view.hurry(all_of_it=True)
        decision = self._decision
        if decision is not None:
            self._handing_over.chosen(decision.who)
        try:
            events = choose()
        except IllegalChoiceError:
            self.notice(say("bar.gone", what=option_id))
            return
        except RuleFaultError as fault:
            self.fault(fault)
            return
        self.follow(events)

    def fault(self, fault: RuleFaultError) -> None:
        """A rule failed: the game stands as before the choice; say so and go on."""
        scene = self._scene
        self.stand_anew()

        def close(message: Any) -> None:
            message.stage.pop(message)

        def phase_anew(message: Any) -> None:
            message.stage.pop(message)
            scene.taking_back.action()

        actions = [MessageAction(say("table.fault-back"), close, suggested=True, key="escape")]
        if scene.session.can_undo():
            actions.append(MessageAction(say("table.fault-phase"), phase_anew))
        scene.stage.push(MessageScene(say("table.fault"), say("table.fault-text", why=str(fault)), actions))

    def follow(self, events: list[Any]) -> None:
        """Show what follows a choice, and ask anew."""
        scene = self._scene
        if scene.dialog is not None:
            scene.dialog.happened(events)
        told = told_by(scene, events)
        if told is not None:
            scene.dialog = told
        scene.happened(events)
        scene.view.happened(events, scene.pace)
        if scene.in_battle:
            scene.view.hurry(all_of_it=True)
        scene.bar.notice = ""
        self.ask()

    def ask(self, *, first: bool = False) -> None:
        """Put the open decision before the person, at once or when nothing moves any more."""
        scene = self._scene
        scene.texts.forget()
        scene.show_tip(None)
        picks = self.trading.turn_to(self._decision)
        scene.bar.reset()
        scene.bar.picks = picks
        scene.shown = ""
        scene.set_dialog()
        if first:
            self._handing_over.begin(self._decision)
            return
        scene.group.set_focus("")
        self.tell_motion()
        scene.arrange()
        if not scene.busy:
            self.settled()

    def settled(self) -> None:
        """Nothing moves any more: look at whoever decides, go on walking, pass the mouse on, or end."""
        scene = self._scene
        if scene.bar.waiting:
            scene.bar.waiting = ""
            scene.group.set_focus("")
            scene.arrange()
        if scene.bar.watching is not None:
            scene.bar.watching.settled()
            return
        if scene.table.state.outcome is not None:
            scene.handed_on = True
            scene.stage.replace(ResultScene(scene.session))
            return
        scene.camera_moves.at_decision()
        scene.redraw()
        if self.walks.go_on():
            return
        self._handing_over.pass_on()
        kept, self.kept = self.kept, ""
        if kept:
            self.press_target(kept)

    def tell_motion(self) -> None:
        """Say in the bar what plays, when it takes longer than a step."""
        scene = self._scene
        playback = scene.view.playback
        now, of = playback.progress
        text = ""
        bar = scene.bar
        before = (bar.waiting, bar.paused, bar.speed)
        bar.quiet = not playback.playing
        bar.paused, bar.speed = playback.paused, playback.speed
        if playback.playing and (of > 1 or playback.paused):
            text = say("bar.moves", what=self._what_moves(), n=now, of=of)
        elif scene.dialog is not None and scene.dialog.moves:
            text = say("check.rolling")
        if (text, bar.paused, bar.speed) != before:
            if not bar.waiting:
                scene.group.set_focus("")
            bar.waiting = text
            scene.arrange()

    def _what_moves(self) -> str:
        """What moves at the moment and where to, or what comes or goes and where."""
        scene = self._scene
        motion = scene.view.playback.current
        if motion is None:
            return say("bar.motion-table")
        token = motion.token
        named = token.kind in ("monster", "investigator")
        what = scene.texts.name(token.what) if named else say(f"token.{token.kind}")
        place = scene.texts.said(token.place.partition("/")[0])
        return say(f"bar.motion-{motion.kind}", what=what, place=place)

    def hurry(self) -> None:
        """End the present motion; go on, when it was stopped."""
        if self._scene.view.playback.paused:
            self.playing.pause()
            return
        if (self._hurry_dialog() or self._scene.view.hurry()) and not self._scene.busy:
            self.settled()
        self._scene.redraw_table()

    def hurry_all(self) -> None:
        """End all motions."""
        dialog = self._hurry_dialog()
        if self._scene.view.hurry(all_of_it=True) or dialog:
            self.settled()
        self._scene.redraw_table()

    def _hurry_dialog(self) -> bool:
        """Let the dice of the dialog settle; False when none roll."""
        dialog = self._scene.dialog
        if dialog is None or not dialog.hurry():
            return False
        self._scene.redraw()
        return True

    def keep_mouse(self) -> None:
        """Whoever takes back, or does again, is at the mouse and stays there: no card between people."""
        self._handing_over.begin(self._decision)

    def stand_anew(self) -> None:
        """The position is another one, without events that led there."""
        scene = self._scene
        scene.view.hurry(all_of_it=True)
        scene.view.playback.forget()
        scene.view.fanned = None
        scene.view.refresh()
        scene.bar.waiting = ""
        scene.bar.notice = ""
        scene.dialog = None  # what it tells did not happen
        scene.notices.forget()
        self.kept = ""
        self.trading.forget()
        self.walks.forget()
        self.keep_mouse()
        self.ask()

    # -- other scenes ------------------------------------------------------------------------------

    def pause(self) -> None:
        """Open the menu."""
        self._scene.stage.push(PauseScene(self._scene.name))
