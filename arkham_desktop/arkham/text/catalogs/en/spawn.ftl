### Which monsters appear where. $how: n, all, amount; $kind is empty or a name with a space behind.
spawn-monsters = { $how ->
    [n] { $n ->
        [one] { $n } { $kind }monster
       *[other] { $n } { $kind }monsters
     }
    [amount] { $kind }monsters equal to { $amount }
   *[all] all { $kind }monsters
 }
spawn-from-sheet = { $monsters } from the Ancient One’s sheet
spawn-from-monster_trophies = { $monsters } from anybody’s monster trophies
spawn-from-this = { $monsters } on { $this }
spawn-at-here = here
spawn-at-this = on { $this }
spawn-at-outskirts = in the Outskirts
spawn-at-surging_gate = at the gate that surges
spawn-at-drawn_gate_location = at the location of the Mythos card
spawn-at-each = each { $places }
spawn-at-gates = at each open gate to { $worlds }
