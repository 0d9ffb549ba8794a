"""The page to play on, as `hatch_build.py` left it: a few dozen files, read once and kept in memory.

Every file has an address of its own. At every other address where a browser can be stands the same index.html, which
finds out by itself where it is; at a table it is table.html, which only differs in what it shows before any script
runs, and in what it has the browser fetch at once. Names are looked up among those files and nowhere else, so no path
leads out of them.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct
from starlette.responses import Response

from nottingham.server import headers as response_headers

FOLDER = Path(__file__).parents[1] / "page"
PLACES = re.compile(r"/|/(new|lobby|past|link|learn|rules|companion)/?|/t/[^/]+/?|/replay(/[^/]+)?/?")
"""Where one can be in the page: what `placeOf` in web/src/router.svelte.ts knows."""
TABLES = "/t/"
NO_PLACES = ("api", "assets", "socket")
"""Under these nobody looks for a page, whatever a browser says that it takes."""
KINDS = {
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
PACKED = {"br": ".br", "gzip": ".gz"}
"""Encodings and how their files end, the best first; they were made with the page."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK_FIRST = "no-cache"
"""May be kept, but is only good if the server says that it still is."""

UNBUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nottingham</title>
<h1>Nottingham</h1>
<p>A server for the board game Sheriff of Nottingham runs here, but the page to play on was not built with it. Whoever
runs it from its sources can build the page with <code>make play</code>.</p>
<p>Programs find what they can ask in <a href="/openapi.json">openapi.json</a>.</p>
<p>This is an unofficial, non-commercial fan implementation, not made or endorsed by the game's authors or
publishers.</p>
</html>
"""


class Form(Struct, frozen=True):
    """A file's content, plain or packed."""

    content: bytes
    encoding: str | None
    tag: str


class File(Struct, frozen=True):
    kind: str
    caching: str
    forms: tuple[Form, ...]
    """The smallest first, the plain one last."""

    def best(self, accepted: str) -> Form:
        encodings = taken(accepted)
        return next(form for form in self.forms if form.encoding is None or form.encoding in encodings)


class Page(Struct, frozen=True):
    """All files by their address, and what stands where none is."""

    files: Mapping[str, File]
    index: File
    table: File

    def knows(self, path: str) -> bool:
        return path in self.files or PLACES.fullmatch(path) is not None

    def answer(self, path: str, headers: Mapping[str, str]) -> Response | None:
        """For GET and HEAD; nothing, where neither a file nor a page is asked for."""
        accepted = headers.get("accept-encoding", "")
        if self.knows(path):
            place = self.table if path.startswith(TABLES) else self.index
            return _sent(self.files.get(path, place), accepted, headers.get("if-none-match", ""))
        if "text/html" in headers.get("accept", "") and path.removeprefix("/").partition("/")[0] not in NO_PLACES:
            return _sent(self.index, accepted, status=404)
        return None


def read_page(folder: Path = FOLDER) -> Page:
    """The page in a folder; if none was built, one that says so."""
    files = {f"/{file.relative_to(folder).as_posix()}": _read(folder, file) for file in _plain_files(folder)}
    index = files.pop("/index.html", None) or File(KINDS[".html"], ASK_FIRST, (_form(UNBUILT, None),))
    return Page(files, index, files.pop("/table.html", index))


def _plain_files(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix not in PACKED.values())


def _read(folder: Path, file: Path) -> File:
    packed = [(file.with_name(file.name + ending), encoding) for encoding, ending in PACKED.items()]
    forms = [_form(smaller.read_bytes(), encoding) for smaller, encoding in packed if smaller.is_file()]
    caching = FOR_EVER if file.is_relative_to(folder / "assets") else ASK_FIRST
    return File(KINDS.get(file.suffix, "application/octet-stream"), caching, (*forms, _form(file.read_bytes(), None)))


def _form(content: bytes, encoding: str | None) -> Form:
    return Form(content, encoding, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


def _sent(file: File, accepted: str, known: str = "", status: int = 200) -> Response:
    form = file.best(accepted)
    headers = {"cache-control": file.caching, "etag": form.tag} if status == 200 else {}
    if len(file.forms) > 1:
        headers["vary"] = "accept-encoding"
    if known and form.tag in re.findall(r'"[^"]*"', known):
        return response_headers.answer(b"", None, 304, headers)
    if form.encoding is not None:
        headers["content-encoding"] = form.encoding
    return response_headers.answer(form.content, file.kind, status, headers)


def taken(accepted: str) -> set[str]:
    """The encodings that a client takes: all that it names, but for those it names with a weight of nothing."""
    named = set()
    for word in accepted.lower().split(","):
        name, _, weight = word.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight):
            named.add(name.strip())
    return named
