"""The whole game behind the interfaces that researchers use: environments, datasets and seats for language models.

It needs the libraries of `pip install 'nottingham[research]'`. The engine, the bots and the server don't import this
package, so they work without them.
"""
