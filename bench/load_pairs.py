"""Compares the server with another version of itself under load: `python -m bench.load_pairs OLD/src`.

This version is measured as `pip install .` installs it: compiled, if this machine has a C compiler. With `--now src` it
is measured as a checkout runs it.

Both run at the same time, on the same core, with the same players on another core, and take turns of a second. So a
machine whose speed changes from minute to minute changes both alike. In a turn each of the tables makes as many actions
as fast as it can.
"""

import argparse
import asyncio
import gc
import os
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.load import MAX_PREPARING_SECONDS, UNLIMITED, Crowd, LiveServer, allow_files, cores, on_disk, run
from bench.load_client import PLAYERS, Trouble
from tests.support.wheels import unpacked_wheel


class Slice(NamedTuple):
    """What an action took in one turn."""

    seconds: float
    processor: float
    """Seconds of the server's processor."""


async def take_turn(crowd: Crowd, live: LiveServer, actions: int) -> Slice:
    began, used = time.perf_counter(), live.cpu_seconds()
    for table in crowd.tables:
        table.play(actions)
    await crowd.unless_trouble(asyncio.gather(*(table.played for table in crowd.tables)))
    made = actions * len(crowd.tables)
    return Slice((time.perf_counter() - began) / made, (live.cpu_seconds() - used) / made)


async def compare(
    servers: Sequence[LiveServer], tables: int, turns: int, actions: int, spread: Sequence[bool] = (False, False)
) -> list[list[Slice]]:
    """Lets two servers take turns. The players of a table use the next port each where they are spread."""
    crowds = [Crowd(live, tables, "second", spread=each) for live, each in zip(servers, spread, strict=True)]
    try:
        for crowd in crowds:
            await crowd.unless_trouble(crowd.come(), MAX_PREPARING_SECONDS)
            await crowd.unless_trouble(crowd.spread_out(), MAX_PREPARING_SECONDS)
        gc.collect()
        gc.freeze()
        found: list[list[Slice]] = [[], []]
        for turn in range(turns + 1):
            for place in (0, 1) if turn % 2 else (1, 0):
                found[place].append(await take_turn(crowds[place], servers[place], actions))
        return [slices[1:] for slices in found]
    finally:
        for crowd in crowds:
            crowd.leave()


def report(found: list[list[Slice]], names: tuple[str, str] = ("now", "other")) -> None:
    now, other = found
    for name, slices in zip(names, found, strict=True):
        print(
            f"{name}: {len(slices) / sum(one.seconds for one in slices):,.0f} actions/s, "
            f"{1000 * median(one.processor for one in slices):.3f} ms of the processor for an action"
        )
    for name, field in (("seconds", 0), ("processor", 1)):
        ratios = [theirs[field] / ours[field] for ours, theirs in zip(now, other, strict=True)]
        low, _, high = quantiles(ratios, n=4)
        total = sum(one[field] for one in other) / sum(one[field] for one in now)
        print(
            f"{name}: {names[1]} ÷ {names[0]} is {total:.2f} in all, {median(ratios):.2f} in the median "
            f"({low:.2f} to {high:.2f})"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path, help="the src of the other version")
    parser.add_argument(
        "--now", type=Path, help="the src or the unpacked wheel of this version, instead of building it"
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--turns", type=int, default=50, help="of each version")
    parser.add_argument("--actions", type=int, default=20, help="of each table in a turn")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp"), help="for the databases, on a disk")
    wanted = parser.parse_args()
    try:
        core, mine = cores()
        if mine is not None:
            os.sched_setaffinity(0, {mine})
        files = 2 * wanted.tables * PLAYERS + 500
        allow_files(files)
        with ExitStack() as leaving:
            now = wanted.now
            if now is None:
                now = unpacked_wheel(Path(leaving.enter_context(TemporaryDirectory(prefix="nottingham-wheel-"))))
            print(f"now: {now.name}; other: {wanted.source}", flush=True)
            servers = []
            sources = {"now": now, "other": wanted.source}
            for name, source in sources.items():
                place = TemporaryDirectory(prefix="nottingham-pairs-", dir=on_disk(wanted.folder))
                limits = {**UNLIMITED, "PYTHONPATH": str(source.resolve())}
                servers.append(LiveServer(Path(leaving.enter_context(place)), core, files, name=name, limits=limits))
                leaving.callback(servers[-1].stop)
            report(run(compare(servers, wanted.tables, wanted.turns, wanted.actions)))
    except Trouble as trouble:
        sys.exit(f"nothing was measured: {trouble}")


if __name__ == "__main__":
    main()
