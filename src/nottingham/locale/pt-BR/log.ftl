### O que acontece, contado no presente, em uma frase ou duas.

## De que é feito um negócio, contado por quem o oferece

terms-stand = { $goods } da barraca
terms-contraband = { $goods } do alto da barraca
terms-bag = { $goods } da bolsa
deal-gives = dá { $terms }
deal-asks = pede { $terms }
deal-struck-gives = { $by } dá { $terms }
deal-struck-gets = { $by } recebe { $terms }
deal-and = { $first }; { $rest }
pledge-hand_back = a bolsa de { $bag } volta fechada
pledge-open = a bolsa de { $bag } é aberta
pledge-hand_back-yours = sua bolsa volta fechada
pledge-open-yours = sua bolsa é aberta
favour-spare = { $by } poupa { $whom } na próxima vez no cargo
favour-open = { $by } abre a bolsa de { $whom } na próxima vez no cargo
favour-pay = { $by } paga { $gold } a { $to } em um negócio futuro
favour-words = { $by } promete: “{ $text }”
favour-spare-by-you = você poupa { $whom } na sua próxima vez no cargo
favour-spare-you = { $by } poupa você na próxima vez no cargo
favour-open-by-you = você abre a bolsa de { $whom } na sua próxima vez no cargo
favour-open-you = { $by } abre a sua bolsa na próxima vez no cargo
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
log-round_began-sheriff = Rodada { $round }: { $names } usa o distintivo de xerife.
log-round_began-deputies = Rodada { $round }: { $names } são os ajudantes do xerife.
log-phase_began-load = Os comerciantes carregam suas bolsas.
log-phase_began-declare = Declarações: agora todo mundo faz cara de anjo.
log-phase_began-inspect = Começa a inspeção. Quanto vale uma bolsa fechada?
log-phase_began-debt = Há uma dívida a pagar.
log-phase_began-place = As cartas confiscadas esperam uma pilha.
log-phase_began-claim = O mercado negro abre a porta dos fundos.
log-phase_began-share = O espólio está na mesa, à espera da divisão.

## Transação

log-cards_drawn = { $count ->
    [one] { $name } compra { $count } carta.
   *[other] { $name } compra { $count } cartas.
}
log-cards_drawn-seen = { $name } compra { $goods }.
log-deck_reshuffled = { $count ->
    [one] A pilha de compra acabou: { $count } carta descartada forma uma nova.
   *[other] A pilha de compra acabou: { $count } cartas descartadas formam uma nova.
}
log-starter_named = { $name } começa a transação.
log-cards_set_aside-none = { $name } fica com todas as cartas.
log-cards_set_aside-hidden = { $count ->
    [one] { $name } separa { $count } carta virada para baixo.
   *[other] { $name } separa { $count } cartas viradas para baixo.
}
log-cards_set_aside-seen = { $name } separa { $goods }.
log-taken = { $name } pega { $takings }.
log-taken-left = { $goods } da pilha da esquerda
log-taken-right = { $goods } da pilha da direita
log-cards_discarded-left = { $name } põe { $goods } na pilha da esquerda.
log-cards_discarded-right = { $name } põe { $goods } na pilha da direita.
log-on_top = Por cima: { $goods }.
log-set_aside_collected = { $count ->
    [one] { $count } carta separada vai para a pilha de descarte.
   *[other] { $count } cartas separadas vão para a pilha de descarte.
}

## Bolsas e declarações

log-bag_loaded = { $name } fecha a bolsa num estalo.
log-bag_loaded-seen = { $name } fecha a bolsa com { $goods } dentro.
log-bag_loaded-own = { $name } fecha a bolsa com { $goods } dentro. Ninguém mais vê isso.
log-bags_closed = Todas as bolsas estão fechadas: { $sizes }.
log-bags_closed-size = { $name } { $count }
log-declared = { $name } declara { $goods }.

## Negócios

log-offer_made = { $by } para { $to }: { $deal }.
log-offer_made-deputies = { $by } para os dois ajudantes: { $deal }.
log-offer_changed = { $by } pensa melhor, para { $to }: { $deal }.
log-offer_changed-deputies = { $by } pensa melhor, para os dois ajudantes: { $deal }.
log-offer_accepted = { $name } aceita. Falta ouvir os outros.
log-offer_accepted-known = { $name } aceita a oferta de { $by }. Falta ouvir os outros.
log-offer_refused = { $name } recusa a oferta.
log-offer_refused-known = { $name } recusa a oferta de { $by }.
log-offer_withdrawn = { $name } retira a oferta.
log-offer_fell = Uma oferta não pode mais ser cumprida e cai.
log-offer_fell-known = A oferta de { $by } não pode mais ser cumprida e cai.
log-deal_struck = Negócio fechado! { $names } combinam: { $deal }.
log-fell_short = Conversa fiada! { $name } vendeu o que nunca existiu e tem de mostrar a { $to } o que há de verdade.
log-fell_short-deputies = Conversa fiada! { $name } vendeu o que nunca existiu e tem de mostrar aos dois ajudantes o que há de verdade.
log-fell_short-contraband = O contrabando que { $name } tinha de verdade: { $goods }.
log-fell_short-bag = O que { $name } tinha de verdade na bolsa: { $goods }.
log-favour_judged-kept = Promessa cumprida: { $favour }.
log-favour_judged-broken = Promessa quebrada: { $favour }. E o vento levou.
log-favour_judged-void = Promessa que não pode mais ser julgada: { $favour }.
log-favour_judged-unnamed = a promessa { $number } do livro

## Inspeção

log-word_spoken-open = { $name }, sobre a bolsa de { $bag }: “Abra!”
log-word_spoken-hand_back = { $name }, sobre a bolsa de { $bag }: “Devolva.”
log-bag_left_to_one = Os ajudantes discordam: { $name } decide por conta própria sobre a bolsa de { $bag }.
log-bag_handed_back = { $bag } recebe a bolsa de volta, fechada: { $goods }.
log-bag_handed_back-true = { $bag } recebe a bolsa de volta, fechada: { $goods }. Era a mais pura verdade.
log-bag_handed_back-lie = { $bag } recebe a bolsa de volta, fechada: { $goods }. E jurava “{ $declared }”.
log-bag_handed_back-smuggled = { $bag } recebe a bolsa de volta, fechada. E o que sai dela? { $goods }!
log-bag_given = Dessa bolsa, { $to } recebe { $goods }.
log-bag_given-booty = Dessa bolsa vai para o espólio: { $goods }.
log-bag_opened-honest = { $office ->
    [alone] { $by } abre a bolsa de { $bag }: { $goods }. Honesta até a última carta!
   *[together] { $by } abrem a bolsa de { $bag }: { $goods }. Honesta até a última carta!
}
log-bag_opened-lie = { $office ->
    [alone] { $by } abre a bolsa de { $bag }, e que bolsa: { $goods }. Confiscado: { $confiscated }.
   *[together] { $by } abrem a bolsa de { $bag }, e que bolsa: { $goods }. Confiscado: { $confiscated }.
}
log-bag_opened-lie-declared = { $office ->
    [alone] “{ $declared }”, disse { $bag }. { $by } abre a bolsa: { $goods }! Confiscado: { $confiscated }.
   *[together] “{ $declared }”, disse { $bag }. { $by } abrem a bolsa: { $goods }! Confiscado: { $confiscated }.
}
log-debt_paid = { $by } paga a { $to }: { $paid }.
log-debt_paid-booty = { $by } paga ao espólio: { $paid }.
log-debt_paid-nothing = { $by } não tem com que pagar.
log-debt_paid-owed = { $by } ainda deve { $gold }.
log-debt_paid-forgiven = O resto, { $gold }, fica perdoado: de onde não há, não se tira.
log-confiscated_placed-left = As cartas confiscadas vão para a pilha da esquerda: { $goods }.
log-confiscated_placed-right = As cartas confiscadas vão para a pilha da direita: { $goods }.
log-time_ran_out = A areia acabou! Todas as ofertas caem.
log-inspection_ended = A última bolsa está resolvida.

## Mercado negro e espólio

log-market_card_claimed = { $name } entrega { $goods } por uma carta do mercado negro que vale { $value }.
log-claim_declined = { $name } deixa o mercado negro em paz.
log-share_proposed = { $name } propõe dividir o espólio assim: { $split }.
log-booty_shared = O espólio é dividido: { $split }.
log-booty_part = { $name } recebe { $goods }
log-booty_part-nothing = { $name } não recebe nada
log-booty_shared-discarded = Na pilha de descarte, o que sobrou: { $goods }.
log-booty_shared-bank = A moeda que sobra vai para a banca.

## Fim

log-game_ended-score = { $rank }. { $name }: { $points } ({ $parts }).
score-gold = { $gold }
score-legal = { $count } em mercadorias legais
score-contraband = { $count } em contrabando
score-black_market = { $count } do mercado negro
score-crowns = { $count } como { $crowns }
log-game_ended-winner = { $names } vence, e Nottingham tira o chapéu.
log-game_ended-winners = { $names } dividem a vitória.
log-game_ended-seed = A semente do embaralhamento era { $seed }.
