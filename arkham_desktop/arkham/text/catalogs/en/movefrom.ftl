### Where monsters are moved from.
movefrom-board = anywhere on the board
movefrom-sky = in the Sky
movefrom-adjacent = in adjacent spaces
