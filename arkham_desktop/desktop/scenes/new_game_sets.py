"""The part of the set-up that chooses sets, their parts, variants, and how the game is kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from arkham_desktop.arkham.content.parts import PARTS
from arkham_desktop.arkham.setup import RANDOM, STORIES, variants_of
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas, Position
from arkham_desktop.desktop.layout import Box, grid
from arkham_desktop.desktop.scenes.choosing import MOST_SEED, TOWN_SETS, UNDO_RULES
from arkham_desktop.desktop.scenes.new_game_heralds import draw_herald, herald_tip
from arkham_desktop.desktop.widgets import Choice, TextField, Toggle
from arkham_desktop.desktop.widgets.base import Look, Widget
from arkham_desktop.desktop.widgets.button import IconButton
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.desktop.scenes.new_game_actions import SetupActions

_GAP = 6.0
_LABEL = 76.0
_TWO_COLUMNS = 560.0
"""From this width on the part has two columns."""
_FOUR_CHIPS = 460.0


class Chip(Widget):
    """One of several small things that are on or off, each with a tick of its own."""

    def __init__(
        self,
        name: str,
        box: Box,
        label: str,
        on: bool,
        on_press: Callable[[], object],
        *,
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(name, box, enabled=enabled, reason=reason, tip=tip)
        self.label = label
        self.on = on
        self.on_press = on_press

    def press(self, at: Position | None = None) -> None:
        """Turn it over."""
        self.on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """A white frame and a tick when it is on, dashes when it cannot be."""
        box = self.box
        if self.on and self.enabled:
            canvas.panel(box, theme.PANEL_LIGHT, border=theme.WHITE, width=1.5)
            canvas.icon("yes", (box.left + 13, box.centery), 11, theme.WHITE)
        elif self.enabled:
            canvas.panel(box, theme.PANEL_LIGHT if look.hovered else theme.PANEL, border=theme.LINE)
        else:
            canvas.dashed(box, theme.LINE, width=1.2)
        words = Box(box.left + 23, box.top, box.width - 28, box.height)
        ink = theme.INK if self.on and self.enabled else theme.INK_SOFT if self.enabled else theme.INK_OFF
        canvas.label(self.label, words, theme.CAPTION_BOLD, ink)


class SetsPart:
    """Sets, variants and the fields of the saved game, in a box (an empty one shows nothing)."""

    def __init__(self, scene: SetupActions, box: Box) -> None:
        self._scene = scene
        self._box = box
        self._labels: list[tuple[str, Box]] = []
        self._below = Box(0, 0, 0, 0)
        name = scene.screen.layout.name if box.width else "wide"
        self._row = {"wide": 46.0, "compact": 38.0, "narrow": 40.0, "tiny": 34.0}[name]
        self._chip = {"wide": 34.0, "compact": 28.0, "narrow": 30.0, "tiny": 25.0}[name]

    def widgets(self) -> list[Widget]:
        """Everything, in one column or two."""
        box = self._box
        if not box.width:
            return []
        if box.width < _TWO_COLUMNS:
            found, top = self._sets(box)
            return found + self._fields(Box(box.left, top + _GAP, box.width, box.bottom - top - _GAP))
        half = (box.width - 20) / 2
        found, _ = self._sets(Box(box.left, box.top, half, box.height))
        return found + self._fields(Box(box.right - half, box.top, half, box.height))

    def draw(self, canvas: Canvas, note: str) -> None:
        """What stands before the fields, and below them ``note``: what the sets make of the players.

        Where there is no note, the chosen Herald is shown there.
        """
        for text, room in self._labels:
            canvas.label(text, room, theme.BODY_BOLD)
        if note and self._labels:
            last = self._labels[-1][1]
            left = last.left
            room = Box(
                left, last.bottom + _GAP, self._box.right - left, self._box.bottom - last.bottom - _GAP
            )
            canvas.paragraph(note, room, theme.CAPTION, theme.INK_SOFT)
        library = self._scene.library
        herald = library.heralds.get(self._scene.plan.herald or "")
        if herald is not None and not note:
            draw_herald(canvas, self._below, herald, library, self._scene.words)

    # ---- sets

    def _sets(self, box: Box) -> tuple[list[Widget], float]:
        """The sets with their parts, and the stories; and where they end."""
        plan = self._scene.plan
        found: list[Widget] = []
        top = box.top
        for name in TOWN_SETS:
            on = name in plan.sets
            line = say(f"setup.set-line.{name}")
            row = Box(box.left, top, box.width, self._row)
            change = partial(self._scene.choose_set, name)
            label = say(f"setup.set.{name}")
            found.append(Toggle(f"set-{name}", row, label, on, change, detail=line, tip=line))
            top += self._row + 4
            if on:
                chips = self._parts(name, Box(box.left + 14, top, box.width - 14, 0))
                found += chips
                top = chips[-1].box.bottom
            top += _GAP
        known = STORIES in variants_of(plan.sets)
        found.append(
            Toggle(
                "stories",
                Box(box.left, top, box.width, self._row),
                say("setup.stories"),
                STORIES in plan.variants,
                partial(self._scene.choose_variant, STORIES),
                detail=say("setup.stories-line"),
                enabled=known,
                reason=say("setup.stories-off"),
            )
        )
        return found, top + self._row

    def _parts(self, name: str, box: Box) -> list[Widget]:
        """What of a set is in the game: its board, investigators, Ancient Ones, cards."""
        plan, scene = self._scene.plan, self._scene
        across = 4 if box.width > _FOUR_CHIPS else 2
        found: list[Widget] = []
        for part, place in zip(PARTS, grid(box, len(PARTS), across, 4, self._chip), strict=True):
            word = f"no-{name}-{part}"
            out = word in plan.variants
            turn = partial(scene.choose_variant, word, not out)
            tip = say(f"setup.part-tip.{part}")
            found.append(
                Chip(f"part-{name}-{part}", place, say(f"setup.part.{part}"), not out, turn, tip=tip)
            )
        return found

    # ---- fields

    def _fields(self, box: Box) -> list[Widget]:
        """Herald, undo, seed and name under one another; their labels stand at the left."""
        left, width = box.left + _LABEL, box.width - _LABEL
        heralds = self._heralds(Box(left, box.top, width, 0))
        bottom = heralds[-1].box.bottom
        self._labels = [(say("setup.herald"), Box(box.left, box.top, _LABEL - 4, self._chip))]
        high = self._row - 4
        places = []
        for index, key in enumerate(("undo", "seed", "name")):
            places.append(Box(left, bottom + _GAP + index * (high + _GAP), width, high))
            label = Box(box.left, places[-1].top, _LABEL - 4, high)
            self._labels.append((say(f"setup.{key}"), label))
        undo, seed, name = places
        top = name.bottom + 2 * _GAP
        self._below = Box(box.left, top, box.width, max(0.0, box.bottom - top))
        plan, scene = self._scene.plan, self._scene
        rules = [(rule, say(f"setup.undo.{rule}")) for rule in UNDO_RULES]
        die = Box(seed.right - high, seed.top, high, high)
        hint = say("setup.name-hint", name=scene.game_name)
        return [
            *heralds,
            Choice("undo", undo, rules, plan.undo, scene.set_undo),
            self._seed_field(Box(left, seed.top, width - high - 6, high)),
            IconButton(
                "seed-die", die, "", scene.new_seed, icon="dice", quiet=True, tip=say("setup.seed-new")
            ),
            TextField("name", name, plan.name, scene.set_name, most=40, hint=hint),
        ]

    def _seed_field(self, box: Box) -> TextField:
        return TextField(
            "seed",
            box,
            str(self._scene.plan.seed),
            self._scene.set_seed,
            most=len(str(MOST_SEED)),
            hint=say("setup.seed-hint"),
            allowed=lambda letter: letter in "0123456789",
            tip=say("setup.seed-tip"),
        )

    def _heralds(self, box: Box) -> list[Widget]:
        """None, a random one, or one of them."""
        scene = self._scene
        library = scene.library
        names: list[tuple[str | None, str]] = [(None, say("setup.herald-none"))]
        if library.heralds:
            names.append((RANDOM, say("setup.herald-random")))
            names += [(name, scene.words.name(library, name)) for name in library.heralds]
        boxes = grid(box, len(names), 2, 4, self._chip)
        return [
            Chip(
                f"herald-{name or 'none'}",
                place,
                label,
                scene.plan.herald == name,
                partial(scene.choose_herald, name),
                enabled=bool(library.heralds),
                reason=say("setup.herald-off"),
                tip=herald_tip(library.heralds.get(name or ""), library, scene.words),
            )
            for (name, label), place in zip(names, boxes, strict=True)
        ]
