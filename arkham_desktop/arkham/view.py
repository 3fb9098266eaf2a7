"""The state view: a documented JSON picture of the position, which scenarios expect things of.

Everything in it is an id, a number, a text of the rules' own words, or a list or object of those. Its shape
is a stable interface:

| path | is |
|---|---|
| `phase`, `turn`, `first_player`, `acting` | where the game is; investigator ids or null |
| `result` | null, or `won`, `reason`, `score`, `first_citizen` |
| `ancient_one`, `herald`, `sets`, `players`, `variants` | how the game was set up |
| `investigators.<id>` | see below; `order` holds their ids by seat |
| `board.gates.<space>` | the Other World behind an open gate |
| `board.seals`, `board.clues.<space>`, `board.closed` | elder signs, clue tokens, closed locations |
| `board.monsters.<space>` | kinds of the monsters there |
| `board.monsters_in_play.<instance>` | the space of each monster |
| `board.outskirts`, `board.sky` | kinds |
| `tracks.<name>` | `doom`, `terror` and those of the sets |
| `decks.<name>` | number of cards left, `cup` and `gates` too |
| `environment`, `rumor` | Mythos card ids or null |
| `battle` | null, or `round`, `carried`, `combat_rating`, `defenses` |
| `decision` | null, or `kind`, `who`, `options` (added by whoever has the game) |

An investigator: `space` (null in an Other World), `other_world`, `area`, `explored`, `sanity`, `stamina`,
`max_sanity`, `max_stamina`, `money`, `clues`, `skills.<skill>`, `sliders.<slider>`, `cards` (row ids),
`exhausted` (row ids), `kept` (encounter cards), `card_tokens.<row id>`, `status` (words),
`trophies.gates` (worlds), `trophies.monsters` (kinds), `person`, `seat`, `tokens`, `devoured`.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from arkham_desktop.arkham.content.cards import SpecialCard
from arkham_desktop.arkham.content.words import SKILLS
from arkham_desktop.arkham.rules import skills
from arkham_desktop.arkham.state import LOST, SKY, Investigator, row_of

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.engine import Decision


def view(table: Table, decision: Decision | None = None) -> dict[str, Any]:
    """The picture of the position, with the open decision where one is given."""
    state = table.state
    return {
        "phase": state.phase,
        "turn": state.turn,
        "first_player": state.investigators[state.first_player].id,
        "acting": _acting(table),
        "result": asdict(state.outcome) if state.outcome else None,
        "ancient_one": state.ancient_one,
        "herald": state.herald,
        "sets": list(state.sets),
        "players": state.players,
        "variants": list(state.variants),
        "order": [one.id for one in state.investigators],
        "investigators": {one.id: _investigator(table, one) for one in state.investigators},
        "board": _board(table),
        "tracks": {"doom": state.doom, "terror": state.terror, **state.tracks},
        "decks": _decks(table),
        "conditions": [row_of(card.id) for card in state.conditions],
        "environment": row_of(state.environment.id) if state.environment else None,
        "rumor": row_of(state.rumor.id) if state.rumor else None,
        "rumor_tokens": dict(state.rumor.tokens) if state.rumor else {},
        "sheet": {
            "tokens": dict(state.sheet_tokens),
            "monsters": [row_of(one) for one in state.sheet_monsters],
        },
        "flags": list(state.flags),
        "box": sorted(state.box),
        "battle": asdict(state.battle) if state.battle else None,
        "decision": None
        if decision is None
        else {
            "kind": decision.kind,
            "who": decision.who,
            "options": [option.id for option in decision.options],
        },
    }


def _acting(table: Table) -> str | None:
    from arkham_desktop.arkham.turn import acting  # noqa: PLC0415 - the turn shows views

    who = acting(table.state)
    return who.id if who else None


def _investigator(table: Table, who: Investigator) -> dict[str, Any]:
    in_world = who.area > 0
    return {
        "seat": who.seat,
        "person": who.person,
        "space": None if in_world else who.place,
        "other_world": who.place if in_world else None,
        "area": who.area if in_world else None,
        "explored": who.explored,
        "sanity": who.sanity,
        "stamina": who.stamina,
        "max_sanity": skills.maximum(table, who, "sanity"),
        "max_stamina": skills.maximum(table, who, "stamina"),
        "money": who.money,
        "clues": who.clues,
        "skills": {skill: skills.skill(table, who, skill) for skill in SKILLS},
        "sliders": dict(who.sliders),
        "cards": [row_of(card.id) for card in who.cards],
        "kept": [row_of(card.id) for card in who.kept],
        "exhausted": [row_of(card.id) for card in who.cards if card.exhausted],
        "card_tokens": {row_of(card.id): dict(card.tokens) for card in who.cards if card.tokens},
        "status": statuses(table, who),
        "trophies": {
            "gates": [row_of(marker) for marker in who.gate_trophies],
            "monsters": [row_of(monster) for monster in who.monster_trophies],
        },
        "tokens": dict(who.tokens),
        "devoured": who.is_out,
    }


def statuses(table: Table, who: Investigator) -> list[str]:
    """The states somebody is in, in the words of the vocabulary."""
    found = list(who.marks)
    if who.delayed:
        found.append("delayed")
    if who.lose_turn or who.turn_lost:
        found.append("lose_turn")
    if who.place == LOST:
        found.append("lost_in_time_and_space")
    if who.is_out:
        found.append("devoured")
    for card in who.cards:
        row = table.library.card(card.id)
        if isinstance(row, SpecialCard) and row.status is not None and row.status not in found:
            found.append(row.status)
    return found


def _board(table: Table) -> dict[str, Any]:
    state = table.state
    monsters: dict[str, list[str]] = {}
    for monster, place in state.monsters.items():
        if place != SKY:
            monsters.setdefault(place, []).append(row_of(monster))
    return {
        "gates": {space: row_of(marker) for space, marker in state.gates.items()},
        "seals": list(state.seals),
        "clues": {space: n for space, n in state.clues.items() if n},
        "closed": list(state.closed),
        "monsters": monsters,
        "monsters_in_play": {monster: place for monster, place in state.monsters.items() if place != SKY},
        "outskirts": [row_of(monster) for monster in state.outskirts],
        "sky": [row_of(monster) for monster in table.in_sky()],
        "activity": dict(state.activity),
    }


def _decks(table: Table) -> dict[str, int]:
    state = table.state
    return {
        **{name: len(deck) for name, deck in state.decks.items()},
        "mythos": len(state.mythos),
        "gate_cards": len(state.gate_cards),
        "gates": len(state.gate_pile),
        "cup": len(state.cup),
    }
