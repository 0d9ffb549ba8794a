"""The player `llm`: a language model behind an OpenAI-compatible endpoint.

It is told its seat's news, situation and choices in words, and answers with a JSON object. An answer that can't be read
or is illegal is returned to it with the reason, `MAX_RETRIES` times a turn. It has a budget of tokens and of time for
each game, and a time limit for each answer. Once these are used up, or the endpoint has failed `MAX_FAILURES` times in
a row, the rest of the game is played by default, so no game waits for a model that hangs.

With an answer the model can say how much it suspects the bags at the gate. The arena compares that with the truth.
"""

import json
import logging
import os
from collections import Counter
from collections.abc import Iterator, Mapping
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from nottingham.narration.rulebook import rules_text, topics
from nottingham.narration.texts import Texts
from nottingham.players.defaults import default_action
from nottingham.players.language.attention import Attention
from nottingham.players.language.endpoint import Endpoint, EndpointFailed
from nottingham.players.language.menu import OFFER_EXAMPLE, Answer, BadAnswer
from nottingham.players.language.storyteller import Storyteller
from nottingham.players.player import Chance, TurnRequest
from nottingham.players.process import CannotStart
from nottingham.rules.actions import AnyAction
from nottingham.rules.events import Event, GameStarted, RoundBegan
from nottingham.rules.options import Options

MAX_RETRIES = 2
MAX_FAILURES = 3
REMEMBERED_TURNS = 6
"""Earlier turns that are sent along with each request."""
MAX_ANSWER = 8_000
"""How many characters of an answer are read, from its end: a choice comes last."""
TOLD_RULES = ("about", "round", "load", "inspect", "deals", "lies", "scoring")
HOW_TO_ANSWER = f"""\
Answer every message with one JSON object and nothing else: {{"choice": NUMBER}}. Add what the choice asks for: \
"cards": {{"apples": 2}}, "take": ["left"], "order": ["silk", "apples"], "gold": 3, or "offer".
An offer names seats by number. "give" is what you hand over, "get" what you ask for: gold, stand (legal goods), \
contraband, bag (goods from the merchant's own bag). Pledges bind the officer: "hand_back" or "open" a seat's bag. \
Favours are promises that bind nobody: "spare", "open", "pay" or "words". For example: {OFFER_EXAMPLE}
When bags are at the gate, add "suspicion": {{"SEAT": PROBABILITY}}: how likely each bag is not as declared."""

_log = logging.getLogger(__name__)


class Budget(Struct, frozen=True):
    """The most that a model may use."""

    answer_seconds: float = 60.0
    game_seconds: float = 1800.0
    game_tokens: int = 300_000

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Budget":
        """`NOTTINGHAM_LLM_ANSWER_SECONDS` and so on; the defaults where they are not set."""
        named = {field: f"NOTTINGHAM_LLM_{field.upper()}" for field in cls.__struct_fields__}
        given = {field: environment[name] for field, name in named.items() if name in environment}
        try:
            budget = msgspec.convert(given, cls, strict=False)
        except msgspec.ValidationError:
            budget = None
        if budget is None or not all(0 < value < 1e9 for value in msgspec.structs.astuple(budget)):
            raise CannotStart(
                f"The budget of a language model must be positive numbers below a billion: {', '.join(named.values())}."
            )
        return budget


class LanguagePlayer:
    def __init__(self, endpoint: Endpoint, budget: Budget | None = None) -> None:
        self.failures: Counter[str] = Counter()
        """How often an answer was illegal or nonsense, and how often the endpoint hung or failed."""
        self.unanswered = 0
        """How many required answers are missing because of such failures or because the budget was used up."""
        self.tokens = 0
        """Tokens used in all games."""
        self._endpoint = endpoint
        self._budget = budget or Budget()
        self._warned = False

    def sit(self, seat: int, chance: Chance) -> None:
        self._seat = seat
        self._story = Storyteller(Texts("en"))
        self._attention = Attention(seat)
        self._system = ""
        self._turns: list[dict[str, str]] = []
        self._suspicions: dict[int, float] = {}
        self._failed_in_a_row = 0
        self._tokens_left = self._budget.game_tokens
        self._deadline = monotonic() + self._budget.game_seconds

    def hear(self, event: Event) -> None:
        self._story.hear(event, self._seat)
        self._attention.hear(event)
        if isinstance(event, GameStarted):
            self._system = f"{_rules(event.options)}\n\n{self._story.goods()}\n\n{HOW_TO_ANSWER}"
        elif isinstance(event, RoundBegan):
            self._suspicions.clear()

    def act(self, request: TurnRequest) -> AnyAction | None:
        if not request.must and not self._attention.stirred:
            return None
        self._attention.calm()
        self._retries_left = MAX_RETRIES
        self._menu = self._story.menu(request.view, must=request.must, offers_left=request.offers_left)
        return self._ask(request, self._story.turn(request.view, self._menu))

    def reconsider(self, request: TurnRequest, reason: str) -> AnyAction | None:
        if not self._retries_left and not request.must:
            return None  # the game counts this one
        self.failures["illegal"] += 1
        return self._ask_again(request, reason)

    def suspects(self, bag: int) -> float | None:
        return self._suspicions.get(bag)

    def leave(self) -> None:
        pass

    def _ask_again(self, request: TurnRequest, reason: str) -> AnyAction | None:
        if not self._retries_left:
            return self._default(request)
        self._retries_left -= 1
        return self._ask(request, f"{reason}\nNothing has changed. Your choices:\n{self._menu.text}")

    def _ask(self, request: TurnRequest, message: str) -> AnyAction | None:
        seconds = min(self._budget.answer_seconds, self._deadline - monotonic())
        if seconds <= 0 or self._tokens_left <= 0 or self._failed_in_a_row >= MAX_FAILURES:
            return self._default(request)
        question = {"role": "user", "content": message}
        try:
            reply = self._endpoint.ask([{"role": "system", "content": self._system}, *self._turns, question], seconds)
        except EndpointFailed as failed:
            self._note_failure(failed)
            return self._default(request)
        self._failed_in_a_row = 0
        self.tokens += reply.tokens
        self._tokens_left -= reply.tokens
        self._turns = [*self._turns, question, {"role": "assistant", "content": reply.text}][-2 * REMEMBERED_TURNS :]
        try:
            answer, suspicions = read_answer(reply.text)
            action = self._menu.read(answer)
        except BadAnswer as bad:
            self.failures["nonsense"] += 1
            return self._ask_again(request, str(bad))
        self._suspicions |= suspicions
        return action

    def _note_failure(self, failed: EndpointFailed) -> None:
        self.failures[failed.failure] += 1
        self._failed_in_a_row += 1
        if not self._warned:
            self._warned = True
            _log.warning("The endpoint of the language model failed: %s. Default actions are played instead.", failed)

    def _default(self, request: TurnRequest) -> AnyAction | None:
        self.unanswered += request.must
        return default_action(request.view, self._story.catalogue) if request.must else None


def _rules(options: Options) -> str:
    relevant = [topic for topic in TOLD_RULES if topic in topics(options)]
    return "\n\n".join(rules_text(topic, options, "en") for topic in relevant)


def read_answer(text: str) -> tuple[Answer, dict[int, float]]:
    """The first JSON object with a choice in a text, which may have prose around it, and the suspicions in it."""
    for found in _objects(text[-MAX_ANSWER:]):
        if "choice" in found:
            known = {field: found[field] for field in Answer.__struct_fields__ if found.get(field) is not None}
            try:
                msgspec.json.encode(known)
                answer = msgspec.convert(known, Answer)
            except UnicodeEncodeError:
                raise BadAnswer("The answer has half a character in it, which no text can hold.") from None
            except msgspec.ValidationError as error:
                raise BadAnswer(f"The answer is malformed: {error}. An offer looks like {OFFER_EXAMPLE}.") from None
            return answer, _suspicions(found.get("suspicion"))
    raise BadAnswer('The answer has no JSON object with a choice, such as {"choice": 1}.')


def _objects(text: str) -> Iterator[dict[str, Any]]:
    decoder, start = json.JSONDecoder(), text.find("{")
    while start >= 0:
        try:
            found, end = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            end = start + 1
        else:
            if isinstance(found, dict):
                yield found
        start = text.find("{", end)


def _suspicions(stated: object) -> dict[int, float]:
    """Stated probabilities by seat; anything else is ignored."""
    if not isinstance(stated, dict):
        return {}
    return {
        int(seat): float(chance)
        for seat, chance in stated.items()
        if seat.isdecimal() and len(seat) == 1 and isinstance(chance, int | float) and 0 <= chance <= 1
    }
