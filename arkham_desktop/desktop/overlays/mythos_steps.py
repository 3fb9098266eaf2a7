"""The steps of a Mythos card, with what each will do in this position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.rules import foretelling, gates, monster_movement, mythos_cards, placing
from arkham_desktop.desktop.overlays.faces_mythos import TYPE_ICONS, mythos_lines
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.models import Mythos
    from arkham_desktop.desktop.panels.texts import Texts

When = Literal["done", "now", "next"]
_TRACK_ICONS = {
    "doom": "doom",
    "gates": "gate",
    "monsters": "monster",
    "outskirts": "outskirts",
    "terror": "terror",
}
ORDER = ("gate", "clue", "move", "text")


@dataclass(frozen=True, slots=True)
class Step:
    """One step.

    Attributes:
        name: of `ORDER`.
        icon: of its line; title: what it is; text: what it will do.
        place: where on the table; empty for nowhere.
        short: the title with short names, for where it has no room; empty where there is no other.
    """

    name: str
    icon: str
    title: str
    text: str = ""
    place: str = ""
    short: str = ""


def steps(row: Mythos, texts: Texts, told: Sequence[Any] = ()) -> list[Step]:
    """The card's steps in order; those it does not have are left out.

    Args:
        row: the card.
        texts: what names things.
        told: what has happened since it was drawn; a gate that opened is no surge at that place.
    """
    found = []
    if row.gate is not None or row.surge:
        found.append(_gate_done(row, texts, told) or _gate(row, texts))
    if row.clues:
        title, short = (
            say("mythos.clue", place=texts.words.both([name(place) for place in row.clues]))
            for name in (texts.name, texts.short)
        )
        found.append(Step("clue", "clue", title, _clue(row, texts), row.clues[0], short))
    if row.move_white or row.move_black:
        called = len(called_monsters(row, texts))
        key = "mythos.called-burst" if row.burst else "mythos.called"
        text = say(key, count=called) if called else say("mythos.called-none")
        found.append(Step("move", "movement", say("mythos.move"), text))
    lines = mythos_lines(row, texts)
    title = texts.words.of("mythostype", row.type)
    if lines:
        found.append(Step("text", TYPE_ICONS[row.type], title, " ".join(lines)))
    return found


def _gate_done(row: Mythos, texts: Texts, told: Sequence[Any]) -> Step | None:
    """What became of the gate; None before that step."""
    for event in told:
        if isinstance(event, e.GateOpened | e.GatePrevented) and event.space == row.gate:
            icon = "gate" if isinstance(event, e.GateOpened) else "seal"
            title, short = (say("mythos.gate", place=name(event.space)) for name in (texts.name, texts.short))
            return Step("gate", icon, title, place=event.space, short=short)
        if isinstance(event, e.MonsterSurge):
            title, short = _surge_titles(row, texts)
            return Step("gate", "monster", title, place=row.gate or "", short=short)
    return None


def _gate(row: Mythos, texts: Texts) -> Step:
    state, space = texts.table.state, row.gate or ""
    outcome = mythos_cards.gate_outcome(texts.table, row)
    if outcome == "surge":
        total = placing.surge_size(texts.table)
        title, short = _surge_titles(row, texts)
        size = say("mythos.surge-size", count=total, gates=len(state.gates))
        return Step("gate", "monster", title, size, space, short)
    title, short = (say("mythos.gate", place=name(space)) for name in (texts.name, texts.short))
    if outcome in ("sealed", "prevented"):
        return Step("gate", "seal", title, say(f"mythos.{outcome}"), space, short)
    coming = gates.monsters_with_gate(texts.table)
    if outcome == "burst":
        return Step("gate", "gate", title, say("mythos.burst", count=coming), space, short)
    doom = say("mythos.doom", n=state.doom, next=state.doom + 1, count=coming)
    return Step("gate", "gate", title, doom, space, short)


def _surge_titles(row: Mythos, texts: Texts) -> tuple[str, str]:
    """What a step says in which monsters surge, and the same with short names."""
    if not row.gate:
        return say("mythos.surge"), ""
    return say("mythos.surge-at", place=texts.name(row.gate)), say(
        "mythos.surge-at", place=texts.short(row.gate)
    )


def _clue(row: Mythos, texts: Texts) -> str:
    taken = [place for place in row.clues if place in texts.table.state.gates]
    if taken:
        return say("mythos.clue-gate")
    people = [one for place in row.clues for one in texts.table.investigators_at(place)]
    if people:
        return say("mythos.clue-taken", who=texts.words.either([texts.name(one.id) for one in people]))
    return say("mythos.clue-lies")


def announced(row: Mythos, texts: Texts) -> list[tuple[str, str, bool]]:
    """The tracks that the card will change: icon, words, and whether it comes up to a limit."""
    return changes_told(foretelling.tracks_after(texts.table, row))


def changes_told(changes: Iterable[foretelling.TrackChange]) -> list[tuple[str, str, bool]]:
    """Changes of tracks: icon, words, and whether the track comes up to a limit."""
    found = []
    for change in changes:
        of = say("mythos.track-of", limit=change.limit) if change.limit is not None else ""
        text = say(f"mythos.track-{change.track}", old=change.old, new=change.new, of=of).strip()
        full = change.limit is not None and change.new >= change.limit
        found.append((_TRACK_ICONS[change.track], text, full or change.track == "terror"))
    return found


def called_monsters(row: Mythos, texts: Texts) -> list[str]:
    """The monsters on the board that the card calls on to move, in the order they came."""
    moves = monster_movement.movers(texts.table, row.move_white, row.move_black, all_flyers=row.burst)
    return [move.monster for move in moves]
