"""Dialogs docked beside the table: which one shows which kind of decision.

A dialog class registers itself for kinds of decisions::

    @dialog("check", "after_check")
    class CheckDialog(Dialog): ...

and is imported at the end of this module. A kind without a dialog is decided in the bar alone.
"""

from __future__ import annotations

from arkham_desktop.desktop.overlays.base import DIALOGS, Dialog, Host, dialog, dialog_for

__all__ = ["DIALOGS", "Dialog", "Host", "dialog", "dialog_for"]
