"""What opens over the table by a key or a button of the top bar: log, why, close-up, rules and the like.

An overlay registers how it is opened::

    @opens(Command.LOG)
    def open_log(scene: TableScene) -> None: ...

A command that nothing has registered has no button and its key does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from arkham_desktop.desktop.keys import Command

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene

Opener = Callable[["TableScene"], object]
OpenerT = TypeVar("OpenerT", bound=Opener)
OPENERS: dict[Command, Opener] = {}
"""How each command opens its overlay."""
CloseUp = Callable[["TableScene", str], object]
_CLOSE_UP: list[CloseUp] = []


def opens(*commands: Command) -> Callable[[OpenerT], OpenerT]:
    """Register the function that opens an overlay.

    Raises:
        TypeError: a command has one already.
    """

    def register(opener: OpenerT) -> OpenerT:
        for command in commands:
            if command in OPENERS:
                raise TypeError(f"the command {command} is registered already")
            OPENERS[command] = opener
        return opener

    return register


def shows_close_up(show: CloseUp) -> CloseUp:
    """Register the function that shows a card, a monster, a sheet or a space close up, by its id."""
    _CLOSE_UP[:] = [show]
    return show


def close_up(scene: TableScene, thing: str) -> bool:
    """Show something close up; False when nothing does that."""
    for show in _CLOSE_UP:
        show(scene, thing)
    return bool(_CLOSE_UP)
