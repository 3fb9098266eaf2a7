"""The page of the scenario format, made from the models: `python -m arkham_desktop.demos.reference`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import get_args

from arkham_desktop.arkham import setup, view
from arkham_desktop.arkham.content.words import Status
from arkham_desktop.arkham.scenario import models, parse, read, running
from arkham_desktop.arkham.scenario.building import table_of
from arkham_desktop.arkham.state import PHASES, Phase
from arkham_desktop.arkham.text import Words
from arkham_desktop.arkham.text.catalogs import FIRST_LANGUAGE, catalog
from arkham_desktop.arkham.text.options import VERBS
from arkham_desktop.demos import FOLDER, demos
from arkham_desktop.demos.meanings import FIELDS, POLICIES
from arkham_desktop.demos.meanings import VERBS as MEANINGS

PAGE = FOLDER / "README.md"
SETS = ("base", "dunwich", "innsmouth")
MODELS = (
    models.Scenario,
    models.Seat,
    models.HeldCard,
    models.WorldSpot,
    models.Trophies,
    models.BoardFields,
    models.PlacedMonster,
    models.SheetFields,
    models.BattleFields,
    models.Start,
    models.Step,
    models.Until,
)
_LIMITED = re.compile(r"Annotated\[([^,]+), Field\(([^)]*)\)\]")

INTRODUCTION = """# Scenarios

A scenario is a position written down, what is chosen in it, and what must come of it. Those in this folder
are demos: they show the worked examples of the rules and can be watched, and the tests run each of them.

    python -m arkham_desktop scenario FILE.json [--json]

plays one without a window and prints what was expected and what came; exit status 0 when all of it holds.
Everything left out is as in a fresh set-up, except that nobody has drawn random possessions and no Mythos
card has been drawn yet. An unknown field is an error. This page is made from the program:
`python -m arkham_desktop.demos.reference` writes it anew.
"""

EXPECTING = """`expect` gives values by the dotted path of the state view. A value is equal, or an object of
operators: `have` and `lack` (members of a list, keys of an object), `are` (the members in any order),
`at_least` and `at_most` (of a number). `null` also fits a path where there is nothing. Two paths come besides
the view: `options`, the ids of the options that can be chosen, and `dice_left`, how many of the queued dice
were not rolled yet.
"""


def page() -> str:
    """The whole page."""
    parts = [INTRODUCTION, "## Fields\n", *_models(), "## What is expected\n", EXPECTING]
    parts += [f"### The state view\n\n{_view()}\n"]
    parts += ["## Options\n", _options(), "## Kinds of decisions\n", _listed(_kinds())]
    parts += ["## Phases\n", _phases(), "## Policies\n", _table(("policy", "chooses"), _policies())]
    parts += ["## States\n", _family("status", get_args(Status)), "## Decks\n", _decks()]
    parts += ["## Tracks\n", _family("track", _tracks()), "## Variants\n", _listed(setup.variants_of(SETS))]
    parts += ["## Endings\n", _endings()]
    return "\n".join(parts)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


# --- fields --------------------------------------------------------------------------------------------
def _models() -> Iterator[str]:
    for model in MODELS:
        doc = (model.__doc__ or "").strip().split("\n\n")[0].replace("``", "`")
        yield f"### {model.__name__}\n\n{' '.join(doc.split())}\n"
        rows = [
            (f"`{name}`", _type(model.__annotations__[name]), FIELDS[f"{model.__name__}.{name}"])
            for name in model.model_fields
        ]
        yield _table(("field", "type", "is"), rows)


def _type(annotation: object) -> str:
    text = _LIMITED.sub(r"\1 (\2)", str(annotation))
    text = (
        text.replace("Texts", "dict[str, str]")
        .replace("Natural", "int (ge=0)")
        .replace("Die", "int (1 to 6)")
        .replace("PersonName", "str (at most 100 letters)")
    )
    return f"`{text}`".replace("|", "\\|")


def _view() -> str:
    text = (view.__doc__ or "").partition("\n\n")[2]
    return text.strip()


# --- words of the game ---------------------------------------------------------------------------------
def _options() -> str:
    shown: dict[str, str] = {}
    for path in demos():
        for step in read(path).steps:
            for choice in [step.choose] if isinstance(step.choose, str) else step.choose or []:
                shown.setdefault(choice.partition(":")[0], choice)
    rows = [
        (f"`{verb}`", f"`{shown[verb]}`" if verb in shown else "", MEANINGS[verb]) for verb in sorted(VERBS)
    ]
    text = "An option is a verb, and mostly a target after a colon. Of several equal things each has a number"
    return f"{text} (`cultist#2`).\n\n" + _table(("verb", "for example", "chooses"), rows)


def _kinds() -> list[str]:
    keys = [
        key.removeprefix("question-")
        for topic, key in catalog(FIRST_LANGUAGE).messages()
        if topic == "question"
    ]
    return sorted({key for key in keys if "-" not in key and key != "any"})


def _phases() -> str:
    order = ", ".join(f"`{phase}`" for phase in PHASES)
    return _family("phase", get_args(Phase)) + f"\nA turn is {order}.\n"


def _policies() -> list[tuple[str, str]]:
    return [(f"`{name}`", POLICIES[name]) for name in sorted(running.policies_of(0))]


def _decks() -> str:
    names = view.view(table_of(parse({"sets": list(SETS)})))["decks"]
    text = (
        "`gates` is the stack of gate markers, `gate_cards` (or `gate`) the deck of Other World encounters,"
    )
    text += " `encounters:<neighborhood>` the cards of a neighborhood, by number."
    return f"{text}\n\n{_listed(sorted(names))}"


def _tracks() -> list[str]:
    keys = [
        key.removeprefix("track-") for topic, key in catalog(FIRST_LANGUAGE).messages() if topic == "track"
    ]
    return [key for key in keys if "-" not in key]


def _endings() -> str:
    keys = [
        key.removeprefix("outcome-")
        for topic, key in catalog(FIRST_LANGUAGE).messages()
        if topic == "outcome"
    ]
    return "The ids that `result.reason` may have.\n\n" + _family("outcome", keys)


def _family(family: str, words: Iterable[str]) -> str:
    said = Words()
    return _table(("id", "is"), [(f"`{word}`", said.of(family, word)) for word in words])


def _listed(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words) + "\n"


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


if __name__ == "__main__":
    main()
