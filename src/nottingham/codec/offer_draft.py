"""The draft of an offer: pledges, gold, goods and favours, in the order of their tokens."""

from collections.abc import Sequence

from nottingham.codec.draft import UP_FROM, Draft
from nottingham.codec.tokens import Slots, more_coins, place_of, seat_at
from nottingham.codec.vocabulary import (
    ASK,
    ASK_COIN,
    BAG,
    COINS,
    DEPUTIES,
    DONE,
    GIVE,
    GIVE_COIN,
    HAND_BACK,
    MAX_PROMISED,
    OPEN,
    OPEN_LATER,
    PAY_LATER,
    PLACE,
    SPARE,
)
from nottingham.rules.actions import (
    NO_SIDE,
    Favour,
    MakeOffer,
    OpenLater,
    PayLater,
    Pledge,
    Side,
    Spare,
)
from nottingham.rules.cards import NOTHING, Cards
from nottingham.rules.state import Addressee
from nottingham.rules.view_types import (
    Bounds,
    OfferForm,
    OfferPrompt,
    TurnRequest,
)

_FAVOURS = 1 << SPARE | 1 << OPEN_LATER | 1 << PAY_LATER


class _Terms:
    """The goods and gold that one side of an offer hands over, and what it could add."""

    __slots__ = ("_bits", "_contraband", "_hidden", "_left", "counts", "gold", "most_gold")

    def __init__(self, bounds: Bounds, slots: Slots) -> None:
        slot = slots.slot
        self._left = {slot[good]: count for good, count in bounds.stand.items()}
        self._contraband = bounds.contraband
        self._hidden = slots.hidden
        self._bits = 0
        for good in self._left:
            self._bits |= 1 << good
        if bounds.contraband:
            self._bits |= slots.hidden
        self.counts: dict[int, int] = {}
        self.gold = 0
        self.most_gold = bounds.gold

    def coins(self) -> int:
        return more_coins(self.gold, self.most_gold)

    def goods(self) -> int:
        return self._bits

    def name(self, slot: int) -> None:
        self.counts[slot] = self.counts.get(slot, 0) + 1
        self._bits &= UP_FROM[slot]
        if self._hidden >> slot & 1:
            self._contraband -= 1
            if not self._contraband:
                self._bits &= ~self._hidden
        else:
            self._left[slot] -= 1
            if not self._left[slot]:
                self._bits &= ~(1 << slot)


class OfferDraft(Draft):
    """The rest of an offer, after its addressee. Its parts come in the order of their tokens."""

    def __init__(self, request: TurnRequest, to: Addressee, prompt: OfferPrompt) -> None:
        super().__init__(request)
        view = self.view
        assert view.seat is not None and view.prompt is not None
        self._seat = view.seat
        self._to = to
        self._forms: Sequence[OfferForm] = prompt.forms[str(to)]
        self._must_open = prompt.must_open
        self._most_favours = prompt.max_favours
        self._merchant = to if view.seat in view.officers else view.seat
        self._pledges: list[Pledge] = []
        self._favours: list[Favour] = []
        self._bag: dict[int, int] = {}
        self._bag_bits = 0
        self._part = HAND_BACK
        """The first token of the part that the offer has reached."""
        self._favour: list[int] = []
        """The kind and the seats of a favour that is not complete, and the gold of one to be paid."""
        self._take_form(self._forms[-1])
        self._look()

    def _take_form(self, form: OfferForm) -> None:
        self._form = form
        self._give = _Terms(form.give, self.slots)
        self._get = _Terms(form.get, self.slots)
        self._bag_left = form.give.bag if self._merchant == self._seat else form.get.bag

    def _look(self) -> None:
        """Finds the tokens that can follow. Deputies have two forms of offers until they pledge a bag."""
        part = self._part
        legal = 0
        if part <= OPEN:
            forms = self._forms if not self._pledges else (self._form,)
            pledged = [pledge.bag for pledge in self._pledges]
            for form in forms:
                for bag in form.bags:
                    if bag not in pledged:
                        place = place_of(self.view, bag)
                        legal |= 1 << OPEN + place
                        if bag not in self._must_open:
                            legal |= 1 << HAND_BACK + place
            if self._form.must_pledge and not self._pledges:
                self.legal = legal
                return
        if part <= GIVE_COIN:
            legal |= self._give.coins() << GIVE_COIN
        if part <= ASK_COIN:
            legal |= self._get.coins() << ASK_COIN
        if part <= GIVE:
            legal |= self._give.goods() << GIVE
        if part <= ASK:
            legal |= self._get.goods() << ASK
        if part <= BAG and self._bag_bits and self._bag_left:
            legal |= self._bag_bits << BAG
        if len(self._favours) < self._most_favours:
            legal |= _FAVOURS
        if len(self.path) > 0:
            legal |= 1 << DONE
        self.legal = legal

    def _take(self, token: int) -> None:
        if self._favour:
            self._promise(token)
            return
        if token == DONE:
            self._finish(self._offer())
            return
        if token >= SPARE:
            self._part = SPARE
            self._favour = [token]
            self.legal = self._bits_of_places(self._sides())
            return
        if token >= BAG:
            self._part = BAG
            slot = token - BAG
            self._bag[slot] = self._bag.get(slot, 0) + 1
            self._bag_bits &= UP_FROM[slot]
            self._bag_left -= 1
        elif token >= ASK:
            self._part = ASK
            self._get.name(token - ASK)
        elif token >= GIVE:
            self._part = GIVE
            self._give.name(token - GIVE)
        elif token >= ASK_COIN:
            self._part = ASK_COIN
            self._get.gold += COINS[token - ASK_COIN]
        elif token >= GIVE_COIN:
            self._part = GIVE_COIN
            self._give.gold += COINS[token - GIVE_COIN]
        else:
            self._pledge(token)
        self._look()

    def _pledge(self, token: int) -> None:
        back = token < OPEN
        bag = seat_at(self.view, token - (HAND_BACK if back else OPEN))
        if not self._pledges and len(self._forms) > 1:
            self._take_form(next(form for form in self._forms if bag in form.bags))
        self._pledges.append(Pledge("hand_back" if back else "open", bag))
        if back and bag == self._merchant:
            self._bag_bits = self.slots.every

    def _sides(self) -> list[int]:
        """The seats that can promise a favour in this deal (R7.9)."""
        view, to = self.view, self._to
        if to == "deputies":
            return [self._seat, *view.officers]
        if len(view.officers) == 2 and self._seat in view.officers and not self._alone():
            return [*view.officers, to]
        return [self._seat, to]

    def _alone(self) -> bool:
        """Whether this deputy deals alone, because all pledged bags are theirs alone (R8.5)."""
        return bool(self._pledges) and all(self.view.alone.get(pledge.bag) == self._seat for pledge in self._pledges)

    def _bits_of_places(self, seats: Sequence[int]) -> int:
        bits = 0
        for seat in seats:
            bits |= 1 << PLACE + place_of(self.view, seat)
        return bits

    def _promise(self, token: int) -> None:
        """Takes the next token of a favour; one to be paid has at least one coin and goes on with others."""
        favour = self._favour
        if PLACE <= token < DEPUTIES:
            favour.append(seat_at(self.view, token - PLACE))
            if len(favour) == 2:
                others = [seat for seat in range(len(self.view.seats)) if seat != favour[1]]
                self.legal = self._bits_of_places(others)
            elif favour[0] == PAY_LATER:
                favour.append(0)
                self.legal = more_coins(0, MAX_PROMISED) << GIVE_COIN
            else:
                kind = Spare if favour[0] == SPARE else OpenLater
                self._promised(kind(favour[1], favour[2]))
                self._look()
            return
        if GIVE_COIN <= token < ASK_COIN:
            favour[3] += COINS[token - GIVE_COIN]
            more = len(self._favours) + 1 < self._most_favours
            coins = more_coins(favour[3], MAX_PROMISED) << GIVE_COIN
            self.legal = coins | 1 << DONE | (_FAVOURS if more else 0)
            return
        self._promised(PayLater(favour[1], favour[2], favour[3]))
        self._take(token)

    def _promised(self, favour: Favour) -> None:
        self._favours.append(favour)
        self._favour = []

    def _offer(self) -> MakeOffer:
        give, get = self._give, self._get
        bag = self._heap(self._bag)
        own = self._merchant == self._seat
        return MakeOffer(
            self._to,
            self._side(give, bag if own else NOTHING),
            self._side(get, NOTHING if own else bag),
            self._pledges,
            self._favours,
        )

    def _side(self, terms: _Terms, bag: Cards) -> Side:
        if not (terms.gold or terms.counts or bag):
            return NO_SIDE
        hidden = self.slots.hidden
        stand = self._heap({slot: count for slot, count in terms.counts.items() if not hidden >> slot & 1})
        contraband = self._heap({slot: count for slot, count in terms.counts.items() if hidden >> slot & 1})
        return Side(terms.gold, stand, contraband, bag)
