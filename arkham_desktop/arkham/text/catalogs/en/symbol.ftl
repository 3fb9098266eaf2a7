### The nine dimension symbols.
symbol-circle = Circle
symbol-crescent = Crescent
symbol-diamond = Diamond
symbol-hexagon = Hexagon
symbol-plus = Plus
symbol-slash = Slash
symbol-square = Square
symbol-star = Star
symbol-triangle = Triangle
