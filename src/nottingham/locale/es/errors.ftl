### Lo que no se pudo hacer: qué ha pasado, y qué hacer.

## Por clase

error-unknown = Algo ha salido mal. Inténtalo de nuevo.
error-kind-malformed = El servidor no ha entendido esta página. Vuelve a cargarla.
error-kind-illegal = Las reglas no lo permiten ahora.
error-kind-unauthorized = El servidor ya no te reconoce en este dispositivo. Vuelve a elegir un nombre.
error-kind-forbidden = Eso no te toca a ti.
error-kind-not_found = Aquí no hay nada.
error-kind-stale = La partida ha seguido: vuelve a mirar.
error-kind-impossible = Ahora mismo no se puede.
error-kind-too_many = Demasiadas peticiones. Espera un momento e inténtalo de nuevo.
error-kind-not_saved = El servidor no ha podido guardarlo, así que no ha ocurrido. Inténtalo de nuevo.
error-kind-too_big = Era demasiado largo.
error-kind-not_json = El servidor no ha entendido esta página. Vuelve a cargarla.
error-kind-fault = Algo ha salido mal en el servidor. Inténtalo de nuevo.
error-kind-ending = El servidor ha cerrado la conexión.
error-kind-unreachable = No se puede llegar al servidor.
error-seat = asiento { $number }

## Esta página

error-unreachable = No se puede conectar con el servidor. Comprueba tu conexión.
error-connection_lost = Conexión perdida: esto no se ha enviado. Reconectando…
error-connection_over = Esta conexión ha terminado. Vuelve a cargar la página para regresar.

## Conexiones

error-too_slow = Tu conexión no daba abasto y se ha cerrado. Reconectando…
error-too_fast = Demasiados mensajes a la vez. Reconectando…
error-silent = La conexión estuvo inactiva demasiado tiempo.
error-fault = Algo ha salido mal en el servidor. No se ha perdido nada: inténtalo de nuevo.
error-stopping = El servidor se está reiniciando. Vuelve en un momento, y tu partida también.
error-revoked = Se ha cerrado la sesión en este dispositivo. Vuelve a elegir un nombre, o usa un enlace de otro dispositivo.
error-elsewhere = Tienes esta mesa abierta en demasiados sitios. Este era el más antiguo.
error-forgotten = Pediste que te olvidáramos, y así se ha hecho.
error-too_many_sockets = Hay demasiadas conexiones desde aquí. Cierra antes otra pestaña.
error-malformed = El servidor no ha entendido esta página. Vuelve a cargarla.
error-not_json = El servidor no ha entendido esta página. Vuelve a cargarla.
error-too_big = Era demasiado largo para enviarlo.
error-no_such_page = No hay nada en esta dirección.
error-foreign_origin = Esta página viene de otro sitio, y este servidor no la atiende.
error-not_from_here = Eso es solo para quienes llevan este servidor.
error-not_saved = El servidor no ha podido guardarlo, así que no ha ocurrido. Inténtalo de nuevo.
error-in_doubt = No se sabe si el servidor lo ha guardado. Si es así, lo verás enseguida; si no, inténtalo de nuevo.
error-busy = Otros fueron más rápidos todas las veces. Inténtalo de nuevo.
error-too_many_requests = Demasiadas peticiones. Inténtalo dentro de un momento.
error-too_often = Demasiados mensajes. Espera un momento.

## Personas y dispositivos

error-no_secret = Elige primero un nombre.
error-unknown_secret = El servidor ya no conoce este dispositivo. Vuelve a elegir un nombre.
error-no_name = Un nombre necesita algo que se vea.
error-too_long = { $n ->
    [one] Es demasiado largo: { $n } carácter como mucho.
   *[other] Es demasiado largo: { $n } caracteres como mucho.
}
error-too_many_people = Llega demasiada gente nueva desde aquí. Inténtalo más tarde.
error-too_many_keys = { $n ->
    [one] Nadie tiene más de { $n } dispositivo. Cierra antes la sesión en el otro.
   *[other] Nadie tiene más de { $n } dispositivos. Cierra antes la sesión en alguno.
}
error-no_such_key = Ese dispositivo no es tuyo.

## Mesas

error-no_such_table = Aquí no hay ninguna mesa. Quizá la recogieron, o al enlace le falta una letra.
error-no_such_lesson = Aquí no hay tal lección.
error-no_such_game = Esa partida no existe.
error-still_played = Esta partida aún se está jugando. Se podrá volver a ver cuando acabe.
error-no_spectators = El anfitrión de esta mesa no quiere espectadores.
error-table_crowded = Ya hay demasiada gente mirando esta mesa.
error-too_many_tables = Se han puesto demasiadas mesas desde aquí. Espera un poco.
error-not_here = Ya no estás en esta mesa.
error-not_host = Eso solo puede hacerlo el anfitrión.
error-not_seated = Eso solo puede hacerlo quien se sienta a la mesa.
error-table_full = Todos los asientos están ocupados.
error-seat_taken = Ese asiento está ocupado.
error-seat_empty = Ahí no se sienta nadie.
error-bot_plays = A un bot que está jugando no se le puede echar.
error-no_person = Para eso hace falta una persona, y en ese asiento no hay ninguna.
error-no_such_bot = Aquí no puede jugar nadie con ese nombre.
error-no_such_seat = Ese asiento no existe en esta mesa.
error-seats_empty = { $n ->
    [one] Queda { $n } asiento vacío. Invita a alguien o sienta a un bot.
   *[other] Quedan { $n } asientos vacíos. Invita a gente o sienta a bots.
}
error-too_few_seats = { $n ->
    [one] Hay { $n } persona sentada a la mesa, y necesita su asiento.
   *[other] Hay { $n } personas sentadas a la mesa, y necesitan sus asientos.
}
error-game_runs = Eso no puede cambiar mientras se juega una partida.
error-time_cut_short = Mientras se juega, a los relojes solo se les puede dar más tiempo.
error-not_gathering = Ya hay una partida en esta mesa.
error-no_game = En esta mesa no se está jugando.
error-no_lesson = En esta mesa no se da ninguna lección.
error-no_such_chapter = Esta lección no tiene ese capítulo. Empiézala de nuevo.
error-no_game_over = En esta mesa no hay ninguna partida terminada.
error-another_game = Esta mesa juega ya otra partida. Vuelve a mirar.
error-paused = La partida está en pausa.
error-nothing_to_pass = Ahora no puedes pasar.
error-silenced = El anfitrión te ha bloqueado en el chat.
error-stale = La partida ha seguido entretanto. Vuelve a mirar.
error-from_the_future = Esta página va por delante de la partida. Vuelve a cargarla.
error-too_many_offers = { $n ->
    [one] Basta con { $n } oferta por ronda. Espera a la siguiente.
   *[other] Basta con { $n } ofertas por ronda. Espera a la siguiente.
}
error-too_many_favours = { $n ->
    [one] Basta con { $n } promesa por ronda. Espera a la siguiente.
   *[other] Basta con { $n } promesas por ronda. Espera a la siguiente.
}

## Opciones

error-edition = Hay una primera y una segunda edición, y ninguna más.
error-player_count = Se juega de 3 a 6.
error-six_in_first = La primera edición es para 3 a 5. Para seis hace falta la segunda.
error-black_market_in_first = El mercado negro es de la segunda edición.
error-pack_asked_twice = El mismo paquete está elegido dos veces.
error-pack_twice = Ya hay un paquete con ese nombre.
error-unknown_pack = Este servidor no tiene ese paquete.
error-bad_pack = Hay un error en ese paquete.
error-good_twice = Dos de estos paquetes traen la misma mercancía: { $good }. Elige uno.
error-crown_twice = Dos de estos paquetes coronan la misma mercancía: { $good }. Elige uno.
error-counts_as = Hay un error en un paquete: { $good } solo puede contar como mercancía legal.
error-wrong_deck = Ese no es el mazo de estas opciones.
error-one_each = Tiene que haber uno para cada asiento.
error-no_sheriff = Con seis jugadores hay ayudantes y no sheriff.
error-deputy_deck = Las cartas de ayudante deben nombrar una vez cada uno de los seis asientos.
error-sheriff_seat = El primer sheriff tiene que sentarse a esta mesa.

## Reglas

error-wrong_phase = Ahora no: la partida está en «{ $phase }».
error-no_seat = Eso solo puede hacerlo quien juega.
error-nothing_to_do = Ahora no tienes nada que hacer.
error-not_your_turn = No es tu turno.
error-an_officer = Esta ronda estás de guardia: el mercado y los sacos son cosa de los mercaderes.
error-not_the_sheriff = Eso solo puede hacerlo el sheriff.
error-not_an_officer = Sobre los sacos solo deciden el sheriff o un ayudante.
error-not_a_merchant = Solo un mercader puede abrir el mercado.
error-no_starter = En la primera edición el mercado empieza a la izquierda del sheriff.
error-starter_named = Ya está dicho quién abre el mercado.
error-discard_first = Pon antes en una pila las cartas que has apartado.
error-too_many_aside = Puedes apartar 5 cartas como mucho.
error-not_in_hand = No tienes esas cartas en la mano.
error-no_taking = En la segunda edición todas las cartas se roban del mazo.
error-too_many_taken = { $n ->
    [one] Puedes robar { $n } carta, no más.
   *[other] Puedes robar { $n } cartas, no más.
}
error-pile_too_small = Esa pila tiene muy pocas cartas para eso.
error-nothing_aside = No has apartado nada que puedas descartar.
error-not_those_cards = No son esas cartas. Colócalas todas, y ninguna más.
error-no_card = No tienes cartas que cargar, así que esta ronda descansas.
error-bag_closed = Tu saco está cerrado, y cerrado se queda.
error-bag_size = En un saco caben de 1 a 5 cartas.
error-declare_legal = Solo se declaran mercancías legales. ¿{ $good }? Eso sería demasiada honradez.
error-not_in_game = { $good }: de eso no hay en esta partida.
error-no_open_bag = { $name } ya no tiene ningún saco por resolver.
error-answer_first = Responde antes a la oferta del dueño por ese saco: acéptala o recházala.
error-bag_bound = Un trato te obliga: el saco de { $name } tiene que abrirse.
error-left_to_the_other = Sobre el saco de { $name } decide solo el otro ayudante.
error-clock_only = Solo el reloj puede decir que se acabó el tiempo.
error-no_time_limit = En esta mesa se juega sin reloj de arena.
error-said_already = Eso ya lo has dicho. Falta que hable el otro ayudante.

## Tratos

error-not_yours_to_answer = Esa oferta no te toca responderla a ti.
error-not_your_offer = Esa oferta no es tuya, no puedes retirarla.
error-no_such_offer = Esa oferta ya no está sobre la mesa.
error-accepted_already = Ya has dicho que sí. Faltan otros.
error-no_deputies = En esta mesa no hay ayudantes.
error-officers_dont_deal = Los ayudantes tratan con mercaderes, no entre ellos.
error-to_yourself = No puedes hacer tratos contigo. Ni siquiera aquí.
error-empty_offer = En esa oferta no hay nada.
error-no_open_trade = En esta mesa los mercaderes no tratan entre ellos.
error-trade_terms = Entre mercaderes no se negocia con los sacos ni con lo que llevan dentro.
error-officers_bag = Solo un mercader puede dar mercancías de un saco.
error-joint_giving = Juntos, los ayudantes solo dan su palabra.
error-pledge_needed = Una oferta a un solo ayudante debe tratar de un saco que dependa solo de él.
error-bag_pledged_twice = El saco de { $name } está dos veces en este trato.
error-not_a_joint_bag = Sobre el saco de { $name } decide un solo ayudante.
error-not_his_bag = Este ayudante no decide solo sobre el saco de { $name }.
error-too_little_gold = { $name } solo tiene { $has } de oro.
error-not_on_stand = Esas mercancías no están en el puesto de { $name }.
error-not_contraband = { $good }: eso no es contrabando.
error-too_little_contraband = { $has ->
    [one] { $name } solo tiene { $has } carta de contrabando.
   *[other] { $name } solo tiene { $has } cartas de contrabando.
}
error-bag_not_pledged = Las mercancías de un saco solo se dan si el trato es devolver ese saco.
error-bag_too_small = { $has ->
    [one] En el saco de { $name } solo hay { $has } carta.
   *[other] En el saco de { $name } solo hay { $has } cartas.
}
error-favour_of_another = En un trato solo prometen sus dos partes.
error-favour_to_whom = Una promesa tiene que ser sobre otra persona de la mesa.

## Deudas, mercado negro y botín

error-not_your_debt = No te toca pagar a ti.
error-not_to_give = Con eso no puedes pagar.
error-pays_too_little = { $paid } es demasiado poco: debes { $owed }.
error-pays_too_much = Debes { $owed }, y { $paid } es más de lo necesario. Quita una carta.
error-no_market_pile = { $good }: el mercado negro no tiene carta para eso.
error-too_few_to_claim = Necesitas tres iguales en tu puesto: { $good }.
error-not_a_deputy = El botín solo lo reparten los ayudantes.
error-proposed_already = Eso ya lo has propuesto. El otro ayudante aún no ha dicho que sí.
error-split_seats = El botín es para los dos ayudantes.
error-split_all = Hay que repartir todo el botín, y nada más.
error-split_gold = A cada ayudante la mitad del oro. Solo se discute la moneda que sobra.
error-split_cards = A cada ayudante la mitad de las cartas. Solo se discute la carta que sobra.
