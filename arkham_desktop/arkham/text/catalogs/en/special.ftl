### What the named hooks do.
special-masks-to-cup = put all Mask monsters into the cup; several of them may be in play at once
special-replace-investigator = replace your investigator with an unused one of your choice, a new character; the old one and everything it has are discarded
special-peek-location-deck = turn the top card of one location deck of your choice face up; it is the next encounter drawn there
special-draw-top-or-bottom = when you draw from the Common Item, Unique Item or Spell deck, you may draw from its bottom
special-look-at-bottom = you may look at the bottom cards of the Common Item, Unique Item and Spell decks at any time
special-no-clue-at-home = put no Clue token on the Science Building
special-return-to-any-gate = when you return to Arkham from an Other World, you may return to any open gate
special-weapon-counts-as-magical = choose one of your Physical weapons: it counts as Magical until the end of this combat
