"""Scenarios: building a position, choosing in it, expecting things of the view, mistakes told in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arkham_desktop.arkham.scenario import ScenarioError, build, parse, read, run
from arkham_desktop.arkham.scenario.running import fits

from .scenes import scene

JOE = {"id": "joe-diamond"}
WALK: dict[str, Any] = {
    "title": {"en": "A walk"},
    "investigators": [{"id": "joe-diamond", "space": "downtown", "money": 1, "cards": []}],
    "start": {"phase": "movement", "investigator": "joe-diamond"},
    "steps": [
        {"choose": "go:merchant-district", "caption": {"en": "One point."}},
        {"expect": {"options": {"have": ["go:downtown"], "lack": ["go:uptown"]}}},
        {"choose": "done"},
    ],
    "expect": {
        "investigators.joe-diamond.space": "merchant-district",
        "investigators.joe-diamond.money": 1,
        "investigators.joe-diamond.cards": [],
        "tracks.terror": 0,
        "result": None,
    },
}


def test_a_scenario_that_holds_is_well() -> None:
    report = run(parse(WALK))
    assert report.ok
    assert len(report.checks) == 6


def test_an_expectation_that_fails_is_reported_with_what_stands_there() -> None:
    report = run(parse({**WALK, "expect": {"investigators.joe-diamond.money": 2}}))
    assert not report.ok
    assert [(check.expected, check.actual) for check in report.checks if not check.ok] == [(2, 1)]


def test_a_path_that_leads_nowhere_fails() -> None:
    report = run(parse({**WALK, "expect": {"investigators.joe-dimond.money": 1}}))
    assert not report.ok


def test_a_choice_that_is_no_option_ends_the_scenario_with_what_could_be_chosen() -> None:
    report = run(parse({**WALK, "steps": [{"choose": "go:woods"}]}))
    assert not report.ok
    assert report.failure is not None
    assert '"go:woods" cannot be chosen now' in report.failure
    assert "go:easttown" in report.failure


def test_a_lone_option_that_was_answered_already_may_be_named() -> None:
    steps = [{"until": {"kind": "move"}, "policy": "done"}, *WALK["steps"], {"choose": "leave"}]
    assert run(parse({**WALK, "steps": steps})).failure is None


def test_until_plays_on_by_a_policy() -> None:
    steps = [{"until": {"phase": "upkeep", "turn": 2}}, {"expect": {"turn": 2, "phase": "upkeep"}}]
    assert run(parse({**WALK, "steps": steps, "expect": {}})).ok


def test_a_policy_that_does_not_exist_is_named() -> None:
    with pytest.raises(ScenarioError, match=r"steps\.0\.policy: there is no policy .wild."):
        run(parse({**WALK, "steps": [{"until": {"turn": 2}, "policy": "wild"}]}))


def test_dice_are_rolled_in_the_order_they_are_written() -> None:
    here = scene(start="movement", dice=[3, 1])
    assert here.table.chance.dice(2) == [3, 1]


def test_everything_left_out_is_as_in_a_fresh_set_up() -> None:
    here = scene(investigators=[{"id": "joe-diamond"}], start="movement")
    who = here.who()
    assert (who.place, who.money, who.clues, who.sanity, who.stamina) == ("police-station", 8, 3, 4, 6)
    assert here.cards() == ["45-automatic"]
    assert (here.state.doom, here.state.terror, here.state.gates) == (0, 0, {})
    assert sum(here.state.clues.values()) == 11
    here.sound()


def test_without_a_start_the_first_turn_begins() -> None:
    here = scene(investigators=[{"id": "joe-diamond"}])
    assert (here.state.turn, here.state.phase) == (1, "upkeep")


def test_every_field_is_put_where_it_belongs() -> None:
    record = {
        "investigators": [
            {
                "id": "joe-diamond",
                "space": "woods",
                "explored": True,
                "sanity": 2,
                "sliders": {"speed": 1, "lore": 3},
                "skills": {"luck": 9},
                "cards": ["lantern", {"id": "shrivelling", "exhausted": True}],
                "status": ["blessed", "lose_turn"],
                "trophies": {"gates": ["rlyeh"], "monsters": ["ghoul"]},
            },
            {"id": "mandy-thompson", "other_world": {"world": "abyss", "area": 2}},
        ],
        "board": {
            "gates": {"woods": "abyss"},
            "seals": ["graveyard"],
            "clues": {"black-cave": 2},
            "monsters": [{"kind": "cultist", "space": "downtown"}],
            "outskirts": ["zombie"],
            "sky": ["byakhee"],
        },
        "tracks": {"doom": 3, "terror": 4},
        "decks": {
            "common": ["38-revolver"],
            "cup": ["witch"],
            "gates": ["yuggoth"],
            "encounters:downtown": [88],
        },
        "start": {"phase": "arkham_encounters", "investigator": "joe-diamond"},
    }
    here = scene(record).sound()
    seen = here.view
    joe = seen["investigators"]["joe-diamond"]
    assert (joe["space"], joe["explored"], joe["sanity"], joe["sliders"]["lore"]) == ("woods", True, 2, 3)
    assert joe["skills"]["luck"] == 9
    assert joe["cards"] == ["lantern", "shrivelling", "blessing"]
    assert joe["exhausted"] == ["shrivelling"]
    assert set(joe["status"]) == {"blessed", "lose_turn"}
    assert joe["trophies"] == {"gates": ["rlyeh"], "monsters": ["ghoul"]}
    mandy = seen["investigators"]["mandy-thompson"]
    assert (mandy["space"], mandy["other_world"], mandy["area"]) == (None, "abyss", 2)
    board = seen["board"]
    assert (board["gates"], board["seals"], board["clues"]) == (
        {"woods": "abyss"},
        ["graveyard"],
        {"black-cave": 2},
    )
    assert (board["monsters"], board["outskirts"], board["sky"]) == (
        {"downtown": ["cultist"]},
        ["zombie"],
        ["byakhee"],
    )
    assert board["closed"] == ["general-store"]
    assert (seen["tracks"]["doom"], seen["tracks"]["terror"]) == (3, 4)
    tops = [here.state.decks["common"], here.state.cup, here.state.gate_pile]
    assert [deck[-1].partition("#")[0] for deck in tops] == ["38-revolver", "witch", "yuggoth"]
    assert here.state.location_tops == {"downtown": [88]}
    assert json.loads(json.dumps(seen)) == seen


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"sedd": 1}, "sedd: there is no such field"),
        ({"seed": "7"}, "seed: "),
        ({"investigators": [{"space": "woods"}]}, r"investigators\.0\.id: it is missing"),
        ({"investigators": [{"id": "joe"}]}, 'no investigator "joe"'),
        (
            {"investigators": [{"id": "joe-diamond", "space": "wods"}]},
            'investigators.0.space: .*"wods".*woods',
        ),
        (
            {"investigators": [{"id": "joe-diamond", "cards": ["lantrn"]}]},
            'investigators.0.cards: .*"lantrn"',
        ),
        (
            {"investigators": [{"id": "joe-diamond", "cards": ["cross", "cross", "cross"]}]},
            'no copy of "cross" is left',
        ),
        ({"investigators": [{**JOE, "status": ["tired"]}]}, 'no status "tired"'),
        ({"investigators": [{**JOE, "sliders": {"speed": 4}}]}, r"investigators\.0\.sliders"),
        ({"board": {"gates": {"woods": "abiss"}}}, 'board.gates.woods: .*"abiss".*abyss'),
        (
            {"board": {"monsters": [{"kind": "goul", "space": "woods"}]}},
            r'board.monsters.0.kind: .*"goul".*ghoul',
        ),
        ({"decks": {"commons": []}}, 'decks: there is no deck "commons"'),
        ({"decks": {"encounters:downtown": [1]}}, "there is no location card 1"),
        ({"ancient_one": "cthulu"}, r'no Ancient One "cthulu".*cthulhu'),
        ({"first_player": "mandy-thompson"}, "first player .* is not among"),
        ({"start": {"phase": "moving"}}, r"start\.phase"),
        ({"start": {"phase": "movement", "investigator": "kate"}}, "start.investigator"),
        ({"sets": ["bose"]}, 'no set "bose"'),
        ({"dice": [7]}, r"dice\.0"),
    ],
)
def test_a_mistake_is_told_with_its_field(change: dict[str, Any], told: str) -> None:
    with pytest.raises(ScenarioError, match=told):
        build(parse({**WALK, **change}))


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"cannot read .*nothing\.json"):
        read(tmp_path / "nothing.json")
    broken = tmp_path / "broken.json"
    broken.write_text('{"seed": 1,\n', encoding="utf-8")
    with pytest.raises(ScenarioError, match=r"broken\.json, line 2: this is no JSON"):
        read(broken)
    other = tmp_path / "other.json"
    other.write_text('{"game": "chess"}', encoding="utf-8")
    with pytest.raises(ScenarioError, match=r"game: .chess. is no game this program knows"):
        read(other)


@pytest.mark.parametrize(
    ("expected", "actual", "well"),
    [
        (3, 3, True),
        (1, True, False),
        (None, "(nothing there)", True),
        ({"have": "a"}, ["a", "b"], True),
        ({"have": ["a", "c"]}, ["a", "b"], False),
        ({"lack": ["c"]}, ["a", "b"], True),
        ({"lack": ["a"]}, ["a", "b"], False),
        ({"lack": ["a"]}, "(nothing there)", False),
        ({"are": ["b", "a"]}, ["a", "b"], True),
        ({"are": ["a"]}, ["a", "b"], False),
        ({"at_least": 2}, 3, True),
        ({"at_most": 2}, 3, False),
        ({"at_most": 2}, "2", False),
        ({"woods": "abyss"}, {"woods": "abyss"}, True),
    ],
)
def test_an_expectation_fits_what_it_describes_and_nothing_else(
    expected: object, actual: object, well: bool
) -> None:
    assert fits(expected, actual) is well
