### La partida en juego: qué se pide, qué se puede hacer, qué hay dónde.

table-title = En la mesa – Nottingham
table-title-yours = Te toca – Nottingham
table-coming = De camino a la mesa…
table-watching = Estás mirando la partida.
pause-rests = La partida está en pausa.
pause-asked = { $count ->
    [one] { $names } pide una pausa.
   *[other] { $names } piden una pausa.
}
pause-agree = De acuerdo
connection-lost = Conexión perdida. Reconectando… Tus jugadas están a salvo.

## Lo que se pide ahora

asked-title = Qué hacer ahora
asked-you = Te toca
asked-why = ¿Por qué?
asked-over = La partida ha terminado
asked-name_starter = { $count ->
    [one] Haces de sheriff. ¿Quién abre el mercado?
   *[other] Haces de ayudante. ¿Quién abre el mercado?
}
asked-swap = Aparta hasta { $max ->
    [one] { $max } carta
   *[other] { $max } cartas
} y roba otras tantas, o quédate con tu mano
asked-discard = { $count ->
    [one] Elige una pila para la carta apartada
   *[other] Elige una pila para las { $count } cartas apartadas
}
asked-load_bag = Carga de { $min } a { $max } cartas en tu saco
asked-declare = { $count ->
    [one] Tu saco lleva { $count } carta. ¿Qué dices que es?
   *[other] Tu saco lleva { $count } cartas. ¿Qué dices que son?
}
asked-pay = No te queda oro y aún debes { $owed }: elige con qué mercancías pagar
asked-place = { $count ->
    [one] Elige una pila para la carta confiscada
   *[other] Elige una pila para las { $count } cartas confiscadas
}
asked-claim = ¿Cambias tres iguales en el mercado negro?
asked-share = Reparte el botín
asked-answer = { $count ->
    [one] { $name } te hace una oferta
   *[other] { $count } ofertas esperan tu respuesta
}
asked-officer = { $count ->
    [one] Tienes un saco delante: ábrelo, devuélvelo o pon precio
   *[other] Tienes { $count } sacos delante: ábrelos, devuélvelos o pon precio
}
asked-bargain = { $count ->
    [one] { $names } tiene tu saco. ¿Cuánto vale para ti?
   *[other] { $names } tienen tu saco. ¿Cuánto vale para ti?
}
asked-offered = { $count ->
    [one] Oferta hecha: { $names } decide
   *[other] Oferta hecha: { $names } deciden
}
asked-passed = { $count ->
    [one] Ya lo has dicho todo: { $names } decide
   *[other] Ya lo has dicho todo: { $names } deciden
}
asked-wait-inspect = { $count ->
    [one] { $names } registra los sacos
   *[other] { $names } registran los sacos
}
asked-wait-market = { $names } está en el mercado
asked-wait-starter = { $names } elige quién abre el mercado
asked-wait-load = { $count ->
    [one] { $names } sigue cargando el saco
   *[other] { $names } siguen cargando sus sacos
}
asked-wait-declare = { $names } se acerca a la puerta
asked-wait-debt = { $names } busca con qué pagar
asked-wait-place = { $names } descarta las cartas confiscadas
asked-wait-claim = { $names } está en el mercado negro
asked-wait-share = { $count ->
    [one] { $names } piensa en el botín
   *[other] { $names } se reparten el botín
}

## Barra superior, reloj y menú

bar-home = Inicio
bar-menu = Menú
bar-rules = Reglas
bar-phases = Fases de la ronda
bar-round = Ronda { $round } de { $rounds }
step-market = Mercado
step-load = Carga
step-declare = Declaración
step-inspect = Registro
clock-paused = En pausa
clock-left = Tiempo restante
wait-for = Se espera a { $names }
wait-for-you = Se te espera
menu-title = En esta mesa
menu-pause = Pedir una pausa
menu-pause-hint = La pausa empieza cuando la han pedido todas las personas presentes.
menu-unpause = Retirar mi petición
menu-resume = Reanudar la partida
menu-copy = Copiar el enlace de la mesa
menu-copied = Enlace copiado.
menu-settings = Idioma, tema y sonidos
menu-screen = Abrir la pantalla grande
menu-screen-hint = En una tele o un portátil, abre { $address }
menu-hand-only = Mostrar solo mi mano
menu-hand-only-hint = Para una sala con pantalla grande, donde todo el mundo ve la mesa.
room-offer = Una pantalla grande muestra la mesa a todo el mundo.
room-offer-no = Ver la mesa aquí
screen-title = La pantalla grande
screen-lead = La mesa está aquí, a la vista de todo el mundo. Tu mano está en tu móvil.
screen-join = Escanea para jugar con tu móvil
screen-code = Abre { $address } y escribe
screen-starts = La partida empieza desde el móvil de quien creó la mesa.
screen-later = Escanea para mirar o para recuperar tu mano
pass-add = Añadir a alguien en este dispositivo
pass-add-about = El dispositivo pasa de mano en mano. Cada mano queda oculta hasta que la persona indicada pulsa «Soy yo».
pass-add-title = ¿Quién más juega aquí?
pass-title = Pasa el dispositivo
pass-waiting = Se espera a { $names }.
pass-only = El resto mira a otro lado.
pass-me = Soy yo, { $name }
pass-now = { $name } tiene el dispositivo
pass-on = Pasar
pass-next = Ahora le toca a { $name }
menu-away = Salir un rato
menu-away-hint = Tu asiento sigue siendo tuyo. Si tardas mucho, un bot juega por ti hasta que vuelvas.
menu-stand = Dejar mi asiento
menu-stand-sure = Un bot jugará por ti hasta el final. ¿Seguro?
menu-stand-yes = Sí, lo dejo
menu-stand-no = No, me quedo
menu-mute = Silenciar
menu-silence = Bloquear en el chat
menu-make-host = Cederle la mesa
menu-remove = Poner a un bot
menu-remove-sure = Un bot ocupará el asiento de { $name } hasta el final de la partida. { $name } se queda mirando y solo podrá volver a sentarse si lo permites.
menu-remove-yes = Sustituir a { $name }
menu-remove-no = Dejarlo así

## Asientos y puestos

mine-title = Tu sitio
mine-sheriff = Haces de sheriff
mine-deputy = Haces de ayudante
mine-merchant = Mercader
seat-away = ausente, juega un bot
seat-gone = ausente
seat-thinks = le toca
seat-decides = decide
seat-more = Ver todo el puesto
seat-passed = ya lo ha dicho todo
seat-composing = cuenta monedas…
seat-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
seat-set-aside = apartadas
mood-title = Ánimo
mood-calm = calma
mood-amused = guasa
mood-nervous = nervios
mood-smug = suficiencia
mood-angry = enfado
mood-caught = apuro
face-title = Cambiar de cara
face-own = Tu cara: { $mood }. Poner otra
face-look = Cara de { $mood }
face-pulled = { $name } pone cara de { $mood }.
throw-title = Desde el público
throw-laughter = Reír
thrown-laughter = { $name } se ríe.
throw-gasp = Ahogar un grito
thrown-gasp = { $name } ahoga un grito.
throw-coin = Lanzar una moneda
thrown-coin = { $name } lanza una moneda.
throw-tomato = Lanzar un tomate
thrown-tomato = { $name } lanza un tomate.
stand-own-contraband = Tu contrabando, boca abajo: solo tú sabes qué es
stand-market-card = Carta del mercado negro, valor { $value }
bag-loaded = saco cerrado
bag-held = saco en la puerta
bag-handed_back = devuelto
bag-opened = abierto
hand-yours = Tu mano
hand-card-aside = Apartar: { $card }
hand-card-bag = Al saco: { $card }

## Mercado, pilas

market-take = Coger la de arriba
market-taking = Coges
market-untake = Dejarla
market-aside = Apartas
market-from-deck = { $count ->
    [one] Robas { $count } carta del mazo
   *[other] Robas { $count } cartas del mazo
}
market-deck = { $count ->
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
market-swap = { $count ->
    [one] Cambiar { $count } carta
   *[other] Cambiar { $count } cartas
}
market-keep = Quedarme con mi mano
pile-pile = Pila de descartes
pile-left = Pila izquierda
pile-right = Pila derecha
pile-empty = vacía
pile-leaf = Mirar: { $pile }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
pile-top = Encima: { $card }
pile-title = { $pile }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
pile-order = La carta de arriba va primero.
lay-order = En este orden, la última encima:
lay-raise = Subir: { $card }
lay-top = encima
lay-on-left = En la pila izquierda
lay-on-right = En la pila derecha
place-confiscated = Confiscado:

## Saco y declaración

load-inside = { $count } de { $max } cartas en el saco
load-shut = Tu saco está cerrado. Solo tú sabes qué lleva.
load-take-out = Sacar: { $card }
load-still-packing = sigue cargando
load-snap = { $count ->
    [0] Primero elige cartas
    [one] Cerrar con { $count } carta
   *[other] Cerrar con { $count } cartas
}
declare-inside = En tu saco:
declare-true = la verdad

## La puerta

gate-your-bag = Tu saco
gate-quoted = «{ $goods }»
gate-not-declared = aún sin declarar
gate-composing = { $name } está contando monedas…
gate-inside = Solo lo sabes tú:
gate-inside-open = Dentro:
gate-honest = ¡Honrado!
gate-caught = ¡Mentira!
record-none = aún sin sacos en su historial
record-passed = { $count ->
    [one] { $count } saco devuelto sin abrir
   *[other] { $count } sacos devueltos sin abrir
}
record-honest = { $count ->
    [one] { $count } saco abierto y honrado
   *[other] { $count } sacos abiertos y honrados
}
record-caught = { $count ->
    [one] { $count } vez con las manos en la masa
   *[other] { $count } veces con las manos en la masa
}
record-word = promesas cumplidas: { $kept }, rotas: { $broken }
gate-must-open = Hay que abrirlo por un trato de { $names } con { $to }
gate-word-open = { $name }: que se abra
gate-word-hand_back = { $name }: que se devuelva
gate-alone = { $name } decide por su cuenta
gate-offer = Hacer una oferta
gate-demand = Poner precio
gate-threaten = Amenazar
gate-hand_back = Devolver
gate-answer-first = Responde antes a la oferta
gate-open = Abrir
gate-pass = Ya lo he dicho todo
gate-pass-why = { $count ->
    [one] Así { $names } no te esperará.
   *[other] Así { $names } no te esperarán.
}
gate-pass-waits = { $count ->
    [one] { $names } te da tiempo para hablar.
   *[other] { $names } te dan tiempo para hablar.
}
gate-speak-officer = Ofrecer otro trato
gate-speak-others = Ofrecer un trato sobre otro saco
gate-trade = Negociar con un mercader
gate-other-deals = Otras ofertas y tratos
gate-deals = Ofertas y tratos
gate-stakes-yours = Verdad: pagas { $honest }. Mentira: hasta { $lie } para ti.
gate-stakes = Verdad: { $name } { $count ->
    [one] paga
   *[other] pagan
} { $honest }. Mentira: hasta { $lie } de multa.
gate-refused = Rechazado
gate-quiet = Aún no hay ofertas.
gate-bags = Los sacos en la puerta
gate-offer-waits = oferta para ti

guess-title = Tu pronóstico
guess-others = ¿Verdad o mentira?
guess-private = solo lo ves tú
guess-secret = secreto; al final todos ven tus puntos
guess-score = { $right } de { $total } aciertos
guess-truth = Verdad
guess-lie = Mentira
guess-right = ¡Acertaste!
guess-wrong = No acertaste.
guess-honour = Puntos de honor por tus pronósticos: { $right } de { $total }
honour-title = Puntos de honor por los pronósticos
honour-points = { $right } de { $total }
honour-spectator = espectador

## Ofertas

offer-yours = { $count ->
    [one] Tu oferta a { $to }
   *[other] Tu oferta a los ayudantes
}
offer-to-you = { $from } a ti
offer-between = { $count ->
    [one] { $from } a { $to }
   *[other] { $from } a los ayudantes
}
offer-you-give = Das
offer-gives = { $count ->
    [one] { $name } da
   *[other] Los ayudantes dan
}
offer-answers = En respuesta a { $name }:
offer-answers-you = En respuesta a tu oferta:
offer-struck = ¡Trato hecho!
offer-about-yours = sobre tu saco
offer-about-bag = sobre el saco de { $name }
offer-about-else = sobre otra cosa
offer-accepted-by = Aceptada por { $names }
offer-fell-short = { $name } prometió mercancías que nunca existieron
offer-accept = ¡Trato!
offer-counter = Contraoferta
offer-refuse = Rechazar
offer-change = Cambiar
offer-withdraw = Retirar
tokens-contraband = contrabando del puesto
tokens-bag = mercancías del saco

## Preparar un trato

bargain-title = { $count ->
    [one] Tu oferta a { $name }
   *[other] Tu oferta a los ayudantes
}
bargain-price-title = Tu precio para { $name }
bargain-counter-title = { $count ->
    [one] Tu respuesta a { $name }
   *[other] Tu respuesta a los ayudantes
}
bargain-to = A
bargain-close = Cerrar
bargain-impossible = Aquí ya no queda nada que negociar.
bargain-gold = Oro
bargain-less-gold = Menos oro
bargain-more-gold = Más oro
bargain-coin = Añadir { $gold }
bargain-uncoin = Quitar { $gold }
bargain-exact = Cantidad exacta
bargain-suggestions = Cantidades sugeridas
bargain-stake-lie = Si se abre, este saco te cuesta { $gold }.
bargain-stake-honest = Si se abre, ganas { $gold } con este saco.
bargain-stake-guess = Si todo es contrabando, abrirlo da alrededor de { $gold }.
bargain-most = hasta { $count }
bargain-from-stand = Mercancías del puesto
bargain-from-contraband = Contrabando del puesto
bargain-from-bag = Mercancías del saco
bargain-shelf = Tus mercancías
bargain-bluff = Farol…
bargain-lie-hint = Puedes ofrecer mercancías que no tienes. Si se descubre, verán todo lo que tienes de verdad.
bargain-believe-hint = Puede que ni siquiera exista.
bargain-mat-empty = Toca mercancías o arrástralas aquí.
bargain-mat-nothing = Nada todavía
bargain-nothing-there = No hay nada que dar.
bargain-less = Quitar: { $good }
bargain-more = Añadir: { $good }
bargain-binding = Qué pasa con el saco
bargain-binding-hint = Esto obliga: con el trato hecho, hay que cumplirlo.
bargain-other-bags = Otros sacos
bargain-bag-of = Saco de { $name }
bargain-pledge-none = sin acuerdo
bargain-pledge-hand_back = se devuelve
bargain-pledge-open = se abre
bargain-promises = Promesas para más tarde
bargain-promise-hint = No son vinculantes, pero queda apuntado quién las cumple.
bargain-promise-by = Quién promete
bargain-promise-me = Yo
bargain-promise-what = Promesa
bargain-promise-whom = A quién
bargain-promise-text = Con tus propias palabras
bargain-promise-add = Añadir promesa
bargain-promise-drop = quitar
bargain-favour-pay = pagar oro más tarde
bargain-send = Enviar oferta
bargain-empty = Añade oro, mercancías o una promesa.
bargain-waits-gold = Hay oro en ambos sentidos. Quítalo de un lado.
bargain-waits-goods = Las mismas mercancías van en ambos sentidos. Quítalas de un lado.
bargain-waits-bag = Di qué pasa con un saco.
bargain-waits-impossible = No se puede ofrecer todo esto. Quita algo.
bargain-replaces = Sustituye a tu oferta anterior del mismo tipo.
bargain-beside = Tu otra oferta sigue sobre la mesa.
bargain-cancel = Cancelar
bargain-closed-opened = Han abierto tu saco: ya no hay nada que ofrecer por él.
bargain-closed-back = Has recuperado tu saco: ya no hay nada que ofrecer por él.
bargain-closed-theirs = El saco de { $name } ya está resuelto: no queda nada que pedir por él.
bargain-closed-over = El registro ha terminado. Tu oferta no se ha enviado.
bargain-kept = Tu borrador se conserva y vuelve enseguida.

## Deudas, mercado negro y botín

pay-each = valor { $value } por carta
pay-total = { $total } de { $owed }
pay-too-much = Sobra una carta.
pay-do = Pagar con esto
claim-rate = por { $goods }
claim-then = luego { $value }
claim-gone = agotado
claim-do = Canjear
claim-now = Puedes canjear ya o esperar: después del último saco se te preguntará.
claim-now-do = { $goods } por una carta que vale { $value }
claim-decline = No canjear nada
share-proposes = { $name } propone
share-proposed = Has propuesto
share-agree = De acuerdo
share-yours = Tu propuesta
share-my-gold = Oro para ti
share-pick = Elige tus cartas, al menos { $half }; el resto es para { $name }.
share-mine = tuya
share-propose = Proponer
share-evenly = Repartir por turnos

## Charla, crónica, coronas, promesas

panel-title = Charla y anotaciones
panel-talk = Charla
panel-story = Crónica
panel-crowns = Coronas
panel-ledger = Promesas
panel-unheard = mensajes nuevos
talk-title = Charla
talk-said = Mensajes
talk-none = Nadie ha dicho aún ni una palabra. Alguien debería.
talk-earlier = Mensajes anteriores
talk-phrases = Frases rápidas
talk-more = Más…
talk-fewer = Menos
talk-placeholder = Di algo…
talk-send = Enviar
talk-silenced = Quien organiza la mesa te ha bloqueado en el chat.
story-title = La crónica hasta ahora
story-earlier = Antes
story-round = Ronda { $round }
crowns-hint = Según lo que está a la vista y lo que solo ves tú.
crowns-worth = Rey { $king }, Reina { $queen }
ledger-title = Quién cumple su palabra
ledger-none = Nadie ha prometido nada todavía.
ledger-round = ronda { $round }
ledger-kept = cumplida
ledger-broken = rota
ledger-open = pendiente
ledger-void = sin efecto
ledger-words = no se juzga
ledger-shown = Lo que te han enseñado
ledger-showed = { $name }, ronda { $round }. Boca abajo en el puesto: { $goods }.
ledger-showed-bag = En el saco: { $goods }.

## El final

over-winners = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
over-you-win = ¡Has ganado!
over-you-share = ¡Compartes la victoria con { $names }!
over-you = Tú
over-tie-legal = Empate a puntos: gana quien tiene más mercancías legales ({ $counts })
over-tie-contraband = Empate a puntos y a mercancías legales: gana quien tiene más contrabando ({ $counts })
over-counting = Haciendo cuentas…
over-skip = Saltar al final
over-scores = Puntuación
over-score = Puntuación
over-gold = Oro
over-legal = Mercancías legales
over-contraband = Contrabando
over-black_market = Mercado negro
over-crowns = Reyes y Reinas
over-king-of = Rey: { $good }
over-queen-of = Reina: { $good }
over-total = Total
over-rematch = Otra partida
over-gather = Cambiar la configuración
over-host-decides = Quien organiza la mesa decide si se juega otra vez.
over-replay = Ver la repetición
over-home = Ir al inicio

## Una carta en palabras

card-label = { $name }: { $kind ->
    [legal] legal
    [contraband] contrabando
   *[royal] real
}, valor { $value }, sanción { $penalty }
card-counts = cuenta como { $count } × { $good }
