"""The order of the turn: five phases, everybody in the first four, the first player in the fifth (TUR)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import pairwise
from typing import Any

from pydantic import TypeAdapter

from arkham_desktop.arkham import abilities, events, modifiers, setup
from arkham_desktop.arkham.phases import (
    arkham_encounters,
    final_battle,
    movement,
    mythos,
    other_worlds,
    upkeep,
)
from arkham_desktop.arkham.problems import problems
from arkham_desktop.arkham.rules import awakening, closing, gates, investigators, victory
from arkham_desktop.arkham.state import LOST, PHASES, Investigator, Outcome, Phase, State
from arkham_desktop.arkham.table import Table
from arkham_desktop.arkham.view import view
from arkham_desktop.engine import Chance, Decision, Option, Steps
from arkham_desktop.engine.game import Moment

BEGIN = -1
"""``state.step`` while a phase has not begun."""

MARKER_STAYS = "first-player-stays"
"""The special of Ancient Ones who let the first player marker go on only when its holder is devoured."""


@cache
def _states() -> TypeAdapter[State]:
    """Reads and writes positions; made when the first one is saved, since it takes its time."""
    return TypeAdapter(State)


def acting(state: State) -> Investigator | None:
    """Whose procedure is running in the first four phases (and in the final battle), or None."""
    if state.phase in ("setup", "mythos") or not 0 < state.step <= len(state.investigators):
        return None
    return state.investigators[(state.first_player + state.step - 1) % len(state.investigators)]


def next_seat(state: State) -> Investigator | None:
    """The next seat clockwise from the first player (TUR-02), kept in ``state.step``; None after the last."""
    seats = len(state.investigators)
    while state.step < seats:
        who = state.investigators[(state.first_player + state.step) % seats]
        state.step += 1
        if not who.is_out:
            return who
    return None


_FOR_EACH: dict[Phase, Callable[[Table, Investigator], Steps[None]]] = {
    "upkeep": upkeep.phase_for,
    "movement": movement.phase_for,
    "arkham_encounters": arkham_encounters.phase_for,
    "other_world_encounters": other_worlds.phase_for,
}


_AFTER: dict[Phase, Phase] = dict(pairwise(PHASES))


def _takes_part(who: Investigator, phase: Phase) -> bool:
    """Whether there is anything to do for somebody in a phase (TUR-10, TUR-12)."""
    if who.turn_lost:
        return phase == "movement"  # prisoners and the lost stand up in it (INV-07, INV-09)
    if who.turn_ended:
        return False
    if phase == "arkham_encounters":
        return who.area == 0 and who.place != LOST
    return phase != "other_world_encounters" or who.area > 0


class ArkhamRules:
    """Arkham Horror as the driver sees it (:class:`arkham_desktop.engine.Rules`)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        # Asked at every decision: bound once, so that no call stands between the driver and who answers.
        self.asides: Callable[[Decision], list[Option]] = partial(abilities.asides, table)
        """What may be used besides answering a decision."""
        self.take_events: Callable[[], list[Any]] = table.take_events
        """The events since the last call, oldest first."""

    @property
    def chance(self) -> Chance:
        """All chance of this game."""
        return self.table.chance

    def where(self) -> Moment:
        """The turn and phase that the position is in."""
        return Moment(self.table.state.turn, self.table.state.phase)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.table.state.outcome

    def next_step(self) -> Steps[None] | None:
        """The next procedure, from phase and step of the position; None when the game has ended."""
        table = self.table
        state = table.state
        if state.outcome is not None:
            return None
        state.seam += 1
        table.chance.reseed(state.seam)
        table.depth = 0
        table.cause = ()
        for module in table.modules:
            if module.waits(table):
                return module.catch_up(table)
        if _is_overdue(table):
            return _come_due(table)
        while (procedure := self._of_phase()) is None:
            pass
        return procedure

    def _of_phase(self) -> Steps[None] | None:
        """The next procedure of the present phase; None after having gone on to the next one."""
        table = self.table
        state = table.state
        phase = state.phase
        if phase == "final_battle":
            return final_battle.next_step(table)
        if phase == "setup":
            return self._of_setup()
        if state.step == BEGIN:
            state.step = 0
            if phase == "upkeep":
                return begin_turn(table)
            table.emit(events.PhaseBegan(phase))
        play = _FOR_EACH.get(phase)
        if play is None:
            return _mythos(table)
        while (who := next_seat(state)) is not None:
            if _takes_part(who, phase):
                return play(table, who)
        state.phase, state.step = _AFTER[phase], BEGIN
        return None

    def _of_setup(self) -> Steps[None] | None:
        procedure = setup.next_step(self.table)
        if procedure is None:
            end_turn_effects(self.table)
            _begin(self.table, "upkeep")
        return procedure

    def run_aside(self, option: Option, decision: Decision) -> Steps[None]:
        """The procedure of an aside."""
        return abilities.run_aside(self.table, option, decision)

    def end(self, outcome: Outcome) -> None:
        """Note how the game ended, with the score."""
        victory.finish(self.table, outcome)

    def snapshot(self) -> bytes:
        """The whole position as JSON."""
        return _states().dump_json(self.table.state)

    def restore(self, snapshot: bytes) -> None:
        """Put the table back to a position that :meth:`snapshot` gave."""
        self.table.state = _states().validate_json(snapshot)
        self.table.events.clear()
        self.table.changed()

    def problems(self) -> list[str]:
        """Every broken invariant of the position."""
        return problems(self.table)

    def view(self) -> dict[str, Any]:
        """A JSON picture of the position."""
        return view(self.table)


def _is_overdue(table: Table) -> bool:
    """Whether a card that held back the end has gone: too many gates, enough elder signs (AO-02, WIN-04)."""
    state = table.state
    if state.battle is not None:
        return False
    if len(state.gates) >= gates.LOWEST_LIMIT and len(state.gates) >= gates.gate_limit(table):
        return True
    return len(state.seals) >= victory.SEALS_TO_WIN and len(state.seals) >= victory.seals_to_win(table)


def _come_due(table: Table) -> Steps[None]:
    """The Ancient One awakens, or the game is won."""
    yield from ()
    victory.check_sealed(table)
    awakening.awaken(table, "AO-02")


def _begin(table: Table, phase: Phase) -> None:
    table.state.phase = phase
    table.state.step = BEGIN


def _mythos(table: Table) -> Steps[None] | None:
    """The Mythos phase once a turn (TUR-04), then the end of the turn."""
    if table.state.step == 0:
        table.state.step = 1
        return mythos.play(table)
    end_turn(table)
    return None


# --- the turn's beginning and end ----------------------------------------------------------------------
def begin_turn(table: Table) -> Steps[None]:
    """Number the turn, seat the devoured anew (INV-16), take lost turns, run what is due before all else."""
    state = table.state
    state.turn += 1
    if state.rumor is not None and state.rumor.fresh:
        state.rumor.fresh = False  # its own abilities begin the turn after it came
        table.changed()
    table.emit(events.TurnBegan(state.turn, state.investigators[state.first_player].id))
    for module in table.modules:
        module.turn_began(table)
    for who in state.investigators:
        who.turn_lost, who.lose_turn = who.lose_turn, False  # TUR-10
    for who in list(state.investigators):
        if who.devoured:
            yield from investigators.replace(table, who)
    table.emit(events.PhaseBegan("upkeep"))
    yield from abilities.trigger(table, "upkeep_start")


def end_turn(table: Table) -> None:
    """After the Mythos phase: what lasted until now is over, then the marker passes (TUR-03)."""
    end_turn_effects(table)
    pass_marker(table)
    _begin(table, "upkeep")


def pass_marker(table: Table) -> None:
    """The first player marker goes to the left-hand neighbor still in the game (TUR-03)."""
    state = table.state
    holder = state.investigators[state.first_player]
    if not holder.is_out and modifiers.has_special(table, None, MARKER_STAYS):
        return
    seats = len(state.investigators)
    for _ in range(seats):
        state.first_player = (state.first_player + 1) % seats
        if not state.investigators[state.first_player].eliminated:
            break
    table.order_changed()


def end_turn_effects(table: Table) -> None:
    """Clear what holds for a turn: counters, lasting effects, closings."""
    state = table.state
    for who in state.investigators:
        who.used.clear()
        who.turn_lost = who.turn_ended = who.returned = who.no_encounter = False
        who.focus_left = who.movement_left = 0
    kept = [one for one in state.lasting if not _over(state, one.until, one.turn)]
    if len(kept) < len(state.lasting):
        state.lasting = kept
        table.changed()
    for space, until in list(state.closed.items()):
        if until == "end_of_turn":
            closing.open_location(table, space)
        elif until == "end_of_next_turn":
            state.closed[space] = "end_of_turn"  # this turn is over: the next one is the last


def _over(state: State, until: str, since: int) -> bool:
    if until == "end_of_next_turn":
        return since < state.turn
    return until in ("end_of_turn", "end_of_next_mythos", "end_of_combat", "this_check")
