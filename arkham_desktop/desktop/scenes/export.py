"""A finished game in one file, to be kept or given to somebody: the saved game, and a text of how it went."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from arkham_desktop.arkham import events as e
from arkham_desktop.arkham.text.log import log_line
from arkham_desktop.desktop.overlays.story import chapters
from arkham_desktop.desktop.scenes.result_people import COLUMNS, values_of
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.result_page import Page
    from arkham_desktop.engine.session import Session


def write_export(folder: Path, session: Session, page: Page) -> Path:
    """Write a finished game into a folder, which is made when it is not there.

    Returns:
        The path of the file; one of the same game that was there is replaced.

    Raises:
        OSError: it cannot be written; a file that was there stays as it is.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{session.path.stem}.zip"
    new = path.with_suffix(".zip.new")
    try:
        with zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as file:
            file.write(session.path, session.path.name)
            file.writestr(f"{session.path.stem}.txt", "\n".join(told(session, page)) + "\n")
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
    return path


def told(session: Session, page: Page) -> Iterator[str]:
    """The lines of the text: how it ended, the score, the people, the dice, and everything that happened."""
    yield page.headline
    yield page.how
    yield ""
    yield say("export.game", name=session.path.stem, seed=session.header.seed)
    if page.marked:
        yield say("result.marked", count=page.marked)
    if page.outcome.score is not None:
        yield ""
        yield say("export.score", score=page.outcome.score)
        yield from (f"  {text}: {number}" for text, number in page.score_lines)
    yield ""
    yield say("result.people")
    for one in page.table.state.investigators:
        values = zip(COLUMNS, values_of(one, page.told), strict=True)
        having = ", ".join(f"{say(f'result.column.{name}')} {value}" for name, value in values)
        gone = say("result.devoured") if one.is_out else ""
        about = ", ".join(part for part in (one.person, gone) if part)
        name = page.name(one.id)
        yield f"  {say('export.person', name=name, about=about) if about else name}: {having}"
    if page.outcome.first_citizen is not None:
        yield say("export.first-citizen", name=page.name(page.outcome.first_citizen))
    yield ""
    yield from _happened(session, page)


def _happened(session: Session, page: Page) -> Iterator[str]:
    """Everything that happened, a line an event, under its turn and phase."""
    turn = 0
    for chapter in chapters(session):
        turn = max(turn, chapter.choice.turn if chapter.choice is not None else 0)
        for event in chapter.events:
            if isinstance(event, e.TurnBegan):
                turn = event.turn
            if isinstance(event, e.PhaseBegan) and turn:
                yield ""
                yield say("log.heading", turn=turn, phase=say(f"phase.{event.phase}"))
                continue
            text = log_line(event, page.table.library, page.words)
            if text is not None:
                yield f"  {text}"
