"""The set-up of a new game: who plays whom, against which Ancient One, with which seed.

It begins as the last game did, so that Begin works at once. Wide and compact windows show three columns;
narrow and tiny ones show them one at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arkham_desktop.arkham.setup import MOST_PLAYERS, RANDOM
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw import Canvas
from arkham_desktop.desktop.layout import Box, grid, inset
from arkham_desktop.desktop.scenes.choosing import Limits
from arkham_desktop.desktop.scenes.frame import (
    back_button,
    body_box,
    draw_foot,
    draw_head,
    draw_room,
    foot_box,
    sizes,
)
from arkham_desktop.desktop.scenes.new_game_actions import (
    ALL_SETS,
    PAGES,
    SIDES,
    SetupActions,
    paper_text,
)
from arkham_desktop.desktop.scenes.new_game_parts import AncientOneTile, InvestigatorTile, SeatRow
from arkham_desktop.desktop.scenes.new_game_sets import SetsPart
from arkham_desktop.desktop.scenes.new_game_sheets import (
    ancient_text,
    ancient_text_box,
    draw_ancient_one,
    draw_sheet,
    sheet_places,
    sheet_text,
)
from arkham_desktop.desktop.settings import LastSetup
from arkham_desktop.desktop.theme import Grade
from arkham_desktop.desktop.widgets import Button, Choice, Stepper, TextField, Toggle
from arkham_desktop.desktop.widgets.base import Widget
from arkham_desktop.desktop.widgets.button import IconButton
from arkham_desktop.desktop.words import has, say

_HEAD = 44.0
_NAME = 16
_MANY = 16
"""More investigators or Ancient Ones than these have smaller tiles."""
_LEAST_PAPER = 60.0


@dataclass(slots=True)
class _Regions:
    """The three columns (empty where another page is shown)."""

    people: Box
    investigators: Box
    ancient: Box
    sets: Box


_NOWHERE = Box(0, 0, 0, 0)


class NewGameScene(SetupActions):
    """The set-up."""

    def __init__(self) -> None:
        super().__init__()
        self._limits: tuple[object, Limits] | None = None
        self._sheet = Box(0, 0, 0, 0)
        self._ancient_sheet = Box(0, 0, 0, 0)
        self._regions = _Regions(_NOWHERE, _NOWHERE, _NOWHERE, _NOWHERE)
        self._sets = SetsPart(self, _NOWHERE)

    # ---- placing

    def arrange(self) -> None:
        """Place everything for the window and the plan as it is."""
        screen = self.screen
        self._regions = self._split(body_box(screen))
        widgets: list[Widget] = [back_button(screen, lambda: self.stage.pop(self))]
        if self._paged:
            width = min(600.0, screen.width * 0.7)
            height = sizes(screen).head - 12
            box = Box(screen.width - width - 10, 6, width, height)
            pages = [(page, self._page_name(page)) for page in PAGES]
            widgets.append(Choice("page", box, pages, self.page, self._turn_to))
        regions = self._regions
        if regions.people.width:
            widgets += self._people(regions.people)
        if regions.investigators.width:
            widgets += self._grid(regions.investigators)
        if regions.ancient.width:
            widgets += self._ancient(regions.ancient)
        self._sets = SetsPart(self, regions.sets)
        widgets += self._sets.widgets()
        if not self._paged:
            column = regions.ancient if regions.ancient.width else regions.sets
            head = Box(column.left, column.top - _HEAD, column.width, _HEAD - 8)
            sides = [(side, say(f"setup.page.{side}")) for side in SIDES]
            widgets.append(Choice("side", head, sides, self.side, self._show_side))
        widgets += self._foot()
        self.group.replace(widgets, focus="begin")

    def _page_name(self, page: str) -> str:
        """What a page is called; where there is little room, by its short name if it has one."""
        short = f"setup.page.{page}-short"
        tiny = self.screen.layout.name == "tiny"
        return say(short if tiny and has(short) else f"setup.page.{page}")

    def _split(self, body: Box) -> _Regions:
        if self._paged:
            boxes = {page: body if page == self.page else _NOWHERE for page in PAGES}
            return _Regions(boxes["people"], boxes["investigators"], boxes["ancient-one"], boxes["sets"])
        gap = 24.0 if self.screen.layout.name == "wide" else 14.0
        left, right = body.width * 0.235, body.width * 0.27
        middle = body.width - left - right - 2 * gap
        side = Box(body.right - right, body.top + _HEAD, right, body.height - _HEAD)
        ancient = self.side == "ancient-one"
        return _Regions(
            Box(body.left, body.top, left, body.height),
            Box(body.left + left + gap, body.top, middle, body.height),
            side if ancient else _NOWHERE,
            _NOWHERE if ancient else side,
        )

    def _people(self, box: Box) -> list[Widget]:
        count = len(self.plan.seats)
        gap = 6.0
        step = 38.0 if self.screen.layout.name == "tiny" else 44.0
        stepper = Stepper(
            "players", Box(box.right - 148, box.top, 148, step - 4), count, 1, MOST_PLAYERS, self._set_players
        )
        widgets: list[Widget] = [stepper]
        top = box.top + step + 4
        foot = 52.0 if not self._paged else 0.0
        across = 2 if self._paged else 1
        down = -(-MOST_PLAYERS // across)
        height = min(64.0, (box.bottom - foot - top - gap * (down - 1)) / down)
        boxes = grid(Box(box.left, top, box.width, 0), MOST_PLAYERS, across, gap, height)
        for index, row_box in enumerate(boxes[:count]):
            widgets += self._seat(index, row_box)
        if count < MOST_PLAYERS:
            widgets.append(
                Button(
                    "add",
                    boxes[count],
                    say("setup.add"),
                    lambda: self._set_players(count + 1),
                    icon="plus",
                    quiet=True,
                    style=theme.BODY_BOLD,
                )
            )
        if not self._paged:
            toggle = Box(box.left, box.bottom - 44, box.width, 44)
            on = self.services.settings.hand_over
            detail = say("setup.hand-over-detail") if box.width > 380 else ""
            widgets.append(
                Toggle("hand-over", toggle, say("setup.hand-over"), on, self._set_hand_over, detail=detail)
            )
        return widgets

    def _seat(self, index: int, box: Box) -> list[Widget]:
        seat = self.plan.seats[index]
        side = min(36.0, box.height - 8)
        field_width = min(150.0, box.width * 0.32)
        field_left = box.left + 50
        die = Box(box.right - side - 6, box.centery - side / 2, side, side)
        named = seat.investigator != RANDOM
        row = self.library.investigators[seat.investigator] if named else None
        field = Box(field_left, box.centery - side / 2, field_width, side)
        return [
            SeatRow(
                index,
                box,
                seat,
                row,
                self.words.name(self.library, row.id) if row is not None else "",
                current=index == self.plan.current,
                left=field.right + 10,
                right=die.left - 6,
                on_press=lambda: self._select(index),
            ),
            TextField(
                f"person-{index}",
                field,
                seat.person,
                lambda text: self._name(index, text),
                most=_NAME,
                hint=say("setup.person-hint", seat=index + 1),
            ),
            IconButton(
                f"clear-{index}",
                die,
                "",
                lambda: self._free(index),
                icon="close" if named else "dice",
                quiet=True,
                tip=say("setup.free-seat") if named else say("setup.deal-seat"),
            ),
        ]

    def _grid(self, box: Box) -> list[Widget]:
        every = list(self.library.investigators.values())
        sets = [name for name in self.plan.sets if any(row.set == name for row in every)]
        widgets: list[Widget] = []
        top = box.top + _HEAD if not self._paged else box.top
        if len(sets) > 1:
            widgets.append(self._set_filter(box, sets))
            top = box.top + _HEAD
        widgets += self._search(
            Box(box.left, box.top, box.width, _HEAD - 8), widgets[-1].box.left if widgets else box.right - 260
        )
        rows = self.listed()
        room = box.bottom - top
        name = self.screen.layout.name
        many = len(rows) > _MANY
        across = {"wide": 10 if many else 8, "compact": 5 if many else 4}.get(name, 5 if many else 4)
        gap = 4.0 if many else 6.0
        large = {"wide": 138.0, "compact": 46.0, "narrow": 50.0, "tiny": 44.0}
        small = {**large, "wide": 100.0, "compact": 36.0}
        tile = (small if many else large)[name]
        down = max(1, -(-len(rows) // across))
        tile = min(tile, (room + gap) / down - gap)
        boxes = grid(Box(box.left, top, box.width, 0), len(rows), across, gap, tile)
        used = down * (tile + gap) + 4
        self._sheet = Box(box.left, top + used, box.width, room - used)
        if self._sheet.height < 150:
            self._sheet = _NOWHERE
        places = sheet_places(self._sheet)
        self._sheet_text = paper_text("sheet", places.text, theme.BODY.at(15))
        self._show_sheet()
        widgets += [self._sheet_text] if self._sheet.width and not places.large else []
        return widgets + [
            InvestigatorTile(
                row,
                self.words.name(self.library, row.id),
                boxes[index],
                self.plan.seat_of(row.id),
                self._chooser(row.id),
                self._looker(row.id),
                tip="" if self._sheet.width else sheet_text(row, self.library, self.words),
            )
            for index, row in enumerate(rows)
        ]

    def _set_filter(self, box: Box, sets: list[str]) -> Choice:
        """Whose investigators are listed; where all of them have no room one set is."""
        rows = self.library.investigators.values()
        counts = {name: sum(row.set == name for row in rows) for name in sets}
        options = [(name, say(f"setup.from.{name}", count=counts[name])) for name in sets]
        if not self._paged:
            options.insert(0, (ALL_SETS, say("setup.from.all", count=len(rows))))
        elif self.from_set == ALL_SETS:
            self.from_set = sets[0]
        width = box.width if self._paged else min(box.width - 136, 480.0)
        place = Box(box.right - width, box.top, width, _HEAD - 8)
        return Choice("from-set", place, options, self.from_set, self._list_set)

    def _ancient(self, box: Box) -> list[Widget]:
        rows = [None, *self.library.ancient_ones.values()]
        name = self.screen.layout.name
        many = len(rows) > _MANY
        across = 4 if self._paged else 3 if box.width > 420 else 2
        gap = 3.0 if many and name != "wide" else 6.0
        high = {"wide": 44.0, "compact": 34.0, "narrow": 38.0, "tiny": 30.0}[name]
        down = -(-len(rows) // across)
        high = max(24.0, min(high, (box.height - 110) / down - gap)) if many else high
        boxes = grid(Box(box.left, box.top, box.width, 0), len(rows), across, gap, high)
        top = box.top + down * (high + gap) + 4
        self._ancient_sheet = Box(box.left, top, box.width, box.bottom - top)
        shown = self._ancient_sheet.height > _LEAST_PAPER
        widgets: list[Widget] = []
        for row, place in zip(rows, boxes, strict=True):
            key = row.id if row is not None else RANDOM
            chosen = key == self.plan.ancient_one
            label = say("setup.at-random") if row is None else self.words.name(self.library, key)
            tile = AncientOneTile(row, label, place, chosen, self._awaker(key), self._starer(key))
            if not shown and row is not None:
                tile.tip = ancient_text(row, self.library, self.words)
            widgets.append(tile)
        size = 17 if self._ancient_sheet.height > 400 else 15
        self._ancient_text = paper_text("ancient", ancient_text_box(self._ancient_sheet), theme.BODY.at(size))
        self._show_ancient()
        return [*widgets, self._ancient_text] if shown else widgets

    def _foot(self) -> list[Widget]:
        screen = self.screen
        size = sizes(screen)
        foot = inset(foot_box(screen), size.margin, 14 if size.foot > 80 else 9)
        width = min(280.0, foot.width * 0.185) if screen.layout.roomy else foot.width / 3 - 6
        height = min(foot.height, 130.0)
        gap = size.gap + 2
        lefts = [foot.right - width * (3 - index) - gap * (2 - index) for index in range(3)]
        fillable = any(seat.investigator == RANDOM for seat in self.plan.seats)
        sub = self.screen.layout.name != "tiny"
        specs: list[tuple[str, str, str, Callable[[], object], Grade, str]] = [
            ("random", "r", say("setup.random-sub"), self._all_random, Grade.PLAIN, ""),
            (
                "fill",
                "f",
                say("setup.fill-sub", count=sum(seat.investigator == RANDOM for seat in self.plan.seats)),
                self._fill,
                Grade.PLAIN if fillable else Grade.OFF,
                "" if fillable else say("setup.fill-off"),
            ),
            ("begin", "e", say("setup.begin-sub", name=self.game_name), self._begin, Grade.SUGGESTED, ""),
        ]
        return [
            Button(
                name,
                Box(left, foot.top, width, height),
                say("setup.random-game" if name == "random" else f"setup.{name}"),
                run,
                sub=text if sub else "",
                key_cap=key.upper(),
                cap_left=True,
                grade=grade,
                reason=reason,
                keys=(key,),
            )
            for left, (name, key, text, run, grade, reason) in zip(lefts, specs, strict=True)
        ]

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw head, columns, sheets and foot."""
        screen = self.screen
        draw_room(canvas, self.screen)
        draw_head(canvas, screen, say("setup.title"), "" if self._paged else self._title_detail)
        draw_foot(canvas, screen)
        regions = self._regions
        self._draw_heads(canvas, regions)
        if regions.investigators.width and self._sheet.width:
            row = self.library.investigators[self.shown]
            draw_sheet(canvas, self._sheet, row, self.library, self.words)
        if regions.ancient.width and self._ancient_sheet.height > _LEAST_PAPER:
            row_ancient = self.library.ancient_ones.get(self.shown_ancient)
            draw_ancient_one(canvas, self._ancient_sheet, row_ancient, self.library, self.words)
        self._sets.draw(canvas, self._players_line() if self._paged and regions.sets.width else "")
        if screen.layout.roomy:
            self._draw_difficulty(canvas)
        self.group.draw(canvas)

    @property
    def _title_detail(self) -> str:
        played = self.services.settings.last_setup != LastSetup()
        return say("setup.title-detail") if played else say("setup.title-first")

    def _draw_heads(self, canvas: Canvas, regions: _Regions) -> None:
        style = theme.LABEL.at(19)
        if regions.people.width:
            box = regions.people
            canvas.label(say("setup.who"), Box(box.left, box.top, box.width - 160, 40), style)
        if self._paged:
            return
        box = regions.investigators
        if not self.listed():
            nobody = Box(box.left, box.top + _HEAD, box.width, 40)
            canvas.label(say("setup.nobody"), nobody, theme.BODY, theme.INK_SOFT)
        canvas.label(say("setup.investigators"), Box(box.left, box.top, box.width, 40), style)
        if "from-set" not in self.group:
            hint = say("setup.choose-for", seat=self.plan.current + 1)
            room = Box(box.left, box.top, box.width, 40)
            canvas.label(hint, room, theme.CAPTION, theme.INK_SOFT, align="right")

    def _draw_difficulty(self, canvas: Canvas) -> None:
        """What the number of players and the Ancient One make of the limits."""
        size = sizes(self.screen)
        foot = inset(foot_box(self.screen), size.margin, 16 if size.foot > 150 else 12)
        width = self.group["random"].box.left - foot.left - 24
        limits = self._current_limits()
        canvas.label(self._players_line(), Box(foot.left, foot.top, width, 26), theme.TITLE.at(19))
        ancient = self.library.ancient_ones.get(self.plan.ancient_one)
        wakes = say("setup.wakes-random", gates=limits.gates)
        if ancient is not None:
            name = self.words.name(self.library, ancient.id)
            wakes = say("setup.wakes", ancient=name, gates=limits.gates, doom=limits.doom)
        lines = [
            wakes,
            say("setup.monsters", monsters=limits.monsters, outskirts=limits.outskirts),
            say("setup.wins", count=len(self.plan.seats)),
        ]
        step = min(26.0, (foot.bottom - foot.top - 28) / len(lines))
        for index, line in enumerate(lines):
            room = Box(foot.left, foot.top + 30 + step * index, width, step)
            canvas.label(line, room, theme.CAPTION, theme.INK_SOFT)

    def _players_line(self) -> str:
        """How many play, and as how many they count for the limits."""
        limits = self._current_limits()
        line = say("setup.players-line", count=len(self.plan.seats))
        if limits.counted != len(self.plan.seats):
            line += say("setup.counted", count=limits.counted)
        return line

    def _current_limits(self) -> Limits:
        key = (len(self.plan.seats), self.plan.ancient_one, self.plan.sets, self.plan.variants)
        if self._limits is None or self._limits[0] != key:
            self._limits = (key, self.plan.limits())
        return self._limits[1]
