### Game terms used on several screens. Goods, bots and phases are keyed by their names in the protocol.

## Goods: `good-` is the name on a card, `goods-` a quantity.

good-apples = Apples
goods-apples = { $count ->
    [one] { $count } apple
   *[other] { $count } apples
}
good-cheese = Cheese
goods-cheese = { $count } cheese
good-bread = Bread
goods-bread = { $count } bread
good-chickens = Chickens
goods-chickens = { $count ->
    [one] { $count } chicken
   *[other] { $count } chickens
}
good-pepper = Pepper
goods-pepper = { $count } pepper
good-mead = Mead
goods-mead = { $count } mead
good-silk = Silk
goods-silk = { $count } silk
good-crossbows = Crossbows
goods-crossbows = { $count ->
    [one] { $count } crossbow
   *[other] { $count } crossbows
}
good-green_apples = Green apples
goods-green_apples = { $count ->
    [one] { $count } green apple
   *[other] { $count } green apples
}
good-golden_apples = Golden apples
goods-golden_apples = { $count ->
    [one] { $count } golden apple
   *[other] { $count } golden apples
}
good-gouda_cheese = Gouda cheese
goods-gouda_cheese = { $count } gouda cheese
good-blue_cheese = Blue cheese
goods-blue_cheese = { $count } blue cheese
good-rye_bread = Rye bread
goods-rye_bread = { $count } rye bread
good-pumpernickel_bread = Pumpernickel bread
goods-pumpernickel_bread = { $count } pumpernickel bread
good-royal_rooster = Royal rooster
goods-royal_rooster = { $count ->
    [one] { $count } royal rooster
   *[other] { $count } royal roosters
}
good-pears = Pears
goods-pears = { $count ->
    [one] { $count } pear
   *[other] { $count } pears
}
good-salt = Salt
goods-salt = { $count } salt
good-michaelmas_goose = Michaelmas goose
goods-michaelmas_goose = { $count ->
    [one] { $count } Michaelmas goose
   *[other] { $count } Michaelmas geese
}

kind-legal = Legal goods
kind-contraband = Contraband
kind-royal = Royal goods

king-apples = King of apples
queen-apples = Queen of apples
king-cheese = King of cheese
queen-cheese = Queen of cheese
king-bread = King of bread
queen-bread = Queen of bread
king-chickens = King of chickens
queen-chickens = Queen of chickens

## Packs

pack-base = Sheriff of Nottingham
pack-about-base = The goods of both editions.
pack-goose_fair = Goose Fair
pack-about-goose_fair = Our own cards for Nottingham’s autumn fair: honest pears, smuggled salt and a royal goose.

## Phases

phase-market = Market
phase-load = Loading the bags
phase-declare = Declarations
phase-inspect = Inspection
phase-debt = A debt to pay
phase-place = Placing confiscated goods
phase-claim = Black market
phase-share = Sharing the booty
phase-over = The game is over

## Bots

bot-apprentice = Apprentice
motto-apprentice = Knows the rules and the prices, but not yet the people.
bot-trader = Trader
motto-trader = Counts the cards, haggles, and remembers who lied to whom.
bot-master = Master
motto-master = Does all that, fights for the crowns, and gives nothing away.
bot-grandmaster = Grandmaster
motto-grandmaster = A neural network, taught by masters and by itself. Bribes best with nothing to hide.
bot-robin_hood = Robin Hood
motto-robin_hood = I rob the rich. Today that’s whoever is ahead.
bot-maid_marian = Maid Marian
motto-maid_marian = I tell the truth so often that nobody looks when I don’t.
bot-little_john = Little John
motto-little_john = What I say is in the bag is in the bag. Open it, and bring your purse.
bot-friar_tuck = Friar Tuck
motto-friar_tuck = A little gift for the abbey, my child, and I have seen nothing.
bot-will_scarlet = Will Scarlet
motto-will_scarlet = Silk under the apples. Who would dare to look?
bot-alan_a_dale = Alan-a-Dale
motto-alan_a_dale = I have a song for every bag, and some of them are true.
bot-much = Much, the Miller’s Son
motto-much = Bread is bread. I don’t like it when people shout at me.
bot-guy_of_gisborne = Guy of Gisborne
motto-guy_of_gisborne = I open bags. I remember names.
bot-prince_john = Prince John
motto-prince_john = Everything has its price, and the price has just gone up.
bot-the_prioress = The Prioress of Kirklees
motto-the_prioress = Rest here, dear. I’ll hold your bag for you.
bot-random = Fool’s Luck
motto-random = Does anything the rules allow, for no reason at all.
bot-always_honest = Honest to a Fault
motto-always_honest = Never loads a lie, and never bargains.
bot-always_five_contraband = Born Smuggler
motto-always_five_contraband = Five cards of contraband, whatever the cost.
bot-never_opens = Soft Heart
motto-never_opens = Hands every bag back, for whatever is offered.
bot-always_opens = Opens Everything
motto-always_opens = No bag gets past unopened.
bot-accepts_any_bribe = Open Palm
motto-accepts_any_bribe = No bribe is too small.
bot-always_bribes_one_gold = One Coin Only
motto-always_bribes_one_gold = Offers one gold for every bag, and not a coin more.
bot-promises_gold = Tomorrow’s Coin
motto-promises_gold = Pays a fortune, always tomorrow.
bot-promises_mercy = Sweet Talker
motto-promises_mercy = Sells the same mercy twelve times over.
bot-sells_phantoms = Phantom Peddler
motto-sells_phantoms = Sells crossbows that nobody has ever seen.
bot-sells_an_empty_bag = Hot Air
motto-sells_an_empty_bag = Sells what isn’t in the bag.
bot-buys_mercy = Cheap Absolution
motto-buys_mercy = One coin, and you’ll spare them for ever.
bot-buys_crowns = Crown Collector
motto-buys_crowns = Overpays for your apples by a coin, and gets the crown with them.
bot-tries_everything = Snake Oil
motto-tries_everything = Has a trick for every sheriff.
bot-knows_bribes = The Bookkeeper
motto-knows_bribes = Knows your price before you do.
bot-knows_lies = The Confessor
motto-knows_lies = Reads your bag in your face.
bot-knows_everything = The Eavesdropper
motto-knows_everything = Knows what you think, and what you think of that.

## Colours and emblems

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Ochre
colour-purple = Purple
colour-orange = Copper
charge-oak = Oak
charge-stag = Stag
charge-bow = Bow
charge-key = Key
charge-tower = Tower
charge-rose = Rose

## Amounts

gold-amount = { $count } gold
cards-amount = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
contraband-amount = { $count ->
    [one] { $count } contraband card
   *[other] { $count } contraband cards
}
points-amount = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
nothing = nothing
# Lists. `-i` is for a last item that begins with an i sound: some languages use another “and” before it.
list-two = { $before } and { $last }
list-two-i = { $before } and { $last }
list-more = { $before }, and { $last }
list-more-i = { $before }, and { $last }

## Terms

word-king = King
word-queen = Queen
word-sheriff = Sheriff
word-deputy = Deputy
word-deputies = Deputies
word-both_deputies = both deputies
word-merchant = Merchant
word-booty = Booty
colon-after = { $what }:
word-black_market = Black market
word-deck = Deck
word-pile = Discard pile
word-left = Left discard pile
word-right = Right discard pile
word-stand = Merchant stand
word-bag = Bag
word-hand = Hand
word-set_aside = Set aside
word-gold = Gold
word-value = Value
word-penalty = Penalty
word-round = Round
word-bribe = Bribe
word-deal = Deal!
