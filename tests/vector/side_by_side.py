"""Plays the same games in both engines, token by token, and compares them after each."""

import random
from collections.abc import Callable, Iterator, Sequence
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
from nottingham.vector.table import TableRules

NEAR = 1e-3
"""A difference smaller than one unit of anything that an observation counts. History adds up rounded fractions."""
Choose = Callable[[TokenGame], int]
"""Chooses the next token of a game."""


class Game:
    """A game of the rules' engine, and what chance did in it."""

    def __init__(self, options: Options, seed: int, players: Sequence[Player] = ()) -> None:
        """Starts a game of these players or, without them, of random tokens."""
        self.options = options
        self.seed = seed
        self.choose = of_players(players) if players else at_random(seed)
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
        self.path: list[int] = []
        """Every token of the game, for the report of a difference."""

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
    entries = [favour(int(code)) for code in ledger.payments if code]
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


def at_random(seed: int) -> Choose:
    """Random tokens. Each game likes some tokens better than others, so that games differ in all that can happen."""
    chance = random.Random(seed)
    liked = [2.718 ** chance.gauss(0, 1.2) for _ in range(TOKENS)]
    liked[PAY_LATER] = min(liked[PAY_LATER], 0.3)  # the ledger for learning keeps only MAX_PAYMENTS promises to pay
    if seed % 4 == 3:  # some quick games, so that there can be more of them
        liked[PASS] *= 10
        liked[DONE] *= 10

    def choose(match: TokenGame) -> int:
        legal = [token for token in range(TOKENS) if match.legal >> token & 1]
        if seed % 4 == 3 and match.state.phase in ("market", "load"):  # with as many cards as possible: decks run out
            return min(legal, key=lambda token: (token in (LEFT, RIGHT), token))
        return chance.choices(legal, [liked[token] for token in legal])[0]

    return choose


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


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function compiled in a hurry: tests play few games."""
    return jax.jit(function, compiler_options=IN_A_HURRY)


def for_games(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function of one game, for many."""
    return compiled(jax.vmap(function))


class SideBySide:
    """Compiled functions of one table, for this many games at once."""

    def __init__(self, options: Options, games: int) -> None:
        self.options = options
        self.table = table = table_of(options)
        self.games = games
        self.automatic = 0
        """Turns that were taken without asking."""
        self._deal = for_games(lambda deck, officers: game.begin(table, game.deal(table, deck, officers)))
        self._step = for_games(lambda state, token: game.step(table, state, token))

        def look(state: Any) -> Any:
            seat = game.turn(table, state)
            seen = game.observe(table, state, jnp.maximum(seat, 0))
            return seat, game.legal(table, state), seen, game.scores(table, state)

        self._look = for_games(look)

    def play(self, games: Sequence[Game], most: int = 1_000_000) -> int:
        """Plays these games for at most this many steps; returns the number of tokens, or raises `Difference`."""
        assert len(games) == self.games
        states = self._deal(jnp.array([one.deck for one in games]), jnp.array([one.officers for one in games]))
        tokens = 0
        for _ in range(most):
            turns, masks, seen, scores = jax.tree.map(np.asarray, self._look(states))
            known = jax.tree.map(np.asarray, states)
            chosen = np.zeros(self.games, np.int32)
            for number, one in enumerate(games):
                chosen[number] = self._next(one, int(turns[number]), masks[number], seen[number], known, number)
                tokens += chosen[number] >= 0
            if (chosen < 0).all():
                break
            states = self._step(states, jnp.asarray(np.maximum(chosen, 0)))
        ended = states._replace(mode=jnp.full_like(states.mode, OVER))
        stays = jax.tree.map(jnp.array_equal, ended, self._step(ended, jnp.zeros(self.games, jnp.int32)))
        if not all(jax.tree.leaves(stays)):
            raise Difference("A game went on after its end.")
        for number, one in enumerate(games):
            expected = one.match.state.scores
            if expected is not None:
                self._same(one, "scores", [score.total for score in expected], scores.total[number].tolist())
                self._same(one, "ranks", [score.rank for score in expected], scores.rank[number].tolist())
        return tokens

    def _next(self, one: Game, turn: int, mask: Any, seen: Any, states: Any, row: int) -> int:
        """Compares a game in both engines and chooses its next token; -1 when it is over."""
        match = one.match
        mode = int(states.mode[row])
        if turn == NATURE and mode != OVER:
            if mode < OVER:
                legal = np.flatnonzero(mask)
                self._same(one, "automatic", 1, len(legal))
                self.automatic += 1
                return int(legal[0])
            if not one.chance:
                raise Difference(self._report(one, "chance has nothing to draw"))
            drawn = one.chance.pop(0)
            first = int(states.seat[row])
            token = GIVE + drawn if drawn < A_DEPUTY else PLACE + (drawn - A_DEPUTY - first) % self.table.players
            if not mask[token]:
                raise Difference(self._report(one, f"chance can't draw {drawn}"))
            return token
        self._same(one, "turn", NATURE if match.seat is None else match.seat, turn)
        if one.chance:
            raise Difference(self._report(one, f"chance has still to draw {one.chance}"))
        if match.seat is None:
            return -1
        if not match.path:
            mine = jax.tree.map(lambda rows: rows[row], states)
            expected, found = one.state(), vector_state(self.table, mine)
            if not self.table.first_edition:
                expected["piles"] = [sorted(pile) for pile in expected["piles"]]
            for name, value in expected.items():
                self._same(one, name, value, found[name])
        allowed = [token for token in range(TOKENS) if match.legal >> token & 1]
        self._same(one, "mask", allowed, np.flatnonzero(mask).tolist())
        wrong = np.flatnonzero(np.abs(match.observation() - seen) > NEAR)
        if wrong.size:
            at = int(wrong[0])
            raise Difference(self._report(one, f"{field_at(at)}: expected {match.observation()[at]}, found {seen[at]}"))
        token = one.choose(match)
        one.path.append(token)
        match.take(token)
        return token

    def _same(self, one: Game, what: str, expected: Any, found: Any) -> None:
        if expected != found:
            raise Difference(self._report(one, f"{what}: expected {expected}, found {found}"))

    def _report(self, one: Game, what: str) -> str:
        state = one.match.state
        return (
            f"seed {one.seed}, {self.options}, round {state.round}, {state.phase}, token {len(one.path)}, "
            f"path {one.path[-12:]}: {what}"
        )
