"""How a game is won, and what it was worth (WIN)."""

from __future__ import annotations

from dataclasses import replace

from arkham_desktop.arkham import events, modifiers
from arkham_desktop.arkham.content.cards import SpecialCard
from arkham_desktop.arkham.state import Outcome
from arkham_desktop.arkham.table import Table
from arkham_desktop.engine import GameOver

SEALS_TO_WIN = 6
MONSTERS_FOR_A_POINT = 3


def check_closed(table: Table) -> None:
    """Called when an investigator has closed a gate: none open and trophies enough win the game (WIN-01).

    Raises:
        GameOver: the game is won.
    """
    state = table.state
    trophies = sum(len(one.gate_trophies) for one in state.investigators)
    if not state.gates and trophies >= state.players:
        raise GameOver(Outcome(won=True, reason="closed"))


def seals_to_win(table: Table) -> int:
    """Elder sign tokens on the board that win (WIN-04)."""
    return modifiers.total(table, "seals_to_win", SEALS_TO_WIN)


def check_sealed(table: Table) -> None:
    """Called when an elder sign came on the board: six win the game (WIN-04).

    Raises:
        GameOver: the game is won.
    """
    if len(table.state.seals) >= seals_to_win(table):
        raise GameOver(Outcome(won=True, reason="sealed"))


def lose(reason: str) -> GameOver:
    """The end of a lost game, to be raised: ``devoured``, ``ancient_one`` or ``card`` (WIN-06)."""
    return GameOver(Outcome(won=False, reason=reason))


def finish(table: Table, outcome: Outcome) -> None:
    """Note how the game ended; a won game has a score and a First Citizen."""
    if outcome.won and outcome.winner is None:
        outcome = replace(outcome, score=score(table), first_citizen=first_citizen(table))
    table.state.outcome = outcome
    table.emit(events.GameEnded(outcome.won, outcome.reason))


def score(table: Table) -> int:
    """The group's score (WIN-08 to WIN-11)."""
    return sum(score_parts(table).values())


def score_parts(table: Table) -> dict[str, int]:
    """What the score is made of, by name: doom, terror, loans, seals, gates, monsters, survivors."""
    state = table.state
    everybody = state.investigators
    loans = sum(one.defaulted_loans for one in everybody)
    for one in everybody:
        for card in one.cards:
            row = table.library.card(card.id)
            loans += isinstance(row, SpecialCard) and row.kind == "bank_loan"
    monsters = sum(len(one.monster_trophies) for one in everybody)
    alive = [one for one in everybody if not one.is_out]
    parts = {
        "doom": table.library.ancient_ones[state.ancient_one].doom,
        "terror": -state.terror,
        "loans": -loans,
        "seals": -state.seals_played,
        "gates": sum(len(one.gate_trophies) for one in everybody),
        "monsters": monsters // MONSTERS_FOR_A_POINT,
        "survivors": sum(1 for one in alive if one.sanity > 0 and one.stamina > 0),
    }
    for module in table.modules:
        parts.update(module.score_parts(table))
    return parts


def first_citizen(table: Table) -> str | None:
    """Who has most gate trophies, then most monster trophies (WIN-07); None when that is nobody alone."""
    ranks = sorted(
        ((len(one.gate_trophies), len(one.monster_trophies), one.id) for one in table.state.investigators),
        reverse=True,
    )
    best = ranks[0]
    shared = len(ranks) > 1 and ranks[1][:2] == best[:2]
    return None if shared or best[:2] == (0, 0) else best[2]
