"""A hand that plays a seat through the page alone: it reads what is asked and clicks what is there."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.support.browser.composer import Composer
from tests.support.browser.window import STALE, Window
from tests.support.browser.words import Words

LOOK = """() => {
  const table = document.querySelector('[data-version]');
  if (!table) return null;
  const heard = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    return node.ariaHidden === 'true' ? '' : [...node.childNodes].map(heard).join('');
  };
  const read = (element) => (element.ariaLabel ?? heard(element)).replace(/[ \\n\\t]+/g, ' ').trim();
  const place = ({ dataset }) => (dataset.offer ? `[data-offer="${dataset.offer}"]` : `[data-bag="${dataset.bag}"]`);
  const seen = {};
  const nth = (name, where) => (seen[`${name} ${where}`] = (seen[`${name} ${where}`] ?? -1) + 1);
  const buttons = [...table.querySelectorAll('button')].filter((button) => button.checkVisibility());
  return {
    version: Number(table.dataset.version),
    phase: table.dataset.phase,
    trouble: [...document.querySelectorAll('[role="alert"]')].map(read).filter(Boolean),
    buttons: buttons.flatMap((button) => {
      const near = button.closest('[data-offer], [data-bag]');
      const name = read(button), where = near ? place(near) : '', all = nth(name, '');
      // Talk, and other bags and seats to look at.
      if (button.closest('aside, [data-waiting], button[data-seat]')) return [];
      return [[name, where, near ? nth(name, where) : all, !button.disabled]];
    }),
  };
}"""
MAX_OFFERS = 1
"""The offers that a hand makes in a round."""


class Button(NamedTuple):
    name: str
    place: str = ""
    """The bag or the offer it belongs to, as a selector; nothing for all others."""
    nth: int = 0
    """The number of buttons of its name before it in that place."""
    free: bool = True


class Sight(NamedTuple):
    """The parts of a page that a person sees at a glance."""

    version: int
    phase: str
    buttons: list[Button]

    def named(self, name: str) -> list[Button]:
        """Returns the buttons of this name that can be pressed."""
        return [button for button in self.named_at_all(name) if button.free]

    def named_at_all(self, name: str) -> list[Button]:
        return [button for button in self.buttons if button.name == name]

    def beginning(self, start: str) -> list[Button]:
        return [button for button in self.buttons if button.name.startswith(start) and button.free]


class Hand(Window):
    """A player in a browser window."""

    def __init__(self, context: BrowserContext, url: str, words: Words, seed: int = 0) -> None:
        super().__init__(context, url, words)
        self.secret = ""
        self.dice = random.Random(seed)
        self.did: Counter[str] = Counter()
        """Counts the actions so far, so that a test can say what it covered."""
        self._offers = (0, 0)
        """The round of the last offer, and the number of offers in it."""
        self._proposed = 0
        """The round in which it last proposed how to share the booty."""

    # Seeing and pressing

    def look(self) -> Sight:
        seen = self.page.evaluate(LOOK)
        assert seen, f"{self.name} sees no table"
        trouble = [text for text in seen["trouble"] if text != self.words(f"error-{STALE}")]
        assert not trouble, f"{self.name} is told: {trouble}"
        return Sight(seen["version"], seen["phase"], [Button(*button) for button in seen["buttons"]])

    def find(self, button: Button) -> Locator:
        place = self.page.locator(button.place or "[data-version]")
        return place.get_by_role("button", name=button.name, exact=True).nth(button.nth)

    def press(self, button: Button, deed: str) -> None:
        self.find(button).click()
        self.did[deed] += 1

    def called(self, seat: int) -> str:
        """The page's name for a seat."""
        chair = self.table["chairs"][seat]
        bot = chair.get("bot")
        return self.words(f"bot-{bot.partition(':')[0]}") if bot else str(chair["name"])

    @property
    def officer(self) -> bool:
        return self.seat in self.view["officers"]

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["phase"] == "over"

    # Playing

    def step(self) -> bool:
        """Does one thing, if anything is there to be done; waits until it is done."""
        sight = self.look()
        try:
            return self._step(sight)
        except TooLate:
            if self.look().version == sight.version:
                raise
            return True  # the game has gone on: one looks again

    def _step(self, sight: Sight) -> bool:
        ways = {
            "market": (self.name_starter, self._swap, self._lay),
            "load": (self._load,),
            "declare": (self._declare,),
            "inspect": (self._answer, self._decide, self._bargain),
            "debt": (self._pay,),
            "place": (self._lay,),
            "claim": (self._claim,),
            "share": (self._share,),
            "over": (),
        }
        return any(way(sight) for way in ways[sight.phase])

    def moves(self, sight: Sight, button: Button, deed: str) -> bool:
        """Presses what makes a move, and sees it made."""
        self.press(button, deed)
        self.shows(sight.version + 1)
        return True

    def name_starter(self, sight: Sight) -> bool:
        asked = self.words("asked-name_starter", count=len(self.view["officers"]))
        group = self.page.get_by_role("group", name=asked, exact=True)
        if not group.count():
            return False
        choices = group.get_by_role("button")
        choices.nth(self.dice.randrange(choices.count())).click()
        self.did["named a starter"] += 1
        self.shows(sight.version + 1)
        return True

    def _swap(self, sight: Sight) -> bool:
        keep = sight.named(self.words("market-keep"))
        if not keep:
            return False
        cards = sight.beginning(self.words.before("hand-card-aside", "card"))
        first = not self.did["swapped"]
        count = self.dice.randint(2 if first else 0, 3)
        self.pick(self.dice.sample(cards, count), "set a card aside")
        takes = self.page.get_by_role("button", name=self.words("market-take"), exact=True)
        for _ in range(self.dice.randint(int(first), count) if takes.count() else 0):
            take = takes.nth(self.dice.randrange(takes.count()))
            if take.is_enabled():
                take.click()
                self.did["took from a pile"] += 1
        if count:
            return self.moves(sight, Button(self.words("market-swap", count=count)), "swapped")
        return self.moves(sight, keep[0], "kept the hand")

    def pick(self, cards: Sequence[Button], deed: str) -> None:
        """Picks cards. Of equal cards it takes the first."""
        for name, count in Counter(card.name for card in cards).items():
            for nth in range(count):
                self.press(Button(name, nth=nth), deed)

    def _lay(self, sight: Sight) -> bool:
        piles = [*sight.named(self.words("lay-on-left")), *sight.named(self.words("lay-on-right"))]
        if not piles:
            return False
        later = sight.beginning(self.words.before("lay-raise", "card"))
        if later and (not self.did["put cards in order"] or self.dice.random() < 0.5):
            self.press(self.dice.choice(later), "put cards in order")
        return self.moves(sight, self.dice.choice(piles), f"laid cards out in {sight.phase}")

    def _load(self, sight: Sight) -> bool:
        cards = sight.beginning(self.words.before("hand-card-bag", "card"))
        if not cards:
            return False
        if self.dice.random() < 0.5:
            good = self.dice.choice(cards).name
            chosen = [card for card in cards if card.name == good][:5]
        else:
            chosen = self.dice.sample(cards, self.dice.randint(1, min(5, len(cards))))
        self.pick(chosen, "put a card into the bag")
        return self.moves(sight, Button(self.words("load-snap", count=len(chosen))), "loaded")

    def claims(self, sight: Sight) -> list[Button]:
        """Returns the buttons that declare goods."""
        legal = [name for name, good in self.goods.items() if good["kind"] == "legal"]
        sayings = [self.words.goods(name, count) for name in legal for count in range(1, 6)]
        return [button for button in sight.buttons if any(said in button.name for said in sayings)]

    def _declare(self, sight: Sight) -> bool:
        choices = self.claims(sight)
        if not choices:
            return False
        true = [choice for choice in choices if self.words("declare-true") in choice.name]
        if true and self.dice.random() < 0.7:
            return self.moves(sight, true[0], "declared the truth")
        return self.moves(sight, self.dice.choice(choices), "declared anything")

    # At the gate

    def _gone_on(self, sight: Sight) -> Locator:
        """The table as soon as it shows anything later."""
        return self.page.locator(f"[data-version]:not([data-version='{sight.version}'])")

    def _may_offer(self) -> bool:
        return self._offers[0] != self.view["round"] or self._offers[1] < MAX_OFFERS

    def _offer(self, sight: Sight, button: Button, deed: str) -> bool:
        """Puts a deal together; when others decide meanwhile, there is nothing left to put together."""
        made = self._offers[1] if self._offers[0] == self.view["round"] else 0
        self._offers = self.view["round"], made + 1
        self.press(button, deed)
        expect(self.button("bargain-send").or_(self._gone_on(sight)).first).to_be_visible()
        if self.button("bargain-send").count():
            self.did.update(Composer(self).fancy(self.dice))
        return True

    def _answer(self, sight: Sight) -> bool:
        """Says something to an offer that waits for an answer: everything but nothing."""
        accept, refuse = sight.named(self.words("offer-accept")), sight.named(self.words("offer-refuse"))
        if not accept and not refuse:
            return False
        counter = sight.named(self.words("offer-counter"))
        if counter and self._may_offer() and self.dice.random() < 0.3:
            return self._offer(sight, self.dice.choice(counter), "countered")
        if accept and (not refuse or self.dice.random() < 0.6):
            return self.moves(sight, self.dice.choice(accept), "accepted")
        return self.moves(sight, self.dice.choice(refuse), "refused")

    def _decide(self, sight: Sight) -> bool:
        """An officer makes an offer or decides about a bag, and keeps promises."""
        shared = (bag for bag in self.view["stances"] if bag not in self.view["alone"])
        spoken = [f'[data-bag="{bag}"]' for bag in shared if str(self.seat) in self.view["stances"][bag]]
        back = [button for button in sight.named(self.words("gate-hand_back")) if button.place not in spoken]
        opened = [button for button in sight.named(self.words("gate-open")) if button.place not in spoken]
        demand = sight.named(self.words("gate-demand"))
        if demand and self._may_offer() and self.dice.random() < 0.3:
            return self._offer(sight, self.dice.choice(demand), "named a price")
        if opened and (not back or self.dice.random() < 0.4):
            return self.moves(sight, self.dice.choice(opened), "said to open")
        if back:
            return self.moves(sight, self.dice.choice(back), "said to hand back")
        return False

    def _bargain(self, sight: Sight) -> bool:
        """A merchant makes an offer, withdraws it or passes; after passing the game doesn't wait for them."""
        passing = sight.named(self.words("gate-pass"))
        if not passing:
            return False
        if self._may_offer() and self.dice.random() < 0.7:
            keys = ("gate-offer", "gate-speak-officer", "gate-trade", "offer-change")
            ways = [(button, key) for key in keys for button in sight.named(self.words(key))]
            if ways:
                return self._offer(sight, *self.dice.choice(ways))
        withdraw = sight.named(self.words("offer-withdraw"))
        if withdraw and self.dice.random() < 0.1:
            return self.moves(sight, self.dice.choice(withdraw), "took an offer back")
        self.press(passing[0], "passed")
        silent = self.page.locator("[data-version]:not(:has([data-do='pass']))")
        expect(silent.or_(self._gone_on(sight)).first).to_be_visible()  # a new offer may have reopened the talk
        return True

    # Afterwards

    def _pay(self, sight: Sight) -> bool:
        """Puts cards in until it is enough; what could be left out again is left out."""
        pay = self.button("pay-do")
        if not pay.count():
            return False
        more, less = self.words.before("bargain-more", "good"), self.words.before("bargain-less", "good")
        while pay.is_disabled():
            too_much = self.text("pay-too-much").is_visible()
            steps = self.look().beginning(less if too_much else more)
            self.press(self.dice.choice(steps), "weighed what to pay with")
        return self.moves(sight, Button(self.words("pay-do")), "paid with goods")

    def _claim(self, sight: Sight) -> bool:
        claims, decline = sight.named(self.words("claim-do")), sight.named(self.words("claim-decline"))
        if not decline:
            return False
        if claims and self.dice.random() < 0.9:
            return self.moves(sight, self.dice.choice(claims), "claimed")
        return self.moves(sight, decline[0], "claimed nothing")

    def _share(self, sight: Sight) -> bool:
        agree, evenly = sight.named(self.words("share-agree")), sight.named(self.words("share-evenly"))
        if agree and self.dice.random() < 0.7:
            return self.moves(sight, agree[0], "agreed how to share")
        if not evenly:
            return False
        propose = sight.named_at_all(self.words("share-propose"))
        if propose and self._proposed != self.view["round"] and self.dice.random() < 0.7:
            self._proposed = self.view["round"]
            theirs = self.page.locator("main button[aria-pressed=false]")
            while self.find(propose[0]).is_disabled():
                theirs.nth(self.dice.randrange(theirs.count())).click()
            return self.moves(sight, propose[0], "proposed how to share")
        return self.moves(sight, evenly[0], "shared by the book")


def together(hands: Sequence[Hand]) -> int:
    """Waits until all pages show the latest that any of them does; what that is, counted from 1."""
    latest = max(hand.look().version for hand in hands)
    for hand in hands:
        hand.shows(latest)
    return latest + 1


def play(
    hands: Sequence[Hand], *, until: Callable[[], bool] | None = None, meanwhile: Callable[[], None] = lambda: None
) -> None:
    """Everyone plays until it is so, or else to the end. Merchants speak before officers decide."""
    ended = until or (lambda: all(hand.over for hand in hands))
    in_turn = list(hands)
    while (following := together(hands)) and not ended():
        meanwhile()
        in_turn.sort(key=lambda hand: hand.officer)
        acted = next((hand for hand in in_turn if hand.step()), None)
        if acted is None:
            hands[0].shows(following)
        else:
            in_turn.remove(acted)
            in_turn.append(acted)
