"""The host's say over a table, and nobody's crowding of others: removals last, seats and watchers are limited."""

import asyncio
from pathlib import Path
from typing import Any

from nottingham.table.public_seats import MAX_PUBLIC_SEATS, MAX_PUBLIC_TABLES
from nottingham.table.spectators import MAX_WATCHING_PER_ADDRESS
from tests.support.live_server import Guest, LiveServer, Visit, open_server
from tests.support.sessions import QUICK, Session, over, play_until, run_session

# Removal


async def removed_guest(session: Session, **settings: Any) -> tuple[str, Visit, Guest, Visit]:
    """A host with a table, and a guest whom they have removed from it."""
    host, guest = await session.guest("Host"), await session.guest("Eve")
    table = await host.lay(**settings)
    there, visit = await session.join(host, table), await session.join(guest, table)
    assert (await visit.ask("sit"))["type"] == "done"
    assert (await there.ask("remove", seat=1))["type"] == "done"
    return table, there, guest, visit


def test_a_removed_person_does_not_sit_down_again(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        table, there, guest, visit = await removed_guest(session, public=True)
        for attempt in range(20):
            if attempt % 2:
                visit = await session.join(guest, table)
            for seat in (None, 1, 2):
                refusal = await visit.ask("sit", seat=seat)
                assert (refusal["type"], refusal["code"]) == ("refused", "removed")
        assert (await guest.ask("PATCH", "/api/me", {"name": "Somebody else"})).status_code == 200
        assert (await visit.ask("sit"))["code"] == "removed"
        assert [chair["kind"] for chair in there.table["chairs"]] == ["person", "empty", "empty", "empty"]

    run_session(live.url, scenario)


def test_the_host_and_the_removed_person_are_told_and_nobody_else(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        table, there, guest, visit = await removed_guest(session)
        watching = await session.join(await session.guest("Bob"), table)
        again = await session.join(guest, table)
        for one in (there, visit, watching, again):
            await one.ask("recall", before=0)
        assert there.you["barred_people"] == ["Eve"] and "barred" not in there.you
        assert visit.you["barred"] and again.you["barred"] and "barred_people" not in visit.you
        assert "barred" not in watching.you and "barred_people" not in watching.you

    run_session(live.url, scenario)


def test_the_host_can_let_a_removed_person_in_again(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        _, there, _, visit = await removed_guest(session)
        assert (await visit.ask("readmit", name="Eve"))["code"] == "not_host"
        assert (await there.ask("readmit", name="Ev"))["code"] == "not_removed"
        assert (await there.ask("readmit", name="Eve"))["type"] == "done"
        assert (await there.ask("readmit", name="Eve"))["code"] == "not_removed"
        assert (await visit.ask("sit"))["type"] == "done"
        assert "barred_people" not in there.you and "barred" not in visit.you

    run_session(live.url, scenario)


def test_people_with_one_name_are_let_in_one_by_one(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        table, there, _, _ = await removed_guest(session)
        other = await session.join(await session.guest("Eve"), table)
        assert (await other.ask("sit"))["type"] == "done"
        assert (await there.ask("remove", seat=1))["type"] == "done"
        assert there.you["barred_people"] == ["Eve", "Eve 2"]
        assert (await there.ask("readmit", name="Eve 2"))["type"] == "done"
        assert (await other.ask("sit"))["type"] == "done"

    run_session(live.url, scenario)


def test_a_removal_lasts_through_games_and_a_restart(tmp_path: Path) -> None:
    async def remove(session: Session) -> None:
        table, guests, visits = await session.game(3, **QUICK)
        assert (await visits[0].ask("remove", seat=2))["type"] == "done"
        assert visits[0].you["barred_people"] == ["Cleo"]
        gathering, _, eve, _ = await removed_guest(session)
        secrets.extend([table, guests[0].secret or "", guests[2].secret or "", gathering, eve.secret or ""])

    async def return_(session: Session) -> None:
        table, host, gone, gathering, eve = secrets
        visit = await session.join(session.known_by(gone), table)
        assert visit.seat is None and visit.you["barred"]
        there = await session.join(session.known_by(host), table)
        assert there.you["barred_people"] == ["Cleo"]
        visit = await session.join(session.known_by(eve), gathering)
        assert (await visit.ask("sit"))["code"] == "removed"

    secrets: list[str] = []
    with open_server(tmp_path / "test.db") as live:
        run_session(live.url, remove)
    with open_server(tmp_path / "test.db") as live:
        run_session(live.url, return_)


# Seats at public tables


def test_a_person_holds_few_seats_at_public_tables(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        hosts = [await session.guest(f"Host {number}") for number in range(MAX_PUBLIC_SEATS + 2)]
        tables = [await host.lay(public=True) for host in hosts]
        greedy = await session.guest("Greedy")
        visits = [await session.join(greedy, table) for table in tables]
        answers = [await visit.ask("sit") for visit in visits]
        assert [answer["type"] for answer in answers] == ["done"] * MAX_PUBLIC_SEATS + ["refused"] * 2
        assert (answers[-1]["code"], answers[-1]["details"]) == ("too_many_seats", {"n": MAX_PUBLIC_SEATS})
        body = {"settings": {"options": {"players": 4}, "public": True}}
        assert (await greedy.ask("POST", "/api/tables", body)).json()["code"] == "too_many_seats"
        own = await session.join(greedy, await greedy.lay())
        assert (await own.ask("arrange", settings={"public": True}))["code"] == "too_many_seats"
        assert (await visits[0].ask("sit", seat=2))["type"] == "done", "they may change seats"
        assert (await visits[0].ask("stand"))["type"] == "done"
        assert (await visits[-1].ask("sit"))["type"] == "done"

    run_session(live.url, scenario)


def test_racing_for_seats_takes_no_more(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        hosts = [await session.guest(f"Host {number}") for number in range(3 * MAX_PUBLIC_SEATS)]
        tables = [await host.lay(public=True) for host in hosts]
        greedy = await session.guest("Greedy")
        visits = [await session.join(greedy, table) for table in tables]
        await asyncio.gather(*(visit.ask("sit") for visit in visits))
        mine = (await greedy.ask("GET", "/api/me/tables")).json()
        assert sum(table["seat"] is not None for table in mine) <= MAX_PUBLIC_SEATS

    run_session(live.url, scenario)


def test_a_table_becomes_public_only_if_nobody_there_has_too_many_seats(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        hosts = [await session.guest(f"Host {number}") for number in range(MAX_PUBLIC_SEATS + 3)]
        tables = [await host.lay() for host in hosts]
        eve = await session.guest("Eve")
        for table in tables:
            assert (await (await session.join(eve, table)).ask("sit"))["type"] == "done"
        visits = [await session.join(host, table) for host, table in zip(hosts, tables, strict=True)]
        answers = await asyncio.gather(*(visit.ask("arrange", settings={"public": True}) for visit in visits[:-1]))
        answers += [await visit.ask("arrange", settings={"public": True}) for visit in visits]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert {answer["code"] for answer in refused} == {"too_many_seats_of"}
        assert refused[-1]["details"] == {"n": MAX_PUBLIC_SEATS, "name": "Eve"}
        listed = (await eve.ask("GET", "/api/tables")).json()
        shown = [table for table in listed if "Eve" in [chair.get("name") for chair in table["chairs"]]]
        assert len(shown) == MAX_PUBLIC_SEATS

    run_session(live.url, scenario)


def test_tables_with_finished_games_are_listed_again_only_within_the_limits(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        _, (host, *_), visits = await session.game(1, public=True, bot="random", **QUICK)
        await play_until(visits, over)
        for _ in range(MAX_PUBLIC_SEATS):
            visit = await session.join(host, await (await session.guest("Bob")).lay(public=True))
            assert (await visit.ask("sit"))["type"] == "done"
        for again in ("gather", "rematch"):
            assert (await visits[0].ask(again))["code"] == "too_many_seats"
        assert (await visit.ask("stand"))["type"] == "done"
        assert (await visits[0].ask("gather"))["type"] == "done"

    run_session(live.url, scenario)


def test_a_host_has_few_public_tables(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        host = await session.guest("Host")
        body = {"settings": {"options": {"players": 4}, "public": True}, "sit": False}
        asked = [host.ask("POST", "/api/tables", body) for _ in range(2 * MAX_PUBLIC_TABLES)]
        answers = await asyncio.gather(*asked)
        codes = [answer.json().get("code") for answer in answers if answer.status_code != 201]
        assert codes == ["too_many_public"] * MAX_PUBLIC_TABLES
        private = await session.join(host, await host.lay(sit=False))
        word = await private.ask("arrange", settings={"public": True})
        assert (word["code"], word["details"]) == ("too_many_public", {"n": MAX_PUBLIC_TABLES})
        first = next(answer.json()["table"]["code"] for answer in answers if answer.status_code == 201)
        assert (await (await session.join(host, first)).ask("arrange", settings={"public": False}))["type"] == "done"
        assert (await private.ask("arrange", settings={"public": True}))["type"] == "done"

    run_session(live.url, scenario)


# Watchers


def test_one_address_does_not_crowd_out_other_watchers(tmp_path: Path) -> None:
    async def scenario(session: Session) -> None:
        host = await session.guest("Host")
        table = await host.lay()
        for _ in range(MAX_WATCHING_PER_ADDRESS):
            await session.join(session.known_by(None), table)
        _, word = await session.knock(session.known_by(None), table)
        assert (word["error"], word["code"]) == ("too_many", "too_many_watching")
        _, word = await session.knock(await session.guest("Eve"), table)
        assert word["code"] == "too_many_watching"
        assert (await session.join(host, table)).seat == 0, "who has a seat comes in"
        elsewhere = await Visit.open(session.url, table, additional_headers={"x-forwarded-for": "198.51.100.7"})
        await elsewhere.send({"type": "join", "table": table})
        assert (await elsewhere.hear())["type"] == "welcome"
        await elsewhere.close()

    with open_server(tmp_path / "test.db", "--proxies", "127.0.0.1") as live:
        run_session(live.url, scenario)
