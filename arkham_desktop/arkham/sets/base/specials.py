"""The named hooks of the base set: what its content says and the vocabulary cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham import asking
from arkham_desktop.arkham.effects.specials import special
from arkham_desktop.arkham.events import TokenPlaced
from arkham_desktop.arkham.rules import decks, investigators, travel
from arkham_desktop.arkham.rules.monster_movement import HUNTERS, Hunter
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.context import Context
    from arkham_desktop.arkham.effects.lasting import Special
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Table

BOTH_ENDS = ("common", "unique", "spell")
"""The decks of which "Ashcan" Pete may see and draw the bottom card."""

HUNTERS["hound-of-tindalos"] = Hunter(
    streets=False, stable=True, spared=frozenset({travel.ASYLUM, travel.HOSPITAL})
)


# --- modifiers, asked by the chapter they change -----------------------------------------------------
@special("draw-top-or-bottom")
def draw_top_or_bottom(table: Table, who: Investigator, deck: str) -> Steps[bool]:
    """Ask whether ``who`` draws the top card or the bottom one, which he sees; True for the bottom."""
    seen = look_at_bottom(table, who).get(deck)
    if seen is None or len(decks.deck(table, deck)) < 2:
        return False
    ends = [Option("take", "top"), Option("take", "bottom", seen)]
    answer = yield Decision("top_or_bottom", who.id, lambda: list(ends), about=deck, reason=who.id)
    return answer.target == "bottom"


@special("look-at-bottom")
def look_at_bottom(table: Table, who: Investigator) -> dict[str, str]:
    """The bottom cards that ``who`` may look at at any time, by deck."""
    return {name: table.state.decks[name][0] for name in BOTH_ENDS if table.state.decks[name]}


@special("return-to-any-gate")
def return_to_any_gate(table: Table, who: Investigator) -> list[str]:
    """The gates by which ``who`` may come back to Arkham: all open ones."""
    return list(table.state.gates)


# --- effects ------------------------------------------------------------------------------------------
@special("masks-to-cup")
def masks_to_cup(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """All Masks of the chosen sets leave the box for the cup."""
    state, library = table.state, table.library
    for monster in [one for one in state.box if one in library.monster_instances]:
        if library.monster(monster).mask:
            state.box.remove(monster)
            state.cup.insert(table.chance.below(len(state.cup) + 1), monster)
    yield from ()


@special("no-clue-at-home")
def no_clue_at_home(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """The clue token of the set-up is taken off the investigator's home."""
    home = table.library.investigators[ctx.you.id].home
    n = table.state.clues.pop(home, 0)
    if n:
        table.emit(TokenPlaced("clue", home, -n))
    yield from ()


@special("peek-location-deck")
def peek_location_deck(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """The top card of one location deck of choice is turned up; it is the next one drawn there."""
    names = list(table.library.location_cards)
    picked = yield from asking.pick("location_deck", ctx.you, "place", names, ctx.source)
    if picked is None:
        return
    tops = table.state.location_tops.setdefault(picked, [])
    if not tops:
        tops.append(table.chance.pick(table.library.location_cards[picked]))
    table.chance.reveal()


@special("replace-investigator")
def replace_investigator(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """An unused investigator of choice takes over; the old one and all he holds are discarded."""
    picked = yield from asking.pick("replace", ctx.you, "who", investigators.free(table), ctx.source)
    if picked is not None:
        yield from investigators.replace(table, ctx.you, picked, keep_trophies=False)


@special("weapon-counts-as-magical")
def weapon_counts_as_magical(table: Table, op: Special, ctx: Context) -> Steps[None]:
    """One physical weapon of choice is magical until the end of this combat."""
    if ctx.combat is None:
        return
    physical = [card.id for card in ctx.you.cards if table.library.card(card.id).type == "weapon_physical"]
    picked = yield from asking.pick("weapon", ctx.you, "wield", physical, ctx.source)
    if picked is not None:
        ctx.combat.magical[picked] = ctx.card.id if ctx.card is not None else ""
