"""The monster limit and the Outskirts (LIM-01 to LIM-09, LIM-19 to LIM-21)."""

from __future__ import annotations

import pytest

from arkham_desktop.arkham.rules import gates, monster_movement, placing
from arkham_desktop.arkham.state import OUTSKIRTS
from tests.arkham.board import STILL, at, board, finish, monsters, person, where
from tests.arkham.scenes import Scene

GATES = {"woods": "abyss", "graveyard": "rlyeh", "unvisited-isle": "yuggoth"}


def full(players: int, n: int, outskirts: int = 0, **fields: object) -> Scene:
    """``n`` monsters in the library and ``outskirts`` in the Outskirts."""
    crowd = ["cultist"] * 6 + ["zombie"] * 3 + ["maniac"] * 3 + ["ghoul"] * 3
    return board(
        investigators=players,
        board={
            "monsters": monsters(*(f"{kind}@library" for kind in crowd[:n])),
            "outskirts": crowd[n : n + outskirts],
            **fields,
        },
        decks={"cup": list(STILL)},
    )


@pytest.mark.rule("LIM-21", "AO-02")
@pytest.mark.parametrize("players", range(1, 9))
def test_limits_for_one_to_eight_players(players: int) -> None:
    table = board(investigators=players).table
    assert placing.monster_limit(table) == players + 3
    assert placing.outskirts_capacity(table) == 8 - players
    assert gates.gate_limit(table) == (8, 8, 7, 7, 6, 6, 5, 5)[players - 1]


@pytest.mark.rule("LIM-01")
def test_the_limit_counts_streets_locations_and_the_sky_but_not_the_outskirts() -> None:
    here = board(
        board={
            "monsters": monsters("zombie@downtown", "ghoul@library"),
            "sky": ["byakhee"],
            "outskirts": ["gug"],
        }
    )
    assert placing.monsters_counted(here.table) == 3
    here.state.transit.monsters.append(here.state.cup.pop())
    assert placing.monsters_counted(here.table) == 3


@pytest.mark.rule("LIM-02")
def test_filling_the_limit_is_allowed_and_one_more_goes_to_the_outskirts() -> None:
    here = full(1, 3)
    here.run(placing.appear(here.table, ["woods"]))
    assert at(here, "woods") == 1
    here.run(placing.appear(here.table, ["woods"]))
    assert at(here, "woods") == 1
    assert len(here.state.outskirts) == 1


@pytest.mark.rule("LIM-03", "LIM-04")
def test_one_too_many_in_the_outskirts_empties_them_and_raises_terror() -> None:
    here = full(5, 8, outskirts=3)
    here.run(placing.appear(here.table, ["woods"]))
    assert here.state.outskirts == []
    assert here.state.terror == 1
    assert placing.monsters_counted(here.table) == 8


@pytest.mark.rule("LIM-05")
def test_three_monsters_of_a_surge_fill_empty_and_begin_the_outskirts_anew() -> None:
    here = full(3, 6, outskirts=4, gates=GATES)
    finish(here.run(placing.surge(here.table, "woods")))
    assert len(here.state.outskirts) == 1
    assert here.state.terror == 1
    assert placing.monsters_counted(here.table) == 6


@pytest.mark.rule("LIM-04")
def test_exactly_the_capacity_does_not_overflow() -> None:
    here = full(3, 6, outskirts=4)
    here.run(placing.appear(here.table, ["woods"]))
    assert (len(here.state.outskirts), here.state.terror) == (5, 0)


@pytest.mark.rule("LIM-06")
def test_eight_players_have_no_outskirts_at_all() -> None:
    here = full(8, 11)
    cup = len(here.state.cup)
    here.run(placing.appear(here.table, ["woods"]))
    assert (here.state.outskirts, len(here.state.cup), here.state.terror) == ([], cup, 1)


@pytest.mark.rule("LIM-09")
def test_monsters_in_the_outskirts_do_not_move_and_nobody_meets_them() -> None:
    here = board(board={"outskirts": ["zombie", "byakhee"]})
    here.run(monster_movement.move_monsters(here.table, ["crescent", "circle"], []))
    assert [one.split("#")[0] for one in here.state.outskirts] == ["zombie", "byakhee"]
    assert OUTSKIRTS not in here.table.library.neighbors["downtown"]
    here.effects({"op": "monsters_to_cup", "where": "outskirts"})
    assert here.state.outskirts == []


@pytest.mark.rule("LIM-15")
def test_at_terror_ten_there_is_no_limit() -> None:
    here = board(board={"monsters": monsters(*["cultist@library"] * 4)}, tracks={"terror": 10})
    assert placing.monster_limit(here.table) is None
    here.run(placing.appear(here.table, ["woods"]))
    assert at(here, "woods") == 1


@pytest.mark.rule("LIM-15", "MYT-09")
def test_from_the_monster_on_that_brings_terror_ten_the_rest_of_a_surge_has_room() -> None:
    here = board(
        investigators=2,
        board={
            "gates": {"woods": "abyss", "graveyard": "rlyeh", "black-cave": "yuggoth"},
            "monsters": monsters(*["cultist@library"] * 5),
            "outskirts": ["ghoul", "ghoul", "maniac", "maniac", "witch", "zombie"],
        },
        tracks={"terror": 9},
    )
    here.run(placing.surge(here.table, "woods"))
    assert (here.state.terror, here.state.outskirts) == (10, [])
    assert [at(here, gate) for gate in here.state.gates].count(1) == 2


@pytest.mark.rule("LIM-19", "AO-06")
def test_at_terror_ten_twice_the_limit_awakens_the_ancient_one() -> None:
    here = full(5, 14)
    here.state.terror = 10
    here.run(placing.appear(here.table, ["woods"]))
    assert here.state.battle is None
    here.run(placing.appear(here.table, ["woods"]))
    assert here.state.battle is not None


@pytest.mark.rule("AO-05")
def test_a_monster_drawn_from_an_empty_cup_awakens_the_ancient_one() -> None:
    here = board()
    here.state.box += here.state.cup
    here.state.cup.clear()
    here.run(placing.appear(here.table, ["woods"]))
    assert here.state.battle is not None


@pytest.mark.rule("AO-04")
def test_a_gate_without_a_marker_left_awakens_the_ancient_one() -> None:
    here = board()
    here.who().gate_trophies += here.state.gate_pile
    here.state.gate_pile.clear()
    here.run(gates.open_gate(here.table, "woods"))
    assert here.state.battle is not None


@pytest.mark.rule("AO-02", "AO-03")
@pytest.mark.parametrize(("players", "limit"), [(4, 7), (5, 6)])
def test_the_last_gate_of_the_limit_awakens_the_ancient_one(players: int, limit: int) -> None:
    spaces = [
        "woods", "graveyard", "unvisited-isle", "black-cave", "the-unnamable", "the-witch-house",
        "hibbs-roadhouse",
    ]  # fmt: skip
    worlds = ["abyss", "abyss", "rlyeh", "rlyeh", "yuggoth", "yuggoth"]
    here = board(
        investigators=players,
        board={"gates": dict(zip(spaces, worlds[: limit - 2], strict=False))},
        decks={"cup": list(STILL)},
    )
    free = [space for space in spaces if space not in here.state.gates]
    finish(here.run(gates.open_gate(here.table, free[0])))
    assert here.state.battle is None
    finish(here.run(gates.open_gate(here.table, free[1])))
    assert here.state.battle is not None


@pytest.mark.parametrize("kind", ["fire-vampire", "haunter-of-the-dark"])
def test_a_monster_that_may_not_enter_play_goes_back_and_another_is_drawn(kind: str) -> None:
    weather = {"fire-vampire": "raining-cats-and-dogs", "haunter-of-the-dark": "sunny-and-clear"}[kind]
    here = board(environment=weather, ancient_one="nyarlathotep", decks={"cup": [kind, "ghoul"]})
    here.run(placing.appear(here.table, ["woods"]))
    assert where(here, "ghoul") == ["woods"]
    assert where(here, kind) == []
    assert any(one.startswith(kind) for one in here.state.cup)


def test_monsters_wander_into_arkham_without_regard_to_the_limit() -> None:
    here = board(investigators=[person(space="easttown")], board={"sky": ["byakhee"]})
    here.run(monster_movement.move_monsters(here.table, ["circle"], []))
    assert where(here, "byakhee") == ["easttown"]
