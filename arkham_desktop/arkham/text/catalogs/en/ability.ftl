### Abilities.
ability = { $moment }: { $body }
ability-titled = { $title } — { $text }
ability-if = If { $cond }, { $body }
ability-instead = Instead of an encounter here
ability-instead-at = Instead of an encounter at { $place }
ability-about = { $text } ({ $what })
ability-limited = { $text }, { $limit }
ability-limit-turn = { $n ->
    [one] once a turn
   *[other] { $n } times a turn
 }
ability-limit-game = { $n ->
    [one] once a game
   *[other] { $n } times a game
 }
ability-limit-check = { $n ->
    [one] once a check
   *[other] { $n } times a check
 }
