"""Arkham Horror (2005 rules): the rules, the content, the words. Knows no window."""
