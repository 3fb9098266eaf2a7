### What things of the game mean, in a sentence or two: for tooltips and the rules.

## Traits of monsters
about-trait-ambush = Ambush: once the combat has begun you cannot flee. Evading it beforehand is possible.
about-trait-endless = Endless: when defeated it returns to the cup and is no trophy.
about-trait-undead = Undead: nothing by itself; some cards work against the Undead.
about-trait-physical_resistance = Physical Resistance: bonuses of Physical weapons are halved, rounded up, each by itself.
about-trait-physical_immunity = Physical Immunity: bonuses of Physical weapons count nothing.
about-trait-magical_resistance = Magical Resistance: bonuses of Magical weapons and Spells are halved, rounded up, each by itself.
about-trait-magical_immunity = Magical Immunity: bonuses of Magical weapons and Spells count nothing.
about-trait-weapon_immunity = Weapon Immunity: bonuses of weapons count nothing; those of Spells do.
about-trait-nightmarish = Nightmarish { $n }: even a passed Horror check costs { $n } Sanity.
about-trait-overwhelming = Overwhelming { $n }: even a victory costs { $n } Stamina.

## How monsters move when a Mythos card shows their symbol
about-movement-normal = Normal movement: one space along the white or black arrow, unless an investigator is in its space.
about-movement-fast = Fast movement: two spaces along the arrows, stopping at an investigator.
about-movement-flying = Flying movement: to an investigator in an adjacent street, else to the Sky, from where it reaches any street.
about-movement-stationary = Stationary: it never moves.
about-movement-special = Special movement: it moves as its own rules say.
about-movement-stalker = Stalker movement: toward an investigator in an adjacent space, else like a normal monster.
about-movement-aquatic = Aquatic movement: between aquatic spaces, to an investigator if there is one.
about-movement-none = It does not move.

## States of investigators
about-status-blessed = Blessed: dice succeed on 4, 5 and 6. A roll of 1 in Upkeep ends it.
about-status-cursed = Cursed: dice succeed on 6 only. A roll of 1 in Upkeep ends it.
about-status-delayed = Delayed: the next Movement phase is spent getting up.
about-status-arrested = In jail: half of the money is lost, and the next turn.
about-status-lost_in_time_and_space = Lost in time and space: the next turn is lost; after it, back to any street or location.
about-status-lose_turn = The next turn is lost, all phases but Mythos.
about-status-retainer = Retainer: $2 in each Upkeep. A roll of 1 ends it.
about-status-bank_loan = Bank Loan: $10 at once. In Upkeep a roll of 1 to 3 costs $1, or everything; $10 pay it off.
about-status-loan_barred = No further Bank Loan this game.
about-status-silver_twilight = Member of the Silver Twilight Lodge: encounters there are had in the Inner Sanctum.
about-status-deputy = Deputy of Arkham: $1 in each Upkeep, a revolver and the patrol wagon.
about-status-rail_pass = Rail Pass: trains cost nothing.
about-status-sheldon_gang = Member of the Sheldon Gang.
about-status-dark_man_debt = In debt to the Dark Man: he may come for it.

## Tokens
about-token-clue = Clue token: spend it after a roll for one more die, or five of them to seal a gate.
about-token-stamina = Stamina: at 0 you are knocked unconscious and wake up in St. Mary’s Hospital, or are lost in time and space.
about-token-sanity = Sanity: at 0 you go insane and wake up in Arkham Asylum, or are lost in time and space.
about-token-money = Money buys items and pays for services.
about-token-monster = Monster: whoever leaves its space, or ends movement there, fights or evades it.
about-token-zhar = Zhar token: it belongs to the Ancient One Zhar.
about-token-visage = Visage token: it belongs to its Ancient One.

## Tracks
about-track-terror = Terror level: it rises when monsters overflow the Outskirts. Shops close at 3, 6 and 9, Allies leave, and at 10 Arkham is overrun.
about-track-doom = Doom track: each gate that opens adds a token. When it is full, the Ancient One awakens.
about-track-dunwich_horror = Dunwich Horror track: when it is full, the Dunwich Horror appears.
about-track-deep_ones_rising = Deep Ones Rising: when it is full, the Ancient One awakens.
about-track-feds_raid = Feds Raid track: when it is full, Innsmouth is raided.

## Places and markers
about-place-street = Street: no gate opens here, and there are no encounters.
about-place-location = Location: have an encounter here, or use its ability if it has one.
about-place-sub_location = Part of a location.
about-place-sky = Sky: flying monsters wait here and can dive to any street.
about-place-outskirts = Outskirts: monsters beyond the limit wait here. One too many, and they return to the cup and terror rises.
about-place-limbo = Whoever is here comes back after a lost turn.
about-place-vortex = Vortex: monsters that move here vanish, and terror and doom follow.
about-mark-stable = Stable: no gate can open here.
about-mark-unstable = Unstable: gates can open here.
about-mark-gate = Gate: who ends a turn here unexplored is drawn to the Other World behind it.
about-mark-seal = Elder sign: no gate opens here any more. Six of them win the game.
about-mark-explored = Explored: you came back by this gate and may close it. Leaving the place loses the marker.
about-mark-closed = Closed: nobody enters.
about-mark-symbol = Dimension symbol: when a gate with it closes, all monsters with it leave.

## Phases
about-phase-setup = Setup: everybody gets possessions and sets the sliders.
about-phase-upkeep = Upkeep: refresh cards, take upkeep actions, move sliders.
about-phase-movement = Movement: walk, fight and evade monsters, trade, pick up Clue tokens.
about-phase-arkham_encounters = Arkham Encounters: have an encounter, use a location, go through or close a gate.
about-phase-other_world_encounters = Other World Encounters: a gate card for everybody in an Other World.
about-phase-mythos = Mythos: a gate opens, clues appear, monsters move, and the card does the rest.
about-phase-final_battle = Final battle: all investigators against the Ancient One.
