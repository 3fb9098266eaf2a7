"""Mythos cards: drawing them, their four steps, and the Environment and the Rumor in play (MYT)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from arkham_desktop.arkham import abilities, effects, events, modifiers
from arkham_desktop.arkham.content.models import Mythos, Rumor
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.rules import doom, gates, losses, monster_movement, placing
from arkham_desktop.arkham.state import Card, Investigator, row_of
from arkham_desktop.arkham.table import Modifier, Table
from arkham_desktop.engine import Decision, Option, Steps


def row(table: Table, card: str) -> Mythos:
    """The row of a Mythos card."""
    return table.library.mythos[row_of(card)]


# --- the deck ------------------------------------------------------------------------------------------
def reveal(table: Table) -> str | None:
    """Turn up the top card; it lies in transit. None when the deck is empty.

    ``state.mythos_drawn`` names the card drawn last, wherever it has gone since.
    """
    state = table.state
    if not state.mythos:
        return None
    card = state.mythos.pop()
    state.transit.mythos.append(card)
    state.mythos_drawn = card
    table.chance.reveal()
    table.emit(events.MythosRevealed(card))
    return card


def discard(table: Table, card: str, how: str = "discarded") -> None:
    """Put a card from transit face down under the deck (MYT-26); nothing if it has gone elsewhere."""
    state = table.state
    if card in state.transit.mythos:
        state.transit.mythos.remove(card)
        state.mythos.insert(0, card)
        if how != "discarded":
            table.emit(events.CardInPlay(card, how))


def shuffle_deck(table: Table, *, with_drawn: bool = False) -> None:
    """Shuffle the deck, with the card in resolution if ``with_drawn`` (it is discarded to it first)."""
    if with_drawn and table.state.transit.mythos:
        discard(table, table.state.transit.mythos[-1])
    table.chance.shuffle(table.state.mythos)
    table.emit(events.Shuffled("mythos"))


def redraw(table: Table) -> str | None:
    """Discard the card just revealed without effect and reveal another one."""
    if table.state.transit.mythos:
        discard(table, table.state.transit.mythos[-1], "ignored")
    return reveal(table)


def may_redraw(table: Table) -> bool:
    """Whether a card has just been revealed that may be redrawn: any but the one that reshuffles."""
    revealed = table.state.transit.mythos
    return bool(revealed) and row(table, revealed[-1]).type != "special"


def draw_place(table: Table) -> str | None:
    """Draw a card only to learn its gate location (MYT-24); it has no other effect and is discarded.

    A card that shows none tells nothing: another is drawn (AOX-16).
    """
    for _ in range(len(table.state.mythos)):
        card = reveal(table)
        assert card is not None, "as many cards as the deck has are turned up"
        discard(table, card)
        place = row(table, card).gate
        if place is not None:
            return place
    return None


def draw_and_resolve(table: Table, *, fits: Callable[[Mythos], bool] | None = None) -> Steps[None]:
    """Reveal a card, show it to the first player, and carry it out.

    ``fits``: which cards will do; others are redrawn, as are those that the Ancient One has ignored wholly
    (SET-14, SET-15). That goes for a card too that an ability has had drawn instead.
    """
    card = _suitable(table, reveal(table), fits)
    while card is not None:
        yield from _show(table, card)
        transit = table.state.transit.mythos
        if not transit or transit[-1] == card:
            break
        card = _suitable(table, transit[-1], fits)  # an ability had another one drawn
    if card is not None:
        yield from resolve(table, card)


def _suitable(table: Table, card: str | None, fits: Callable[[Mythos], bool] | None) -> str | None:
    """The card just revealed, or the first one after it that is not to be redrawn."""
    for _ in range(len(table.library.mythos)):
        if card is None:
            break
        printed = row(table, card)
        if not _ignored(table, printed, redraw=True) and (fits is None or fits(printed)):
            break
        card = redraw(table)
    return card


def draw_gate_place(table: Table) -> Steps[None]:
    """Reveal a card of which only the gate opens; all else on it is ignored."""
    card = reveal(table)
    if card is None:
        return
    yield from _show(table, card)
    yield from gate_step(table, row(table, card))
    discard(table, card)


def _show(table: Table, card: str) -> Steps[None]:
    yield Decision(
        "mythos",
        table.first_player.id,
        lambda: [Option("continue")],
        window="mythos",
        about=row_of(card),
        reason=row_of(card),
        show=True,
    )


def _ignored(table: Table, card: Mythos, *, redraw: bool) -> Modifier | None:
    """The ability that has such a card ignored: wholly with another drawn, or its text alone."""
    for modifier in table.modifiers("ignore_mythos"):
        if modifier.op.trait == card.trait and modifier.op.redraw == redraw:
            return modifier
    return None


def is_ignored(table: Table, card: Mythos) -> bool:
    """Whether the text of such a card has no effect in this game (AOX-04)."""
    return any(_ignored(table, card, redraw=wholly) is not None for wholly in (True, False))


# --- the four steps ------------------------------------------------------------------------------------
def resolve(table: Table, card: str) -> Steps[None]:
    """Carry out a revealed card: gate and monsters, clue, monster movement, text (MYT-01)."""
    printed = row(table, card)
    cause = table.cause
    table.cause = (*cause, printed.id)
    yield from gate_step(table, printed)
    for space in printed.clues:
        yield from place_clue(table, space)
    yield from monster_movement.move_monsters(
        table, printed.move_white, printed.move_black, all_flyers=printed.burst
    )
    yield from _text(table, card, printed)
    discard(table, card)
    table.cause = cause
    yield from watch_rumor(table)


def gate_step(table: Table, card: Mythos) -> Steps[None]:
    """A new gate, a surge, or nothing at an elder sign; a burst breaks the sign (MYT-02, DUN-17)."""
    if card.doom:
        yield from doom.add_doom(table, card.doom)
    outcome, space = gate_outcome(table, card), card.gate or ""
    if outcome == "surge":
        yield from placing.surge(table, space)
    elif outcome == "burst":
        gates.remove_seal(table, space)
        yield from gates.open_gate(table, space, with_doom=False)
    elif outcome is not None:
        yield from gates.open_gate(table, space)


GateOutcome = Literal["surge", "burst", "sealed", "prevented", "opens"]


def gate_outcome(table: Table, card: Mythos) -> GateOutcome | None:
    """What the gate of a card comes to in this position; None for a card without one (MYT-02, MYT-27)."""
    state, space = table.state, card.gate
    if card.surge or space in state.gates:
        return "surge"
    if space is None:
        return None
    sealed = space in state.seals
    if sealed and not card.burst:
        return "sealed"
    if placing.barred(table, "gate_opens", space):
        return "prevented"
    return "burst" if sealed else "opens"


def place_clue(table: Table, space: str) -> Steps[None]:
    """Put the clue of the card on a location, unless a gate is open there (MYT-14)."""
    state = table.state
    if space in state.gates or modifiers.prevented(table, "mythos_clue", place=space):
        return
    state.clues[space] = state.clues.get(space, 0) + 1
    table.emit(events.TokenPlaced("clue", space, 1))
    yield from _take_clue(table, space)


def _take_clue(table: Table, space: str) -> Steps[None]:
    """One of those present may take the clue at once; of several the first player says who (MYT-15)."""
    present = [
        one
        for one in table.investigators_at(space)
        if losses.room_for(table, one, "clue") > 0  # with as many as one may hold it would only be gone
        and not modifiers.prevented(table, "pick_up_clue", who=one, place=space)
    ]
    if not present:
        return
    chooser = present[0] if len(present) == 1 else table.first_player
    options = [*(Option("who", one.id) for one in present), Option("leave")]
    answer = yield Decision("mythos_clue", chooser.id, lambda: list(options), about=space, reason="MYT-15")
    if answer.verb == "who":
        taker = table.investigator(answer.target)
        _remove_clue(table, space)
        losses.gain(table, taker, "clue", 1)


def _remove_clue(table: Table, space: str) -> None:
    clues = table.state.clues
    clues[space] -= 1
    if clues[space] == 0:
        del clues[space]
    table.emit(events.TokenPlaced("clue", space, -1))


def _text(table: Table, card: str, printed: Mythos) -> Steps[None]:
    """The card's text by its type (MYT-16 to MYT-19)."""
    if _ignored(table, printed, redraw=False):
        discard(table, card, "ignored")
    elif printed.type == "environment":
        yield from play_environment(table, card)
    elif printed.type == "rumor":
        yield from play_rumor(table, card)
    else:
        yield from effects.run_effects(table, printed.do, Context(printed.id, place=printed.gate))


# --- the Environment -----------------------------------------------------------------------------------
def play_environment(table: Table, card: str) -> Steps[None]:
    """Put an Environment into play; there is never more than one (MYT-17)."""
    state, printed = table.state, row(table, card)
    discard_environment(table)
    state.transit.mythos.remove(card)
    state.environment = Card(card)
    _mark_activity(table, card, _places_of(printed))
    table.card_changed(None, printed)
    table.emit(events.CardInPlay(card, "played"))
    yield from effects.run_effects(table, printed.do, Context(printed.id, card=state.environment))


def discard_environment(table: Table) -> None:
    """Put the Environment in play, if there is one, under the deck with all its markers (MYT-20)."""
    state = table.state
    if state.environment is None:
        return
    card = state.environment.id
    state.environment = None
    _leave(table, card, "discarded")


def _leave(table: Table, card: str, how: str) -> None:
    activity = table.state.activity
    for space in [space for space, owner in activity.items() if owner == card]:
        del activity[space]
    table.state.mythos.insert(0, card)
    printed = row(table, card)
    table.card_changed(None, printed.rumor or printed)
    table.emit(events.CardInPlay(card, how))


def _places_of(printed: Mythos) -> list[str]:
    """Where a card has something to do: there its activity markers lie."""
    places = [ability.at for ability in printed.abilities if ability.at is not None]
    return [place for place in places if place not in ("streets", "aquatic", "here")]


def _mark_activity(table: Table, card: str, spaces: list[str]) -> None:
    for space in spaces:
        table.state.activity.setdefault(space, card)


# --- the Rumor -----------------------------------------------------------------------------------------
def play_rumor(table: Table, card: str) -> Steps[None]:
    """Put a Rumor into play; one drawn while another is in play is ignored (MYT-18, MYT-19)."""
    state, printed = table.state, row(table, card)
    if state.rumor is not None:
        discard(table, card, "ignored")
        return
    assert printed.rumor is not None
    state.transit.mythos.remove(card)
    state.rumor = rumor = Card(card, exhausted=True)
    if printed.rumor.at is not None:
        _mark_activity(table, card, [printed.rumor.at])
    table.card_changed(None, printed.rumor)
    table.emit(events.CardInPlay(card, "played"))
    yield from effects.run_effects(table, printed.do, _rumor_context(table, rumor))
    rumor.exhausted = False


def _rumor_context(table: Table, rumor: Card, who: Investigator | None = None) -> Context:
    return Context(row_of(rumor.id), who, rumor)


def rumor_in_play(table: Table) -> Rumor | None:
    """What the Rumor in play says; None when there is none, or it is just coming or going."""
    rumor = table.state.rumor
    if rumor is None or rumor.exhausted:
        return None
    return row(table, rumor.id).rumor


def watch_rumor(table: Table, when: str = "", happened: Iterable[str] = ()) -> Steps[None]:
    """See whether the Rumor in play has been passed or has failed (MYT-18).

    To be called whenever something has happened that a Rumor could watch; it costs nothing without one.

    Args:
        table: the table.
        when: the moment that has just come (``end_of_mythos``), for a Rumor that fails at a moment only.
        happened: what has just happened, for a Rumor that waits for such an event.
    """
    rumor = table.state.rumor
    if rumor is None or rumor.exhausted:
        return
    printed = row(table, rumor.id).rumor
    assert printed is not None
    ctx = _rumor_context(table, rumor)
    ctx.happened.update(happened)
    if printed.pass_.cond is not None and effects.holds_now(table, printed.pass_.cond, ctx):
        yield from _end_rumor(table, rumor, passed=True, ctx=ctx)
    elif printed.fail_when in (None, when) and effects.holds_now(table, printed.fail, ctx):
        yield from _end_rumor(table, rumor, passed=False, ctx=ctx)


def can_pass_rumor(table: Table, who: Investigator) -> bool:
    """Whether somebody stands at the Rumor's place and could pay what passes it."""
    rumor, printed = table.state.rumor, rumor_in_play(table)
    if rumor is None or printed is None or not printed.pass_.cost or rumor.fresh:
        return False
    if printed.at is not None and who.place != printed.at:
        return False
    return effects.can_pay(table, printed.pass_.cost, _rumor_context(table, rumor, who))


def pass_rumor(table: Table, who: Investigator) -> Steps[None]:
    """Pay the price of the Rumor in play; it is passed (MYT-18). MYT-23: what is paid gives nothing else."""
    rumor, printed = table.state.rumor, rumor_in_play(table)
    assert rumor is not None
    assert printed is not None, "there is no Rumor to pass"
    ctx = _rumor_context(table, rumor, who)
    yield from effects.pay(table, printed.pass_.cost, ctx)
    yield from _end_rumor(table, rumor, passed=True, ctx=ctx)


def _end_rumor(table: Table, rumor: Card, *, passed: bool, ctx: Context) -> Steps[None]:
    """Carry out what passing or failing brings, then discard the Rumor with its markers (MYT-20)."""
    printed = row(table, rumor.id).rumor
    assert printed is not None
    rumor.exhausted = True  # it is no longer watched
    yield from effects.run_effects(table, printed.pass_do if passed else printed.fail_do, ctx)
    discard_rumor(table, "passed" if passed else "failed")


def discard_rumor(table: Table, how: str = "discarded") -> None:
    """Put the Rumor in play under the deck; the monsters on it return to the cup."""
    state = table.state
    rumor = state.rumor
    if rumor is None:
        return
    for monster in list(rumor.monsters):
        placing.to_cup(table, monster)
    state.rumor = None
    _leave(table, rumor.id, how)


def end_of_mythos(table: Table) -> Steps[None]:
    """What cards in play do at the end of the phase, and a Rumor that fails then."""
    yield from abilities.trigger(table, "end_of_mythos")
    yield from watch_rumor(table, "end_of_mythos")
