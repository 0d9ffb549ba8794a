"""The game for machine learning: thousands of games at once on one accelerator, in JAX.

It needs `pip install 'nottingham[train]'`. `game.py` has the interface; the other modules follow those of `rules`, and
cite the rules by the same numbers. It plays token by token with the tokens of the codec (docs/codec.md), and
`tests/vector` plays both engines side by side: whose turn it is, what is legal, what a seat observes, the whole state
and the scores are the same after every token.

Of the rest of the package it imports only `codec/vocabulary.py`, the numbers of the tokens.
"""
