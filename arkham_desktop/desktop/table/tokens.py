"""What lies where: the tokens of a position, each at its seat.

`lay_tokens` reads a `Table` and gives every `Token` in the order in which they are drawn. Where more lie on a
place than it has seats, the last one seen of investigators and of monsters stands for the rest (``more``); a
place that is *fanned out* shows every one of its tokens.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from arkham_desktop.arkham.state import LOST, OUTSKIRTS, SKY
from arkham_desktop.desktop.table.geometry import TOKEN, Point, Spot, TableGeometry

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table

TokenKind = Literal["gate", "seal", "closed", "activity", "clue", "monster", "investigator"]

_FAN_APART = 2 * TOKEN + 4


@dataclass(frozen=True, slots=True)
class Token:
    """Something that lies on the table.

    Attributes:
        key: names it in every position: a monster's instance, an investigator's id, else ``<kind>:<space>``.
        what: what to draw: a gate marker, a monster, an investigator, the number of clues.
        place: the key of the spot it lies on.
        at: its middle, table units.
        more: how many further tokens it stands for.
        covered: another one stands for it: it is not drawn.
    """

    key: str
    kind: TokenKind
    what: str
    place: str
    at: Point
    more: int = 0
    covered: bool = False


def lay_tokens(table: Table, geometry: TableGeometry, fanned: str | None = None) -> dict[str, Token]:
    """Every token of the position by key, in drawing order; the stack of ``fanned`` is spread out."""
    tokens: list[Token] = []
    state = table.state
    for space, marker in state.gates.items():
        tokens.append(Token(f"gate:{space}", "gate", marker, space, geometry.spots[space].at))
    spots = geometry.spots
    tokens += [Token(f"seal:{space}", "seal", space, space, spots[space].at) for space in state.seals]
    tokens += [Token(f"closed:{space}", "closed", space, space, spots[space].at) for space in state.closed]
    tokens += [
        Token(f"activity:{space}", "activity", space, space, _activity_at(spots[space]))
        for space in state.activity
        if space in spots
    ]
    tokens += [
        Token(f"clue:{space}", "clue", str(count), space, _clue_at(spots[space]))
        for space, count in state.clues.items()
        if count > 0
    ]
    people, monsters = _by_spot(table)
    for key in dict.fromkeys([*people, *monsters]):
        spot = geometry.spots.get(key)
        if spot is None:
            continue
        here = (people.get(key, []), monsters.get(key, []))
        tokens += _fan(spot, *here) if key == fanned else _seat(spot, *here)
    return {token.key: token for token in tokens}


def stacked(tokens: dict[str, Token], place: str) -> bool:
    """Whether some token of a place hides others."""
    return any(token.more for token in tokens.values() if token.place == place)


def _by_spot(table: Table) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    people: dict[str, list[str]] = {}
    for one in table.investigators:
        key = f"{one.place}/{one.area}" if one.area else one.place
        people.setdefault(key, []).append(one.id)
    monsters: dict[str, list[str]] = {}
    for monster, place in table.state.monsters.items():
        monsters.setdefault(place, []).append(monster)
    if table.state.outskirts:
        monsters[OUTSKIRTS] = list(table.state.outskirts)
    return people, monsters


def _clue_at(spot: Spot) -> Point:
    """Clues lie at the upper edge of a location, on a street's lower right corner."""
    if spot.kind == "street":
        return spot.at[0] + spot.half[0] - 6, spot.at[1] + spot.half[1] - 6
    return spot.at[0], spot.at[1] - spot.half[1] + 4


def _activity_at(spot: Spot) -> Point:
    """The marker of a Rumor or of unnatural activity stands at the upper left, off the clues."""
    return spot.at[0] - spot.half[0] * 0.86, spot.at[1] - spot.half[1] * 0.62


def _seat(spot: Spot, people: Sequence[str], monsters: Sequence[str]) -> list[Token]:
    """Investigators sit from the first seat, monsters from the last; the rest lie under the last of each."""
    seats = list(spot.seats)
    if len(people) + len(monsters) == 1 and spot.kind in ("area", "sub_location"):
        seats = [spot.at]
    if spot.key in (SKY, OUTSKIRTS, LOST):
        row = list(people) + list(monsters)
        kinds = ["investigator"] * len(people) + ["monster"] * len(monsters)
        return _row(spot, row, kinds, seats)
    room = len(seats)
    for_monsters = min(len(monsters), max(room - len(people), room // 2))
    for_people = min(len(people), room - for_monsters)
    tokens = _group(spot, "investigator", people, seats[:for_people])
    return tokens + _group(spot, "monster", monsters, seats[room - for_monsters :][::-1])


def _group(
    spot: Spot, kind: Literal["monster", "investigator"], keys: Sequence[str], seats: Sequence[Point]
) -> list[Token]:
    tokens = [Token(key, kind, key, spot.key, at) for key, at in zip(keys, seats, strict=False)]
    hidden = keys[len(tokens) :]
    if hidden:
        last = tokens[-1] if tokens else Token(keys[0], kind, keys[0], spot.key, spot.at)
        under = [Token(key, kind, key, spot.key, last.at, covered=True) for key in hidden]
        return [*under, *tokens[:-1], replace(last, more=len(hidden))]
    return tokens


def _row(spot: Spot, keys: Sequence[str], kinds: Sequence[str], seats: Sequence[Point]) -> list[Token]:
    """Tokens side by side; where there are too many they move closer together."""
    if len(keys) > len(seats):
        first, last = seats[0], seats[-1]
        step = (last[0] - first[0]) / (len(keys) - 1)
        seats = [(first[0] + index * step, first[1]) for index in range(len(keys))]
    return [
        Token(key, "monster" if kind == "monster" else "investigator", key, spot.key, at)
        for key, kind, at in zip(keys, kinds, seats, strict=False)
    ]


def _fan(spot: Spot, people: Sequence[str], monsters: Sequence[str]) -> list[Token]:
    """All tokens of a place in rows around its middle."""
    keys = [*people, *monsters]
    across = max(2, math.ceil(math.sqrt(len(keys) * 1.6)))
    down = math.ceil(len(keys) / across)
    tokens = []
    for index, key in enumerate(keys):
        row, column = divmod(index, across)
        in_row = min(across, len(keys) - row * across)
        x = spot.at[0] + (column - (in_row - 1) / 2) * _FAN_APART
        y = spot.at[1] + (row - (down - 1) / 2) * _FAN_APART
        tokens.append(Token(key, "investigator" if index < len(people) else "monster", key, spot.key, (x, y)))
    return tokens
