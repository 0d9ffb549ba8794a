### What is asked, why, and what to think of: for whoever is new at the table.

why-more = More in the rules: { $section }

## What is asked of you: first what it is about, then what to consider

why-name_starter = You are in office, so you say which merchant goes to the market first. The others follow clockwise.
why-name_starter-think = Whoever begins has seen nothing of what the others throw away; whoever comes last has seen it all.
why-swap_first = Before bags are packed you may exchange cards: set some aside, then draw as many, from the open piles or from the deck.
why-swap_first-think = A card on a pile is certain, but everyone sees you take it. A card from the deck is a surprise, and your secret.
why-swap_second = Before bags are packed you may exchange cards: set some aside for all to see, then draw as many from the deck.
why-swap_second-think = Several cards of one legal good make an honest bag that is dangerous to open. And what you throw away tells the others what you don’t collect.
why-discard = The cards you set aside now go face up on one of the two piles, in the order you like.
why-discard-think = The next merchant can take the top card. Bury what others collect, and leave on top what helps nobody.
why-load_bag = Put into the bag what you want to bring through the gate. Nobody sees what it is; when all bags are shut, everyone sees how many cards are in each.
why-load_bag-think = An honest bag is safe, and pays if it is opened. Each lie in it costs its penalty if it is found, and brings its value if it is not.
why-declare = Everyone hears what your bag is supposed to hold. The number is said for you and is true; which legal good it is, you decide.
why-declare-think = What is as declared stays yours even if the bag is opened. For the rest, say what the others will believe.
why-answer = Somebody offers you a deal. Accept it, and it is carried out at once; refuse it, and it is gone; or answer with an offer of your own.
why-answer-think = Gold is certain. Goods from under a stand or out of a bag may not exist, and promises for later bind nobody.
why-officer = The bags are in your hands. Open one, and a liar pays you, but you pay an honest merchant. Hand it back, and nobody pays anything, unless you make a deal first.
why-officer-think = Take your time: name a price, threaten, let them talk. Look at who was caught before, and at what each of them collects.
why-deputy = The two of you decide on every bag. If both want to open it, you share the cost and the gain. If only you do, the bag is your affair alone.
why-deputy-think = What both of you take becomes booty and is shared. What you take alone is yours alone, and so is the risk.
why-bargain = Your bag is at the gate and can be opened at any moment. Now is the time to talk: offer something for it, or keep a straight face.
why-bargain-think = What would it cost you if the bag is opened? Anything below that is a good price. An honest bag needs no bribe.
why-pay = Your gold is gone, and what you still owe is paid in goods. They must be worth at least as much, and there is no change.
why-pay-think = Give what hurts least: goods of which you will be neither King nor Queen.
why-place = What you have confiscated goes on one of the two piles, in the order you like.
why-place-think = At the next market somebody will find on top what you leave there.
why-claim = Your bag came back unopened. So you may give up three contraband cards of one kind and take the top card of the black market for them.
why-claim-think = That card is worth more than the three together. If you don’t have three of a kind you are asked all the same, so that nobody learns anything from the question.
why-share = The booty is shared: to each of you half of the gold and half of the cards. It is done when you both propose the same.
why-share-think = By the book you take cards in turn, the dearest first. Propose something else only if it suits you both.

## While others are asked

why-offered = Your offer lies on the table. Until it is answered you can change it or take it back.
why-wait_market = The merchants exchange cards, one after the other. What they take and throw away says something about what they collect.
why-wait_load = All merchants pack in secret, at the same time. When the last bag is shut, the declarations begin.
why-wait_declare = One after the other the merchants say what their bags hold. The number is always true; the good may be.
why-wait_inspect = The bags are at the gate and are opened or handed back, one by one. Whoever plays may talk and make offers meanwhile.
why-wait_debt = Somebody has too little gold and chooses goods to pay with. Everything else waits.
why-wait_place = The confiscated cards are put on a pile, in an order of the sheriff’s choice.
why-wait_claim = Merchants whose bags came back unopened are asked whether they want something from the black market.
why-wait_share = The two deputies share what they have taken together.
why-over = The game is over. Everything has been counted, and nothing is secret any more.

## Tips, when somebody hesitates

tip-title = A tip
tip-thanks = Thanks
tip-never = No more tips
tip-name_starter = You can name anyone. Whoever goes first decides without knowing what the others throw away.
tip-swap-collect = You hold { $goods }. Keep them together and look for more: many of one kind make a bag that nobody likes to open.
tip-swap-pile = On top of a pile lies something that you collect: { $good }. You can take it before you draw from the deck.
tip-swap-contraband = Contraband can wait in your hand until a sheriff comes who likes gold. { $good }: worth { $value } at the end.
tip-swap-plan = Collect one legal good, and set aside what doesn’t fit. You may also keep everything.
tip-discard = The last card you lay is on top, and the next merchant can take it.
tip-load-honest = Honestly declared, this bag would cost a sheriff who opens it { $fine }: { $goods }.
tip-load-smuggle = { $good }: brings { $value } at the end if it gets through, costs { $penalty } if it is found. One such card among honest ones is a small risk.
tip-load-last = This is the last round: what stays in your hand is worth nothing.
tip-declare-true = Your bag is honest. If it is opened, you get { $fine }. Perhaps look a little worried.
tip-declare-part = Declare what you have most of: { $good }. That much stays yours even if the bag is opened.
tip-declare-bold = Nothing in your bag can be declared. Choose what the others will believe; if it is opened it costs you { $fine }.
tip-answer-gold = You are offered { $gold }. If the bag is honest, opening it would cost you { $fine }.
tip-answer-unseen = What comes from under a stand or out of a bag may not be there at all. If it isn’t, you will be shown the truth, but get no more.
tip-answer-promise = A promise for later binds nobody. The ledger remembers whether it was kept.
tip-answer-counter = Too little? Answer with an offer of your own: the first one stays where it is.
tip-officer-cost = If { $name } tells the truth, opening that bag costs you { $fine }. If not, you are paid for every lie.
tip-officer-poor = You have { $gold }. If you open an honest bag and can’t pay, your goods go.
tip-officer-price = You need not wait for offers: name a price yourself.
tip-deputy = If you say “open” and the other deputy doesn’t, the bag is yours alone: the bribe, the fine and the risk.
tip-bargain-lying = If your bag is opened, it costs you { $fine } and the smuggled goods with it. Half of that is an offer worth making.
tip-bargain-honest = Your bag is honest: opened, it brings you { $fine }. You need not offer anything.
tip-bargain-others = You can also pay for having somebody else’s bag opened.
tip-pay = First give goods of which others have far more than you.
tip-place = Others draw from these piles at the next market. What you bury, they don’t get.
tip-claim-worth = Your three cards would count { $sum } in the end, the card of the black market counts { $value }.
tip-claim-none = You have no three of a kind. Claim nothing; nobody learns why.
tip-share = If you don’t agree, sharing by the book is fair to both.
