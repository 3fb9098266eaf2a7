from __future__ import annotations

import pytest

from arkham_desktop.arkham.content.library import Library
from arkham_desktop.arkham.state import Investigator, State
from arkham_desktop.arkham.table import Table
from arkham_desktop.desktop.table.geometry import TableGeometry
from arkham_desktop.engine import Chance


@pytest.fixture(scope="session")
def library() -> Library:
    return Library.load(("base",))


@pytest.fixture(scope="session")
def geometry(library: Library) -> TableGeometry:
    return TableGeometry(library)


@pytest.fixture
def table(library: Library) -> Table:
    """Three investigators on the board, nothing else."""
    state = State(seed=1, sets=["base"], ancient_one="yig", players=3)
    for seat, (name, place) in enumerate(
        [("joe-diamond", "downtown"), ("jenny-barnes", "train-station"), ("amanda-sharpe", "downtown")]
    ):
        state.investigators.append(Investigator(name, seat, f"person {seat + 1}", place, 5, 5))
    return Table(library, state, Chance(1))
