"""Passing the mouse on: the card between two people, with what happened since the second one last chose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arkham_desktop.desktop.overlays.story import chapters
from arkham_desktop.desktop.panels.news import Item, items
from arkham_desktop.desktop.scenes.hand_over import MOST_LINES, HandOver, HandOverScene, News, weightiest
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.desktop.panels.texts import Texts
    from arkham_desktop.desktop.scenes.table import TableScene
    from arkham_desktop.engine import Decision
    from arkham_desktop.engine.session import Session

_WEIGHTS = (
    ("ancient-one", "person"),
    ("gate", "seal", "padlock"),
    ("terror", "doom", "mythos"),
    ("combat", "sanity", "stamina", "warning"),
    ("clue", "card", "trade", "money"),
)
"""Icons of what matters most to somebody who was away, the weightiest first."""


def _weight(item: Item) -> int:
    """How much a line matters: the more, the higher."""
    return next((len(_WEIGHTS) - rank for rank, icons in enumerate(_WEIGHTS) if item.icon in icons), 0)


class HandingOver:
    """Knows who sits at the mouse, and what each person has read."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._person = ""
        self._read: dict[str, tuple[int, int]] = {}

    def begin(self, decision: Decision | None) -> None:
        """Whoever decides first is at the mouse already."""
        who = self._scene.table.investigator(decision.who) if decision is not None else None
        self._person = who.person if who is not None else ""

    def chosen(self, who: str) -> None:
        """The person of an investigator chooses, and has seen everything so far."""
        person = self._scene.table.investigator(who).person
        self._read[person] = (len(self._scene.news), self._scene.table.state.turn)

    def pass_on(self) -> None:
        """Show the card between people when another person decides now."""
        scene, decision = self._scene, self._scene.session.game.pending
        if decision is None:
            return
        one = scene.table.investigator(decision.who)
        before, self._person = self._person, one.person
        if before in ("", one.person) or not scene.services.settings.hand_over:
            return
        news, turn = self._unread(one.person)
        card = card_of(one, scene.texts, scene.desk.place(one), news, turn)
        undo = scene.taking_back.undo if scene.session.can_undo() else None
        scene.stage.push(HandOverScene(card, on_undo=undo))

    def _unread(self, person: str) -> tuple[list[Item], int]:
        """What happened since a person last chose, and in which turn that was (0: never).

        Whoever has not chosen since the game was loaded is looked up in its journal.
        """
        scene = self._scene
        if person in self._read:
            read, turn = self._read[person]
            return scene.news[read:], turn
        return since_last_choice(scene.session, scene.texts, person)


def since_last_choice(session: Session, texts: Texts, person: str) -> tuple[list[Item], int]:
    """What a game's journal tells since a person last chose, and in which turn that was (0: never)."""
    theirs = {one.id for one in texts.table.investigators if one.person == person}
    happened: list[Any] = []
    for chapter in reversed(chapters(session)):
        happened = chapter.events + happened
        if chapter.choice is not None and chapter.choice.who in theirs:
            return items(happened, texts), chapter.choice.turn
    return [], 0  # what was dealt before one's first choice is on the table


def card_of(one: Investigator, texts: Texts, place: str, news: Sequence[Item], turn: int) -> HandOver:
    """The card for the person of the investigator who decides now.

    Args:
        one: who decides.
        texts: the game's.
        place: where that is, in words.
        news: what happened since the person last chose; the weightiest of it is told.
        turn: in which that was; 0 for never.
    """
    others = [
        texts.name(other.id)
        for other in texts.table.investigators
        if other.person == one.person and other is not one
    ]
    what = say(
        "table.hand-over",
        who=texts.name(one.id),
        phase=say(f"phase.{texts.table.state.phase}"),
        place=place,
    )
    return HandOver(
        one.seat,
        one.person,
        what,
        say("table.hand-over-also", who=", ".join(others)) if others else "",
        say("bar.turn", n=turn) if turn else "",
        weightiest([News(item.icon, item.text, item.cause, _weight(item)) for item in news], MOST_LINES),
        one.id,
    )
