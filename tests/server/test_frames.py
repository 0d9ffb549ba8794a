"""A message is the same message however the network cuts it to pieces."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, open_house
from tests.server.scrawl import HELLO, TEXT, dial, exchange, frame

NONSENSE = b'{"type":"join","table":"nowhere","key":"whole"}'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("frames") / "house.db") as house:
        yield house


@pytest.mark.parametrize("cut", [1, 2, 3, 5, 6, 7, 20])
def test_a_message_in_two_pieces_is_one_message(house: House, cut: int) -> None:
    message = frame(TEXT, NONSENSE)
    with dial(house.url) as line:
        assert exchange(line, HELLO).status == 101
        line.sendall(message[:cut])
        line.sendall(message[cut:])
        heard = b""
        while b"no_such_table" not in heard:
            heard += line.recv(65536)
    assert b'"key":"whole"' in heard
