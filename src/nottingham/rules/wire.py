"""JSON encoding in which equal values always give the same bytes: the keys of a mapping are sorted.

This matters for secrecy: unsorted keys would show the order in which a seat got its cards.
"""

from typing import Any, Final

import msgspec

_encoder: Final = msgspec.json.Encoder(order="deterministic")


def encode(thing: Any) -> bytes:
    """Encodes an event, a view, an action, or plain values that contain them.

    >>> from nottingham import LoadBag
    >>> encode(LoadBag({"silk": 1, "apples": 2}))
    b'{"type":"load_bag","cards":{"apples":2,"silk":1}}'
    """
    try:
        return _encoder.encode(thing)
    except TypeError:  # keys that are seat numbers must become text before they can be sorted
        return _encoder.encode(msgspec.to_builtins(thing, str_keys=True))
