"""Settings: kept strictly, broken files put aside with a sentence."""

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from arkham_desktop.desktop.settings import Settings, SettingsStore


def test_without_a_file_the_defaults_hold_and_nothing_is_told(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path)
    assert store.settings == Settings()
    assert store.problem == ""


def test_a_change_is_kept(tmp_path: Path) -> None:
    assert SettingsStore(tmp_path / "made" / "later").change(scale=150, animations="fast")
    again = SettingsStore(tmp_path / "made" / "later")
    assert again.settings.wanted_scale == 1.5
    assert again.settings.pace == 0.5


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("scale", 110),
        ("animations", "sleepy"),
        ("language", "xx"),
        ("window", [3, 3]),
        ("keys", {"fly": "x"}),
        ("keys", {"end": ""}),
        ("keys", {"end": "hyper+e"}),
        ("keys", {"end": "shift+ctrl+e"}),
    ],
)
def test_a_value_that_is_not_allowed_changes_nothing(tmp_path: Path, field: str, value: object) -> None:
    store = SettingsStore(tmp_path)
    with pytest.raises(ValidationError):
        store.change(**{field: value})
    assert store.settings == Settings()
    assert not store.path.exists()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "Invalid JSON"),
        ('{\n "scale": 110\n}', "scale (line 2): must be one of 75"),
        ('{"volume": 3}', "volume (line 1)"),
        ('{"version": 2}', "version (line 1)"),
        ('{"last_setup": {"persons": ["%s"]}}' % ("x" * 1_000_000), "last_setup.persons.0 (line 1)"),
        ("[]", "settings.json"),
    ],
)
def test_a_broken_file_is_told_kept_and_replaced_by_the_defaults(
    tmp_path: Path, text: str, told: str
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    store = SettingsStore(tmp_path)
    assert store.settings == Settings()
    assert told in store.problem
    kept = tmp_path / "settings.unreadable-1.json"
    assert kept.read_text(encoding="utf-8") == text
    assert str(kept) in store.problem
    store.change(scale=200)
    assert json.loads(path.read_text(encoding="utf-8"))["scale"] == 200
    assert kept.read_text(encoding="utf-8") == text


def test_a_second_broken_file_does_not_replace_the_first(tmp_path: Path) -> None:
    for text in ("{", "["):
        (tmp_path / "settings.json").write_text(text, encoding="utf-8")
        SettingsStore(tmp_path)
    kept = sorted(path.read_text(encoding="utf-8") for path in tmp_path.glob("settings.unreadable-*.json"))
    assert kept == ["[", "{"]


def test_a_file_with_a_mark_before_its_text_is_read(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('\ufeff{"full_screen": true}', encoding="utf-8")
    store = SettingsStore(tmp_path)
    assert store.problem == ""
    assert store.settings.full_screen


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"\xff\xfe\x00")
    assert "can’t be read" in SettingsStore(tmp_path).problem


def test_a_file_that_cannot_be_written_is_told_and_the_change_holds(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("", encoding="utf-8")
    store = SettingsStore(tmp_path / "in the way")
    assert not store.change(scale=200)
    assert "can’t be written" in store.problem
    assert store.settings.scale == 200
