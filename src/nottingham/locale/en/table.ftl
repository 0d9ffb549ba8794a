### The game being played: what is asked, what can be done, what lies where.

table-title = At the table – Nottingham
table-title-yours = Your move – Nottingham
table-coming = On the way to the table…
table-watching = You are watching.
pause-rests = The table rests. Nothing moves until somebody plays on.
pause-asked = { $count ->
    [one] { $names } asks for a pause.
   *[other] { $names } ask for a pause.
}
pause-agree = Agree
connection-lost = The line is lost. It heals itself; nothing you have done is gone.

## What is asked now

asked-title = What is asked now
asked-you = Your move
asked-why = Why?
asked-over = The game is over
asked-name_starter = { $count ->
    [one] You are the sheriff. Who starts the market?
   *[other] You are a deputy. Who starts the market?
}
asked-swap = Set aside up to { $max ->
    [one] { $max } card
   *[other] { $max } cards
} and draw new ones, or keep your hand
asked-discard = { $count ->
    [one] Choose a pile for the card you set aside
   *[other] Choose a pile for the { $count } cards you set aside
}
asked-load_bag = Load { $min } to { $max } cards into your bag
asked-declare = { $count ->
    [one] Your bag holds { $count } card. What do you say it is?
   *[other] Your bag holds { $count } cards. What do you say they are?
}
asked-pay = Your purse is empty and you owe { $owed }: choose goods to pay with
asked-place = { $count ->
    [one] Choose a pile for the confiscated card
   *[other] Choose a pile for the { $count } confiscated cards
}
asked-claim = Three of a kind for a dearer card?
asked-share = Share the booty
asked-answer = { $count ->
    [one] { $name } makes you an offer
   *[other] { $count } offers wait for your answer
}
asked-officer = { $count ->
    [one] One bag is before you: open it, hand it back, or name a price
   *[other] { $count } bags are before you: open them, hand them back, or name a price
}
asked-bargain = { $count ->
    [one] { $names } holds your bag. What is it worth to you?
   *[other] { $names } hold your bag. What is it worth to you?
}
asked-offered = { $count ->
    [one] Your offer is made: { $names } decides
   *[other] Your offer is made: { $names } decide
}
asked-passed = { $count ->
    [one] You have said it all: { $names } decides
   *[other] You have said it all: { $names } decide
}
asked-wait-inspect = { $count ->
    [one] { $names } looks at the bags
   *[other] { $names } look at the bags
}
asked-wait-market = { $names } is at the market
asked-wait-starter = { $names } chooses who starts the market
asked-wait-load = { $count ->
    [one] { $names } is still packing
   *[other] { $names } are still packing
}
asked-wait-declare = { $names } steps up to the gate
asked-wait-debt = { $names } looks for something to pay with
asked-wait-place = { $names } puts the confiscated cards away
asked-wait-claim = { $names } is at the black market
asked-wait-share = { $count ->
    [one] { $names } thinks about the booty
   *[other] { $names } share the booty
}

## Top bar, clock and menu

bar-home = To the start page
bar-menu = Menu
bar-rules = The rules
bar-phases = Phases of the round
bar-round = Round { $round } of { $rounds }
step-market = Market
step-load = Load
step-declare = Declare
step-inspect = Inspection
clock-paused = Paused
clock-left = Time left
menu-title = At this table
menu-pause = Ask for a pause
menu-pause-hint = It begins when everyone who is here has asked for it.
menu-unpause = Play on after all
menu-resume = End the pause
menu-copy = Copy the link to this table
menu-copied = The link is copied.
menu-settings = Language, light and sounds
menu-away = Step away
menu-away-hint = Your seat stays yours. If you stay away long, a bot plays for you until you are back.
menu-stand = Give up my seat
menu-stand-sure = A bot will play your seat to the end. Really?
menu-stand-yes = Yes, give it up
menu-stand-no = No, stay
menu-mute = Don’t hear
menu-silence = Forbid to speak
menu-make-host = Make host
menu-remove = Give the seat to a bot

## Seats and stands

mine-title = Your place
mine-sheriff = You are the sheriff
mine-deputy = You are a deputy
mine-merchant = Merchant
seat-away = away, a bot plays
seat-gone = away
seat-thinks = is on the move
seat-decides = decides
seat-more = Show the whole stand
seat-passed = has nothing more to say
seat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
seat-set-aside = set aside
stand-own-contraband = Your contraband, face down: only you know it
stand-market-card = Black-market card worth { $value }
bag-loaded = bag shut
bag-held = bag at the gate
bag-handed_back = handed back
bag-opened = opened
hand-yours = Your hand
hand-card-aside = Set aside: { $card }
hand-card-bag = Into the bag: { $card }

## Market, piles

market-take = Take the top card
market-taking = You take
market-untake = Put back
market-aside = You set aside
market-from-deck = { $count ->
    [one] You draw { $count } card from the deck
   *[other] You draw { $count } cards from the deck
}
market-deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
market-swap = { $count ->
    [one] Swap { $count } card
   *[other] Swap { $count } cards
}
market-keep = Keep my hand
pile-pile = Discard pile
pile-left = Left pile
pile-right = Right pile
pile-empty = empty
pile-leaf = Leaf through: { $pile }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-top = On top: { $card }
pile-title = { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-order = The top card comes first.
lay-order = In this order, the last one on top:
lay-raise = Lay later: { $card }
lay-top = on top
lay-on-left = On the left pile
lay-on-right = On the right pile
place-confiscated = Confiscated:

## Bag and declaration

load-inside = { $count } of { $max } cards in the bag
load-shut = Your bag is shut. Nobody knows what is in it but you.
load-take-out = Take out: { $card }
load-still-packing = still packing
load-snap = { $count ->
    [0] Choose cards first
    [one] Snap it shut on { $count } card
   *[other] Snap it shut on { $count } cards
}
declare-inside = In your bag:
declare-true = the truth

## The gate

gate-your-bag = Your bag
gate-quoted = “{ $goods }”
gate-not-declared = has not spoken yet
gate-inside = Only you know:
gate-inside-open = Inside:
gate-honest = Honest!
gate-caught = Caught!
record-none = no bag settled yet
record-passed = { $count ->
    [one] { $count } bag handed back
   *[other] { $count } bags handed back
}
record-honest = { $count ->
    [one] { $count } time opened and honest
   *[other] { $count } times opened and honest
}
record-caught = { $count ->
    [one] { $count } time caught
   *[other] { $count } times caught
}
record-word = promises: { $kept } kept, { $broken } broken
gate-must-open = Must be opened: { $names } gave { $to } a binding word
gate-word-open = { $name }: open it
gate-word-hand_back = { $name }: hand it back
gate-alone = { $name } decides alone
gate-offer = Make an offer
gate-demand = Name a price
gate-threaten = Threaten
gate-hand_back = Hand it back
gate-open = Open it
gate-pass = I’m done talking
gate-pass-why = A bot in office waits so long for you. Say that you are done, and it goes on at once.
gate-speak-officer = Offer another deal
gate-trade = Trade with a merchant
gate-other-deals = Other offers and deals

## Offers

offer-yours = { $count ->
    [one] Your offer to { $to }
   *[other] Your offer to the deputies
}
offer-to-you = { $from } to you
offer-between = { $count ->
    [one] { $from } to { $to }
   *[other] { $from } to the deputies
}
offer-you-give = You give
offer-gives = { $count ->
    [one] { $name } gives
   *[other] The deputies give
}
offer-struck = Deal!
offer-accepted-by = Accepted by { $names }
offer-fell-short = { $name } had promised goods that were never there
offer-accept = Deal!
offer-counter = Counter
offer-refuse = Refuse
offer-change = Change
offer-withdraw = Take back
tokens-contraband = contraband from under the stand
tokens-bag = goods from the bag

## Putting a deal together

bargain-title = { $count ->
    [one] Your offer to { $name }
   *[other] Your offer to the deputies
}
bargain-price-title = Your price for { $name }
bargain-counter-title = { $count ->
    [one] Your answer to { $name }
   *[other] Your answer to the deputies
}
bargain-to = To
bargain-close = Close
bargain-impossible = There is nothing more to bargain about here.
bargain-gold = Gold
bargain-less-gold = Less gold
bargain-more-gold = More gold
bargain-suggestions = Suggested amounts
bargain-stake-lie = Opened, this bag costs you { $gold }.
bargain-stake-honest = Opened, this bag brings you { $gold }.
bargain-stake-guess = If all of it is smuggled, opening it brings about { $gold }.
bargain-most = up to { $count }
bargain-from-stand = Goods from the stand
bargain-from-contraband = Contraband from under the stand
bargain-from-bag = Goods from the bag
bargain-lie-hint = You may name what you don’t have. If it comes out, they see all you really have.
bargain-believe-hint = It may not be there at all.
bargain-nothing-there = There is nothing to give.
bargain-less = One less: { $good }
bargain-more = One more: { $good }
bargain-binding = This binds
bargain-other-bags = Other bags
bargain-bag-of = { $name }’s bag
bargain-pledge-none = not agreed
bargain-pledge-hand_back = hand back
bargain-pledge-open = open
bargain-promises = Promises for later
bargain-promise-hint = Nobody is bound by these, but the ledger remembers who kept them.
bargain-promise-by = Who promises
bargain-promise-me = I do
bargain-promise-what = What
bargain-promise-whom = Whom
bargain-promise-text = In your own words
bargain-promise-add = Promise
bargain-promise-drop = drop
bargain-favour-spare = won’t open the bag next time
bargain-favour-open = opens the bag next time
bargain-favour-pay = pays gold later
bargain-favour-words = anything else
bargain-send = Make the offer
bargain-cancel = Never mind

## Debts, black market, booty

pay-each = worth { $value } each
pay-total = { $total } of { $owed }
pay-too-much = One card could be left out.
pay-do = Pay with these
claim-rate = for { $goods }
claim-then = then { $value }
claim-gone = sold out
claim-do = Claim it
claim-decline = Claim nothing
share-proposes = { $name } proposes
share-agree = Agree
share-yours = Your proposal
share-my-gold = Gold for you
share-pick = Choose your cards, at least { $half }; the rest goes to { $name }.
share-mine = yours
share-propose = Propose it
share-evenly = Share by the book

## Talk, story, crowns, ledger

panel-title = Talk and records
panel-talk = Talk
panel-story = Story
panel-crowns = Crowns
panel-ledger = Ledger
panel-unheard = something new was said
talk-title = Talk
talk-said = What was said
talk-none = Nobody has said a word yet. Somebody should.
talk-earlier = What was said before
talk-phrases = Quick phrases
talk-more = More…
talk-fewer = Fewer
talk-placeholder = Say something…
talk-send = Say it
talk-silenced = The host has asked you to be silent.
story-title = What happened so far
story-earlier = What happened before
story-round = Round { $round }
crowns-hint = By what lies open, and what only you know of your own.
crowns-worth = King { $king }, Queen { $queen }
ledger-title = Who keeps his word
ledger-none = Nobody has promised anything yet.
ledger-round = round { $round }
ledger-kept = kept
ledger-broken = broken
ledger-open = pending
ledger-void = void
ledger-words = words
ledger-shown = What you were shown
ledger-showed = { $name }, round { $round }: { $goods } under the stand.
ledger-showed-bag = In the bag: { $goods }.

## The end

over-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
over-you-win = You win!
over-you-share = You share the victory with { $names }!
over-you = You
over-tie-legal = Level on points: more legal goods decide ({ $counts })
over-tie-contraband = Level on points and legal goods: more contraband decides ({ $counts })
over-counting = Counting up…
over-skip = Show it all
over-scores = Scores
over-score = Score
over-gold = Gold
over-legal = Legal goods
over-contraband = Contraband
over-black_market = Black market
over-crowns = Kings and Queens
over-king-of = King: { $good }
over-queen-of = Queen: { $good }
over-total = Total
over-rematch = Once more
over-gather = Change the table
over-host-decides = The host decides whether you play once more.
over-replay = Watch it again
over-home = To the start page

## A card in words

card-label = { $name }: { $kind ->
    [legal] legal
    [contraband] contraband
   *[royal] royal
}, value { $value }, penalty { $penalty }
card-counts = counts as { $count } × { $good }
