## A card in words

card-label = { $name }: { $kind ->
    [legal] legal
    [contraband] contrabando
   *[royal] real
}, valor { $value }, penalidade { $penalty }
card-counts = conta como { $count } × { $good }
