"""The dialog of checks: the dice by source, the roll, what can still change it."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.rules import checks
from arkham_desktop.desktop.overlays.check import CheckDialog
from arkham_desktop.desktop.overlays.check_words import pool_lines, source_kind
from arkham_desktop.desktop.overlays.outcomes import outcomes
from arkham_desktop.desktop.overlays.parts import Row
from arkham_desktop.desktop.theme import TIMES
from tests.desktop.overlays.conftest import Play
from tests.desktop.overlays.playing import Played

JOE = {
    "id": "joe-diamond",
    "person": "Ben",
    "space": "arkham-asylum",
    "clues": 2,
    "stamina": 1,
    "cards": [],
    "sliders": {"lore": 3},
}
ASYLUM: dict[str, Any] = {
    "investigators": [JOE],
    "start": "arkham_encounters",
    "decks": {"encounters:downtown": [88]},
}


@pytest.fixture
def asylum(played: Play) -> Played:
    """Lore 3 −2 is one die, one success needed, two clue tokens at hand."""
    here = played(**ASYLUM, dice=[1, 2, 3, 5])
    return here.choose("continue") if here.kind == "encounter_card" else here.choose("encounter", "continue")


def dialog(here: Played) -> CheckDialog:
    assert isinstance(here.scene.dialog, CheckDialog)
    return here.scene.dialog


def test_before_the_roll_the_dialog_stands_beside_the_table(asylum: Played) -> None:
    shown = dialog(asylum)
    assert asylum.kind == "check"
    assert shown.title == "Encounter: Arkham Asylum"
    assert "Joe Diamond (Ben)" in shown.sub
    assert asylum.scene.desk.regions.dialog.width == 704
    assert shown.tray.faces == []


def test_both_ends_are_told_in_the_numbers_of_whoever_rolls(asylum: Played) -> None:
    passed, failed = outcomes(dialog(asylum).check, asylum.scene.texts)
    assert passed.title == "Gain 2 Clue tokens."
    assert failed.title == "Lose 1 Stamina."
    assert failed.costly
    assert not passed.costly


def test_a_failed_roll_offers_clue_tokens_with_the_chance_the_rules_give(asylum: Played) -> None:
    asylum.choose("roll")
    shown = dialog(asylum)
    assert shown.tray.faces == [1]
    assert shown.tray.good == [False]
    row = asylum.rows["spend:clue"]
    assert isinstance(row, Row)
    chance = checks.chance_of(asylum.scene.table, shown.check, 1)
    assert row.value == asylum.scene.texts.percent(chance)
    assert row.number == "2"


def test_letting_a_check_fail_is_never_the_default(asylum: Played) -> None:
    asylum.choose("roll")
    focus = asylum.scene.group.focus
    assert focus is not None
    assert focus.name == "option-spend:clue"
    asylum.choose("spend:clue", "spend:clue")
    assert asylum.options == ["accept"]
    focus = asylum.scene.group.focus
    assert focus is not None
    assert focus.name == "option-accept"


def test_a_press_on_the_row_spends_the_clue_token_and_only_new_dice_are_added(asylum: Played) -> None:
    asylum.choose("roll")
    asylum.driver.click("dialog-spend:clue")
    who = asylum.scene.table.investigator("joe-diamond")
    assert who.clues == 1
    check = dialog(asylum).check
    assert check.clues_spent == 1
    assert dialog(asylum).tray.faces == check.faces
    assert len(check.faces) > 1


def test_dice_tumble_and_settle_one_by_one_and_the_bar_keeps_the_result_until_then(played: Play) -> None:
    here = played(**ASYLUM, dice=[6], pace="normal")
    here.until("check", prefer=("encounter", "continue"))
    here.scene.choose("roll")
    shown = dialog(here)
    assert here.scene.busy
    assert here.scene.bar.waiting
    assert "option-accept" not in here.scene.group, "nothing can be chosen while the dice roll"
    here.driver.tick(TIMES.dice_tumble / 2)
    before = shown.tray.settled
    here.driver.tick(TIMES.dice_tumble)
    assert (before, shown.tray.settled) == (0, 1)
    assert here.scene.dialog is shown
    assert here.scene.bar.waiting == ""
    assert "option-accept" in here.scene.group


@pytest.mark.parametrize("how", ["space", "enter", "click"])
def test_the_dice_settle_at_once_when_hurried(played: Play, how: str) -> None:
    here = played(**ASYLUM, dice=[6], pace="normal")
    here.until("check", prefer=("encounter", "continue"))
    here.scene.choose("roll")
    assert dialog(here).moves
    if how == "click":
        here.driver.click(here.scene.desk.regions.dialog.center)
    else:
        here.driver.key(how)
    assert not dialog(here).moves
    assert here.kind == "after_check", "hurrying is no choice"
    assert "option-accept" in here.scene.group


@pytest.mark.parametrize(
    ("die", "asked"),
    [(2, "0 of 1 success: what does Joe do?"), (6, "Passed with 1 success: what does Joe do?")],
)
def test_the_question_after_a_roll_says_how_it_stands(played: Play, die: int, asked: str) -> None:
    here = played(**ASYLUM, dice=[die])
    here.until("after_check", prefer=("encounter", "continue", "roll"))
    decision = here.scene.session.game.pending
    assert decision is not None
    assert here.scene.texts.question(decision).title == asked


def test_without_animations_the_dice_lie_at_once(asylum: Played) -> None:
    asylum.scene.choose("roll")
    assert not dialog(asylum).moves


def test_horror_and_combat_checks_tell_what_they_cost(played: Play) -> None:
    here = played(
        investigators=[{"id": "joe-diamond", "space": "downtown", "sanity": 1, "stamina": 3, "cards": []}],
        board={"monsters": [{"kind": "ghoul", "space": "downtown"}]},
        start="movement",
    )
    here.choose("done")
    ghoul = here.options[0].partition(":")[2]
    here.choose(f"fight:{ghoul}")
    passed, failed = outcomes(dialog(here).check, here.scene.texts)
    assert passed.title == "No harm"
    assert failed.title == "−1 Sanity (1 → 0)"
    assert "Insane" in failed.text


def test_a_closing_check_names_the_gate_and_what_closing_brings(played: Play) -> None:
    here = played(
        investigators=[{"id": "joe-diamond", "space": "woods", "explored": True, "cards": []}],
        board={"gates": {"woods": "abyss"}},
        start="arkham_encounters",
    )
    here.until("check", prefer=("close:lore",))
    shown = dialog(here)
    assert shown.title == "Closing the gate: Woods to Abyss"
    assert ("Gate to Abyss", "−2") in [
        (line.text, line.n) for line in pool_lines(shown.check, shown.host.texts)
    ]
    passed, failed = outcomes(shown.check, shown.host.texts)
    assert (passed.title, failed.title) == ("The gate closes", "The gate stays open")


def test_a_spell_tells_what_it_does_when_it_works(played: Play) -> None:
    here = played(
        investigators=[{"id": "joe-diamond", "other_world": "abyss", "cards": ["find-gate"]}],
        start="movement",
    )
    cast = next(option for option in here.options if option.startswith("cast:"))
    here.choose(cast)
    passed, failed = outcomes(dialog(here).check, here.scene.texts)
    assert "eturn to Arkham" in passed.title
    assert failed.title == "Nothing happens; its Sanity is paid."


def before_a_ghoul(played: Play, spell: str) -> Played:
    """Gloria Goldberg with a Spell, at the Horror check of a Ghoul that she has chosen to fight."""
    here = played(
        investigators=[{"id": "gloria-goldberg", "space": "woods", "cards": [spell]}],
        board={"monsters": [{"kind": "ghoul", "space": "woods"}]},
        start="movement",
    )
    here.choose("done")
    here.choose(next(one for one in here.options if one.startswith("fight:")))
    return here


def test_the_chance_of_a_spell_is_not_taken_for_that_of_the_check(played: Play) -> None:
    here = before_a_ghoul(played, "wither")
    assert dialog(here).check.kind == "horror"
    row = next(row for name, row in here.rows.items() if name.startswith("cast:wither"))
    assert isinstance(row, Row)
    assert row.value == ""
    assert row.sub.startswith("Costs 0 Sanity · succeeds with")


def test_casting_a_spell_against_a_monster_shows_the_spell_and_its_number(played: Play) -> None:
    here = before_a_ghoul(played, "shrivelling")
    here.choose(next(one for one in here.options if one.startswith("cast:")))
    shown = dialog(here)
    assert (shown.check.kind, shown.title) == ("spell", "Casting Shrivelling")
    assert shown._left.thing(shown.check).startswith("shrivelling")
    assert ("Shrivelling", "−1") in [
        (line.text, line.n) for line in pool_lines(shown.check, here.scene.texts)
    ]


def test_a_check_of_a_rule_has_a_title_and_is_called_no_encounter(played: Play) -> None:
    here = played(
        sets=["base", "innsmouth"],
        ancient_one="cthulhu",
        investigators=[{"id": "amanda-sharpe", "space": "marsh-refinery"}],
        tracks={"doom": 7},
        start="movement",
    )
    here.choose("done")
    check = dialog(here).check
    assert dialog(here).title == "Martial law"
    assert source_kind(check, check.source, here.scene.texts, first=False) == ""


@pytest.mark.parametrize(("stamina", "told"), [(5, "combat begins"), (1, "Unconscious")])
def test_whoever_a_failed_evade_check_knocks_unconscious_fights_no_combat(
    played: Play, stamina: int, told: str
) -> None:
    joe = {"id": "joe-diamond", "space": "uptown", "stamina": stamina}
    zombie = {"kind": "zombie", "space": "uptown"}
    here = played(investigators=[joe], board={"monsters": [zombie]}, start="movement", dice=[1])
    here.until("monsters", prefer=("done",))
    here.choose(next(option for option in here.options if option.startswith("evade:")))
    failed = outcomes(dialog(here).check, here.scene.texts)[1]
    assert told in failed.text
    assert ("combat" in failed.text) == (stamina > 2)
