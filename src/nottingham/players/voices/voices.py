"""The voices and moods of all bots at a table, from its public events."""

from collections.abc import Collection, Iterator, Sequence
from hashlib import blake2b
from typing import NamedTuple

from nottingham.players.voices.dealings import Dealings, is_price, other_side
from nottingham.players.voices.lines import (
    ANSWERS,
    Kind,
    Mood,
    Reply,
    SpokenLine,
    lines_of,
    temperament_of,
    voice_of,
)
from nottingham.rules.events import (
    BagHandedBack,
    BagOpened,
    BagsClosed,
    DealStruck,
    Declared,
    Event,
    FavourJudged,
    GameEnded,
    GameStarted,
    OfferFell,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    PhaseBegan,
    RoundBegan,
)

REST = 4
"""After a line a bot is silent for this many moves, unless something important happens to it."""
IMPORTANT = 7
LOUD = 5
"""Weights of moments. Two bots speak in one move only if both have something loud to say."""
OFTEN = 2
"""From this many times on, a bot mentions how often somebody opened its bag."""


_TALKED_OF = frozenset(
    {
        BagHandedBack,
        BagOpened,
        BagsClosed,
        DealStruck,
        Declared,
        FavourJudged,
        GameEnded,
        GameStarted,
        OfferFell,
        OfferMade,
        OfferRefused,
        OfferWithdrawn,
        PhaseBegan,
        RoundBegan,
    }
)
"""The events that voices and their memory take in; most others are cards drawn and put away."""


class _Moment(NamedTuple):
    """A reason for a bot to speak."""

    weight: int
    seat: int
    kind: Kind
    to: int | None = None
    times: int = 0
    likely: float = 1.0


class Voices:
    """The bots of one game that held their seats from the deal on; `bots` has None for all other seats."""

    def __init__(self, bots: Sequence[str | None]) -> None:
        self._voices = {seat: voice_of(bot) for seat, bot in enumerate(bots) if bot is not None}
        self.moods: dict[int, Mood] = dict.fromkeys(self._voices, "calm")
        """How each bot looks now, by seat."""
        self._past = Dealings()
        self._heard = 0
        """How many events were heard."""
        self._moves = 0
        self._said_this_round: set[str] = set()
        self._said_at: dict[str, int] = {}
        """The move at which each line was last said."""
        self._spoke_at: dict[int, int] = {}

    def hear(self, events: Sequence[Event]) -> tuple[SpokenLine, ...]:
        """Takes in the events of a move as a spectator sees them. Returns what bots say with it, in order."""
        if not self._voices:
            return ()
        self._moves += 1
        said: list[SpokenLine] = []
        moments: list[_Moment] = []
        for event in events:
            self._heard += 1
            if type(event) not in _TALKED_OF:
                continue
            public = event.seen_by(None)
            if isinstance(public, RoundBegan):
                said += self._speak(moments)
                moments = []
                self._said_this_round.clear()
            elif isinstance(public, PhaseBegan) and public.phase == "load":
                self.moods = dict.fromkeys(self._voices, "calm")
            moments += [moment for moment in self._moments(public) if self._is_ready(moment)]
            self._past.note(public)
        return (*said, *self._speak(moments))

    # Speaking

    def _is_ready(self, moment: _Moment) -> bool:
        rested = self._moves - self._spoke_at.get(moment.seat, -REST) >= REST or moment.weight >= IMPORTANT
        return moment.seat in self._voices and rested and self._chance(moment.seat, moment.kind) < moment.likely

    def _speak(self, moments: list[_Moment]) -> Iterator[SpokenLine]:
        """The weightiest moments: one a bot, and one or two a move."""
        chosen: dict[int, _Moment] = {}
        for moment in sorted(moments, key=lambda moment: -moment.weight):
            loud = not chosen or (moment.weight >= LOUD and len(chosen) == 1)
            if loud and moment.seat not in chosen:
                chosen[moment.seat] = moment
        for moment in moments:
            line = self._line(moment.seat, moment.kind) if chosen.get(moment.seat) is moment else None
            if line is not None:
                self._said_this_round.add(line)
                self._said_at[line] = self._spoke_at[moment.seat] = self._moves
                yield SpokenLine(moment.seat, line, moment.to, moment.times)

    def _line(self, seat: int, kind: Kind) -> str | None:
        """The line of this kind that was not said for longest; none if all were said in this round."""
        lines = lines_of(self._voices[seat], kind)
        first = int(self._chance(seat, "line") * len(lines))
        free = [line for line in (*lines[first:], *lines[:first]) if line not in self._said_this_round]
        return min(free, key=lambda line: self._said_at.get(line, 0), default=None)

    def answer(self, phrase: str, by: int, about: int | None, number: int, said: Collection[str]) -> SpokenLine | None:
        """What a bot answers to a phrase of a person; `number` is that of the chat line.

        These lines are not part of the game. `said` are those of this round, which are not said again.
        """
        kind = ANSWERS.get(phrase)
        seats = self._asked(kind, by, about) if kind is not None else []
        for seat in sorted(seats, key=lambda seat: self._draw(f"{number} {seat}")):
            assert kind is not None
            free = [line for line in lines_of(self._voices[seat], kind) if line not in said]
            if free:
                return SpokenLine(seat, min(free, key=lambda line: self._draw(f"{number} {line}")), by)
        return None

    def _asked(self, kind: Reply, by: int, about: int | None) -> list[int]:
        """The bots that a phrase may be meant for."""
        if about is not None:
            return [about] if about in self._voices else []
        if kind == "doubt" and self._past.held:
            return [seat for seat in self._past.officers if seat in self._voices and seat != by]
        if kind in ("invited", "threatened"):
            return [seat for seat in self._past.held if seat in self._voices] if by in self._past.officers else []
        return list(self._voices)

    # Acting

    def _draw(self, about: str) -> float:
        """A number from 0 to 1 that follows from the game's fingerprint."""
        text = f"{self._past.fingerprint} {about}".encode()
        return int.from_bytes(blake2b(text, digest_size=4).digest()) / 2**32

    def _chance(self, seat: int, about: str) -> float:
        return self._draw(f"{self._heard} {seat} {about}")

    def _act(self, seat: int, *moods: tuple[Mood, float]) -> None:
        """Puts on one of these moods, by weight."""
        if seat not in self._voices:
            return
        mark = self._chance(seat, "mood") * sum(weight for _, weight in moods)
        for mood, weight in moods:
            mark -= weight
            if mark < 0:
                self.moods[seat] = mood
                return

    def _bristle(self, seat: int) -> None:
        """Looks hurt or worried: the more of a grudge, the angrier; the less nerve, the more nervous."""
        if seat in self._voices:
            taste = temperament_of(self._voices[seat])
            self._act(
                seat, ("angry", 0.3 + taste.grudge), ("nervous", 1.3 - taste.nerve), ("amused", 0.3 * taste.nerve)
            )

    # Moments

    def _moments(self, event: Event) -> Iterator[_Moment]:
        """The reasons to speak that an event gives. Changes the moods of those it concerns."""
        match event:
            case Declared(seat=seat):
                yield from self._declared(seat)
            case OfferMade():
                yield from self._offered(event)
            case OfferRefused():
                yield from self._refused(event)
            case DealStruck():
                yield from self._dealt(event)
            case FavourJudged(entry=entry, status="broken"):
                maker, betrayed = self._past.promise(entry)
                self._act(betrayed, ("angry", 1))
                yield _Moment(9, betrayed, "betrayed", maker)
            case BagOpened():
                yield from self._opened(event)
            case BagHandedBack(bag=bag, by=by):
                self._act(bag, ("smug", 1), ("amused", 1), ("calm", 1))
                yield from (_Moment(2, officer, "pass", bag, likely=0.6) for officer in by[:1])
                yield _Moment(3, bag, "spared", by[0] if by else None, likely=0.5)
            case GameEnded():
                yield from self._ended(event)
            case _:
                pass

    def _declared(self, seat: int) -> Iterator[_Moment]:
        if seat in self._voices:
            taste = temperament_of(self._voices[seat])
            self._act(seat, ("calm", 1), ("nervous", 1 - taste.nerve), ("smug", taste.nerve), ("amused", 0.5))
        for officer in self._past.officers:
            times = self._past.opened[officer, seat]
            if times >= OFTEN:
                yield _Moment(4, seat, "opened", officer, times, likely=0.4)
        yield _Moment(3, seat, "declare", likely=0.7)

    def _offered(self, event: OfferMade) -> Iterator[_Moment]:
        offer, past = event.offer, self._past
        if is_price(offer):
            yield _Moment(5, offer.by, "price", offer.merchant, likely=0.6)
            if past.is_dear(offer):
                self._bristle(offer.merchant)
                yield _Moment(5, offer.merchant, "outraged", offer.by, likely=0.7)
        elif offer.by not in offer.officers and offer.officers and offer.about_own_bag:
            officer = offer.needs[0]
            for listener in offer.needs:
                self._act(listener, ("amused", 1), ("calm", 1), ("smug", 0.5))
            asked = any(is_price(other) and other.merchant == offer.by for other in past.offers.values())
            again = asked or past.tries[offer.by, True] > 0
            yield _Moment(6 if again else 4, offer.by, "raise" if again else "haggle", officer, likely=0.8)

    def _refused(self, event: OfferRefused) -> Iterator[_Moment]:
        offer = self._past.offers.get(event.offer)
        if offer is None:
            return
        maker, refuser = offer.by, event.seat
        if refuser in offer.officers:
            if self._past.word.get((maker, refuser)) is False:
                yield _Moment(6, refuser, "betrayed", maker, likely=0.6)
            yield _Moment(4, refuser, "refuse", maker, likely=0.6)
            self._bristle(maker)
            yield _Moment(5, maker, "outraged", refuser, likely=0.5)
        elif is_price(offer):
            self._bristle(refuser)
            yield _Moment(4, refuser, "outraged", maker, likely=0.4)

    def _dealt(self, event: DealStruck) -> Iterator[_Moment]:
        deal = event.deal
        for seat in (deal.by, *deal.needs):
            self._act(seat, ("amused", 1), ("smug", 1), ("calm", 1))
        for short in deal.short:
            cheated = other_side(deal, short)
            self._act(cheated, ("angry", 1))
            yield _Moment(9, cheated, "betrayed", short)
        speaker = deal.needs[-1] if deal.needs[-1] in self._voices else deal.by
        partner = other_side(deal, speaker)
        if self._past.word.get((partner, speaker)):
            yield _Moment(7, speaker, "kept", partner, likely=0.6)
        yield _Moment(6, speaker, "deal", partner, likely=0.8)

    def _opened(self, event: BagOpened) -> Iterator[_Moment]:
        bag, honest = event.bag, event.honest
        for officer in event.by:
            self._act(officer, *(("angry", 1.0), ("nervous", 0.5)) if honest else (("smug", 1.0), ("amused", 0.5)))
        self._act(bag, ("smug" if honest else "caught", 1))
        yield from (_Moment(5, officer, "open", bag, likely=0.7) for officer in event.by[:1])
        for officer in event.by:
            times = self._past.opened[officer, bag] + 1
            if times >= OFTEN:
                yield _Moment(8, bag, "opened", officer, times, likely=0.5)
        yield _Moment(7, bag, "honest" if honest else "caught", event.by[0] if event.by else None, likely=0.9)

    def _ended(self, event: GameEnded) -> Iterator[_Moment]:
        last = max((score.rank for score in event.scores), default=0)
        for seat, score in enumerate(event.scores):
            if seat in event.winners:
                self._act(seat, ("smug", 1), ("amused", 1))
                yield _Moment(9, seat, "winning")
            elif score.rank == last:
                self._act(seat, ("angry", 1), ("calm", 1), ("amused", 0.5))
                yield _Moment(8, seat, "losing")
            else:
                self._act(seat, ("calm", 1), ("amused", 1))
