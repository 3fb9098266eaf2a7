"""Games without parts of the boxes: everybody can begin, and every card left can be told (VAR-08, VAR-17)."""

import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.parts import words_of
from arkham_desktop.arkham.setup import Setup, new_table
from arkham_desktop.arkham.state import row_of
from arkham_desktop.arkham.text import Words, card_text, encounter_text
from tests.arkham.board import person
from tests.arkham.scenes import scene

SETS = ("base", "dunwich", "innsmouth")
WITHOUT_CARDS = ("no-dunwich-cards", "no-innsmouth-cards")
PEOPLE = sorted(Library.load(SETS).investigators)
LIBRARIES = [
    *((sets, ()) for sets in (("base", "dunwich"), ("base", "innsmouth"))),
    *((SETS, (word,)) for word in words_of(SETS)),
]


@pytest.mark.rule("VAR-17")
@pytest.mark.parametrize("name", PEOPLE)
def test_whoever_would_begin_with_a_card_that_is_left_out_begins_without_it(name: str) -> None:
    table = new_table(Setup(sets=SETS, variants=WITHOUT_CARDS, investigators=(name,)))
    (who,) = table.state.investigators
    assert all(row_of(card.id) in table.library.cards for card in who.cards)


@pytest.mark.rule("VAR-17")
def test_an_encounter_that_gives_a_card_left_out_gives_what_stands_in_for_it() -> None:
    here = scene(
        sets=list(SETS), variants=list(WITHOUT_CARDS), start="upkeep", investigators=[person(clues=0)]
    )
    take = {"op": "take", "card": "zebulon-whateley", "else": [{"op": "gain", "what": "clue", "n": 4}]}
    here.effects(take)
    assert here.who().clues == 4


@pytest.mark.rule("VAR-17")
@pytest.mark.parametrize(("sets", "variants"), LIBRARIES)
def test_whatever_is_left_in_the_game_can_be_told(sets: tuple[str, ...], variants: tuple[str, ...]) -> None:
    library, words = Library.load(sets, [], variants), Words("en")
    groups = (
        library.investigators,
        library.ancient_ones,
        library.heralds,
        library.stories,
        library.cards,
        library.mythos,
        library.gate_cards,
        library.monster_instances,
    )
    for rows in groups:
        for row in rows.values():
            assert card_text(row, words, library)
    for entries in library.encounters.values():
        for place, encounter in entries.items():
            assert encounter_text(library, encounter.id, place, words)
