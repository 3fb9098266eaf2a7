"""The panels around the table: top bar, strip, rail, dock and decision bar.

Each draws itself from the position and hands back the widgets that stand on it; what pressing them does is
the table scene's business. ``texts`` is the one place where the game's words come from.
"""
