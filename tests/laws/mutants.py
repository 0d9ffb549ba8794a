"""Checks that the laws can fail: breaks a copy of the rules in one place at a time and runs the laws on it.

    python -m tests.laws.mutants            all mutants
    python -m tests.laws.mutants leak       those with this word in their name

A mutant that no law catches is printed as ALIVE and makes the command fail. It takes some minutes, so it is not part of
`make test`; a quick test checks only that every mutant still has its place in the code.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
RULES = "src/nottingham/rules"
TESTS_FAILED = 1
LAWS = ("conservation", "legality", "non_interference")
RESEARCH = "../research"
FINDING = ("--hypothesis-profile=finding", "--hypothesis-seed=0")


class Mutant(NamedTuple):
    name: str
    file: str
    old: str
    new: str


MUTANTS = [
    Mutant(
        "leak: the public past of an observation holds secrets",
        "../codec/history.py",
        "remember(self, event.seen_by(None))",
        "remember(self, event)",
    ),
    Mutant(
        "leak: every seat gets the mask of the one that is asked",
        "../research/match.py",
        "self.legal if seat in (None, self.seat) else 0",
        "self.legal",
    ),
    Mutant(
        "leak: every seat gets the observation of the one that is asked",
        "../research/match.py",
        "seat = self.seat if seat is None else seat",
        "seat = seat if self.seat is None else self.seat",
    ),
    Mutant(
        "codec: bag goods need no pledge",
        "../codec/offer_draft.py",
        "self._bag_bits = 0\n",
        "self._bag_bits = self.slots.every\n",
    ),
    Mutant(
        "codec: a payment can have a card to spare",
        "../codec/card_drafts.py",
        "if left >> slot & 1 and not self._leads_on(slot):",
        "if False:",
    ),
    Mutant(
        "codec: a split can be proposed twice",
        "../codec/card_drafts.py",
        "return self._proposed != (gold, self._heap(chosen))",
        "return True",
    ),
    Mutant(
        "codec: cards of a heap come in any order",
        "../codec/draft.py",
        "        self._bits_left &= UP_FROM[slot]\n",
        "",
    ),
    Mutant(
        "codec: no limit on offers",
        "../codec/drafts.py",
        "if request.offers_left.get(str(to), 0) > 0:",
        "if True:",
    ),
    Mutant(
        "leak: a handed-back bag is shown to all",
        "events.py",
        "return replace(self, contraband=UNSET, given_contraband=UNSET)",
        "return self",
    ),
    Mutant(
        "leak: the deputies see the smuggled rest of a bag",
        "events.py",
        "return replace(self, contraband=UNSET)\n",
        "return self\n",
    ),
    Mutant(
        "leak: a loaded bag's cards are shown",
        "events.py",
        "return self if seat == self.seat else BagLoaded(self.seat)",
        "return self",
    ),
    Mutant(
        "leak: drawn cards are shown",
        "events.py",
        "return self if seat == self.seat else CardsDrawn(self.seat, self.count)",
        "return self",
    ),
    Mutant("leak: face-down cards are shown", "events.py", "if self.face_up or seat == self.seat:", "if True:"),
    Mutant(
        "leak: the deck is shown at the start",
        "events.py",
        "return replace(self, seed=UNSET, deck=UNSET, removed=UNSET)",
        "return self",
    ),
    Mutant("leak: the reshuffled deck is shown", "events.py", "return DeckReshuffled(self.count)", "return self"),
    Mutant(
        "leak: the proof of a lie is shown to all",
        "events.py",
        "return self if seat == self.seat or seat in self.to else FellShort(self.seat, self.to)",
        "return self",
    ),
    Mutant("leak: splits of the booty name contraband to all", "events.py", "shared = seat in split", "shared = True"),
    Mutant(
        "leak: outsiders see the contraband of an offer",
        "state.py",
        "if isinstance(self.contraband, int) or not (self.contraband or self.secret):",
        "if True:",
    ),
    Mutant(
        "leak: outsiders see contraband named from a bag",
        "state.py",
        "public_goods(self.bag, self.secret))",
        "self.bag)",
    ),
    Mutant(
        "leak: hand counts change while bags are loaded", "view.py", 'if bag and state.phase == "load":', "if False:"
    ),
    Mutant(
        "leak: bag sizes are seen while bags are loaded",
        "view.py",
        'None if state.phase == "load" else size(bag.cards)',
        "size(bag.cards)",
    ),
    Mutant("leak: others' bags are seen", "view.py", 'if bag.status == "opened":', "if True:"),
    Mutant("leak: proofs are in every view", "view.py", "if seat in showing.to", "if True"),
    Mutant(
        "leak: everyone sees the booty",
        "view.py",
        'known = seat in state.officers or state.phase == "over"',
        "known = True",
    ),
    Mutant(
        "leak: only merchants who really can claim are asked",
        "phases/black_market.py",
        "and size(state.seats[seat].contraband) >= BLACK_MARKET_PRICE",
        "and max(state.seats[seat].contraband.values(), default=0) >= BLACK_MARKET_PRICE",
    ),
    Mutant(
        "leak: everyone sees who could claim during the inspection",
        "engine.py",
        "        return tuple(range(len(state.seats)))",
        """        return tuple(
            seat
            for seat, other in enumerate(state.seats)
            if seat not in state.handed_back or max(other.contraband.values(), default=0) >= 3
        )""",
    ),
    Mutant(
        "leak: a claim shows how many cards of the kind there were",
        "phases/black_market.py",
        "MarketCardClaimed(seat, action.good, BLACK_MARKET_PRICE, pile[-1])",
        "MarketCardClaimed(seat, action.good, state.seats[seat].contraband[action.good], pile[-1])",
    ),
    Mutant(
        "leak: whether an offer is replaced depends on the contraband it names",
        "phases/offers.py",
        "        if old.by == seat and old.to == action.to and",
        '        if old.by == seat and old.to == action.to and "pepper" not in old.give.smuggled and',
    ),
    Mutant(
        "leak: a debtor chooses depending on hidden cards",
        "phases/debts.py",
        "if cards > 1 and (cards - 1) * state.goods.highest_hidden_value >= missing:",
        "if len(list(least_payments(debtor.contraband, values, missing, at_most=2))) > 1:",
    ),
    Mutant(
        "leak: an offer is judged by real contraband",
        "phases/offers.py",
        "if size(hidden) > size(seat.contraband):",
        "if not holds(seat.contraband, hidden):",
    ),
    Mutant(
        "leak: an offer is judged by what the bag really holds",
        "phases/offers.py",
        "if size(terms.bag) > held:",
        "if bag and not holds(bag.cards, terms.bag):",
    ),
    Mutant(
        "leak: keys come in the order cards were got",
        "wire.py",
        'msgspec.json.Encoder(order="deterministic")',
        "msgspec.json.Encoder()",
    ),
    Mutant(
        "cards: a set-aside card is lost",
        "phases/market.py",
        'piles=on_pile(state, "pile", event.cards), seats=seats',
        'piles=on_pile(state, "pile", event.cards[1:]), seats=seats',
    ),
    Mutant(
        "cards: taken cards stay on the pile",
        "phases/market.py",
        "piles[taking.pile] = piles[taking.pile][:-1]",
        "pass",
    ),
    Mutant(
        "cards: confiscated cards vanish",
        "phases/settling.py",
        'on_pile(state, "pile", tuple(state.goods.sorted(confiscated))), NOTHING',
        "state.piles, NOTHING",
    ),
    Mutant(
        "cards: bag goods are given and kept",
        "phases/settling.py",
        "split(minus(bag.cards, given), state.goods.legal)",
        "split(bag.cards, state.goods.legal)",
    ),
    Mutant(
        "cards: the odd card of the booty vanishes",
        "phases/booty.py",
        "BootyShared(shared, tuple(cards[even:]), booty.gold % 2)",
        "BootyShared(shared, (), booty.gold % 2)",
    ),
    Mutant(
        "cards: the top five go into the new deck",
        "phases/rounds.py",
        "piles = {name: pile[_staying(state, pile) :] for",
        "piles = {name: pile for",
    ),
    Mutant(
        "cards: black-market cards are paid for nothing",
        "phases/black_market.py",
        "spent=plus(state.spent, given),",
        "spent=state.spent,",
    ),
    Mutant(
        "gold: a debt is paid twice",
        "phases/debts.py",
        "gold=debtor.gold - event.gold,",
        "gold=debtor.gold - 2 * event.gold,",
    ),
    Mutant(
        "gold: a bribe is not taken from the giver",
        "phases/deals.py",
        "gold=seat.gold - terms.gold,",
        "gold=seat.gold,",
    ),
    Mutant(
        "gold: the odd coin stays on the tile",
        "phases/booty.py",
        "replace(state, booty=EMPTY_BOOTY,",
        "replace(state, booty=replace(state.booty, gold=event.to_bank),",
    ),
    Mutant(
        "end: the game goes on a round too long",
        "phases/rounds.py",
        "if state.round == state.options.rounds:",
        "if state.round > state.options.rounds:",
    ),
    Mutant(
        "end: the marker goes right",
        "phases/rounds.py",
        "left = (state.officers[0] + 1) % len(state.seats)",
        "left = state.officers[0]",
    ),
    Mutant(
        "end: an unpaid favour stays open",
        "phases/rounds.py",
        'if promise.status == "open":',
        'if promise.status == "words":',
    ),
    Mutant("offers: offers that can't be met stay", "phases/settling.py", "if transition.state.offers:", "if False:"),
    Mutant(
        "offers: a bag bound to be opened can be pledged back",
        "phases/offers.py",
        'if pledge.type == "hand_back" and state.is_bound(bag):',
        "if False:",
    ),
    Mutant(
        "offers: one deputy can be bribed for a joint bag",
        "phases/offers.py",
        "if alone_with_one and state.alone.get(bag) != offer.officers[0]:",
        "if False:",
    ),
    Mutant(
        "offers: bag goods without the bag",
        "phases/offers.py",
        'if not any(pledge.type == "hand_back" and pledge.bag == merchant for pledge in offer.pledges):',
        "if False:",
    ),
    Mutant(
        "offers: the owner's offer need not be answered",
        "phases/inspection.py",
        "    if standing:\n",
        "    if False:\n",
    ),
    Mutant(
        "offers: a deal hands a bag back while its owner's offer is unanswered",
        "phases/deals.py",
        "    if standing:\n",
        "    if False:\n",
    ),
    Mutant(
        "deputies: they can change a vote without end",
        "phases/deputies.py",
        "if seat in words and state.spoken.get(bag, 0) >= MAX_WORDS_ON_BAG:",
        "if False:",
    ),
    Mutant(
        "deputies: they can propose splits without end",
        "phases/booty.py",
        "if state.proposed.get(seat, 0) >= MAX_SPLITS:",
        "if False:",
    ),
    Mutant(
        "deputies: the prompt offers another split when there is none left",
        "prompt.py",
        "if view.proposed.get(seat, 0) >= MAX_SPLITS:",
        "if False:",
    ),
    Mutant(
        "offers: a second vote hands a bag back though the other deputy has an offer for it",
        "phases/deputies.py",
        "        return state.officers\n    return (seat,)",
        "        return (seat,)\n    return (seat,)",
    ),
    Mutant("offers: a replaced offer stays", "phases/offers.py", "replaces = old.id", "replaces = None"),
    Mutant(
        "offers: an offer about another's bag replaces the one for the own bag",
        "phases/offers.py",
        " and old.about_own_bag == offer.about_own_bag:",
        ":",
    ),
    Mutant("claims: with the bag held", "phases/black_market.py", "if seat not in state.handed_back:", "if False:"),
    Mutant("claims: twice a round", "phases/black_market.py", "if seat in state.claimed:", "if False:"),
    Mutant(
        "claims: an offer of the cards given up stays",
        "phases/black_market.py",
        "        offers.drop_impossible(transition)",
        "        pass",
    ),
    Mutant("offers: a bound bag can be handed back", "phases/inspection.py", "if state.is_bound(bag):", "if False:"),
    Mutant("offers: anyone can accept", "phases/deals.py", "if seat not in offer.needs:", "if False:"),
    Mutant(
        "debts: any payment will do",
        "phases/debts.py",
        "    if wrong:\n        raise wrong\n    if legal:",
        "    if legal:",
    ),
    Mutant("bags: six cards fit", "limits.py", "MAX_IN_BAG: Final = 5", "MAX_IN_BAG: Final = 6"),
    Mutant(
        "bags: contraband can be declared",
        "phases/declaration.py",
        "if action.good not in state.goods.legal:",
        "if action.good not in state.goods.goods:",
    ),
    Mutant(
        "replay: the new deck is forgotten",
        "phases/rounds.py",
        "cards=event.deck, drawn=0,",
        "cards=state.cards, drawn=0,",
    ),
    Mutant(
        "replay: the state is changed in place",
        "cards.py",
        "    total = {**cards}\n    for good, count in more.items():",
        "    total = cards if isinstance(cards, dict) else {**cards}\n    for good, count in more.items():",
    ),
]


def run(mutant: Mutant) -> bool:
    """Returns whether a law catches the mutant."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy / "src")
        shutil.copytree(ROOT / "tests", copy / "tests")
        shutil.copy(ROOT / "pyproject.toml", copy)
        target = copy / RULES / mutant.file
        target.write_text(target.read_text().replace(mutant.old, mutant.new, 1))
        env = {
            **os.environ,
            "PYTHONPATH": str(copy / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "NOTTINGHAM_THOROUGH": "1",
        }
        leak = mutant.name.startswith("leak")
        files = [f"tests/laws/test_{name}.py" for name in sorted(LAWS, reverse=leak)]
        if mutant.file.startswith(RESEARCH):
            files = ["tests/research/test_secrets.py", "tests/research/test_codec.py"]
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *FINDING, *files]
        outcome = subprocess.run(command, cwd=copy, env=env, capture_output=True, check=False)
        return outcome.returncode == TESTS_FAILED


def main() -> int:
    wanted = sys.argv[1:]
    alive = 0
    for mutant in MUTANTS:
        if wanted and not any(word in mutant.name for word in wanted):
            continue
        caught = run(mutant)
        alive += not caught
        print("caught" if caught else "ALIVE ", mutant.name, flush=True)
    print(f"{alive} alive")
    return min(alive, 1)


if __name__ == "__main__":
    raise SystemExit(main())
