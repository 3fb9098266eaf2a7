### The six skills.
skill-speed = Speed
skill-sneak = Sneak
skill-fight = Fight
skill-will = Will
skill-lore = Lore
skill-luck = Luck
skill-all = all skills
