### The rules for players. docs/rules.md is authoritative; numbers come from web/src/rules/facts.json.

## Page furniture

rules-title = Rules
rules-lead = The whole game in plain words. Look something up, or read from the top: it takes ten minutes.
rules-contents = Contents
rules-search = Search the rules
rules-search-clear = Clear the search
rules-found = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
rules-nothing = The rules don’t mention “{ $query }”. Try a shorter word.
rules-show = Show
rules-show-all = Everything
rules-show-game = This game only
rules-with = Played with
rules-six = Six players
rules-packs = Card packs
rules-table-good = Good
rules-table-counts = counts as { $goods }
rules-table-worth = King { $king }, Queen { $queen }
rules-table-deck = In the deck
rules-table-deck-three = 3 players
rules-table-deck-more = 4 or more
rules-table-market = Values, top card first
rules-table-lost = The table of goods couldn’t be loaded.

## What it is about

rules-about-title = What it is about
rules-about-1 = You are merchants on your way to market. Apples, cheese, bread and chickens may pass through the gate of Nottingham. Pepper, mead, silk and crossbows may not, which is exactly why they are worth far more.
rules-about-2 = Each round one of you is the sheriff, or two are deputies if six play. The others pack a bag and say what’s in it. The sheriff can open a bag or let it pass. When a bag is opened, a liar pays the sheriff, and the sheriff pays an honest merchant.
rules-about-3 = Until then, everything is up for discussion: bribes, promises, threats, and a sigh at the right moment.
rules-about-4 = At the end, goods, gold and crowns are counted. The richest player wins, and nobody asks how it all got through the gate.

## Goods

rules-goods-title = Goods
rules-goods-1 = Every card has a value, which counts at the end, and a penalty, which somebody pays when its bag is opened at the gate.
rules-goods-2 = Legal goods are the only goods you can declare. They lie face up on your stand and count towards the crowns: the player with the most of a good is its King, and second place is its Queen.
rules-goods-3 = Contraband can never be declared. It lies face down at the top of your stand: the others see how many cards you have there, but never which.
rules-goods-4 = Royal goods are the finest contraband, and they count towards the crowns as well.
rules-goods-5 = With three players there is no bread, and less of some other goods.

## Before the first round

rules-setup-title = Before the first round
rules-setup-1 = Everyone gets { $gold } gold and { $hand } cards. Gold is never secret: everyone can see what’s in every purse.
rules-setup-2 = The first sheriff is drawn by lot. The rulebooks choose the player with the most real money on them, but nobody here can look into your pockets. If you like, the host can name that player before the start. When you play again, lots are drawn. The office then passes clockwise; “left” means the next seat clockwise.
rules-setup-3 = Two discard piles start with { $pile } face-up cards each.
rules-setup-4 = There is one discard pile, which starts empty.

## A round at a glance

rules-round-title = A round at a glance
rules-round-1 = Market: the merchants swap cards they don’t want.
rules-round-2 = Loading: each merchant puts one to { $bag } cards into a bag and snaps it shut.
rules-round-3 = Declaration: each merchant says how many cards are in the bag, which is true, and what they are, which may be.
rules-round-4 = Inspection: everyone talks, and the sheriff or the deputies open bags or hand them back.
rules-round-5 = End: the office passes on, and everyone refills their hand.
rules-round-6 = The sheriff or the deputies pack no bag and keep their cards for the next round.
rules-round-7 = With three players the game ends when everyone has been sheriff { $sheriff_at_three } times; with four or five, { $sheriff_at_more } times.
rules-round-8 = With six players the game lasts { $rounds_at_six } rounds.

## Market

rules-market-title = Market
rules-market-1 = On your turn, set aside up to { $aside } cards from your hand and draw back to { $hand }, or keep everything. The sheriff or the deputies take no turn.
rules-market-2 = The merchant to the sheriff’s left goes first, then clockwise.
rules-market-3 = The sheriff names the merchant who goes first, then clockwise.
rules-market-4 = What you set aside lies face down for now. Draw card by card, from the top of either discard pile or from the deck. After your first card from the deck, the piles are closed to you. Everyone sees what you take from a pile.
rules-market-5 = When your hand is full, put the cards you set aside face up on one of the piles, in any order. The top card is the first one the next merchant can take.
rules-market-6 = The cards you set aside lie face up in front of you, and you draw from the deck. When all merchants are done, those cards go on the discard pile.
rules-market-7 = If your hand is short, it’s refilled in any case, even if you set nothing aside.
rules-market-8 = When the deck runs out, the top { $pile } cards of each pile stay, and the rest are shuffled into a new deck.
rules-market-9 = When the deck runs out, the whole discard pile is shuffled into a new one.
rules-market-10 = It hardly ever happens, but if there’s nothing left to draw, your hand stays short. If you have no cards at all when bags are packed, you sit the round out.

## Loading the bag

rules-load-title = Loading the bag
rules-load-1 = All merchants pack at the same time and in secret: at least one card and at most { $bag }, legal or not, in any mix. Once a bag is shut, it stays shut.
rules-load-2 = Only when the last bag is shut does everyone see how many cards each one holds.
rules-load-3 = What you don’t pack stays in your hand for the next round. After the last round it is worth nothing.

## Declaration

rules-declare-title = Declaration
rules-declare-1 = Starting on the sheriff’s left, each merchant steps up and declares a number and one legal good. “Four chickens.”
rules-declare-2 = The number is always true; the game makes sure of that. The good is up to you, whether it’s in the bag or not.
rules-declare-3 = You never declare contraband, and never two goods at once.
rules-declare-4 = A royal good counts as one card here and can’t be declared either.
rules-declare-5 = With three players nobody can declare bread, because there is none.

## Inspection

rules-inspect-title = Inspection
rules-inspect-1 = The sheriff holds all the bags and settles them one by one, in any order: each is handed back or opened. The sheriff can open all of them, or none. There’s no undoing it.
rules-inspect-2 = Handed back: you’re through. Legal goods go face up on your stand, contraband face down at the top of it, and nobody learns what it was. Without a deal, nobody pays anything.
rules-inspect-3 = Opened, and everything is as declared: the sheriff pays you the penalty of every card in the bag, and the goods go on your stand. Four honest chickens cost the sheriff { $honest } gold.
rules-inspect-4 = Opened, and something isn’t as declared: the cards that match still go on your stand. Everything else is confiscated, legal goods included, and you pay the sheriff the penalties of what you lost. One apple, one cheese and two mead, declared as four apples: you keep the apple, lose the rest, and pay { $caught } gold.
rules-inspect-5 = Royal apples are not apples at the gate: if you declare apples with one of them in the bag, you’ve lied.
rules-inspect-6 = The sheriff puts confiscated cards on one of the two discard piles, in any order.
rules-inspect-7 = Confiscated cards go on the discard pile.

## Deals

rules-deals-title = Deals
rules-deals-1 = While bags are at the gate, anyone can talk to anyone. A deal is between a merchant and the sheriff: one makes an offer, the other says “Deal!”. It can be about your own bag, someone else’s, or none.
rules-deals-2 = Either side can put in any mix of:
rules-deals-3 = gold;
rules-deals-4 = legal goods from the stand;
rules-deals-5 = contraband from the stand;
rules-deals-6 = goods from the merchant’s bag, if the same deal hands that bag back;
rules-deals-7 = the sheriff’s binding word on a bag that isn’t settled yet: to hand it back, or to open it;
rules-deals-8 = promises for later rounds.
rules-deals-9 = Cards in hand are never part of a deal. A gift is a deal too: you don’t have to ask for anything in return.
rules-deals-10 = A deal is carried out the moment it’s struck: gold and goods change hands, and bags that were to go back go back. A pledge to open a bag binds until the bag is open, whatever anyone offers.
rules-deals-11 = An offer stays on the table until it’s accepted, refused, withdrawn or replaced, or until it can no longer be met. A counter-offer doesn’t remove the offer it answers. When the inspection ends, all offers lapse. Our ruling: at most two offers to the same person, one about the bag of the merchant in the deal and one about anything else; a new one replaces the earlier one of its kind.
rules-deals-12 = While your own offer for your bag is on the table, the sheriff can’t simply hand the bag back: the offer must be accepted or refused first.
rules-deals-13 = What you receive goes on your stand: legal goods face up, contraband face down. The two of you know what the contraband was; the others see only how many cards.
rules-deals-14 = Merchants can also make deals with each other: gold, goods from the stand, contraband and promises, but nothing from a bag or about one.

## Lies in a deal

rules-lies-title = Lies in a deal
rules-lies-1 = Everyone can see gold and legal goods, so nobody can offer more than they have. But only you know what lies face down on your stand or is in your bag, so you’re free to offer silk that was never there.
rules-lies-2 = When the deal is struck, only what really exists is handed over, and the deal still holds.
rules-lies-3 = But it comes out. Everyone learns who fell short, and the other side of the deal sees all your contraband, and the whole bag if you offered goods from it.

## Promises, threats and the ledger

rules-favours-title = Promises, threats and the ledger
rules-favours-1 = Promises for later rounds aren’t binding. They can be bought and sold, kept and broken; but the ledger remembers, and everyone can read it.
rules-favours-2 = A promise to spare a bag, or to open it, is judged the next time the player who gave it is in office and the other player has a bag.
rules-favours-3 = A promise to pay is kept by a single later deal that brings at least that much gold. If it’s still unpaid at the end of the game, it’s broken.
rules-favours-4 = A promise to spare or to open that was never put to the test is void at the end. A promise in your own words is never judged: that is our ruling, because a program can’t.
rules-favours-5 = A threat is only talk. “Pay, or I open it” costs nothing and binds nobody, but empty threats make you less believable.

## Debts

rules-debts-title = Debts
rules-debts-1 = Penalties are paid in gold. If you don’t have enough, you first pay all you have. The same goes for the sheriff.
rules-debts-2 = You make up the rest with legal goods from your stand, of your choice, worth at least what’s missing. There’s no change, and you may not add a card that could be left out.
rules-debts-3 = If all your legal goods aren’t enough, you give them all, and then contraband, which you show as you give it.
rules-debts-4 = If you have nothing left, the rest is forgiven.
rules-debts-5 = While someone is paying, everything else waits.

## End of a round

rules-end-title = End of a round
rules-end-1 = The office passes on, and everyone draws back to { $hand } cards from the deck. After the last round nobody draws.
rules-end-2 = The next two deputies are drawn.

## End of the game

rules-scoring-title = End of the game and scoring
rules-scoring-1 = Cards in hand are worth nothing after the last round. Your points are
rules-scoring-2 = the values of all goods on your stand, face up and face down
rules-scoring-3 = your gold
rules-scoring-4 = the bonuses of your crowns
rules-scoring-5 = the values of your black-market cards
rules-scoring-6 = For each legal good, the player with the most is King and the player with the second most is Queen. The table of goods lists the bonuses.
rules-scoring-7 = Royal goods count as two or three of their good here.
rules-scoring-8 = If several players tie for King, they share the King’s and Queen’s bonuses added together, rounded down, and there is no Queen. If several tie for Queen, they share that bonus, rounded down. Nobody is King or Queen of a good they have none of.
rules-scoring-9 = The most points win. A tie goes to the player with more legal cards, then to the one with more contraband cards; after that, the victory is shared.

## Royal goods

rules-royal-title = Royal goods
rules-royal-1 = Green apples, gouda, a royal rooster: royal goods are the finest cards of all. In play they are contraband in every way: they can’t be declared, lie face down at the top of the stand, and are expensive when found.
rules-royal-2 = At the end each one counts as two or three of its good in the race for King and Queen, and still scores its own value. The table of goods says how many.
rules-royal-3 = A pack can bring royal cards of its own. They are included even if you play without the royal goods from the box.

## Black market

rules-black_market-title = Black market
rules-black_market-1 = Pepper, mead and silk each have a pile of two precious cards, the more valuable one on top.
rules-black_market-2 = As soon as your bag is handed back unopened, and as long as the inspection lasts, you can, once a round, give up { $price } contraband cards of one kind from your stand and take the top card of that pile. It scores its value at the end.
rules-black_market-3 = The cards you give up are shown and leave the game. Royal goods can’t be used. If your bag was opened, you have to wait for another round.
rules-black_market-4 = First come, first served. After the last bag, those who haven’t claimed anything are asked, in the order in which their bags were handed back: that order is our ruling.
rules-black_market-5 = A black-market card lies face up in front of you and isn’t a good: it can’t be given away or taken for a debt, and doesn’t count in a tie.
rules-black_market-6 = To keep secrets safe, everyone who might have the cards is asked, even those who don’t.

## Deputies

rules-deputies-title = Six players: deputies and booty
rules-deputies-1 = With six players there is no sheriff. Each round two deputies are drawn, and the other four are merchants. After { $rounds_at_six } rounds everyone has been deputy { $deputy_at_six } times.
rules-deputies-2 = The deputy drawn first names who starts the market, and the declarations begin on that deputy’s left.
rules-deputies-3 = For each bag, each deputy openly says “open” or “hand back”, and can change their mind until the other has spoken on this bag. Our ruling: each deputy speaks at most { $words } times on one bag.
rules-deputies-4 = Both hand back: the bag passes. A bribe that both accepted becomes booty.
rules-deputies-5 = Both open: an honest bag costs each of them half. What a liar has to pay becomes booty.
rules-deputies-6 = They disagree: the one who wanted to open now decides on this bag alone. That deputy can make a private deal and keep the bribe, open it and pay or collect alone, or let it go for nothing.
rules-deputies-7 = An offer to both must be accepted by both, and in return the deputies can give only pledges and promises. An offer to one deputy must be about a bag which that deputy decides on alone. That is our ruling: the rulebook only says to negotiate freely.
rules-deputies-8 = After the last bag, the booty is shared: half of the gold and half of the cards each. Who gets what, including an odd coin or card, is for the two to agree. Our ruling if they can’t: they take turns picking from the most valuable card down, the first deputy first; an odd card is discarded, and an odd coin goes to the bank. Each deputy can propose { $splits } splits at most.

## Variants

rules-variants-title = Variants
rules-variants-1 = There are { $seconds } seconds per merchant for the whole inspection. When the sand runs out, all offers lapse; bags that must be opened are opened, and all others go back for nothing. The sand stops while someone pays or puts cards away.
rules-variants-2 = Before the deal, { $removed } cards leave the deck, and nobody sees which until the game is over. Counting cards helps less.
rules-variants-3 = Hands are { $hand_seven } cards instead of { $hand_six }. You can still set aside, and load, at most { $bag }.
rules-variants-4 = Merchants can make deals with each other during the inspection.
rules-variants-5 = Extra cards are shuffled in. The table of goods for that game says what they’re worth.

## Clocks and absences

rules-clocks-title = Clocks and absent players
rules-clocks-1 = The host can set a time limit for each decision. When it runs out, a sensible move is made for you: keep the hand, pack an honest bag, declare the truth, leave bags closed, claim nothing.
rules-clocks-2 = If you lose your connection, you keep your seat. After a while a bot steps in that knows what the seat knows and no more. When you come back, you have your seat again at once.
rules-clocks-3 = Anyone can ask for a pause. It starts once everyone present has asked, and anyone can end it.
rules-clocks-4 = A bot in office waits a while for players who might still make an offer. Say you’re done talking, and it moves on sooner.

## Who knows what

rules-secrets-title = Who knows what
rules-secrets-1 = Only you know your hand, your bag, the contraband on your stand, and what you were given or shown.
rules-secrets-2 = Everyone sees declarations, gold, legal goods, discard piles, offers and deals, promises, how many cards are where, and everything that was in an opened bag.
rules-secrets-3 = If an offer includes contraband, only the two sides see what it is; everyone else sees how many cards.
rules-secrets-4 = Nobody knows the order of the deck. Bots see what their seat can see, and not a card more.
rules-secrets-5 = When the game is over, everything is revealed to everyone.

## Fair shuffles

rules-shuffles-title = Fair shuffles
rules-shuffles-1 = Before the cards are dealt, a secret number for the shuffle is drawn, and its seal is shown to all of you. Nobody can work out the number from the seal, but no other number fits it.
rules-shuffles-2 = Each player can mix in a word of their own. The number and the words together determine the order of the cards.
rules-shuffles-3 = After the game the number is revealed, and anyone can check that it fits the seal and gives exactly this order of cards. So nobody can stack the deck, not even the dealer.
