"""The base of all docked dialogs, and the registry of their kinds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.desktop.input import Input
    from arkham_desktop.desktop.layout import Screen
    from arkham_desktop.desktop.panels.texts import Texts
    from arkham_desktop.desktop.widgets import Widget
    from arkham_desktop.engine import Decision

HEADER = 60.0
EDGE = 5.0


class Host(Protocol):
    """What a dialog may ask of the scene that shows it."""

    @property
    def table(self) -> Table:
        """The position."""

    @property
    def texts(self) -> Texts:
        """The game's words."""

    @property
    def screen(self) -> Screen:
        """Size and scale of the window."""

    @property
    def measuring(self) -> Canvas:
        """A canvas for measuring texts while things are placed."""

    @property
    def pace(self) -> float:
        """Factor for times; 0 when everything happens at once."""

    def choose(self, option_id: str) -> None:
        """Take an option of the open decision."""

    def redraw(self) -> None:
        """Ask to be drawn."""

    def rearrange(self) -> None:
        """Place everything anew: the dialog has other widgets."""


class Dialog:
    """Shows a decision of its kinds beside the table. Its options stand under it, in the decision bar.

    A dialog stays open while decisions follow that it `goes_on_with`; only its inside changes.

    Attributes:
        host: the scene.
        decision: the one that is shown.
        icon: of the header.
        columns: of the options under it (2, or 1 to 5).
    """

    icon: ClassVar[str] = "question"
    columns: int = 2

    def __init__(self, host: Host, decision: Decision) -> None:
        self.host = host
        self.decision = decision

    @property
    def title(self) -> str:
        """The header's first line."""
        return self.host.texts.question(self.decision).title

    @property
    def sub(self) -> str:
        """The header's second line: phase, investigator, person, card."""
        return self.host.texts.question(self.decision).reason

    def goes_on_with(self, decision: Decision) -> bool:
        """Whether the dialog stays open for a decision that follows."""
        return dialog_for(decision) is type(self)

    def turn_to(self, decision: Decision) -> None:
        """Show another decision."""
        self.decision = decision

    def happened(self, events: Sequence[Any]) -> None:
        """Events since the last decision, before `turn_to`: dice that rolled, cards that came."""

    def arrange(self, box: Box) -> list[Widget]:
        """Place everything inside ``box`` (under the header); gives the widgets, named ``dialog-…``."""
        return []

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the inside; the widgets are drawn afterwards."""

    def handle(self, report: Input) -> bool:
        """Take a report before the widgets get it; True when it was used."""
        return False

    def hurry(self) -> bool:
        """End what moves at once; False when nothing does."""
        return False

    def update(self, dt: float) -> bool:
        """Let time pass; True when something looks different."""
        return False

    @property
    def moves(self) -> bool:
        """Something in it moves."""
        return False


DialogT = TypeVar("DialogT", bound=type[Dialog])
DIALOGS: dict[str, type[Dialog]] = {}
"""The dialog of each kind of decision that has one."""


def dialog(*kinds: str) -> Callable[[DialogT], DialogT]:
    """Register a dialog class for kinds of decisions.

    Raises:
        TypeError: a kind has a dialog already.
    """

    def register(shown_by: DialogT) -> DialogT:
        for kind in kinds:
            if kind in DIALOGS:
                raise TypeError(
                    f"decisions of the kind {kind!r} are shown by {DIALOGS[kind].__name__} already"
                )
            DIALOGS[kind] = shown_by
        return shown_by

    return register


def dialog_for(decision: Decision) -> type[Dialog] | None:
    """The class of the dialog that shows a decision; None when the bar alone does."""
    return DIALOGS.get(decision.kind)


def draw_frame(canvas: Canvas, box: Box, icon: str, title: str, sub: str, *, room: float) -> Box:
    """Draw ground, edge and header of a dialog; ``room`` units at the header's right are left for buttons.

    Returns:
        The box of its inside.
    """
    canvas.fill(theme.DIALOG, box)
    canvas.fill(theme.WHITE, Box(box.left, box.top, EDGE, box.height))
    canvas.fill(theme.STRIP, Box(box.left + EDGE, box.top, box.width - EDGE, HEADER))
    canvas.icon(icon, (box.left + 36, box.top + HEADER / 2), 28)
    words = Box(box.left + 62, box.top + 6, box.width - 74 - room, 28)
    canvas.label(title, words, theme.TITLE)
    canvas.label(sub, Box(words.left, words.bottom - 2, words.width, 22), theme.CAPTION, theme.INK_SOFT)
    return inside(box)


def inside(box: Box) -> Box:
    """The part of a dialog's box under its header."""
    margin = 16.0
    return Box(
        box.left + EDGE + margin,
        box.top + HEADER + 12,
        max(0.0, box.width - EDGE - 2 * margin),
        max(0.0, box.height - HEADER - 24),
    )
