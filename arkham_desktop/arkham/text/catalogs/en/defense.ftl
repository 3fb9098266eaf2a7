### Defenses of Ancient Ones.
defense-physical_resistance = Physical Resistance
defense-physical_immunity = Physical Immunity
defense-magical_resistance = Magical Resistance
defense-magical_immunity = Magical Immunity
defense-special = special defense
