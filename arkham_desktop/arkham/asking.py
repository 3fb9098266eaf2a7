"""The small questions that many rules ask: yes or no, one of several, a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arkham_desktop.arkham.state import Investigator
from arkham_desktop.engine import Decision, Option, Steps


def ask(
    kind: str, who: Investigator, build: Callable[[], list[Option]], reason: str = "", window: str = ""
) -> Steps[Option]:
    """Ask ``who`` and return the chosen option (VOID when there is none)."""
    choice = yield Decision(kind, who.id, build, reason=reason, window=window)
    return choice


def yes_no(who: Investigator, reason: str, about: object = None) -> Steps[bool]:
    """Ask ``who`` whether to do what ``reason`` (a row or rule id) offers; ``about``: the effect, if any."""
    choice = yield Decision("may", who.id, lambda: [Option("yes"), Option("no")], about=about, reason=reason)
    return choice.verb == "yes"


def pick(
    kind: str,
    who: Investigator,
    verb: str,
    targets: Sequence[str],
    reason: str = "",
    stop: str = "",
    about: object = None,
    picks: int = 1,
) -> Steps[str | None]:
    """Ask ``who`` for one of ``targets``; None when there is none or ``stop`` was chosen.

    ``about`` is the effect it is for, if any: the question says what it does. ``picks`` is how many are
    picked one after another, this one counted.
    """
    options = [Option(verb, target) for target in targets]
    if not options:
        return None
    if stop:
        options.append(Option(stop))
    choice = yield Decision(kind, who.id, lambda: list(options), about=about, reason=reason, picks=picks)
    return choice.target if choice.verb == verb else None


def number(who: Investigator, low: int, high: int, reason: str = "") -> Steps[int]:
    """Ask ``who`` for a number from ``low`` to ``high``; ``low`` when there is no choice."""
    if high <= low:
        return low
    choice = yield Decision(
        "number", who.id, lambda: [Option("n", str(n), n) for n in range(low, high + 1)], reason=reason
    )
    return int(choice.target)


def split(
    who: Investigator, total: int, most_stamina: int, most_sanity: int, reason: str
) -> Steps[tuple[int, int]]:
    """Share ``total`` points between Stamina and Sanity, at most so many each: n:<points of Stamina>."""
    total = min(total, most_stamina + most_sanity)
    low, high = max(0, total - most_sanity), min(total, most_stamina)
    stamina = low
    if high > low:
        choice = yield Decision(
            "stamina_or_sanity",
            who.id,
            lambda: [Option("n", str(n), n) for n in range(low, high + 1)],
            about=total,
            reason=reason,
        )
        stamina = choice.data
    return stamina, total - stamina
