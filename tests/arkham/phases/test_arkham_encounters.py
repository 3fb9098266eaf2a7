"""Arkham encounters: abilities of locations, location cards, gates, Rumors (ENC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from arkham_desktop.arkham.events import EncounterDrawn, InvestigatorMoved, MonsterAppeared
from arkham_desktop.arkham.phases import arkham_encounters
from tests.arkham.scenes import Scene, scene


def at(
    space: str,
    who: str = "amanda-sharpe",
    *,
    card: int | Sequence[int] | None = None,
    more: dict[str, Any] | None = None,
    others: Sequence[dict[str, Any]] = (),
    **seat: Any,
) -> Scene:
    """The Arkham Encounters phase of one investigator, by itself.

    `card`: the location card (or cards, top first) that will be drawn there.
    """
    given = {"start": "upkeep", "board": {"clues": {}}, **(more or {})}
    if card is not None:
        cards = [card] if isinstance(card, int) else list(card)
        given["decks"] = {f"encounters:{NEIGHBORHOODS.get(space, space)}": cards, **given.get("decks", {})}
    first = {"id": who, "space": space, "cards": [], "money": 0, "clues": 0, **seat}
    here = scene(given, investigators=[first, *others])
    here.state.phase = "arkham_encounters"
    return here.run(arkham_encounters.phase_for(here.table, here.who()))


NEIGHBORHOODS = {
    "newspaper": "northside",
    "curiositie-shoppe": "northside",
    "science-building": "miskatonic-u",
    "black-cave": "rivertown",
    "general-store": "rivertown",
    "historical-society": "southside",
    "silver-twilight-lodge": "french-hill",
    "the-unnamable": "merchant-district",
    "river-docks": "merchant-district",
    "independence-square": "downtown",
    "bank-of-arkham": "downtown",
}


def drawn(here: Scene) -> list[str]:
    return [event.card for event in here.events(EncounterDrawn)]


# --- places without a gate --------------------------------------------------------------------
@pytest.mark.rule("ENC-01")
def test_in_a_street_nothing_happens() -> None:
    here = at("northside")
    assert here.ended
    assert drawn(here) == []


@pytest.mark.rule("ENC-02", "ENC-06")
def test_a_location_offers_its_ability_or_an_encounter_and_one_of_the_two_only() -> None:
    here = at("arkham-asylum", sanity=2)
    assert here.options == ["encounter", "ability:arkham-asylum"]
    here.choose("ability:arkham-asylum")
    assert here.ended
    assert here.who().sanity == 3
    assert drawn(here) == []


@pytest.mark.rule("ENC-03", "ENC-05")
def test_an_encounter_applies_the_entry_of_the_location_and_the_card_goes_back() -> None:
    here = at("newspaper", card=95)
    # Nothing but the encounter was possible.
    assert here.ended
    assert drawn(here) == ["base-95-newspaper"]
    assert here.who().money == 5
    assert here.state.location_tops.get("northside", []) == []


@pytest.mark.rule("ENC-04", "ENC-12")
def test_several_cards_drawn_at_once_are_different_cards() -> None:
    here = at("historical-society", card=62, more={"decks": {"encounters:uptown": [70, 71]}})
    here.choose("yes")
    assert here.decision.kind == "encounter_card"
    assert drawn(here)[1:] == ["base-70-woods", "base-71-woods"]
    assert here.options == ["choose:1", "choose:2"]


@pytest.mark.rule("ENC-05")
@pytest.mark.parametrize(
    ("space", "seat", "offered"),
    [
        ("ye-olde-magick-shoppe", {"money": 4}, False),
        ("ye-olde-magick-shoppe", {"money": 5}, True),
        ("police-station", {"trophies": {"gates": ["abyss"]}}, False),
        ("police-station", {"trophies": {"gates": ["abyss", "yuggoth"]}}, True),
        ("river-docks", {"trophies": {"monsters": ["cultist"]}}, False),
        ("general-store", {"money": 0}, False),
        ("general-store", {"money": 1}, True),
    ],
)
def test_an_ability_is_offered_only_if_its_price_can_be_paid(
    space: str, seat: dict[str, Any], offered: bool
) -> None:
    here = at(space, who="bob-jenkins", **seat)
    assert (f"ability:{space}" in here.options) == offered


@pytest.mark.rule("ENC-06", "ENC-07")
def test_abilities_are_for_the_encounters_phase_and_once_a_turn() -> None:
    walking = scene(
        start="movement",
        investigators=[{"id": "amanda-sharpe", "space": "bank-of-arkham", "sliders": {"speed": 2}}],
    )
    assert not [option for option in walking.options if option.startswith("ability:")]
    here = at("bank-of-arkham")
    here.choose("ability:bank-of-arkham")
    assert here.ended
    assert here.cards() == ["bank-loan"]
    assert here.who().money == 10


@pytest.mark.rule("ENC-09")
def test_the_science_building_takes_trophies_for_clues_instead_of_an_encounter() -> None:
    here = at("science-building", trophies={"gates": ["abyss"]})
    here.choose("ability:science-building")
    assert here.who().clues == 2
    assert here.state.gate_pile[0].startswith("abyss")
    closed = at(
        "science-building",
        trophies={"gates": ["abyss"]},
        more={"board": {"gates": {"science-building": "yuggoth"}}},
    )
    assert closed.ended
    assert closed.who().gate_trophies


@pytest.mark.rule("ENC-28")
def test_the_delayed_have_their_normal_encounter() -> None:
    here = at("newspaper", card=95, status=["delayed"])
    assert here.who().money == 5


@pytest.mark.rule("ENC-26")
def test_whoever_went_insane_or_unconscious_this_turn_has_no_further_encounter() -> None:
    here = at("northside")
    here.effects({"op": "lose", "what": "stamina", "n": 9})
    assert here.who().place == "st-marys-hospital"
    here.run(arkham_encounters.phase_for(here.table, here.who()))
    assert here.ended
    assert drawn(here) == []


@pytest.mark.rule("ENC-29")
def test_a_member_of_the_lodge_has_the_entry_of_the_inner_sanctum() -> None:
    member = at("silver-twilight-lodge", card=54, status=["silver_twilight"])
    assert drawn(member) == ["base-54-inner-sanctum"]
    stranger = at("silver-twilight-lodge", card=54)
    assert drawn(stranger) == ["base-54-silver-twilight-lodge"]


@pytest.mark.rule("ENC-27")
def test_darrell_draws_one_location_card_more_and_chooses() -> None:
    here = at("newspaper", "darrell-simmons", card=[95, 97])
    assert drawn(here) == ["base-95-newspaper", "base-97-newspaper"]
    here.choose("choose:1")
    assert here.who().money == 5
    sent = at(
        "historical-society",
        "darrell-simmons",
        card=[62, 60],
        more={"decks": {"encounters:uptown": [70, 71, 72]}},
    )
    sent.choose("choose:1", "yes")
    assert sent.options == ["choose:1", "choose:2", "choose:3"]


@pytest.mark.rule("TUR-07", "ENC-03")
def test_between_drawing_a_card_and_its_end_only_what_says_so_can_be_used() -> None:
    here = at("newspaper", card=97, cards=["dragons-eye", "duke"], sanity=3)
    assert "use:duke#1" in here.options
    here.choose("encounter")
    assert here.options == ["continue", "use:dragons-eye#1"]
    here.choose("use:dragons-eye#1")
    # The eye costs 1 Sanity, and another card lies there.
    assert here.who().sanity == 2
    assert len(drawn(here)) == 2


# --- gates ------------------------------------------------------------------------------------
@pytest.mark.rule("ENC-08", "ENC-10", "ENC-11")
def test_a_gate_draws_amanda_through_in_place_of_ability_and_encounter() -> None:
    here = at("black-cave", more={"board": {"gates": {"black-cave": "the-dreamlands"}}})
    assert here.ended
    assert (here.who().place, here.who().area) == ("the-dreamlands", 1)
    assert not here.who().delayed
    assert drawn(here) == []


@pytest.mark.rule("ENC-08", "GAT-01")
def test_the_explored_try_to_close_the_gate_and_are_not_drawn_through() -> None:
    here = at("black-cave", explored=True, more={"board": {"gates": {"black-cave": "the-dreamlands"}}})
    assert here.options == ["close:lore", "close:fight", "leave"]
    here.choose("leave")
    assert here.who().place == "black-cave"


@pytest.mark.rule("ENC-12")
def test_a_ride_to_the_woods_brings_a_further_encounter_and_a_no_ends_it() -> None:
    yes = at("historical-society", card=62, more={"decks": {"encounters:uptown": [71, 72]}})
    yes.choose("yes")
    assert yes.who().place == "woods"
    assert yes.decision.kind == "encounter_card"
    no = at("historical-society", card=62)
    no.choose("no")
    assert no.ended
    assert no.who().place == "historical-society"


@pytest.mark.rule("ENC-13")
def test_monsters_where_one_is_sent_are_met_before_the_encounter() -> None:
    monsters = [{"kind": "cultist", "space": "woods"}]
    here = at(
        "historical-society",
        card=62,
        skills={"sneak": 4},
        more={"board": {"monsters": monsters, "clues": {}}},
    )
    here.choose("yes")
    assert here.decision.kind == "monsters"
    here.dice(6).choose(f"evade:{here.table.monsters_at('woods')[0]}")
    assert here.decision.kind == "encounter_card"


@pytest.mark.rule("ENC-13")
def test_who_is_beaten_by_them_has_no_encounter_there() -> None:
    monsters = [{"kind": "ghoul", "space": "woods"}]
    here = at(
        "historical-society",
        card=62,
        stamina=1,
        more={"board": {"monsters": monsters, "clues": {}}, "dice": [1] * 20},
    )
    here.choose("yes", f"fight:{here.table.monsters_at('woods')[0]}")
    while not here.ended:
        here.choose(here.options[0])
    assert here.who().place == "st-marys-hospital"
    assert drawn(here) == ["base-62-historical-society"]


@pytest.mark.rule("ENC-14")
def test_a_gate_where_one_is_sent_draws_one_through() -> None:
    here = at("historical-society", card=62, more={"board": {"gates": {"woods": "abyss"}, "clues": {}}})
    here.choose("yes")
    assert (here.who().place, here.who().area) == ("abyss", 1)
    assert drawn(here) == ["base-62-historical-society"]


@pytest.mark.rule("ENC-15", "ENC-16")
def test_a_monster_of_an_encounter_that_wins_goes_back_to_the_cup() -> None:
    here = at("black-cave", card=51, stamina=1, more={"decks": {"cup": ["ghoul"]}, "dice": [1] * 20})
    while not here.ended:
        here.choose("fight" if "fight" in here.options else here.options[-1])
    assert here.who().place == "st-marys-hospital"
    assert here.table.monsters_at("black-cave") == []
    assert sum(monster.startswith("ghoul#") for monster in here.state.cup) == 3
    here.sound()


@pytest.mark.rule("ENC-15")
def test_a_monster_of_an_encounter_that_is_beaten_is_a_trophy() -> None:
    here = at("black-cave", "michael-mcglen", card=51, more={"decks": {"cup": ["ghoul"]}, "dice": [6] * 20})
    while not here.ended:
        here.choose(next(option for option in here.options if option.startswith(("fight", "accept"))))
    assert [monster.partition("#")[0] for monster in here.who().monster_trophies] == ["ghoul"]
    assert here.table.monsters_at("black-cave") == []


@pytest.mark.rule("ENC-17", "ENC-18", "ENC-19", "ENC-20")
def test_gate_and_monster_draws_everybody_in_delayed_adds_doom_and_both_stay() -> None:
    here = at(
        "the-unnamable",
        card=86,
        others=[{"id": "bob-jenkins", "space": "the-unnamable"}],
        more={"decks": {"gates": ["abyss"], "cup": ["ghoul"]}},
    )
    assert here.ended
    for who in ("amanda-sharpe", "bob-jenkins"):
        assert (here.who(who).place, here.who(who).area, here.who(who).delayed) == ("abyss", 1, True)
    assert here.state.doom == 1
    assert [monster.partition("#")[0] for monster in here.table.monsters_at("the-unnamable")] == ["ghoul"]
    kinds = [type(event) for event in here.happened if isinstance(event, InvestigatorMoved | MonsterAppeared)]
    assert kinds == [InvestigatorMoved, InvestigatorMoved, MonsterAppeared]


@pytest.mark.rule("ENC-21")
def test_neither_gate_nor_monster_appears_at_a_sealed_location() -> None:
    here = at("the-unnamable", card=86, more={"board": {"seals": ["the-unnamable"], "clues": {}}})
    assert here.ended
    assert here.state.gates == {}
    assert here.table.monsters_at("the-unnamable") == []
    assert here.who().place == "the-unnamable"


@pytest.mark.rule("ENC-22", "TUR-11")
def test_staying_for_clues_gives_them_at_once_and_a_gate_ends_the_stay() -> None:
    here = at("northside")
    here.effects({"op": "gain", "what": "clue", "n": 2}, {"op": "status", "set": "delayed"})
    assert here.who().clues == 2
    here.who().place = "the-unnamable"
    here.effects({"op": "gate", "at": "here", "monster": False}, place="the-unnamable")
    assert here.who().clues == 2
    assert (here.who().area, here.who().delayed) == (1, True)


@pytest.mark.rule("ENC-30")
def test_no_gate_and_no_monster_appear_at_a_stable_location() -> None:
    here = at("northside")
    stable = [space.id for space in here.table.library.spaces.values() if space.stable]
    unstable = {space.id for space in here.table.library.spaces.values() if space.stable is False}
    assert "newspaper" in stable
    assert {card.gate for card in here.table.library.mythos.values() if card.gate} <= unstable


# --- Rumors -----------------------------------------------------------------------------------
@pytest.mark.rule("ENC-01", "MYT-18")
def test_a_rumor_is_passed_in_its_streets_by_whoever_pays() -> None:
    here = at(
        "southside",
        clues=5,
        money=0,
        others=[{"id": "bob-jenkins", "money": 1}],
        more={"rumor": "the-southside-strangler-strikes"},
    )
    assert here.options == ["pass:the-southside-strangler-strikes", "leave"]
    here.choose("pass:the-southside-strangler-strikes")
    assert here.ended
    assert here.who().clues == 0
    assert here.state.rumor is None
    assert [here.who("amanda-sharpe").money, here.who("bob-jenkins").money] == [5, 6]


@pytest.mark.rule("ENC-01")
def test_a_rumor_cannot_be_passed_elsewhere_or_without_its_price() -> None:
    assert at("uptown", clues=5, more={"rumor": "the-southside-strangler-strikes"}).ended
    assert at("southside", clues=4, more={"rumor": "the-southside-strangler-strikes"}).ended


@pytest.mark.rule("ENC-01")
def test_what_a_rumor_offers_in_its_streets_can_be_used_there() -> None:
    rumor = {"id": "good-work-undone", "tokens": {"clue": 3}}
    here = at("easttown", clues=3, more={"rumor": rumor})
    assert "use:good-work-undone#1" in here.options
    here.choose("use:good-work-undone#1", "n:3")
    # The last token is gone: the Rumor is passed.
    assert here.state.rumor is None
    assert here.who().clues == 0


@pytest.mark.rule("ENC-05")
@pytest.mark.parametrize("space", ["arkham-asylum", "st-marys-hospital"])
def test_care_is_offered_only_to_whoever_it_would_help(space: str) -> None:
    """Paying for a cure that cures nothing is no choice."""
    hurt = at(space, money=5, sanity=1, stamina=1)
    assert f"ability:{space}" in hurt.options
    whole = at(space, money=5)
    assert f"ability:{space}" not in whole.options
