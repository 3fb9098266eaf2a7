"""What all panels draw from: the position, the words, the regions, and what the scene knows beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.text import first_name
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.keys import Command, Keys
from arkham_desktop.desktop.layout import TableRegions
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.desktop.panels.news import Item
    from arkham_desktop.desktop.panels.texts import Texts
    from arkham_desktop.engine import Decision


@dataclass(slots=True)
class Desk:
    """The table scene as its panels see it.

    Attributes:
        session: the game that is played (see `arkham_desktop.engine.session.Session`).
        table: its position.
        texts: the game's words.
        regions: where the panels stand.
        keys: the keys in use.
        measuring: a canvas for measuring texts.
        shown: the investigator whose sheet the dock shows; empty: whoever acts.
        changed: tracks that changed a moment ago.
        news: what happened, oldest first.
        panels: rail, strip and dock are shown.
        standings: in the final battle, what counts of each investigator.
        watched: where a game is shown again, the investigator who made the last choice.
    """

    session: Any
    table: Table
    texts: Texts
    regions: TableRegions
    keys: Keys
    measuring: Canvas
    shown: str = ""
    changed: frozenset[str] = frozenset()
    news: list[Item] = field(default_factory=list)
    panels: bool = True
    standings: Mapping[str, str] = field(default_factory=dict)
    watched: str = ""

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the game has ended."""
        pending: Decision | None = self.session.game.pending
        return pending

    @property
    def acting(self) -> Investigator | None:
        """Whoever decides; where a game is shown again, whoever has chosen."""
        decision = self.decision
        who = decision.who if decision is not None else self.watched
        return next((one for one in self.table.state.investigators if one.id == who), None)

    @property
    def seen(self) -> Investigator:
        """Whose sheet the dock shows."""
        for one in self.table.state.investigators:
            if one.id == self.shown:
                return one
        return self.acting or self.table.first_player

    def key(self, command: Command) -> str:
        """What stands on the key cap of a command."""
        return self.keys.label(command)

    def first_name(self, one: Investigator) -> str:
        """The first name of an investigator; a title before it is left out."""
        return first_name(self.texts.name(one.id))

    def person(self, one: Investigator) -> str:
        """Who plays an investigator; a seat without a name goes by its number."""
        return one.person or say("bar.seat", n=one.seat + 1)

    def seat(self, one: Investigator) -> str:
        """Seat and person of an investigator."""
        if not one.person:
            return say("bar.seat-alone", n=one.seat + 1)
        return say("bar.seat-of", n=one.seat + 1, person=one.person)

    def place(self, one: Investigator, *, short: bool = False) -> str:
        """Where an investigator is; in the final battle, how it goes there."""
        if one.id in self.standings:
            return self.standings[one.id]
        name = self.texts.short if short else self.texts.name
        return name(one.place)
