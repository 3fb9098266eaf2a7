"""The catalogs: every message that is asked for exists, and every message that exists is asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

import arkham_desktop
from arkham_desktop.arkham.content import words as vocabulary
from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.loading import shipped_sets
from arkham_desktop.arkham.effects import lasting_words
from arkham_desktop.arkham.effects.amounts import ATOMS
from arkham_desktop.arkham.text import Words, WordsError, languages
from arkham_desktop.arkham.text.catalogs import CATALOGS_FOLDER, Catalog, catalog

PACKAGE = Path(arkham_desktop.__file__).parent
KEY = re.compile(r"^[a-z]+(-[A-Za-z0-9_]+)*$")


def _traits() -> set[str]:
    return {trait.partition(":")[0] for trait in vocabulary.TRAITS}


# Families whose last part is a word of a closed list: the list must be told whole.
CLOSED: dict[str, set[str]] = {
    "skill": {*vocabulary.SKILLS, "all"},
    "symbol": set(vocabulary.SYMBOLS),
    "color": set(get_args(vocabulary.GateCardColor)),
    "check": {*get_args(vocabulary.CheckOrAny), "all"},
    "status": set(vocabulary.STATUSES),
    "track": set(vocabulary.TRACKS),
    "tracklevel": set(vocabulary.TRACKS),
    "trait": _traits(),
    "movement": set(vocabulary.MOVEMENTS),
    "defense": set(get_args(vocabulary.Defense)),
    "each": set(get_args(vocabulary.Who)),
    "moment": {*vocabulary.MOMENTS, "one-shot"},
    "until": set(get_args(vocabulary.Until)),
    "mythostype": set(get_args(vocabulary.MythosType)),
    "mythostrait": set(get_args(vocabulary.MythosTrait)),
    "spellphase": set(get_args(vocabulary.SpellPhase)),
    "spellwhen": set(get_args(vocabulary.SpellWhen)),
    "whichgate": set(get_args(vocabulary.GateWhich)),
    "token": set(get_args(vocabulary.Token)),
    "tokenon": set(get_args(vocabulary.TokenOn)),
    "redraw": set(get_args(vocabulary.RedrawWhat)),
    "prevent": set(get_args(lasting_words.PreventWhat)),
    "reduce": set(get_args(lasting_words.ReduceWhat)),
    "immune": set(get_args(lasting_words.ImmuneWhat)),
    "mod": set(get_args(lasting_words.ModWhat)),
    "mass": set(get_args(vocabulary.Resource))
    | set(get_args(vocabulary.Spendable))
    | set(get_args(vocabulary.Countable)),
    "noun": set(get_args(vocabulary.Resource)) | set(get_args(vocabulary.Deck)),
    "amount": set(ATOMS),
    "about-trait": _traits(),
    "about-movement": set(vocabulary.MOVEMENTS),
    "about-status": set(vocabulary.STATUSES),
    "about-track": set(vocabulary.TRACKS),
    "about-token": set(get_args(vocabulary.Token)),
    "about-place": set(get_args(vocabulary.SpaceKind)),
    "log-status": set(vocabulary.STATUSES) | {"insane", "unconscious", "devoured", "retired"},
    "effect-status": set(vocabulary.STATUSES),
    "effect-clear": set(vocabulary.STATUSES),
    "cond-is": set(vocabulary.STATUSES),
    "cond-happened": set(get_args(vocabulary.Happened)),
    "cond-event": set(get_args(vocabulary.EventWhat)),
    "effect-track": set(vocabulary.TRACKS),
}


def _sources() -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def _used() -> tuple[set[str], set[str]]:
    """The texts in the sources that could be keys, and the families that are asked for with a word.

    A family is the first argument of `of`, or what an f-string begins with before its first hole.
    """
    keys: set[str] = set()
    families: set[str] = set()
    for _, tree in _sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.match(node.value):
                keys.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begin = str(node.values[0].value)
                if begin.endswith("-"):
                    families.add(begin.removesuffix("-"))
            elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "of" and node.args:
                first = node.args[0]
                choices = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                for one in choices:
                    if isinstance(one, ast.Constant):
                        families.add(str(one.value))
    return keys, families


KEYS, FAMILIES = _used()


def _is_used(key: str) -> bool:
    """Whether a key stands in the sources whole, or begins with a family that is asked for with a word."""
    parts = key.split("-")
    return key in KEYS or any("-".join(parts[:cut]) in FAMILIES for cut in range(1, len(parts)))


def _literal_keys() -> Iterator[tuple[str, str]]:
    """The keys in calls `words("…")` with the file they stand in."""
    for file, tree in _sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            choices: tuple[ast.expr, ...] = (first,)
            if isinstance(first, ast.IfExp):
                choices = (first.body, first.orelse)
            for one in choices:
                if name == "words" and isinstance(one, ast.Constant) and isinstance(one.value, str):
                    yield file.name, one.value


def test_every_key_that_is_asked_for_exists() -> None:
    words = Words()
    keys = list(_literal_keys())
    assert len(keys) > 200
    missing = [f"{file}: {key}" for file, key in keys if "-" in key or key == "ability" if not words.has(key)]
    assert missing == []


def test_every_message_is_used() -> None:
    unused = [key for _, key in Catalog("en").messages() if not _is_used(key)]
    assert unused == []


@pytest.mark.parametrize("family", sorted(CLOSED))
def test_a_closed_list_of_the_vocabulary_is_told_whole(family: str) -> None:
    words = Words()
    assert [word for word in sorted(CLOSED[family]) if not words.has(f"{family}-{word}")] == []


def test_a_message_stands_in_the_file_of_its_topic() -> None:
    strays = [(topic, key) for topic, key in Catalog("en").messages() if key.partition("-")[0] != topic]
    assert strays == []


def test_no_message_is_written_twice() -> None:
    keys = [key for _, key in Catalog("en").messages()]
    assert sorted(keys) == sorted(set(keys))


def test_every_language_has_the_messages_of_english_and_no_others() -> None:
    english = {key for _, key in Catalog("en").messages()}
    for language in languages():
        own = {key for _, key in Catalog(language).messages() if not key.startswith("name-")}
        assert own - english == set(), language


def test_a_missing_message_is_an_error_that_names_it() -> None:
    with pytest.raises(WordsError, match=r'"option-teleport" in en/option\.ftl is missing'):
        Words()("option-teleport")


def test_a_missing_argument_is_an_error_that_names_the_message() -> None:
    with pytest.raises(WordsError, match="option-evade"):
        Words()("option-evade")


def test_an_unknown_language_is_an_error_that_names_those_there_are() -> None:
    with pytest.raises(WordsError, match="choose one of en"):
        Words("tlh")


def test_a_message_with_a_slip_is_an_error_that_names_its_file(tmp_path: Path) -> None:
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "option.ftl").write_text("option-no = No\noption-yes = { $n\n", encoding="utf-8")
    slip = Catalog("xx", tmp_path)
    assert slip.write("option-no", {}) == "No"
    with pytest.raises(WordsError, match=r"option-yes\" in xx/option\.ftl cannot be read"):
        slip.write("option-yes", {})


def test_numbers_choose_their_plural_form() -> None:
    words = Words()
    assert words("noun-clue", n=1) == "1 Clue token"
    assert words("noun-clue", n=2) == "2 Clue tokens"
    assert words("noun-clue", n=0) == "0 Clue tokens"


def test_a_chance_is_never_rounded_to_certainty() -> None:
    words = Words()
    assert words.percent(0.999) == "99 %"
    assert words.percent(0.001) == "1 %"
    assert words.percent(1.0) == "100 %"
    assert words.percent(0.0) == "0 %"


def test_names_have_curly_apostrophes_and_one_full_stop_ends_a_sentence() -> None:
    words, library = Words(), Library.load()
    assert words.name(library, "mas-boarding-house") == "Ma’s Boarding House"
    assert words.name(library, "ashcan-pete") == "“Ashcan” Pete"
    assert words("log-closed", place="Miskatonic U.") == "Miskatonic U. closes."
    assert words("log-seal-removed", place="Miskatonic U.") == "The elder sign leaves Miskatonic U."


def test_the_name_of_what_no_set_has_is_an_error() -> None:
    with pytest.raises(WordsError, match="no-such-thing"):
        Words().name(Library.load(), "no-such-thing")


def test_short_names_are_those_of_things_that_exist_and_are_short() -> None:
    library = Library.load(shipped_sets())
    rows = {row.id for of_kind in library.rows.values() for row in of_kind}
    for _, key in Catalog("en").messages():
        if key.startswith("short-"):
            assert key.removeprefix("short-") in rows, key
            assert len(Words()(key)) <= 12, key


def test_every_file_is_sound_fluent_with_nothing_between_the_messages() -> None:
    for file in sorted((CATALOGS_FOLDER / "en").glob("*.ftl")):
        body = FluentResource(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, fluent.Junk)]
        assert junk == [], file.name
        keys = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
        assert keys == [key for topic, key in Catalog("en").messages() if topic == file.stem]


def test_a_catalog_is_read_once_and_kept() -> None:
    assert catalog("en") is catalog("en")


def test_every_rule_that_asks_or_awakens_is_told_in_a_sentence() -> None:
    words = Words("en")
    rules = {
        node.value
        for file, tree in _sources()
        if file.parent.name in ("phases", "rules", "effects") or "sets" in file.parts
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.fullmatch(r"[A-Z]+-[0-9]+", node.value)
    }
    assert "AO-07" in rules
    assert sorted(rule for rule in rules if not words.has(f"rule-{rule}")) == []
