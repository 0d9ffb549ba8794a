"""The short form of the chaos test: each fault once, at two tables."""

import asyncio
from pathlib import Path

import pytest

from tests.chaos.faults import KINDS
from tests.chaos.run import scenario
from tests.support.services import needs

pytestmark = [needs("initdb", "redis-server"), pytest.mark.cluster]


@pytest.mark.long
def test_nothing_acknowledged_is_lost_or_repeated_whatever_is_killed_paused_or_cut_off(tmp_path: Path) -> None:
    counts = asyncio.run(scenario(tmp_path, seed=7, tables=2))
    assert counts["actions acknowledged"] > 10 and counts["reconnections"] > 0, counts
    done = [what for what in counts if what.startswith(("servers ", "Redis ", "PostgreSQL ", "roads "))]
    assert sum(counts[what] for what in done) == KINDS, counts
