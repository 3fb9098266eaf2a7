"""Losing, paying and gaining: sanity, stamina, money, clue tokens (INV-01, SPL-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from arkham_desktop.arkham import abilities, modifiers
from arkham_desktop.arkham.context import Context
from arkham_desktop.arkham.events import Gained, Lost
from arkham_desktop.arkham.held import held
from arkham_desktop.arkham.rules import skills
from arkham_desktop.engine import Decision, Option, Steps

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.arkham.table import Listener, Table

Kind = Literal["effect", "combat", "horror", "cost"]
FIELDS = {
    "sanity": "sanity",
    "stamina": "stamina",
    "money": "money",
    "clue": "clues",
    "movement": "movement_left",
    "focus": "focus_left",
}
"""What can be counted in a loss, with the field of the investigator that counts it."""
MAXIMA = {"max_sanity": "lost_max_sanity", "max_stamina": "lost_max_stamina"}
"""The maxima that can be lost for good, with the field that counts what was lost."""
OVER_MAX = "over_max:"
"""Begins the key of ``Investigator.used_in_game`` of whoever was let above a maximum."""
_WINDOWS = {"sanity": "lose_sanity", "stamina": "lose_stamina"}
_IMMUNITY = {"money": "lose_money"}

_ACCEPT = Option("accept")


class Loss:
    """A loss (or a price) that is about to fall. Never saved; ``n`` is what cards reduce.

    Attributes:
        who: who loses.
        what: sanity, stamina, money, clue, …
        n: how much is still to be lost.
        source: row id of what takes it.
        kind: combat damage, horror, another effect, or a price.
    """

    __slots__ = ("kind", "n", "source", "what", "who")

    def __init__(self, who: Investigator, what: str, n: int, source: str, kind: Kind = "effect") -> None:
        self.who = who
        self.what = what
        self.n = n
        self.source = source
        self.kind = kind

    def reduce(self, n: int) -> None:
        """Lower it, to 0 at most."""
        self.n -= min(n, self.n)


# --- losing ----------------------------------------------------------------------------------------
def lose(
    table: Table, who: Investigator, what: str, n: int, source: str, *, kind: Kind = "effect"
) -> Steps[int]:
    """Let ``who`` lose ``n`` of something after what reduces and prevents it; returns what was lost.

    Nobody is settled here (insane, unconscious): the outermost effect does that, combat after each damage.

    Args:
        table: the table.
        who: who loses.
        what: a key of :data:`FIELDS`, or max_sanity, max_stamina.
        n: how much; nothing happens at 0 or less.
        source: row id of what takes it.
        kind: why it is lost.
    """
    if n <= 0 or who.is_out:
        return 0
    if what in MAXIMA:
        return _lose_maximum(table, who, what, n)
    if what in _IMMUNITY and modifiers.immune(table, who, _IMMUNITY[what]) is not None:
        return 0
    window = _WINDOWS.get(what)
    if window is None:
        return _prevented_or_taken(table, who, what, n, source)
    loss = Loss(who, what, n, source, kind)
    loss.reduce(modifiers.reduction(table, f"{what}_loss", who, n))
    if loss.n and modifiers.prevented(table, f"{what}_loss", who=who, source=source) is not None:
        loss.n = 0
    if loss.n and (table.listeners(window) or _has_ward(table, who, window)):
        yield Decision(
            window, who.id, lambda: [_ACCEPT] if loss.n else [], window=window, about=loss, reason=source
        )
    return _take(table, who, what, loss.n)


def _prevented_or_taken(table: Table, who: Investigator, what: str, n: int, source: str) -> int:
    if what == "money" and modifiers.prevented(table, "money_loss", who=who, place=who.place, source=source):
        return 0
    return _take(table, who, what, n)


def _has_ward(table: Table, who: Investigator, window: str) -> bool:
    """Whether ``who`` owns a spell that is cast in answer to such a loss."""
    return window in held(table, who).spell_moments


def _take(table: Table, who: Investigator, what: str, n: int) -> int:
    field = FIELDS[what]
    had: int = getattr(who, field)
    taken = min(n, had)
    if taken > 0:
        setattr(who, field, had - taken)
        table.emit(Lost(who.id, what, taken))
    return max(0, taken)


def _lose_maximum(table: Table, who: Investigator, what: str, n: int) -> int:
    """Lower a maximum for good; what exceeds it is lost with it. At 0 it devours (INV-15)."""
    setattr(who, MAXIMA[what], getattr(who, MAXIMA[what]) + n)
    table.emit(Lost(who.id, what, n))
    keep_within_maximum(table, who)
    return n


def keep_within_maximum(table: Table, who: Investigator) -> None:
    """Take off what exceeds a maximum that has fallen."""
    who.sanity = min(who.sanity, skills.maximum(table, who, "sanity"))
    who.stamina = min(who.stamina, skills.maximum(table, who, "stamina"))


def keep_clue_limit(table: Table, who: Investigator) -> None:
    """Take off the clue tokens above what may be held."""
    limit = modifiers.total(table, "limit_clues", -1, who=who)
    if 0 <= limit < who.clues:
        _take(table, who, "clue", who.clues - limit)


def pay(table: Table, who: Investigator, what: str, n: int) -> int:
    """Pay a price: nothing reduces it (SPL-04), nobody is asked. Returns what was paid."""
    return _take(table, who, what, n)


# --- clue tokens as a price ------------------------------------------------------------------------
def helpers(table: Table, who: Investigator, when: str, price: Loss) -> list[Option]:
    """What ``who`` may use to lower a price now: ``use`` options that carry their listener."""
    listeners = table.listeners(when)
    if not listeners or price.n <= 0:
        return []
    ctx = Context(price.source, who, None, who.place, loss=price)
    return [
        Option("use", one.card.id if one.card is not None else one.source, one)
        for one in listeners
        if one.owner is who and _helps(table, one, ctx)
    ]


def _helps(table: Table, listener: Listener, ctx: Context) -> bool:
    """Whether an ability that lowers a price is ready and payable."""
    from arkham_desktop.arkham.effects import running  # noqa: PLC0415 - effects know losses

    if listener.card is not None and listener.card.exhausted:
        return False
    own = Context(listener.source, ctx.who, listener.card, ctx.place, loss=ctx.loss)
    return running.can_pay(table, listener.ability.cost, own)


def clues_payable(table: Table, who: Investigator, n: int) -> bool:
    """Whether ``who`` can spend ``n`` clue tokens, with all that stands in for some of them."""
    return who.clues >= n or clues_at_hand(table, who) >= n


def clues_at_hand(table: Table, who: Investigator, *, trophies: bool = True, cards: bool = True) -> int:
    """Clue tokens that ``who`` could spend: one's own, and others', cards and trophies that stand in.

    Args:
        table: the table.
        who: who spends.
        trophies: whether trophies may stand in.
        cards: whether cards may.
    """
    n = who.clues + sum(one.clues for one in _lenders(table, who))
    if cards:
        n += len(helpers(table, who, "spend_clue", Loss(who, "clue_cost", 1, "", kind="cost")))
    return n + (len(_trophies_as_clues(table, who)) if trophies else 0)


def _trophies_as_clues(table: Table, who: Investigator) -> list[str]:
    """The monster trophies with which ``who`` may pay clue tokens, one for one."""
    for modifier in table.modifiers("pay_as", who):
        if modifier.op.what == "clue" and modifier.op.with_ == "monster_trophy":
            return who.monster_trophies
    return []


def _lenders(table: Table, who: Investigator) -> list[Investigator]:
    """The others who let ``who`` spend their clue tokens."""
    return [
        one
        for one in table.investigators
        if one is not who
        and one.clues
        and KEEPS not in one.marks
        and modifiers.has_special(table, one, SHARED)
    ]


SHARED = "shared-clues"
"""The special of whoever's clue tokens others may spend."""
KEEPS = "keeps_clues"
"""The mark of such a person who does not let the others spend any at present."""


def spend_clues(table: Table, who: Investigator, n: int, source: str) -> Steps[int]:
    """Spend ``n`` clue tokens; other things may stand in for some. Returns the tokens of one's own paid."""
    price = Loss(who, "clue_cost", n, source, kind="cost")
    price.reduce(modifiers.reduction(table, "clue_cost", who, n))
    while price.n and (found := _instead_of_a_clue(table, who, price)):
        pay_now = [_ACCEPT] if who.clues >= price.n else []

        def build(options: list[Option] = pay_now + found) -> list[Option]:
            return list(options)

        choice = yield Decision("spend_clue", who.id, build, about=price, reason=source)
        if choice.verb == "accept":
            break
        yield from _stand_in(table, who, price, choice)
    return pay(table, who, "clue", price.n)


def _instead_of_a_clue(table: Table, who: Investigator, price: Loss) -> list[Option]:
    """What may be given in place of one clue token."""
    found = helpers(table, who, "spend_clue", price)
    monsters = {table.library.monster(one).id: one for one in _trophies_as_clues(table, who)}
    found += [Option("monster", one) for one in monsters.values()]
    found += [Option("who", one.id) for one in _lenders(table, who)]
    return found


def _stand_in(table: Table, who: Investigator, price: Loss, choice: Option) -> Steps[None]:
    """Give what was chosen in place of a clue token."""
    if choice.verb == "monster":
        from arkham_desktop.arkham.rules import trophies  # noqa: PLC0415 - trophies know what monsters are worth

        yield from trophies.give_back(table, who, choice.target)
        price.reduce(1)
    elif choice.verb == "who":
        pay(table, table.investigator(choice.target), "clue", 1)
        price.reduce(1)
    else:
        listener: Listener = choice.data
        ctx = Context(listener.source, who, listener.card, who.place, loss=price)
        yield from abilities.use(table, listener, ctx)


# --- gaining ---------------------------------------------------------------------------------------
def gain(
    table: Table, who: Investigator, what: str, n: int, *, over_max: bool = False, source: str = ""
) -> int:
    """Let ``who`` gain ``n`` of something, never above the maximum (INV-01); returns what was gained.

    Args:
        table: the table.
        who: who gains.
        what: a key of :data:`FIELDS`, or max_sanity, max_stamina.
        n: how much; nothing happens at 0 or less.
        over_max: whether sanity and stamina may exceed the maximum.
        source: row id of what gives it, for exceptions to what forbids it.

    Who has been devoured gains nothing.
    """
    if n <= 0 or who.is_out:
        return 0
    if what in MAXIMA:
        setattr(who, MAXIMA[what], getattr(who, MAXIMA[what]) - n)
        table.emit(Gained(who.id, what, n))
        return n
    room = n
    if what in ("sanity", "stamina"):
        if modifiers.prevented(table, f"{what}_gain", who=who, source=source) is not None:
            return 0
        if not over_max:
            room = skills.maximum(table, who, what) - getattr(who, what)
    elif what in ("money", "clue"):
        room = room_for(table, who, what, n)
    gained = min(n, room)
    if gained <= 0:
        return 0
    if over_max:
        who.used_in_game[OVER_MAX + what] = 1
    field = FIELDS[what]
    setattr(who, field, getattr(who, field) + gained)
    table.emit(Gained(who.id, what, gained))
    return gained


def room_for(table: Table, who: Investigator, what: str, n: int = 1) -> int:
    """How much of ``n`` money or clue tokens may be gained: none in the final battle (AO-09)."""
    if table.state.phase == "final_battle":
        return 0
    if what == "money":
        return 0 if modifiers.immune(table, who, "gain_money") is not None else n
    limit = modifiers.total(table, "limit_clues", -1, who=who)
    return n if limit < 0 else limit - who.clues
