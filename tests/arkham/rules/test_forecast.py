from __future__ import annotations

import pytest

from arkham_desktop.arkham.rules import checks, forecast
from tests.arkham.scenes import scene

JOE = "joe-diamond"


def _joe(**fields: object) -> dict[str, object]:
    return {
        "id": JOE,
        "space": "downtown",
        "sliders": {"speed": 0, "fight": 2, "lore": 1},
        "skills": {},
        "cards": [],
        **fields,
    }


@pytest.mark.rule("EVA-01")
def test_the_chance_to_evade_all_is_the_product_of_the_chances_of_each() -> None:
    here = scene(
        investigators=[_joe()],
        board={"monsters": [{"kind": "zombie", "space": "downtown"}, {"kind": "witch", "space": "downtown"}]},
        start="movement",
    )
    who = here.who(JOE)
    zombie, witch = here.table.monsters_at("downtown")
    one = checks.chance_of(here.table, forecast.evade_check(here.table, who, zombie))
    other = checks.chance_of(here.table, forecast.evade_check(here.table, who, witch))
    assert 0 < other < one < 1
    assert forecast.evade_chance(here.table, who, [zombie, witch]) == pytest.approx(one * other)


@pytest.mark.rule("COM-08", "COM-17")
def test_before_a_combat_the_odds_are_those_of_the_best_weapons_that_fit_into_the_hands() -> None:
    here = scene(
        investigators=[_joe(cards=["knife", "38-revolver", "rifle"])],
        board={"monsters": [{"kind": "cultist", "space": "downtown"}]},
        start="movement",
    )
    who = here.who(JOE)
    (cultist,) = here.table.monsters_at("downtown")
    check = forecast.combat_check(here.table, who, cultist)
    assert check is not None
    assert [card.id.partition("#")[0] for card in check.wielded] == ["rifle"]  # +5 against +1 and +3
    bare = scene(
        investigators=[_joe()],
        board={"monsters": [{"kind": "cultist", "space": "downtown"}]},
        start="movement",
    )
    unarmed = forecast.combat_check(bare.table, bare.who(JOE), cultist)
    assert unarmed is not None
    assert checks.dice_count(here.table, check) == checks.dice_count(bare.table, unarmed) + 5


@pytest.mark.rule("GAT-02")
def test_the_odds_of_closing_a_gate_are_those_of_the_check_that_is_then_made() -> None:
    here = scene(
        investigators=[_joe(space="woods", explored=True, clues=1)],
        board={"gates": {"woods": "abyss"}},
        start="arkham_encounters",
        dice=[1, 1, 1, 1],
    )
    foreseen = forecast.closing_check(here.table, here.who(JOE), "woods", "fight")
    here.choose("close:fight")
    made = here.decision.about
    assert isinstance(made, checks.Check)
    assert (made.kind, made.modifier, made.need) == (foreseen.kind, foreseen.modifier, foreseen.need)
    assert len(made.faces) == checks.dice_count(here.table, foreseen)


@pytest.mark.rule("AO-18")
def test_the_chance_to_withstand_the_ancient_one_is_that_of_the_check_it_asks_for() -> None:
    here = scene(
        investigators=[_joe(), {"id": "amanda-sharpe", "space": "downtown", "cards": []}],
        ancient_one="ithaqua",
        battle={"round": 3},
        start="final_battle",
    )
    here.until(kind="attack")
    told = {check.who.id: check for check in forecast.checks_under_attack(here.table)}
    assert set(told) == {JOE, "amanda-sharpe"}
    for _ in range(20):
        about = here.decision.about
        if isinstance(about, checks.Check) and about.kind == "fight":
            break
        here.choose(next(one for one in ("attack", "roll", "accept", "done") if one in here.options))
    check = here.decision.about
    assert isinstance(check, checks.Check)
    foretold = told[check.who.id]
    assert (foretold.kind, foretold.modifier, foretold.need) == (check.kind, check.modifier, check.need)
    assert checks.chance_of(here.table, foretold) == checks.chance_of(here.table, check)


@pytest.mark.parametrize("ancient", ["azathoth", "abhoth", "glaaki"])
def test_an_ancient_one_that_asks_for_no_check_foretells_none(ancient: str) -> None:
    here = scene(sets=["base", "dunwich"], investigators=[_joe()], ancient_one=ancient, start="movement")
    assert forecast.checks_under_attack(here.table) == []
