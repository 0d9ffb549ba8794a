### Error messages: what happened, and what to do. The key is `error-` plus the code from the server.

## By kind, for codes without a message of their own

error-unknown = Something went wrong. Please try again.
error-kind-malformed = The server didn’t understand this page. Reload it and try again.
error-kind-illegal = The rules don’t allow that right now.
error-kind-unauthorized = The server no longer recognises this device. Choose a name again.
error-kind-forbidden = You’re not allowed to do that.
error-kind-not_found = There’s nothing here.
error-kind-stale = The game has moved on. Take another look.
error-kind-impossible = That can’t be done right now.
error-kind-too_many = Too many requests. Wait a moment and try again.
error-kind-not_saved = The server couldn’t save that, so it didn’t happen. Try again.
error-kind-too_big = That’s too long.
error-kind-not_json = The server didn’t understand this page. Reload it and try again.
error-kind-fault = Something went wrong on the server. Try again.
error-kind-ending = The server closed the connection.
error-kind-unreachable = Can’t reach the server.
error-seat = seat { $number }

## This page

error-unreachable = Can’t reach the server. Check your connection.
error-connection_lost = Connection lost, so this wasn’t sent. Reconnecting…
error-connection_over = This connection has ended. Reload the page to come back.

## Connections

error-too_slow = Your connection couldn’t keep up and was closed. Reconnecting…
error-too_fast = Too many messages at once. Reconnecting…
error-silent = The connection was idle for too long.
error-fault = Something went wrong on the server. Nothing is lost. Try again.
error-stopping = The server is restarting. It will be back in a moment, and so will your game.
error-revoked = This device was signed out. Choose a name again, or use a link from another device.
error-elsewhere = You have this table open in too many windows. This was the oldest.
error-forgotten = You asked to be forgotten, and you have been.
error-too_many_sockets = Too many connections from your network. Close another tab first.
error-malformed = The server didn’t understand this page. Reload it and try again.
error-not_json = The server didn’t understand this page. Reload it and try again.
error-too_big = That’s too long to send.
error-no_such_page = There’s nothing at this address.
error-foreign_origin = This page comes from another site, so the server won’t accept its requests.
error-unknown_host = This server isn’t known as { $host }. Its operator can allow this name with --origin.
error-not_from_here = Only the operators of this server can do that.
error-not_saved = The server couldn’t save that, so it didn’t happen. Try again.
error-in_doubt = The server may not have saved that. If it did, you’ll see it in a moment. If not, try again.
error-busy = Someone else was faster each time. Try again.
error-too_many_requests = Too many requests. Try again shortly.
error-too_often = Too many messages. Wait a moment.

## People and devices

error-no_secret = Choose a name first.
error-unknown_secret = The server no longer recognises this device. Choose a name again.
error-no_name = A name needs at least one visible character.
error-too_long = { $n ->
    [one] That is too long: { $n } character at most.
   *[other] That is too long: { $n } characters at most.
}
error-too_many_people = Too many new players from your network. Try again later.
error-too_many_keys = { $n ->
    [one] You can have at most { $n } device. Sign it out first.
   *[other] You can have at most { $n } devices. Sign one out first.
}
error-no_such_key = This isn’t one of your devices.

## Tables

error-no_such_table = There’s no table here. It may have been closed, or the link may be incomplete.
error-no_such_lesson = There’s no such lesson.
error-no_such_game = There is no such game.
error-still_played = This game is still being played. The replay will be available when it ends.
error-no_spectators = The host doesn’t allow spectators at this table.
error-table_crowded = Too many people are watching this table already.
error-too_many_tables = Too many new tables from your network. Try again later.
error-too_many_games = Too many games were started from your network. Try again later.
error-too_many_codes = Too many codes were tried. Scan the QR code or use the link, or try again later.
error-not_here = You’re no longer at this table.
error-not_host = Only the host can do that.
error-not_seated = Only players at the table can do that.
error-no_screen = Only a screen for everyone in the room can do that.
error-table_full = Every seat is taken.
error-seat_taken = That seat is taken.
error-removed = The host has removed you from this table. You can’t sit down again unless they let you in.
error-not_removed = Nobody by that name has been removed from this table.
error-too_many_seats = { $n ->
    [one] You already have a seat at { $n } public table. Give it up first.
   *[other] You already have seats at { $n } public tables. Give one up first.
}
error-too_many_seats_of = { $n ->
    [one] { $name } already has a seat at { $n } public table and has to give it up first.
   *[other] { $name } already has seats at { $n } public tables and has to give one up first.
}
error-too_many_public = { $n ->
    [one] You’re already the host of { $n } public table. Make it private first.
   *[other] You’re already the host of { $n } public tables. Make one private first.
}
error-too_many_watching = Too many people are watching this table from your network already.
error-seat_empty = Nobody sits there.
error-bot_plays = A bot can’t be removed while it’s playing.
error-no_person = There’s no person in that seat.
error-no_such_bot = There’s no bot by that name here.
error-no_such_seat = There’s no such seat at this table.
error-seats_empty = { $n ->
    [one] { $n } seat is still empty. Invite someone or add a bot.
   *[other] { $n } seats are still empty. Invite people or add bots.
}
error-too_few_seats = { $n ->
    [one] { $n } person is seated, so the table needs at least that many seats.
   *[other] { $n } people are seated, so the table needs at least that many seats.
}
error-game_runs = You can’t change that during a game.
error-time_cut_short = During a game you can only add time to the clocks.
error-not_gathering = A game has already started at this table.
error-sheriff_by_lot = At this table the first sheriff is drawn by lot.
error-name_the_sheriff = Name the first sheriff before you start.
error-no_game = No game is being played at this table.
error-no_lesson = There’s no lesson at this table.
error-no_such_chapter = This lesson has no such chapter. Start it again.
error-no_game_over = There’s no finished game at this table.
error-another_game = This table has moved on to another game. Take another look.
error-paused = The game is paused.
error-nothing_to_pass = You can’t pass right now.
error-no_guess = You can’t guess about this bag any more.
error-silenced = The host has blocked you from the chat.
error-stale = The game has moved on. Take another look.
error-from_the_future = This page is ahead of the game. Reload it.
error-too_many_offers = { $n ->
    [one] You can make { $n } offer a round. Wait for the next one.
   *[other] You can make { $n } offers a round. Wait for the next one.
}
error-too_many_favours = { $n ->
    [one] You can make { $n } promise a round. Wait for the next one.
   *[other] You can make { $n } promises a round. Wait for the next one.
}
error-too_many_favours_in_game = { $n ->
    [one] You can make { $n } promise a game.
   *[other] You can make { $n } promises a game.
}

## Options

error-edition = There’s only a first and a second edition.
error-player_count = The game is for 3 to 6 players.
error-six_in_first = The first edition is for 3 to 5 players. Choose the second for six.
error-black_market_in_first = The black market is only in the second edition.
error-pack_asked_twice = The same pack was chosen twice.
error-pack_twice = There’s already a pack with this name.
error-unknown_pack = This server doesn’t have this pack.
error-bad_pack = This pack has an error in it.
error-good_twice = Two of these packs contain the same good: { $good }. Choose one of them.
error-crown_twice = Two of these packs crown the same good: { $good }. Choose one of them.
error-counts_as = This pack has an error in it: { $good } can only count as a legal good.
error-wrong_deck = This deck doesn’t match the options.
error-one_each = There must be exactly one per seat.
error-no_sheriff = With six players there are deputies instead of a sheriff.
error-deputy_deck = The deputy cards must name each of the six seats once.
error-sheriff_seat = The first sheriff must sit at this table.

## Rules

error-wrong_phase = Not now. The current phase is “{ $phase }”.
error-no_seat = Only players can do that.
error-nothing_to_do = There’s nothing for you to do right now.
error-not_your_turn = It’s not your turn.
error-an_officer = You’re in office this round. Only merchants use the market and pack bags.
error-not_the_sheriff = Only the sheriff can do that.
error-not_an_officer = Only the sheriff or a deputy decides on bags.
error-not_a_merchant = Only a merchant can go to the market first.
error-no_starter = In the first edition, the market always starts to the sheriff’s left.
error-starter_named = It’s already decided who starts the market.
error-discard_first = First put the cards you set aside on a discard pile.
error-too_many_aside = You can set aside 5 cards at most.
error-not_in_hand = You don’t have these cards in your hand.
error-no_taking = In the second edition, all cards are drawn from the deck.
error-too_many_taken = { $n ->
    [one] You can draw only { $n } card.
   *[other] You can draw only { $n } cards.
}
error-pile_too_small = That pile doesn’t have enough cards.
error-nothing_aside = You haven’t set anything aside to discard.
error-not_those_cards = Those aren’t the right cards. Place all of the ones shown, and no others.
error-no_card = You have no cards to load, so you sit this round out.
error-bag_closed = Your bag is shut, and it stays shut.
error-bag_size = A bag holds 1 to 5 cards.
error-declare_legal = Only legal goods can be declared. { $good }? That would be a little too honest.
error-not_in_game = { $good }: not part of this game.
error-no_open_bag = { $name } no longer has a bag to settle.
error-answer_first = The owner has made an offer for this bag. Accept or refuse it first.
error-bag_bound = You made a binding deal: { $name }’s bag must be opened.
error-left_to_the_other = The other deputy alone decides on { $name }’s bag.
error-clock_only = Only the clock can call time.
error-no_time_limit = This table plays without the hourglass.
error-said_already = You’ve already said so. Now it’s up to the other deputy.
error-spoken_too_often = { $n ->
    [one] You’ve spoken on this bag { $n } time. Now your word stands.
   *[other] You’ve spoken on this bag { $n } times. Now your word stands.
}

## Deals

error-not_yours_to_answer = This offer isn’t yours to answer.
error-not_your_offer = This offer isn’t yours to withdraw.
error-no_such_offer = This offer is no longer on the table.
error-accepted_already = You’ve already accepted. Others haven’t yet.
error-no_deputies = There are no deputies at this table.
error-officers_dont_deal = Deputies deal with merchants, not with each other.
error-to_yourself = You can’t deal with yourself. Not even here.
error-empty_offer = There’s nothing in this offer.
error-no_open_trade = At this table, merchants can’t trade with each other.
error-trade_terms = Merchants can’t trade pledges or goods from a bag with each other.
error-officers_bag = Only a merchant can give goods from a bag.
error-joint_giving = When acting together, deputies can give only pledges and promises.
error-pledge_needed = An offer to one deputy must include a bag that this deputy decides on alone.
error-bag_pledged_twice = { $name }’s bag is in this deal twice.
error-not_a_joint_bag = One deputy alone decides on { $name }’s bag.
error-not_his_bag = This deputy doesn’t decide on { $name }’s bag alone.
error-too_little_gold = { $name } has only { $has } gold.
error-not_on_stand = Those goods aren’t on { $name }’s stand.
error-not_contraband = { $good }: not contraband.
error-too_little_contraband = { $has ->
    [one] { $name } has only { $has } contraband card.
   *[other] { $name } has only { $has } contraband cards.
}
error-bag_not_pledged = You can give goods from a bag only if the deal hands that bag back.
error-bag_too_small = { $has ->
    [one] There’s only { $has } card in { $name }’s bag.
   *[other] There are only { $has } cards in { $name }’s bag.
}
error-favour_of_another = Only the two sides of a deal can make promises in it.
error-favour_to_whom = A promise must be about another player at this table.

## Debts, black market and booty

error-not_your_debt = It isn’t your debt to pay.
error-not_to_give = You can’t pay with that.
error-pays_too_little = { $paid } isn’t enough. You owe { $owed }.
error-pays_too_much = You owe { $owed }, and { $paid } is more than you need. Leave a card out.
error-no_market_pile = { $good }: the black market has no card for it.
error-bag_not_back = You can claim a card only once your bag has been handed back unopened.
error-claimed_already = You’ve already claimed a card this round.
error-too_few_to_claim = You need three of these on your stand: { $good }.
error-not_a_deputy = Only the deputies share the booty.
error-proposed_already = You’ve already proposed that. The other deputy hasn’t agreed yet.
error-proposed_too_often = { $n ->
    [one] You’ve proposed { $n } split, the most allowed. Take turns picking, or wait for the other deputy to agree.
   *[other] You’ve proposed { $n } splits, the most allowed. Take turns picking, or wait for the other deputy to agree.
}
error-split_seats = The booty goes to the two deputies.
error-split_all = Share out the whole booty, and nothing else.
error-split_gold = Each deputy gets half of the gold. Only an odd coin is negotiable.
error-split_cards = Each deputy gets half of the cards. Only an odd card is negotiable.
