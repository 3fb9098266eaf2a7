### Places that are no space of a board.
where-cup = Monster cup
where-box = Box
where-deck = Deck
where-sheet = Ancient One’s sheet
where-outskirts = Outskirts
where-sky = Sky
where-lost-in-time-and-space = Lost in Time and Space
