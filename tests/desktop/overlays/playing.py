"""Games on the table scene for tests: a position in a few lines, in a real session with a journal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from arkham_desktop.arkham.scenario import parse
from arkham_desktop.arkham.scenario.building import table_of
from arkham_desktop.arkham.setup import Setup
from arkham_desktop.arkham.turn import ArkhamRules
from arkham_desktop.desktop.scenes.table import TableScene
from arkham_desktop.desktop.testing import Driver
from arkham_desktop.desktop.widgets import Widget
from arkham_desktop.engine.journal import FORMAT, Header
from arkham_desktop.engine.session import Session


def session_of(folder: Path, /, **fields: Any) -> Session:
    """A session that begins with the position of a scenario; ``start="movement"`` is short for a phase."""
    if isinstance(fields.get("start"), str):
        fields["start"] = {"phase": fields["start"]}
    table = table_of(parse(fields))
    state = table.state
    setup = Setup(
        sets=tuple(state.sets),
        ancient_one=state.ancient_one,
        investigators=tuple(one.id for one in state.investigators),
        persons=tuple(one.person for one in state.investigators),
        seed=state.seed,
    )
    header = Header(
        format=FORMAT,
        game="arkham",
        program="1",
        content="",
        seed=state.seed,
        setup=setup.model_dump(mode="json"),
    )
    folder.mkdir(parents=True, exist_ok=True)
    number = len(list(folder.glob("*.journal")))
    return Session.new(folder / f"scene{number}.journal", header, ArkhamRules(table))


class Played:
    """A table scene on a driver."""

    def __init__(self, driver: Driver, session: Session) -> None:
        self.driver = driver
        self.session = session
        self.scene = TableScene(session)
        driver.show(self.scene)

    @property
    def options(self) -> list[str]:
        """The ids of the options of the open decision."""
        return [option.id for option in self.session.game.options]

    @property
    def kind(self) -> str:
        """The kind of the open decision."""
        decision = self.session.game.pending
        return decision.kind if decision is not None else ""

    @property
    def rows(self) -> dict[str, Widget]:
        """The widgets of what is docked, by name without ``dialog-``."""
        return {
            widget.name.removeprefix("dialog-"): widget
            for widget in self.scene.group.widgets
            if widget.name.startswith("dialog-")
        }

    def label(self, name: str) -> str:
        """What a row or button says in its first line."""
        widget = self.scene.group[name]
        return str(getattr(widget, "title", "") or getattr(widget, "label", ""))

    def until(self, *kinds: str, prefer: tuple[str, ...] = ()) -> Played:
        """Choose on, what is preferred first, until a decision of one of these kinds is open."""
        for _ in range(80):
            if self.kind in kinds:
                return self
            wanted = [option for option in prefer if option in self.options]
            self.choose(wanted[0] if wanted else self.options[0])
        raise AssertionError(f"none of {kinds} was asked, but {self.kind}: {self.options}")

    def choose(self, *options: str) -> Played:
        """Take options one after the other, each when everything has come to rest."""
        for option in options:
            assert option in self.options, f"{option} is none of {self.options} ({self.kind})"
            self.scene.choose(option)
            self.driver.settle(120)
        return self


def play(driver: Driver, folder: Path, /, **fields: Any) -> Played:
    """Show a scenario's position on the table."""
    return Played(driver, session_of(folder, **fields))
