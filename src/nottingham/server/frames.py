"""The bytes of WebSocket frames (RFC 6455): those nearly all messages need, without the library's general parser."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]

from nottingham.table.attendees import Message

WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""
MASKED: Final = 0x80
"""The bit that marks a client's frame."""
MAX_LENGTH_END: Final = 10
"""Where the length of a frame ends at the latest."""
MASK_BYTES: Final = 4
"""How long the mask behind it is."""
MAX_FAST_BYTES: Final = 4096
"""Longer messages go through the library."""
CONTROL: Final = 0x08
"""The bit of the first byte that marks pings, pongs and close frames."""
MAX_PARSED_FRAMES: Final = 8
"""How many frames the library parses at once."""


def whole_text(data: bytes) -> bytes | None:
    """The text, if the data is exactly one short text message in one frame, as nearly all are.

    For everything else the library parses the data, which takes five times as long.
    """
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    start, size = 6, data[1] - MASKED
    if size == 126:
        start, size = 8, int.from_bytes(data[2:4], "big")
        if size < 126:
            return None
    if size > MAX_FAST_BYTES or len(data) != start + size:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


@lru_cache(maxsize=4096)
def _head(size: int) -> bytes:
    """The header of a frame with a whole text message of this size."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65536:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


def framed(texts: Iterable[Message]) -> bytes:
    """Messages, each in a frame."""
    pieces: list[bytes] = []
    for text in texts:
        payload = text if isinstance(text, bytes) else text()
        pieces.append(_head(len(payload)))
        pieces.append(payload)
    return b"".join(pieces)


class FrameLengths:
    """Follows the bytes from a client from frame to frame, however the network cuts them, and counts the frames.

    The library doesn't show whether it is inside a frame, how many bytes a length took, nor how many frames it is
    about to parse.
    """

    __slots__ = ("_head", "_left", "control_frames", "frames")

    def __init__(self) -> None:
        self.frames = 0
        """Frames that began in the piece that was followed last."""
        self.control_frames = 0
        """Those of them that are pings, pongs or close frames."""
        self._head = b""
        """The beginning of a frame whose length is not complete."""
        self._left = 0
        """How many bytes of the current frame are still to come."""

    @property
    def between_frames(self) -> bool:
        return not self._left and not self._head

    def follow(self, data: bytes) -> int | None:
        """How many of these bytes make up the next piece to parse: all, or those of `MAX_PARSED_FRAMES` frames.

        Returns None if a length takes more bytes than it must (RFC 6455, 5.2). The client is to be closed then.
        """
        self.frames = self.control_frames = 0
        start = min(self._left, len(data))
        self._left -= start
        while start < len(data) and self.frames < MAX_PARSED_FRAMES:
            head = self._head + data[start : start + MAX_LENGTH_END - len(self._head)]
            size = head[1] & 0x7F if len(head) > 1 else 0
            end = {126: 4, 127: 10}.get(size, 2)
            if len(head) < end:
                self._head = head
                return len(data)
            if end > 2:
                size = int.from_bytes(head[2:end], "big")
                if size < (126 if end == 4 else 65536):
                    return None
            if head[1] >= MASKED:
                size += MASK_BYTES
            self.frames += 1
            self.control_frames += bool(head[0] & CONTROL)
            start += end - len(self._head)
            self._head = b""
            self._left = max(0, size - (len(data) - start))
            start += size
        return min(start, len(data))
