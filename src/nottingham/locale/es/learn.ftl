### Aprender jugando: la guía de la primera partida. Guy de Gisbourne y el Padre Tuck son los rivales.

learn-coach = Guía
learn-coming = Preparando tu primera mesa…
learn-progress = Paso { $at } de { $of }
learn-next = Siguiente
learn-turn = Ir a la última ronda
learn-leave = Salir
learn-again = Empezar de nuevo
learn-again-sure = ¿Empezar de nuevo desde la primera carta?
learn-again-yes = Sí, de nuevo
learn-again-no = No, sigo jugando
learn-once-more = Repetir esta ronda
learn-play = Jugar una partida de verdad
learn-nudge = Está permitido, y algún día quizá sea lo más astuto. Prueba antes lo que está señalado, o repítelo y será como tú quieras.

## Primera ronda: un saco honrado

learn-step-welcome = ¡Te damos la bienvenida! Traes mercancías a Nottingham, y al final gana el mercader con más riquezas. Entre tú y el mercado está el sheriff. Esta ronda es Guy de Gisbourne.
learn-step-cards = Tu mano. La moneda de arriba a la izquierda dice lo que vale la carta al final; el grillete de la derecha, su multa. Manzanas y queso son legales. La seda está prohibida… y vale 8.
learn-step-market = Primero el mercado: líbrate de lo que no te sirve. Aparta los dos quesos y roba dos cartas nuevas.
learn-step-load = ¡Cuatro manzanas, qué suerte! Mete las cuatro en el saco y ciérralo. La seda puede esperar.
learn-step-declare = Ahora di qué llevas: una mercancía legal y el número verdadero de cartas. Hoy, con la verdad: 4 manzanas.
learn-step-gate = Guy tiene tu saco. Puede devolverlo o abrirlo. No escondes nada, así que dile que ya lo has dicho todo.
learn-step-doubted = No te creyó, y dudar tiene su precio: la multa la paga el propio sheriff, 2 por cada una de tus { $count } cartas. Ganas { $gold } y la mercancía está en tu puesto.
learn-step-gift = Mientras tanto, el Padre Tuck le ha pasado a Guy 5 de oro y su saco ha vuelto sin abrir: dos quesos a la vista y una carta boca abajo. ¿Qué será?

## Segunda ronda: seda

learn-step-silk = Ahora toca echarle picardía. Dos sedas valen 16, y las gallinas las taparán. Quédate con esta mano.
learn-step-smuggle = Al saco: las dos sedas y las dos gallinas.
learn-step-lie = Lo prohibido no se puede declarar, así que toca mentir. Son cuatro cartas. Sin sonrojarte: di 4 gallinas.
learn-step-stakes = El Padre Tuck es el sheriff. Si abre tu saco, pierdes la seda y con ella 16 puntos, y pagas 4 por cada una: 8 de oro. Pero al Padre Tuck le gustan los regalos.
learn-step-bribe = Hazle una oferta por tu saco.
learn-step-bribe-gold = ¿Cuánto por tu saco? Empieza por poco: 4 de oro.
learn-step-bribe-send = 4 de oro por tu saco. A ver qué dice.
learn-step-frown = El Padre Tuck sopesa las monedas y tuerce el gesto…
learn-step-price = ¡Muy poco! Ahora él pone precio: 8 de oro. Te ahorra perder 16 puntos y una multa de 8. Es una ganga: acéptalo.
learn-step-more = No hay trato. Quiere ver 8 de oro. Ofrécelos o mirará dentro.
learn-step-through = ¡Trato hecho! Tu saco ha pasado: lo legal a la vista, tus { $count } cartas prohibidas boca abajo, y nadie sabe qué son. Te ha costado { $gold }. A menudo un soborno sale más barato que la verdad.
learn-step-lucky = ¡Devuelto sin que nadie mirase! Lo que has colado está boca abajo en tu puesto. No cuentes con ello todos los días.
learn-step-caught = ¡Te han pillado! Lo que no era lo declarado se ha perdido, y has pagado { $gold } de multa. Quizá un soborno habría salido más barato.

## Tercera ronda: la placa

learn-step-badge = Ahora haces tú de sheriff. Primero elige qué mercader abre el mercado. Da igual cuál.
learn-step-watch = El sheriff no carga saco. Deja que los demás carguen el suyo y declaren: después, los dos sacos llegarán a ti.
learn-step-doubt = Dos sacos, y decides tú. Quien miente te paga 4 por cada carta prohibida y 2 por cada legal que no cuadra. Pero si un saco es honrado, pagas tú 2 por cada carta. La duda tiene que valer la pena.
learn-step-sniff = ¿El Padre Tuck ofrece { $gold } por tres gallinas? La gente honrada no necesita pagar. Rechaza: volverá con más.
learn-step-choose = Ahora son { $gold }. Acepta y son para ti. O abre: dos cartas prohibidas te dan 8, tres te dan 12, y un saco honrado te cuesta 6. ¡Tú eliges!
learn-step-haggle = El Padre Tuck cuenta sus monedas…
learn-step-sweat = El Padre Tuck suda. Devuelve su saco, ábrelo o ponle precio.
learn-step-verdict-taken = { $gold } por mirar a otro lado. Y en su puesto, boca abajo, { $count ->
    [one] una carta
   *[other] { $count } cartas
}. Abrir te habría dado { $fine }. A menudo un soborno gana a la verdad.
learn-step-verdict-free = Devuelto, y gratis. { $count ->
    [0] Al final era honrado.
    [one] Y hay una carta boca abajo en su puesto. Te adorará.
   *[other] Y hay { $count } cartas boca abajo en su puesto. Te adorará.
}
learn-step-verdict-caught = ¡Pillado! Traía contrabando: te paga { $gold } y pierde lo que ocultaba. Así aprenderá. O no.
learn-step-guy = Guy dice 3 quesos, no ofrece nada y pone cara de aburrido. Si es honrado, abrir te cuesta 6. Devuélvelo o ábrelo: tú mandas.
learn-step-turn = La placa ha dado la vuelta a la mesa. El resto de la partida es más de lo mismo, y luego se cuenta todo. ¿Quieres ver cómo se gana? Ve a la última ronda.

## La última ronda: un trato contra un tercero

learn-step-last = Otra partida, ya en el último registro. Atrás quedan ocho rondas. Tu saco lleva 2 manzanas y 2 sedas, y has dicho: 4 manzanas.
learn-step-crowns = Las coronas deciden partidas. Quien tenga más manzanas al final es su Rey, con 20 puntos; quien quede en segundo lugar es la Reina, con 10. Guy tiene 10 manzanas; tú, 9, y otras 2 en el saco.
learn-step-rival = Pero Guy ha colado buen contrabando y va en cabeza. Dice que su saco lleva 3 manzanas. Si es mentira, abrirlo lo arruina. Si es verdad, paga el sheriff, no tú.
learn-step-plot = Así que cómprale al Padre Tuck dos cosas a la vez: que devuelva tu saco y que abra el de Guy. Hazle una oferta.
learn-step-plot-gold = Tu saco ya está en el trato. Añade 10 de oro.
learn-step-plot-third = Y ahora la jugada astuta: en «Otros sacos», haz que abra el de Guy.
learn-step-plot-send = Lo que lleva sello obliga al sheriff. Envíalo.
learn-step-plot-price = ¿10 de oro solo por tu saco? Por ese precio puede abrir también el de Guy. Haz tu propia oferta.
learn-step-sealed = ¡Sellado! Tu seda ha pasado. Y ahora el Padre Tuck tiene que abrir el saco de Guy, ofrezca este lo que ofrezca.
learn-step-alone = Tu seda ha pasado, pero nadie ha pagado por mirar el saco de Guy. Veamos qué pasa.
learn-step-unbought = Te han pillado, justo al final. Y el saco de Guy sigue cerrado…
learn-step-fallen = Ni una manzana: ¡dos ballestas y una seda! 26 puntos perdidos y 12 de oro de multa. A ti te ha costado 10.
learn-step-escaped = Guy ha pasado con dos ballestas y una seda, 26 puntos. Con 10 de oro lo habrías parado.
learn-step-counted = Ahora se cuenta todo. El oro son puntos. También tus mercancías, las que están a la vista y las que colaste.
learn-step-crowned = Luego las coronas, Rey y Reina de cada mercancía legal. Las tuyas te dan { $points } puntos.
learn-step-won = ¡Has ganado! Ya sabes comerciar, colar contrabando, sobornar y juzgar, y eso es todo el juego. Lo demás es conocer a la gente.
learn-step-lost = Esta vez la victoria no es tuya. Repite esta ronda o juega una partida de verdad: ya sabes cómo va.

## Pase lo que pase

learn-step-any-over = La partida ha terminado. Empieza de nuevo la lección o juega una partida de verdad.
learn-step-any-swap = Aparta lo que no quieras y roba cartas nuevas, o quédate con tu mano. Muchas cartas iguales hacen un buen saco.
learn-step-any-load = Mete de 1 a 5 cartas. Lo legal es seguro; lo prohibido vale más. Tú verás.
learn-step-any-declare = Di una mercancía legal. El número siempre es verdad. Lo demás no tiene por qué.
learn-step-any-pay = Te has quedado sin oro, así que el resto se paga con mercancías. Da lo menos posible.
learn-step-any-answer = El sheriff te hace una oferta. Acéptala, recházala o haz la tuya.
learn-step-any-offer = Pon lo que darías y envíalo. Nada es vinculante hasta que las dos partes digan que sí.
learn-step-any-gate = Tu saco lo tiene el sheriff. Ofrece algo por él o di que ya lo has dicho todo.
learn-step-any-judge = Los sacos están en tus manos. Devuelve uno, ábrelo o pon precio.
learn-step-any-wait = Los demás lo están pensando. Fíjate en lo que hacen.
