# Replays of finished games.

replay-title = Repetición
replay-eyes = Punto de vista
replay-eyes-all = Todas las cartas a la vista
replay-eyes-spectator = Como espectador
replay-eyes-of = Como { $name }
replay-share = Enlace a este momento
replay-link-copied = Enlace a este momento copiado.
replay-more = Más
replay-more-title = Más sobre esta partida
replay-all-open = Ves todas las manos y todos los sacos.
replay-as-spectator = Ves lo mismo que quien miraba la partida.

replay-controls = Reproducción
replay-scrubber = Paso
replay-step-of = Paso { $step } de { $last }
replay-round-back = Ronda anterior
replay-round-on = Ronda siguiente
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-times = { $speed }×

replay-minds = Pensamientos
replay-thoughts = Lo que pensaban los bots
replay-lies = { $percent } % de probabilidad de mentira
replay-seems = parece mentira en un { $percent } %
replay-stakes = multa { $fine }, compensación { $reward }
replay-gain = abrirlo: { $gain } de oro
replay-price = pediría { $price } de oro

replay-prove = Comprobar el reparto
replay-prove-hint = Tu navegador vuelve a calcular cada barajado de esta partida.
replay-save = Guardar la partida
replay-save-hint = Un archivo con todo lo que pasó. Puedes abrirlo aquí más tarde o enviárselo a alguien.
replay-other = Abrir otra partida
replay-keys = Atajos de teclado
replay-key-step = Flechas izquierda y derecha: un paso
replay-key-round = Re Pág y Av Pág: una ronda
replay-key-ends = Inicio y Fin: el reparto y el recuento final
replay-key-play = Espacio: reproducir o pausar
replay-not-judged = Este archivo es de una versión anterior y no contiene las acciones, así que sus jugadas no se han comprobado.

replay-open-title = Abrir una repetición
replay-open-about = Abre una partida que guardaste o que te enviaron. El servidor no se la queda.
replay-open-drop = Suelta aquí el archivo
replay-open-reading = Leyendo…
replay-open-choose = Elegir un archivo
replay-open-which = { $count ->
    [one] El archivo contiene { $count } partida. ¿Cuál?
   *[other] El archivo contiene { $count } partidas. ¿Cuál?
  }
replay-open-this = Mostrar esta partida
replay-open-code = O busca una partida de este servidor por su enlace o su código
replay-open-find = Buscar
replay-kept = Abiertas hace poco
replay-kept-about = También se abren sin conexión.

# The check of a deal.

proof-title = Comprobación del reparto
proof-about = Antes de repartir se publicó el sello de una semilla secreta. Ahora la semilla se conoce, y tu navegador ha vuelto a calcular cada barajado por su cuenta. Nadie pudo preparar las cartas sin que se descubriera.
proof-holds = El reparto fue limpio.
proof-holds-noted = El reparto fue limpio, y es el que se prometió.
proof-fails = El reparto no cuadra. Lo que no coincide está marcado abajo.
proof-no-game = No es una partida completa, así que no hay nada que comprobar.
proof-true = Correcto:
proof-false = Incorrecto:
proof-seed = El sello de la semilla es el que se publicó con el reparto.
proof-noted = Es el sello que se anotó antes del final de la partida.
proof-told = El final de la partida revela la misma semilla.
proof-key = La semilla y las palabras de la mesa dan la clave de todos los barajados.
proof-cut = { $name } añadió la palabra «{ $cut }».
proof-no-cut = { $name } no añadió ninguna palabra.
proof-deck = { $away ->
    [none] La clave pone las { $count } cartas en el orden en que estaban en el mazo.
   *[some] La clave pone las { $count } cartas en el orden en que estaban en el mazo. Las últimas { $removed } quedaron fuera.
  }
proof-exchange = La última carta, en la posición { $last }, va a la posición { $number } mod { $count } = { $place }.
proof-sheriff = Según la clave, el primer sheriff es { $name }.
proof-named = El primer sheriff se eligió antes del reparto: { $name }. No lo decidió ningún barajado.
proof-deputies = La clave baraja las cartas de ayudante, barajado { $time }: { $names }.
proof-draws = { $count ->
    [one] La carta robada ({ $count }) era la de arriba del mazo.
   *[other] Las { $count } cartas robadas eran, una tras otra, la de arriba del mazo.
  }
proof-remade = { $count ->
    [one] Nuevo barajado { $time }: la clave pone { $count } carta descartada en su lugar del nuevo mazo.
   *[other] Nuevo barajado { $time }: la clave pone { $count } cartas descartadas en su orden en el nuevo mazo.
  }
proof-write = ¿Anotaste el sello antes de la partida? Compáralo aquí:
proof-write-other = Este navegador lo anotó en el reparto. Si anotaste otro, compáralo aquí:

# Reasons why there is no replay.

nowhere-still_played = Esta partida aún se está jugando
nowhere-still_played-why = La repetición estará disponible cuando termine. Hasta entonces, las cartas no son asunto de nadie.
nowhere-no_such_game = No existe esa partida
nowhere-no_such_game-why = Puede que el enlace esté incompleto o que la partida sea tan antigua que se haya borrado.
nowhere-replay_closed = Esta partida se jugó a puerta cerrada
nowhere-replay_closed-why = Solo puede verla quien la jugó. Si es tu caso, abre el enlace en el navegador en el que jugaste.
nowhere-unreachable = No se puede conectar con el servidor
nowhere-unreachable-why = Comprueba tu conexión e inténtalo de nuevo.

error-record_unknown = Esto no es el archivo de una partida. Esos archivos se guardan desde una repetición.
error-record_cut_off = Este archivo se corta antes del final de la partida. Quizá no se copió entero.
error-record_changed = Este archivo se modificó después de guardarse, así que no prueba nada.
error-record_other_words = Este archivo viene de otra versión de Nottingham, y una parte no se puede leer aquí.
error-record_one_seat = Este archivo solo contiene lo que vio un asiento, no la partida entera.
error-record_too_long = Este archivo es demasiado largo para ser una partida.
error-record_unlawful = Las reglas no permiten lo que pasa en este archivo. Se modificó, o se hizo con otras reglas.
error-record_too_big = Este archivo es demasiado grande para ser una partida.
