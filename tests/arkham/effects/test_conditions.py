"""When conditions hold."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.condition_base import Condition, holds_now
from tests.arkham.scenes import Scene, scene

READ: TypeAdapter[Any] = TypeAdapter(Condition)


def position() -> Scene:
    """Joe downtown with some of everything, Jenny in an Other World."""
    return scene(
        investigators=[
            {
                "id": "joe-diamond",
                "space": "downtown",
                "cards": ["knife", "holy-water", "wither", "duke"],
                "clues": 3,
                "money": 5,
                "sanity": 4,
                "stamina": 3,
                "skills": {"lore": 3},
                "status": ["blessed"],
                "trophies": {"gates": ["abyss"], "monsters": ["ghoul", "cultist"]},
            },
            {"id": "jenny-barnes", "other_world": {"world": "abyss", "area": 2}},
        ],
        board={
            "seals": ["graveyard"],
            "monsters": [{"kind": "ghoul", "space": "easttown"}],
            "sky": ["byakhee"],
        },
        tracks={"terror": 4, "doom": 7},
        environment="blackest-night",
        start="movement",
    )


def holds(here: Scene, record: dict[str, Any], who: str = "joe-diamond", **at: Any) -> bool:
    one = here.who(who)
    return holds_now(here.table, READ.validate_python(record), Context("test", one, place=one.place, **at))


@pytest.mark.parametrize(
    "record",
    [
        {"has": {"what": "clue", "n": 3}},
        {"has": {"what": "item", "n": 3}},
        {"has": {"what": "unique", "n": 1}},
        {"has": {"what": "spell", "n": 1}},
        {"has": {"what": "ally", "n": 1}},
        {"has": {"what": "gate_trophy", "n": 1, "world": "abyss"}},
        {"has": {"what": "monster_trophy", "n": 2}},
        {"at_most": {"what": "money", "n": 5}},
        {"has_card": "knife"},
        {"has_status": "blessed"},
        {"skill_at_least": {"skill": "lore", "n": 3}},
        {"alone_here": True},
        {"in": "street"},
        {"in": "arkham"},
        {"in": "downtown"},
        {"terror_at_least": 4},
        {"doom_at_least": 7},
        {"doom_at_least": "half_up"},
        {"doom_is": 7},
        {"doom_left_at_most": 7},
        {"players_at_least": 2},
        {"sealed": "any"},
        {"ancient_one": "azathoth"},
        {"environment": "blackest-night"},
        {"card_available": "deputy-of-arkham"},
        {"monster_in_play": {"kinds": ["ghoul"], "where": "arkham"}},
        {"monster_in_play": {"kinds": ["byakhee"]}},
        {"all": [{"in": "street"}, {"not": {"in": "easttown"}}]},
        {"any": [{"in": "easttown"}, {"terror_at_least": 1}]},
    ],
)
def test_a_condition_that_is_met_holds(record: dict[str, Any]) -> None:
    assert holds(position(), record)


@pytest.mark.parametrize(
    "record",
    [
        {"has": {"what": "clue", "n": 4}},
        {"has": {"what": "item", "n": 4}},
        {"has": {"what": "gate_trophy", "n": 1, "world": "rlyeh"}},
        {"at_most": {"what": "monster_trophy", "n": 1}},
        {"has_card": "lantern"},
        {"has_status": "cursed"},
        {"has_status": "delayed"},
        {"at_maximum": ["sanity", "stamina"]},
        {"in": "location"},
        {"in": "other_world"},
        {"area": 1},
        {"hand_empty": True},
        {"happened": "insane"},
        {"terror_at_least": 5},
        {"doom_is": 6},
        {"doom_left_at_most": 6},
        {"players_at_least": 3},
        {"ancient_one": "hastur"},
        {"environment": "heat-wave"},
        {"monster_in_play": {"kinds": ["byakhee"], "where": "arkham"}},
        {"monster_in_play": {"kinds": ["dhole"]}},
        {"deck_empty": "ally"},
        {"track_full": "doom"},
        {"ancient_one_awakens": True},
        {"combat_round_at_least": 1},
        {"dice_equal": True},
    ],
)
def test_it_does_not_hold(record: dict[str, Any]) -> None:
    assert not holds(position(), record)


def test_in_an_other_world_one_is_in_its_area() -> None:
    here = position()
    assert holds(here, {"in": "other_world"}, "jenny-barnes")
    assert holds(here, {"area": 2}, "jenny-barnes")
    assert not holds(here, {"in": "arkham"}, "jenny-barnes")


def test_a_card_somebody_holds_is_not_available() -> None:
    here = scene(investigators=[{"id": "joe-diamond", "cards": ["deputy-of-arkham"]}], start="movement")
    assert not holds(here, {"card_available": "deputy-of-arkham"})


def test_tokens_are_counted_where_they_lie() -> None:
    here = position()
    knife = here.card("knife", "joe-diamond")
    knife.tokens["clue"] = 2
    at_least = {"tokens": {"what": "clue", "on": "this", "at_least": 2}}
    at_most = {"tokens": {"what": "clue", "on": "this", "at_most": 1}}
    assert holds(here, at_least, card=knife)
    assert not holds(here, at_most, card=knife)


def test_what_befell_somebody_is_known_in_its_own_surroundings() -> None:
    assert holds(position(), {"happened": "insane"}, happened={"insane"})
