"""The whole table small in a corner (N)."""

from __future__ import annotations

from tests.desktop.overlays.conftest import Play

SOMEBODY = [{"id": "joe-diamond", "space": "northside"}]


def test_n_shows_the_whole_table_small_and_a_press_flies_there(played: Play) -> None:
    here = played(investigators=SOMEBODY, start="movement")
    assert "minimap-large" not in here.scene.group
    here.driver.key("n")
    box = here.scene.group["minimap-large"].box
    assert here.scene.desk.regions.free.contains(box)
    before = here.scene.view.camera.center
    here.driver.click((box.left + box.width * 0.1, box.bottom - 8))
    assert here.scene.view.camera.center != before
    here.driver.key("escape")
    assert "minimap-large" not in here.scene.group
    assert here.driver.top is here.scene, "escape went one level back"
