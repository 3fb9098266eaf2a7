### Types of items.
cardtype-weapon = weapon
cardtype-tome = Tome
cardtype-task = Task
cardtype-mission = Mission
cardtype-weapon_physical = Physical weapon
cardtype-weapon_magical = Magical weapon
cardtype-other = item
