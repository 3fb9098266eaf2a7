"""Reading whole sets: which there are, their files, and whether every id they name exists."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from arkham_desktop.arkham.content.errors import ContentError
from arkham_desktop.arkham.content.models import CARD_KINDS, ROW_KINDS, Row
from arkham_desktop.arkham.content.reading import read_file
from arkham_desktop.arkham.content.references import Reference, references
from arkham_desktop.arkham.effects.base import nearest
from arkham_desktop.resources import packaged

SETS_FOLDER = packaged("arkham/sets")
BASE = "base"


@cache
def shipped_sets() -> tuple[str, ...]:
    """The sets that come with the program, the base set first."""
    names = sorted(path.parent.name for path in SETS_FOLDER.glob("*/spaces.json"))
    return tuple(sorted(names, key=lambda name: name != BASE))


@dataclass(slots=True)
class LoadedRows:
    """The rows of some sets by kind, and the file and line where each was read."""

    rows: dict[str, list[Row]] = field(default_factory=lambda: {kind: [] for kind in ROW_KINDS})
    homes: dict[tuple[str, str], tuple[Path, int]] = field(default_factory=dict)
    errors: list[ContentError] = field(default_factory=list)

    def add(self, kind: str, row: Row, path: Path, line: int) -> None:
        """Takes a row in, unless another has its id; cards of all kinds share one name space."""
        space = CARD_KINDS if kind in CARD_KINDS else (kind,)
        taken = next((self.homes[other, row.id] for other in space if (other, row.id) in self.homes), None)
        if taken is not None:
            message = f'"{row.id}" stands in {taken[0]}, line {taken[1]}, already: give it another id'
            self.errors.append(ContentError(path, line, "id", message))
            return
        # A story has the set of its investigator, wherever it lies.
        if row.set != path.parent.name and kind != "personal_stories":
            message = f'"{row.set}" is not this folder: write "{path.parent.name}"'
            self.errors.append(ContentError(path, line, "set", message))
        self.homes[kind, row.id] = (path, line)
        self.rows[kind].append(row)

    def by_home(self) -> Iterator[tuple[tuple[str, str], Row]]:
        """Every row with its kind and id."""
        for kind, rows in self.rows.items():
            for row in rows:
                yield (kind, row.id), row


def read_sets(folders: Iterable[Path]) -> LoadedRows:
    """Reads the content files of these folders. Mistakes are collected, not raised."""
    loaded = LoadedRows()
    for folder in folders:
        _check_file_names(folder, loaded.errors)
        for kind in ROW_KINDS:
            path = folder / f"{kind}.json"
            if path.exists():
                for line, row in read_file(path, kind, loaded.errors):
                    loaded.add(kind, row, path, line)
    return loaded


def _check_file_names(folder: Path, errors: list[ContentError]) -> None:
    if not folder.is_dir():
        errors.append(ContentError(folder, 0, "", "there is no such folder"))
        return
    files = sorted(folder.glob("*.json"))
    if not files:
        message = "no content file is here: name the folder of one set, with files like items.json"
        errors.append(ContentError(folder, 0, "", message))
    for path in files:
        if path.stem not in ROW_KINDS:
            message = f"no content file has this name{nearest(path.stem, ROW_KINDS)}: use one of "
            errors.append(
                ContentError(path, 0, "", message + ", ".join(f"{kind}.json" for kind in ROW_KINDS))
            )


def known_ids(rows: Mapping[str, Sequence[Row]]) -> dict[str, set[str]]:
    """The ids of these rows by the index in which a reference looks them up."""
    ids = {kind: {row.id for row in rows[kind]} for kind in ROW_KINDS}
    return {
        **ids,
        "cards": set().union(*(ids[kind] for kind in CARD_KINDS)),
        "worlds": ids["other_worlds"],
        "kinds": {getattr(row, "kind") for row in rows["monsters"]},  # noqa: B009 - only monsters have it
        "neighborhoods": {row.id for row in rows["spaces"] if getattr(row, "neighborhood", None) == row.id},
    }


@cache
def _ids_of_other_sets(loaded: tuple[str, ...]) -> dict[str, set[str]]:
    """The ids of the shipped sets that are not loaded, read without checking."""
    raw: dict[str, list[dict[str, object]]] = {kind: [] for kind in ROW_KINDS}
    for name in shipped_sets():
        if name in loaded:
            continue
        for kind in ROW_KINDS:
            path = SETS_FOLDER / name / f"{kind}.json"
            if path.exists():
                raw[kind] += json.loads(path.read_text(encoding="utf-8"))
    ids = {kind: {str(record["id"]) for record in records} for kind, records in raw.items()}
    return {
        **ids,
        "cards": set().union(*(ids[kind] for kind in CARD_KINDS)),
        "worlds": ids["other_worlds"],
        "kinds": {str(record["kind"]) for record in raw["monsters"]},
        "neighborhoods": {str(r["id"]) for r in raw["spaces"] if r["neighborhood"] == r["id"]},
    }


def check_references(loaded: LoadedRows, sets: tuple[str, ...]) -> list[ContentError]:
    """A mistake for every id that neither these rows nor any shipped set has."""
    known = known_ids(loaded.rows)
    errors = []
    for (kind, name), row in loaded.by_home():
        path, line = loaded.homes[kind, name]
        for reference in references(row):
            index = reference.ref.kind
            if reference.id not in known[index] and reference.id not in _ids_of_other_sets(sets)[index]:
                errors.append(ContentError(path, line, reference.path, _dangling(reference, known[index])))
    return errors


def _dangling(reference: Reference, known: Iterable[str]) -> str:
    words = reference.ref.words
    index = reference.ref.kind.replace("_", " ")
    hint = nearest(reference.id, [*words, *known])
    message = f'"{reference.id}" is not among the {index}{hint}: name one that exists'
    return message + (f" or write one of {', '.join(words)}" if words else "")
