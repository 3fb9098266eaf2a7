### Conditions, as clauses after “if” and “while”. $holds: yes, or no for the opposite.
cond-of-world = { " " }of { $world }
cond-has = you { $holds ->
    [no] do not have
   *[yes] have
 } at least { $things }{ $world }
cond-has-any = you have { $holds ->
    [no] no
   *[yes] any
 } { $things }{ $world }
cond-has-some = you { $holds ->
    [no] do not have
   *[yes] have
 } enough { $things }{ $world }
cond-at-most = you have { $holds ->
    [no] more than
   *[yes] at most
 } { $things }
cond-has-card = you { $holds ->
    [no] do not have
   *[yes] have
 } { $card }
cond-is-blessed = you are { $holds ->
    [no] not Blessed
   *[yes] Blessed
 }
cond-is-cursed = you are { $holds ->
    [no] not Cursed
   *[yes] Cursed
 }
cond-is-delayed = you are { $holds ->
    [no] not delayed
   *[yes] delayed
 }
cond-is-arrested = you are { $holds ->
    [no] not in jail
   *[yes] in jail
 }
cond-is-lost_in_time_and_space = you are { $holds ->
    [no] not lost
   *[yes] lost
 } in time and space
cond-is-lose_turn = you { $holds ->
    [no] do not lose
   *[yes] lose
 } your turn
cond-is-retainer = you have { $holds ->
    [no] no Retainer
   *[yes] a Retainer
 }
cond-is-bank_loan = you have { $holds ->
    [no] no Bank Loan
   *[yes] a Bank Loan
 }
cond-is-loan_barred = you { $holds ->
    [no] have never defaulted
   *[yes] have defaulted
 } on a Bank Loan
cond-is-silver_twilight = you are { $holds ->
    [no] no member
   *[yes] a member
 } of the Silver Twilight Lodge
cond-is-deputy = you are { $holds ->
    [no] not the Deputy of Arkham
   *[yes] the Deputy of Arkham
 }
cond-is-rail_pass = you have { $holds ->
    [no] no Rail Pass
   *[yes] a Rail Pass
 }
cond-is-sheldon_gang = you are { $holds ->
    [no] no member
   *[yes] a member
 } of the Sheldon Gang
cond-is-dark_man_debt = you { $holds ->
    [no] owe nothing to
   *[yes] are in debt to
 } the Dark Man
cond-skill = your { $skill } is { $holds ->
    [no] { $less } or less
   *[yes] { $n } or more
 }
cond-at-maximum = your { $what } { $count ->
    [one] { $holds ->
        [no] is not at its maximum
       *[yes] is at its maximum
     }
   *[other] { $holds ->
        [no] are not both at their maximum
       *[yes] are at their maximum
     }
 }
cond-alone = { $holds ->
    [no] another investigator is here
   *[yes] no other investigator is here
 }
cond-in = you are { $holds ->
    [no] not { $place }
   *[yes] { $place }
 }
cond-place-arkham = in a street or location of Arkham
cond-area = you are { $holds ->
    [no] not in the { $area ->
        [1] first
       *[2] second
     } area
   *[yes] in the { $area ->
        [1] first
       *[2] second
     } area
 }
cond-hand-empty = your other hand is { $holds ->
    [no] not empty
   *[yes] empty
 }
cond-happened-insane = you { $holds ->
    [no] did not go insane
   *[yes] went insane
 }
cond-happened-unconscious = you { $holds ->
    [no] were not knocked unconscious
   *[yes] were knocked unconscious
 }
cond-happened-horror_check_failed = you { $holds ->
    [no] did not fail
   *[yes] failed
 } the Horror check
cond-terror = the terror level is { $holds ->
    [no] { $less } or less
   *[yes] { $n } or more
 }
cond-doom = the doom track has { $holds ->
    [no] { $less } or fewer
   *[yes] { $n } or more
 } tokens
cond-doom-half = the doom track is { $holds ->
    [no] less than half full
   *[yes] at least half full
 }
cond-doom-is = the doom track { $holds ->
    [no] does not reach
   *[yes] reaches
 } { $n } tokens
cond-doom-left = the doom track { $n ->
    [0] { $holds ->
        [no] is not full
       *[yes] is full
     }
    [one] { $holds ->
        [no] has more than 1 free space
       *[yes] has at most 1 free space
     }
   *[other] { $holds ->
        [no] has more than { $n } free spaces
       *[yes] has at most { $n } free spaces
     }
 }
cond-players = { $holds ->
    [no] { $less } or fewer
   *[yes] { $n } or more
 } investigators are in the game
cond-sealed = { $holds ->
    [no] no location is sealed
   *[yes] any location is sealed
 }
cond-ancient-one = the Ancient One is { $holds ->
    [no] not { $name }
   *[yes] { $name }
 }
cond-herald = the Herald is { $holds ->
    [no] not { $name }
   *[yes] { $name }
 }
cond-environment = { $name } is { $holds ->
    [no] not in play
   *[yes] in play
 }
cond-condition-up = the Condition { $card } is { $holds ->
    [no] face down
   *[yes] face up
 }
cond-available = { $holds ->
    [no] somebody has
   *[yes] nobody has
 } { $card }
cond-monster-one = { $name } is { $holds ->
    [no] not in play
   *[yes] in play
 }
cond-available-deputy-of-arkham = { $holds ->
    [no] somebody
   *[yes] nobody
 } is the Deputy of Arkham
cond-monster = { $holds ->
    [no] no
   *[yes] any
 } { $kinds } is { $where ->
    [arkham] in a street or location of Arkham
   *[play] in play
 }
cond-on-sheet = { $holds ->
    [no] { $n ->
        [one] no
       *[other] fewer than { $n }
     }
   *[yes] at least { $n }
 } { $kind }{ $variant ->
    [0] {""}
   *[other] {" "}(form { $variant })
 } { $n ->
    [one] is
   *[other] are
 } on the Ancient One’s sheet
cond-tokens-none = there { $kind ->
    [money] is
   *[other] are
 } { $holds ->
    [no] still
   *[yes] no
 } { $what } on { $where }
cond-on-sheet-this = { $this } is { $holds ->
    [no] no longer
   *[yes] still
 } on the Ancient One’s sheet
cond-tokens-exactly = the number of { $what } on { $where } { $holds ->
    [no] is not
   *[yes] is
 } { $n }
cond-tokens-range = there are { $holds ->
    [no] fewer than { $n } or more than { $most }
   *[yes] { $n } to { $most }
 } { $what } on { $where }
cond-tokens-least = there { $n ->
    [one] is
   *[other] are
 } { $holds ->
    [no] less than
   *[yes] at least
 } { $things } on { $where }
cond-tokens-most = there { $n ->
    [one] is
   *[other] are
 } { $holds ->
    [no] more than
   *[yes] at most
 } { $things } on { $where }
cond-amount-least = { $kind ->
    [money] the money
   *[other] the number of { $what }
 } on { $where } is { $holds ->
    [no] less than { $n }
   *[yes] at least { $n }
 }
cond-amount-most = { $kind ->
    [money] the money
   *[other] the number of { $what }
 } on { $where } is { $holds ->
    [no] more than { $n }
   *[yes] at most { $n }
 }
cond-deck-empty = the { $deck } deck is { $holds ->
    [no] not empty
   *[yes] empty
 }
cond-track-full = the { $track } track is { $holds ->
    [no] not full
   *[yes] full
 }
cond-round = this is { $holds ->
    [no] before round { $n }
   *[yes] round { $n } or later
 } of the combat
cond-dice-equal = { $holds ->
    [no] not all dice show
   *[yes] all dice show
 } the same
cond-event-insane = you { $holds ->
    [no] do not go
   *[yes] go
 } insane
cond-event-lost_in_time_and_space = you are { $holds ->
    [no] not lost
   *[yes] lost
 } in time and space
cond-event-gain_clue = you { $holds ->
    [no] do not gain
   *[yes] gain
 } { $n ->
    [0] Clue tokens
    [one] { $n } Clue token or more at once
   *[other] { $n } Clue tokens or more at once
 }
cond-event-gain_money = you { $holds ->
    [no] do not gain
   *[yes] gain
 } { $n ->
    [0] money
   *[other] ${ $n } or more at once
 }
cond-event-devoured_by_innsmouth_look = you are { $holds ->
    [no] not devoured
   *[yes] devoured
 } by the Innsmouth Look
cond-spends = you { $holds ->
    [no] do not spend
   *[yes] spend
 } { $things }
cond-spends-at = { $text } in { $place }
cond-spends-phase = { $text } in { $phase }
cond-awakens = the Ancient One { $holds ->
    [no] does not awaken
   *[yes] awakens
 }
cond-special-bokrug-count-8 = the Clue tokens and Beings of Ib on the sheet { $holds ->
    [no] together are fewer than 8
   *[yes] together are 8 or more
 }
cond-special-elder-sign-in-neighborhood = { $holds ->
    [no] no elder sign is
   *[yes] an elder sign is
 } in your neighborhood
cond-special-sealing-possible = gates { $holds ->
    [no] cannot be sealed
   *[yes] can be sealed
 } now
cond-special-someone-could-not-pay = { $holds ->
    [no] every investigator
   *[yes] not every investigator
 } had a Clue token to lose
cond-special-tomes-gone = your Tomes are { $holds ->
    [no] not all gone
   *[yes] all gone
 }
cond-special-in-an-encounter = you are { $holds ->
    [no] not having an encounter
   *[yes] having an encounter
 }
cond-special-fruitless-encounter-check = a check of an encounter, outside combat, { $holds ->
    [no] had a success
   *[yes] had no success
 }
cond-special-somebody-in-innsmouth-jail = { $holds ->
    [no] nobody
   *[yes] somebody
 } is in the Innsmouth Jail Cell
