"""Every dialog and panel in every layout: inside its place, nothing over another thing, no exception."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from arkham_desktop.arkham.setup import Setup
from arkham_desktop.desktop.overlays import DIALOGS
from arkham_desktop.desktop.overlays.base import inside
from arkham_desktop.desktop.scenes.table import TableScene
from arkham_desktop.desktop.testing import Driver
from tests.desktop.overlays.conftest import Play
from tests.desktop.overlays.playing import Played

WINDOWS: dict[str, tuple[tuple[int, int], float | None]] = {
    "wide": ((1600, 860), 1.0),
    "compact": ((1100, 640), 1.0),
    "narrow": ((1024, 640), 1.25),
    "tiny": ((1024, 640), 1.6),
}
CARDS = [
    "38-revolver",
    "enchanted-blade",
    "tommy-gun",
    "dynamite",
    "wither",
    "holy-water",
    "food",
    "marksman",
]
MICHAEL: dict[str, Any] = {
    "id": "michael-mcglen",
    "space": "downtown",
    "clues": 4,
    "money": 5,
    "cards": CARDS,
}
AMANDA: dict[str, Any] = {"id": "amanda-sharpe", "space": "downtown", "cards": ["lantern"]}
MONSTERS = [{"kind": kind, "space": "downtown"} for kind in ("shoggoth", "dhole", "cultist")]
FIGHT: dict[str, Any] = {
    "investigators": [MICHAEL, AMANDA],
    "board": {"monsters": MONSTERS},
    "start": "movement",
    "dice": [5] * 2 + [1] * 60,
}
ASYLUM: dict[str, Any] = {
    "investigators": [{**MICHAEL, "space": "arkham-asylum"}],
    "start": "arkham_encounters",
    "decks": {"encounters:downtown": [88]},
    "dice": [1] * 30,
}
MYTHOS: dict[str, Any] = {
    "investigators": [{**MICHAEL, "space": "historical-society"}, AMANDA],
    "board": {"monsters": MONSTERS},
    "decks": {"mythos": ["all-quiet-in-arkham"]},
    "ancient_one": "yig",
    "start": "mythos",
}
FIGHTING = ("done", "fight:shoggoth#1", "roll", "accept")
SCENES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "check": (ASYLUM, ("encounter", "continue")),
    "after_check": (ASYLUM, ("encounter", "continue", "roll")),
    "encounter_card": (ASYLUM, ("encounter",)),
    "monsters": (FIGHT, ("done",)),
    "combat": (FIGHT, FIGHTING),
    "trade": (FIGHT | {"board": {}}, ("trade:amanda-sharpe",)),
    "mythos": (MYTHOS, ()),
    "mythos_clue": (MYTHOS, ("continue",)),
    "shop": (
        {"investigators": [{**MICHAEL, "space": "general-store"}], "start": "arkham_encounters"},
        ("ability:general-store",),
    ),
    "lose_items": (
        FIGHT | {"investigators": [{**MICHAEL, "stamina": 1}]},
        (*FIGHTING, "fight"),
    ),
    "attack": (
        {"investigators": [MICHAEL, AMANDA], "ancient_one": "hastur", "start": "final_battle"},
        ("done",),
    ),
    "may": (
        {**ASYLUM, "investigators": [{**MICHAEL, "space": "independence-square"}]},
        ("encounter", "continue"),
    ),
}


def placed_well(here: Played) -> None:
    """Every widget of what is docked lies in it, and none over another one."""
    scene = here.scene
    assert scene.docked is not None
    room = scene.desk.regions.dialog
    inner = inside(room)
    boxes = [(name, widget.box) for name, widget in here.rows.items() if name not in ("why", "table")]
    for name, box in boxes:
        assert box.left >= inner.left - 1, (name, box, inner)
        assert box.top >= inner.top - 1, (name, box, inner)
        assert box.right <= inner.right + 1, (name, box, inner)
        assert box.bottom <= inner.bottom + 1, (name, box, inner)
        assert box.width > 0, name
        assert box.height > 0, name
    for index, (name, box) in enumerate(boxes):
        for other, around in boxes[index + 1 :]:
            overlap = box.clip(around)
            assert overlap.width < 1 or overlap.height < 1, (name, other, box, around)


@pytest.mark.parametrize("layout", WINDOWS)
@pytest.mark.parametrize("kind", SCENES)
def test_every_dialog_stands_well(played: Play, kind: str, layout: str) -> None:
    fields, prefer = SCENES[kind]
    size, scale = WINDOWS[layout]
    here = played(size=size, scale=scale, **fields)
    here.until(kind, prefer=prefer)
    assert here.scene.desk.regions.layout.name == layout
    assert isinstance(here.scene.dialog, DIALOGS[kind])
    assert here.scene.dialog.title
    placed_well(here)


@pytest.mark.parametrize("layout", WINDOWS)
@pytest.mark.parametrize("key", ["l", "w", "p", "g", "o"])
def test_every_panel_stands_well(played: Play, key: str, layout: str) -> None:
    size, scale = WINDOWS[layout]
    here = played(size=size, scale=scale, **{**FIGHT, "environment": "a-strange-plague"})
    here.driver.key(key)
    if key == "p" and layout in ("narrow", "tiny"):
        assert here.scene.drawer, "there the sheet itself is what opens"
        return
    placed_well(here)


@pytest.mark.parametrize(("layout", "seed"), [("compact", 1), ("tiny", 2), ("wide", 3), ("narrow", 4)])
def test_a_game_played_at_random_is_always_shown(tmp_path: Path, layout: str, seed: int) -> None:
    size, scale = WINDOWS[layout]
    driver = Driver(tmp_path / "home", size=size, scale=scale)
    driver.stage.services.store.change(animations="off", hand_over=False)
    setup = Setup(players=2, seed=seed, persons=("Ana", "Ben"))
    session = driver.stage.services.saves.new(setup, "random")
    scene = TableScene(session)
    driver.show(scene)
    chance = Random(seed)
    shown = set()
    for _ in range(120):
        decision = session.game.pending
        if decision is None or driver.top is not scene:
            break
        if scene.dialog is not None:
            shown.add(type(scene.dialog).__name__)
        scene.choose(chance.choice(decision.options).id)
        driver.settle(30)
    assert len(shown) >= 3, shown
    driver.stage.close()
