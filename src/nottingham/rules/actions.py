"""The actions a seat can take, as the protocol names them.

Only their shape is checked here (`Malformed`). Whether the rules allow an action now, and whether its seats and counts
exist, is for the phases to judge (`IllegalAction`).
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from nottingham.rules.cards import NOTHING
from nottingham.rules.errors import Malformed
from nottingham.rules.limits import MAX_FAVOURS_IN_OFFER

FAR = 2**31
"""No number in this game gets near this bound."""
Number = Annotated[int, Meta(ge=-FAR, le=FAR)]
Count = Annotated[int, Meta(ge=0, le=FAR)]
Named = Mapping[str, Count]
"""Cards as a client names them: a count for each good, which may be zero."""
PileName = Literal["left", "right"]
PILES: tuple[PileName, PileName] = ("left", "right")
Line = Annotated[list[str], Meta(max_length=99)]


class Action(Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """Base of all actions."""


class NameStarter(Action, frozen=True, tag="name_starter"):
    """The sheriff names the merchant who starts the market (second edition)."""

    seat: Number


class Swap(Action, frozen=True, tag="swap"):
    """A merchant's turn at the market: set cards aside and draw back to the hand size."""

    set_aside: Named = NOTHING
    """Up to five cards from the hand; none keeps the hand."""
    take: Annotated[list[PileName], Meta(max_length=99)] = []
    """The piles to take from, in order, before drawing the rest from the deck (first edition)."""


class Discard(Action, frozen=True, tag="discard"):
    """Put the set-aside cards on a pile; the last card of `order` ends on top (first edition)."""

    pile: PileName
    order: Line


class LoadBag(Action, frozen=True, tag="load_bag"):
    """Put one to five cards into the bag and close it."""

    cards: Named


class Declare(Action, frozen=True, tag="declare"):
    """Declare what the bag holds; the number of cards is always the true one."""

    good: str


class Side(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """What one side of an offer hands over."""

    gold: Count = 0
    stand: Named = NOTHING
    """Legal goods from the stand."""
    contraband: Named = NOTHING
    """Contraband from the stand. It need not really be there."""
    bag: Named = NOTHING
    """Goods from the merchant's own bag, only with a pledge to hand that bag back. They need not really be there."""


class Pledge(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the officer must do with a bag in this phase once the deal is struck."""

    type: Literal["hand_back", "open"]
    bag: Number


class FavourBase(Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """A promise about a later round. It is not binding; a public ledger records it (R7.9)."""

    by: Number


class Spare(FavourBase, frozen=True, tag="spare"):
    """`by` will not open `whom`'s bag when they are next an officer."""

    whom: Number


class OpenLater(FavourBase, frozen=True, tag="open"):
    """`by` will open `whom`'s bag when they are next an officer."""

    whom: Number


class PayLater(FavourBase, frozen=True, tag="pay"):
    """`by` will give `to` this much gold in one later deal."""

    to: Number
    gold: Annotated[int, Meta(ge=1, le=FAR)]


class Words(FavourBase, frozen=True, tag="words"):
    """Any other promise, in words. Nobody judges whether it is kept."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


Favour = Spare | OpenLater | PayLater | Words

NO_SIDE = Side()


class MakeOffer(Action, frozen=True, tag="offer"):
    """Propose a deal to a seat, or to both deputies."""

    to: Number | Literal["deputies"]
    give: Side = NO_SIDE
    get: Side = NO_SIDE
    pledges: Annotated[list[Pledge], Meta(max_length=12)] = []
    favours: Annotated[list[Favour], Meta(max_length=MAX_FAVOURS_IN_OFFER)] = []


class Accept(Action, frozen=True, tag="accept"):
    """Accept an offer. Deal!"""

    offer: Number


class Refuse(Action, frozen=True, tag="refuse"):
    """Refuse an offer."""

    offer: Number


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Withdraw your own offer."""

    offer: Number


class Open(Action, frozen=True, tag="open"):
    """Open a bag; as one of two deputies, vote to open it."""

    bag: Number


class HandBack(Action, frozen=True, tag="hand_back"):
    """Hand a bag back unopened; as one of two deputies, vote to do so."""

    bag: Number


class Pay(Action, frozen=True, tag="pay"):
    """Choose the goods that pay what is still owed once the gold is gone."""

    goods: Named


class Place(Action, frozen=True, tag="place"):
    """Put confiscated cards on a pile; the last card of `order` ends on top (first edition)."""

    pile: PileName
    order: Line


class Claim(Action, frozen=True, tag="claim"):
    """Give up three contraband cards of a kind for the top card of its black-market pile."""

    good: str


class Decline(Action, frozen=True, tag="decline"):
    """Claim nothing this round."""


class Portion(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """One deputy's part of the booty."""

    gold: Count = 0
    goods: Named = NOTHING


class Share(Action, frozen=True, tag="share"):
    """Propose how to share the booty. It is shared when both deputies propose the same."""

    split: Annotated[Mapping[int, Portion], Meta(max_length=6)]


class ShareEvenly(Action, frozen=True, tag="share_evenly"):
    """Share the booty card by card, the most valuable first: our ruling for deputies who don't agree (R8.6)."""


class TimeUp(Action, frozen=True, tag="time_up"):
    """The time for the inspection is over. Only the clock sends this."""


AnyAction = (
    NameStarter
    | Swap
    | Discard
    | LoadBag
    | Declare
    | MakeOffer
    | Accept
    | Refuse
    | Withdraw
    | Open
    | HandBack
    | Pay
    | Place
    | Claim
    | Decline
    | Share
    | ShareEvenly
    | TimeUp
)

_decoder: msgspec.json.Decoder[AnyAction] = msgspec.json.Decoder(AnyAction)


def parse_action(text: bytes | str | msgspec.Raw) -> AnyAction:
    """Reads an action from JSON, or raises `Malformed` with the reason.

    >>> parse_action('{"type": "declare", "good": "apples"}')
    Declare(good='apples')
    >>> parse_action('{"type": "declare"}')
    Traceback (most recent call last):
    nottingham.rules.errors.Malformed: Object missing required field `good`
    """
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None


def action_name(action: AnyAction | type[AnyAction]) -> str:
    """The name of an action on the wire.

    >>> action_name(LoadBag)
    'load_bag'
    """
    return str(action.__struct_config__.tag)
