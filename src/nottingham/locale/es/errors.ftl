### Lo que no se pudo hacer: qué ha pasado, y qué hacer.

## Por clase

error-unknown = Algo ha salido mal. Inténtalo de nuevo.
error-kind-malformed = El servidor no ha entendido esta página. Recárgala e inténtalo de nuevo.
error-kind-illegal = Las reglas no lo permiten ahora mismo.
error-kind-unauthorized = El servidor ya no reconoce este dispositivo. Vuelve a elegir un nombre.
error-kind-forbidden = No puedes hacer eso.
error-kind-not_found = Aquí no hay nada.
error-kind-stale = La partida ha avanzado. Vuelve a mirar.
error-kind-impossible = Ahora mismo no se puede.
error-kind-too_many = Demasiadas peticiones. Espera un momento e inténtalo de nuevo.
error-kind-not_saved = El servidor no ha podido guardarlo, así que no ha ocurrido. Inténtalo de nuevo.
error-kind-too_big = Es demasiado largo.
error-kind-not_json = El servidor no ha entendido esta página. Recárgala e inténtalo de nuevo.
error-kind-fault = Algo ha salido mal en el servidor. Inténtalo de nuevo.
error-kind-ending = El servidor ha cerrado la conexión.
error-kind-unreachable = No se puede conectar con el servidor.
error-seat = asiento { $number }

## Esta página

error-unreachable = No se puede conectar con el servidor. Comprueba tu conexión.
error-connection_lost = Conexión perdida: esto no se ha enviado. Reconectando…
error-connection_over = Esta conexión ha terminado. Recarga la página para volver.

## Conexiones

error-too_slow = Tu conexión no daba abasto y se ha cerrado. Reconectando…
error-too_fast = Demasiados mensajes a la vez. Reconectando…
error-silent = La conexión estuvo inactiva demasiado tiempo.
error-fault = Algo ha salido mal en el servidor. No se ha perdido nada: inténtalo de nuevo.
error-stopping = El servidor se está reiniciando. Vuelve en un momento, y tu partida también.
error-revoked = Se ha cerrado la sesión en este dispositivo. Vuelve a elegir un nombre, o usa un enlace de otro dispositivo.
error-elsewhere = Tienes esta mesa abierta en demasiadas ventanas. Esta era la más antigua.
error-forgotten = Pediste que te olvidáramos, y así se ha hecho.
error-too_many_sockets = Hay demasiadas conexiones desde tu red. Cierra antes otra pestaña.
error-malformed = El servidor no ha entendido esta página. Recárgala e inténtalo de nuevo.
error-not_json = El servidor no ha entendido esta página. Recárgala e inténtalo de nuevo.
error-too_big = Es demasiado largo para enviarlo.
error-no_such_page = No hay nada en esta dirección.
error-foreign_origin = Esta página viene de otro sitio, así que el servidor no acepta sus peticiones.
error-unknown_host = Este servidor no se conoce como { $host }. Quien lo administra puede permitir ese nombre con --origin.
error-not_from_here = Eso solo puede hacerlo quien administra este servidor.
error-not_saved = El servidor no ha podido guardarlo, así que no ha ocurrido. Inténtalo de nuevo.
error-in_doubt = Puede que el servidor no lo haya guardado. Si lo ha hecho, lo verás enseguida; si no, inténtalo de nuevo.
error-busy = Alguien se adelantó cada vez. Inténtalo de nuevo.
error-too_many_requests = Demasiadas peticiones. Inténtalo dentro de un momento.
error-too_often = Demasiados mensajes. Espera un momento.

## Personas y dispositivos

error-no_secret = Elige primero un nombre.
error-unknown_secret = El servidor ya no reconoce este dispositivo. Vuelve a elegir un nombre.
error-no_name = Un nombre necesita al menos un carácter visible.
error-too_long = { $n ->
    [one] Es demasiado largo: { $n } carácter como mucho.
   *[other] Es demasiado largo: { $n } caracteres como mucho.
}
error-too_many_people = Llega demasiada gente nueva desde tu red. Inténtalo más tarde.
error-too_many_keys = { $n ->
    [one] Puedes tener como mucho { $n } dispositivo. Cierra antes la sesión en él.
   *[other] Puedes tener como mucho { $n } dispositivos. Cierra antes la sesión en alguno.
}
error-no_such_key = Ese dispositivo no es tuyo.

## Mesas

error-no_such_table = Aquí no hay ninguna mesa. Puede que se haya cerrado o que el enlace esté incompleto.
error-no_such_lesson = Esa lección no existe.
error-no_such_game = Esa partida no existe.
error-still_played = Esta partida aún se está jugando. La repetición estará disponible cuando acabe.
error-no_spectators = Esta mesa no admite espectadores.
error-table_crowded = Ya hay demasiada gente mirando esta mesa.
error-too_many_tables = Se han creado demasiadas mesas desde tu red. Inténtalo más tarde.
error-too_many_games = Se han empezado demasiadas partidas desde tu red. Inténtalo más tarde.
error-too_many_codes = Se han probado demasiados códigos. Escanea el código QR, usa el enlace o inténtalo más tarde.
error-not_here = Ya no estás en esta mesa.
error-not_host = Eso solo puede hacerlo quien organiza la mesa.
error-not_seated = Eso solo puede hacerlo quien se sienta a la mesa.
error-no_screen = Eso solo puede hacerlo una pantalla para toda la sala.
error-table_full = Todos los asientos están ocupados.
error-seat_taken = Ese asiento está ocupado.
error-removed = Quien organiza la mesa te ha expulsado. Solo podrás volver a sentarte si te lo permite.
error-not_removed = Nadie con ese nombre está expulsado de esta mesa.
error-too_many_seats = { $n ->
    [one] Ya tienes asiento en { $n } mesa pública. Déjalo primero.
   *[other] Ya tienes asiento en { $n } mesas públicas. Deja uno primero.
}
error-too_many_seats_of = { $n ->
    [one] { $name } ya tiene asiento en { $n } mesa pública y debe dejarlo primero.
   *[other] { $name } ya tiene asiento en { $n } mesas públicas y debe dejar uno primero.
}
error-too_many_public = { $n ->
    [one] Ya organizas { $n } mesa pública. Hazla privada primero.
   *[other] Ya organizas { $n } mesas públicas. Haz privada una primero.
}
error-too_many_watching = Ya hay demasiada gente mirando esta mesa desde tu red.
error-seat_empty = Ahí no se sienta nadie.
error-bot_plays = No se puede quitar a un bot en plena partida.
error-no_person = En ese asiento no hay ninguna persona.
error-no_such_bot = Aquí no hay ningún bot con ese nombre.
error-no_such_seat = Ese asiento no existe en esta mesa.
error-seats_empty = { $n ->
    [one] Queda { $n } asiento vacío. Invita a alguien o añade un bot.
   *[other] Quedan { $n } asientos vacíos. Invita a gente o añade bots.
}
error-too_few_seats = { $n ->
    [one] Hay { $n } persona sentada: la mesa necesita al menos ese asiento.
   *[other] Hay { $n } personas sentadas: la mesa necesita al menos esos asientos.
}
error-game_runs = Eso no se puede cambiar durante una partida.
error-time_cut_short = Durante una partida solo se puede dar más tiempo a los relojes.
error-not_gathering = Ya hay una partida en esta mesa.
error-sheriff_by_lot = En esta mesa el primer sheriff se sortea.
error-name_the_sheriff = Elige al primer sheriff antes de empezar.
error-no_game = En esta mesa no se está jugando.
error-no_lesson = En esta mesa no hay ninguna lección.
error-no_such_chapter = Esta lección no tiene ese capítulo. Empiézala de nuevo.
error-no_game_over = En esta mesa no hay ninguna partida terminada.
error-another_game = Esta mesa ya está en otra partida. Vuelve a mirar.
error-paused = La partida está en pausa.
error-nothing_to_pass = Ahora no puedes pasar.
error-no_guess = Ya no puedes pronosticar sobre este saco.
error-silenced = Quien organiza la mesa te ha bloqueado en el chat.
error-stale = La partida ha avanzado. Vuelve a mirar.
error-from_the_future = Esta página va por delante de la partida. Recárgala.
error-too_many_offers = { $n ->
    [one] Puedes hacer { $n } oferta por ronda. Espera a la siguiente.
   *[other] Puedes hacer { $n } ofertas por ronda. Espera a la siguiente.
}
error-too_many_favours = { $n ->
    [one] Puedes hacer { $n } promesa por ronda. Espera a la siguiente.
   *[other] Puedes hacer { $n } promesas por ronda. Espera a la siguiente.
}
error-too_many_favours_in_game = { $n ->
    [one] Puedes hacer { $n } promesa por partida.
   *[other] Puedes hacer { $n } promesas por partida.
}

## Opciones

error-edition = Solo hay primera y segunda edición.
error-player_count = El juego es de 3 a 6 jugadores.
error-six_in_first = La primera edición es de 3 a 5 jugadores. Para seis, elige la segunda.
error-black_market_in_first = El mercado negro solo está en la segunda edición.
error-pack_asked_twice = Has elegido dos veces la misma expansión.
error-pack_twice = Ya hay una expansión con ese nombre.
error-unknown_pack = Este servidor no tiene esa expansión.
error-bad_pack = Hay un error en esa expansión.
error-good_twice = Dos de estas expansiones traen la misma mercancía: { $good }. Elige una.
error-crown_twice = Dos de estas expansiones coronan la misma mercancía: { $good }. Elige una.
error-counts_as = Hay un error en una expansión: { $good } solo puede contar como mercancía legal.
error-wrong_deck = Ese mazo no corresponde a estas opciones.
error-one_each = Tiene que haber exactamente uno por asiento.
error-no_sheriff = Con seis jugadores hay ayudantes en vez de sheriff.
error-deputy_deck = Las cartas de ayudante deben nombrar una vez cada uno de los seis asientos.
error-sheriff_seat = El primer sheriff tiene que sentarse a esta mesa.

## Reglas

error-wrong_phase = Ahora no: la fase actual es «{ $phase }».
error-no_seat = Eso solo puede hacerlo quien juega.
error-nothing_to_do = Ahora no tienes nada que hacer.
error-not_your_turn = No es tu turno.
error-an_officer = Esta ronda te toca registrar: el mercado y los sacos son cosa de los mercaderes.
error-not_the_sheriff = Eso solo puede hacerlo el sheriff.
error-not_an_officer = Sobre los sacos solo deciden el sheriff o un ayudante.
error-not_a_merchant = Solo un mercader puede abrir el mercado.
error-no_starter = En la primera edición, el mercado empieza siempre a la izquierda del sheriff.
error-starter_named = Ya está decidido quién abre el mercado.
error-discard_first = Antes pon en una pila de descartes las cartas que has apartado.
error-too_many_aside = Puedes apartar 5 cartas como mucho.
error-not_in_hand = No tienes esas cartas en la mano.
error-no_taking = En la segunda edición todas las cartas se roban del mazo.
error-too_many_taken = { $n ->
    [one] Solo puedes robar { $n } carta.
   *[other] Solo puedes robar { $n } cartas.
}
error-pile_too_small = Esa pila no tiene tantas cartas.
error-nothing_aside = No has apartado nada que descartar.
error-not_those_cards = No son esas cartas. Coloca todas las que se muestran, y ninguna más.
error-no_card = No tienes cartas que cargar, así que esta ronda descansas.
error-bag_closed = Tu saco está cerrado, y cerrado se queda.
error-bag_size = En un saco caben de 1 a 5 cartas.
error-declare_legal = Solo se declaran mercancías legales. ¿{ $good }? Eso sería demasiada honradez.
error-not_in_game = { $good }: no está en esta partida.
error-no_open_bag = { $name } ya no tiene ningún saco pendiente.
error-answer_first = Hay una oferta de su mercader por ese saco. Antes acéptala o recházala.
error-bag_bound = Un trato te obliga: el saco de { $name } tiene que abrirse.
error-left_to_the_other = Sobre el saco de { $name } decide ahora el otro ayudante, y nadie más.
error-clock_only = Solo el reloj puede dar el tiempo por acabado.
error-no_time_limit = En esta mesa se juega sin reloj de arena.
error-said_already = Eso ya lo has dicho. Ahora le toca al otro ayudante.
error-spoken_too_often = { $n ->
    [one] Ya has hablado de este saco { $n } vez. Tu última palabra queda en pie.
   *[other] Ya has hablado de este saco { $n } veces. Tu última palabra queda en pie.
}

## Tratos

error-not_yours_to_answer = No te toca a ti responder a esa oferta.
error-not_your_offer = Esa oferta no es tuya: no puedes retirarla.
error-no_such_offer = Esa oferta ya no está sobre la mesa.
error-accepted_already = Ya has aceptado. Falta que acepte el resto.
error-no_deputies = En esta mesa no hay ayudantes.
error-officers_dont_deal = Los ayudantes negocian con los mercaderes, no entre sí.
error-to_yourself = No puedes hacer tratos contigo. Ni siquiera aquí.
error-empty_offer = En esa oferta no hay nada.
error-no_open_trade = En esta mesa los mercaderes no pueden cerrar tratos entre sí.
error-trade_terms = Entre mercaderes no se negocia con los sacos ni con lo que llevan dentro.
error-officers_bag = Solo un mercader puede dar mercancías de un saco.
error-joint_giving = Cuando actúan juntos, los ayudantes solo pueden dar compromisos y promesas.
error-pledge_needed = Una oferta a un solo ayudante debe incluir un saco que dependa solo de su decisión.
error-bag_pledged_twice = El saco de { $name } aparece dos veces en este trato.
error-not_a_joint_bag = Sobre el saco de { $name } decide un solo ayudante.
error-not_his_bag = El saco de { $name } no depende solo de este ayudante.
error-too_little_gold = { $name } solo tiene { $has } de oro.
error-not_on_stand = Esas mercancías no están en el puesto de { $name }.
error-not_contraband = { $good }: eso no es contrabando.
error-too_little_contraband = { $has ->
    [one] { $name } solo tiene { $has } carta de contrabando.
   *[other] { $name } solo tiene { $has } cartas de contrabando.
}
error-bag_not_pledged = Solo se pueden dar mercancías de un saco si el trato lo devuelve.
error-bag_too_small = { $has ->
    [one] En el saco de { $name } solo hay { $has } carta.
   *[other] En el saco de { $name } solo hay { $has } cartas.
}
error-favour_of_another = En un trato solo pueden prometer sus dos partes.
error-favour_to_whom = Una promesa tiene que ser sobre otra persona de la mesa.

## Deudas, mercado negro y botín

error-not_your_debt = Esa deuda no es tuya.
error-not_to_give = Con eso no puedes pagar.
error-pays_too_little = { $paid } no basta: debes { $owed }.
error-pays_too_much = Debes { $owed }, y { $paid } es más de lo necesario. Quita una carta.
error-no_market_pile = { $good }: el mercado negro no tiene ninguna carta para eso.
error-bag_not_back = Solo puedes canjear cartas cuando te hayan devuelto el saco sin abrir.
error-claimed_already = En esta ronda ya has canjeado cartas.
error-too_few_to_claim = Necesitas tres iguales en tu puesto: { $good }.
error-not_a_deputy = El botín solo lo reparten los ayudantes.
error-proposed_already = Eso ya lo has propuesto. Falta que acepte el otro ayudante.
error-proposed_too_often = { $n ->
    [one] Ya has propuesto { $n } reparto, el máximo. Reparte por turnos o espera a que acepte el otro ayudante.
   *[other] Ya has propuesto { $n } repartos, el máximo. Reparte por turnos o espera a que acepte el otro ayudante.
}
error-split_seats = El botín es para los dos ayudantes.
error-split_all = Hay que repartir todo el botín, y nada más.
error-split_gold = A cada ayudante le toca la mitad del oro. Solo se negocia la moneda que sobra.
error-split_cards = A cada ayudante le toca la mitad de las cartas. Solo se negocia la carta que sobra.
