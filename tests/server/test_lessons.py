"""Lessons over HTTP: their limits, who can start one, and how to find it again."""

import asyncio
from pathlib import Path

from nottingham.rules.actions import Declare, LoadBag, Swap
from tests.support.live_server import UNLIMITED, Guest, Visit, open_server

FIRST = {"lesson": "first_game"}


async def asked(visit: Visit, phase: str) -> None:
    """Waits until the learner is asked something."""
    while visit.view is None or visit.view.phase != phase or 0 not in visit.view.to_act:
        await visit.hear()


def test_a_lesson_begins_at_once_and_can_be_resumed(tmp_path: Path) -> None:
    async def main(url: str) -> None:
        ann = await Guest.come(url)
        answer = await ann.ask("POST", "/api/lessons", FIRST)
        assert answer.status_code == 201
        table = answer.json()["table"]
        assert table["stage"] == "playing" and not table["settings"]["public"]
        assert table["lesson"] == {"lesson": "first_game", "chapter": 0, "chapters": 2}
        (mine,) = (await ann.ask("GET", "/api/me/tables")).json()
        assert (mine["code"], mine["lesson"], mine["seat"]) == (table["code"], "first_game", 0)
        async with await ann.join(table["code"]) as visit:
            for phase, action in (
                ("market", Swap({"cheese": 2})),
                ("load", LoadBag({"apples": 4})),
                ("declare", Declare("apples")),
            ):
                await asked(visit, phase)
                assert (await visit.act(action))["type"] == "done"
        async with await ann.join(table["code"]) as visit:
            await visit.hear()
            assert visit.view is not None and visit.view.me.bag is not None
            assert visit.view.me.bag.declared == "apples", "it goes on where one has left it"
            assert (await visit.ask("turn_to", chapter=1))["type"] == "done"
            assert visit.view is not None and visit.view.round == 9
        await ann.close()

    with open_server(tmp_path / "test.db") as live:
        asyncio.run(main(live.url))


def test_a_lesson_needs_a_person_and_an_existing_name(tmp_path: Path) -> None:
    async def main(url: str) -> None:
        nobody, ann = Guest(url), await Guest.come(url)
        assert (await nobody.ask("POST", "/api/lessons", FIRST)).status_code == 401
        for name in ("second_game", "../first_game", "lesson", ""):
            answer = await ann.ask("POST", "/api/lessons", {"lesson": name})
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_lesson"), name
        assert (await ann.ask("POST", "/api/lessons", {})).status_code == 400
        for guest in (nobody, ann):
            await guest.close()

    with open_server(tmp_path / "test.db") as live:
        asyncio.run(main(live.url))


def test_lessons_count_as_new_tables(tmp_path: Path) -> None:
    async def main(url: str) -> None:
        ann = await Guest.come(url)
        lesson = await ann.ask("POST", "/api/lessons", FIRST)
        assert lesson.status_code == 201
        async with await ann.join(lesson.json()["table"]["code"]) as visit:
            answers = [await visit.ask("turn_to", chapter=chapter) for chapter in (1, 0, 1, 0, 1, 0)]
            assert [answer["type"] for answer in answers] == ["done"] * 5 + ["refused"], "a fifth of a table each"
            assert answers[-1]["code"] == "too_often"
        answer = await ann.ask("POST", "/api/lessons", FIRST)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables")
        await ann.close()

    with open_server(tmp_path / "test.db", env={**UNLIMITED, "NOTTINGHAM_TABLES_PER_HOUR": "2"}) as live:
        asyncio.run(main(live.url))
