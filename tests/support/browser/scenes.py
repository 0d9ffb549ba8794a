"""Getting to where a scene begins, and reading what all pages must agree on."""

from collections.abc import Collection, Sequence

from playwright.sync_api import Locator, expect

from tests.support.browser.composer import Composer
from tests.support.browser.player import Button, Hand, Sight, together


def to_the_gate(hands: Sequence[Hand], liars: Collection[Hand] = ()) -> tuple[Hand, list[Hand]]:
    """Through the market, loading and declarations: every bag holds one card, and liars say of it what it is not.

    The sheriff, and the merchants in the order in which they sit.
    """
    while together(hands) and any(hand.view["phase"] != "inspect" for hand in hands):
        next(hand for hand in hands if _prepare(hand, hand.look(), lying=hand in liars))
    sheriff = next(hand for hand in hands if hand.officer)
    place = hands.index(sheriff)
    return sheriff, [*hands[place + 1 :], *hands[:place]]


def _prepare(hand: Hand, sight: Sight, *, lying: bool) -> bool:
    words = hand.words
    match sight.phase:
        case "market":
            return hand.name_starter(sight) or _keep(hand, sight)
        case "load":
            cards = sight.beginning(words.before("hand-card-bag", "card"))
            if not cards:
                return False
            legal = [card for card in cards if _kind(hand, card) == "legal"]
            hand.pick([legal[0] if legal else cards[0]], "put a card into the bag")
            return hand.moves(sight, Button(words("load-snap", count=1)), "loaded")
        case "declare":
            choices = hand.claims(sight)
            true = [choice for choice in choices if words("declare-true") in choice.name]
            said = [choice for choice in choices if choice not in true] if lying else true
            return bool(choices) and hand.moves(sight, said[0], "declared")
        case _:
            return False


def _keep(hand: Hand, sight: Sight) -> bool:
    """Keeps the hand, unless there is nothing honest in it."""
    keep = sight.named(hand.words("market-keep"))
    if not keep:
        return False
    cards = sight.beginning(hand.words.before("hand-card-aside", "card"))
    if any(_kind(hand, card) == "legal" for card in cards):
        return hand.moves(sight, keep[0], "kept the hand")
    hand.pick(cards[:5], "set a card aside")
    return hand.moves(sight, Button(hand.words("market-swap", count=5)), "swapped")


def _kind(hand: Hand, card: Button) -> str:
    return next(str(good["kind"]) for good in hand.goods.values() if hand.words.card(good) in card.name)


# What lies where


def bag(hand: Hand, owner: Hand) -> Locator:
    return hand.page.locator(f'[data-bag="{owner.seat}"]')


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


def all_are_told(hands: Sequence[Hand], key: str, **args: object) -> None:
    for hand in hands:
        expect(open_tab(hand, "story")).to_contain_text(hand.words(key, **args))
