"""Which pages may send requests: the server's own, and those of the origins that its operator has named.

A browser names the page's origin in `Origin`. Programs other than browsers send no such header and hold nobody else's
secrets, so they pass.

Anyone can point a domain of theirs at this server, even at a loopback address (DNS rebinding). A browser then treats
their page as the server's own, and sends their domain as `Host`. So a server answers only to names no stranger can own:
loopback names, IP addresses, the name of its machine, and the names it was given.
"""

import socket
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from nottingham.table.errors import Refusal

MAX_HOST_LENGTH = 260
"""The longest domain name, and a port."""


class Origins:
    """The origins whose pages may send requests, and the names that the server answers to."""

    def __init__(self, others: tuple[str, ...], host: str = "") -> None:
        self._others = {_normal(origin) for origin in others}
        machine = socket.gethostname()
        self._machine = {_name(machine), _name(f"{machine}.local")} - {"localhost"}
        self._names = self._machine | {_name(name) for name in (host, *map(_host, others)) if name}

    def check_host(self, headers: Mapping[str, str]) -> None:
        """Refuses a request for another server. Browsers always send `Host`; load balancers needn't."""
        host = headers.get("host")
        if host is None or (name := _name(host)) in self._names:
            return
        if name == "localhost" or name.endswith(".localhost") or _is_address(name):
            return
        raise Refusal(
            "forbidden",
            "unknown_host",
            "This server is not known as {host}. Its operator can allow the name: nottingham serve --origin http://{host}",
            host=host[:MAX_HOST_LENGTH],
        )

    def on_network(self, headers: Mapping[str, str]) -> bool:
        """Whether the page was opened at an address or by a name that only this machine's network knows."""
        name = _name(headers.get("host", ""))
        return name in self._machine or (_is_address(name) and not ip_address(name).is_loopback)

    def check(self, headers: Mapping[str, str]) -> None:
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") in ("cross-site", "same-site"):
                raise _foreign()
            return
        if _normal(origin) in self._others:
            return
        if origin != "null" and _host(origin) == headers.get("host", "").lower():
            return
        raise _foreign()


def _foreign() -> Refusal:
    return Refusal("forbidden", "foreign_origin", "Pages of other sites may not use this server.")


def is_origin(origin: str) -> bool:
    """Whether this is the origin of a page: a scheme and a host, such as https://nottingham.example."""
    host = _host(origin)
    return bool(host) and _normal(origin).endswith(f"://{host}")


def _name(host: str) -> str:
    """The name or address in `Host`, without the port; empty if it has none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _host(origin: str) -> str | None:
    """The host and port of an origin, as a browser would send them in `Host`."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc.lower() if parts.scheme in ("http", "https") else None


def _normal(origin: str) -> str:
    return origin.rstrip("/").lower()
