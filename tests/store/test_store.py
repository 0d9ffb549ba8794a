"""Laws of every store: an acknowledged write stays, a failed write fails alone, reads return what was written."""

import asyncio
from collections.abc import Mapping

import pytest
from msgspec.structs import replace
from sqlalchemy import Table

from nottingham.store import changes, schema
from nottingham.store.errors import Conflict, Missing, NotRead, NotSaved
from nottingham.store.rows import (
    ChatLine,
    GameRow,
    Key,
    Move,
    Person,
    Result,
    ResultTotals,
    Stage,
    SyncCursor,
    TableRow,
    Updates,
)
from tests.conftest import Kept
from tests.support.store_rows import (
    ELM,
    FIRST,
    MARIAN,
    OAK,
    ROBIN,
    SECOND,
    a_key,
    a_move,
    a_result,
    furnish,
    in_a_loop,
    people_at,
    remove_table,
    results_of,
)


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (Person, schema.people),
        (Key, schema.keys),
        (TableRow, schema.tables),
        (GameRow, schema.games),
        (Move, schema.moves),
        (ChatLine, schema.chat),
        (Result, schema.results),
    ],
)
def test_a_row_has_the_columns_of_its_table_in_their_order(row: type, table: Table) -> None:
    assert list(row.__struct_fields__) == table.columns.keys()  # type: ignore[attr-defined]


@in_a_loop
async def test_acknowledged_writes_are_there_after_reopening(kept: Kept) -> None:
    line = ChatLine(OAK.id, 0, MARIAN.id, 1, MARIAN.name, 8, text="aye")
    result = a_result(FIRST, 0, ROBIN)
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(changes.add_key(a_key(1)), changes.add_sitting(OAK.id, MARIAN.id))
        await store.commit(a_move(0), a_move(1), changes.add_chat(line), changes.add_result(result))
    async with await kept.open() as store:
        assert await store.person(ROBIN.id) == ROBIN
        assert await store.person_by_key(a_key(1).hash) == (ROBIN, a_key(1))
        assert await store.table(OAK.id) == await store.table_by_code("oak") == OAK
        assert await store.tables_of(MARIAN.id) == [OAK] and await people_at(store, OAK.id) == [MARIAN.id]
        assert await store.game(FIRST.id) == await store.game_by_code("first") == FIRST
        assert await store.games_of(OAK.id, 9) == [FIRST, SECOND]
        assert await store.moves(FIRST.id) == [a_move(0), a_move(1)]
        assert await store.chat(OAK.id, 10) == [line]
        assert await results_of(store, FIRST.id) == [result]


@in_a_loop
async def test_reads_of_missing_rows_are_none_or_empty(kept: Kept) -> None:
    async with await kept.open() as store:
        assert await store.person(1) is None and await store.person_by_key(b"no") is None
        assert await store.table(1) is None and await store.table_by_code("no") is None
        assert await store.game(1) is None and await store.game_by_code("no") is None
        assert not any(
            [await store.moves(1), await store.chat(1, 9), await store.keys_of(1), await store.games_of(1, 9)]
        )
        assert await store.totals_of_person(1) == ResultTotals() and await store.totals_of_bots() == {}


@in_a_loop
async def test_a_read_after_a_commit_sees_it(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        for version in range(30):
            await store.commit(a_move(version))
            assert [move.version for move in await store.moves(FIRST.id, after=version - 1)] == [version]


@in_a_loop
async def test_a_closed_store_leaves_no_read_behind(kept: Kept) -> None:
    before = asyncio.all_tasks()
    for turns in range(8):  # callers go at different moments of their reads
        async with await kept.open() as store:
            callers = [asyncio.create_task(store.person(ROBIN.id)) for _ in range(4)]
            for _ in range(turns):
                await asyncio.sleep(0)
            for caller in callers[:2]:
                caller.cancel()
        await asyncio.gather(*callers, return_exceptions=True)
        assert asyncio.all_tasks() == before
        with pytest.raises(NotRead):
            await store.person(ROBIN.id)


@in_a_loop
async def test_many_writes_at_once_share_transactions(kept: Kept) -> None:
    groups: list[tuple[float, int]] = []
    async with await kept.open(observe=lambda seconds, size: groups.append((seconds, size))) as store:
        await furnish(store)
        before = store.write_counts.transactions
        await asyncio.gather(*[store.commit(a_move(version)) for version in range(200)])
        assert store.write_counts.transactions - before < 100
        assert store.write_counts.moves == 200 and store.write_counts.writes == 202 and store.write_counts.failed == 0
        assert len(await store.moves(FIRST.id)) == 200
    assert sum(size for _, size in groups) == 202 and len(groups) == store.write_counts.transactions
    assert all(seconds > 0 for seconds, _ in groups)


@in_a_loop
async def test_a_conflict_fails_alone(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(a_move(20))
        saved = await asyncio.gather(*[store.commit(a_move(v)) for v in range(40)], return_exceptions=True)
        assert [type(error) for error in saved if error] == [Conflict] and isinstance(saved[20], Conflict)
        assert [move.version for move in await store.moves(FIRST.id)] == list(range(40))
        assert store.write_counts.failed == 1
        await store.ping()


@in_a_loop
async def test_the_first_writer_of_a_version_wins(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        first, second = a_move(0), replace(a_move(0), events=b"[1]")
        won, lost = await asyncio.gather(store.commit(first), store.commit(second), return_exceptions=True)
        assert won is None and isinstance(lost, Conflict)
        assert await store.moves(FIRST.id) == [first]


@in_a_loop
async def test_a_conditional_move_is_not_stored_if_its_table_has_changed(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        changed = changes.save_table(replace(OAK, revision=1))
        before, late, later, nowhere = [
            changes.ConditionalMove(a_move(version), table, 0)
            for version, table in ((0, OAK.id), (1, OAK.id), (4, OAK.id), (5, 999))
        ]
        after = changes.ConditionalMove(a_move(1), OAK.id, 1)
        writes: list[list[changes.Change]] = [[before], [changed], [late], [later], [nowhere], [after], [a_move(2)]]
        saved = await asyncio.gather(*(store.commit(*write) for write in writes), return_exceptions=True)
        assert [isinstance(error, Conflict) for error in saved] == [False, False, True, True, True, False, False], saved
        assert await store.moves(FIRST.id) == [a_move(version) for version in range(3)]
        with pytest.raises(Conflict):
            await store.commit(changes.end_game(FIRST.id, 9, None), changes.ConditionalMove(a_move(3), OAK.id, 0))
        assert await store.game(FIRST.id) == FIRST, "nor is the rest of that write"


@in_a_loop
async def test_a_move_keeps_the_action_that_made_it(kept: Kept) -> None:
    acted = [replace(a_move(version), action=b'{"do":"\x00\xff%d"}' % version) for version in range(1, 4)]
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(a_move(0))
        await asyncio.gather(store.commit(acted[0]), store.commit(changes.ConditionalMove(acted[1], OAK.id, 0)))
        await store.commit(changes.touch_tables([OAK.id], 9), acted[2], a_move(4))
        assert await store.moves(FIRST.id) == [a_move(0), *acted, a_move(4)]
        assert await store.moves_since({FIRST.id: 1}) == [*acted[1:], a_move(4)]


@in_a_loop
async def test_a_write_is_made_whole_or_not_at_all(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(a_move(0))
        with pytest.raises(Conflict):
            await store.commit(changes.rename_person(ROBIN.id, "Hood", "red", "oak"), a_move(1), a_move(0))
        assert await store.person(ROBIN.id) == ROBIN
        assert await store.moves(FIRST.id) == [a_move(0)]


@in_a_loop
async def test_changes_of_a_write_are_made_in_their_order(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        third = GameRow(52, "third", OAK.id, 3, since=6)
        await store.commit(changes.add_game(third), a_move(0, third), changes.end_game(52, 9, b"sum"), a_move(1, third))
        assert await store.game(52) == replace(third, ended=9, summary=b"sum")
        assert len(await store.moves(52)) == 2
        await store.commit(a_move(2, third), remove_table(OAK.id))
        assert not await store.moves(52) and not await store.games_of(OAK.id, 9)


@in_a_loop
async def test_rows_of_an_unknown_game_or_table_are_refused(kept: Kept) -> None:
    async with await kept.open() as store:
        with pytest.raises(Missing):
            await store.commit(a_move(0))
        with pytest.raises(Missing):
            await store.commit(changes.add_sitting(1, 2))
        await store.ping()


@in_a_loop
async def test_a_closed_store_saves_nothing(kept: Kept) -> None:
    store = await kept.open()
    waiting = asyncio.gather(furnish(store), return_exceptions=True)
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    with pytest.raises(NotSaved, match="closed"):
        await store.commit(changes.add_person(ROBIN))
    await waiting
    async with await kept.open() as store:
        assert await store.person(ROBIN.id) == ROBIN, "writes made before closing are saved"


@in_a_loop
async def test_people_are_renamed_and_marked_as_seen(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(
            changes.rename_person(ROBIN.id, "Hood", "blue", "key"), changes.mark_person_seen(ROBIN.id, 99)
        )
        assert await store.person(ROBIN.id) == Person(ROBIN.id, "Hood", "blue", "key", ROBIN.since, 99)
        assert await store.person(MARIAN.id) == MARIAN


@in_a_loop
async def test_keys_are_renewed_and_revoked_only_by_their_owner(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(*[changes.add_key(a_key(number)) for number in (1, 2, 3)])
        await store.commit(changes.add_key(a_key(4, MARIAN)), changes.renew_key(2, 50, 2000))
        await store.commit(changes.revoke_key(MARIAN.id, 1))
        assert await store.keys_of(ROBIN.id) == [a_key(1), replace(a_key(2), seen=50, expires=2000), a_key(3)]
        await store.commit(changes.revoke_key(ROBIN.id, 1))
        assert await store.person_by_key(a_key(1).hash) is None
        await store.commit(changes.revoke_all_keys(ROBIN.id, except_id=3))
        assert await store.keys_of(ROBIN.id) == [a_key(3)]
        await store.commit(changes.revoke_all_keys(ROBIN.id))
        assert await store.keys_of(ROBIN.id) == [] and await store.keys_of(MARIAN.id) == [a_key(4, MARIAN)]


@in_a_loop
async def test_keys_and_codes_are_unique(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(changes.add_key(a_key(1)))
        for duplicate in (
            changes.add_key(replace(a_key(1), id=2)),
            changes.add_table(replace(OAK, id=1)),
            changes.add_game(replace(FIRST, id=1)),
            changes.add_person(ROBIN),
        ):
            with pytest.raises(Conflict):
                await store.commit(duplicate)


@in_a_loop
async def test_a_forgotten_person_leaves_anonymous_chat_and_results(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        lines = [ChatLine(OAK.id, n, who.id, n, who.name, 8, "hm") for n, who in enumerate((ROBIN, MARIAN))]
        await store.commit(*map(changes.add_chat, lines), changes.add_key(a_key(1)), changes.add_sitting(41, ROBIN.id))
        await store.commit(changes.add_result(a_result(FIRST, 0, ROBIN)))
        await store.commit(changes.forget_person(ROBIN.id))
        assert await store.person(ROBIN.id) is None and await store.person_by_key(a_key(1).hash) is None
        assert await store.chat(OAK.id, 9) == [replace(lines[0], person=None, name=""), lines[1]]
        assert await results_of(store, FIRST.id) == [a_result(FIRST, 0, None)]
        assert await store.table(OAK.id) == replace(OAK, host=None)
        assert await people_at(store, ELM.id) == []


@in_a_loop
async def test_results_outlive_their_games_until_they_are_forgotten(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(
            changes.add_result(a_result(FIRST, 0, ROBIN)), changes.add_result(a_result(FIRST, 1, MARIAN))
        )
        await store.commit(remove_table(OAK.id))
        assert (await store.totals_of_person(ROBIN.id)).games == 1
        await store.commit(changes.forget_results(ROBIN.id))
        assert (await store.totals_of_person(ROBIN.id)).games == 0
        assert (await store.totals_of_person(MARIAN.id)).games == 1 and await store.person(ROBIN.id) == ROBIN


@in_a_loop
async def test_a_link_works_once(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        link = replace(a_key(1), kind="link")
        await store.commit(changes.add_key(link))
        first, second = replace(a_key(1), hash=b"one"), replace(a_key(1), hash=b"other")
        await store.commit(changes.spend_link(1), changes.add_key(first))
        with pytest.raises(Conflict):
            await store.commit(changes.spend_link(1), changes.add_key(second))
        assert await store.keys_of(ROBIN.id) == [first]


@in_a_loop
async def test_a_table_with_a_finished_game_is_kept_as_long_as_one_that_is_over(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)  # the oak is gathering but has a finished game; the elm has none
        await store.commit(changes.forget_expired(changes.Cutoffs(0, 10**6, 10**6, over=0, people=0)))
        assert await store.table(OAK.id) == OAK and await store.table(ELM.id) is None
        await store.commit(changes.forget_expired(changes.Cutoffs(0, 0, 0, over=10**6, people=0)))
        assert await store.table(OAK.id) is None


@in_a_loop
async def test_touching_a_table_changes_nothing_else(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(changes.touch_tables([OAK.id], 77))
        assert await store.table(OAK.id) == replace(OAK, touched=77) and await store.table(ELM.id) == ELM


@in_a_loop
async def test_tables_are_saved_whole(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        later = replace(OAK, code="ash", host=MARIAN.id, public=False, stage="over", doc=b"\x00\xff", touched=99)
        later = replace(later, revision=1)
        await store.commit(changes.save_table(later))
        assert await store.table(OAK.id) == await store.table_by_code("ash") == later
        assert await store.table(ELM.id) == ELM


@in_a_loop
async def test_public_tables_come_last_touched_first(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        more = [
            replace(OAK, id=n, code=str(n), touched=n, stage=s)
            for n, s in ((60, "playing"), (61, "over"), (9, "playing"))
        ]
        await store.commit(*map(changes.add_table, more))
        assert [table.id for table in await store.public_tables(9)] == [60, OAK.id, 9]
        assert [table.id for table in await store.public_tables(1)] == [60]
        assert [table.id for table in await store.public_tables(9, ("over",))] == [61]


@in_a_loop
async def test_a_person_who_leaves_a_table_no_longer_sits_there(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(
            changes.add_sitting(40, ROBIN.id), changes.add_sitting(41, ROBIN.id), changes.add_sitting(41, 7)
        )
        assert await store.tables_of(ROBIN.id) == [ELM, OAK]
        assert await store.tables_of(ROBIN.id, limit=1) == [ELM]
        assert await store.public_tables_of(ROBIN.id) == [OAK]
        await store.commit(changes.remove_sitting(41, ROBIN.id))
        assert await store.tables_of(ROBIN.id) == [OAK] and await people_at(store, 41) == [7]


@in_a_loop
async def test_the_last_lines_of_chat_are_read_oldest_first(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        lines = [ChatLine(OAK.id, n, None, None, "Friar", n, phrase="hello") for n in range(10)]
        await store.commit(*map(changes.add_chat, lines), changes.add_chat(replace(lines[0], table=ELM.id)))
        assert await store.chat(OAK.id, 3) == lines[7:]
        assert await store.chat(OAK.id, 3, before=7) == lines[4:7]
        assert await store.chat(OAK.id, 3, before=1) == lines[:1]


OAK_CURSOR = SyncCursor(OAK.id, revision=0, game=FIRST.id, version=0, line=0)
ELM_CURSOR = SyncCursor(ELM.id, revision=0, game=None, version=-1, line=-1)


def a_line(number: int, table: TableRow = OAK) -> ChatLine:
    return ChatLine(table.id, number, None, None, "Friar", number, phrase="hello")


@in_a_loop
async def test_updates_of_many_tables_are_read_at_once(kept: Kept) -> None:
    oak, elm = replace(OAK, revision=1, doc=b"new"), replace(ELM, revision=3)
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(a_move(0), changes.add_chat(a_line(0)))
        cursors = dict.fromkeys([OAK_CURSOR, ELM_CURSOR])
        assert await store.updates_since({}) == {} == await store.updates_since(cursors)
        await store.commit(
            changes.save_table(oak), a_move(1), a_move(2), a_move(0, SECOND), changes.add_chat(a_line(1))
        )
        await store.commit(*[changes.save_table(replace(ELM, revision=revision)) for revision in (1, 2, 3)])
        updates = {OAK.id: Updates(oak, [a_move(1), a_move(2)], oak, [a_line(1)]), ELM.id: Updates(elm, latest=elm)}
        assert await store.updates_since(cursors) == updates
        await store.commit(changes.add_chat(a_line(0, ELM)))
        assert (await store.updates_since(cursors))[ELM.id].lines == [a_line(0, ELM)]


@in_a_loop
async def test_only_what_another_server_is_ahead_in_is_read(kept: Kept) -> None:
    oak = replace(OAK, revision=1)
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(changes.save_table(oak), a_move(1), changes.add_chat(a_line(1)))
        for ahead, updates in [
            (replace(OAK_CURSOR, revision=1), Updates(oak, latest=oak)),
            (replace(OAK_CURSOR, version=1), Updates(moves=[a_move(1)], latest=oak)),
            (replace(OAK_CURSOR, line=1), Updates(lines=[a_line(1)])),
        ]:
            assert await store.updates_since({OAK_CURSOR: ahead}) == {OAK.id: updates}
        for level in (OAK_CURSOR, replace(OAK_CURSOR, game=SECOND.id, version=9)):
            assert await store.updates_since({OAK_CURSOR: level}) == {}


@in_a_loop
async def test_a_table_changed_while_its_moves_are_read_is_read_again(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    oak = replace(OAK, revision=1)
    async with await kept.open() as store:
        await furnish(store)
        read_moves = store.moves_since

        async def changed_meanwhile(known: Mapping[int, int]) -> list[Move]:
            await store.commit(changes.save_table(oak), a_move(1))
            return await read_moves(known)

        monkeypatch.setattr(store, "moves_since", changed_meanwhile)
        assert await store.updates_since({OAK_CURSOR: None}) == {OAK.id: Updates(moves=[a_move(1)], latest=oak)}


@in_a_loop
async def test_results_add_up(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        await store.commit(
            changes.add_result(a_result(FIRST, 0, ROBIN)),
            changes.add_result(a_result(SECOND, 1, ROBIN, won=1.0, points=-7, bags=1, best_bribe=2, at=12)),
            changes.add_result(a_result(FIRST, 1, MARIAN, points=3)),
            changes.add_result(a_result(FIRST, 2, None, "honest", points=11)),
            changes.add_result(a_result(SECOND, 0, None, "honest:master", points=22)),
            changes.add_result(a_result(SECOND, 2, None, "greedy", points=33)),
        )
        assert await store.totals_of_person(ROBIN.id) == ResultTotals(2, 1.5, 93, 100, 5, 6, 4, 10, 2, 6, 12)
        bots = await store.totals_of_bots()
        assert {bot: (totals.games, totals.points) for bot, totals in bots.items()} == {
            "honest": (2, 33),
            "greedy": (1, 33),
        }


@in_a_loop
async def test_expired_keys_tables_and_people_are_forgotten(kept: Kept) -> None:
    async with await kept.open() as store:
        await furnish(store)
        stages: list[tuple[Stage, int]] = [(s, t) for s in ("gathering", "playing", "over") for t in (10, 20, 30, 40)]
        rows = [TableRow(n, str(n), None, False, stage, b"", 1, touched) for n, (stage, touched) in enumerate(stages)]
        await store.commit(remove_table(OAK.id), remove_table(ELM.id), *map(changes.add_table, rows))
        sitting = Person(8, "Tuck", "red", "oak", since=1, seen=1)
        gone = replace(sitting, id=9)
        await store.commit(
            *map(changes.add_person, (sitting, gone)), changes.add_sitting(3, 8), changes.add_sitting(0, 9)
        )
        await store.commit(*[changes.add_key(a_key(n, MARIAN, expires=n)) for n in (4, 5, 6)])
        await store.commit(changes.add_chat(ChatLine(3, 0, 9, 0, "Tuck", 1, "amen")))
        cutoffs = changes.Cutoffs(keys=5, gathering=20, playing=30, over=40, people=20)
        assert await store.count_expired(cutoffs) == {"keys": 1, "tables": 6, "people": 2}
        await store.commit(changes.forget_expired(cutoffs))
        assert await store.count_expired(cutoffs) == {"keys": 0, "tables": 0, "people": 0}
        left = [row for row in rows if await store.table(row.id)]
        assert [(row.stage, row.touched) for row in left] == [
            *(("gathering", touched) for touched in (20, 30, 40)),
            *(("playing", touched) for touched in (30, 40)),
            ("over", 40),
        ]
        assert [person for person in (ROBIN, MARIAN, sitting, gone) if await store.person(person.id)] == [
            MARIAN,
            sitting,
        ]
        assert [key.id for key in await store.keys_of(MARIAN.id)] == [5, 6]
        assert [(line.person, line.name) for line in await store.chat(3, 9)] == [(None, "")]
