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
check-phrase = { $which ->
    [any] any check
    [close_gate] a check to close a gate
    [all] any skill check
    [evade] an { $kind } check
   *[other] a { $kind } check
 }
