### The log: each event in the present tense, in one or two sentences.

## Parts of a deal, described from the side of the player who offers it.

terms-stand = { $goods } from the stand
terms-contraband = { $goods } from the contraband
terms-bag = { $goods } from the bag
deal-gives = { $who ->
    [you] you give { $terms }
   *[other] gives { $terms }
}
deal-asks = { $who ->
    [you] you ask for { $terms }
   *[other] asks for { $terms }
}
deal-struck-gives = { $who ->
    [you] you give { $terms }
   *[other] { $by } gives { $terms }
}
deal-struck-gets = { $who ->
    [you] you get { $terms }
   *[other] { $by } gets { $terms }
}
deal-and = { $first }; { $rest }
pledge-hand_back = { $bag }’s bag goes back unopened
pledge-open = { $bag }’s bag is opened
pledge-hand_back-yours = your bag goes back unopened
pledge-open-yours = your bag is opened
favour-spare = { $by } spares { $whom } when next in office
favour-open = { $by } opens { $whom }’s bag when next in office
favour-pay = { $by } pays { $to } { $gold } in a later deal
favour-words = { $by } promises: “{ $text }”
favour-spare-by-you = you spare { $whom } when next in office
favour-spare-you = { $by } spares you when next in office
favour-open-by-you = you open { $whom }’s bag when next in office
favour-open-you = { $by } opens your bag when next in office
favour-pay-by-you = you pay { $to } { $gold } in a later deal
favour-pay-you = { $by } pays you { $gold } in a later deal
favour-words-by-you = you promise: “{ $text }”

## Start of the game

log-game_started-first = First edition: { $names } sit down with { $gold } each.
log-game_started-second = Second edition: { $names } sit down with { $gold } each.
log-game_started-extras = This time with { $extras }.
log-game_started-seal = The shuffles are sealed: SHA-256 { $commitment }.
log-game_started-sheriff = The first sheriff was named, not drawn: { $name }.
extra-royal_goods = royal goods
extra-black_market = the black market
extra-time_limit = an hourglass
extra-removed_cards = ten cards removed unseen
extra-seven_card_hand = seven-card hands
extra-open_trade = open trade
log-piles_started = The left pile starts with { $left }, the right one with { $right }.
log-deputies_shuffled = The deputy cards are shuffled.
log-round_began-sheriff = { $who ->
    [you] Round { $round }: you wear the sheriff’s badge.
   *[other] Round { $round }: { $names } wears the sheriff’s badge.
}
log-round_began-deputies = { $who ->
    [you] Round { $round }: you and { $names } are the deputies.
   *[other] Round { $round }: { $names } are the deputies.
}
log-phase_began-load = The merchants load their bags.
log-phase_began-declare = Declarations: everyone looks honest now.
log-phase_began-inspect = The inspection begins. What is a closed bag worth?
log-phase_began-debt = A debt must be paid.
log-phase_began-place = Confiscated goods need a pile.
log-phase_began-claim = The black market opens its back door.
log-phase_began-share = The booty is on the table, waiting to be shared.

## Market

log-cards_drawn = { $who ->
    [you] { $count ->
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
}
log-cards_drawn-seen = { $who ->
    [you] You draw { $goods }.
   *[other] { $name } draws { $goods }.
}
log-deck_reshuffled = { $count ->
    [one] The deck is empty: { $count } discarded card makes a new one.
   *[other] The deck is empty: { $count } discarded cards are shuffled into a new one.
}
log-starter_named = { $who ->
    [you] You start the market.
   *[other] { $name } starts the market.
}
log-cards_set_aside-none = { $who ->
    [you] You keep every card.
   *[other] { $name } keeps every card.
}
log-cards_set_aside-hidden = { $who ->
    [you] { $count ->
        [one] You set { $count } card aside, face down.
       *[other] You set { $count } cards aside, face down.
    }
   *[other] { $count ->
        [one] { $name } sets { $count } card aside, face down.
       *[other] { $name } sets { $count } cards aside, face down.
    }
}
log-cards_set_aside-seen = { $who ->
    [you] You set aside { $goods }.
   *[other] { $name } sets aside { $goods }.
}
log-taken = { $who ->
    [you] You take { $takings }.
   *[other] { $name } takes { $takings }.
}
log-taken-left = { $goods } from the left pile
log-taken-right = { $goods } from the right pile
log-cards_discarded-left = { $who ->
    [you] You put { $goods } on the left pile.
   *[other] { $name } puts { $goods } on the left pile.
}
log-cards_discarded-right = { $who ->
    [you] You put { $goods } on the right pile.
   *[other] { $name } puts { $goods } on the right pile.
}
log-on_top = On top: { $goods }.
log-set_aside_collected = { $count ->
    [one] { $count } set-aside card goes on the discard pile.
   *[other] { $count } set-aside cards go on the discard pile.
}

## Bags and declarations

log-bag_loaded = { $name } snaps the bag shut.
log-bag_loaded-seen = { $name } snaps the bag shut on { $goods }.
log-bag_loaded-own = You snap the bag shut on { $goods }. Nobody else sees this.
log-bags_closed = All bags are shut: { $sizes }.
log-bags_closed-size = { $who ->
    [you] you { $count }
   *[other] { $name } { $count }
}
log-declared = { $who ->
    [you] You declare { $goods }.
   *[other] { $name } declares { $goods }.
}

## Deals

log-offer_made = { $who ->
    [you] You to { $to }: { $deal }.
    [to_you] { $by } to you: { $deal }.
   *[other] { $by } to { $to }: { $deal }.
}
log-offer_made-deputies = { $who ->
    [you] You to both deputies: { $deal }.
   *[other] { $by } to both deputies: { $deal }.
}
log-offer_changed = { $who ->
    [you] You change your offer to { $to }: { $deal }.
    [to_you] { $by } changes the offer to you: { $deal }.
   *[other] { $by } changes the offer to { $to }: { $deal }.
}
log-offer_changed-deputies = { $who ->
    [you] You change your offer to both deputies: { $deal }.
   *[other] { $by } changes the offer to both deputies: { $deal }.
}
log-offer_accepted = { $who ->
    [you] You agree. Others have yet to.
   *[other] { $name } agrees. Others have yet to.
}
log-offer_accepted-known = { $who ->
    [you] You agree to { $by }’s offer. Others have yet to.
    [to_you] { $name } agrees to your offer. Others have yet to.
   *[other] { $name } agrees to { $by }’s offer. Others have yet to.
}
log-offer_refused = { $who ->
    [you] You turn the offer down.
   *[other] { $name } turns the offer down.
}
log-offer_refused-known = { $who ->
    [you] You turn { $by }’s offer down.
    [to_you] { $name } turns your offer down.
   *[other] { $name } turns { $by }’s offer down.
}
log-offer_withdrawn = { $who ->
    [you] You withdraw the offer.
   *[other] { $name } withdraws the offer.
}
log-offer_fell = An offer can no longer be met and lapses.
log-offer_fell-known = { $who ->
    [you] Your offer can no longer be met and lapses.
   *[other] { $by }’s offer can no longer be met and lapses.
}
log-deal_struck = { $who ->
    [you] Deal! You and { $names } agree: { $deal }.
   *[other] Deal! { $names } agree: { $deal }.
}
log-deal_struck-plain = { $who ->
    [you] Deal! You and { $names } agree.
   *[other] Deal! { $names } agree.
}
log-fell_short = { $who ->
    [you] Thin air! You sold goods that were never there, and have to show { $to } what was.
    [to_you] Thin air! { $name } sold goods that were never there, and has to show you what was.
   *[other] Thin air! { $name } sold goods that were never there, and has to show { $to } what was.
}
log-fell_short-deputies = { $who ->
    [you] Thin air! You sold goods that were never there, and have to show both deputies what was.
   *[other] Thin air! { $name } sold goods that were never there, and has to show both deputies what was.
}
log-fell_short-contraband = { $who ->
    [you] What you really had face down: { $goods }.
   *[other] What { $name } really had face down: { $goods }.
}
log-fell_short-bag = { $who ->
    [you] What you really had in the bag: { $goods }.
   *[other] What { $name } really had in the bag: { $goods }.
}
log-favour_judged-kept = A promise kept: { $favour }.
log-favour_judged-broken = A promise broken: { $favour }. So it goes.
log-favour_judged-void = A promise that can no longer be judged: { $favour }.
log-favour_judged-unnamed = promise { $number } in the ledger

## Inspection

log-word_spoken-open = { $who ->
    [you] You on { $bag }’s bag: “Open it!”
    [to_you] { $name } on your bag: “Open it!”
   *[other] { $name } on { $bag }’s bag: “Open it!”
}
log-word_spoken-hand_back = { $who ->
    [you] You on { $bag }’s bag: “Hand it back.”
    [to_you] { $name } on your bag: “Hand it back.”
   *[other] { $name } on { $bag }’s bag: “Hand it back.”
}
log-bag_left_to_one = { $who ->
    [you] The deputies disagree: you alone decide on { $bag }’s bag.
    [to_you] The deputies disagree: { $name } alone decides on your bag.
   *[other] The deputies disagree: { $name } alone decides on { $bag }’s bag.
}
log-bag_handed_back = { $who ->
    [you] You get your bag back unopened: { $goods }.
   *[other] { $bag } gets the bag back unopened: { $goods }.
}
log-bag_handed_back-true = { $who ->
    [you] You get your bag back unopened: { $goods }. It was the plain truth.
   *[other] { $bag } gets the bag back unopened: { $goods }. It was the plain truth.
}
log-bag_handed_back-lie = { $who ->
    [you] You get your bag back unopened: { $goods }. So much for “{ $declared }”.
   *[other] { $bag } gets the bag back unopened: { $goods }. So much for “{ $declared }”.
}
log-bag_handed_back-smuggled = { $who ->
    [you] You get your bag back unopened. And what comes out of it? { $goods }!
   *[other] { $bag } gets the bag back unopened. And what comes out of it? { $goods }!
}
log-bag_given = { $who ->
    [you] Out of that bag, you get { $goods }.
   *[other] Out of that bag, { $to } gets { $goods }.
}
log-bag_given-booty = Out of that bag, the booty gets { $goods }.
log-bag_opened-honest = { $office ->
    [you] You open { $bag }’s bag: { $goods }. Honest to the last card!
    [us] You and { $by } open { $bag }’s bag: { $goods }. Honest to the last card!
    [yours] { $by } opens your bag: { $goods }. Honest to the last card!
    [yours_together] { $by } open your bag: { $goods }. Honest to the last card!
    [alone] { $by } opens { $bag }’s bag: { $goods }. Honest to the last card!
   *[together] { $by } open { $bag }’s bag: { $goods }. Honest to the last card!
}
log-bag_opened-lie = { $office ->
    [you] You open { $bag }’s bag, and what a bag: { $goods }. Confiscated: { $confiscated }.
    [us] You and { $by } open { $bag }’s bag, and what a bag: { $goods }. Confiscated: { $confiscated }.
    [yours] { $by } opens your bag, and what a bag: { $goods }. Confiscated: { $confiscated }.
    [yours_together] { $by } open your bag, and what a bag: { $goods }. Confiscated: { $confiscated }.
    [alone] { $by } opens { $bag }’s bag, and what a bag: { $goods }. Confiscated: { $confiscated }.
   *[together] { $by } open { $bag }’s bag, and what a bag: { $goods }. Confiscated: { $confiscated }.
}
log-bag_opened-lie-declared = { $office ->
    [you] “{ $declared }”, said { $bag }. You open the bag: { $goods }! Confiscated: { $confiscated }.
    [us] “{ $declared }”, said { $bag }. You and { $by } open the bag: { $goods }! Confiscated: { $confiscated }.
    [yours] “{ $declared }”, you said. { $by } opens the bag: { $goods }! Confiscated: { $confiscated }.
    [yours_together] “{ $declared }”, you said. { $by } open the bag: { $goods }! Confiscated: { $confiscated }.
    [alone] “{ $declared }”, said { $bag }. { $by } opens the bag: { $goods }! Confiscated: { $confiscated }.
   *[together] “{ $declared }”, said { $bag }. { $by } open the bag: { $goods }! Confiscated: { $confiscated }.
}
log-debt_paid = { $who ->
    [you] You pay { $to } { $paid }.
    [to_you] { $by } pays you { $paid }.
   *[other] { $by } pays { $to } { $paid }.
}
log-debt_paid-booty = { $who ->
    [you] You pay { $paid } into the booty.
   *[other] { $by } pays { $paid } into the booty.
}
log-debt_paid-nothing = { $who ->
    [you] You have nothing to pay with.
   *[other] { $by } has nothing to pay with.
}
log-debt_paid-owed = { $who ->
    [you] You still owe { $gold }.
   *[other] { $by } still owes { $gold }.
}
log-debt_paid-forgiven = The remaining { $gold } is forgiven: empty is empty.
log-confiscated_placed-left = Confiscated, and now on the left pile: { $goods }.
log-confiscated_placed-right = Confiscated, and now on the right pile: { $goods }.
log-time_ran_out = The sand has run out! All offers lapse.
log-inspection_ended = The last bag is settled.

## Black market and booty

log-market_card_claimed = { $who ->
    [you] You give up { $goods } for a black-market card worth { $value }.
   *[other] { $name } gives up { $goods } for a black-market card worth { $value }.
}
log-claim_declined = { $who ->
    [you] You leave the black market alone.
   *[other] { $name } leaves the black market alone.
}
log-share_proposed = { $who ->
    [you] You propose to share the booty like this: { $split }.
   *[other] { $name } proposes to share the booty like this: { $split }.
}
log-booty_shared = The booty is shared: { $split }.
log-booty_part = { $who ->
    [you] you get { $goods }
   *[other] { $name } gets { $goods }
}
log-booty_part-nothing = { $who ->
    [you] you get nothing
   *[other] { $name } gets nothing
}
log-booty_shared-discarded = { $goods } is left over and goes on the discard pile.
log-booty_shared-bank = The odd coin goes to the bank.

## The end

log-game_ended-score = { $rank }. { $name }: { $points } ({ $parts }).
score-gold = { $gold }
score-legal = { $count } for legal goods
score-contraband = { $count } for contraband
score-black_market = { $count } from the black market
score-crowns = { $count } as { $crowns }
log-game_ended-winner = { $who ->
    [you] You win, and Nottingham takes a bow.
   *[other] { $names } wins, and Nottingham takes a bow.
}
log-game_ended-winners = { $names } share the victory.
log-game_ended-seed = The seed was { $seed }.
