"""Finished games over HTTP: replays with anyone's eyes, downloaded records and uploaded ones."""

import asyncio
import gzip
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from nottingham.arena.played import play_fixture
from nottingham.arena.schedule import Tournament, fixtures
from nottingham.players.roster import make_player
from nottingham.records.record import encode_events
from nottingham.rules.options import Options
from nottingham.server.api.replays import MAX_FILE_STEPS, MAX_RECORD_BYTES, MAX_STEPS
from tests.support import plain_http
from tests.support.live_server import LiveServer, open_server
from tests.support.records import spoil
from tests.support.sessions import QUICK, Session, inspecting, over, play_until, run_session

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def game(live: LiveServer) -> str:
    """A game of Ann and three bots, at which Bob sat for a while until a bot took over the seat."""
    codes = []

    async def scenario(session: Session) -> None:
        _, _, (ann, bob) = await session.game(2, bot="robin_hood", options={"players": 5, "royal_goods": True}, **QUICK)
        await play_until([ann, bob], inspecting)
        assert (await bob.ask("stand"))["type"] == "done"
        await play_until([ann], over)
        codes.append(ann.game)

    run_session(live.url, scenario)
    assert codes[0] is not None
    return codes[0]


@pytest.fixture
def http(live: LiveServer) -> Iterator[httpx.Client]:
    with plain_http.Client(base_url=live.url) as http:
        yield http


def whole(ask: Callable[[int], httpx.Response]) -> list[dict[str, Any]]:
    """Fetches all steps of a game, page by page."""
    steps: list[dict[str, Any]] = []
    while True:
        answer = ask(len(steps))
        assert answer.status_code == 200, answer.text
        page = answer.json()
        steps += page["steps"]
        if len(steps) > page["last"]:
            return steps


def of_game(http: httpx.Client, game: str, **query: Any) -> list[dict[str, Any]]:
    return whole(lambda first: http.get(f"/api/games/{game}/replay", params={**query, "from": first}))


def of_file(http: httpx.Client, record: bytes, **query: Any) -> list[dict[str, Any]]:
    return whole(lambda first: http.post("/api/replays", params={**query, "from": first}, content=record, headers=JSON))


def post(http: httpx.Client, record: bytes, **query: Any) -> httpx.Response:
    return http.post("/api/replays", params=query, content=record, headers=JSON)


def test_a_game_says_who_sat_where_and_which_bots_played_throughout(http: httpx.Client, game: str) -> None:
    shown = http.get(f"/api/games/{game}").json()
    assert [(seat["bot"], seat["all_along"]) for seat in shown["seats"]] == [
        (None, False),
        ("trader", False),
        *[("robin_hood", True)] * 3,
    ]
    assert len({seat["colour"] for seat in shown["seats"]}) == len({seat["charge"] for seat in shown["seats"]}) == 5


def test_only_bots_show_what_they_thought(http: httpx.Client, game: str) -> None:
    plain = of_game(http, game, eyes="0")
    thinking = of_game(http, game, eyes="0", beliefs="true", steps=50)
    assert [{name: step[name] for name in step if name != "beliefs"} for step in thinking] == plain
    assert {one["seat"] for step in thinking for one in step["beliefs"]} == {2, 3, 4}
    for step in thinking:
        if step["view"]["phase"] == "inspect":
            held = {
                place for place, seat in enumerate(step["view"]["seats"]) if (seat["bag"] or {}).get("status") == "held"
            }
            assert held <= {one["bag"] for one in step["beliefs"]}
        for one in step["beliefs"]:
            assert 0 <= one["lies"] <= 1
            if one["seat"] not in step["view"]["officers"]:
                assert "gain" not in one and "price" not in one


def test_a_running_game_shows_no_thoughts(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        _, (ann,), (visit,) = await session.game(1, **QUICK)
        await play_until([visit], inspecting)
        for query in ("beliefs=true", "eyes=all&beliefs=true", "eyes=0&beliefs=true&from=3"):
            answer = await ann.ask("GET", f"/api/games/{visit.game}/replay?{query}")
            assert (answer.status_code, answer.json()["code"]) == (409, "still_played")

    run_session(live.url, scenario)


@pytest.mark.parametrize("query", ["beliefs=yes", "eyes=5", "eyes=-1", "eyes=everything", "from=-1", "steps=x"])
def test_impossible_queries_are_refused(http: httpx.Client, game: str, query: str) -> None:
    record = http.get(f"/api/games/{game}/record").content
    for answer in (
        http.get(f"/api/games/{game}/replay?{query}"),
        http.post(f"/api/replays?{query}", content=record, headers=JSON),
    ):
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_steps_per_answer_are_limited(http: httpx.Client, game: str) -> None:
    page = http.get(f"/api/games/{game}/replay?steps=999999").json()
    assert len(page["steps"]) == min(MAX_STEPS, page["last"] + 1)
    assert MAX_FILE_STEPS > MAX_STEPS
    for last in (page["last"] + 1, 999_999_999):
        assert http.get(f"/api/games/{game}/replay?from={last}").json()["steps"] == []


def test_long_answers_are_compressed_on_request(live: LiveServer, game: str) -> None:
    path = f"{live.url}/api/games/{game}/replay"
    with plain_http.Client() as http:
        plain = http.get(path, headers={"accept-encoding": "identity"})
        with http.stream("GET", path, headers={"accept-encoding": "br, gzip"}) as answer:
            packed = b"".join(answer.iter_raw())
        refused = http.get(f"{live.url}/api/games/none/replay", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers and plain.headers["vary"] == "accept-encoding"
    assert answer.headers["content-encoding"] == "gzip" and int(answer.headers["content-length"]) == len(packed)
    assert gzip.decompress(packed) == plain.content
    assert len(packed) * 8 < len(plain.content)
    for headers in (plain.headers, answer.headers):
        assert headers["content-type"] == "application/json" and headers["cache-control"] == "no-store"
    assert refused.status_code == 404 and "content-encoding" not in refused.headers


# Uploaded records


def test_an_uploaded_record_is_the_same_game(http: httpx.Client, game: str) -> None:
    answer = http.get(f"/api/games/{game}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="nottingham-{game}.json"'
    for eyes in ("all", "spectator", "0", "4"):
        assert of_file(http, answer.content, eyes=eyes) == of_game(http, game, eyes=eyes)
    assert of_file(http, answer.content, beliefs="true", steps=99) == of_game(http, game, beliefs="true")
    read = post(http, answer.content, steps=0).json()
    assert read["judged"] and read["about"] == http.get(f"/api/games/{game}").json()


def test_an_older_record_is_replayed_but_not_judged(http: httpx.Client, game: str, record: dict[str, Any]) -> None:
    text = written(older(record))
    read = post(http, text, beliefs="true").json()
    assert not read["judged"] and not any(step["beliefs"] for step in read["steps"])
    now = http.get(f"/api/games/{game}").json()
    assert {**read["about"], "moves": 0} == {**now, "moves": 0}
    for eyes in ("all", "spectator", "0"):
        ours, theirs = of_file(http, text, eyes=eyes), of_game(http, game, eyes=eyes)
        assert [event for step in ours for event in step["events"]] == [
            event for step in theirs for event in step["events"]
        ]
        assert ours[-1]["view"] == theirs[-1]["view"]


def test_an_older_record_that_makes_no_sense_is_refused(http: httpx.Client, record: dict[str, Any]) -> None:
    """Whatever fails inside, the answer says that it is no game."""
    chance = random.Random(3)
    for _ in range(30):
        text = written(older({**record, "events": spoil(record["events"], chance)}))
        answer = post(http, text, eyes=chance.choice(["all", "0", "spectator"]), beliefs="true")
        if answer.status_code != 200:
            assert refused(answer)[0] == 400 and refused(answer)[1].startswith("record_")


def test_a_game_of_a_tournament_can_be_uploaded_and_its_players_think(http: httpx.Client) -> None:
    tournament = Tournament(("master", "random", "little_john:trader"), Options(players=3), 1)
    fixture = next(iter(fixtures(tournament)))
    line = play_fixture(tournament, fixture, [make_player(name) for name in tournament.entrants], recorded=True).record
    steps = of_file(http, line, eyes="1", beliefs="true")
    bots = [tournament.entrants[entrant] for entrant in fixture.entrants]
    assert {bots[one["seat"]] for step in steps for one in step["beliefs"]} == {"master", "little_john:trader"}
    seats = post(http, line, steps=0).json()["about"]["seats"]
    assert [seat["bot"] for seat in seats] == bots


@pytest.fixture
def record(http: httpx.Client, game: str) -> dict[str, Any]:
    read: dict[str, Any] = http.get(f"/api/games/{game}/record").json()
    return read


def written(record: dict[str, Any]) -> bytes:
    """The record as if it had been written like that, with a fitting checksum."""
    about = {name: value for name, value in record.items() if name != "events"}
    return encode_events(map(msgspec.json.encode, record["events"]), **about)


def older(record: dict[str, Any]) -> dict[str, Any]:
    """The record as older versions wrote it: moves have their seat and time, but no action."""
    moves = [{name: move[name] for name in ("version", "at", "seat")} for move in record["moves"]]
    return {**record, "moves": moves}


def refused(answer: httpx.Response) -> tuple[int, str]:
    assert set(answer.json()) <= {"error", "code", "message", "details"}
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "record_unknown"),
        (b"\x89PNG\r\n\x1a\n", "record_unknown"),
        (b"Once upon a time", "record_unknown"),
        (b"[]", "record_unknown"),
        (b"17", "record_unknown"),
        (b'{"name": "Ann"}', "record_unknown"),
        (b"[" * 100_000, "record_unknown"),
        (b'{"events": [{"type": "dragon_came"}]}', "record_other_words"),
        (b'{"events": [], "seats": 3}', "record_other_words"),
        (b'{"events": []}', "record_unlawful"),
        (b'{"events": [', "record_cut_off"),
    ],
    ids=str,
)
def test_each_kind_of_bad_record_has_its_code(http: httpx.Client, text: bytes, code: str) -> None:
    assert refused(post(http, text)) == (400, code)


def test_each_kind_of_changed_record_has_its_code(http: httpx.Client, game: str, record: dict[str, Any]) -> None:
    text = http.get(f"/api/games/{game}/record").content
    assert refused(post(http, text[: len(text) // 2])) == (400, "record_cut_off")
    assert refused(post(http, text.replace(b'"gold":50', b'"gold":70'))) == (400, "record_changed")
    seen = {name: value for name, value in record["events"][0].items() if name not in ("seed", "deck", "removed")}
    for given in (record, older(record)):
        assert refused(post(http, written({**given, "events": record["events"][:99]}))) == (400, "record_cut_off")
        one_seat = written({**given, "events": [seen, *record["events"][1:]]})
        assert refused(post(http, one_seat)) == (400, "record_one_seat")
    loaded = next(event for event in record["events"] if event["type"] == "bag_loaded")
    loaded["cards"] = {"silk": 5}
    for given in (record, older(record)):
        assert refused(post(http, written(given))) == (400, "record_unlawful")


def test_a_record_with_an_illegal_action_is_refused(http: httpx.Client, record: dict[str, Any]) -> None:
    loading = next(move for move in record["moves"] if (move["action"] or {}).get("type") == "load_bag")
    loading["action"]["cards"] = {"silk": 5}
    answer = post(http, written(record))
    assert refused(answer) == (400, "record_unlawful")
    assert "against the rules" in answer.json()["message"]


def test_the_other_fields_of_a_record_do_no_harm(http: httpx.Client, record: dict[str, Any]) -> None:
    """Wrong chairs and moves are ignored, and no program is started."""
    events = record["events"]
    for about in (
        {"chairs": [{"name": "Ann"}]},
        {"chairs": [{"bot": "exec:touch /tmp/never", "all_along": True}] * 5},
        {"seats": ["exec:touch /tmp/never"] * 5, "entrants": [0] * 5},
        {"moves": [{"version": 0, "at": 3, "seat": 9}]},
        {"game": "third", "code": "x" * 999},
    ):
        answer = post(http, written({**about, "events": events}), beliefs="true")
        assert answer.status_code == 200, answer.text
        assert not any(step["beliefs"] for step in answer.json()["steps"])
    assert not Path("/tmp/never").exists()


def test_only_records_have_the_higher_size_limit(http: httpx.Client, record: dict[str, Any]) -> None:
    long = {**record, "something": "x" * (MAX_RECORD_BYTES - 400_000)}
    assert post(http, written(long), steps=0).status_code == 200
    answer = post(http, b" " * (MAX_RECORD_BYTES + 1))
    assert refused(answer) == (413, "too_big") and answer.json()["details"] == {"n": MAX_RECORD_BYTES}
    assert refused(http.post("/api/people", content=b" " * 20_000, headers=JSON)) == (413, "too_big")


def test_records_are_refused_from_forms_and_other_sites(http: httpx.Client, live: LiveServer) -> None:
    body = b'{"events": []}'
    assert refused(http.post("/api/replays", content=body, headers={"content-type": "text/plain"})) == (415, "not_json")
    elsewhere = {**JSON, "origin": "https://elsewhere.example"}
    assert http.post("/api/replays", content=body, headers=elsewhere).status_code == 403


def test_uploads_are_rate_limited(tmp_path: Path) -> None:
    with open_server(tmp_path / "test.db", env={}) as live, plain_http.Client(base_url=live.url) as http:
        answers = [refused(post(http, b"{}")) for _ in range(9)]
    assert answers[0] == (400, "record_unknown") and answers[-1] == (429, "too_many_requests")


def test_tables_are_served_while_records_are_replayed(live: LiveServer, http: httpx.Client, game: str) -> None:
    record = http.get(f"/api/games/{game}/record").content

    async def scenario(session: Session) -> None:
        _, _, (visit,) = await session.game(1, **QUICK)
        async with plain_http.AsyncClient(base_url=live.url) as http:
            reading = [
                asyncio.ensure_future(http.post("/api/replays?beliefs=true", content=record, headers=JSON))
                for _ in range(4)
            ]
            await play_until([visit], inspecting)
            assert [answer.status_code for answer in await asyncio.gather(*reading)] == [200] * 4

    run_session(live.url, scenario)


def test_a_record_says_who_wrote_it(record: dict[str, Any]) -> None:
    assert list(record) == sorted(record)
    assert record["nottingham"] and [chair["bot"] for chair in record["chairs"]][2:] == ["robin_hood"] * 3
    deal, *moves = record["moves"]
    assert {**deal, "at": 0, "events": 0} == {"action": None, "at": 0, "events": 0, "seat": None, "version": 0}
    assert all(move["action"]["type"] for move in moves)
    assert sum(move["events"] for move in record["moves"]) == len(record["events"])
