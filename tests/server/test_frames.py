"""A message is the same message however the network cuts it to pieces."""

import pytest

from tests.support.live_server import LiveServer
from tests.support.odd_text import HELLO, TEXT, dial, exchange, frame

NONSENSE = b'{"type":"join","table":"nowhere","key":"whole"}'


@pytest.mark.parametrize("cut", [1, 2, 3, 5, 6, 7, 20])
def test_a_message_in_two_pieces_is_one_message(live: LiveServer, cut: int) -> None:
    message = frame(TEXT, NONSENSE)
    with dial(live.url) as line:
        assert exchange(line, HELLO).status == 101
        line.sendall(message[:cut])
        line.sendall(message[cut:])
        heard = b""
        while b"no_such_table" not in heard:
            heard += line.recv(65536)
    assert b'"key":"whole"' in heard
