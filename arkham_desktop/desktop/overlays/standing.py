"""Where a thing is and how it stands now: who has it, where it lies, what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.models import AncientOne, Investigator, Monster, Mythos, Row
from arkham_desktop.arkham.rules import combat as combats
from arkham_desktop.arkham.rules import forecast, weapons
from arkham_desktop.arkham.rules.trading import tradable
from arkham_desktop.arkham.state import row_of
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Card
    from arkham_desktop.arkham.state import Investigator as Seat
    from arkham_desktop.desktop.panels.texts import Texts

_MOST_FOES = 7


def owner(thing: str, texts: Texts) -> tuple[Seat, Card] | None:
    """Who has a card, with the card itself."""
    for one in texts.table.state.investigators:
        for card in one.cards:
            if card.id == thing:
                return one, card
    return None


def standing(thing: str, row: Row, texts: Texts) -> list[tuple[str, str]]:
    """Icon and words of how something stands; empty when there is nothing to say."""
    if isinstance(row, Monster):
        return _monster(thing, texts)
    if isinstance(row, Mythos):
        return _mythos(row, texts)
    if isinstance(row, Investigator):
        return _person(row, texts)
    if isinstance(row, AncientOne):
        state = texts.table.state
        mine = state.ancient_one == row.id
        return [("doom", say("now.doom", n=state.doom, most=row.doom))] if mine else []
    if row.id not in texts.table.library.cards:
        return []
    return _card(thing, row.id, texts)


def _card(thing: str, row: str, texts: Texts) -> list[tuple[str, str]]:
    table = texts.table
    found = []
    has = owner(thing, texts)
    if has is not None:
        one, card = has
        key = "now.exhausted" if card.exhausted else "now.ready"
        found.append(("person", say(key, who=texts.name(one.id))))
        if card.tokens:
            found.append(("star", say("dock.tokens", count=sum(card.tokens.values()))))
        found.append(("trade", say("now.tradable" if tradable(table, card) else "now.not-tradable")))
        if table.library.cards[row].is_item:
            found.append(("suitcase", say("now.item")))
        return found
    copies = sum(row_of(one) == row for cards in table.state.decks.values() for one in cards)
    if copies:
        found.append(("deck", say("now.in-deck", count=copies)))
    holders = [one for one in table.state.investigators if one.card(row) is not None]
    if holders:
        names = texts.words.both([texts.name(one.id) for one in holders])
        found.append(("person", say("now.held", who=names)))
    return found


def _monster(thing: str, texts: Texts) -> list[tuple[str, str]]:
    state = texts.table.state
    place = state.monsters.get(thing)
    if place is not None:
        return [("find", say("now.at", place=texts.said(place)))]
    if thing in state.outskirts:
        return [("outskirts", say("now.at", place=texts.said("outskirts")))]
    for one in state.investigators:
        if thing in one.monster_trophies:
            return [("victory", say("now.trophy", who=texts.name(one.id)))]
    return []


def _mythos(row: Mythos, texts: Texts) -> list[tuple[str, str]]:
    state = texts.table.state
    found = []
    for card, key in ((state.environment, "environment"), (state.rumor, "rumor")):
        if card is not None and row_of(card.id) == row.id:
            found.append((key, say("now.in-play")))
            tokens = sum(card.tokens.values())
            if tokens:
                found.append(("star", say("dock.tokens", count=tokens)))
    places = [space for space, owner_id in state.activity.items() if row_of(owner_id) == row.id]
    if places:
        names = texts.words.both([texts.name(space) for space in places])
        found.append(("find", say("now.markers", places=names)))
    return found


def _person(row: Investigator, texts: Texts) -> list[tuple[str, str]]:
    one = next((one for one in texts.table.state.investigators if one.id == row.id), None)
    if one is None:
        return []
    key = "now.person" if one.person else "bar.seat-alone"
    found = [("person", say(key, person=one.person, seat=one.seat + 1, n=one.seat + 1))]
    if not one.devoured:
        found.append(("find", say("now.at", place=texts.said(one.place))))
    states = ("delayed", one.delayed), ("explored", one.explored), ("devoured", one.devoured)
    found += [(name, say(f"state.{name}")) for name, on in states if on]
    if one.gate_trophies or one.monster_trophies:
        trophies = say("now.trophies", gates=len(one.gate_trophies), monsters=len(one.monster_trophies))
        found.append(("victory", trophies))
    return found


def against(thing: str, texts: Texts) -> list[tuple[str, str]]:
    """What a weapon of somebody's adds against each kind of monster on the board now."""
    has, table = owner(thing, texts), texts.table
    if has is None or not weapons.is_weapon(table, has[1]):
        return []
    one, card = has
    found: dict[str, str] = {}
    for monster, place in table.state.monsters.items():
        row = table.library.monster(monster)
        if row.id in found or len(found) >= _MOST_FOES:
            continue
        fight = combats.Combat(table, one, monster)
        check = forecast.check_with(table, one, fight, [card])
        if check is None:
            continue
        mine = [part for part in weapons.parts(table, check) if part.note != "not_wielded"]
        n = sum(part.n for part in mine if part.source == row_of(card.id))
        name = say("now.foe", monster=texts.name(monster), place=texts.name(place))
        found[row.id] = f"{name}\n{texts.words.signed(n)}"
    return [(text.split("\n")[0], text.split("\n")[1]) for text in found.values()]
