"""The final battle in the place of the boards: the Ancient One, its doom, the round, everybody in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham_desktop.arkham.rules import checks, forecast, skills
from arkham_desktop.arkham.rules import combat as combats
from arkham_desktop.arkham.text import card_text
from arkham_desktop.arkham.text.telling import paragraph
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.draw.fitting import fitting as whole
from arkham_desktop.desktop.draw.likeness import draw_face, draw_plate
from arkham_desktop.desktop.layout import Box, columns, grid, inset
from arkham_desktop.desktop.overlays.paper_words import fitting
from arkham_desktop.desktop.overlays.parts import heading
from arkham_desktop.desktop.table.sprites import sprites_of
from arkham_desktop.desktop.words import say

if TYPE_CHECKING:
    from arkham_desktop.arkham.state import Battle, Investigator
    from arkham_desktop.desktop.panels.desk import Desk


_BETWEEN = " \N{MIDDLE DOT} "


class BattleBoard:
    """Draws the battle of a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._state = desk.table.state
        self._sheet = desk.table.library.ancient_ones[self._state.ancient_one]
        self._texts = desk.texts

    @property
    def _battle(self) -> Battle:
        battle = self._state.battle
        assert battle is not None, "the Ancient One is awake"
        return battle

    def draw(self, canvas: Canvas, region: Box) -> None:
        """Draw everything in a region, large or small."""
        canvas.ground(theme.DESK, region)
        canvas.vignette(region, 120, 150)
        roomy = region.height > 600
        box = inset(region, 28 if region.width > 500 else 10, 20 if roomy else 8)
        people = self._state.investigators
        across = 4 if box.width > 640 else 2 if box.width > 250 else 1
        down = -(-len(people) // across)
        tile = 92.0 if roomy else 52.0
        attack = 118.0 if roomy else 88.0
        head = min(360.0, box.height * 0.42) if roomy else min(230.0, box.height * 0.5)
        if roomy:
            # What the people and the attack leave free makes it loom.
            head = max(head, min(560.0, box.height - 54 - down * (tile + 8) - attack))
        self._draw_ancient_one(canvas, Box(box.left, box.top, box.width, head))
        top = box.top + head + (14 if roomy else 8)
        room = box.bottom - top - attack - 10 - 26
        tile = max(34.0, min(tile, (room - 8 * (down - 1)) / max(1, down)))
        self._draw_round(canvas, Box(box.left, top, box.width, 24))
        top += 28
        used = down * tile + (down - 1) * 8
        for one, place in zip(
            people, grid(Box(box.left, top, box.width, used), len(people), across, 8, tile), strict=True
        ):
            self._draw_person(canvas, place, one)
        top += used + 12
        if box.bottom - top > 40:
            self._draw_attack(canvas, Box(box.left, top, box.width, min(attack, box.bottom - top)))

    # -- the Ancient One ---------------------------------------------------------------------------

    def _draw_ancient_one(self, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, theme.PANEL)
        inner = inset(box, 20, 14 if box.height > 220 else 8)
        large = inner.height > 260
        foot = min(190.0, max(96.0, inner.height * 0.36)) if large else min(72.0, inner.height * 0.62)
        top = Box(inner.left, inner.top, inner.width, inner.height - foot)
        shape = canvas.art.shape("ancient-ones", self._sheet.id)
        if shape is not None:
            plate = Box(inner.left, inner.top, min(inner.height * shape, inner.width * 0.32), inner.height)
            draw_plate(canvas, plate, "ancient-ones", self._sheet.id)
            words = Box(plate.right + 20, top.top, inner.right - plate.right - 20, top.height)
            self._draw_name(canvas, words)
            self._draw_doom(canvas, Box(words.left, inner.bottom - foot, words.width, foot))
            return
        eye = min(top.height, top.width * 0.32, 170.0)
        center = (top.left + eye / 2, top.centery)
        canvas.disc(center, eye / 2, None, border=theme.LINE, width=4)
        canvas.icon("ancient-one", center, eye * 0.66, theme.INK_SOFT)
        words = Box(top.left + eye + 20, top.top, top.width - eye - 20, top.height)
        self._draw_name(canvas, words)
        low = Box(inner.left, inner.bottom - foot, inner.width, foot)
        self._draw_doom(canvas, low)

    def _draw_name(self, canvas: Canvas, box: Box) -> None:
        size = 46.0 if box.height > 150 else 28.0 if box.height > 60 else 22.0
        name = Box(box.left, box.top, box.width, size * 1.25)
        used = canvas.label(self._texts.name(self._sheet.id), name, theme.DISPLAY.at(size))
        lines = [self._rating(), *self._defenses(), *self._battle_lines()]
        if box.height < 60:  # room for one line: what comes first, beside the name
            beside = Box(name.left + used + 16, name.top + 2, name.width - used - 16, name.height)
            facts = _BETWEEN.join(line for line in lines[:2] if line)
            told = whole(canvas, (facts, lines[0], ""), beside.width, theme.CAPTION)
            canvas.label(told, beside, theme.CAPTION, theme.INK_SOFT)
            return
        rest = Box(box.left, name.bottom + 2, box.width, box.bottom - name.bottom - 2)
        text = "\n".join(line for line in lines if line)
        style = fitting(canvas, text, rest.width, rest.height, theme.BODY)
        canvas.paragraph(text, rest, style, theme.INK_SOFT)

    def _rating(self) -> str:
        who = self._desk.acting or self._desk.table.first_player
        rating = combats.ancient_one_rating(self._desk.table, who)
        if rating is None:
            return say("battle.no-fight")
        return say("battle.rating", n=self._texts.words.signed(rating))

    def _defenses(self) -> list[str]:
        told = [self._texts.words.of("defense", one) for one in self._battle.defenses if one != "special"]
        return [", ".join(told) if told else say("battle.no-defenses")]

    def _battle_lines(self) -> list[str]:
        """What holds in the battle beside the attack: the last lines of the sheet."""
        lines = card_text(self._sheet, self._texts.words, self._desk.table.library)
        attack = self._texts.words("sheet-attack")
        index = next((n for n, line in enumerate(lines) if line.startswith(f"{attack}:")), len(lines))
        own = [line for line in lines[index + 1 :] if line[:1].isupper()]
        return own[-len(self._sheet.battle_mods) :] if self._sheet.battle_mods else []

    def _draw_doom(self, canvas: Canvas, box: Box) -> None:
        """Doom tokens left, then the successes toward the next one."""
        doom, most, players = self._state.doom, max(self._sheet.doom, self._state.doom), self._state.players
        line = box.height / 3
        canvas.label(
            say("battle.doom-left", n=doom, most=most),
            Box(box.left, box.top, box.width, line),
            theme.LABEL.at(max(18.0, min(28.0, line * 0.55))),
            align="center",
        )
        each = min(max(46.0, line * 1.2), box.width / most)
        radius = min(each * 0.42, line * 0.52)
        left = box.centerx - each * most / 2
        middle = box.top + line * 1.5
        for index in range(most):
            center = (left + each * (index + 0.5), middle)
            if index < doom:
                token = sprites_of(canvas).marker("doom", max(4, canvas.px(radius)))
                canvas.surface.blit(token, token.get_rect(center=canvas.point(center)))
            else:
                canvas.disc(center, radius, None, border=theme.INK_SOFT)
        self._draw_carried(canvas, Box(box.left, box.top + 2 * line, box.width, line), players)

    def _draw_carried(self, canvas: Canvas, box: Box, players: int) -> None:
        carried = min(self._battle.carried, players)
        words, count = say("battle.next"), say("battle.of", n=carried, of=players)
        style = theme.CAPTION_BOLD
        wide = canvas.text_width(words, style)
        tail = canvas.text_width(count, style)
        cell = min(24.0, max(10.0, (box.width - wide - tail - 50) / players))
        left = box.centerx - (wide + tail + 28 + cell * players) / 2
        canvas.label(words, Box(left, box.top, wide + 2, box.height), style)
        left += wide + 14
        for index in range(players):
            part = Box(left + index * cell + 1.5, box.centery - 7, cell - 3, 14)
            full = index < carried
            canvas.panel(
                part, theme.WHITE if full else None, radius=3, border=None if full else theme.INK_SOFT
            )
        left += cell * players + 14
        canvas.label(count, Box(left, box.top, tail + 4, box.height), style)

    # -- the round ---------------------------------------------------------------------------------

    def _draw_round(self, canvas: Canvas, box: Box) -> None:
        stage = self._battle.stage
        key = f"battle.stage-{'ancient_one' if stage == 'round' else stage}"
        text = say("battle.this-round", n=self._battle.round, stage=say(key))
        heading(canvas, box, text, say("battle.token-price", count=self._state.players))

    def _draw_person(self, canvas: Canvas, box: Box, one: Investigator) -> None:
        out = one.is_out
        acting = self._desk.acting is one
        if out:
            canvas.dashed(box, theme.INK_OFF)
        elif acting:
            canvas.sheet(box, theme.CARD_WHITE)
        else:
            canvas.panel(box, theme.PANEL)
        ink = theme.INK_OFF if out else theme.PAPER_INK if acting else theme.INK
        soft = theme.INK_OFF if out else theme.PAPER_SOFT if acting else theme.INK_SOFT
        tall = box.height > 70
        shield = min(28.0, box.height * 0.5)
        face = min(box.height - 20, 72.0) if tall and box.width > 200 else 0.0
        start = box.left + 12
        if face and draw_face(canvas, (start + face / 2, box.centery), face, one.id, dim=out):
            shield, start = 24.0, start + face - 14
            canvas.shield(one.seat, (start + shield / 2, box.bottom - 22), shield, acting=acting)
        else:
            canvas.shield(one.seat, (start + shield / 2, box.top + box.height * 0.36), shield, acting=acting)
        left = start + shield + 8
        words = Box(left, box.top + 4, box.right - left - 6, box.height - 8)
        step = words.height / (3 if tall else 2)
        name = self._desk.first_name(one)
        canvas.label(name, Box(words.left, words.top, words.width, step), theme.BODY_BOLD, ink)
        text = self._desk.place(one)
        values = f"{one.sanity}/{skills.maximum(self._desk.table, one, 'sanity')}"
        second = f"{one.stamina}/{skills.maximum(self._desk.table, one, 'stamina')}"
        if tall:
            canvas.label(text, Box(words.left, words.top + step, words.width, step), theme.CAPTION, soft)
        low = Box(words.left, words.bottom - step, words.width, step)
        for part, icon, value in zip(
            columns(low, 2, 4), ("sanity", "stamina"), (values, second), strict=True
        ):
            canvas.icon(icon, (part.left + 7, part.centery), 14, soft)
            canvas.label(value, Box(part.left + 18, part.top, part.width - 18, step), theme.CAPTION_BOLD, ink)

    # -- what it will do ---------------------------------------------------------------------------

    def _draw_attack(self, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, theme.PANEL)
        canvas.hatching(Box(box.left + 3, box.top + 3, 8, box.height - 6))
        canvas.icon("warning", (box.left + 34, box.centery), 24)
        room = Box(box.left + 62, box.top + 8, box.width - 76, box.height - 16)
        words = self._texts.words.about(self._desk.table.library, "sheet")
        told = paragraph(words, self._sheet.attack).split("\n") if self._sheet.attack else []
        title = Box(room.left, room.top, room.width, 24)
        canvas.label(say("battle.then"), title, theme.BODY_BOLD)
        rest = Box(room.left, title.bottom, room.width, room.height - 24)
        text = " ".join(told)
        chances = self._chances() if rest.height > 40 else ""
        if chances:
            low = Box(rest.left, rest.bottom - 20, rest.width, 20)
            canvas.label(whole(canvas, (chances, ""), low.width, theme.CAPTION_BOLD), low, theme.CAPTION_BOLD)
            rest.height -= 22
        style = fitting(canvas, text, rest.width, rest.height, theme.BODY.at(19 if rest.height > 60 else 15))
        canvas.paragraph(text, rest, style, theme.INK_SOFT)

    def _chances(self) -> str:
        """The chance of each investigator to withstand it; empty where it asks for no check."""
        table = self._desk.table
        return _BETWEEN.join(
            say(
                "battle.withstands",
                who=self._desk.first_name(check.who),
                chance=self._texts.percent(checks.chance_of(table, check)),
            )
            for check in forecast.checks_under_attack(table)
        )
