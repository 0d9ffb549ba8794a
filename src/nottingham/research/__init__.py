"""The whole game behind the interfaces that researchers use: tokens, observations, environments and datasets.

It needs the libraries of `pip install 'nottingham[research]'`. No package below imports this one, so the engine, the
bots and the server load none of them.
"""
