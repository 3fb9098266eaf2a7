### Spaces without their preposition.
space-streets = the streets of { $name }
space-here = this space
space-aquatic = aquatic spaces
