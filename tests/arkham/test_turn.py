"""The order of the turn (TUR)."""

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.state import PHASES
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Game
from arkham_desktop.players import RandomPlayer

from .scenes import scene

TWO = [{"id": "joe-diamond", "space": "downtown"}, {"id": "mandy-thompson", "space": "uptown"}]
QUIET_MYTHOS = {"mythos": ["all-quiet-in-arkham"]}


@pytest.mark.rule("TUR-01")
def test_a_turn_is_upkeep_movement_arkham_encounters_other_worlds_mythos() -> None:
    here = scene(investigators=TWO, start="movement").until(turn=2)
    here.happened.clear()
    here.until(turn=3)
    assert tuple(event.phase for event in here.events(events.PhaseBegan)) == (*PHASES[1:], "upkeep")


@pytest.mark.rule("TUR-02")
def test_everybody_acts_clockwise_from_the_first_player_before_the_next_phase() -> None:
    here = scene(investigators=TWO, first_player="mandy-thompson", start="movement")
    assert here.decision.who == "mandy-thompson"
    here.choose("done")
    assert (here.decision.who, here.state.phase) == ("joe-diamond", "movement")
    here.choose("done")
    assert here.state.phase != "movement"


@pytest.mark.rule("TUR-03", "TUR-04")
def test_the_marker_passes_when_the_whole_mythos_phase_is_over() -> None:
    here = scene(investigators=TWO, start="mythos").until(phase="upkeep", turn=2)
    assert here.table.first_player.id == "mandy-thompson"
    assert (
        len(here.state.mythos) + (here.state.environment is not None) + (here.state.rumor is not None) == 67
    )


@pytest.mark.rule("TUR-04")
def test_one_mythos_card_is_drawn_a_turn_whatever_the_number_of_players() -> None:
    here = scene(investigators=TWO, start="movement", decks=QUIET_MYTHOS).until(phase="upkeep", turn=2)
    assert [event.card for event in here.events(events.MythosRevealed)] == ["all-quiet-in-arkham#1"]


@pytest.mark.rule("TUR-06")
def test_numbers_that_depend_on_players_count_investigators() -> None:
    five = ["joe-diamond", "mandy-thompson", "kate-winthrop", "bob-jenkins", "jenny-barnes"]
    here = scene(investigators=[{"id": one, "person": "Ann"} for one in five], start="movement")
    assert here.state.players == 5
    assert here.decision.who == here.table.first_player.id == "joe-diamond"


@pytest.mark.rule("TUR-10")
def test_a_lost_turn_skips_every_phase_but_mythos() -> None:
    seats = [{**TWO[0], "status": ["lose_turn"]}, TWO[1]]
    here = scene(investigators=seats)
    assert here.decision.who == "mandy-thompson"
    asked = set()
    while here.state.turn == 1:
        if here.state.phase != "mythos":
            asked.add(here.decision.who)
        here.choose("done" if "done" in here.options else here.options[0])
    assert asked == {"mandy-thompson"}
    assert not here.who("joe-diamond").turn_lost


@pytest.mark.rule("TUR-10")
def test_the_turn_after_a_lost_turn_is_played() -> None:
    seats = [{**TWO[0], "status": ["lose_turn"]}]
    here = scene(investigators=seats).until(turn=2)
    assert here.until(phase="movement").decision.who == "joe-diamond"


@pytest.mark.rule("TUR-12")
def test_a_turn_that_ends_early_still_has_its_mythos_phase() -> None:
    here = scene(investigators=[TWO[0]], start="movement")
    here.who().turn_ended = True
    drawn = here.state.mythos[-1]
    here.until(turn=2)
    assert drawn in [event.card for event in here.events(events.MythosRevealed)]
    assert not here.who().turn_ended


def test_uses_of_limited_abilities_are_counted_anew_each_turn() -> None:
    here = scene(investigators=[TWO[0]], start="movement")
    here.who().used["lantern#1/0"] = 1
    here.until(turn=2)
    assert "lantern#1/0" not in here.who().used


def test_a_restored_position_goes_on_with_the_same_chance() -> None:
    endings = []
    here = scene(investigators=TWO)
    seam = here.rules.snapshot()
    for _ in range(2):
        here.rules.restore(seam)
        game = Game(ArkhamRules(here.table))
        game.start()
        player = RandomPlayer(4)
        for _ in range(60):
            game.choose(player.choose(game.options and game.pending))  # type: ignore[arg-type]
        endings.append(here.rules.snapshot())
    assert endings[0] == endings[1]
