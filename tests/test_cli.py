"""The command line: exit statuses and what is printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arkham_desktop import cli
from arkham_desktop.version import __version__


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert __version__ in capsys.readouterr().out


def test_an_unknown_command_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["dance"]) == 2
    assert "dance" in capsys.readouterr().err


def test_content_prints_counts_by_set_and_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["content", "--sets", "base", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["counts"]["base"]["monsters"]["copies"] == 60
    assert record["counts"]["base"]["mythos"] == {"records": 67, "copies": 67}
    assert record["unimplemented"] == []


def test_content_lint_is_clean(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["content", "--lint", "--sets", "base"]) == 0
    assert "no mistakes" in capsys.readouterr().out


def test_a_broken_card_file_is_told_with_file_and_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "spells.json").write_text('[\n{"id": "zap"}\n]\n', encoding="utf-8")
    for words in (["content"], ["content", "--lint"]):
        assert cli.main([*words, "--sets", "base", "--homebrew", str(tmp_path)]) == 2
        printed = capsys.readouterr()
        assert "spells.json, line 2" in printed.out + printed.err
        assert "Traceback" not in printed.err


def scenario(folder: Path, text: str) -> str:
    path = folder / "scenario.json"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_scenario_that_holds_gives_status_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = scenario(tmp_path, '{"start": {"phase": "movement"}, "expect": {"phase": "movement"}}')
    assert cli.main(["scenario", path]) == 0
    assert "1 of 1 checks hold" in capsys.readouterr().out
    assert cli.main(["scenario", path, "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["ok"]
    assert record["view"]["phase"] == "movement"


def test_files_of_editors_that_put_a_mark_before_the_text_are_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = scenario(tmp_path, '\ufeff{"start": {"phase": "movement"}, "expect": {"phase": "movement"}}')
    assert cli.main(["scenario", path]) == 0
    fog = tmp_path / "fog"
    fog.mkdir()
    (fog / "items.json").write_text("\ufeff[]", encoding="utf-8")
    assert cli.main(["content", "--sets", "base", "--homebrew", str(fog)]) == 0
    capsys.readouterr()


def test_a_scenario_that_fails_gives_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = scenario(tmp_path, '{"start": {"phase": "movement"}, "expect": {"phase": "mythos"}}')
    assert cli.main(["scenario", path]) == 1
    assert 'FAIL expect: phase is "movement", expected "mythos"' in capsys.readouterr().out


def test_a_wrong_scenario_gives_status_2_and_names_the_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = scenario(tmp_path, '{"investigators": [{"id": "joe-diamond", "mony": 1}]}')
    assert cli.main(["scenario", path]) == 2
    assert f"{path}, investigators.0.mony: there is no such field" in capsys.readouterr().err
