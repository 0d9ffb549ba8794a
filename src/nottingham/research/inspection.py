"""The inspection game: one merchant, one sheriff, one bag. A toy whose every position fits into memory.

The merchant secretly loads a number of contraband goods. Then they bargain for some rounds: the merchant names a bribe
and the sheriff says whether they would open the bag. Only the last round counts. It is the game of Farina, Ling, Fang
and Sandholm (NeurIPS 2019), with the actions and returns of OpenSpiel's `sheriff`, so that results can be compared.

Actions are numbers: 0 and 1 are the sheriff's "I let it pass" and "I open it"; then come the merchant's loads, from
nothing to a full bag, and then the merchant's bribes, from no gold to the highest.

    >>> game = InspectionGame(rounds=1)
    >>> position = game.start().after(4).after(7)
    >>> position.player, position.legal_actions(), position.knowledge(SHERIFF)
    (1, (0, 1), 'bribe 1')
    >>> position.after(PASS).returns(), position.after(OPEN).returns()
    ((1.0, 1.0), (-4.0, 4.0))
"""

from math import isfinite

from msgspec import Struct

MERCHANT, SHERIFF = 0, 1
PASS, OPEN = 0, 1


class BadGame(ValueError):
    """There is no such inspection game, or no such action in this position. The message is one line."""


class InspectionGame(Struct, frozen=True, kw_only=True):
    """The numbers of one inspection game. The defaults are those of OpenSpiel's `sheriff`."""

    max_items: int = 3
    max_bribe: int = 3
    rounds: int = 4
    item_value: float = 1.0
    """What the merchant gains for each contraband good that passes."""
    item_penalty: float = 2.0
    """What the merchant pays the sheriff for each contraband good in an opened bag."""
    sheriff_penalty: float = 3.0
    """What the sheriff pays for opening a bag without contraband."""

    def __post_init__(self) -> None:
        whole = (self.max_items, self.max_bribe, self.rounds)
        amounts = (self.item_value, self.item_penalty, self.sheriff_penalty)
        if not (
            all(isinstance(number, int) for number in whole)
            and all(isinstance(amount, int | float) and isfinite(amount) for amount in amounts)
        ):
            raise BadGame("An inspection game needs whole numbers for its limits, and finite ones for its amounts.")
        if self.rounds < 1 or self.max_items < 0 or self.max_bribe < 0:
            raise BadGame("An inspection game needs at least one round, and limits that are not negative.")

    @property
    def actions(self) -> int:
        """The number of different actions."""
        return 2 + (self.max_items + 1) + (self.max_bribe + 1)

    def start(self) -> "Position":
        return Position(self)


class Position(Struct, frozen=True):
    """A position of the game: what the merchant loaded, and what was said since, bribes and answers in turn."""

    game: InspectionGame
    items: int | None = None
    said: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return len(self.said) == 2 * self.game.rounds

    @property
    def player(self) -> int | None:
        """Who acts: `MERCHANT`, `SHERIFF`, or None when the game is over."""
        return None if self.over else len(self.said) % 2

    def legal_actions(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.player == SHERIFF:
            return PASS, OPEN
        bribes = 3 + self.game.max_items
        return tuple(range(2, bribes) if self.items is None else range(bribes, self.game.actions))

    def after(self, action: int) -> "Position":
        """The position after an action."""
        legal = self.legal_actions()
        if action not in legal:
            raise BadGame(f"{action!r} is not legal here. Legal actions: {', '.join(map(str, legal)) or 'none'}.")
        choice = legal.index(action)
        if self.items is None:
            return Position(self.game, choice)
        return Position(self.game, self.items, (*self.said, choice))

    def knowledge(self, player: int) -> str:
        """All that a player knows, as a text. Equal texts mean that the player can't tell two positions apart."""
        known = [] if player == SHERIFF or self.items is None else [f"load {self.items}"]
        for turn, choice in enumerate(self.said):
            known.append(f"bribe {choice}" if turn % 2 == 0 else ("pass", "open")[choice])
        return ", ".join(known) or ("loaded" if self.items is not None else "start")

    def returns(self) -> tuple[float, float]:
        """What merchant and sheriff have won, when the game is over."""
        if not self.over:
            raise BadGame("The game is not over.")
        game, items = self.game, self.items or 0
        bribe, answer = self.said[-2:]
        if answer == PASS:
            return items * game.item_value - bribe, float(bribe)
        fine = items * game.item_penalty if items else -game.sheriff_penalty
        return -fine, fine
