"""The command `watch`: narrates a game in the terminal as it is played."""

import random
import textwrap
import time
from collections.abc import Iterable, Sequence
from contextlib import ExitStack

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from nottingham.narration.narrator import Narrator
from nottingham.narration.texts import Texts
from nottingham.play.runner import play_game
from nottingham.players.roster import make_player, title
from nottingham.rules.events import (
    BagOpened,
    DealStruck,
    Event,
    FellShort,
    GameEnded,
    PhaseBegan,
    RoundBegan,
)
from nottingham.rules.goods import Catalogue
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from nottingham.rules.view import view
from nottingham.rules.view_types import OthersSeat, OwnSeat

COLOURS = ("green", "magenta", "yellow", "cyan", "blue", "red")


class Watcher:
    """Narrates a game as one seat or a spectator sees it, or with everything open."""

    def __init__(
        self, console: Console, names: Iterable[str], texts: Texts, eyes: int | None, *, everything: bool
    ) -> None:
        self._console = console
        self._names = tuple(names)
        self._texts = texts
        self._narrator = Narrator(self._names, texts, eyes)
        self._eyes = eyes
        self._everything = everything

    def show(self, state: State, events: Iterable[Event]) -> None:
        for event in events:
            self._print(event if self._everything else event.seen_by(self._eyes))
            if isinstance(event, RoundBegan) and event.round > 1:
                self._console.print(self._stands(state))
            if isinstance(event, GameEnded):
                self._console.print(self._scores(state))

    def _print(self, event: Event) -> None:
        lines = self._narrator.narrate(event)
        if isinstance(event, RoundBegan):
            self._console.print(Rule(Text(lines[0].rstrip("."), style="bold"), style="dim"))
            return
        heading = isinstance(event, PhaseBegan)
        loud = isinstance(event, BagOpened | DealStruck | FellShort)
        style = "italic dim" if heading else "bold" if loud else ""
        for line in lines:
            _print_wrapped(self._console, self._coloured(line, style), indent="" if heading else "  ")

    def _coloured(self, line: str, style: str) -> Text:
        text = Text(line, style=style)
        for seat, name in enumerate(self._names):
            text.highlight_words([name], style=COLOURS[seat])
        return text

    def _stands(self, state: State) -> Table:
        """Returns a table of what every player has, as these eyes see it."""
        seen = view(state, self._eyes)
        table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        table.add_column("", no_wrap=True)
        table.add_column(self._texts.say("over-gold"), justify="right")
        legal = state.goods.declarable
        for good in legal:
            table.add_column(self._texts.good(good), justify="right")
        contraband = self._texts.say("over-contraband")
        table.add_column(contraband, min_width=len(contraband))
        for place, (name, seat) in enumerate(zip(self._names, seen.seats, strict=True)):
            hidden = self._contraband(state.goods, seat, state, place)
            counts = [str(seat.stand.get(good, "·")) for good in legal]
            table.add_row(Text(name, style=COLOURS[place]), str(seat.gold), *counts, hidden)
        return table

    def _contraband(self, goods: Catalogue, seat: OthersSeat | OwnSeat, state: State, place: int) -> str:
        cards = state.seats[place].contraband if self._everything else seat.contraband
        if isinstance(cards, int):
            return str(cards or "·")
        in_order = sorted(cards, key=lambda good: goods.order[good])
        return ", ".join(self._texts.goods(good, cards[good]) for good in in_order) or "·"

    def _scores(self, state: State) -> Table:
        table = Table(
            title=self._texts.say("over-scores"),
            title_style="bold",
            box=SIMPLE_HEAD,
            pad_edge=False,
            collapse_padding=True,
        )
        table.add_column("", no_wrap=True)
        for column in ("gold", "legal", "contraband", "black_market", "crowns", "total"):
            heading = self._texts.say(f"over-{column}")
            table.add_column(textwrap.fill(heading, max(map(len, heading.split()))), justify="right")
        scores = state.scores or ()
        for place in sorted(range(len(scores)), key=lambda seat: scores[seat].rank):
            score = scores[place]
            crowns = sum(score.crowns.values())
            row = (score.gold, score.legal, score.contraband, score.black_market, crowns)
            name = Text(f"{score.rank}. {self._names[place]}", style=COLOURS[place])
            table.add_row(name, *map(str, row), Text(str(score.total), style="bold"))
        return table


def watch(
    options: Options,
    seed: int,
    console: Console,
    players: Sequence[str],
    texts: Texts,
    *,
    eyes: int | None = None,
    everything: bool = True,
    pause: float = 0,
) -> State:
    """Plays one game to its end and narrates it. The same seed plays the same game."""
    deal = seed_from_number(seed)
    names = _names(players, texts)
    watcher = Watcher(console, names, texts, eyes, everything=everything)

    def show(state: State, events: Sequence[Event]) -> None:
        watcher.show(state, events)
        if pause:
            time.sleep(pause)

    chances = [random.Random(f"nottingham watch {seed} {seat}").random for seat in range(options.players)]
    with ExitStack() as stack:
        seated = []
        for player in players:
            seated.append(make_player(player))
            stack.callback(seated[-1].leave)
        _introduce(console, players, names, texts)
        state, _ = play_game(options, deal, seated, chances, names=names, onlooker=show)
    return state


def _names(players: Sequence[str], texts: Texts) -> list[str]:
    """Returns the name of each player at the table; equal names are numbered."""
    titles = [texts.say(key) if texts.has(key := f"bot-{_who(player)}") else title(player) for player in players]
    return [
        f"{name} {titles[: seat + 1].count(name)}" if titles.count(name) > 1 else name
        for seat, name in enumerate(titles)
    ]


def _introduce(console: Console, players: Sequence[str], names: Sequence[str], texts: Texts) -> None:
    """Prints the players and their mottos."""
    for seat, (player, name) in enumerate(zip(players, names, strict=True)):
        text = Text(name)
        if texts.has(motto := f"motto-{_who(player)}"):
            text = Text(f"{texts.say('colon-after', what=name)} {texts.say(motto)}")
        text.stylize(COLOURS[seat], 0, len(name))
        _print_wrapped(console, text)


def _who(player: str) -> str:
    """Returns the name of a player without the level."""
    return player.partition(":")[0]


def _print_wrapped(console: Console, text: Text, indent: str = "") -> None:
    """Breaks lines at plain spaces only. Rich also breaks them at no-break spaces, as before a French “!”."""
    width = max(1, console.width - len(indent))
    wrapper = textwrap.TextWrapper(width, expand_tabs=False, replace_whitespace=False, break_on_hyphens=False)
    end = 0
    for line in wrapper.wrap(text.plain):
        start = text.plain.index(line, end)
        end = start + len(line)
        console.print(Text(indent) + text[start:end])
