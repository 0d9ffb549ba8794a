"""The page to play on, as `hatch_build.py` built it: a few dozen files, read once and kept in memory.

Every file has its own path. Every other path of the page serves the same index.html, whose script reads the path; a
table's path serves table.html, which differs only in what it shows before any script runs and in what it makes the
browser fetch at once. Paths are looked up among the files in memory, so no path leads outside them.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct
from starlette.responses import Response

from nottingham.server.responses import accepted_encodings, respond

FOLDER = Path(__file__).parents[1] / "page"
PLACES = re.compile(r"/|/(new|lobby|past|link|learn|rules|companion)/?|/t/[^/]+(/screen)?/?|/replay(/[^/]+)?/?")
"""The paths that the page knows: keep in step with `placeOf` in web/src/router.svelte.ts."""
TABLE_PREFIX = "/t/"
NEVER_PAGE = ("api", "assets", "socket")
"""Unknown paths under these get no page, not even in a browser."""
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""Encodings and the suffixes of their files, best first. The files were compressed when the page was built."""
CACHE_FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
REVALIDATE = "no-cache"
"""For all other files: browsers may cache them, but must check with the server before using them."""

UNBUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nottingham</title>
<h1>Nottingham</h1>
<p>This is a server for the board game Sheriff of Nottingham, but its page was not built. From the sources,
<code>make play</code> builds it.</p>
<p>The API is described in <a href="/openapi.json">openapi.json</a>.</p>
<p>This is an unofficial, non-commercial fan implementation, not made or endorsed by the game's authors or
publishers.</p>
</html>
"""


class Encoded(Struct, frozen=True):
    """A file's content in one encoding."""

    content: bytes
    encoding: str | None
    etag: str


class PageFile(Struct, frozen=True):
    media_type: str
    caching: str
    variants: tuple[Encoded, ...]
    """The smallest first; the last one is not compressed."""

    def best(self, accept_encoding: str) -> Encoded:
        accepted = accepted_encodings(accept_encoding)
        return next(each for each in self.variants if each.encoding is None or each.encoding in accepted)


class Page(Struct, frozen=True):
    """All files by their path, and the documents for paths without a file."""

    files: Mapping[str, PageFile]
    index: PageFile
    table: PageFile

    def knows(self, path: str) -> bool:
        return path in self.files or PLACES.fullmatch(path) is not None

    def respond(self, path: str, headers: Mapping[str, str]) -> Response | None:
        """The answer to GET and HEAD; None if the path is unknown and the client wants no HTML."""
        accept_encoding = headers.get("accept-encoding", "")
        if self.knows(path):
            document = self.table if path.startswith(TABLE_PREFIX) else self.index
            return _respond(self.files.get(path, document), accept_encoding, headers.get("if-none-match", ""))
        if "text/html" in headers.get("accept", "") and path.removeprefix("/").partition("/")[0] not in NEVER_PAGE:
            return _respond(self.index, accept_encoding, status=404)
        return None


def read_page(folder: Path = FOLDER) -> Page:
    """The page in a folder; if it was not built, a page that says so."""
    files = {f"/{file.relative_to(folder).as_posix()}": _read(folder, file) for file in _uncompressed_files(folder)}
    index = files.pop("/index.html", None) or PageFile(MEDIA_TYPES[".html"], REVALIDATE, (_encoded(UNBUILT, None),))
    return Page(files, index, files.pop("/table.html", index))


def _uncompressed_files(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix not in COMPRESSED.values())


def _read(folder: Path, file: Path) -> PageFile:
    compressed = [(file.with_name(file.name + suffix), encoding) for encoding, suffix in COMPRESSED.items()]
    variants = [_encoded(smaller.read_bytes(), encoding) for smaller, encoding in compressed if smaller.is_file()]
    variants.append(_encoded(file.read_bytes(), None))
    caching = CACHE_FOREVER if file.is_relative_to(folder / "assets") else REVALIDATE
    return PageFile(MEDIA_TYPES.get(file.suffix, "application/octet-stream"), caching, tuple(variants))


def _encoded(content: bytes, encoding: str | None) -> Encoded:
    return Encoded(content, encoding, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


def _respond(file: PageFile, accept_encoding: str, if_none_match: str = "", status: int = 200) -> Response:
    best = file.best(accept_encoding)
    headers = {"cache-control": file.caching, "etag": best.etag} if status == 200 else {}
    if len(file.variants) > 1:
        headers["vary"] = "accept-encoding"
    if best.etag in if_none_match:  # both have their quotes
        return respond(b"", None, 304, headers)
    if best.encoding is not None:
        headers["content-encoding"] = best.encoding
    return respond(best.content, file.media_type, status, headers)
