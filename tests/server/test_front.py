"""The page over HTTP: its paths, content types, compression, caching and headers."""

import gzip
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
import pytest

from tests.support import plain_http
from tests.support.guarding import GUARDING, guarded
from tests.support.live_server import UNLIMITED, LiveServer, open_server
from tests.support.raw_client import RawClient
from tests.support.server_process import PAGE

INDEX = b"<!doctype html><title>A page for tests</title>" + b" " * 600
TABLE = INDEX.replace(b"tests", b"tests, at a table")
SCRIPT = b"console.log('a page for tests');" * 40
BROTLI = b"(packed by brotli, says the server)"
FONT = bytes(range(256)) * 4096
FILES = {
    "index.html": INDEX,
    "index.html.gz": gzip.compress(INDEX),
    "table.html": TABLE,
    "version.json": b'{"build":"test"}',
    "favicon.svg": b"<svg/>",
    "manifest.webmanifest": b"{}",
    "robots.txt": b"User-agent: *",
    "assets/index-1a2b.js": SCRIPT,
    "assets/index-1a2b.js.br": BROTLI,
    "assets/index-1a2b.js.gz": gzip.compress(SCRIPT),
    "assets/index-3c4d.css": b"html { color: black }",
    "assets/alegreya-5e6f.woff2": FONT,
}
BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "accept-encoding": "identity"}
SCRIPT_AT = "/assets/index-1a2b.js"


def with_page(folder: Path, files: Mapping[str, bytes]) -> dict[str, str]:
    """The environment for a server with another page, or with none, and a file beside it that is not for visitors."""
    page = folder / "page"
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text("__version__")
    for name, content in files.items():
        file = page / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return {**UNLIMITED, PAGE: str(page)}


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("front")
    with open_server(folder / "test.db", env=with_page(folder, FILES)) as live:
        yield live


@pytest.fixture(scope="module")
def browser(front: LiveServer) -> Iterator[httpx.Client]:
    with plain_http.Client(base_url=front.url, headers=BROWSER) as browser:
        yield browser


PLACES = [
    "/",
    "/new",
    "/new/",
    "/lobby",
    "/learn",
    "/rules",
    "/companion",
    "/t/ABCDEF",
    "/t/ABCDEF/",
    "/t/ABCDEF/screen",
    "/t/A%20B",
    "/?a=b",
]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("accept", [BROWSER["accept"], "*/*"])
def test_every_address_of_the_page_serves_the_page(browser: httpx.Client, place: str, accept: str) -> None:
    answer = browser.get(place, headers={"accept": accept})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == (TABLE if place.startswith("/t/") else INDEX)


@pytest.mark.parametrize(
    "place", ["/nowhere", "/t", "/t/", "/t/A/B", "/new/more", "/old.php", "/index.html", "/table.html"]
)
def test_an_unknown_address_gives_browsers_the_page_and_programs_json(browser: httpx.Client, place: str) -> None:
    answer = browser.get(place)
    assert (answer.status_code, answer.content) == (404, INDEX)
    assert answer.headers["cache-control"] == "no-store"
    assert "etag" not in answer.headers
    answer = browser.get(place, headers={"accept": "*/*"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/assets", "/assets/gone-0000.js", "/socket", "/socket/x"])
def test_programs_are_never_sent_the_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/index-3c4d.css", "text/css; charset=utf-8"),
        ("/assets/alegreya-5e6f.woff2", "font/woff2"),
        ("/favicon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/robots.txt", "text/plain; charset=utf-8"),
        ("/version.json", "application/json"),
    ],
)
def test_a_file_is_sent_with_its_content_type(browser: httpx.Client, path: str, kind: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == (
        "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
    )


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.1, gzip", "br"),
        ("GZip", "gzip"),
        ("gzip, br;q=0", "gzip"),
        ("br; q=0.00 ,gzip ; q=1", "gzip"),
        ("deflate", None),
        ("gzip;q=0", None),
        ("brr, xgzip", None),
        ("", None),
    ],
)
def test_a_file_is_sent_in_the_smallest_accepted_encoding(
    browser: httpx.Client, accepted: str, sent: str | None
) -> None:
    with browser.stream("GET", SCRIPT_AT, headers={"accept-encoding": accepted}) as answer:
        content = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "accept-encoding"
    assert content == {"br": BROTLI, "gzip": FILES["assets/index-1a2b.js.gz"], None: SCRIPT}[sent]
    assert int(answer.headers["content-length"]) == len(content)


def test_an_uncompressed_file_is_sent_as_it_is(browser: httpx.Client) -> None:
    answer = browser.get("/assets/index-3c4d.css", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers and "vary" not in answer.headers


def test_compressed_files_have_no_address_of_their_own(browser: httpx.Client) -> None:
    for ending in (".br", ".gz"):
        assert browser.get(SCRIPT_AT + ending, headers={"accept": "*/*"}).status_code == 404


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", SCRIPT_AT, "/version.json"])
def test_a_cached_file_is_not_sent_again(browser: httpx.Client, path: str) -> None:
    tag = browser.get(path).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        answer = browser.get(path, headers={"if-none-match": known})
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == tag
        assert "cache-control" in answer.headers and "content-encoding" not in answer.headers
    for known in ('"other"', tag.strip('"')):
        assert browser.get(path, headers={"if-none-match": known}).status_code == 200


def test_each_encoding_of_a_file_has_its_own_etag(browser: httpx.Client) -> None:
    tags = {browser.head(SCRIPT_AT, headers={"accept-encoding": one}).headers["etag"] for one in ("br", "gzip", "")}
    assert len(tags) == 3


@pytest.mark.parametrize("path", ["/", "/nowhere", SCRIPT_AT, "/assets/gone.js", "/favicon.svg"])
def test_a_head_request_gets_headers_only(browser: httpx.Client, path: str) -> None:
    whole, head = browser.get(path), browser.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_the_page_is_read_only(browser: httpx.Client, method: str) -> None:
    for path in ("/", "/new", SCRIPT_AT):
        answer = browser.request(method, path)
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")
    assert browser.request(method, "/nowhere").status_code == 404


@pytest.mark.parametrize("path", ["/", "/nowhere", SCRIPT_AT, "/assets/gone.js", "/favicon.svg"])
def test_every_page_response_has_security_headers(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert guarded({**answer.headers, "cache-control": GUARDING["cache-control"]})
    again = browser.get(path, headers={"if-none-match": answer.headers.get("etag", "")})
    assert guarded({**again.headers, "cache-control": GUARDING["cache-control"]})


@pytest.mark.parametrize(
    ("host", "sent"), [("localhost", True), ("127.0.0.1:8470", True), ("192.168.0.7:8470", False), ("[fd00::2]", False)]
)
def test_browsers_get_no_header_that_they_complain_about(browser: httpx.Client, host: str, sent: bool) -> None:
    for path in ("/", "/t/ABCDEF", SCRIPT_AT):
        answer = browser.get(path, headers={"host": host})
        assert ("cross-origin-opener-policy" in answer.headers) == sent
        assert guarded({**GUARDING, **answer.headers, "cache-control": GUARDING["cache-control"]})


@pytest.mark.parametrize(
    "path",
    [
        "/../__init__.py",
        "/assets/../../__init__.py",
        "/assets/%2e%2e/%2e%2e/__init__.py",
        "/%2e%2e%2f__init__.py",
        "/..%5c__init__.py",
        "/assets/..\\..\\__init__.py",
        "/%252e%252e/__init__.py",
        "/./../page/../__init__.py",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/assets/%00",
        "/assets/index-1a2b.js/",
        "/assets/%c3%28",
        "/t/../../__init__.py",
        "*",
        "page/index.html",
    ],
)
def test_no_path_leads_out_of_the_page(front: LiveServer, path: str) -> None:
    client = RawClient(front.url)
    client.send(
        f"GET {path} HTTP/1.1\r\nHost: {client.host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n".encode()
    )
    answer = client.rest()
    client.close()
    assert int(answer.split()[1]) in (400, 404)
    assert b"__version__" not in answer and b"root:" not in answer
    assert front.process.poll() is None


def test_six_friends_behind_one_address_stay_within_the_limits(tmp_path: Path) -> None:
    parts = {f"assets/part-{number}.js": SCRIPT for number in range(60)}
    env = {**with_page(tmp_path, {"index.html": INDEX, **parts}), "NOTTINGHAM_REQUESTS_PER_SECOND": "10"}
    with (
        open_server(tmp_path / "test.db", env=env) as live,
        plain_http.Client(base_url=live.url) as browser,
    ):
        for _ in range(6):
            assert all(browser.get(path).status_code == 200 for path in ("/", *(f"/{part}" for part in parts)))
            assert browser.get("/api/bots").status_code == 200


def test_page_loads_are_rate_limited(tmp_path: Path) -> None:
    env = {**with_page(tmp_path, FILES), "NOTTINGHAM_REQUESTS_PER_SECOND": "1"}
    with (
        open_server(tmp_path / "test.db", env=env) as live,
        plain_http.Client(base_url=live.url) as browser,
    ):
        fonts = [browser.get("/assets/alegreya-5e6f.woff2").status_code for _ in range(12)]
        assert fonts[:5] == [200] * 5, "a burst is let through"
        assert 429 in fonts
        astray = [browser.get("/nowhere", headers=BROWSER) for _ in range(12)]
        turned_away = [answer for answer in astray if answer.status_code == 429]
        assert turned_away, "what is not there is no way round"
        assert all(answer.headers["retry-after"] and guarded(answer.headers) for answer in turned_away)


def test_a_server_without_a_page_says_so(tmp_path: Path) -> None:
    with (
        open_server(tmp_path / "test.db", env=with_page(tmp_path, {})) as live,
        plain_http.Client(base_url=live.url) as browser,
    ):
        for place in ("/", "/t/ABCDEF"):
            answer = browser.get(place)
            assert answer.status_code == 200
            assert "not built" in answer.text and "unofficial" in answer.text
        assert browser.get("/version.json").status_code == 404
        assert browser.get("/health").json()["ok"]
