"""Deletes tables, games and people that nobody has used for a long time."""

import asyncio
import logging

from nottingham.server.config import Keep
from nottingham.server.identity import DAY_MS
from nottingham.store import changes
from nottingham.store.clock import now_ms
from nottingham.store.errors import StoreError
from nottingham.store.store import Store
from nottingham.table.registry import TableRegistry

_log = logging.getLogger(__name__)

CLEANING_SECONDS = 3600.0


async def clean_forever(store: Store, registry: TableRegistry, keep: Keep) -> None:
    """Cleans at once and then every hour. An error is logged, and the next round tries again."""
    while True:
        try:
            await _clean(store, registry, keep)
        except StoreError as error:
            _log.error("cleaning failed", extra={"reason": str(error)})
        except Exception:
            _log.exception("cleaning failed")
        await asyncio.sleep(CLEANING_SECONDS)


async def _clean(store: Store, registry: TableRegistry, keep: Keep) -> None:
    now = now_ms()
    await store.commit(
        changes.touch_tables([table.state.row.id for table in registry.awake.values()], now),
        changes.forget_old(
            now=now,
            gathering=now - keep.gathering * DAY_MS,
            playing=now - keep.playing * DAY_MS,
            over=now - keep.over * DAY_MS,
            people_since=now - keep.people * DAY_MS,
        ),
    )
    await registry.read_lobby()
