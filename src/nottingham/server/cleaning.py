"""Deletes tables, games and people that nobody has used for a long time.

A wrong system clock must not delete anything, so cleaning has its own clock, stored in the database. It follows the
system clock, but runs at most `CATCH_UP` times as fast as real time while the server is up. While the system clock is
far ahead of it, nothing is deleted. While the system clock is behind it, visits get its time (`VisitClock`).
"""

import asyncio
import logging
from contextlib import suppress

from nottingham.server.config import Keep
from nottingham.server.identity import DAY_MS
from nottingham.store import changes
from nottingham.store.clock import now_ms
from nottingham.store.errors import Conflict, StoreError
from nottingham.store.store import Store
from nottingham.table.registry import TableRegistry

_log = logging.getLogger(__name__)

CLEANING_SECONDS = 3600.0
CATCH_UP = 6
"""A server that runs for four hours a day still keeps up."""
FAR_MS = 30 * DAY_MS


async def start_cleaning_clock(store: Store) -> None:
    """Sets the clock of a new database, before anyone comes: it starts at the newest visit."""
    clock = await store.cleaning_clock()
    if clock is None:
        await _set_clock(store, await store.newest_visit() or now_ms())
    else:
        store.visits.cleaned_to = clock


async def _set_clock(store: Store, at: int) -> None:
    with suppress(Conflict):  # another server has just set it to the same time
        await store.commit(changes.set_cleaning_clock(at))
    store.visits.cleaned_to = at


async def clean_forever(store: Store, registry: TableRegistry, keep: Keep) -> None:
    """Cleans every hour, never at start. An error is logged, and the next round tries again."""
    while True:
        await asyncio.sleep(CLEANING_SECONDS)
        try:
            await _clean(store, registry, keep)
        except StoreError as error:
            _log.error("cleaning failed", extra={"reason": str(error)})
        except Exception:
            _log.exception("cleaning failed")


async def _clean(store: Store, registry: TableRegistry, keep: Keep) -> None:
    now = now_ms()
    before = await store.cleaning_clock() or now
    clock = max(before, min(now, before + int(CATCH_UP * CLEANING_SECONDS * 1000)))
    await _set_clock(store, clock)
    awake = [table.state.row.id for table in registry.awake.values()]
    await store.commit(changes.touch_tables(awake, store.visits.now()))
    if now - clock > FAR_MS:
        days = (now - clock) // DAY_MS
        _log.error("nothing is deleted: the system clock is far ahead of the stored one", extra={"days": days})
        return
    clock = min(clock, now)
    cutoffs = changes.Cutoffs(
        keys=clock,
        gathering=clock - keep.gathering * DAY_MS,
        playing=clock - keep.playing * DAY_MS,
        over=clock - keep.over * DAY_MS,
        people=clock - keep.people * DAY_MS,
    )
    counts = await store.count_expired(cutoffs)
    if any(counts.values()):
        _log.info("deleting what nobody has used for a long time", extra=counts)
        await store.commit(changes.forget_expired(cutoffs))
    await registry.read_lobby()
