"""What happened in the game that is played: all of it, this combat, this Mythos phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.texts import Texts
    from arkham_desktop.engine.story import Chapter, Told


def chapters(session: Told) -> list[Chapter]:
    """What happened, choice by choice, oldest first."""

    def make_rules() -> ArkhamRules:
        return ArkhamRules(new_table(Setup.model_validate(session.header.setup, strict=False)))

    return session.told(make_rules)


def back(session: Told) -> Iterator[Any]:
    """All events, the last one first."""
    for chapter in reversed(chapters(session)):
        yield from reversed(chapter.events)


def since(session: Told, kind: type[e.Event], **wanted: object) -> list[Any]:
    """The events from the last one of a kind (with these fields) on; empty when there was none."""
    found: list[Any] = []
    for event in back(session):
        found.append(event)
        if isinstance(event, kind) and all(getattr(event, name) == value for name, value in wanted.items()):
            return found[::-1]
    return []


class Line:
    """A line of a story.

    Attributes:
        icon: of the line.
        title: bold; text: about it.
        present: it is what is decided now.
    """

    __slots__ = ("icon", "present", "text", "title")

    def __init__(self, icon: str, title: str, text: str = "", *, present: bool = False) -> None:
        self.icon = icon
        self.title = title
        self.text = text
        self.present = present


_CHECKS = frozenset({"horror", "combat", "evade"})


def combat_lines(session: Told, who: str, monster: str, number: int, texts: Texts) -> list[Line]:
    """A combat so far: the Horror check, a line for each round, the present round last."""
    lines: list[Line] = []
    faces: tuple[int, ...] = ()
    rounds = 0
    for event in since(session, e.CombatBegan, who=who, monster=monster):
        if isinstance(event, e.DiceRolled) and event.who == who:
            faces += event.faces
        elif (
            isinstance(event, e.CheckMade)
            and event.who == who
            and event.what in ("horror", "combat", "evade")
        ):
            if event.what != "horror":
                rounds += 1
            lines.append(_check_line(event, rounds, faces, texts))
            faces = ()
        elif isinstance(event, e.Lost) and event.who == who and event.what in ("sanity", "stamina") and lines:
            loss = say(f"combat.lost-{event.what}", count=event.n)
            lines[-1].text = " · ".join(filter(None, (lines[-1].text, loss)))
    lines.append(Line("right", say("combat.round", n=number), say("combat.now"), present=True))
    return lines


def _check_line(event: e.CheckMade, rounds: int, faces: tuple[int, ...], texts: Texts) -> Line:
    dice = say("combat.dice", faces=", ".join(map(str, faces))) if faces else ""
    if event.what == "horror":
        return Line("horror", say("combat.horror-passed" if event.passed else "combat.horror-failed"), dice)
    key = "combat.round-flee" if event.what == "evade" else "combat.round-fight"
    return Line(event.what, say(key, n=rounds, got=event.successes, need=event.need), dice)
