"""A message is the same message however the network cuts it to pieces."""

import struct
from itertools import cycle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nottingham.server.frames import FrameLengths
from tests.support.live_server import LiveServer
from tests.support.odd_text import CLOSE, HELLO, PONG, TEXT, dial, exchange, frame, say

NONSENSE = b'{"type":"join","table":"nowhere","key":"whole"}'
ALIVE = b"GET /alive HTTP/1.1\r\nHost: localhost\r\n\r\n"


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


@pytest.mark.parametrize("cut", [8, 20, 40])
def test_the_rest_of_a_message_is_no_message_even_if_it_looks_like_one(live: LiveServer, cut: int) -> None:
    message = frame(TEXT, NONSENSE)
    rest = message[cut:]
    wanted = bytes([0x80 | TEXT, 0x80 | len(rest) - 6])  # the head of a whole text message
    mask = bytearray(4)
    for place, byte in enumerate(wanted, cut - 6):
        mask[place % 4] = NONSENSE[place] ^ byte
    masked = message[:2] + mask + bytes(byte ^ other for byte, other in zip(NONSENSE, cycle(mask), strict=False))
    assert masked[cut : cut + 2] == wanted
    with dial(live.url) as line:
        assert exchange(line, HELLO).status == 101
        line.sendall(masked[:cut])
        say(live.url, ALIVE)  # when the server answers this, it has read the first piece
        line.sendall(masked[cut:])
        assert b"no_such_table" in line.recv(65536)


def test_a_whole_message_amid_another_ends_the_connection(live: LiveServer) -> None:
    """RFC 6455, 5.4: the frames of a message are not interrupted by another message."""
    with dial(live.url) as line:
        assert exchange(line, HELLO).status == 101
        line.sendall(frame(TEXT, NONSENSE[:9], last=False))
        say(live.url, ALIVE)
        line.sendall(frame(TEXT, NONSENSE))
        heard = line.recv(65536)
        assert heard[0] == 0x80 | CLOSE and struct.unpack("!H", heard[2:4]) == (1002,)


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


def test_a_length_is_checked_after_a_message_in_pieces_too(live: LiveServer) -> None:
    text = NONSENSE.ljust(133)
    with dial(live.url) as line:
        assert exchange(line, HELLO).status == 101
        line.sendall(frame(TEXT, b'{"type":"lobby"}')[:9])
        line.sendall(frame(TEXT, b'{"type":"lobby"}')[9:])
        assert b'"lobby"' in line.recv(65536)
        line.sendall(bytes([0x80 | TEXT, 0x80 | 127]) + struct.pack("!Q", len(text)) + bytes(4) + text)
        heard = line.recv(65536)
        assert heard[0] == 0x80 | CLOSE and struct.unpack("!H", heard[2:4]) == (1002,)


def test_a_length_is_checked_behind_another_frame_too(live: LiveServer) -> None:
    with dial(live.url) as line:
        assert exchange(line, HELLO).status == 101
        long_length = bytes([0x80 | TEXT, 0x80 | 126]) + struct.pack("!H", 20) + bytes(4) + bytes(20)
        line.sendall(frame(PONG, b"") + long_length)
        heard = line.recv(65536)
        assert heard[0] == 0x80 | CLOSE and struct.unpack("!H", heard[2:4]) == (1002,)


FRAMES = st.lists(st.sampled_from([0, 1, 125, 126, 127, 300, 65535, 65536]), min_size=1, max_size=5)


@given(FRAMES, st.lists(st.integers(1, 12) | st.integers(1000, 70_000), min_size=1))
def test_frames_are_followed_however_they_are_cut(sizes: list[int], cuts: list[int]) -> None:
    data = b"".join(_long_frame(size) for size in sizes)
    lengths, start = FrameLengths(), 0
    ends = [0]
    for size in sizes:
        ends.append(ends[-1] + len(_long_frame(size)))
    for cut in cycle([*cuts, 5000]):
        if start >= len(data):
            break
        followed = lengths.follow(data[start : start + cut])
        assert followed is not None
        start += followed
        assert lengths.between_frames == (start in ends)
    assert lengths.follow(b"\x81\xfe\x00\x7d") is None


def _long_frame(size: int) -> bytes:
    if size < 65536:
        return frame(TEXT, bytes(size))
    return bytes([0x80 | TEXT, 0x80 | 127]) + struct.pack("!Q", size) + bytes(4) + bytes(size)
