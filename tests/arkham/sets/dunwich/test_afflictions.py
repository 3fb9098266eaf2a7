"""Injuries and Madnesses (INV-20 to INV-24, DUN-38, SET-23)."""

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.phases import movement
from arkham_desktop.arkham.rules import trading
from arkham_desktop.arkham.state import LOST
from tests.arkham.board import person
from tests.arkham.scenes import Scene
from tests.arkham.sets.dunwich.town import drawn, its_upkeep, town

SIX_ITEMS = ["38-revolver", "axe", "knife", "cross", "shrivelling", "wither"]
DOWN, MAD = {"op": "lose", "what": "stamina", "n": 9}, {"op": "lose", "what": "sanity", "n": 9}
HURT, MADDENED = {"op": "draw", "deck": "injury", "n": 1}, {"op": "draw", "deck": "madness", "n": 1}


def one(*cards: object, top: str = "jinxed", mad: str = "xenophobia", **seat: object) -> Scene:
    """Somebody with these cards; the next Injury and Madness are known."""
    who = person(**{"space": "downtown", "cards": list(cards), **seat})  # type: ignore[arg-type]
    return town(who, decks={"injury": [top], "madness": [mad]})


@pytest.mark.rule("INV-20", "INV-24")
def test_with_an_injury_nothing_is_lost_and_stamina_is_full_again_at_the_hospital() -> None:
    here = one(*SIX_ITEMS, clues=4, stamina=3, sanity=4)
    here.effects({"op": "lose", "what": "stamina", "n": 3})
    assert here.options == ["injury", "half"]
    here.choose("injury")
    who = here.who()
    assert (who.place, who.stamina, who.sanity, who.clues) == ("st-marys-hospital", 5, 4, 4)
    assert here.cards() == [*SIX_ITEMS, "jinxed"]
    assert who.no_encounter
    here.sound()


@pytest.mark.rule("INV-24")
def test_without_an_injury_three_items_and_two_clues_are_lost() -> None:
    here = one(*SIX_ITEMS, clues=4, stamina=3, sanity=4)
    here.effects({"op": "lose", "what": "stamina", "n": 3}).choose("half", "propose:cheapest")
    who = here.who()
    assert (len(who.cards), who.clues, who.stamina, who.place) == (3, 2, 1, "st-marys-hospital")


@pytest.mark.rule("INV-20")
def test_a_retainer_is_not_lost_with_an_injury() -> None:
    here = one({"id": "retainer", "fresh": True})
    here.effects(DOWN).choose("injury")
    assert here.cards() == ["retainer", "jinxed"]


@pytest.mark.rule("INV-21")
def test_at_0_sanity_the_same_choice_with_a_madness_leads_to_the_asylum() -> None:
    here = one("axe", "knife", clues=2, sanity=1)
    here.effects(MAD)
    assert here.options == ["madness", "half"]
    here.choose("madness")
    who = here.who()
    assert (who.place, who.sanity, who.clues) == ("arkham-asylum", 5, 2)
    assert here.cards() == ["axe", "knife", "xenophobia"]


@pytest.mark.rule("INV-20", "INV-21")
@pytest.mark.parametrize(("loss", "card"), [(DOWN, "injury"), (MAD, "madness")])
def test_in_an_other_world_one_is_lost_in_time_and_space_all_the_same(
    loss: dict[str, object], card: str
) -> None:
    here = one("axe", "knife", space=None, other_world="abyss")
    here.effects(loss).choose(card)
    assert here.who().place == LOST
    assert len(here.cards()) == 3


@pytest.mark.rule("DUN-38")
def test_the_choice_is_not_offered_when_the_other_value_is_0_too() -> None:
    here = one("axe")
    here.effects(DOWN, MAD)
    assert here.who().devoured
    assert [event.status for event in here.events(events.StatusChanged)] == ["devoured"]


@pytest.mark.rule("DUN-38")
def test_the_choice_is_not_offered_above_0() -> None:
    here = one("axe", stamina=3)
    here.effects({"op": "lose", "what": "stamina", "n": 2})
    assert here.ended
    assert here.cards() == ["axe"]


def test_with_an_empty_deck_half_is_lost() -> None:
    here = one("axe", "knife")
    here.state.box += here.state.decks["injury"]
    here.state.decks["injury"].clear()
    here.effects(DOWN)
    assert here.decision.kind == "lose_items"


@pytest.mark.rule("INV-22")
def test_injuries_and_madnesses_are_no_items_and_cannot_be_traded() -> None:
    here = one("jinxed", "xenophobia", "axe", "knife")
    table, who = here.table, here.who()
    assert not any(table.library.card(name).is_item for name in ("jinxed", "xenophobia"))
    assert not any(trading.tradable(table, card) for card in who.cards[:2])
    here.effects(DOWN).choose("half")
    assert here.options == [f"lose:{card.id}" for card in who.cards[2:]] + ["propose:cheapest"]


@pytest.mark.rule("INV-22")
def test_only_effects_remove_them() -> None:
    here = one("jinxed", "xenophobia")
    here.effects({"op": "discard", "what": ["injury", "madness"], "n": 1}).choose("discard:jinxed#1")
    assert here.cards() == ["xenophobia"]


@pytest.mark.rule("INV-23")
@pytest.mark.parametrize(("card", "draws"), [("jinxed", HURT), ("xenophobia", MADDENED)])
def test_a_second_copy_devours(card: str, draws: dict[str, object]) -> None:
    here = one(f"{card}#1", top="jinxed#2", mad="xenophobia#2")
    here.effects(draws)
    assert here.who().devoured
    here.sound()


@pytest.mark.rule("INV-23")
def test_a_second_copy_taken_instead_of_losing_half_devours_too() -> None:
    here = one("jinxed#1", "axe", top="jinxed#2")
    here.effects(DOWN).choose("injury")
    who = here.who()
    assert who.devoured
    assert who.place == "downtown"
    here.sound()


@pytest.mark.rule("SET-23")
def test_the_decks_hold_24_injuries_and_24_madnesses_and_are_drawn_from_the_top() -> None:
    here = town()
    assert [len(here.state.decks[deck]) for deck in ("injury", "madness")] == [24, 24]
    top = here.state.decks["injury"][-1]
    here.effects(HURT)
    assert [card.id for card in here.who().cards] == [top]
    assert town(seed=1).state.decks["injury"] != town(seed=3).state.decks["injury"]


# --- what changes the draw ---------------------------------------------------------------------------
def test_an_elixir_of_life_takes_the_place_of_the_card() -> None:
    here = one("elixir-of-life", stamina=1)
    here.effects(DOWN).choose("injury")
    assert here.options == ["use:elixir-of-life#1", "no"]
    here.choose("use:elixir-of-life#1")
    assert here.cards() == []
    assert here.who().stamina == 5


def test_rita_young_draws_one_more_and_discards_one_of_choice() -> None:
    here = town(person("rita-young", "downtown"), decks={"injury": ["jinxed#1", "tainted#1"]})
    here.effects(HURT)
    assert here.options == ["keep:jinxed#1", "keep:tainted#1"]
    here.choose("keep:tainted#1")
    assert here.cards() == ["tainted"]
    here.sound()


# --- what they do ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "skill"),
    [
        ("sprained-ankle", "speed"),
        ("hearing-loss", "sneak"),
        ("injured-arm", "fight"),
        ("tainted", "will"),
        ("head-wound", "lore"),
        ("jinxed", "luck"),
    ],
)
def test_six_injuries_cost_a_point_of_a_skill_and_allow_two_clues_on_its_checks(
    card: str, skill: str
) -> None:
    sound, hurt = one(clues=4), one(card, clues=4)
    assert hurt.view["investigators"]["amanda-sharpe"]["skills"][skill] == (
        sound.view["investigators"]["amanda-sharpe"]["skills"][skill] - 1
    )
    hurt.dice(*[1] * 9).effects({"op": "check", "skill": skill, "mod": 3, "pass": [], "fail": []})
    hurt.choose("spend:clue", "spend:clue")
    assert hurt.ended


def test_a_back_injury_leaves_three_items_and_a_memory_loss_three_skills_and_spells() -> None:
    here = one("axe#1", "knife", "cross", "lantern", "wither", top="back-injury")
    here.effects(HURT).choose("discard:axe#1")
    assert here.cards() == ["knife", "cross", "lantern", "wither", "back-injury"]
    there = one("wither", "shrivelling", "stealth#1", "marksman", "axe", top="memory-loss")
    there.effects(HURT).choose("discard:stealth#1")
    assert there.cards() == ["wither", "shrivelling", "marksman", "axe", "memory-loss"]


def test_amnesia_takes_the_clues_above_four_at_once() -> None:
    here = one(clues=7, mad="amnesia")
    here.effects(MADDENED, {"op": "gain", "what": "clue", "n": 2})
    assert here.who().clues == 4


@pytest.mark.parametrize(
    ("deck", "card", "what"), [("injury", "consumption", "stamina"), ("madness", "schizophrenia", "sanity")]
)
def test_two_of_them_lower_a_maximum(deck: str, card: str, what: str) -> None:
    here = one(top="consumption", mad="schizophrenia")
    before = getattr(here.who(), what)
    here.effects({"op": "draw", "deck": deck, "n": 1})
    assert here.cards() == [card]
    assert getattr(here.who(), what) == before - 1


@pytest.mark.rule("MYT-15")
@pytest.mark.parametrize(("clues", "left"), [(4, 1), (3, 0)])
def test_with_amnesia_a_clue_of_the_mythos_is_taken_only_as_long_as_it_can_be_kept(
    clues: int, left: int
) -> None:
    forgetful = person(space="historical-society", cards=["amnesia"], clues=clues)
    here = drawn("the-festival", forgetful, board={"clues": {}})
    if not left:
        here.choose("who:amanda-sharpe")
    assert here.ended
    assert (here.who().clues, here.state.clues.get("historical-society", 0)) == (4, left)


def test_a_double_vision_finds_no_clues() -> None:
    here = one("double-vision", space="woods")
    here.state.clues["woods"] = 1
    here.run(movement.end_of_movement(here.table, here.who()))
    assert here.who().clues == 0


def test_a_concussion_moves_no_skill_more_than_one_stop() -> None:
    here = its_upkeep(one("concussion"))
    assert all(abs(int(option[-1]) - 0) <= 1 for option in here.options if option.startswith("slide:"))


@pytest.mark.parametrize(
    ("card", "where", "elsewhere"),
    [
        ("agoraphobia", "downtown", "newspaper"),
        ("claustrophobia", "newspaper", "arkham-asylum"),
        ("necrophobia", "graveyard", "downtown"),
    ],
)
def test_some_madnesses_cost_sanity_in_the_upkeep_where_they_are_met(
    card: str, where: str, elsewhere: str
) -> None:
    assert its_upkeep(one(card, space=where, sanity=4)).who().sanity == 3
    assert its_upkeep(one(card, space=elsewhere, sanity=4)).who().sanity == 4


def test_xenophobia_costs_sanity_in_other_worlds() -> None:
    assert its_upkeep(one("xenophobia", space=None, other_world="abyss", sanity=4)).who().sanity == 3


def test_paranoia_drives_allies_away_and_fears_company() -> None:
    here = one("duke", mad="paranoia")
    here.effects(MADDENED)
    assert here.cards() == ["paranoia"]
    here.effects({"op": "take", "card": "ryan-dean"})
    assert here.cards() == ["paranoia"]
    two = town(person(cards=["paranoia"], sanity=4), person("joe-diamond"))
    assert its_upkeep(two).who().sanity == 3


def test_an_addiction_costs_a_dollar_or_all_focus() -> None:
    here = its_upkeep(one("addiction", money=1)).choose("choose:1")
    assert here.who().money == 0
    poor = its_upkeep(one("addiction"))
    assert not any(option.startswith("slide:") for option in poor.options) or poor.ended


def test_delirium_costs_sanity_when_a_check_of_an_encounter_has_no_success() -> None:
    check = {"op": "check", "skill": "luck", "mod": 0, "pass": [], "fail": []}
    here = one("delirium", sanity=4)
    here.dice(*[1] * 4).effects(check, source="dunwich-113-cold-spring-glen")
    assert here.who().sanity == 3
    here.dice(*[6] * 4).effects(check, source="dunwich-113-cold-spring-glen")
    assert here.who().sanity == 3
    here.dice(*[1] * 4).effects(check, source="dunwich-gate-77")
    assert here.who().sanity == 2
    here.dice(*[1] * 4).effects(check, source="a-card")
    assert here.who().sanity == 2


def test_mania_spends_clues_two_at_a_time() -> None:
    here = one("mania", clues=3)
    here.dice(*[1] * 9).effects({"op": "check", "skill": "luck", "mod": 0, "pass": [], "fail": []})
    here.choose("spend:clue")
    assert here.ended
    assert here.who().clues == 1
