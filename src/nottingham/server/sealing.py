"""Seals what servers send each other about games, so that Redis carries it without being able to read it.

The key comes from a secret in the store that only servers can read. Nothing but a server can open a seal or forge one.
"""

import os
from hashlib import blake2b
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

_NONCE_BYTES: Final = 12
_PURPOSE: Final = b"nottingham moves"
"""Keeps the key different from anything else that is made from the same secret."""


def seal(secret: str, text: bytes) -> bytes:
    nonce = os.urandom(_NONCE_BYTES)
    return nonce + _cipher(secret).encrypt(nonce, text, None)


def unseal(secret: str, sealed: bytes) -> bytes | None:
    """The text, or None if it was changed on the way or sealed with another secret."""
    try:
        return _cipher(secret).decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], None)
    except (InvalidTag, ValueError):
        return None


def _cipher(secret: str) -> AESGCM:
    return AESGCM(blake2b(secret.encode(), digest_size=32, person=_PURPOSE).digest())
