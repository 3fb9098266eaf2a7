"""From a scenario to a game at its first decision."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

from arkham_desktop.arkham import abilities
from arkham_desktop.arkham import setup as setting_up
from arkham_desktop.arkham.content.cards import SpecialCard
from arkham_desktop.arkham.content.words import SKILLS
from arkham_desktop.arkham.decks import deck_name, take_out
from arkham_desktop.arkham.rules import awakening, closing, doom, travel
from arkham_desktop.arkham.scenario.errors import ScenarioError, unknown
from arkham_desktop.arkham.scenario.models import HeldCard, Scenario, Seat, WorldSpot
from arkham_desktop.arkham.scenario.pieces import Pieces
from arkham_desktop.arkham.state import LOST, SKY, Battle, Card, Investigator, Lasting, row_of
from arkham_desktop.arkham.table import Table
from arkham_desktop.arkham.turn import BEGIN, ArkhamRules
from arkham_desktop.engine import Decision, Game, Option, Watcher

QUIET_ANCIENT_ONE = "azathoth"


def build(
    scenario: Scenario,
    watchers: Iterable[Watcher] = (),
    *,
    attended: bool = False,
    on_forced: Callable[[Decision, Option], None] | None = None,
) -> Game:
    """The game of a scenario, started: at its first decision. The arguments are those of the driver.

    Raises:
        ScenarioError: the scenario names something that does not exist or of which none is left.
    """
    game = Game(ArkhamRules(table_of(scenario)), list(watchers), attended=attended)
    game.on_forced = on_forced
    game.start()
    return game


def table_of(scenario: Scenario) -> Table:
    """The position of a scenario, with its dice queued."""
    table = _fresh(scenario)
    state = table.state
    fresh_start = scenario.start is not None and scenario.start.phase == "setup"
    if not fresh_start:
        _run_setup_abilities(table)
    pieces = Pieces(table)
    for index, seat in enumerate(scenario.investigators):
        Seating(table, pieces, state.investigators[index], f"investigators.{index}").sit(seat)
    _lay_board(table, pieces, scenario)
    _set_tracks(table, scenario)
    for module in table.modules:
        module.laid_out(table)
    _set_decks(table, pieces, scenario)
    table.changed()
    _fill_up(table, scenario)
    _set_start(table, scenario)
    table.chance.queue.extend(scenario.dice)
    table.chance.recorded.clear()
    table.events.clear()
    return table


def _fresh(scenario: Scenario) -> Table:
    names = [seat.id for seat in scenario.investigators]
    try:
        chosen = setting_up.Setup(sets=tuple(scenario.sets), variants=tuple(scenario.variants))
        library = setting_up.load_library(chosen)
        names = names or [next(iter(library.investigators))]
        quiet = (
            QUIET_ANCIENT_ONE
            if QUIET_ANCIENT_ONE in library.ancient_ones
            else next(iter(library.ancient_ones))
        )
        setup = setting_up.Setup(
            sets=tuple(scenario.sets),
            ancient_one=scenario.ancient_one or quiet,
            herald=scenario.herald,
            investigators=tuple(names),
            persons=tuple(seat.person for seat in scenario.investigators),
            first_player=scenario.first_player or names[0],
            seed=scenario.seed,
            variants=tuple(scenario.variants),
        )
        table = setting_up.new_table(setup)
    except setting_up.SetupError as error:
        raise ScenarioError("", str(error)) from None
    table.chance.recorded.clear()
    return table


def _run_setup_abilities(table: Table) -> None:
    for question in abilities.trigger(table, "setup"):
        raise ScenarioError("", f"the set-up asks {question!r}: begin in the phase setup to answer it")


# --- investigators -------------------------------------------------------------------------------------
class Seating:
    """Puts one investigator where the scenario says, with what it says."""

    def __init__(self, table: Table, pieces: Pieces, who: Investigator, field: str) -> None:
        self.table = table
        self.pieces = pieces
        self.who = who
        self.field = field

    def sit(self, seat: Seat) -> None:
        """All fields of the seat but Sanity and Stamina, whose maximums depend on everything else."""
        who = self.who
        self._place(seat)
        self._sliders(seat)
        who.explored = seat.explored
        who.money = who.money if seat.money is None else seat.money
        who.clues = who.clues if seat.clues is None else seat.clues
        who.tokens = dict(seat.tokens)
        who.lost_max_sanity, who.lost_max_stamina = seat.lost_max_sanity, seat.lost_max_stamina
        if seat.cards is not None:
            self._cards(seat.cards)
        who.gate_trophies = [
            self.pieces.marker(name, f"{self.field}.trophies.gates") for name in seat.trophies.gates
        ]
        who.monster_trophies = [
            self.pieces.monster(name, f"{self.field}.trophies.monsters") for name in seat.trophies.monsters
        ]
        for status in seat.status:
            self._status(status)

    def _place(self, seat: Seat) -> None:
        library, who = self.table.library, self.who
        if seat.space is not None:
            if seat.space not in library.spaces:
                raise unknown(f"{self.field}.space", "space", seat.space, library.spaces)
            who.place = seat.space
        if seat.other_world is None:
            return
        spot = seat.other_world
        if isinstance(spot, str):
            spot = WorldSpot(world=spot)
        if spot.world not in library.worlds:
            raise unknown(f"{self.field}.other_world", "Other World", spot.world, library.worlds)
        who.place, who.area, who.entered = spot.world, spot.area, spot.entered or ""

    def _sliders(self, seat: Seat) -> None:
        who = self.who
        for slider, stop in seat.sliders.items():
            if slider not in who.sliders:
                raise unknown(f"{self.field}.sliders", "slider", slider, who.sliders)
            who.sliders[slider] = stop
        for skill, value in seat.skills.items():
            if skill not in SKILLS:
                raise unknown(f"{self.field}.skills", "skill", skill, SKILLS)
            effect = json.dumps({"op": "mod", "what": "skill", "skill": skill, "set": value})
            self.table.state.lasting.append(Lasting(effect, "end_of_game", who.id, who.id))

    def _cards(self, cards: list[str | HeldCard]) -> None:
        state, library = self.table.state, self.table.library
        for card in self.who.cards:
            state.decks[deck_name(library.card(card.id))].insert(0, card.id)
        self.who.cards = [self._card(card, f"{self.field}.cards") for card in cards]

    def _card(self, card: str | HeldCard, field: str) -> Card:
        held = HeldCard(id=card) if isinstance(card, str) else card
        library = self.table.library
        if row_of(held.id) not in library.cards:
            raise unknown(field, "card", held.id, library.cards)
        instance = take_out(self.table.state, library, held.id) or self._ally_left_out(held.id)
        if instance is None:
            raise ScenarioError(field, f'no copy of "{held.id}" is left')
        return Card(instance, held.exhausted, held.fresh, dict(held.tokens))

    def _ally_left_out(self, name: str) -> str | None:
        """An Ally that the set-up put into the box: whoever is named is one of the 11 (SET-25)."""
        state, allies = self.table.state, self.table.state.decks["ally"]
        row = self.table.library.card(name)
        found = [one for one in state.box if row.deck == "ally" and name in (one, row_of(one))]
        if not found or not allies:
            return None
        state.box.remove(found[0])
        state.box.append(allies.pop(0))
        return found[0]

    def _status(self, status: str) -> None:
        who = self.who
        if status == "delayed":
            who.delayed = True
        elif status == "lose_turn":
            who.lose_turn = True
        elif status == "arrested":
            who.place, who.lose_turn = travel.JAIL, True
        elif status == "lost_in_time_and_space":
            who.place, who.area = LOST, 0
        elif status in ("loan_barred", "dark_man_debt"):
            who.marks.append(status)
            who.defaulted_loans += status == "loan_barred"
        else:
            rows = self.table.library.cards.values()
            cards = {row.status: row.id for row in rows if isinstance(row, SpecialCard) and row.status}
            if status not in cards:
                raise unknown(f"{self.field}.status", "status", status, [str(word) for word in cards])
            who.cards.append(self._card(cards[status], f"{self.field}.status"))


def _fill_up(table: Table, scenario: Scenario) -> None:
    for who in table.state.investigators:
        setting_up.fill_up(table, who)
    for seat, who in zip(scenario.investigators, table.state.investigators, strict=False):
        who.sanity = who.sanity if seat.sanity is None else seat.sanity
        who.stamina = who.stamina if seat.stamina is None else seat.stamina
        if who.area and not who.entered:
            who.entered = next(iter(table.gates_to(who.place)), "")


# --- the board -----------------------------------------------------------------------------------------
def _lay_board(table: Table, pieces: Pieces, scenario: Scenario) -> None:
    state, board = table.state, scenario.board
    for space, world in board.gates.items():
        pieces.space(space, "board.gates")
        state.gates[space] = pieces.marker(world, f"board.gates.{space}")
    for space in board.seals:
        state.seals.append(pieces.space(space, "board.seals"))
    state.seals_played = len(state.seals)
    if board.clues is None:
        for space in (*state.gates, *state.seals):
            state.clues.pop(space, None)
    else:
        state.clues = {pieces.space(space, "board.clues"): n for space, n in board.clues.items() if n}
    for index, placed in enumerate(board.monsters):
        space = pieces.space(placed.space, f"board.monsters.{index}.space")
        state.monsters[pieces.monster(placed.kind, f"board.monsters.{index}.kind")] = space
    for kind in board.sky:
        state.monsters[pieces.monster(kind, "board.sky")] = SKY
    state.outskirts = [pieces.monster(kind, "board.outskirts") for kind in board.outskirts]
    if "monsters" in scenario.sheet.model_fields_set:
        _set_sheet(table, pieces, scenario.sheet.monsters)
    state.sheet_tokens = dict(scenario.sheet.tokens)
    state.activity = dict(board.activity)
    for space in board.rubble:
        state.activity[pieces.space(space, "board.rubble")] = "rubble"
        state.closed[space] = closing.PERMANENT
        if space in state.decks.get("rubble", []):
            state.decks["rubble"].remove(space)


def _set_sheet(table: Table, pieces: Pieces, kinds: list[str]) -> None:
    """Exactly these monsters lie on the sheet; what the set-up put there besides waits elsewhere."""
    state, library = table.state, table.library
    chosen = [pieces.monster(kind, "sheet.monsters") for kind in kinds]
    for monster in state.sheet_monsters:
        waits = library.monster(monster).spawn or library.monster(monster).mask
        (state.box if waits else state.cup).append(monster)
    state.sheet_monsters = chosen


def _set_tracks(table: Table, scenario: Scenario) -> None:
    state, library = table.state, table.library
    for name, value in scenario.tracks.items():
        if isinstance(value, dict):
            for part, n in value.items():
                state.tracks[f"{name}:{part}"] = n
        elif name == "doom":
            state.doom = value
        elif name == "terror":
            state.terror = value
        else:
            state.tracks[name] = value
    if scenario.board.closed is None:
        for space in library.spaces.values():
            if space.terror_closes_at is not None and space.terror_closes_at <= state.terror:
                state.closed[space.id] = "permanent"
    else:
        for place in scenario.board.closed:
            if place not in library.spaces:
                raise unknown("board.closed", "space", place, library.spaces)
            state.closed[place] = "permanent"


def _set_decks(table: Table, pieces: Pieces, scenario: Scenario) -> None:
    state = table.state
    for index, card in enumerate(scenario.conditions):
        state.conditions.append(pieces.condition(card, f"conditions.{index}"))
    if scenario.environment is not None:
        state.environment = pieces.mythos_card(scenario.environment, "environment")
    if scenario.rumor is not None:
        state.rumor = pieces.mythos_card(scenario.rumor, "rumor")
    for name, tops in scenario.decks.items():
        pieces.put_on_top(name, tops)


# --- the start -----------------------------------------------------------------------------------------
def _set_start(table: Table, scenario: Scenario) -> None:
    state, start = table.state, scenario.start
    if start is None:
        state.phase, state.step, state.turn = "upkeep", BEGIN, max(0, scenario.turn - 1)
        return
    state.phase, state.step = start.phase, 0
    state.turn = 0 if start.phase == "setup" else scenario.turn
    if start.phase == "final_battle":
        _set_battle(table, scenario)
    if start.investigator is not None:
        ids = [one.id for one in state.investigators]
        if start.investigator not in ids:
            raise unknown("start.investigator", "investigator", start.investigator, ids)
        state.step = (ids.index(start.investigator) - state.first_player) % len(ids)


def _set_battle(table: Table, scenario: Scenario) -> None:
    awakening.begin_battle(table, "scenario")
    battle = table.state.battle
    assert isinstance(battle, Battle)
    given = scenario.battle
    if given is None:
        return
    battle.stage, battle.round = "round", given.round - 1
    battle.carried, battle.combat_rating = given.carried, given.combat_rating
    if "doom" not in scenario.tracks:
        table.state.doom = doom.track_length(table)
