### A seat for a language model: its situation, and its numbered choices. “cards”, “take”, “order”, “gold” and “offer” are names of arguments.

## The situation

told-seat = { $name } (seat { $seat })
told-round = Round { $round } of { $rounds }, { $phase }.
told-sheriff = Sheriff: { $names }.
told-deputies = Deputies: { $names }.
told-you = You are { $name }: { $gold }; hand: { $hand }; stand: { $stand }; contraband: { $contraband }.
told-other = { $name }: { $gold }; { $hand }; stand: { $stand }; { $contraband }.
told-bag-own = Your bag: { $goods }. Declared: { $declared }.
told-bag = { $name }’s bag. Declared: { $declared }.
told-offer = Offer { $number }, { $name } to { $to }: { $deal }.
told-promises = Promises still to be kept: { $promises }.
told-pile = { $pile }, top card first: { $cards }.
told-booty = In the booty: { $goods }.
told-said = { $name } says: “{ $text }”
told-news = What happened:
told-choices = Your choices:
told-waiting = The game is waiting for others.
told-gathering = The game hasn’t started yet.

## Choices

choice-name_starter = { $name } starts the market
choice-swap = Set cards aside and draw new ones: name up to { $max } from your hand in “cards”.
choice-swap-take = You can first take cards from the tops of the discard piles: list “left” or “right” in “take”.
choice-order = “order” can give the order of the cards, last on top.
choice-load = Load { $goods }
choice-load-other = Load other cards: name { $min } to { $max } from your hand in “cards”
choice-accept = Accept { $name }’s offer { $number }
choice-refuse = Refuse { $name }’s offer { $number }
choice-withdraw = Withdraw your offer { $number }
choice-open = Open { $name }’s bag
choice-hand_back = Hand back { $name }’s bag
choice-offer = Make an offer to { $names }: describe it in “offer”
choice-wait = Wait and hear the others
choice-pay = Pay with { $goods }
choice-pay-other = Pay the { $owed } you owe with other goods: name them in “cards”. You have { $goods }
choice-claim = Claim a card worth { $value } for { $goods }
choice-share-agree = Agree: { $split }
choice-share-other = Propose another split: name your part in “cards” and “gold”
