"""The scenes: title, set-up, saved games, settings, keys, pause, hand-over, result, messages, the table."""
