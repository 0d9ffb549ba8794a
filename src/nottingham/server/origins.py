"""Which pages may send requests: the server's own, and those of the origins that its host has named.

A browser names the page's origin in `Origin`. Programs other than browsers send no such header and hold nobody else's
secrets, so they pass.
"""

from collections.abc import Mapping
from urllib.parse import urlsplit

from nottingham.table.errors import Refusal


class Origins:
    """The origins whose pages may send requests."""

    def __init__(self, others: tuple[str, ...]) -> None:
        self._others = {_normal(origin) for origin in others}

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


def _host(origin: str) -> str | None:
    """The host and port of an origin, as a browser would send them in `Host`."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc.lower() if parts.scheme in ("http", "https") else None


def _normal(origin: str) -> str:
    return origin.rstrip("/").lower()
