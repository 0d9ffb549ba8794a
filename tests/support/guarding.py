"""The security headers of every answer, and the settings of a server with strict limits."""

from collections.abc import Mapping

from tests.support.live_server import UNLIMITED

GUARDING = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


def guarded(headers: Mapping[str, str]) -> bool:
    assert not any(name.startswith("access-control") for name in headers)
    assert "set-cookie" not in headers and "server" not in headers
    return all(word in headers.get(name, "") for name, word in GUARDING.items())


STINGY = {
    **UNLIMITED,
    "NOTTINGHAM_MESSAGES_PER_SECOND": "1",
    "NOTTINGHAM_REQUESTS_PER_SECOND": "2",
    "NOTTINGHAM_SOCKETS_PER_ADDRESS": "3",
    "NOTTINGHAM_TABLES_PER_HOUR": "2",
    "NOTTINGHAM_PEOPLE_PER_HOUR": "4",
}
