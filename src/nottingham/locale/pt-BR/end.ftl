### The story of a finished game: its highlights.

tale-heading = A história desta partida
tale-picture = Nottingham · história de uma partida
tale-save = Salvar como imagem
tale-saved = A imagem está nos seus downloads.

tale-title-smuggle = O melhor contrabando
tale-smuggle = { $name } passa pelo portão com { $goods }, no valor de { $worth } (rodada { $round }).
tale-title-inspection = A inspeção mais cara
tale-inspection = { $name } duvida, mas { $of } dizia a verdade: isso custa { $gold } (rodada { $round }).
tale-title-catch = O melhor flagra
tale-catch = { $name } abre a bolsa e { $of } paga { $gold } pela mentira (rodada { $round }).
tale-title-bribe = A maior propina
tale-bribe = { $name } passa { $gold } por baixo da mesa para { $to } (rodada { $round }).
tale-title-word = Promessas, promessas
tale-word = { $count ->
    [one] { $name } quebra { $count } promessa. Quem conta essas coisas? O livro de promessas.
   *[other] { $name } quebra { $count } promessas. Quem conta essas coisas? O livro de promessas.
}
tale-title-honest = Nem uma mentira
tale-honest = { $count ->
    [one] { $name } traz { $count } bolsa ao portão, e é tudo como foi dito.
   *[other] { $name } traz { $count } bolsas ao portão, e é sempre tudo como foi dito.
}
