"""Setting up (SET)."""

from collections import Counter

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.setup import Setup, SetupError, new_table
from arkham_desktop.arkham.state import State, row_of
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Game

from .scenes import Scene, scene


def set_up(*investigators: str, seed: int = 1, **fields: object) -> Scene:
    """A game at the first question of its set-up."""
    setup = Setup.model_validate({"investigators": investigators or "random", "seed": seed, **fields})
    game = Game(ArkhamRules(new_table(setup)))
    here = Scene(game)
    here.happened += game.start()
    return here


def played_to_turn_1(*investigators: str, seed: int = 1, **fields: object) -> Scene:
    return set_up(*investigators, seed=seed, **fields).until(phase="upkeep", turn=1)


@pytest.mark.rule("SET-01")
def test_a_new_game_has_no_terror_no_doom_no_monsters_and_no_gates() -> None:
    state = new_table(Setup(players=3)).state
    assert (state.terror, state.doom, state.monsters, state.outskirts, state.gates) == (0, 0, {}, [], {})


@pytest.mark.rule("SET-02")
def test_one_clue_lies_on_each_of_the_11_unstable_locations() -> None:
    table = new_table(Setup(investigators=("joe-diamond",)))
    unstable = {space.id for space in table.library.spaces.values() if space.stable is False}
    assert table.state.clues == dict.fromkeys(unstable, 1)
    assert len(unstable) == 11


@pytest.mark.rule("SET-02")
def test_kate_winthrop_keeps_the_science_building_empty() -> None:
    here = set_up("kate-winthrop")
    assert "science-building" not in here.state.clues
    assert sum(here.state.clues.values()) == 10


@pytest.mark.rule("SET-05")
def test_investigators_and_first_player_are_drawn_at_random_without_repetition() -> None:
    tables = [new_table(Setup(players=8, seed=seed)).state for seed in range(40)]
    assert all(len({one.id for one in state.investigators}) == 8 for state in tables)
    assert len({state.first_player for state in tables}) == 8
    assert len({one.id for state in tables for one in state.investigators}) == 16


@pytest.mark.rule("SET-05")
def test_nobody_is_in_play_twice() -> None:
    with pytest.raises(SetupError, match=r"joe-diamond.*twice"):
        new_table(Setup(investigators=("joe-diamond", "joe-diamond")))


def test_a_set_up_that_names_what_does_not_exist_says_what() -> None:
    with pytest.raises(SetupError, match=r'no investigator "joe-dimond".*joe-diamond'):
        new_table(Setup(investigators=("joe-dimond",)))
    with pytest.raises(SetupError, match=r'no Ancient One "cthulu".*cthulhu'):
        new_table(Setup(ancient_one="cthulu"))
    with pytest.raises(SetupError, match=r'no set "bsae".*base'):
        new_table(Setup(sets=("bsae",)))


def test_a_game_without_the_base_set_is_refused_with_a_sentence() -> None:
    with pytest.raises(SetupError, match='every game needs the set "base": add it to dunwich'):
        new_table(Setup(sets=("dunwich",)))


@pytest.mark.rule("SET-06", "AOX-07", "SET-11")
def test_nyarlathotep_puts_the_masks_into_the_cup_before_cards_are_dealt() -> None:
    here = set_up("joe-diamond", ancient_one="nyarlathotep")
    library = here.table.library
    masks = [one for one in here.state.cup if library.monster(one).mask]
    assert len(masks) == 5
    assert len(here.state.cup) == 60


@pytest.mark.rule("SET-06")
def test_an_ancient_one_can_be_drawn_at_random() -> None:
    assert len({new_table(Setup(seed=seed)).state.ancient_one for seed in range(60)}) == 8


@pytest.mark.rule("SET-07")
def test_a_fixed_card_is_never_a_random_draw() -> None:
    for seed in range(12):
        here = played_to_turn_1("michael-mcglen", "monterey-jack", seed=seed)
        cards = [card.id for one in here.state.investigators for card in one.cards]
        assert len(cards) == len(set(cards))
        assert {"dynamite", "tommy-gun"} <= set(here.cards("michael-mcglen"))
        assert not set(cards) & {card for deck in here.state.decks.values() for card in deck}


@pytest.mark.rule("SET-08")
def test_monterey_jack_draws_one_more_unique_item_at_set_up_and_discards_one() -> None:
    here = set_up("monterey-jack")
    assert (here.decision.kind, len(here.options)) == ("keep", 3)
    here.until(phase="upkeep", turn=1)
    uniques = [card for card in here.cards() if here.table.library.cards[card].deck == "unique"]
    assert len(uniques) == 2


@pytest.mark.rule("SET-09")
def test_everybody_begins_with_full_sanity_and_stamina() -> None:
    here = played_to_turn_1("harvey-walters", "michael-mcglen", ancient_one="azathoth")
    values = {one.id: (one.sanity, one.stamina) for one in here.state.investigators}
    assert values == {"harvey-walters": (7, 3), "michael-mcglen": (3, 7)}


@pytest.mark.rule("SET-09", "AOX-02")
def test_with_cthulhu_they_begin_with_one_less_of_each() -> None:
    here = played_to_turn_1("harvey-walters", ancient_one="cthulhu")
    assert (here.who().sanity, here.who().stamina) == (6, 2)


@pytest.mark.rule("SET-10")
def test_each_slider_may_be_placed_on_any_of_its_stops() -> None:
    here = set_up("ashcan-pete").until(kind="sliders")  # his Focus is 1
    for slider in ("speed", "fight", "lore"):
        assert {f"slide:{slider}={stop}" for stop in (1, 2, 3)} <= set(here.options)
    here.choose("slide:speed=3", "slide:lore=3", "slide:lore=2", "done")
    assert here.who().sliders == {"speed": 3, "fight": 0, "lore": 2}


@pytest.mark.rule("SET-11")
def test_the_cup_holds_all_monsters_but_masks_and_spawn() -> None:
    table = new_table(Setup(ancient_one="yig"))
    rows = [table.library.monster(one) for one in table.state.cup]
    assert len(rows) == 55
    assert not any(row.mask or row.spawn for row in rows)


@pytest.mark.rule("SET-12")
def test_16_gate_markers_are_shuffled() -> None:
    piles = [new_table(Setup(seed=seed)).state.gate_pile for seed in (1, 2)]
    assert Counter(map(row_of, piles[0])) == Counter(map(row_of, piles[1]))
    assert len(piles[0]) == 16


@pytest.mark.rule("SET-13")
def test_each_investigator_starts_at_home_and_the_others_stay_available() -> None:
    state = new_table(Setup(investigators=("joe-diamond", "sister-mary"))).state
    assert [one.place for one in state.investigators] == ["police-station", "south-church"]
    assert len(state.unused_investigators) == 14


def with_mythos(*tops: str, **fields: object) -> Scene:
    """A set-up whose Mythos deck begins with these cards, at its last question before turn 1."""
    return scene(
        {
            "start": "setup",
            "decks": {"mythos": list(tops)},
            "investigators": [{"id": "joe-diamond"}],
            **fields,
        }
    )


@pytest.mark.rule("SET-14", "SET-16")
def test_the_last_step_resolves_a_mythos_card() -> None:
    here = with_mythos("all-quiet-in-arkham").until(phase="upkeep", turn=1)
    assert list(here.state.gates) == ["woods"]
    assert here.state.doom == 1
    assert "woods" not in here.state.clues
    assert list(here.state.monsters.values()).count("woods") <= 1
    assert len(here.state.monsters) == 1


@pytest.mark.rule("SET-14")
def test_a_rumor_is_discarded_and_another_card_drawn() -> None:
    library = scene().table.library
    rumor = next(row.id for row in library.mythos.values() if row.type == "rumor")
    here = with_mythos(rumor, "all-quiet-in-arkham").until(phase="upkeep", turn=1)
    assert here.state.rumor is None
    assert list(here.state.gates) == ["woods"]
    assert row_of(here.state.mythos[1]) == rumor


@pytest.mark.rule("SET-15")
def test_a_card_without_a_gate_location_is_redrawn_too() -> None:
    library = scene().table.library
    gateless = [row.id for row in library.mythos.values() if row.gate is None and row.type != "rumor"]
    for card in gateless:
        here = with_mythos(card, "all-quiet-in-arkham").until(phase="upkeep", turn=1)
        assert list(here.state.gates) == ["woods"]


@pytest.mark.rule("SET-17")
def test_with_five_players_the_first_gate_brings_two_monsters() -> None:
    five = ["joe-diamond", "mandy-thompson", "kate-winthrop", "bob-jenkins", "jenny-barnes"]
    here = with_mythos("all-quiet-in-arkham", investigators=[{"id": one} for one in five])
    here.until(phase="upkeep", turn=1)
    assert len(here.events(events.MonsterAppeared)) == 2


@pytest.mark.rule("SET-18")
def test_whoever_is_at_home_where_the_first_gate_opens_is_drawn_in_and_delayed() -> None:
    here = with_mythos("all-quiet-in-arkham", investigators=[{"id": "joe-diamond", "space": "woods"}])
    here.until(phase="upkeep", turn=1)
    who = here.who()
    assert (who.area, who.delayed, who.entered) == (1, True, "woods")


@pytest.mark.rule("SET-19")
def test_turn_1_begins_with_the_first_player_chosen() -> None:
    two = [{"id": "joe-diamond"}, {"id": "mandy-thompson"}]
    here = with_mythos("all-quiet-in-arkham", investigators=two, first_player="mandy-thompson")
    here.until(phase="upkeep", turn=1)
    assert here.table.first_player.id == here.decision.who == "mandy-thompson"


@pytest.mark.rule("SET-20")
def test_an_environment_drawn_at_set_up_stays_in_play() -> None:
    library = scene().table.library
    environment = next(row.id for row in library.mythos.values() if row.type == "environment" and row.gate)
    here = with_mythos(environment).until(phase="upkeep", turn=1)
    assert here.state.environment is not None
    assert row_of(here.state.environment.id) == environment


@pytest.mark.rule("SET-29")
def test_jenny_barnes_has_two_common_items_and_bob_jenkins_9_dollars() -> None:
    here = played_to_turn_1("jenny-barnes", "bob-jenkins")
    commons = [card for card in here.cards("jenny-barnes") if here.table.library.cards[card].deck == "common"]
    assert len(commons) == 2
    assert here.who("bob-jenkins").money == 9


def test_the_same_seed_sets_up_the_same_game() -> None:
    def position(seed: int) -> State:
        return new_table(Setup(players=4, seed=seed)).state

    assert position(5) == position(5)
    assert position(5) != position(6)


def test_the_new_position_is_sound() -> None:
    for players in (1, 2, 4, 8):
        set_up(players=players).sound()
