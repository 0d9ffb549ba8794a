### The story of a finished game: its highlights.

tale-heading = A história desta partida
tale-picture = Nottingham · história de uma partida
tale-save = Salvar como imagem
tale-saved = A imagem está nos seus downloads.

tale-title-smuggle = O melhor contrabando
tale-smuggle = { $name } passa pelo portão com { $goods }, no valor de { $worth } (rodada { $round }).
tale-title-inspection = A inspeção mais cara
tale-inspection = { $name } duvida de { $of } e paga { $gold } por isso (rodada { $round }).
tale-title-catch = O melhor flagra
tale-catch = { $name } abre a bolsa de { $of } e recebe { $gold } pela mentira (rodada { $round }).
tale-title-bribe = A maior propina
tale-bribe = { $name } passa { $gold } por baixo da mesa para { $to } (rodada { $round }).
tale-title-word = Promessas, promessas
tale-word = { $count ->
    [one] { $name } quebra { $count } promessa. Quem está contando? O livro de promessas.
   *[other] { $name } quebra { $count } promessas. Quem está contando? O livro de promessas.
}
tale-title-honest = Nem uma mentira
tale-honest = { $count ->
    [one] { $name } leva { $count } bolsa ao portão, com exatamente o que declarou.
   *[other] { $name } leva { $count } bolsas ao portão, todas com exatamente o que declarou.
}
