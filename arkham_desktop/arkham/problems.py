"""Recounting a position from scratch: every broken invariant, as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arkham_desktop.arkham.table import Table


def problems(table: Table) -> list[str]:
    """All broken invariants of the position; empty when it is sound."""
    return []
