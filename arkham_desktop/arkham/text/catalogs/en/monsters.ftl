### Which monsters. $how: n (then $n), any, each, one, all. $kind is empty or kind names with a space behind.
monsters-counted = { $how ->
    [n] { $n ->
        [one] { $n } { $kind }monster
       *[other] { $n } { $kind }monsters
     }
    [any] any number of { $kind }monsters
    [each] each { $kind }monster
    [one] a { $kind }monster
   *[all] all { $kind }monsters
 }
monsters-symbol = { $monsters } with { $which ->
    [chosen] one dimension symbol of your choice
    [same_as_paid] the dimension symbol of the trophy you paid
   *[other] the { $symbol } symbol
 }
monsters-chosen-symbol = { $monsters } with one dimension symbol of your choice (but not the { $symbol })
monsters-not-symbol = { $monsters } without the { $symbol } symbol
monsters-movement = { $monsters } with { $movement } movement
monsters-toughness = { $monsters } of Toughness { $n } or more
monsters-spawn = { $monsters } (spawn)
monsters-no-spawn = { $monsters } (no spawn)

## Several of a kind whose plural is not formed at the end of its name.
monsters-many-child-of-abhoth = Children of Abhoth
monsters-many-servant-of-glaaki = Servants of Glaaki
monsters-many-being-of-ib = Beings of Ib
