"""The base of everything that is docked beside the table, and the registry of dialogs.

A `Dialog` shows one kind of decision; a `Panel` is opened by a key or a button (log, why, possessions) and
stands in its place while the decision goes on. Both stand at the right, over the decision bar, in which the
options are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fits
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.panels.numbering import BarState, numbered

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table
    from arkham_desktop.desktop.input import Input
    from arkham_desktop.desktop.keys import Command
    from arkham_desktop.desktop.layout import Screen
    from arkham_desktop.desktop.panels.desk import Desk
    from arkham_desktop.desktop.panels.texts import Texts
    from arkham_desktop.desktop.widgets import Widget
    from arkham_desktop.engine import Decision

EDGE = 5.0


class Host(Protocol):
    """What a dialog may ask of the scene that shows it.

    Attributes:
        desk: the position with its regions, keys and words.
        bar: what the decision bar remembers.
    """

    desk: Desk
    bar: BarState

    @property
    def session(self) -> Any:
        """The game that is played (`arkham_desktop.engine.session.Session`)."""

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

    @property
    def upcoming(self) -> list[Any]:
        """The events that are still being shown on the table, the present one first."""

    def choose(self, option_id: str) -> None:
        """Take an option of the open decision."""

    def choose_all(self, option_ids: Sequence[str]) -> None:
        """Take options one after another as one choice."""

    def pick(self, option_id: str) -> None:
        """Press an option as its button in the bar does: mark it, where several picks are one choice."""

    def change_pick(self, option_id: str, by: int) -> None:
        """Mark an option once more (1) or less (-1)."""

    def close_up(self, thing: str) -> None:
        """Show a card, a monster, a sheet or a space close up."""

    def fly_to(self, target: str) -> None:
        """Show something on the table."""

    def redraw(self) -> None:
        """Ask to be drawn."""

    def rearrange(self) -> None:
        """Place everything anew: the dialog has other widgets."""


class Docked:
    """Something that stands beside the table.

    Attributes:
        host: the scene.
        icon: of the header.
        columns: of the options under it (2, or 1 to 5).
    """

    icon: str = "question"
    columns: int = 2

    def __init__(self, host: Host) -> None:
        self.host = host

    @property
    def title(self) -> str:
        """The header's first line."""
        raise NotImplementedError

    @property
    def sub(self) -> str:
        """The header's second line: phase, investigator, person, card."""
        raise NotImplementedError

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


class Dialog(Docked):
    """Shows a decision of its kinds beside the table. Its options stand under it, in the decision bar.

    A dialog stays open while decisions follow that it `goes_on_with`; only its inside changes.

    Attributes:
        decision: the one that is shown.
    """

    def __init__(self, host: Host, decision: Decision) -> None:
        super().__init__(host)
        self.decision = decision

    @classmethod
    def shows(cls, decision: Decision) -> bool:
        """Whether it shows this decision of one of its kinds; where not, the bar alone does."""
        return True

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

    @property
    def lingers(self) -> bool:
        """It tells what happened and stays open until the next choice, whatever is decided meanwhile."""
        return False

    def number_of(self, option_id: str) -> str:
        """The number that an option has in the bar now; empty for none."""
        return numbered(self.host.desk, self.host.bar).number_of(option_id)


class Panel(Docked):
    """Something to read that was asked for; the decision goes on beside it.

    Attributes:
        command: what opens it closes it, too.
    """

    command: ClassVar[Command]

    def refresh(self) -> None:
        """The position changed."""


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


Teller = Callable[[Host, Sequence[Any]], Dialog | None]
TELLERS: list[Teller] = []
"""What may be told after a choice, whatever is decided next; the first that has something to tell does."""


def tells(teller: Teller) -> Teller:
    """Register a function that gives a dialog to linger when some events are worth it, else None."""
    TELLERS.append(teller)
    return teller


def told_by(host: Host, events: Sequence[Any]) -> Dialog | None:
    """The dialog that tells of these events; None when there is nothing to tell."""
    for teller in TELLERS:
        found = teller(host, events)
        if found is not None:
            return found
    return None


def dialog_for(decision: Decision) -> type[Dialog] | None:
    """The class of the dialog that shows a decision; None when the bar alone does."""
    found = DIALOGS.get(decision.kind)
    return found if found is not None and found.shows(decision) else None


def dialog_after(host: Host, present: Dialog | None, decision: Decision | None) -> Dialog | None:
    """The dialog for the open decision: the present one where it lingers or goes on, a new one, or none."""
    if decision is None:
        return None
    if present is not None and present.lingers:
        return present
    shows = dialog_for(decision)
    if shows is None:
        return None
    if present is not None and present.goes_on_with(decision):
        present.turn_to(decision)
        return present
    return shows(host, decision)


def header_height(box: Box) -> float:
    """How high the header of a dialog is: lower where there is little room."""
    return 60.0 if box.height > 440 else 46.0 if box.height > 260 else 36.0


def draw_rail(canvas: Canvas, rail: Box) -> None:
    """The brass rail between the board and what was pushed over it."""
    canvas.ground(theme.BRASS_LIT, rail)
    canvas.line((rail.left, rail.top), (rail.left, rail.bottom), theme.BRASS_INK)
    canvas.line((rail.right, rail.top), (rail.right, rail.bottom), theme.BRASS_INK)


def draw_frame(canvas: Canvas, box: Box, icon: str, title: str, sub: str, *, room: float) -> Box:
    """Draw ground, edge and header of a dialog; ``room`` units at the header's right are left for buttons.

    Returns:
        The box of its inside.
    """
    high = header_height(box)
    canvas.ground(theme.BLOTTER, box)
    head = Box(box.left + EDGE, box.top, box.width - EDGE, high)
    canvas.ground(theme.LEDGE, head)
    canvas.line((head.left, head.bottom - 1), (head.right, head.bottom - 1), theme.BRASS_LINE)
    low = Box(head.left, head.bottom, head.width, box.height - high)
    canvas.vignette(low, 70, 110)
    canvas.edge_shadow(low, "top", 10)
    draw_rail(canvas, Box(box.left, box.top, EDGE, box.height))
    canvas.icon(icon, (box.left + high * 0.6, box.top + high / 2), high * 0.47)
    left = box.left + high + 2
    words = Box(left, box.top, box.right - 10 - room - left, high)
    if high < 46:
        canvas.label(title, words, theme.LABEL)
    else:
        step = high / 2
        styles = [theme.TITLE, theme.LABEL, theme.LABEL.at(15)]
        styles = styles if high >= 60 else styles[1:]
        style = next((one for one in styles if fits(canvas, title, words.width, one)), styles[-1])
        canvas.label(title, Box(words.left, box.top + 5, words.width, step - 1), style)
        low = Box(words.left, box.top + step + 2, words.width, step - 8)
        canvas.label(sub, low, theme.CAPTION, theme.INK_SOFT)
    return inside(box)


def inside(box: Box) -> Box:
    """The part of a dialog's box under its header."""
    margin = 16.0 if box.height > 260 else 10.0
    above = 12.0 if box.height > 260 else 6.0
    high = header_height(box)
    return Box(
        box.left + EDGE + margin,
        box.top + high + above,
        max(0.0, box.width - EDGE - 2 * margin),
        max(0.0, box.height - high - 2 * above),
    )
