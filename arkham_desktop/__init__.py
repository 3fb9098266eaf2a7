"""Arkham Desktop: the co-operative board game Arkham Horror for one computer, with every rule kept."""

from arkham_desktop.version import __version__

__all__ = ["__version__"]
