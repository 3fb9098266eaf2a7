### Tokens on cards. $how: n (then $n), all, mass (no number), amount (then $amount).
token-clue = { $how ->
    [n] { $n ->
        [one] { $n } Clue token
       *[other] { $n } Clue tokens
     }
    [all] all Clue tokens
    [mass] Clue tokens
   *[amount] Clue tokens equal to { $amount }
 }
token-stamina = { $how ->
    [n] { $n ->
        [one] { $n } Stamina token
       *[other] { $n } Stamina tokens
     }
    [all] all Stamina tokens
    [mass] Stamina tokens
   *[amount] Stamina tokens equal to { $amount }
 }
token-sanity = { $how ->
    [n] { $n ->
        [one] { $n } Sanity token
       *[other] { $n } Sanity tokens
     }
    [all] all Sanity tokens
    [mass] Sanity tokens
   *[amount] Sanity tokens equal to { $amount }
 }
token-money = { $how ->
    [n] ${ $n }
    [all] all money
    [mass] money
   *[amount] money equal to { $amount }
 }
token-monster = { $how ->
    [n] { $n ->
        [one] { $n } monster
       *[other] { $n } monsters
     }
    [all] all monsters
    [mass] monsters
   *[amount] monsters equal to { $amount }
 }
token-zhar = { $how ->
    [n] { $n ->
        [one] { $n } Zhar token
       *[other] { $n } Zhar tokens
     }
    [all] all Zhar tokens
    [mass] Zhar tokens
   *[amount] Zhar tokens equal to { $amount }
 }
token-visage = { $how ->
    [n] { $n ->
        [one] { $n } Visage token
       *[other] { $n } Visage tokens
     }
    [all] all Visage tokens
    [mass] Visage tokens
   *[amount] Visage tokens equal to { $amount }
 }
token-jail_break = { $how ->
    [n] { $n ->
        [one] { $n } helping success
       *[other] { $n } helping successes
     }
    [all] all helping successes
    [mass] helping successes
   *[amount] helping successes equal to { $amount }
 }
