"""Counts the tokens that a language model's seat is told.

Install `mistral-common`, then run `python -m bench.llm_tokens`. A scripted agent plays whole games against masters,
and each game is told in all languages. Tokens are those of Mistral's Tekken, because its vocabulary comes with the
package; others would need a download.
"""

import asyncio
import json
from collections.abc import Callable, Iterable
from importlib import resources

import msgspec
from mcp.client import Client
from rich.console import Console
from rich.table import Table

from nottingham.narration.texts import LANGUAGES, Texts
from nottingham.players.language.menu import Answer, BadAnswer
from nottingham.research.mcp_server import Seats, Wish, make_server
from nottingham.research.seats import ActionRefused, LocalSeat, ModelSeat
from nottingham.rules.options import Options
from tests.support.scripted_agent import ScriptedAgent

KINDS = (Options(3, edition="first"), Options(4, edition="first"), Options(4), Options(6))
GAMES = 3
VOCABULARY = "tekken_240911.json"
PATIENCE = 60.0

Count = Callable[[str], int]


def tokenizer() -> Count:
    from mistral_common.tokens.tokenizers.tekken import Tekkenizer

    with resources.as_file(resources.files("mistral_common.data") / VOCABULARY) as file:
        tekken = Tekkenizer.from_file(str(file))
    return lambda text: len(tekken.encode(text, bos=False, eos=False))


async def tell(options: Options, seed: int) -> dict[str, list[str]]:
    """A whole game as it is told in each language, turn by turn; errors are turns, too."""
    opponents = ["master"] * (options.players - 1)
    seats = {tag: LocalSeat(options, opponents, Texts(tag), name="Model", seed=seed) for tag in LANGUAGES}
    agent = ScriptedAgent(seed)
    texts: dict[str, list[str]] = {tag: [] for tag in LANGUAGES}
    for seat in seats.values():
        await seat.wait(PATIENCE)
    while True:
        for tag, seat in seats.items():
            assert seat.view is not None
            texts[tag].append(seat.story.turn(seat.view, seat.menu))
        assert len({len(turns) for turns in texts.values()}) == 1, "all languages tell the same game"
        if seats["en"].menu is None:
            return texts
        answer = msgspec.convert(agent.answer(texts["en"][-1]), Answer)
        for tag, seat in seats.items():
            assert seat.menu is not None
            try:
                await seat.act(seat.menu.read(answer))
            except (BadAnswer, ActionRefused) as wrong:
                texts[tag].append(f"{wrong}\nNothing has changed. Your choices:\n{seat.menu.text if seat.menu else ''}")


async def tools() -> Iterable[str]:
    async def nobody(wish: Wish) -> ModelSeat:
        raise NotImplementedError

    async with Client(make_server(Seats(nobody, keyed=True))) as client:
        return [
            json.dumps(tool.model_dump(mode="json", exclude_none=True)) for tool in (await client.list_tools()).tools
        ]


async def main() -> None:
    count = tokenizer()
    console = Console(highlight=False)
    table = Table(title="tokens a turn, on average (at most)")
    for title in ("", "turns a game", *LANGUAGES):
        table.add_column(title)
    for options in KINDS:
        games = [await tell(options, seed) for seed in range(1, GAMES + 1)]
        row = [f"{options.edition} edition, {options.players} players"]
        row.append(f"{sum(len(game['en']) for game in games) / GAMES:.0f}")
        for tag in LANGUAGES:
            counts = [count(text) for game in games for text in game[tag]]
            row.append(f"{sum(counts) / len(counts):.0f} ({max(counts)})")
        table.add_row(*row)
    console.print(table)
    console.print(f"the list of tools: {sum(map(count, await tools())):,} tokens")


if __name__ == "__main__":
    asyncio.run(main())
