"""Taking back across people: whoever does it stays at the mouse."""

from __future__ import annotations

from pathlib import Path

from arkham_desktop.arkham.setup import Setup
from arkham_desktop.arkham.text.options import VERBS
from arkham_desktop.desktop.scenes.table import TableScene
from arkham_desktop.desktop.testing import Driver
from arkham_desktop.desktop.words import has
from arkham_desktop.players.random_player import RandomPlayer


def test_several_choices_of_two_people_are_taken_back_and_done_again_without_a_card(
    driver: Driver, tmp_path: Path
) -> None:
    services = driver.stage.services
    services.store.change(animations="off", hand_over=True)
    setup = Setup(players=2, seed=5, persons=("Ana", "Ben"), investigators=("joe-diamond", "amanda-sharpe"))
    session = services.saves.new(setup, "two people")
    player = RandomPlayer(5)
    while session.rules.where().turn < 2:
        decision = session.game.pending
        assert decision is not None
        session.choose(player.choose(decision))
    scene = TableScene(session)
    driver.show(scene)
    count, position = len(session.history), session.rules.snapshot()
    assert len({line.who for line in session.history[-12:]}) == 2, "both people have chosen"
    for back in range(1, 13):
        driver.key("ctrl+z")
        assert driver.top is scene
        assert len(session.history) == count - back
    for _ in range(12):
        driver.key("ctrl+y")
        assert driver.top is scene
    assert session.rules.snapshot() == position


def test_every_kind_of_choice_without_a_card_or_place_has_a_word() -> None:
    """Whatever names no row of the content is told by its verb: none stands there as the rules spell it."""
    named_by_what_it_is_about = {
        "ability", "buy", "cast", "discard", "evade", "gate", "go", "keep", "lose", "monster", "pass",
        "place", "raid", "sell", "space", "trade", "train", "unwield", "use", "who", "wield", "world",
    }  # fmt: skip
    assert [verb for verb in VERBS if not has(f"verb.{verb}") and verb not in named_by_what_it_is_about] == []
