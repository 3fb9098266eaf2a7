"""Cards and Ancient Ones of the base set that do more than add a number."""

import pytest

from arkham_desktop.arkham.events import AbilityUsed, CardExhausted, EncounterDrawn, TrackChanged
from arkham_desktop.arkham.rules import encounters, gates
from arkham_desktop.arkham.sets.base import specials
from arkham_desktop.arkham.state import row_of
from tests.arkham.sets.alone import one


# --- tomes ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("tome", "points", "gained", "lost", "stays"),
    [
        ("ancient-tome", 2, "spell", 0, False),
        ("old-journal", 1, 3, 0, False),
        ("book-of-dzyan", 2, "spell", 1, True),
        ("cabala-of-saboth", 2, "skill", 0, False),
        ("cultes-des-goules", 2, "spell", 2, False),
        ("nameless-cults", 1, "spell", 1, False),
        ("necronomicon", 2, "spell", 2, True),
        ("the-king-in-yellow", 2, 4, 1, False),
    ],
)
def test_a_tome_is_read_for_movement_points_and_a_lore_check(
    tome: str, points: int, gained: str | int, lost: int, stays: bool
) -> None:
    here = one(f"{tome}#1", skills={"lore": 4}, dice=[6, 6])
    left, sanity = here.who().movement_left, here.who().sanity
    here.choose(f"use:{tome}#1")
    who = here.who()
    assert who.movement_left == left - points
    assert who.sanity == sanity - lost
    assert (tome in here.cards()) is stays
    if isinstance(gained, str):
        assert [here.table.library.card(card.id).deck for card in who.cards[-1:]] == [gained]
    else:
        assert who.clues == gained
    here.sound()


def test_a_tome_that_was_not_understood_is_only_exhausted() -> None:
    here = one("necronomicon#1", skills={"lore": 3}, dice=[4])
    here.choose("use:necronomicon#1")
    assert here.card("necronomicon").exhausted
    assert here.who().sanity == 4


def test_the_book_of_dzyan_is_used_up_when_read_twice() -> None:
    here = one({"id": "book-of-dzyan#1", "tokens": {"stamina": 1}}, skills={"lore": 2}, dice=[6])
    here.choose("use:book-of-dzyan#1")
    assert "book-of-dzyan" not in here.cards()


# --- common and unique items ----------------------------------------------------------------------
@pytest.mark.parametrize(("item", "points"), [("map-of-arkham", 1), ("motorcycle", 2)])
def test_an_item_is_exhausted_for_more_movement_points(item: str, points: int) -> None:
    here = one(f"{item}#1")
    left = here.who().movement_left
    here.choose(f"use:{item}#1")
    assert here.who().movement_left == left + points
    assert here.card(item).exhausted


@pytest.mark.parametrize(("item", "what"), [("food", "stamina"), ("whiskey", "sanity")])
def test_food_and_whiskey_take_a_point_off_a_loss(item: str, what: str) -> None:
    here = one(f"{item}#1")
    before = getattr(here.who(), what)
    here.effects({"op": "lose", "what": what, "n": 2})
    here.choose(f"use:{item}#1")
    assert getattr(here.who(), what) == before - 1
    assert here.cards() == []


def test_research_materials_stand_in_for_a_clue_token() -> None:
    here = one("research-materials#1", clues=0, skills={"luck": 1}, dice=[1, 6])
    here.effects(
        {"op": "check", "skill": "luck", "mod": 0, "pass": [{"op": "gain", "what": "money", "n": 1}]}
    )
    here.choose("spend:clue")
    assert here.cards() == []


def test_the_cigarette_case_rerolls_any_check() -> None:
    here = one("lucky-cigarette-case#1", skills={"luck": 1}, dice=[1, 6])
    here.effects(
        {"op": "check", "skill": "luck", "mod": 0, "pass": [{"op": "gain", "what": "money", "n": 1}]}
    )
    here.choose("use:lucky-cigarette-case#1")
    assert here.who().money == 1
    assert here.cards() == []


@pytest.mark.parametrize(
    ("skill", "check"),
    [("stealth", "evade"), ("marksman", "combat"), ("bravery", "horror"), ("expert-occultist", "spell")],
)
def test_a_skill_card_is_exhausted_to_reroll_its_kind_of_check(skill: str, check: str) -> None:
    skills = {"sneak": 1, "fight": 1, "will": 1, "lore": 1, "luck": 1}
    here = one(f"{skill}#1", skills=skills, dice=[1, 6])
    here.effects({"op": "check", "skill": check, "mod": 0, "pass": [{"op": "gain", "what": "money", "n": 1}]})
    here.choose(f"use:{skill}#1")
    assert here.who().money == 1
    assert here.card(skill).exhausted
    here.dice(1).effects({"op": "check", "skill": "luck", "mod": 0})
    assert here.ended


def test_a_skill_card_adds_a_die_for_each_clue_token() -> None:
    here = one("luck", clues=1, who="harvey-walters", skills={"luck": 1, "speed": 4}, dice=[1, 1, 2, 6])
    here.effects(
        {"op": "check", "skill": "luck", "mod": 0, "pass": [{"op": "gain", "what": "money", "n": 1}]}
    )
    here.choose("spend:clue")
    assert here.who().money == 1


def test_the_alien_statue_gives_a_spell_or_clues_on_a_success() -> None:
    here = one("alien-statue#1", dice=[5])
    here.choose("use:alien-statue#1")
    assert here.options == ["choose:1", "choose:2"]
    here.choose("choose:2")
    assert (here.who().clues, here.who().sanity) == (3, 3)


def test_the_alien_statue_costs_stamina_on_a_failure() -> None:
    here = one("alien-statue#1", dice=[1])
    here.choose("use:alien-statue#1")
    assert here.who().stamina == 4


def test_the_ancient_tablet_gives_something_for_each_die() -> None:
    here = one("ancient-tablet#1", who="jenny-barnes", skills={"speed": 4}, dice=[6, 1])
    here.choose("use:ancient-tablet#1")
    assert here.who().clues == 2
    assert [here.table.library.card(card.id).deck for card in here.who().cards] == ["spell"]


def test_the_blue_watcher_passes_a_combat_check() -> None:
    here = one("blue-watcher-of-the-pyramid#1", skills={"fight": 1})
    here.effects(
        {"op": "check", "skill": "combat", "mod": 0, "pass": [{"op": "gain", "what": "money", "n": 1}]}
    )
    here.choose("use:blue-watcher-of-the-pyramid#1")
    assert (here.who().money, here.who().stamina, here.cards()) == (1, 4, [])


def test_the_dragons_eye_exchanges_the_card_just_drawn() -> None:
    here = one("dragons-eye#1", space="general-store", phase="arkham_encounters")
    here.choose("use:dragons-eye#1")
    assert len(here.events(EncounterDrawn)) == 1
    assert here.events(CardExhausted)[0].card == "dragons-eye#1"


def test_the_elder_sign_seals_a_gate_without_a_check_or_clues() -> None:
    open_gates = {"woods": "abyss", "graveyard": "rlyeh"}
    here = one("elder-sign#1", space="woods", board={"gates": open_gates}, tracks={"doom": 5})
    here.who().explored = True
    here.until(phase="arkham_encounters")
    here.choose("use:elder-sign#1")
    assert here.state.seals == ["woods"]
    assert (here.who().stamina, here.who().sanity) == (5, 3)
    assert [change.new for change in here.events(TrackChanged)][:1] == [4]
    assert "elder-sign#1" in here.state.box
    here.sound()


def test_enchanted_jewelry_prevents_three_points_in_all() -> None:
    here = one("enchanted-jewelry#1", stamina=5)
    here.effects({"op": "lose", "what": "stamina", "n": 4})
    here.choose("use:enchanted-jewelry#1", "use:enchanted-jewelry#1", "use:enchanted-jewelry#1")
    assert (here.who().stamina, here.cards()) == (4, [])


def test_the_gate_box_lets_one_return_by_any_gate() -> None:
    here = one(
        "gate-box",
        other_world={"world": "abyss", "area": 2},
        board={"gates": {"woods": "abyss", "graveyard": "rlyeh"}},
    )
    here.run(gates.return_from(here.table, here.who()))
    assert here.options == ["gate:woods", "gate:graveyard"]
    here.choose("gate:graveyard")
    assert here.who().place == "graveyard"
    assert specials.return_to_any_gate(here.table, here.who()) == ["woods", "graveyard"]


def test_the_healing_stone_gives_a_point_of_choice_in_upkeep() -> None:
    here = one("healing-stone#1", sanity=2, stamina=2, phase="upkeep")
    here.choose("use:healing-stone#1", "n:1")
    assert (here.who().stamina, here.who().sanity) == (3, 2)
    assert here.card("healing-stone").exhausted


def test_the_obsidian_statue_prevents_all_of_one_loss() -> None:
    here = one("obsidian-statue#1", sanity=3)
    here.effects({"op": "lose", "what": "sanity", "n": 3})
    here.choose("use:obsidian-statue#1")
    assert (here.who().sanity, here.cards()) == (3, [])


def test_the_silver_key_passes_three_evade_checks() -> None:
    here = one(
        {"id": "silver-key#1", "tokens": {"stamina": 2}},
        board={"monsters": [{"kind": "ghoul#1", "space": "downtown"}]},
    )
    here.choose("done", "evade:ghoul#1", "use:silver-key#1")
    assert here.cards() == []
    assert here.who().stamina == 6


def test_the_warding_statue_cancels_the_damage_of_a_failed_combat_check() -> None:
    monsters = [{"kind": "cultist#1", "space": "downtown"}]
    here = one("warding-statue#1", skills={"fight": 1}, board={"monsters": monsters}, dice=[1, 1])
    here.choose("done", "fight:cultist#1", "fight", "use:warding-statue#1")
    assert here.who().stamina == 6
    assert here.cards() == []


def test_the_flute_defeats_all_monsters_of_the_place() -> None:
    here = one(
        "flute-of-the-outer-gods#1",
        sanity=4,
        skills={"will": 6},
        board={
            "monsters": [{"kind": "ghoul#1", "space": "downtown"}, {"kind": "cultist#1", "space": "downtown"}]
        },
    )
    here.dice(6, 6, 6, 6, 6, 6)
    here.choose("done", "fight:ghoul#1", "use:flute-of-the-outer-gods#1")
    assert sorted(here.who().monster_trophies) == ["cultist#1", "ghoul#1"]
    assert here.who().sanity == 1


def test_enchant_weapon_makes_a_physical_weapon_magical_for_this_combat() -> None:
    here = one(
        "enchant-weapon#1",
        "axe#1",
        skills={"lore": 6, "will": 6},
        board={"monsters": [{"kind": "ghoul#1", "space": "downtown"}]},
    )
    here.dice(*[6] * 6, *[6] * 6)
    here.choose("done", "fight:ghoul#1", "cast:enchant-weapon#1")
    combat = here.decision.about
    assert combat.magical == {"axe#1": "enchant-weapon#1"}


# --- special cards --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("status", "card"), [("blessed", "blessing"), ("cursed", "curse"), ("retainer", "retainer")]
)
def test_some_cards_go_on_a_1_in_upkeep(status: str, card: str) -> None:
    here = one({"id": card}, phase="upkeep", dice=[1])
    assert here.cards() == []
    here = one({"id": card}, phase="upkeep", dice=[2])
    assert here.cards() == [card]


def test_a_retainer_pays_two_dollars_before_it_is_rolled_for() -> None:
    here = one("retainer", phase="upkeep", dice=[1])
    assert here.who().money == 2


def test_a_bank_loan_pays_ten_dollars_and_is_paid_back_with_ten_at_any_time() -> None:
    here = one()
    here.effects({"op": "status", "set": "bank_loan"})
    assert here.who().money == 10
    loan = here.card("bank-loan")
    here = one(loan.id, money=10)
    here.choose(f"use:{loan.id}")
    assert (here.who().money, here.cards()) == (0, [])


def test_who_cannot_pay_the_interest_loses_all_items_and_gets_no_loan_any_more() -> None:
    here = one("bank-loan", "knife", "duke", phase="upkeep", dice=[3])
    assert here.cards() == ["duke"]
    assert here.view["investigators"]["joe-diamond"]["status"] == ["loan_barred"]


def test_the_deputy_gets_a_revolver_a_wagon_and_a_dollar_each_upkeep() -> None:
    here = one()
    here.effects({"op": "status", "set": "deputy"})
    assert here.cards() == ["deputy-of-arkham", "deputys-revolver", "patrol-wagon"]
    here.sound()
    assert one("deputy-of-arkham", phase="upkeep").who().money == 1


def test_the_patrol_wagon_takes_one_anywhere_in_arkham_instead_of_a_walk() -> None:
    here = one("patrol-wagon#1")
    here.choose("use:patrol-wagon#1", "place:woods")
    assert here.who().place == "woods"
    assert here.who().movement_left == 0


def test_the_patrol_wagon_may_be_lost_after_a_return_from_an_other_world() -> None:
    here = one(
        "patrol-wagon#1", other_world={"world": "abyss", "area": 2}, board={"gates": {"woods": "abyss"}}
    )
    here.dice(1).run(gates.return_from(here.table, here.who()))
    assert here.cards() == []
    assert "patrol-wagon#1" in here.state.box


def test_members_of_the_lodge_have_encounters_of_the_inner_sanctum() -> None:
    here = one("silver-twilight-lodge-membership")
    here.run(encounters.encounter_at(here.table, here.who(), "silver-twilight-lodge"))
    assert here.events(EncounterDrawn)[0].card.endswith("inner-sanctum")


# --- Ancient Ones and encounters ------------------------------------------------------------------
def test_nyarlathotep_puts_his_masks_into_the_cup() -> None:
    here = one(ancient_one="nyarlathotep")
    masks = {name for name, row in here.table.library.monster_instances.items() if row.mask}
    assert masks
    assert masks <= set(here.state.cup)
    assert not masks & set(one().state.cup)
    here.sound()


def test_yig_gains_a_doom_token_for_each_cultist_that_is_beaten() -> None:
    here = one(
        ancient_one="yig",
        skills={"will": 6, "fight": 6},
        board={"monsters": [{"kind": "cultist#1", "space": "downtown"}]},
    )
    here.dice(*[6] * 12)
    here.choose("done", "fight:cultist#1", "fight")
    assert [change.new for change in here.events(TrackChanged)][:1] == [1]
    assert "yig" in [event.source for event in here.events(AbilityUsed)]


def test_the_top_card_of_a_location_deck_is_turned_up_and_drawn_next_there() -> None:
    here = one(space="ye-olde-magick-shoppe")
    here.effects({"op": "special", "name": "peek-location-deck", "note": "peek"})
    here.choose("place:rivertown")
    (number,) = here.state.location_tops["rivertown"]
    here.run(encounters.location_encounter(here.table, here.who(), "general-store"))
    assert here.events(EncounterDrawn)[0].card == f"base-{number}-general-store"
    assert here.state.location_tops.get("rivertown", []) == []


def test_an_unused_investigator_takes_over_with_nothing_of_the_old_one() -> None:
    here = one("knife", space="science-building", trophies={"gates": ["abyss"], "monsters": ["ghoul"]})
    here.effects({"op": "special", "name": "replace-investigator", "note": "replace"})
    here.choose("who:harvey-walters")
    while not here.ended:
        here.choose(here.options[-1])
    (who,) = here.state.investigators
    assert who.id == "harvey-walters"
    assert (who.gate_trophies, who.monster_trophies) == ([], [])
    assert "joe-diamond" in here.state.unused_investigators
    here.sound()


def test_the_story_continues_shuffles_the_mythos_deck_and_draws_another_card() -> None:
    here = one(phase="mythos", decks={"mythos": ["the-story-continues", "family-found-butchered"]})
    assert here.state.mythos_drawn is None or row_of(here.state.mythos_drawn) != "the-story-continues"
    here.sound()
