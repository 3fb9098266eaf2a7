### When spells are cast.
spellphase-any = any time
spellphase-upkeep = Upkeep
spellphase-movement = Movement
