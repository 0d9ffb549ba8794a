"""Permissions: nobody plays for another seat, uses another's secret, reads private data or acts as the host."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nottingham.rules.actions import HandBack, MakeOffer, Side
from tests.support.live_server import LiveServer, Visit
from tests.support.sessions import QUICK, Session, closed, inspecting, last_word, over, play_until, run_session

# Acting for another seat


UNSEATED: list[tuple[str, dict[str, Any]]] = [
    ("act", {"action": {"type": "decline"}}),
    ("catch_up", {"version": 0}),
    ("pass", {}),
    ("stand", {}),
    ("cut", {"text": "x"}),
    ("start", {}),
    ("pause", {}),
    ("resume", {}),
    ("say", {"text": "x"}),
    ("recall", {"before": 0}),
    ("shown", {"game": "x", "version": 0}),
]


def test_no_message_names_the_seat_it_comes_from(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        guest = await session.guest()
        table = await guest.lay()
        for kind, fields in UNSEATED:
            visit = await session.join(guest, table)
            for field in ("seat", "person", "by", "as"):
                refusal = await visit.ask(kind, **fields, **{field: 1})
                assert (refusal["type"], refusal["error"]) == ("refused", "malformed"), (kind, field)
            await visit.close()

    run_session(live.url, scenario)


def test_no_other_seat_or_spectator_can_act_for_a_seat(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        table, _, visits = await session.game(4)
        await play_until(visits, inspecting)
        view = visits[0].view
        assert view is not None
        officer = view.officers[0]
        merchant = next(visit for visit in visits if visit.seat != officer)
        assert merchant.seat is not None
        hand_back = HandBack(merchant.seat)
        assert (await merchant.act(hand_back))["error"] == "illegal"
        watching = [
            await session.join(session.known_by(None), table),
            await session.join(await session.guest("Eve"), table),
        ]
        for visit in watching:
            refusal = await visit.act(hand_back)
            assert (refusal["error"], refusal["code"]) == ("forbidden", "not_seated")
            assert (await visit.act(MakeOffer(officer, Side(gold=1))))["code"] == "not_seated"
        assert (await visits[officer].act(hand_back))["type"] == "done"

    run_session(live.url, scenario)


def test_an_offer_comes_from_the_seat_that_makes_it(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        _, _, visits = await session.game(4)
        await play_until(visits, inspecting)
        view = visits[0].view
        assert view is not None
        merchant = next(visit for visit in visits if visit.seat != view.officers[0])
        refusal = await merchant.ask(
            "act", action={"type": "offer", "to": view.officers[0], "by": 1, "give": {"gold": 1}}
        )
        assert refusal["error"] == "malformed"
        await merchant.act(MakeOffer(view.officers[0], Side(gold=1)))
        assert merchant.view is not None
        assert [offer.by for offer in merchant.view.offers] == [merchant.seat]

    run_session(live.url, scenario)


# Secrets


def refused_everywhere(session: Session, secret: str) -> Any:
    async def check() -> None:
        guest = session.known_by(secret)
        described = (await guest.ask("GET", "/openapi.json")).json()
        for path, operations in described["paths"].items():
            for method in operations:
                answer = await guest.ask(method.upper(), re.sub(r"{\w+}", "x", path))
                assert (answer.status_code, answer.json()["error"]) == (401, "unauthorized"), (method, path)
                assert answer.headers["www-authenticate"] == "Bearer"
        host = await session.guest("Host")
        visit, word = await session.knock(guest, await host.lay())
        assert (word["type"], word["error"]) == ("refused", "unauthorized")
        assert await closed(visit) == (1008, "unknown_secret")

    return check()


def test_an_unknown_secret_opens_nothing(live: LiveServer) -> None:
    run_session(live.url, lambda session: refused_everywhere(session, "a" * 43))


def test_nothing_personal_is_open_without_a_secret(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        stranger = session.known_by(None)
        described = (await stranger.ask("GET", "/openapi.json")).json()
        for path, operations in described["paths"].items():
            for method, operation in operations.items():
                if {} not in operation["security"] and path != "/api/people":
                    answer = await stranger.ask(method.upper(), re.sub(r"{\w+}", "x", path), {})
                    assert answer.status_code == 401, (method, path)

    run_session(live.url, scenario)


def test_the_secret_of_a_link_does_not_work_as_a_devices(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        guest = await session.guest()
        link = (await guest.ask("POST", "/api/me/links")).json()["secret"]
        await refused_everywhere(session, link)
        assert (await guest.ask("POST", "/api/links", {"secret": guest.secret})).status_code == 401

    run_session(live.url, scenario)


@pytest.mark.parametrize("kind", ["device", "link"])
def test_an_expired_secret_opens_nothing(live: LiveServer, kind: str) -> None:
    async def scenario(session: Session) -> None:
        guest = await session.guest()
        assert guest.secret is not None
        person = guest.credentials["person"]["id"]
        link = (await guest.ask("POST", "/api/me/links")).json()["secret"]
        with closing(sqlite3.connect(live.database, timeout=30)) as store, store:
            store.execute("UPDATE keys SET expires = 1 WHERE person = ? AND kind = ?", (person, kind))
        if kind == "device":
            await refused_everywhere(session, guest.secret)
        else:
            assert (await guest.ask("POST", "/api/links", {"secret": link})).status_code == 401

    run_session(live.url, scenario)


def test_a_revoked_secret_opens_nothing_and_its_sockets_are_closed(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        guest = await session.guest()
        link = (await guest.ask("POST", "/api/me/links")).json()["secret"]
        made = await guest.ask("POST", "/api/links", {"secret": link, "device": "phone"})
        other = session.known_by(made.json()["secret"])
        assert other.secret is not None
        table = await guest.lay()
        mine, theirs = await session.join(guest, table), await session.join(other, table)
        keys = (await guest.ask("GET", "/api/me/keys")).json()
        lost = next(key["id"] for key in keys if not key["this"])
        assert (await guest.ask("DELETE", f"/api/me/keys/{lost}")).status_code == 204
        assert await closed(theirs) == (1008, "revoked")
        await refused_everywhere(session, other.secret)
        assert (await mine.ask("cut", text="still here"))["type"] == "done"

    run_session(live.url, scenario)


def test_no_one_can_revoke_anothers_device(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        ann, bob = await session.guest("Ann"), await session.guest("Bob")
        key = (await ann.ask("GET", "/api/me/keys")).json()[0]["id"]
        assert (await bob.ask("DELETE", f"/api/me/keys/{key}")).status_code == 404
        assert (await bob.ask("DELETE", "/api/me/keys")).status_code == 204
        assert (await ann.ask("GET", "/api/me")).status_code == 200

    run_session(live.url, scenario)


def test_a_link_works_once_even_if_used_twice_at_once(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        guest = await session.guest()
        link = (await guest.ask("POST", "/api/me/links")).json()["secret"]
        strangers = [session.known_by(None) for _ in range(8)]
        redeemed = await asyncio.gather(*(one.ask("POST", "/api/links", {"secret": link}) for one in strangers))
        assert sorted(answer.status_code for answer in redeemed) == [201] + [401] * 7
        assert (await guest.ask("POST", "/api/links", {"secret": link})).status_code == 401
        assert len((await guest.ask("GET", "/api/me/keys")).json()) == 2

    run_session(live.url, scenario)


def test_a_link_names_its_owner_without_being_used(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        guest, stranger = await session.guest("Eve"), session.known_by(None)
        link = (await guest.ask("POST", "/api/me/links")).json()["secret"]
        for _ in range(2):
            owner = await stranger.ask("POST", "/api/links/owner", {"secret": link})
            assert (owner.status_code, owner.json()) == (200, guest.credentials["person"])
        assert (await stranger.ask("POST", "/api/links", {"secret": link})).status_code == 201
        for wrong in (link, guest.secret, "a" * 43):
            assert (await stranger.ask("POST", "/api/links/owner", {"secret": wrong})).status_code == 401

    run_session(live.url, scenario)


# Tables of others


def test_a_private_table_is_found_only_by_its_code(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        host = await session.guest("Hidden")
        lobby = await session.socket()
        await lobby.send({"type": "lobby"})
        hidden = await host.lay()
        visit = await session.join(host, hidden)
        await visit.ask("cut", text="x")
        shown = await host.lay(public=True)
        await lobby.until(lambda word: shown in json.dumps(word))
        listed = await session.known_by(None).ask("GET", "/api/tables")
        assert shown in listed.text
        for message in (*lobby.received, listed.content):
            assert hidden.encode() not in message
        assert (await visit.ask("arrange", settings={"public": True}))["type"] == "done"
        assert hidden in (await session.known_by(None).ask("GET", "/api/tables")).text
        assert (await visit.ask("arrange", settings={"public": False}))["type"] == "done"
        assert hidden not in (await session.known_by(None).ask("GET", "/api/tables")).text

    run_session(live.url, scenario)


def test_codes_are_long_and_have_nothing_in_common(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        guest = await session.guest()
        codes = [await guest.lay() for _ in range(40)]
        assert len(set(codes)) == 40
        assert all(re.fullmatch("[2-9a-hjkmnp-z]{14}", code) for code in codes)
        for place in range(14):
            assert len({code[place] for code in codes}) > 8
        for near in (codes[0][:-1], codes[0] + "2", codes[0].upper(), codes[0][::-1], "%", "_" * 14):
            assert (await guest.ask("GET", f"/api/tables/{near}")).status_code == 404
            _, word = await session.knock(guest, near)
            assert word["error"] == "not_found"

    run_session(live.url, scenario)


def test_a_tables_code_is_not_a_games_and_a_game_is_shown_only_after_its_end(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        table, guests, visits = await session.game(1, **QUICK)
        code = visits[0].game
        for what in ("", "/replay", "/record"):
            assert (await guests[0].ask("GET", f"/api/games/{table}{what}")).status_code == 404
            refusal = await guests[0].ask("GET", f"/api/games/{code}{what}")
            assert (refusal.status_code, refusal.json()["code"]) == (409, "still_played")
        assert (await guests[0].ask("GET", f"/api/tables/{code}")).status_code == 404

    run_session(live.url, scenario)


def test_strangers_see_nothing_where_spectators_are_not_allowed(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        table, guests, visits = await session.game(1, spectators=False, public=True, bot="random", **QUICK)
        strangers = [session.known_by(None), await session.guest("Eve")]
        assert table not in (await strangers[0].ask("GET", "/api/tables")).text
        await play_until(visits, over)
        for stage in ("playing", "over"):
            for stranger in strangers:
                assert (await stranger.ask("GET", f"/api/tables/{table}")).status_code == 403, stage
                visit, word = await session.knock(stranger, table, version=-1)
                assert word["code"] == "no_spectators"
                assert await closed(visit) == (1008, "no_spectators")
        for what in ("", "/replay", "/replay?eyes=spectator", "/record"):
            for stranger in strangers:
                assert (await stranger.ask("GET", f"/api/games/{visits[0].game}{what}")).status_code == 403
            assert (await guests[0].ask("GET", f"/api/games/{visits[0].game}{what}")).status_code == 200

    run_session(live.url, scenario)


def test_a_game_without_spectators_stays_private_when_the_table_gathers_again(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        table, _, visits = await session.game(1, spectators=False, bot="random", **QUICK)
        await play_until(visits, over)
        assert (await visits[0].ask("gather"))["type"] == "done"
        assert (await visits[0].ask("remove", seat=1))["type"] == "done"
        stranger = await session.join(await session.guest("Eve"), table, version=-1)
        assert (await stranger.ask("sit", seat=1))["type"] == "done"
        await stranger.ask("catch_up", version=-1)
        assert not any(b'"moves"' in message or b'"view"' in message for message in stranger.received)

    run_session(live.url, scenario)


# The host

HOST_ONLY: list[tuple[str, dict[str, Any]]] = [
    ("start", {}),
    ("rematch", {}),
    ("gather", {}),
    ("remove", {"seat": 0}),
    ("readmit", {"name": "Bob"}),
    ("make_host", {"seat": 1}),
    ("seat_bot", {"seat": 3, "bot": "trader"}),
    ("silence", {"seat": 0}),
    ("arrange", {"settings": {"public": True}}),
    ("arrange", {"settings": {"spectators": False}}),
]


def test_only_the_host_changes_settings(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        host = await session.guest("Host")
        table = await host.lay(bots={2: "trader"})
        there = await session.join(host, table)
        seated = await session.join(await session.guest("Bob"), table)
        assert (await seated.ask("sit", seat=1))["type"] == "done"
        others = [
            seated,
            await session.join(await session.guest("Eve"), table),
            await session.join(session.known_by(None), table),
        ]
        before = there.table["settings"]
        for visit in others:
            for kind, fields in HOST_ONLY:
                refusal = await visit.ask(kind, **fields)
                assert (refusal["type"], refusal["code"]) == ("refused", "not_host"), kind
        for visit in others[1:]:
            for kind in ("cut", "say"):
                assert (await visit.ask(kind, text="x"))["code"] == "not_seated"
            for kind in ("stand", "pause", "resume", "pass"):
                assert (await visit.ask(kind))["code"] == "not_seated"
            assert (await visit.ask("mute", seat=0))["code"] == "not_seated"
        assert (await others[2].ask("sit"))["code"] == "no_name"
        assert (await seated.ask("sit", seat=0))["code"] == "seat_taken"
        await there.ask("recall", before=0)
        assert there.table["settings"] == before and there.table["host"] == 0 and there.table["stage"] == "gathering"

    run_session(live.url, scenario)


def seen(visit: Visit, since: int) -> list[bytes]:
    return [message for message in visit.received[since:] if b'"view"' in message]


def moves_told(words: list[bytes]) -> dict[int, Any]:
    """The received events, by version."""
    events: dict[int, Any] = {}
    for word in map(json.loads, words):
        moves = [word] if word["type"] == "moved" else (word.get("playing") or {}).get("moves", [])
        events |= {move["version"]: move["events"] for move in moves}
    return events


@pytest.mark.parametrize("leaving", ["remove", "stand"])
def test_an_unseated_player_sees_what_a_spectator_sees(live: LiveServer, leaving: str) -> None:
    async def scenario(session: Session) -> None:
        table, guests, visits = await session.game(3, **QUICK)
        watching = await session.join(session.known_by(None), table)
        host, gone = visits[0], visits[2]
        if leaving == "remove":
            assert (await host.ask("remove", seat=2))["type"] == "done"
        else:
            assert (await gone.ask("stand"))["type"] == "done"
        if gone.view is None or gone.view.seat is not None:
            await gone.until(lambda word: word["type"] == "standing")
        assert gone.seat is None and gone.view is not None and gone.view.seat is None
        since = len(gone.received)
        refusal = await gone.ask("act", action={"type": "swap"})
        assert refusal["code"] == "not_seated"
        await play_until(visits[:2], lambda visit: visit.view is not None and visit.view.round > 1)
        await gone.ask("catch_up", version=-1)
        await watching.ask("catch_up", version=-1)
        ours, theirs = moves_told(gone.received[since:]), moves_told(watching.received)
        assert len(ours) > 10
        assert all(theirs[version] == events for version, events in ours.items() if version in theirs)
        again = await session.join(guests[2], table, version=-1)
        assert again.seat is None and again.view == watching.view
        for asked in ("sit", "stand"):
            assert (await again.ask(asked))["type"] == "refused"

    run_session(live.url, scenario)


def test_an_unseated_player_is_dismissed_where_spectators_are_not_allowed(live: LiveServer) -> None:
    async def scenario(session: Session) -> None:
        table, guests, visits = await session.game(3, spectators=False, **QUICK)
        since = len(visits[2].received)
        assert (await visits[0].ask("remove", seat=2))["type"] == "done"
        assert await closed(visits[2]) == (1008, "no_spectators")
        assert last_word(visits[2])["type"] == "ending"
        assert not any(b'"hand"' in message and b'"seat":2' in message for message in seen(visits[2], since))
        assert (await guests[2].ask("GET", f"/api/tables/{table}")).status_code == 403

    run_session(live.url, scenario)


PROGRAMS = ["exec:touch {}", " exec:touch {}", "EXEC:touch {}", "trader:exec:touch {}", "random:exec:touch {}", "exec:"]


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_can_never_be_seated_through_a_table(live: LiveServer, tmp_path: Path, program: str) -> None:
    trap = tmp_path / "trap"
    bot = program.format(trap)[:64]

    async def scenario(session: Session) -> None:
        guest = await session.guest()
        options = {"options": {"players": 3}}
        for body in (
            {"settings": options, "bots": {"1": bot}},
            {"settings": {**options, "stand_in": bot}},
        ):
            refusal = await guest.ask("POST", "/api/tables", body)
            assert (refusal.status_code, refusal.json()["code"]) == (409, "no_such_bot")
        visit = await session.join(guest, await guest.lay(options={"players": 3}))
        assert (await visit.ask("seat_bot", seat=1, bot=bot))["code"] == "no_such_bot"
        assert (await visit.ask("arrange", settings={"stand_in": bot}))["code"] == "no_such_bot"
        assert visit.table["settings"]["stand_in"] == "trader"
        assert bot not in [one["bot"] for one in (await guest.ask("GET", "/api/bots")).json()]

    run_session(live.url, scenario)
    assert not trap.exists()
