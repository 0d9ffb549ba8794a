"""Client addresses: which ones share a limit, and which ones are local."""

from collections.abc import Hashable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

WIDE = 8
"""A /48 network may do this many times as much as a /64 network in it."""


def limit_key(host: str) -> str:
    """The key that limits count a client by: an IPv4 address, or the /64 network of an IPv6 one.

    A household with IPv6 usually has a whole /64 network, so counting single addresses would limit nobody.
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return host


@lru_cache(maxsize=10_000)
def wide_key(key: Hashable) -> str | None:
    """The /48 network around a /64 network; None for any other key.

    A provider may give one customer a whole /48 network, so limits count it too.
    """
    if not isinstance(key, str) or not key.endswith("/64"):
        return None
    try:
        return str(IPv6Network(key).supernet(new_prefix=48))
    except ValueError:  # a proxy may pass on anything as an address
        return None


def is_local(host: str) -> bool:
    """Whether an address is this machine's or in a private network."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_private
