### Colors of the arrows on the boards.
arrow-white = white arrows
arrow-black = black arrows
