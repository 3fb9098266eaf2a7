"""Stop, back, one step, faster: what the keys of the playback do while something moves on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene


class PlaybackKeys:
    """The playback of a table scene as a person runs it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def pause(self) -> None:
        """Stop, or go on."""
        playback = self._scene.view.playback
        playback.pause(not playback.paused)
        self._tell()

    def step_back(self) -> None:
        """Stop before the present motion, or the one before it; also when all of them are over."""
        scene = self._scene
        if scene.in_battle or not scene.view.playback.back():
            scene.choices.notice(say("bar.no-back"))
            return
        self._tell()

    def step(self) -> None:
        """Play one motion, then stop."""
        self._scene.view.playback.step()
        self._tell()

    def faster(self) -> None:
        """Show everything faster; after the fastest as at first."""
        speed = self._scene.view.playback.faster()
        self._scene.choices.notice(say("bar.speed", speed=speed))
        self._tell()

    def _tell(self) -> None:
        self._scene.choices.tell_motion()
        self._scene.redraw()
