"""`shots` draws every scene without a screen."""

from pathlib import Path

import pygame
import pytest

from arkham_desktop.desktop import shots


def test_every_scene_is_drawn_and_none_is_empty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shots, "SIZES", ((1280, 720),))
    assert shots.main(tmp_path / "made") == 0
    pictures = sorted((tmp_path / "made").glob("*.png"))
    names = {path.stem.rpartition("-")[0] for path in pictures}
    assert {"title", "new-game", "table", "table-combat", "settings", "won", "lost"} <= names
    assert {"table-towns", "table-dunwich", "table-innsmouth"} <= names
    assert len(pictures) == len(names)
    assert f"{len(pictures)} pictures" in capsys.readouterr().out
    for path in pictures:
        picture = pygame.image.load(path)
        assert f"{picture.get_width()}x{picture.get_height()}" in path.stem
        colors = {tuple(picture.get_at((x, y))) for x in range(5, 1020, 7) for y in range(5, 640, 7)}
        assert len(colors) > 20, path.name
