"""A Mythos phase in two or three sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.state import OUTSKIRTS
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.texts import Texts


def summary(events: Sequence[Any], texts: Texts) -> str:
    """What changed on the table: gates, monsters, clues, tracks; empty when nothing did."""
    told: list[str] = []
    for event in events:
        if isinstance(event, e.GateOpened):
            told.append(say("sum.gate", place=texts.said(event.space), world=texts.said(event.marker)))
        elif isinstance(event, e.GatePrevented):
            told.append(say("sum.prevented", place=texts.said(event.space)))
        elif isinstance(event, e.MonsterSurge):
            where = texts.said(event.space) if event.space else say("news.surge-nowhere")
            told.append(say("sum.surge", place=where, count=event.n))
    told += _monsters(events)
    clues = [
        event.on
        for event in events
        if isinstance(event, e.TokenPlaced) and event.what == "clue" and event.n > 0
    ]
    clues = [place for place in clues if place in texts.table.library.spaces]
    if clues:
        told.append(
            say("sum.clue", count=len(clues), place=texts.words.both([texts.said(one) for one in clues]))
        )
    for track in ("doom", "terror"):
        changes = [event for event in events if isinstance(event, e.TrackChanged) and event.track == track]
        if changes:
            told.append(say(f"sum.{track}", old=changes[0].old, new=changes[-1].new))
    told += [
        say("sum.closed", place=texts.name(event.space))
        for event in events
        if isinstance(event, e.LocationClosed) and event.closed
    ]
    told += _people(texts)
    return " ".join(told)


def _monsters(events: Sequence[Any]) -> list[str]:
    came = sum(isinstance(event, e.MonsterAppeared) and event.place != OUTSKIRTS for event in events)
    outside = sum(isinstance(event, e.MonsterAppeared) and event.place == OUTSKIRTS for event in events)
    moved = len({event.monster for event in events if isinstance(event, e.MonsterMoved)})
    told = []
    if came:
        told.append(say("sum.came", count=came))
    if outside:
        told.append(say("sum.outside", count=outside))
    if moved:
        told.append(say("sum.moved", count=moved))
    return told


def _people(texts: Texts) -> list[str]:
    """Who has monsters where he stands."""
    table = texts.table
    return [
        say("sum.waits", who=texts.name(one.id), monsters=texts.words.both([texts.name(m) for m in there]))
        for one in table.investigators
        if (there := table.monsters_at(one.place))
    ]
