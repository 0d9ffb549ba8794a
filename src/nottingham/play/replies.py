"""Refusals by bots: people could mistake a bot's silence for a broken table.

Both functions need only the bot's View, so they work for bots on the server and for bots that play over the network.
"""

from collections.abc import Container

from nottingham.rules.actions import HandBack, Open, Refuse
from nottingham.rules.view import View


def refuse_unanswered(view: View, bots: Container[int]) -> Refuse | None:
    """A merchant with nothing to say refuses the oldest offer from a person; `bots` are the seats of bots."""
    if view.phase != "inspect" or view.seat in view.officers:
        return None
    refusable = _refusable(view)
    unanswered = (offer.id for offer in view.offers if offer.id in refusable and offer.by not in bots)
    offer = next(unanswered, None)
    return None if offer is None else Refuse(offer)


def refuse_before_opening(action: Open | HandBack, view: View) -> Refuse | None:
    """An officer who means to open a bag while people may still speak refuses its owner's offer first, so that the
    owner can make a better one.
    """
    refusable = _refusable(view)
    if isinstance(action, Open):
        for offer in view.offers:
            if offer.by == action.bag and offer.id in refusable:
                return Refuse(offer.id)
    return None


def _refusable(view: View) -> Container[int]:
    return view.prompt.refuse.offers if view.prompt and view.prompt.refuse else ()
