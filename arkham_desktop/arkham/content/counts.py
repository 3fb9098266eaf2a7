"""What the content holds and what of it the program cannot do yet: counted, never written by hand."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.content.models import Item, Monster, Row, SpecialMovement
from arkham_desktop.arkham.content.references import PlacedFact, facts_within
from arkham_desktop.arkham.effects.base import RUNNERS, Op
from arkham_desktop.arkham.effects.condition_base import HOLDS, Cond
from arkham_desktop.arkham.effects.conditions import SpecialCond
from arkham_desktop.arkham.effects.lasting import Special
from arkham_desktop.arkham.effects.specials import SPECIAL_CONDITIONS, SPECIALS, load_hooks
from arkham_desktop.arkham.rules.monster_movement import HUNTERS


class KindCount(BaseModel):
    """How many records of a kind, and how many copies they stand for."""

    records: int = 0
    copies: int = 0


class Unimplemented(BaseModel):
    """A record that says something the program has no function for."""

    set: str
    kind: str
    id: str
    lacks: list[str]


class ContentReport(BaseModel):
    """The state of the content.

    Attributes:
        counts: records and copies by set and kind.
        unimplemented: records with an effect, condition or special that no function carries out.
        house: records of our own design by set and kind.
        flavor: records with a line of flavor by set and kind.
    """

    counts: dict[str, dict[str, KindCount]]
    unimplemented: list[Unimplemented]
    house: dict[str, dict[str, int]]
    flavor: dict[str, dict[str, int]]


def content_report(library: Library) -> ContentReport:
    """Counts the rows of a library and lists what is not implemented."""
    load_hooks()
    report = ContentReport(counts={}, unimplemented=[], house={}, flavor={})
    for file_kind, rows in library.rows.items():
        for row in rows:
            kind = f"{row.deck}_items" if isinstance(row, Item) else file_kind
            count = report.counts.setdefault(row.set, {}).setdefault(kind, KindCount())
            count.records += 1
            count.copies += _copies(row)
            if row.origin == "house":
                _add_one(report.house, row.set, kind)
            if row.flavor is not None:
                _add_one(report.flavor, row.set, kind)
            lacks = sorted(set(_lacking(row)))
            if lacks:
                report.unimplemented.append(Unimplemented(set=row.set, kind=kind, id=row.id, lacks=lacks))
    return report


def _copies(row: Row) -> int:
    """The copies of a row: its `count`, or the gate markers of a world, or itself."""
    markers = getattr(row, "markers", None)
    if markers is not None:
        return sum(marker.count for marker in markers)
    count: int | None = getattr(row, "count", 1)
    return 1 if count is None else count


def _add_one(counts: dict[str, dict[str, int]], set_name: str, kind: str) -> None:
    of_set = counts.setdefault(set_name, {})
    of_set[kind] = of_set.get(kind, 0) + 1


def _lacking(row: Row) -> Iterator[str]:
    """What in a row no function carries out."""
    match row:
        case Monster(kind=kind, special_movement=SpecialMovement(moves=True)) if kind not in HUNTERS:
            yield f"special movement of {kind}"
    for placed in facts_within(row):
        fact = placed.fact
        if isinstance(fact, Op):
            yield from _lacking_op(fact, placed)
        elif isinstance(fact, SpecialCond):
            if fact.name not in SPECIAL_CONDITIONS:
                yield f"special condition {fact.name}"
        elif isinstance(fact, Cond) and type(fact) not in HOLDS:
            yield f"condition {fact.key}"


def _lacking_op(op: Op, placed: PlacedFact) -> Iterator[str]:
    if isinstance(op, Special) and op.name not in SPECIALS:
        yield f"special {op.name}"
    # What holds is asked for by the rules, not run.
    if not placed.lasting and type(op) not in RUNNERS:
        yield f"effect {op.op}"
