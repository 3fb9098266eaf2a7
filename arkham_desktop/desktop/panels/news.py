"""What happened, in short lines: for the dock and for the card between people."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.text import known
from arkham_desktop.desktop.panels.texts import Texts
from arkham_desktop.desktop.words import has, say


@dataclass(frozen=True, slots=True)
class Item:
    """One line.

    Attributes:
        icon: of the line.
        text: what happened.
        cause: the card or rule behind it; empty when it was the choice itself.
        place: where on the table; empty for nowhere.
        after: how many choices had been made by then.
    """

    icon: str
    text: str
    cause: str = ""
    place: str = ""
    after: int = 0


def items(happened: Iterable[Any], texts: Texts, after: int = 0) -> list[Item]:
    """The lines of some events; events that nobody needs to read again have none."""
    found = []
    for event in happened:
        teller = _TELLERS.get(type(event))
        item = teller(event, texts) if teller is not None else None
        if item is not None:
            found.append(replace(item, after=after))
    return found


def cause_of(event: e.Event, texts: Texts) -> str:
    """The innermost cause of an event: a card's or place's name, or what a rule says; empty for none."""
    if not event.cause:
        return ""
    return _named(event.cause[-1], texts)


def _named(cause: str, texts: Texts) -> str:
    """A card or place by its name, a rule by its sentence; a rule that goes without saying is not told."""
    if known(texts.table.library, cause):
        return texts.name(cause)
    return texts.words.of("rule", cause) if texts.words.has(f"rule-{cause}") else ""


def _moved(event: e.InvestigatorMoved, texts: Texts) -> Item:
    place = event.path[-1] if event.path else ""
    key = "news.joined" if event.why == "join" else "news.moved"
    text = say(key, who=texts.name(event.who), place=texts.name(place))
    return Item("movement", text, cause_of(event, texts), place)


def _monster_moved(event: e.MonsterMoved, texts: Texts) -> Item:
    place = event.path[-1] if event.path else ""
    text = say("news.monster-moved", monster=texts.name(event.monster), place=texts.name(place))
    return Item("monster", text, cause_of(event, texts), place)


def _appeared(event: e.MonsterAppeared, texts: Texts) -> Item:
    text = say("news.appeared", monster=texts.name(event.monster), place=texts.name(event.place))
    return Item("monster", text, cause_of(event, texts), event.place)


def _removed(event: e.MonsterRemoved, texts: Texts) -> Item:
    to = texts.name(event.to)
    text = say("news.removed", monster=texts.name(event.monster), to=to)
    return Item("monster", text, cause_of(event, texts), event.place)


def _check(event: e.CheckMade, texts: Texts) -> Item:
    key = "news.passed" if event.passed else "news.failed"
    word = texts.check(event.what)
    text = say(key, who=texts.name(event.who), what=word, n=event.successes, need=event.need)
    return Item("dice", text, cause_of(event, texts))


def _amount(event: e.Gained | e.Lost, texts: Texts) -> Item | None:
    key = f"news.{'gained' if isinstance(event, e.Gained) else 'lost'}-{event.what}"
    if not has(key):
        return None
    icon = {"clue": "clue", "clues": "clue", "money": "money"}.get(event.what, event.what)
    return Item(icon, say(key, who=texts.name(event.who), count=event.n), cause_of(event, texts))


def _card(event: e.CardGained | e.CardLost, texts: Texts) -> Item:
    key = "news.card-gained" if isinstance(event, e.CardGained) else "news.card-lost"
    if not event.who:  # of the game, not of somebody: an ally that leaves with the terror
        return Item("card", say("news.card-gone", card=texts.name(event.card)), cause_of(event, texts))
    text = say(key, who=texts.name(event.who), card=texts.name(event.card))
    return Item("card", text, cause_of(event, texts))


def _status(event: e.StatusChanged, texts: Texts) -> Item | None:
    key = f"news.status-{event.status}-{'on' if event.on else 'off'}"
    if not has(key):
        return None
    return Item("person", say(key, who=texts.name(event.who)), cause_of(event, texts))


def _gate_opened(event: e.GateOpened, texts: Texts) -> Item:
    text = say("news.gate-opened", place=texts.name(event.space), world=texts.name(event.marker))
    return Item("gate", text, cause_of(event, texts), event.space)


def _gate_closed(event: e.GateClosed, texts: Texts) -> Item:
    return Item(
        "gate", say("news.gate-closed", place=texts.name(event.space)), cause_of(event, texts), event.space
    )


def _sealed(event: e.SealPlaced, texts: Texts) -> Item:
    key = "news.sealed" if event.on else "news.unsealed"
    return Item("seal", say(key, place=texts.name(event.space)), cause_of(event, texts), event.space)


def _closed(event: e.LocationClosed, texts: Texts) -> Item:
    key = "news.closed" if event.closed else "news.opened"
    return Item("padlock", say(key, place=texts.name(event.space)), cause_of(event, texts), event.space)


def _track(event: e.TrackChanged, texts: Texts) -> Item | None:
    key = f"track.{event.track}"
    if not has(key):
        return None
    text = say("news.track", track=say(key), old=event.old, new=event.new)
    return Item(event.track if event.track in ("doom", "terror") else "warning", text, cause_of(event, texts))


def _mythos(event: e.MythosRevealed, texts: Texts) -> Item:
    return Item("mythos", say("news.mythos", card=texts.name(event.card)))


def _surge(event: e.MonsterSurge, texts: Texts) -> Item:
    where = texts.said(event.space) if event.space else say("news.surge-nowhere")
    text = say("news.surge", place=where, count=event.n)
    return Item("monster", text, cause_of(event, texts), event.space)


def _clue(event: e.TokenPlaced, texts: Texts) -> Item | None:
    if event.what != "clue" or event.n < 1 or event.on not in texts.table.library.spaces:
        return None
    return Item("clue", say("news.clue", place=texts.name(event.on)), cause_of(event, texts), event.on)


def _combat_ended(event: e.CombatEnded, texts: Texts) -> Item | None:
    key = f"news.combat-{event.how}"
    if not has(key):
        return None
    text = say(key, who=texts.name(event.who), monster=texts.name(event.monster))
    return Item("combat", text, cause_of(event, texts))


def _spell(event: e.SpellCast, texts: Texts) -> Item:
    key = "news.spell-cast" if event.passed else "news.spell-failed"
    return Item(
        "spell", say(key, who=texts.name(event.who), card=texts.name(event.card)), cause_of(event, texts)
    )


def _traded(event: e.Traded, texts: Texts) -> Item:
    counted = has(f"news.traded-{event.what}")
    thing = say(f"news.traded-{event.what}", count=event.n) if counted else texts.name(event.what)
    text = say("news.traded", giver=texts.name(event.giver), taker=texts.name(event.taker), thing=thing)
    return Item("trade", text)


def _awoke(event: e.AncientOneAwoke, texts: Texts) -> Item:
    return Item(
        "ancient-one", say("news.awoke", name=texts.name(event.ancient_one)), _named(event.why, texts)
    )


_TELLERS: dict[type, Callable[[Any, Texts], Item | None]] = {
    e.InvestigatorMoved: _moved,
    e.MonsterMoved: _monster_moved,
    e.MonsterAppeared: _appeared,
    e.MonsterRemoved: _removed,
    e.CheckMade: _check,
    e.Gained: _amount,
    e.Lost: _amount,
    e.CardGained: _card,
    e.CardLost: _card,
    e.StatusChanged: _status,
    e.GateOpened: _gate_opened,
    e.GateClosed: _gate_closed,
    e.SealPlaced: _sealed,
    e.LocationClosed: _closed,
    e.TrackChanged: _track,
    e.MythosRevealed: _mythos,
    e.MonsterSurge: _surge,
    e.TokenPlaced: _clue,
    e.CombatEnded: _combat_ended,
    e.SpellCast: _spell,
    e.Traded: _traded,
    e.AncientOneAwoke: _awoke,
}
