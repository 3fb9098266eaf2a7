"""What all scenes share: settings, saved games, folders, and the way into the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arkham_desktop.desktop.settings import Settings, SettingsStore
from arkham_desktop.folders import Folders

if TYPE_CHECKING:
    from arkham_desktop.arkham.saves import SavedGames
    from arkham_desktop.desktop.scene import Scene
    from arkham_desktop.engine.session import Session


def _nothing() -> None:
    """Stand in for what only a real window can do."""


def _table(session: Session) -> Scene:
    from arkham_desktop.desktop.scenes.table import TableScene  # noqa: PLC0415 - its scenes use this

    return TableScene(session)


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
    saves: SavedGames
    open_table: Callable[[Session], Scene] = _table
    apply_settings: Callable[[], None] = field(default=_nothing)

    @property
    def settings(self) -> Settings:
        """The settings in use."""
        return self.store.settings
