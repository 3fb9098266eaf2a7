"""What single cards of the base set say, where the general rules alone would not do it."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects import run_effects
from arkham_desktop.arkham.events import DiceRolled
from arkham_desktop.arkham.rules import checks, encounters, investigators, mythos_cards
from arkham_desktop.arkham.state import row_of
from tests.arkham.scenes import Scene, scene

JOE = "joe-diamond"


def at(space: str | None = None, seat: dict[str, Any] | None = None, **fields: Any) -> Scene:
    """Joe Diamond at a place, with nothing but what is given."""
    mine: dict[str, Any] = {"id": JOE, "cards": [], "clues": 0, "money": 0, **(seat or {})}
    if space is not None:
        mine["space"] = space
    return scene(investigators=[mine], start="upkeep", **fields)


def have(here: Scene, encounter: str) -> Scene:
    """Have one location encounter, by its id."""
    row = next(
        row for card in here.table.library.encounters.values() for row in card.values() if row.id == encounter
    )
    return here.run(run_effects(here.table, row.do, Context(row.id, here.who(), place=row.place)))


def test_who_can_pay_to_stay_in_the_library_is_asked() -> None:
    here = have(at("library", {"money": 4}), "base-79-library").choose("yes")
    assert (here.who().place, here.who().money) == ("library", 0)
    here = have(at("library", {"money": 4}), "base-79-library").choose("no")
    assert (here.who().place, here.who().money) == ("miskatonic-u", 4)


def test_who_can_pay_to_stay_a_member_of_the_lodge_is_asked() -> None:
    seat = {"money": 3, "cards": ["silver-twilight-lodge-membership"]}
    here = have(at("silver-twilight-lodge", seat), "base-53-inner-sanctum").choose("yes")
    assert (here.who().money, here.cards()) == (0, ["silver-twilight-lodge-membership"])


@pytest.mark.parametrize(("face", "place"), [(6, "woods"), (1, "lost-in-time-and-space")])
def test_the_gate_one_came_by_closes_behind_whoever_leaves_by_the_card(face: int, place: str) -> None:
    there = {"world": "great-hall-of-celeano", "area": 1, "entered": "woods"}
    here = at(
        None,
        {"other_world": there, "skills": {"speed": 3}},
        board={"gates": {"woods": "great-hall-of-celeano", "graveyard": "yuggoth"}},
        decks={"gate": ["base-gate-69"]},
        dice=[face],
    )
    here.run(encounters.world_encounter(here.table, here.who()))
    while not here.ended:
        here.choose(here.options[0])
    assert here.who().place == place
    assert list(here.state.gates) == ["graveyard"]
    here.sound()


@pytest.mark.rule("MYT-24")
def test_a_mythos_card_is_drawn_to_learn_where_one_is_sent() -> None:
    decks = {"mythos": ["family-found-butchered"]}
    here = at("curiositie-shoppe", {"skills": {"speed": 2}}, decks=decks, dice=[1])
    terror, cards = here.state.terror, len(here.state.mythos)
    top = here.state.mythos[-1]
    have(here, "base-97-curiositie-shoppe")
    assert here.who().place == here.table.library.mythos[top.partition("#")[0]].gate
    assert here.state.mythos[0] == top
    assert (here.state.terror, len(here.state.mythos)) == (terror, cards)


def test_who_goes_insane_for_it_meets_no_friend() -> None:
    here = have(at("the-unnamable", {"sanity": 2}), "base-82-the-unnamable").choose("yes")
    assert (here.who().place, here.cards()) == ("arkham-asylum", [])
    here = have(at("the-unnamable", {"sanity": 3}), "base-82-the-unnamable").choose("yes")
    assert (here.who().place, here.cards()) == ("the-unnamable", ["eric-colt"])


def test_who_faints_for_it_meets_no_friend() -> None:
    here = have(at("science-building", {"stamina": 2}), "base-77-science-building").choose("yes")
    assert (here.who().place, here.cards(), here.who().money) == ("st-marys-hospital", [], 0)


def test_who_loses_the_last_sanity_to_a_gate_card_gains_no_clue_tokens() -> None:
    here = at(None, {"other_world": "the-dreamlands", "sanity": 1}, dice=[1])
    entry = here.table.library.gate_cards["base-gate-36"].entries["other"]
    here.run(run_effects(here.table, entry, Context("base-gate-36", here.who(), place="the-dreamlands")))
    assert (here.who().place, here.who().clues) == ("lost-in-time-and-space", 0)


@pytest.mark.rule("ENC-21")
@pytest.mark.parametrize("who", [JOE, "kate-winthrop"])
def test_no_monster_of_an_encounter_appears_where_none_can(who: str) -> None:
    seals = ["black-cave"] if who == JOE else []
    here = at("black-cave", {"id": who}, board={"seals": seals}, decks={"cup": ["ghoul"]})
    have(here, "base-51-black-cave")
    assert here.ended
    assert row_of(here.state.cup[-1]) == "ghoul"


def test_a_monster_of_an_encounter_appears_where_there_is_no_elder_sign() -> None:
    here = have(at("black-cave", decks={"cup": ["ghoul"]}), "base-51-black-cave")
    assert here.decision.kind == "monsters"


def test_a_monster_of_an_other_world_does_not_mind_elder_signs() -> None:
    here = at(None, {"other_world": "abyss"}, board={"seals": ["black-cave"]}, decks={"cup": ["ghoul"]})
    here.effects({"op": "monster", "n": 1, "kind": "cup"}, place="abyss")
    assert here.decision.kind == "monsters"


def test_the_great_ritual_asks_as_much_while_a_seat_waits_for_its_next_investigator() -> None:
    others = ["bob-jenkins", "amanda-sharpe", "jenny-barnes", "kate-winthrop"]
    here = scene(
        investigators=[{"id": JOE, "space": "french-hill", "cards": ["wither", "heal", "find-gate"]}]
        + [{"id": other} for other in others],
        rumor="the-great-ritual",
        start="arkham_encounters",
    )
    assert not mythos_cards.can_pass_rumor(here.table, here.who())
    here.run(investigators.devour(here.table, here.who("bob-jenkins")))
    assert not mythos_cards.can_pass_rumor(here.table, here.who())


@pytest.mark.rule("TRD-07")
def test_a_doctor_reaches_everybody_in_the_final_battle() -> None:
    here = scene(
        investigators=[{"id": "vincent-lee"}, {"id": JOE, "stamina": 2, "other_world": "abyss"}],
        ancient_one="ithaqua",
        start="final_battle",
    ).until(option="do:vincent-lee")
    here.choose("do:vincent-lee")
    while here.decision.kind == "may":
        here.choose("yes")
    assert here.who(JOE).stamina == 3


def fighting(card: str, **fields: Any) -> Scene:
    """Joe Diamond in a combat with a Gug, before his first Combat check; his skills give him 2 dice."""
    here = scene(
        investigators=[
            {"id": JOE, "space": "uptown", "cards": [card], "clues": 0, "skills": {"will": 2, "fight": 4}}
        ],
        board={"monsters": [{"kind": "gug", "space": "uptown"}]},
        start="movement",
        dice=[6],
        **fields,
    )
    return here.choose("done", "fight:gug#1")


def test_the_flute_is_played_before_the_dice_are_rolled_and_not_after() -> None:
    here = fighting("flute-of-the-outer-gods")
    assert "use:flute-of-the-outer-gods#1" in here.options
    here.choose("fight")
    assert "use:flute-of-the-outer-gods#1" in here.options
    here.dice(1, 1).choose("roll")
    assert here.who().stamina == 2  # there was nothing to do but to accept the roll


def test_the_flute_is_of_no_use_against_an_ancient_one() -> None:
    here = scene(
        investigators=[{"id": JOE, "space": "uptown", "cards": ["flute-of-the-outer-gods"]}],
        board={"monsters": [{"kind": "gug", "space": "uptown"}]},
        ancient_one="yig",
        start="final_battle",
    ).until(kind="attack")
    assert here.options == ["attack", "done"]


@pytest.mark.rule("ENC-26")
def test_who_goes_insane_exchanging_an_encounter_has_none() -> None:
    here = scene(
        investigators=[{"id": JOE, "space": "woods", "cards": ["dragons-eye"], "sanity": 1}],
        start="arkham_encounters",
    )
    here.choose("use:dragons-eye#1")
    assert (here.state.phase, here.who().place) == ("upkeep", "arkham-asylum")


def test_legrasse_lets_an_endless_monster_be_claimed() -> None:
    mask = [{"kind": "the-dark-pharaoh", "space": "uptown"}]
    here = at("silver-twilight-lodge", {"cards": ["john-legrasse"]}, board={"monsters": mask}, dice=[6] * 9)
    have(here, "base-58-inner-sanctum").choose("yes")
    while not here.ended:
        here.choose("accept" if "accept" in here.options else here.options[0])
    assert here.who().monster_trophies == ["the-dark-pharaoh#1"]


@pytest.mark.parametrize("walks", [True, False])
def test_sister_marys_angel_carries_her_out_of_a_fight_on_her_way(walks: bool) -> None:
    here = scene(
        investigators=[
            {"id": "sister-mary", "space": "uptown", "skills": {"fight": 3, "will": 3, "speed": 2}}
        ],
        board={"monsters": [{"kind": "dimensional-shambler", "space": "uptown"}]},
        dice=[6, 1],
        start="movement",
    )
    here.choose("go:southside" if walks else "done")
    here.choose(next(option for option in here.options if option.startswith("fight:")), "fight")
    assert here.who().place == "south-church"
    assert not here.who().lose_turn


def test_weapons_help_in_a_combat_check_that_an_encounter_asks_for() -> None:
    cards = ["knife", "45-automatic", "38-revolver", "dynamite"]
    here = at("bank-of-arkham", {"cards": cards, "skills": {"fight": 1}}, dice=[1] * 7)
    have(here, "base-89-bank-of-arkham")
    assert len(here.events(DiceRolled)[0].faces) == 1 - 1 + 4 + 3
    assert here.cards() == cards


@pytest.mark.parametrize(("cards", "bonus"), [(["axe"], 3), (["axe", "38-revolver"], 5)])
def test_an_axe_in_an_encounters_combat_check_is_better_with_the_other_hand_empty(
    cards: list[str], bonus: int
) -> None:
    here = at("bank-of-arkham", {"cards": cards, "skills": {"fight": 1}}, dice=[1] * 6)
    have(here, "base-89-bank-of-arkham")
    assert len(here.events(DiceRolled)[0].faces) == 1 - 1 + bonus


def test_a_weapon_for_both_hands_helps_if_it_is_better() -> None:
    cards = ["knife", "tommy-gun", "18-derringer"]
    here = at("bank-of-arkham", {"cards": cards, "skills": {"fight": 1}}, dice=[1] * 6)
    have(here, "base-89-bank-of-arkham")
    assert len(here.events(DiceRolled)[0].faces) == 1 - 1 + 6


def test_weapons_do_not_help_in_a_fight_check() -> None:
    here = at("independence-square", {"cards": ["tommy-gun"], "skills": {"fight": 2}}, dice=[1])
    have(here, "base-90-independence-square")
    assert len(here.events(DiceRolled)[0].faces) == 2 - 1


def test_the_patrol_wagon_may_be_gone_after_a_dream_of_an_other_world() -> None:
    here = at("library", {"cards": ["patrol-wagon"]}, decks={"gate": ["base-gate-71"]}, dice=[1])
    have(here, "base-77-library")
    assert here.who().place == "library"
    assert here.cards() == []


@pytest.mark.rule("ITM-06")
def test_nobody_chooses_to_give_away_all_of_nothing() -> None:
    here = at("hibbs-roadhouse", {"cards": ["knife"], "skills": {"will": 2}}, dice=[1])
    have(here, "base-106-hibbs-roadhouse")
    assert here.ended
    assert here.cards() == []
    here = at("hibbs-roadhouse", {"cards": ["knife"], "money": 1, "skills": {"will": 2}}, dice=[1])
    have(here, "base-106-hibbs-roadhouse")
    assert here.options == ["choose:1", "choose:2"]
    here = have(at("police-station", {"money": 5}), "base-104-police-station")
    assert (here.ended, here.who().money) == (True, 0)


def test_the_weapons_count_for_such_a_check_before_it_is_made_too() -> None:
    here = at("bank-of-arkham", {"cards": ["tommy-gun"], "skills": {"fight": 1}})
    assert checks.dice_count(here.table, checks.Check(here.who(), "combat", "fight", -1)) == 6


@pytest.mark.rule("INV-03")
def test_whoever_faints_where_he_would_have_stayed_has_a_normal_next_turn() -> None:
    here = at("black-cave", {"stamina": 1, "skills": {"lore": 3}}, dice=[1])
    have(here, "base-46-black-cave")
    assert (here.who().place, here.who().delayed) == ("st-marys-hospital", False)


@pytest.mark.rule("INV-03")
def test_a_prisoner_who_faints_wakes_up_free() -> None:
    here = at("police-station", {"stamina": 1})
    here.run(investigators.arrest(here.table, here.who()))
    here.effects({"op": "lose", "what": "stamina", "n": 1})
    assert here.who().place == "st-marys-hospital"
    assert not here.who().delayed
    assert not here.who().lose_turn


def test_nothing_is_asked_when_all_elder_signs_go() -> None:
    here = at("downtown", board={"seals": ["woods", "graveyard", "black-cave"]})
    here.effects({"op": "elder_sign", "remove": "all"})
    assert here.ended
    assert here.state.seals == []
