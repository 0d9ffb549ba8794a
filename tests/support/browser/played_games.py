"""Games that a person has finished at a server before a test begins."""

import json
from concurrent.futures import ThreadPoolExecutor

from tests.support.browser.guests import Guests
from tests.support.browser.player import Hand
from tests.support.sessions import QUICK, Session, over, play_until, run_session


def played(people: Guests, games: int) -> Hand:
    """A person who has finished this many games with bots, in a browser that remembers them."""
    found: dict[str, str] = {}

    async def scenario(session: Session) -> None:
        table, (ann,), visits = await session.game(1, **QUICK)
        found.update(secret=ann.secret or "", table=table)
        for number in range(games):
            if number:
                assert (await visits[0].ask("rematch"))["type"] == "done"
            await play_until(visits, over)

    # The browser has the event loop of this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(run_session, people.url, scenario).result()
    me = {"secret": found["secret"], "name": "Ann", "colour": "red", "charge": "oak"}
    hand = people.stranger(kept={"nottingham.me": json.dumps(me)})
    hand.name, hand.secret = "Ann", found["secret"]
    hand.table = {"code": found["table"]}
    return hand
