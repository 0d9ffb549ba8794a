"""The grammar: an unfinished action of one seat, spelled token by token, and what can follow.

A draft is made from the seat's request to act, so from its View alone, and knows no rules besides the View's prompt.
`legal` has a bit for each token that can come next. Every token in it leads to at least one legal action, so a draft
never gets stuck; when the last token is in, `finished` is true and `action` is the action, or None for a pass.

Each action has one path and each path is one action. Cards of a heap and coins of a sum come in the order of their
numbers. Where the order is part of the action, the path follows it: piles to take from, cards on a pile, pledges,
favours. An offer is spelled in this order: addressee, pledges, gold given, gold asked, goods given, goods asked, goods
of the bag, favours, `done`. A favour is its kind, who promises, whom it is about, and for `pay_later` the coins.
"""

from collections.abc import Sequence

from nottingham.codec.card_drafts import LoadDraft, PayDraft, PutDraft, SplitDraft, SwapDraft
from nottingham.codec.draft import ChoiceDraft, Draft, IllegalToken
from nottingham.codec.offer_draft import OfferDraft
from nottingham.codec.tokens import place_of, slots_for
from nottingham.codec.vocabulary import (
    ACCEPT_BAG,
    DEPUTIES,
    GIVE,
    HAND_BACK,
    OPEN,
    PASS,
    PLACE,
    REFUSE_BAG,
    WITHDRAW_BAG,
)
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    Claim,
    Declare,
    Decline,
    Discard,
    HandBack,
    NameStarter,
    Open,
    Place,
    Refuse,
    ShareEvenly,
    Withdraw,
)
from nottingham.rules.state import Addressee, Offer
from nottingham.rules.view_types import (
    ClaimPrompt,
    OfferPrompt,
    Prompt,
    TurnRequest,
    View,
)

__all__ = ["Draft", "IllegalToken", "addressee_token", "answer_path", "decode", "draft"]

_ANSWERS = {Accept: ACCEPT_BAG, Refuse: REFUSE_BAG, Withdraw: WITHDRAW_BAG}


class _Gate(ChoiceDraft):
    """A turn in the inspection: a decision, an answer, a claim, a pass, or an offer."""

    def __init__(self, request: TurnRequest, prompt: Prompt, form: OfferPrompt) -> None:
        super().__init__(request, _short_paths(request, prompt))
        self._request = request
        self._form = form
        self._to: dict[int, Addressee] = {}
        self._offer: OfferDraft | None = None
        for to in form.to:
            if request.offers_left.get(str(to), 0) > 0:
                token = addressee_token(self.view, to)
                self._to[token] = to
                self.legal |= 1 << token

    def _take(self, token: int) -> None:
        if self._offer is None:
            if len(self.path) > 1 or token not in self._to:
                super()._take(token)
                return
            self._offer = OfferDraft(self._request, self._to[token], self._form)
        else:
            self._offer.take(token)
        self.legal = self._offer.legal
        if self._offer.finished:
            self._finish(self._offer.action)


def _short_paths(request: TurnRequest, prompt: Prompt) -> dict[tuple[int, ...], AnyAction | None]:
    """The paths of everything that can be done in an inspection, offers aside."""
    view = request.view
    paths: dict[tuple[int, ...], AnyAction | None] = {} if request.must else {(PASS,): None}
    for prompted, kind in ((prompt.accept, Accept), (prompt.refuse, Refuse), (prompt.withdraw, Withdraw)):
        if prompted:
            for offer in view.offers:
                if offer.id in prompted.offers:
                    paths[answer_path(view, offer, kind)] = kind(offer.id)
    if prompt.open:
        for bag in prompt.open.bags:
            paths[(OPEN + place_of(view, bag),)] = Open(bag)
    if prompt.hand_back:
        for bag in prompt.hand_back.bags:
            paths[(HAND_BACK + place_of(view, bag),)] = HandBack(bag)
    if prompt.claim:
        paths.update(_claims(request, prompt.claim))
    return paths


def _claims(request: TurnRequest, prompt: ClaimPrompt) -> dict[tuple[int, ...], AnyAction | None]:
    slot = slots_for(request.view.options).slot
    return {(GIVE + slot[good],): Claim(good) for good in prompt.goods}


def addressee_token(view: View, to: Addressee) -> int:
    return DEPUTIES if to == "deputies" else PLACE + place_of(view, to)


def answer_path(view: View, offer: Offer, kind: type[Accept] | type[Refuse] | type[Withdraw]) -> tuple[int, ...]:
    """The path of an answer to an offer: what is done with which sort of offer, who made it, to whom it was made.

    The seat's own offers need no maker. Offers are to the seat that answers, except where deputies answer them.
    """
    verb = _ANSWERS[kind] + (not offer.about_own_bag)
    to = addressee_token(view, offer.to)
    if kind is Withdraw:
        return verb, to
    by = PLACE + place_of(view, offer.by)
    return (verb, by, to) if len(view.officers) == 2 and view.seat in view.officers else (verb, by)


def draft(request: TurnRequest) -> Draft:
    """Begins an action of the seat that is asked to act.

    >>> from nottingham import Options, new_game, view
    >>> from nottingham.rules.view_types import TurnRequest
    >>> state, _ = new_game(Options(players=3), seed=7, sheriff=0)
    >>> begun = draft(TurnRequest(view(state, 0)))
    >>> begun.take(PLACE + 2)
    >>> begun.action
    NameStarter(seat=2)
    """
    view, prompt = request.view, request.view.prompt
    if prompt is None:
        raise ValueError("This seat can't act now.")
    if prompt.offer:
        return _Gate(request, prompt, prompt.offer)
    if prompt.swap:
        return SwapDraft(request, prompt.swap)
    if prompt.load_bag:
        return LoadDraft(request, prompt.load_bag)
    if prompt.declare:
        slot = slots_for(view.options).slot
        return ChoiceDraft(request, {(GIVE + slot[good],): Declare(good) for good in prompt.declare.goods})
    if prompt.discard:
        return PutDraft(request, prompt.discard, Discard)
    if prompt.place:
        return PutDraft(request, prompt.place, Place)
    if prompt.name_starter:
        return ChoiceDraft(
            request, {(PLACE + place_of(view, seat),): NameStarter(seat) for seat in prompt.name_starter.seats}
        )
    if prompt.pay:
        return PayDraft(request, prompt.pay)
    if prompt.share:
        return SplitDraft(request, prompt.share)
    if prompt.share_evenly:
        return ChoiceDraft(request, {(PASS,): ShareEvenly()})
    claims = _claims(request, prompt.claim) if prompt.claim else {}
    return ChoiceDraft(request, {(PASS,): Decline(), **claims})


def decode(request: TurnRequest, path: Sequence[int]) -> AnyAction | None:
    """The action that a whole path spells, or None for a pass; `IllegalToken` if it spells none."""
    begun = draft(request)
    for token in path:
        begun.take(token)
    if not begun.finished:
        raise IllegalToken("The path ends too early.")
    return begun.action
