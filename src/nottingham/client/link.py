"""Links to tables: `https://nottingham.example/t/7m3kq9x2hvwd4c`, as the page shows them to invite people."""

import re
from urllib.parse import urlsplit

from msgspec import Struct

from nottingham.client.errors import BadLink

DEFAULT_SERVER = "http://127.0.0.1:8470"
_CODE = re.compile(r"[A-Za-z0-9]{1,64}")
_PATH = re.compile(r"/t/([A-Za-z0-9]{1,64})/?")


class TableLink(Struct, frozen=True):
    """A table, and the server where it is."""

    server: str
    code: str

    def __str__(self) -> str:
        return f"{self.server}/t/{self.code}"


def parse_link(text: str, server: str = DEFAULT_SERVER) -> TableLink:
    """The table that a link names, or a bare code at `server`.

    >>> parse_link("https://nottingham.example/t/7m3kq9x2hvwd4c")
    TableLink(server='https://nottingham.example', code='7m3kq9x2hvwd4c')
    >>> parse_link("7m3kq9x2hvwd4c").server
    'http://127.0.0.1:8470'
    """
    text = text.strip()
    if _CODE.fullmatch(text):
        return TableLink(server_address(server), text)
    path = _PATH.fullmatch(_parts(text)[1])
    if path is None:
        raise BadLink(f"{text[:200]!r} is not a link to a table: it looks like http://host:port/t/CODE.")
    return TableLink(server_address(text), path[1])


def server_address(text: str) -> str:
    """The scheme, host and port of an address.

    >>> server_address("http://localhost:8470/lobby")
    'http://localhost:8470'
    """
    return _parts(text)[0]


def _parts(text: str) -> tuple[str, str]:
    """An address up to the path, and the path."""
    try:
        parts = urlsplit(text.strip())
        if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and not parts.username:
            return f"{parts.scheme}://{parts.netloc}", parts.path
    except ValueError:
        pass
    raise BadLink(f"{text[:200]!r} is not the address of a server: it looks like http://host:port.")
