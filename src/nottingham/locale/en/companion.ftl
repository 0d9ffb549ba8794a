### The companion for games with real cards: the inspection timer and the score sheet.

companion-title = Tabletop companion
companion-lead = Playing with the real cards? Here are an inspection timer and a score sheet. Once opened, this page works offline.
companion-first = The first sheriff is the player with the most real money on them: all the rulebooks say so. If you tie, draw lots. Six players draw deputy cards.

## The clock

companion-clock = Inspection timer
companion-clock-left = Time left
companion-clock-fresh = Start when all { $merchants } merchants are at the gate. They can bargain until the candle goes out.
companion-clock-stopped = The timer is paused.
companion-clock-over = Time’s up!
companion-clock-over-then = First open the bags that a deal says must be opened. All others go back unopened.
companion-clock-said = { $seconds } seconds left.
companion-clock-start = Start
companion-clock-stop = Pause
companion-clock-go-on = Resume
companion-clock-more = Add 30 s
companion-clock-reset = Reset
companion-clock-sound = Sound
companion-clock-merchants = Merchants
companion-clock-each = Time per merchant
companion-clock-shorter = Shorter
companion-clock-longer = Longer

## The score sheet

companion-sheet = Score sheet
companion-royal-about = Cards that count double or triple towards the crowns.
companion-market-about = Valuable cards, each bought with three of a kind.
companion-packs = Cards from packs
companion-packs-about = Promo cards (with a blue band in the first edition) or cards of your own. Enter what’s printed on them once.
companion-card = Card { $number }
companion-card-name = Name
companion-card-kind = Kind
companion-card-counts = Counts towards the crowns as
companion-card-counts-none = nothing
companion-card-remove = Remove { $name }
companion-card-add = Add a card
companion-whose = Whose stand?
companion-name = Name
companion-colour = Colour
companion-worth = { $value } each
companion-worth-royal = { $value } each, counts as { $count } × { $good }
companion-less = Remove one: { $what }
companion-more = Add one: { $what }
companion-prices = Do your cards show different numbers?
companion-price = { $good }, card { $number }
companion-next = Next: { $name }
companion-clear = Clear the sheet
companion-clear-sure = This clears every number but keeps names and colours. It can’t be undone.
companion-clear-yes = Clear
companion-clear-no = Cancel
companion-cleared = Score sheet cleared.
companion-empty = Choose a player and enter what’s on their stand. The points add up as you go.
companion-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
companion-won-points = { $points } points, more than anyone else.
companion-won-legal = { $points } points, tied with { $others }, but more legal goods: { $cards } cards.
companion-won-contraband = { $points } points and as many legal goods as { $others }, but more contraband: { $cards } cards.
companion-won-shared = { $points } points each, and tied on legal goods and contraband too.
companion-totals = Points
companion-player = Player
companion-row-gold = Gold
companion-row-legal = Legal
companion-row-contraband = Contra­band
companion-row-black_market = Black market
companion-row-crowns = Crowns
companion-row-total = Total

## Impossible numbers

companion-trouble-letters = That’s not a number. Enter one like 0, 7 or 12.
companion-trouble-fraction = Whole numbers only. Halves go back in the bag.
companion-trouble-negative = Nobody can have less than nothing, not even in Nottingham.
companion-trouble-most = There are only { $most } in this game.
companion-trouble-others = There are only { $most } in this game, and the others already have { $others }.
companion-trouble-price = A black-market card is worth 1 to { $most } points.
companion-too-much = There are only { $most } in this game, but the sheet has { $there }.
