### When a game is over: what there is to tell of it.

tale-heading = The story of this game
tale-picture = Nottingham · the story of a game
tale-save = Save as a picture
tale-saved = The picture is among your downloads.

tale-title-smuggle = Best smuggle
tale-smuggle = { $name } brings { $goods } past the gate, worth { $worth } (round { $round }).
tale-title-inspection = Dearest doubt
tale-inspection = { $name } doubts { $of } and pays { $gold } for it (round { $round }).
tale-title-catch = Best catch
tale-catch = { $name } opens { $of }’s bag and takes { $gold } for the lie (round { $round }).
tale-title-bribe = Biggest bribe
tale-bribe = { $name } slips { $to } { $gold } (round { $round }).
tale-title-word = A word is a word
tale-word = { $count ->
    [one] { $name } breaks { $count } promise. Who counts such things? The ledger does.
   *[other] { $name } breaks { $count } promises. Who counts such things? The ledger does.
}
tale-title-honest = Never a lie
tale-honest = { $count ->
    [one] { $name } brings { $count } bag to the gate, and it is just what was said.
   *[other] { $name } brings { $count } bags to the gate, and every one is just what was said.
}
