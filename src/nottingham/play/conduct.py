"""What players did, as counts, and the rates and means that follow from them.

Conducts of many games add up, and `figures` turns the sums into rates and means.
"""

import operator

from msgspec import Struct
from msgspec.structs import astuple


class Conduct(Struct, array_like=True, gc=False):
    """Counts of what one player did. They add up over games."""

    bags: int = 0
    """Bags loaded as a merchant."""
    lies: int = 0
    """Bags that were not wholly of the declared good."""
    caught: int = 0
    """Lying bags of theirs that were opened."""
    hidden: int = 0
    """Cards in their bags that were not of the declared good."""
    smuggled: int = 0
    """Those of them that were not confiscated."""
    judged: int = 0
    """Bags settled as an officer, with or without a deal."""
    judged_lying: int = 0
    opened: int = 0
    opened_lying: int = 0
    free: int = 0
    """Bags handed back without a deal about them."""
    bribes: int = 0
    """Offers to officers for the return of their own bag."""
    bribes_worth: int = 0
    raises: int = 0
    """Those of them that named more than an earlier one for the same bag."""
    bribed: int = 0
    """Bags for which they offered a bribe."""
    bribed_lies: int = 0
    accepted: int = 0
    """Those offers that became deals."""
    accepted_worth: int = 0
    tempted: int = 0
    """Such offers received as an officer; one to both deputies counts for each."""
    taken: int = 0
    taken_worth: int = 0
    demands: int = 0
    """Offers made as an officer to hand a merchant's bag back."""
    demands_worth: int = 0
    """What they asked for."""
    demands_met: int = 0
    demands_met_worth: int = 0
    deals: int = 0
    """Deals struck as a merchant with officers, of any kind."""
    deals_gold: int = 0
    """Those in which either side gave gold; below, those with other terms."""
    deals_stand: int = 0
    deals_contraband: int = 0
    deals_bag: int = 0
    deals_spare: int = 0
    deals_open_later: int = 0
    deals_pay_later: int = 0
    rivals: int = 0
    """Deals as a merchant in which an officer pledged to open another's bag."""
    short: int = 0
    """Deals in which they named goods that they did not have."""
    promised: int = 0
    """Favours promised in deals, not counting mere words."""
    kept: int = 0
    broken: int = 0

    def __add__(self, other: "Conduct") -> "Conduct":
        return Conduct(*map(operator.add, astuple(self), astuple(other)))


class Figures(Struct, frozen=True):
    """Rates and means of a conduct; None if there was nothing to count."""

    bags: int
    lie_rate: float | None
    caught_rate: float | None
    """The share of their lying bags that was opened."""
    hidden_cards: float | None
    """Undeclared cards per bag."""
    smuggled_cards: float | None
    """Undeclared cards per bag that got through."""
    judged: int
    opened_rate: float | None
    precision: float | None
    """The share of lying bags among those they opened."""
    recall: float | None
    """The share of lying bags they settled that they opened."""
    free_rate: float | None
    """The share of bags they handed back without a deal."""
    bribes: int
    raises: int
    lies_bribed: float | None
    """The share of lies among the bags for which they offered a bribe."""
    lies_silent: float | None
    """… and among their other bags."""
    accepted_rate: float | None
    bribe_size: float | None
    accepted_size: float | None
    tempted: int
    taken_rate: float | None
    taken_size: float | None
    demands: int
    demands_met_rate: float | None
    demand_size: float | None
    demand_met_size: float | None
    deals: int
    in_gold: float | None
    """The share of their deals as a merchant with gold in them; below, with other terms."""
    in_stand_goods: float | None
    in_contraband: float | None
    in_bag_goods: float | None
    to_spare: float | None
    to_open_later: float | None
    to_pay_later: float | None
    rivals_opened: int
    fell_short: int
    favours_promised: int
    favours_kept: int
    favours_broken: int


def figures(conduct: Conduct) -> Figures:
    return Figures(
        bags=conduct.bags,
        lie_rate=_ratio(conduct.lies, conduct.bags),
        caught_rate=_ratio(conduct.caught, conduct.lies),
        hidden_cards=_ratio(conduct.hidden, conduct.bags),
        smuggled_cards=_ratio(conduct.smuggled, conduct.bags),
        judged=conduct.judged,
        opened_rate=_ratio(conduct.opened, conduct.judged),
        precision=_ratio(conduct.opened_lying, conduct.opened),
        recall=_ratio(conduct.opened_lying, conduct.judged_lying),
        free_rate=_ratio(conduct.free, conduct.judged),
        bribes=conduct.bribes,
        raises=conduct.raises,
        lies_bribed=_ratio(conduct.bribed_lies, conduct.bribed),
        lies_silent=_ratio(conduct.lies - conduct.bribed_lies, conduct.bags - conduct.bribed),
        accepted_rate=_ratio(conduct.accepted, conduct.bribes),
        bribe_size=_ratio(conduct.bribes_worth, conduct.bribes),
        accepted_size=_ratio(conduct.accepted_worth, conduct.accepted),
        tempted=conduct.tempted,
        taken_rate=_ratio(conduct.taken, conduct.tempted),
        taken_size=_ratio(conduct.taken_worth, conduct.taken),
        demands=conduct.demands,
        demands_met_rate=_ratio(conduct.demands_met, conduct.demands),
        demand_size=_ratio(conduct.demands_worth, conduct.demands),
        demand_met_size=_ratio(conduct.demands_met_worth, conduct.demands_met),
        deals=conduct.deals,
        in_gold=_ratio(conduct.deals_gold, conduct.deals),
        in_stand_goods=_ratio(conduct.deals_stand, conduct.deals),
        in_contraband=_ratio(conduct.deals_contraband, conduct.deals),
        in_bag_goods=_ratio(conduct.deals_bag, conduct.deals),
        to_spare=_ratio(conduct.deals_spare, conduct.deals),
        to_open_later=_ratio(conduct.deals_open_later, conduct.deals),
        to_pay_later=_ratio(conduct.deals_pay_later, conduct.deals),
        rivals_opened=conduct.rivals,
        fell_short=conduct.short,
        favours_promised=conduct.promised,
        favours_kept=conduct.kept,
        favours_broken=conduct.broken,
    )


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None
