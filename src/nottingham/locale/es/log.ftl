### Lo que pasa, contado en presente, en una frase o dos.

## De qué está hecho un trato, contado por quien lo ofrece

terms-stand = { $goods } del puesto
terms-contraband = { $goods } de debajo del puesto
terms-bag = { $goods } del saco
deal-gives = da { $terms }
deal-asks = pide { $terms }
deal-struck-gives = { $by } da { $terms }
deal-struck-gets = { $by } recibe { $terms }
deal-and = { $first }; { $rest }
pledge-hand_back = el saco de { $bag } vuelve sin abrir
pledge-open = el saco de { $bag } se abre
pledge-hand_back-yours = tu saco vuelve sin abrir
pledge-open-yours = tu saco se abre
favour-spare = { $by } no toca el saco de { $whom } en su próxima guardia
favour-open = { $by } abre el saco de { $whom } en su próxima guardia
favour-pay = { $by } paga { $gold } a { $to } en un trato futuro
favour-words = { $by } promete: «{ $text }»
favour-spare-by-you = no tocas el saco de { $whom } en tu próxima guardia
favour-spare-you = { $by } no toca tu saco en su próxima guardia
favour-open-by-you = abres el saco de { $whom } en tu próxima guardia
favour-open-you = { $by } abre tu saco en su próxima guardia
favour-pay-by-you = pagas { $gold } a { $to } en un trato futuro
favour-pay-you = { $by } te paga { $gold } en un trato futuro
favour-words-by-you = prometes: «{ $text }»

## Se pone la mesa

log-game_started-first = Primera edición: { $names } toman asiento, con { $gold } por cabeza.
log-game_started-second = Segunda edición: { $names } toman asiento, con { $gold } por cabeza.
log-game_started-extras = Esta vez con { $extras }.
log-game_started-seal = El barajado queda sellado: SHA-256 { $commitment }.
extra-royal_goods = mercancías reales
extra-black_market = mercado negro
extra-time_limit = reloj de arena
extra-removed_cards = diez cartas que nadie ha visto salir
extra-seven_card_hand = manos de siete cartas
extra-open_trade = comercio libre
log-piles_started = La pila izquierda empieza con { $left }; la derecha, con { $right }.
log-deputies_shuffled = Se barajan las cartas de ayudante.
log-round_began-sheriff = Ronda { $round }: { $names } lleva la placa de sheriff.
log-round_began-deputies = Ronda { $round }: { $names } hacen de ayudantes.
log-phase_began-load = Los mercaderes cargan sus sacos.
log-phase_began-declare = Las declaraciones: ahora todo el mundo pone cara de santo.
log-phase_began-inspect = Empieza el registro. ¿Cuánto vale un saco cerrado?
log-phase_began-debt = Hay una deuda por pagar.
log-phase_began-place = Lo confiscado busca una pila.
log-phase_began-claim = El mercado negro abre su puerta trasera.
log-phase_began-share = El botín está sobre la mesa: toca repartirlo.

## Mercado

log-cards_drawn = { $count ->
    [one] { $name } roba { $count } carta.
   *[other] { $name } roba { $count } cartas.
}
log-cards_drawn-seen = { $name } roba { $goods }.
log-deck_reshuffled = { $count ->
    [one] El mazo se acaba: { $count } carta descartada forma uno nuevo.
   *[other] El mazo se acaba: { $count } cartas descartadas forman uno nuevo.
}
log-starter_named = { $name } abre el mercado.
log-cards_set_aside-none = { $name } se queda con todas sus cartas.
log-cards_set_aside-hidden = { $count ->
    [one] { $name } aparta { $count } carta boca abajo.
   *[other] { $name } aparta { $count } cartas boca abajo.
}
log-cards_set_aside-seen = { $name } aparta { $goods }.
log-taken = { $name } toma { $takings }.
log-taken-left = { $goods } de la pila izquierda
log-taken-right = { $goods } de la pila derecha
log-cards_discarded-left = { $name } pone { $goods } en la pila izquierda.
log-cards_discarded-right = { $name } pone { $goods } en la pila derecha.
log-on_top = Encima queda { $goods }.
log-set_aside_collected = { $count ->
    [one] { $count } carta apartada va a la pila de descartes.
   *[other] { $count } cartas apartadas van a la pila de descartes.
}

## Sacos y declaraciones

log-bag_loaded = { $name } cierra el saco de golpe.
log-bag_loaded-seen = { $name } cierra el saco con { $goods } dentro.
log-bag_loaded-own = { $name } cierra el saco con { $goods } dentro. Nadie más lo ve.
log-bags_closed = Todos los sacos están cerrados: { $sizes }.
log-bags_closed-size = { $name } { $count }
log-declared = { $name } declara { $goods }.

## Tratos

log-offer_made = { $by } a { $to }: { $deal }.
log-offer_made-deputies = { $by } a los dos ayudantes: { $deal }.
log-offer_changed = { $by } se lo piensa mejor, a { $to }: { $deal }.
log-offer_changed-deputies = { $by } se lo piensa mejor, a los dos ayudantes: { $deal }.
log-offer_accepted = { $name } diría que sí; falta que hable el resto.
log-offer_accepted-known = { $name } diría que sí a la oferta de { $by }; falta que hable el resto.
log-offer_refused = { $name } rechaza la oferta.
log-offer_refused-known = { $name } rechaza la oferta de { $by }.
log-offer_withdrawn = { $name } retira su oferta.
log-offer_fell = Una oferta ya no se puede cumplir y se cae.
log-offer_fell-known = La oferta de { $by } ya no se puede cumplir y se cae.
log-deal_struck = ¡Trato hecho! { $names } acuerdan: { $deal }.
log-fell_short = ¡Humo! { $name } vendió lo que nunca existió, y ahora enseña a { $to } lo que hay de verdad.
log-fell_short-deputies = ¡Humo! { $name } vendió lo que nunca existió, y ahora enseña a los dos ayudantes lo que hay de verdad.
log-fell_short-contraband = Lo que { $name } tenía de verdad bajo el puesto: { $goods }.
log-fell_short-bag = Lo que { $name } tenía de verdad en el saco: { $goods }.
log-favour_judged-kept = Promesa cumplida: { $favour }.
log-favour_judged-broken = Promesa rota: { $favour }. Se la llevó el viento.
log-favour_judged-void = Promesa que ya nadie puede juzgar: { $favour }.
log-favour_judged-unnamed = la promesa { $number } del registro

## Registro

log-word_spoken-open = { $name }, del saco de { $bag }: «¡Que se abra!»
log-word_spoken-hand_back = { $name }, del saco de { $bag }: «Que se devuelva.»
log-bag_left_to_one = Los ayudantes no se ponen de acuerdo: { $name } decide por su cuenta sobre el saco de { $bag }.
log-bag_handed_back = { $bag } recupera el saco sin abrir: { $goods }.
log-bag_handed_back-true = { $bag } recupera el saco sin abrir: { $goods }. Era la pura verdad.
log-bag_handed_back-lie = { $bag } recupera el saco sin abrir: { $goods }. Y decía «{ $declared }».
log-bag_handed_back-smuggled = { $bag } recupera el saco sin abrir. ¿Y qué sale de él? ¡{ $goods }!
log-bag_given = De ese saco, { $to } recibe { $goods }.
log-bag_given-booty = De ese saco va al botín: { $goods }.
log-bag_opened-honest = { $office ->
    [alone] { $by } abre el saco de { $bag }: { $goods }. ¡Honrado hasta la última carta!
   *[together] { $by } abren el saco de { $bag }: { $goods }. ¡Honrado hasta la última carta!
}
log-bag_opened-lie = { $office ->
    [alone] { $by } abre el saco de { $bag }, y vaya saco: { $goods }. Confiscado: { $confiscated }.
   *[together] { $by } abren el saco de { $bag }, y vaya saco: { $goods }. Confiscado: { $confiscated }.
}
log-bag_opened-lie-declared = { $office ->
    [alone] «{ $declared }», decía { $bag }. { $by } abre el saco: ¡{ $goods }! Confiscado: { $confiscated }.
   *[together] «{ $declared }», decía { $bag }. { $by } abren el saco: ¡{ $goods }! Confiscado: { $confiscated }.
}
log-debt_paid = { $by } paga a { $to }: { $paid }.
log-debt_paid-booty = { $by } paga al botín: { $paid }.
log-debt_paid-nothing = { $by } no tiene con qué pagar.
log-debt_paid-owed = { $by } aún debe { $gold }.
log-debt_paid-forgiven = El resto, { $gold }, se perdona: donde no hay, no se puede sacar.
log-confiscated_placed-left = Lo confiscado va a la pila izquierda: { $goods }.
log-confiscated_placed-right = Lo confiscado va a la pila derecha: { $goods }.
log-time_ran_out = ¡Se acabó la arena! Todas las ofertas se caen.
log-inspection_ended = El último saco está resuelto.

## Mercado negro y botín

log-market_card_claimed = { $name } entrega { $goods } por una carta del mercado negro que vale { $value }.
log-claim_declined = { $name } deja en paz el mercado negro.
log-share_proposed = { $name } repartiría así el botín: { $split }.
log-booty_shared = El botín se reparte: { $split }.
log-booty_part = { $name } recibe { $goods }
log-booty_part-nothing = { $name } no recibe nada
log-booty_shared-discarded = Sobra { $goods }, que va a la pila de descartes.
log-booty_shared-bank = La moneda que sobra va al banco.

## Final

log-game_ended-score = { $rank }. { $name }: { $points } ({ $parts }).
score-gold = { $gold }
score-legal = { $count } por mercancías legales
score-contraband = { $count } por contrabando
score-black_market = { $count } del mercado negro
score-crowns = { $count } como { $crowns }
log-game_ended-winner = { $names } gana, y Nottingham se quita el sombrero.
log-game_ended-winners = { $names } comparten la victoria.
log-game_ended-seed = La semilla del barajado era { $seed }.
