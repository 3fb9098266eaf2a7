"""The base set is complete, its indexes agree with each other, and the linter has nothing to say."""

import json
import time
from collections import Counter
from pathlib import Path

import pytest

from arkham_desktop.arkham.content.counts import content_report
from arkham_desktop.arkham.content.library import ARROW_COLORS, Library, row_id
from arkham_desktop.arkham.content.lint import lint, slug
from arkham_desktop.arkham.content.loading import SETS_FOLDER, shipped_sets
from arkham_desktop.arkham.content.models import ROW_KINDS


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load(["base"])


def test_the_base_set_has_everything_of_the_box(library: Library) -> None:
    counts = content_report(library).counts["base"]
    assert {kind: (count.records, count.copies) for kind, count in counts.items()} == {
        "spaces": (40, 40),
        "connections": (38, 38),
        "other_worlds": (8, 16),
        "monsters": (29, 60),
        "investigators": (16, 16),
        "ancient_ones": (8, 8),
        "common_items": (22, 44),
        "unique_items": (26, 39),
        "spells": (11, 40),
        "skills": (10, 20),
        "allies": (11, 11),
        "special_cards": (8, 43),
        "mythos": (67, 67),
        "gate_cards": (49, 49),
        "encounters": (189, 189),
    }


def test_the_board_has_nine_streets_and_twenty_six_locations_beside_jail_and_sanctum(
    library: Library,
) -> None:
    assert len(library.streets) == 9
    assert len(library.locations) == 28
    inner = {"jail-cell", "inner-sanctum"}
    assert {space for space in library.locations if library.spaces[space].kind == "sub_location"} == inner
    assert {"sky", "outskirts", "lost-in-time-and-space"} <= set(library.spaces)


def test_the_decks_hold_all_their_copies(library: Library) -> None:
    sizes = {deck: len(cards) for deck, cards in library.decks.items() if cards}
    assert sizes == {
        "common": 44,
        "unique": 39,
        "spell": 40,
        "skill": 20,
        "ally": 11,
        "mythos": 67,
        "gate": 49,
    }
    for deck, cards in library.decks.items():
        assert len(set(cards)) == len(cards), deck
    assert all(library.card(copy).deck == "unique" for copy in library.decks["unique"])


def test_there_are_seven_location_cards_for_each_of_the_nine_neighborhoods(library: Library) -> None:
    assert len(library.encounters) == 63
    assert {len(cards) for cards in library.location_cards.values()} == {7}
    assert set(library.location_cards) == set(library.neighborhoods)
    for (neighborhood, _), places in library.encounters.items():
        assert set(places) <= set(library.neighborhoods[neighborhood])


def test_two_gate_markers_lead_to_each_world(library: Library) -> None:
    assert Counter(marker.world for marker in library.gate_markers.values()) == dict.fromkeys(
        library.worlds, 2
    )
    assert library.gate_markers["abyss#2"].symbol == "hexagon"
    assert library.gate_markers["abyss#2"].modifier == -2


def test_monster_markers_are_numbered_within_their_kind(library: Library) -> None:
    assert library.kinds["cultist"] == tuple(f"cultist#{n}" for n in range(1, 7))
    assert library.monster("cultist#6") is library.monsters["cultist"]
    assert sum(map(len, library.kinds.values())) == 60
    assert sum(monster.mask for monster in library.monster_instances.values()) == 5


def test_an_investigator_steps_between_street_and_location_and_back(library: Library) -> None:
    assert library.neighbors["graveyard"] == ("rivertown",)
    assert set(library.neighbors["rivertown"]) == {
        "easttown",
        "merchant-district",
        "french-hill",
        "black-cave",
        "general-store",
        "graveyard",
    }
    for space, near in library.neighbors.items():
        assert all(space in library.neighbors[other] for other in near)
    assert library.neighbors["jail-cell"] == ()


def test_both_arrows_of_every_street_and_location_lead_to_a_neighbor(library: Library) -> None:
    for space in library.streets:
        for color in ARROW_COLORS:
            assert library.arrows[space, color] in library.neighbors[space]
    assert library.arrows["woods", "white"] == library.arrows["woods", "black"] == "uptown"
    assert library.arrows["rivertown", "white"] == "french-hill"
    assert ("sky", "white") not in library.arrows


def test_following_one_color_goes_round_all_nine_streets(library: Library) -> None:
    for color in ARROW_COLORS:
        at, seen = "downtown", set()
        while at not in seen:
            seen.add(at)
            at = library.arrows[at, color]
        assert seen == set(library.streets)


def test_a_street_stands_first_in_its_neighborhood(library: Library) -> None:
    assert library.neighborhoods["easttown"][0] == "easttown"
    assert "jail-cell" in library.neighborhoods["easttown"]


def test_cards_answer_the_same_questions_whatever_their_kind(library: Library) -> None:
    asked = {
        name: (card.deck, card.hands, card.type, card.use, card.price, card.is_item, card.tradable)
        for name, card in library.cards.items()
    }
    assert asked["38-revolver"] == ("common", 1, "weapon_physical", "standard", 4, True, True)
    assert asked["bind-monster"] == ("spell", 2, None, None, 0, True, True)
    assert asked["duke"] == ("ally", None, None, None, 0, False, False)
    assert asked["speed"] == ("skill", None, None, None, 0, False, False)
    assert asked["patrol-wagon"] == ("special", None, None, None, 0, True, True)
    assert asked["blessing"] == ("special", None, None, None, 0, False, False)


def test_every_record_is_written_back_as_it_stands_in_its_file(library: Library) -> None:
    for kind in ROW_KINDS:
        path = SETS_FOLDER / "base" / f"{kind}.json"
        if path.exists():
            records = json.loads(path.read_text(encoding="utf-8"))
            assert [row.dump() for row in library.rows[kind]] == records


def test_content_files_hold_one_record_a_line() -> None:
    for path in (SETS_FOLDER / "base").glob("*.json"):
        first, *lines, last = path.read_text(encoding="utf-8").splitlines()
        assert (first, last) == ("[", "]"), path
        for line in lines:
            assert "id" in json.loads(line.removesuffix(",")), path


def test_the_linter_finds_nothing_in_the_shipped_sets() -> None:
    assert lint(shipped_sets()) == []


def test_a_library_is_read_once() -> None:
    assert Library.load(["base"]) is Library.load(("base",))


def test_the_base_set_loads_fast_enough_for_the_title_screen(tmp_path: Path) -> None:
    (tmp_path / "items.json").write_text("[]", encoding="utf-8")
    start = time.perf_counter()
    Library.load(["base"], homebrew=[tmp_path])  # what is loaded with homebrew is never kept
    assert time.perf_counter() - start < 2.0  # about 0.15 s; the limit leaves room for a busy machine


def test_an_instance_names_its_row() -> None:
    assert row_id("lantern#2") == "lantern"
    assert row_id("lantern") == "lantern"


def test_slugs_are_made_as_the_ids_are() -> None:
    assert slug("Velma's Diner") == "velmas-diner"
    assert slug(".38 Revolver") == "38-revolver"
    assert slug("R'lyeh & Co.") == "rlyeh-and-co"
