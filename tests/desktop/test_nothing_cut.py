"""Nothing that stands beside the table ends in dots: where a line has no room, it says less, but whole."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from arkham_desktop.arkham.setup import Setup
from arkham_desktop.arkham.text import Words
from arkham_desktop.desktop import theme
from arkham_desktop.desktop.draw.fitting import fits, fitting
from arkham_desktop.desktop.draw.text import Setter, TextBlock
from arkham_desktop.desktop.layout import Box, table_regions
from arkham_desktop.desktop.overlays.event_lines import Entry
from arkham_desktop.desktop.overlays.event_list import EventList
from arkham_desktop.desktop.overlays.pick_list import PickList
from arkham_desktop.desktop.scenes.keys_help import KeysScene
from arkham_desktop.desktop.scenes.new_game import NewGameScene
from arkham_desktop.desktop.scenes.title import TitleScene
from arkham_desktop.desktop.testing import Driver
from arkham_desktop.desktop.widgets import Button, Look
from arkham_desktop.desktop.widgets.listing import Scroller
from tests.desktop.overlays.playing import play

Cut = list[str]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Cut:
    """Every line that was drawn with dots at its end, with what drew it."""
    found: Cut = []
    lay_out = Setter.lay_out

    def noting(self: Setter, text: str, *values: Any, **named: Any) -> TextBlock:
        block = lay_out(self, text, *values, **named)
        callers = [frame.name for frame in traceback.extract_stack(limit=4)]
        if block.cut and "fits" not in callers:
            found.append(f"{callers[-3]}: {text}")
        return block

    monkeypatch.setattr(Setter, "lay_out", noting)
    return found


@pytest.fixture(params=[(1280, 720), (1920, 1080)], ids=str)
def driver(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Driver]:
    """A stage in a compact or a wide window."""
    made = Driver(tmp_path / "home", size=request.param)
    made.stage.services.store.change(animations="off", hand_over=False)
    yield made
    made.stage.close()


def test_the_first_text_that_fits_is_taken(driver: Driver) -> None:
    canvas = driver.stage.measuring
    long, short = "4 movement points left", "4 left"
    wide = canvas.text_width(long, theme.CAPTION)
    assert fitting(canvas, (long, short), wide + 2, theme.CAPTION) == long
    assert fitting(canvas, (long, short), wide * 0.7, theme.CAPTION) == short
    assert not fits(canvas, long, wide * 0.7, theme.CAPTION)
    assert not fits(canvas, long, 0, theme.CAPTION)


def test_a_sheet_with_long_names_is_read_whole(driver: Driver, tmp_path: Path, cut: Cut) -> None:
    """Weapons with a bonus, a Task with its next place, a personal story, five movement points."""
    here = play(
        driver,
        tmp_path / "games",
        sets=["base", "dunwich", "innsmouth"],
        variants=["stories"],
        investigators=[
            {
                "id": "mandy-thompson",
                "space": "northside",
                "cards": ["sword-of-glory", "lamp-of-alhazred", "genealogy-research", "enchanted-knife"],
                "sliders": {"speed": 3},
            }
        ],
        start="movement",
    )
    assert here.kind == "move"
    assert cut == []


def test_the_set_up_is_read_whole(driver: Driver, cut: Cut) -> None:
    driver.show(NewGameScene())
    for _ in range(3):
        driver.click("add")
    scene = driver.top
    assert isinstance(scene, NewGameScene)
    for name in scene.library.investigators:
        driver.hover(f"investigator-{name}")
    assert cut == []


def test_the_last_game_is_told_whole_on_the_title_however_long_its_name(driver: Driver, cut: Cut) -> None:
    name = "Bartholomew Maxi, Clementine Oldwood"
    driver.stage.services.saves.new(Setup(players=2, seed=3, ancient_one="shub-niggurath"), name).close()
    driver.show(TitleScene())
    assert cut == []


def test_chances_leave_room_for_the_names_beside_them(driver: Driver, tmp_path: Path, cut: Cut) -> None:
    """Five ways out of a street with a monster, each with the chance to get past it."""
    here = play(
        driver,
        tmp_path / "games",
        investigators=[{"id": "joe-diamond", "space": "uptown"}],
        board={"monsters": [{"kind": "cultist", "space": "uptown"}]},
        start="movement",
    )
    assert sum(option.startswith("go:") for option in here.options) == 5
    assert cut == []


def test_a_trade_of_many_things_has_readable_buttons(driver: Driver, tmp_path: Path, cut: Cut) -> None:
    cards = ["cross", "knife", "elder-sign", "axe", "enchanted-knife", "holy-water", "tommy-gun", "food"]
    here = play(
        driver,
        tmp_path / "games",
        investigators=[
            {"id": "joe-diamond", "space": "uptown", "money": 5, "cards": cards},
            {"id": "amanda-sharpe", "space": "uptown", "money": 3, "cards": ["lantern", "whiskey"]},
        ],
        start="movement",
    )
    here.choose("trade:amanda-sharpe")
    assert here.kind == "trade"
    assert [line for line in cut if line.startswith(("_draw_words", "draw:"))] == []


def test_long_titles_of_dialogs_are_read_whole(driver: Driver, tmp_path: Path, cut: Cut) -> None:
    """The gate with the longest names, and a monster whose way to move has a long name."""
    here = play(
        driver,
        tmp_path / "games",
        investigators=[{"id": "joe-diamond", "space": "unvisited-isle", "explored": True, "clues": 0}],
        board={"gates": {"unvisited-isle": "plateau-of-leng"}},
        start="arkham_encounters",
    )
    here.until("check", prefer=("close:fight",))
    assert here.scene.dialog is not None
    assert here.scene.dialog.title.startswith("Closing the gate: Unvisited Isle to Plateau of Leng")
    assert [line for line in cut if line.startswith("draw_frame")] == []


def test_how_a_monster_in_combat_moves_is_read_whole(driver: Driver, tmp_path: Path, cut: Cut) -> None:
    here = play(
        driver,
        tmp_path / "games",
        investigators=[{"id": "joe-diamond", "space": "uptown"}],
        board={
            "monsters": [
                {"kind": "formless-spawn", "space": "uptown"},
                {"kind": "dark-young", "space": "uptown"},
            ]
        },
        start="movement",
        dice=[6] * 40,
    )
    here.until("monsters", prefer=("done",))
    fight = next(option for option in here.options if option.startswith("fight:dark-young"))
    here.choose(fight)
    here.until("combat", prefer=("roll", "accept"))
    assert [line for line in cut if line.startswith(("_draw_side", "_words"))] == []


def test_the_page_of_keys_is_read_whole_without_scrolling(driver: Driver, cut: Cut) -> None:
    driver.show(KeysScene())
    assert cut == []
    page = driver.top.group["page"]
    assert isinstance(page, Scroller)
    assert not page.scrolls


def test_the_numbers_of_a_monster_are_read_whole(driver: Driver, tmp_path: Path, cut: Cut) -> None:
    """Beside a check, where its card is small; "2 successes" is its longest word."""
    here = play(
        driver,
        tmp_path / "games",
        investigators=[{"id": "joe-diamond", "space": "uptown"}],
        board={"monsters": [{"kind": "formless-spawn", "space": "uptown"}]},
        start="movement",
    )
    here.until("monsters", prefer=("done",))
    here.choose(next(option for option in here.options if option.startswith("evade:formless-spawn")))
    assert here.kind == "check"
    assert [line for line in cut if line.startswith("_draw_numbers")] == []


def test_the_rows_of_spells_in_combat_are_read_whole(driver: Driver, tmp_path: Path, cut: Cut) -> None:
    """What a spell does is told in parts: those that have no room are left out."""
    here = play(
        driver,
        tmp_path / "games",
        investigators=[
            {"id": "joe-diamond", "space": "uptown", "cards": ["red-sign-of-shudde-mell", "wither"]}
        ],
        board={"monsters": [{"kind": "cultist", "space": "uptown"}]},
        start="movement",
        dice=[6] * 40,
    )
    here.until("monsters", prefer=("done",))
    here.choose(next(option for option in here.options if option.startswith("fight:cultist")))
    here.until("combat", prefer=("roll", "accept"))
    assert [line for line in cut if line.startswith("_words")] == []


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 2.0), ((1920, 1080), 3.0)])
def test_whatever_ends_a_decision_is_said_whole(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    """The short label of each end has room in the smallest End button, the long one where it is shown."""
    driver = Driver(tmp_path, size=size, scale=scale)
    screen, canvas = driver.stage.screen, driver.stage.measuring
    words = Words("en")
    box = table_regions(screen.width, screen.height, dialog=True, panels=True).end
    catalog = resources.files("arkham_desktop.arkham.text") / "catalogs" / "en" / "done.ftl"
    keys = re.findall(r"^(done-[a-z_]+) = .", catalog.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(keys) > 10
    for key in set(keys) - {"done-move-monsters", "done-move-world"}:  # a second line; shown as “Done”
        short = words(f"{key}-short") if words.has(f"{key}-short") else words(key, n=2)
        button = Button("end", box, short, lambda: None, key_cap="E", cap_left=True)
        assert fits(canvas, short, button.room_for_words(canvas), theme.BODY_BOLD), (key, short)


def test_long_lines_of_what_happened_are_read_whole_in_two(driver: Driver, tmp_path: Path, cut: Cut) -> None:
    here = play(driver, tmp_path / "games", investigators=[{"id": "joe-diamond", "space": "uptown"}])
    text = "Hunting Horror moves by its own rule from the Historical Society to the Merchant District."
    host: Any = SimpleNamespace(upcoming=[], table=here.scene.table, fly_to=lambda place: None)
    lines = [Entry(None, "monster", text, "Free Clinic!", "uptown"), Entry(None, "gate", "A gate opens.")]
    canvas = driver.stage.measuring
    for width in (350.0, 700.0):
        EventList(host, Box(0, 0, width, 200), lines, dense=True).draw(canvas, Look())
    assert cut == []


def test_what_cards_do_is_read_whole_in_the_list_of_possessions(
    driver: Driver, tmp_path: Path, cut: Cut
) -> None:
    """In two lines, where one has no room for it; and nothing is said twice."""
    here = play(
        driver,
        tmp_path / "games",
        sets=["base", "dunwich", "innsmouth"],
        investigators=[
            {
                "id": "joe-diamond",
                "space": "uptown",
                "cards": ["flamethrower", "seven-cryptical-books-of-hsan", "cavalry-saber", "flesh-ward"],
            }
        ],
        start="movement",
    )
    driver.key("p")
    have = here.scene.group["dialog-have"]
    assert isinstance(have, PickList)
    assert [(pick.title, pick.note, pick.sub) for pick in have.picks][2] == (
        "Cavalry Saber",
        "+2 combat",
        "+2 to Combat checks.",
    )
    assert cut == []


def test_the_name_of_an_exhausted_card_is_read_whole_in_a_trade(
    driver: Driver, tmp_path: Path, cut: Cut
) -> None:
    here = play(
        driver,
        tmp_path / "games",
        investigators=[
            {
                "id": "joe-diamond",
                "space": "uptown",
                "cards": [{"id": "the-king-in-yellow", "exhausted": True}],
            },
            {"id": "amanda-sharpe", "space": "uptown", "cards": ["lucky-cigarette-case"]},
        ],
        start="movement",
    )
    here.choose("trade:amanda-sharpe")
    assert [line for line in cut if "draw" in line.partition(":")[0] or "words" in line] == []


def test_the_sheet_of_the_ancient_one_is_read_whole_beside_what_lasts(
    driver: Driver, tmp_path: Path, cut: Cut
) -> None:
    here = play(
        driver,
        tmp_path / "games",
        sets=["base", "innsmouth"],
        ancient_one="quachil-uttaus",
        investigators=[{"id": "joe-diamond", "space": "uptown"}],
        board={"closed": ["general-store", "curiositie-shoppe", "ye-olde-magick-shoppe"]},
        environment="the-festival",
        start="movement",
    )
    driver.key("g")
    assert "dialog-face-quachil-uttaus" in here.scene.group
    sheet = here.scene.group["dialog-face-quachil-uttaus"].box
    assert sheet.bottom <= here.scene.desk.regions.dialog.bottom
    assert cut == []


def test_no_gate_of_a_world_is_told_in_dots_on_the_whole_table(
    driver: Driver, tmp_path: Path, cut: Cut
) -> None:
    play(
        driver,
        tmp_path / "games",
        sets=["base", "dunwich", "innsmouth"],
        investigators=[{"id": "joe-diamond", "space": "uptown"}],
        board={"gates": {"woods": "yuggoth", "unvisited-isle": "plateau-of-leng"}},
        start="movement",
    )
    driver.key("ctrl+0")
    assert [line for line in cut if line.startswith("worlds")] == []
