"""Nottingham: the board game Sheriff of Nottingham, both editions.

The whole engine can be imported from here. It does no I/O, and has no clock and no randomness of its own:

>>> import random
>>> from nottingham import Options, apply, new_game, sample_move
>>> chance = random.Random(7).random
>>> state, log = new_game(Options(players=4), seed=7)
>>> while state.phase != "over":
...     seat, action = sample_move(state, chance)
...     state, events = apply(state, seat, action)
...     log += events
>>> [score.total for score in state.scores]
[170, 73, 130, 118]
"""

from nottingham.rules.actions import (
    Accept,
    AnyAction,
    Claim,
    Declare,
    Decline,
    Discard,
    Favour,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Open,
    OpenLater,
    Pay,
    PayLater,
    Place,
    Pledge,
    Portion,
    Refuse,
    Share,
    ShareEvenly,
    Side,
    Spare,
    Swap,
    TimeUp,
    Withdraw,
    Words,
    parse_action,
)
from nottingham.rules.engine import (
    Progress,
    apply,
    evolve,
    may_act,
    new_game,
    replay,
    to_act,
)
from nottingham.rules.errors import (
    IllegalAction,
    ImpossibleGame,
    Malformed,
    RulesError,
)
from nottingham.rules.events import (
    AnyEvent,
    BagHandedBack,
    BagLeftToOne,
    BagLoaded,
    BagOpened,
    BagsClosed,
    BootyShared,
    CardsDiscarded,
    CardsDrawn,
    CardsSetAside,
    ClaimDeclined,
    ConfiscatedPlaced,
    DealStruck,
    DebtPaid,
    DeckReshuffled,
    Declared,
    DeputiesShuffled,
    Event,
    FavourJudged,
    FellShort,
    GameEnded,
    GameStarted,
    InspectionEnded,
    MarketCardClaimed,
    OfferAccepted,
    OfferFell,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    PhaseBegan,
    PilesStarted,
    RoundBegan,
    SetAsideCollected,
    ShareProposed,
    StarterNamed,
    TimeRanOut,
    WordSpoken,
)
from nottingham.rules.options import (
    Options,
)
from nottingham.rules.sampling import (
    sample_action,
    sample_move,
)
from nottingham.rules.shuffle import (
    seed_from_number,
)
from nottingham.rules.state import (
    State,
)
from nottingham.rules.view import (
    open_view,
    view,
)
from nottingham.rules.view_types import (
    Prompt,
    View,
)
from nottingham.rules.wire import (
    encode,
)

__version__ = "0.1.0"

__all__ = [
    "Accept",
    "AnyAction",
    "AnyEvent",
    "BagHandedBack",
    "BagLeftToOne",
    "BagLoaded",
    "BagOpened",
    "BagsClosed",
    "BootyShared",
    "CardsDiscarded",
    "CardsDrawn",
    "CardsSetAside",
    "Claim",
    "ClaimDeclined",
    "ConfiscatedPlaced",
    "DealStruck",
    "DebtPaid",
    "DeckReshuffled",
    "Declare",
    "Declared",
    "Decline",
    "DeputiesShuffled",
    "Discard",
    "Event",
    "Favour",
    "FavourJudged",
    "FellShort",
    "GameEnded",
    "GameStarted",
    "HandBack",
    "IllegalAction",
    "ImpossibleGame",
    "InspectionEnded",
    "LoadBag",
    "MakeOffer",
    "Malformed",
    "MarketCardClaimed",
    "NameStarter",
    "OfferAccepted",
    "OfferFell",
    "OfferMade",
    "OfferRefused",
    "OfferWithdrawn",
    "Open",
    "OpenLater",
    "Options",
    "Pay",
    "PayLater",
    "PhaseBegan",
    "PilesStarted",
    "Place",
    "Pledge",
    "Portion",
    "Progress",
    "Prompt",
    "Refuse",
    "RoundBegan",
    "RulesError",
    "SetAsideCollected",
    "Share",
    "ShareEvenly",
    "ShareProposed",
    "Side",
    "Spare",
    "StarterNamed",
    "State",
    "Swap",
    "TimeRanOut",
    "TimeUp",
    "View",
    "Withdraw",
    "WordSpoken",
    "Words",
    "__version__",
    "apply",
    "encode",
    "evolve",
    "may_act",
    "new_game",
    "open_view",
    "parse_action",
    "replay",
    "sample_action",
    "sample_move",
    "seed_from_number",
    "to_act",
    "view",
]
