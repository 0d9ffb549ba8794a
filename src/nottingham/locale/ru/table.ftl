## A card in words

card-label = { $name }: { $kind ->
    [legal] разрешённый товар
    [contraband] контрабанда
   *[royal] королевский товар
}, цена { $value }, штраф { $penalty }
card-counts = считается как { $count } × { $good }
