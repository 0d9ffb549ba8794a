"""How every answer leaves the house: with headers that let a page do no more than it must."""

from collections.abc import Mapping

from starlette.responses import Response

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}

PAGE = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nottingham</title>
<h1>Nottingham</h1>
<p>A table for the board game Sheriff of Nottingham is open here. This is an unofficial, non-commercial fan
implementation, not made or endorsed by the game's authors or publishers.</p>
<p>Programs find what they can ask in <a href="/openapi.json">openapi.json</a>.</p>
</html>
"""
"""What stands at the door as long as there is no page to play on."""


def answer(
    content: bytes, kind: str | None = None, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    return Response(content, status, {**HEADERS, **(headers or {})}, kind)
