"""What costs the server time is counted, and nobody waits for the messages of somebody else.

The attacks on one server with the default limits; each comes from an address of its own, through a proxy.
"""

import asyncio
import json
import select
import socket
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from nottingham.players.defaults import default_action
from nottingham.rules.actions import MakeOffer, Side
from nottingham.rules.options import Options
from nottingham.server.limits import CHANGES_BURST
from nottingham.server.server import LONG_ANSWERS, LONG_ANSWERS_PER_ADDRESS, WAITING_PER_ADDRESS
from nottingham.store.changes import add_game, add_person, add_table
from nottingham.store.clock import now_ms
from nottingham.store.rows import GameRow, Person, TableRow
from nottingham.store.store import Store
from nottingham.table import seating
from nottingham.table.guesses import MAX_GUESSERS
from nottingham.table.match import QUICK_BOT_MOVES
from nottingham.table.public_seats import MAX_PUBLIC_SEATS
from nottingham.table.requests import TableRequest
from nottingham.table.settings import Settings, encode_doc
from nottingham.table.spectators import MAX_WATCHING_PER_ADDRESS
from nottingham.table.table import MAX_CONNECTIONS_PER_PERSON
from tests.support import plain_http
from tests.support.live_server import UNLIMITED, Guest, LiveServer, Visit, open_server
from tests.support.odd_text import TEXT, frame, say
from tests.support.sessions import QUICK, Session, finished_game, inspecting, over, play_until, run_session

JSON = {"content-type": "application/json"}
STRICT = {
    **UNLIMITED,
    "NOTTINGHAM_REQUESTS_PER_SECOND": "3",
    "NOTTINGHAM_TABLES_PER_HOUR": "4",
    "NOTTINGHAM_GAMES_PER_HOUR": "2",
}
_places = count(1)


def from_elsewhere() -> dict[str, str]:
    """The header of a client at an address that no other client has."""
    place = next(_places)
    return {"x-forwarded-for": f"198.51.{place // 250}.{place % 250}"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server behind a proxy, where an address has few requests and a socket many messages."""
    folder = tmp_path_factory.mktemp("strict")
    with open_server(folder / "test.db", "--proxies", "127.0.0.1", env=STRICT) as live:
        yield live


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server behind a proxy with the default limits."""
    folder = tmp_path_factory.mktemp("proxied")
    with open_server(folder / "test.db", "--proxies", "127.0.0.1", env={}) as live:
        yield live


async def come(session: Session, name: str = "Ann") -> Guest:
    """A person, and every request of theirs from another address."""
    guest = session.known_by(None)
    made = await guest.ask("POST", "/api/people", {"name": name}, from_elsewhere())
    guest.credentials = made.json()
    return guest


async def lay(guest: Guest, *, bots: int = 0, sit: bool = True, **settings: Any) -> str:
    seats = {str(3 - seat): "trader" for seat in range(bots)}
    body = {"settings": {"options": {"players": 4}, **settings}, "sit": sit, "bots": seats}
    made = await guest.ask("POST", "/api/tables", body, from_elsewhere())
    return str(made.json()["table"]["code"])


async def join(session: Session, guest: Guest, table: str, place: dict[str, str] | None = None) -> Visit:
    visit = await session.socket(additional_headers=place or from_elsewhere())
    await visit.send({"type": "join", "table": table, **({"secret": guest.secret} if guest.secret else {})})
    assert (await visit.hear())["type"] == "welcome"
    return visit


async def at_the_gate(session: Session, place: dict[str, str], people: int = 1) -> list[Visit]:
    """Visits of people from this address, at a table with bots in the other seats, at the first inspection."""
    guests = [await come(session, f"Guest {number}") for number in range(people)]
    table = await lay(guests[0], bots=4 - people, bot_seconds=0, patience_seconds=600)
    visits = [await join(session, guest, table, place) for guest in guests]
    for visit in visits[1:]:
        assert (await visit.ask("sit"))["type"] == "done"
    assert (await visits[0].ask("start"))["type"] == "done"
    for visit in visits:
        while visit.view is None:
            await visit.hear()
    while not all(map(inspecting, visits)):
        latest = max(visits, key=lambda visit: visit.version)
        mover = next((visit for visit in visits if visit.view and visit.seat in visit.view.to_act), latest)
        assert mover.view is not None
        action = default_action(mover.view) if mover.seat in mover.view.to_act else None
        if any(visit.version < latest.version for visit in visits):
            for visit in visits:
                while visit.version < latest.version:
                    await visit.hear()
        elif action is not None:
            await mover.act(action, version=mover.version)
        else:
            await mover.hear()
    return visits


async def officer_and_merchants(session: Session, place: dict[str, str]) -> tuple[int, Visit, Visit]:
    """The officer's seat and two merchants, all from this address, at the first inspection."""
    visits = await at_the_gate(session, place, people=4)
    assert visits[0].view is not None
    officer = visits[0].view.officers[0]
    first, second, _ = [visit for visit in visits if visit.seat != officer]
    return officer, first, second


# Messages

EXAMPLES: dict[str, Any] = {
    "action": {},
    "game": "GAME",
    "settings": {},
    "bot": "trader",
    "name": "Nobody",
    "text": "x",
    "honest": None,
    "phrase": "hello",
    "mood": "amused",
}
KINDS = {kind.__struct_config__.tag: kind for kind in get_args(TableRequest)}


def example(kind: str) -> str:
    """A message of this kind, whatever it may be."""
    fields = msgspec.structs.fields(KINDS[kind])
    needed = {field.name: EXAMPLES.get(field.name, 0) for field in fields if field.required}
    return json.dumps({"type": kind, **needed, **({"phrase": "hello"} if kind == "say" else {})})


@pytest.mark.parametrize("kind", KINDS)
def test_messages_of_every_kind_are_limited(strict: LiveServer, kind: str) -> None:
    async def scenario(session: Session) -> None:
        guest = await come(session)
        visit = await join(session, guest, await lay(guest))
        for _ in range(100):
            await visit.send(example(kind))
        answers = [await visit.until(lambda word: word["type"] in ("done", "refused")) for _ in range(100)]
        judged = [answer for answer in answers if answer.get("error") != "too_many"]
        assert 0 < len(judged) <= 50

    run_session(strict.url, scenario)


def test_no_batch_of_messages_holds_up_another_player(proxied: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        eve, bob, *_ = await at_the_gate(session, from_elsewhere(), people=4)
        offer = json.dumps({"type": "act", "action": {"type": "offer", "to": 9}, "key": "offer"})
        heard = len(eve.received)
        with proxied.asleep():
            eve.socket.transport.write(frame(TEXT, offer.encode()) * 40)
            await bob.send({"type": "gesture", "mood": "amused"})
        for _ in range(40):
            await eve.until(lambda word: word.get("key") == "offer")
        kinds = [json.loads(message)["type"] for message in eve.received[heard:]]
        assert kinds.count("refused") == 40
        assert "gestured" in kinds[:20], "Bob waited for Eve's messages"

    run_session(proxied.url, scenario)


def test_moves_that_are_made_cost_no_requests(strict: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        officer, merchant, _ = await officer_and_merchants(session, from_elsewhere())
        answers = [await merchant.act(MakeOffer(officer, Side(gold=1 + turn % 2))) for turn in range(50)]
        assert [answer["type"] for answer in answers] == ["done"] * 50

    run_session(strict.url, scenario)


def test_refused_moves_cost_requests_and_hurt_nobody_else(strict: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        officer, eve, bob = await officer_and_merchants(session, place := from_elsewhere())
        answers = [await eve.act(MakeOffer(9, Side(gold=1))) for _ in range(100)]
        judged = [answer for answer in answers if answer["code"] != "too_often"]
        assert len(judged) <= 50 and answers[-1]["code"] == "too_often"
        made = [await bob.act(MakeOffer(officer, Side(gold=1 + turn % 2))) for turn in range(20)]
        assert [answer["type"] for answer in made] == ["done"] * 20, f"at the same address, {place}"

    run_session(strict.url, scenario)


def test_moves_with_words_cost_requests(strict: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        officer, eve, _ = await officer_and_merchants(session, from_elsewhere())
        offer = {"type": "offer", "to": officer, "favours": [{"type": "words", "by": eve.seat, "text": "my word"}]}
        answers = [await eve.ask("act", action=offer) for _ in range(38)]
        assert answers[0]["type"] == "done"
        assert "too_often" in {answer.get("code") for answer in answers}

    run_session(strict.url, scenario)


def test_a_pass_is_announced_once(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        _, _, visits = await session.game(4)
        await play_until(visits, inspecting)
        assert visits[0].view is not None
        merchant = next(visit for visit in visits if visit.seat != visits[0].view.officers[0])
        heard = len(merchant.received)
        for _ in range(5):
            assert (await merchant.ask("pass"))["type"] == "done"
        kinds = [json.loads(message)["type"] for message in merchant.received[heard:]]
        assert (kinds.count("table"), kinds.count("done")) == (1, 5)

    run_session(live.url, scenario)


def test_passing_again_costs_requests(strict: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        _, merchant, _ = await officer_and_merchants(session, from_elsewhere())
        answers = [await merchant.ask("pass") for _ in range(100)]
        assert sum(answer["type"] == "done" for answer in answers) <= 50

    run_session(strict.url, scenario)


def test_a_taken_seat_is_refused_before_the_other_tables_are_read(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        host, greedy = await session.guest("Host"), await session.guest("Greedy")
        for _ in range(MAX_PUBLIC_SEATS):
            await greedy.lay(public=True)
        visit = await session.join(greedy, await host.lay(public=True))
        assert (await visit.ask("sit", seat=0))["code"] == "seat_taken"
        assert (await visit.ask("sit", seat=1))["code"] == "too_many_seats"

    run_session(live.url, scenario)


# Requests


def test_names_can_not_be_changed_on_and_on(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        ann, bob = await session.guest("Ann"), await session.guest("Bob")
        answers = [await ann.ask("PATCH", "/api/me", {"name": f"Ann {turn}"}) for turn in range(CHANGES_BURST + 5)]
        assert [answer.status_code for answer in answers[:CHANGES_BURST]] == [200] * CHANGES_BURST
        assert answers[-1].status_code == 429 and answers[-1].json()["code"] == "too_often"
        assert (await bob.ask("PATCH", "/api/me", {"name": "Bobby"})).status_code == 200

    run_session(live.url, scenario)


def test_the_results_of_bots_are_added_up_once_a_minute(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        before = (await session.known_by(None).ask("GET", "/api/bots")).json()
        _, _, visits = await session.game(1, bot="random", **QUICK)
        await play_until(visits, over)
        assert (await session.known_by(None).ask("GET", "/api/bots")).json() == before

    run_session(live.url, scenario)


SLOW = (
    b"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"
)
"""An upload that has only begun."""


def test_slow_uploads_keep_nobody_from_replays(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db", env={}) as live:
        host, port = live.url.removeprefix("http://").split(":")
        slow = []
        for number in range(LONG_ANSWERS // LONG_ANSWERS_PER_ADDRESS):
            for _ in range(LONG_ANSWERS_PER_ADDRESS):
                line = socket.create_connection((host, int(port)), source_address=(f"127.0.0.{number + 10}", 0))
                line.sendall(SLOW)
                slow.append(line)
        answer = plain_http.post(f"{live.url}/api/replays", content=b"{}", headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, "record_unknown")
        for line in slow:
            line.close()


def test_few_requests_of_an_address_wait_for_a_long_answer(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db") as live:
        path = f"/api/games/{finished_game(live.url)}/replay"
        assert say(live.url, b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % path.encode()).status == 200
        lines = []
        for _ in range(30):
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            host, port = live.url.removeprefix("http://").split(":")
            line.connect((host, int(port)))
            lines.append(line)
        for line in lines:
            line.sendall(b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % path.encode())
        refused, waiting = 0, list(lines)
        while len(waiting) > WAITING_PER_ADDRESS:
            for line in select.select(waiting, [], [])[0]:
                refused += line.recv(13) == b"HTTP/1.1 429 "
                waiting.remove(line)
        assert refused == len(lines) - LONG_ANSWERS_PER_ADDRESS - WAITING_PER_ADDRESS
        for line in lines:
            if line not in waiting:
                line.close()
        served = 0
        for line in waiting:
            served += line.recv(13) == b"HTTP/1.1 200 "
            line.close()
        assert served == WAITING_PER_ADDRESS


def test_thoughts_about_an_uploaded_game_cost_extra(tmp_path: Path) -> None:
    def post(http: httpx.Client, query: str) -> int:
        return http.post(f"/api/replays{query}", content=b"{}", headers={**JSON, **place}).status_code

    with (
        open_server(tmp_path / "test.db", "--proxies", "127.0.0.1", env={}) as live,
        plain_http.Client(base_url=live.url) as http,
    ):
        place = from_elsewhere()
        assert [post(http, "") for _ in range(4)] == [400] * 4
        place = from_elsewhere()
        assert [post(http, "?beliefs=true") for _ in range(4)] == [400] * 3 + [429]


# Places


def test_nobody_blocks_guessing_along(live: LiveServer, tmp_path: Path) -> None:
    async def scenario(session: Session) -> None:
        table, _, visits = await session.game(4)
        await play_until(visits, inspecting)
        view = visits[0].view
        assert view is not None
        bag = next(seat for seat in range(4) if seat not in view.officers)

        async def guess(honest: bool | None, place: str) -> dict[str, Any]:
            visit = await Visit.open(session.url, additional_headers={"x-forwarded-for": place})
            await visit.send({"type": "join", "table": table, "secret": (await session.guest("Eve")).secret})
            answer = await visit.ask("guess", round=view.round, bag=bag, honest=honest)
            await visit.close()
            return answer

        for number in range(MAX_GUESSERS + 1):
            assert (await guess(None, f"198.51.100.{number}"))["type"] == "done"
        answers = [await guess(True, "198.51.100.7") for _ in range(MAX_WATCHING_PER_ADDRESS + 1)]
        assert [answer["type"] for answer in answers] == ["done"] * MAX_WATCHING_PER_ADDRESS + ["refused"]
        assert answers[-1]["code"] == "table_crowded"
        assert (await guess(True, "203.0.113.5"))["type"] == "done"

    with open_server(tmp_path / "test.db", "--proxies", "127.0.0.1") as proxied:
        run_session(proxied.url, scenario)


def test_seats_are_no_way_around_the_limit_on_watchers(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        host = await session.guest("Host")
        table = await host.lay()
        watching = 0
        for number in range(3):
            eve = await session.guest(f"Eve {number}")
            first, word = await session.knock(eve, table)
            if word["type"] != "welcome":
                assert (word["code"], number) == ("too_many_watching", 2)
                continue
            assert (await first.ask("sit"))["type"] == "done"
            more = [await session.join(eve, table) for _ in range(MAX_CONNECTIONS_PER_PERSON - 1)]
            assert (await first.ask("stand"))["type"] == "done"
            for visit in (first, *more):
                with suppress(ConnectionClosed):
                    await visit.send({"type": "recall", "before": 0, "key": "still here"})
                    word = await visit.until(lambda word: word["type"] == "ending" or word.get("key") == "still here")
                    watching += word["type"] == "done"
        assert watching == MAX_WATCHING_PER_ADDRESS

    run_session(live.url, scenario)


# Tables by themselves


def test_unattended_bots_leave_time_for_others(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        host = await session.guest()
        table = await host.lay(bots=dict.fromkeys(range(4), "random"), sit=False, **QUICK)
        visit = await session.join(host, table)
        assert (await visit.ask("start"))["type"] == "done"
        await visit.until(lambda _: visit.version >= QUICK_BOT_MOVES + 2)
        before, answered = visit.version, 0
        while visit.version < before + 3:
            assert (await visit.ask("recall", before=0))["type"] == "done"
            answered += 1
        assert answered >= 15, "without their pauses bots would make every other move in between"

    run_session(live.url, scenario)


def test_a_table_lists_its_latest_games_only(tmp_path: Path) -> None:
    async def prepare() -> None:
        store = await Store.open(tmp_path / "test.db")
        ann, now = Person(7, "Ann", "red", "rose", now_ms(), now_ms()), now_ms()
        doc = encode_doc(seating.lay(Settings(Options(3)), ann))
        games = [GameRow(100 + number, f"game{number}", 40, number, now, now, b"{}") for number in range(1, 31)]
        await store.commit(
            add_person(ann),
            add_table(TableRow(40, "oak", ann.id, public=False, stage="gathering", doc=doc, since=now, touched=now)),
            *map(add_game, games),
        )
        await store.close()

    async def scenario(session: Session) -> None:
        visit = await session.join(session.known_by(None), "oak")
        assert [game["number"] for game in visit.table["games"]] == list(range(11, 31))

    asyncio.run(prepare())
    with open_server(tmp_path / "test.db") as live:
        run_session(live.url, scenario)
