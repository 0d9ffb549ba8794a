### O que acontece, contado no presente, em uma frase ou duas.

## De que é feito um negócio, contado por quem o oferece

terms-stand = { $goods } da barraca
terms-contraband = { $goods } do alto da barraca
terms-bag = { $goods } da bolsa
deal-gives = { $who ->
    [you] você dá { $terms }
   *[other] dá { $terms }
}
deal-asks = { $who ->
    [you] você pede { $terms }
   *[other] pede { $terms }
}
deal-struck-gives = { $who ->
    [you] você dá { $terms }
   *[other] { $by } dá { $terms }
}
deal-struck-gets = { $who ->
    [you] você recebe { $terms }
   *[other] { $by } recebe { $terms }
}
deal-and = { $first }; { $rest }
pledge-hand_back = a bolsa de { $bag } volta fechada
pledge-open = a bolsa de { $bag } é aberta
pledge-hand_back-yours = sua bolsa volta fechada
pledge-open-yours = sua bolsa é aberta
favour-spare = { $by } poupa { $whom } da próxima vez que inspecionar
favour-open = { $by } abre a bolsa de { $whom } da próxima vez que inspecionar
favour-pay = { $by } paga { $gold } a { $to } em um negócio futuro
favour-words = { $by } promete: “{ $text }”
favour-spare-by-you = você poupa { $whom } da próxima vez que inspecionar
favour-spare-you = { $by } poupa você da próxima vez que inspecionar
favour-open-by-you = você abre a bolsa de { $whom } da próxima vez que inspecionar
favour-open-you = { $by } abre a sua bolsa da próxima vez que inspecionar
favour-pay-by-you = você paga { $gold } a { $to } em um negócio futuro
favour-pay-you = { $by } paga { $gold } a você em um negócio futuro
favour-words-by-you = você promete: “{ $text }”

## Mesa pronta

log-game_started-first = Primeira edição: { $names } sentam-se à mesa, com { $gold } cada.
log-game_started-second = Segunda edição: { $names } sentam-se à mesa, com { $gold } cada.
log-game_started-extras = Desta vez com { $extras }.
log-game_started-seal = Os embaralhamentos estão selados: SHA-256 { $commitment }.
log-game_started-sheriff = O primeiro xerife foi indicado, não sorteado: { $name }.
extra-royal_goods = mercadorias reais
extra-black_market = o mercado negro
extra-time_limit = a ampulheta
extra-removed_cards = dez cartas a menos, que ninguém viu
extra-seven_card_hand = sete cartas na mão
extra-open_trade = comércio livre
log-piles_started = A pilha da esquerda começa com { $left }; a da direita, com { $right }.
log-deputies_shuffled = As cartas de ajudante são embaralhadas.
log-round_began-sheriff = { $who ->
    [you] Rodada { $round }: você usa o distintivo de xerife.
   *[other] Rodada { $round }: { $names } usa o distintivo de xerife.
}
log-round_began-deputies = { $who ->
    [you] Rodada { $round }: você e { $names } são os ajudantes.
   *[other] Rodada { $round }: { $names } são os ajudantes do xerife.
}
log-phase_began-load = Os comerciantes carregam suas bolsas.
log-phase_began-declare = Declarações: agora todo mundo faz cara de anjo.
log-phase_began-inspect = Começa a inspeção. Quanto vale uma bolsa fechada?
log-phase_began-debt = Há uma dívida a pagar.
log-phase_began-place = As cartas confiscadas esperam uma pilha.
log-phase_began-claim = O mercado negro abre a porta dos fundos.
log-phase_began-share = O espólio está na mesa, à espera da divisão.

## Transação

log-cards_drawn = { $who ->
    [you] { $count ->
        [one] Você compra { $count } carta.
       *[other] Você compra { $count } cartas.
    }
   *[other] { $count ->
        [one] { $name } compra { $count } carta.
       *[other] { $name } compra { $count } cartas.
    }
}
log-cards_drawn-seen = { $who ->
    [you] Você compra { $goods }.
   *[other] { $name } compra { $goods }.
}
log-deck_reshuffled = { $count ->
    [one] A pilha de compra acabou: { $count } carta descartada forma uma nova.
   *[other] A pilha de compra acabou: { $count } cartas descartadas formam uma nova.
}
log-starter_named = { $who ->
    [you] Você abre o mercado.
   *[other] { $name } começa a transação.
}
log-cards_set_aside-none = { $who ->
    [you] Você fica com todas as cartas.
   *[other] { $name } fica com todas as cartas.
}
log-cards_set_aside-hidden = { $who ->
    [you] { $count ->
        [one] Você separa { $count } carta, virada para baixo.
       *[other] Você separa { $count } cartas, viradas para baixo.
    }
   *[other] { $count ->
        [one] { $name } separa { $count } carta virada para baixo.
       *[other] { $name } separa { $count } cartas viradas para baixo.
    }
}
log-cards_set_aside-seen = { $who ->
    [you] Você separa { $goods }.
   *[other] { $name } separa { $goods }.
}
log-taken = { $who ->
    [you] Você pega { $takings }.
   *[other] { $name } pega { $takings }.
}
log-taken-left = { $goods } da pilha da esquerda
log-taken-right = { $goods } da pilha da direita
log-cards_discarded-left = { $who ->
    [you] Você põe na pilha da esquerda: { $goods }.
   *[other] { $name } põe { $goods } na pilha da esquerda.
}
log-cards_discarded-right = { $who ->
    [you] Você põe na pilha da direita: { $goods }.
   *[other] { $name } põe { $goods } na pilha da direita.
}
log-on_top = Por cima: { $goods }.
log-set_aside_collected = { $count ->
    [one] { $count } carta separada vai para a pilha de descarte.
   *[other] { $count } cartas separadas vão para a pilha de descarte.
}

## Bolsas e declarações

log-bag_loaded = { $name } fecha a bolsa num estalo.
log-bag_loaded-seen = { $name } fecha a bolsa com { $goods } dentro.
log-bag_loaded-own = Você fecha a bolsa com { $goods } dentro. Ninguém mais vê isso.
log-bags_closed = Todas as bolsas estão fechadas: { $sizes }.
log-bags_closed-size = { $who ->
    [you] você { $count }
   *[other] { $name } { $count }
}
log-declared = { $who ->
    [you] Você declara { $goods }.
   *[other] { $name } declara { $goods }.
}

## Negócios

log-offer_made = { $who ->
    [you] Você para { $to }: { $deal }.
    [to_you] { $by } para você: { $deal }.
   *[other] { $by } para { $to }: { $deal }.
}
log-offer_made-deputies = { $who ->
    [you] Você para os dois ajudantes: { $deal }.
   *[other] { $by } para os dois ajudantes: { $deal }.
}
log-offer_changed = { $who ->
    [you] Você muda a oferta para { $to }: { $deal }.
    [to_you] { $by } muda a oferta para você: { $deal }.
   *[other] { $by } muda a oferta para { $to }: { $deal }.
}
log-offer_changed-deputies = { $who ->
    [you] Você muda a oferta para os dois ajudantes: { $deal }.
   *[other] { $by } muda a oferta para os dois ajudantes: { $deal }.
}
log-offer_accepted = { $who ->
    [you] Você aceita. Falta ouvir os outros.
   *[other] { $name } aceita. Falta ouvir os outros.
}
log-offer_accepted-known = { $who ->
    [you] Você aceita a oferta de { $by }. Falta ouvir os outros.
    [to_you] { $name } aceita a sua oferta. Falta ouvir os outros.
   *[other] { $name } aceita a oferta de { $by }. Falta ouvir os outros.
}
log-offer_refused = { $who ->
    [you] Você recusa a oferta.
   *[other] { $name } recusa a oferta.
}
log-offer_refused-known = { $who ->
    [you] Você recusa a oferta de { $by }.
    [to_you] { $name } recusa a sua oferta.
   *[other] { $name } recusa a oferta de { $by }.
}
log-offer_withdrawn = { $who ->
    [you] Você retira a oferta.
   *[other] { $name } retira a oferta.
}
log-offer_fell = Uma oferta não pode mais ser cumprida e cai.
log-offer_fell-known = { $who ->
    [you] A sua oferta não pode mais ser cumprida e cai.
   *[other] A oferta de { $by } não pode mais ser cumprida e cai.
}
log-deal_struck = { $who ->
    [you] Negócio fechado! Você e { $names } combinam: { $deal }.
   *[other] Negócio fechado! { $names } combinam: { $deal }.
}
log-deal_struck-plain = { $who ->
    [you] Negócio fechado! Você e { $names } chegam a um acordo.
   *[other] Negócio fechado! { $names } chegam a um acordo.
}
log-fell_short = { $who ->
    [you] Conversa fiada! Você vendeu o que nunca existiu e tem de mostrar a { $to } o que há de verdade.
    [to_you] Conversa fiada! { $name } vendeu o que nunca existiu e tem de mostrar a você o que há de verdade.
   *[other] Conversa fiada! { $name } vendeu o que nunca existiu e tem de mostrar a { $to } o que há de verdade.
}
log-fell_short-deputies = { $who ->
    [you] Conversa fiada! Você vendeu o que nunca existiu e tem de mostrar aos dois ajudantes o que há de verdade.
   *[other] Conversa fiada! { $name } vendeu o que nunca existiu e tem de mostrar aos dois ajudantes o que há de verdade.
}
log-fell_short-contraband = { $who ->
    [you] O contrabando que você tinha de verdade: { $goods }.
   *[other] O contrabando que { $name } tinha de verdade: { $goods }.
}
log-fell_short-bag = { $who ->
    [you] O que você tinha de verdade na bolsa: { $goods }.
   *[other] O que { $name } tinha de verdade na bolsa: { $goods }.
}
log-favour_judged-kept = Promessa cumprida: { $favour }.
log-favour_judged-broken = Promessa quebrada: { $favour }. E o vento levou.
log-favour_judged-void = Promessa que não pode mais ser julgada: { $favour }.
log-favour_judged-unnamed = a promessa { $number } do livro

## Inspeção

log-word_spoken-open = { $who ->
    [you] Você, sobre a bolsa de { $bag }: “Abra!”
    [to_you] { $name }, sobre a sua bolsa: “Abra!”
   *[other] { $name }, sobre a bolsa de { $bag }: “Abra!”
}
log-word_spoken-hand_back = { $who ->
    [you] Você, sobre a bolsa de { $bag }: “Devolva.”
    [to_you] { $name }, sobre a sua bolsa: “Devolva.”
   *[other] { $name }, sobre a bolsa de { $bag }: “Devolva.”
}
log-bag_left_to_one = { $who ->
    [you] Os ajudantes discordam: você decide por conta própria sobre a bolsa de { $bag }.
    [to_you] Os ajudantes discordam: { $name } decide por conta própria sobre a sua bolsa.
   *[other] Os ajudantes discordam: { $name } decide por conta própria sobre a bolsa de { $bag }.
}
log-bag_handed_back = { $who ->
    [you] Você recebe a bolsa de volta, fechada: { $goods }.
   *[other] { $bag } recebe a bolsa de volta, fechada: { $goods }.
}
log-bag_handed_back-true = { $who ->
    [you] Você recebe a bolsa de volta, fechada: { $goods }. Era a mais pura verdade.
   *[other] { $bag } recebe a bolsa de volta, fechada: { $goods }. Era a mais pura verdade.
}
log-bag_handed_back-lie = { $who ->
    [you] Você recebe a bolsa de volta, fechada: { $goods }. E jurava “{ $declared }”.
   *[other] { $bag } recebe a bolsa de volta, fechada: { $goods }. E jurava “{ $declared }”.
}
log-bag_handed_back-smuggled = { $who ->
    [you] Você recebe a bolsa de volta, fechada. E o que sai dela? { $goods }!
   *[other] { $bag } recebe a bolsa de volta, fechada. E o que sai dela? { $goods }!
}
log-bag_given = { $who ->
    [you] Dessa bolsa, você recebe { $goods }.
   *[other] Dessa bolsa, { $to } recebe { $goods }.
}
log-bag_given-booty = Dessa bolsa vai para o espólio: { $goods }.
log-bag_opened-honest = { $office ->
    [you] Você abre a bolsa de { $bag }: { $goods }. Honesta até a última carta!
    [us] Você e { $by } abrem a bolsa de { $bag }: { $goods }. Honesta até a última carta!
    [yours] { $by } abre a sua bolsa: { $goods }. Honesta até a última carta!
    [yours_together] { $by } abrem a sua bolsa: { $goods }. Honesta até a última carta!
    [alone] { $by } abre a bolsa de { $bag }: { $goods }. Honesta até a última carta!
   *[together] { $by } abrem a bolsa de { $bag }: { $goods }. Honesta até a última carta!
}
log-bag_opened-lie = { $office ->
    [you] Você abre a bolsa de { $bag }, e que bolsa: { $goods }. Confiscado: { $confiscated }.
    [us] Você e { $by } abrem a bolsa de { $bag }, e que bolsa: { $goods }. Confiscado: { $confiscated }.
    [yours] { $by } abre a sua bolsa, e que bolsa: { $goods }. Confiscado: { $confiscated }.
    [yours_together] { $by } abrem a sua bolsa, e que bolsa: { $goods }. Confiscado: { $confiscated }.
    [alone] { $by } abre a bolsa de { $bag }, e que bolsa: { $goods }. Confiscado: { $confiscated }.
   *[together] { $by } abrem a bolsa de { $bag }, e que bolsa: { $goods }. Confiscado: { $confiscated }.
}
log-bag_opened-lie-declared = { $office ->
    [you] “{ $declared }”, disse { $bag }. Você abre a bolsa: { $goods }! Confiscado: { $confiscated }.
    [us] “{ $declared }”, disse { $bag }. Você e { $by } abrem a bolsa: { $goods }! Confiscado: { $confiscated }.
    [yours] “{ $declared }”, você disse. { $by } abre a bolsa: { $goods }! Confiscado: { $confiscated }.
    [yours_together] “{ $declared }”, você disse. { $by } abrem a bolsa: { $goods }! Confiscado: { $confiscated }.
    [alone] “{ $declared }”, disse { $bag }. { $by } abre a bolsa: { $goods }! Confiscado: { $confiscated }.
   *[together] “{ $declared }”, disse { $bag }. { $by } abrem a bolsa: { $goods }! Confiscado: { $confiscated }.
}
log-debt_paid = { $who ->
    [you] Você paga a { $to }: { $paid }.
    [to_you] { $by } paga a você: { $paid }.
   *[other] { $by } paga a { $to }: { $paid }.
}
log-debt_paid-booty = { $who ->
    [you] Você paga ao espólio: { $paid }.
   *[other] { $by } paga ao espólio: { $paid }.
}
log-debt_paid-nothing = { $who ->
    [you] Você não tem com que pagar.
   *[other] { $by } não tem com que pagar.
}
log-debt_paid-owed = { $who ->
    [you] Você ainda deve { $gold }.
   *[other] { $by } ainda deve { $gold }.
}
log-debt_paid-forgiven = O resto, { $gold }, fica perdoado: de onde não há, não se tira.
log-confiscated_placed-left = As cartas confiscadas vão para a pilha da esquerda: { $goods }.
log-confiscated_placed-right = As cartas confiscadas vão para a pilha da direita: { $goods }.
log-time_ran_out = A areia acabou! Todas as ofertas caem.
log-inspection_ended = A última bolsa está resolvida.

## Mercado negro e espólio

log-market_card_claimed = { $who ->
    [you] Você entrega { $goods } por uma carta do mercado negro que vale { $value }.
   *[other] { $name } entrega { $goods } por uma carta do mercado negro que vale { $value }.
}
log-claim_declined = { $who ->
    [you] Você deixa o mercado negro em paz.
   *[other] { $name } deixa o mercado negro em paz.
}
log-share_proposed = { $who ->
    [you] Você propõe dividir o espólio assim: { $split }.
   *[other] { $name } propõe dividir o espólio assim: { $split }.
}
log-booty_shared = O espólio é dividido: { $split }.
log-booty_part = { $who ->
    [you] você recebe { $goods }
   *[other] { $name } recebe { $goods }
}
log-booty_part-nothing = { $who ->
    [you] você não recebe nada
   *[other] { $name } não recebe nada
}
log-booty_shared-discarded = Na pilha de descarte, o que sobrou: { $goods }.
log-booty_shared-bank = A moeda que sobra vai para a banca.

## Fim

log-game_ended-score = { $rank }. { $name }: { $points } ({ $parts }).
score-gold = { $gold }
score-legal = { $count } em mercadorias legais
score-contraband = { $count } em contrabando
score-black_market = { $count } do mercado negro
score-crowns = { $count } como { $crowns }
log-game_ended-winner = { $who ->
    [you] Você vence, e Nottingham tira o chapéu.
   *[other] { $names } vence, e Nottingham tira o chapéu.
}
log-game_ended-winners = { $names } dividem a vitória.
log-game_ended-seed = A semente do embaralhamento era { $seed }.
