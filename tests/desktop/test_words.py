"""Every word the window asks for is in the catalog, and nothing else."""

import ast
import json
import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from arkham_desktop.desktop import words
from arkham_desktop.desktop.table.motion import MotionKind
from arkham_desktop.desktop.table.tokens import TokenKind
from arkham_desktop.desktop.words import MissingWordError, catalog, say

DESKTOP = Path(words.__file__).parent


def test_a_text_gets_its_values_and_its_plural() -> None:
    assert say("title.saved-detail", count=1) == "1 game"
    assert say("title.saved-detail", count=3) == "3 games"


def test_each_number_in_a_text_has_its_own_plural() -> None:
    told = say("dock.trophies", gates=1, monsters=2, n=3)
    assert told == "1 gate · 2 monsters, toughness 3"
    assert say("dock.trophies", gates=2, monsters=1, n=1) == "2 gates · 1 monster, toughness 1"
    assert say("mythos.surge-size", count=3, gates=1) == "3 monsters over 1 gate"


THINGS = (
    "gates?|monsters?|tokens?|clues?|trophy|trophies|cards?|choices?|turns?|lines?|points?|success|successes|"
    "dice|die|hands?|places?|items?|steps?|investigators?|seats?|games?|abilities"
)
ONLY_MANY = (
    "track.gates-what",
    "track.seals-what",
    "result.how.sealed",
    "combat.expected",
    "battle.expected",
)
"""There are always several of these, or it is a number with a fraction."""


def test_nothing_that_is_counted_stands_in_one_form_only() -> None:
    counted = re.compile(r"\{(\w+)\} (?:\w+ )?(?:" + THINGS + r")\b")
    wrong = []
    for key, entry in catalog("en").items():
        for text in entry.values() if isinstance(entry, dict) else [entry]:
            found = counted.search(text)
            if found and not (isinstance(entry, dict) and found[1] == "count") and key not in ONLY_MANY:
                wrong.append(f"{key}: {text}")
    assert wrong == []


def test_a_missing_text_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingWordError, match=re.escape("'no.such-text'")):
        say("no.such-text")


def test_whatever_moves_on_the_table_has_words() -> None:
    for motion in get_args(MotionKind):
        assert say(f"bar.motion-{motion}", what="A Ghoul", place="the Woods")
    for token in set(get_args(TokenKind)) - {"monster", "investigator"}:  # these have names
        assert say(f"token.{token}")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'xx'"):
        words.use("xx")


def asked_for() -> Iterator[tuple[Path, str]]:
    """Every literal key that the window's code says, with its file."""
    for path in sorted(DESKTOP.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say"):
                continue
            first = node.args[0]
            for each in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield path, each.value


def test_every_literal_key_is_in_the_catalog() -> None:
    known = catalog("en")
    missing = [f"{path.relative_to(DESKTOP)}: {key}" for path, key in asked_for() if key not in known]
    assert missing == []


def test_every_text_of_the_shell_is_asked_for_somewhere() -> None:
    shell = json.loads((DESKTOP / "words" / "en" / "shell.json").read_text(encoding="utf-8"))
    source = "\n".join(path.read_text(encoding="utf-8") for path in DESKTOP.rglob("*.py"))
    patterns = {
        re.compile(re.escape(found).replace(r"\{", "{").replace(r"\}", "}"))
        for found in re.findall(r"""["']([a-z_.-]+\.[a-z_.-]+)["']""", source)
    }
    exact = {pattern.pattern.replace("\\", "") for pattern in patterns}
    made = [
        re.compile("^" + re.sub(r"\\\{[^}]*\\\}", "[a-z0-9_.-]+", re.escape(found)) + "$")
        for found in re.findall(r'f"([^"]*\{[^"]*)"', source)
        if "." in found
    ]
    unused = [key for key in shell if key not in exact and not any(made_key.match(key) for made_key in made)]
    assert unused == []


def test_plural_texts_have_every_form_and_all_forms_want_values_that_exist() -> None:
    for key, entry in catalog("en").items():
        forms = entry if isinstance(entry, dict) else {"other": entry}
        if isinstance(entry, dict):
            assert set(entry) == {"one", "other"}, key
        for text in forms.values():
            names = [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]
            assert all(name.isidentifier() for name in names), key
