"""Checks: dice, difficulty, clue tokens, blessings, rerolls (SKL)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.events import CheckMade, DiceRolled, Lost
from arkham_desktop.arkham.rules import checks, odds, skills
from arkham_desktop.arkham.rules.checks import Check
from tests.arkham.scenes import Scene, scene


def someone(investigator: str = "monterey-jack", **fields: Any) -> dict[str, Any]:
    """A seat without cards and clues, unless given."""
    return {"id": investigator, "space": "downtown", "cards": [], "clues": 0, **fields}


def checking(kind: str | tuple[str, ...], modifier: int = 0, need: int = 1, **given: Any) -> Scene:
    """One investigator makes a check."""
    seat = {key: given.pop(key) for key in ("skills", "cards", "clues", "status", "sanity") if key in given}
    name = given.pop("who", "monterey-jack")
    here = scene(investigators=[someone(name, **seat)], start="movement", **given)
    return here.run(checks.make_check(here.table, here.who(), kind, modifier, need))


def check_of(here: Scene) -> Check:
    """The check that the open decision is about."""
    check = here.decision.about
    assert isinstance(check, Check)
    return check


@pytest.mark.rule("SKL-01", "SKL-02", "SKL-07")
def test_a_check_rolls_skill_plus_modifier_dice_and_needs_one_success() -> None:
    here = checking("sneak", -1, who="michael-mcglen", skills={"sneak": 3}, dice=[2, 5, 6])
    (rolled,) = here.events(DiceRolled)
    assert rolled.faces == (2, 5)
    assert (here.result.passed, here.result.successes, here.result.need) == (True, 1, 1)


@pytest.mark.rule("SKL-01", "SKL-08")
def test_a_check_with_a_difficulty_needs_that_many_successes() -> None:
    here = checking("luck", 2, 2, who="michael-mcglen", skills={"luck": 2}, dice=[2, 5, 3, 6])
    assert (here.result.passed, here.result.successes, here.result.dice) == (True, 2, 4)
    assert not checking("luck", 2, 2, skills={"luck": 2}, dice=[2, 5, 3, 4]).result.passed


@pytest.mark.rule("SKL-03")
def test_a_modifier_changes_the_number_of_dice_and_never_a_face() -> None:
    here = checking("will", 2, skills={"will": 2}, dice=[4, 4, 4, 4])
    assert here.result.faces == [4, 4, 4, 4]
    assert not here.result.passed


@pytest.mark.rule("SKL-04")
@pytest.mark.parametrize("modifier", [-2, -5])
def test_with_no_dice_a_check_fails_without_a_roll(modifier: int) -> None:
    here = checking("lore", modifier, skills={"lore": 2})
    assert here.result.outcome == "failed"
    assert here.events(DiceRolled) == []


@pytest.mark.rule("SKL-04", "SKL-06")
def test_at_minus_two_dice_a_clue_token_buys_exactly_one_die() -> None:
    here = checking("lore", -4, skills={"lore": 2}, clues=1, dice=[6])
    assert here.options == ["accept", "spend:clue"]
    here.choose("spend:clue")
    assert [event.faces for event in here.events(DiceRolled)] == [(6,)]
    assert here.result.passed
    assert here.who().clues == 0


@pytest.mark.rule("SKL-05", "SKL-09")
def test_clue_tokens_are_spent_one_by_one_after_the_roll() -> None:
    here = checking("lore", -1, 3, skills={"lore": 4}, clues=2, dice=[5, 6, 1, 3, 6])
    assert check_of(here).successes == 2
    here.choose("spend:clue")
    assert (check_of(here).successes, here.who().clues) == (2, 1)
    here.choose("spend:clue")
    assert here.result.passed
    assert (here.result.successes, here.who().clues) == (3, 0)


@pytest.mark.rule("SKL-05")
def test_clue_tokens_may_be_spent_on_a_passed_check_too() -> None:
    here = checking("luck", skills={"luck": 1}, clues=1, dice=[6, 5])
    assert check_of(here).successes == 1
    here.choose("spend:clue")
    assert here.result.successes == 2


@pytest.mark.rule("SKL-05")
def test_a_check_that_one_accepts_costs_no_clue_token() -> None:
    here = checking("luck", skills={"luck": 1}, clues=1, dice=[1]).choose("accept")
    assert here.result.outcome == "failed"
    assert here.who().clues == 1


@pytest.mark.rule("SKL-10")
@pytest.mark.parametrize(
    ("kind", "skill"), [("evade", "sneak"), ("horror", "will"), ("combat", "fight"), ("spell", "lore")]
)
def test_each_special_check_rests_on_its_skill(kind: str, skill: str) -> None:
    here = checking(kind, skills={skill: 4}, dice=[1] * 4)
    assert here.result.dice == 4
    assert checking(kind, skills={skill: 1}, dice=[1] * 4).result.dice == 1


@pytest.mark.rule("SKL-11")
def test_a_bonus_to_a_skill_helps_its_special_check_but_not_the_other_way_round() -> None:
    def dice(kind: str, card: str) -> int:
        here = checking(kind, cards=[card], skills={"sneak": 2}, dice=[1] * 5)
        count: int = here.result.dice
        return count

    assert [dice("sneak", "sneak"), dice("evade", "sneak")] == [3, 3]
    assert [dice("sneak", "pallid-mask"), dice("evade", "pallid-mask")] == [2, 4]


@pytest.mark.rule("SKL-12")
@pytest.mark.parametrize(("status", "successes"), [([], 2), (["blessed"], 3), (["cursed"], 1)])
def test_a_blessing_or_curse_changes_which_faces_succeed(status: list[str], successes: int) -> None:
    here = checking("will", skills={"will": 4}, status=status, dice=[3, 4, 5, 6])
    assert here.result.successes == successes


@pytest.mark.rule("SKL-12")
def test_a_blessing_counts_for_clue_dice_too() -> None:
    here = checking("will", -9, status=["blessed"], clues=1, dice=[4]).choose("spend:clue")
    assert here.result.passed


@pytest.mark.rule("SKL-12")
def test_a_blessing_counts_for_no_roll_that_is_no_check() -> None:
    here = scene(investigators=[someone(status=["blessed"])], start="movement", dice=[4])
    here.run(checks.roll_dice(here.table, here.who(), 1, "test"))
    assert here.events(DiceRolled)[0].successes == 0


@pytest.mark.rule("SKL-13")
def test_a_reroll_rolls_all_dice_again_clue_dice_included_and_clues_may_follow() -> None:
    cards = ["lucky-cigarette-case#1"]
    here = checking("luck", skills={"luck": 2}, cards=cards, clues=2, dice=[1, 2, 3, 1, 1, 4, 6])
    here.choose("spend:clue", "use:lucky-cigarette-case#1")
    assert check_of(here).faces == [1, 1, 4]
    assert here.cards() == []
    here.choose("spend:clue")
    assert here.result.faces == [1, 1, 4, 6]
    assert here.result.passed


@pytest.mark.rule("SKL-13")
def test_a_reroll_is_offered_only_after_the_roll_and_for_its_kind_of_check() -> None:
    here = checking("evade", cards=["stealth#1"], skills={"sneak": 1}, dice=[1, 6])
    assert here.options == ["accept", "use:stealth#1"]
    here.choose("use:stealth#1")
    assert here.result.passed
    assert here.card("stealth").exhausted
    assert checking("luck", cards=["stealth"], skills={"luck": 1}, dice=[1]).ended


@pytest.mark.rule("SKL-14", "SKL-15")
def test_a_skill_card_adds_one_to_the_skill_and_a_die_to_each_clue_token() -> None:
    here = checking("sneak", cards=["sneak"], skills={"sneak": 2}, clues=1, dice=[1, 1, 1, 2, 6])
    assert check_of(here).dice == 3
    here.choose("spend:clue")
    assert here.result.faces == [1, 1, 1, 2, 6]


@pytest.mark.rule("SKL-14")
def test_a_skill_card_helps_no_check_of_another_skill() -> None:
    here = checking("will", cards=["sneak"], skills={"will": 2}, clues=1, dice=[1, 1, 1]).choose("spend:clue")
    assert here.result.dice == 3


@pytest.mark.rule("SKL-16")
def test_a_check_has_no_option_to_fail_and_counts_every_success() -> None:
    here = checking("luck", skills={"luck": 3}, clues=1, dice=[5, 5, 6])
    assert here.options == ["accept", "spend:clue"]
    assert here.choose("accept").result.passed
    assert here.result.successes == 3


@pytest.mark.rule("SKL-17")
def test_a_higher_difficulty_asks_for_successes_and_for_no_clue_token() -> None:
    here = scene(
        investigators=[someone(skills={"fight": 2}, space="woods", explored=True)],
        board={"gates": {"woods": "abyss"}},
        ancient_one="yog-sothoth",
        start="arkham_encounters",
        dice=[6, 1, 1],
    )
    here.choose("close:fight")
    assert here.state.gates, "one success no longer closes a gate"
    assert not [event for event in here.events(Lost) if event.what == "clue"]


@pytest.mark.rule("SKL-18")
def test_all_successes_count_for_what_is_done_per_success() -> None:
    here = scene(investigators=[someone(stamina=1, skills={"luck": 3})], start="movement", dice=[5, 6, 5])
    here.effects({
        "op": "check", "skill": "luck", "mod": 0, "per_success": [{"op": "gain", "what": "stamina", "n": 1}],
    })  # fmt: skip
    assert here.who().stamina == 4


@pytest.mark.rule("SKL-19")
def test_the_present_skill_counts_cards_and_environment() -> None:
    seat = someone("ashcan-pete", cards=["sneak", "ryan-dean"], sliders={"speed": 0})
    here = scene(investigators=[seat], environment="sunny-and-clear", start="movement")
    sheet = here.table.library.investigators["ashcan-pete"].skills["sneak"][0]
    assert skills.skill(here.table, here.who(), "sneak") == sheet + 1 + 1 - 1


def test_of_several_skills_the_player_picks_one() -> None:
    here = checking(("fight", "lore"), skills={"fight": 1, "lore": 3}, dice=[1, 1, 1])
    assert here.options == ["skill:fight", "skill:lore"]
    assert here.choose("skill:lore").result.dice == 3


def test_joe_diamond_rolls_two_dice_for_each_clue_token() -> None:
    here = checking("will", -9, who="joe-diamond", clues=1, dice=[1, 6]).choose("spend:clue")
    assert here.result.faces == [1, 6]


def test_mandy_thompson_lets_anybody_reroll_the_failures_once_a_turn() -> None:
    here = scene(
        investigators=[someone(skills={"luck": 3}), someone("mandy-thompson")],
        start="movement",
        dice=[5, 1, 2, 6, 3],
    )
    here.run(checks.make_check(here.table, here.who(), "luck", 0, 3))
    here.choose("use:mandy-thompson")
    assert here.result.faces == [5, 6, 3]
    here.dice(1, 1, 1).run(checks.make_check(here.table, here.who(), "luck"))
    assert here.ended, "once a turn"


def test_a_prevented_or_limited_clue_token_is_not_offered() -> None:
    here = scene(investigators=[someone(clues=3, skills={"will": 1})], start="movement", dice=[1] * 6)
    limit = {"op": "mod", "what": "limit_clues_on_check", "check": "will", "set": 2, "until": "end_of_turn"}
    here.effects(limit).run(checks.make_check(here.table, here.who(), "will"))
    here.choose("spend:clue", "spend:clue")
    assert here.ended
    forbid = {"op": "prevent", "what": "spend_clue_on_check", "until": "end_of_turn"}
    here.effects(forbid).run(checks.make_check(here.table, here.who(), "luck"))
    assert here.ended
    assert here.who().clues == 1


def test_wasted_clue_tokens_buy_no_die() -> None:
    here = scene(investigators=[someone(clues=2, skills={"will": 1})], start="movement", dice=[1, 6])
    waste = {"op": "mod", "what": "wasted_clues", "n": 1, "where": "outside_combat", "until": "end_of_turn"}
    here.effects(waste).run(checks.make_check(here.table, here.who(), "will"))
    here.choose("spend:clue")
    assert check_of(here).dice == 1
    here.choose("spend:clue")
    assert here.result.passed


def test_research_materials_stand_in_for_a_clue_token() -> None:
    here = checking("luck", -9, cards=["research-materials#1"], clues=0, dice=[6])
    here.choose("spend:clue")
    assert here.result.passed
    assert here.cards() == []
    assert here.who().clues == 0


def test_research_materials_may_be_kept_when_there_is_a_clue_token() -> None:
    here = checking("luck", -9, cards=["research-materials#1"], clues=1, dice=[6]).choose("spend:clue")
    assert here.options == ["accept", "use:research-materials#1"]
    here.choose("accept")
    assert here.who().clues == 0
    assert here.cards() == ["research-materials"]


def test_a_voice_of_ra_helps_every_check_until_the_turn_ends() -> None:
    here = scene(investigators=[someone(skills={"will": 1, "luck": 1})], start="upkeep", dice=[1] * 4)
    here.effects({"op": "skill_bonus", "skill": "all", "n": 1, "until": "end_of_turn"})
    for kind in ("will", "horror"):
        assert here.run(checks.make_check(here.table, here.who(), kind)).result.dice == 2


def test_the_pool_names_every_part_and_adds_up_to_the_dice() -> None:
    here = checking("evade", -1, cards=["sneak", "dark-cloak"], skills={"sneak": 2}, clues=1, dice=[1] * 9)
    check = check_of(here)
    parts = checks.pool(here.table, check)
    assert {part.source for part in parts} >= {"sneak", "dark-cloak", "evade"}
    assert sum(part.n for part in parts) == checks.dice_count(here.table, check) == check.dice


def test_a_part_that_does_not_count_says_so() -> None:
    here = scene(
        investigators=[someone(other_world="abyss", clues=1)], environment="an-evil-fog", start="movement"
    )
    here.run(checks.make_check(here.table, here.who(), "will"))
    parts = {part.source: part for part in checks.pool(here.table, check_of(here))}
    assert (parts["an-evil-fog"].n, parts["an-evil-fog"].note) == (0, "not_now")


def test_the_event_of_a_check_says_how_it_went() -> None:
    here = checking("luck", 0, 2, skills={"luck": 2}, dice=[6, 1])
    (made,) = here.events(CheckMade)
    assert (made.what, made.successes, made.need, made.passed) == ("luck", 1, 2, False)


# --- odds ------------------------------------------------------------------------------------------
def test_the_chance_of_one_success_is_that_of_not_failing_with_every_die() -> None:
    for dice in range(8):
        assert odds.at_least(1, dice) == pytest.approx(1 - (2 / 3) ** dice)
    assert odds.at_least(1, -3) == 0
    assert odds.at_least(0, 0) == 1


def test_the_chance_agrees_with_counting_every_roll() -> None:
    rolls = [(a, b, c) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)]
    for lowest, on_six, higher in ((5, 1, 0), (4, 1, 0), (6, 1, 0), (5, 2, 0), (5, 1, 1)):
        for need in range(1, 6):
            hits = sum(
                sum(odds.successes_of(face, lowest, on_six, higher) for face in roll) >= need
                for roll in rolls
            )
            assert odds.at_least(need, 3, lowest, on_six, higher) == pytest.approx(hits / len(rolls))
    assert odds.average(3) == pytest.approx(1)


def test_the_chance_of_a_check_counts_blessing_clue_tokens_and_what_was_rolled() -> None:
    here = checking(
        "luck", 0, 2, who="joe-diamond", skills={"luck": 2}, status=["blessed"], clues=2, dice=[6, 1]
    )
    check = check_of(here)
    assert checks.chance_of(here.table, check) == 0
    assert checks.chance_of(here.table, check, clues=1) == pytest.approx(1 - 0.5**2)
    before = Check(here.who(), "luck", "luck", 0, 2)
    assert checks.chance_of(here.table, before) == pytest.approx(0.25)
    before.decide("passed")
    assert checks.chance_of(here.table, before) == 1
