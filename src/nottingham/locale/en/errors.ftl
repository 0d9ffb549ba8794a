### What could not be done: what happened, and what to do about it. `error-` and the code the server gives.

## By kind, where a code has no sentence

error-unknown = Something went wrong. Please try again.
error-kind-malformed = The server did not understand this page. Reload it, please.
error-kind-illegal = The rules don’t allow that now.
error-kind-unauthorized = The server doesn’t know you on this device any more. Take a name again.
error-kind-forbidden = That is not for you to do.
error-kind-not_found = There is nothing here.
error-kind-stale = The game has gone on: look again.
error-kind-impossible = That can’t be done right now.
error-kind-too_many = That was too much at once. Wait a moment, and try again.
error-kind-not_saved = The server could not store that, so it has not happened. Try again.
error-kind-too_big = That was too long.
error-kind-not_json = The server did not understand this page. Reload it, please.
error-kind-fault = Something went wrong on the server. Try again.
error-kind-ending = The server has ended the connection.
error-kind-unreachable = The server can’t be reached.
error-seat = seat { $number }

## This page

error-unreachable = The server can’t be reached. Is the network there?
error-connection_lost = The connection is lost, so this was not sent. We are trying to get back.
error-connection_over = This connection is over. Reload the page to come back.

## Connections

error-too_slow = The connection could not keep up and was cut. We are coming back.
error-too_fast = That was too much at once. We are coming back, more slowly.
error-silent = The connection said nothing for too long.
error-fault = Something went wrong on the server. Nothing is lost: try again.
error-stopping = The server is being restarted. It will be back in a moment, and so will your game.
error-revoked = This device was signed out. Take a name again, or use a link from another device.
error-elsewhere = You have this table open in too many places. This was the oldest one.
error-forgotten = You asked to be forgotten, and so it is done.
error-too_many_sockets = Too many connections come from here. Close another tab first.
error-malformed = The server did not understand this page. Reload it, please.
error-not_json = The server did not understand this page. Reload it, please.
error-too_big = That was too long to send.
error-no_such_page = There is nothing at this address.
error-foreign_origin = This page comes from another site, and this server doesn’t listen to it.
error-not_from_here = That is only for those who run this server.
error-not_saved = The server could not store that, so it has not happened. Try again.
error-in_doubt = It is not certain whether the server has stored that. If it has, you will see it in a moment; if not, try again.
error-busy = Others were quicker every time. Try again.
error-too_many_requests = That was too much at once. Wait a little.
error-too_often = Not so often: wait a moment.

## People and devices

error-no_secret = Take a name first.
error-unknown_secret = The server doesn’t know this device any more. Take a name again.
error-no_name = A name needs something that can be seen.
error-too_long = { $n ->
    [one] That is too long: { $n } character at most.
   *[other] That is too long: { $n } characters at most.
}
error-too_many_people = Too many newcomers from here. Try again later.
error-too_many_keys = { $n ->
    [one] Nobody has more than { $n } device. Sign another one out first.
   *[other] Nobody has more than { $n } devices. Sign one out first.
}
error-no_such_key = This device is not one of yours.

## Tables

error-no_such_table = There is no table here. Perhaps it was cleared away, or the link lost a letter.
error-no_such_lesson = There is no such lesson here.
error-no_such_game = There is no such game.
error-still_played = This game is still being played. Its replay comes with its end.
error-no_spectators = The host of this table wants no spectators.
error-table_crowded = Too many people watch this table already.
error-too_many_tables = Too many tables were laid from here. Wait a little.
error-not_here = You are no longer at this table.
error-not_host = Only the host can do that.
error-not_seated = Only those who sit at the table can do that.
error-table_full = Every seat is taken.
error-seat_taken = This seat is taken.
error-seat_empty = Nobody sits there.
error-bot_plays = A bot that plays can’t be sent away.
error-no_person = Only a person can be that, and there is none in this seat.
error-no_such_bot = Nobody of that name can play here.
error-no_such_seat = There is no such seat at this table.
error-seats_empty = { $n ->
    [one] { $n } seat is still empty. Invite somebody, or seat a bot.
   *[other] { $n } seats are still empty. Invite people, or seat bots.
}
error-too_few_seats = { $n ->
    [one] { $n } person sits at the table and needs the seat.
   *[other] { $n } people sit at the table and need their seats.
}
error-game_runs = That can’t change while a game is played.
error-time_cut_short = While a game is played, the clocks can only be given more time.
error-not_gathering = There is a game at this table already.
error-no_game = No game is being played at this table.
error-no_lesson = No lesson is given at this table.
error-no_such_chapter = This lesson has no such chapter. Begin it anew.
error-no_game_over = There is no finished game at this table.
error-another_game = This table plays another game by now. Look again.
error-paused = The game is paused.
error-nothing_to_pass = There is nothing to pass on now.
error-silenced = The host has asked you to be silent.
error-stale = The game has gone on in the meantime. Look again.
error-from_the_future = This page is ahead of the game. Reload it, please.
error-too_many_offers = { $n ->
    [one] { $n } offer in a round is enough. Wait for the next one.
   *[other] { $n } offers in a round are enough. Wait for the next one.
}
error-too_many_favours = { $n ->
    [one] { $n } promise in a round is enough. Wait for the next one.
   *[other] { $n } promises in a round are enough. Wait for the next one.
}

## Options

error-edition = There is a first and a second edition, and no other.
error-player_count = The game is for 3 to 6 players.
error-six_in_first = The first edition is for 3 to 5 players. Six need the second.
error-black_market_in_first = The black market belongs to the second edition.
error-pack_asked_twice = The same pack is chosen twice.
error-pack_twice = There is already a pack of this name.
error-unknown_pack = This server doesn’t have this pack.
error-bad_pack = There is a mistake in this pack.
error-good_twice = Two of these packs hold the same good: { $good }. Choose one of them.
error-crown_twice = Two of these packs crown the same good: { $good }. Choose one of them.
error-counts_as = There is a mistake in a pack: { $good } can only count as legal goods.
error-wrong_deck = This is not the deck of these options.
error-one_each = There must be one for each seat.
error-no_sheriff = Six players have deputies and no sheriff.
error-deputy_deck = The deputy cards must name each of the six seats once.
error-sheriff_seat = The first sheriff must sit at this table.

## Rules

error-wrong_phase = Not now: the game is at “{ $phase }”.
error-no_seat = Only those who play can do that.
error-nothing_to_do = There is nothing for you to do now.
error-not_your_turn = It is not your turn.
error-an_officer = You hold office this round: the market and the bags are for merchants.
error-not_the_sheriff = Only the sheriff can do that.
error-not_an_officer = Only the sheriff or a deputy decides about bags.
error-not_a_merchant = Only a merchant can start the market.
error-no_starter = In the first edition the market starts at the sheriff’s left.
error-starter_named = Who starts the market has been named already.
error-discard_first = First put the cards you set aside on a discard pile.
error-too_many_aside = You can set aside 5 cards at most.
error-not_in_hand = You don’t have these cards in your hand.
error-no_taking = In the second edition all cards come from the deck.
error-too_many_taken = { $n ->
    [one] You can draw { $n } card, no more.
   *[other] You can draw { $n } cards, no more.
}
error-pile_too_small = This pile has too few cards for that.
error-nothing_aside = You have set nothing aside that you could discard.
error-not_those_cards = These are not the cards in question. Place all of them, and no others.
error-no_card = You have no card to load, so you sit this round out.
error-bag_closed = Your bag is shut, and shut it stays.
error-bag_size = A bag takes 1 to 5 cards.
error-declare_legal = Only legal goods can be declared. { $good }? That would be a little too honest.
error-not_in_game = { $good }: there is none of that in this game.
error-no_open_bag = { $name } has no bag here to talk about any more.
error-answer_first = The owner’s own offer for this bag must be answered first: accept it, or turn it down.
error-bag_bound = A deal binds you: the bag of { $name } must be opened.
error-left_to_the_other = The other deputy decides alone about the bag of { $name }.
error-clock_only = Only the clock can say that time is up.
error-no_time_limit = This table plays without an hourglass.
error-said_already = You have said so already. The other deputy has yet to speak.

## Deals

error-not_yours_to_answer = This offer is not yours to answer.
error-not_your_offer = This offer is not yours to take back.
error-no_such_offer = This offer is no longer on the table.
error-accepted_already = You have agreed already. Others have yet to.
error-no_deputies = There are no deputies at this table.
error-officers_dont_deal = Deputies deal with merchants, not with each other.
error-to_yourself = You can’t deal with yourself. Not even here.
error-empty_offer = There is nothing in this offer.
error-no_open_trade = At this table merchants don’t deal with each other.
error-trade_terms = Merchants can’t pledge bags to each other, nor give goods from a bag.
error-officers_bag = Only a merchant can give goods from a bag.
error-joint_giving = Together the deputies give only pledges and promises.
error-pledge_needed = An offer to one deputy must pledge a bag that is left to that deputy alone.
error-bag_pledged_twice = The bag of { $name } is in this deal twice.
error-not_a_joint_bag = One deputy decides alone about the bag of { $name }.
error-not_his_bag = This deputy doesn’t decide alone about the bag of { $name }.
error-too_little_gold = { $name } has only { $has } gold.
error-not_on_stand = These goods don’t lie on the stand of { $name }.
error-not_contraband = { $good }: that is no contraband.
error-too_little_contraband = { $has ->
    [one] { $name } has only { $has } contraband card.
   *[other] { $name } has only { $has } contraband cards.
}
error-bag_not_pledged = Goods from a bag go only with a pledge to hand that bag back.
error-bag_too_small = { $has ->
    [one] There is only { $has } card in the bag of { $name }.
   *[other] There are only { $has } cards in the bag of { $name }.
}
error-favour_of_another = Only the two sides of a deal can promise something in it.
error-favour_to_whom = A promise must be about somebody else at this table.

## Debts, black market and booty

error-not_your_debt = It is not you who has to pay.
error-not_to_give = You can’t pay with that.
error-pays_too_little = { $paid } is too little: you owe { $owed }.
error-pays_too_much = You owe { $owed }, and { $paid } is more than needed. Leave a card out.
error-no_market_pile = { $good }: the black market has no card for that.
error-too_few_to_claim = You need three alike on your stand: { $good }.
error-not_a_deputy = Only the deputies share the booty.
error-proposed_already = You have proposed that already. The other deputy has not agreed yet.
error-split_seats = The booty is for both deputies.
error-split_all = The whole booty must be given away, and nothing else.
error-split_gold = Each deputy gets half of the gold. Only an odd coin is open.
error-split_cards = Each deputy gets half of the cards. Only an odd card is open.
