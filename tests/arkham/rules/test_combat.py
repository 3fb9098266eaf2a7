"""Combat: Horror check, rounds, weapons, traits of monsters, victory (COM)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.events import CheckMade, CombatBegan, CombatEnded, DiceRolled, Lost
from arkham_desktop.arkham.rules import combat
from tests.arkham.scenes import Scene, scene

PLACE = "northside"


def fighting(
    kind: str = "cultist", *, who: str = "ashcan-pete", dice: tuple[int, ...] = (), **given: Any
) -> Scene:
    """Somebody has to fight a monster where he stands; the further fields are the seat's, or the scene's."""
    of_scene = {
        key: given.pop(key) for key in ("ancient_one", "environment", "tracks", "sets") if key in given
    }
    here = scene(
        investigators=[{"id": who, "space": PLACE, "cards": [], "clues": 0, **given}],
        board={"monsters": [{"kind": f"{kind}#1", "space": PLACE}], "clues": {}},
        start="movement",
        dice=list(dice),
        **of_scene,
    )
    return here.run(combat.fight(here.table, here.who(), f"{kind}#1"))


def checks(here: Scene) -> list[str]:
    """The kinds of the checks that were made."""
    return [event.what for event in here.events(CheckMade)]


def dice_of(here: Scene, kind: str) -> int:
    """How many dice the first check of this kind rolled."""
    return next((len(event.faces) for event in here.events(DiceRolled) if event.what == kind), 0)


def lost(here: Scene, what: str) -> list[int]:
    """The losses of sanity or stamina, one by one."""
    return [event.n for event in here.events(Lost) if event.what == what]


BOLD = {"will": 9}
"""Skills of somebody whom nothing frightens (the dice have to say so)."""


# --- the course of a combat --------------------------------------------------------------------------
@pytest.mark.rule("COM-01", "COM-03")
def test_a_combat_is_one_horror_check_and_rounds_until_it_is_decided() -> None:
    here = fighting("zombie", skills={"will": 2, "fight": 2}, stamina=5, dice=(6, 1, 6))
    assert here.options == ["fight", "flee"]
    here.choose("fight")
    assert here.options == ["fight", "flee"]
    here.choose("fight")
    assert checks(here) == ["horror", "combat", "combat"]
    assert here.result.won
    assert [event.how for event in here.events(CombatEnded)] == ["defeated"]


@pytest.mark.rule("COM-02")
def test_a_passed_horror_check_costs_nothing_and_a_failed_one_the_printed_sanity() -> None:
    passed = fighting("zombie", skills={"will": 2}, sanity=4, dice=(5,))
    assert (dice_of(passed, "horror"), passed.who().sanity) == (1, 4)
    failed = fighting("formless-spawn", skills={"will": 2}, sanity=4, dice=(1,))
    assert failed.who().sanity == 2


@pytest.mark.rule("COM-02")
def test_will_and_horror_bonuses_count_in_a_horror_check() -> None:
    here = fighting("zombie", skills={"will": 2}, cards=["will", "cross"], dice=(6, 1, 1))
    assert dice_of(here, "horror") == 2 + 1 + 1 - 1


@pytest.mark.rule("COM-03")
def test_a_new_combat_with_the_same_monster_asks_for_a_new_horror_check() -> None:
    here = fighting("zombie", skills={"will": 2, "sneak": 2}, dice=(6, 6, 6)).choose("flee")
    assert here.result.how == "evaded"
    here.run(combat.fight(here.table, here.who(), "zombie#1"))
    assert checks(here) == ["horror", "evade", "horror"]


@pytest.mark.rule("COM-04")
@pytest.mark.parametrize("kind", ["cultist", "maniac", "witch", "fire-vampire"])
def test_a_monster_without_a_horror_rating_calls_for_no_horror_check(kind: str) -> None:
    here = fighting(kind)
    assert "horror" not in checks(here)
    assert "fight" in here.options or "combat" in checks(here)


@pytest.mark.rule("COM-05")
def test_a_horror_check_without_dice_fails_by_itself() -> None:
    here = fighting("star-spawn", skills={"will": 3}, sanity=4)
    assert dice_of(here, "horror") == 0
    assert here.who().sanity == 2


@pytest.mark.rule("COM-06")
def test_sanity_at_0_ends_the_combat_and_the_monster_stays() -> None:
    here = fighting("star-spawn", skills={"will": 3}, sanity=2)
    assert here.ended
    assert (here.result.how, here.who().place) == ("insane", "arkham-asylum")
    assert here.state.monsters == {"star-spawn#1": PLACE}


@pytest.mark.rule("COM-07")
def test_fleeing_is_an_evade_check_that_ends_the_combat() -> None:
    here = fighting("cultist", skills={"sneak": 4}, dice=(6,)).choose("flee")
    assert checks(here) == ["evade"]
    assert here.result.how == "evaded"
    assert here.state.monsters == {"cultist#1": PLACE}
    assert here.who().monster_trophies == []


@pytest.mark.rule("COM-07", "COM-11")
def test_a_failed_flight_costs_the_combat_damage_and_another_round() -> None:
    here = fighting("cultist", skills={"sneak": 4}, stamina=3, dice=(1,)).choose("flee")
    assert here.who().stamina == 2
    assert here.options == ["fight", "flee"]


@pytest.mark.rule("COM-08")
def test_a_combat_check_adds_fight_weapons_and_rating_and_needs_the_toughness() -> None:
    here = fighting(
        "vampire", skills={**BOLD, "fight": 3}, cards=["enchanted-knife#1"], dice=(6,) * 9 + (5, 1, 1)
    )
    here.choose("wield:enchanted-knife#1", "fight")
    made = here.events(CheckMade)[-1]
    assert dice_of(here, "combat") == 3 + 3 - 3
    assert (made.need, made.successes, made.passed) == (2, 1, False)


@pytest.mark.rule("COM-09")
def test_successes_do_not_carry_over_to_the_next_round() -> None:
    here = fighting("vampire", skills={**BOLD, "fight": 4}, stamina=5, dice=(6,) * 9 + (6, 6))
    here.choose("fight").choose("fight")
    assert [event.successes for event in here.events(CheckMade)][1:] == [1, 1]
    assert here.who().monster_trophies == []


@pytest.mark.rule("COM-10")
def test_a_defeated_monster_is_the_winners_trophy() -> None:
    here = fighting("cultist", skills={"fight": 2}, dice=(6, 1, 1)).choose("fight")
    assert here.who().monster_trophies == ["cultist#1"]
    assert here.state.monsters == {}


@pytest.mark.rule("COM-11")
def test_a_failed_combat_check_costs_the_combat_damage_and_a_new_round_begins() -> None:
    here = fighting("cultist", skills={"fight": 1}, stamina=3, dice=(1, 1)).choose("fight")
    assert here.who().stamina == 2
    assert here.options == ["fight", "flee"]


@pytest.mark.rule("COM-12")
def test_the_words_of_a_nightgaunt_replace_the_damage() -> None:
    here = scene(
        investigators=[
            {"id": "ashcan-pete", "space": PLACE, "cards": [], "clues": 0, "skills": {"will": 9, "fight": 1}}
        ],
        board={"monsters": [{"kind": "nightgaunt#1", "space": PLACE}], "gates": {"woods": "abyss"}},
        start="movement",
        dice=[6] * 8,
    )
    stamina = here.who().stamina
    here.run(combat.fight(here.table, here.who(), "nightgaunt#1")).choose("fight")
    assert (here.who().place, here.who().area) == ("abyss", 1)
    assert (here.who().stamina, here.result.how) == (stamina, "displaced")


@pytest.mark.rule("COM-12")
def test_a_dimensional_shambler_sends_the_loser_away_without_damage() -> None:
    here = fighting("dimensional-shambler", skills={**BOLD, "fight": 2}, dice=(6,) * 7).choose("fight")
    assert here.who().place == "lost-in-time-and-space"
    assert lost(here, "stamina") == []
    assert here.state.monsters == {"dimensional-shambler#1": PLACE}


@pytest.mark.rule("COM-12")
def test_a_failed_flight_from_a_dimensional_shambler_is_no_failed_combat_check() -> None:
    here = fighting("dimensional-shambler", skills={**BOLD, "sneak": 3}, dice=(6,) * 7).choose("flee")
    assert here.who().place == PLACE
    assert here.options == ["fight", "flee"]


@pytest.mark.rule("COM-13")
def test_ashcan_pete_with_fight_6_needs_all_three_dice_against_a_star_spawn() -> None:
    won = fighting("star-spawn", skills={**BOLD, "fight": 6}, dice=(6,) * 6 + (5, 6, 5)).choose("fight")
    assert won.who().monster_trophies == ["star-spawn#1"]
    failed = fighting("star-spawn", skills={**BOLD, "fight": 6}, stamina=4, dice=(6,) * 6 + (5, 6, 4)).choose(
        "fight"
    )
    assert failed.who().stamina == 1
    assert failed.options == ["fight", "flee"]


@pytest.mark.rule("COM-14")
def test_an_automatic_and_shrivelling_fill_both_hands_and_add_up_to_13_dice() -> None:
    cards = ["45-automatic#1", "shrivelling#1"]
    skills = {**BOLD, "fight": 6, "lore": 2}
    here = fighting("star-spawn", skills=skills, cards=cards, dice=(6,) * 6 + (6,) + (6,) * 3 + (1,) * 10)
    here.choose("roll", "wield:45-automatic#1", "cast:shrivelling#1")
    assert here.options == ["fight", "flee"]
    here.choose("fight")
    assert dice_of(here, "combat") == 13
    assert here.result.won


@pytest.mark.rule("COM-15")
def test_amanda_sharpe_beats_an_elder_thing_with_two_successes() -> None:
    here = fighting(
        "elder-thing", who="amanda-sharpe", skills={"will": 2, "fight": 3}, sanity=5, dice=(5, 6, 1)
    )
    assert (dice_of(here, "horror"), here.who().sanity) == (0, 3)
    here.choose("fight")
    assert here.who().monster_trophies == ["elder-thing#1"]


@pytest.mark.rule("COM-16")
def test_an_elder_thing_takes_a_weapon_besides_the_damage() -> None:
    cards = ["knife#1", "axe#1"]
    skills = {"will": 2, "fight": 3}
    here = fighting("elder-thing", who="amanda-sharpe", skills=skills, stamina=5, cards=cards, dice=(1, 1, 1))
    here.choose("fight", "discard:axe#1")
    assert (here.who().stamina, here.cards()) == (4, ["knife"])
    assert {"fight", "flee"} <= set(here.options)
    assert checks(here) == ["horror", "combat"]


@pytest.mark.rule("COM-37")
def test_each_monster_is_a_combat_of_its_own_and_cards_stay_exhausted() -> None:
    here = scene(
        investigators=[
            {"id": "ashcan-pete", "space": PLACE, "cards": ["shrivelling#1"], "clues": 0,
             "skills": {"will": 9, "fight": 1, "lore": 3}},
        ],
        board={"monsters": [{"kind": kind, "space": PLACE} for kind in ("ghoul#1", "zombie#1")], "clues": {}},
        start="movement",
        dice=[6] * 60,
    )  # fmt: skip
    here.choose("fight:ghoul#1", "roll", "cast:shrivelling#1", "fight:zombie#1")
    assert checks(here).count("horror") == 2
    assert "cast:shrivelling#1" not in here.options
    assert [event.monster for event in here.events(CombatBegan)] == ["ghoul#1", "zombie#1"]


@pytest.mark.rule("COM-38")
def test_stamina_at_0_ends_the_combat_and_the_monster_keeps_no_damage() -> None:
    here = fighting("vampire", skills={**BOLD, "fight": 4}, stamina=3, dice=(6,) * 9 + (6,)).choose("fight")
    assert here.result.how == "unconscious"
    assert (here.who().place, here.who().stamina) == ("st-marys-hospital", 1)
    assert here.state.monsters == {"vampire#1": PLACE}


# --- weapons and hands -------------------------------------------------------------------------------
@pytest.mark.rule("COM-17")
def test_weapons_in_use_show_two_hands_at_most_and_their_bonuses_add_up() -> None:
    cards = ["38-revolver#1", "45-automatic#1", "rifle#1"]
    here = fighting(skills={"fight": 1}, cards=cards, dice=(6,) * 9)
    assert {one for one in here.options if one.startswith("wield")} == {f"wield:{card}" for card in cards}
    here.choose("wield:38-revolver#1")
    assert "wield:rifle#1" not in here.options
    here.choose("wield:45-automatic#1", "fight")
    assert dice_of(here, "combat") == 1 + 3 + 4 + 1


@pytest.mark.rule("COM-17", "COM-19")
def test_weapons_may_be_changed_between_rounds_and_what_is_let_go_gives_nothing() -> None:
    cards = ["38-revolver#1", "rifle#1"]
    here = fighting("cultist", skills={"fight": 1}, cards=cards, stamina=5, dice=(1,) * 5 + (6,) * 7)
    here.choose("wield:38-revolver#1", "fight", "unwield:38-revolver#1", "wield:rifle#1", "fight")
    assert [len(event.faces) for event in here.events(DiceRolled)] == [1 + 3 + 1, 1 + 5 + 1]


def test_a_card_is_taken_up_or_let_go_once_a_round_and_only_to_make_room() -> None:
    here = fighting(cards=["38-revolver#1", "knife#1"], skills={"fight": 1})
    here.choose("wield:38-revolver#1", "wield:knife#1")
    assert here.options == ["fight", "flee"]
    here = fighting(cards=["38-revolver#1", "rifle#1"], stamina=4, skills={"fight": 1, "sneak": 4}, dice=(1,))
    here.choose("wield:38-revolver#1")
    assert here.options == ["fight", "flee"], "taken up in this round, it is not let go again"
    here.choose("flee")
    assert here.options == ["fight", "flee", "unwield:38-revolver#1"]


@pytest.mark.rule("COM-19")
def test_a_spell_that_is_let_go_gives_nothing_any_more() -> None:
    cards = ["wither#1", "rifle#1"]
    skills = {"fight": 1, "lore": 1, "sneak": 4}
    here = fighting(cards=cards, skills=skills, stamina=5, dice=(6, 1) + (1,) * 7)
    here.choose("cast:wither#1", "flee", "unwield:wither#1", "wield:rifle#1", "fight")
    assert dice_of(here, "combat") == 1 + 5 + 1


@pytest.mark.rule("COM-20")
def test_a_standard_weapon_works_in_every_round() -> None:
    here = fighting(cards=["38-revolver#1"], skills={"fight": 1}, stamina=5, dice=(1,) * 10)
    here.choose("wield:38-revolver#1", "fight", "fight")
    assert [len(event.faces) for event in here.events(DiceRolled)] == [5, 5]
    assert not here.card("38-revolver").exhausted


@pytest.mark.rule("COM-21")
def test_a_one_shot_weapon_helps_one_check_and_is_discarded() -> None:
    here = fighting(cards=["dynamite#1"], skills={"fight": 1}, stamina=5, dice=(1,) * 12)
    here.choose("wield:dynamite#1", "fight")
    assert here.cards() == []
    here.choose("fight")
    assert [len(event.faces) for event in here.events(DiceRolled)] == [1 + 8 + 1, 1 + 1]


@pytest.mark.rule("COM-21")
def test_a_one_shot_weapon_in_hand_is_kept_by_who_flees() -> None:
    here = fighting(cards=["dynamite#1"], skills={"sneak": 4}, dice=(6,)).choose("wield:dynamite#1", "flee")
    assert here.cards() == ["dynamite"]


def test_the_powder_of_ibn_ghazi_costs_a_sanity_when_it_is_used() -> None:
    here = fighting(cards=["powder-of-ibn-ghazi#1"], skills={"fight": 1}, sanity=1, dice=(6,) * 11)
    here.choose("wield:powder-of-ibn-ghazi#1", "fight")
    assert here.who().monster_trophies == ["cultist#1"], "the victory comes before the madness"
    assert here.who().place == "arkham-asylum"


@pytest.mark.rule("COM-23")
def test_a_weapon_needs_no_check_and_is_physical_or_magical() -> None:
    here = fighting(
        "ghost", cards=["38-revolver#1", "enchanted-blade#1"], skills={**BOLD, "fight": 3}, dice=(6,) * 12
    )
    here.choose("wield:38-revolver#1", "wield:enchanted-blade#1")
    assert checks(here) == ["horror"]
    here.choose("fight")
    assert dice_of(here, "combat") == 3 + 0 + 4 - 3


@pytest.mark.rule("COM-24", "COM-25", "COM-27")
@pytest.mark.parametrize(("kind", "bonus"), [("vampire", 3), ("formless-spawn", 0), ("zombie", 6)])
def test_the_bonus_of_a_tommy_gun_is_halved_gone_or_whole(kind: str, bonus: int) -> None:
    here = fighting(kind, cards=["tommy-gun#1"], skills={**BOLD, "fight": 4}, dice=(6,) * 30)
    rating = here.table.library.monsters[kind].combat
    assert rating is not None
    here.choose("wield:tommy-gun#1", "fight")
    assert dice_of(here, "combat") == 4 + bonus + rating.rating


@pytest.mark.rule("COM-24", "COM-26")
def test_each_card_is_halved_by_itself_and_rounded_up() -> None:
    cards = ["knife#1", "38-revolver#1"]
    here = fighting("vampire", cards=cards, skills={**BOLD, "fight": 3}, dice=(6,) * 20)
    here.choose("wield:knife#1", "wield:38-revolver#1", "fight")
    assert dice_of(here, "combat") == 3 + 1 + 2 - 3


@pytest.mark.rule("COM-24")
def test_a_resistance_leaves_bonuses_that_are_no_weapons_whole() -> None:
    here = fighting("vampire", cards=["fight"], skills={**BOLD, "fight": 3}, dice=(6,) * 20).choose("fight")
    assert dice_of(here, "combat") == 3 + 1 - 3


@pytest.mark.rule("COM-27")
def test_a_magical_immunity_takes_the_bonus_of_a_magical_weapon() -> None:
    here = fighting("high-priest", cards=["enchanted-blade#1"], skills={**BOLD, "fight": 3}, dice=(6,) * 20)
    here.choose("wield:enchanted-blade#1", "fight")
    assert dice_of(here, "combat") == 3 + 0 - 2


@pytest.mark.rule("COM-29")
def test_a_resistance_cuts_only_the_bonus_of_a_weapon() -> None:
    cards = ["shotgun#1"]
    here = fighting("dark-young", cards=cards, skills={**BOLD, "fight": 1}, dice=(6,) * 9 + (6, 6), stamina=5)
    here.choose("wield:shotgun#1", "fight")
    assert dice_of(here, "combat") == 1 + 2 - 1
    assert here.events(CheckMade)[-1].successes == 4, "each 6 still counts twice"


@pytest.mark.rule("COM-29", "COM-30")
def test_a_bullwhip_rerolls_a_die_without_being_in_hand() -> None:
    here = fighting("vampire", cards=["bullwhip#1"], skills={**BOLD, "fight": 5}, dice=(6,) * 9 + (6, 2, 5))
    here.choose("fight", "use:bullwhip#1")
    assert here.result.won
    assert here.card("bullwhip").exhausted


@pytest.mark.rule("COM-30")
def test_a_cross_helps_against_horror_without_being_in_hand_but_not_in_the_fight() -> None:
    here = fighting("vampire", cards=["cross#1"], skills={"will": 1, "fight": 4}, dice=(6, 6) + (6,) * 9)
    assert dice_of(here, "horror") == 2
    here.choose("fight")
    assert dice_of(here, "combat") == 4 - 3


def test_a_cross_in_hand_helps_against_the_undead_alone() -> None:
    undead = fighting("zombie", cards=["cross#1"], skills={"will": 1, "fight": 1}, dice=(6,) * 9)
    assert dice_of(undead.choose("wield:cross#1", "fight"), "combat") == 1 + 3 - 1
    other = fighting("ghoul", cards=["cross#1"], skills={"will": 1, "fight": 2}, dice=(6,) * 9)
    assert dice_of(other.choose("wield:cross#1"), "combat") == 2 - 1


def test_an_axe_is_better_with_the_other_hand_empty() -> None:
    alone = fighting(cards=["axe#1"], skills={"fight": 1}, dice=(6,) * 9).choose("wield:axe#1", "fight")
    assert dice_of(alone, "combat") == 1 + 2 + 1 + 1
    both = fighting(cards=["axe#1", "knife#1"], skills={"fight": 1}, dice=(6,) * 9)
    assert dice_of(both.choose("wield:axe#1", "wield:knife#1", "fight"), "combat") == 1 + 2 + 1 + 1


def test_enchant_weapon_makes_a_physical_weapon_magical_for_the_combat() -> None:
    cards = ["enchant-weapon#1", "tommy-gun#1"]
    here = fighting("ghost", cards=cards, skills={**BOLD, "fight": 3, "lore": 1}, dice=(6,) * 30)
    here.choose("roll", "wield:tommy-gun#1", "cast:enchant-weapon#1", "fight")
    assert dice_of(here, "combat") == 3 + 6 - 3


# --- traits --------------------------------------------------------------------------------------------
@pytest.mark.rule("COM-31")
@pytest.mark.parametrize("kind", ["ghoul", "fire-vampire"])
def test_ambush_leaves_no_flight_once_the_combat_has_begun(kind: str) -> None:
    here = fighting(kind, skills=BOLD, dice=(6,) * 9)
    assert here.options == ["fight"] or here.ended or "flee" not in here.options
    assert "flee" not in here.options


@pytest.mark.rule("COM-31")
def test_a_monster_in_ambush_may_still_be_evaded_beforehand() -> None:
    here = scene(
        investigators=[{"id": "ashcan-pete", "space": PLACE, "cards": [], "skills": {"sneak": 4}}],
        board={"monsters": [{"kind": "ghoul#1", "space": PLACE}]},
        start="movement",
        dice=[6],
    )
    assert here.options == ["evade:ghoul#1", "fight:ghoul#1"]


@pytest.mark.rule("COM-32")
def test_an_endless_monster_goes_back_to_the_cup() -> None:
    here = fighting(
        "god-of-the-bloody-tongue", skills={**BOLD, "fight": 9}, stamina=5, sanity=5, dice=(6,) * 30
    )
    here.choose("fight")
    assert here.who().monster_trophies == []
    assert "god-of-the-bloody-tongue#1" in here.state.cup


@pytest.mark.rule("COM-32")
def test_john_legrasse_makes_trophies_of_endless_monsters() -> None:
    here = fighting(
        "god-of-the-bloody-tongue",
        skills={**BOLD, "fight": 9},
        cards=["john-legrasse"],
        sanity=5,
        dice=(6,) * 30,
    )
    assert here.choose("fight").who().monster_trophies == ["god-of-the-bloody-tongue#1"]


@pytest.mark.rule("COM-33", "COM-34")
@pytest.mark.parametrize(("face", "price"), [(6, 1), (1, 3)])
def test_a_dark_young_costs_1_sanity_when_the_horror_check_is_passed_and_3_when_failed(
    face: int, price: int
) -> None:
    here = fighting("dark-young", skills={"will": 1}, sanity=5, dice=(face,))
    assert lost(here, "sanity") == [price]


@pytest.mark.rule("COM-33")
def test_eric_colt_ignores_nightmarish() -> None:
    here = fighting("dark-young", skills={"will": 1}, cards=["eric-colt"], sanity=5, dice=(6,))
    assert lost(here, "sanity") == []


@pytest.mark.rule("COM-35")
def test_beating_an_overwhelming_monster_costs_stamina() -> None:
    here = fighting("gug", skills={**BOLD, "fight": 6}, stamina=5, dice=(6,) * 20).choose("fight")
    assert lost(here, "stamina") == [1]
    assert here.who().monster_trophies == ["gug#1"]


@pytest.mark.rule("COM-35")
def test_a_failed_check_against_an_overwhelming_monster_costs_the_combat_damage_alone() -> None:
    here = fighting("gug", skills={**BOLD, "fight": 3}, stamina=5, dice=(6,) * 8 + (1,)).choose("fight")
    assert lost(here, "stamina") == [4]


@pytest.mark.rule("COM-35")
def test_tom_murphy_is_not_overwhelmed() -> None:
    here = fighting(
        "gug", skills={**BOLD, "fight": 6}, cards=["tom-mountain-murphy"], stamina=5, dice=(6,) * 20
    ).choose("fight")
    assert lost(here, "stamina") == []


@pytest.mark.rule("COM-36")
def test_the_red_sign_before_the_horror_check_takes_nightmarish_away() -> None:
    skills = {"will": 1, "lore": 2, "fight": 3}
    here = fighting(
        "dark-young", skills=skills, cards=["red-sign-of-shudde-mell#1"], sanity=5, dice=(6, 6, 6, 6, 1)
    )
    here.choose("cast:red-sign-of-shudde-mell#1")
    about = [option.data for option in here.game.options]
    assert about == ["nightmarish:1", "physical_resistance"]
    here.choose("choose:1")
    assert lost(here, "sanity") == [1], "the price of the spell"
    here.choose("fight")
    assert here.result.won, "its toughness is 2 instead of 3"


@pytest.mark.rule("COM-36")
def test_a_combat_spell_may_be_cast_before_the_horror_check_or_before_a_round() -> None:
    here = fighting(
        "zombie", skills={"will": 2, "lore": 3, "fight": 1}, cards=["shrivelling#1"], dice=(6,) * 30
    )
    assert here.options == ["roll", "cast:shrivelling#1"]
    here.choose("roll")
    assert here.options == ["fight", "flee", "cast:shrivelling#1"]


def test_the_red_sign_cannot_take_away_magical_immunity() -> None:
    skills = {"will": 1, "lore": 2}
    here = fighting("warlock", skills=skills, cards=["red-sign-of-shudde-mell#1"], dice=(6,) * 5)
    here.choose("cast:red-sign-of-shudde-mell#1")
    assert here.options != []
    assert "magical_immunity" not in [option.data for option in here.game.options]


# --- modified monsters ----------------------------------------------------------------------------------
@pytest.mark.rule("COM-39", "COM-40")
def test_under_shub_niggurath_every_toughness_is_one_higher_trophies_too() -> None:
    here = fighting(
        "zombie", ancient_one="shub-niggurath", skills={**BOLD, "fight": 3}, dice=(6,) * 8 + (6, 1)
    )
    assert combat.toughness(here.table, "zombie#1") == 2
    here.choose("fight")
    assert here.events(CheckMade)[-1].need == 2
    here = scene(
        investigators=[
            {"id": "ashcan-pete", "space": "science-building", "trophies": {"monsters": ["zombie"]}}
        ],
        ancient_one="shub-niggurath",
        start="movement",
    )
    assert combat.toughness(here.table, here.who().monster_trophies[0]) == 2


def test_a_maniac_grows_worse_with_terror() -> None:
    calm = fighting("maniac", skills={"fight": 1}, stamina=5, dice=(1, 1)).choose("fight")
    assert (dice_of(calm, "combat"), calm.who().stamina) == (2, 4)
    mad = fighting("maniac", skills={"fight": 3}, stamina=5, tracks={"terror": 6}, dice=(1,)).choose("fight")
    assert (dice_of(mad, "combat"), mad.who().stamina) == (1, 2)
    assert "endless" in combat.traits(mad.table, "maniac#1", mad.who())


def test_cultists_of_cthulhu_are_frightening_and_those_of_yig_bring_doom() -> None:
    here = fighting("cultist", ancient_one="cthulhu", skills={"will": 2}, sanity=4)
    assert lost(here, "sanity") == [2]
    here = fighting("cultist", ancient_one="yig", skills={"fight": 1}, tracks={"doom": 2}, dice=(6,)).choose(
        "fight"
    )
    assert here.state.doom == 3
    assert dice_of(here, "combat") == 1 + 0


def test_the_dark_pharaoh_is_fought_with_lore() -> None:
    here = fighting("the-dark-pharaoh", skills={**BOLD, "fight": 9, "lore": 4}, dice=(6,) * 9).choose("fight")
    assert dice_of(here, "combat") == 4 - 3


def test_the_black_man_replaces_the_combat_by_a_luck_check() -> None:
    here = fighting("the-black-man", skills={"luck": 2}, dice=(6,))
    assert (checks(here), here.result.how) == (["luck"], "ended")
    assert here.who().clues == 2
    assert "the-black-man#1" in here.state.cup


def test_the_bloated_woman_makes_who_lacks_will_fail() -> None:
    here = fighting("the-bloated-woman", skills={"will": 3, "fight": 6}, sanity=5, stamina=5, dice=(1,))
    assert lost(here, "sanity") == [2]
    here.choose("fight")
    assert lost(here, "stamina") == [2]
    assert [event.what for event in here.events(DiceRolled)] == ["will"]


def test_a_mi_go_leaves_the_game_and_a_unique_item() -> None:
    here = fighting("mi-go", who="michael-mcglen", skills={**BOLD, "fight": 1}, dice=(6,) * 9).choose("fight")
    assert "mi-go#1" in here.state.box
    assert here.who().monster_trophies == []
    assert here.table.library.card(here.who().cards[0].id).deck == "unique"


def test_a_warding_statue_takes_the_combat_damage() -> None:
    here = fighting(
        "cultist", skills={"fight": 1}, cards=["warding-statue#1"], stamina=4, dice=(1, 1)
    ).choose("fight")
    assert here.options == ["use:warding-statue#1", "no"]
    here.choose("use:warding-statue#1")
    assert (here.who().stamina, here.cards()) == (4, [])


def test_a_flute_defeats_all_monsters_of_the_place_and_the_player_pays_for_it() -> None:
    seat = {
        "id": "ashcan-pete",
        "space": PLACE,
        "cards": ["flute-of-the-outer-gods#1"],
        "skills": BOLD,
        "clues": 0,
    }
    here = scene(
        investigators=[{**seat, "sanity": 4, "stamina": 5}],
        board={"monsters": [{"kind": kind, "space": PLACE} for kind in ("zombie#1", "shoggoth#1")]},
        start="movement",
        dice=[6] * 9,
    )
    here.choose("fight:zombie#1", "use:flute-of-the-outer-gods#1")
    assert sorted(here.who().monster_trophies) == ["shoggoth#1", "zombie#1"]
    assert (here.who().sanity, here.who().stamina, here.cards()) == (1, 2, [])
    assert PLACE not in here.state.monsters.values()


def test_a_blue_watcher_passes_a_combat_check() -> None:
    cards = ["blue-watcher-of-the-pyramid#1"]
    here = fighting("star-spawn", skills=BOLD, cards=cards, stamina=3, dice=(6,) * 6)
    here.choose("fight", "use:blue-watcher-of-the-pyramid#1")
    assert here.who().monster_trophies == ["star-spawn#1"]
    assert (here.who().stamina, here.cards()) == (1, [])


def test_a_patrol_wagon_may_break_down_after_a_combat() -> None:
    here = fighting("cultist", skills={"fight": 1}, cards=["patrol-wagon"], dice=(6, 1, 1)).choose("fight")
    assert here.cards() == []


# --- monsters of encounters ------------------------------------------------------------------------------
def met(kind: str, dice: tuple[int, ...], **seat: Any) -> Scene:
    """An encounter brings a monster."""
    here = scene(
        investigators=[{"id": "ashcan-pete", "space": PLACE, "cards": [], "clues": 0, **seat}],
        start="arkham_encounters",
        dice=list(dice),
    )
    return here.effects(
        {"op": "monster", "n": 1, "kind": kind, "win": [{"op": "gain", "what": "money", "n": 5}]}
    )


def test_a_monster_of_an_encounter_that_is_beaten_is_a_trophy() -> None:
    here = met("cultist", (6, 1), skills={"fight": 1}, money=0)
    assert len(here.state.transit.monsters) == 1
    here.choose(here.options[1], "fight")
    assert (len(here.who().monster_trophies), here.who().money) == (1, 5)
    assert here.state.transit.monsters == []


@pytest.mark.parametrize("way", ["evade", "lose"])
def test_a_monster_of_an_encounter_that_is_not_beaten_goes_back_to_the_cup(way: str) -> None:
    here = met("cultist", (6,) if way == "evade" else (1, 1), skills={"fight": 1, "sneak": 4}, stamina=1)
    before = len(here.state.cup)
    evade, fight = here.options
    here.choose(*([evade] if way == "evade" else [fight, "fight"]))
    assert here.ended
    assert (len(here.state.cup), here.state.transit.monsters) == (before + 1, [])
    assert here.who().place == (PLACE if way == "evade" else "st-marys-hospital")


# --- the final battle ------------------------------------------------------------------------------------
def test_in_the_final_battle_weapons_count_against_the_defenses_of_the_sheet() -> None:
    here = scene(
        investigators=[{"id": "ashcan-pete", "cards": ["tommy-gun#1"], "skills": {"fight": 6}}],
        ancient_one="hastur",
        start="final_battle",
        tracks={"terror": 2},
    )
    here.run(combat.attack_ancient_one(here.table, here.who())).dice(*[6] * 20)
    here.choose("wield:tommy-gun#1", "attack")
    assert dice_of(here, "combat") == 6 + 3 - 2


def test_nobody_has_to_attack_in_the_final_battle() -> None:
    here = scene(
        investigators=[{"id": "ashcan-pete", "cards": [], "skills": {"fight": 6}}],
        ancient_one="yig",
        start="final_battle",
    )
    here.run(combat.attack_ancient_one(here.table, here.who()))
    assert here.options == ["attack", "done"]
    assert checks(here.choose("done")) == []


@pytest.mark.rule("COM-17", "COM-20")
def test_both_hands_can_be_emptied_one_after_the_other_for_a_weapon_that_needs_both() -> None:
    here = scene(
        investigators=[
            {
                "id": "michael-mcglen",
                "space": "woods",
                "cards": ["tommy-gun", "38-revolver", "enchanted-knife"],
                "skills": {"will": 9, "fight": 1},
                "clues": 0,
            }
        ],
        board={"monsters": [{"kind": "warlock", "space": "woods"}]},
        start="movement",
        dice=[6] * 9,
    )
    (warlock,) = here.state.monsters
    here.choose("done", f"fight:{warlock}")
    gun, revolver, knife = (card.id for card in here.who().cards)
    here.choose(f"wield:{revolver}", f"wield:{knife}")
    here.dice(*[1] * 9).until(kind="combat", option="fight").choose("fight")
    here.choose(f"unwield:{revolver}", f"unwield:{knife}", f"wield:{gun}")
    assert "fight" in here.options


def hopeless(*cards: str, clues: int = 0) -> Scene:
    """A combat with no dice to fight or flee with, against a monster whose damage is reduced to nothing."""
    here = scene(
        investigators=[
            {
                "id": "michael-mcglen",
                "space": "woods",
                "cards": list(cards),
                "skills": {"will": 9, "fight": 0, "sneak": 0},
                "clues": clues,
            }
        ],
        board={"monsters": [{"kind": "warlock", "space": "woods"}]},
        start="movement",
        dice=[6] * 12,
    )
    (warlock,) = here.state.monsters
    return here.choose("done", f"fight:{warlock}").until(kind="combat", option="fight")


def rounds_fought(here: Scene) -> int:
    n = 0
    while here.game.pending is not None and here.decision.kind == "combat" and n < 12:
        here.choose("fight")
        if "accept" in here.options:
            here.choose("accept")
        n += 1
    return n


def test_a_combat_in_which_nothing_can_happen_any_more_is_over() -> None:
    here = hopeless()
    assert rounds_fought(here) == 3
    assert list(here.state.monsters.values()).count("woods") == 1
    assert here.who().place == "woods"


def test_a_combat_goes_on_as_long_as_something_could_help() -> None:
    assert rounds_fought(hopeless("38-revolver")) == 12
    assert rounds_fought(hopeless(clues=1)) == 12


@pytest.mark.rule("COM-16", "COM-19")
def test_a_spell_that_a_monster_took_gives_nothing_any_more() -> None:
    here = fighting("elder-thing", cards=["shrivelling"], skills={"will": 4, "fight": 1, "lore": 4})
    here.dice(6).choose("roll")
    here.dice(6, 1, 1).choose(next(option for option in here.options if option.startswith("cast:")))
    here.dice(*[1] * 7).choose("fight")
    assert here.cards() == []
    here.dice(1).choose("fight")
    rolls = [len(event.faces) for event in here.events(DiceRolled) if event.what == "combat"]
    assert rolls == [7, 1]


@pytest.mark.rule("COM-16", "COM-17")
def test_the_hands_of_a_weapon_that_a_monster_took_are_free_again() -> None:
    skills = {"will": 4, "fight": 1}
    here = fighting("elder-thing", cards=["rifle", "tommy-gun"], skills=skills, dice=(6, *[1] * 6))
    rifle = here.who().cards[0].id
    here.choose(f"wield:{rifle}", "fight", f"discard:{rifle}")
    assert any(option.startswith("wield:tommy-gun") for option in here.options)
