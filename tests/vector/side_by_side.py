"""Plays the same games in both engines, token by token, and compares them after each."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from nottingham.codec.history import PAST
from nottingham.codec.observation import LAYOUT, OFFER, SEAT
from nottingham.codec.tokens import slots_for
from nottingham.codec.vocabulary import DONE, GIVE, GOODS, LEFT, PASS, PAY_LATER, PLACE, RIGHT, TOKENS
from nottingham.players.player import Player
from nottingham.research.match import TokenGame
from nottingham.rules.actions import OpenLater, PayLater, Spare
from nottingham.rules.cards import Cards
from nottingham.rules.options import Options
from nottingham.rules.state import Offer, State
from nottingham.training.transcripts import A_DEPUTY, Ear, spelled
from nottingham.vector import game
from nottingham.vector.state import NATURE, OVER
from nottingham.vector.table import MAX_FAVOURS, MAX_PAYMENTS, TableRules

NEAR = 1e-3
"""A difference smaller than one unit of anything that an observation counts. History adds up rounded fractions."""
Choose = Callable[[TokenGame], int]
"""Chooses the next token of a game."""


class Game:
    """A game of the rules' engine, and what chance did in it."""

    def __init__(self, options: Options, seed: int, players: Sequence[Player] = (), hurry: float = 1) -> None:
        """Starts a game of these players or, without them, of random tokens."""
        self.options = options
        self.seed = seed
        self.choose = of_players(players) if players else at_random(seed, hurry)
        self.slots = slots_for(options).slot
        self.chance: list[int] = []
        """The draws that chance still has to make."""
        for seat, player in enumerate(players):
            player.sit(seat, random.Random(f"{seed} {seat}").random)
        seated: Sequence[Player | None] = players or [None] * options.players
        ears = [Ear(seat, self.slots, self.chance, player) for seat, player in enumerate(seated)]
        self.match = TokenGame(options, seed, ears)
        self.chance.clear()
        start = self.match.state
        self.deck = [self.slots[good] for good in (*start.cards, *start.removed)]
        self.officers = start.officers
        self.actions = 0
        self.path: list[int] = []
        """Every token of the game, for the report of a difference."""

    def take(self) -> int:
        """Chooses a token and takes it."""
        token = self.choose(self.match)
        self.path.append(token)
        self.match.take(token)
        return token

    def counts(self, cards: Cards) -> list[int]:
        row = [0] * GOODS
        for good, count in cards.items():
            row[self.slots[good]] += count
        return row

    def state(self) -> dict[str, Any]:
        """The whole state in integers, by seat."""
        state = self.match.state
        deck: dict[str, int] = {}
        for card in state.cards[state.drawn :]:
            deck[card] = deck.get(card, 0) + 1
        statuses = ("loaded", "held", "handed_back", "opened")
        bags = [seat.bag for seat in state.seats]
        return {
            "round": state.round,
            "officers": list(state.officers),
            "gold": [seat.gold for seat in state.seats],
            "hand": [self.counts(seat.hand) for seat in state.seats],
            "stand": [self.counts({**seat.stand, **seat.contraband}) for seat in state.seats],
            "bag": [self.counts(bag.cards) if bag else [0] * GOODS for bag in bags],
            "status": [statuses.index(bag.status) + 1 if bag else 0 for bag in bags],
            "declared": [self.slots[bag.declared] if bag and bag.declared else -1 for bag in bags],
            "claims": [sum(card.value for card in seat.black_market) for seat in state.seats],
            "deck": self.counts(deck),
            "piles": [[self.slots[card] for card in pile] for pile in state.piles.values()],
            "bound": sorted({bond.bag for bond in state.bonds}),
            "handed": list(state.handed_back),
            "market": [len(state.black_market.get(good, ())) for good in ("pepper", "mead", "silk")],
            "booty": [state.booty.gold, *self.counts({**state.booty.stand, **state.booty.contraband})],
            "owed": [(debt.by, -1 if debt.to == "booty" else debt.to, debt.gold) for debt in state.debts],
            "alone": sorted(state.alone.items()),
            "words": sorted((bag, by, word) for bag, words in state.stances.items() for by, word in words.items()),
            "offers": [self._offer(offer) for offer in sorted(state.offers, key=lambda offer: offer.id)],
            "ledger": sorted(self._ledger(state)),
        }

    def _offer(self, offer: Offer) -> tuple[Any, ...]:
        give, get = offer.give, offer.get
        return (
            offer.by,
            -1 if offer.to == "deputies" else offer.to,
            offer.about_own_bag,
            give.gold,
            get.gold,
            self.counts({**give.stand, **give.smuggled}),
            self.counts({**get.stand, **get.smuggled}),
            self.counts({**give.bag, **get.bag}),
            [(pledge.bag, pledge.type == "hand_back") for pledge in offer.pledges],
            [_favour(favour) for favour in offer.favours],
            offer.joint,
            sorted(offer.accepted_by),
        )

    def _ledger(self, state: State) -> Iterator[tuple[int, int, int]]:
        for promise in state.ledger:
            if promise.status == "open":
                yield _favour(promise.favour)


def _favour(favour: Any) -> tuple[int, int, int]:
    match favour:
        case Spare(by=by, whom=whom):
            return by, whom, 1000
        case OpenLater(by=by, whom=whom):
            return by, whom, 1001
        case PayLater(by=by, to=to, gold=gold):
            return by, to, gold
    raise AssertionError(favour)


def vector_state(table: TableRules, state: Any) -> dict[str, Any]:
    """Returns the comparable state of one game of the vectorised engine, from NumPy arrays."""
    players, lanes = table.players, table.lanes
    places = list(range(players))
    if table.deputies:
        places.insert(1, places.pop(int(state.second)))
    seats = [(int(state.seat) + place) % players for place in places]
    roles = [seats.index(seat) for seat in range(players)]
    seat_or_both = [*seats, -1]

    def by_seat(rows: Any) -> Any:
        return [rows[role].tolist() for role in roles]

    def favour(code: int) -> tuple[int, int, int]:
        return seats[code >> 13], seats[code >> 10 & 7], code & 1023

    offers, ledger = state.offers, state.ledger
    piles: list[Any]
    if table.first_edition:
        left, right = (int(size) for size in state.stacked)
        piles = [state.stack[:left].tolist(), state.stack[len(state.stack) - right :][::-1].tolist()]
    else:
        piles = [[slot for slot in range(GOODS) for _ in range(state.pile[0][slot])]]
    entries = [(code >> 13, code >> 10 & 7, code & 1023) for code in ledger.payments.tolist() if code]
    for kind, counts in ((1000, ledger.spare + ledger.new_spare), (1001, ledger.open + ledger.new_open)):
        entries += [
            (seats[by], seats[whom], kind)
            for by in range(players)
            for whom in range(players)
            for _ in range(counts[by][whom])
        ]
    accepting = [[0, 1, int(to)] for to in lanes.to]
    return {
        "round": int(state.round),
        "officers": seats[: table.officers],
        "gold": by_seat(state.gold),
        "hand": by_seat(state.hand),
        "stand": by_seat(state.stand),
        "bag": by_seat(state.bag),
        "status": by_seat(state.status),
        "declared": [
            declared if status > 1 else -1
            for declared, status in zip(by_seat(state.declared), by_seat(state.status), strict=True)
        ],
        "claims": by_seat(state.claims) if table.black_market else [0] * players,
        "deck": state.deck.tolist(),
        "piles": piles,
        "bound": sorted(seats[role] for role in range(players) if state.bound[role]),
        "handed": [seats[role] for role in np.argsort(state.handed) if state.handed[role]],
        "market": state.market.tolist() if table.black_market else [0, 0, 0],
        "booty": [int(state.booty_gold), *state.booty.tolist()] if table.deputies else [0] * (GOODS + 1),
        "owed": [
            (seats[by], seat_or_both[to], int(gold))
            for by, to, gold in zip(state.debtor, state.creditor, state.owed, strict=True)
            if gold
        ],
        "alone": sorted((seats[role], seats[who - 1]) for role, who in enumerate(state.alone) if who),
        "words": sorted(
            (seats[role], seats[deputy], "hand_back" if word > 0 else "open")
            for role, words in enumerate(state.words)
            for deputy, word in enumerate(words)
            if word
        ),
        "offers": [
            (
                seats[lanes.by[lane]],
                seat_or_both[lanes.to[lane]],
                bool(lanes.sort[lane] == 0),
                int(offers.gives_gold[lane]),
                int(offers.asks_gold[lane]),
                offers.gives[lane].tolist(),
                offers.asks[lane].tolist(),
                offers.bag[lane].tolist(),
                [
                    (seats[role], bool(offers.pledges[lane][role] > 0))
                    for role in np.argsort(np.abs(offers.pledges[lane]))
                    if offers.pledges[lane][role]
                ],
                [favour(int(code)) for code in offers.favours[lane] if code],
                bool(offers.joint[lane]) if table.deputies else False,
                sorted(seats[accepting[lane][index]] for index in range(3) if offers.accepted[lane][index])
                if table.deputies
                else [],
            )
            for lane in np.argsort(offers.number, kind="stable")
            if offers.stands[lane]
        ],
        "ledger": sorted(entries),
    }


def table_of(options: Options) -> TableRules:
    return TableRules(
        players=options.players,
        edition=options.edition,
        royal_goods=options.royal_goods,
        black_market=options.black_market,
        time_limit=options.time_limit,
        removed_cards=options.removed_cards,
        seven_card_hand=options.seven_card_hand,
        open_trade=options.open_trade,
    )


PAYMENTS_LEFT = MAX_PAYMENTS - MAX_FAVOURS
"""Random games promise to pay later while so many promises have been made or offered: the ledger for learning keeps
only MAX_PAYMENTS.
"""


def at_random(seed: int, hurry: float = 1) -> Choose:
    """Random tokens. Each game likes some tokens better than others, so that games differ in all that can happen. In a
    hurry, it likes to pass and to complete what it says: games are shorter, so there can be more of them.
    """
    chance = random.Random(seed)
    liked = [2.718 ** chance.gauss(0, 1.2) for _ in range(TOKENS)]
    liked[PAY_LATER] = min(liked[PAY_LATER], 0.3)
    if seed % 4 == 3:
        hurry = max(hurry, 10)
    liked[PASS] *= hurry
    liked[DONE] *= hurry

    def choose(match: TokenGame) -> int:
        legal = bits(match.legal)
        if seed % 4 == 3 and match.state.phase in ("market", "load"):  # with as many cards as possible: decks run out
            return min(legal, key=lambda token: (token in (LEFT, RIGHT), token))
        token = chance.choices(legal, [liked[token] for token in legal])[0]
        if token == PAY_LATER and payments(match) >= PAYMENTS_LEFT:
            legal.remove(PAY_LATER)
            token = chance.choice(legal)
        return token

    return choose


def bits(number: int) -> list[int]:
    """The positions of the bits of a number."""
    return [position for position, bit in enumerate(reversed(f"{number:b}")) if bit == "1"]


def payments(match: TokenGame) -> int:
    """How many promises to pay a game has recorded, and how many its standing offers could add."""
    offered = [favour for offer in match.state.offers for favour in offer.favours]
    return sum(isinstance(one, PayLater) for one in (*(entry.favour for entry in match.state.ledger), *offered))


def of_players(players: Sequence[Player]) -> Choose:
    path: list[int] = []

    def choose(match: TokenGame) -> int:
        if not path:
            path.extend(spelled(match, players))
        return path.pop(0)

    return choose


def field_at(index: int) -> str:
    """The field of an observation that has this index."""
    field = next(field for field in LAYOUT if field.start <= index < field.start + field.size)
    inner = {"seats": SEAT, "pasts": PAST, "offered": OFFER}.get(field.name)
    if inner is None:
        return f"{field.name}[{index - field.start}]"
    row, offset = divmod(index - field.start, inner.size)
    return f"{field.name}[{row}].{next(one.name for one in inner if one.start <= offset < one.start + one.size)}"


class Difference(AssertionError):
    """The two engines disagree."""


IN_A_HURRY = {
    "xla_backend_optimization_level": 0,
    "xla_cpu_parallel_codegen_split_count": 1,
    "xla_cpu_use_fusion_emitters": False,
}
"""Options of XLA that make it compile in half the time."""


def compiled(function: Callable[..., Any], options: dict[str, Any] = IN_A_HURRY) -> Callable[..., Any]:
    """The function compiled, by default in a hurry: tests play few games."""
    return jax.jit(function, compiler_options=options)


def for_games(function: Callable[..., Any], options: dict[str, Any] = IN_A_HURRY) -> Callable[..., Any]:
    """The function of one game, for many."""
    return compiled(jax.vmap(function), options)


class SideBySide:
    """Compiled functions of one table, for this many games at once."""

    def __init__(
        self, options: Options, games: int, compiler_options: dict[str, Any] = IN_A_HURRY, every: int = 1
    ) -> None:
        """Compiles the functions. The whole state of a game is compared after so many of its actions."""
        self.options = options
        self.every = every
        self.table = table = table_of(options)
        self.games = games
        self.automatic = 0
        """Turns that were taken without asking."""

        def begin(deck: Any, officers: Any) -> Any:
            return game.begin(table, game.deal(table, deck, officers))

        def renew(fresh: Any, deck: Any, officers: Any, state: Any) -> Any:
            return jax.tree.map(lambda new, old: jnp.where(fresh, new, old), begin(deck, officers), state)

        def look(state: Any) -> Any:
            seat = game.turn(table, state)
            return seat, game.legal(table, state), game.observe(table, state, jnp.maximum(seat, 0))

        self._begin = for_games(begin, compiler_options)
        self._renew = for_games(renew, compiler_options)
        self._look = for_games(look, compiler_options)
        self._step = for_games(lambda state, token: game.step(table, state, token), compiler_options)
        self._scores = for_games(lambda state: game.scores(table, state), compiler_options)

    def play(self, games: Iterable[Game], most: int = 1_000_000) -> int:
        """Plays these games for at most this many steps; returns the number of tokens, or raises `Difference`. When a
        game is over, the next one takes its row.
        """
        coming = iter(games)
        rows: list[Game | None] = list(islice(coming, self.games))
        decks, officers = (np.array([getattr(one, name) for one in rows]) for name in ("deck", "officers"))
        assert len(decks) == self.games
        states = self._begin(decks, officers)
        tokens = 0
        for _ in range(most):
            turns, masks, seen = map(np.asarray, self._look(states))
            known = jax.tree.map(np.asarray, states)
            asked = self._compare(rows, turns, masks, seen, known)
            chosen = np.zeros(self.games, np.int32)
            for row, one in enumerate(rows):
                if one and known.mode[row] != OVER:
                    chosen[row] = one.take() if asked[row] else self._drawn(one, masks[row], known, row)
            tokens += int(asked.sum())
            after = self._step(states, chosen)
            over = (known.mode == OVER) & np.array([one is not None for one in rows])
            if over.any():
                self._compare_ended(rows, over, states, jax.tree.map(np.asarray, after))
                for row in map(int, np.flatnonzero(over)):
                    rows[row] = fresh = next(coming, None)
                    if fresh:
                        decks[row], officers[row] = fresh.deck, fresh.officers
                if not any(rows):
                    break
                after = self._renew(over & np.array([one is not None for one in rows]), decks, officers, after)
            states = after
        return tokens

    def _compare(self, rows: Sequence[Game | None], turns: Any, masks: Any, seen: Any, states: Any) -> Any:
        """Compares all games, and tells which of them ask a seat for a token."""
        asked = np.zeros(self.games, bool)
        expected_masks, expected = masks.copy(), seen.copy()
        for row, one in enumerate(rows):
            mode = int(states.mode[row])
            if one is None or (turns[row] == NATURE and mode != OVER):
                continue
            match = one.match
            self._same(one, "turn", NATURE if match.seat is None else match.seat, int(turns[row]))
            self._same(one, "draws of chance to come", [], one.chance)
            if match.seat is None:
                continue
            asked[row] = True
            if not match.path:
                one.actions += 1
                if one.actions % self.every == 0:
                    self._compare_states(one, states, row)
            expected_masks[row] = match.mask()
            expected[row] = match.observation()
        if (expected_masks != masks).any():
            row, _ = np.argwhere(expected_masks != masks)[0]
            self._same(rows[row], "mask", *(np.flatnonzero(mask[row]).tolist() for mask in (expected_masks, masks)))
        difference = np.subtract(expected, seen, out=expected)
        if max(difference.max(), -difference.min()) > NEAR:
            row, at = np.argwhere(np.abs(difference) > NEAR)[0]
            self._same(rows[row], field_at(at), seen[row, at] + difference[row, at], seen[row, at])
        return asked

    def _compare_states(self, one: Game, states: Any, row: int) -> None:
        state, found = one.state(), vector_state(self.table, jax.tree.map(lambda fields: fields[row], states))
        if not self.table.first_edition:
            state["piles"] = [sorted(pile) for pile in state["piles"]]
        for name, value in state.items():
            self._same(one, name, value, found[name])

    def _drawn(self, one: Game, mask: Any, states: Any, row: int) -> int:
        """What chance draws in the game of the rules' engine, or the only action of a turn that nobody is asked for."""
        if states.mode[row] < OVER:
            legal = np.flatnonzero(mask)
            self._same(one, "automatic", 1, len(legal))
            self.automatic += 1
            return int(legal[0])
        if not one.chance:
            raise Difference(self._report(one, "chance has nothing to draw"))
        drawn, first = one.chance.pop(0), int(states.seat[row])
        token = GIVE + drawn if drawn < A_DEPUTY else PLACE + (drawn - A_DEPUTY - first) % self.table.players
        if not mask[token]:
            raise Difference(self._report(one, f"chance can't draw {drawn}"))
        return token

    def _compare_ended(self, rows: Sequence[Game | None], over: Any, states: Any, after: Any) -> None:
        """Compares the scores of games that are over; a further token must change nothing in them."""
        pairs = zip(jax.tree.leaves(jax.tree.map(np.asarray, states)), jax.tree.leaves(after), strict=True)
        if not all((old == new)[over].all() for old, new in pairs):
            raise Difference("A game went on after its end.")
        scores = jax.tree.map(np.asarray, self._scores(states))
        for row in map(int, np.flatnonzero(over)):
            one = rows[row]
            expected = (one and one.match.state.scores) or ()
            self._same(one, "scores", [score.total for score in expected], scores.total[row].tolist())
            self._same(one, "ranks", [score.rank for score in expected], scores.rank[row].tolist())

    def _same(self, one: Game | None, what: str, expected: Any, found: Any) -> None:
        if one and expected != found:
            raise Difference(self._report(one, f"{what}: expected {expected}, found {found}"))

    def _report(self, one: Game, what: str) -> str:
        state = one.match.state
        return (
            f"seed {one.seed}, {self.options}, round {state.round}, {state.phase}, token {len(one.path)}, "
            f"path {one.path[-12:]}: {what}"
        )
