"""The requests that a page sends to a table over its socket.

A socket's first message is `join` or `lobby`. Every later request is answered once, with `done` or `refused`, and the
answer carries the request's `key`. No request names the seat it comes from: the connection identifies the sender.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from nottingham.players.voices.lines import Mood
from nottingham.rules.errors import Malformed
from nottingham.table.settings import SettingsChange

MessageKey = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=5)]
MAX_CHAT_LENGTH = 500

Phrase = Literal[
    "hello",
    "good_luck",
    "trust_me",
    "all_honest",
    "make_an_offer",
    "too_little",
    "open_it",
    "let_it_pass",
    "liar",
    "deal",
    "no_deal",
    "well_played",
    "hurry",
    "pay_or_open",
    "watching_you",
    "thanks",
    "sorry",
    "laughter",
]
"""Ready-made chat lines, which may be about someone at the table. Each page shows them in its own language."""


Throwable = Literal["laughter", "gasp", "coin", "tomato"]
"""What players throw at the gate for fun. It changes nothing in the game."""


class SocketRequest(
    Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """Any request to a table."""

    key: MessageKey | None = None
    """Repeated in the answer. A move sent twice with the same key is made once."""


class Join(SocketRequest, frozen=True, tag="join", kw_only=True):
    """Join a table: in your seat if the secret has one, otherwise as a spectator."""

    table: Annotated[str, Meta(max_length=64)]
    secret: Annotated[str, Meta(max_length=128)] | None = None
    game: Annotated[str, Meta(max_length=64)] | None = None
    """The game that `version` refers to."""
    version: Annotated[int, Meta(ge=-1, le=2**31)] | None = None
    """The latest version this page has seen; later moves are sent. -1 for all moves."""
    screen: bool = False
    """Whether this is a screen for everyone in a room. Without a secret, it counts as no spectator."""


class WatchLobby(SocketRequest, frozen=True, tag="lobby", kw_only=True):
    """Receive the list of public tables, now and whenever it changes."""


class MakeMove(SocketRequest, frozen=True, tag="act", kw_only=True):
    """Make a move."""

    action: Raw
    """An action of the rules."""
    version: Number | None = None
    """The version at which the move was chosen. If what it is about has changed since, the move is stale."""
    game: Annotated[str, Meta(max_length=64)] | None = None
    """The game that the move is meant for. In any other game it is stale."""


class CatchUp(SocketRequest, frozen=True, tag="catch_up", kw_only=True):
    """Receive all moves after a version again."""

    version: Annotated[int, Meta(ge=-1, le=2**31)]
    game: Annotated[str, Meta(max_length=64)] | None = None
    """The game that `version` refers to. If another has begun, all its moves are sent."""


class Pass(SocketRequest, frozen=True, tag="pass", kw_only=True):
    """Say that you are done talking in this inspection, so that a bot sheriff or deputy need not wait for you."""


class Compose(SocketRequest, frozen=True, tag="composing", kw_only=True):
    """Signal that you are composing an offer for a bag, or no longer are. Its contents stay with you.

    Everyone sees it, and a bot sheriff or deputy waits for a merchant whose bag is at the gate. It ends after six
    seconds unless you send it again. Where several people play, all your signals in one inspection last at most twenty
    seconds in total. Outside an inspection it is ignored.
    """

    composing: bool = True


class Sit(SocketRequest, frozen=True, tag="sit", kw_only=True):
    """Take a seat; the first free one if none is given."""

    seat: Seat | None = None


class Stand(SocketRequest, frozen=True, tag="stand", kw_only=True):
    """Give up your seat. In a game a bot plays it to the end."""


class SeatBot(SocketRequest, frozen=True, tag="seat_bot", kw_only=True):
    """Seat a bot (host only)."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=64)]


class Remove(SocketRequest, frozen=True, tag="remove", kw_only=True):
    """Empty a seat (host only). In a game a bot plays it to the end. Its person can't sit down here again."""

    seat: Seat


class Readmit(SocketRequest, frozen=True, tag="readmit", kw_only=True):
    """Let a removed person sit down again (host only)."""

    name: Annotated[str, Meta(max_length=64)]
    """One of `barred_people`."""


class MakeHost(SocketRequest, frozen=True, tag="make_host", kw_only=True):
    """Make the person in a seat the host (host only)."""

    seat: Seat


class Arrange(SocketRequest, frozen=True, tag="arrange", kw_only=True):
    """Change settings (host only). Those left out stay as they are."""

    settings: SettingsChange


class Cut(SocketRequest, frozen=True, tag="cut", kw_only=True):
    """Cut: add your own text to the next shuffle."""

    text: Annotated[str, Meta(max_length=64)]


class Ready(SocketRequest, frozen=True, tag="ready", kw_only=True):
    """Say that you are ready for the next game, or no longer are."""

    ready: bool = True


class Start(SocketRequest, frozen=True, tag="start", kw_only=True):
    """Start the game (host only)."""

    sheriff: Seat | None = None
    """The first sheriff, if the settings let the host name them."""


class Rematch(SocketRequest, frozen=True, tag="rematch", kw_only=True):
    """Start another game with the same people and options (host only). Its first sheriff is drawn by lot."""


class Gather(SocketRequest, frozen=True, tag="gather", kw_only=True):
    """After a game, open the table again to change people and options (host only)."""


class TurnTo(SocketRequest, frozen=True, tag="turn_to", kw_only=True):
    """Begin a chapter of the table's lesson. An unfinished chapter is abandoned."""

    chapter: Annotated[int, Meta(ge=0, le=99)]


class Pause(SocketRequest, frozen=True, tag="pause", kw_only=True):
    """Ask for a pause, or agree to one. It begins when everyone connected has asked."""


class Resume(SocketRequest, frozen=True, tag="resume", kw_only=True):
    """End the pause, or withdraw your request for one."""


class Say(SocketRequest, frozen=True, tag="say", kw_only=True):
    """Say something in the chat: a text or a phrase."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)] | None = None
    phrase: Phrase | None = None
    about: Seat | None = None
    """The seat that a phrase is about."""


class Gesture(SocketRequest, frozen=True, tag="gesture", kw_only=True):
    """Pull a face, which you keep until the next round, or throw something at the gate. Everyone sees it."""

    mood: Mood | None = None
    throw: Throwable | None = None


class Guess(SocketRequest, frozen=True, tag="guess", kw_only=True):
    """Guess whether a bag is honest, before it is opened. You must neither see into it nor decide about it.

    Nobody sees your guess. When the game is over, everyone sees how many of your guesses were right.
    """

    round: Number
    bag: Seat
    honest: bool | None
    """Null takes the guess back."""


class Shown(SocketRequest, frozen=True, tag="shown", kw_only=True):
    """Say that you have shown the opening of a bag, or that it was skipped (screens only).

    The server tells everyone, so that phones wait for the screen, and no longer than that.
    """

    game: Annotated[str, Meta(max_length=64)]
    version: Number
    """Of the move that opened it."""


class Recall(SocketRequest, frozen=True, tag="recall", kw_only=True):
    """Receive chat lines before a given one."""

    before: Number


class Mute(SocketRequest, frozen=True, tag="mute", kw_only=True):
    """Mute someone, or unmute them."""

    seat: Seat
    muted: bool = True


class Silence(SocketRequest, frozen=True, tag="silence", kw_only=True):
    """Block someone from the chat, or unblock them (host only)."""

    seat: Seat
    silent: bool = True


TableRequest = (
    MakeMove
    | CatchUp
    | Pass
    | Compose
    | Sit
    | Stand
    | SeatBot
    | Remove
    | Readmit
    | MakeHost
    | Arrange
    | Cut
    | Ready
    | Start
    | Rematch
    | Gather
    | TurnTo
    | Pause
    | Resume
    | Say
    | Gesture
    | Guess
    | Shown
    | Recall
    | Mute
    | Silence
)
FirstRequest = Join | WatchLobby
"""The first message on a socket."""

_table_request: msgspec.json.Decoder[TableRequest] = msgspec.json.Decoder(TableRequest)
_first_request: msgspec.json.Decoder[FirstRequest] = msgspec.json.Decoder(FirstRequest)


class _Keyed(Struct):
    key: str | None = None


_keyed = msgspec.json.Decoder(_Keyed)


def parse_request(text: str | bytes) -> TableRequest:
    """A request to a table, or `Malformed` with the reason."""
    try:
        return _table_request.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None


def parse_first_request(text: str | bytes) -> FirstRequest:
    """A socket's first message, or `Malformed` with the reason."""
    try:
        return _first_request.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None


def key_of(text: str | bytes) -> str | None:
    """The key of a malformed request, so that its refusal can carry it."""
    try:
        key = _keyed.decode(text).key
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return key if key is not None and len(key) <= 64 else None
