"""Reading content files: a JSON array of records, each checked by the model of its kind."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from arkham_desktop.arkham import effects  # noqa: F401 - with it every kind of effect is known
from arkham_desktop.arkham.content.errors import ContentError, explain
from arkham_desktop.arkham.content.models import ROW_KINDS, Row


class _RepeatedFieldError(ValueError):
    """An object has the same field twice."""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        names = [name for name, _ in pairs]
        raise _RepeatedFieldError(next(name for name in names if names.count(name) > 1))
    return result


_DECODER = json.JSONDecoder(object_pairs_hook=_object)
_TOO_DEEP = "effects stand inside effects too often: make it simpler"
_DEEPEST = 60
"""Lists and objects inside each other; no card of the game needs 20."""
_SPACE = " \t\r\n"


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in _SPACE:
        at += 1
    return at


def parse_records(path: Path, text: str) -> list[tuple[int, Any]]:
    """The records of a file and the lines on which they begin.

    Raises:
        ContentError: the text is no JSON array.
    """
    at = _skip(text, 0)
    if text[at : at + 1] != "[":
        raise ContentError(path, 1, "", "the file must hold a list of records: begin it with [")
    records: list[tuple[int, Any]] = []
    line, counted = 1, 0
    at = _skip(text, at + 1)
    while text[at : at + 1] != "]":
        line += text.count("\n", counted, at)
        counted = at
        try:
            record, at = _DECODER.raw_decode(text, at)
        except _RepeatedFieldError as error:
            raise ContentError(path, line, str(error), "this field is written twice: remove one") from None
        except json.JSONDecodeError as error:
            message = f"this is not JSON ({error.msg.lower()}, column {error.colno}): correct it"
            raise ContentError(path, error.lineno, "", message) from None
        except RecursionError:
            raise ContentError(path, line, "", _TOO_DEEP) from None
        except ValueError:  # what else Python's reader refuses: thousands of digits
            raise ContentError(path, line, "", "a number is too long to be read: shorten it") from None
        records.append((line, record))
        at = _skip(text, at)
        if text[at : at + 1] == ",":
            at = _skip(text, at + 1)
            if text[at : at + 1] == "]":
                line += text.count("\n", counted, at)
                raise ContentError(path, line, "", "there is a comma before the closing ]: remove it")
        elif text[at : at + 1] != "]":
            line += text.count("\n", counted, at)
            raise ContentError(path, line, "", "a comma or the closing ] is missing after a record")
    if _skip(text, at + 1) != len(text):
        line += text.count("\n", counted, at + 1)
        raise ContentError(path, line, "", "there is text after the closing ]: remove it")
    return records


def _is_deeper(value: Any, levels: int) -> bool:
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list):
        return False
    return levels == 0 or any(_is_deeper(part, levels - 1) for part in value)


def read_file(path: Path, kind: str, errors: list[ContentError]) -> list[tuple[int, Row]]:
    """The rows of a file of this kind with their lines; what is wrong is added to `errors` and left out."""
    model = ROW_KINDS[kind]
    try:
        records = parse_records(path, path.read_text(encoding="utf-8-sig"))
    except ContentError as error:
        errors.append(error)
        return []
    except UnicodeDecodeError:
        errors.append(ContentError(path, 0, "", "the file is not UTF-8 text: save it as UTF-8"))
        return []
    except OSError as error:
        errors.append(ContentError(path, 0, "", f"the file cannot be read ({error.strerror})"))
        return []
    rows: list[tuple[int, Row]] = []
    for line, record in records:
        if _is_deeper(record, _DEEPEST):
            errors.append(ContentError(path, line, "", _TOO_DEEP))
            continue
        try:
            rows.append((line, model.model_validate(record)))
        except ValidationError as error:
            errors.extend(explain(error, model, record, path, line))
    return rows
