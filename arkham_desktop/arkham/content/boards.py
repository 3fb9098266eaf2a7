"""Models of the rows that make the boards: spaces, the lines between them, Other Worlds."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from arkham_desktop.arkham.content.fields import Many, NeighborhoodId, SpaceId
from arkham_desktop.arkham.content.row import Count, NamedRow, Row, Text
from arkham_desktop.arkham.content.words import Arrow, Board, Color, Icon, SpaceKind, Symbol
from arkham_desktop.arkham.effects.ability import Abilities
from arkham_desktop.arkham.effects.base import Fact, Mods


class Space(NamedRow):
    """A space of a board, or one of the places beside it (sky, outskirts, lost in time and space).

    `stable` is null where the word makes no sense; `parent`: of a sub-location or vortex; `aquatic_set`: the
    set with which it becomes aquatic; `innsmouth_evade`: its awareness under martial law.
    """

    board: Board
    neighborhood: NeighborhoodId | None
    kind: SpaceKind
    stable: bool | None
    aquatic: bool
    depot: bool
    clue_at_setup: bool
    encounter_icons: Many[Icon]
    guaranteed_icons: Many[Icon]
    mods: Mods
    abilities: Abilities
    innsmouth_evade: int | None
    terror_closes_at: int | None
    color: Text | None
    feds_raid_spaces: int | None
    aliases: Many[Text] = ()
    parent: SpaceId | None = None
    aquatic_set: Text | None = None
    flying_as_street: bool = False


class Connection(Row):
    """A line between two spaces, with the arrows along which monsters move."""

    set: Text
    a: SpaceId
    b: SpaceId
    board: Board
    a_to_b: Arrow | None
    b_to_a: Arrow | None


class MarkerPrint(Fact):
    """`count` gate markers of a set that lead to the same world; `modifier` is that of the closing check."""

    set: Text
    count: Count
    symbol: Symbol
    modifier: int


class OtherWorld(NamedRow):
    """An Other World: its areas, the colors of the encounters there, the gate markers that lead to it."""

    areas: Annotated[int, Field(ge=1, le=2)]
    colors: Many[Color]
    markers: Many[MarkerPrint]
