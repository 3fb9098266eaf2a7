### The phases of a turn.
phase-setup = Setup
phase-upkeep = Upkeep
phase-movement = Movement
phase-arkham_encounters = Arkham Encounters
phase-other_world_encounters = Other World Encounters
phase-mythos = Mythos
phase-final_battle = Final battle
