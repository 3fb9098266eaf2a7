"""Taking markers, monsters and cards from where they lie in a fresh set-up, by id or by one copy's id."""

from __future__ import annotations

from collections.abc import Sequence

from arkham_desktop.arkham.scenario.errors import ScenarioError, unknown
from arkham_desktop.arkham.scenario.models import HeldCard
from arkham_desktop.arkham.state import Card, row_of
from arkham_desktop.arkham.table import Table


class Pieces:
    """Hands out the pieces of a table; each error names the scenario's field that asked."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def space(self, name: str, field: str) -> str:
        """The id of a space."""
        if name not in self.table.library.spaces:
            raise unknown(field, "space", name, self.table.library.spaces)
        return name

    def marker(self, name: str, field: str) -> str:
        """A gate marker to a world."""
        worlds = self.table.library.worlds
        if row_of(name) not in worlds:
            raise unknown(field, "Other World", name, worlds)
        return self._take(name, [self.table.state.gate_pile], field, "gate marker to")

    def monster(self, name: str, field: str) -> str:
        """A monster of a kind, from the cup or else from the box or the Ancient One's sheet."""
        kinds = self.table.library.kinds
        if row_of(name) not in kinds:
            raise unknown(field, "monster", name, kinds)
        state = self.table.state
        return self._take(name, [state.cup, state.box, state.sheet_monsters], field, "monster of the kind")

    def mythos_card(self, card: str | HeldCard, field: str) -> Card:
        """A Mythos card in play."""
        held = HeldCard(id=card) if isinstance(card, str) else card
        rows = self.table.library.mythos
        if row_of(held.id) not in rows:
            raise unknown(field, "Mythos card", held.id, rows)
        instance = self._take(held.id, [self.table.state.mythos], field, "Mythos card")
        return Card(instance, held.exhausted, held.fresh, dict(held.tokens))

    def condition(self, card: str | HeldCard, field: str) -> Card:
        """A Condition card that lies face up."""
        held = HeldCard(id=card) if isinstance(card, str) else card
        pile = self.table.state.decks.get("condition", [])
        return Card(self._take(held.id, [pile], field, "Condition card"), held.exhausted, fresh=False)

    def put_on_top(self, name: str, tops: Sequence[str | int]) -> None:
        """Put these on top of a deck, the first of them topmost."""
        state, field = self.table.state, f"decks.{name}"
        if name.startswith("encounters:"):
            self._encounters(name.partition(":")[2], tops, field)
            return
        decks = {
            "mythos": state.mythos,
            "gate": state.gate_cards,
            "gate_cards": state.gate_cards,
            "gates": state.gate_pile,
            "cup": state.cup,
            **state.decks,
        }
        if name not in decks:
            raise unknown("decks", "deck", name, decks)
        deck = decks[name]
        taken = [self._take(str(top), [deck], field, "card or marker") for top in tops]
        deck.extend(reversed(taken))

    def _encounters(self, neighborhood: str, tops: Sequence[str | int], field: str) -> None:
        cards = self.table.library.location_cards
        if neighborhood not in cards:
            raise unknown(field, "neighborhood", neighborhood, cards)
        numbers = []
        for top in tops:
            if top not in cards[neighborhood]:
                known = ", ".join(map(str, cards[neighborhood]))
                raise ScenarioError(field, f"there is no location card {top}: the cards are {known}")
            numbers.append(int(top))
        self.table.state.location_tops[neighborhood] = numbers[::-1]

    def _take(self, name: str, piles: list[list[str]], field: str, what: str) -> str:
        """Take one copy out of the first pile that has it."""
        for pile in piles:
            for instance in pile:
                if instance == name or ("#" not in name and row_of(instance) == name):
                    pile.remove(instance)
                    return instance
        raise ScenarioError(field, f'no {what} "{name}" is left there')
