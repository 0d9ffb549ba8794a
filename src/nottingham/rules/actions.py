"""What a seat may ask for: imperative, and exactly the words of the protocol.

Only the shape is judged here (`Malformed`); whether the rules allow it now is for the phases to say
(`IllegalAction`). Seats and counts are bounded only by what a rule says elsewhere.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from nottingham.rules.cards import NOTHING
from nottingham.rules.errors import Malformed
from nottingham.rules.limits import MAX_FAVOURS_IN_OFFER

FAR = 2**31
"""Beyond this no number means anything in this game."""
Number = Annotated[int, Meta(ge=-FAR, le=FAR)]
Count = Annotated[int, Meta(ge=0, le=FAR)]
Named = Mapping[str, Count]
"""So many cards of each good, as a client names them; none of a good may be said too."""
PileName = Literal["left", "right"]
PILES: tuple[PileName, PileName] = ("left", "right")
Line = Annotated[list[str], Meta(max_length=99)]


class Action(Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """Anything a seat can ask for."""


class NameStarter(Action, frozen=True, tag="name_starter"):
    """The sheriff names the merchant who starts the market (second edition)."""

    seat: Number


class Swap(Action, frozen=True, tag="swap"):
    """A merchant's turn at the market: set cards aside and draw back to the hand size."""

    set_aside: Named = NOTHING
    """Up to five cards of the hand; none keeps the hand."""
    take: Annotated[list[PileName], Meta(max_length=99)] = []
    """The piles to take from, in order, before the rest comes from the deck (first edition)."""


class Discard(Action, frozen=True, tag="discard"):
    """Put the set-aside cards on a pile; the last of the order ends on top (first edition)."""

    pile: PileName
    order: Line


class LoadBag(Action, frozen=True, tag="load_bag"):
    """Close the bag on one to five cards."""

    cards: Named


class Declare(Action, frozen=True, tag="declare"):
    """Say what the bag holds; the number is always the true one."""

    good: str


class Side(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """What one side of an offer hands over."""

    gold: Count = 0
    stand: Named = NOTHING
    """Legal goods from the stand."""
    contraband: Named = NOTHING
    """Contraband from the stand, which may not be there."""
    bag: Named = NOTHING
    """Goods from the merchant's own bag, which may not be there; only with a pledge to hand that bag back."""


class Pledge(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the officer binds himself to do with a bag in this phase."""

    type: Literal["hand_back", "open"]
    bag: Number


class FavourBase(Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Words about a later round. They bind nobody; a public ledger keeps them (R7.9)."""

    by: Number


class Spare(FavourBase, frozen=True, tag="spare"):
    """`by` will not open `whom`'s bag when next an officer."""

    whom: Number


class OpenLater(FavourBase, frozen=True, tag="open"):
    """`by` will open `whom`'s bag when next an officer."""

    whom: Number


class PayLater(FavourBase, frozen=True, tag="pay"):
    """`by` will give `to` this gold in one later deal."""

    to: Number
    gold: Annotated[int, Meta(ge=1, le=FAR)]


class Words(FavourBase, frozen=True, tag="words"):
    """Anything else one can promise. Never judged."""

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
    """Take an offer. Deal!"""

    offer: Number


class Refuse(Action, frozen=True, tag="refuse"):
    """Turn an offer down."""

    offer: Number


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take one's own offer back."""

    offer: Number


class Open(Action, frozen=True, tag="open"):
    """Open a bag; as one of two deputies, say that it should be opened."""

    bag: Number


class HandBack(Action, frozen=True, tag="hand_back"):
    """Hand a bag back unopened; as one of two deputies, say that it should be."""

    bag: Number


class Pay(Action, frozen=True, tag="pay"):
    """Choose the goods that pay for what gold could not."""

    goods: Named


class Place(Action, frozen=True, tag="place"):
    """Put confiscated cards on a pile; the last of the order ends on top (first edition)."""

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
    """Propose how to share the booty; done when both deputies propose the same."""

    split: Annotated[Mapping[int, Portion], Meta(max_length=6)]


class ShareEvenly(Action, frozen=True, tag="share_evenly"):
    """Share the booty by the rulebook's default."""


class TimeUp(Action, frozen=True, tag="time_up"):
    """The clock's only word: the time for the inspection is over."""


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
    """An action from its JSON text, or `Malformed` with the reason."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None


def action_name(action: AnyAction | type[AnyAction]) -> str:
    """The name on the wire: `load_bag`."""
    return str(action.__struct_config__.tag)
