"""A person's settings: a strict model, kept as JSON in the user's folder.

A file that cannot be read is put aside unchanged and the defaults are used; `SettingsStore.problem` says so
in a sentence.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from arkham_desktop.desktop.keys import Command, Keys, is_key
from arkham_desktop.desktop.layout import SCALES
from arkham_desktop.desktop.words import LANGUAGES, say
from arkham_desktop.folders import in_words

Speed: TypeAlias = Literal["off", "fast", "normal", "slow"]
FILE_NAME = "settings.json"
Name: TypeAlias = Annotated[str, Field(max_length=100)]
"""Of a person or of content; whatever is longer stands in no file that the program wrote."""
_FACTORS: dict[Speed, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.6}


class LastSetup(BaseModel):
    """What was chosen for the last new game, so that the next one begins there."""

    model_config = ConfigDict(extra="forbid")

    persons: list[Name] = Field(default_factory=lambda: [""], min_length=1, max_length=8)
    investigators: list[Name] = Field(default_factory=list, max_length=8)
    ancient_one: Name = "random"
    sets: list[Name] = Field(default_factory=lambda: ["base"], max_length=100)
    variants: list[Name] = Field(default_factory=list, max_length=100)
    herald: Name | None = None
    undo: Literal["free", "marked", "forbidden"] = "marked"


class Settings(BaseModel):
    """What a person has chosen.

    Attributes:
        scale: size of everything in percent (75 to 300); None: by the window's height.
        full_screen: borderless on the window's display.
        animations: how fast things move; ``off`` shows them at once.
        click_preview: a click on the table shows first what it would do; a second one does it.
        hand_over: a card between people.
        camera_follows: whoever acts is brought into view; C does it at any time.
        ornaments: gates turn and mist drifts while nothing happens (not when animations are off).
        own_cursor: the pointer is drawn by the program.
        language: of the words.
        window: its size when it was last closed, in pixels.
        keys: changed keys, by command.
        last_setup: of the last new game.
    """

    model_config = ConfigDict(extra="forbid", validate_assignment=True)

    version: Literal[1] = 1
    scale: int | None = None
    full_screen: bool = False
    animations: Speed = "normal"
    click_preview: bool = True
    hand_over: bool = True
    camera_follows: bool = True
    ornaments: bool = True
    own_cursor: bool = True
    language: str = "en"
    window: tuple[int, int] | None = None
    keys: dict[str, str] = Field(default_factory=dict)
    last_setup: LastSetup = Field(default_factory=LastSetup)

    @field_validator("scale")
    @classmethod
    def _known_scale(cls, scale: int | None) -> int | None:
        allowed = [round(step * 100) for step in SCALES]
        if scale is not None and scale not in allowed:
            raise ValueError(f"must be one of {', '.join(map(str, allowed))}")
        return scale

    @field_validator("language")
    @classmethod
    def _known_language(cls, language: str) -> str:
        if language not in LANGUAGES:
            raise ValueError(f"must be one of {', '.join(LANGUAGES)}")
        return language

    @field_validator("window")
    @classmethod
    def _sensible_window(cls, window: tuple[int, int] | None) -> tuple[int, int] | None:
        if window is not None and not all(200 <= side <= 20_000 for side in window):
            raise ValueError("must be two numbers of pixels from 200 to 20000")
        return window

    @field_validator("keys")
    @classmethod
    def _known_commands(cls, keys: dict[str, str]) -> dict[str, str]:
        for name, key in keys.items():
            if name not in set(Command):
                raise ValueError(f"{name!r} is no command")
            if not is_key(key):
                raise ValueError(f"{key!r} is no key (like e, f5 or ctrl+z)")
        return keys

    @property
    def wanted_scale(self) -> float | None:
        """The scale as a factor; None for the default."""
        return None if self.scale is None else self.scale / 100

    @property
    def pace(self) -> float:
        """Factor for times: 0 when everything happens at once."""
        return _FACTORS[self.animations]


class SettingsStore:
    """The settings in use and their file.

    Attributes:
        settings: change them with `change`, which writes them down.
        path: of the file.
        problem: a sentence when the file could not be read or written; empty otherwise.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self.problem = ""
        self.settings = self._read()

    @property
    def keys(self) -> Keys:
        """The keys in use."""
        return Keys(self.settings.keys)

    def _read(self) -> Settings:
        try:
            text = self.path.read_text(encoding="utf-8-sig")  # editors may put a mark before it
        except FileNotFoundError:
            return Settings()
        except (OSError, UnicodeDecodeError) as error:
            return self._aside(in_words(error))
        try:
            return Settings.model_validate_json(text)
        except ValidationError as error:
            return self._aside(_where(error, text))

    def _aside(self, why: str) -> Settings:
        """Put the unreadable file aside, remember the sentence, go on with the defaults."""
        kept = self.path
        for number in range(1, 1000):
            kept = self.path.with_name(f"settings.unreadable-{number}.json")
            if not kept.exists():
                break
        try:
            self.path.rename(kept)
        except OSError:
            kept = self.path
        self.problem = say("settings.unreadable", file=self.path.name, why=why, kept=str(kept))
        return Settings()

    def change(self, **values: object) -> bool:
        """Change settings and write the file; False (with `problem`) when it cannot be written.

        Raises:
            pydantic.ValidationError: a value is not allowed; nothing was changed.
        """
        self.settings = Settings.model_validate({**self.settings.model_dump(), **values})
        return self.save()

    def save(self) -> bool:
        """Write the file: whole or not at all."""
        text = json.dumps(self.settings.model_dump(mode="json"), indent=2, ensure_ascii=False) + "\n"
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with fresh.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.path)
        except OSError as error:
            self.problem = say("settings.unwritable", file=str(self.path), why=error.strerror or str(error))
            return False
        return True


def _where(error: ValidationError, text: str) -> str:
    """The first fault with its field (and its line where the field stands in the text)."""
    first = error.errors(include_url=False)[0]
    field = ".".join(str(part) for part in first["loc"])
    message = str(first["msg"]).removeprefix("Value error, ")
    if not field:
        return message
    name = str(first["loc"][0])
    for number, line in enumerate(text.splitlines(), start=1):
        if f'"{name}"' in line:
            return say("settings.fault-line", field=field, line=number, why=message)
    return say("settings.fault", field=field, why=message)
