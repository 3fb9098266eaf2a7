### Why a part of a check counts less or not at all.
poolnote-resisted = halved by resistance
poolnote-immune = nothing, because of immunity
poolnote-not_wielded = not in hand
poolnote-not_now = does not apply now
