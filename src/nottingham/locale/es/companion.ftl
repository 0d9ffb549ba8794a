### Para quienes juegan con las cartas de la caja: el reloj del registro y la hoja de puntos.

companion-title = Ayudante para la mesa real
companion-lead = Tú pones las cartas y la gente; aquí tienes el reloj y la hoja de puntos. Una vez abierta, esta página funciona también sin red.

## El reloj

companion-clock = Reloj del registro
companion-clock-left = Tiempo restante
companion-clock-fresh = Empieza cuando haya { $merchants } mercaderes ante la puerta. Mientras arda la vela se puede regatear.
companion-clock-stopped = El reloj está en pausa.
companion-clock-over = ¡Se acabó el tiempo!
companion-clock-over-then = Los sacos que siguen cerrados se devuelven sin abrir.
companion-clock-said = Quedan { $seconds } segundos.
companion-clock-start = Empezar
companion-clock-stop = Pausa
companion-clock-go-on = Seguir
companion-clock-more = 30 s más
companion-clock-reset = Reiniciar
companion-clock-sound = Sonido
companion-clock-merchants = Mercaderes
companion-clock-each = Tiempo para cada uno
companion-clock-shorter = Más corto
companion-clock-longer = Más largo

## La hoja de puntos

companion-sheet = Hoja de puntos
companion-royal-about = Cartas que cuentan doble o triple para las coronas.
companion-market-about = Las cartas valiosas que se compran con tres iguales.
companion-whose = ¿De quién es el puesto?
companion-name = Nombre
companion-colour = Color
companion-worth = { $value } cada una
companion-worth-royal = { $value } cada una, cuenta como { $count } × { $good }
companion-less = Una menos: { $what }
companion-more = Una más: { $what }
companion-prices = ¿Tus cartas llevan otros números?
companion-price = { $good }, carta { $number }
companion-next = Siguiente: { $name }
companion-clear = Borrar la hoja
companion-clear-sure = Se van todos los números; los nombres y los colores se quedan. Lo borrado no vuelve.
companion-clear-yes = Borrarla
companion-clear-no = Conservarla
companion-cleared = La hoja vuelve a estar en blanco.
companion-empty = Elige de quién es el puesto y anota lo que hay en él. Los puntos se cuentan solos.
companion-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
companion-won-points = { $points } puntos, más que nadie.
companion-won-legal = { $points } puntos, igual que { $others }, pero con más mercancías legales: { $cards } cartas.
companion-won-contraband = { $points } puntos y tantas mercancías legales como { $others }, pero con más contrabando: { $cards } cartas.
companion-won-shared = { $points } puntos por cabeza, e iguales en mercancías legales y contrabando.
companion-totals = Puntos
companion-player = Jugador
companion-row-gold = Oro
companion-row-legal = Legales
companion-row-contraband = Contrabando
companion-row-black_market = Mercado negro
companion-row-crowns = Coronas
companion-row-total = Total

## Números que no pueden ser

companion-trouble-letters = Eso no es un número. Escribe uno como 0, 7 o 12.
companion-trouble-fraction = Solo cuentan los enteros; las mitades vuelven al saco.
companion-trouble-negative = Menos que nada no puede ser, ni siquiera en Nottingham.
companion-trouble-most = En esta partida solo hay { $most }.
companion-trouble-others = En esta partida solo hay { $most }, y los demás ya tienen { $others }.
companion-trouble-price = Una carta del mercado negro vale de 1 a { $most } puntos.
companion-too-much = En esta partida solo hay { $most }, pero la hoja dice { $there }.
