"""Decisions once a bag is settled: debts, the black market, and the deputies' booty."""

from nottingham.players.defaults import smallest_payment
from nottingham.players.mind.scene import Scene
from nottingham.rules.actions import AnyAction, Claim, Pay, Portion, Share, ShareEvenly
from nottingham.rules.limits import BLACK_MARKET_PRICE
from nottingham.rules.state import Stake


def pay(scene: Scene) -> Pay:
    assert scene.prompt.pay
    prompt = scene.prompt.pay
    return Pay(smallest_payment(prompt.goods, dict(prompt.values), prompt.owed))


def claim(scene: Scene) -> Claim | None:
    """Claim the card that gains most over the goods it costs, if any does: at once, since the first takes the top."""
    piles = scene.view.black_market or {}
    if not scene.prompt.claim:
        return None

    def gain(good: str) -> int:
        return piles[good][-1] - BLACK_MARKET_PRICE * scene.goods.value[good]

    best = max(scene.prompt.claim.goods, key=gain)
    return Claim(best) if gain(best) > 0 else None


def share(scene: Scene) -> AnyAction:
    """Agree to the other's proposal if it leaves me at least half of the value, else share evenly."""
    other = next(deputy for deputy in scene.view.officers if deputy != scene.seat)
    proposed = scene.view.shares.get(other)
    if proposed and scene.prompt.share and _value(scene, proposed[scene.seat]) >= _value(scene, proposed[other]):
        return Share({deputy: Portion(stake.gold, stake.goods) for deputy, stake in proposed.items()})
    return ShareEvenly()


def _value(scene: Scene, stake: Stake) -> float:
    return stake.gold + scene.worth.of_all(stake.goods)
