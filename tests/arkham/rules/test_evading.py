"""Evading monsters (EVA)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.events import CheckMade, DiceRolled, InvestigatorMoved
from tests.arkham.scenes import Scene, scene

STREET = "northside"


def meeting(
    *kinds: str, who: str = "ashcan-pete", space: str = STREET, dice: tuple[int, ...] = (), **seat: Any
) -> Scene:
    """Somebody begins the Movement phase, with Speed 3, in a space with these monsters, numbered from 1."""
    seat["skills"] = {"speed": 3, **seat.get("skills", {})}
    return scene(
        investigators=[{"id": who, "space": space, "cards": [], "clues": 0, **seat}],
        board={"monsters": [{"kind": f"{kind}#1", "space": space} for kind in kinds]},
        start="movement",
        dice=list(dice),
    )


def leave(here: Scene, *options: str) -> Scene:
    """Walk on, which asks for the monsters first."""
    step = next(option for option in here.options if option.startswith("go:"))
    return here.choose(step, *options)


@pytest.mark.rule("EVA-01")
def test_evading_rolls_sneak_and_awareness_and_one_success_is_enough() -> None:
    here = leave(meeting("star-spawn", skills={"sneak": 4}, dice=(5, 1, 1)), "evade:star-spawn#1")
    (check,) = here.events(CheckMade)
    assert (check.what, check.need, check.passed) == ("evade", 1, True)
    assert len(here.events(DiceRolled)[0].faces) == 3


@pytest.mark.rule("EVA-01")
def test_sneak_and_evade_bonuses_help_to_evade() -> None:
    cards = ["sneak", "dark-cloak"]
    here = leave(meeting("star-spawn", skills={"sneak": 1}, cards=cards, dice=(5, 1)), "evade:star-spawn#1")
    assert len(here.events(DiceRolled)[0].faces) == 1 + 1 + 1 - 1


@pytest.mark.rule("EVA-02", "EVA-10")
def test_who_evades_walks_on_as_if_there_were_no_monster() -> None:
    here = meeting("star-spawn", skills={"sneak": 4, "speed": 3}, dice=(1, 1, 6))
    here.choose("go:curiositie-shoppe", "evade:star-spawn#1", "done")
    assert here.who().place == "curiositie-shoppe"


@pytest.mark.rule("EVA-03", "EVA-10")
def test_a_failed_evasion_deals_the_combat_damage_at_once_and_combat_begins() -> None:
    here = leave(meeting("star-spawn", skills={"sneak": 4, "will": 9}, stamina=4, dice=(1, 1, 1, 6)))
    here.choose("evade:star-spawn#1")
    assert here.who().stamina == 1
    assert [event.what for event in here.events(CheckMade)] == ["evade", "horror"]
    assert here.options[:2] == ["fight", "flee"]


@pytest.mark.rule("EVA-03", "EVA-09")
def test_the_horror_check_follows_the_damage_of_a_failed_evasion() -> None:
    seat = {"skills": {"sneak": 2, "will": 2}, "stamina": 5, "sanity": 5}
    here = meeting("dhole", who="amanda-sharpe", space="uptown", dice=(4, 1), **seat)
    here.choose("go:southside", "evade:dhole#1")
    assert (here.who().stamina, here.who().sanity) == (1, 1)
    assert here.options[:2] == ["fight", "flee"]


@pytest.mark.rule("EVA-09")
def test_whom_the_damage_knocks_out_makes_no_horror_check() -> None:
    here = meeting("dhole", who="amanda-sharpe", space="uptown", dice=(4,), skills={"sneak": 2}, stamina=4)
    here.choose("go:southside", "evade:dhole#1")
    assert here.who().place == "st-marys-hospital"
    assert [event.what for event in here.events(CheckMade)] == ["evade"]


@pytest.mark.rule("EVA-04", "EVA-09")
def test_a_failed_evasion_ends_movement_even_after_a_victory() -> None:
    seat = {"skills": {"sneak": 2, "will": 9, "fight": 9, "speed": 4}, "stamina": 5, "sanity": 5}
    here = meeting("cultist", who="amanda-sharpe", space="uptown", dice=(6,), **seat)
    here.choose("go:southside", "evade:cultist#1", "fight")
    assert here.who().monster_trophies == ["cultist#1"]
    assert here.who().place == "uptown"
    assert not [option for option in here.options if option.startswith("go:")]


@pytest.mark.rule("EVA-05", "EVA-12")
def test_several_monsters_are_taken_one_by_one_in_the_players_order() -> None:
    here = leave(meeting("star-spawn", "shoggoth", skills={"sneak": 4}, dice=(6, 1, 1, 6, 1, 1)))
    assert set(here.options) == {
        "evade:star-spawn#1", "fight:star-spawn#1", "evade:shoggoth#1", "fight:shoggoth#1",
    }  # fmt: skip
    here.choose("evade:shoggoth#1")
    assert set(here.options) == {"evade:star-spawn#1", "fight:star-spawn#1"}
    here.choose("evade:star-spawn#1", "done")
    assert here.who().place != STREET


@pytest.mark.rule("EVA-05", "EVA-12")
def test_after_a_fight_the_other_monsters_must_still_be_dealt_with() -> None:
    seat: dict[str, Any] = {"skills": {"sneak": 4, "will": 9, "fight": 9}, "stamina": 4}
    here = leave(meeting("star-spawn", "shoggoth", dice=(1, 1, 1, 6, 1, 1, 1, 1, 1, 6, 6, 6, 6), **seat))
    here.choose("evade:star-spawn#1", "fight")
    assert here.who().monster_trophies == ["star-spawn#1"]
    assert set(here.options) == {"evade:shoggoth#1", "fight:shoggoth#1"}
    here.dice(6, 1, 1).choose("evade:shoggoth#1")
    assert here.who().place == STREET


@pytest.mark.rule("EVA-06", "EVA-11")
def test_a_monster_evaded_must_be_handled_again_in_the_next_movement_phase() -> None:
    here = meeting("star-spawn", skills={"sneak": 4}, dice=(6, 1, 1))
    here.choose("done", "evade:star-spawn#1")
    assert here.who().place == STREET
    here.until(phase="movement", turn=here.state.turn + 1)
    here.state.monsters["star-spawn#1"] = here.who().place
    here.until(kind="monsters")
    assert "evade:star-spawn#1" in here.options


@pytest.mark.rule("EVA-06", "EVA-02")
def test_who_comes_back_in_the_same_movement_phase_need_not_evade_a_monster_again() -> None:
    here = meeting("star-spawn", skills={"sneak": 4, "speed": 4}, dice=(6, 1, 1))
    away, back = "go:curiositie-shoppe", f"go:{STREET}"
    here.choose(away, "evade:star-spawn#1", back)
    assert not [name for name in here.options if name.startswith("evade:")]
    here.choose(away, back)  # past it once more, and there the points are spent
    assert here.who().place == STREET
    assert [event.what for event in here.events(CheckMade)] == ["evade"]


@pytest.mark.rule("EVA-07")
def test_who_evades_makes_no_horror_check() -> None:
    here = leave(meeting("star-spawn", skills={"sneak": 4}, dice=(5, 1, 1)), "evade:star-spawn#1")
    assert [event.what for event in here.events(CheckMade)] == ["evade"]
    assert here.who().sanity == here.table.library.investigators["ashcan-pete"].sanity


@pytest.mark.rule("EVA-08")
@pytest.mark.parametrize(("face", "place"), [(5, "southside"), (6, "southside"), (4, "uptown")])
def test_amanda_sharpe_passes_a_dhole_with_one_die(face: int, place: str) -> None:
    seat = {"skills": {"sneak": 2, "speed": 3, "will": 9}, "stamina": 5, "sanity": 5}
    here = meeting("dhole", who="amanda-sharpe", space="uptown", dice=(face, 1, 1), **seat)
    here.choose("go:southside", "evade:dhole#1")
    assert here.who().place == place


@pytest.mark.rule("EVA-02", "EVA-13")
def test_who_evades_the_monsters_of_a_gate_goes_through_it_in_the_same_turn() -> None:
    here = scene(
        investigators=[
            {
                "id": "ashcan-pete",
                "space": "woods",
                "cards": [],
                "skills": {"sneak": 4, "speed": 3},
                "clues": 0,
            }
        ],
        board={
            "monsters": [{"kind": "star-spawn#1", "space": "woods"}],
            "gates": {"woods": "abyss"},
            "clues": {},
        },
        start="movement",
        dice=[6, 1, 1],
    )
    here.choose("done", "evade:star-spawn#1")
    assert ("woods", "abyss") in [event.path for event in here.events(InvestigatorMoved)]


def test_a_silver_key_evades_without_a_roll_and_is_used_up_by_the_third_time() -> None:
    key = {"id": "silver-key#1", "tokens": {"stamina": 2}}
    here = leave(meeting("star-spawn", skills={"sneak": 4}, cards=[key]), "evade:star-spawn#1")
    assert here.options == ["roll", "use:silver-key#1"]
    here.choose("use:silver-key#1")
    assert here.cards() == []
    assert here.events(DiceRolled) == []
    assert here.who().place != STREET


def test_the_mists_of_releh_are_cast_on_the_monsters_awareness() -> None:
    cards = ["mists-of-releh#1"]
    here = leave(meeting("star-spawn", skills={"sneak": 4, "lore": 3}, cards=cards, dice=(5, 1)))
    here.choose("evade:star-spawn#1", "cast:mists-of-releh#1")
    assert [len(event.faces) for event in here.events(DiceRolled)] == [2]
    assert here.who().place != STREET
    assert here.card("mists-of-releh").exhausted


@pytest.mark.rule("SPL-05", "INV-14")
@pytest.mark.parametrize(("faces", "devoured"), [((1, 1), True), ((1, 6), False)])
def test_the_price_of_a_ward_is_settled_together_with_the_damage(
    faces: tuple[int, int], devoured: bool
) -> None:
    here = scene(
        investigators=[
            {
                "id": "joe-diamond",
                "space": "uptown",
                "cards": ["flesh-ward"],
                "clues": 0,
                "sanity": 1,
                "stamina": 2,
                "skills": {"sneak": 3, "lore": 3},
            },
            {"id": "bob-jenkins"},
        ],
        board={"monsters": [{"kind": "gug", "space": "uptown"}]},
        start="movement",
        dice=list(faces),
    )
    here.choose("done", "evade:gug#1")
    here.choose(next(option for option in here.options if option.startswith("cast:")))
    assert here.who().devoured is devoured
    assert devoured or here.who().place == "arkham-asylum"
