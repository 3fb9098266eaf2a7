"""Turn a folder of fact sheets (JSON lines) into the content files of the sets.

    python packaging/content/convert_facts.py FACTS_FOLDER OUT_FOLDER [SET ...]

Writes `OUT_FOLDER/<set>/<kind>.json`, one record a line inside a JSON array, for every set (or those named),
and validates each record with the models of the program. Nothing is changed but this:

* `meta` (where a fact comes from) is dropped;
* common and unique items share a file, so each says its `deck`;
* connections get the set of the board they lie on;
* personal stories go to the set that brings them, whoever they are about.

Exit status 1 when a record does not fit its model; the sentences name file, line and field.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

from arkham_desktop.arkham.content.errors import ContentError
from arkham_desktop.arkham.content.reading import read_file

KIND_OF_SHEET = {
    "allies": "allies",
    "ancient_ones": "ancient_ones",
    "common_items": "items",
    "unique_items": "items",
    "connections": "connections",
    "dunwich_horror_cards": "dunwich_horror_cards",
    "encounters_base": "encounters",
    "encounters_dunwich": "encounters",
    "encounters_innsmouth": "encounters",
    "gate_cards": "gate_cards",
    "heralds": "heralds",
    "innsmouth_extras": "extras",
    "investigators": "investigators",
    "monsters": "monsters",
    "mythos": "mythos",
    "other_worlds": "other_worlds",
    "personal_stories": "personal_stories",
    "skills": "skills",
    "spaces": "spaces",
    "special_cards": "special_cards",
    "spells": "spells",
}
SET_OF_BOARD = {"arkham": "base", "dunwich": "dunwich", "innsmouth": "innsmouth"}
SET_WITH_STORIES = "innsmouth"

Record = dict[str, Any]


def read_sheets(folder: Path) -> dict[tuple[str, str], list[Record]]:
    """The records of all sheets by set and kind, in the order in which they stand there."""
    records: dict[tuple[str, str], list[Record]] = defaultdict(list)
    for sheet, kind in KIND_OF_SHEET.items():
        for line in (folder / f"{sheet}.jsonl").read_text(encoding="utf-8").splitlines():
            record = convert(sheet, json.loads(line))
            home = SET_WITH_STORIES if kind == "personal_stories" else record["set"]
            records[home, kind].append(record)
    return records


def convert(sheet: str, fact: Record) -> Record:
    """The record of one fact."""
    record = {name: value for name, value in fact.items() if name != "meta"}
    if sheet in ("common_items", "unique_items"):
        record["deck"] = sheet.removesuffix("_items")
    if sheet == "connections":
        record["set"] = SET_OF_BOARD[record["board"]]
    return record


def write(path: Path, records: list[Record]) -> None:
    """Writes one record a line inside a JSON array."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Runs the conversion; see the module's docstring."""
    if len(arguments) < 2:
        print(__doc__)
        return 2
    facts, out, *wanted = arguments
    wrong = 0
    for (set_name, kind), records in read_sheets(Path(facts)).items():
        if wanted and set_name not in wanted:
            continue
        path = Path(out) / set_name / f"{kind}.json"
        write(path, records)
        errors: list[ContentError] = []
        rows = read_file(path, kind, errors)
        errors += [
            ContentError(path, line, row.id, "does not write back as it was read")
            for (line, row), record in zip(rows, records, strict=False)
            if row.dump() != record
        ]
        wrong += len(errors)
        print(*errors, sep="\n", end="\n" if errors else "")
        print(f"{path}: {len(records)} records")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
