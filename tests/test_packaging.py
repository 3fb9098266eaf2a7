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


def _run_spec(system: str, monkeypatch: pytest.MonkeyPatch, work: Path) -> dict[str, _Recorder]:
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
    exec(code, {"SPECPATH": str(PACKAGING), "workpath": str(work)})
    return made


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_spec_names_only_files_that_exist_on_every_system(
    system: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made = _run_spec(system, monkeypatch, tmp_path)
    analysis, program = made["Analysis"], made["EXE"]
    for script in analysis.words[0]:
        assert Path(script).is_file()
    sources = [Path(source) for source, _ in analysis.named["datas"]]
    assert ROOT / "assets" in sources
    assert all(source.exists() for source in sources)
    assert program.named["name"] == "arkham-desktop"
    assert program.named["upx"] is False
    assert made["COLLECT"].named["upx"] is False


def _icon(system: str, monkeypatch: pytest.MonkeyPatch, work: Path) -> bytes:
    """What the program's icon for a system holds."""
    return Path(_run_spec(system, monkeypatch, work)["EXE"].named["icon"]).read_bytes()


def _drawn(pixels: int) -> bytes:
    return (ROOT / "assets" / "images" / "icon" / f"arkham-desktop-{pixels}.png").read_bytes()


def test_windows_gets_an_icon_with_every_size_as_it_is_drawn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = _icon("win32", monkeypatch, tmp_path)
    zero, kind, count = struct.unpack_from("<HHH", data)
    assert (zero, kind, count) == (0, 1, 7)
    end = 6 + 16 * count
    for number, pixels in enumerate((16, 24, 32, 48, 64, 128, 256)):
        line = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert line[:2] == (pixels % 256, pixels % 256)
        length, place = line[6:]
        assert place == end, "the pictures follow one another"
        assert data[place : place + length] == _drawn(pixels)
        end = place + length
    assert len(data) == end


def test_macos_gets_an_icon_with_every_size_as_it_is_drawn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = _icon("darwin", monkeypatch, tmp_path)
    assert data[:8] == b"icns" + struct.pack(">I", len(data))
    found, place = {}, 8
    while place < len(data):
        length = struct.unpack_from(">I", data, place + 4)[0]
        found[data[place : place + 4].decode()] = data[place + 8 : place + length]
        place += length
    pixels = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}
    assert found == {kind: _drawn(size) for kind, size in pixels.items()}


def test_linux_finds_the_icon_by_the_desktop_entry_and_not_in_the_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert _run_spec("linux", monkeypatch, tmp_path)["EXE"].named["icon"] is None


@pytest.mark.parametrize("pixels", [48, 128, 256])
def test_the_icons_of_the_linux_package_have_the_size_in_their_name(pixels: int) -> None:
    assert struct.unpack(">II", _drawn(pixels)[16:24]) == (pixels, pixels)


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
