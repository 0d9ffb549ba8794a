"""Access to a server: foreign pages, headers, rate limits, plain text, and what the log may contain."""

import asyncio
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nottingham.rules.actions import Accept, HandBack, MakeOffer, Open, Side, Words
from nottingham.rules.goods import base_pack
from tests.support import plain_http
from tests.support.guarding import guarded
from tests.support.live_server import PATIENCE, UNLIMITED, Guest, LiveServer, Visit, open_server
from tests.support.sessions import QUICK, Session, closed, inspecting, last_word, over, play_until, run_session

# Foreign pages

FOREIGN = {
    "another site": {"origin": "https://evil.example"},
    "no site at all": {"origin": "null"},
    "another port": {"origin": "http://127.0.0.1:1"},
    "no port": {"origin": "http://127.0.0.1"},
    "another name of the same": {"origin": "http://localhost:{port}"},
    "a longer name": {"origin": "http://127.0.0.1:{port}.evil.example"},
    "a name within": {"origin": "http://evil.example/127.0.0.1:{port}"},
    "a name as the user": {"origin": "http://127.0.0.1:{port}@evil.example"},
    "a user of ours": {"origin": "http://evil@127.0.0.1:{port}"},
    "a file": {"origin": "file://"},
    "an extension": {"origin": "chrome-extension://127.0.0.1:{port}"},
    "another protocol": {"origin": "ftp://127.0.0.1:{port}"},
    "no origin at all": {"origin": ""},
    "nonsense": {"origin": "http://["},
    "a page of another site that hides its origin": {"sec-fetch-site": "cross-site"},
    "a same-site page that hides its origin": {"sec-fetch-site": "same-site"},
}


@pytest.mark.parametrize("page", FOREIGN)
def test_requests_from_other_origins_are_refused(live: LiveServer, page: str) -> None:
    port = live.url.rpartition(":")[2]
    headers = {name: value.replace("{port}", port) for name, value in FOREIGN[page].items()}

    async def scenario(session: Session) -> None:
        guest = await session.guest()
        described = (await guest.ask("GET", "/openapi.json")).json()
        for path, operations in described["paths"].items():
            for method in operations.keys() - {"get"}:
                answer = await guest.ask(method.upper(), re.sub(r"{\w+}", "x", path), {"name": "Eve"}, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin"), (method, path)
        assert (await guest.ask("GET", "/api/me")).json()["name"] == "Ann"
        with pytest.raises(InvalidStatus) as refusal:
            await session.socket(additional_headers=headers)
        assert refusal.value.response.status_code == 403
        assert b"foreign_origin" in (refusal.value.response.body or b"")

    run_session(live.url, scenario)


def test_our_own_page_and_configured_origins_are_allowed(tmp_path: Path) -> None:
    async def scenario(session: Session) -> None:
        for origin in (session.url, "https://nottingham.example", "https://Nottingham.example/"):
            guest = session.known_by(None)
            made = await guest.ask("POST", "/api/people", {"name": "Ann"}, headers={"origin": origin})
            assert made.status_code == 201, origin
            await session.socket(additional_headers={"origin": origin})
        for origin in ("https://evil.example", "http://nottingham.example", "https://nottingham.example:444"):
            refusal = await session.known_by(None).ask(
                "POST", "/api/people", {"name": "Ann"}, headers={"origin": origin}
            )
            assert refusal.status_code == 403, origin

    with open_server(tmp_path / "test.db", "--origin", "https://nottingham.example") as live:
        run_session(live.url, scenario)


# What every answer carries


def test_every_response_has_security_headers(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        guest, stranger = await session.guest(), session.known_by(None)
        foreign = {"origin": "https://evil.example", "access-control-request-method": "DELETE"}
        asked: list[tuple[Guest, str, str, Any, dict[str, str], int]] = [
            (guest, "GET", "/health", None, foreign, 200),
            (guest, "GET", "/metrics", None, foreign, 200),
            (guest, "GET", "/openapi.json", None, foreign, 200),
            (guest, "GET", "/api/tables", None, foreign, 200),
            (guest, "GET", "/api/me", None, foreign, 200),
            (guest, "HEAD", "/api/me", None, {}, 200),
            (guest, "POST", "/api/me/links", None, {}, 201),
            (guest, "DELETE", "/api/me/statistics", None, {}, 204),
            (guest, "POST", "/api/people", {"name": ""}, {}, 400),
            (stranger, "GET", "/api/me", None, {}, 401),
            (guest, "DELETE", "/api/me", None, foreign, 403),
            (guest, "GET", "/nowhere", None, {}, 404),
            (guest, "GET", "/api/games/x", None, {}, 404),
            (guest, "OPTIONS", "/api/me", None, foreign, 405),
            (guest, "PUT", "/", None, foreign, 405),
            (guest, "POST", "/api/tables", {"settings": {"options": {"players": 4}, "stand_in": "x"}}, {}, 409),
            (guest, "POST", "/api/people", {"name": "x" * 20_000}, {}, 413),
            (guest, "PATCH", "/api/me", None, {}, 415),
            (guest, "POST", "/api/tables", {"settings": {"options": {"players": 9}}}, {}, 422),
        ]
        for who, method, path, body, headers, status in asked:
            answer = await who.ask(method, path, body, headers=headers)
            assert answer.status_code == status, (method, path, answer.text)
            assert guarded(answer.headers), (method, path)
        with pytest.raises(InvalidStatus) as refusal:
            await session.socket(additional_headers={"origin": "https://evil.example"})
        assert guarded({name.lower(): value for name, value in refusal.value.response.headers.raw_items()})

    run_session(live.url, scenario)


# Asking too much


def come_from(url: str, address: str) -> httpx.Client:
    return plain_http.Client(base_url=url, headers={"x-forwarded-for": address})


def test_requests_are_limited_per_address(stingy: LiveServer) -> None:
    with come_from(stingy.url, "192.0.2.1") as greedy, come_from(stingy.url, "192.0.2.2") as modest:
        answers = [greedy.get("/api/tables") for _ in range(120)]
        assert [answer.status_code for answer in answers[:12]] == [200] * 12
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused and all(int(answer.headers["retry-after"]) > 0 for answer in refused)
        assert refused[0].json()["code"] == "too_many_requests" and guarded(refused[0].headers)
        assert modest.get("/api/tables").status_code == 200


def test_new_people_are_limited_per_address(stingy: LiveServer) -> None:
    with come_from(stingy.url, "192.0.2.3") as crowd, come_from(stingy.url, "192.0.2.4") as other:
        answers = [crowd.post("/api/people", json={"name": "Ann"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 4 + [429]
        assert answers[-1].json()["code"] == "too_many_people" and "retry-after" in answers[-1].headers
        assert other.post("/api/people", json={"name": "Ann"}).status_code == 201


def test_many_networks_of_one_customer_share_a_limit(stingy: LiveServer) -> None:
    """A provider gives a customer up to 65,536 networks of IPv6: a /48. It gets eight times what one network gets."""
    with plain_http.Client(base_url=stingy.url) as client:

        def statuses(method: str, path: str, networks: Iterable[str], **more: Any) -> list[int]:
            headers = [{"x-forwarded-for": f"{network}::1"} for network in networks]
            return [client.request(method, path, headers=header, **more).status_code for header in headers]

        mine = [f"2001:db8:7:{number:x}" for number in range(120)]
        others = [f"2001:db8:{number:x}:7" for number in range(8, 48)]
        assert statuses("POST", "/api/people", mine[:40], json={"name": "Ann"}) == [201] * 32 + [429] * 8
        assert statuses("POST", "/api/people", others, json={"name": "Ann"}) == [201] * 40
        assert 429 in statuses("GET", "/api/tables", mine)
        assert statuses("GET", "/api/tables", others) == [200] * 40


@pytest.mark.parametrize("odd", ["192.0.2.7/64", "2001:db8::1/64", "/64", "unknown/64", "x" * 500])
def test_an_odd_address_from_a_proxy_is_an_address_of_its_own(stingy: LiveServer, odd: str) -> None:
    with come_from(stingy.url, odd) as client:
        assert client.get("/api/tables").status_code == 200
        assert client.post("/api/people", json={"name": "Ann"}).status_code == 201


def test_sockets_of_many_networks_of_one_customer_are_limited(stingy: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        for number in range(24):
            await session.socket(additional_headers={"x-forwarded-for": f"2001:db8:6:{number:x}::1"})
        with pytest.raises(InvalidStatus) as refusal:
            await session.socket(additional_headers={"x-forwarded-for": "2001:db8:6:ffff::1"})
        assert refusal.value.response.status_code == 429
        await session.socket(additional_headers={"x-forwarded-for": "2001:db8:5:ffff::1"})

    run_session(stingy.url, scenario)


def test_new_tables_are_limited_per_address(stingy: LiveServer) -> None:
    with come_from(stingy.url, "192.0.2.5") as greedy, come_from(stingy.url, "192.0.2.6") as other:
        secret = greedy.post("/api/people", json={"name": "Ann"}).json()["secret"]
        table = {"settings": {"options": {"players": 4}}}
        headers = {"authorization": f"Bearer {secret}"}
        answers = [greedy.post("/api/tables", json=table, headers=headers) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "too_many_tables"
        assert other.post("/api/tables", json=table, headers=headers).status_code == 201


def test_a_short_code_cannot_be_guessed(stingy: LiveServer) -> None:
    with come_from(stingy.url, "192.0.2.9") as host, come_from(stingy.url, "192.0.2.10") as guest:
        secret = host.post("/api/people", json={"name": "Ann"}).json()["secret"]
        made = host.post(
            "/api/tables",
            json={"settings": {"options": {"players": 4}}},
            headers={"authorization": f"Bearer {secret}"},
        )
        table = made.json()["table"]["code"]
        short = guest.post(f"/api/tables/{table}/short-code").json()["code"]
        assert host.post(f"/api/tables/{table}/short-code").json()["code"] == short, "one code for a table"
        assert re.fullmatch("[B-Z]{6}", short)
        assert guest.get(f"/api/short-codes/{short.lower()}").json() == {"code": table}

        wrong = "/api/short-codes/AAAAAA"
        with come_from(stingy.url, "192.0.2.11") as guesser:
            assert [guesser.get(wrong).status_code for _ in range(5)] == [404] * 4 + [429]
            refused = guesser.get(f"/api/short-codes/{short}")
            assert refused.json()["code"] == "too_many_codes", "the right code comes too late"

        # Many addresses gain little: all wrong codes together are limited too, and right ones don't count.
        with plain_http.Client(base_url=stingy.url) as many:
            headers = [{"x-forwarded-for": f"198.51.{number // 250}.{number % 250}"} for number in range(300)]
            answers = [many.get(wrong, headers=header) for header in headers]
        assert [answer.status_code for answer in answers[:246]] == [404] * 246
        assert answers[-1].json()["code"] == "too_many_codes"
        assert guest.get(f"/api/tables/{table}").status_code == 200, "the link works as ever"


def test_new_games_are_limited_per_address(tmp_path: Path) -> None:
    async def scenario(session: Session) -> None:
        host = await session.guest()
        answers = []
        for _ in range(3):
            table = await host.lay(bots=dict.fromkeys(range(1, 4), "trader"))
            answers.append(await (await session.join(host, table)).ask("start"))
        assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
        assert answers[-1]["code"] == "too_many_games"

    with open_server(tmp_path / "test.db", env={**UNLIMITED, "NOTTINGHAM_GAMES_PER_HOUR": "2"}) as live:
        run_session(live.url, scenario)


def test_rematches_count_as_new_games(tmp_path: Path) -> None:
    async def scenario(session: Session) -> None:
        _, _, visits = await session.game(1, bot="random", **QUICK)
        await play_until(visits, over)
        assert (await visits[0].ask("rematch"))["code"] == "too_many_games"

    with open_server(tmp_path / "test.db", env={**UNLIMITED, "NOTTINGHAM_GAMES_PER_HOUR": "1"}) as live:
        run_session(live.url, scenario)


def test_sockets_are_limited_per_address(stingy: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        mine, other = {"x-forwarded-for": "192.0.2.7"}, {"x-forwarded-for": "192.0.2.8"}
        visits = [await session.socket(additional_headers=mine) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refusal:
            await session.socket(additional_headers=mine)
        response = refusal.value.response
        assert response.status_code == 429 and b"too_many_sockets" in (response.body or b"")
        assert guarded({name.lower(): value for name, value in response.headers.raw_items()})
        await session.socket(additional_headers=other)
        await visits[0].close()
        while True:
            try:
                await session.socket(additional_headers=mine)
                return
            except InvalidStatus:
                await asyncio.sleep(0)

    run_session(stingy.url, scenario)


async def chatter(visit: Visit) -> None:
    while True:
        assert (await visit.ask("say", phrase="hello"))["type"] == "done"


def test_a_client_that_sends_too_fast_is_closed_with_a_reason(stingy: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        with come_from(stingy.url, "192.0.2.9") as somebody:
            secret = somebody.post("/api/people", json={"name": "Ann"}).json()["secret"]
            laid = somebody.post(
                "/api/tables",
                json={"settings": {"options": {"players": 4}}},
                headers={"authorization": f"Bearer {secret}"},
            )
        visit = await session.socket(additional_headers={"x-forwarded-for": "192.0.2.9"})
        await visit.send({"type": "join", "table": laid.json()["table"]["code"], "secret": secret})
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(chatter(visit), PATIENCE)
        assert (visit.socket.close_code, visit.socket.close_reason) == (1008, "too_fast")
        assert last_word(visit)["type"] == "ending" and last_word(visit)["code"] == "too_fast"

    run_session(stingy.url, scenario)


def test_table_changes_during_a_game_are_rate_limited(tmp_path: Path) -> None:
    async def scenario(session: Session) -> None:
        _, _, visits = await session.game(4)
        answers = [await visits[1].ask("mute", seat=2, muted=turn % 2 == 0) for turn in range(120)]
        assert [answer["type"] for answer in answers[:5]] == ["done"] * 5, "nobody is kept from it"
        assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"too_often"}

    with open_server(tmp_path / "test.db", env={**UNLIMITED, "NOTTINGHAM_REQUESTS_PER_SECOND": "5"}) as live:
        run_session(live.url, scenario)


def test_only_configured_proxies_are_trusted(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db", env={**UNLIMITED, "NOTTINGHAM_PEOPLE_PER_HOUR": "2"}) as live:
        statuses = []
        for number in range(3):
            with come_from(live.url, f"192.0.2.{number}") as client:
                statuses.append(client.post("/api/people", json={"name": "Ann"}).status_code)
        assert statuses == [201, 201, 429]


def test_messages_are_limited_in_size(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        guest = await session.guest()
        table = await guest.lay()
        visit = await session.join(guest, table)
        long = json.dumps({"type": "cut", "text": "x", "key": "k"})
        await visit.send(long + " " * (16 * 1024 - len(long)))
        assert (await visit.until(lambda word: word.get("key") == "k"))["type"] == "done"
        await visit.send(long + " " * (16 * 1024 + 1 - len(long)))
        code, _ = await closed(visit)
        assert code == 1009

    run_session(live.url, scenario)


def test_offers_are_limited(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        _, _, visits = await session.game(4)
        await play_until(visits, inspecting)
        view = visits[0].view
        assert view is not None
        merchant = next(visit for visit in visits if visit.seat != view.officers[0])
        answers = [await merchant.act(MakeOffer(view.officers[0], Side(gold=1 + turn % 2))) for turn in range(61)]
        assert [answer["type"] for answer in answers] == ["done"] * 60 + ["refused"]
        assert (answers[-1]["error"], answers[-1]["code"]) == ("too_many", "too_many_offers")

    run_session(live.url, scenario)


def test_favours_in_a_game_are_limited_so_that_views_stay_small(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        _, _, visits = await session.game(4)
        await play_until(visits, inspecting)
        view = visits[0].view
        assert view is not None
        officer = next(visit for visit in visits if visit.seat == view.officers[0])
        merchant = next(visit for visit in visits if visit.seat != view.officers[0])
        assert officer.seat is not None and merchant.seat is not None
        offer = MakeOffer(officer.seat, favours=[Words(merchant.seat, "my word")] * 12)
        for number in (1, 2):
            assert (await merchant.act(offer))["type"] == "done"
            assert (await officer.act(Accept(number)))["type"] == "done"
        answer = await merchant.act(offer)
        assert (answer["error"], answer["code"], answer["details"]) == (
            "too_many",
            "too_many_favours_in_game",
            {"n": 30},
        )
        assert (await merchant.act(MakeOffer(officer.seat, Side(gold=1))))["type"] == "done"
        assert merchant.view is not None and len(merchant.view.ledger) == 24

    run_session(live.url, scenario)


def test_deputies_can_not_keep_a_game_going_forever(live: LiveServer) -> None:  # R8.3
    async def scenario(session: Session) -> None:
        _, _, visits = await session.game(6, options={"players": 6, "edition": "second"})
        await play_until(visits, inspecting)
        view = visits[0].view
        assert view is not None
        deputy = next(visit for visit in visits if visit.seat == view.officers[0])
        bag = next(seat for seat in range(6) if seat not in view.officers)
        answers = [await deputy.act(Open(bag) if turn % 2 else HandBack(bag)) for turn in range(9)]
        assert [answer["type"] for answer in answers] == ["done"] * 6 + ["refused"] * 3
        assert {(answer["code"], answer["rule"]) for answer in answers[6::2]} == {("spoken_too_often", "R8.3")}

    run_session(live.url, scenario)


# Plain text

ODD_NAMES = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "Ann\u202eboB": "AnnboB",
    "\u2066Ann\u2069\u200e\u200f\u061c": "Ann",
    "A\nn\tn\0": "A n n",
    "  Ann   Bob ": "Ann Bob",
    "\u200bAnn": "Ann",
    '"};alert(1)//': '"};alert(1)//',
}


@pytest.mark.parametrize("name", ODD_NAMES)
def test_names_and_texts_are_plain_text(live: LiveServer, name: str) -> None:
    async def scenario(session: Session) -> None:
        guest = session.known_by(None)
        made = await guest.ask("POST", "/api/people", {"name": name, "device": name})
        guest.credentials = made.json()
        table = await guest.lay()
        visit = await session.join(guest, table)
        assert (await visit.ask("say", text=name))["type"] == "done"
        talk = next(word for word in map(json.loads, visit.received) if word["type"] == "talk")
        assert talk["lines"][0]["text"] == ODD_NAMES[name] == talk["lines"][0]["name"]
        for path in ("/api/me", "/api/me/keys", f"/api/tables/{table}"):
            answer = await guest.ask("GET", path)
            assert ODD_NAMES[name] in (json.loads(answer.text), *_texts(answer.json()))
            assert answer.headers["content-type"] == "application/json" and guarded(answer.headers)

    run_session(live.url, scenario)


def _texts(answer: Any) -> Iterator[str]:
    if isinstance(answer, str):
        yield answer
    elif isinstance(answer, (list, dict)):
        for part in answer.values() if isinstance(answer, dict) else answer:
            yield from _texts(part)


@pytest.mark.parametrize("name", ["", " ", "\n", "\u202e", "\0\0", "\u200b"])
def test_a_name_needs_a_visible_character(live: LiveServer, name: str) -> None:
    assert plain_http.post(f"{live.url}/api/people", json={"name": name}).status_code == 400


# What the log contains


def test_the_log_reveals_nothing_personal_and_seeds_stay_secret_until_the_end(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def scenario(session: Session) -> None:
        table, guests, visits = await session.game(2, bot="random", **QUICK)
        watching = await session.join(session.known_by(None), table)
        assert (await visits[0].ask("say", text="a whisper"))["type"] == "done"
        link = (await guests[0].ask("POST", "/api/me/links")).json()["secret"]
        await guests[0].ask("GET", "/api/me", headers={"authorization": "Bearer a-wrong-one"})
        await guests[0].ask("POST", "/api/tables", {"settings": 1})
        await visits[0].send("a blunder")
        promised = visits[0].table["commitment"]
        await play_until(visits, over)
        game = visits[0].game
        assert game is not None
        before = [*visits[0].received, *visits[1].received, *watching.received, *guests[0].received]
        details = (await guests[0].ask("GET", f"/api/games/{game}")).json()
        ending = [word for word in before if details["seed"].encode() in word]
        assert all(b'"game_ended"' in word or b'"over"' in word for word in ending)
        assert promised != details["commitment"] and promised.encode() in b"".join(before)
        await guests[1].ask("DELETE", "/api/me")
        secrets.extend(str(guest.secret) for guest in guests)
        secrets.extend([link, "a-wrong-one", table, game, details["seed"], "whisper", "blunder", "Ann", "Bob"])
        secrets.extend(good.name for good in base_pack().goods)

    with open_server(tmp_path / "test.db", "--log-level", "debug") as live:
        run_session(live.url, scenario)
        assert live.stop() == 0
        log_file = live.log_file.read_text()
        assert log_file
        for secret in secrets:
            assert not re.search(rf"\b{re.escape(secret)}\b", log_file), secret
