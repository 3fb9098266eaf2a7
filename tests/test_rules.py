"""The rules written down in `docs/RULES.md`: every id that is named stands there, and every rule is shown."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROW = re.compile(r"^\| ([A-Z]{2,3}-\d\d) \|", re.MULTILINE)
CHAPTER = re.compile(r"^## .* \(([A-Z]{2,3})\)$", re.MULTILINE)


def written() -> list[str]:
    """The ids of the sheet, in its order."""
    return ROW.findall((ROOT / "docs" / "RULES.md").read_text(encoding="utf-8"))


def chapters() -> list[str]:
    return CHAPTER.findall((ROOT / "docs" / "RULES.md").read_text(encoding="utf-8"))


def files() -> Iterator[Path]:
    """What may name a rule: code, tests, messages, scenarios, papers."""
    yield ROOT / "ARCHITECTURE.md"
    for folder in ("arkham_desktop", "tests", "benchmarks", "docs"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".md", ".json", ".ftl"):
                yield path


def shown_by_tests() -> set[str]:
    """The ids in the markers of tests."""
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {one.value for one in ast.walk(node) if isinstance(one, ast.Constant)}
    return {rule for rule in found if isinstance(rule, str)}


def shown_by_scenarios() -> set[str]:
    demos = (ROOT / "arkham_desktop" / "demos").glob("*.json")
    return {rule for path in demos for rule in json.loads(path.read_text(encoding="utf-8")).get("rules", ())}


def test_every_rule_has_an_id_of_its_own_in_its_chapter() -> None:
    counted = Counter(written())
    assert [rule for rule, n in counted.items() if n > 1] == []
    numbers: dict[str, list[int]] = {}
    for rule in written():
        chapter, _, number = rule.partition("-")
        numbers.setdefault(chapter, []).append(int(number))
    assert list(numbers) == chapters()
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())


def test_every_rule_that_is_named_is_written_down() -> None:
    known = set(written())
    named = re.compile(r"\b[A-Z]{2,3}-\d\d\b")
    unknown = {
        f"{path.relative_to(ROOT)}: {rule}"
        for path in files()
        for rule in named.findall(path.read_text(encoding="utf-8"))
        if rule not in known
    }
    assert unknown == set()


def test_every_rule_is_shown_by_a_test_or_a_scenario() -> None:
    shown = shown_by_tests() | shown_by_scenarios()
    assert set(written()) - shown == set()
