"""Demos: scenarios with captions. Each shows a worked example of the rules, and is a test of it.

A file is named after the rule that it shows and what happens in it. `README.md` documents the format; it is
made by `python -m arkham_desktop.demos.reference`.
"""

from __future__ import annotations

from pathlib import Path

from arkham_desktop.resources import packaged

FOLDER = packaged("demos")


def demos() -> list[Path]:
    """The files of all demos, sorted by name."""
    return sorted(FOLDER.glob("*.json"))
