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

## Moments told by what they are about ($foe), by where they are, or by what the ability stands on.
ability-when-defeat_monster = when { $foe } is defeated
ability-when-draw_from_cup = when { $foe } is drawn from the cup
ability-when-enter_location-aquatic = when you enter an aquatic space
ability-when-enter_play-card = when you gain this card
ability-when-enter_play-story = at once
ability-when-enter_play-monster = when this monster appears
ability-when-defeat_monster-monster = when this monster is defeated
