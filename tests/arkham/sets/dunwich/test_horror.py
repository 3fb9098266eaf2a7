"""The Dunwich Horror: its special move, its combats, what it is worth (DUN-10 to DUN-16)."""

from typing import Any

import pytest

from arkham_desktop.arkham import events
from arkham_desktop.arkham.rules import combat, monster_movement, placing
from arkham_desktop.arkham.state import row_of
from tests.arkham.board import monsters, person
from tests.arkham.scenes import Scene
from tests.arkham.sets.dunwich.town import HORROR, gone, town

MARKER = f"{HORROR}#1"
STRONG = {"fight": 9, "will": 9, "sneak": 9}


def met(*dice: int, **seat: object) -> Scene:
    """An investigator who fights the Horror on Sentinel Hill."""
    fields: dict[str, Any] = {"space": "sentinel-hill", "skills": STRONG, **seat}
    one = person(**fields)
    here = town(one, tracks={"dunwich_horror": 3}, board={"monsters": monsters(f"{HORROR}@sentinel-hill")})
    here.dice(*dice)
    return here


def top(here: Scene, n: int) -> None:
    """Have the nth card come: the deck is shuffled for each combat, so all others are made the same."""
    here.state.decks["dunwich_horror"] = [f"dunwich-horror-{n}#1"] * 7


def fought(here: Scene) -> Scene:
    return here.run(combat.fight(here.table, here.who(), MARKER))


def shown(here: Scene) -> list[str]:
    return [row_of(event.card) for event in here.events(events.CardShown)]


@pytest.mark.rule("DUN-10")
@pytest.mark.parametrize(("face", "doom"), [(3, 0), (4, 1), (6, 1)])
def test_when_its_symbol_comes_up_the_horror_stays_and_a_4_to_6_adds_doom(face: int, doom: int) -> None:
    here = met(face)
    here.run(monster_movement.move_monsters(here.table, [], ["crescent"]))
    assert here.state.monsters == {MARKER: "sentinel-hill"}
    assert here.state.doom == doom


@pytest.mark.rule("DUN-10")
def test_the_horror_moves_even_where_an_investigator_stands() -> None:
    here = met(5, space="sentinel-hill")
    here.run(monster_movement.move_monsters(here.table, ["crescent"], []))
    assert here.state.doom == 1


@pytest.mark.rule("DUN-11")
def test_every_combat_shuffles_the_deck_and_draws_a_card_that_sets_all_ratings() -> None:
    here = met(clues=1)
    top(here, 1)
    here.dice(*[6] * 8)
    fought(here)
    assert here.events(events.Shuffled)[0].deck == "dunwich_horror"
    assert shown(here) == ["dunwich-horror-1"]
    check = here.decision.about
    printed = here.table.library.dunwich_horror_cards["dunwich-horror-1"]
    assert printed.horror is not None
    assert printed.combat is not None
    assert (check.kind, check.modifier) == ("horror", printed.horror.rating)
    here.dice(*[6] * 7).choose("accept", "fight")
    check = here.decision.about
    assert (check.kind, check.modifier, check.need) == ("combat", printed.combat.rating, 5)
    assert combat.traits(here.table, MARKER, here.who(), check.combat) == set(printed.traits or ())


@pytest.mark.rule("DUN-11")
def test_each_of_the_seven_cards_has_ratings_and_toughness_5() -> None:
    cards = [card for card in town().table.library.dunwich_horror_cards.values() if card.kind == "card"]
    assert len(cards) == 7
    for card in cards:
        assert card.horror is not None
        assert card.combat is not None
        assert card.toughness == 5
        assert card.origin == "house"
    assert len({(card.horror, card.combat, card.traits, card.abilities) for card in cards}) == 7


@pytest.mark.rule("DUN-11", "DUN-12")
def test_the_card_holds_for_the_whole_combat_and_a_later_one_draws_anew() -> None:
    here = met(*[6] * 7)
    top(here, 3)
    fought(here)
    here.dice(*[1] * 7).choose("fight")
    assert shown(here) == ["dunwich-horror-3"]
    assert here.decision.kind == "combat"
    here.dice(*[6] * 11).choose("flee")
    assert here.ended
    here.dice(*[6] * 7)
    fought(here)
    assert len(shown(here)) == 2
    here.state.decks["dunwich_horror"] = [f"dunwich-horror-{n}#1" for n in range(1, 8)]
    here.sound()


@pytest.mark.rule("DUN-11")
def test_a_card_may_add_words_of_its_own() -> None:
    here = met(*[6] * 7, *[1] * 6, clues=2)
    top(here, 6)
    fought(here).choose("accept", "accept")  # its Ambush leaves nothing but to fight
    assert here.who().clues == 1


@pytest.mark.rule("DUN-13")
def test_beaten_its_track_is_emptied_and_the_winner_takes_a_card_of_choice() -> None:
    here = met(*[6] * 30)
    top(here, 3)
    fought(here).choose("fight")
    assert here.decision.kind == "choose"
    assert len(here.options) == 5
    here.choose("choose:1")
    assert "take:axe" in here.options
    here.choose("take:axe")
    assert here.cards() == ["axe"]
    assert here.who().monster_trophies == []
    assert here.state.tracks["dunwich_horror"] == 0
    assert gone(here)


@pytest.mark.rule("DUN-13")
@pytest.mark.parametrize(
    ("n", "deck"), [(1, "common"), (2, "unique"), (3, "skill"), (4, "spell"), (5, "ally")]
)
def test_the_reward_comes_from_one_of_five_decks(n: int, deck: str) -> None:
    here = met()
    here.run(combat.defeat(here.table, here.who(), MARKER)).choose(f"choose:{n}")
    here.choose(here.options[0])
    gained = {here.table.library.card(card.id).deck for card in here.who().cards}
    assert deck in gained


@pytest.mark.rule("DUN-14")
def test_if_the_track_fills_again_it_comes_back() -> None:
    here = met()
    here.run(combat.defeat(here.table, here.who(), MARKER)).choose("choose:1")
    here.choose(here.options[0])
    assert gone(here)
    for _ in range(3):
        here.effects({"op": "track", "name": "dunwich_horror", "n": 1})
    assert here.state.monsters == {MARKER: "sentinel-hill"}


@pytest.mark.rule("DUN-12")
def test_who_fails_to_evade_it_draws_the_card_at_once_and_takes_its_damage() -> None:
    here = met(*[1] * 11, *[6] * 8, stamina=5)
    top(here, 1)
    here.run(combat.meet_monsters(here.table, here.who(), [MARKER])).choose(f"evade:{MARKER}")
    assert here.who().stamina == 5 - 4
    assert shown(here) == ["dunwich-horror-1"]
    assert here.decision.kind == "combat"


@pytest.mark.rule("DUN-15", "LIM-08")
def test_spawn_never_enters_the_cup_and_counts_for_no_limit() -> None:
    here = town()
    library = here.table.library
    assert not any(library.monster(one).spawn for one in here.state.cup)
    filled = met()
    assert placing.monsters_counted(filled.table) == 0
    filled.state.monsters[MARKER] = "downtown"
    assert placing.monsters_counted(filled.table) == 0


@pytest.mark.rule("DUN-15")
def test_spawn_cannot_be_a_trophy() -> None:
    here = met()
    here.effects({"op": "claim_trophy", "what": "any_monster_on_board", "n": 1})
    assert here.who().monster_trophies == []


@pytest.mark.rule("DUN-16")
def test_a_horror_that_leaves_the_board_waits_beside_it_with_an_empty_track() -> None:
    here = met()
    here.effects({"op": "monsters_to_cup", "where": "board"})
    assert gone(here)
    assert here.state.tracks["dunwich_horror"] == 0
    here.sound()
