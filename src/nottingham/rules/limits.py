"""Limits that the phases, prompts and players share."""

MAX_IN_BAG = 5
"""Cards in one bag (R5.1)."""
MAX_SET_ASIDE = 5
"""Cards set aside at the market (R4.2)."""
BLACK_MARKET_PRICE = 3
"""Contraband cards of one kind given up for a black-market card (R9.2)."""
MAX_FAVOURS_IN_OFFER = 12
"""Favours promised in one offer."""
MAX_WORDS_ON_BAG = 6
"""How often one deputy can speak on one bag while the other is silent (R8.3)."""
MAX_SPLITS = 6
"""Splits of one booty that one deputy can propose (R8.6)."""
