### Tokens on cards. $how: n (then $n), all, mass (no number).
token-clue = { $how ->
    [n] { $n ->
        [one] { $n } Clue token
       *[other] { $n } Clue tokens
     }
    [all] all Clue tokens
   *[mass] Clue tokens
 }
token-stamina = { $how ->
    [n] { $n ->
        [one] { $n } Stamina token
       *[other] { $n } Stamina tokens
     }
    [all] all Stamina tokens
   *[mass] Stamina tokens
 }
token-sanity = { $how ->
    [n] { $n ->
        [one] { $n } Sanity token
       *[other] { $n } Sanity tokens
     }
    [all] all Sanity tokens
   *[mass] Sanity tokens
 }
token-money = { $how ->
    [n] ${ $n }
    [all] all money
   *[mass] money
 }
token-monster = { $how ->
    [n] { $n ->
        [one] { $n } monster
       *[other] { $n } monsters
     }
    [all] all monsters
   *[mass] monsters
 }
token-zhar = { $how ->
    [n] { $n ->
        [one] { $n } Zhar token
       *[other] { $n } Zhar tokens
     }
    [all] all Zhar tokens
   *[mass] Zhar tokens
 }
token-visage = { $how ->
    [n] { $n ->
        [one] { $n } Visage token
       *[other] { $n } Visage tokens
     }
    [all] all Visage tokens
   *[mass] Visage tokens
 }
token-jail_break = { $how ->
    [n] { $n ->
        [one] { $n } helping success
       *[other] { $n } helping successes
     }
    [all] all helping successes
   *[mass] helping successes
 }
