"""Every demo holds, every worked example of the rules that is a position has one, and their page is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from arkham_desktop.arkham.scenario import read, run
from arkham_desktop.arkham.scenario.running import policies_of
from arkham_desktop.arkham.text.options import VERBS
from arkham_desktop.demos import demos, meanings, reference

EXAMPLES = {
    "AO": (3, 16, 17),
    "AOX": (11, 14, 18, 22, 24, 32),
    "COM": (5, 13, 14, 15, 16, 25, 34, 40),
    "DUN": (2, 8, 9, 19, 25, 32, 33, 34, 35, 36),
    "ENC": (9, 11, 12, 16),
    "EVA": (8, 9, 10, 11, 12, 13),
    "GAT": (14, 23, 24),
    "INN": (2, 4, 10, 12, 19, 20, 24, 25, 28),
    "INV": (8, 10, 24),
    "ITM": (9,),
    "LIM": (5, 6),
    "MON": (8, 9, 10, 11, 17, 26, 27, 28, 29, 34),
    "MOV": (3, 13, 14, 27, 28),
    "MYT": (7, 8, 12),
    "OWE": (3,),
    "SKL": (7, 8, 9, 15),
    "SPL": (3,),
    "TRD": (8,),
    "TUR": (8,),
    "UPK": (3, 6, 9, 10),
    "VAR": (2, 3, 5, 7),
    "WIN": (2, 13, 14),
}
"""The worked examples of the rules, all sets, by section: each of them is a position."""


@pytest.mark.parametrize("path", demos(), ids=lambda path: path.stem)
def test_a_demo_holds(path: Path) -> None:
    scenario = read(path)
    report = run(scenario)
    assert report.failure is None
    assert [check for check in report.checks if not check.ok] == []
    assert report.checks, "it expects nothing"


@pytest.mark.parametrize("path", demos(), ids=lambda path: path.stem)
def test_a_demo_tells_what_it_shows(path: Path) -> None:
    scenario = read(path)
    assert scenario.title["en"]
    assert any(text.get("en") for text in [scenario.caption, *(step.caption for step in scenario.steps)])
    assert path.stem.startswith(f"{scenario.rules[0].lower()}-")


def test_every_worked_example_that_is_a_position_is_a_demo() -> None:
    shown = {read(path).rules[0] for path in demos()}
    wanted = {f"{section}-{number:02}" for section, numbers in EXAMPLES.items() for number in numbers}
    assert sorted(wanted - shown) == []


def test_the_page_of_the_format_is_up_to_date() -> None:
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), (
        "run python -m arkham_desktop.demos.reference"
    )


def test_every_field_and_verb_of_the_page_still_exists() -> None:
    fields = {f"{model.__name__}.{name}" for model in reference.MODELS for name in model.model_fields}
    assert set(meanings.FIELDS) == fields
    assert set(meanings.VERBS) == set(VERBS)
    assert set(meanings.POLICIES) == set(policies_of(0))
