"""What holds the scenes together: the first scene, keys that work everywhere, what a fault shows."""

from __future__ import annotations

import logging

from arkham_desktop.desktop.input import Key
from arkham_desktop.desktop.keys import Command
from arkham_desktop.desktop.report import write_report
from arkham_desktop.desktop.scene import Scene, Stage
from arkham_desktop.desktop.scenes.keys_help import KeysScene
from arkham_desktop.desktop.scenes.message import MessageAction, MessageScene
from arkham_desktop.desktop.scenes.title import TitleScene
from arkham_desktop.desktop.services import Services
from arkham_desktop.desktop.words import say
from arkham_desktop.folders import in_words

log = logging.getLogger(__name__)


def first_scene(services: Services) -> Scene:
    """The first scene: the title, or a message before it."""
    if services.store.problem:
        problem, services.store.problem = services.store.problem, ""
        return MessageScene(
            say("settings.problem"),
            problem,
            [
                MessageAction(
                    say("message.go-on"), lambda scene: scene.stage.replace(TitleScene()), suggested=True
                )
            ],
            icon="settings",
        )
    return TitleScene()


def global_key(stage: Stage, key: Key) -> bool:
    """Keys that do the same in every scene: full screen, all keys, the report. True when it was one."""
    if isinstance(stage.top, KeysScene) and stage.top.changing is not None:
        return False  # it waits for a key, whatever that does elsewhere
    command = stage.services.store.keys.command(key)
    if command is Command.FULL_SCREEN:
        if not key.repeat:
            store = stage.services.store
            store.change(full_screen=not store.settings.full_screen)
            stage.services.apply_settings()
        return True
    if command is Command.KEYS:
        if isinstance(stage.top, KeysScene):
            stage.pop()
        elif not key.repeat:
            stage.push(KeysScene())
        return True
    if command is Command.REPORT:
        if not key.repeat:
            _report(stage)
        return True
    return False


def _report(stage: Stage) -> None:
    """Write a report and say where it lies."""
    try:
        path = write_report(stage)
    except OSError as error:
        stage.push(MessageScene.simple(say("report.failed"), in_words(error)))
        return
    stage.push(MessageScene.simple(say("report.written"), say("report.where", path=str(path)), icon="save"))


def fault_scene(error: Exception) -> Scene:
    """What a person sees after a fault of the program: what happened, that nothing is lost, what to do."""

    def again(scene: Scene) -> None:
        scene.stage.pop(scene)

    def to_title(scene: Scene) -> None:
        scene.stage.replace(TitleScene())

    def report(scene: Scene) -> None:
        _report(scene.stage)

    return MessageScene(
        say("fault.title"),
        say("fault.text", what=f"{type(error).__name__}: {error}"),
        [
            MessageAction(say("fault.back"), again, suggested=True),
            MessageAction(say("fault.to-title"), to_title),
            MessageAction(say("fault.report"), report, key="f12"),
        ],
        opaque=True,
    )
