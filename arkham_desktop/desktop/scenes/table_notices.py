"""What is told of a choice around the table: lines for the dock, changed tracks, the banner of a phase."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham import events as e
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.clock import Delay
from arkham_desktop.desktop.panels.news import Item, items
from arkham_desktop.desktop.scenes.message import MessageScene
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene

_CHANGED_SECONDS = 1.5
_TOASTED = (
    e.Lost,
    e.Gained,
    e.CardLost,
    e.CardGained,
    e.StatusChanged,
    e.GateOpened,
    e.GateClosed,
    e.SealPlaced,
    e.LocationClosed,
    e.TrackChanged,
    e.CombatEnded,
    e.SpellCast,
    e.Traded,
)
"""What came of a choice and would be missed where the next dialog opens at once."""
_TOASTS = 4
"""So many lines at most."""


def _is_toasted(event: Any, traded: Set[str]) -> bool:
    """``traded`` has changed hands: a trade is one line, neither lost nor gained."""
    if isinstance(event, e.CardLost | e.CardGained) and event.card in traded:
        return False
    joins = isinstance(event, e.InvestigatorMoved) and event.why == "join"
    return joins or isinstance(event, _TOASTED)


class Notices:
    """What a table scene tells for a moment after a choice.

    Attributes:
        changed: tracks that changed a moment ago.
        banner: the phase that has begun, and its color.
        toast: what came of the last choice, in lines, where nothing else tells it.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._delays: list[Delay] = []
        self.changed: frozenset[str] = frozenset()
        self.banner: tuple[str, theme.Color] | None = None
        self.toast: tuple[Item, ...] = ()
        self._toasted: Delay | None = None
        self._unsaved = False

    def happened(self, events: Sequence[Any]) -> None:
        """Note what happened."""
        scene = self._scene
        self._tell_unsaved()
        scene.news += items(events, scene.texts, len(scene.session.history))
        self._begin_toast(events)
        tracks = frozenset(event.track for event in events if isinstance(event, e.TrackChanged))
        if tracks and scene.pace > 0:
            self.changed = tracks
            self._delays.append(Delay(_CHANGED_SECONDS, self._calm))
        phases = [event.phase for event in events if isinstance(event, e.PhaseBegan)]
        if phases and scene.pace > 0:
            self.banner = (say(f"phase.{phases[-1]}"), theme.PHASE_COLORS[phases[-1]])
            self._delays.append(Delay(theme.TIMES.banner, self._end_banner))

    def _tell_unsaved(self) -> None:
        """When saving fails first, say so in the middle; the line over the bar stays until it works again."""
        why = self._scene.session.save_failed
        if why and not self._unsaved:
            message = MessageScene.simple(say("table.not-saved"), say("bar.not-saved", why=why))
            self._scene.stage.push(message)
        self._unsaved = bool(why)

    def _begin_toast(self, events: Sequence[Any]) -> None:
        scene = self._scene
        traded = {event.what for event in events if isinstance(event, e.Traded)}
        lines = items([event for event in events if _is_toasted(event, traded)], scene.texts)
        if self._toasted is not None:
            self._delays = [delay for delay in self._delays if delay is not self._toasted]
        told = scene.dialog is not None and scene.dialog.lingers
        self.toast = () if told else tuple(lines[-_TOASTS:])
        self._toasted = Delay(theme.TIMES.toast, self._end_toast) if self.toast else None
        if self._toasted is not None:
            self._delays.append(self._toasted)

    def forget(self) -> None:
        """It did not happen."""
        self.toast = ()

    def _end_toast(self) -> None:
        self.toast = ()
        self._scene.redraw()

    def _calm(self) -> None:
        self.changed = frozenset()
        self._scene.arrange()

    def _end_banner(self) -> None:
        self.banner = None
        self._scene.redraw()

    def update(self, dt: float) -> None:
        """Let time pass."""
        for delay in list(self._delays):
            delay.update(dt)
        self._delays = [delay for delay in self._delays if not delay.done]

    @property
    def wake(self) -> float | None:
        """When the next of it is over; None when nothing is told."""
        return min((delay.seconds for delay in self._delays), default=None)
