### The rules of the game, for players. docs/rules.md is the law behind them; numbers come from web/src/rules/facts.json.

## Around the text

rules-title = The rules
rules-lead = The whole game, in plain words. Look something up, or read it from the top: it takes ten minutes.
rules-contents = Contents
rules-search = Search the rules
rules-search-clear = Clear the search
rules-found = { $count ->
    [one] { $count } place found
   *[other] { $count } places found
}
rules-nothing = Nothing in the rules speaks of “{ $query }”. Try a shorter word.
rules-show = Show
rules-show-all = Everything
rules-show-game = Only this game
rules-with = Played with
rules-six = Six players
rules-packs = Packs of cards
rules-table-good = Good
rules-table-counts = counts as { $goods }
rules-table-worth = King { $king }, Queen { $queen }
rules-table-deck = In the deck
rules-table-deck-three = With three
rules-table-deck-more = With four or more
rules-table-market = Worth, from the top
rules-table-lost = The table of goods could not be loaded.

## What it is about

rules-about-title = What it is about
rules-about-1 = You are merchants on the way to market. Apples, cheese, bread and chickens may pass the gate of Nottingham. Pepper, mead, silk and crossbows may not, and for that very reason they are worth far more.
rules-about-2 = Each round one of you is the sheriff. The others pack a bag and say what is in it. The sheriff may open a bag or let it pass. When a bag is opened, a liar pays the sheriff, and an honest merchant is paid by the sheriff.
rules-about-3 = Before that happens everything is open to talk: bribes, promises, threats, and a sigh at the right moment.
rules-about-4 = In the end goods, gold and crowns are counted. Whoever has the most wins, and nobody asks how it came through the gate.

## Goods

rules-goods-title = Goods
rules-goods-1 = Every card has a value, which counts at the end, and a penalty, which is what is paid for it at the gate.
rules-goods-2 = Legal goods are what a bag may be declared as. They lie face up on your stand and run for the crowns: whoever brings the most of one good is its King, whoever comes second its Queen.
rules-goods-3 = Contraband can never be declared. It lies face down under your stand: the others see how many cards you have there, never which.
rules-goods-4 = Royal goods are contraband of the finest sort, which counts for the crowns as well.
rules-goods-5 = With three players there is no bread, and there is less of some other goods.

## Before the first round

rules-setup-title = Before the first round
rules-setup-1 = Everyone gets { $gold } gold and { $hand } cards. Gold is never secret: everybody sees what is in everybody’s purse.
rules-setup-2 = Who is sheriff first is drawn by lot. Then the office goes round clockwise; “left” is whoever sits next.
rules-setup-3 = Two discard piles are begun with { $pile } open cards each.
rules-setup-4 = There is one discard pile, and it is empty at first.

## A round at a glance

rules-round-title = A round at a glance
rules-round-1 = Market: the merchants exchange cards they don’t want.
rules-round-2 = Loading: each of them puts one to { $bag } cards into a bag and snaps it shut.
rules-round-3 = Declaration: each says how many cards are in the bag, which is true, and what they are, which may be.
rules-round-4 = Inspection: everyone talks, and the sheriff opens bags or hands them back.
rules-round-5 = End: hands are filled again, and the next one is sheriff.
rules-round-6 = Whoever is in office packs no bag, and keeps the cards in hand for the next round.
rules-round-7 = With three players the game ends when everyone has been sheriff { $sheriff_at_three } times; with four or five, { $sheriff_at_more } times.
rules-round-8 = With six the game has { $rounds_at_six } rounds.

## Market

rules-market-title = Market
rules-market-1 = On your turn set up to { $aside } cards of your hand aside and draw back to { $hand }; or keep everything. The sheriff takes no turn.
rules-market-2 = The merchant on the sheriff’s left begins, then it goes clockwise.
rules-market-3 = The sheriff names the merchant who begins, then it goes clockwise.
rules-market-4 = What you set aside lies face down for the moment. Draw card by card, from the top of either discard pile or from the deck. After the first card from the deck the piles are closed to you. What you take from a pile is seen by all.
rules-market-5 = When your hand is full, put what you had set aside face up on one of the piles, in the order you like. The card on top is the first that the next merchant can have.
rules-market-6 = What you set aside lies face up before you, and you draw from the deck. When all merchants are done, it all goes on the discard pile.
rules-market-7 = If your hand is short it is filled in any case, even if you set nothing aside.
rules-market-8 = When the deck is out, the top { $pile } cards of each pile stay, and the rest is shuffled into a new deck.
rules-market-9 = When the deck is out, the whole discard pile is shuffled into a new one.
rules-market-10 = It hardly ever happens, but if nothing is left to draw, a hand stays short. Whoever has no card at all when bags are packed sits the round out.

## Loading the bag

rules-load-title = Loading the bag
rules-load-1 = All merchants pack at once and in secret: at least one card, at most { $bag }, legal or not, mixed as you like. Once the bag is shut it stays shut.
rules-load-2 = Only when the last bag is shut is it seen how many cards each one holds.
rules-load-3 = What you don’t pack stays in your hand for the next round. After the last round it is worth nothing.

## Declaration

rules-declare-title = Declaration
rules-declare-1 = From the sheriff’s left, one after the other, each merchant steps up and declares: a number and one legal good. “Four chickens.”
rules-declare-2 = The number is always the true one; the game sees to that. The good is up to you, whether it is in the bag or not.
rules-declare-3 = Contraband is never declared, and never two goods at once.
rules-declare-4 = A royal good counts as one card here and can’t be declared either.
rules-declare-5 = With three players nobody can declare bread, since there is none.

## Inspection

rules-inspect-title = Inspection
rules-inspect-1 = The sheriff holds all the bags and settles them one by one, in any order: hand it back, or open it. All of them may be opened, or none. What is done is done.
rules-inspect-2 = Handed back: you are through. Legal goods go face up on your stand, contraband face down under it, and nobody learns what it was. Without a deal it costs nothing.
rules-inspect-3 = Opened, and all is as declared: the sheriff pays you the penalty of every card in it, and the goods go on your stand. Four honest chickens cost the sheriff { $honest } gold.
rules-inspect-4 = Opened, and something is not as declared: what is, goes on your stand all the same. All the rest is confiscated, legal goods too, and you pay the sheriff the penalties of what you lost. One apple, one cheese and two mead, declared as four apples: the apple is yours, the rest is gone, and { $caught } gold with it.
rules-inspect-5 = Royal apples are not apples at the gate: whoever declared apples with one of them in the bag has lied.
rules-inspect-6 = The sheriff puts confiscated cards on one of the two discard piles, in any order.
rules-inspect-7 = Confiscated cards go on the discard pile.

## Deals

rules-deals-title = Deals
rules-deals-1 = While bags are at the gate anyone may talk to anyone. A deal is between a merchant and the sheriff: one offers, the other says “Deal!”. It may be about your own bag, about somebody else’s, or about none.
rules-deals-2 = Either side can put in, in any mix:
rules-deals-3 = gold;
rules-deals-4 = legal goods from the stand;
rules-deals-5 = contraband from under the stand;
rules-deals-6 = goods from the merchant’s bag, if the same deal hands that bag back;
rules-deals-7 = the sheriff’s binding word on a bag that is not settled yet: to hand it back, or to open it;
rules-deals-8 = promises for later rounds.
rules-deals-9 = Cards in hand are never part of a deal. A gift is a deal too: nothing need be asked for it.
rules-deals-10 = A deal is carried out the moment it is struck: gold and goods change hands, bags that were to go back go back. The word to open a bag binds until the bag is open, whatever anyone may offer for it.
rules-deals-11 = An offer lies on the table until it is accepted, refused or taken back, until you make the same person another one, or until it can’t be met any more. Answering with an offer of your own leaves the first one where it is. When the inspection ends, all offers fall.
rules-deals-12 = While your own offer for your bag lies there, the sheriff can’t simply hand the bag back: first the offer is accepted or refused.
rules-deals-13 = What you get goes on your stand: legal goods face up, contraband face down. The two of you know what it was; the others see only how many contraband cards there were.
rules-deals-14 = Merchants may make deals with each other too: gold, goods from the stand, contraband and promises, but nothing from bags or about them.

## Lies in a deal

rules-lies-title = Lies in a deal
rules-lies-1 = Gold and legal goods lie open, so nobody can offer more than there is. But what lies under your stand or in your bag, only you know: you may well offer silk that was never there.
rules-lies-2 = When the deal is struck only what really exists is handed over, and the deal holds all the same.
rules-lies-3 = But it comes out. Everyone hears who fell short, and the other side of the deal gets to see all your contraband, and the whole bag if goods from it were named.

## Promises, threats and the ledger

rules-favours-title = Promises, threats and the ledger
rules-favours-1 = Promises for later rounds bind nobody. They can be bought and sold, kept and broken; but the ledger remembers, and everyone can read it.
rules-favours-2 = A promise to spare a bag, or to open it, is judged the next time the one who gave it is in office and the other has a bag.
rules-favours-3 = A promise to pay is kept by one later deal that brings at least that much gold. If it is still unpaid at the end of the game, it is broken.
rules-favours-4 = A promise to spare or to open that was never put to the test is void at the end. What you promise in your own words is never judged.
rules-favours-5 = A threat is only talk. “Pay, or I open it” costs nothing and binds nobody; whoever threatens and then doesn’t do it will be believed less.

## Debts

rules-debts-title = Debts
rules-debts-1 = Penalties are paid in gold. If the purse is too small, it is emptied first; this goes for the sheriff as well.
rules-debts-2 = For what is missing you give legal goods from your stand, your own choice, worth at least as much. No change is given, and you may not add a card that could be left out.
rules-debts-3 = If all your legal goods are too little, they all go, and then contraband, which you show as you give it.
rules-debts-4 = Whoever has nothing left is forgiven the rest.
rules-debts-5 = While somebody pays, everything else waits.

## End of a round

rules-end-title = End of a round
rules-end-1 = The sheriff’s office goes to the left, and everyone draws back to { $hand } cards from the deck. After the last round nobody draws.
rules-end-2 = The next two deputies are drawn.

## End of the game

rules-scoring-title = End of the game and scoring
rules-scoring-1 = After the last round hands are worth nothing. Your points are
rules-scoring-2 = the values of all goods on your stand and under it
rules-scoring-3 = your gold
rules-scoring-4 = the bonuses of your crowns
rules-scoring-5 = the values of your black-market cards
rules-scoring-6 = Of each legal good, whoever has the most is King and whoever has the second most is Queen; the bonuses stand in the table of goods.
rules-scoring-7 = Royal goods count as two or three of their good here.
rules-scoring-8 = If several tie for King, the King’s and the Queen’s bonus are added up and shared among them, rounded down, and there is no Queen. If several tie for Queen, they share that bonus, rounded down. Nobody is King or Queen of a good they have none of.
rules-scoring-9 = Most points win. In a tie whoever has more legal cards wins, then whoever has more contraband cards, and then the victory is shared.

## Royal goods

rules-royal-title = Royal goods
rules-royal-1 = Green apples, gouda, a royal rooster: a few cards of the finest sort are shuffled in. In play they are contraband in every way: not to be declared, face down under the stand, and expensive when found.
rules-royal-2 = At the end each of them counts as two or three of its good in the race for King and Queen, and scores accordingly. The table of goods says how many.

## Black market

rules-black_market-title = Black market
rules-black_market-1 = For pepper, mead and silk there is a pile of two precious cards each, the dearer one on top.
rules-black_market-2 = When the last bag is settled, every merchant whose bag was handed back unopened may, once a round, give up { $price } contraband cards of one kind from under the stand and take the top card of that pile. It counts its value at the end.
rules-black_market-3 = The cards you give up are shown and leave the game. Royal goods don’t serve for it. Whoever’s bag was opened has to wait for another round.
rules-black_market-4 = It goes in the order in which the bags were handed back: first come, first served.
rules-black_market-5 = A card from the black market lies open before you and is no goods: it can’t be given away, can’t be taken for a debt, and doesn’t count in a tie.
rules-black_market-6 = So that nobody gives a secret away, everyone who might have the cards is asked, even those who haven’t.

## Deputies

rules-deputies-title = Six players: deputies and booty
rules-deputies-1 = With six there is no sheriff. Each round two deputies are drawn, and four are merchants. After { $rounds_at_six } rounds everyone has been deputy { $deputy_at_six } times.
rules-deputies-2 = The deputy drawn first names who begins the market, and the declarations begin on that deputy’s left.
rules-deputies-3 = For each bag each deputy says openly “open” or “hand back”, and can change that until the other has spoken on this bag.
rules-deputies-4 = Both hand back: the bag passes. A bribe that both accepted becomes booty.
rules-deputies-5 = Both open: an honest bag costs each of them half. What a liar has to pay becomes booty.
rules-deputies-6 = They disagree: the one who wanted to open has this bag alone from now on, and may make a private deal and keep the bribe, open it and pay or receive alone, or let it go for nothing.
rules-deputies-7 = An offer to both needs both to accept it, and the deputies give only their word and promises for it. An offer to one of them alone must be about a bag that deputy has alone.
rules-deputies-8 = After the last bag the booty is shared: to each half of the gold and half of the cards. Who gets what, and the odd coin or card, is for the two to agree on. Without agreement the cards are laid out from the dearest down and taken in turn, the first deputy first; an odd card is discarded, an odd coin goes to the bank.

## Variants

rules-variants-title = Variants
rules-variants-1 = There are { $seconds } seconds for each merchant, for the whole inspection. When the sand has run through, all offers fall; bags that somebody is bound to open are opened, all others go back for nothing. The sand stands still while somebody pays or puts cards away.
rules-variants-2 = Before the deal { $removed } cards leave the deck, and nobody sees which until the game is over. Counting cards helps less.
rules-variants-3 = Hands are of { $hand_seven } cards instead of { $hand_six }. At the market and into the bag still go at most { $bag }.
rules-variants-4 = Merchants may make deals with each other during the inspection.
rules-variants-5 = Extra cards are shuffled in. What they are worth stands in the table of goods of that game.

## Clocks and absences

rules-clocks-title = Clocks and absences
rules-clocks-1 = The host can set a time for each decision. When it is up, the sensible thing is done for you: keep the hand, pack an honest bag, declare the truth, leave bags closed, claim nothing.
rules-clocks-2 = Whoever loses the connection keeps the seat. After a while a bot steps in, which knows what the seat knows and no more. Whoever comes back has the seat again at once.
rules-clocks-3 = Anyone can ask for a pause. It begins when everyone who is there has asked for it, and anyone can end it.
rules-clocks-4 = A bot in office waits a while for people who might still make an offer. Say that you are done talking, and it goes on sooner.

## Who knows what

rules-secrets-title = Who knows what
rules-secrets-1 = You alone know your hand, your bag, the contraband under your stand, and what you were given or shown.
rules-secrets-2 = Everyone sees the declarations, gold, legal goods, discard piles, offers and deals, promises, how many cards lie where, and everything that was in an opened bag.
rules-secrets-3 = Of contraband in an offer only the two sides see what it is; all others see how many cards.
rules-secrets-4 = Nobody knows the order of the deck. Bots see what their seat may see, and not a card more.
rules-secrets-5 = When the game is over everything is shown to everyone.

## Fair shuffles

rules-shuffles-title = Fair shuffles
rules-shuffles-1 = Before the cards are dealt, a secret number for the shuffle is drawn, and its seal is shown to all of you. From the seal nobody can tell the number, but no other number fits it.
rules-shuffles-2 = Each player may mix in a word of their own. The number and the words together give the order of the cards.
rules-shuffles-3 = After the game the number is shown, and anyone can work out that it fits the seal and that the cards lay just so. So nobody can stack the deck, not even the one who deals.
