"""What only the Innsmouth set's rules do."""

from __future__ import annotations

from arkham_desktop.arkham.modules import RulesModule


class Innsmouth(RulesModule):
    """The rules of the Innsmouth board and cards."""


MODULE = Innsmouth()
