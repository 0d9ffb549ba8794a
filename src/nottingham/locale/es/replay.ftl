# Replays of finished games.

replay-title = Volver a ver una partida
replay-eyes = Con los ojos de quién
replay-eyes-all = Todas las cartas a la vista
replay-eyes-spectator = Como un espectador
replay-eyes-of = Como { $name }
replay-share = Enlace a este momento
replay-link-copied = El enlace a este momento está copiado.
replay-more = Más
replay-more-title = Más sobre esta partida
replay-all-open = Ves todas las manos y todos los sacos.
replay-as-spectator = Ves lo que vio un espectador.

replay-controls = Reproducción
replay-scrubber = Paso
replay-step-of = Paso { $step } de { $last }
replay-round-back = Ronda anterior
replay-round-on = Ronda siguiente
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-play = Reproducir
replay-pause = Detener
replay-speed = Velocidad
replay-times = { $speed }×

replay-minds = Pensamientos
replay-thoughts = Lo que pensaban los bots
replay-lies = mentira al { $percent } %
replay-seems = parece mentira al { $percent } %
replay-stakes = multa { $fine }, compensación { $reward }
replay-gain = abrirlo: { $gain } de oro
replay-price = pediría { $price } de oro

replay-prove = Comprobar el reparto
replay-prove-hint = Tu navegador vuelve a calcular cada mezcla de esta partida.
replay-save = Guardar el registro
replay-save-hint = Un archivo con todo lo que pasó. Puedes abrirlo aquí de nuevo o enviárselo a alguien.
replay-other = Abrir otra partida
replay-keys = Teclas
replay-key-step = Flechas izquierda y derecha: un paso
replay-key-round = Retroceder y avanzar página: una ronda
replay-key-ends = Inicio y Fin: al reparto y al recuento
replay-key-play = Espacio: reproducir y detener
replay-not-judged = Este registro es de una versión anterior y no contiene las acciones, así que sus jugadas no se han comprobado.

replay-open-title = Abrir una partida
replay-open-about = Un registro que guardaste o que alguien te envió. Se te muestra y no se guarda en ningún sitio.
replay-open-drop = Suelta aquí el archivo
replay-open-reading = Leyendo…
replay-open-choose = Elegir un archivo
replay-open-which = { $count ->
    [one] El archivo contiene { $count } partida. ¿Cuál?
   *[other] El archivo contiene { $count } partidas. ¿Cuál?
  }
replay-open-this = Mostrar esta partida
replay-open-code = O una partida de este servidor, por su enlace o su código
replay-open-find = Buscarla
replay-kept = Abiertas aquí antes
replay-kept-about = También se abren sin red.

# The check of a deal.

proof-title = El reparto, comprobado
proof-about = Antes de repartir se publicó la huella de una semilla secreta. Ahora la semilla se conoce, y tu navegador ha vuelto a calcular por sí mismo cada mezcla. Nadie pudo preparar las cartas sin ser descubierto.
proof-holds = El reparto fue limpio.
proof-holds-noted = El reparto fue limpio, y es el que se prometió.
proof-fails = El reparto no está probado. Lo que está marcado abajo no es como debería.
proof-no-game = Esto no es una partida entera; no hay nada que comprobar.
proof-true = Es cierto:
proof-false = No es cierto:
proof-seed = La huella de la semilla es la que se publicó con el reparto.
proof-noted = Es la huella que se anotó antes del final.
proof-told = El final de la partida revela la misma semilla.
proof-key = La semilla y los cortes de todos dan la clave de todas las mezclas.
proof-cut = { $name } cortó con «{ $cut }».
proof-no-cut = { $name } no cortó.
proof-deck = { $away ->
    [none] La clave pone las { $count } cartas en el orden en que estaban en el mazo.
   *[some] La clave pone las { $count } cartas en el orden en que estaban en el mazo. Las últimas { $removed } quedaron fuera.
  }
proof-exchange = La última carta, en el lugar { $last }, va al lugar { $number } mod { $count } = { $place }.
proof-sheriff = La clave hace de { $name } el primer sheriff.
proof-deputies = La clave mezcla a los ayudantes, mezcla { $time }: { $names }.
proof-draws = { $count ->
    [one] La carta robada ({ $count }) estaba encima del mazo.
   *[other] Las { $count } cartas robadas estaban encima del mazo, una tras otra.
  }
proof-remade = { $count ->
    [one] Nueva mezcla { $time }: la clave pone { $count } carta descartada en su orden.
   *[other] Nueva mezcla { $time }: la clave pone { $count } cartas descartadas en su orden.
  }
proof-write = ¿Anotaste la huella antes de la partida? Entonces compárala:
proof-write-other = Este navegador la anotó en el reparto. Si anotaste otra, compárala:

# Reasons why there is no replay.

nowhere-still_played = Esta partida aún se está jugando
nowhere-still_played-why = Se podrá volver a ver cuando termine. Hasta entonces las cartas no son asunto de nadie.
nowhere-no_such_game = No existe esa partida
nowhere-no_such_game-why = Quizá el enlace perdió una letra, o la partida es tan antigua que se ha olvidado.
nowhere-replay_closed = Esta partida se jugó a puerta cerrada
nowhere-replay_closed-why = Solo quienes la jugaron pueden verla. Si estabas entre ellos, abre el enlace en el navegador en el que jugaste.
nowhere-unreachable = No se puede llegar al servidor
nowhere-unreachable-why = Comprueba tu conexión e inténtalo de nuevo.

error-record_unknown = Esto no es el registro de una partida. Los registros son los archivos que se guardan al volver a ver una partida.
error-record_cut_off = Este registro se corta antes del final de la partida. Quizá no se copió entero.
error-record_changed = Este registro se cambió después de escribirse, así que no prueba nada.
error-record_other_words = Este registro lo escribió otra versión de Nottingham, y una parte no se puede leer aquí.
error-record_one_seat = Esto es lo que vio un solo asiento de una partida, no la partida entera.
error-record_too_long = Ninguna partida es tan larga como este registro.
error-record_unlawful = Según las reglas esto no pudo pasar. El registro se cambió, o se hizo con otras reglas.
error-record_too_big = Este archivo es demasiado grande para una partida.
