"""Limits that the phases, prompts and players share."""

from typing import Final

MAX_IN_BAG: Final = 5
"""Cards in one bag (R5.1)."""
MAX_SET_ASIDE: Final = 5
"""Cards set aside at the market (R4.2)."""
BLACK_MARKET_PRICE: Final = 3
"""Contraband cards of one kind given up for a black-market card (R9.2)."""
MAX_FAVOURS_IN_OFFER: Final = 12
"""Favours promised in one offer."""
MAX_WORDS_ON_BAG: Final = 6
"""How often one deputy can speak on one bag while the other is silent (R8.3)."""
MAX_SPLITS: Final = 6
"""Splits of one booty that one deputy can propose (R8.6)."""
