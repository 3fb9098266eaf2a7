"""What one can ask "why not?" about, with its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.models import Spell
from arkham_desktop.arkham.text import known
from arkham_desktop.desktop.words import has, say

if TYPE_CHECKING:
    from arkham_desktop.desktop.panels.desk import Desk
    from arkham_desktop.desktop.panels.texts import Texts

_ICONS = {
    "go": "movement",
    "train": "train",
    "close": "gate",
    "seal": "seal",
    "evade": "evade",
    "fight": "combat",
    "flee": "evade",
    "wield": "gun",
    "cast": "spell",
    "use": "card",
    "do": "card",
    "trade": "trade",
    "encounter": "encounters",
    "ability": "shop",
}


def targets(desk: Desk) -> list[str]:
    """What the acting investigator might want to do, possible or not: places, gates, cards, people."""
    one, table = desk.acting, desk.table
    if one is None:
        return []
    found = []
    if one.place in table.library.spaces:
        found += ["encounter", f"ability:{one.place}"]
        if one.place in table.state.gates:
            found += ["close:lore", "close:fight"]
    for card in one.cards:
        row = table.library.card(card.id)
        if isinstance(row, Spell):
            found.append(f"cast:{card.id}")
        elif row.abilities:
            found.append(f"use:{card.id}")
    found += [f"trade:{other.id}" for other in table.investigators if other is not one]
    if one.place in table.state.gates or one.clues:
        found.append("seal:clues")
    return found


def label_of(target: str, texts: Texts) -> tuple[str, str]:
    """Icon and words of a target: `go to the Woods`, `use Lantern`."""
    verb, _, thing = target.partition(":")
    if not thing and known(texts.table.library, verb):
        verb, thing = "go", target
    row = thing.partition("/")[0]
    name = texts.name(row) if row and known(texts.table.library, row) else texts.check(row) if row else ""
    if verb == "seal":
        name = ""
    key = f"why.{verb}"
    if has(key):
        return _ICONS.get(verb, "question"), say(key, what=name).strip()
    return _ICONS.get(verb, "question"), name or target
