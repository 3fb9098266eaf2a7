"""The tracks of the top bar: what counts toward the end, always in the same order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import doom, gates, placing, terror, victory
from arkham_desktop.arkham.rules.tracks import length
from arkham_desktop.arkham.sets.innsmouth import martial_law
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.town_tracks import TRACK_ICONS
from arkham_desktop.desktop.widgets import Look, Widget
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Battle
    from arkham_desktop.arkham.table import Table


@dataclass(frozen=True, slots=True)
class Track:
    """One track.

    Attributes:
        name: names it, in the catalog and as a widget.
        icon: its icon.
        value: where it stands.
        limit: where something happens; None for no limit.
        marks: values at which something happens on the way; drawn over the pips.
        pips: it is drawn with a pip for each value where there is room.
        what: what happens at the limit, in a sentence.
        down: it goes down, and what happens happens at 0.
    """

    name: str
    icon: str
    value: int
    limit: int | None
    what: str
    marks: tuple[int, ...] = ()
    pips: bool = False
    down: bool = False

    @property
    def near(self) -> bool:
        """It stands one step from its limit, or at it."""
        if self.down:
            return self.value <= 1
        return self.limit is not None and self.value >= self.limit - 1


def tracks(table: Table) -> list[Track]:
    """The tracks of a position: doom, terror, gates, monsters, Outskirts, seals."""
    state = table.state
    if state.battle is not None:
        return _battle_tracks(table, state.battle)
    closings = tuple(sorted(terror.closing_at(table.library)))
    spaces = doom.track_length(table)
    law = martial_law.proclaimed_at(table)
    at_doom = say("track.doom-what", n=spaces)
    if law is not None:
        key = "track.law-what" if state.doom < law else "track.law-in-force"
        at_doom += "\n" + say(key, n=law)
    gate_limit, seals = gates.gate_limit(table), victory.seals_to_win(table)
    return [
        Track("doom", "doom", state.doom, spaces, at_doom, () if law is None else (law,), True),
        Track("terror", "terror", state.terror, terror.HIGHEST, say("track.terror-what"), closings, True),
        Track("gates", "gate", len(state.gates), gate_limit, say("track.gates-what", n=gate_limit)),
        _monsters(table),
        Track(
            "outskirts",
            "outskirts",
            len(state.outskirts),
            placing.outskirts_capacity(table),
            say("track.outskirts-what"),
        ),
        Track("seals", "seal", len(state.seals), seals, say("track.seals-what", n=seals)),
        *_town_tracks(table),
    ]


def _battle_tracks(table: Table, battle: Battle) -> list[Track]:
    """In the final battle: the doom tokens left, and the successes toward taking the next one."""
    # A raised terror level may have added tokens beyond those of the track.
    most, players = max(doom.track_length(table), table.state.doom), table.state.players
    return [
        Track("doom", "doom", table.state.doom, most, say("track.battle-doom-what"), pips=True, down=True),
        Track(
            "successes",
            "combat",
            battle.carried,
            players,
            say("track.successes-what", count=players),
            pips=True,
        ),
    ]


def _town_tracks(table: Table) -> Iterator[Track]:
    """The tracks of the other towns in play."""
    for name, icon in TRACK_ICONS.items():
        if name in table.state.tracks:
            limit = length(table, name)
            yield Track(name, icon, table.state.tracks[name], limit, say(f"track.{name}-what"))


def _monsters(table: Table) -> Track:
    limit = placing.monster_limit(table)
    what = say("track.monsters-what") if limit is not None else say("track.monsters-free")
    return Track("monsters", "monster", placing.monsters_counted(table), limit, what)


class TrackChip(Widget):
    """A track in the top bar. White with a warning sign one step from its limit.

    Attributes:
        track: what it shows.
        long: with its name, and with pips where the track has them.
        changed: it changed a moment ago: it is framed.
    """

    def __init__(self, track: Track, box: Box, *, long: bool, changed: bool) -> None:
        limit = "" if track.limit is None else str(track.limit)
        tip = f"**{say(f'track.{track.name}')} {track.value}/{limit or '∞'}**\n{track.what}"
        super().__init__(f"track-{track.name}", box, tip=tip)
        self.track = track
        self.long = long
        self.changed = changed

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw icon, name, value, limit, and pips."""
        track, box = self.track, self.box
        plate = theme.PLATE_LIT if look.hovered else theme.PLATE
        ink = theme.PAPER_INK if track.near else theme.BRASS_INK
        soft = theme.PAPER_SOFT if track.near else theme.BRASS_SOFT
        canvas.sheet(box, theme.CARD_WHITE if track.near else plate)
        if self.changed:
            canvas.frame(box, theme.INK, width=2, gap=2)
        if self.long:
            self._draw_long(canvas, ink, soft)
            return
        size = min(22.0, box.height * 0.6)
        canvas.icon(track.icon, (box.left + 6 + size / 2, box.centery), size, ink)
        style = theme.LABEL.at(17 if box.width > 70 else 15)
        left = box.left + size + 9
        wide = canvas.text_width(str(track.value), style)
        canvas.label(str(track.value), Box(left, box.top, wide + 2, box.height), style, ink)
        rest = Box(left + wide + 1, box.top + 1, box.right - left - wide - 3, box.height)
        small = theme.CAPTION.at(13)
        if fits(canvas, self._limit, rest.width, small):  # the tip says it, too
            canvas.label(self._limit, rest, small, soft)

    @property
    def _limit(self) -> str:
        return "" if self.track.limit is None else f"/{self.track.limit}"

    def _draw_long(self, canvas: Canvas, ink: theme.Color, soft: theme.Color) -> None:
        track, box = self.track, self.box
        if track.near:
            canvas.icon(track.icon, (box.left + 18, box.top + box.height * 0.3), 16, ink)
            canvas.icon("warning", (box.left + 18, box.top + box.height * 0.72), 15, ink)
        else:
            canvas.icon(track.icon, (box.left + 18, box.centery), 24, ink)
        words = Box(box.left + 36, box.top + 3, box.width - 40, 16)
        canvas.label(say(f"track.{track.name}"), words, theme.CAPTION.at(13), soft)
        value = Box(words.left, box.top + 16, 60, box.height - 17)
        wide = canvas.label(str(track.value), value, theme.VALUE.at(22), ink)
        limit = Box(words.left + wide + 2, box.top + 18, 44, box.height - 19)
        used = canvas.label(self._limit, limit, theme.CAPTION, soft)
        if track.pips and track.limit:
            self._draw_pips(canvas, limit.left + used + 8, ink, soft)

    def _draw_pips(self, canvas: Canvas, left: float, ink: theme.Color, soft: theme.Color) -> None:
        track, box = self.track, self.box
        assert track.limit is not None, "only a track with a limit has pips"
        room = box.right - 8 - left
        each = room / track.limit
        if each < 4:
            return
        top = box.top + 24
        for value in range(1, track.limit + 1):
            pip = Box(left + (value - 1) * each, top, each - 2, 12)
            full = value <= track.value
            canvas.panel(pip, ink if full else None, radius=2, border=None if full else soft)
            if value in track.marks:
                middle = pip.centerx
                canvas.line((middle - 3, top - 5), (middle + 3, top - 5), soft, 2)
                canvas.line((middle - 1, top - 3), (middle + 1, top - 3), soft, 2)
