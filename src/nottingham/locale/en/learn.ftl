### Learning by playing: the coach of the first game. Guy of Gisborne and Friar Tuck are the opponents.

learn-coach = Coach
learn-coming = Your first table is being laid …
learn-progress = Step { $at } of { $of }
learn-next = Next
learn-turn = To the last round
learn-leave = Leave
learn-again = From the start
learn-again-sure = Begin again from the first card?
learn-again-yes = Yes, from the start
learn-again-no = No, play on
learn-once-more = This round once more
learn-play = Now a real game
learn-nudge = That is allowed, and one day it may be clever. Try what is outlined first – or do it again and have your way.

## Round one: an honest bag

learn-step-welcome = Welcome! You bring goods to Nottingham, and whoever is richest in the end wins. Between you and the market stands the sheriff. This round it is Guy of Gisborne.
learn-step-cards = Your hand. The coin at the top left says what a card is worth in the end, the shackle at the top right its fine. Apples and cheese are legal. Silk is forbidden – and worth 8.
learn-step-market = First the market: get rid of what you don’t need. Set both cheese aside and draw two new cards.
learn-step-load = Four apples now: lucky you. Put all four into your bag and close it. The silk can wait.
learn-step-declare = Now say what is in it: one legal good and the true number of cards. Be honest today: 4 apples.
learn-step-gate = Guy holds your bag. He may hand it back or open it. You have nothing to hide, so tell him you are done talking.
learn-step-doubted = He did not believe you, and doubt has its price: the sheriff pays the fine himself, 2 for each of your { $count } cards. You are { $gold } richer, and the goods are on your stand.
learn-step-gift = Meanwhile the Friar gave Guy 5 gold, and his bag went back unopened: two cheese face up, one card face down. Now what might that be?

## Round two: silk

learn-step-silk = Your turn to be sly. Two silk are worth 16, and the chickens will hide them. Keep this hand.
learn-step-smuggle = Into the bag with them: both silk and both chickens.
learn-step-lie = Forbidden goods can’t be declared, so you must lie now. Four cards, no blushing: say 4 chickens.
learn-step-stakes = The Friar is sheriff. If he opens your bag, the silk is gone, 16 points, and you pay 4 for each: 8 gold. But the Friar likes gifts.
learn-step-bribe = Make him an offer for your bag.
learn-step-bribe-gold = Your bag back for how much? Start low: 4 gold.
learn-step-bribe-send = 4 gold for your bag. Let’s hear what he says.
learn-step-frown = The Friar weighs the coins in his hand, and frowns …
learn-step-price = Too little! Now he names his price: 8 gold. You would save 16 points and a fine of 8. That is cheap: take it.
learn-step-more = No deal. He wants to see 8 gold. Offer that, or he will look.
learn-step-through = Deal! Your bag is through: legal goods lie face up, your { $count } forbidden cards face down, and nobody knows what they are. It cost you { $gold }. Often a bribe is cheaper than the truth.
learn-step-lucky = Handed back, and nobody looked! What you smuggled lies face down on your stand. Don’t count on that every day.
learn-step-caught = Caught! Whatever was not what you said is gone, and you paid { $gold } in fines. A small bribe might have been cheaper.

## Round three: the badge

learn-step-badge = Now you are the sheriff. First you name the merchant who goes to market first. Pick either.
learn-step-watch = The sheriff packs no bag. Let the others pack and speak: then both bags come to you.
learn-step-doubt = Two bags, and you decide. A liar pays you 4 for each forbidden card, 2 for each wrong legal one. But if a bag is honest, you pay 2 for every card in it. Doubt only for a good price.
learn-step-sniff = The Friar offers { $gold } for three chickens? Honest people needn’t pay. Refuse: he will come back with more.
learn-step-choose = Now it is { $gold }. Take it, and it is yours. Or open: two forbidden cards bring you 8, three bring 12, and an honest bag costs you 6. Your choice!
learn-step-haggle = The Friar is counting his coins …
learn-step-sweat = The Friar sweats. Hand his bag back, open it, or name a price of your own.
learn-step-verdict-taken = { $gold } for looking away. And see: { $count ->
    [one] one card lies
   *[other] { $count } cards lie
} face down on his stand. Opening would have brought you { $fine }. Often a bribe beats the truth.
learn-step-verdict-free = Back it goes, for nothing. { $count ->
    [0] It was honest after all.
    [one] And one card lies face down on his stand. He will love you.
   *[other] And { $count } cards lie face down on his stand. He will love you.
}
learn-step-verdict-caught = Caught! He smuggled, pays you { $gold } and loses what he had lied about. That will teach him. Perhaps.
learn-step-guy = Guy says 3 cheese, offers nothing and looks bored. If he is honest, opening costs you 6. Hand it back or open it: you are the sheriff.
learn-step-turn = That was a whole turn of the badge. A game is more of the same, and then everything is counted. See how one is won: go to its last round.

## The last round: a deal against a third

learn-step-last = Another game, its very last inspection. Eight rounds lie behind you. Your bag holds 2 apples and 2 silk, and you have said: 4 apples.
learn-step-crowns = Crowns decide games. Whoever has the most apples in the end is their King, for 20 points; the second is Queen, for 10. Guy has 10 apples, you have 9, and 2 more in your bag.
learn-step-rival = But Guy has smuggled well and leads. His bag says 3 apples. If that is a lie, opening it ruins him. If it is true, the sheriff pays – not you.
learn-step-plot = So buy two things from the Friar at once: your own bag back, and Guy’s bag opened. Make him an offer.
learn-step-plot-gold = Your bag is in the deal already. Put 10 gold to it.
learn-step-plot-third = Now the sly part. Among the other bags, have Guy’s bag opened.
learn-step-plot-send = What bears a seal binds the sheriff. Send it.
learn-step-plot-price = 10 gold for your bag alone? For that you can have Guy’s opened too. Make an offer of your own.
learn-step-sealed = Sealed! Your silk is through. And now the Friar must open Guy’s bag, whatever Guy offers him.
learn-step-alone = Your silk is through, but nobody has paid for a look at Guy’s bag. Let’s see what comes of it.
learn-step-unbought = Caught, at the very end. And Guy’s bag is still closed …
learn-step-fallen = Not one apple: two crossbows and a silk! 26 points gone, and 12 gold of fines. You have paid 10 for it.
learn-step-escaped = Guy got through, with two crossbows and a silk, 26 points. It would have taken 10 gold to stop him.
learn-step-counted = Now all is counted. Gold is points. So are your goods, those face up and those you smuggled.
learn-step-crowned = Then the crowns, King and Queen of each legal good. Yours bring you { $points } points.
learn-step-won = You win! You can trade, smuggle, bribe and judge now, and that is the whole game. The rest is knowing people.
learn-step-lost = Another wins – this time. Play this round once more, or go and play a real game: you know how it goes.

## Whatever else happens

learn-step-any-over = The game is over. Begin the lesson again, or play a real one.
learn-step-any-swap = Set aside what you don’t want and draw new cards, or keep your hand. Many cards of one kind make a good bag.
learn-step-any-load = Pack 1 to 5 cards. Legal goods are safe, forbidden ones are worth more. Up to you.
learn-step-any-declare = Name one legal good. The number is always true. The rest need not be.
learn-step-any-pay = Your gold is gone, so goods must pay the rest. Give as little as you can.
learn-step-any-answer = The sheriff makes you an offer. Take it, refuse it, or make one of your own.
learn-step-any-offer = Put in what you would give, and send it. Nothing binds anyone until both agree.
learn-step-any-gate = Your bag is with the sheriff. Offer something for it, or say that you are done talking.
learn-step-any-judge = The bags are in your hands. Hand one back, open it, or name your price.
learn-step-any-wait = The others are thinking. Watch what they do.
