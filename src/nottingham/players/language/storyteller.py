"""Prompts for a language model's seat: the news since last time, its situation, and its choices.

A storyteller gets the events and Views of one seat and nothing else, so it has nothing to give away.
"""

from collections.abc import Mapping

from nottingham.narration.narrator import Narrator
from nottingham.narration.texts import Texts
from nottingham.narration.wording import Wording
from nottingham.players.language.menu import Menu
from nottingham.players.language.situation import Situation, describe_goods
from nottingham.rules.events import Event, GameStarted
from nottingham.rules.goods import Catalogue, catalogue
from nottingham.rules.view_types import View

MAX_NEWS = 40
"""Sentences of news that are told at once; of more, the latest."""


class Storyteller:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._narrator: Narrator | None = None
        self._goods: Catalogue | None = None
        self._news: list[str] = []

    def hear(self, event: Event, seat: int | None) -> None:
        """Takes an event, as the seat sees it. The first of a game names the players."""
        if isinstance(event, GameStarted):
            self._narrator = Narrator(event.names, self.texts, seat)
            self._goods = catalogue(event.goods, event.crowns, event.black_market)
            self._news.clear()
        if self._narrator is not None:
            self._news += self._narrator.narrate(event)

    def said(self, name: str, text: str) -> None:
        """Takes a line of chat."""
        self._news.append(self.texts.say("told-said", name=name, text=text))

    def take_news(self) -> str:
        """Everything since last time; empty if there is nothing new."""
        news, self._news = self._news[-MAX_NEWS:], []
        return "\n".join([self.texts.say("told-news"), *news]) if news else ""

    def menu(self, view: View, *, must: bool = True, offers_left: Mapping[str, int] | None = None) -> Menu:
        return Menu(view, self._wording(view), self.catalogue, must=must, offers_left=offers_left)

    def turn(self, view: View, menu: Menu | None) -> str:
        """The news, the situation in brief, and the choices, if there are any."""
        return self._told(view, menu, Situation(view, self._wording(view)).brief())

    def look(self, view: View, menu: Menu | None) -> str:
        """The same with everything on the table."""
        return self._told(view, menu, Situation(view, self._wording(view)).whole())

    def goods(self) -> str:
        """The goods of the game with their values and penalties, and the crowns."""
        return describe_goods(self.catalogue, self.texts)

    def _told(self, view: View, menu: Menu | None, situation: str) -> str:
        if view.phase == "over":
            choices = self.texts.say("asked-over")
        elif menu is None:
            choices = self.texts.say("told-waiting")
        else:
            choices = f"{self.texts.say('told-choices')}\n{menu.text}"
        return "\n\n".join(part for part in (self.take_news(), situation, choices) if part)

    @property
    def catalogue(self) -> Catalogue:
        assert self._goods is not None, "the first event of a game names its goods"
        return self._goods

    def _wording(self, view: View) -> Wording:
        return Wording([seat.name for seat in view.seats], self.texts, tuple(self.catalogue.goods))
