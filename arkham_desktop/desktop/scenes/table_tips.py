"""What is said about something on the table when the pointer rests on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.desktop.table.view import Hit
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.table import TableScene


def thing_of(scene: TableScene, hit: Hit) -> str:
    """The id of what is shown close up for a hit."""
    if hit.kind == "token":
        token = scene.view.tokens[hit.key]
        return token.what if token.kind in ("monster", "investigator") else token.place
    return hit.key.partition("/")[0]


def tip_of(scene: TableScene, hit: Hit) -> str:
    """What the tip of something on the table says."""
    texts, table = scene.texts, scene.table
    thing = thing_of(scene, hit)
    if hit.kind == "token" and scene.view.tokens[hit.key].kind == "monster":
        return f"**{texts.name(thing)}**\n{texts.card(thing)}"
    if hit.kind == "token" and scene.view.tokens[hit.key].kind == "investigator":
        one = table.investigator(thing)
        values = say("tip.person", person=scene.desk.person(one), sanity=one.sanity, stamina=one.stamina)
        return f"**{texts.name(thing)}**\n{values}"
    lines = [f"**{texts.name(thing)}**"]
    world = table.gate_world(thing)
    if world is not None:
        lines.append(say("walk.gate", world=texts.name(world)))
    gates = table.gates_to(thing)
    if gates:
        lines.append(say("tip.gates", places=", ".join(texts.name(space) for space in gates)))
    if thing in table.state.seals:
        lines.append(say("tip.sealed"))
    if thing in table.state.closed:
        lines.append(say("tip.closed"))
    space = table.library.spaces.get(thing)
    if space is not None and space.stable is not None:
        lines.append(say("tip.stable" if space.stable else "tip.unstable"))
    clues = table.state.clues.get(thing, 0)
    if clues:
        lines.append(say("walk.clues", count=clues))
    lines += [texts.name(monster) for monster in table.monsters_at(thing)]
    lines += [texts.name(one.id) for one in table.investigators_at(thing)]
    return "\n".join(lines)
