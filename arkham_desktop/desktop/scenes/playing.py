"""Beginning a game and going on with one: from the saved games to the table, with what can go wrong."""

from __future__ import annotations

import logging

from arkham_desktop.arkham.content.errors import ContentError
from arkham_desktop.arkham.setup import Setup, SetupError
from arkham_desktop.desktop.scene import Scene, Stage
from arkham_desktop.desktop.scenes.message import MessageAction, MessageScene
from arkham_desktop.desktop.words import say
from arkham_desktop.engine.journal import JournalError
from arkham_desktop.engine.session import Session
from arkham_desktop.folders import in_words

log = logging.getLogger(__name__)


def begin(stage: Stage, setup: Setup, name: str) -> bool:
    """Set a new game up, save it and go to the table.

    Returns:
        False when that was impossible: a message says why, and the stage stays as it was.
    """
    try:
        stage.services.folders.make()
        session = stage.services.saves.new(setup, name)
    except (SetupError, ContentError, OSError) as error:
        log.warning("a new game cannot begin: %s", error)
        stage.push(MessageScene.simple(say("game.no-start"), in_words(error)))
        return False
    show_table(stage, session)
    return True


def go_on(stage: Stage, name: str) -> bool:
    """Load a saved game and go to the table; what was lost is told before.

    Returns:
        False when it cannot be loaded: a message says why.
    """
    session = _loaded(stage, name)
    if session is None:
        return False
    if session.problem is None:
        show_table(stage, session)
        return True

    def play_on(scene: Scene) -> None:
        show_table(scene.stage, session)

    def leave(scene: Scene) -> None:
        session.close()
        scene.stage.pop(scene)

    turn, _ = session.rules.where()
    actions = [
        MessageAction(say("game.play-on", turn=turn), play_on, suggested=True),
        MessageAction(say("message.back"), leave, key="escape"),
    ]
    log.warning("the game %r was damaged: %s", name, session.problem)
    why = session.problem[:1].upper() + session.problem[1:]
    why = say("game.damaged-why", why=why.rstrip("."))
    stage.push(MessageScene(say("game.damaged", name=name), why, actions))
    return True


def _loaded(stage: Stage, name: str) -> Session | None:
    """The session of a saved game; None, with a message that says why, when it cannot be loaded."""
    try:
        return stage.services.saves.load(name)
    except (JournalError, SetupError, ContentError, OSError) as error:
        log.warning("the game %r cannot be loaded: %s", name, error)
        why = say("game.kept", why=in_words(error))
        stage.push(MessageScene.simple(say("game.unreadable", name=name), why))
        return None


def show_end(stage: Stage, name: str) -> bool:
    """Load a game that is over and show how it ended.

    Returns:
        False when it was abandoned before its end, or cannot be loaded: a message says so.
    """
    from arkham_desktop.desktop.scenes.result import ResultScene  # noqa: PLC0415 - the result leads here

    session = _loaded(stage, name)
    if session is None:
        return False
    if session.game.outcome is None:
        session.close()
        stage.push(MessageScene.simple(name, say("saved.ended-long"), icon="tombstone"))
        return False
    stage.replace(ResultScene(session))
    return True


def show_table(stage: Stage, session: Session) -> None:
    """Put the table in the place of everything."""
    stage.replace(stage.services.open_table(session))


def to_title(stage: Stage) -> None:
    """Leave the game, which is saved, for the title."""
    from arkham_desktop.desktop.scenes.title import TitleScene  # noqa: PLC0415 - the title leads here

    stage.replace(TitleScene())
