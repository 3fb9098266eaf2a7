"""What a game asks of whoever plays it: a :class:`Decision` with its :class:`Option` list."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")


class Option:
    """One legal answer to a decision: a verb and the thing it is done to.

    ``verb`` and ``target`` are the stable public name (``go`` + ``downtown``); ``data`` is whatever
    the rule that asked wants back, and is never saved. Labels, odds and consequences are made by
    the game's text on request only, because most options are never shown to anybody.
    """

    __slots__ = ("aside", "data", "target", "verb")

    def __init__(self, verb: str, target: str = "", data: Any = None, *, aside: bool = False) -> None:
        self.verb = verb
        self.target = target
        self.data = data
        self.aside = aside

    @property
    def id(self) -> str:
        """``verb`` or ``verb:target``; unique within one decision."""
        return f"{self.verb}:{self.target}" if self.target else self.verb

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


VOID = Option("void")
"""Sent to a procedure whose decision lost all its options while it was open."""


class Decision:
    """A question put to one seat, with a way to list every legal answer.

    ``build`` is called when the question is put and again after each aside; an empty list makes the
    decision void and its procedure gets :data:`VOID`. ``window`` names the moment, which says what
    asides may interrupt here ("" for none). ``about`` is the thing in question (a check, a loss,
    a combat). ``reason`` is the rule id or the card id that asks. A decision with ``show`` is put to a
    person even when it has a single option (a check about to be rolled, a Mythos card).
    ``picks`` says how many answers of this kind follow one another, this one counted: whoever answers may
    make up their mind about all of them first. Each option can be picked once, or as often as its ``data``
    says where that is a number.

    ``options`` are all legal options now, asides last, in the order people see; the driver alone sets them.
    """

    __slots__ = ("about", "build", "kind", "options", "picks", "reason", "show", "who", "window")

    def __init__(
        self,
        kind: str,
        who: str,
        build: Callable[[], list[Option]],
        *,
        window: str = "",
        about: Any = None,
        reason: str = "",
        show: bool = False,
        picks: int = 1,
    ) -> None:
        self.kind = kind
        self.who = who
        self.build = build
        self.window = window
        self.about = about
        self.reason = reason
        self.show = show
        self.picks = picks
        self.options: list[Option] = []

    def option(self, option_id: str) -> Option | None:
        """The option with this id, or None."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None

    def __repr__(self) -> str:
        return f"Decision({self.kind!r}, {self.who!r}, {[option.id for option in self.options]})"


Steps: TypeAlias = Generator[Decision, Option, T]
"""A procedure of the rules: yields decisions, is sent the chosen option, returns a ``T``."""
