from __future__ import annotations

import itertools
import math

from arkham_desktop.arkham.state import OUTSKIRTS, SKY
from arkham_desktop.arkham.table import Table
from arkham_desktop.desktop.table.geometry import TOKEN, TableGeometry
from arkham_desktop.desktop.table.tokens import lay_tokens, stacked


def test_every_token_of_the_position_lies_on_its_place(table: Table, geometry: TableGeometry) -> None:
    state = table.state
    state.monsters |= {"cultist#1": "woods", "byakhee#1": SKY}
    state.outskirts.append("ghoul#1")
    state.gates["woods"] = "abyss#1"
    state.seals.append("graveyard")
    state.clues["black-cave"] = 2
    state.closed["general-store"] = "game"
    tokens = lay_tokens(table, geometry)
    assert {key: token.place for key, token in tokens.items()} == {
        "gate:woods": "woods",
        "seal:graveyard": "graveyard",
        "closed:general-store": "general-store",
        "clue:black-cave": "black-cave",
        "joe-diamond": "downtown",
        "amanda-sharpe": "downtown",
        "jenny-barnes": "train-station",
        "cultist#1": "woods",
        "byakhee#1": SKY,
        "ghoul#1": OUTSKIRTS,
    }
    assert tokens["gate:woods"].what == "abyss#1"
    assert tokens["clue:black-cave"].what == "2"


def test_tokens_on_a_street_lie_side_by_side(table: Table, geometry: TableGeometry) -> None:
    table.state.monsters |= {"cultist#1": "downtown", "ghoul#1": "downtown"}
    here = [token for token in lay_tokens(table, geometry).values() if token.place == "downtown"]
    assert len(here) == 4
    for one, other in itertools.combinations(here, 2):
        assert math.dist(one.at, other.at) >= 2 * TOKEN


def test_too_many_tokens_stand_as_a_stack_with_their_number(table: Table, geometry: TableGeometry) -> None:
    table.state.monsters |= {f"cultist#{n}": "downtown" for n in range(1, 6)}
    tokens = lay_tokens(table, geometry)
    here = [token for token in tokens.values() if token.place == "downtown"]
    seen = [token for token in here if not token.covered]
    assert len(seen) == 4
    assert sum(1 + token.more for token in seen) == len(here) == 7
    assert stacked(tokens, "downtown")


def test_a_stack_fans_out_so_that_each_token_can_be_seen(table: Table, geometry: TableGeometry) -> None:
    table.state.monsters |= {f"cultist#{n}": "downtown" for n in range(1, 6)}
    tokens = lay_tokens(table, geometry, fanned="downtown")
    here = [token for token in tokens.values() if token.place == "downtown"]
    assert not any(token.covered or token.more for token in here)
    for one, other in itertools.combinations(here, 2):
        assert math.dist(one.at, other.at) >= 2 * TOKEN


def test_somebody_alone_in_an_area_stands_in_its_middle(table: Table, geometry: TableGeometry) -> None:
    joe = table.investigator("joe-diamond")
    joe.place, joe.area = "abyss", 1
    spot = geometry.spot("abyss", 1)
    assert spot is not None
    assert lay_tokens(table, geometry)["joe-diamond"].at == spot.at


def test_a_crowd_in_the_outskirts_stays_inside_the_tray(table: Table, geometry: TableGeometry) -> None:
    table.state.outskirts += [f"cultist#{n}" for n in range(1, 7)] + [f"ghoul#{n}" for n in range(1, 4)]
    tray = geometry.trays[OUTSKIRTS]
    tokens = [token for token in lay_tokens(table, geometry).values() if token.place == OUTSKIRTS]
    assert len(tokens) == 9
    assert all(tray.left + TOKEN <= token.at[0] <= tray.right - TOKEN for token in tokens)
