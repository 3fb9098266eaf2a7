### How monsters of special movement move, by kind.
specialmove-hound-of-tindalos = go straight to the location of the nearest investigator in a location, but never to Arkham Asylum or St. Mary’s Hospital; of several as near, to the one with the lowest Sneak
