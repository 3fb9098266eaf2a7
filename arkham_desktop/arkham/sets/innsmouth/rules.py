"""What only the Innsmouth set's rules do."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from arkham_desktop.arkham.modules import RulesModule
from arkham_desktop.arkham.phases import upkeep
from arkham_desktop.arkham.rules import losses
from arkham_desktop.arkham.sets.innsmouth import (
    ancient_ones,
    board,
    deep_ones_rising,
    federal_raid,
    gains,
    heralds,
    jail,
    martial_law,
    specials,
    stories,
)
from arkham_desktop.arkham.setup import STORIES
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.events import Event
    from arkham_desktop.arkham.rules.checks import Check
    from arkham_desktop.arkham.rules.combat import Combat
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Listener, Source, Table

LEND = "lend"
"""The aside by which somebody lets the others spend his clue tokens (``yes``), or no longer (``no``)."""
_LENDING_WINDOWS = frozenset({"upkeep", "movement", "arkham_encounter"})


class Innsmouth(RulesModule):
    """The rules of the Innsmouth board and cards."""

    variants = (STORIES,)

    def set_up(self, table: Table) -> None:
        """Both tracks are empty (SET-28); what belongs to other Ancient Ones stays in the box."""
        ancient_ones.put_away(table)
        if board.in_use(table):
            table.state.tracks.update({board.RISING: 0, board.RAID: 0})

    def laid_out(self, table: Table) -> None:
        """Martial law and the raid's parts are as the tracks say; open stories lie before everybody."""
        martial_law.watch_doom(table)
        if board.in_use(table) and any(
            federal_raid.part(one) in table.state.tracks for one in federal_raid.places(table)
        ):
            federal_raid.count(table)
        for who in table.investigators:
            stories.seat(table, who)

    def seated(self, table: Table, who: Investigator) -> None:
        """The first story card lies open (VAR-13)."""
        stories.seat(table, who)

    def sources(self, table: Table) -> Iterable[Source]:
        """What Heralds add, monsters on the sheet, tokens before investigators."""
        yield from heralds.sources(table)
        yield from ancient_ones.sources(table)

    def turn_began(self, table: Table) -> None:
        """Help for the Jail Break is lost with whoever is out of the cell."""
        jail.forget_help(table)

    def asides(self, table: Table, decision: Decision) -> list[Option]:
        """Clue tokens for the raid in Upkeep; whether others may spend one's own."""
        if decision.window not in _LENDING_WINDOWS:
            return []
        options = federal_raid.offers(table, decision) if board.in_use(table) else []
        who = table.investigator(decision.who)
        if LEND not in who.used and table.modifiers(f"special:{losses.SHARED}", who):
            options.append(Option(LEND, "yes" if losses.KEEPS in who.marks else "no", aside=True))
        return options

    def run_aside(self, table: Table, option: Option, decision: Decision) -> Steps[bool]:
        """A clue token for the raid, or another word about lending; once a turn that is enough."""
        if option.verb == federal_raid.VERB:
            yield from federal_raid.spend(table, option, decision)
            return True
        if option.verb != LEND:
            return False
        who = table.investigator(decision.who)
        who.used[LEND] = 1
        if option.target == "no":
            who.marks.append(losses.KEEPS)
        else:
            who.marks.remove(losses.KEEPS)
        return True

    def upkeep_began(self, table: Table, who: Investigator) -> Steps[None]:
        """Sliders that go in pairs are at the left again."""
        if table.modifiers(f"special:{upkeep.PAIRED_SLIDERS}", who):
            specials.reset_sliders(table, who)
        yield from ()

    def end_of_movement(self, table: Table, who: Investigator) -> Steps[None]:
        """The check under martial law comes before the monsters (INN-13)."""
        yield from martial_law.end_of_movement(table, who)

    def check_on_stopping(self, table: Table, who: Investigator) -> Check | None:
        """The check under martial law."""
        return martial_law.check_of(table, who)

    def movement_over(self, table: Table, who: Investigator) -> Steps[None]:
        """The heat of whoever was carried off before his movement could end."""
        yield from ancient_ones.movement_over(table, who)

    def monsters_moved(self, table: Table, white: Collection[str], black: Collection[str]) -> Steps[None]:
        """Those who go with the moon's monsters."""
        yield from specials.monsters_moved(table, white, black)

    def gate_prevented(self, table: Table, space: str) -> Steps[None]:
        """An uprising token for every gate that was kept shut (INN-16)."""
        deep_ones_rising.gate_prevented(table, space)
        yield from ()

    def doom_changed(self, table: Table) -> Steps[None]:
        """Martial law begins at half of the doom track (INN-09)."""
        martial_law.watch_doom(table)
        yield from ()

    def jail_of(self, table: Table, who: Investigator) -> str | None:
        """The jail of the town where one is arrested (INN-03)."""
        return jail.jail_of(table, who)

    def check_begins(self, table: Table, check: Check) -> None:
        """Friends in Sawbone Alley help the Jail Break (INN-06)."""
        jail.check_begins(check)

    def silences(self, table: Table, combat: Combat, listener: Listener) -> bool:
        """Worshippers whose own words do not count."""
        return ancient_ones.silences(table, combat, listener)

    def notices(self, table: Table) -> bool:
        """Where gains count, or stories watch."""
        sheet = table.library.ancient_ones[table.state.ancient_one]
        return stories.in_use(table) or any("gain_clue" in ability.when for ability in sheet.abilities)

    def noticed(self, table: Table, event: Event) -> None:
        """Take note for the stories, and of gains."""
        if stories.in_use(table):
            stories.noticed(table, event)
        gains.noticed(table, event)

    def waits(self, table: Table) -> bool:
        """Whether a gain or a story is to be acted on."""
        if self not in table.noticing:
            return False
        return gains.waits(table) or (stories.in_use(table) and stories.waits(table))

    def catch_up(self, table: Table) -> Steps[None]:
        """Act on gains, then on stories."""
        yield from gains.catch_up(table)
        if stories.in_use(table):
            yield from stories.catch_up(table)

    def problems(self, table: Table) -> Iterator[str]:
        """The two tracks, the parts of the raid, and stories, recounted."""
        state = table.state
        if board.in_use(table):
            for track in (board.RISING, board.RAID):
                most = board.length(table, track)
                if not 0 <= state.tracks.get(track, 0) <= most or (
                    state.tracks.get(track, 0) == most and state.battle is None
                ):
                    yield f"the track {track} stands at {state.tracks.get(track)} of {most}"
            parts = {one: state.tracks.get(federal_raid.part(one), 0) for one in federal_raid.places(table)}
            if sum(parts.values()) != state.tracks.get(board.RAID, 0):
                yield f"the raid track counts {state.tracks.get(board.RAID, 0)}, its parts {parts}"
            yield from (
                f"the raid track holds {n} clues of {one}, which has {federal_raid.places(table)[one]} spaces"
                for one, n in parts.items()
                if n > federal_raid.places(table)[one]
            )
        elif board.RISING in state.tracks or martial_law.in_force(table):
            yield "the Innsmouth board is not in use, and its rules hold"
        if stories.in_use(table):
            yield from stories.problems(table)


MODULE = Innsmouth()
