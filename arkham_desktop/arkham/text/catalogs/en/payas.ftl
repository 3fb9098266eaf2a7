### Prices that may be paid with something else.
payas-clue = Clue tokens
payas-spell_sanity_cost = the Sanity cost of Spells
