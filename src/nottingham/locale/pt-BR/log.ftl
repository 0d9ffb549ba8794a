### O que acontece, contado no presente, em uma frase ou duas.

## De que é feito um negócio, contado por quem o oferece

terms-stand = { $goods } da barraca
terms-contraband = { $goods } de baixo da barraca
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
favour-spare = { $by } poupa { $whom } na sua próxima guarda
favour-open = { $by } abre a bolsa de { $whom } na sua próxima guarda
favour-pay = { $by } paga { $gold } a { $to } em um negócio futuro
favour-words = { $by } promete: “{ $text }”
favour-spare-by-you = você poupa { $whom } na sua próxima guarda
favour-spare-you = { $by } poupa você na próxima guarda
favour-open-by-you = você abre a bolsa de { $whom } na sua próxima guarda
favour-open-you = { $by } abre a sua bolsa na próxima guarda
favour-pay-by-you = você paga { $gold } a { $to } em um negócio futuro
favour-pay-you = { $by } paga { $gold } a você em um negócio futuro
favour-words-by-you = você promete: “{ $text }”

## A mesa está posta

log-game_started-first = Primeira edição: { $names } tomam seus lugares, com { $gold } por cabeça.
log-game_started-second = Segunda edição: { $names } tomam seus lugares, com { $gold } por cabeça.
log-game_started-extras = Desta vez com { $extras }.
log-game_started-seal = O embaralhamento está selado: SHA-256 { $commitment }.
log-game_started-sheriff = O primeiro xerife foi escolhido, não sorteado: { $name }.
extra-royal_goods = mercadorias reais
extra-black_market = mercado negro
extra-time_limit = ampulheta
extra-removed_cards = dez cartas que ninguém viu sair
extra-seven_card_hand = sete cartas na mão
extra-open_trade = comércio livre
log-piles_started = A pilha esquerda começa com { $left }; a direita, com { $right }.
log-deputies_shuffled = As cartas de delegado são embaralhadas.
log-round_began-sheriff = Rodada { $round }: { $names } usa o distintivo de xerife.
log-round_began-deputies = Rodada { $round }: { $names } são os delegados.
log-phase_began-load = Os comerciantes carregam suas bolsas.
log-phase_began-declare = As declarações: agora todo mundo faz cara de anjo.
log-phase_began-inspect = Começa a inspeção. Quanto vale uma bolsa fechada?
log-phase_began-debt = Há uma dívida a pagar.
log-phase_began-place = O que foi confiscado procura uma pilha.
log-phase_began-claim = O mercado negro abre a porta dos fundos.
log-phase_began-share = O espólio está na mesa: falta repartir.

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
log-taken-left = { $goods } da pilha esquerda
log-taken-right = { $goods } da pilha direita
log-cards_discarded-left = { $name } põe { $goods } na pilha esquerda.
log-cards_discarded-right = { $name } põe { $goods } na pilha direita.
log-on_top = Por cima fica { $goods }.
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
log-offer_made-deputies = { $by } para os dois delegados: { $deal }.
log-offer_changed = { $by } pensa melhor, para { $to }: { $deal }.
log-offer_changed-deputies = { $by } pensa melhor, para os dois delegados: { $deal }.
log-offer_accepted = { $name } diria que sim; falta ouvir os outros.
log-offer_accepted-known = { $name } diria que sim à oferta de { $by }; falta ouvir os outros.
log-offer_refused = { $name } recusa a oferta.
log-offer_refused-known = { $name } recusa a oferta de { $by }.
log-offer_withdrawn = { $name } retira a oferta.
log-offer_fell = Uma oferta já não pode ser cumprida e cai.
log-offer_fell-known = A oferta de { $by } já não pode ser cumprida e cai.
log-deal_struck = Negócio fechado! { $names } combinam: { $deal }.
log-fell_short = Conversa fiada! { $name } vendeu o que nunca existiu, e agora mostra a { $to } o que há de verdade.
log-fell_short-deputies = Conversa fiada! { $name } vendeu o que nunca existiu, e agora mostra aos dois delegados o que há de verdade.
log-fell_short-contraband = O que { $name } tinha de verdade embaixo da barraca: { $goods }.
log-fell_short-bag = O que { $name } tinha de verdade na bolsa: { $goods }.
log-favour_judged-kept = Promessa cumprida: { $favour }.
log-favour_judged-broken = Promessa quebrada: { $favour }. O vento levou.
log-favour_judged-void = Promessa que ninguém mais pode julgar: { $favour }.
log-favour_judged-unnamed = a promessa { $number } do registro

## Inspeção

log-word_spoken-open = { $name }, sobre a bolsa de { $bag }: “Abra!”
log-word_spoken-hand_back = { $name }, sobre a bolsa de { $bag }: “Devolva.”
log-bag_left_to_one = Os delegados discordam: { $name } decide por conta própria sobre a bolsa de { $bag }.
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
    [alone] “{ $declared }”, dizia { $bag }. { $by } abre a bolsa: { $goods }! Confiscado: { $confiscated }.
   *[together] “{ $declared }”, dizia { $bag }. { $by } abrem a bolsa: { $goods }! Confiscado: { $confiscated }.
}
log-debt_paid = { $by } paga a { $to }: { $paid }.
log-debt_paid-booty = { $by } paga ao espólio: { $paid }.
log-debt_paid-nothing = { $by } não tem com que pagar.
log-debt_paid-owed = { $by } ainda deve { $gold }.
log-debt_paid-forgiven = O resto, { $gold }, fica perdoado: de onde não há, nada se tira.
log-confiscated_placed-left = O que foi confiscado vai para a pilha esquerda: { $goods }.
log-confiscated_placed-right = O que foi confiscado vai para a pilha direita: { $goods }.
log-time_ran_out = A areia acabou! Todas as ofertas caem.
log-inspection_ended = A última bolsa está resolvida.

## Mercado negro e espólio

log-market_card_claimed = { $name } entrega { $goods } por uma carta do mercado negro que vale { $value }.
log-claim_declined = { $name } deixa o mercado negro em paz.
log-share_proposed = { $name } dividiria o espólio assim: { $split }.
log-booty_shared = O espólio é dividido: { $split }.
log-booty_part = { $name } recebe { $goods }
log-booty_part-nothing = { $name } não recebe nada
log-booty_shared-discarded = Sobra { $goods }, que vai para a pilha de descarte.
log-booty_shared-bank = A moeda que sobra vai para o banco.

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
