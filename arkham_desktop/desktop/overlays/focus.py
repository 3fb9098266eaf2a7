"""What a key is about: the thing under the pointer, else that of the focused button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.overlays.faces import has_face
from arkham_desktop.desktop.overlays.pick_list import PickList
from arkham_desktop.desktop.panels.possessions import PossessionList

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene


def option_in_focus(scene: TableScene) -> str:
    """The id of the option whose button has the focus; empty for none."""
    focus = scene.group.focus
    if focus is None:
        return ""
    name = focus.name.removeprefix("dialog-").removeprefix("option-")
    decision = scene.session.game.pending
    return name if decision is not None and decision.option(name) is not None else ""


def thing_in_focus(scene: TableScene) -> str:
    """What has a face and is pointed at, focused or, failing that, acts now."""
    library = scene.table.library
    candidates = [scene.pointed_at]
    focus = scene.group.focus
    if isinstance(focus, PossessionList | PickList) and 0 <= focus.chosen < focus.count:
        row = focus.chosen
        candidates.append(
            focus.rows[row].card if isinstance(focus, PossessionList) else focus.picks[row].thing
        )
    option = option_in_focus(scene)
    if option:
        candidates.append(option.partition(":")[2].partition("/")[0])
    decision = scene.session.game.pending
    if decision is not None:
        reason = decision.reason
        candidates += [getattr(decision.about, "monster", None) or "", reason, decision.who]
    return next((thing for thing in candidates if thing and has_face(library, thing)), "")
