"""What all dialogs say in their header."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.text import known
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.overlays.base import Host
    from arkham_desktop.engine import Decision


def circumstances(host: Host, decision: Decision, more: str = "") -> str:
    """`Movement · Joe Diamond (Ben) · Downtown`: phase, investigator, person, place, and perhaps more."""
    table, texts = host.table, host.texts
    one = next((one for one in table.state.investigators if one.id == decision.who), None)
    told = [say(f"phase.{table.state.phase}")]
    if one is not None:
        name = texts.name(one.id)
        told.append(say("dialog.who", name=name, person=one.person) if one.person else name)
        if table.state.battle is None and known(table.library, one.place):
            told.append(texts.name(one.place))
    if more:
        told.append(more)
    return " · ".join(told)
