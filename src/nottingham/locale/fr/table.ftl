## A card in words

card-label = { $name } : { $kind ->
    [legal] légal
    [contraband] contrebande
   *[royal] royal
}, valeur { $value }, pénalité { $penalty }
card-counts = compte pour { $count } × { $good }
