### The table during a game: the current request, the controls, and what lies where.

table-title = At the table – Nottingham
table-title-yours = Your turn – Nottingham
table-coming = Going to the table…
table-watching = You are watching.
pause-rests = The game is paused.
pause-asked = { $count ->
    [one] { $names } wants to pause.
   *[other] { $names } want to pause.
}
pause-agree = Agree
connection-lost = Connection lost. Reconnecting… Your moves are safe.

## The current request

asked-title = What to do now
asked-you = Your turn
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
asked-pay = You’re out of gold and still owe { $owed }: choose goods to pay with
asked-place = { $count ->
    [one] Choose a pile for the confiscated card
   *[other] Choose a pile for the { $count } confiscated cards
}
asked-claim = Trade three of a kind at the black market?
asked-share = Share the booty
asked-answer = { $count ->
    [one] { $name } has made you an offer
   *[other] { $count } offers await your answer
}
asked-officer = { $count ->
    [one] You hold one bag: open it, hand it back, or name a price
   *[other] You hold { $count } bags: open them, hand them back, or name a price
}
asked-bargain = { $count ->
    [one] { $names } holds your bag. What is it worth to you?
   *[other] { $names } hold your bag. What is it worth to you?
}
asked-offered = { $count ->
    [one] Your offer is in: { $names } decides
   *[other] Your offer is in: { $names } decide
}
asked-passed = { $count ->
    [one] You’re done talking: { $names } decides
   *[other] You’re done talking: { $names } decide
}
asked-wait-inspect = { $count ->
    [one] { $names } is inspecting the bags
   *[other] { $names } are inspecting the bags
}
asked-wait-market = { $names } is at the market
asked-wait-starter = { $names } is choosing who starts the market
asked-wait-load = { $count ->
    [one] { $names } is still packing
   *[other] { $names } are still packing
}
asked-wait-declare = { $names } is stepping up to the gate
asked-wait-debt = { $names } is looking for something to pay with
asked-wait-place = { $names } is putting away the confiscated cards
asked-wait-claim = { $names } is at the black market
asked-wait-share = { $count ->
    [one] { $names } is thinking about the booty
   *[other] { $names } are sharing the booty
}

## Top bar, clock and menu

bar-home = Home page
bar-menu = Menu
bar-rules = Rules
bar-phases = Phases of the round
bar-round = Round { $round } of { $rounds }
step-market = Market
step-load = Load
step-declare = Declare
step-inspect = Inspection
clock-paused = Paused
clock-left = Time left
wait-for = Waiting for { $names }
wait-for-you = Waiting for you
menu-title = At this table
menu-pause = Ask for a pause
menu-pause-hint = The game pauses once everyone present has asked.
menu-unpause = Withdraw my request
menu-resume = Resume the game
menu-copy = Copy the link to this table
menu-copied = Link copied.
menu-settings = Language, theme and sounds
menu-screen = Open the big screen
menu-screen-hint = On a TV or laptop, open { $address }
menu-hand-only = Show only my hand
menu-hand-only-hint = For a room with a big screen that shows everyone the table.
room-offer = A big screen shows everyone the table.
room-offer-no = Keep the table
screen-title = The big screen
screen-lead = The table is here for all to see. Your hand is on your phone.
screen-join = Scan to join with your phone
screen-code = Open { $address } and enter
screen-starts = The game starts from the host’s phone.
screen-later = Scan to watch, or to take up your hand again
pass-add = Add a player on this device
pass-add-about = You pass the device around. Each hand stays hidden until its player presses “It’s me”.
pass-add-title = Who else is playing on this device?
pass-title = Pass the device on
pass-waiting = The game is waiting for { $names }.
pass-only = Everyone else, look away!
pass-me = It’s me, { $name }
pass-now = { $name } has the device
pass-on = Pass on
pass-next = Now to { $name }
menu-away = Step away
menu-away-hint = You keep your seat. If you’re gone for long, a bot plays for you until you’re back.
menu-stand = Give up my seat
menu-stand-sure = A bot will play your seat to the end. Are you sure?
menu-stand-yes = Yes, give it up
menu-stand-no = No, stay
menu-mute = Mute
menu-silence = Block from chat
menu-make-host = Make host
menu-remove = Replace with a bot
menu-remove-sure = A bot takes { $name }’s seat to the end of the game. { $name } stays as a spectator and can sit down again only if you allow it.
menu-remove-yes = Replace { $name }
menu-remove-no = Cancel

## Seats and stands

mine-title = Your place
mine-sheriff = You are the sheriff
mine-deputy = You are a deputy
mine-merchant = Merchant
seat-away = away, bot playing
seat-gone = away
seat-thinks = to play
seat-decides = deciding
seat-more = Show the whole stand
seat-passed = done talking
seat-composing = counting coins…
seat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
seat-set-aside = set aside
mood-title = Mood
mood-calm = calm
mood-amused = amused
mood-nervous = nervous
mood-smug = smug
mood-angry = angry
mood-caught = caught
face-title = Pull a face
face-own = Your face: { $mood }. Pull another
face-look = Look { $mood }
face-pulled = { $name } looks { $mood }.
throw-title = From the crowd
throw-laughter = Laugh
thrown-laughter = { $name } laughs.
throw-gasp = Gasp
thrown-gasp = { $name } gasps.
throw-coin = Toss a coin
thrown-coin = { $name } tosses a coin.
throw-tomato = Throw a tomato
thrown-tomato = { $name } throws a tomato.
stand-own-contraband = Your contraband, face down: only you know what it is
stand-market-card = Black-market card worth { $value }
bag-loaded = bag shut
bag-held = bag at the gate
bag-handed_back = handed back
bag-opened = opened
hand-yours = Your hand
hand-card-aside = Set aside: { $card }
hand-card-bag = Put in the bag: { $card }

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
pile-leaf = Look through: { $pile }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-top = On top: { $card }
pile-title = { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-order = Top card first.
lay-order = In this order, last card on top:
lay-raise = Move up: { $card }
lay-top = on top
lay-on-left = On the left pile
lay-on-right = On the right pile
place-confiscated = Confiscated:

## Bag and declaration

load-inside = { $count } of { $max } cards in the bag
load-shut = Your bag is shut. Only you know what’s in it.
load-take-out = Take out: { $card }
load-still-packing = still packing
load-snap = { $count ->
    [0] Choose cards first
    [one] Snap it shut: { $count } card
   *[other] Snap it shut: { $count } cards
}
declare-inside = In your bag:
declare-true = the truth

## The gate

gate-your-bag = Your bag
gate-quoted = “{ $goods }”
gate-not-declared = not declared yet
gate-composing = { $name } is counting coins…
gate-inside = Only you know:
gate-inside-open = Inside:
gate-honest = Honest!
gate-caught = Caught!
record-none = no past bags yet
record-passed = { $count ->
    [one] { $count } bag handed back
   *[other] { $count } bags handed back
}
record-honest = { $count ->
    [one] opened { $count } time, honest
   *[other] opened { $count } times, honest
}
record-caught = { $count ->
    [one] caught { $count } time
   *[other] caught { $count } times
}
record-word = promises: { $kept } kept, { $broken } broken
gate-must-open = Must be opened: { $names } made a binding deal with { $to }
gate-word-open = { $name }: open it
gate-word-hand_back = { $name }: hand it back
gate-alone = { $name } alone decides
gate-offer = Make an offer
gate-demand = Name a price
gate-threaten = Threaten
gate-hand_back = Hand it back
gate-answer-first = Answer the offer first
gate-open = Open it
gate-pass = I’m done talking
gate-pass-why = { $count ->
    [one] Then { $names } won’t wait for you.
   *[other] Then { $names } won’t wait for you.
}
gate-pass-waits = { $count ->
    [one] { $names } is giving you time to talk.
   *[other] { $names } are giving you time to talk.
}
gate-speak-officer = Offer another deal
gate-speak-others = Offer a deal about another bag
gate-trade = Trade with a merchant
gate-other-deals = Other offers and deals
gate-deals = Offers and deals
gate-stakes-yours = Honest: you pay { $honest }. A lie: up to { $lie } for you.
gate-stakes = Honest: { $name } { $count ->
    [one] pays
   *[other] pay
} { $honest }. A lie: up to { $lie } in fines.
gate-refused = Refused
gate-quiet = Nothing is on offer yet.
gate-bags = Bags at the gate
gate-offer-waits = offer for you

guess-title = Your guess
guess-others = Truth or lie?
guess-private = only you see it
guess-secret = secret; all see your points at the end
guess-score = { $right } of { $total } right
guess-truth = Truth
guess-lie = Lie
guess-right = You guessed right.
guess-wrong = You guessed wrong.
guess-honour = Points of honour for guessing along: { $right } of { $total }
honour-title = Points of honour for guessing along
honour-points = { $right } of { $total }
honour-spectator = spectator

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
offer-answers = In answer to { $name }:
offer-answers-you = In answer to your offer:
offer-struck = Deal!
offer-about-yours = about your bag
offer-about-bag = about { $name }’s bag
offer-about-else = about something else
offer-accepted-by = Accepted by { $names }
offer-fell-short = { $name } promised goods that were never there
offer-accept = Deal!
offer-counter = Counter
offer-refuse = Refuse
offer-change = Change
offer-withdraw = Withdraw
tokens-contraband = contraband from the stand
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
bargain-impossible = There’s nothing left to bargain over here.
bargain-gold = Gold
bargain-less-gold = Less gold
bargain-more-gold = More gold
bargain-coin = Add { $gold }
bargain-uncoin = Take off { $gold }
bargain-exact = Exact amount
bargain-suggestions = Suggested amounts
bargain-stake-lie = If opened, this bag costs you { $gold }.
bargain-stake-honest = If opened, this bag earns you { $gold }.
bargain-stake-guess = If it’s all contraband, opening it earns about { $gold }.
bargain-most = up to { $count }
bargain-from-stand = Goods from the stand
bargain-from-contraband = Contraband from the stand
bargain-from-bag = Goods from the bag
bargain-shelf = Your goods
bargain-bluff = Bluff…
bargain-lie-hint = You can offer goods you don’t have. If it comes out, they’ll see everything you really have.
bargain-believe-hint = It may not even exist.
bargain-mat-empty = Press goods or drag them here.
bargain-mat-nothing = Nothing yet
bargain-nothing-there = Nothing to give.
bargain-less = Remove one: { $good }
bargain-more = Add one: { $good }
bargain-binding = What happens to the bag
bargain-binding-hint = This binds: once you agree, it must be done.
bargain-other-bags = Other bags
bargain-bag-of = { $name }’s bag
bargain-pledge-none = not agreed
bargain-pledge-hand_back = goes back
bargain-pledge-open = is opened
bargain-promises = Promises for later
bargain-promise-hint = Promises aren’t binding, but the ledger remembers who keeps them.
bargain-promise-by = Promised by
bargain-promise-me = me
bargain-promise-what = Promise
bargain-promise-whom = To or about
bargain-promise-text = In your own words
bargain-promise-add = Add promise
bargain-promise-drop = remove
bargain-favour-pay = pays gold later
bargain-send = Send offer
bargain-empty = Add gold, goods or a promise.
bargain-waits-gold = Gold goes both ways. Take it off one mat.
bargain-waits-goods = The same goods go both ways. Take them off one mat.
bargain-waits-bag = Say what happens to a bag.
bargain-waits-impossible = Not all of this can be had. Take something off.
bargain-replaces = This replaces your earlier offer of this kind.
bargain-beside = Your other offer stays on the table.
bargain-cancel = Cancel
bargain-closed-opened = Your bag has been opened: there’s nothing left to offer for it.
bargain-closed-back = Your bag is back: there’s nothing left to offer for it.
bargain-closed-theirs = { $name }’s bag is settled: there’s nothing left to ask for it.
bargain-closed-over = The inspection is over. Your offer was not sent.
bargain-kept = Your draft is kept and comes back in a moment.

## Debts, black market, booty

pay-each = worth { $value } each
pay-total = { $total } of { $owed }
pay-too-much = You can leave a card out.
pay-do = Pay with these
claim-rate = for { $goods }
claim-then = then { $value }
claim-gone = sold out
claim-do = Claim
claim-now = You can trade now, or wait until you’re asked after the last bag.
claim-now-do = { $goods } for a card worth { $value }
claim-decline = Claim nothing
share-proposes = { $name } proposes
share-proposed = You have proposed
share-agree = Agree
share-yours = Your proposal
share-my-gold = Gold for you
share-pick = Choose your cards, at least { $half }; the rest goes to { $name }.
share-mine = yours
share-propose = Propose
share-evenly = Take turns picking

## Talk, story, crowns, ledger

panel-title = Talk and records
panel-talk = Talk
panel-story = Story
panel-crowns = Crowns
panel-ledger = Ledger
panel-unheard = new messages
talk-title = Talk
talk-said = Messages
talk-none = Nobody has said a word yet. Somebody should.
talk-earlier = Earlier messages
talk-phrases = Quick phrases
talk-more = More…
talk-fewer = Fewer
talk-placeholder = Say something…
talk-send = Send
talk-silenced = The host has blocked you from the chat.
story-title = The story so far
story-earlier = Earlier
story-round = Round { $round }
crowns-hint = Based on what everyone can see, plus your own hidden goods.
crowns-worth = King { $king }, Queen { $queen }
ledger-title = Who keeps their word
ledger-none = Nobody has promised anything yet.
ledger-round = round { $round }
ledger-kept = kept
ledger-broken = broken
ledger-open = pending
ledger-void = void
ledger-words = never judged
ledger-shown = What you were shown
ledger-showed = { $name }, round { $round }: { $goods } face down on the stand.
ledger-showed-bag = In the bag: { $goods }.

## The end

over-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
over-you-win = You win!
over-you-share = You share the victory with { $names }!
over-you = You
over-tie-legal = Tied on points: most legal goods wins ({ $counts })
over-tie-contraband = Tied on points and legal goods: most contraband wins ({ $counts })
over-counting = Counting up…
over-skip = Skip to the end
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
over-rematch = Play again
over-gather = Change the setup
over-host-decides = The host decides whether to play again.
over-replay = Watch the replay
over-home = Go to the home page

## A card in words

card-label = { $name }: { $kind ->
    [legal] legal
    [contraband] contraband
   *[royal] royal
}, value { $value }, penalty { $penalty }
card-counts = counts as { $count } × { $good }
