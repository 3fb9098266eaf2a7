"""The sensible player: single decisions in small scenes, and whole games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from arkham_desktop.arkham.phases import arkham_encounters, movement, upkeep
from arkham_desktop.arkham.rules import combat, losing_half
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.engine import Option
from arkham_desktop.players import fighting, simulation, towns, worth
from arkham_desktop.players.sensible import SensiblePlayer
from tests.arkham.scenes import Scene, scene

AMANDA = "amanda-sharpe"
"""Five sanity, five stamina; Speed, Fight and Lore 1 to 4."""
EVEN = {"speed": 2, "fight": 2, "lore": 2}
HARVEY: dict[str, Any] = {"id": "harvey-walters", "space": "train-station", "cards": [], "sliders": EVEN}
"""Somebody who is just there: alone, one would win by closing a single gate."""


def standing(
    space: str,
    *,
    who: str = AMANDA,
    board: dict[str, Any] | None = None,
    others: Sequence[dict[str, Any]] = (HARVEY,),
    more: dict[str, Any] | None = None,
    **seat: Any,
) -> Scene:
    """Somebody at a place, with nothing but the given things, in a town without clue tokens but the given."""
    first = {"id": who, "space": space, "cards": [], "money": 0, "clues": 0, "sliders": EVEN, **seat}
    return scene(
        {"start": "upkeep", "ancient_one": "yig", "board": {"clues": {}, **(board or {})}, **(more or {})},
        investigators=[first, *others],
    )


def to_the_end(here: Scene, player: SensiblePlayer | None = None) -> None:
    """The sensible player chooses until nothing is asked any more."""
    chooser = player or SensiblePlayer(here.table)
    while not here.ended:
        here.choose(chooser.choose(here.decision).id)


def walks(here: Scene) -> str:
    """Where the first investigator's Movement ends."""
    here.state.phase = "movement"
    to_the_end(here.run(movement.phase_for(here.table, here.who())))
    return here.who().place


def at_encounters(here: Scene) -> Scene:
    """The Arkham Encounters of the first investigator."""
    here.state.phase = "arkham_encounters"
    return here.run(arkham_encounters.phase_for(here.table, here.who()))


def choice(here: Scene) -> Option:
    """What the sensible player chooses now."""
    return SensiblePlayer(here.table).choose(here.decision)


def goes_on(here: Scene, *expected: str) -> None:
    """The sensible player chooses these options one after the other."""
    player = SensiblePlayer(here.table)
    for option in expected:
        assert player.choose(here.decision).id == option
        here.choose(option)


# --- where to go ------------------------------------------------------------------------------
def test_whoever_is_nearly_unconscious_and_can_pay_goes_to_the_hospital() -> None:
    clue = {"clues": {"woods": 2}}
    assert walks(standing("uptown", board=clue, stamina=1, money=4)) == "st-marys-hospital"
    assert walks(standing("uptown", board=clue, stamina=5, money=4)) == "woods"


def test_whoever_is_nearly_insane_and_can_pay_goes_to_the_asylum() -> None:
    clue = {"clues": {"independence-square": 2}}
    assert walks(standing("downtown", board=clue, sanity=1, money=4)) == "arkham-asylum"
    assert walks(standing("downtown", board=clue, sanity=5, money=4)) == "independence-square"


def test_rest_is_paid_for_when_more_than_a_point_is_missing() -> None:
    goes_on(
        at_encounters(standing("st-marys-hospital", stamina=1, money=2)),
        "ability:st-marys-hospital", "choose:2",
    )  # fmt: skip


def test_whoever_can_seal_goes_through_a_gate_and_others_gather_clues_first() -> None:
    board = {"gates": {"woods": "abyss"}, "clues": {"the-witch-house": 2}}
    assert walks(standing("miskatonic-u", board=board, clues=5)) == "woods"
    assert walks(standing("miskatonic-u", board=board, cards=["elder-sign"])) == "woods"
    assert walks(standing("miskatonic-u", board=board, clues=0)) == "the-witch-house"


def test_nobody_follows_another_through_a_gate() -> None:
    board = {"gates": {"woods": "abyss"}, "clues": {"the-witch-house": 1}}
    inside = {"id": "harvey-walters", "other_world": {"world": "abyss", "entered": "woods"}}
    assert walks(standing("uptown", board=board, clues=5, others=[inside])) != "woods"


def test_the_likelier_of_two_gates_is_sealed_first() -> None:
    gates = {"gates": {"woods": "abyss", "science-building": "yuggoth"}}
    assert walks(standing("miskatonic-u", board=gates, clues=5)) == "woods"


def test_whoever_has_come_back_stays_at_the_gate() -> None:
    board = {"gates": {"woods": "abyss"}, "clues": {"the-witch-house": 2}}
    assert walks(standing("woods", board=board, clues=5, explored=True)) == "woods"


def test_two_do_not_go_for_the_same_clue() -> None:
    other = {**HARVEY, "space": "rivertown"}
    here = standing("rivertown", board={"clues": {"graveyard": 3, "black-cave": 2}}, others=[other])
    player = SensiblePlayer(here.table)
    here.state.phase = "movement"
    places = []
    for who in here.table.investigators:
        to_the_end(here.run(movement.phase_for(here.table, who)), player)
        places.append(who.place)
    assert places == ["graveyard", "black-cave"]


def test_a_way_with_a_terrible_monster_is_avoided() -> None:
    clues = {"clues": {"woods": 3, "the-witch-house": 2}}
    assert walks(standing("uptown", board=clues)) == "woods"
    guarded = {**clues, "monsters": [{"kind": "god-of-the-bloody-tongue", "space": "woods"}]}
    assert walks(standing("uptown", board=guarded)) == "the-witch-house"


# --- gates ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("sliders", "skill"), [({"fight": 3, "lore": 0}, "fight"), ({"fight": 0, "lore": 3}, "lore")]
)
def test_a_gate_is_closed_by_the_better_skill(sliders: dict[str, int], skill: str) -> None:
    here = standing("woods", board={"gates": {"woods": "abyss"}}, explored=True, sliders=sliders)
    assert choice(at_encounters(here)).id == f"close:{skill}"


def test_a_gate_is_sealed_with_clues_when_there_are_enough() -> None:
    here = standing("woods", board={"gates": {"woods": "abyss"}}, explored=True, clues=5)
    here.dice(6, 6, 6)
    at_encounters(here)
    to_the_end(here)
    assert here.state.seals == ["woods"]
    assert here.who().clues == 0


def test_an_elder_sign_is_used_before_any_roll() -> None:
    here = standing(
        "woods", board={"gates": {"woods": "abyss"}}, explored=True, clues=5, cards=["elder-sign"]
    )
    assert choice(at_encounters(here)).target.startswith("elder-sign")


@pytest.mark.parametrize(("clues", "chosen"), [(5, "accept"), (6, "spend:clue"), (2, "spend:clue")])
def test_the_clues_for_the_seal_are_not_spent_on_closing(clues: int, chosen: str) -> None:
    here = standing("woods", board={"gates": {"woods": "abyss"}}, explored=True, clues=clues)
    here.dice(1, 1, 1, 1)
    at_encounters(here)
    here.choose(choice(here).id)
    assert here.decision.kind == "after_check"
    assert choice(here).id == chosen


def test_the_last_gate_is_closed_at_any_price() -> None:
    here = standing(
        "woods", board={"gates": {"woods": "abyss"}}, explored=True, clues=5,
        trophies={"gates": ["yuggoth"]},
    )  # fmt: skip
    here.dice(1, 1, 1, 1)
    at_encounters(here)
    here.choose(choice(here).id)
    assert choice(here).id == "spend:clue"


def test_whoever_may_choose_the_way_back_leaves_alone_what_another_is_closing() -> None:
    other = {"id": "harvey-walters", "other_world": {"world": "abyss", "entered": "woods"}}
    here = standing(
        "uptown",
        board={"gates": {"woods": "abyss", "science-building": "yuggoth"}},
        cards=["gate-box"],
        others=[other],
    )
    who = here.who()
    here.state.phase = "movement"
    who.place, who.area, who.entered = "yuggoth", 2, "science-building"
    here.run(movement.phase_for(here.table, who))
    assert sorted(here.options) == ["gate:science-building", "gate:woods"]
    assert choice(here).id == "gate:science-building"


# --- monsters ---------------------------------------------------------------------------------
def meeting(kind: str, **seat: Any) -> Scene:
    """The first investigator meets a monster at the end of Movement."""
    here = standing("downtown", board={"monsters": [{"kind": kind, "space": "downtown"}]}, **seat)
    here.state.phase = "movement"
    monsters = here.table.monsters_at("downtown")
    return here.run(combat.meet_monsters(here.table, here.who(), monsters))


def test_easy_prey_is_fought_and_what_cannot_be_beaten_is_evaded() -> None:
    assert choice(meeting("cultist", cards=["tommy-gun"])).verb == "fight"
    assert choice(meeting("gug", sliders={"speed": 0, "fight": 0, "lore": 2})).verb == "evade"


def test_a_fight_one_can_lose_is_fled_from_and_a_good_one_fought_out() -> None:
    weak = meeting("gug", sliders={"speed": 0, "fight": 0, "lore": 2}).dice(6, 6, 6, 6, 6)
    weak.choose(f"fight:{weak.table.monsters_at('downtown')[0]}")
    while weak.decision.kind != "combat":
        weak.choose(choice(weak).id)
    assert choice(weak).id == "flee"
    strong = meeting("cultist", cards=["tommy-gun"])
    goes_on(strong, f"fight:{strong.table.monsters_at('downtown')[0]}", "wield:tommy-gun#1", "fight")


def test_the_stronger_weapons_are_taken_up() -> None:
    here = meeting("zombie", cards=["knife", "45-automatic", "38-revolver"]).dice(6, 6, 6, 6)
    here.choose(f"fight:{here.table.monsters_at('downtown')[0]}")
    while here.decision.kind != "combat":
        here.choose(choice(here).id)
    goes_on(here, *(f"wield:{here.card(row).id}" for row in ("45-automatic", "38-revolver")), "fight")


# --- possessions ------------------------------------------------------------------------------
def shopping(*goods: str, money: int, cards: Sequence[str] = ()) -> Scene:
    """The Curiositie Shoppe, where these cards are laid out."""
    here = standing(
        "curiositie-shoppe", money=money, cards=list(cards), more={"decks": {"unique": list(goods)}}
    )
    at_encounters(here).choose("ability:curiositie-shoppe")
    return here


def test_an_elder_sign_is_bought_before_anything_else() -> None:
    here = shopping("enchanted-blade", "elder-sign", "ruby-of-rlyeh", money=9)
    assert choice(here).target.startswith("elder-sign")


def test_the_unarmed_buy_a_weapon_and_the_armed_something_else() -> None:
    assert (
        choice(shopping("enchanted-blade", "silver-key", "pallid-mask", money=6)).target
        == "enchanted-blade#1"
    )
    armed = shopping("enchanted-knife", "silver-key", "pallid-mask", money=6, cards=["tommy-gun", "rifle"])
    assert choice(armed).target != "enchanted-knife#1"


def test_half_of_the_items_goes_from_the_worst() -> None:
    here = standing("downtown", cards=["food", "elder-sign", "tommy-gun", "map-of-arkham"])
    here.run(losing_half.lose_half(here.table, here.who()))
    to_the_end(here)
    assert sorted(here.cards()) == ["elder-sign", "tommy-gun"]


def test_a_spare_weapon_and_some_money_go_to_whoever_has_none() -> None:
    weapons = ["tommy-gun", "45-automatic"]
    here = standing(
        "downtown", cards=weapons, money=8, others=[{**HARVEY, "space": "downtown", "money": 0, "clues": 0}]
    )
    walks(here)
    assert here.cards("harvey-walters") == ["45-automatic"]
    assert here.cards() == ["tommy-gun"]
    assert here.who("harvey-walters").money > 0
    assert here.who().money > 0


# --- sliders ----------------------------------------------------------------------------------
def test_speed_rises_for_a_long_way_and_the_closing_skill_at_a_gate() -> None:
    low = {"speed": 0, "fight": 0, "lore": 0}
    far = standing("river-docks", board={"clues": {"woods": 3}}, sliders=low)
    to_the_end(far.run(upkeep.phase_for(far.table, far.who())))
    assert far.who().sliders["speed"] == 3
    back = standing("woods", board={"gates": {"woods": "abyss"}}, explored=True, sliders=low)
    to_the_end(back.run(upkeep.phase_for(back.table, back.who())))
    assert max(back.who().sliders["lore"], back.who().sliders["fight"]) == 3


# --- the final battle ---------------------------------------------------------------------------
def test_clue_tokens_are_kept_for_the_attacks_of_the_ancient_one() -> None:
    here = scene(
        ancient_one="ithaqua",
        battle={"round": 1},
        tracks={"doom": 8},
        start={"phase": "final_battle"},
        investigators=[{"id": AMANDA, "space": "downtown", "clues": 3, "cards": ["tommy-gun"]}],
    )
    player = SensiblePlayer(here.table)
    while here.decision.kind != "attack":
        here.choose(player.choose(here.decision).id)
    here.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    goes_on(here, "wield:tommy-gun#1", "attack")
    assert here.decision.kind == "after_check"
    assert choice(here).id == "accept"


# --- whole games ------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 4, 8])
def test_whole_games_end_soundly(players: int) -> None:
    plan = simulation.Plan(games=2, players=(players,), setup=Setup(seed=31), policy="sensible", check=1)
    results = simulation.simulate(plan)
    assert [failure.message for failure in (*results.exceptions, *results.problems)] == []
    assert results.finished == 2


def test_it_wins_where_chance_never_does() -> None:
    setup = Setup(seed=5000)
    sensible = simulation.simulate(simulation.Plan(12, (4,), setup, policy="sensible"))
    random = simulation.simulate(simulation.Plan(12, (4,), setup))
    assert sensible.victories > random.victories == 0


# --- other towns ------------------------------------------------------------------------------
CITIES = ["base", "dunwich", "innsmouth"]


def in_towns(space: str, **fields: Any) -> Scene:
    """Somebody who is well, with the three towns on the table."""
    more = {"sets": CITIES, **fields.pop("more", {})}
    return standing(space, more=more, **fields)


def test_the_train_is_taken_for_clues_in_another_town() -> None:
    clues = {"clues": {"gardners-place": 3}}
    here = in_towns("train-station", board=clues, money=3, sliders={"speed": 3, "fight": 1, "lore": 1})
    assert walks(here) == "gardners-place"
    assert here.who().money == 2


def test_without_the_fare_nobody_waits_for_the_train() -> None:
    clues = {"clues": {"gardners-place": 3, "newspaper": 1}}
    assert walks(in_towns("train-station", board=clues, money=0)) == "newspaper"


def test_clues_are_spent_for_a_raid_when_the_uprising_grows_and_only_then() -> None:
    for rising, expected in ((1, False), (5, True)):
        here = in_towns("church-green", clues=2, more={"tracks": {"deep_ones_rising": rising}})
        here.run(upkeep.phase_for(here.table, here.who()))
        player = SensiblePlayer(here.table)
        raided = False
        while not here.ended:
            option = player.choose(here.decision)
            raided = raided or option.verb == "raid"
            here.choose(option.id)
        assert raided is expected


def test_whoever_has_clues_goes_where_the_raid_needs_them() -> None:
    here = in_towns("joe-sargents-bus-service", clues=2, more={"tracks": {"deep_ones_rising": 5}})
    assert here.table.library.spaces[walks(here)].neighborhood in ("church-green", "innsmouth-shore")


def test_a_monster_that_could_go_into_a_vortex_is_worth_more() -> None:
    def worth_at(place: str) -> float:
        monsters = [{"kind": "cultist", "space": place}]
        here = in_towns(place, cards=["tommy-gun"], board={"monsters": monsters})
        (monster,) = here.table.monsters_at(place)
        return fighting.outlook(here.table, here.who(), monster).fight

    assert worth_at("village-commons") > worth_at("northside")


def test_a_walk_does_not_end_where_martial_law_is_likely_to_arrest() -> None:
    free = in_towns("church-green", sliders={"speed": 3, "fight": 1, "lore": 1})
    ruled = in_towns(
        "church-green", sliders={"speed": 3, "fight": 1, "lore": 1}, more={"tracks": {"doom": 8}}
    )
    who, place = free.who(), "innsmouth-jail"
    assert towns.of_law(free.table, who, place) == 0.0
    assert towns.of_law(ruled.table, ruled.who(), place) < -1.0
    assert towns.of_law(ruled.table, ruled.who(), "falcon-point") == 0.0


def test_the_next_step_of_a_task_is_gone_for_and_its_sacrifice_paid() -> None:
    here = in_towns("miskatonic-u", cards=["genealogy-research"])
    assert walks(here) == "library"
    paying = in_towns("woods", clues=3, cards=["walking-the-ley-lines"])
    paying.state.flags.append(f"visited:{AMANDA}:walking-the-ley-lines#1")
    to_the_end(paying.run(upkeep.phase_for(paying.table, paying.who())))
    assert paying.who().clues == 2


def test_blessings_count_more_when_the_final_battle_nears() -> None:
    early, late = standing("easttown"), standing("easttown", more={"tracks": {"doom": 8}})
    bless = late.table.library.spaces["south-church"].abilities[0].do
    assert worth.battle_nears(late.table)
    assert not worth.battle_nears(early.table)
    for here in (early, late):
        here.who().gate_trophies.append("abyss#1")
    assert worth.of_effects(late.table, bless, late.who()) > worth.of_effects(early.table, bless, early.who())
