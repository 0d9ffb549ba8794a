# Finished games looked at again, step by step.

replay-title = Replay
replay-eyes = Whose eyes
replay-eyes-all = All cards open
replay-eyes-spectator = As a spectator
replay-eyes-of = As { $name }
replay-share = Link to this moment
replay-link-copied = The link to this moment is copied.
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
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×

replay-minds = Thoughts
replay-thoughts = What the bots thought
replay-lies = { $percent }% a lie
replay-seems = looks { $percent }% like a lie
replay-stakes = fine { $fine }, damages { $reward }
replay-gain = opening it: { $gain } gold
replay-price = would ask { $price } gold

replay-prove = Check the deal
replay-prove-hint = Your browser recomputes every shuffle of this game.
replay-save = Save the record
replay-save-hint = A file with all that happened. You can open it here again or send it to a friend.
replay-other = Open another game
replay-keys = Keys
replay-key-step = Arrow left and right: one step
replay-key-round = Page up and page down: one round
replay-key-ends = Home and End: to the deal and to the count
replay-key-play = Space: play and pause

replay-open-title = Open a replay
replay-open-about = A record that you saved or that somebody sent you. It is shown to you and kept nowhere.
replay-open-drop = Drop the file here
replay-open-reading = Reading it…
replay-open-choose = Choose a file
replay-open-which = { $count ->
    [one] The file holds { $count } game. Which one?
   *[other] The file holds { $count } games. Which one?
  }
replay-open-this = Show this game
replay-open-code = Or a game of this server, by its link or its code
replay-open-find = Find it
replay-kept = Opened here before
replay-kept-about = They open without a network too.

# The proof of a deal.

proof-title = The deal, checked
proof-about = Before the cards were dealt, a fingerprint of a secret seed was published. Now the seed is known, and your browser has recomputed every shuffle by itself. Nobody could arrange the cards and not be found out.
proof-holds = The deal is proved.
proof-holds-noted = The deal is proved, and it is the one that was promised.
proof-fails = The deal is not proved. What is marked below is not as it should be.
proof-no-game = This is no whole game, so there is nothing to check.
proof-true = That is so:
proof-false = That is not so:
proof-seed = The fingerprint of the seed is the one that was published with the deal.
proof-noted = It is the fingerprint that was noted before the end.
proof-told = The end of the game tells the same seed.
proof-key = The seed and everybody’s cuts give the key of all shuffles.
proof-cut = { $name } cut with “{ $cut }”.
proof-no-cut = { $name } gave no cut.
proof-deck = { $away ->
    [none] The key puts all { $count } cards into the order in which they lay in the deck.
   *[some] The key puts all { $count } cards into the order in which they lay in the deck. The last { $removed } stayed away.
  }
proof-exchange = The last card, at place { $last }, goes to place { $number } mod { $count } = { $place }.
proof-sheriff = The key makes { $name } the first sheriff.
proof-deputies = The key shuffles the deputies, time { $time }: { $names }.
proof-draws = { $count ->
    [one] The { $count } card that was drawn lay on top of the deck.
   *[other] All { $count } cards that were drawn lay on top of the deck, one after the other.
  }
proof-remade = { $count ->
    [one] The deck was made anew, time { $time }: the key puts { $count } discarded card into its order.
   *[other] The deck was made anew, time { $time }: the key puts { $count } discarded cards into its order.
  }
proof-write = Did you write the fingerprint down before the game? Then compare it:
proof-write-other = This browser noted it at the deal. If you wrote down another, compare it:

# Why there is no replay.

nowhere-still_played = This game is still being played
nowhere-still_played-why = Its replay comes with its end. Until then the cards are nobody’s business.
nowhere-no_such_game = There is no such game
nowhere-no_such_game-why = Perhaps the link lost a letter, or the game was so long ago that it has been forgotten.
nowhere-replay_closed = This game was played behind closed doors
nowhere-replay_closed-why = Only those who played it may look at it. If you were one of them, open the link in the browser you played in.
nowhere-unreachable = The server can’t be reached
nowhere-unreachable-why = Look whether the network is there, and try again.

error-record_unknown = This is no record of a game. Records are the files that a replay saves.
error-record_cut_off = This record breaks off before the end of its game. Perhaps it was not copied whole.
error-record_changed = This record was changed after it was written, so it proves nothing.
error-record_other_words = This record was written by another version of Nottingham, and some of it can’t be read here.
error-record_one_seat = This is what one seat saw of a game, not the whole game.
error-record_too_long = No game is as long as this record.
error-record_unlawful = By the rules this can’t have happened. The record was changed, or it was made by other rules.
error-record_too_big = This file is far too big for the record of a game.
