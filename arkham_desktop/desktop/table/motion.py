"""Motions: what people see of the events between two decisions.

`plan` turns events into a list of `Motion`; `Playback` plays them one after another, starting from the
tokens as they lay before. Any motion can be hurried from its first frame; at speed 0 nothing moves at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Literal

from arkham_desktop.arkham import events
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.table.geometry import TOKEN, Point, TableGeometry, along, length
from arkham_desktop.desktop.table.tokens import Token, TokenKind
from arkham_desktop.desktop.theme import TIMES

MotionKind = Literal["travel", "appear", "vanish", "turn", "dive", "swallow"]


@dataclass(frozen=True, slots=True)
class Motion:
    """One thing that moves, comes or goes.

    Attributes:
        kind: travel along ``points``, appear at their last, vanish at their first; turn at their first toward
            their last; dive at their first and come up at their last; be swallowed by a vortex at their last.
        token: what moves, as it lies when the motion has ended (as it lay before, when it vanishes).
        points: the way, table units.
        seconds: at normal speed.
        event: what happened.
        flies: drawn with a straight dashed line instead of along the road.
        how: of a monster's move, how it moves (``MonsterMoved.how``).
    """

    kind: MotionKind
    token: Token
    points: tuple[Point, ...]
    seconds: float
    event: Any
    flies: bool = False
    how: str = ""

    @property
    def box(self) -> Box:
        """The part of the table on which it happens."""
        left, right = min(x for x, _ in self.points), max(x for x, _ in self.points)
        top, bottom = min(y for _, y in self.points), max(y for _, y in self.points)
        return Box(left, top, right - left, bottom - top).inflate(4 * TOKEN, 4 * TOKEN)


class _Planner:
    """Goes through the events with the tokens as they lie by then."""

    def __init__(
        self, geometry: TableGeometry, before: Mapping[str, Token], after: Mapping[str, Token]
    ) -> None:
        self.geometry = geometry
        self.tokens = dict(before)
        self.after = after
        self.motions: list[Motion] = []

    def travel(
        self,
        key: str,
        path: Sequence[str],
        seconds: float,
        event: Any,
        *,
        flies: bool = False,
        how: str = "",
        kind: MotionKind = "travel",
    ) -> None:
        token = self.tokens.get(key)
        known = [place for place in path if place in self.geometry.spots]
        if token is None or not known:
            return
        end = self._resting(token, known[-1])
        way = self.geometry.path(known)
        inner = tuple(way[1:-1]) if len(way) > 2 else ()
        if token.place != known[0] and token.place in self.geometry.spots:
            inner = tuple(way[:-1])
        points = (token.at, *inner, end.at)
        self.motions.append(Motion(kind, end, points, seconds, event, flies, how))
        self.tokens[key] = end

    def turn(self, key: str, to: str, event: Any) -> None:
        """It turns to a place without leaving its own."""
        token, spot = self.tokens.get(key), self.geometry.spots.get(to)
        if token is not None and spot is not None:
            token = replace(token, covered=False, more=0)
            points = (token.at, spot.at)
            self.motions.append(Motion("turn", token, points, TIMES.stalker_turn, event, how=event.how))

    def monster(self, event: events.MonsterMoved) -> None:
        """A monster's move, as it looks for its kind of movement."""
        key, path, how = event.monster, event.path, event.how
        steps = list(pairwise(path)) or [(path[0], path[0])]
        if how == "flying":
            self.travel(key, path, TIMES.flight, event, flies=True, how=how)
            return
        if how == "stalker" and self._hunts(path[-1]):
            self.turn(key, path[-1], event)
        if how == "aquatic" and self._hunts(path[-1]):
            self.travel(key, path, TIMES.flight, event, how=how, kind="dive")
            return
        for step in steps:  # a fast monster is seen to go in two
            self.travel(key, step, TIMES.monster_step, event, how=how)

    def _hunts(self, place: str) -> bool:
        """Somebody is there: that is why it goes there, whatever the arrows."""
        return any(token.kind == "investigator" and token.place == place for token in self.tokens.values())

    def appear(self, key: str, kind: TokenKind, place: str, event: Any, what: str = "") -> None:
        if place not in self.geometry.spots or key in self.tokens:
            return
        token = self._resting(Token(key, kind, what or key, place, self.geometry.spots[place].at), place)
        self.motions.append(Motion("appear", token, (token.at,), TIMES.token, event))
        self.tokens[key] = token

    def vanish(self, key: str, event: Any) -> None:
        token = self.tokens.pop(key, None)
        if token is not None:
            token = replace(token, covered=False, more=0)
            spot = self.geometry.spots.get(token.place)
            swallowed = spot is not None and spot.kind == "vortex"
            kind: MotionKind = "swallow" if swallowed else "vanish"
            seconds = TIMES.vortex if swallowed else TIMES.token
            self.motions.append(Motion(kind, token, (token.at,), seconds, event))

    def _resting(self, token: Token, place: str) -> Token:
        """Where the token lies when it stays at ``place``."""
        final = self.after.get(token.key)
        if final is not None and final.place == place:
            return replace(final, covered=False)
        return replace(token, place=place, at=self.geometry.spots[place].at, covered=False, more=0)


def plan(
    happened: Iterable[Any], geometry: TableGeometry, before: Mapping[str, Token], after: Mapping[str, Token]
) -> list[Motion]:
    """The motions of some events.

    Args:
        happened: events in their order; those without a motion are passed over.
        geometry: where places are.
        before: the tokens before the first event.
        after: the tokens now.
    """
    planner = _Planner(geometry, before, after)
    for event in happened:
        _plan_one(planner, event)
    return planner.motions


def _plan_one(planner: _Planner, event: Any) -> None:
    if isinstance(event, events.MonsterMoved):
        planner.monster(event)
    elif isinstance(event, events.InvestigatorMoved):
        path = [_spot_key(planner, event, place) for place in event.path]
        walks = event.why in ("walk", "train")
        steps = max(1, len(path) - 1)
        planner.travel(event.who, path, TIMES.step * steps if walks else TIMES.flight, event, flies=not walks)
    elif isinstance(event, events.MonsterAppeared):
        planner.appear(event.monster, "monster", event.place, event)
    elif isinstance(event, events.MonsterRemoved):
        planner.vanish(event.monster, event)
    else:
        _plan_marker(planner, event)


def _plan_marker(planner: _Planner, event: Any) -> None:
    """Gates, seals, closed locations and clues come and go."""
    if isinstance(event, events.GateOpened):
        planner.appear(f"gate:{event.space}", "gate", event.space, event, event.marker)
    elif isinstance(event, events.GateClosed):
        planner.vanish(f"gate:{event.space}", event)
    elif isinstance(event, events.SealPlaced):
        key = f"seal:{event.space}"
        planner.appear(key, "seal", event.space, event) if event.on else planner.vanish(key, event)
    elif isinstance(event, events.LocationClosed):
        key = f"closed:{event.space}"
        planner.appear(key, "closed", event.space, event) if event.closed else planner.vanish(key, event)
    elif isinstance(event, events.TokenPlaced) and event.what == "clue":
        key = f"clue:{event.on}"
        if event.n > 0:
            planner.appear(key, "clue", event.on, event, str(event.n))
        elif key not in planner.after:
            planner.vanish(key, event)


def _spot_key(planner: _Planner, event: events.InvestigatorMoved, place: str) -> str:
    """A place of an investigator's path as a spot: of an Other World, the area entered or left."""
    if place in planner.geometry.spots:
        return place
    if place not in planner.geometry.worlds:
        return place
    final = planner.after.get(event.who)
    if place == event.path[-1] and final is not None and final.place.startswith(f"{place}/"):
        return final.place
    now = planner.tokens.get(event.who)
    if now is not None and now.place.startswith(f"{place}/"):
        return now.place
    return f"{place}/1"


_SPEEDS = (1, 2, 4)
_BEGUN = 0.3
"""A step back goes to the beginning of a motion of which so much is over, else to the one before."""


class Playback:
    """Plays motions one after another.

    Attributes:
        shown: the tokens as they are seen now, by key, while anything plays.
        motions: what is still to come, the present one first.
        paused: nothing goes on until somebody says so.
        speed: how many times as fast everything is shown, for as long as the game is open.
    """

    def __init__(self) -> None:
        self.shown: dict[str, Token] = {}
        self.motions: list[Motion] = []
        self.paused = False
        self.speed = 1
        self._played: list[tuple[dict[str, Token], Motion]] = []
        self._one_step = False
        self._passed = 0.0
        self._total = 0

    @property
    def playing(self) -> bool:
        """Something moves."""
        return bool(self.motions)

    @property
    def current(self) -> Motion | None:
        """The present motion."""
        return self.motions[0] if self.motions else None

    @property
    def progress(self) -> tuple[int, int]:
        """Which motion plays (from 1), and how many there are."""
        return self._total - len(self.motions) + 1, self._total

    def begin(self, motions: Sequence[Motion], before: Mapping[str, Token], speed: float) -> None:
        """Play motions after what plays already; ``speed`` multiplies each duration, 0: nothing is shown."""
        if not self.motions:
            self.forget()
        if speed <= 0 or not motions:
            return
        if not self.motions:
            self.shown = dict(before)
            self._passed = 0.0
            self._total = 0
        self.motions += [replace(motion, seconds=motion.seconds * speed) for motion in motions]
        self._total += len(motions)

    def hurry(self) -> None:
        """End the present motion at once."""
        if self.motions:
            self._end()

    def finish(self) -> None:
        """End all of them at once."""
        while self.motions:
            self._end()

    def forget(self) -> None:
        """Nothing that was played can be shown again: the position is another one."""
        self._played.clear()
        self.paused = self._one_step = False

    def pause(self, on: bool) -> None:
        """Stop, or go on."""
        self.paused = on and self.playing
        self._one_step = False

    def step(self) -> None:
        """Play the present motion, then stop."""
        if self.motions:
            self.paused = False
            self._one_step = True

    def back(self) -> bool:
        """Stop before the present motion, or before the last one played; False when there is none."""
        if not self.motions or self.part < _BEGUN:
            if not self._played:
                return False
            self.shown, motion = self._played.pop()
            self.motions.insert(0, motion)
        self._passed = 0.0
        self.pause(True)
        return True

    def faster(self) -> int:
        """Show everything faster, after the fastest as at first; gives the new speed."""
        self.speed = _SPEEDS[(_SPEEDS.index(self.speed) + 1) % len(_SPEEDS)]
        return self.speed

    def update(self, seconds: float) -> bool:
        """Let time pass; True when something moved."""
        if not self.motions or self.paused:
            return False
        self._passed += seconds * self.speed
        while self.motions and self._passed >= self.motions[0].seconds:
            self._passed -= self.motions[0].seconds
            if self._end(keep=True):
                break
        return True

    @property
    def part(self) -> float:
        """How much of the present motion is over, 0 to 1."""
        motion = self.current
        if motion is None or motion.seconds <= 0:
            return 1.0
        return min(1.0, self._passed / motion.seconds)

    def place_of(self, motion: Motion) -> Point:
        """Where the moving token is now."""
        if motion.kind == "turn":
            return motion.points[0]
        if motion.kind == "dive":
            return motion.points[0 if self.part < 0.5 else -1]
        if motion.kind != "travel":
            return motion.points[-1]
        return along(motion.points, length(motion.points) * self.part)[0]

    def _end(self, *, keep: bool = False) -> bool:
        """End the present motion; whether everything stops after it."""
        motion = self.motions.pop(0)
        self._played.append((dict(self.shown), motion))
        if self._one_step:
            self.pause(True)
        if not keep or self.paused:
            self._passed = 0.0
        if motion.kind in ("vanish", "swallow"):
            self.shown.pop(motion.token.key, None)
        else:
            self.shown[motion.token.key] = motion.token
        if not self.motions:
            self.shown = {}
            self.pause(False)
        return self.paused
