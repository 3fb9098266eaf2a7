### Colors of gate cards and Other Worlds.
color-blue = blue
color-green = green
color-red = red
color-yellow = yellow
color-all = every color
