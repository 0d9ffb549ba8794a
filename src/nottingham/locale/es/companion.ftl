### Para quienes juegan con las cartas de la caja: el reloj del registro y la hoja de puntos.

companion-title = Compañero de mesa
companion-lead = ¿Jugáis con las cartas de verdad? Aquí tenéis un reloj para el registro y una hoja de puntos. Una vez abierta, esta página funciona sin conexión.
companion-first = El primer sheriff es quien lleve encima más dinero de verdad: lo dicen todos los reglamentos. Si hay empate, se sortea. Con seis jugadores, se sortean las cartas de ayudante.

## El reloj

companion-clock = Reloj del registro
companion-clock-left = Tiempo restante
companion-clock-fresh = Empieza cuando haya { $merchants } mercaderes ante la puerta. Se puede regatear mientras arda la vela.
companion-clock-stopped = El reloj está en pausa.
companion-clock-over = ¡Se acabó el tiempo!
companion-clock-over-then = Se abren los sacos que un trato obliga a abrir; los demás que sigan cerrados se devuelven sin abrir.
companion-clock-said = Quedan { $seconds } segundos.
companion-clock-start = Empezar
companion-clock-stop = Pausa
companion-clock-go-on = Seguir
companion-clock-more = 30 s más
companion-clock-reset = Reiniciar
companion-clock-sound = Sonido
companion-clock-merchants = Mercaderes
companion-clock-each = Tiempo por mercader
companion-clock-shorter = Más corto
companion-clock-longer = Más largo

## La hoja de puntos

companion-sheet = Hoja de puntos
companion-royal-about = Cartas que cuentan doble o triple para las coronas.
companion-market-about = Cartas valiosas que se consiguen con tres iguales.
companion-packs = Cartas de expansiones
companion-packs-about = Cartas promocionales (en la primera edición llevan una banda azul) o cartas propias. Anota una sola vez lo que pone en ellas.
companion-card = Carta { $number }
companion-card-name = Nombre
companion-card-kind = Tipo
companion-card-counts = Cuenta para las coronas como
companion-card-counts-none = nada
companion-card-remove = Quitar: { $name }
companion-card-add = Añadir una carta
companion-whose = ¿De quién es el puesto?
companion-name = Nombre
companion-colour = Color
companion-worth = { $value } cada una
companion-worth-royal = { $value } cada una, cuenta como { $count } × { $good }
companion-less = Quitar: { $what }
companion-more = Añadir: { $what }
companion-prices = ¿Tus cartas llevan otros números?
companion-price = { $good }, carta { $number }
companion-next = Siguiente: { $name }
companion-clear = Borrar la hoja
companion-clear-sure = Se borran todos los números, pero no los nombres ni los colores. No se puede deshacer.
companion-clear-yes = Borrar
companion-clear-no = Cancelar
companion-cleared = Hoja de puntos borrada.
companion-empty = Elige de quién es el puesto y anota lo que hay en él. Los puntos se suman solos.
companion-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
companion-won-points = { $points } puntos, más que nadie.
companion-won-legal = { $points } puntos, igual que { $others }, pero con más mercancías legales: { $cards } cartas.
companion-won-contraband = { $points } puntos y tantas mercancías legales como { $others }, pero con más contrabando: { $cards } cartas.
companion-won-shared = { $points } puntos por cabeza, y también empate en mercancías legales y en contrabando.
companion-totals = Puntos
companion-player = Nombre
companion-row-gold = Oro
companion-row-legal = Legales
companion-row-contraband = Contra­bando
companion-row-black_market = Mercado negro
companion-row-crowns = Coronas
companion-row-total = Total

## Números que no pueden ser

companion-trouble-letters = Eso no es un número. Escribe uno como 0, 7 o 12.
companion-trouble-fraction = Solo números enteros. Las mitades vuelven al saco.
companion-trouble-negative = Nadie puede tener menos que nada, ni siquiera en Nottingham.
companion-trouble-most = En esta partida solo hay { $most }.
companion-trouble-others = En esta partida solo hay { $most }, y el resto de la mesa ya tiene { $others }.
companion-trouble-price = Una carta del mercado negro vale de 1 a { $most } puntos.
companion-too-much = En esta partida solo hay { $most }, pero la hoja dice { $there }.
