"""Which pages may ask: our own, and those that whoever hosts the server has named.

A browser says in `Origin` which page asks. Programs that are no browsers say nothing and have nobody else's secrets to
misuse, so they pass.
"""

from collections.abc import Mapping
from urllib.parse import urlsplit

from nottingham.table.errors import Refusal


class Origins:
    """The pages that may ask."""

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
    return Refusal("forbidden", "foreign_origin", "Pages of other sites may not ask this server for anything.")


def _host(origin: str) -> str | None:
    """The host and port an origin names, as a browser would put them into `Host`."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc.lower() if parts.scheme in ("http", "https") else None


def _normal(origin: str) -> str:
    return origin.rstrip("/").lower()
