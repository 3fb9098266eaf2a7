"""Where the user's files go."""

from pathlib import Path

import pytest

from arkham_desktop.folders import HOME_VARIABLE, FolderError, Folders, in_words, user_folders


def test_one_variable_moves_all_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    home = tmp_path / "home"
    folders = user_folders()
    assert folders == Folders(home / "saves", home / "settings", home / "logs")
    assert not home.exists()
    folders.make()
    folders.make()
    assert sorted(path.name for path in home.iterdir()) == ["logs", "saves", "settings"]


@pytest.mark.parametrize("value", [None, ""])
def test_without_it_the_folders_are_the_systems_own(
    monkeypatch: pytest.MonkeyPatch, value: str | None
) -> None:
    if value is None:
        monkeypatch.delenv(HOME_VARIABLE)
    else:
        monkeypatch.setenv(HOME_VARIABLE, value)
    folders = user_folders()
    for folder in (folders.saves, folders.settings, folders.logs):
        assert folder.is_absolute()
        assert "arkham-desktop" in folder.parts
    assert len({folders.saves, folders.settings, folders.logs}) == 3


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


def test_errors_of_the_system_are_told_with_their_file_and_without_their_number(tmp_path: Path) -> None:
    with pytest.raises(OSError) as told:  # noqa: PT011 - its text is what is tested
        (tmp_path / "gone").read_text()
    assert in_words(told.value) == f"{tmp_path / 'gone'}: No such file or directory"
    assert in_words(OSError(28, "No space left on device")) == "No space left on device"
    assert in_words(FolderError("The folder can't be made")) == "The folder can't be made"
    assert in_words(ValueError("three is no color")) == "three is no color"
