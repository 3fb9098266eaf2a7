"""A broken content file gives a sentence with file, line and field; homebrew loads like a set."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arkham_desktop.arkham.content.counts import content_report
from arkham_desktop.arkham.content.errors import ContentError
from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.lint import lint

Record = dict[str, Any]

LAMP: Record = {
    "id": "storm-lamp",
    "name": "Storm Lamp",
    "set": "fog",
    "count": 2,
    "deck": "common",
    "price": 3,
    "type": "other",
    "hands": None,
    "use": None,
    "mods": [{"op": "mod", "what": "check", "check": "luck", "n": 1}],
    "abilities": [
        {"when": "upkeep", "cost": [{"op": "exhaust"}], "do": [{"op": "gain", "what": "clue", "n": 1}]}
    ],
}
GATE_CARD: Record = {
    "id": "fog-gate-1",
    "set": "fog",
    "color": "red",
    "entries": {"abyss": [{"op": "nothing"}], "other": [{"op": "devoured"}]},
}


@pytest.fixture
def fog(tmp_path: Path) -> Path:
    """The folder of a set called fog."""
    folder = tmp_path / "fog"
    folder.mkdir()
    return folder


def write(folder: Path, kind: str, *records: Record) -> Path:
    path = folder / f"{kind}.json"
    path.write_text("[\n" + ",\n".join(map(json.dumps, records)) + "\n]\n", encoding="utf-8")
    return path


def mistake(folder: Path) -> ContentError:
    with pytest.raises(ContentError) as caught:
        Library.load(["base"], homebrew=[folder])
    return caught.value


def test_homebrew_loads_like_a_set(fog: Path) -> None:
    write(fog, "items", LAMP)
    write(fog, "gate_cards", GATE_CARD)
    library = Library.load(["base"], homebrew=[fog])
    assert library.sets == ("base", "fog")
    assert library.copies["storm-lamp"] == ("storm-lamp#1", "storm-lamp#2")
    assert "storm-lamp#2" in library.decks["common"]
    assert library.decks["gate"][-1] == "fog-gate-1#1"
    assert lint(["base"], homebrew=[fog]) == []


def test_a_changed_homebrew_file_is_read_again(fog: Path) -> None:
    write(fog, "items", LAMP)
    Library.load(["base"], homebrew=[fog])
    write(fog, "items", {**LAMP, "price": 9})
    assert Library.load(["base"], homebrew=[fog]).cards["storm-lamp"].price == 9


def without(name: str) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        del record[name]

    return change


def at(path: str, value: object) -> Callable[[Record], None]:
    """Puts a value at a path of a record."""

    def change(record: Record) -> None:
        *way, last = path.split(".")
        place: Any = record
        for part in way:
            place = place[int(part) if part.isdigit() else part]
        place[int(last) if last.isdigit() else last] = value

    return change


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        (without("price"), "price", '"price" is missing: add it'),
        (
            at("pirce", 3),
            "pirce",
            'there is no field "pirce" (do you mean "price"?): correct or remove it',
        ),
        (at("price", "3"), "price", 'a whole number is needed, not "3"'),
        (at("price", 2.5), "price", "a whole number is needed, not 2.5"),
        (at("name", 7), "name", "a text in quotes is needed, not 7"),
        (at("mods", None), "mods", "a list of effects is needed: [ ... ]"),
        (
            at("id", "Storm Lamp"),
            "id",
            '"Storm Lamp" will not do: an id is lower-case letters and digits joined by hyphens',
        ),
        (
            at("type", "tomb"),
            "type",
            '"tomb" is no word for this (do you mean "tome"?): '
            "write one of weapon_physical, weapon_magical, tome, other, task, mission",
        ),
        (at("mods.0.check", "lukc"), "mods.0.check", '"lukc" is no word for this (do you mean "luck"?)'),
        (at("mods.0.op", "mood"), "mods.0", 'there is no effect "mood" (do you mean "mod"?)'),
        (at("mods.0.op", "exhaust"), "mods.0", '"exhaust" happens once and cannot stand in "mods"'),
        (at("abilities.0.do.0.n", "some"), "abilities.0.do.0.n", "not an amount: write a number"),
        (at("abilities.0.do.0.nn", 1), "abilities.0.do.0.nn", 'there is no field "nn"'),
        (at("abilities.0.cond", {}), "abilities.0.cond", "a condition is an object with exactly one key"),
        (
            at("abilities.0.cond", {"has_card": "lanturn"}),
            "abilities.0.cond.has_card",
            '"lanturn" is not among the cards (do you mean "lantern"?): name one that exists',
        ),
        (
            at("abilities.0.do.0", {"op": "move", "to": "stret"}),
            "abilities.0.do.0.to",
            '"stret" is not among the spaces (do you mean "street"?): name one that exists or write one of ',
        ),
        (at("type", "task"), "", '"steps" and "reward" go with tasks and missions, and only there'),
        (at("set", "mist"), "set", '"mist" is not this folder: write "fog"'),
        (at("id", "lantern"), "id", '"lantern" stands in '),
    ],
)
def test_a_wrong_field_is_named_with_its_file_and_line(
    fog: Path, change: Callable[[Record], None], field: str, message: str
) -> None:
    broken = json.loads(json.dumps(LAMP))
    change(broken)
    path = write(fog, "items", {**LAMP, "id": "spare-lamp"}, broken)
    error = mistake(fog)
    assert (error.file, error.line, error.field) == (str(path), 3, field)
    assert error.message.startswith(message)
    assert str(error).startswith(f"{path}, line 3, {field}: " if field else f"{path}, line 3: ")


def test_a_world_that_does_not_exist_is_told(fog: Path) -> None:
    write(fog, "gate_cards", {**GATE_CARD, "entries": {"abbyss": [], "other": []}})
    assert mistake(fog).field == "entries.abbyss"
    assert '"abbyss" is not among the worlds (do you mean "abyss"?)' in str(mistake(fog))


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("{}", 1, "the file must hold a list of records: begin it with ["),
        ("", 1, "the file must hold a list of records: begin it with ["),
        ('[\n{"id": "a"\n', 3, "this is not JSON"),
        ('[\n{"id": "a"},\n{"id" "b"}\n]', 3, "this is not JSON"),
        ('[\n{"id": "a"}\n{"id": "b"}\n]', 3, "a comma or the closing ] is missing after a record"),
        ('[\n{"id": "a"},\n]', 3, "there is a comma before the closing ]: remove it"),
        ('[\n{"id": "a"}\n]\nmore', 3, "there is text after the closing ]: remove it"),
        ('[\n\n{"id": "a", "id": "b"}\n]', 3, "this field is written twice: remove one"),
    ],
)
def test_what_is_no_list_of_records_is_told_with_its_line(
    fog: Path, text: str, line: int, message: str
) -> None:
    (fog / "items.json").write_text(text, encoding="utf-8")
    error = mistake(fog)
    assert error.line == line
    assert error.message.startswith(message)


def test_a_record_that_is_no_object_is_told(fog: Path) -> None:
    (fog / "items.json").write_text("[\n5\n]", encoding="utf-8")
    assert mistake(fog).message == "an object is needed: { ... }, not 5"


@pytest.mark.parametrize("depth", [40, 400, 100_000])
def test_effects_nested_without_end_are_told(fog: Path, depth: int) -> None:
    nested = '{"op": "may", "do": [' * depth + "]}" * depth
    record = json.dumps({**LAMP, "abilities": [{"when": "upkeep", "do": ["here"]}]}).replace('"here"', nested)
    (fog / "items.json").write_text(f"[\n{record}\n]", encoding="utf-8")
    error = mistake(fog)
    assert (error.line, error.message) == (2, "effects stand inside effects too often: make it simpler")


def test_a_file_that_is_no_text_is_told(fog: Path) -> None:
    (fog / "items.json").write_bytes(b"[\xff]")
    assert mistake(fog).message == "the file is not UTF-8 text: save it as UTF-8"


def test_a_file_of_an_unknown_name_is_told(fog: Path) -> None:
    (fog / "item.json").write_text("[]", encoding="utf-8")
    assert 'no content file has this name (do you mean "items"?)' in str(mistake(fog))


def test_a_folder_that_does_not_exist_is_told(tmp_path: Path) -> None:
    assert str(mistake(tmp_path / "gone")) == f"{tmp_path / 'gone'}: there is no such folder"


def test_a_set_that_does_not_exist_is_told() -> None:
    with pytest.raises(
        ContentError, match=r'there is no set "bsae" \(do you mean "base"\?\): the sets are base'
    ):
        Library.load(["bsae"])


def test_all_mistakes_are_found_at_once(fog: Path) -> None:
    write(fog, "items", {**LAMP, "price": "3"}, {**LAMP, "id": "other-lamp", "count": None})
    error = mistake(fog)
    assert [one.field for one in error.more] == ["count"]
    assert str(error).endswith(" (and 1 more)")
    assert [finding.message for finding in lint(["base"], homebrew=[fog])] == [
        error.sentence,
        str(error.more[0]),
    ]


@pytest.mark.parametrize(
    ("kind", "record", "message"),
    [
        ("items", {**LAMP, "id": "wind-lamp"}, "the id should be storm-lamp"),
        ("gate_cards", {**GATE_CARD, "id": "fog-1"}, "the id should be fog-gate-<number>"),
        (
            "other_worlds",
            {
                "id": "the-rift",
                "name": "The Rift",
                "set": "fog",
                "areas": 2,
                "colors": ["red"],
                "markers": [],
            },
            "no gate marker leads there",
        ),
        (
            "special_cards",
            {
                "id": "key",
                "name": "Key",
                "set": "fog",
                "count": 1,
                "kind": "deputy",
                "mods": [],
                "abilities": [],
                "tradable": True,
                "item": True,
            },
            "nothing gives this card",
        ),
        (
            "encounters",
            {
                "id": "fog-900-woods",
                "set": "fog",
                "board": "arkham",
                "neighborhood": "uptown",
                "card": 900,
                "place": "woods",
                "do": [],
            },
            "the card has no encounter for st-marys-hospital",
        ),
    ],
)
def test_the_linter_finds_slips_that_load(fog: Path, kind: str, record: Record, message: str) -> None:
    write(fog, kind, record)
    assert message in [finding.message for finding in lint(["base"], homebrew=[fog])]


def test_what_no_function_carries_out_is_listed_as_unimplemented(fog: Path) -> None:
    special = {"op": "special", "name": "lift-the-fog", "note": "no function does this"}
    hook = {"special": "fog-is-thick"}
    write(
        fog, "items", {**LAMP, "mods": [special], "abilities": [{"when": "upkeep", "cond": hook, "do": []}]}
    )
    report = content_report(Library.load(["base"], homebrew=[fog]))
    (lamp,) = [one for one in report.unimplemented if one.set == "fog"]
    assert (lamp.kind, lamp.id) == ("common_items", "storm-lamp")
    assert lamp.lacks == ["special condition fog-is-thick", "special lift-the-fog"]


def test_a_monster_that_no_set_says_how_to_move_is_listed_as_unimplemented(fog: Path) -> None:
    movement = {"movement": "special", "special_movement": {"moves": True, "note": "it goes where it likes"}}
    ratings: Record = {"awareness": 0, "horror": None, "toughness": 1, "combat": None}
    kind = {"id": "fog-hound", "name": "Fog Hound", "set": "fog", "kind": "fog-hound", "symbol": "circle"}
    plain: Record = {"count": 1, "mask": False, "spawn": False, "traits": [], "mods": [], "abilities": []}
    write(fog, "monsters", {**kind, **movement, **ratings, **plain})
    report = content_report(Library.load(["base"], homebrew=[fog]))
    (hound,) = report.unimplemented
    assert hound.lacks == ["special movement of fog-hound"]


def test_house_designs_and_flavor_are_counted(fog: Path) -> None:
    write(fog, "items", {**LAMP, "origin": "house", "flavor": "It burns blue when they are near."})
    report = content_report(Library.load(["base"], homebrew=[fog]))
    assert report.house["fog"] == {"common_items": 1}
    assert report.flavor["fog"] == {"common_items": 1}


def test_kinds_of_row_that_only_expansions_have_are_read(fog: Path) -> None:
    lasting: Record = {"mods": [], "abilities": []}
    herald = {"id": "the-fog", "name": "The Fog", "set": "fog", "title": "Cold Breath", "requires": "fog"}
    write(fog, "heralds", {**herald, **lasting, "with_ancient_one": {"hastur": lasting}})
    story = {"id": "story-ashcan-pete", "set": "base", "investigator": "ashcan-pete", "abilities": []}
    ends = {"pass": {"doom_at_least": "half_up"}, "fail": None, "pass_effect": lasting, "fail_effect": None}
    write(fog, "personal_stories", {**story, **ends})
    card = {"id": "fog-1", "set": "fog", "kind": "card", "count": 1, "toughness": 5, "awareness": 2}
    write(fog, "dunwich_horror_cards", {**card, "horror": {"rating": -1, "damage": 2}, "combat": None})
    write(fog, "extras", {"id": "mist", "set": "fog", "kind": "token", "places": ["woods"], "full": []})
    library = Library.load(["base"], homebrew=[fog])
    assert library.heralds["the-fog"].title == "Cold Breath"
    assert library.stories["story-ashcan-pete"].pass_ is not None
    assert library.dunwich_horror_cards["fog-1"].horror is not None
    assert library.extras["mist"].places == ("woods",)
