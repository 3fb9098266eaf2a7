"""The Ancient Ones of Innsmouth (AOX-23 to AOX-33)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_desktop.arkham import events, modifiers, turn
from arkham_desktop.arkham.phases import final_battle, movement
from arkham_desktop.arkham.rules import checks, combat, gates, losses, placing, ratings, skills
from arkham_desktop.arkham.sets.innsmouth import gains
from tests.arkham.board import monsters, person, where
from tests.arkham.scenes import Scene
from tests.arkham.sets.innsmouth.town import its_upkeep, moves, town


def dice(here: Scene, kind: str, skill: str, name: str | None = None, **about: Any) -> int:
    """The dice of a check of somebody."""
    return checks.dice_count(here.table, checks.Check(here.who(name), kind, skill, **about))


def battle(ancient_one: str, *people: dict[str, Any], **fields: Any) -> Scene:
    """The final battle, at the first attack of a round."""
    return town(
        *people,
        ancient_one=ancient_one,
        start="final_battle",
        **{"battle": {"round": 1}, **fields},
    )


# --- Bokrug --------------------------------------------------------------------------------------------
@pytest.mark.rule("AOX-23")
def test_the_four_beings_of_ib_lie_on_the_sheet_and_add_their_penalties_there() -> None:
    here = town(person(skills={"will": 3, "luck": 3, "sneak": 3, "lore": 3}), ancient_one="bokrug")
    assert len(here.state.sheet_monsters) == 4
    found = [
        dice(here, "horror", "will"),
        dice(here, "evade", "sneak"),
        dice(here, "luck", "luck"),
        dice(here, "lore", "lore", gate="woods"),
        dice(here, "lore", "lore"),
    ]
    assert found == [2, 2, 2, 2, 3]
    assert where(here, "being-of-ib") == []
    here.sound()


@pytest.mark.rule("AOX-23", "AOX-24")
@pytest.mark.parametrize(
    ("trophies", "choice"),
    [
        ({"gates": ["abyss", "rlyeh"]}, 1),
        ({"monsters": ["dark-young#1", "shoggoth#1", "dark-young#2", "chthonian#1"]}, 2),
        ({"gates": ["abyss"], "monsters": ["dark-young#1", "chthonian#1"]}, 3),
    ],
)
def test_in_an_other_world_trophies_remove_a_being_in_upkeep(trophies: dict[str, Any], choice: int) -> None:
    seat = person(space=None, other_world="abyss", trophies=trophies)
    here = its_upkeep(town(seat, ancient_one="bokrug"))
    here.choose("use:bokrug")
    while here.decision.kind != "monster":
        here.choose(f"choose:{choice}" if f"choose:{choice}" in here.options else here.options[-1])
    here.choose("monster:being-of-ib#2")
    assert "being-of-ib#2" not in here.state.sheet_monsters
    assert len(here.state.sheet_monsters) == 3
    here.sound()


@pytest.mark.rule("AOX-23")
def test_in_arkham_no_being_can_be_removed() -> None:
    here = its_upkeep(town(person(trophies={"gates": ["abyss", "rlyeh"]}), ancient_one="bokrug"))
    assert "use:bokrug" not in here.options


@pytest.mark.rule("AOX-24")
def test_with_three_beings_left_the_combat_rating_is_minus_6() -> None:
    here = town(ancient_one="bokrug", tracks={"doom": 11})
    here.state.sheet_monsters.remove("being-of-ib#4")
    here.state.box.append("being-of-ib#4")
    here.table.changed()
    here.effects({"op": "track", "name": "doom", "n": 1})
    assert combat.ancient_one_rating(here.table, here.who()) == -6
    assert here.state.battle is not None
    assert set(here.state.battle.defenses) == {"physical_immunity", "magical_immunity"}
    assert here.state.doom == 12 + 3


def test_bokrug_devours_all_when_clues_and_beings_are_eight() -> None:
    here = battle("bokrug", person(), sheet={"tokens": {"clue": 3}})
    here.run(final_battle.ancient_one_attacks(here.table))
    assert here.who().eliminated


# --- Chaugnar Faugn ------------------------------------------------------------------------------------
@pytest.mark.rule("AOX-25")
def test_an_elder_sign_in_hand_or_a_seal_nearby_costs_a_die_of_every_check() -> None:
    here = town(
        person("amanda-sharpe", "uptown", skills={"luck": 3}),
        person("joe-diamond", "northside", cards=["elder-sign"], skills={"luck": 3}),
        person("carolyn-fern", "northside", skills={"luck": 3}),
        ancient_one="chaugnar-faugn",
        board={"seals": ["woods"]},
    )
    names = ("amanda-sharpe", "joe-diamond", "carolyn-fern")
    assert [dice(here, "luck", "luck", name) for name in names] == [2, 2, 3]


def test_chaugnar_faugn_loses_three_doom_tokens_a_round_and_no_more() -> None:
    here = battle("chaugnar-faugn", person())
    state = here.state
    assert state.battle is not None
    state.battle.carried = 7
    final_battle.strike(here.table)
    assert (state.doom, state.battle.carried) == (9, 0)


# --- Cthugha -------------------------------------------------------------------------------------------
@pytest.mark.rule("AOX-26")
@pytest.mark.parametrize(("steps", "left"), [(3, 5), (5, 3)])
def test_the_heat_takes_stamina_for_points_spent_beyond_the_third(steps: int, left: int) -> None:
    here = moves(town(person(space="downtown", stamina=5, skills={"speed": 5}), ancient_one="cthugha"))
    way = ["go:easttown", "go:downtown"] * 3
    here.choose(*way[:steps])
    if not here.ended:
        here.choose("done")
    assert here.who().stamina == left


def test_cthugha_takes_the_weapons_that_were_used_against_it_and_no_others() -> None:
    here = battle("cthugha", person(cards=["axe", "knife", "cross"], skills={"fight": 4}), dice=[1] * 9)
    here.choose("done", *(f"wield:{here.card(name).id}" for name in ("axe", "knife")), "attack")
    while here.decision.kind in ("check", "after_check"):
        here.choose("roll" if here.decision.kind == "check" else "accept")
    assert here.cards() == ["cross"]


@pytest.mark.rule("AOX-26")
def test_reading_a_tome_is_not_walking() -> None:
    seat = person(space="downtown", stamina=5, skills={"speed": 5, "lore": 3}, cards=["old-journal"])
    here = moves(town(seat, ancient_one="cthugha", dice=[1] * 9))
    here.choose("go:easttown", "go:downtown", "go:easttown")
    used = here.who().used[movement.SPENT]
    movement.spend_points(here.who(), 1, reading=True)
    assert here.who().used[movement.SPENT] == used == 3


# --- Ghatanothoa ---------------------------------------------------------------------------------------
def visages(here: Scene, *tokens: str) -> Scene:
    """These tokens lie on top, the first one topmost."""
    pile = here.state.decks["visage"]
    for token in reversed(tokens):
        pile.remove(token)
        pile.append(token)
    return here


BLANKS = tuple(f"visage-blank#{n}" for n in range(1, 5))


@pytest.mark.rule("AOX-27")
def test_two_clues_at_once_turn_up_a_visage_that_stays_up() -> None:
    here = visages(town(ancient_one="ghatanothoa"), *BLANKS)
    here.effects({"op": "gain", "what": "clue", "n": 2})
    assert here.state.sheet_tokens == {"visage": 1}
    here.effects({"op": "gain", "what": "clue", "n": 1})
    assert here.state.sheet_tokens == {"visage": 1}
    here.effects({"op": "gain", "what": "clue", "n": 3})
    assert here.state.sheet_tokens == {"visage": 2}
    here.sound()


@pytest.mark.rule("AOX-27")
def test_the_face_devours_and_the_fourth_token_turns_all_down() -> None:
    face = visages(town(ancient_one="ghatanothoa"), "visage-face#1")
    face.effects({"op": "gain", "what": "clue", "n": 2})
    assert face.who().devoured
    here = visages(town(ancient_one="ghatanothoa"), *BLANKS)
    for _ in range(4):
        here.effects({"op": "gain", "what": "clue", "n": 2})
    assert here.state.sheet_tokens == {}
    assert len(here.state.decks["visage"]) == 8
    here.sound()


def test_clues_picked_up_from_the_board_count_too() -> None:
    here = visages(
        town(person(space="downtown"), ancient_one="ghatanothoa", board={"clues": {"downtown": 2}}), *BLANKS
    )
    here.until(phase="movement").choose("done", "n:2")
    assert here.state.sheet_tokens == {"visage": 1}


@pytest.mark.parametrize(("round_", "lives"), [(3, True), (4, False)])
def test_ghatanothoas_attack_costs_as_many_movement_points_as_rounds(round_: int, lives: bool) -> None:
    here = battle("ghatanothoa", person(skills={"speed": 3}), battle={"round": round_})
    assert here.state.battle is not None
    assert here.state.battle.round == round_
    here.run(final_battle.ancient_one_attacks(here.table))
    if not here.ended:
        here.choose("choose:1")
    assert here.who().eliminated is not lives


# --- Nyogtha -------------------------------------------------------------------------------------------
@pytest.mark.rule("AOX-28")
def test_the_tendril_takes_the_place_of_an_encounters_monster_and_is_no_trophy() -> None:
    seat = person(space="church-green", skills={"fight": 6, "will": 6})
    here = town(seat, ancient_one="nyogtha", decks={"cup": ["ghost"]}, dice=[6] * 30)
    here.effects({"op": "monster", "kind": "cup", "n": 1})
    assert here.options == ["evade:tendril-of-nyogtha#1", "fight:tendril-of-nyogtha#1"]
    here.choose("fight:tendril-of-nyogtha#1")
    while not here.ended:
        here.choose(here.options[0])
    assert (here.who().monster_trophies, here.state.sheet_monsters) == ([], ["tendril-of-nyogtha#1"])
    here.sound()


@pytest.mark.rule("AOX-28")
def test_the_first_player_attacks_nyogtha_at_minus_3_and_the_others_at_minus_8() -> None:
    here = battle("nyogtha", person(), person("joe-diamond"))
    found = [
        combat.ancient_one_rating(here.table, here.who(name)) for name in ("amanda-sharpe", "joe-diamond")
    ]
    assert found == [-3, -8]


# --- Quachil Uttaus ------------------------------------------------------------------------------------
@pytest.mark.rule("AOX-29")
def test_the_first_player_marker_stays_until_its_holder_is_devoured() -> None:
    here = town(person(), person("joe-diamond"), ancient_one="quachil-uttaus")
    turn.pass_marker(here.table)
    assert here.state.first_player == 0
    here.effects({"op": "devoured"})
    turn.pass_marker(here.table)
    assert here.state.first_player == 1


def test_at_the_start_of_a_turn_the_first_player_pays_two_clues_or_takes_dust() -> None:
    here = town(person(clues=2, stamina=5), ancient_one="quachil-uttaus")
    here.run(turn.begin_turn(here.table))
    assert here.options == ["choose:1", "choose:2"]
    paid = here.choose("choose:1")
    assert paid.who().clues == 0
    dusty = town(person(clues=0, stamina=5), ancient_one="quachil-uttaus", decks={"dust_1": ["dust-1-1"]})
    dusty.run(turn.begin_turn(dusty.table))
    assert (dusty.who().stamina, len(dusty.state.decks["dust_1"])) == (4, 3)
    dusty.sound()


def test_dust_is_drawn_from_the_lowest_deck_that_has_any() -> None:
    here = town(person(clues=2), ancient_one="quachil-uttaus", decks={"dust_2": ["dust-2-3"]})
    here.state.box += here.state.decks["dust_1"]
    here.state.decks["dust_1"].clear()
    here.effects({"op": "draw", "deck": "dust", "n": 1})
    assert here.who().lost_max_stamina == 1
    assert "dust-2-3#1" in here.state.box


@pytest.mark.parametrize(
    ("ancient_one", "clues", "cup"), [("quachil-uttaus", 0, True), ("cthulhu", 2, False)]
)
def test_an_endless_warlock_gives_no_clues(ancient_one: str, clues: int, cup: bool) -> None:
    seat = person(space="church-green", clues=0, skills={"fight": 12, "will": 9})
    here = town(
        seat,
        ancient_one=ancient_one,
        start="movement",
        board={"monsters": monsters("warlock@church-green")},
        dice=[6] * 40,
    )
    here.run(combat.fight(here.table, here.who(), "warlock#2"))
    while not here.ended:
        here.choose(next(one for one in ("fight", "roll", "accept") if one in here.options))
    assert (here.who().clues, "warlock#2" in here.state.cup) == (clues, cup)
    here.sound()


# --- Rhan-Tegoth ---------------------------------------------------------------------------------------
def test_cultists_gather_on_rhan_tegoths_sheet() -> None:
    here = town(ancient_one="rhan-tegoth", decks={"cup": ["cultist", "ghost"]})
    here.run(placing.appear(here.table, ["church-green"]))
    assert (where(here, "ghost"), where(here, "cultist")) == (["church-green"], [])
    assert (len(here.state.sheet_monsters), here.state.terror, here.state.doom) == (1, 1, 1)
    here.sound()


@pytest.mark.rule("AOX-30")
def test_every_point_he_drains_needs_a_success_more_and_is_counted_on_the_sheet() -> None:
    here = battle("rhan-tegoth", person(stamina=5), person("joe-diamond", stamina=3), dice=[1, 1, 5, 6, 2])
    here.run(final_battle.ancient_one_attacks(here.table))
    assert (here.who().stamina, here.who("joe-diamond").stamina) == (2, 3)
    assert here.state.battle is not None
    assert (here.state.battle.carried, here.state.sheet_tokens["stamina"]) == (-3, 3)


# --- Zhar ----------------------------------------------------------------------------------------------
@pytest.mark.rule("AOX-31", "AOX-32")
@pytest.mark.parametrize(("faces", "further"), [((6, 6), True), ((3, 3), True), ((5, 6), False)])
def test_doubles_when_a_gate_opens_bring_a_further_mythos_card(faces: tuple[int, int], further: bool) -> None:
    here = town(
        ancient_one="zhar", decks={"cup": ["ghost", "ghost"], "mythos": ["blackest-night"]}, dice=list(faces)
    )
    here.run(gates.open_gate(here.table, "woods"))
    drawn = [event.card.split("#")[0] for event in here.events(events.MythosRevealed)]
    assert (drawn == ["blackest-night"]) is further


@pytest.mark.rule("AOX-33")
def test_zhar_has_to_be_defeated_twice_and_surplus_successes_are_lost() -> None:
    here = battle("zhar", person(), tracks={"doom": 1})
    state = here.state
    assert state.battle is not None
    assert state.battle.defenses == ["magical_immunity"]
    state.battle.carried = 4
    final_battle.strike(here.table)
    assert (state.doom, state.battle.carried, state.battle.defenses) == (11, 0, ["physical_immunity"])
    assert state.outcome is None


@pytest.mark.rule("AOX-33")
def test_the_second_time_zhar_is_banished() -> None:
    here = battle("zhar", person(skills={"fight": 9}), dice=[6] * 40)
    assert here.state.battle is not None
    here.state.battle.life, here.state.doom = 1, 1
    here.run(final_battle.attack(here.table, here.who())).choose("attack")
    while not here.ended:
        here.choose(here.options[0])
    assert here.game.outcome.reason == "banished"


def test_zhars_token_takes_a_hand_and_the_second_one_devours() -> None:
    here = battle("zhar", person(), person("joe-diamond"))
    here.run(final_battle.ancient_one_attacks(here.table))
    assert here.who().tokens == {"zhar": 1}
    assert skills.hands(here.table, here.who()) == 1
    here.run(final_battle.ancient_one_attacks(here.table))
    assert here.who().eliminated
    assert here.table.first_player.id == "joe-diamond"


def test_nothing_of_the_other_ancient_ones_is_in_play() -> None:
    here = town(ancient_one="cthulhu")
    assert not {"visage", "dust_1", "dust_2", "dust_3"} & set(here.state.decks)
    assert not modifiers.has_special(here.table, None, "first-player-stays")
    assert ratings.toughness(here.table, "warlock#1") == 2
    assert losses.clues_at_hand(here.table, here.who()) == 0
    here.sound()


@pytest.mark.rule("AOX-27")
def test_gains_that_are_acted_on_within_others_count_once() -> None:
    here = visages(town(person(), ancient_one="ghatanothoa"), *BLANKS)
    here.who().used.update({"gained:clue:2": 1, "gained:clue:3": 1, "gained:clue:1": 1})
    here.run(gains.catch_up(here.table))
    assert not any(key.startswith("gained") for key in here.who().used)
    assert here.state.sheet_tokens["visage"] == 2


def test_what_the_sheet_does_in_battle_keeps_its_number() -> None:
    here = battle("cthugha", person(cards=["axe"], skills={"fight": 4}), dice=[1] * 9)
    here.choose("done", f"wield:{here.card('axe').id}", "attack")
    while here.decision.kind in ("check", "after_check"):
        here.choose("roll" if here.decision.kind == "check" else "accept")
    abilities = here.table.library.ancient_ones["cthugha"].abilities
    (used,) = here.events(events.AbilityUsed)
    assert "battle_attack" in abilities[used.index].when
