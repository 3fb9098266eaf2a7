### Conditions of doing something, as sentences; they stand beside a tick or a cross.
why-moment = It is what is being decided now.
why-in-town = You are in a town, not in an Other World.
why-moving = You are on the move.
why-adjacent = { $place } is next to { $here }.
why-points = { $n ->
    [one] { $n } movement point is needed; you have { $have }.
   *[other] { $n } movement points are needed; you have { $have }.
 }
why-open = { $place } is open.
why-enter = { $place } can be entered.
why-enter-forbidden = Nothing forbids entering it ({ $card } does).
why-leave-forbidden = Nothing forbids leaving this place ({ $card } does).
why-monsters-first = { $n ->
    [one] The monster here is fought or evaded first.
   *[other] The { $n } monsters here are fought or evaded first.
 }
why-depot-here = You stand at a depot.
why-depot-there = { $place } is a depot.
why-money = ${ $n } is needed; you have ${ $have }.
why-gate-here = You stand at an open gate.
why-explored = You have explored this gate.
why-just-closed = You have just closed the gate here.
why-unstable = { $place } is unstable and has no elder sign.
why-seal-forbidden = Nothing forbids sealing ({ $card } does).
why-clues = { $n ->
    [one] { $n } Clue token is needed; you have { $have }.
   *[other] { $n } Clue tokens are needed; you have { $have }.
 }
why-evadable = { $monster } can be evaded.
why-in-combat = You are in combat.
why-no-ambush = { $monster } is not an Ambush monster.
why-same-place = You are in the same place: { $thing }.
why-weapon = { $card } is a weapon.
why-hands = { $n ->
    [one] { $n } hand is needed; { $have } free.
   *[other] { $n } hands are needed; { $have } free.
 }
why-once-a-round = { $card } was not taken up or put away this round.
why-own = You have { $card }.
why-ready = { $card } is not exhausted.
why-sanity = { $n } Sanity is needed; you have { $have }.
why-cast-forbidden = Nothing forbids casting ({ $card } does).
why-when = It is the moment: { $moment }.
why-limit = It has not been used as often as it may be ({ $limit }).
why-price = You can pay: { $price }.
why-useful = It would change something.
why-ability = { $card } has something to use.
why-together = You are together with { $thing }.
why-trade-time = It is the time for trading: Movement, or between rounds of the final battle.
why-goods = One of you has something to hand over.
why-location = { $place } is a location, not a street.
why-deck = There are encounters for { $place }.
why-no-gate = There is no gate at { $place }.
why-has-ability = { $place } has an ability of its own.
