"""Personal stories (VAR-13 to VAR-16)."""

from __future__ import annotations

import pytest

from arkham_desktop.arkham import events, modifiers
from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.rules import doom, investigators, mythos_cards, skills
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.state import row_of
from tests.arkham.board import finish, person
from tests.arkham.scenes import Scene
from tests.arkham.sets.innsmouth.town import its_upkeep, town

STORIES = {"variants": ["stories"]}
GAIN = {"op": "gain", "what": "clue"}


def story(here: Scene, name: str | None = None) -> list[str]:
    """The story cards before somebody."""
    return [row_of(card.id) for card in here.who(name).kept]


@pytest.mark.rule("VAR-13")
def test_every_investigator_of_all_sets_has_two_story_cards() -> None:
    library = Library.load(("base", "dunwich", "innsmouth"))
    of = {row.investigator: row for row in library.stories.values()}
    assert set(of) == set(library.investigators)
    assert len(of) == 40
    for row in of.values():
        assert row.pass_ is not None
        assert row.pass_effect is not None
        assert row.fail_effect is not None
        assert row.fail is not None


@pytest.mark.rule("VAR-13")
def test_the_first_card_lies_open_from_the_start_of_a_real_game() -> None:
    table = new_table(Setup(sets=("base", "innsmouth"), players=2, variants=("stories",), seed=2))
    from arkham_desktop.arkham.turn import ArkhamRules
    from arkham_desktop.engine import Game

    game = Game(ArkhamRules(table))
    game.start()
    here = Scene(game).until(phase="upkeep", turn=1)
    for who in here.state.investigators:
        assert [row_of(card.id).removesuffix("-pass").removesuffix("-fail") for card in who.kept] == [
            f"story-{who.id}"
        ]
    here.sound()


@pytest.mark.rule("VAR-14")
def test_a_story_that_passes_is_turned_to_its_good_side_for_the_rest_of_the_game() -> None:
    here = town(person("roland-banks", clues=4, skills={}), **STORIES)
    assert story(here) == ["story-roland-banks"]
    sneak = skills.skill(here.table, here.who(), "sneak")
    here.effects({**GAIN, "n": 1})
    assert story(here) == ["story-roland-banks-pass"]
    assert skills.skill(here.table, here.who(), "sneak") == sneak + 1
    here.effects({"op": "lose", "what": "clue", "n": "all"})
    assert story(here) == ["story-roland-banks-pass"]
    here.sound()


@pytest.mark.rule("VAR-14")
def test_a_story_that_fails_is_turned_to_its_bad_side() -> None:
    here = town(person("gloria-goldberg", sanity=1), **STORIES)
    here.effects({"op": "lose", "what": "sanity", "n": 1})
    assert story(here) == ["story-gloria-goldberg-fail"]
    assert [event.how for event in here.events(events.CardInPlay)] == ["failed"]
    here.effects({**GAIN, "n": 5})
    assert story(here) == ["story-gloria-goldberg-fail"]


@pytest.mark.rule("VAR-14")
def test_a_story_is_turned_between_phases_too() -> None:
    here = town(person("kate-winthrop"), tracks={"doom": 5}, ancient_one="cthulhu", **STORIES)
    assert story(here) == ["story-kate-winthrop"]
    here.run(doom.add_doom(here.table, 1))
    assert here.rules.table.modules[0].waits(here.table)
    here.effects({**GAIN, "n": 1})
    assert story(here) == ["story-kate-winthrop-fail"]
    assert modifiers.prevented(here.table, "terror_increase") is None


@pytest.mark.rule("VAR-15")
@pytest.mark.parametrize("side", ["pass", "fail"])
def test_where_both_conditions_are_met_the_player_chooses(side: str) -> None:
    here = town(person("darrell-simmons", clues=4, trophies={"gates": ["abyss"]}), **STORIES)
    here.who().gate_trophies.append(here.state.gate_pile.pop())
    here.effects({**GAIN, "n": 1})
    assert here.options == ["side:pass", "side:fail"]
    here.choose(f"side:{side}")
    assert story(here) == [f"story-darrell-simmons-{side}"]


@pytest.mark.rule("VAR-16")
def test_a_story_concerns_its_own_investigator_and_is_no_rumor() -> None:
    here = town(person("roland-banks", clues=1), person("joe-diamond"), **STORIES)
    here.effects({**GAIN, "n": 9}, who="joe-diamond")
    assert story(here) == ["story-roland-banks"]
    here.state.mythos.append(next(card for card in here.state.mythos if row_of(card) == "good-work-undone"))
    here.state.mythos.remove("good-work-undone#1")
    finish(here.run(mythos_cards.draw_and_resolve(here.table)))
    assert here.state.rumor is not None


def test_carolyn_pays_15_dollars_at_the_asylum_in_upkeep() -> None:
    here = its_upkeep(town(person("carolyn-fern", "arkham-asylum", money=15), **STORIES))
    here.choose("use:story-carolyn-fern#1")
    assert (story(here), here.who().money) == (["story-carolyn-fern-pass"], 0)
    elsewhere = its_upkeep(town(person("carolyn-fern", "downtown", money=15), **STORIES))
    assert not any(option.startswith("use:story") for option in elsewhere.options)


def test_sister_mary_counts_the_blessings_of_all() -> None:
    here = town(person("sister-mary"), person("joe-diamond"), **STORIES)
    here.effects({"op": "status", "set": "blessed"}, who="joe-diamond")
    assert here.who().kept[0].tokens == {"clue": 1}
    here.effects({"op": "status", "set": "blessed"}, who="sister-mary")
    assert story(here) == ["story-sister-mary-pass"]


def test_jim_remembers_the_undead_he_has_beaten() -> None:
    sets = ["base", "dunwich", "innsmouth"]
    here = town(
        person("jim-culver"), sets=sets, board={"monsters": [{"kind": "ghost", "space": "woods"}]}, **STORIES
    )
    from arkham_desktop.arkham.rules import combat

    here.run(combat.defeat(here.table, here.who(), "ghost#3"))
    assert story(here) == ["story-jim-culver-pass"]


def test_bob_is_cursed_by_money_after_his_story_has_failed() -> None:
    here = town(person("bob-jenkins", trophies={"monsters": ["ghost", "ghoul", "witch"]}), **STORIES)
    here.effects({"op": "gain", "what": "money", "n": 1})
    assert story(here) == ["story-bob-jenkins-fail"]
    assert here.cards() == ["curse"]


def test_darrells_retainer_needs_no_roll_after_his_story_has_passed() -> None:
    here = town(person("darrell-simmons", trophies={"gates": ["abyss", "rlyeh"]}), **STORIES)
    here.effects({**GAIN, "n": 1})
    assert here.cards() == ["retainer"]
    here.who().cards[0].fresh = False
    money = here.who().money
    its_upkeep(here)
    assert not here.events(events.DiceRolled)
    assert here.who().money == money + 2


def test_a_devoured_investigators_story_goes_and_the_next_one_begins_another() -> None:
    here = town(person("roland-banks"), **STORIES)
    here.run(investigators.devour(here.table, here.who()))
    assert here.who().kept == []
    finish(here.run(investigators.replace(here.table, here.who(), "joe-diamond")))
    assert story(here) == ["story-joe-diamond"]
    here.sound()


@pytest.mark.rule("VAR-17")
def test_without_the_variant_nobody_has_a_story() -> None:
    here = town(person("roland-banks", clues=4))
    here.effects({**GAIN, "n": 3})
    assert story(here) == []
