"""What passes and fails the personal stories can happen, and has not happened when the game begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.models import PersonalStory
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.state import row_of
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.engine import Game
from tests.arkham.scenes import Scene

CITIES = ("base", "dunwich", "innsmouth")
LIBRARY = Library.load(CITIES)
STORIES = sorted(LIBRARY.stories.values(), key=lambda story: story.id)
MOST = {
    "money": 15, "clue": 8, "gate_trophy": 2, "monster_trophy": 5, "unique": 3, "spell": 4, "ally": 2,
}  # fmt: skip
"""What an investigator may be asked to gather: more hardly comes together in one game."""


def conditions(story: PersonalStory) -> Iterator[dict[str, Any]]:
    """The single conditions of both sides, as content says them."""
    for condition in (story.pass_, story.fail):
        if condition is not None:
            said = condition.dump()
            yield from said.get("all", [said])


@pytest.mark.rule("VAR-13")
@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
def test_what_a_story_asks_for_can_be_had(story: PersonalStory) -> None:
    for said in conditions(story):
        for key in ("has", "spends"):
            asked = said.get(key)
            if asked is None:
                continue
            assert 1 <= asked["n"] <= MOST[asked["what"]]
            if "world" in asked:
                markers = [one for one in LIBRARY.gate_markers.values() if one.world == asked["world"]]
                assert len(markers) >= asked["n"]
            if "at" in asked:
                assert LIBRARY.spaces[asked["at"]].board == "arkham"  # there in every game
        if "doom_at_least" in said:
            assert said["doom_at_least"] < min(sheet.doom for sheet in LIBRARY.ancient_ones.values())
        if "terror_at_least" in said:
            assert 1 < said["terror_at_least"] <= 10


@pytest.mark.rule("VAR-13")
@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
def test_a_story_is_open_when_the_game_begins(story: PersonalStory) -> None:
    setup = Setup(
        sets=CITIES, investigators=(story.investigator,), variants=("stories",), ancient_one="yig", seed=5
    )
    game = Game(ArkhamRules(new_table(setup)))
    game.start()
    here = Scene(game).until(phase="upkeep", turn=1)
    assert [row_of(card.id) for card in here.who().kept] == [story.id]


@pytest.mark.rule("VAR-13")
def test_no_side_of_a_story_follows_from_the_other() -> None:
    for story in STORIES:
        assert story.pass_ is not None
        assert story.fail is not None
        assert story.pass_.dump() != story.fail.dump()
        assert not (set(story.pass_.dump()) & set(story.fail.dump()) & {"doom_at_least", "terror_at_least"})
