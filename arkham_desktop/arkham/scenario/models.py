"""The format of a scenario file. Whatever is left out is as in a fresh set-up.

Two things differ from a real set-up, so that a scenario says everything it depends on: nobody has drawn
random possessions, and no set-up Mythos card was drawn. The Ancient One left out is Azathoth, whose sleep
changes least; the investigators left out are the first of the set; the first player left out is the first
named.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from arkham_desktop.arkham.scenario.errors import ScenarioError
from arkham_desktop.arkham.setup import PersonName
from arkham_desktop.arkham.state import Phase

Natural = Annotated[int, Field(ge=0)]
Die = Annotated[int, Field(ge=1, le=6)]
Texts = dict[str, str]
"""A text by language."""


class Fields(BaseModel):
    """Anything in a scenario: exact about types, no field that is not declared."""

    model_config = ConfigDict(strict=True, extra="forbid")


class HeldCard(Fields):
    """A card somebody has, or the Environment or Rumor: a row id or one copy (``lantern#2``).

    ``fresh``: it has not seen an Upkeep of its owner yet (UPK-05).
    """

    id: str
    exhausted: bool = False
    fresh: bool = False
    tokens: dict[str, Natural] = {}


class WorldSpot(Fields):
    """Where in an Other World somebody is; ``entered``: the space of the gate gone through."""

    world: str
    area: int = Field(default=1, ge=1, le=2)
    entered: str | None = None


class Trophies(Fields):
    """Gate markers by world (or copy) and monsters by kind (or copy)."""

    gates: list[str] = []
    monsters: list[str] = []


class Seat(Fields):
    """An investigator. Left out: home, full Sanity and Stamina, the fixed possessions of the sheet.

    ``skills``: values that replace those of the sliders. ``status``: words such as ``delayed``,
    ``lose_turn``, ``blessed``, ``retainer``; ``arrested`` stands for the Jail Cell and a lost turn.
    """

    id: str
    person: PersonName = ""
    space: str | None = None
    other_world: str | WorldSpot | None = None
    explored: bool = False
    sanity: Natural | None = None
    stamina: Natural | None = None
    money: Natural | None = None
    clues: Natural | None = None
    sliders: dict[str, Annotated[int, Field(ge=0, le=3)]] = {}
    skills: dict[str, int] = {}
    cards: list[str | HeldCard] | None = None
    status: list[str] = []
    trophies: Trophies = Trophies()
    tokens: dict[str, Natural] = {}
    lost_max_sanity: Natural = 0
    lost_max_stamina: Natural = 0


class PlacedMonster(Fields):
    """A monster of a kind (or one copy) in a space."""

    kind: str
    space: str


class BoardFields(Fields):
    """What lies on the boards. ``clues`` and ``closed``, where given, are all there are.

    ``gates``: the world (or marker) behind each; ``activity``: tokens of kinds that sets bring, by space.
    """

    gates: dict[str, str] = {}
    seals: list[str] = []
    clues: dict[str, Natural] | None = None
    closed: list[str] | None = None
    rubble: list[str] = []
    monsters: list[PlacedMonster] = []
    outskirts: list[str] = []
    sky: list[str] = []
    activity: dict[str, str] = {}


class SheetFields(Fields):
    """What lies on the Ancient One's sheet besides doom."""

    tokens: dict[str, Natural] = {}
    monsters: list[str] = []


class BattleFields(Fields):
    """The final battle under way, about to begin this round; left out: it has just begun (AO-08 to AO-11)."""

    round: Annotated[int, Field(ge=1)] = 1
    carried: Natural = 0
    combat_rating: int | None = None


class Start(Fields):
    """Where the scenario begins: the phase, and whose part of it is next (the first player's if left out)."""

    phase: Phase
    investigator: str | None = None


class Until(Fields):
    """Choose by a policy until all of this holds at an open decision, or the game has ended."""

    phase: Phase | None = None
    turn: int | None = None
    investigator: str | None = None
    kind: str | None = None
    option: str | None = None
    ended: bool | None = None


class Step(Fields):
    """One step: what is chosen, awaited or expected; each ``caption`` is shown when it is a demo.

    ``dice``: faces queued before the step. ``policy``: who chooses until then (``done`` takes no asides).
    """

    choose: str | list[str] | None = None
    until: Until | None = None
    policy: str = "done"
    expect: dict[str, Any] | None = None
    dice: list[Die] = []
    caption: Texts = {}


class Scenario(Fields):
    """A scenario: a position, what is chosen in it, and what must come of it."""

    game: Literal["arkham"] = "arkham"
    title: Texts = {}
    caption: Texts = {}
    rules: list[str] = []
    sets: Annotated[list[str], Field(min_length=1)] = ["base"]
    seed: int = 0
    ancient_one: str | None = None
    herald: str | None = None
    variants: list[str] = []
    first_player: str | None = None
    turn: Natural = 1
    investigators: list[Seat] = []
    board: BoardFields = BoardFields()
    tracks: dict[str, Natural | dict[str, Natural]] = {}
    decks: dict[str, list[str | int]] = {}
    sheet: SheetFields = SheetFields()
    conditions: list[str | HeldCard] = []
    environment: str | HeldCard | None = None
    rumor: str | HeldCard | None = None
    battle: BattleFields | None = None
    start: Start | None = None
    dice: list[Die] = []
    steps: list[Step] = []
    expect: dict[str, Any] = {}


def parse(record: Any) -> Scenario:
    """A scenario from a JSON object.

    Raises:
        ScenarioError: a field is wrong; the message names it.
    """
    try:
        return Scenario.model_validate(record)
    except ValidationError as error:
        raise _explain(error) from None


def read(path: Path) -> Scenario:
    """A scenario from a file.

    Raises:
        ScenarioError: there is no such file, it is no JSON, or a field is wrong.
    """
    try:
        record = json.loads(path.read_text(encoding="utf-8-sig"))  # editors may put a mark before it
    except OSError as error:
        raise ScenarioError("", f"cannot read {path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise ScenarioError("", f"{path} is no text in UTF-8: save it in that encoding") from None
    except json.JSONDecodeError as error:
        raise ScenarioError("", f"{path}, line {error.lineno}: this is no JSON ({error.msg})") from None
    except RecursionError:
        raise ScenarioError("", f"{path}: this is no JSON (nested too deeply)") from None
    except ValueError:  # what else Python's reader refuses: thousands of digits
        raise ScenarioError("", f"{path}: a number in it is too long to be read: shorten it") from None
    if isinstance(record, dict) and record.get("game", "arkham") != "arkham":
        message = f'"{record["game"]}" is no game this program knows: write "arkham"'
        raise ScenarioError(f"{path}, game", message)
    try:
        return parse(record)
    except ScenarioError as error:
        where = f"{path}, {error.field}" if error.field else str(path)
        raise ScenarioError(where, error.message) from None


def _explain(error: ValidationError) -> ScenarioError:
    """The first mistake, with the path as it stands in the file."""
    detail = error.errors(include_url=False)[0]
    # Branches of a choice of types have names of pydantic's own; ours are lower case.
    parts = [part for part in detail["loc"] if isinstance(part, int) or part.islower() or "-" in part]
    parts = [part for part in parts if part not in ("str", "int") and not str(part).startswith("dict[")]
    field = ".".join(map(str, parts))
    if detail["type"] == "extra_forbidden":
        return ScenarioError(field, "there is no such field: correct or remove it")
    if detail["type"] == "missing":
        return ScenarioError(field, "it is missing: add it")
    message = detail["msg"]
    return ScenarioError(field, message[:1].lower() + message[1:])
