"""Tests names: nobody can imitate another's at a table, and everyone can use their natural one."""

import pytest

from tests.support.live_server import LiveServer, Visit
from tests.support.sessions import QUICK, Session, over, play_until, run_session

CYRILLIC_ANN = "\u0410nn"


def names(visit: Visit) -> list[str]:
    return [chair["name"] for chair in visit.table["chairs"] if chair["kind"] != "empty"]


@pytest.mark.parametrize("look", [CYRILLIC_ANN, "\uff21nn", "ann"])
def test_a_name_that_looks_like_another_at_the_table_is_numbered(live: LiveServer, look: str) -> None:
    async def scenario(session: Session) -> None:
        ann, eve = await session.guest("Ann"), await session.guest(look)
        table = await ann.lay()
        visit = await session.join(eve, table)
        assert (await visit.ask("sit"))["type"] == "done"
        assert names(visit) == ["Ann", f"{look} 2"]
        assert (await visit.ask("sit", seat=3))["type"] == "done"
        assert names(visit) == ["Ann", f"{look} 2"], "also after moving"

    run_session(live.url, scenario)


def test_nobody_takes_anothers_look_while_seated(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        ann, eve = await session.guest("Ann"), await session.guest("Eve")
        table = await ann.lay()
        visit = await session.join(eve, table)
        assert (await visit.ask("sit"))["type"] == "done"
        assert (await eve.ask("PATCH", "/api/me", {"name": CYRILLIC_ANN})).status_code == 200
        await visit.ask("recall", before=0)
        assert names(visit) == ["Ann", f"{CYRILLIC_ANN} 2"]
        assert (await ann.ask("PATCH", "/api/me", {"name": "Anna"})).status_code == 200
        assert (await eve.ask("PATCH", "/api/me", {"name": CYRILLIC_ANN})).status_code == 200
        await visit.ask("recall", before=0)
        assert names(visit) == ["Anna", CYRILLIC_ANN], "a name that its owner gave up is free"

    run_session(live.url, scenario)


@pytest.mark.parametrize(
    "invisible", ["\ufe0f", "\U000e0100", "\u200d", "\u17b5", "\ufffc", "\U00016fe4", "\U0001d159"]
)
def test_invisible_characters_make_no_other_name(live: LiveServer, invisible: str) -> None:
    async def scenario(session: Session) -> None:
        table = await (await session.guest("Ann")).lay()
        eve = await session.guest(f"Ann{invisible}")
        assert eve.credentials["person"]["name"] == "Ann"
        visit = await session.join(eve, table)
        assert (await visit.ask("sit"))["type"] == "done"
        assert names(visit) == ["Ann", "Ann 2"]

    run_session(live.url, scenario)


@pytest.mark.parametrize("name", ["Ann2", "Ann\u00b2", "ANN 2"])
def test_nobody_looks_like_a_numbered_name(live: LiveServer, name: str) -> None:
    async def scenario(session: Session) -> None:
        table = await (await session.guest("Ann")).lay()
        for other in ("Ann", name):
            visit = await session.join(await session.guest(other), table)
            assert (await visit.ask("sit"))["type"] == "done"
        assert names(visit) == ["Ann", "Ann 2", f"{name} 2"]

    run_session(live.url, scenario)


def test_ligatures_make_no_longer_name(live: LiveServer) -> None:
    """One of these stands for 18 letters, and names are compared letter by letter."""

    async def scenario(session: Session) -> None:
        eve = await session.guest("\ufdfa" * 32)
        assert eve.credentials["person"]["name"] == "\ufdfa"

    run_session(live.url, scenario)


@pytest.mark.parametrize("name", ["robin hood", "Robin H\u043e\u043ed", "Робин Гуд", "Robin des Bois"])
def test_nobody_passes_for_a_bot_in_any_language(live: LiveServer, name: str) -> None:
    async def scenario(session: Session) -> None:
        guest, host = await session.guest(name), await session.guest("Host")
        table = await host.lay(bots={1: "robin_hood:apprentice"})
        visit, there = await session.join(guest, table), await session.join(host, table)
        assert (await visit.ask("sit"))["type"] == "done"
        assert names(visit) == ["Host", "Robin Hood", f"{name} 2"]
        other = await host.lay()
        visit, there = await session.join(guest, other), await session.join(host, other)
        assert (await visit.ask("sit"))["type"] == "done"
        assert (await there.ask("seat_bot", seat=2, bot="robin_hood"))["type"] == "done"
        assert names(there) == ["Host", f"{name} 2", "Robin Hood"], "the bot came later"

    run_session(live.url, scenario)


def test_a_bot_that_replaced_somebody_is_told_from_people_in_the_next_game(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        _, guests, visits = await session.game(3, options={"players": 3}, stand_in="little_john", **QUICK)
        assert (await visits[2].ask("stand"))["type"] == "done"
        await play_until(visits[:2], over)
        assert (await guests[1].ask("PATCH", "/api/me", {"name": "Little John"})).status_code == 200
        assert (await visits[0].ask("rematch"))["type"] == "done"
        assert names(visits[0]) == ["Ann", "Little John 2", "Little John"]

    run_session(live.url, scenario)
