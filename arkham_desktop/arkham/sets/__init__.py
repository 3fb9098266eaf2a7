"""The sets: a folder each, with its content as JSON and the rules that only it has."""
