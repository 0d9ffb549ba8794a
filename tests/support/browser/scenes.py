"""Getting to where a scene begins, and reading what all pages must agree on."""

from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from itertools import cycle

from playwright.sync_api import Locator, expect

from nottingham.client import Client, TableClient
from nottingham.players.defaults import default_action
from nottingham.rules.actions import AnyAction, Declare, LoadBag, Swap
from nottingham.rules.options import catalogue_for
from nottingham.rules.view import View
from tests.support.browser.composer import Composer
from tests.support.browser.guests import Guests, elsewhere
from tests.support.browser.player import Hand
from tests.support.live_server import PATIENCE


def to_the_gate(people: Guests, code: str, hands: Sequence[Hand]) -> None:
    """Plays through market, loading and declarations, past the pages.

    Every bag holds one card. The first merchant lies about it, the others are honest.
    """
    bring_to_the_gate(people, code, [hand.secret for hand in hands])


def bring_to_the_gate(people: Guests, code: str, secrets: Sequence[str]) -> None:
    """The same for people of whom only the secrets are known, such as those who share a device."""
    _play_past_the_pages(people, code, secrets, "inspect", _prepare)


def bring_to_the_end(people: Guests, code: str, secrets: Sequence[str]) -> None:
    """Everyone makes the moves of somebody who doesn't answer until the game is over."""
    _play_past_the_pages(people, code, secrets, "over", lambda view, _: _default(view))


def _play_past_the_pages(
    people: Guests, code: str, secrets: Sequence[str], phase: str, choose: Callable[[View, int], AnyAction]
) -> None:

    async def play() -> None:
        async with AsyncExitStack() as stack:
            joining = [Client(people.url, secret).join(code, history=False) for secret in secrets]
            tables = [await stack.enter_async_context(table) for table in joining]
            latest = 0
            for table in cycle(tables):
                await table.until(partial(_has_come_to, table, latest), PATIENCE)
                assert table.view is not None and table.seat is not None
                if table.view.phase == phase:
                    return
                if table.seat in table.view.to_act:
                    latest = await table.act(choose(table.view, table.seat))

    elsewhere(play())


def _has_come_to(table: TableClient, version: int) -> bool:
    return table.version >= version


def _prepare(view: View, seat: int) -> AnyAction:
    goods = catalogue_for(view.options)
    me = view.me
    legal = [good for good in me.hand if good in goods.declarable]
    match view.phase:
        case "market" if not legal and view.prompt and not view.prompt.name_starter and not view.prompt.discard:
            return Swap(dict(list(me.hand.items())[:1]))
        case "load":
            return LoadBag({legal[0]: 1})
        case "declare":
            assert me.bag and me.bag.cards
            (truth,) = me.bag.cards
            first = (view.officers[-1] + 1) % len(view.seats)
            return Declare(next(good for good in goods.declarable if good != truth) if seat == first else truth)
        case _:
            return _default(view)


def _default(view: View) -> AnyAction:
    action = default_action(view)
    assert action is not None
    return action


def at_the_gate(hands: Sequence[Hand]) -> tuple[Hand, list[Hand]]:
    """The sheriff, and the merchants in the order in which they sit."""
    for hand in hands:
        expect(hand.page.locator("[data-phase=inspect]")).to_be_visible()
    sheriff = next(hand for hand in hands if hand.officer)
    place = hands.index(sheriff)
    return sheriff, [*hands[place + 1 :], *hands[:place]]


# What lies where


def bag(hand: Hand, owner: Hand) -> Locator:
    """The bag of a player, brought on stage."""
    return on_stage(hand, owner.seat)


def on_stage(hand: Hand, seat: int | None) -> Locator:
    """Puts a bag on stage. On screens that show all bags, a merchant's own always is."""
    staged = hand.page.locator(f'[data-bag="{seat}"]')
    waiting = hand.page.locator(f'[data-waiting="{seat}"]')
    expect(waiting.or_(staged).first).to_be_visible()
    if waiting.count():
        waiting.click()
    return staged


def purse(hand: Hand, owner: Hand) -> Locator:
    return hand.page.locator(f'[data-anchor="purse-{owner.seat}"]')


def gold(owner: Hand) -> int:
    return int(purse(owner, owner).inner_text())


def all_see_gold(hands: Sequence[Hand], owner: Hand, amount: int) -> None:
    for hand in hands:
        expect(purse(hand, owner)).to_have_text(str(amount))


def offer_from(hand: Hand, by: Hand) -> Locator:
    """An offer as its recipient sees it."""
    title = hand.words("offer-to-you", **{"from": by.name, "to": hand.name, "count": 1})
    return hand.page.get_by_role("article").filter(has=hand.page.get_by_role("heading", name=title, exact=True))


def press(hand: Hand, place: Locator, key: str) -> None:
    place.get_by_role("button", name=hand.words(key), exact=True).click()


def bribe(merchant: Hand, amount: int) -> Composer:
    """An offer for one's own bag is put together, and not yet sent."""
    press(merchant, bag(merchant, merchant), "gate-offer")
    deal = Composer(merchant)
    deal.gold().fill(str(amount))
    return deal


# What is told


def open_tab(hand: Hand, tab: str) -> Locator:
    hand.page.get_by_role("tab", name=hand.words(f"panel-{tab}")).click()
    return hand.page.get_by_role("tabpanel")


def all_are_told(hands: Sequence[Hand], key: str, doer: Hand, other: Hand, /, **args: object) -> None:
    """Everyone reads what one player did to another, who are both addressed as “you”."""
    for hand in hands:
        who = "you" if hand is doer else "to_you" if hand is other else "other"
        office = {"you": "you", "to_you": "yours", "other": "alone"}[who]
        expect(open_tab(hand, "story")).to_contain_text(hand.words(key, who=who, office=office, **args))
