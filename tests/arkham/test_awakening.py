"""Awakening (AO-01 to AO-11, AO-22, AO-23)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.rules import doom, gates, placing
from arkham_desktop.arkham.state import row_of

from .scenes import Scene, scene

FOUR = [
    {"id": one, "space": "downtown"}
    for one in ("joe-diamond", "mandy-thompson", "kate-winthrop", "bob-jenkins")
]
SPACES = ["woods", "graveyard", "unvisited-isle", "the-unnamable", "the-witch-house", "independence-square"]
WORLDS = ["yuggoth", "abyss", "rlyeh", "plateau-of-leng", "the-dreamlands", "another-dimension"]


def awake(here: Scene) -> bool:
    return here.state.phase == "final_battle"


def with_gates(n: int, players: int, **fields: Any) -> Scene:
    open_gates = dict(zip(SPACES[:n], WORLDS, strict=False))
    seats = [*FOUR, {"id": "jenny-barnes", "space": "downtown"}][:players]
    return scene(
        investigators=seats,
        ancient_one="cthulhu",
        start="movement",
        board={"gates": open_gates, "clues": {}},
        **fields,
    )


@pytest.mark.rule("AO-01")
def test_the_last_doom_token_awakens_at_once() -> None:
    here = scene(ancient_one="yig", tracks={"doom": 8}, start="movement")
    here.run(doom.add_doom(here.table, 1))
    assert not awake(here)
    here.run(doom.add_doom(here.table, 1))
    assert awake(here)


@pytest.mark.rule("AO-02", "AO-03")
def test_with_four_players_the_sixth_gate_changes_nothing_and_the_seventh_awakens() -> None:
    here = with_gates(5, 4)
    here.run(gates.open_gate(here.table, "independence-square", monsters=0))
    assert not awake(here)
    here.run(gates.open_gate(here.table, "black-cave", monsters=0))
    assert awake(here)


@pytest.mark.rule("AO-02", "AO-03")
def test_with_five_players_the_sixth_gate_awakens() -> None:
    here = with_gates(5, 5)
    here.run(gates.open_gate(here.table, "independence-square", monsters=0))
    assert awake(here)


@pytest.mark.rule("AO-04")
def test_a_gate_without_a_marker_left_awakens() -> None:
    here = with_gates(1, 1)
    here.who().gate_trophies = [here.state.gate_pile.pop() for _ in range(15)]
    here.run(gates.open_gate(here.table, "graveyard", monsters=0))
    assert awake(here)
    assert [event.why for event in here.events(events.AncientOneAwoke)] == ["AO-04"]


@pytest.mark.rule("AO-04")
def test_gate_trophies_spent_before_refill_the_stack() -> None:
    here = with_gates(1, 1)
    here.who().gate_trophies = [here.state.gate_pile.pop() for _ in range(15)]
    here.effects({"op": "lose", "what": "gate_trophy", "n": 1})
    while not here.ended:
        here.choose(here.options[0])
    here.run(gates.open_gate(here.table, "graveyard", monsters=0))
    assert not awake(here)


@pytest.mark.rule("AO-05")
def test_drawing_from_an_empty_cup_awakens() -> None:
    here = scene(ancient_one="yig", start="movement")
    here.state.box += here.state.cup
    here.state.cup.clear()
    here.run(placing.appear(here.table, ["woods"]))
    assert [event.why for event in here.events(events.AncientOneAwoke)] == ["AO-05"]


@pytest.mark.rule("AO-06")
def test_at_terror_10_twice_the_monster_limit_awakens() -> None:
    seven = [
        {"kind": kind, "space": "downtown"}
        for kind in ("ghoul", "ghoul", "ghoul", "zombie", "zombie", "zombie")
    ]
    seven.append({"kind": "cultist", "space": "downtown"})
    here = scene(
        investigators=[{"id": "joe-diamond", "space": "uptown"}],
        ancient_one="yig",
        board={"monsters": seven, "closed": []},
        tracks={"terror": 10},
        start="movement",
    )
    here.run(placing.appear(here.table, ["uptown"]))
    assert [event.why for event in here.events(events.AncientOneAwoke)] == ["AO-06"]


def battle(*seats: dict[str, Any], **fields: Any) -> Scene:
    """The Ancient One has just been awakened by a doom token in the Movement phase."""
    given = {"ancient_one": "cthulhu", "tracks": {"doom": 11}, "start": "movement", **fields}
    here = scene(investigators=list(seats) or [{"id": "joe-diamond", "space": "downtown"}], **given)
    return here.effects({"op": "awaken"})


@pytest.mark.rule("AO-07", "AO-08")
def test_on_awakening_the_doom_track_is_filled() -> None:
    here = battle()
    assert here.state.doom == 13
    assert here.state.outcome is None


@pytest.mark.rule("AO-09")
def test_environment_and_rumor_are_discarded() -> None:
    mythos = scene().table.library.mythos.values()
    environment = next(row.id for row in mythos if row.type == "environment")
    rumor = next(row.id for row in mythos if row.type == "rumor")
    here = battle(environment=environment, rumor=rumor)
    assert (here.state.environment, here.state.rumor) == (None, None)
    here.sound()


@pytest.mark.rule("AO-09")
def test_nobody_gains_money_or_clues_and_nobody_rolls_for_retainers_and_loans() -> None:
    here = battle({"id": "jenny-barnes", "status": ["retainer", "bank_loan"], "money": 3, "clues": 1})
    here.until(kind="attack")
    assert (here.who().money, here.who().clues) == (3, 1)
    assert set(here.cards()) >= {"retainer", "bank-loan"}
    assert not here.events(events.DiceRolled)


@pytest.mark.rule("AO-10")
def test_the_lost_are_devoured_and_those_in_other_worlds_in_jail_or_delayed_take_part() -> None:
    here = battle(
        {"id": "joe-diamond", "status": ["lost_in_time_and_space"]},
        {"id": "mandy-thompson", "other_world": "abyss"},
        {"id": "kate-winthrop", "status": ["arrested"]},
        {"id": "bob-jenkins", "status": ["delayed"]},
    )
    asked = []
    for _ in range(3):
        here.until(kind="attack")
        asked.append(here.decision.who)
        here.choose("done")
    assert asked == ["mandy-thompson", "kate-winthrop", "bob-jenkins"]
    assert here.who("joe-diamond").eliminated


@pytest.mark.rule("AO-11", "AOX-03")
def test_start_of_battle_effects_happen_once_after_the_track_is_filled() -> None:
    here = battle(ancient_one="hastur", tracks={"terror": 4}, board={"closed": []})
    assert here.state.battle is not None
    assert here.state.battle.combat_rating == -4
    here.until(kind="attack").choose("done")
    here.state.terror = 7
    here.until(kind="attack")
    assert here.state.battle.combat_rating == -4


@pytest.mark.rule("AO-22")
def test_awakening_breaks_off_the_phase() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond", "space": "uptown"}, {"id": "mandy-thompson", "space": "uptown"}],
        ancient_one="yig",
        tracks={"doom": 9},
        decks={"mythos": ["all-quiet-in-arkham"]},
        start="mythos",
    )
    assert awake(here)
    assert here.state.gates == {}
    assert here.state.monsters == {}
    assert not here.state.transit.mythos
    here.sound()


@pytest.mark.rule("AO-23")
def test_whoever_is_devoured_by_the_awakening_itself_is_not_replaced() -> None:
    here = battle(
        {"id": "joe-diamond", "clues": 0},
        {"id": "mandy-thompson", "clues": 4},
        ancient_one="nyarlathotep",
        tracks={"doom": 2},
    )
    here.until(kind="attack")
    assert here.who("joe-diamond").eliminated
    assert here.decision.who == "mandy-thompson"


@pytest.mark.rule("AO-23")
def test_whoever_was_devoured_in_the_same_turn_before_stays_out_too() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond"}, {"id": "mandy-thompson"}],
        ancient_one="cthulhu",
        start="movement",
    )
    here.effects({"op": "devoured"}, {"op": "awaken"}, who="joe-diamond")
    here.until(kind="attack")
    assert [who.id for who in here.table.investigators] == ["mandy-thompson"]


@pytest.mark.rule("AOX-01", "WIN-06")
def test_azathoth_awake_is_a_lost_game() -> None:
    here = battle(ancient_one="azathoth")
    assert here.state.outcome is not None
    assert (here.state.outcome.won, here.state.outcome.reason) == (False, "ancient_one")
    assert not here.events(events.BattleRoundBegan)


@pytest.mark.rule("SPL-11")
def test_flesh_ward_is_discarded_when_the_ancient_one_awakens() -> None:
    here = battle({"id": "joe-diamond", "cards": ["flesh-ward"]})
    assert "flesh-ward" not in here.cards()


# --- powers while they sleep ---------------------------------------------------------------------------
@pytest.mark.rule("AOX-06")
def test_ithaqua_costs_1_stamina_in_the_streets_at_the_end_of_mythos() -> None:
    here = scene(
        investigators=[
            {"id": "joe-diamond", "space": "downtown"},
            {"id": "mandy-thompson", "space": "library"},
        ],
        ancient_one="ithaqua",
        decks={"mythos": ["all-quiet-in-arkham"]},
        start="mythos",
    )
    here.until(turn=2)
    assert (here.who("joe-diamond").stamina, here.who("mandy-thompson").stamina) == (5, 5)


@pytest.mark.rule("AOX-04")
def test_with_ithaqua_a_weather_card_is_discarded_and_the_environment_stays() -> None:
    mythos = scene().table.library.mythos.values()
    weather = next(row for row in mythos if row.trait == "weather" and row.clues)
    other = next(row.id for row in mythos if row.trait == "urban")
    here = scene(
        investigators=[{"id": "joe-diamond", "space": "library"}],
        ancient_one="ithaqua",
        environment=other,
        decks={"mythos": [weather.id]},
        start="mythos",
    ).until(turn=2)
    assert weather.gate in here.state.gates
    assert here.state.environment is not None
    assert row_of(here.state.environment.id) == other
    assert here.state.mythos[0] == f"{weather.id}#1"


def at_a_gate(fight: int) -> Scene:
    """A scene before the attempt to close a gate of modifier -1 with Yog-Sothoth asleep."""
    return scene(
        investigators=[
            {"id": "joe-diamond", "space": "woods", "explored": True, "clues": 5, "skills": {"fight": fight}}
        ],
        ancient_one="yog-sothoth",
        board={"gates": {"woods": "plateau-of-leng", "graveyard": "rlyeh"}},
        start="arkham_encounters",
    )


@pytest.mark.rule("AOX-10", "AOX-11")
def test_with_yog_sothoth_one_success_does_not_close_a_gate() -> None:
    here = at_a_gate(4).dice(6, 1, 1).choose("close:fight", "accept")
    assert [check.passed for check in here.events(events.CheckMade)] == [False]
    assert "woods" in here.state.gates


@pytest.mark.rule("AOX-10", "AOX-11")
def test_with_yog_sothoth_two_successes_close_it_and_5_clues_seal_it() -> None:
    here = at_a_gate(4).dice(6, 5, 1).choose("close:fight", "accept", "seal:clues")
    assert here.state.seals == ["woods"]
    assert here.who().clues == 0


@pytest.mark.rule("AOX-12")
def test_with_yog_sothoth_whoever_is_lost_in_time_and_space_is_devoured() -> None:
    here = scene(ancient_one="yog-sothoth", start="movement")
    here.effects({"op": "status", "set": "lost_in_time_and_space"})
    assert here.who().devoured


@pytest.mark.rule("AOX-09")
def test_yig_gains_a_doom_token_for_the_lost_and_for_cultists_defeated() -> None:
    here = scene(ancient_one="yig", start="movement", tracks={"doom": 2})
    here.effects({"op": "status", "set": "lost_in_time_and_space"})
    assert here.state.doom == 3
    fight = scene(
        investigators=[{"id": "joe-diamond", "space": "woods", "skills": {"fight": 6, "will": 6}}],
        board={"monsters": [{"kind": "cultist", "space": "woods"}]},
        ancient_one="yig",
        start="movement",
        dice=[6] * 12,
    )
    (cultist,) = fight.state.monsters
    fight.choose("done", f"fight:{cultist}", "fight", "accept")
    assert fight.who().monster_trophies == [cultist]
    assert fight.state.doom == 1
