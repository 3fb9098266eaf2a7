### The kinds of checks.
check-speed = Speed
check-sneak = Sneak
check-fight = Fight
check-will = Will
check-lore = Lore
check-luck = Luck
check-evade = Evade
check-horror = Horror
check-combat = Combat
check-spell = Spell
check-close_gate = gate-closing
check-any = any
check-all = skill
