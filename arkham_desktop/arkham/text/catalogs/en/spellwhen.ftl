### At what spells are cast.
spellwhen-combat = combat
spellwhen-evade = evading
spellwhen-check = a check
spellwhen-lose_stamina = losing Stamina
spellwhen-end_of_movement = end of your movement
