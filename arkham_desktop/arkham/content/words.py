"""The closed lists of the content vocabulary: every word that a field of a card may hold.

A list is a `Literal` (so that mypy and pydantic both know it) and, where code walks over it, a tuple in
the printed order. The lists of lasting effects alone are in `effects.lasting_words`.
"""

from __future__ import annotations

from typing import Literal, get_args

# --- boards, symbols, skills -------------------------------------------------------------------------
Board = Literal["arkham", "dunwich", "innsmouth"]
Symbol = Literal["circle", "crescent", "diamond", "hexagon", "plus", "slash", "square", "star", "triangle"]
Color = Literal["blue", "green", "red", "yellow"]
GateCardColor = Literal[Color, "all"]
Skill = Literal["speed", "sneak", "fight", "will", "lore", "luck"]
SkillOrAll = Literal[Skill, "all"]
CheckKind = Literal[Skill, "evade", "horror", "combat", "spell"]
CheckOrAny = Literal[CheckKind, "close_gate", "any"]
CheckOrAll = Literal[CheckKind, "close_gate", "all"]

# --- what an investigator has ------------------------------------------------------------------------
Resource = Literal[
    "clue",
    "stamina",
    "sanity",
    "money",
    "gate_trophy",
    "monster_trophy",
    "monster_trophy_toughness",
    "max_stamina",
    "max_sanity",
    "movement",
    "focus",
    "stamina_or_sanity",
]
Spendable = Literal[
    "clue",
    "stamina",
    "sanity",
    "money",
    "gate_trophy",
    "monster_trophy",
    "monster_trophy_toughness",
    "movement",
    "stamina_or_sanity",
    "item",
]
Countable = Literal[
    "clue",
    "stamina",
    "sanity",
    "money",
    "gate_trophy",
    "monster_trophy",
    "item",
    "unique",
    "spell",
    "ally",
]
Statistic = Literal["stamina", "sanity"]
Status = Literal[
    "blessed",
    "cursed",
    "delayed",
    "arrested",
    "lost_in_time_and_space",
    "lose_turn",
    "retainer",
    "bank_loan",
    "loan_barred",
    "silver_twilight",
    "deputy",
    "rail_pass",
    "sheldon_gang",
    "dark_man_debt",
]

# --- cards and decks ---------------------------------------------------------------------------------
Deck = Literal[
    "common",
    "unique",
    "spell",
    "skill",
    "ally",
    "injury",
    "madness",
    "mythos",
    "dunwich_horror",
    "rubble",
    "visage",
    "dust",
]
CardDeck = Literal["common", "unique", "spell", "skill", "ally", "special"]
ShuffleDeck = Literal["mythos", "gate", "dunwich_horror", "rubble", "visage", "dust_1", "dust_2", "dust_3"]
ShopDeck = Literal["common", "unique"]
ModDeck = Literal[
    "common", "unique", "spell", "skill", "injury", "madness", "location", "gate", "innsmouth_look"
]
RandomDeck = Literal["common", "unique", "spell", "skill", "ally", "gate_trophy", "monster_trophy"]
ExtraDeck = Literal["dust_1", "dust_2", "dust_3", "visage"]
ReplacementDeck = Literal["common", "unique", "spell"]
Possession = Literal[
    "item",
    "common",
    "unique",
    "spell",
    "skill",
    "ally",
    "weapon",
    "tome",
    "injury",
    "madness",
    "environment",
    "this",
]
CardType = Literal["weapon", "tome", "task", "mission"]
ItemType = Literal["weapon_physical", "weapon_magical", "tome", "other", "task", "mission"]
Use = Literal["standard", "one_shot", "burst"]
SpecialKind = Literal[
    "status",
    "retainer",
    "bank_loan",
    "silver_twilight",
    "deputy",
    "rail_pass",
    "sheldon_gang",
    "condition",
    "injury",
    "madness",
    "replacement",
    "innsmouth_look",
]
PriceWord = Literal["list", "half_up", "double"]
DrawUse = Literal["resolve", "gate_place"]
RedrawWhat = Literal["monster", "mythos", "gate_card", "location_card"]
Token = Literal["clue", "stamina", "sanity", "money", "monster", "zhar", "visage"]
TokenOn = Literal["this", "taken_card", "sheet", "you"]
SpellPhase = Literal["any", "upkeep", "movement"]
SpellWhen = Literal["combat", "evade", "check", "lose_stamina", "end_of_movement"]
MythosType = Literal["headline", "environment", "rumor", "special"]
MythosTrait = Literal["mystic", "urban", "weather"]
ExtraKind = Literal["rule", "dust", "visage", "token", "track"]

# --- people ------------------------------------------------------------------------------------------
Who = Literal[
    "all",
    "in_arkham",
    "in_streets",
    "in_aquatic",
    "in_other_worlds",
    "here",
    "here_and_adjacent",
    "lost_in_time_and_space",
    "first_player",
    "highest_stamina",
    "lowest_stamina",
    "lowest_sanity",
    "any_one",
    "any_other",
    "open_gates",
    "your_items",
    "your_spells",
]
Among = Literal["here", "others_here", "in_arkham", "in_streets", "in_aquatic"]
Picker = Literal["you", "first_player"]
Happened = Literal["insane", "unconscious", "horror_check_failed"]

# --- places ------------------------------------------------------------------------------------------
SpaceKind = Literal["street", "location", "sub_location", "sky", "outskirts", "limbo", "vortex"]
Icon = Literal["clue", "money", "common", "unique", "spell", "skill", "stamina", "sanity", "blessing", "ally"]
Arrow = Literal["white", "black", "both"]
MoveTo = Literal[
    "street",
    "any_space",
    "any_space_arkham",
    "any_location_arkham",
    "any_aquatic_location",
    "drawn_gate_location",
    "caster_space",
]
SpawnAt = Literal["here", "this", "outskirts", "surging_gate", "drawn_gate_location", "each_open_gate_to"]
SpawnFrom = Literal["sheet", "monster_trophies", "this"]
Area = Literal["this", "here", "arkham", "board", "streets", "locations", "sky", "outskirts", "all"]
WorldWord = Literal["any", "this", "nearest_open_gate", "hardest_open_gate", "top_gate_marker"]
GateWhich = Literal["here", "any", "this", "entered"]
ClueAt = Literal["all", "each_unstable_location_without_open_gate"]
ElderSignAt = Literal["here", "any_unstable_location_without_gate"]
AtWord = Literal["streets", "aquatic", "here"]
InWord = Literal["arkham", "street", "location", "other_world"]
Where = Literal["arkham", "innsmouth", "streets", "aquatic", "unstable_locations", "combat", "outside_combat"]

# --- monsters ----------------------------------------------------------------------------------------
Movement = Literal["normal", "fast", "flying", "stationary", "special", "stalker", "aquatic", "none"]
Trait = Literal[
    "ambush",
    "endless",
    "undead",
    "physical_resistance",
    "physical_immunity",
    "magical_resistance",
    "magical_immunity",
    "weapon_immunity",
    "nightmarish:1",
    "nightmarish:2",
    "overwhelming:1",
    "overwhelming:2",
]
Defense = Literal[
    "physical_resistance", "physical_immunity", "magical_resistance", "magical_immunity", "special"
]
TrophyWhat = Literal["monster", "monster_from_cup", "any_monster_on_board"]

# --- time --------------------------------------------------------------------------------------------
Until = Literal[
    "this_check",
    "end_of_combat",
    "end_of_turn",
    "end_of_next_turn",
    "end_of_next_mythos",
    "end_of_game",
    "permanent",
]
When = Literal[
    "any",
    "at_once",
    "setup",
    "game_begins",
    "upkeep_start",
    "upkeep",
    "movement",
    "end_of_movement",
    "enter_location",
    "arkham_encounter",
    "mythos",
    "end_of_mythos",
    "check",
    "check_failed",
    "evade",
    "evade_failed",
    "before_horror_check",
    "before_combat",
    "combat",
    "before_combat_check",
    "combat_passed",
    "combat_failed",
    "combat_round_end",
    "end_of_combat",
    "return_to_arkham",
    "cast_spell",
    "spend_clue",
    "encounter_card_drawn",
    "draw_injury",
    "draw_madness",
    "arrested",
    "encounter_monster",
    "defeat_monster",
    "draw_from_cup",
    "monster_surge",
    "monster_enters",
    "monster_enters_sky",
    "gate_opens",
    "gate_prevented",
    "close_gate",
    "lose_sanity",
    "lose_stamina",
    "gain_clue",
    "gain_money",
    "gain_monster_trophy",
    "gain_status",
    "enter_play",
    "ally_lost",
    "doom_added",
    "terror_rises",
    "feds_raid",
    "unconscious",
    "insane",
    "stamina_or_sanity_zero",
    "lost_in_time_and_space",
    "devoured",
    "awaken",
    "final_battle_start",
    "final_battle_round",
    "battle_attack",
]
EventWhat = Literal[
    "insane", "lost_in_time_and_space", "gain_clue", "gain_money", "devoured_by_innsmouth_look"
]
Per = Literal["turn", "game", "check"]

# --- tracks ------------------------------------------------------------------------------------------
Track = Literal["terror", "doom", "dunwich_horror", "deep_ones_rising", "feds_raid"]

SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
SKILLS: tuple[Skill, ...] = get_args(Skill)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
DECKS: tuple[Deck, ...] = get_args(Deck)
STATUSES: tuple[Status, ...] = get_args(Status)
TRACKS: tuple[Track, ...] = get_args(Track)
MOVEMENTS: tuple[Movement, ...] = get_args(Movement)
TRAITS: tuple[Trait, ...] = get_args(Trait)
MOMENTS: tuple[When, ...] = get_args(When)
