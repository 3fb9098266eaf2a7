"""What all dialogs say in their header."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.text import known
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Investigator
    from arkham_desktop.desktop.overlays.base import Host
    from arkham_desktop.desktop.panels.texts import Texts
    from arkham_desktop.engine import Decision


def who_is(one: Investigator, texts: Texts) -> str:
    """An investigator with whoever plays it, where that has a name."""
    name = texts.name(one.id)
    return say("dialog.who", name=name, person=one.person) if one.person else name


def circumstances(host: Host, decision: Decision, more: str = "") -> str:
    """`Movement · Joe Diamond (Ben) · Downtown`: phase, investigator, person, place, and perhaps more."""
    table, texts = host.table, host.texts
    one = next((one for one in table.state.investigators if one.id == decision.who), None)
    told = [say(f"phase.{table.state.phase}")]
    if one is not None:
        told.append(who_is(one, texts))
        if table.state.battle is None and known(table.library, one.place):
            told.append(texts.name(one.place))
    if more:
        told.append(more)
    return " · ".join(told)
