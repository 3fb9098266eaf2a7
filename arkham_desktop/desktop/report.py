"""The report that a person can send with a fault: versions, log, settings and the saved game, in one file."""

from __future__ import annotations

import json
import platform
import zipfile
from datetime import datetime
from pathlib import Path

import pygame

from arkham_desktop.desktop.scene import Stage
from arkham_desktop.version import __version__


def write_report(stage: Stage) -> Path:
    """Write the report into the folder of the logs.

    Returns:
        The path of the file.

    Raises:
        OSError: it cannot be written.
    """
    folders = stage.services.folders
    folders.logs.mkdir(parents=True, exist_ok=True)
    moment = datetime.now().astimezone()
    path = folders.logs / f"report-{moment:%Y-%m-%d-%H%M%S}.zip"
    about = {
        "program": __version__,
        "python": platform.python_version(),
        "pygame": pygame.version.ver,
        "sdl": ".".join(map(str, pygame.get_sdl_version())),
        "system": platform.platform(),
        "window": list(stage.screen.pixels),
        "scale": stage.screen.scale,
        "scenes": [type(scene).__name__ for scene in stage.scenes],
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as report:
        report.writestr("about.json", json.dumps(about, indent=2))
        report.writestr("settings.json", stage.services.settings.model_dump_json(indent=2))
        for file in sorted(folders.logs.glob("*.log*")):
            report.write(file, f"logs/{file.name}")
        saves = [scene.save_path for scene in stage.scenes if scene.save_path is not None]
        for file in saves:
            if file.is_file():
                report.write(file, f"saves/{file.name}")
    return path
