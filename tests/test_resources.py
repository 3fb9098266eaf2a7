"""Assets are found wherever the program was started from, and each is credited."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from arkham_desktop import resources
from arkham_desktop.resources import MissingAssetError, asset, assets_folder

ICONS = sorted(path.name for path in asset("icons").iterdir())
FONTS = sorted(path.name for path in asset("fonts").iterdir() if path.suffix in (".ttf", ".otf"))
RUSSIAN = "".join(chr(code) for code in range(ord("А"), ord("я") + 1)) + "Ёё№—«»…−"
PORTUGUESE = "ÃÕÇÁÉÍÓÚÂÊÔÀãõçáéíóúâêôà"


def test_an_asset_of_the_repository_is_found() -> None:
    assert asset("icons/gate.svg").is_file()
    assert asset("icons") == assets_folder() / "icons"


def test_a_missing_asset_is_named() -> None:
    with pytest.raises(MissingAssetError, match=r"'icons/no-such\.svg' isn't in .*icons"):
        asset("icons/no-such.svg")


@pytest.mark.parametrize("name", ["../run.py", "/etc/hosts", "icons/../../run.py", "C:/x", "icons\\gate.svg"])
def test_a_path_out_of_the_assets_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is no path inside the assets"):
        asset(name)


def test_a_frozen_executable_finds_what_it_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets" / "icons").mkdir(parents=True)
    (tmp_path / "assets" / "icons" / "only-here.svg").touch()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert asset("icons/only-here.svg") == tmp_path / "assets" / "icons" / "only-here.svg"


@pytest.mark.parametrize("folder", ["assets", "arkham_desktop/assets"])
def test_assets_are_found_beside_the_package_and_inside_an_installed_one(tmp_path: Path, folder: str) -> None:
    package = tmp_path / "arkham_desktop"
    package.mkdir()
    (package / "__init__.py").touch()
    shutil.copy(resources.__file__, package)
    (tmp_path / folder).mkdir()
    (tmp_path / folder / "x.svg").touch()
    question = "from arkham_desktop.resources import asset; print(asset('x.svg'))"
    command = [sys.executable, "-c", question]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr == ""
    assert Path(done.stdout.strip()).samefile(tmp_path / folder / "x.svg")


def test_the_credits_name_every_icon_and_nothing_else() -> None:
    credits_page = asset("CREDITS.md").read_text(encoding="utf-8")
    credited = re.findall(r"^\| `([a-z0-9-]+\.svg)` \|", credits_page, flags=re.MULTILINE)
    assert sorted(credited) == ICONS


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_drawn_in_white_on_nothing(name: str) -> None:
    picture = pygame.image.load_sized_svg(asset(f"icons/{name}"), (48, 48))
    assert max(picture.get_size()) == 48
    alphas = pygame.mask.from_surface(picture, 127)
    assert 60 < alphas.count() < 48 * 48 * 0.75
    x, y = next((x, y) for y in range(48) for x in range(48) if picture.get_at((x, y)).a == 255)
    assert tuple(picture.get_at((x, y))) == (255, 255, 255, 255)


@pytest.mark.parametrize("name", FONTS)
def test_a_font_has_its_license_and_the_letters_of_every_language(name: str) -> None:
    family = name.partition("-")[0]
    assert "SIL OPEN FONT LICENSE" in asset(f"fonts/{family}-OFL.txt").read_text(encoding="utf-8")
    assert f"`{family}-*.ttf`" in asset("CREDITS.md").read_text(encoding="utf-8")
    pygame.font.init()
    font = pygame.font.Font(asset(f"fonts/{name}"), 20)
    text = RUSSIAN + PORTUGUESE
    missing = [letter for letter, metrics in zip(text, font.metrics(text), strict=True) if metrics is None]
    assert missing == []
