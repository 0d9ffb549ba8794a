"""How anything leaves this room as JSON: always in the same bytes for the same meaning.

Objects come with their keys sorted, so that the order in which a seat's cards once came together tells nothing.
"""

from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(thing: Any) -> bytes:
    """The JSON of an event, a view, an action, or of plain things that hold them."""
    try:
        return _encoder.encode(thing)
    except TypeError:  # a mapping from seats: its keys must become text before they can be sorted
        return _encoder.encode(msgspec.to_builtins(thing, str_keys=True))
