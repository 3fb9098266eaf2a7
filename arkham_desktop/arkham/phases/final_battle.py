"""The final battle: start, then rounds of Upkeep, attacks, the Ancient One's attack (AO-07 to AO-24).

``Battle.stage`` says what comes next: ``start``, ``round``, ``upkeep``, ``attack``, ``ancient_one``; within
Upkeep and attacks ``state.step`` is the next seat.
"""

from __future__ import annotations

from arkham_desktop.arkham import abilities, events, modifiers, turn
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.effects.running import run_effects
from arkham_desktop.arkham.phases import upkeep
from arkham_desktop.arkham.rules import combat, doom, investigators, mythos_cards, skills, victory
from arkham_desktop.arkham.state import LOST, Battle, Investigator, Outcome
from arkham_desktop.arkham.table import Table
from arkham_desktop.engine import GameOver, Steps


def next_step(table: Table) -> Steps[None] | None:
    """The next procedure of the battle; None after having gone on to its next stage."""
    state, battle = table.state, _battle(table)
    if battle.stage == "start":
        battle.stage = "round"
        return start(table)
    if not table.investigators:
        return _defeat()
    if battle.stage == "round":
        _begin_round(table)
        return None
    if battle.stage == "ancient_one":
        battle.stage = "round"
        return ancient_one_attacks(table)
    who = turn.next_seat(state)
    if who is not None:
        return upkeep.phase_for(table, who) if battle.stage == "upkeep" else attack(table, who)
    state.step = 0
    if battle.stage == "upkeep":
        turn.pass_marker(table)  # AO-12
        battle.stage = "attack"
    else:
        battle.stage = "ancient_one"
    return None


def _battle(table: Table) -> Battle:
    battle = table.state.battle
    assert battle is not None, "the Ancient One sleeps"
    return battle


def _defeat() -> Steps[None]:
    """Everybody is devoured (AO-19, WIN-06)."""
    yield from ()
    raise victory.lose("devoured")


# --- the start -----------------------------------------------------------------------------------------
def start(table: Table) -> Steps[None]:
    """What happens once, before the first round (AO-08 to AO-11, AO-23)."""
    state = table.state
    sheet = table.library.ancient_ones[state.ancient_one]
    for who in state.investigators:
        if who.devoured:
            who.eliminated = True  # AO-23: nobody is replaced any more
    table.emit(events.PhaseBegan("final_battle"))
    yield from abilities.trigger(table, "awaken")
    yield from _come_to(table)
    missing = doom.track_length(table) - state.doom
    if missing > 0:
        state.doom += missing
        table.emit(events.TrackChanged("doom", state.doom - missing, state.doom))
    discard_mythos(table)
    for who in table.investigators:
        who.delayed = who.lose_turn = who.turn_lost = who.turn_ended = False
        if who.place == LOST:
            yield from investigators.devour(table, who)  # AO-10
    yield from run_effects(table, sheet.start_of_battle, Context(sheet.id, table.first_player))
    yield from abilities.trigger(table, "final_battle_start")


def _come_to(table: Table) -> Steps[None]:
    """Whoever was going insane or unconscious has that behind him; at 0 of both he is devoured (INV-14)."""
    for who in table.investigators:
        if who.sanity <= 0 and who.stamina <= 0:
            yield from investigators.devour(table, who)
        else:
            who.sanity, who.stamina = max(1, who.sanity), max(1, who.stamina)


def discard_mythos(table: Table) -> None:
    """Environment and Rumor go with their markers (AO-09, MYT-20); what lies on them goes back to the cup."""
    mythos_cards.discard_environment(table)
    mythos_cards.discard_rumor(table)


# --- a round -------------------------------------------------------------------------------------------
def _begin_round(table: Table) -> None:
    """Number the round; what lasts for a turn lasts for a round of the battle."""
    state, battle = table.state, _battle(table)
    turn.end_turn_effects(table)
    battle.round += 1
    battle.removed = 0
    battle.stage, state.step = "upkeep", 0
    table.emit(events.BattleRoundBegan(battle.round))
    for module in table.modules:
        module.turn_began(table)


def attack(table: Table, who: Investigator) -> Steps[None]:
    """The one attack of ``who`` in this round; successes worth no token yet stay (AO-13 to AO-15)."""
    successes = yield from combat.attack_ancient_one(table, who)
    _battle(table).carried += successes
    strike(table)


def strike(table: Table) -> None:
    """Take a doom token off for every so many carried successes as players began the game (AO-14, AO-17).

    Raises:
        GameOver: the last token is gone (AO-19, WIN-05).
    """
    state, battle = table.state, _battle(table)
    while battle.carried >= state.players and state.doom > 0 and not _spent(table, battle):
        battle.carried -= state.players
        battle.removed += 1
        doom.remove_doom(table, 1)
    if _spent(table, battle):
        battle.carried = min(battle.carried, 0)  # what the sheet does not let count is lost
    if state.doom == 0 and not _rises_again(table):
        raise GameOver(Outcome(won=True, reason="banished"))


def _rises_again(table: Table) -> bool:
    """Whether the sheet has another life: the track is full again, surplus successes are lost."""
    state, battle = table.state, _battle(table)
    sheet = table.library.ancient_ones[state.ancient_one]
    if battle.life + 1 >= sheet.lives:
        return False
    battle.life += 1
    battle.carried = 0
    battle.defenses = list(sheet.defenses_by_life[battle.life] if sheet.defenses_by_life else sheet.defenses)
    state.doom = doom.track_length(table)
    table.emit(events.TrackChanged("doom", 0, state.doom))
    return True


def _spent(table: Table, battle: Battle) -> bool:
    """Whether the sheet lets no more tokens go in this round."""
    most = modifiers.total(table, "max_doom_removed", -1)
    return 0 <= most <= battle.removed


def ancient_one_attacks(table: Table) -> Steps[None]:
    """The Ancient One attacks everybody as its sheet says (AO-18), unless a card keeps the attack off."""
    sheet = table.library.ancient_ones[table.state.ancient_one]
    table.emit(events.AncientOneAttacked(sheet.id))
    for who in table.investigators:
        who.movement_left = skills.movement_points(table, who)  # nobody walks; some attacks ask for points
    yield from abilities.trigger(table, "final_battle_round")
    if not modifiers.prevented(table, "ancient_one_attack"):
        yield from run_effects(table, sheet.attack, Context(sheet.id, table.first_player))
