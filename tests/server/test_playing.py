"""A whole game over real sockets at a real server."""

import asyncio
import subprocess
import sys
from pathlib import Path

from nottingham.players.defaults import default_action
from tests.support.live_server import Guest, Visit, open_server


async def play_sensibly(visit: Visit) -> None:
    """Plays a seat to the end of its game, doing the sensible thing whenever the game waits for it."""
    asked = -1
    while True:
        view, version = visit.view, visit.version
        if view is not None and view.phase == "over":
            return
        if view is not None and visit.seat in view.to_act and version != asked:
            asked = version
            action = default_action(view)
            if action is not None:
                await visit.act(action, version=version)
                continue
        await visit.hear()


def test_four_people_play_a_whole_game_and_download_its_record(tmp_path: Path) -> None:
    async def game(url: str) -> None:
        guests = [await Guest.come(url, name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        table = await guests[0].lay()
        visits = [await guest.join(table) for guest in guests]
        for visit in visits:
            await visit.until(lambda message: message["type"] == "welcome")
        for visit in visits[1:]:
            assert (await visit.ask("sit"))["type"] == "done"
        assert (await visits[0].ask("start"))["type"] == "done"
        await asyncio.gather(*(play_sensibly(visit) for visit in visits))
        code = visits[0].game
        record = await guests[2].ask("GET", f"/api/games/{code}/record")
        assert record.status_code == 200
        (tmp_path / "game.json").write_bytes(record.content)
        for visit in visits:
            assert visit.versions == list(range(visit.version + 1))
            await visit.close()
        for guest in guests:
            tally = (await guest.ask("GET", "/api/me/statistics")).json()
            assert tally["games"] == 1 and tally["bags"] == 6
            (played,) = (await guest.ask("GET", "/api/me/games")).json()
            assert (played["game"], played["points"], played["players"]) == (code, tally["points"], 4)
            await guest.close()

    with open_server(tmp_path / "test.db") as live:
        asyncio.run(game(live.url))
        assert live.stop() == 0
    for command in ("replay", "verify"):
        finished = subprocess.run(
            [sys.executable, "-m", "nottingham", command, tmp_path / "game.json"], capture_output=True
        )
        assert finished.returncode == 0, finished.stderr
