"""Effects on cards: drawing, taking, buying, discarding, exhausting, tokens on them, shuffling."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator

from arkham_desktop.arkham.content.fields import CardId, OneOrMore
from arkham_desktop.arkham.content.words import (
    Deck,
    DrawUse,
    Possession,
    PriceWord,
    RedrawWhat,
    ShopDeck,
    ShuffleDeck,
    Token,
    TokenOn,
    Until,
)
from arkham_desktop.arkham.effects.ability import Abilities
from arkham_desktop.arkham.effects.amounts import Amount
from arkham_desktop.arkham.effects.base import Effects, Mods, Op, require_one_of
from arkham_desktop.arkham.effects.filters import CardFilter


class Draw(Op):
    """Draw `n`, keep `keep` of them (all); `pick`: of one's choice.

    `use`: resolve the card, or take only its gate place; `redraw`: another for what is held already.
    Of mythos, rubble, visage and dust nothing is kept; `dust` is the lowest dust deck with cards left.
    """

    op: Literal["draw"] = "draw"
    deck: Deck
    n: Amount
    keep: int | None = None
    pick: Literal["you"] | None = None
    use: DrawUse | None = None
    redraw: Literal["already_held"] | None = None
    example: ClassVar = {"op": "draw", "deck": "spell", "n": 2, "keep": 1, "pick": "you"}


class Take(Op):
    """Take that card if it is available, else the other."""

    op: Literal["take"] = "take"
    card: CardId
    else_: Effects = Field(default=(), alias="else")
    example: ClassVar = {"op": "take", "card": "duke", "else": [{"op": "gain", "what": "money", "n": 3}]}


class KeepCard(Op):
    """This card stays before the investigator, with these lasting effects and abilities."""

    op: Literal["keep_card"] = "keep_card"
    mods: Mods = ()
    abilities: Abilities = ()
    example: ClassVar = {"op": "keep_card", "note": "reminder only"}


class Search(Op):
    """Look through a deck for the first card that fits or one of choice, `n` cards; `to` the box."""

    op: Literal["search"] = "search"
    deck: Deck
    filter: CardFilter | None = None
    pick: Literal["first", "choice"]
    n: int = 1
    to: Literal["box"] | None = None
    example: ClassVar = {"op": "search", "deck": "mythos", "pick": "choice", "n": 2, "to": "box"}


class Buy(Op):
    """Look at cards and buy up to `max`, at list price + `price_mod`, at `price`, or for `cost` each.

    What has the same `pool` number is laid out together; `who`: everybody may buy; `disputes`: you decide.
    """

    op: Literal["buy"] = "buy"
    deck: ShopDeck
    look: int | Literal["all"]
    max: int
    price_mod: int = 0
    price: int | PriceWord | None = None
    cost: Effects = ()
    who: Literal["all"] | None = None
    pool: int | None = None
    disputes: Literal["you"] | None = None
    example: ClassVar = {"op": "buy", "deck": "common", "look": 3, "max": 3, "who": "all", "pool": 1}


class Sell(Op):
    """Sell up to `n` of one's possessions."""

    op: Literal["sell"] = "sell"
    what: ShopDeck
    n: int
    price: int | PriceWord
    example: ClassVar = {"op": "sell", "what": "unique", "n": 1, "price": "list"}


class Discard(Op):
    """Discard `what` or `card`; the owner picks unless `pick` says how.

    `from`: out of the deck of allies; `to`: into the box; `except`: never that card.
    """

    op: Literal["discard"] = "discard"
    what: OneOrMore[Possession] | None = None
    card: CardId | None = None
    n: Amount
    pick: Literal["random", "just_drawn"] | None = None
    filter: CardFilter | None = None
    from_: Literal["ally_deck"] | None = Field(default=None, alias="from")
    to: Literal["box"] | None = None
    except_: CardId | None = Field(default=None, alias="except")
    example: ClassVar = {
        "op": "discard",
        "what": "ally",
        "n": 1,
        "pick": "random",
        "from": "ally_deck",
        "to": "box",
    }

    @model_validator(mode="after")
    def _what_or_card(self) -> Self:
        require_one_of(self, "what", "card")
        return self


class Exhaust(Op):
    """Exhaust this card."""

    op: Literal["exhaust"] = "exhaust"
    example: ClassVar = {"op": "exhaust"}


class DiscardSelf(Op):
    """Discard this card."""

    op: Literal["discard_self"] = "discard_self"
    example: ClassVar = {"op": "discard_self"}


class ReturnToBox(Op):
    """This card or monster leaves the game."""

    op: Literal["return_to_box"] = "return_to_box"
    example: ClassVar = {"op": "return_to_box"}


class Refresh(Op):
    """Refresh `n` exhausted cards."""

    op: Literal["refresh"] = "refresh"
    what: Literal["spell"]
    n: int
    example: ClassVar = {"op": "refresh", "what": "spell", "n": 1}


class PutToken(Op):
    """Tokens on this card, the card just taken, the Ancient One's sheet or oneself.

    At `discard_at` tokens the card is discarded.
    """

    op: Literal["token"] = "token"
    what: Token
    on: TokenOn
    n: Amount
    discard_at: int | None = None
    example: ClassVar = {"op": "token", "what": "sanity", "on": "this", "n": 1, "discard_at": 3}


class Shuffle(Op):
    """Shuffle a deck together with its discards."""

    op: Literal["shuffle"] = "shuffle"
    deck: ShuffleDeck
    include_self: bool = False
    example: ClassVar = {"op": "shuffle", "deck": "mythos", "include_self": True}


class Redraw(Op):
    """What was just drawn is discarded; draw another."""

    op: Literal["redraw"] = "redraw"
    what: OneOrMore[RedrawWhat]
    example: ClassVar = {"op": "redraw", "what": "mythos"}


class Trade(Op):
    """Investigators may trade; `anywhere`: without standing together."""

    op: Literal["trade"] = "trade"
    what: Literal["item", "clue"]
    until: Until | None = None
    anywhere: bool = False
    phase: Literal["upkeep"] | None = None
    example: ClassVar = {
        "op": "trade",
        "what": "item",
        "until": "end_of_next_turn",
        "anywhere": True,
        "phase": "upkeep",
    }
