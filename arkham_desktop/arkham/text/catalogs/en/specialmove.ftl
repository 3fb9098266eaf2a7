### How monsters of special movement move, by kind.
specialmove-hound-of-tindalos = go straight to the location of the nearest investigator in a location, but never to Arkham Asylum or St. Mary’s Hospital; of several as near, to the one with the lowest Sneak
specialmove-hunting-horror = go straight to the nearest investigator in a street or unstable location, whatever the arrows and the distance; of several as near, to the one with the lowest Sneak, then to the one whom the first player picks; if there is none, stay
