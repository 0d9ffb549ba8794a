### The story of a finished game: its highlights.

tale-heading = The story of this game
tale-picture = Nottingham · the story of a game
tale-save = Save as a picture
tale-saved = Picture saved to your downloads.

tale-title-smuggle = Best smuggle
tale-smuggle = { $name } smuggles { $goods } past the gate, worth { $worth } (round { $round }).
tale-title-inspection = Costliest inspection
tale-inspection = { $name } doubts { $of } and pays { $gold } for it (round { $round }).
tale-title-catch = Best catch
tale-catch = { $name } opens { $of }’s bag and takes { $gold } for the lie (round { $round }).
tale-title-bribe = Biggest bribe
tale-bribe = { $name } slips { $to } { $gold } (round { $round }).
tale-title-word = Promises, promises
tale-word = { $count ->
    [one] { $name } breaks { $count } promise. Who’s counting? The ledger is.
   *[other] { $name } breaks { $count } promises. Who’s counting? The ledger is.
}
tale-title-honest = Honest to the end
tale-honest = { $count ->
    [one] { $name } brings { $count } bag to the gate, and it holds exactly what was declared.
   *[other] { $name } brings { $count } bags to the gate, and every one holds exactly what was declared.
}
