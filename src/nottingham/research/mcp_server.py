"""A seat for a language model over the Model Context Protocol: five tools, and answers in words.

`serve_stdio` is the command `nottingham mcp`: one model, one seat, against bots or at a table of a running server.
`mount` serves the same tools over HTTP beside a server (`nottingham serve --mcp`). Anyone can connect there, so
the seats are only at tables of that server, and each has a key that only the model that sat down is told.

The server can't send messages on its own, so `act` and `look` wait a while until it is the model's turn.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.transport_security import TransportSecuritySettings
from msgspec import Struct
from pydantic import Field
from starlette.types import ASGIApp
from typing_extensions import TypedDict

from nottingham import __version__
from nottingham.client import Client, ClientError, parse_link
from nottingham.narration.rulebook import rules_text, topics
from nottingham.narration.texts import LANGUAGES, Texts, find_language
from nottingham.players.language.menu import Answer, BadAnswer
from nottingham.players.roster import fill, is_built_in, player_names
from nottingham.research.seats import ActionRefused, LocalSeat, ModelSeat, TableSeat
from nottingham.rules.errors import RulesError
from nottingham.rules.options import Options, check
from nottingham.table.plain_text import clean_name

WAIT_SECONDS = 25.0
"""How long a call waits for the model's turn: most clients give up a call after half a minute or later."""
MAX_SEATS = 64
"""Seats of models at a server at once."""
MAX_IDLE_SECONDS = 600.0
"""A model that doesn't call for this long loses its seat, and a bot plays on."""
SWEEP_SECONDS = 30.0
"""How often to look for such seats."""
MAX_BODY_BYTES = 16 * 1024
TABLE_SETTINGS = {"bot_seconds": 0, "patience_seconds": 60}
"""At a table that a model opens, bots move at once and give the model time to speak."""

INSTRUCTIONS = (
    "Play Sheriff of Nottingham, a game of bluffing and bribes. Call sit once, then act until the game is over. "
    "Every answer says what happened and ends with numbered choices. rules explains the game."
)

Extra = Literal["royal_goods", "black_market", "removed_cards", "seven_card_hand", "open_trade"]
Cards = dict[str, int]


class Side(TypedDict, total=False):
    gold: int
    stand: Cards
    contraband: Cards
    bag: Cards


class Pledge(TypedDict):
    type: Literal["hand_back", "open"]
    bag: int


class Offer(TypedDict, total=False):
    to: int | str
    give: Side
    get: Side
    pledges: list[Pledge]
    favours: list[dict[str, Any]]


SeatKey = Annotated[str, Field(description="The key that sit gave you, if it gave you one.")]


class Wish(Struct):
    """What a model asks for when it sits down."""

    link: str
    options: Options
    opponents: Sequence[str]
    name: str
    texts: Texts


SeatMaker = Callable[[Wish], Awaitable[ModelSeat]]


class _Taken:
    """A seat of a model, and when it was last used."""

    def __init__(self, seat: ModelSeat) -> None:
        self.seat = seat
        self.used = time.monotonic()
        self.lock = asyncio.Lock()

    def touch(self) -> None:
        self.used = time.monotonic()


class Seats:
    """The seats of models, by key. Without keys there is one seat, and sitting down again leaves the earlier game."""

    def __init__(self, make: SeatMaker, *, keyed: bool) -> None:
        self._make = make
        self._keyed = keyed
        self._taken: dict[str, _Taken] = {}
        self._sitting_down = 0

    async def sit(self, wish: Wish) -> tuple[str, _Taken]:
        if self._keyed and len(self._taken) + self._sitting_down >= MAX_SEATS:
            raise ToolError("All seats for language models are taken. Try again later.")
        self._sitting_down += 1
        try:
            taken = _Taken(await self._make(wish))
        except (ClientError, RulesError) as error:
            raise ToolError(str(error)) from None
        finally:
            self._sitting_down -= 1
        if not self._keyed:
            await self.leave()
        key = secrets.token_urlsafe(12) if self._keyed else ""
        self._taken[key] = taken
        return key, taken

    def get(self, key: str) -> _Taken | None:
        taken = self._taken.get(key if self._keyed else "")
        if taken is not None:
            taken.touch()
        return taken

    def find(self, key: str) -> _Taken:
        taken = self.get(key)
        if taken is None:
            how = "There is no seat with this key. Call sit first, and pass the key that it gives you."
            raise ToolError(how if self._keyed else "You have no seat yet. Call sit first.")
        return taken

    async def sweep(self) -> None:
        """Runs forever, and gives up the seats of models that have stopped calling."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            late = time.monotonic() - MAX_IDLE_SECONDS
            for key in [key for key, taken in self._taken.items() if taken.used < late and not taken.lock.locked()]:
                await self._taken.pop(key).seat.leave()

    async def leave(self) -> None:
        """Gives up all seats."""
        taken, self._taken = self._taken, {}
        await asyncio.gather(*(one.seat.leave() for one in taken.values()))


def make_server(seats: Seats, *, wait_seconds: float = WAIT_SECONDS) -> MCPServer[Any]:
    logging.getLogger("mcp").setLevel(logging.ERROR)  # it would log the ids of sessions
    server: MCPServer[Any] = MCPServer(
        "nottingham", version=__version__, instructions=INSTRUCTIONS, log_level="ERROR", subscriptions=False
    )

    @server.tool(structured_output=False)
    async def sit(
        *,
        link: Annotated[
            str, Field(description="Link or code of a table to sit down at. Empty: a new game against bots.")
        ] = "",
        players: Annotated[int, Field(description="Players of a new game, 3 to 6.")] = 4,
        edition: Literal["first", "second"] = "second",
        extras: Annotated[list[Extra], Field(default_factory=list, description="Optional rules of a new game.")],
        packs: Annotated[list[str], Field(default_factory=list, description="Packs of extra cards.")],
        opponents: Annotated[
            list[str],
            Field(default_factory=list, description="Bots of a new game: grandmaster, master, trader, robin_hood, …"),
        ],
        name: Annotated[str, Field(description="Your name at the table.")] = "Model",
        language: Annotated[str, Field(description="en, fr, es, pt-BR or ru.")] = "en",
    ) -> str:
        """Sit down and begin. Tells the goods, the table and your choices."""
        named: dict[str, Any] = {
            "players": players,
            "edition": edition,
            "packs": packs,
            **dict.fromkeys(extras, True),
        }
        wish = _wish(link, named, opponents, name, language)
        key, taken = await seats.sit(wish)
        await _wait(taken.seat, wait_seconds)
        said = [rules_text("about", Options(4), wish.texts.language)]
        if key:
            said.append(f"Your key is {key}. Pass it as “key” in every call.")
        if taken.seat.view is not None:
            said.append(taken.seat.story.goods())
        return "\n\n".join([*said, _told(taken.seat, whole=True)])

    @server.tool(structured_output=False)
    async def look(key: SeatKey = "") -> str:
        """Everything you know: all players, bags, offers, promises, piles. Waits a while if it is not your turn."""
        taken = seats.find(key)
        async with taken.lock:
            await _wait(taken.seat, wait_seconds)
            return _told(taken.seat, whole=True)

    @server.tool(structured_output=False)
    async def act(
        *,
        choice: Annotated[int, Field(description="The number of your choice.")],
        cards: Annotated[Cards, Field(default_factory=dict, description='{"apples": 2, "silk": 1}')],
        take: Annotated[list[Literal["left", "right"]], Field(default_factory=list)],
        order: Annotated[list[str], Field(default_factory=list)],
        offer: Annotated[
            Offer,
            Field(
                default_factory=dict,
                description="Seats by number. give: what you hand over, get: what you ask; gold, stand (legal goods), "
                "contraband, bag (the merchant's own, only with a pledge to hand it back). pledges bind the officer: "
                "hand_back or open the bag of a seat. favours are promises: {type: spare or open, by, whom}, "
                "{type: pay, by, to, gold}, {type: words, by, text}.",
            ),
        ],
        gold: int = 0,
        key: SeatKey = "",
    ) -> str:
        """Take one of your numbered choices. Tells what happened until your next turn, and your new choices."""
        taken = seats.find(key)
        given = {"cards": cards, "take": take, "order": order, "gold": gold, "offer": offer}
        async with taken.lock:
            await _act(taken.seat, {"choice": choice, **{name: value for name, value in given.items() if value}})
            await _wait(taken.seat, wait_seconds)
            return _told(taken.seat)

    @server.tool(structured_output=False)
    async def say(text: Annotated[str, Field(description="At most 500 characters.")], key: SeatKey = "") -> str:
        """Say something to everyone at the table: persuade, threaten, bluff. It takes no turn."""
        taken = seats.find(key)
        try:
            await taken.seat.say(text)
        except ActionRefused as refused:
            raise ToolError(str(refused)) from None
        return "Said."

    @server.tool(structured_output=False)
    async def rules(
        topic: Annotated[str, Field(description="A topic. Empty: an overview and the topics.")] = "", key: SeatKey = ""
    ) -> str:
        """The rules of the game, by topic."""
        taken = seats.get(key)
        options = taken.seat.view.options if taken and taken.seat.view else Options(4)
        language = taken.seat.story.texts.language if taken else "en"
        known = topics(options)
        if not topic:
            overview = rules_text("round", options, language)
            return f"{overview}\n\nTopics: {', '.join(known)}."
        if topic not in known:
            raise ToolError(f"There is no topic {topic[:40]!r}. There are: {', '.join(known)}.")
        return rules_text(topic, options, language)

    return server


def _wish(link: str, named: Mapping[str, Any], opponents: Sequence[str], name: str, language: str) -> Wish:
    found = find_language(language)
    if found is None:
        raise ToolError(f"There is no language {language[:40]!r}. There are: {', '.join(LANGUAGES)}.")
    try:
        options = check(msgspec.convert(named, Options))
    except (RulesError, msgspec.ValidationError) as error:
        raise ToolError(str(error)) from None
    for opponent in opponents:
        if not is_built_in(opponent):
            raise ToolError(f"There is no bot {opponent[:40]!r}. There are: {', '.join(player_names())}.")
    if len(opponents) > options.players - 1:
        raise ToolError(f"{len(opponents)} opponents are too many for {options.players} players.")
    return Wish(link.strip(), options, fill(opponents, options.players - 1), clean_name(name) or "Model", Texts(found))


async def _wait(seat: ModelSeat, seconds: float) -> None:
    try:
        await seat.wait(seconds)
    except ActionRefused as refused:
        raise ToolError(str(refused)) from None


def _told(seat: ModelSeat, *, whole: bool = False) -> str:
    if seat.view is None:
        return "\n\n".join(filter(None, (seat.story.take_news(), seat.story.texts.say("told-gathering"))))
    return seat.story.look(seat.view, seat.menu) if whole else seat.story.turn(seat.view, seat.menu)


async def _act(seat: ModelSeat, answer: Mapping[str, Any]) -> None:
    menu = seat.menu
    if menu is None:
        raise ToolError(f"It is not your turn. {_told(seat)}")
    try:
        action = menu.read(msgspec.convert(answer, Answer))
    except (BadAnswer, msgspec.ValidationError) as error:
        raise ToolError(_wrong(str(error), menu.text)) from None
    try:
        await seat.act(action)
    except ActionRefused as refused:
        await _wait(seat, 0)
        raise ToolError(_wrong(str(refused), seat.menu.text if seat.menu else "")) from None


def _wrong(reason: str, choices: str) -> str:
    return f"{reason}\nNothing has changed. Your choices:\n{choices}" if choices else reason


# Over standard input and output


async def _local_or_table(wish: Wish, seed: int | None) -> ModelSeat:
    if not wish.link:
        return LocalSeat(wish.options, wish.opponents, wish.texts, name=wish.name, seed=seed)
    link = parse_link(wish.link)
    client = Client(link.server)
    await client.table(link.code)  # fails early, so that a bad link registers nobody
    await client.register(wish.name)
    return await TableSeat.sit_down(client, link.code, wish.texts)


async def serve_stdio(seed: int | None = None) -> None:
    """Serves one model over standard input and output until the input ends."""

    async def make(wish: Wish) -> ModelSeat:
        return await _local_or_table(wish, seed)

    seats = Seats(make, keyed=False)
    try:
        await make_server(seats).run_stdio_async()
    finally:
        await seats.leave()


# Over HTTP, beside a server


@asynccontextmanager
async def mount(address: str) -> AsyncIterator[ASGIApp]:
    """The application to mount beside the server at this address. It lives as long as this context."""

    async def make(wish: Wish) -> ModelSeat:
        client = Client(address)
        if wish.link:
            code = parse_link(wish.link, address).code  # never another server: strangers choose the link
            await client.table(code)
            await client.register(wish.name)
            return await TableSeat.sit_down(client, code, wish.texts)
        await client.register(wish.name)
        settings = {"options": msgspec.to_builtins(wish.options), **TABLE_SETTINGS}
        table = await client.create_table(settings, bots=dict(enumerate(wish.opponents, 1)))
        seat = await TableSeat.sit_down(client, table.code, wish.texts)
        try:
            await seat.start()
        except BaseException:
            await seat.leave()
            raise
        return seat

    seats = Seats(make, keyed=True)
    server = make_server(seats)
    # The server has checked the names in Host and Origin already, by its own settings.
    checked = TransportSecuritySettings(enable_dns_rebinding_protection=False)
    app = server.streamable_http_app(
        streamable_http_path="/mcp",
        json_response=True,
        transport_security=checked,
        max_request_body_size=MAX_BODY_BYTES,
    )
    async with server.session_manager.run():
        sweeping = asyncio.create_task(seats.sweep())
        try:
            yield app
        finally:
            sweeping.cancel()
            await seats.leave()
