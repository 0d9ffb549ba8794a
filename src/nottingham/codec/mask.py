"""Masks: a 1 for each token that can come next."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from nottingham.codec.vocabulary import TOKENS

Mask = NDArray[np.int8]
_BYTES = (TOKENS + 7) // 8


def mask_of(legal: int) -> Mask:
    """A new mask of 0 and 1 for each token."""
    return _mask_of(legal).copy()


@lru_cache(maxsize=8192)
def _mask_of(legal: int) -> Mask:
    packed = np.frombuffer(legal.to_bytes(_BYTES, "little"), np.uint8)
    return np.unpackbits(packed, count=TOKENS, bitorder="little").view(np.int8)
