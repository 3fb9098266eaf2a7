"""Running a scenario: its steps, and what it expects of the state view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from arkham_desktop.arkham.scenario.building import build
from arkham_desktop.arkham.scenario.errors import ScenarioError
from arkham_desktop.arkham.scenario.models import Scenario, Step, Until
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.arkham.view import view
from arkham_desktop.engine import Decision, Game, Option

MOST_CHOICES = 20_000
Policy = Callable[[Game, Decision], Option]
"""Chooses an option of the open decision."""

_OPERATORS = frozenset({"have", "lack", "are", "at_least", "at_most"})
_MISSING = "(nothing there)"


@dataclass(slots=True)
class Check:
    """One thing expected: where in the scenario, the path in the view, and what stood there."""

    where: str
    path: str
    expected: Any
    actual: Any
    ok: bool


@dataclass(slots=True)
class Report:
    """What came of a scenario. ``failure`` says why it could not be played to its end, if so."""

    title: str
    checks: list[Check] = field(default_factory=list)
    failure: str | None = None
    view: dict[str, Any] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        """Whether it was played to its end and everything was as expected."""
        return self.failure is None and all(check.ok for check in self.checks)

    def dump(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "title": self.title,
            "ok": self.ok,
            "failure": self.failure,
            "checks": [asdict(check) for check in self.checks],
            "view": self.view,
        }


class Attendant:
    """Notes the lone options that the driver answered since the last choice: a scenario may name them too."""

    def __init__(self) -> None:
        self.answered: list[str] = []

    def seam(self, game: Game) -> None:
        """Nothing to note at a seam."""

    def chosen(self, game: Game, decision: Decision, option: Option) -> None:
        """A new choice: what was answered before it is the past."""
        self.answered.clear()

    def forced(self, decision: Decision, option: Option) -> None:
        """The driver answered a lone option."""
        self.answered.append(option.id)


def run(scenario: Scenario, policies: Mapping[str, Policy] | None = None) -> Report:
    """Play a scenario and check what it expects.

    Args:
        scenario: what to play.
        policies: further choosers for ``until``, by name.

    Raises:
        ScenarioError: it cannot be built, or a step names an unknown policy.
    """
    known = {**policies_of(scenario.seed), **(policies or {})}
    attendant = Attendant()
    game = build(scenario, [attendant], on_forced=attendant.forced)
    report = Report(scenario.title.get("en", ""))
    for index, step in enumerate(scenario.steps):
        where = f"steps.{index}"
        report.failure = _take_step(game, attendant, step, where, known)
        if report.failure is not None:
            break
        if step.expect:
            report.checks += check_all(game, step.expect, where)
    if report.failure is None:
        report.checks += check_all(game, scenario.expect, "expect")
    report.view = picture(game)
    return report


def picture(game: Game) -> dict[str, Any]:
    """The state view of a game with its open decision."""
    assert isinstance(game.rules, ArkhamRules), "a scenario plays Arkham Horror"
    return view(game.rules.table, game.pending)


def policies_of(seed: int) -> dict[str, Policy]:
    """The choosers that a step may name."""
    chance = Random(seed)
    return {
        "first": lambda game, decision: decision.options[0],
        "done": lambda game, decision: plain(decision),
        "random": lambda game, decision: chance.choice(decision.options),
    }


def plain(decision: Decision) -> Option:
    """The least one can choose: ``done`` or ``no`` where there is one, else the first that is no aside."""
    for verb in ("done", "no"):
        option = decision.option(verb)
        if option is not None:
            return option
    return next((option for option in decision.options if not option.aside), decision.options[0])


def _take_step(
    game: Game, attendant: Attendant, step: Step, where: str, policies: Mapping[str, Policy]
) -> str | None:
    """None, or why the step could not be taken."""
    if step.dice:
        assert isinstance(game.rules, ArkhamRules), "a scenario plays Arkham Horror"
        game.rules.table.chance.queue.extend(step.dice)
    choices = [step.choose] if isinstance(step.choose, str) else step.choose or []
    for choice in choices:
        if game.pending is not None and game.pending.option(choice) is not None:
            game.choose(choice)
        elif choice in attendant.answered:
            attendant.answered.remove(choice)
        else:
            return f'{where}: "{choice}" cannot be chosen now; {_situation(game)}'
    if step.until is not None:
        if step.policy not in policies:
            raise ScenarioError(
                f"{where}.policy", f'there is no policy "{step.policy}": {", ".join(policies)}'
            )
        return play_until(game, step.until, policies[step.policy], where)
    return None


def _situation(game: Game) -> str:
    if game.pending is None:
        return "the game has ended"
    options = ", ".join(option.id for option in game.options)
    return f"{game.pending.who} decides ({game.pending.kind}): {options}"


def play_until(game: Game, until: Until, policy: Policy, where: str = "until") -> str | None:
    """Choose by a policy until it holds; None, or why it never did."""
    for _ in range(MOST_CHOICES):
        if holds(game, until):
            return None
        if game.pending is None:
            return f"{where}: the game ended before"
        game.choose(policy(game, game.pending))
    return f"{where}: it did not happen within {MOST_CHOICES} choices"


def holds(game: Game, until: Until) -> bool:
    """Whether all that is awaited is so now."""
    assert isinstance(game.rules, ArkhamRules), "a scenario plays Arkham Horror"
    state, pending = game.rules.table.state, game.pending
    if until.ended is not None:
        return (game.outcome is not None) == until.ended
    return (
        pending is not None
        and (until.phase is None or state.phase == until.phase)
        and (until.turn is None or state.turn == until.turn)
        and (until.investigator is None or pending.who == until.investigator)
        and (until.kind is None or pending.kind == until.kind)
        and (until.option is None or pending.option(until.option) is not None)
    )


# --- expecting -----------------------------------------------------------------------------------------
def check_all(game: Game, expected: Mapping[str, Any], where: str) -> list[Check]:
    """A check for each path of the view; ``options``: the ids of the open decision, ``dice_left``: queued."""
    assert isinstance(game.rules, ArkhamRules), "a scenario plays Arkham Horror"
    whole = picture(game)
    whole["options"] = [option.id for option in game.options]
    whole["dice_left"] = len(game.rules.table.chance.queue)
    checks = []
    for path, value in expected.items():
        actual = look_up(whole, path)
        checks.append(Check(where, path, value, actual, fits(value, actual)))
    return checks


def look_up(whole: Any, path: str) -> Any:
    """What stands at a dotted path; a text saying so where there is nothing."""
    parts = path.split(".")
    found = whole
    for part in parts:
        if isinstance(found, dict) and part in found:
            found = found[part]
        elif isinstance(found, list) and part.isdigit() and int(part) < len(found):
            found = found[int(part)]
        else:
            return _MISSING
    return found


def fits(expected: Any, actual: Any) -> bool:
    """Whether ``actual`` is as expected: equal, or as the operators say.

    Operators: ``have`` and ``lack`` name members of a list (or keys of an object), ``are`` the members in any
    order, ``at_least`` and ``at_most`` bound a number.
    """
    if not (isinstance(expected, dict) and expected and expected.keys() <= _OPERATORS):
        absent = expected is None and actual == _MISSING
        return absent or (type(expected) is type(actual) and expected == actual)
    return all(_operator_holds(name, value, actual) for name, value in expected.items())


def _operator_holds(name: str, value: Any, actual: Any) -> bool:
    if name in ("at_least", "at_most"):
        if not isinstance(actual, int):
            return False
        return bool(actual >= value if name == "at_least" else actual <= value)
    if not isinstance(actual, list | dict):
        return False
    members = value if isinstance(value, list) else [value]
    if name == "have":
        return all(member in actual for member in members)
    if name == "lack":
        return not any(member in actual for member in members)
    return sorted(map(str, actual)) == sorted(map(str, members))
