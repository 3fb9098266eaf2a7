"""The dialogs of meeting and fighting monsters, and of the final battle."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.rules import checks, forecast
from arkham_desktop.arkham.rules.combat import Combat
from arkham_desktop.desktop.overlays.attack import AttackDialog
from arkham_desktop.desktop.overlays.awakening import AwakeningDialog
from arkham_desktop.desktop.overlays.combat import CombatDialog
from arkham_desktop.desktop.overlays.combat_hands import arms
from arkham_desktop.desktop.overlays.combat_ways import ways
from arkham_desktop.desktop.overlays.meeting import MeetingDialog
from arkham_desktop.desktop.overlays.parts import Row
from arkham_desktop.desktop.overlays.story import combat_lines
from tests.desktop.overlays.conftest import Play
from tests.desktop.overlays.playing import Played

MICHAEL: dict[str, Any] = {
    "id": "michael-mcglen",
    "space": "downtown",
    "cards": ["38-revolver", "enchanted-blade", "tommy-gun"],
    "sliders": {"fight": 2},
    "clues": 0,
}


def against(played: Play, kind: str, **fields: Any) -> Played:
    """Michael in a round of combat with a monster; Horror checks are passed, Combat checks fail."""
    here = played(
        investigators=[MICHAEL],
        board={"monsters": [{"kind": kind, "space": "downtown"}]},
        start="movement",
        dice=[5] + [1] * 40,
        **fields,
    )
    here.choose("done")
    monster = here.options[0].partition(":")[2]
    return here.choose(f"fight:{monster}").until("combat", prefer=("roll", "accept"))


def combat_of(here: Played) -> Combat:
    dialog = here.scene.dialog
    assert isinstance(dialog, CombatDialog)
    return dialog.combat


def held(here: Played) -> list[str]:
    combat = combat_of(here)
    decision = here.session.game.pending
    assert decision is not None
    return [arm.title for arm in arms(here.scene, decision, combat) if arm.held]


def card(here: Played, row: str) -> str:
    found = here.scene.table.investigator("michael-mcglen").card(row)
    assert found is not None
    return found.id


def test_every_monster_is_met_with_both_ways_and_their_odds(played: Play) -> None:
    here = played(
        investigators=[MICHAEL],
        board={
            "monsters": [{"kind": "ghoul", "space": "downtown"}, {"kind": "cultist", "space": "downtown"}]
        },
        start="movement",
    )
    here.choose("done")
    assert isinstance(here.scene.dialog, MeetingDialog)
    rows = [name for name, row in here.rows.items() if isinstance(row, Row)]
    assert rows == here.options
    for name in rows:
        row = here.rows[name]
        assert isinstance(row, Row)
        assert row.value.endswith("%")
        assert row.number == str(rows.index(name) + 1)
    evade = next(name for name in rows if name.startswith("evade:cultist"))
    here.driver.click(f"dialog-{evade}")
    assert here.kind == "check"


def test_a_weapon_says_the_chance_of_winning_the_round_with_it(played: Play) -> None:
    here = against(played, "shoggoth")
    gun = card(here, "tommy-gun")
    row = here.rows[f"wield:{gun}"]
    assert isinstance(row, Row)
    assert row.note == "+6 → +3", "Physical Resistance halves it"
    combat = combat_of(here)
    check = forecast.check_with(
        here.scene.table, combat.who, combat, [one for one in combat.who.cards if one.id == gun]
    )
    assert check is not None
    assert row.value == here.scene.texts.percent(checks.chance_of(here.scene.table, check))


def test_a_press_on_a_weapon_takes_it_in_hand_and_another_one_has_no_room(played: Play) -> None:
    here = against(played, "shoggoth")
    here.driver.click(f"dialog-wield:{card(here, 'tommy-gun')}")
    assert held(here) == ["Tommy Gun"]
    blade = here.rows[card(here, "enchanted-blade")]
    assert isinstance(blade, Row)
    assert not blade.enabled
    assert "hand" in blade.reason


def test_the_two_ways_are_those_of_the_rules_in_the_order_of_the_bar(played: Play) -> None:
    here = against(played, "shoggoth")
    decision = here.session.game.pending
    assert decision is not None
    fight, flee = ways(here.scene, decision, combat_of(here))
    texts = here.scene.texts
    options = {option.verb: texts.option(decision, option).odds for option in decision.options}
    assert fight.chance == options["fight"]
    assert flee.chance == options["flee"]
    assert fight.fail is not None
    assert "Stamina" in fight.fail.title


def test_from_an_ambush_there_is_no_fleeing_and_the_dialog_says_why(played: Play) -> None:
    here = against(played, "ghoul")
    decision = here.session.game.pending
    assert decision is not None
    assert decision.option("flee") is None
    _, flee = ways(here.scene, decision, combat_of(here))
    assert flee.check is None
    assert "Ambush" in flee.reason


def test_the_whole_fight_stands_there_as_rounds(played: Play) -> None:
    here = against(played, "shoggoth")
    here.choose(f"wield:{card(here, 'tommy-gun')}", "fight").until("combat", prefer=("roll", "accept"))
    combat = combat_of(here)
    assert combat.monster is not None

    def told() -> list[str]:
        lines = combat_lines(here.session, combat.who.id, combat.monster or "", 2, here.scene.texts)
        return [line.title for line in lines]

    assert told() == ["Horror: passed", "Round 1: 0 of 3", "Round 2"]


@pytest.mark.parametrize("size", [((1280, 720), None), ((1920, 1080), 3.0)])
def test_the_final_battle_shows_the_ancient_one_in_the_place_of_the_boards(
    played: Play, size: tuple[tuple[int, int], float | None]
) -> None:
    here = played(
        size=size[0],
        scale=size[1],
        investigators=[MICHAEL, {"id": "amanda-sharpe"}],
        ancient_one="hastur",
        start="final_battle",
    )
    here.until("attack", prefer=("done",))
    assert here.scene.in_battle
    assert isinstance(here.scene.dialog, AttackDialog)
    assert not here.scene.moves
    here.choose("attack").until("attack", prefer=("roll", "accept"))
    battle = here.scene.table.state.battle
    assert battle is not None
    assert battle.round == 1


def test_in_the_final_battle_everything_around_it_says_what_counts_there(played: Play) -> None:
    here = played(
        size=(1920, 1080),
        investigators=[MICHAEL, {"id": "amanda-sharpe"}],
        ancient_one="hastur",
        start="final_battle",
        dice=[5] * 60,
    )
    here.until("attack", prefer=("done",))
    desk = here.scene.desk
    one = desk.acting
    assert one is not None
    (other,) = [each for each in here.scene.table.state.investigators if each is not one]
    assert (desk.place(one), desk.place(other)) == ("acts now", "waits")
    names = [widget.name for widget in here.scene.group.widgets]
    assert [name for name in names if name.startswith("track-")] == ["track-doom", "track-successes"]
    assert not [name for name in names if name.startswith("town-")]
    here.choose("attack").until("attack", prefer=("roll", "accept"))
    told = here.scene.desk.place(one, short=True)
    assert told == "1 success", "the dice are fives"


def test_the_awakening_is_told_until_the_next_choice(played: Play) -> None:
    here = played(
        investigators=[MICHAEL],
        ancient_one="cthulhu",
        tracks={"doom": 12},
        decks={"mythos": ["all-quiet-in-arkham"]},
        start="mythos",
    )
    while not here.scene.in_battle:
        here.choose(here.options[0])
    dialog = here.scene.dialog
    assert isinstance(dialog, AwakeningDialog)
    assert dialog.title == "Cthulhu awakens"
    assert dialog.sub == "The doom track is full"
    here.choose("done")
    assert not isinstance(here.scene.dialog, AwakeningDialog)


HARVEY: dict[str, Any] = {
    "id": "harvey-walters",
    "space": "downtown",
    "cards": ["shrivelling", "bind-monster", "enchanted-blade", "38-revolver", "tommy-gun"],
    "clues": 0,
}


def casting(played: Play) -> Played:
    """Harvey in a round of combat with a cultist."""
    here = played(
        investigators=[HARVEY],
        board={"monsters": [{"kind": "cultist", "space": "downtown"}]},
        start="movement",
        dice=[5] + [1] * 40,
    )
    here.choose("done")
    return here.choose(here.options[-1]).until("combat", prefer=("roll", "accept"))


def test_a_spell_says_what_it_costs_and_what_it_gives(played: Play) -> None:
    here = casting(played)
    decision = here.session.game.pending
    assert decision is not None
    by_title = {arm.title: arm for arm in arms(here.scene, decision, combat_of(here))}
    spell = by_title["Shrivelling"]
    assert spell.bonus == "+6"
    assert spell.about.startswith("Cast −1 · 1 Sanity · succeeds ")
    assert spell.worth, "the chance of winning with it"
    assert "pass a Combat check" in by_title["Bind Monster"].about
    assert not by_title["Bind Monster"].worth


def test_the_best_weapons_are_taken_up_at_once_and_put_away_by_one_undo(played: Play) -> None:
    here = casting(played)
    count = len(here.session.history)
    here.driver.click("dialog-best")
    assert sorted(held(here)) == [".38 Revolver", "Enchanted Blade"], "+3 and +4 are more than +6"
    best = forecast.best_hands(here.scene.table, combat_of(here).who, combat_of(here))
    assert {one.id for one in best} == {one.id for one in combat_of(here).wielded}
    assert "dialog-best" not in here.scene.group
    assert len(here.session.history) == count + 2
    here.driver.click("undo")
    assert len(here.session.history) == count
    assert held(here) == []


def test_of_the_best_weapons_what_was_taken_up_in_this_round_is_one(played: Play) -> None:
    here = casting(played)
    here.choose(next(option for option in here.options if option.startswith("wield:38-revolver")))
    here.driver.click("dialog-best")
    assert sorted(held(here)) == [".38 Revolver", "Enchanted Blade"]


def test_of_an_attack_every_success_counts_and_none_is_needed(played: Play) -> None:
    here = played(
        investigators=[MICHAEL, {"id": "amanda-sharpe", "clues": 2}],
        ancient_one="yig",
        start="final_battle",
        dice=[5] * 60,
    )
    here.until("attack", prefer=("done",))
    here.choose("attack").until("check")
    decision = here.session.game.pending
    assert decision is not None
    roll = here.scene.texts.option(decision, decision.options[0])
    assert "on average" in roll.sub
    assert roll.odds is None, "there is nothing to fail"
    here.choose("roll").until("after_check", prefer=("attack", "roll", "accept"))
    decision = here.session.game.pending
    assert decision is not None
    assert " of 1 " not in here.scene.texts.question(decision).title
    accept = decision.option("accept")
    assert accept is not None
    assert here.scene.texts.option(decision, accept).label == "The attack is done"


def test_a_clue_token_in_the_final_battle_promises_no_chance(played: Play) -> None:
    here = played(
        investigators=[{**MICHAEL, "clues": 2}],
        ancient_one="yig",
        start="final_battle",
        dice=[5] * 60,
    )
    here.until("attack", prefer=("done",))
    here.choose("attack").until("after_check", prefer=("attack", "roll"))
    decision = here.session.game.pending
    assert decision is not None
    spend = decision.option("spend:clue")
    assert spend is not None
    assert here.scene.texts.option(decision, spend).odds is None, "an attack cannot fail"
