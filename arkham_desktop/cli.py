"""The command line: `play` (without a command), `simulate`, `scenario`, `content`, `bench`, `shots`.

Exit status: 0 when all is well, 1 when something was found wrong, 2 for input that cannot be used.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from arkham_desktop.folders import in_words
from arkham_desktop.version import __version__

WELL, WRONG, UNUSABLE, STOPPED = 0, 1, 2, 130
_SHOWN = 40
"""Characters of a wrong value that are repeated to the person."""


class BadInputError(Exception):
    """Something the user gave cannot be used; the text says what and what to do."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status.

    Args:
        argv: the words after the program's name; those of the process when left out.
    """
    parser = _parser()
    words = list(sys.argv[1:] if argv is None else argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a sign that the terminal lacks is no fault
    try:
        arguments = parser.parse_args(words)
        if arguments.smoke and arguments.run is not _play:
            parser.error("--smoke goes without a command")
    except SystemExit as done:  # argparse has told what is wrong, or printed the help
        return int(done.code or 0)
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        status = run(arguments)
        if sys.stdout is not None:  # it is None for a program that was started with its output closed
            sys.stdout.flush()
        return status
    except BadInputError as error:
        return _unusable(str(error))
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:  # whoever read the output has gone
        _drop_output()
        return STOPPED
    except OSError as error:
        if error.errno is None or error.filename is not None:
            return _unusable(in_words(error))
        _drop_output()
        return _unusable(f"the output cannot be written ({in_words(error)}): send it elsewhere")


def _unusable(sentence: str) -> int:
    print(f"arkham-desktop: {sentence}", file=sys.stderr)
    return UNUSABLE


def _drop_output() -> None:
    """Print nothing more, not even what is still in the buffer at the interpreter's end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="arkham-desktop", description="The board game Arkham Horror on one computer."
    )
    parser.add_argument("--version", action="version", version=f"Arkham Desktop {__version__}")
    parser.add_argument(
        "--smoke",
        action="store_true",
        help="try the program: open the window, play three turns, save, load, take a picture, end",
    )
    parser.set_defaults(run=_play)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    play = commands.add_parser("play", help="open the window (this is what happens without a command)")
    play.set_defaults(run=_play)
    _add_simulate(commands.add_parser("simulate", help="play whole games without a person"))
    scenario = commands.add_parser("scenario", help="run a scenario file and print its checks")
    scenario.add_argument("file", type=_path, metavar="FILE")
    scenario.add_argument("--json", action="store_true", help="print the report as JSON")
    scenario.set_defaults(run=_scenario)
    content = commands.add_parser("content", help="count the content and list what is not implemented")
    content.add_argument("--lint", action="store_true", help="look for mistakes instead")
    content.add_argument(
        "--sets", type=_sets, default=None, metavar="LIST", help="sets, with commas between (default: all)"
    )
    content.add_argument(
        "--homebrew",
        action="append",
        default=[],
        type=_path,
        metavar="FOLDER",
        help="also a set of one's own, by its folder; may be given several times",
    )
    content.add_argument("--json", action="store_true", help="print the report as JSON")
    content.set_defaults(run=_content)
    bench = commands.add_parser(
        "bench", help="measure decisions a second, beside catanatron if it is installed"
    )
    bench.add_argument(
        "--seconds", type=_positive, default=5, metavar="N", help="how long each measurement takes (5)"
    )
    bench.add_argument("--json", action="store_true", help="print the report as JSON")
    bench.add_argument(
        "--window", action="store_true", help="measure the window in place of it: frames, start, memory"
    )
    bench.set_defaults(run=_bench)
    shots = commands.add_parser("shots", help="draw every scene into pictures, without a screen")
    shots.add_argument("folder", type=_path, metavar="DIR", help="made where it does not exist")
    shots.set_defaults(run=_shots)
    return parser


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games", type=_positive, metavar="N", help="how many games (100; with --until-every-card 3000)"
    )
    parser.add_argument(
        "--players", type=_players, default=(2,), metavar="K", help="investigators (2); 1,2,4,8 takes turns"
    )
    parser.add_argument(
        "--sets", type=_sets, default=("base",), metavar="LIST", help="sets, with commas between (base)"
    )
    parser.add_argument("--seed", type=_whole, default=0, metavar="S", help="seed of the first game (0)")
    parser.add_argument("--ancient-one", default="random", metavar="ID", help="the Ancient One (random)")
    parser.add_argument(
        "--policy",
        choices=("random", "curious", "explorer", "sensible"),
        help="who plays (random; with --until-every-card explorer)",
    )
    parser.add_argument("--herald", default=None, metavar="ID", help="a Herald, or random (none)")
    parser.add_argument("--variants", default="", metavar="LIST", help="variants, with commas between")
    parser.add_argument(
        "--check", type=_natural, default=0, metavar="N", help="recount each position of the first N games"
    )
    parser.add_argument(
        "--until-every-card",
        action="store_true",
        help="stop when all content has taken effect, else list the rest",
    )
    parser.add_argument(
        "--spread",
        action="store_true",
        help="every Ancient One in turn; Heralds and stories, and a sensible player, in a third each",
    )
    parser.add_argument(
        "--achievements",
        action="store_true",
        help="list how often stories, Tasks and Missions were offered, passed and failed",
    )
    parser.add_argument("--traces", action="store_true", help="print where each exception came from")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.set_defaults(run=_simulate)


# --- kinds of arguments --------------------------------------------------------------------------------
def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "..."
        raise argparse.ArgumentTypeError(f'"{shown}" is no whole number that can be used') from None


def _at_least(lowest: int, text: str) -> int:
    number = _whole(text)
    if number < lowest:
        raise argparse.ArgumentTypeError(f"{number} is too small: at least {lowest}")
    return number


def _positive(text: str) -> int:
    return _at_least(1, text)


def _natural(text: str) -> int:
    return _at_least(0, text)


def _players(text: str) -> tuple[int, ...]:
    numbers = tuple(_positive(part) for part in text.split(","))
    if max(numbers) > 8:
        raise argparse.ArgumentTypeError("up to 8 can play")
    return numbers


def _sets(text: str) -> tuple[str, ...]:
    sets = _words(text)
    if not sets:
        raise argparse.ArgumentTypeError("name at least one set")
    return sets


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    return Path(text)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _print_json(record: Any) -> None:
    plain = sys.stdout is None or "utf" not in (sys.stdout.encoding or "").lower()
    print(json.dumps(record, indent=2, ensure_ascii=plain))


# --- commands ------------------------------------------------------------------------------------------
def _play(arguments: argparse.Namespace) -> int:
    if arguments.smoke:
        from arkham_desktop.desktop import smoke

        return int(smoke.main() or WELL)
    from arkham_desktop.desktop import app

    return int(app.main() or WELL)


def _simulate(arguments: argparse.Namespace) -> int:
    from arkham_desktop.arkham.content.errors import ContentError
    from arkham_desktop.arkham.setup import Setup, SetupError
    from arkham_desktop.players import reports
    from arkham_desktop.players.progress import Progress
    from arkham_desktop.players.simulation import Plan, simulate

    everything: bool = arguments.until_every_card
    plan = Plan(
        games=arguments.games or (3000 if everything else 100),
        players=arguments.players,
        setup=Setup(
            sets=arguments.sets,
            ancient_one=arguments.ancient_one,
            herald=arguments.herald,
            seed=arguments.seed,
            variants=_words(arguments.variants),
        ),
        policy=arguments.policy,
        check=arguments.check,
        until_every_card=everything,
        spread=arguments.spread,
        achievements=arguments.achievements,
    )
    try:
        with Progress("Playing", plan.games) as bar:
            results = simulate(plan, bar)
    except (SetupError, ContentError) as error:
        raise BadInputError(str(error)) from None
    if arguments.json:
        _print_json(results.dump())
    else:
        print(reports.simulation(results, traces=arguments.traces))
    return WELL if results.ok else WRONG


def _scenario(arguments: argparse.Namespace) -> int:
    from arkham_desktop.arkham import scenario
    from arkham_desktop.players import reports

    try:
        read = scenario.read(arguments.file)
    except scenario.ScenarioError as error:
        raise BadInputError(str(error)) from None
    try:
        report = scenario.run(read)
    except scenario.ScenarioError as error:
        raise BadInputError(f"{arguments.file}, {error}") from None
    if arguments.json:
        _print_json(report.dump())
    else:
        print(reports.scenario(report))
    return WELL if report.ok else WRONG


def _content(arguments: argparse.Namespace) -> int:
    from arkham_desktop.arkham.content import counts, lint
    from arkham_desktop.arkham.content.errors import ContentError
    from arkham_desktop.arkham.content.library import Library
    from arkham_desktop.arkham.content.loading import shipped_sets
    from arkham_desktop.players import reports

    sets = shipped_sets() if arguments.sets is None else arguments.sets
    try:
        if arguments.lint:
            findings = lint.lint(sets, arguments.homebrew)
            if arguments.json:
                _print_json([asdict(finding) for finding in findings])
            else:
                print("\n".join(map(str, findings)) or "no mistakes")
            unusable = any(finding.kind == "mistake" for finding in findings)
            return UNUSABLE if unusable else WRONG if findings else WELL
        report = counts.content_report(Library.load(sets, arguments.homebrew))
    except ContentError as error:
        raise BadInputError(str(error)) from None
    if arguments.json:
        _print_json(report.model_dump(mode="json"))
    else:
        print(reports.content(report))
    return WRONG if report.unimplemented else WELL


def _bench(arguments: argparse.Namespace) -> int:
    if arguments.window:
        return _bench_window(as_json=arguments.json)
    from arkham_desktop.players import bench, reports

    measured = bench.measure(arguments.seconds)
    if arguments.json:
        _print_json(measured.dump())
    else:
        print(reports.bench(measured))
    return WELL


def _bench_window(*, as_json: bool) -> int:
    from arkham_desktop.desktop import bench_window

    window = bench_window.measure()
    if as_json:
        _print_json(window.dump())
    else:
        print("\n".join(window.lines()))
    return WELL


def _shots(arguments: argparse.Namespace) -> int:
    from arkham_desktop.desktop import shots

    folder: Path = arguments.folder
    if folder.exists() and not folder.is_dir():
        raise BadInputError(f"{folder} is a file: name a folder for the pictures")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInputError(f"{folder} cannot be made ({reason}): name a folder elsewhere") from None
    return int(shots.main(folder) or WELL)
