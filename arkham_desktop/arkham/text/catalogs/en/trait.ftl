### Traits of monsters; $n is the number behind it, 0 where it has none.
trait-ambush = Ambush
trait-endless = Endless
trait-undead = Undead
trait-physical_resistance = Physical Resistance
trait-physical_immunity = Physical Immunity
trait-magical_resistance = Magical Resistance
trait-magical_immunity = Magical Immunity
trait-weapon_immunity = Weapon Immunity
trait-nightmarish = Nightmarish { $n }
trait-overwhelming = Overwhelming { $n }
