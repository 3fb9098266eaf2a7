"""The final battle (AO-12 to AO-24) and what each Ancient One of the base set does in it (AOX)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.rules import ratings
from arkham_desktop.arkham.state import Battle, Card

from .scenes import Scene, scene

NAMES = ("joe-diamond", "mandy-thompson", "kate-winthrop", "bob-jenkins")
FIGHTER: dict[str, Any] = {"skills": {"fight": 12}, "cards": [], "clues": 0}


def battle(ancient_one: str, players: int = 1, seat: dict[str, Any] | None = None, **fields: Any) -> Scene:
    """The first attack of the battle; everybody fights well and has what lets him survive its start."""
    kept = {"trophies": {"gates": [], "monsters": []}, **FIGHTER, **(seat or {})}
    return scene(
        investigators=[{"id": name, **kept} for name in NAMES[:players]],
        ancient_one=ancient_one,
        start="final_battle",
        **fields,
    ).until(kind="attack")


def the_battle(here: Scene) -> Battle:
    assert here.state.battle is not None
    return here.state.battle


def rolled(here: Scene) -> int:
    """The dice of the last Combat check."""
    return len([one for one in here.events(events.DiceRolled) if one.what == "combat"][-1].faces)


def attack(here: Scene, *faces: int) -> Scene:
    """The investigator whose turn it is attacks; dice beyond these fail."""
    here.until(kind="attack").dice(*faces, *[1] * 30).choose("attack")
    if "accept" in here.options:
        here.choose("accept")
    here.table.chance.queue.clear()
    return here


@pytest.mark.rule("AO-12")
def test_a_round_begins_with_upkeep_for_everybody_then_the_marker_passes() -> None:
    seats = [{"id": name, **FIGHTER} for name in NAMES[:3]]
    here = scene(investigators=seats, ancient_one="cthulhu", start="final_battle")
    order = []
    while here.decision.kind == "sliders":
        order.append(here.decision.who)
        here.choose("done")
    assert order == ["joe-diamond", "mandy-thompson", "kate-winthrop"]
    assert here.table.first_player.id == here.decision.who == "mandy-thompson"


@pytest.mark.rule("AO-12")
def test_exhausted_cards_are_refreshed_in_every_round() -> None:
    here = battle("cthulhu", seat={"cards": [{"id": "lucky-cigarette-case", "exhausted": True}]})
    assert not here.card("lucky-cigarette-case").exhausted


@pytest.mark.rule("AO-12", "TRD-07")
def test_all_may_trade_in_the_refresh_step_wherever_they_are() -> None:
    here = scene(
        investigators=[
            {"id": "joe-diamond", "space": "downtown", "money": 3},
            {"id": "mandy-thompson", "other_world": "abyss", "money": 3},
        ],
        ancient_one="cthulhu",
        start="final_battle",
    )
    assert here.decision.kind == "sliders"
    assert "trade:mandy-thompson" in here.options


@pytest.mark.rule("AO-13")
def test_everybody_may_make_one_combat_check_without_horror_flight_or_damage() -> None:
    here = battle("cthulhu", players=2)
    before = [(who.sanity, who.stamina) for who in here.state.investigators]
    asked = []
    for _ in range(2):
        here.until(kind="attack")
        assert "flee" not in here.options
        asked.append(here.decision.who)
        attack(here)
        assert [(who.sanity, who.stamina) for who in here.state.investigators] == before or len(asked) == 2
    assert asked == ["mandy-thompson", "joe-diamond"]
    assert {check.what for check in here.events(events.CheckMade)} == {"combat"}


@pytest.mark.rule("AO-13")
def test_nobody_has_to_attack() -> None:
    here = battle("cthulhu")
    assert "done" in here.options
    here.choose("done")
    assert not here.events(events.CheckMade)


@pytest.mark.rule("AO-13")
def test_the_combat_rating_of_the_sheet_counts() -> None:
    here = attack(battle("cthulhu"))  # fight 12, rating -6
    assert rolled(here) == 6


@pytest.mark.rule("AO-14")
def test_as_many_successes_as_players_began_remove_one_doom_token() -> None:
    here = battle("cthulhu", players=3)
    attack(here, 6, 6)
    assert (here.state.doom, the_battle(here).carried) == (13, 2)
    attack(here, 6)
    assert (here.state.doom, the_battle(here).carried) == (12, 0)


@pytest.mark.rule("AO-15", "AO-16")
def test_9_successes_of_4_players_remove_2_tokens_and_3_more_the_third() -> None:
    here = battle("yig", players=4)
    attack(here, 6, 6, 6, 6, 6, 6, 6, 6, 6)
    assert (here.state.doom, the_battle(here).carried) == (8, 1)
    for _ in range(3):
        here.until(kind="attack").choose("done")
    here.dice(*[6] * 8)  # everybody passes the check against Yig's attack
    here.until(kind="attack")
    assert (the_battle(here).round, the_battle(here).carried) == (2, 1)
    attack(here, 6, 6, 6)
    assert (here.state.doom, the_battle(here).carried) == (7, 0)


@pytest.mark.rule("AO-14", "AO-17")
def test_the_eliminated_still_count() -> None:
    here = battle("cthulhu", players=4)
    here.who("bob-jenkins").eliminated = True
    attack(here, 6, 6, 6)
    assert (here.state.doom, the_battle(here).carried) == (13, 3)


@pytest.mark.rule("AO-18")
def test_at_0_sanity_one_is_devoured_and_out_of_the_game() -> None:
    here = battle("hastur", players=2)
    here.who("joe-diamond").sanity = 2
    for _ in range(2):
        here.until(kind="attack").choose("done")
    here.dice(*[1] * 20)
    here.until(kind="attack")
    assert here.who("joe-diamond").eliminated
    assert here.decision.who == "mandy-thompson"
    assert not [one for one in here.events(events.StatusChanged) if one.status in ("insane", "unconscious")]
    here.sound()


@pytest.mark.rule("AO-18")
def test_who_is_devoured_by_the_price_of_a_spell_in_upkeep_does_nothing_more_in_it() -> None:
    seat = {**FIGHTER, "cards": ["voice-of-ra", "wither"], "sanity": 1, "skills": {"lore": 4}}
    seats = [{"id": name, **seat} for name in NAMES[:2]]
    here = scene(investigators=seats, ancient_one="cthulhu", start="final_battle", dice=[6] * 3)
    assert here.decision.kind == "sliders"
    first = here.decision.who
    here.choose(f"cast:{here.card('voice-of-ra', first).id}")
    assert here.who(first).eliminated
    assert here.decision.who != first
    assert not here.who(first).cards


@pytest.mark.rule("AO-19", "WIN-05")
def test_the_last_doom_token_wins_before_any_further_attack() -> None:
    here = battle("yig", tracks={"doom": 2}, battle={"round": 1})
    attack(here, 6, 6)
    assert here.state.outcome is not None
    assert (here.state.outcome.won, here.state.outcome.reason) == (True, "banished")
    assert here.state.outcome.score is not None
    assert not here.events(events.AncientOneAttacked)


@pytest.mark.rule("AO-19", "WIN-06")
def test_when_all_are_devoured_the_game_is_lost() -> None:
    here = battle("hastur")
    here.who().sanity = 1
    here.choose("done").dice(*[1] * 20)
    while not here.ended:
        here.choose(here.options[0])
    assert here.state.outcome is not None
    assert (here.state.outcome.won, here.state.outcome.reason) == (False, "devoured")


def dice_with(ancient_one: str, card: str) -> int:
    """The dice of an attack with one weapon in hand."""
    trophies = {"gates": ["abyss"], "monsters": ["ghoul"]}
    here = battle(ancient_one, seat={"cards": [card], "trophies": trophies})
    here.choose(f"wield:{here.who().cards[0].id}")
    return rolled(attack(here))


@pytest.mark.rule("AO-20")
def test_the_defenses_of_the_sheet_count_as_on_a_monster() -> None:
    # Fight 12; .38 Revolver +3 physical, Enchanted Blade +4 magical.
    assert dice_with("cthulhu", "38-revolver") == 12 - 6 + 3
    assert dice_with("hastur", "38-revolver") == 12 - 0 + 2  # resists, rating is minus terror
    assert dice_with("shub-niggurath", "38-revolver") == 12 - 5
    assert dice_with("yog-sothoth", "enchanted-blade") == 12 - 5
    assert dice_with("yog-sothoth", "38-revolver") == 12 - 5 + 3


@pytest.mark.rule("AO-21")
def test_worshippers_change_while_the_ancient_one_sleeps() -> None:
    board = {"monsters": [{"kind": "cultist", "space": "woods"}]}
    asleep = scene(ancient_one="cthulhu", start="movement", board=board)
    (cultist,) = asleep.state.monsters
    horror = ratings.horror(asleep.table, cultist)
    assert horror is not None
    assert (horror.rating, horror.damage) == (-2, 2)


@pytest.mark.rule("AO-24")
def test_the_check_against_the_attack_gets_worse_by_1_each_round() -> None:
    here = battle("hastur", seat={"skills": {"fight": 1, "luck": 6}, "sanity": 4})
    dice = []
    for _ in range(3):
        here.until(kind="attack").choose("done").dice(*[6] * 7)
        here.until(kind="attack")
        here.table.chance.queue.clear()
        dice.append(len(here.events(events.DiceRolled)[-1].faces))
    assert dice == [7, 6, 5]


# --- each Ancient One ----------------------------------------------------------------------------------
@pytest.mark.rule("AOX-02")
def test_cthulhu_lowers_a_maximum_of_choice_and_puts_a_doom_token_back() -> None:
    here = battle("cthulhu", seat={"sanity": 4, "stamina": 5}, tracks={"doom": 9}, battle={"round": 1})
    here.choose("done")
    assert here.decision.kind == "choose"
    here.choose("choose:1")
    assert (here.who().lost_max_sanity, here.who().lost_max_stamina) == (1, 0)
    assert here.state.doom == 10


@pytest.mark.rule("AOX-02")
def test_cthulhus_doom_token_comes_back_only_while_there_is_room() -> None:
    here = battle("cthulhu", seat={"sanity": 4, "stamina": 5})
    here.choose("done", "choose:2")
    assert here.who().lost_max_stamina == 1
    assert here.state.doom == 13


@pytest.mark.rule("AOX-03")
def test_hasturs_rating_is_minus_the_terror_level_and_his_attack_costs_2_sanity() -> None:
    here = battle("hastur", seat={"sanity": 4}, tracks={"terror": 3}, board={"closed": []})
    attack(here)
    assert rolled(here) == 12 - 3
    here.dice(*[1] * 20).until(kind="attack")
    assert here.who().sanity == 2


@pytest.mark.rule("AOX-05")
def test_ithaqua_rolls_for_every_single_item_at_the_start() -> None:
    cards = ["38-revolver", "lantern", "shrivelling", "fight"]
    here = battle("ithaqua", seat={"cards": cards}, dice=[1, 6, 1])
    kept = here.cards()
    assert "fight" in kept  # a Skill is no item
    assert len(kept) == 2
    assert len(here.events(events.DiceRolled)) == 0  # all happened before the first question
    here.sound()


@pytest.mark.rule("AOX-07")
def test_nyarlathotep_devours_those_without_clues_when_the_battle_starts() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond", "clues": 0}, {"id": "mandy-thompson", "clues": 1}],
        ancient_one="nyarlathotep",
        start="final_battle",
    ).until(kind="attack")
    assert [who.id for who in here.table.investigators] == ["mandy-thompson"]


@pytest.mark.rule("AOX-07")
def test_nyarlathoteps_attack_takes_clues_and_devours_who_has_none_left() -> None:
    here = battle("nyarlathotep", seat={"clues": 1, "skills": {"lore": 2}})
    here.choose("done").dice(1, 1, 1)
    while not here.ended:
        here.choose("accept" if "accept" in here.options else here.options[0])
    assert here.state.outcome is not None
    assert here.state.outcome.reason == "devoured"


@pytest.mark.rule("AOX-08", "AO-21")
def test_shub_niggurath_makes_monsters_tougher_while_she_sleeps() -> None:
    board = {"monsters": [{"kind": "ghoul", "space": "woods"}]}
    asleep = scene(ancient_one="shub-niggurath", start="movement", board=board)
    plain = scene(ancient_one="yig", start="movement", board=board)
    monster = next(iter(asleep.state.monsters))
    assert ratings.toughness(asleep.table, monster) == ratings.toughness(plain.table, monster) + 1


@pytest.mark.rule("AOX-09")
def test_yig_curses_all_when_the_battle_starts_and_devours_the_cursed() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond", "status": ["cursed"]}, {"id": "mandy-thompson"}],
        ancient_one="yig",
        start="final_battle",
    ).until(kind="attack")
    assert [who.id for who in here.table.investigators] == ["mandy-thompson"]
    assert "curse" in here.cards("mandy-thompson")


@pytest.mark.rule("SPL-09")
def test_a_combat_spell_has_to_be_cast_again_in_every_round() -> None:
    here = battle("cthulhu", seat={"cards": ["shrivelling"], "sanity": 4, "skills": {"lore": 6, "fight": 8}})
    cast = next(option for option in here.options if option.startswith("cast:"))
    here.dice(6, 6, 6, 6, 6, 6).choose(cast)
    while here.decision.kind != "attack":
        here.choose("accept" if "accept" in here.options else "roll")
    here.table.chance.queue.clear()
    with_spell = rolled(attack(here))
    here.until(kind="choose").choose("choose:1")
    here.until(kind="attack")
    assert not here.card("shrivelling").exhausted
    assert with_spell > rolled(attack(here))


def test_a_warding_statue_keeps_the_whole_attack_of_a_round_off_everybody() -> None:
    here = battle("ithaqua", 2)
    here.state.investigators[0].cards.append(Card("warding-statue#1"))
    here.table.changed()
    before = [one.stamina for one in here.state.investigators]
    attack(attack(here)).until(option="use:warding-statue#1").choose("use:warding-statue#1")
    assert here.decision.kind == "sliders"
    assert [one.stamina for one in here.state.investigators] == before
    assert here.cards("joe-diamond") == []
    attack(attack(here)).dice(*[1] * 30).until(kind="sliders")
    assert [one.stamina for one in here.state.investigators] == [stamina - 2 for stamina in before]


@pytest.mark.rule("AO-09", "MYT-20")
def test_environment_and_rumor_go_with_their_markers_before_the_battle() -> None:
    here = scene(
        investigators=[{"id": "joe-diamond", **FIGHTER}],
        ancient_one="ithaqua",
        environment="blood-magic",
        rumor="good-work-undone",
        start="movement",
    )
    here.state.activity = {"rivertown": "blood-magic#1", "easttown": "good-work-undone#1"}
    here.effects({"op": "awaken"}).until(kind="attack")
    assert (here.state.environment, here.state.rumor, here.state.activity) == (None, None, {})
    here.sound()
