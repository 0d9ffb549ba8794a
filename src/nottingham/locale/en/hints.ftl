### Explanations and tips for new players.

why-more = More in the rules: { $section }

## Requests to you: first what it is about, then what to consider

why-name_starter = You’re in office, so you choose which merchant goes to the market first. The others follow clockwise.
why-name_starter-think = The first merchant sees nothing of what the others throw away. The last one has seen it all.
why-swap_first = Before bags are packed you can swap cards: set some aside, then draw as many, from the open piles or from the deck.
why-swap_first-think = A card on a pile is certain, but everyone sees you take it. A card from the deck is a surprise, and your secret.
why-swap_second = Before bags are packed you can swap cards: set some aside for all to see, then draw as many from the deck.
why-swap_second-think = Several cards of one legal good make an honest bag that’s dangerous to open. And what you throw away shows the others what you don’t collect.
why-discard = The cards you set aside now go face up on one of the two piles, in any order you like.
why-discard-think = The next merchant can take the top card. Bury what others collect, and leave on top what helps nobody.
why-load_bag = Put the cards you want to bring through the gate into your bag. Nobody sees what they are. Once all bags are shut, everyone sees how many cards each one holds.
why-load_bag-think = An honest bag is safe, and pays you if it’s opened. Each lie in it costs its penalty if it’s found and earns its value if it isn’t.
why-declare = Tell everyone what your bag holds. The number is filled in for you and is always true. Which legal good you name is up to you.
why-declare-think = Cards that match your declaration stay yours even if the bag is opened. For the rest, say what the others will believe.
why-answer = Someone has offered you a deal. Accept it, and it happens at once. Refuse it, and it’s gone. Or answer with an offer of your own.
why-answer-think = Gold is certain. Contraband on a stand and goods inside a bag may not exist, and promises for later aren’t binding.
why-officer = The bags are in your hands. Open one, and a liar pays you, but you pay an honest merchant. Hand it back, and nobody pays, unless you make a deal first.
why-officer-think = Take your time: name a price, threaten, let them talk. Look at who has been caught before, and at what each of them collects.
why-deputy = The two of you decide on every bag. If you both want to open it, you share the cost and the gain. If only you do, the bag is yours alone to deal with.
why-deputy-think = What you take together becomes booty and is shared. What you take alone is yours alone, and so is the risk.
why-bargain = Your bag is at the gate and could be opened at any moment. Now is the time to talk: make an offer, or keep a straight face.
why-bargain-think = What would it cost you if the bag were opened? The fine, which the sheriff would get anyway, and everything confiscated. So a tempting bribe is often more than the fine, and can still be cheap for you. An honest bag needs no bribe.
why-pay = You’re out of gold, so you pay the rest in goods. They must be worth at least what you owe, and there’s no change.
why-pay-think = Give what hurts least: goods you won’t be King or Queen of.
why-place = The goods you confiscated go on one of the two piles, in any order you like.
why-place-think = Whatever you leave on top, somebody can take at the next market.
why-claim = Your bag came back unopened, so you may trade three contraband cards of one kind for the top card of that kind’s black-market pile.
why-claim-think = That card is worth more than the three together. You’re asked even if you don’t have three of a kind, so the question gives nothing away.
why-share = The booty is shared: half of the gold and half of the cards each. It’s settled once you both propose the same split.
why-share-think = The rulebook leaves the details to the two of you. If you can’t agree, our ruling applies: you take turns picking, the most valuable card first, and the first deputy begins.

## While other players act

why-offered = Your offer is on the table. You can change or withdraw it until it’s answered.
why-wait_market = The merchants swap cards, one after the other. What they take and throw away hints at what they collect.
why-wait_load = All merchants pack in secret, at the same time. When the last bag is shut, the declarations begin.
why-wait_declare = One by one, the merchants say what their bags hold. The number is always true. The good may be.
why-wait_inspect = The bags at the gate are opened or handed back one by one. Meanwhile all players can talk and make offers.
why-wait_debt = Someone is short of gold and is choosing goods to pay with. Everything else waits.
why-wait_place = The sheriff is putting the confiscated cards on a pile, in any order.
why-wait_claim = Merchants whose bags came back unopened, and who haven’t claimed yet, are asked whether they want something from the black market.
why-wait_share = The two deputies are sharing what they took together.
why-over = The game is over. Everything has been counted, and nothing is secret any more.

## Tips, shown when a player hesitates

tip-title = Tip
tip-thanks = Got it
tip-never = Turn off tips
tip-name_starter = You can name anyone. The first merchant decides without knowing what the others will throw away.
tip-swap-collect = You hold { $goods }. Keep them together and look for more: a bag full of one kind is one nobody likes to open.
tip-swap-pile = There’s something you collect on top of a pile: { $good }. You can take it before you draw from the deck.
tip-swap-contraband = Contraband can wait in your hand for a sheriff who likes gold. { $good }: worth { $value } at the end.
tip-swap-plan = Collect one legal good and set aside what doesn’t fit. Or keep everything.
tip-discard = The last card you lay ends up on top, where the next merchant can take it.
tip-load-honest = If you declare it honestly, opening this bag costs the sheriff { $fine }: { $goods }.
tip-load-smuggle = { $good }: earns { $value } at the end if it gets through, costs { $penalty } if it’s found. One such card among honest ones is a small risk.
tip-load-last = This is the last round: cards left in your hand are worth nothing.
tip-declare-true = Your bag is honest. If it’s opened, you get { $fine }. Try looking a little worried.
tip-declare-part = Declare what you have most of: { $good }. Those cards stay yours even if the bag is opened.
tip-declare-bold = Nothing in your bag can be declared. Choose what the others will believe. If it’s opened, it costs you { $fine }.
tip-answer-gold = You’re offered { $gold }. If the bag is honest, opening it would cost you { $fine }.
tip-answer-unseen = Contraband on a stand and goods inside a bag may not exist. If they don’t, you’ll be shown the truth, but you get nothing more.
tip-answer-promise = A promise for later isn’t binding. The ledger remembers whether it was kept.
tip-answer-counter = Not happy with it? Answer with an offer of your own. The first one stays on the table.
tip-officer-cost = If { $name } is telling the truth, opening that bag costs you { $fine }. If not, you’re paid for every lie.
tip-officer-poor = You have { $gold }. If you open an honest bag and can’t pay, you lose goods.
tip-officer-price = You don’t have to wait for offers: name a price yourself.
tip-deputy = If you say “open” and the other deputy doesn’t, the bag is yours alone: the bribe, the fine and the risk.
tip-bargain-lying = If your bag is opened, it costs you { $fine } and the smuggled goods. The sheriff gets that fine anyway, so a bribe worth taking is often more.
tip-bargain-honest = Your bag is honest: if it’s opened, it earns you { $fine }. You don’t have to offer anything.
tip-bargain-others = You can also pay to have someone else’s bag opened.
tip-pay = Start with goods that others have far more of than you.
tip-place = Others draw from these piles at the next market. What you bury, they don’t get.
tip-claim-worth = Your three cards would be worth { $sum } at the end. The black-market card is worth { $value }.
tip-claim-none = You don’t have three of a kind. Claim nothing, and nobody learns why.
tip-share = Taking turns favours the first deputy, and an odd card or coin is lost to both of you. It’s often better to agree.
