from __future__ import annotations

import pytest

from arkham_desktop.engine import Game, IllegalChoiceError
from tests.engine.toy import Toy


def started(**settings: int) -> tuple[Toy, Game]:
    toy = Toy(**settings)
    game = Game(toy)
    game.start()
    return toy, game


def ids(game: Game) -> list[str]:
    return [option.id for option in game.options]


def test_the_game_stops_at_the_first_decision_and_lists_asides_last() -> None:
    _, game = started()
    assert ids(game) == ["roll", "pass", "jump", "fail", "use:luck"]


def test_a_choice_runs_on_to_the_next_decision_and_returns_the_events() -> None:
    toy, game = started()
    events = game.choose("roll")
    assert events == [("total", toy.position.total)]
    assert toy.position.turn == 2


def test_a_lone_option_is_answered_by_the_driver_unless_a_person_attends() -> None:
    _, game = started()
    game.choose("pass")
    assert game.forced == 1
    attended = Game(Toy(), attended=True)
    attended.start()
    attended.choose("pass")
    assert ids(attended) == ["nod"]


def test_an_aside_interrupts_and_the_first_question_is_asked_anew() -> None:
    toy, game = started()
    game.choose("use:luck")
    assert toy.position.total == 1
    assert ids(game)[0] == "roll"


def test_a_decision_left_without_options_is_void_for_its_procedure() -> None:
    toy, game = started()
    game.choose("use:luck")
    game.choose("use:luck")
    assert toy.position.moves == ["void"]


def test_an_option_that_is_not_offered_is_refused_and_nothing_changes() -> None:
    toy, game = started()
    before = toy.snapshot()
    with pytest.raises(IllegalChoiceError):
        game.choose("fly")
    assert toy.snapshot() == before
    assert ids(game)[0] == "roll"


def test_unwinding_abandons_what_runs_and_goes_on_at_the_next_seam() -> None:
    toy, game = started()
    assert game.choose("jump") == []
    assert toy.position.turn == 2


def test_a_game_that_is_over_has_an_outcome_and_no_options() -> None:
    _, game = started(goal=1)
    game.choose("roll")
    assert game.outcome == "won"
    assert game.options == []
    with pytest.raises(IllegalChoiceError):
        game.choose("roll")
