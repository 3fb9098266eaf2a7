"""What the commands print for people."""

from __future__ import annotations

import json

from arkham_desktop.arkham.content.counts import ContentReport
from arkham_desktop.arkham.scenario import Report
from arkham_desktop.players.bench import Measured
from arkham_desktop.players.simulation import Results


def simulation(results: Results, *, traces: bool = False) -> str:
    """The results of a simulation."""
    endings = ", ".join(f"{reason} {n}" for reason, n in results.endings.most_common())
    lines = [
        f"games          {results.games}, {results.finished} played to the end",
        f"endings        {endings or 'none'}",
        f"victories      {results.victories}",
        f"turns          {results.turns}",
        f"decisions      {results.decisions} with two or more options, {results.forced} forced",
        f"a second       {results.decisions_per_second} decisions with two or more options",
        f"checked        {results.checked} games, {len(results.problems)} unsound",
    ]
    for failure in (*results.problems, *results.exceptions):
        lines += [
            "",
            f"seed {failure.seed}, {failure.players} players: {failure.message}",
            f"  {failure.repeat}",
        ]
        if traces and failure.trace:
            lines.append(failure.trace.rstrip())
    if results.never is not None:
        missing = sum(len(names) for names in results.never.values())
        lines += ["", f"never took effect: {missing}"]
        lines += [f"  {kind}: {', '.join(names)}" for kind, names in results.never.items()]
    if results.achievements is not None:
        lines += ["", f"{'achievement':32}{'games':>8}{'passed':>8}{'failed':>8}{'open':>8}"]
        lines += [
            f"{name:32}{one['offered']:8}{one['passed']:8}{one['failed']:8}{one['open']:8}"
            for name, one in results.achievements.dump().items()
        ]
    return "\n".join(lines)


def scenario(report: Report) -> str:
    """The checks of a scenario."""
    lines = [report.title] if report.title else []
    for check in report.checks:
        mark = "ok  " if check.ok else "FAIL"
        line = f"{mark} {check.where}: {check.path} is {json.dumps(check.actual)}"
        lines.append(line if check.ok else f"{line}, expected {json.dumps(check.expected)}")
    if report.failure is not None:
        lines.append(f"FAIL {report.failure}")
    good = sum(check.ok for check in report.checks)
    lines.append(f"{good} of {len(report.checks)} checks hold")
    return "\n".join(lines)


def content(report: ContentReport) -> str:
    """What the content holds and what of it is missing."""
    lines = []
    for set_name, kinds in report.counts.items():
        lines.append(set_name)
        for kind, count in kinds.items():
            with_flavor = report.flavor.get(set_name, {}).get(kind, 0)
            house = report.house.get(set_name, {}).get(kind, 0)
            notes = f", {with_flavor} with flavor" if with_flavor else ""
            notes += f", {house} of our own" if house else ""
            name = kind.replace("_", " ")
            lines.append(f"  {name:22}{count.records:5} records {count.copies:5} copies{notes}")
    lines.append(f"not fully implemented: {len(report.unimplemented)}")
    lines += [f"  {row.set} {row.kind} {row.id}: {', '.join(row.lacks)}" for row in report.unimplemented]
    return "\n".join(lines)


def bench(measured: Measured) -> str:
    """The rates, one a line."""
    lines = [
        f"{rate.name:32}{rate.decisions:9} decisions/s with two or more options"
        f"{rate.with_forced:10} with forced ones   ({rate.games} games)"
        for rate in measured.rates
    ]
    if measured.ratio is not None:
        lines.append(
            f"Arkham Desktop is {measured.ratio:.2f} times as fast as catanatron among those with a choice"
        )
    else:
        lines.append("catanatron is not installed: python3 run.py setup --bench adds it for comparison")
    return "\n".join(lines)
