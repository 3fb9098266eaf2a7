### How monsters move.
movement-normal = normal
movement-fast = fast
movement-flying = flying
movement-stationary = stationary
movement-special = special
movement-stalker = stalker
movement-aquatic = aquatic
movement-none = no
