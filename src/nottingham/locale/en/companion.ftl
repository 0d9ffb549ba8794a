### For those who play with the cards of the box: the clock of the inspection and the score sheet.

companion-title = A companion for the table at home
companion-lead = You have the cards and the people; here are the clock and the score sheet. Once opened, this page works without a network too.

## The clock

companion-clock = Inspection clock
companion-clock-left = Time left
companion-clock-fresh = Start when { $merchants } merchants stand at the gate. Until the candle is out they may bargain.
companion-clock-stopped = The clock stands still.
companion-clock-over = Time is up!
companion-clock-over-then = Bags that are still closed go back unopened.
companion-clock-said = { $seconds } seconds left.
companion-clock-start = Start
companion-clock-stop = Pause
companion-clock-go-on = Go on
companion-clock-more = 30 s more
companion-clock-reset = Reset
companion-clock-sound = Sound
companion-clock-merchants = Merchants
companion-clock-each = Time for each
companion-clock-shorter = Shorter
companion-clock-longer = Longer

## The score sheet

companion-sheet = Score sheet
companion-royal-about = Cards that count double or triple for the crowns.
companion-market-about = The dear cards that three of a kind can buy.
companion-whose = Whose stand?
companion-name = Name
companion-colour = Colour
companion-worth = { $value } each
companion-worth-royal = { $value } each, counts as { $count } × { $good }
companion-less = One less: { $what }
companion-more = One more: { $what }
companion-prices = Are other numbers printed on your cards?
companion-price = { $good }, card { $number }
companion-next = Next: { $name }
companion-clear = Clear the sheet
companion-clear-sure = All numbers go; names and colours stay. What is gone does not come back.
companion-clear-yes = Clear it
companion-clear-no = Keep it
companion-cleared = The sheet is empty again.
companion-empty = Choose whose stand it is and write down what lies on it. The points are counted meanwhile.
companion-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
companion-won-points = { $points } points, more than anyone else.
companion-won-legal = { $points } points, just like { $others }, but more legal goods: { $cards } cards.
companion-won-contraband = { $points } points and as many legal goods, just like { $others }, but more contraband: { $cards } cards.
companion-won-shared = { $points } points each, and alike in legal goods and contraband.
companion-totals = Points
companion-player = Player
companion-row-gold = Gold
companion-row-legal = Legal
companion-row-contraband = Contraband
companion-row-black_market = Black market
companion-row-crowns = Crowns
companion-row-total = Total

## Numbers that can’t be

companion-trouble-letters = That is no number. Write one like 0, 7 or 12.
companion-trouble-fraction = Only whole ones count, halves go back into the bag.
companion-trouble-negative = Fewer than none is not possible, not even in Nottingham.
companion-trouble-most = This game has only { $most }.
companion-trouble-others = This game has only { $most }, and the others have { $others } already.
companion-trouble-price = A card of the black market is worth 1 to { $most } points.
companion-too-much = This game has only { $most }, but the sheet says { $there }.
