"""The Mythos phase: what a card does, step by step (MYT)."""

from __future__ import annotations

import pytest

from arkham_desktop.arkham import abilities, events
from arkham_desktop.arkham.phases import mythos
from arkham_desktop.arkham.rules import mythos_cards
from tests.arkham.board import at, board, finish, go_on, monsters, person, reveal, where


@pytest.mark.rule("MYT-01")
def test_a_card_is_resolved_in_four_steps_gate_clue_movement_text() -> None:
    here = reveal(
        "family-found-butchered",
        decks={"cup": ["cultist"], "gates": ["abyss"]},
        board={"monsters": monsters("zombie@downtown")},
    )
    steps = [
        type(event).__name__
        for event in here.happened
        if isinstance(event, events.GateOpened | events.MonsterAppeared | events.MonsterMoved)
        or (isinstance(event, events.TokenPlaced) and event.n > 0)
        or (isinstance(event, events.TrackChanged) and event.track == "terror")
    ]
    assert steps == [
        "GateOpened",
        "MonsterAppeared",
        "TokenPlaced",
        "MonsterMoved",
        "MonsterMoved",
        "TrackChanged",
    ]


@pytest.mark.rule("MYT-02")
def test_a_new_gate_brings_doom_marker_no_clues_people_drawn_in_and_a_monster() -> None:
    here = reveal(
        "the-festival",
        investigators=[person(space="woods")],
        board={"clues": {"woods": 2}},
        decks={"cup": ["ghoul"], "gates": ["abyss"]},
    )
    assert here.state.doom == 1
    assert here.table.gate_world("woods") == "abyss"
    assert "woods" not in here.state.clues
    assert where(here, "ghoul") == ["woods"]
    order = [type(event).__name__ for event in here.happened]
    steps = ("TrackChanged", "GateOpened", "TokenPlaced", "InvestigatorMoved", "MonsterAppeared")
    assert [name for name in order if name in steps][:5] == list(steps)


@pytest.mark.rule("MYT-03")
def test_a_doom_token_that_fills_the_track_awakens_and_nothing_else_is_done() -> None:
    here = reveal("family-found-butchered", ancient_one="yig", tracks={"doom": 9}, start="upkeep")
    assert here.state.phase == "final_battle"
    assert not here.state.gates
    assert not here.state.monsters
    assert here.state.terror == 0


@pytest.mark.rule("MYT-04")
def test_at_an_elder_sign_nothing_opens_but_the_other_steps_are_carried_out() -> None:
    here = reveal(
        "family-found-butchered",
        board={"seals": ["graveyard"], "monsters": monsters("zombie@downtown"), "clues": {}},
    )
    assert (here.state.doom, here.state.gates, at(here, "graveyard")) == (0, {}, 0)
    assert here.state.clues == {"unvisited-isle": 1}
    assert where(here, "zombie") != ["downtown"]
    assert here.state.terror == 1


@pytest.mark.rule("MYT-05", "MYT-10")
def test_an_open_gate_surges_with_as_many_monsters_as_gates_or_players_and_no_doom() -> None:
    here = reveal(
        "the-festival",
        investigators=3,
        board={"gates": {"woods": "abyss", "graveyard": "rlyeh"}, "clues": {}},
        tracks={"terror": 0},
    )
    assert at(here, "woods") == 2
    assert at(here, "graveyard") == 1
    assert here.state.doom == 0
    assert len(here.state.gates) == 2
    assert here.state.clues == {"historical-society": 1}


@pytest.mark.rule("MYT-07")
def test_seven_players_and_three_gates_get_three_two_and_two() -> None:
    gates = {"black-cave": "abyss", "science-building": "rlyeh", "unvisited-isle": "yuggoth"}
    here = reveal("sunny-and-clear", investigators=7, board={"gates": gates})
    assert [at(here, space) for space in gates] == [3, 2, 2]
    assert here.state.doom == 0
    assert len(here.state.gates) == 3


@pytest.mark.rule("MYT-06", "MYT-08")
def test_five_players_and_three_gates_get_two_two_and_one_as_the_first_player_likes() -> None:
    gates = {"woods": "abyss", "graveyard": "rlyeh", "unvisited-isle": "yuggoth"}
    here = reveal("the-festival", investigators=5, board={"gates": gates})
    assert here.decision.kind == "surge"
    assert here.decision.who == here.table.first_player.id
    assert here.options == ["place:graveyard", "place:unvisited-isle"]
    here.choose("place:unvisited-isle")
    assert [at(here, space) for space in gates] == [2, 1, 2]


@pytest.mark.rule("MYT-08")
def test_two_players_and_four_gates_get_one_monster_each() -> None:
    gates = {"woods": "abyss", "graveyard": "rlyeh", "unvisited-isle": "yuggoth", "black-cave": "abyss"}
    here = reveal("the-festival", investigators=2, board={"gates": gates})
    assert [at(here, space) for space in gates] == [1, 1, 1, 1]


@pytest.mark.rule("MYT-08")
def test_four_players_and_three_gates_get_two_on_the_surging_gate() -> None:
    gates = {"graveyard": "rlyeh", "woods": "abyss", "unvisited-isle": "yuggoth"}
    here = reveal("the-festival", investigators=4, board={"gates": gates})
    assert [at(here, space) for space in gates] == [1, 2, 1]


@pytest.mark.rule("MYT-06")
def test_several_extra_monsters_may_be_spread_by_one_proposal() -> None:
    gates = {
        "woods": "abyss",
        "graveyard": "rlyeh",
        "unvisited-isle": "yuggoth",
        "black-cave": "abyss",
        "the-unnamable": "the-dreamlands",
    }
    here = reveal("the-festival", investigators=8, board={"gates": gates}, ancient_one="azathoth")
    assert here.options[-1] == "propose:even"
    here.choose("propose:even")
    counts = [at(here, space) for space in gates]
    assert sum(counts) == 8
    assert counts[0] == 2
    assert max(counts) - min(counts) <= 1


@pytest.mark.rule("MYT-09")
def test_where_arkham_is_nearly_full_the_first_player_says_which_places_are_filled() -> None:
    here = reveal(
        "the-festival",
        investigators=3,
        board={
            "gates": {"woods": "abyss", "graveyard": "rlyeh"},
            "monsters": monsters(*["ghoul@library"] * 3, *["gug@library"] * 2),
        },
    )
    assert here.decision.kind == "fill"
    assert not here.state.transit.monsters, "nothing is drawn before it is decided"
    here.choose("place:graveyard")
    assert at(here, "graveyard") == 1
    assert at(here, "woods") == 0
    assert len(here.state.outskirts) == 2


@pytest.mark.rule("MYT-11")
@pytest.mark.parametrize(("players", "brought"), [(1, 1), (4, 1), (5, 2), (8, 2)])
def test_a_new_gate_brings_two_monsters_with_five_players_or_more(players: int, brought: int) -> None:
    here = reveal("the-festival", investigators=players)
    assert at(here, "woods") == brought


@pytest.mark.rule("MYT-12")
def test_a_card_naming_black_cave_puts_yuggoth_and_a_dark_young_there() -> None:
    here = reveal("sunny-and-clear", investigators=4, decks={"gates": ["yuggoth"], "cup": ["dark-young"]})
    assert here.state.doom == 1
    assert here.table.gate_world("black-cave") == "yuggoth"
    assert where(here, "dark-young") == ["black-cave"]


@pytest.mark.rule("MYT-13")
def test_whoever_stands_where_a_gate_opens_is_drawn_in_and_delayed_and_does_not_fight() -> None:
    here = reveal("the-festival", investigators=[person(space="woods")], decks={"gates": ["rlyeh"]})
    who = here.who()
    assert (who.place, who.area, who.entered, who.delayed, who.explored) == ("rlyeh", 1, "woods", True, False)
    assert here.events(events.CombatBegan) == []
    assert at(here, "woods") == 1


@pytest.mark.rule("MYT-14")
def test_the_clue_is_not_placed_where_a_gate_is_open_even_for_an_explored_investigator() -> None:
    here = reveal(
        "the-festival",
        investigators=[person(space="historical-society", explored=True)],
        board={"gates": {"historical-society": "abyss"}, "clues": {}},
    )
    assert here.state.clues == {}
    assert here.who().clues == 0


@pytest.mark.rule("MYT-14")
def test_the_clue_is_placed_on_a_location_without_a_gate() -> None:
    here = reveal("the-festival", board={"clues": {"historical-society": 1}})
    assert here.state.clues == {"historical-society": 2}


@pytest.mark.rule("MYT-15")
def test_one_of_those_present_may_take_the_clue_as_the_first_player_says() -> None:
    here = reveal(
        "the-festival",
        investigators=[
            person("dexter-drake", "library"),
            person("joe-diamond", "historical-society"),
            person("amanda-sharpe", "historical-society"),
        ],
        board={"clues": {}},
    )
    assert here.decision.who == "dexter-drake"
    assert here.options == ["who:joe-diamond", "who:amanda-sharpe", "leave"]
    here.choose("who:amanda-sharpe")
    assert here.who("amanda-sharpe").clues == 1
    assert here.state.clues == {}


@pytest.mark.rule("MYT-15")
def test_the_clue_may_be_left_lying() -> None:
    here = reveal("the-festival", investigators=[person(space="historical-society")], board={"clues": {}})
    here.choose("leave")
    assert here.state.clues == {"historical-society": 1}


@pytest.mark.rule("MYT-16")
def test_a_headline_is_resolved_at_once_and_goes_under_the_deck() -> None:
    here = reveal("family-found-butchered")
    assert here.state.terror == 1
    assert here.state.mythos[0].startswith("family-found-butchered#")
    assert here.state.transit.mythos == []


@pytest.mark.rule("MYT-17")
def test_an_environment_stays_and_the_earlier_one_is_discarded() -> None:
    here = reveal("the-festival", environment="solar-eclipse")
    assert here.view["environment"] == "the-festival"
    assert here.state.mythos[0].startswith("solar-eclipse#")


@pytest.mark.rule("MYT-18", "MYT-20")
def test_a_rumor_stays_with_its_marker_until_it_is_passed_and_leaves_with_it() -> None:
    here = reveal("the-southside-strangler-strikes", investigators=[person(space="southside", clues=5)])
    assert here.view["rumor"] == "the-southside-strangler-strikes"
    assert list(here.state.activity) == ["southside"]
    here.state.rumor.fresh = False  # type: ignore[union-attr]
    here.run(mythos_cards.pass_rumor(here.table, here.who()))
    assert here.view["rumor"] is None
    assert here.state.activity == {}
    assert (here.who().clues, here.who().money) == (0, 5)
    assert here.state.mythos[0].startswith("the-southside-strangler-strikes#")


@pytest.mark.rule("MYT-18")
def test_a_rumor_is_passed_only_at_its_place_and_by_who_can_pay() -> None:
    people = [person("joe-diamond", "southside", clues=4), person("amanda-sharpe", "library", clues=5)]
    here = board(rumor="the-southside-strangler-strikes", investigators=people)
    assert not mythos_cards.can_pass_rumor(here.table, here.who("joe-diamond"))
    assert not mythos_cards.can_pass_rumor(here.table, here.who("amanda-sharpe"))
    here.who("joe-diamond").clues = 5
    assert mythos_cards.can_pass_rumor(here.table, here.who("joe-diamond"))


@pytest.mark.rule("MYT-18")
def test_a_rumor_that_fails_takes_effect_and_is_discarded() -> None:
    here = finish(
        reveal(
            "the-festival",
            rumor={"id": "good-work-undone", "tokens": {"clue": 9}},
            board={"seals": ["woods", "graveyard"]},
            dice=[1, 6],
        )
    )
    assert here.view["rumor"] is None
    assert here.state.seals == []
    assert here.events(events.CardInPlay)[-1].how == "failed"


@pytest.mark.rule("MYT-18")
def test_a_rumor_is_passed_the_moment_its_condition_holds() -> None:
    here = board(rumor={"id": "good-work-undone", "tokens": {"clue": 2}})
    card = here.state.rumor
    less = {"op": "token", "what": "clue", "on": "this", "n": -1}
    here.effects(less, card=card)
    assert here.view["rumor"] == "good-work-undone"
    here.effects(less, card=card)
    assert here.view["rumor"] is None
    assert here.events(events.CardInPlay)[-1].how == "passed"


@pytest.mark.rule("MYT-18")
def test_a_rumor_does_nothing_at_the_end_of_the_phase_in_which_it_came() -> None:
    here = reveal("the-great-ritual")
    assert here.state.rumor is not None
    assert here.state.rumor.tokens == {}


@pytest.mark.rule("MYT-19")
def test_a_rumor_drawn_while_another_is_in_play_is_ignored_but_for_its_other_steps() -> None:
    here = reveal("the-southside-strangler-strikes", rumor="disturbing-the-dead", dice=[6])
    assert here.table.gate_world("independence-square") is not None
    assert here.view["rumor"] == "disturbing-the-dead"
    assert here.state.mythos[0].startswith("the-southside-strangler-strikes#")


@pytest.mark.rule("MYT-20")
def test_an_activity_marker_leaves_with_its_environment() -> None:
    here = reveal("estate-sale")
    assert list(here.state.activity) == ["uptown"]
    mythos_cards.discard_environment(here.table)
    assert here.state.activity == {}


@pytest.mark.rule("MYT-22")
def test_monsters_on_the_terrible_experiment_are_not_on_the_board() -> None:
    here = reveal("the-terrible-experiment", investigators=[person(space="miskatonic-u")])
    card = here.state.rumor
    assert card is not None
    assert len(card.monsters) == 5
    assert list(here.state.monsters.values()) == ["unvisited-isle"]
    here.effects({"op": "monsters_to_cup", "neighborhood": "miskatonic-u"})
    here.effects({"op": "monsters_to_cup", "where": "all"})
    here.effects({"op": "defeat_monster", "where": "here", "n": "all"})
    assert len(card.monsters) == 5
    assert here.who().monster_trophies == []


@pytest.mark.rule("MYT-22")
def test_a_monster_of_the_experiment_that_is_beaten_is_a_trophy_and_the_last_one_passes_the_rumor() -> None:
    here = board(
        rumor="the-terrible-experiment",
        investigators=[person("joe-diamond", "miskatonic-u", skills={"fight": 6})],
    )
    card = here.state.rumor
    assert card is not None
    here.state.cup.remove("cultist#1")
    card.monsters.append("cultist#1")
    effect = {
        "op": "monster",
        "n": "any",
        "kind": "card",
        "win": [{"op": "claim_trophy", "what": "monster", "n": 1}],
    }
    here.effects(effect, card=card, source="the-terrible-experiment").dice(*[6] * 12)
    finish(here.choose("monster:cultist#1", "fight:cultist#1", "fight"))
    assert here.who().monster_trophies == ["cultist#1"]
    assert here.view["rumor"] is None


@pytest.mark.rule("MYT-23")
def test_an_ally_discarded_to_pass_the_stars_are_right_gives_nothing() -> None:
    here = board(
        rumor="the-stars-are-right",
        investigators=[person("joe-diamond", "downtown", sanity=1, cards=["duke"])],
    )
    finish(here.run(mythos_cards.pass_rumor(here.table, here.who())))
    assert here.who().sanity == 1
    assert here.view["rumor"] is None
    assert "duke" not in here.cards()


@pytest.mark.rule("MYT-24")
def test_a_card_drawn_to_learn_a_place_has_no_other_effect() -> None:
    here = board(decks={"mythos": ["family-found-butchered"]})
    assert mythos_cards.draw_place(here.table) == "graveyard"
    assert (here.state.terror, here.state.gates) == (0, {})
    assert here.state.mythos[0].startswith("family-found-butchered#")


@pytest.mark.rule("MYT-25")
def test_where_it_contradicts_something_else_the_environment_prevails() -> None:
    # Hastur has Cultists fly; in the fog nothing that flies moves.
    here = reveal("the-festival", ancient_one="hastur", environment="an-evil-fog",
                  board={"monsters": monsters("cultist@downtown")})  # fmt: skip
    assert where(here, "cultist")[0] == "downtown"


@pytest.mark.rule("MYT-26")
def test_discarded_cards_go_to_the_bottom_and_nothing_is_shuffled() -> None:
    here = board(decks={"mythos": ["blue-flu"]})
    before = list(here.state.mythos)
    here.run(mythos_cards.draw_and_resolve(here.table))
    go_on(here)
    assert here.state.mythos == [before[-1], *before[:-1]]


@pytest.mark.rule("MYT-26")
def test_the_story_continues_shuffles_the_deck_with_itself_and_another_card_is_resolved() -> None:
    here = finish(reveal("the-story-continues"))
    assert here.events(events.Shuffled)
    assert len(here.state.gates) == 1 or here.state.mythos_drawn is not None
    names = [card.split("#")[0] for card in here.state.mythos]
    assert names.count("the-story-continues") == 1
    assert here.state.transit.mythos == []


@pytest.mark.rule("MYT-27")
def test_a_card_without_gate_or_clue_skips_those_steps() -> None:
    here = board()
    card = here.table.library.mythos["family-found-butchered"].model_copy(update={"gate": None, "clues": ()})
    here.run(mythos_cards.gate_step(here.table, card))
    assert here.state.gates == {}
    assert here.state.doom == 0
    rumor = reveal("disturbing-the-dead", board={"clues": {}})
    assert rumor.state.clues == {}


@pytest.mark.rule("MYT-21")
def test_the_deputy_is_not_checked_by_the_curfew() -> None:
    people = [
        person("joe-diamond", "downtown", cards=["deputy-of-arkham"]),
        person("amanda-sharpe", "easttown"),
    ]
    here = board(environment="curfew-enforced", investigators=people, dice=[1] * 9)
    finish(here.run(abilities.trigger(here.table, "end_of_movement", who=here.who("joe-diamond"))))
    assert here.who("joe-diamond").place == "downtown"
    finish(here.run(abilities.trigger(here.table, "end_of_movement", who=here.who("amanda-sharpe"))))
    assert here.who("amanda-sharpe").place == "jail-cell"


def test_a_skipped_phase_draws_no_card() -> None:
    here = board(decks={"mythos": ["family-found-butchered"]})
    here.effects({"op": "skip_phase", "phase": "mythos"})
    here.run(mythos.play(here.table))
    assert here.state.mythos[-1].startswith("family-found-butchered#")
    assert here.state.flags == []


def test_a_failed_great_ritual_has_a_further_gate_open_each_phase() -> None:
    here = board(rumor={"id": "the-great-ritual", "tokens": {"clue": 5}})
    here.run(mythos_cards.watch_rumor(here.table))
    assert here.view["rumor"] is None
    here.state.mythos += [
        here.state.mythos.pop(next(i for i, c in enumerate(here.state.mythos) if c.startswith(name)))
        for name in ("family-found-butchered", "the-festival")
    ]
    go_on(here.run(mythos.play(here.table)))
    assert set(here.state.gates) == {"graveyard", "woods"}
    assert here.state.terror == 0


def test_an_ignored_weather_card_still_opens_its_gate() -> None:
    here = reveal("heat-wave", ancient_one="ithaqua")
    assert here.view["environment"] is None
    assert "woods" in here.state.gates
    assert here.state.mythos[0].startswith("heat-wave#")
