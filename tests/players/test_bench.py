"""Measuring how fast random games run."""

from __future__ import annotations

import json

import pytest

from arkham_desktop import cli
from arkham_desktop.players import bench


def test_a_rate_counts_decisions_a_second_with_and_without_the_forced_ones() -> None:
    rate = bench.Rate("some game", games=2, asked=300, forced=100, seconds=0.5)
    assert (rate.decisions, rate.with_forced) == (600, 800)
    assert bench.Rate("nothing yet").decisions == 0


def test_bench_prints_its_rates(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--seconds", "1", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert [rate["name"] for rate in record["rates"]][:2] == [
        "Arkham Desktop, 2 investigators",
        "Arkham Desktop, 8 investigators",
    ]
    assert all(rate["decisions_per_second"] > 0 for rate in record["rates"])


def test_without_the_peer_there_is_no_ratio() -> None:
    measured = bench.measure(0, peer=False)
    assert len(measured.rates) == 2
    assert measured.ratio is None
