"""The words and icons of a check: what stands in its header and its lines."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.models import AncientOne, Encounter, GateCard, Monster, Spell
from arkham_desktop.arkham.rules import checks
from arkham_desktop.arkham.text import PoolLine, check_lines
from arkham_desktop.desktop.overlays.faces import find_row
from arkham_desktop.desktop.overlays.faces_cards import kind_caption
from arkham_desktop.desktop.panels.possessions import card_icon
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.desktop.panels.texts import Texts

GATE_RULE = "GAT-02"
"""The source of a closing check's modifier: the rule of closing gates."""
_ICONS = {"evade": "evade", "horror": "horror", "combat": "combat", "spell": "spell"}


def check_name(check: Check, texts: Texts) -> str:
    """`Will check`."""
    return say("check.name", kind=texts.check(check.kind))


def check_header(check: Check, texts: Texts) -> str:
    """What the check is for: the card or the monster."""
    if check.gate is not None:
        world = texts.table.gate_world(check.gate)
        return say("check.gate", place=texts.name(check.gate), world=texts.name(world) if world else "")
    combat = check.combat
    row = find_row(texts.table.library, check.source)
    if isinstance(row, Spell):
        return say("check.spell", spell=texts.name(check.source))
    if check.monster is not None:
        if combat is not None and combat.begun:
            return say("check.combat", monster=texts.name(check.monster), n=combat.round)
        return say("check.meets", kind=check_name(check, texts), monster=texts.name(check.monster))
    if combat is not None:
        return say("check.battle", ancient=texts.name(texts.table.state.ancient_one))
    if isinstance(row, GateCard):
        return say("check.world", world=texts.name(check.who.place))
    name = texts.name(check.source) if row is not None else check_name(check, texts)
    return name[:1].upper() + name[1:]


def check_icon(check: Check) -> str:
    """The icon of a kind of check."""
    if check.gate is not None:
        return "gate"
    return _ICONS.get(check.kind, "dice")


def need_words(check: Check) -> str:
    """`needs 2 successes`."""
    return say("check.needs", count=check.need)


def faces_words(check: Check, texts: Texts) -> str:
    """Which faces succeed, and why where they are not 5 and 6."""
    lowest, _, higher = checks.terms(texts.table, check)
    key = f"check.from-{lowest}" if lowest in (4, 5, 6) else "check.from"
    text = say(key, n=lowest)
    return say("check.higher", text=text, n=higher) if higher else text


def source_icon(library: Library, source: str) -> str:
    """The icon of what gives or takes dice."""
    if not source:  # Clue tokens that were spent come from no card
        return "clue"
    if source in _ICONS:
        return _ICONS[source]
    if source == GATE_RULE:
        return "gate"
    row = find_row(library, source)
    if row is None:
        return "person"
    if isinstance(row, Monster):
        return "monster"
    if row.id in library.cards:
        return card_icon(library.cards[row.id]) if not isinstance(row, Spell) else "spell"
    if row.id in library.mythos:
        return "environment"
    return "ancient-one" if row.id in library.ancient_ones else "encounters"


def source_kind(check: Check, source: str, texts: Texts, *, first: bool) -> str:
    """What kind of thing gives or takes dice: the slider (``first``), an encounter, a kind of card."""
    library = texts.table.library
    if first and source == check.skill:
        return say("check.slider")
    row = find_row(library, source)
    if (
        source in (check.source, check.kind, check.monster)
        and row is not None
        and row.id not in library.cards
    ):
        if isinstance(row, Monster | AncientOne):
            return say("check.monster")
        return say("check.this") if isinstance(row, Encounter | GateCard) else ""
    if row is None:
        return ""
    if row.id in library.cards:
        return kind_caption(library.cards[row.id], texts)
    if row.id in library.mythos:
        return texts.words.of("mythostype", library.mythos[row.id].type)
    return ""


def pool_lines(check: Check, texts: Texts) -> list[PoolLine]:
    """The dice of a check by source; the number of a gate has the name of the world behind it."""
    lines = check_lines(texts.table, check, texts.words)
    world = texts.table.gate_world(check.gate) if check.gate is not None else None
    if world is None:
        return lines
    gate = say("check.gate-number", world=texts.name(world))
    return [replace(line, text=gate) if line.source == check.source else line for line in lines]


def pool_sum(check: Check, texts: Texts, lines: list[PoolLine] | None = None) -> str:
    """The dice in one line: `Will 2 +1 −2 = 1 die`."""
    lines = pool_lines(check, texts) if lines is None else lines
    told = [f"{lines[0].text} {lines[0].n}", *(line.n for line in lines[1:] if line.counts and line.n)]
    return say("check.sum", parts="  ".join(told), dice=dice_words(check, texts))


def dice_words(check: Check, texts: Texts) -> str:
    """`3 dice`."""
    return say("check.dice", count=max(0, checks.dice_count(texts.table, check)))
