"""The camera follows whoever acts, unless a person wants it to stay."""

from __future__ import annotations

import pytest

from arkham_desktop.desktop.scenes.keys_help import KeysScene
from arkham_desktop.desktop.scenes.settings import SettingsScene
from tests.desktop.overlays.conftest import Play


@pytest.mark.parametrize("follows", [True, False])
def test_the_camera_follows_whoever_acts_only_where_it_is_to(played: Play, follows: bool) -> None:
    here = played(
        sets=["base", "innsmouth"],
        investigators=[
            {"id": "joe-diamond", "space": "curiositie-shoppe"},
            {"id": "amanda-sharpe", "space": "devil-reef"},
        ],
        start="movement",
    )
    here.driver.stage.services.store.change(camera_follows=follows)
    here.driver.key("ctrl+1")
    camera = here.scene.view.camera
    for _ in range(4):
        here.driver.key("page-up")
    assert camera.held, "a person's own zoom holds until somebody else acts"
    before = tuple(camera.center)
    here.choose("done")
    assert here.scene.session.game.pending is not None
    assert here.scene.session.game.pending.who == "amanda-sharpe"
    assert (tuple(camera.center) != before) == follows
    here.driver.key("c")
    target = here.scene.view.target_box("amanda-sharpe")
    assert target is not None
    assert camera.shows(target), "C brings whoever acts into view in any case"


def test_the_settings_lead_to_the_keys_and_back(played: Play) -> None:
    here = played(investigators=[{"id": "joe-diamond", "space": "uptown"}], start="movement")
    here.driver.stage.push(SettingsScene())
    here.driver.click("keys")
    shown = [type(here.driver.top)]
    here.driver.key("escape")
    shown.append(type(here.driver.top))
    assert shown == [KeysScene, SettingsScene]
