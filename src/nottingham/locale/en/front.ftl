### All screens before a game starts.

## On every screen

shell-skip = Skip to content
shell-moment = One moment…
shell-lost = Connection lost. Reconnecting…
shell-close = Close
shell-dismiss = Dismiss this message
shell-settings = Settings
shell-language = Language
shell-light = Theme
shell-light-device = System
shell-light-day = Light
shell-light-night = Dark
shell-rules = Rules
shell-replays = Replays
shell-tips = Beginner tips
shell-tips-on = On
shell-tips-off = Off
shell-sounds = Sounds
shell-sounds-off = Off
shell-sounds-on = On
shell-sounds-offer = Play with sounds?
shell-sounds-with = With sounds
shell-sounds-without = Quietly
shell-volume = Volume
shell-tempo = Speed of openings and the final count
shell-tempo-slow = Slow
shell-tempo-usual = Usual
shell-tempo-fast = Fast
shell-nudges = When it’s your turn
shell-nudges-off = Tab title only
shell-nudges-on = Notify me
shell-nudges-blocked = Your browser doesn’t allow notifications from this page.
shell-who = Who are you?
shell-change-me = Change name, colour and emblem
shell-renewed = A new version is available.
shell-renew = Reload
shell-unofficial = An unofficial, non-commercial fan implementation of the board game Sheriff of Nottingham, neither made nor endorsed by its authors or publishers.
shell-credits = Credits and licences
shell-credits-icons = Some silhouettes are adapted from work by { $artists }; the other drawings are our own.
shell-credits-fonts = The typefaces are Alegreya and Alegreya SC by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.
shell-credits-source = Nottingham is open source under the Apache License 2.0.

## Pages shown when there is nothing to show

nowhere-start = Go to the home page
nowhere-lobby = Find an open table
nowhere-again = Try again
nowhere-choose-name = Choose a name
nowhere-no_such_page = This road leads nowhere
nowhere-no_such_page-why = There’s nothing at this address. Check it for typos.
nowhere-no_such_table = There is no such table
nowhere-no_such_table-why = The link may be incomplete, or the table may have been closed. Ask for the link again, or create a table of your own.
nowhere-no_spectators = This game is played behind closed doors
nowhere-no_spectators-why = The host doesn’t allow spectators. Ask to join before the next game.
nowhere-table_crowded = The gallery is full
nowhere-table_crowded-why = Too many people are watching this table already. Try again later.
nowhere-elsewhere = You’re already here
nowhere-elsewhere-why = You have this table open in too many windows. Continue in another one, or reconnect here.
nowhere-unknown_secret = We don’t recognise you
nowhere-unknown_secret-why = This browser has been away so long that the server has forgotten it. Choose a name and come back in.
nowhere-revoked = You’ve been signed out
nowhere-revoked-why = This device was signed out from another one. Choose a name and come back in.
nowhere-forgotten = You’ve been forgotten, as you wished
nowhere-forgotten-why = Nothing about you is left here. You’re welcome back any time, under any name.
nowhere-not_loaded = Part of the page is missing
nowhere-not_loaded-why = It couldn’t be loaded. Check your connection and try again.
nowhere-fault = Something broke
nowhere-fault-why = That’s our fault, and your game is safe. Reload the page to pick up where you left off.
nowhere-connection_over = The connection has ended
nowhere-connection_over-why = The server closed it. Reload the page to pick up where you left off.

## The player’s own name, colour and emblem

who-title = Your profile
who-title-new = Who are you?
who-name = Your name
who-surprise = Pick a name for me
who-nameless = A name needs at least one visible character.
who-cut = Names can have up to { $most } characters, so yours was shortened.
who-colour = Your colour
who-charge = Your emblem
who-save = Save
who-cancel = Cancel
who-kept = No account, no password: this browser remembers you.
who-past = Your games, statistics and devices
who-nicknames = Honest Hob, Penny Wren, Barleycorn, Turnip Tom, Nell Nutmeg, Old Marrow, Peppercorn, Candle Kate, Wat Waggoner, Goodluck Gil, Hazel Brook, Sly Mercer, Barrel Bess, Robin Quince, Ferry Finn, Merry Tansy

## Tables

stage-gathering = Gathering
stage-playing = In progress
stage-over = Finished
told-players = { $players } players
told-clock = timed
told-named-sheriff = first sheriff named by the host
told-no-spectators = no spectators

## The start

start-what = Pack a bag, say what’s in it, and look the sheriff in the eye. The board game of bluffing, bribes and smuggled silk, for three to six players: free, in your browser, no account needed.
start-play-now = Play against bots
start-dealing = Dealing the cards…
start-learn = Learn in five minutes
start-make = Create a table for friends
start-find = Find an open table
start-companion = Tabletop companion
start-offline = You are offline.
start-offline-what = You can still use the tabletop companion, the rules, and any replays you’ve opened before. Online games will be there when you’re back.
start-link = Join with a link or a code
start-link-example = Paste or type it here
start-link-go = Go
start-link-empty = Paste the link you were sent, or type the code on the big screen.
start-link-dead = No table found. The link may be incomplete, or the table may have been closed. Ask for the link again.
start-code-dead = No table has this code. Check the letters on the screen: the code works until the game starts.
start-mine = Your tables
start-mine-with = with { $names }
start-mine-alone = nobody else yet
start-mine-lesson = Your first game, with a coach
start-how = How to play
start-how-market = The market
start-how-market-text = Swap the cards you don’t want. Apples and bread are honest trade; pepper and silk are forbidden, and worth far more.
start-how-bag = The bag
start-how-bag-text = Pack up to five cards, close the bag, and declare one legal good. The number must be true. The rest is up to you.
start-how-gate = The gate
start-how-gate-text = Each round someone else is sheriff and may open your bag. Liars pay, but so does a sheriff who doubts an honest merchant. A bribe may settle it.
start-how-crowns = The crowns
start-how-crowns-text = After the last round, goods and gold are counted. If you brought in the most of a good, you’re its King, and richer for it.

## Making a table

new-title = Create a table
new-lead = Choose how to play, then send your friends the link. You can change everything until the game starts.
new-make = Create table
new-back = Back
new-presets = Ways to play
new-preset-easy = First game
new-preset-easy-about = The second edition with no extras. Five minutes to explain.
new-preset-whole = Full second edition
new-preset-whole-about = With royal goods and the black market.
new-preset-classic_easy = First edition, first game
new-preset-classic_easy-about = The original game without royal goods.
new-preset-classic = Classic first edition
new-preset-classic-about = Two discard piles to draw from, and royal goods, which the rulebooks add after your first game.
new-preset-sly = For old hands
new-preset-sly-about = Royal goods, the black market, trading between merchants, and ten cards removed.
new-who = Players and edition
new-players = Players
new-players-about = Bots can fill empty seats.
new-players-six = With six players there is no sheriff: two deputies share the office. If they disagree about a bag, one of them acts alone.
new-players-first = The first edition is for three to five players. Choose the second for six.
new-players-seated = { $seated } are already seated and keep their seats.
new-edition = Edition
new-edition-first = First edition
new-edition-second = Second edition
new-edition-first-about = Draw from two face-up discard piles or from the deck.
new-edition-second-about = A quicker market: swap cards face up and draw from the deck.
new-edition-six = Six players need the second edition. The first seats up to five.
new-door = Who can join
new-door-link = Link only
new-door-public = Anyone
new-door-link-about = Only people with the link can find the table.
new-door-public-about = The table is listed in the lobby, and anyone can take a seat.
new-room = Where you play
new-room-apart = Anywhere
new-room-same = In one room
new-room-apart-about = Every device shows the whole table.
new-room-same-about = A TV or laptop shows everyone the table, and each phone shows only its player’s hand.
new-first = First sheriff
new-first-lot = Drawn by lot
new-first-named = Named by the host
new-first-lot-about = The shuffle decides, and anyone can check it afterwards.
new-first-named-about = The rulebooks choose the player with the most real money on them. The host names that player before the start. If you play again, lots are drawn.
new-first-six = Six players draw deputy cards.
new-cards = Cards
new-royal = Royal goods
new-royal-about = Rare, high-quality contraband that counts double or triple towards the crowns.
new-black-market-about = Trade three smuggled cards of a kind for one that’s worth a lot. First come, first served.
new-black-market-first = The black market is only in the second edition.
new-pack = Pack: { $pack }
new-pack-royal = Its royal cards are included even if you play without royal goods. They are contraband that also counts towards the crowns.
new-more = More options
new-more-about = variants, clocks, bots, spectators
new-variants = Variants
new-open-trade = Open trade
new-open-trade-about = Merchants can make deals with each other, not just with the sheriff.
new-removed = Ten cards removed
new-removed-about = Ten cards leave the deck unseen, so counting cards helps less.
new-seven = Seven cards in hand
new-seven-about = Hands of seven instead of six. A bag still holds five.
new-hourglass = Hourglass at the gate
new-hourglass-about = One minute per merchant. When the sand runs out, bags that a deal says must be opened are opened, and all others go back unopened.
new-time = Timing and bots
new-at-once = at once
new-decision = Time per decision
new-decision-about = When it runs out, a sensible move is made for you.
new-decision-none = No limit
new-away = Bot steps in after
new-away-about = How long a player can be away before a bot steps in. Players get their seat back when they return.
new-stand-in = Stand-in
new-stand-in-about = The bot that plays for absent players.
new-bot-pace = Bot thinking time
new-bot-pace-about = A short pause before each bot move, so people can follow.
new-patience = Bot sheriffs’ patience
new-patience-about = How long a bot sheriff waits for offers from players who say nothing.
new-spectators = Allow spectators
new-spectators-about = Others can watch the game and its replay. Hands and bags stay hidden from them during the game.

## The lobby

lobby-title = Open tables
lobby-lead = Take any free seat, or watch a game in progress.
lobby-empty = No open tables at the moment. Create one and others will find you, or practise against bots.
lobby-nobody = Nobody here yet
lobby-free = { $seats ->
    [one] One seat is free
   *[other] { $seats } seats are free
}
lobby-watching = { $watching ->
    [one] One person is watching
   *[other] { $watching } people are watching
}
lobby-sit = Take a seat
lobby-watch = Watch

## Joining a table

door-title = { $host } invites you to the table
door-title-nobody = You are invited to the table
door-lead = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
door-who = At the table
door-again = Join the game
door-sit = Take a seat
door-watch = Just watch
door-screen = Use as the big screen
door-no-spectators = The host doesn’t allow spectators in this game.

## Before the game

gather-title = The table is ready
gather-seats = Seats
gather-empty = Free seat
gather-sit = Sit here
gather-move = Move here
gather-seat-number = seat { $number }
gather-you = you
gather-bot = Bot
gather-bot-of = Bot, { $level }
gather-host = Host
gather-absent = Away
gather-is-ready = Ready
gather-not-ready = Not ready yet
gather-change = Change
gather-look = Change name, colour and emblem
gather-stand = Leave this seat
gather-swap = Choose another bot
gather-remove = Free this seat
gather-remove-about = A player who loses their seat stays at the table as a spectator. They can sit down again only if you let them.
gather-removed = Removed from this table
gather-readmit = Let { $name } in again
gather-make-host = Make host
gather-host-stands = You’re the host, but you don’t have a seat yet.
gather-host-waits = { $empty ->
    [one] One seat is still empty. Send the link, or add a bot.
   *[other] { $empty } seats are still empty. Send the link, or add bots.
}
gather-host-unready = Not ready yet: { $names }. You can start anyway.
gather-host-starts = Everyone is here. It’s up to you!
gather-host-names = Everyone is here. Name the first sheriff, then start.
gather-sheriff = First sheriff: who has the most real money on them?
gather-unready-host = Tell us when you’re ready. { $host } starts the game.
gather-unready-nobody = Tell us when you’re ready. The game can start once there’s a host.
gather-ready-host = You’re ready. { $host } starts the game.
gather-ready-nobody = You’re ready. The game can start once there’s a host.
gather-watch = You’re watching. There’s a free seat if you’d like to play.
gather-watch-full = Every seat is taken. You can watch, or wait for one to open up.
gather-ready = I’m ready
gather-start = Start the game
gather-start-anyway = Start anyway
gather-fill = { $empty ->
    [one] Add a bot
   *[other] Fill with bots
}
gather-invite = Invite players
gather-invite-about = Anyone with this link can join:
gather-only-here = This link works only on this computer. To let others in, restart the server like this, then open the address it prints for your network:
gather-copy = Copy link
gather-copied = Link copied. Send it to your friends.
gather-copied-short = Copied
gather-copy-yourself = Your browser wouldn’t let us copy the link. It’s selected, so you can copy it yourself.
gather-share = Share
gather-share-text = Come to Nottingham! We’ve saved you a seat.
gather-qr = QR code for the link to this table
gather-code = Or open { $address } and enter this code:
gather-screen-title = All in one room?
gather-screen = Open it on this device
gather-screen-about = Open { $address } on a TV or laptop, enter the code and choose “{ $choice }”. It shows everyone the table, and each player uses their own phone.
gather-screen-there = The big screen is on.
gather-public = List in the lobby
gather-public-about = Anyone can then find the table and take a seat.
gather-rules = Game setup
gather-arrange = Change setup
gather-arrange-save = Save
gather-bot-title = Add a bot
gather-bot-level = Difficulty
gather-bot-any = Surprise me
gather-bot-plain = No character
gather-bot-here = already at the table
gather-bot-odd = Oddballs
gather-fair = A fair deal
gather-fair-why = The shuffle is sealed before anyone sits down, and each of you can mix your own word into it. That way nobody, not even this server, can stack the deck.
gather-cut = Your word for the shuffle
gather-cut-example = anything you like
gather-cut-give = Mix it in
gather-cut-again = Change
gather-cut-given = your word is in
gather-cut-long = The limit is { $most } characters, so yours was shortened.
gather-cut-by = Words mixed in by { $names }.
gather-commitment = The seal, to compare after the game:
