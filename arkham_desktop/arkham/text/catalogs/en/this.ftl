### What an effect calls the thing it stands on.
this-card = this card
this-monster = this monster
this-place = this location
this-story = this card
this-sheet = the Ancient One’s sheet
this-environment = this card
this-rumor = this Rumor
this-encounter = this card
this-open_gates = it
this-your_items = it
this-your_spells = it
this-person = this ability
