### The dice of a check.
pool-title = { $check } check{ $need ->
    [one] {""}
   *[other] {" "}({ $need } successes needed)
 }
pool-against = { $check } check against { $foe }
pool-clues = { $n ->
    [one] { $n } Clue token spent
   *[other] { $n } Clue tokens spent
 }
