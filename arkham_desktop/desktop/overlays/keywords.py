"""The words on a card or sheet and what they mean, so that nobody has to look them up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.content.models import (
    Ally,
    AncientOne,
    Encounter,
    GateCard,
    Investigator,
    Item,
    Monster,
    Mythos,
    OtherWorld,
    Row,
    SkillCard,
    Space,
    SpecialCard,
    Spell,
)
from arkham_desktop.arkham.rules import ratings
from arkham_desktop.arkham.text import tooltip
from arkham_desktop.arkham.text.telling import capital
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.texts import Texts

Keyword = tuple[str, str]
"""A word and what it means."""


def keywords(row: Row, texts: Texts, thing: str = "") -> list[Keyword]:
    """The words that a face uses, each with its meaning."""
    if isinstance(row, Monster):
        return _monster(row, texts, thing)
    if isinstance(row, Space):
        return _space(row, texts)
    if isinstance(row, SpecialCard) and row.status is not None:
        return [_told(texts, "status", row.status)]
    for kind, tell in _BY_KIND.items():
        if isinstance(row, kind):
            return tell(row)
    found = [_own(name) for kind, names in _OWN.items() if isinstance(row, kind) for name in names]
    told = [_told(texts, *code) for kind, codes in _TOLD.items() if isinstance(row, kind) for code in codes]
    return found + told


_OWN: dict[type[Row], tuple[str, ...]] = {
    SpecialCard: ("special",),
    SkillCard: ("skill",),
    Ally: ("ally",),
    GateCard: ("colors", "world"),
    OtherWorld: ("colors", "world"),
    Encounter: ("encounter", "check"),
    Investigator: ("sliders", "focus"),
    AncientOne: ("worshippers", "battle"),
}
"""Words of our own for kinds of rows; what they mean stands in the catalog."""
_TOLD: dict[type[Row], tuple[tuple[str, str], ...]] = {
    GateCard: (("mark", "explored"),),
    OtherWorld: (("mark", "explored"),),
    Investigator: (("token", "sanity"), ("token", "stamina")),
    AncientOne: (("track", "doom"),),
}
"""Words that the game's tooltips explain."""


def _told(texts: Texts, kind: str, code: str) -> Keyword:
    """A tooltip, split into its word and its meaning."""
    told = tooltip(texts.words, kind, code)  # type: ignore[arg-type]  # the kinds are those of the module
    head, mark, rest = told.partition(": ")
    if mark and len(head) < 40:
        return head, capital(rest)
    return say("word.name"), told


def _own(name: str) -> Keyword:
    return say(f"word.{name}"), say(f"word.{name}-means")


def _item(row: Item) -> list[Keyword]:
    found = []
    if row.type in ("weapon_physical", "weapon_magical"):
        found += [_own("combat"), _own("hands")]
        found.append(_own("physical" if row.type == "weapon_physical" else "magical"))
    if row.type == "tome":
        found.append(_own("tome"))
    if row.use == "one_shot":
        found.append(_own("one-shot"))
    if any(op.op == "exhaust" for ability in row.abilities for op in ability.cost):
        found.append(_own("exhaust"))
    if row.price:
        found.append(_own("price"))
    return found


def _spell(row: Spell) -> list[Keyword]:
    found = [_own("casting"), _own("exhaust")]
    if row.hands:
        found.append(_own("spell-hands"))
    return found


def _monster(row: Monster, texts: Texts, thing: str) -> list[Keyword]:
    table = texts.table
    known = thing in table.library.monster_instances
    traits = sorted(ratings.traits(table, thing)) if known else list(row.traits)
    found = [_told(texts, "movement", row.movement)]
    found += [_told(texts, "trait", trait) for trait in traits]
    return [*found, _told(texts, "mark", "symbol"), _own("toughness")]


def _mythos(row: Mythos) -> list[Keyword]:
    found = [_own("mythos-gate"), _own("movement-boxes")]
    if row.type in ("environment", "rumor"):
        found.append(_own(row.type))
    return found


def _space(row: Space, texts: Texts) -> list[Keyword]:
    found = []
    if row.kind in ("location", "sub_location") and row.stable is not None:
        found.append(_told(texts, "mark", "stable" if row.stable else "unstable"))
    kind = "location" if row.kind == "sub_location" else row.kind
    if texts.words.has(f"about-place-{kind}"):
        found.append(_told(texts, "place", kind))
    state = texts.table.state
    if row.id in state.gates:
        found.append(_told(texts, "mark", "gate"))
    if row.id in state.seals:
        found.append(_told(texts, "mark", "seal"))
    if state.clues.get(row.id, 0):
        found.append(_told(texts, "token", "clue"))
    if row.id in state.closed:
        found.append(_told(texts, "mark", "closed"))
    return found


_BY_KIND: dict[type[Row], Callable[[Any], list[Keyword]]] = {Item: _item, Spell: _spell, Mythos: _mythos}
"""Kinds of rows whose words depend on what stands on them."""
