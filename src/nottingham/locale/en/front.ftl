### Everything before the game begins.

## On every screen

shell-skip = Skip to the content
shell-moment = One moment …
shell-lost = The connection is lost. We are trying to get back.
shell-close = Close
shell-dismiss = Dismiss this message
shell-settings = Settings
shell-language = Language
shell-light = Light
shell-light-device = As the device
shell-light-day = Day
shell-light-night = Night
shell-rules = The rules
shell-replays = Replays
shell-tips = Tips for newcomers
shell-tips-on = On
shell-tips-off = Off
shell-sounds = Sounds
shell-sounds-off = Off
shell-sounds-on = On
shell-who = Who are you?
shell-change-me = Change name, colour and charge
shell-renewed = Nottingham has been renewed – load the page anew.
shell-renew = Load anew
shell-unofficial = An unofficial, non-commercial fan implementation of the board game Sheriff of Nottingham, neither made nor endorsed by its authors or publishers.
shell-credits = Credits and licences
shell-credits-icons = Some silhouettes are by { $artists }, adapted; the other drawings are our own.
shell-credits-fonts = The typefaces are Alegreya and Alegreya SC by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.
shell-credits-source = The source code of Nottingham is free, under the Apache License 2.0.

## Where there is nothing

nowhere-start = To the start
nowhere-lobby = Find an open table
nowhere-again = Try again
nowhere-anew = Come in anew
nowhere-no_such_page = This road leads nowhere
nowhere-no_such_page-why = There is nothing at this address. Perhaps a letter got lost on the way.
nowhere-no_such_table = There is no such table
nowhere-no_such_table-why = Perhaps the link lost a letter, or the table has been cleared away since. Ask for the link again, or lay a table of your own.
nowhere-no_spectators = This game is played behind closed doors
nowhere-no_spectators-why = The host wants no spectators. Ask to be let in before the next game.
nowhere-table_crowded = It is standing room only
nowhere-table_crowded-why = Too many people watch this table already. Try again in a while.
nowhere-elsewhere = You are here already
nowhere-elsewhere-why = You have opened this table in too many windows. Play on in another one, or take it up here again.
nowhere-unknown_secret = We don’t recognise you
nowhere-unknown_secret-why = This browser has been away for so long that its name is forgotten here. Take a name again and come in.
nowhere-revoked = You were signed out here
nowhere-revoked-why = This device was signed out from another one. Take a name again and come in.
nowhere-forgotten = You are forgotten, as you wished
nowhere-forgotten-why = Nothing here knows you any more. You are welcome at any time, with any name.
nowhere-not_loaded = A part of the page got lost on the way
nowhere-not_loaded-why = It could not be loaded. Look whether the network is there, and try again.
nowhere-fault = Something broke here
nowhere-fault-why = That was our mistake, and your game is safe. Load the page anew, and you are back where you were.
nowhere-connection_over = This conversation is over
nowhere-connection_over-why = The server has ended the connection. Load the page anew, and you are back where you were.

## Who one is

who-title = This is you
who-title-new = Who are you?
who-name = Your name
who-surprise = Draw a name for me
who-nameless = A name needs at least one letter or sign that can be seen.
who-cut = Names here have up to { $most } letters, so yours was shortened.
who-colour = Your colour
who-charge = Your charge
who-save = That’s me
who-cancel = Never mind
who-kept = No account, no password: this browser remembers you.
who-past = Your games, figures and devices
who-nicknames = Honest Hob, Penny Wren, Barleycorn, Turnip Tom, Nell Nutmeg, Old Marrow, Peppercorn, Candle Kate, Wat Waggoner, Goodluck Gil, Hazel Brook, Sly Mercer, Barrel Bess, Robin Quince, Ferry Finn, Merry Tansy

## Tables

stage-gathering = Gathering
stage-playing = Being played
stage-over = Finished
told-players = { $players } players
told-clock = against the clock
told-no-spectators = no spectators

## The start

start-what = Pack a bag, say what is in it, and look the sheriff in the eye. The board game of bluff, bribes and smuggled silk, for three to six: free, in the browser, without an account.
start-play-now = Play now against bots
start-dealing = The cards are being dealt …
start-learn = Learn in five minutes
start-make = Make a table for friends
start-find = Find an open table
start-companion = A companion for the table at home
start-offline = You are offline.
start-offline-what = Without a network these still work: the companion for the table at home, the rules, and replays you have opened before. Games with others wait until you are back.
start-link = Do you have a link or a code?
start-link-example = Paste it here
start-link-go = Go there
start-link-empty = Paste the link that you were sent, or the code at its end.
start-link-dead = No table answers to this. Perhaps the link lost a letter, or the table has been cleared away: ask for it again.
start-mine = Your tables
start-mine-with = with { $names }
start-mine-alone = nobody else yet
start-mine-lesson = Your first game, with a coach
start-how = How the game goes
start-how-market = The market
start-how-market-text = Exchange what you don’t want. Apples and bread are honest trade; pepper and silk are forbidden, and worth far more.
start-how-bag = The bag
start-how-bag-text = Pack up to five cards, close the bag, and name one honest good. The number must be true. The rest is up to you.
start-how-gate = The gate
start-how-gate-text = Each round somebody else is sheriff and may open your bag: liars pay, but so does a sheriff who doubts the honest. A bribe may settle it.
start-how-crowns = The crowns
start-how-crowns-text = When everyone has been sheriff often enough, goods and gold are counted. Who brought the most of a good is its King, and richer for it.

## Making a table

new-title = Make a table
new-lead = Choose a way to play, then send your friends the link. All of it can still be changed until the game begins.
new-make = Make the table
new-back = Back
new-presets = Ways to play
new-preset-easy = First game
new-preset-easy-about = The second edition and nothing else. Explained in five minutes.
new-preset-whole = The whole second edition
new-preset-whole-about = With royal goods and the black market.
new-preset-classic = Classic first edition
new-preset-classic-about = Two discard piles to choose from, as in the first box.
new-preset-sly = For sly old hands
new-preset-sly-about = Everything, merchants deal with each other too, and no one can count the cards.
new-who = Who plays, and what
new-players = Players
new-players-about = Bots can take seats that stay empty.
new-players-six = With six there is no sheriff: two deputies share the office, and must agree.
new-players-first = The first edition is for three to five; six need the second.
new-players-seated = { $seated } sit at the table and keep their seats.
new-edition = Edition
new-edition-first = First edition
new-edition-second = Second edition
new-edition-first-about = Draw from two open discard piles or from the deck.
new-edition-second-about = A quicker market: exchange cards face up, draw from the deck.
new-edition-six = Six players need the second edition: the first seats five.
new-door = Who may come
new-door-link = By link only
new-door-public = Anyone
new-door-link-about = Only those who have the link find the table.
new-door-public-about = The table is shown in the lobby, and anyone can sit down.
new-cards = Cards
new-royal = Royal goods
new-royal-about = Rare cards of the finest sort: contraband, but they count double or triple in the race for the crowns.
new-black-market-about = Three smuggled cards of a kind buy a card that is worth a lot. First come, first served.
new-black-market-first = The black market belongs to the second edition.
new-pack = Pack: { $pack }
new-more = More
new-more-about = variants, clocks, bots, spectators
new-variants = Variants
new-open-trade = Open trade
new-open-trade-about = Merchants may make deals with each other too, not only with the sheriff.
new-removed = Ten cards removed
new-removed-about = Ten cards leave the deck unseen, so that counting cards helps less.
new-seven = Seven cards in hand
new-seven-about = Hands of seven instead of six. A bag still holds five.
new-hourglass = Hourglass at the gate
new-hourglass-about = One minute for each merchant; bags that are still closed when the sand is through go back unopened.
new-time = Time and bots
new-at-once = at once
new-decision = Time for each decision
new-decision-about = When it is up, the sensible thing is done for you.
new-decision-none = No limit
new-away = A bot steps in after
new-away-about = So long may someone be away before a bot plays for them. Who comes back has the seat again.
new-stand-in = Who steps in
new-stand-in-about = Plays for those who are away.
new-bot-pace = Bots think for
new-bot-pace-about = A little pause before each move, so that people can follow.
new-patience = Patience of bot sheriffs
new-patience-about = So long a bot in office waits for offers from people who say nothing.
new-spectators = Spectators welcome
new-spectators-about = Others may watch the game and see its replay afterwards. Hands and bags stay hidden from them.

## The lobby

lobby-title = Open tables
lobby-lead = Sit down wherever a seat is free, or watch a game that runs.
lobby-empty = No open table at the moment. Lay one and others will find you, or practise on the bots.
lobby-nobody = Nobody here yet
lobby-free = { $seats ->
    [one] One seat is free
   *[other] { $seats } seats are free
}
lobby-watching = { $watching ->
    [one] One person is watching
   *[other] { $watching } people are watching
}
lobby-sit = Sit down
lobby-watch = Watch

## At the door of a table

door-title = { $host } invites you to the table
door-title-nobody = You are invited to the table
door-lead = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
door-who = At the table
door-again = Take a seat
door-sit = Sit down
door-watch = Just watch
door-no-spectators = The host wants no spectators in this game.

## Before the game

gather-title = The table is laid
gather-seats = Seats
gather-empty = Free seat
gather-sit = Sit here
gather-move = Move here
gather-seat-number = seat { $number }
gather-you = you
gather-bot = Bot
gather-bot-of = Bot, { $level }
gather-host = Host
gather-absent = Stepped out
gather-is-ready = Ready
gather-not-ready = Not ready yet
gather-change = Change
gather-look = Change name, colour and charge
gather-stand = Stand up
gather-swap = Choose another bot
gather-remove = Free this seat
gather-remove-about = Whoever loses the seat stays in the room, and can sit down again.
gather-make-host = Make host
gather-host-stands = You are the host, but you have no seat yet.
gather-host-waits = { $empty ->
    [one] One seat is still empty. Send the link, or let a bot have it.
   *[other] { $empty } seats are still empty. Send the link, or let bots have them.
}
gather-host-unready = Not ready yet: { $names }. You can start all the same.
gather-host-starts = Everyone is here. It’s up to you!
gather-unready-host = Say when you are ready. { $host } starts the game.
gather-unready-nobody = Say when you are ready. As soon as there is a host, the game can start.
gather-ready-host = You are ready. { $host } starts the game.
gather-ready-nobody = You are ready. As soon as there is a host, the game can start.
gather-watch = You are watching. A seat is free, if you feel like it.
gather-watch-full = Every seat is taken. You can watch, or wait until one is free.
gather-ready = I’m ready
gather-start = Start the game
gather-start-anyway = Start all the same
gather-fill = { $empty ->
    [one] Seat a bot
   *[other] Fill up with bots
}
gather-invite = Invite others
gather-invite-about = Whoever has this link can sit down:
gather-copy = Copy the link
gather-copied = The link is copied. Send it to whom you like.
gather-copied-short = Copied
gather-copy-yourself = This browser doesn’t let us copy. The link is marked: copy it yourself.
gather-share = Share
gather-share-text = Come to Nottingham! A seat is kept for you.
gather-qr = QR code of the link to this table
gather-public = Show in the lobby
gather-public-about = Then anyone can find the table and sit down.
gather-rules = What is played
gather-arrange = Change the game
gather-arrange-save = Keep it so
gather-bot-title = Seat a bot
gather-bot-level = How well shall it play?
gather-bot-any = Surprise me
gather-bot-plain = Without a character
gather-bot-here = sits here already
gather-bot-odd = Odd fellows
gather-fair = A fair deal
gather-fair-why = The shuffle is sealed before anyone sits down, and each of you may mix a word of your own into it. So nobody, not even this server, can stack the deck.
gather-cut = A word of your own for the shuffle
gather-cut-example = anything you like
gather-cut-give = Mix it in
gather-cut-again = Change it
gather-cut-given = your word is in
gather-cut-long = { $most } letters are enough, so yours was shortened.
gather-cut-by = Words are in from { $names }.
gather-commitment = The seal, to compare when the game is over:
