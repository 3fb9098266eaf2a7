"""Events as lines: icon, sentence, cause, where it happened, whom it concerns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.text import known, log_line
from arkham_desktop.arkham.text.log import cause_name

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.texts import Texts

_ICONS: dict[type, str] = {
    e.TurnBegan: "crown",
    e.PhaseBegan: "upkeep",
    e.GameEnded: "victory",
    e.InvestigatorMoved: "movement",
    e.MonsterAppeared: "monster",
    e.MonsterMoved: "monster",
    e.MonsterRemoved: "monster",
    e.MonsterSurge: "monster",
    e.DiceRolled: "dice",
    e.CheckMade: "dice",
    e.CardGained: "card",
    e.CardLost: "card",
    e.CardExhausted: "card",
    e.TokenPlaced: "clue",
    e.StatusChanged: "person",
    e.SliderMoved: "skill",
    e.GateOpened: "gate",
    e.GateClosed: "gate",
    e.GatePrevented: "seal",
    e.SealPlaced: "seal",
    e.LocationClosed: "padlock",
    e.MythosRevealed: "mythos",
    e.CardInPlay: "environment",
    e.EncounterDrawn: "encounters",
    e.GateCardPassed: "other-worlds",
    e.CombatBegan: "combat",
    e.CombatEnded: "combat",
    e.SpellCast: "spell",
    e.Traded: "trade",
    e.Shuffled: "deck",
    e.AncientOneAwoke: "ancient-one",
    e.BattleRoundBegan: "ancient-one",
    e.AncientOneAttacked: "ancient-one",
    e.AbilityUsed: "star",
}
_RESOURCES = {"sanity": "sanity", "stamina": "stamina", "clue": "clue", "money": "money"}
_TRACKS = {"doom": "doom", "terror": "terror"}
KINDS: dict[str, tuple[type, ...]] = {
    "dice": (e.DiceRolled, e.CheckMade),
    "monster": (
        e.MonsterAppeared,
        e.MonsterMoved,
        e.MonsterRemoved,
        e.MonsterSurge,
        e.CombatBegan,
        e.CombatEnded,
    ),
    "gate": (e.GateOpened, e.GateClosed, e.GatePrevented, e.SealPlaced),
}
"""Groups of events that one may want to see alone, by the icon that stands for them."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as a line.

    Attributes:
        event: itself.
        icon: of the line; text: what happened; cause: the nearest reason, empty where it was the choice.
        place: where; empty for nowhere.
        who: the investigator it concerns; empty for none.
    """

    event: Any
    icon: str
    text: str
    cause: str = ""
    place: str = ""
    who: str = ""


def entries(happened: Iterable[Any], texts: Texts) -> list[Entry]:
    """The lines of some events; what is no news has none."""
    found = []
    for event in happened:
        text = log_line(event, texts.table.library, texts.words)
        if text is not None:
            found.append(
                Entry(
                    event, icon_of(event), text, nearest_cause(event, texts), place_of(event), who_of(event)
                )
            )
    return found


def icon_of(event: Any) -> str:
    """The icon of an event's line."""
    if isinstance(event, e.Gained | e.Lost):
        return _RESOURCES.get(event.what, "star")
    if isinstance(event, e.TrackChanged):
        return _TRACKS.get(event.track, "warning")
    return _ICONS.get(type(event), "star")


def nearest_cause(event: e.Event, texts: Texts) -> str:
    """The innermost cause by name."""
    return cause_name(texts.table.library, event.cause[-1], texts.words) if event.cause else ""


def place_of(event: Any) -> str:
    """Where on the table it happened; empty for nowhere."""
    path = getattr(event, "path", ())
    if path:
        return str(path[-1])
    for name in ("place", "space", "on"):
        where = getattr(event, name, "")
        if where:
            return str(where)
    return ""


def who_of(event: Any) -> str:
    """The investigator it concerns; empty for none."""
    for name in ("who", "giver", "by"):
        who = getattr(event, name, "")
        if who:
            return str(who)
    return ""


def chain(event: e.Event, texts: Texts) -> list[tuple[str, str]]:
    """What led to an event, outermost first: icon and name, with the rule's id where a rule did."""
    found: list[tuple[str, str]] = []
    library = texts.table.library
    for cause in event.cause:
        name = cause_name(library, cause, texts.words)
        if not found or found[-1][1] != name:
            found.append((_cause_icon(cause, texts), name))
    return found


def _cause_icon(cause: str, texts: Texts) -> str:
    library, row = texts.table.library, cause.partition("#")[0]
    if row in library.mythos:
        return "mythos"
    if cause in library.monster_instances or row in library.monsters:
        return "monster"
    if row in library.cards:
        return "card"
    if row in library.ancient_ones:
        return "ancient-one"
    if row in library.spaces or row in library.worlds:
        return "find"
    return "encounters" if known(library, row) else "book"
