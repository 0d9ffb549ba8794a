"""A browser holds only what its seat may know (R11): in socket messages, answers, the page itself and its storage.

A round with deputies and every option, and another up to its gate, with cards that exist once each: a page that names
one knows that very card. One of two people is a deputy in the first round, the other a merchant. Bots then finish the
game, and its replay tells which seat could know of which card, and from when on.
"""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from nottingham.client import Client, play_seat
from nottingham.players.roster import make_player
from nottingham.rules.shuffle import commitment
from tests.e2e.test_whole_games import EVERYTHING
from tests.support.browser.guests import Guests, elsewhere
from tests.support.browser.player import Hand, play
from tests.support.live_server import PATIENCE, LiveServer, open_server
from tests.support.secrecy.checks import Listener, secret_forms
from tests.support.secrecy.recorders import Recorder, Said
from tests.support.secrecy.truth import CANARY, PACK, Truth

PHONE = {"width": 390, "height": 844}
A_CANARY = re.compile(r"canary[ _](\d\d)", re.IGNORECASE)
"""However a page would write it."""
NAMED = """() => [
  document.title,
  document.documentElement.outerHTML,
  ...[...document.querySelectorAll('input, textarea')].map((field) => field.value),
  JSON.stringify(localStorage),
  JSON.stringify(sessionStorage),
].join('\\n').match(/canary[ _]\\d\\d/gi) ?? []"""


@pytest.fixture(scope="module")
def live(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with the pack of unique cards."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "packs").mkdir()
    (folder / "packs" / "canaries.toml").write_text(PACK)
    with open_server(folder / "test.db", "--packs-from", str(folder / "packs")) as live:
        yield live


class Glimpse(NamedTuple):
    """The cards that one page named at one moment."""

    hand: Hand
    version: int
    named: set[str]


def names_in(text: str) -> set[str]:
    return {f"{CANARY}{number}" for number in A_CANARY.findall(text)}


def glance(hand: Hand) -> Glimpse:
    """Reads first, so that nothing is there too early that came in between."""
    named = names_in(" ".join(hand.page.evaluate(NAMED)))
    return Glimpse(hand, hand.look().version, named)


def truth_of(people: Guests, hand: Hand) -> Truth:
    """The finished game, read from its replay."""
    steps: list[dict[str, Any]] = []
    last = 0
    while len(steps) <= last:
        asked = {"authorization": f"Bearer {hand.secret}"}
        answer = people.http.get(f"/api/games/{hand.game}/replay?from={len(steps)}", headers=asked).json()
        steps += answer["steps"]
        last = answer["last"]
    return Truth(steps)


def next_seed(live: LiveServer, table: str) -> str:
    """The seed of the next game, which is only in the database."""
    with closing(sqlite3.connect(f"file:{live.database}?mode=ro", uri=True)) as file:
        found = file.execute("select json_extract(doc, '$.seed') from tables where code = ?", [table])
        return str(found.fetchone()[0])


def recorder_of(hand: Hand, code: str) -> Recorder:
    """Returns what a page received and sent, in the form that the checks of the server's tests use."""
    asked = [json.loads(text) for text in hand.said]
    keys = {fields["key"]: f"k{number}" for number, fields in enumerate(asked) if "key" in fields}

    def renamed(text: str) -> str:
        for key, short in keys.items():
            text = text.replace(f'"{key}"', f'"{short}"')
        return text

    said = [Said(0, renamed(text), json.loads(renamed(text))) for text in hand.said]
    heard = [renamed(text).encode() for text in hand.frames]
    return cast(Recorder, SimpleNamespace(heard=heard, said=said, seat=hand.seat, table=code, laid=None, open=False))


def check_what_others_are(hand: Hand) -> None:
    """Checks that the hidden cards of other seats are counts or absent in every message."""
    for text in hand.frames:
        message = json.loads(text)
        view = message.get("view") or (message.get("playing") or {}).get("view")
        if not view or view["phase"] == "over":
            continue
        for number, seat in enumerate(view["seats"]):
            if number != view["seat"]:
                assert isinstance(seat["hand"], int) and isinstance(seat["contraband"], int)
                assert not seat["bag"] or seat["bag"]["status"] == "opened" or "cards" not in seat["bag"]


def with_one_deputy(people: Guests, hands: Sequence[Hand], **settings: Any) -> str:
    """A table where the game has begun, and a deputy is among these people and a merchant too."""

    async def officers() -> Sequence[int]:
        async with Client(people.url, hands[0].secret).join(code, history=False) as table:
            assert table.view is not None
            return table.view.officers

    while True:
        code, _ = people.seat(hands, **settings)
        if len(set(elsewhere(officers())) & set(range(len(hands)))) == 1:
            return code


async def finish(people: Guests, hands: Sequence[Hand], code: str) -> None:
    """Bots play the game to its end on the seats of these people, past their pages."""

    async def play(hand: Hand) -> None:
        async with Client(people.url, hand.secret).join(code) as table:
            await play_seat(table, make_player("apprentice"), games=1)

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*map(play, hands))


@pytest.mark.long
def test_no_browser_learns_what_its_seat_may_not_know(people: Guests, live: LiveServer) -> None:  # R11
    options = {**EVERYTHING, "packs": ["canaries", "goose_fair"]}
    bots = {2: "robin_hood", 3: "little_john:apprentice", 4: "always_honest", 5: "apprentice"}
    hands = [people.person("Ann"), people.person("Bob", viewport=PHONE)]
    code = with_one_deputy(people, hands, options=options, bots=bots)
    people.open(code, hands)
    watcher = people.stranger(viewport=PHONE)
    watcher.go(f"/t/{code}")
    watcher.shows(0)
    # The screen for all in the room, in the browser of somebody who plays.
    screen = people.another_tab(hands[0].page.context)
    screen.go(f"/t/{code}/screen")
    screen.shows(0)
    glimpses: list[Glimpse] = []
    eyes = [*hands, watcher, screen]

    def look_around() -> None:
        glimpses.extend(glance(hand) for hand in eyes)
        for hand in eyes:
            answers = [answer.text() for answer in hand.answers if "/api/packs" not in answer.url]
            assert hand.over or not names_in(" ".join(answers))
            hand.answers.clear()

    def enough() -> bool:
        view = hands[0].view
        seen = any(named for hand, _, named in glimpses if hand in hands)
        return hands[0].over or (seen and view["round"] > 1 and view["phase"] == "inspect")

    play(hands, until=enough, meanwhile=look_around)
    for hand in eyes:
        hand.page.close()
    elsewhere(finish(people, hands, code))

    assert any(named for hand, _, named in glimpses if hand in hands), "no such card was ever to be seen"
    truth = truth_of(people, hands[0])
    for hand, version, named in glimpses:
        early = named - truth.canaries_known(version, hand.seat)
        assert not early, f"the page of seat {hand.seat} names {sorted(early)} at version {version}"
    promises = {truth.commitment, commitment(next_seed(live, code))}
    secrets = [form for hand in hands for form in secret_forms(hand.secret)]
    assert hands[0].game is not None
    for hand in eyes:
        assert hand.seat == (hands.index(hand) if hand in hands else None)
        check_what_others_are(hand)
        Listener(recorder_of(hand, code), {hands[0].game: truth}, secrets, promises).check()
