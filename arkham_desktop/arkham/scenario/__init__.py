"""Scenarios: a position written down, what is chosen in it, and what must come of it."""

from arkham_desktop.arkham.scenario.building import build
from arkham_desktop.arkham.scenario.errors import ScenarioError
from arkham_desktop.arkham.scenario.models import Scenario, parse, read
from arkham_desktop.arkham.scenario.running import Check, Report, run

__all__ = ["Check", "Report", "Scenario", "ScenarioError", "build", "parse", "read", "run"]
