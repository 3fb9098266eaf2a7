"""The facts of the sets: models of cards, spaces and monsters, and the library that indexes them."""
