### The lesson: the coach of a first game. Guy of Gisborne and Friar Tuck are the opponents.

learn-coach = Coach
learn-coming = Preparing your first table…
learn-progress = Step { $at } of { $of }
learn-next = Next
learn-turn = Go to the last round
learn-leave = Leave
learn-again = Start over
learn-again-sure = Start over from the first card?
learn-again-yes = Yes, start over
learn-again-no = No, keep playing
learn-once-more = Replay this round
learn-play = Play a real game
learn-nudge = That’s allowed, and one day it may be clever. Try what’s outlined first – or do it again to have your way.

## Round one: an honest bag

learn-step-welcome = Welcome! You bring goods to Nottingham, and the richest merchant wins in the end. Between you and the market stands the sheriff. This round it’s Guy of Gisborne.
learn-step-cards = Your hand. The coin at the top left is what a card is worth at the end; the shackle at the top right is its fine. Apples and cheese are legal. Silk is forbidden – and worth 8.
learn-step-market = First, the market: get rid of what you don’t need. Set both cheeses aside and draw two new cards.
learn-step-load = Four apples now. Lucky you! Put all four in your bag and close it. The silk can wait.
learn-step-declare = Now say what’s in it: one legal good and the true number of cards. Be honest today: 4 apples.
learn-step-gate = Guy holds your bag. He can hand it back or open it. You have nothing to hide, so tell him you’re done talking.
learn-step-doubted = He didn’t believe you, and doubt has its price: the sheriff pays the fine himself, 2 for each of your { $count } cards. You’re { $gold } richer, and the goods are on your stand.
learn-step-gift = Meanwhile the Friar slipped Guy 5 gold, and his bag went back unopened: two cheeses face up, one card face down. Now what might that be?

## Round two: silk

learn-step-silk = Your turn to be sly. Two silks are worth 16, and the chickens will hide them. Keep this hand.
learn-step-smuggle = Into the bag they go: both silks and both chickens.
learn-step-lie = Forbidden goods can’t be declared, so now you must lie. Four cards, no blushing: say 4 chickens.
learn-step-stakes = The Friar is sheriff. If he opens your bag, the silk is gone, 16 points with it, and you pay 4 for each: 8 gold. But the Friar likes gifts.
learn-step-bribe = Make him an offer for your bag.
learn-step-bribe-gold = How much for your bag? Start low: 4 gold.
learn-step-bribe-send = 4 gold for your bag. Let’s see what he says.
learn-step-frown = The Friar weighs the coins in his hand and frowns…
learn-step-price = Too little! Now he names his price: 8 gold. It saves you 16 points and a fine of 8. That’s a bargain: take it.
learn-step-more = No deal. He wants to see 8 gold. Offer that, or he will look.
learn-step-through = Deal! Your bag is through: legal goods face up, your { $count } forbidden cards face down, and nobody knows what they are. It cost you { $gold }. A bribe is often cheaper than the truth.
learn-step-lucky = Handed back, and nobody looked! What you smuggled lies face down on your stand. Don’t count on that every time.
learn-step-caught = Caught! Everything that wasn’t what you said is gone, and you paid { $gold } in fines. A bribe might have been cheaper.

## Round three: the badge

learn-step-badge = Now you’re the sheriff. First, name the merchant who goes to market first. Pick either.
learn-step-watch = The sheriff packs no bag. Let the others pack and make their declarations. Then both bags come to you.
learn-step-doubt = Two bags, and you decide. A liar pays you 4 for each forbidden card and 2 for each wrong legal one. But if a bag is honest, you pay 2 for every card in it. Doubt has to be worth it.
learn-step-sniff = The Friar offers { $gold } for three chickens? Honest people don’t need to pay. Refuse: he’ll come back with more.
learn-step-choose = Now it’s { $gold }. Take it, and it’s yours. Or open: two forbidden cards earn you 8, three earn you 12, and an honest bag costs you 6. Your choice!
learn-step-haggle = The Friar is counting his coins…
learn-step-sweat = The Friar is sweating. Hand his bag back, open it, or name a price of your own.
learn-step-verdict-taken = { $gold } for looking away. And look: { $count ->
    [one] one card lies
   *[other] { $count } cards lie
} face down on his stand. Opening would have earned you { $fine }. A bribe often beats the truth.
learn-step-verdict-free = Back it goes, for nothing. { $count ->
    [0] It was honest after all.
    [one] And one card lies face down on his stand. He’ll love you for it.
   *[other] And { $count } cards lie face down on his stand. He’ll love you for it.
}
learn-step-verdict-caught = Caught! He was smuggling: he pays you { $gold } and loses what he lied about. That’ll teach him. Perhaps.
learn-step-guy = Guy says 3 cheese, offers nothing and looks bored. If he’s honest, opening costs you 6. Hand it back or open it: you’re the sheriff.
learn-step-turn = The badge has gone all the way round. The rest of a game is more of the same, and then everything is counted. Want to see how one is won? Skip to the last round.

## The last round: a deal against a third

learn-step-last = Another game, at its very last inspection. Eight rounds are behind you. Your bag holds 2 apples and 2 silk, and you said: 4 apples.
learn-step-crowns = Crowns decide games. The player with the most apples at the end is their King, for 20 points; second place is Queen, for 10. Guy has 10 apples. You have 9, and 2 more in your bag.
learn-step-rival = But Guy has smuggled well and is in the lead. He says his bag holds 3 apples. If that’s a lie, opening it ruins him. If it’s true, the sheriff pays – not you.
learn-step-plot = So buy two things from the Friar at once: your own bag back, and Guy’s bag opened. Make him an offer.
learn-step-plot-gold = Your bag is already in the deal. Add 10 gold.
learn-step-plot-third = Now the sly part. Under other bags, have Guy’s bag opened.
learn-step-plot-send = Everything with a seal binds the sheriff. Send it.
learn-step-plot-price = 10 gold for your bag alone? For that you can have Guy’s opened too. Make an offer of your own.
learn-step-sealed = Sealed! Your silk is through. And now the Friar must open Guy’s bag, whatever Guy offers him.
learn-step-alone = Your silk is through, but nobody paid for a look at Guy’s bag. Let’s see what comes of it.
learn-step-unbought = Caught, at the very end. And Guy’s bag is still closed…
learn-step-fallen = Not one apple: two crossbows and a silk! 26 points gone, and 12 gold in fines. It cost you 10.
learn-step-escaped = Guy got through with two crossbows and a silk: 26 points. It would have cost 10 gold to stop him.
learn-step-counted = Now everything is counted. Gold is points. So are your goods, both face up and smuggled.
learn-step-crowned = Then the crowns: King and Queen of each legal good. Yours bring you { $points } points.
learn-step-won = You win! Now you can trade, smuggle, bribe and judge, and that’s the whole game. The rest is knowing people.
learn-step-lost = Someone else wins – this time. Replay this round, or play a real game: you know how it goes.

## Anything off the planned path

learn-step-any-over = The game is over. Start the lesson over, or play a real game.
learn-step-any-swap = Set aside what you don’t want and draw new cards, or keep your hand. Many cards of one kind make a good bag.
learn-step-any-load = Pack 1 to 5 cards. Legal goods are safe, forbidden ones are worth more. Up to you.
learn-step-any-declare = Name one legal good. The number is always true. The rest need not be.
learn-step-any-pay = You’re out of gold, so goods must cover the rest. Give as little as you can.
learn-step-any-answer = The sheriff makes you an offer. Take it, refuse it, or make one of your own.
learn-step-any-offer = Put in what you’d give, and send it. Nothing is binding until both sides agree.
learn-step-any-gate = Your bag is with the sheriff. Make an offer for it, or say you’re done talking.
learn-step-any-judge = The bags are in your hands. Hand one back, open it, or name your price.
learn-step-any-wait = The others are thinking. Watch what they do.
