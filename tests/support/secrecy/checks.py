"""Every message that came over a socket, held against what its reader may know."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import sha256

import msgspec
from msgspec import UNSET

from nottingham.rules.actions import parse_action
from nottingham.rules.engine import apply
from nottingham.rules.errors import RulesError
from nottingham.rules.goods import base_pack, known_packs
from tests.support.secrecy import shapes
from tests.support.secrecy.recorders import Person, Recorder, Said
from tests.support.secrecy.truth import Observer, Truth

GOODS = [good.name for pack in (base_pack(), known_packs()["goose_fair"]) for good in pack.goods]
_A_CANARY = re.compile(rb"canary_\d\d")
_A_GOOD = re.compile(rb"\b(canary_\d\d|" + "|".join(sorted(GOODS, key=len, reverse=True)).encode() + rb")\b")
_A_TOKEN = re.compile(rb"[A-Za-z0-9_\-+/=]{32,}")
"""Matches anything as long as a seed, a secret or a hash of one."""
_AT_THE_END = re.compile(rb'"deck":\[|"deck_cards"|"removed":|"seed"|"order":\[\d')
"""The order of the deck and of the deputies, the removed cards, the seed: secret to all before the end (R11.3)."""


def goods_in(text: bytes) -> set[bytes]:
    return set(_A_GOOD.findall(text))


def tokens_in(text: bytes) -> set[bytes]:
    return set(_A_TOKEN.findall(text))


def secret_forms(secret: str) -> list[bytes]:
    """A secret, and the hash by which the store knows it."""
    digest = sha256(secret.encode())
    return [secret.encode(), digest.hexdigest().encode()]


def numbers_of(people: Iterable[Person]) -> list[bytes]:
    return [str(person.id).encode() for person in people]


@lru_cache
def _check_rest(rest: bytes) -> None:
    """Checks what follows the view. Everyone gets the same, so most of it was checked before."""
    shapes.once(rest)
    msgspec.json.decode(rest, type=shapes.AfterTheView)


class Listener:
    """Checks what came over one socket, in order."""

    def __init__(
        self, recorder: Recorder, truths: Mapping[str, Truth], secrets: Iterable[bytes], commitments: set[str]
    ) -> None:
        self.recorder = recorder
        self.truths = truths
        self.secrets = list(secrets)
        """Texts that no message may have: secrets and their hashes, seeds that are still to be played, the numbers
        of people."""
        self.commitments = commitments
        """The commitments of this table so far, in the order of its games."""
        self.eyes: Observer = recorder.seat
        self.said = {said.fields["key"]: said for said in recorder.said if "key" in said.fields}
        self.own_words = b" ".join(said.text.encode() for said in recorder.said)

    def check(self) -> None:
        for place, text in enumerate(self.recorder.heard):
            try:
                self._check(text)
            except (AssertionError, msgspec.ValidationError) as error:
                raise AssertionError(
                    f"{error}\nmessage {place} to seat {self.recorder.seat} of {self.recorder.table}: {text[:3000]!r}"
                ) from error
        if self.eyes is not None and self.recorder.open:
            assert self.recorder.laid and self.recorder.laid.chairs[self.eyes].kind == "person"

    def _check(self, text: bytes) -> None:
        for secret in self.secrets:
            assert secret not in text, "a secret is told"
        if text.startswith(b'{"type":"moved"'):
            self._moved(text)
            return
        message = shapes.message(text)
        match message:
            case shapes.Welcome(table=table, you=you, playing=playing):
                self._table(table, you)
                rest = self._standing(text, playing) if playing else text
            case shapes.TableChanged(table=table, you=you):
                self._table(table, you)
                rest = text
            case shapes.Standings(playing=playing):
                rest = self._standing(text, playing)
            case shapes.Refused():
                self._refused(message)
                return
            case shapes.Done():
                self._done(message)
                rest = text
            case _:
                rest = text
        assert not goods_in(rest), "a card is named where none can stand"
        assert tokens_in(rest) <= {promise.encode() for promise in self.commitments}, "something long is told"

    def _moved(self, text: bytes) -> None:
        """A move is its events and its view as this observer sees them, a clock, what bots say, and not a byte more."""
        game, version = re.match(rb'\{"type":"moved","game":"(\w+)","version":(\d+),', text).groups()  # type: ignore[union-attr]
        truth, number = self.truths[game.decode()], int(version)
        events, seen = truth.events_for(number, self.eyes), truth.view_for(number, self.eyes)
        head = b'{"type":"moved","game":"%s","version":%d,"at":%d,' % (game, number, truth.at[number])
        expected = b'%s"events":%s,"view":%s,' % (head, events, seen)
        assert text.startswith(expected), f"seat {self.eyes} is told something else than it may know"
        _check_rest(b"{" + text[len(expected) :])
        self._canaries(text, truth, number)
        self._not_before_the_end(text, truth, number)

    def _standing(self, text: bytes, playing: shapes.Standing) -> bytes:
        """Returns the rest of a message after removing all that is checked here."""
        truth = self.truths[playing.game]
        seen = bytes(playing.view)
        assert seen == truth.view_for(playing.version, self.eyes), f"not what seat {self.eyes} may see"
        rest = text.replace(seen, b"0", 1)
        for move in playing.moves or ():
            assert move.version <= playing.version and move.at == truth.at[move.version]
            events = bytes(move.events)
            assert events == truth.events_for(move.version, self.eyes), f"not what seat {self.eyes} was told"
            rest = rest.replace(events, b"0", 1)
        self._canaries(text, truth, playing.version)
        self._not_before_the_end(text, truth, playing.version)
        return rest

    def _canaries(self, text: bytes, truth: Truth, version: int) -> None:
        """Every card of which there is but one was this observer's to know (R11)."""
        text = text.replace(truth.list_of_goods, b"", 1)
        sung = {name.decode() for name in _A_CANARY.findall(text)}
        early = sung - truth.canaries_known(version, self.eyes)
        assert not early, f"seat {self.eyes} hears of {sorted(early)} at version {version}"

    def _not_before_the_end(self, text: bytes, truth: Truth, version: int) -> None:
        if version < truth.last:
            early = _AT_THE_END.search(text)
            assert truth.seed not in text and not early, f"told before the end: {early and early[0]!r}"

    def _table(self, table: shapes.Table, you: shapes.You) -> None:
        assert table.code == self.recorder.table
        if self.eyes is not None and table.stage != "gathering" and table.chairs[self.eyes].kind == "bot":
            self.eyes = None
        if table.stage != "gathering":
            assert you.seat == self.eyes
        assert table.commitment in self.commitments, "the table promises what it does not keep"

    def _done(self, done: shapes.Done) -> None:
        said = self.said[done.key]
        assert (done.version is not UNSET) == (said.fields["type"] == "act")
        if done.version is not UNSET:
            assert any(
                done.version <= truth.last and truth.by[done.version] == self.recorder.seat
                for truth in self.truths.values()
            )

    def _refused(self, refusal: shapes.Refused) -> None:
        """A refusal follows from what was asked and what its asker may know, and names no other goods."""
        said = self.said.get(refusal.key) if refusal.key else None
        words = said.text.encode() if said else self.own_words
        text = msgspec.json.encode(refusal)
        assert not tokens_in(text) - tokens_in(words)
        news = goods_in(text) - goods_in(words)
        if news and refusal.version is not UNSET:
            news -= self._seen_at(refusal.version)
        assert not news, f"the refusal tells of {sorted(news)}"
        if said is None or said.fields["type"] != "act":
            assert refusal.version is UNSET
            return
        if refusal.code in _OF_THE_TABLE:
            assert refusal.details == _details(refusal.code, said)
            assert re.findall(r"\d+", refusal.message) == [str(number) for number in refusal.details.values()]
        else:
            self._judged(refusal, said)

    def _seen_at(self, version: int) -> set[bytes]:
        """The goods in this observer's view at a version, canaries only if they may know of them."""
        seen: set[bytes] = set()
        for truth in self.truths.values():
            if version <= truth.last:
                known = {name.encode() for name in truth.canaries_known(version, self.eyes)}
                in_view = goods_in(truth.view_for(version, self.eyes))
                seen |= {good for good in in_view if good in known or not _A_CANARY.fullmatch(good)}
        return seen

    def _judged(self, refusal: shapes.Refused, said: Said) -> None:
        """The rules refused it: in these words, at this version, to this seat."""
        assert isinstance(refusal.version, int)
        answers = []
        for truth in self.truths.values():
            if refusal.version <= truth.last:
                try:
                    action = parse_action(msgspec.json.encode(said.fields["action"]))
                    apply(truth.states[refusal.version], self.eyes, action)
                except RulesError as error:
                    answers.append((error.kind, error.code, error.message, error.rule, dict(error.details)))
        answer = refusal.error, refusal.code, refusal.message, refusal.rule, refusal.details
        assert answer in answers, f"the rules would have said {answers}"


_MOST = {"too_many_offers": 60, "too_many_favours": 40, "too_many_favours_in_game": 30}
_OF_THE_TABLE = ("not_seated", "no_game", "paused", "stale", "from_the_future", *_MOST)
"""Refusals that are no rule's: they say nothing of the game but a number that its asker had named, or a limit."""


def _details(code: str, said: Said) -> dict[str, int]:
    if code in ("stale", "from_the_future"):
        return {"n": said.fields["version"]}
    return {"n": _MOST[code]} if code in _MOST else {}
