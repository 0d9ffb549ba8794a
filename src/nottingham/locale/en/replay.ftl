# Replays of finished games.

replay-title = Replay
replay-eyes = Point of view
replay-eyes-all = All cards open
replay-eyes-spectator = As a spectator
replay-eyes-of = As { $name }
replay-share = Link to this moment
replay-link-copied = Link to this moment copied.
replay-more = More
replay-more-title = More about this game
replay-all-open = You see every hand and every bag.
replay-as-spectator = You see what a spectator saw.

replay-controls = Playback
replay-scrubber = Step
replay-step-of = Step { $step } of { $last }
replay-round-back = Previous round
replay-round-on = Next round
replay-back = One step back
replay-on = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×

replay-minds = Thoughts
replay-thoughts = What the bots thought
replay-lies = { $percent }% chance of a lie
replay-seems = looks { $percent }% like a lie
replay-stakes = fine { $fine }, damages { $reward }
replay-gain = opening it: { $gain } gold
replay-price = would ask { $price } gold

replay-prove = Check the deal
replay-prove-hint = Your browser recomputes every shuffle of this game.
replay-save = Save the record
replay-save-hint = A file with everything that happened. You can open it here later or send it to a friend.
replay-other = Open another game
replay-keys = Keyboard shortcuts
replay-key-step = Left and right arrow: one step
replay-key-round = Page Up and Page Down: one round
replay-key-ends = Home and End: the deal and the final count
replay-key-play = Space: play or pause
replay-not-judged = This record is from an older version and holds no actions, so its moves were not judged.

replay-open-title = Open a replay
replay-open-about = Open a record that you saved or were sent. The server doesn’t keep it.
replay-open-drop = Drop the file here
replay-open-reading = Reading…
replay-open-choose = Choose a file
replay-open-which = { $count ->
    [one] The file holds { $count } game. Which one?
   *[other] The file holds { $count } games. Which one?
  }
replay-open-this = Show this game
replay-open-code = Or find a game on this server by its link or code
replay-open-find = Find
replay-kept = Recently opened
replay-kept-about = These open offline too.

# The check of a deal.

proof-title = Checking the deal
proof-about = Before the cards were dealt, the fingerprint of a secret seed was published. Now the seed is known, and your browser has recomputed every shuffle itself. Nobody could have arranged the cards without being found out.
proof-holds = The deal was fair.
proof-holds-noted = The deal was fair, and it’s the one that was promised.
proof-fails = The deal doesn’t check out. What doesn’t match is marked below.
proof-no-game = This isn’t a complete game, so there’s nothing to check.
proof-true = Correct:
proof-false = Wrong:
proof-seed = The seed’s fingerprint is the one published with the deal.
proof-noted = It matches the fingerprint noted before the end of the game.
proof-told = The end of the game reveals the same seed.
proof-key = The seed and everyone’s words give the key to all shuffles.
proof-cut = { $name }’s word was “{ $cut }”.
proof-no-cut = { $name } gave no word.
proof-deck = { $away ->
    [none] The key puts all { $count } cards in the order they had in the deck.
   *[some] The key puts all { $count } cards in the order they had in the deck. The last { $removed } were removed.
  }
proof-exchange = The last card, at position { $last }, goes to position { $number } mod { $count } = { $place }.
proof-sheriff = The key makes { $name } the first sheriff.
proof-named = The first sheriff was named before the deal: { $name }. No shuffle decided that.
proof-deputies = The key shuffles the deputies, shuffle { $time }: { $names }.
proof-draws = { $count ->
    [one] The { $count } card that was drawn was on top of the deck.
   *[other] All { $count } cards that were drawn were on top of the deck, one after the other.
  }
proof-remade = { $count ->
    [one] Reshuffle { $time }: the key puts { $count } discarded card in its order in the new deck.
   *[other] Reshuffle { $time }: the key puts { $count } discarded cards in their order in the new deck.
  }
proof-write = Did you write down the fingerprint before the game? Compare it here:
proof-write-other = This browser noted it at the deal. If you wrote down a different one, compare it here:

# Reasons why there is no replay.

nowhere-still_played = This game is still being played
nowhere-still_played-why = You can watch the replay once it’s over. Until then, the cards are nobody’s business.
nowhere-no_such_game = There is no such game
nowhere-no_such_game-why = The link may be incomplete, or the game may be so old that it has been deleted.
nowhere-replay_closed = This game was played behind closed doors
nowhere-replay_closed-why = Only the people who played it can watch it. If you’re one of them, open the link in the browser you played in.
nowhere-unreachable = Can’t reach the server
nowhere-unreachable-why = Check your connection and try again.

error-record_unknown = This isn’t a game record. Records are the files a replay saves.
error-record_cut_off = This record stops before the end of its game. It may not have been copied completely.
error-record_changed = This record was changed after it was saved, so it proves nothing.
error-record_other_words = This record comes from another version of Nottingham, and parts of it can’t be read here.
error-record_one_seat = This record holds only what one seat saw, not the whole game.
error-record_too_long = This record is too long to be a game.
error-record_unlawful = The rules don’t allow what happens in this record. It was changed, or made under different rules.
error-record_too_big = This file is too big to be a game record.
