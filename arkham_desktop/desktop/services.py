"""What all scenes share: settings, saved games, folders, and the way into the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from arkham_desktop.desktop.settings import Settings, SettingsStore
from arkham_desktop.folders import Folders

if TYPE_CHECKING:
    from arkham_desktop.desktop.scene import Scene


def _nothing() -> None:
    """Stand in for what only a real window can do."""


@dataclass(slots=True)
class Services:
    """What all scenes share.

    Attributes:
        store: the settings and their file.
        folders: of the user.
        saves: the saved games.
        open_table: makes the table scene of a session.
        apply_settings: makes the window follow changed settings (scale, full screen, language).
    """

    store: SettingsStore
    folders: Folders
    saves: Any = None
    open_table: Callable[[Any], Scene] | None = None
    apply_settings: Callable[[], None] = field(default=_nothing)

    @property
    def settings(self) -> Settings:
        """The settings in use."""
        return self.store.settings
