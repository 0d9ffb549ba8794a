"""A message is the same message however the network cuts it to pieces."""

import struct

import pytest

from tests.support.live_server import LiveServer
from tests.support.odd_text import CLOSE, HELLO, TEXT, dial, exchange, frame

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


@pytest.mark.parametrize("size", [20, 125, 126, 133, 9000])
def test_a_frame_whose_length_is_longer_than_it_must_be_ends_the_connection(live: LiveServer, size: int) -> None:
    """RFC 6455, 5.2: the length takes the fewest bytes that can hold it."""
    text = NONSENSE.ljust(size)[:size]
    lengths = [bytes([0x80 | 127]) + struct.pack("!Q", size)]
    if size < 126:
        lengths.append(bytes([0x80 | 126]) + struct.pack("!H", size))
    for length in lengths:
        with dial(live.url) as line:
            assert exchange(line, HELLO).status == 101
            line.sendall(bytes([0x80 | TEXT]) + length + bytes(4) + text)
            heard = line.recv(65536)
            assert heard[0] == 0x80 | CLOSE and struct.unpack("!H", heard[2:4]) == (1002,)
