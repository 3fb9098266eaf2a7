### Against whom or what something counts.
versus-kinds = { $kinds } monsters
versus-trait = { $trait } monsters
versus-movement = monsters with { $movement } movement
versus-world = gates to { $world }
versus-one = { $trait ->
    [undead] an
   *[other] a
 } { $kind } monster
versus-any-monster = a monster
versus-magical = Magical weapons
versus-all = all monsters
versus-monster = the monster
versus-gates = any gate
