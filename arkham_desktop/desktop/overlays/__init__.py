"""Dialogs docked beside the table: which one shows which kind of decision.

A dialog class registers itself for kinds of decisions::

    @dialog("check", "after_check")
    class CheckDialog(Dialog): ...

A kind without a dialog is decided in the bar alone. `commands` registers what opens by a key or a button.
"""

from __future__ import annotations

from arkham_desktop.desktop.overlays import (  # noqa: F401 - the dialogs register themselves
    asking,
    attack,
    awakening,
    check,
    close_up,
    combat,
    lasting,
    log,
    meeting,
    mythos,
    pick,
    possessions,
    trade,
    undo_list,
    why,
    worlds,
)
from arkham_desktop.desktop.overlays.base import (
    DIALOGS,
    Dialog,
    Docked,
    Host,
    Panel,
    dialog,
    dialog_after,
    dialog_for,
    told_by,
)

__all__ = ["DIALOGS", "Dialog", "Docked", "Host", "Panel", "dialog", "dialog_after", "dialog_for", "told_by"]
