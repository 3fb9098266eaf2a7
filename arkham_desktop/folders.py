"""Where the user's own files go: saved games, settings and logs."""

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

HOME_VARIABLE = "ARKHAM_DESKTOP_HOME"
"""Environment variable: one folder to hold all the user's files, in place of the system's usual places."""


class FolderError(OSError):
    """A folder of the user can't be made; the message says which, why and what to do."""


def in_words(error: Exception) -> str:
    """What went wrong, for a person: of the system's errors the file and the reason, without its number."""
    if not isinstance(error, OSError) or error.strerror is None:
        return str(error)
    return error.strerror if error.filename is None else f"{error.filename}: {error.strerror}"


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of the user; none need exist until `make` was called.

    Attributes:
        saves: one file a saved game.
        settings: the settings file.
        logs: what the program wrote down about its own running.
    """

    saves: Path
    settings: Path
    logs: Path

    @property
    def exports(self) -> Path:
        """Finished games as one file each; made when there is one to be kept."""
        return self.saves.parent / "exports"

    def make(self) -> None:
        """Make the folders that don't exist yet.

        Raises:
            FolderError: the system refuses.
        """
        for folder in (self.saves, self.settings, self.logs):
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                reason = error.strerror or str(error)
                raise FolderError(
                    f"The folder {folder} can't be made ({reason}): allow writing there, "
                    f"or set {HOME_VARIABLE} to a folder of your own"
                ) from error


def user_folders() -> Folders:
    """Return where the user's files go on this system, or under `HOME_VARIABLE` where that is set.

    Raises:
        FolderError: the variable names the home of somebody who does not exist.
    """
    home = os.environ.get(HOME_VARIABLE)
    if home:
        try:
            root = Path(home).expanduser().absolute()
        except RuntimeError as error:
            raise FolderError(
                f"{HOME_VARIABLE} is {home}, and nobody of that name has a home: set it to a whole path"
            ) from error
        return Folders(root / "saves", root / "settings", root / "logs")
    usual = PlatformDirs("arkham-desktop", appauthor=False)
    return Folders(usual.user_data_path / "saves", usual.user_config_path, usual.user_log_path)
