## A card in words

card-label = { $name }: { $kind ->
    [legal] legal
    [contraband] contrabando
   *[royal] real
}, valor { $value }, sanción { $penalty }
card-counts = cuenta como { $count } × { $good }
