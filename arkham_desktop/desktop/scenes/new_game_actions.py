"""What can be done in the set-up of a new game, whatever it looks like."""

from __future__ import annotations

from collections.abc import Callable

from arkham_desktop.arkham.content.models import Investigator
from arkham_desktop.arkham.setup import RANDOM
from arkham_desktop.arkham.text import Words
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.layout import Box
from arkham_desktop.desktop.scene import Scene
from arkham_desktop.desktop.scenes.choosing import UNDO_RULES, Plan, fresh_seed
from arkham_desktop.desktop.scenes.new_game_sheets import ancient_text, sheet_text
from arkham_desktop.desktop.scenes.playing import begin
from arkham_desktop.desktop.theme import Style
from arkham_desktop.desktop.widgets import Button, ScrollText, TextField
from arkham_desktop.desktop.words import say

PAGES = ("people", "investigators", "ancient-one", "sets")
SIDES = ("ancient-one", "sets")
"""What the right column shows where all of them have room."""
ALL_SETS = "all"
SOUGHT = "sought"
"""The field that takes the letters."""


def paper_text(name: str, box: Box, style: Style) -> ScrollText:
    """A text on paper that scrolls where it is long."""
    return ScrollText(f"{name}-text", box, "", style=style, color=theme.PAPER_INK)


class SetupActions(Scene):
    """The state of the set-up and what its widgets do; `NewGameScene` places and draws.

    Attributes:
        plan: everything that is chosen.
        library: the content of the chosen sets.
        page: which part is shown where only one has room.
        side: which part the right column shows where there are three.
        from_set: the set whose investigators are listed, or `ALL_SETS`.
        sought: letters that the listed investigators have in their name or on their sheet.
        shown, shown_ancient: whose sheets are shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.words = Words()
        self.plan = Plan()
        self.library = self.plan.library
        self.page = PAGES[0]
        self.side = SIDES[0]
        self.from_set = ALL_SETS
        self.sought = ""
        self.shown = next(iter(self.library.investigators))
        self.shown_ancient = RANDOM
        self._sheet_text = paper_text("sheet", Box(0, 0, 0, 0), theme.BODY)
        self._ancient_text = paper_text("ancient", Box(0, 0, 0, 0), theme.BODY)

    def enter(self) -> None:
        """Begin as the last game did."""
        self.plan = Plan.like_last(self.services.settings.last_setup)
        self.library = self.plan.library
        self.shown_ancient = self.plan.ancient_one
        first = self.plan.seats[0].investigator
        if first != RANDOM:
            self.shown = first

    @property
    def _paged(self) -> bool:
        return not self.screen.layout.roomy

    def _turn_to(self, page: str) -> None:
        self.page = page
        self.arrange()

    def _show_side(self, side: str) -> None:
        self.side = side
        self.arrange()

    def _list_set(self, name: str) -> None:
        self.from_set = name
        self.arrange()

    def listed(self) -> list[Investigator]:
        """The investigators of the chosen set that have the sought letters."""
        every = self.library.investigators.values()
        rows = [row for row in every if self.from_set in (ALL_SETS, row.set)]
        letters = self.sought.strip().casefold()
        return [row for row in rows if letters in self._told(row)] if letters else rows

    def _told(self, row: Investigator) -> str:
        """All that is said of an investigator, in small letters."""
        name = self.words.name(self.library, row.id)
        return f"{name} {row.occupation} {sheet_text(row, self.library, self.words)}".casefold()

    def _seek(self, letters: str) -> None:
        """List only those who have some letters; whose sheet is shown is among them."""
        self.sought = letters
        found = self.listed()
        if found and self.library.investigators[self.shown] not in found:
            self.shown = found[0].id
        self.arrange()
        self.group.set_focus(SOUGHT)

    def _search(self, box: Box, right: float) -> list[TextField]:
        """The field that takes a name or a skill, between the heading and what ends at ``right``."""
        left = box.left + 150
        width = min(260.0, right - 14 - left)
        if self._paged or width < 130:
            return []
        field = TextField(
            SOUGHT,
            Box(left, box.top, width, box.height),
            self.sought,
            self._seek,
            hint=say("setup.sought" if width > 190 else "setup.sought-short"),
            icon="search",
            on_enter=self._take_found,
        )
        return [field]

    def _take_found(self, letters: str) -> None:
        """Enter: the first of those found takes the seat, and all are listed again."""
        found = self.listed()
        if letters.strip() and found:
            self.sought = ""
            self._chooser(found[0].id)()

    # ---- sets and variants

    def choose_set(self, name: str, on: bool) -> None:
        """Put a set into the game or leave it out."""
        self.plan.choose_set(name, on)
        self._sets_changed()

    def choose_variant(self, word: str, on: bool) -> None:
        """Turn a variant on or off."""
        self.plan.choose_variant(word, on)
        self._sets_changed()

    def choose_herald(self, name: str | None) -> None:
        """Play with a Herald, a random one, or none."""
        self.plan.herald = name
        self.arrange()

    def _sets_changed(self) -> None:
        """Show what the sets have now."""
        self.library = self.plan.library
        if self.shown not in self.library.investigators:
            self.shown = next(iter(self.library.investigators))
        if self.shown_ancient not in self.library.ancient_ones:
            self.shown_ancient = self.plan.ancient_one
        if self.from_set not in self.plan.sets:
            self.from_set = ALL_SETS
        self.arrange()

    # ---- people

    def _set_players(self, count: int) -> None:
        self.plan.set_players(count)
        self.arrange()

    def _set_hand_over(self, on: bool) -> None:
        self.services.store.change(hand_over=on)

    def _select(self, index: int) -> None:
        self.plan.current = index
        name = self.plan.seats[index].investigator
        if name != RANDOM:
            self.shown = name
        if self._paged:
            self.page = "investigators"
        self.arrange()

    def _name(self, index: int, text: str) -> None:
        self.plan.seats[index].person = text
        self._show_game_name()

    def _free(self, index: int) -> None:
        """The die deals this seat an investigator; the cross frees it again."""
        seat = self.plan.seats[index]
        if seat.investigator == RANDOM:
            others = [each for each in self.plan.seats if each is not seat]
            fixed = [each.investigator for each in others]
            self.plan.deal(self.library)
            for each, name in zip(others, fixed, strict=True):
                each.investigator = name
            self.shown = seat.investigator
        else:
            seat.investigator = RANDOM
            self.plan.current = index
        self.arrange()

    def _chooser(self, name: str) -> Callable[[], None]:
        def choose() -> None:
            self.plan.take(name)
            self.shown = name
            self.arrange()

        return choose

    def _looker(self, name: str) -> Callable[[], None]:
        def look() -> None:
            if self.shown != name:
                self.shown = name
                self._show_sheet()

        return look

    def _show_sheet(self) -> None:
        row = self.library.investigators[self.shown]
        self._fill_paper(self._sheet_text, sheet_text(row, self.library, self.words))

    def _show_ancient(self) -> None:
        row = self.library.ancient_ones.get(self.shown_ancient)
        self._fill_paper(
            self._ancient_text, "" if row is None else ancient_text(row, self.library, self.words)
        )

    def _fill_paper(self, paper: ScrollText, text: str) -> None:
        """Put a text on a paper, from its beginning; it takes the focus only where it scrolls."""
        paper.text = text
        paper.offset = 0.0
        high = self.stage.measuring.paragraph_height(text, paper.text_width, paper.style)
        paper.focusable = high > paper.box.height
        self.redraw()

    def _awaker(self, name: str) -> Callable[[], None]:
        def choose() -> None:
            self.plan.ancient_one = name
            self.shown_ancient = name
            self.arrange()

        return choose

    def _starer(self, name: str) -> Callable[[], None]:
        def look() -> None:
            if self.shown_ancient != name:
                self.shown_ancient = name
                self._show_ancient()

        return look

    def set_undo(self, rule: str) -> None:
        """What may be taken back."""
        self.plan.undo = next(known for known in UNDO_RULES if known == rule)

    def set_seed(self, text: str) -> None:
        """The seed that was typed."""
        if text:
            self.plan.seed = int(text)

    def new_seed(self) -> None:
        """A seed that nobody chose."""
        self.plan.seed = fresh_seed()
        field = self.group["seed"]
        assert isinstance(field, TextField)
        field.text, field.caret = str(self.plan.seed), 0
        self.redraw()

    def set_name(self, text: str) -> None:
        """The saved game's name."""
        self.plan.name = text
        self._show_game_name()

    def _show_game_name(self) -> None:
        """Say under which name the game will be saved, while it is typed."""
        begin_button = self.group["begin"]
        assert isinstance(begin_button, Button)
        if begin_button.sub:
            begin_button.sub = say("setup.begin-sub", name=self.game_name)
        if "name" in self.group:
            field = self.group["name"]
            assert isinstance(field, TextField)
            field.hint = say("setup.name-hint", name=self.game_name)
        self.redraw()

    def _all_random(self) -> None:
        self.plan.free_all()
        self.shown_ancient = RANDOM
        self._begin()

    def _fill(self) -> None:
        self.plan.deal(self.library)
        self.shown = self.plan.seats[self.plan.current].investigator
        self.arrange()

    @property
    def game_name(self) -> str:
        """The name that the saved game gets."""
        if self.plan.name.strip():
            return self.plan.name.strip()
        people = list(dict.fromkeys(seat.person.strip() for seat in self.plan.seats if seat.person.strip()))
        return ", ".join(people) if people else say("game.default-name")

    def _begin(self) -> None:
        if begin(self.stage, self.plan.setup, self.game_name):
            self._remember()

    def _remember(self) -> None:
        services = self.stage.services
        services.store.change(last_setup=self.plan.as_last())
