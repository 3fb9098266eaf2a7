"""What only the Dunwich set's rules do."""

from __future__ import annotations

from arkham_desktop.arkham.modules import RulesModule


class Dunwich(RulesModule):
    """The rules of the Dunwich board and cards."""


MODULE = Dunwich()
