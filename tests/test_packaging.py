"""What packaging/ says holds: files it names exist, for all three systems, as far as Linux can tell."""

from __future__ import annotations

import configparser
import re
import struct
import sys
import types
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
SYSTEMS = ("linux", "win32", "darwin")


class _Recorder:
    """Stands where PyInstaller's classes do, and keeps what it was told."""

    made: dict[str, _Recorder]

    def __init__(self, name: str, words: tuple[Any, ...], named: dict[str, Any]) -> None:
        self.words, self.named = words, named
        self.pure: list[Any] = []
        self.scripts: list[Any] = []
        self.binaries: list[Any] = []
        self.datas = [(target, source, "DATA") for source, target in named.get("datas", [])]
        self.made[name] = self


def _run_spec(system: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, _Recorder]:
    """Run the spec as PyInstaller on a system would, without making anything."""
    made: dict[str, _Recorder] = {}

    def recorder(name: str) -> Any:
        def make(*words: Any, **named: Any) -> _Recorder:
            _Recorder.made = made
            return _Recorder(name, words, named)

        return make

    def data_files(package: str, **_: Any) -> list[tuple[str, str]]:
        folder = ROOT / package
        return [(str(file), str(file.parent.relative_to(ROOT))) for file in folder.rglob("*.json")]

    parts = {
        "PyInstaller.building.api": {name: recorder(name) for name in ("COLLECT", "EXE", "PYZ")},
        "PyInstaller.building.build_main": {"Analysis": recorder("Analysis")},
        "PyInstaller.utils.hooks": {
            "collect_data_files": data_files,
            "collect_submodules": lambda package: [package],
        },
    }
    for name in ("PyInstaller", "PyInstaller.building", "PyInstaller.utils", *parts):
        module = types.ModuleType(name)
        for key, value in parts.get(name, {}).items():
            setattr(module, key, value)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys, "platform", system)
    spec = PACKAGING / "arkham-desktop.spec"
    code = compile(spec.read_text(encoding="utf-8"), str(spec), "exec")
    exec(code, {"SPECPATH": str(PACKAGING)})
    return made


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_spec_names_only_files_that_exist_on_every_system(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = _run_spec(system, monkeypatch)
    analysis, program = made["Analysis"], made["EXE"]
    for script in analysis.words[0]:
        assert Path(script).is_file()
    sources = [Path(source) for source, _ in analysis.named["datas"]]
    assert ROOT / "assets" in sources
    assert all(source.exists() for source in sources)
    assert program.named["name"] == "arkham-desktop"
    assert program.named["upx"] is False
    assert made["COLLECT"].named["upx"] is False


@pytest.mark.parametrize(("system", "begins"), [("win32", b"\0\0\1\0"), ("darwin", b"icns")])
def test_windows_and_macos_get_an_icon_of_their_own_kind(
    system: str, begins: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    icon = Path(_run_spec(system, monkeypatch)["EXE"].named["icon"])
    assert icon.read_bytes().startswith(begins)


@pytest.mark.parametrize("pixels", [48, 128, 256])
def test_the_icons_of_the_linux_package_have_the_size_in_their_name(pixels: int) -> None:
    data = (ROOT / "assets" / "images" / "icon" / f"arkham-desktop-{pixels}.png").read_bytes()
    assert struct.unpack(">II", data[16:24]) == (pixels, pixels)


def test_the_desktop_entry_starts_the_command_under_the_window_s_name() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(PACKAGING / "linux" / "arkham-desktop.desktop", encoding="utf-8")
    main = entry["Desktop Entry"]
    assert main["Type"] == "Application"
    assert main["Exec"] == "arkham-desktop"
    assert main["Icon"] == "arkham-desktop"
    app = (ROOT / "arkham_desktop" / "desktop" / "app.py").read_text(encoding="utf-8")
    assert f'"SDL_VIDEO_X11_WMCLASS", "{main["StartupWMClass"]}"' in app


def test_the_workflow_builds_on_three_systems_with_scripts_that_exist() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    scripts = re.findall(r"python (\S+\.py)", text)
    assert scripts
    assert all((ROOT / script).is_file() for script in scripts)
    assert {name.split("-")[0] for name in re.findall(r"os: (\w+-[\w.]+)", text)} == {
        "ubuntu",
        "windows",
        "macos",
    }
    assert "arkham-desktop.exe" in text
    assert text.count("--smoke") == 2


def test_the_papers_beside_the_program_exist_and_are_about_this_version() -> None:
    text = (PACKAGING / "build.py").read_text(encoding="utf-8")
    papers = re.search(r"PAPERS = \((.*?)\)", text, re.DOTALL)
    assert papers is not None
    for paper in re.findall(r'"([^"]+)"', papers[1]):
        assert (ROOT / paper).is_file(), paper
