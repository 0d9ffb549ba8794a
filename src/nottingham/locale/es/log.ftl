### Lo que pasa, contado en presente, en una frase o dos.

## De qué está hecho un trato, contado por quien lo ofrece

terms-stand = { $goods } del puesto
terms-contraband = { $goods } del puesto
terms-bag = { $goods } del saco
deal-gives = { $who ->
    [you] das { $terms }
   *[other] da { $terms }
}
deal-asks = { $who ->
    [you] pides { $terms }
   *[other] pide { $terms }
}
deal-struck-gives = { $who ->
    [you] das { $terms }
   *[other] { $by } da { $terms }
}
deal-struck-gets = { $who ->
    [you] recibes { $terms }
   *[other] { $by } recibe { $terms }
}
deal-and = { $first }; { $rest }
pledge-hand_back = el saco de { $bag } se devuelve sin abrir
pledge-open = el saco de { $bag } se abre
pledge-hand_back-yours = tu saco se devuelve sin abrir
pledge-open-yours = tu saco se abre
favour-spare = { $by } no abre el saco de { $whom } la próxima vez que le toque registrar
favour-open = { $by } abre el saco de { $whom } la próxima vez que le toque registrar
favour-pay = { $by } paga { $gold } a { $to } en un trato futuro
favour-words = { $by } promete: «{ $text }»
favour-spare-by-you = no abres el saco de { $whom } la próxima vez que te toque registrar
favour-spare-you = { $by } no abre tu saco la próxima vez que le toque registrar
favour-open-by-you = abres el saco de { $whom } la próxima vez que te toque registrar
favour-open-you = { $by } abre tu saco la próxima vez que le toque registrar
favour-pay-by-you = pagas { $gold } a { $to } en un trato futuro
favour-pay-you = { $by } te paga { $gold } en un trato futuro
favour-words-by-you = prometes: «{ $text }»

## Empieza la partida

log-game_started-first = Primera edición: { $names } se sientan a la mesa con { $gold } cada cual.
log-game_started-second = Segunda edición: { $names } se sientan a la mesa con { $gold } cada cual.
log-game_started-extras = Esta vez con { $extras }.
log-game_started-seal = El barajado queda sellado: SHA-256 { $commitment }.
log-game_started-sheriff = El primer sheriff no se ha sorteado, se ha elegido: { $name }.
extra-royal_goods = mercancías reales
extra-black_market = mercado negro
extra-time_limit = reloj de arena
extra-removed_cards = diez cartas retiradas sin que nadie las vea
extra-seven_card_hand = manos de siete cartas
extra-open_trade = comercio libre
log-piles_started = La pila izquierda empieza con { $left }; la derecha, con { $right }.
log-deputies_shuffled = Se barajan las cartas de ayudante.
log-round_began-sheriff = { $who ->
    [you] Ronda { $round }: llevas la placa de sheriff.
   *[other] Ronda { $round }: { $names } lleva la placa de sheriff.
}
log-round_began-deputies = { $who ->
    [you] Ronda { $round }: { $names } y tú sois los ayudantes.
   *[other] Ronda { $round }: { $names } hacen de ayudantes.
}
log-phase_began-load = Los mercaderes cargan sus sacos.
log-phase_began-declare = Las declaraciones: ahora todo el mundo pone cara de santo.
log-phase_began-inspect = Empieza el registro. ¿Cuánto vale un saco cerrado?
log-phase_began-debt = Hay una deuda por pagar.
log-phase_began-place = Lo confiscado busca una pila.
log-phase_began-claim = El mercado negro abre su puerta trasera.
log-phase_began-share = El botín está sobre la mesa: toca repartirlo.

## Mercado

log-cards_drawn = { $who ->
    [you] { $count ->
        [one] Robas { $count } carta.
       *[other] Robas { $count } cartas.
    }
   *[other] { $count ->
        [one] { $name } roba { $count } carta.
       *[other] { $name } roba { $count } cartas.
    }
}
log-cards_drawn-seen = { $who ->
    [you] Robas { $goods }.
   *[other] { $name } roba { $goods }.
}
log-deck_reshuffled = { $count ->
    [one] El mazo se ha acabado: { $count } carta descartada forma uno nuevo.
   *[other] El mazo se ha acabado: se barajan { $count } cartas descartadas para formar otro.
}
log-starter_named = { $who ->
    [you] Abres el mercado.
   *[other] { $name } abre el mercado.
}
log-cards_set_aside-none = { $who ->
    [you] Te quedas con todas tus cartas.
   *[other] { $name } se queda con todas sus cartas.
}
log-cards_set_aside-hidden = { $who ->
    [you] { $count ->
        [one] Apartas { $count } carta boca abajo.
       *[other] Apartas { $count } cartas boca abajo.
    }
   *[other] { $count ->
        [one] { $name } aparta { $count } carta boca abajo.
       *[other] { $name } aparta { $count } cartas boca abajo.
    }
}
log-cards_set_aside-seen = { $who ->
    [you] Apartas { $goods }.
   *[other] { $name } aparta { $goods }.
}
log-taken = { $who ->
    [you] Coges { $takings }.
   *[other] { $name } coge { $takings }.
}
log-taken-left = { $goods } de la pila izquierda
log-taken-right = { $goods } de la pila derecha
log-cards_discarded-left = { $who ->
    [you] Pones { $goods } en la pila izquierda.
   *[other] { $name } pone { $goods } en la pila izquierda.
}
log-cards_discarded-right = { $who ->
    [you] Pones { $goods } en la pila derecha.
   *[other] { $name } pone { $goods } en la pila derecha.
}
log-on_top = Encima: { $goods }.
log-set_aside_collected = { $count ->
    [one] { $count } carta apartada va a la pila de descartes.
   *[other] { $count } cartas apartadas van a la pila de descartes.
}

## Sacos y declaraciones

log-bag_loaded = { $name } cierra el saco de golpe.
log-bag_loaded-seen = { $name } cierra el saco con { $goods } dentro.
log-bag_loaded-own = Cierras el saco con { $goods } dentro. Nadie más lo ve.
log-bags_closed = Todos los sacos están cerrados: { $sizes }.
log-bags_closed-size = { $who ->
    [you] tú { $count }
   *[other] { $name } { $count }
}
log-declared = { $who ->
    [you] Declaras { $goods }.
   *[other] { $name } declara { $goods }.
}

## Tratos

log-offer_made = { $who ->
    [you] Tú a { $to }: { $deal }.
    [to_you] { $by } a ti: { $deal }.
   *[other] { $by } a { $to }: { $deal }.
}
log-offer_made-deputies = { $who ->
    [you] Tú a los dos ayudantes: { $deal }.
   *[other] { $by } a los dos ayudantes: { $deal }.
}
log-offer_changed = { $who ->
    [you] Te lo piensas mejor y le dices a { $to }: { $deal }.
    [to_you] { $by } se lo piensa mejor y te dice: { $deal }.
   *[other] { $by } se lo piensa mejor y le dice a { $to }: { $deal }.
}
log-offer_changed-deputies = { $who ->
    [you] Te lo piensas mejor y dices a los dos ayudantes: { $deal }.
   *[other] { $by } se lo piensa mejor y dice a los dos ayudantes: { $deal }.
}
log-offer_accepted = { $who ->
    [you] Aceptas. Falta que acepte el resto.
   *[other] { $name } acepta. Falta que acepte el resto.
}
log-offer_accepted-known = { $who ->
    [you] Aceptas la oferta de { $by }. Falta que acepte el resto.
    [to_you] { $name } acepta tu oferta. Falta que acepte el resto.
   *[other] { $name } acepta la oferta de { $by }. Falta que acepte el resto.
}
log-offer_refused = { $who ->
    [you] Rechazas la oferta.
   *[other] { $name } rechaza la oferta.
}
log-offer_refused-known = { $who ->
    [you] Rechazas la oferta de { $by }.
    [to_you] { $name } rechaza tu oferta.
   *[other] { $name } rechaza la oferta de { $by }.
}
log-offer_withdrawn = { $who ->
    [you] Retiras tu oferta.
   *[other] { $name } retira su oferta.
}
log-offer_fell = Una oferta ya no se puede cumplir y deja de valer.
log-offer_fell-known = { $who ->
    [you] Tu oferta ya no se puede cumplir y deja de valer.
   *[other] La oferta de { $by } ya no se puede cumplir y deja de valer.
}
log-deal_struck = { $who ->
    [you] ¡Trato hecho! Acuerdas con { $names }: { $deal }.
   *[other] ¡Trato hecho! { $names } acuerdan: { $deal }.
}
log-deal_struck-plain = { $who ->
    [you] ¡Trato hecho! Te pones de acuerdo con { $names }.
   *[other] ¡Trato hecho! { $names } se ponen de acuerdo.
}
log-fell_short = { $who ->
    [you] ¡Puro humo! Vendiste lo que nunca existió, y ahora tienes que enseñarle a { $to } lo que hay de verdad.
    [to_you] ¡Puro humo! { $name } vendió lo que nunca existió, y ahora tiene que enseñarte lo que hay de verdad.
   *[other] ¡Puro humo! { $name } vendió lo que nunca existió, y ahora tiene que enseñarle a { $to } lo que hay de verdad.
}
log-fell_short-deputies = { $who ->
    [you] ¡Puro humo! Vendiste lo que nunca existió, y ahora tienes que enseñar a los dos ayudantes lo que hay de verdad.
   *[other] ¡Puro humo! { $name } vendió lo que nunca existió, y ahora tiene que enseñar a los dos ayudantes lo que hay de verdad.
}
log-fell_short-contraband = { $who ->
    [you] Lo que tenías de verdad boca abajo en el puesto: { $goods }.
   *[other] Lo que { $name } tenía de verdad boca abajo en el puesto: { $goods }.
}
log-fell_short-bag = { $who ->
    [you] Lo que tenías de verdad en el saco: { $goods }.
   *[other] Lo que { $name } tenía de verdad en el saco: { $goods }.
}
log-favour_judged-kept = Promesa cumplida: { $favour }.
log-favour_judged-broken = Promesa rota: { $favour }. Se la llevó el viento.
log-favour_judged-void = Promesa que ya no se puede juzgar: { $favour }.
log-favour_judged-unnamed = la promesa { $number } del libro

## Registro

log-word_spoken-open = { $who ->
    [you] Tú, sobre el saco de { $bag }: «¡Que se abra!».
    [to_you] { $name }, sobre tu saco: «¡Que se abra!».
   *[other] { $name }, sobre el saco de { $bag }: «¡Que se abra!».
}
log-word_spoken-hand_back = { $who ->
    [you] Tú, sobre el saco de { $bag }: «Que se devuelva».
    [to_you] { $name }, sobre tu saco: «Que se devuelva».
   *[other] { $name }, sobre el saco de { $bag }: «Que se devuelva».
}
log-bag_left_to_one = { $who ->
    [you] Los ayudantes no se ponen de acuerdo: sobre el saco de { $bag } decides tú por tu cuenta.
    [to_you] Los ayudantes no se ponen de acuerdo: sobre tu saco decide { $name } por su cuenta.
   *[other] Los ayudantes no se ponen de acuerdo: sobre el saco de { $bag } decide { $name } por su cuenta.
}
log-bag_handed_back = { $who ->
    [you] Recuperas el saco sin abrir: { $goods }.
   *[other] { $bag } recupera el saco sin abrir: { $goods }.
}
log-bag_handed_back-true = { $who ->
    [you] Recuperas el saco sin abrir: { $goods }. Era la pura verdad.
   *[other] { $bag } recupera el saco sin abrir: { $goods }. Era la pura verdad.
}
log-bag_handed_back-lie = { $who ->
    [you] Recuperas el saco sin abrir: { $goods }. Y decías «{ $declared }».
   *[other] { $bag } recupera el saco sin abrir: { $goods }. Y decía «{ $declared }».
}
log-bag_handed_back-smuggled = { $who ->
    [you] Recuperas el saco sin abrir. ¿Y qué sale de él? ¡{ $goods }!
   *[other] { $bag } recupera el saco sin abrir. ¿Y qué sale de él? ¡{ $goods }!
}
log-bag_given = { $who ->
    [you] De ese saco, recibes { $goods }.
   *[other] De ese saco, { $to } recibe { $goods }.
}
log-bag_given-booty = De ese saco va al botín: { $goods }.
log-bag_opened-honest = { $office ->
    [you] Abres el saco de { $bag }: { $goods }. ¡Honrado hasta la última carta!
    [us] { $by } y tú abrís el saco de { $bag }: { $goods }. ¡Honrado hasta la última carta!
    [yours] { $by } abre tu saco: { $goods }. ¡Honrado hasta la última carta!
    [yours_together] { $by } abren tu saco: { $goods }. ¡Honrado hasta la última carta!
    [alone] { $by } abre el saco de { $bag }: { $goods }. ¡Honrado hasta la última carta!
   *[together] { $by } abren el saco de { $bag }: { $goods }. ¡Honrado hasta la última carta!
}
log-bag_opened-lie = { $office ->
    [you] Abres el saco de { $bag }, y vaya saco: { $goods }. Confiscado: { $confiscated }.
    [us] { $by } y tú abrís el saco de { $bag }, y vaya saco: { $goods }. Confiscado: { $confiscated }.
    [yours] { $by } abre tu saco, y vaya saco: { $goods }. Confiscado: { $confiscated }.
    [yours_together] { $by } abren tu saco, y vaya saco: { $goods }. Confiscado: { $confiscated }.
    [alone] { $by } abre el saco de { $bag }, y vaya saco: { $goods }. Confiscado: { $confiscated }.
   *[together] { $by } abren el saco de { $bag }, y vaya saco: { $goods }. Confiscado: { $confiscated }.
}
log-bag_opened-lie-declared = { $office ->
    [you] «{ $declared }», decía { $bag }. Abres el saco: ¡{ $goods }! Confiscado: { $confiscated }.
    [us] «{ $declared }», decía { $bag }. { $by } y tú abrís el saco: ¡{ $goods }! Confiscado: { $confiscated }.
    [yours] «{ $declared }», decías. { $by } abre el saco: ¡{ $goods }! Confiscado: { $confiscated }.
    [yours_together] «{ $declared }», decías. { $by } abren el saco: ¡{ $goods }! Confiscado: { $confiscated }.
    [alone] «{ $declared }», decía { $bag }. { $by } abre el saco: ¡{ $goods }! Confiscado: { $confiscated }.
   *[together] «{ $declared }», decía { $bag }. { $by } abren el saco: ¡{ $goods }! Confiscado: { $confiscated }.
}
log-debt_paid = { $who ->
    [you] Pagas { $paid } a { $to }.
    [to_you] { $by } te paga { $paid }.
   *[other] { $by } paga { $paid } a { $to }.
}
log-debt_paid-booty = { $who ->
    [you] Pagas { $paid } al botín.
   *[other] { $by } paga { $paid } al botín.
}
log-debt_paid-nothing = { $who ->
    [you] No tienes con qué pagar.
   *[other] { $by } no tiene con qué pagar.
}
log-debt_paid-owed = { $who ->
    [you] Aún debes { $gold }.
   *[other] { $by } aún debe { $gold }.
}
log-debt_paid-forgiven = El resto, { $gold }, se perdona: de donde no hay no se puede sacar.
log-confiscated_placed-left = Lo confiscado va a la pila izquierda: { $goods }.
log-confiscated_placed-right = Lo confiscado va a la pila derecha: { $goods }.
log-time_ran_out = ¡Se acabó la arena! Ninguna oferta vale ya.
log-inspection_ended = Ya no quedan sacos en la puerta.

## Mercado negro y botín

log-market_card_claimed = { $who ->
    [you] Canjeas { $goods } por una carta del mercado negro que vale { $value }.
   *[other] { $name } canjea { $goods } por una carta del mercado negro que vale { $value }.
}
log-claim_declined = { $who ->
    [you] Pasas de largo ante el mercado negro.
   *[other] { $name } pasa de largo ante el mercado negro.
}
log-share_proposed = { $who ->
    [you] Propones repartir así el botín: { $split }.
   *[other] { $name } propone repartir así el botín: { $split }.
}
log-booty_shared = Se reparte el botín: { $split }.
log-booty_part = { $who ->
    [you] recibes { $goods }
   *[other] { $name } recibe { $goods }
}
log-booty_part-nothing = { $who ->
    [you] no recibes nada
   *[other] { $name } no recibe nada
}
log-booty_shared-discarded = Sobra { $goods }, que va a la pila de descartes.
log-booty_shared-bank = La moneda que sobra va al banco.

## Final

log-game_ended-score = { $rank }. { $name }: { $points } ({ $parts }).
score-gold = { $gold }
score-legal = { $count } por mercancías legales
score-contraband = { $count } por contrabando
score-black_market = { $count } del mercado negro
score-crowns = { $count } como { $crowns }
log-game_ended-winner = { $who ->
    [you] Ganas, y Nottingham se quita el sombrero.
   *[other] { $names } gana, y Nottingham se quita el sombrero.
}
log-game_ended-winners = { $names } comparten la victoria.
log-game_ended-seed = La semilla del barajado era { $seed }.
