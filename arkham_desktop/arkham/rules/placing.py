"""Monsters come and go: the cup, appearing on the board, the monster limit, the Outskirts (LIM)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from arkham_desktop.arkham import abilities, asking, effects, events, modifiers
from arkham_desktop.arkham.content.library import Library, once_a_library
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.rules import awakening, terror
from arkham_desktop.arkham.state import OUTSKIRTS, SKY
from arkham_desktop.arkham.table import Table
from arkham_desktop.engine import Decision, Option, Steps

HOME_BOARD = "arkham"
"""The board whose monsters the limit counts."""
CUP, BOX, SHEET = "cup", "box", "sheet"


@dataclass(slots=True)
class Spread:
    """Monsters being spread over places; the ``about`` of the decisions ``surge`` and ``fill``.

    ``given`` counts what each place gets so far, ``left`` is how many are still to be placed.
    """

    given: dict[str, int]
    left: int


# --- how many ------------------------------------------------------------------------------------------
def expansion_boards(table: Table) -> int:
    """How many boards beyond the first are in use."""
    return len(table.library.boards) - 1


def counted_players(table: Table) -> int:
    """The number of players that limits go by: one fewer for each further expansion board (VAR-01)."""
    return max(1, table.state.players - max(0, expansion_boards(table) - 1))


def normal_monster_limit(table: Table) -> int:
    """The limit before terror has reached 10 (LIM-01)."""
    return counted_players(table) + 3


def monster_limit(table: Table) -> int | None:
    """How many monsters Arkham and the Sky hold; None once terror has reached 10 (LIM-01, LIM-15)."""
    return None if table.state.terror >= terror.HIGHEST else normal_monster_limit(table)


def outskirts_capacity(table: Table) -> int:
    """How many monsters the Outskirts hold without overflowing (LIM-03)."""
    return 8 - counted_players(table)


def is_limited(table: Table, place: str) -> bool:
    """Whether monsters at ``place`` count: streets and locations of Arkham, and the Sky (LIM-01, LIM-07)."""
    return place in _limited(table.library)


@once_a_library
def _limited(library: Library) -> frozenset[str]:
    return frozenset({SKY, *(space.id for space in library.spaces.values() if space.board == HOME_BOARD)})


def monsters_counted(table: Table) -> int:
    """Monsters in Arkham and the Sky that count for the limit; spawn never does (LIM-01, LIM-07, LIM-08)."""
    limited, printed = _limited(table.library), table.library.monster_instances
    return sum(
        [place in limited and not printed[monster].spawn for monster, place in table.state.monsters.items()]
    )


def room(table: Table) -> int | None:
    """How many more monsters Arkham and the Sky can take; None without a limit."""
    limit = monster_limit(table)
    return None if limit is None else max(0, limit - monsters_counted(table))


def check_overrun(table: Table) -> None:
    """At terror 10 twice the normal limit of monsters awakens the Ancient One (LIM-19, AO-06)."""
    if table.state.terror >= terror.HIGHEST and monsters_counted(table) >= 2 * normal_monster_limit(table):
        awakening.awaken(table, "AO-06")


# --- the cup -------------------------------------------------------------------------------------------
def draw_monster(table: Table) -> str:
    """Take a random monster out of the cup; an empty one awakens the Ancient One (AO-05)."""
    if not table.state.cup:
        awakening.awaken(table, "AO-05")
    table.chance.reveal()
    return table.state.cup.pop()


def draw_from_cup(table: Table, *, enters: bool = True) -> Steps[str]:
    """Draw a monster, with whatever a card or sheet says about drawing it; it lies in transit.

    One that may not enter play goes back, and another is drawn instead, unless it is not to enter play at
    all (``enters`` False): it becomes a trophy or is only looked at.
    """
    state = table.state
    refused: list[str] = []
    while True:
        monster = draw_monster(table)
        state.transit.monsters.append(monster)
        if enters and modifiers.prevented(table, "monster_enter_play", monster=monster):
            refused.append(monster)
            continue
        if table.listeners("draw_from_cup"):
            yield from abilities.trigger(table, "draw_from_cup", monster=monster)
        if monster in state.transit.monsters:
            break
    for back in refused:
        to_cup(table, back)
    return monster


def take(table: Table, monster: str) -> str:
    """Take a monster from wherever it is and return that place ("" when it was nowhere)."""
    state = table.state
    if monster in state.transit.monsters:
        state.transit.monsters.remove(monster)
        return "transit"
    place = state.monsters.pop(monster, "")
    if place:
        return place
    for pile, name in (
        (state.outskirts, OUTSKIRTS),
        (state.sheet_monsters, SHEET),
        (state.cup, CUP),
        (state.box, BOX),
    ):
        if monster in pile:
            pile.remove(monster)
            if name == SHEET:
                table.changed()
            return name
    for who in state.investigators:
        if monster in who.monster_trophies:
            who.monster_trophies.remove(monster)
            return who.id
    if state.rumor is not None and monster in state.rumor.monsters:
        state.rumor.monsters.remove(monster)
        return state.rumor.id
    return ""


def to_cup(table: Table, monster: str) -> None:
    """Put a monster back into the cup, at a random place; spawn goes where it waits (DUN-15, DUN-16)."""
    row = table.library.monster(monster)
    place = take(table, monster)
    if row.spawn:
        _to_where_it_waits(table, monster, place)
        return
    cup, chance = table.state.cup, table.chance
    revealed = chance.revealed  # a place in the cup tells nobody anything
    cup.insert(chance.below(len(cup) + 1), monster)
    chance.revealed = revealed
    table.emit(events.MonsterRemoved(monster, place, CUP))


def to_box(table: Table, monster: str) -> None:
    """Take a monster out of the game; spawn goes where it waits."""
    place = take(table, monster)
    if table.library.monster(monster).spawn:
        _to_where_it_waits(table, monster, place)
        return
    table.state.box.append(monster)
    table.emit(events.MonsterRemoved(monster, place, BOX))


def to_sheet(table: Table, monster: str) -> None:
    """Put a monster on the Ancient One's sheet."""
    place = take(table, monster)
    table.state.sheet_monsters.append(monster)
    table.changed()
    table.emit(events.MonsterRemoved(monster, place, SHEET))


def _to_where_it_waits(table: Table, monster: str, place: str) -> None:
    """Spawn waits on its Ancient One's sheet, or else beside the board, which is the box."""
    waits_on_sheet = table.library.monster(monster).defeated_to == "sheet"
    (table.state.sheet_monsters if waits_on_sheet else table.state.box).append(monster)
    table.changed()
    table.emit(events.MonsterRemoved(monster, place, SHEET if waits_on_sheet else BOX))
    for module in table.modules:
        module.spawn_left(table, monster)


# --- appearing -----------------------------------------------------------------------------------------
def may_appear(table: Table, space: str, *, even_if_sealed: bool = False) -> bool:
    """Whether a monster can appear at a place: no elder sign, nobody who prevents it (GAT-12)."""
    if space in table.state.seals and not even_if_sealed:
        return False
    return not barred(table, "monster_appears", space)


def barred(table: Table, what: str, space: str) -> bool:
    """Whether a card or an ability keeps ``what`` (a word of ``prevent``) from happening at a place."""
    if not modifiers.is_ever_prevented(table, what):
        return False
    if modifiers.prevented(table, what, place=space):
        return True
    for one in table.investigators:  # noqa: SIM110 - asked for each monster and gate: a loop costs less
        if modifiers.prevented(table, what, who=one, place=space):
            return True
    return False


def appear(
    table: Table, spaces: Sequence[str], *, counts: bool = True, even_if_sealed: bool = False
) -> Steps[None]:
    """Draw a monster for each of ``spaces`` (all at once) and place them; see :func:`settle_at`.

    If Arkham has no room for all, the first player decides beforehand which places are filled (MYT-09).
    Should terror reach 10 meanwhile, the places left over get theirs: there is no limit any more (LIM-15).
    """
    wanted = [space for space in spaces if may_appear(table, space, even_if_sealed=even_if_sealed)]
    filled, over = (yield from _fill_places(table, wanted)) if counts else (wanted, [])
    drawn = yield from _draw(table, len(filled) + len(over))
    for n, (monster, space) in enumerate(zip(drawn, filled + over, strict=True)):
        too_many = n >= len(filled) and monster_limit(table) is not None
        if monster in table.state.transit.monsters:  # an effect on the way may have taken it
            yield from settle_at(table, monster, OUTSKIRTS if too_many else space, counts=counts)


def _draw(table: Table, n: int) -> Steps[list[str]]:
    drawn: list[str] = []
    while len(drawn) < n:
        monster = yield from draw_from_cup(table)
        drawn.append(monster)
    return drawn


def _fill_places(table: Table, spaces: list[str]) -> Steps[tuple[list[str], list[str]]]:
    """Which of ``spaces`` are filled as far as there is room, and for which there is none: the Outskirts."""
    left = room(table)
    counting = _limited(table.library)
    limited = [space for space in spaces if space in counting]
    if left is None or len(limited) <= left:
        return spaces, []
    filled = [space for space in spaces if space not in counting]
    chosen = yield from _choose_places(table, limited, left, "fill", "MYT-09", filled)
    over = list((Counter(limited) - Counter(chosen)).elements())
    return filled + chosen, over


def _choose_places(
    table: Table, spaces: list[str], n: int, kind: str, reason: str, given: Sequence[str]
) -> Steps[list[str]]:
    """``n`` of ``spaces``, picked by the first player; ``propose:even`` takes each place in turn.

    ``given`` are the places that have got theirs already. The data of ``place:`` is how many more it can get,
    that of the proposal its picks.
    """
    choices, chosen = list(spaces), list[str]()

    def build() -> list[Option]:
        options = [Option("place", space, more) for space, more in Counter(choices).items()]
        if len(options) > 1 and n - len(chosen) > 1:
            options.append(Option("propose", "even", _evenly(choices, n - len(chosen))))
        return options

    while len(chosen) < n:
        left = n - len(chosen)
        about = Spread(dict(Counter([*given, *chosen])), left)
        answer = yield Decision(kind, table.first_player.id, build, reason=reason, about=about, picks=left)
        if answer.verb == "propose":
            return chosen + _evenly(choices, left)
        choices.remove(answer.target)
        chosen.append(answer.target)
    return chosen


def _evenly(choices: list[str], n: int) -> list[str]:
    """``n`` of ``choices``, each place in turn."""
    rest = list(choices)
    taken: list[str] = []
    while len(taken) < n:
        for space in dict.fromkeys(rest):
            rest.remove(space)
            taken.append(space)
    return taken[:n]


def settle_at(table: Table, monster: str, place: str, *, counts: bool = True) -> Steps[None]:
    """Put a monster at a place, or into the Outskirts where Arkham is full (LIM-02, LIM-07, LIM-08)."""
    state, row = table.state, table.library.monster(monster)
    if place == OUTSKIRTS:
        yield from to_outskirts(table, monster)
        return
    if counts and not row.spawn and is_limited(table, place) and room(table) == 0:
        yield from to_outskirts(table, monster)
        return
    take(table, monster)
    state.monsters[monster] = place
    table.emit(events.MonsterAppeared(monster, place))
    check_overrun(table)
    yield from _entered_play(table, monster, place)


def _entered_play(table: Table, monster: str, place: str) -> Steps[None]:
    source = table.library.monster(monster).id
    for index, ability in enumerate(table.library.monster(monster).abilities):
        if "enter_play" in ability.when:
            table.emit(events.AbilityUsed(source, None, index))
            yield from effects.run_effects(table, ability.do, Context(source, monster=monster, place=place))


def to_outskirts(table: Table, monster: str) -> Steps[None]:
    """A monster goes to the Outskirts; one too many empties them and raises terror (LIM-03, LIM-04)."""
    take(table, monster)
    outskirts = table.state.outskirts
    outskirts.append(monster)
    table.emit(events.MonsterAppeared(monster, OUTSKIRTS))
    if len(outskirts) > outskirts_capacity(table):
        empty_outskirts(table)
        yield from terror.raise_terror(table, 1)


def empty_outskirts(table: Table) -> None:
    """All monsters of the Outskirts go back to the cup."""
    for monster in list(table.state.outskirts):
        to_cup(table, monster)


# --- surge ---------------------------------------------------------------------------------------------
def surge_size(table: Table) -> int:
    """How many monsters come in a surge: as many as there are open gates or players, the larger (MYT-05)."""
    return max(len(table.state.gates), table.state.players)


def surge(table: Table, space: str) -> Steps[None]:
    """A monster surge at the open gate of ``space`` ("" for a card that names none) (MYT-05 to MYT-10)."""
    state = table.state
    gates = list(state.gates)
    if not gates:
        return
    total = surge_size(table)
    table.emit(events.MonsterSurge(space, total))
    spread = yield from _spread(table, space, gates, total)
    yield from appear(table, spread)
    if table.listeners("monster_surge"):
        # A card that names no gate leaves it to the first player which one surges.
        gate = (
            space or (yield from asking.pick("gate", table.first_player, "gate", gates, "MYT-06")) or gates[0]
        )
        yield from abilities.trigger(table, "monster_surge", place=gate, gate=gate)


def _spread(table: Table, space: str, gates: list[str], total: int) -> Steps[list[str]]:
    """A gate for each of ``total`` monsters, evenly, the surging gate never behind another (MYT-06)."""
    each, more = divmod(total, len(gates))
    spread = [gate for gate in gates for _ in range(each)]
    others = [gate for gate in gates if gate != space]
    if more and space in gates:
        spread.append(space)
        more -= 1
    spread += yield from _choose_places(table, others, more, "surge", "MYT-06", spread)
    return spread
