"""Where the user's files go."""

from pathlib import Path

import pytest

from arkham_desktop.folders import HOME_VARIABLE, FolderError, Folders, user_folders


def test_one_variable_moves_all_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    home = tmp_path / "home"
    folders = user_folders()
    assert folders == Folders(home / "saves", home / "settings", home / "logs", home / "homebrew")
    assert not home.exists()
    folders.make()
    folders.make()
    assert sorted(path.name for path in home.iterdir()) == ["homebrew", "logs", "saves", "settings"]


@pytest.mark.parametrize("value", [None, ""])
def test_without_it_the_folders_are_the_systems_own(
    monkeypatch: pytest.MonkeyPatch, value: str | None
) -> None:
    if value is None:
        monkeypatch.delenv(HOME_VARIABLE)
    else:
        monkeypatch.setenv(HOME_VARIABLE, value)
    folders = user_folders()
    for folder in (folders.saves, folders.settings, folders.logs, folders.homebrew):
        assert folder.is_absolute()
        assert "arkham-desktop" in folder.parts
    assert len({folders.saves, folders.settings, folders.logs, folders.homebrew}) == 4


def test_a_folder_that_cannot_be_made_is_named_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "saves").write_text("a file in the way", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    with pytest.raises(FolderError, match=rf"saves can't be made \(.+\): .*{HOME_VARIABLE}"):
        user_folders().make()


def test_the_home_of_somebody_unknown_is_told_with_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, "~nobody-of-this-name/arkham")
    with pytest.raises(FolderError, match=rf"{HOME_VARIABLE} is ~nobody-of-this-name/arkham.*: set it to"):
        user_folders()
