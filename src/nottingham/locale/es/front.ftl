### Todo lo que hay antes de la partida.

## En todas las pantallas

shell-skip = Ir al contenido
shell-moment = Un momento…
shell-lost = Conexión perdida. Reconectando…
shell-close = Cerrar
shell-dismiss = Ocultar este mensaje
shell-settings = Ajustes
shell-language = Idioma
shell-light = Tema
shell-light-device = Sistema
shell-light-day = Claro
shell-light-night = Oscuro
shell-rules = Las reglas
shell-replays = Volver a ver partidas
shell-tips = Consejos para empezar
shell-tips-on = Sí
shell-tips-off = No
shell-sounds = Sonidos
shell-sounds-off = Apagados
shell-sounds-on = Encendidos
shell-who = ¿Quién eres?
shell-change-me = Cambiar nombre, color y emblema
shell-renewed = Hay una versión nueva.
shell-renew = Recargar
shell-unofficial = Una adaptación de aficionados, no oficial y sin ánimo de lucro, del juego de mesa Sheriff of Nottingham; ni sus autores ni sus editoriales la han hecho ni la respaldan.
shell-credits = Créditos y licencias
shell-credits-icons = Algunas siluetas son de { $artists }, adaptadas; los demás dibujos son nuestros.
shell-credits-fonts = Las letras son Alegreya y Alegreya SC, de Juan Pablo del Peral, Huerta Tipográfica, con la licencia SIL Open Font License 1.1.
shell-credits-source = El código fuente de Nottingham es libre, con la licencia Apache 2.0.

## Donde no hay nada

nowhere-start = Al inicio
nowhere-lobby = Buscar una mesa abierta
nowhere-again = Intentarlo otra vez
nowhere-anew = Elegir un nombre
nowhere-no_such_page = Este camino no lleva a ninguna parte
nowhere-no_such_page-why = En esta dirección no hay nada. Quizá se perdió una letra por el camino.
nowhere-no_such_table = Esa mesa no existe
nowhere-no_such_table-why = Quizá el enlace perdió una letra, o la mesa ya se recogió. Pide otra vez el enlace o monta tu propia mesa.
nowhere-no_spectators = Esta partida se juega a puerta cerrada
nowhere-no_spectators-why = El anfitrión no quiere espectadores. Pide sitio antes de la próxima partida.
nowhere-table_crowded = No cabe nadie más
nowhere-table_crowded-why = Demasiada gente mira ya esta mesa. Inténtalo dentro de un rato.
nowhere-elsewhere = Ya estás aquí
nowhere-elsewhere-why = Tienes esta mesa abierta en demasiadas ventanas. Sigue en otra, o retómala aquí.
nowhere-unknown_secret = No te reconocemos
nowhere-unknown_secret-why = Este navegador ha faltado tanto tiempo que aquí ya nadie recuerda su nombre. Elige uno otra vez y entra.
nowhere-revoked = Se cerró tu sesión aquí
nowhere-revoked-why = Otro dispositivo cerró la sesión de este. Elige un nombre otra vez y entra.
nowhere-forgotten = Te hemos olvidado, como querías
nowhere-forgotten-why = Aquí ya nada te conoce. Vuelve cuando quieras, con el nombre que quieras.
nowhere-not_loaded = Una parte de la página se perdió por el camino
nowhere-not_loaded-why = No se pudo cargar. Comprueba tu conexión e inténtalo de nuevo.
nowhere-fault = Aquí se ha roto algo
nowhere-fault-why = Ha sido culpa nuestra, y tu partida está a salvo. Recarga la página para seguir donde estabas.
nowhere-connection_over = La conexión ha terminado
nowhere-connection_over-why = La cerró el servidor. Recarga la página para seguir donde estabas.

## Quién es uno

who-title = Tu perfil
who-title-new = ¿Quién eres?
who-name = Tu nombre
who-surprise = Sortear un nombre para mí
who-nameless = Un nombre necesita al menos una letra o un signo que se vea.
who-cut = Aquí los nombres tienen hasta { $most } letras, así que hemos acortado el tuyo.
who-colour = Tu color
who-charge = Tu emblema
who-save = Guardar
who-cancel = Déjalo
who-kept = Sin cuenta ni contraseña: este navegador se acuerda de ti.
who-past = Tus partidas, cifras y dispositivos
who-nicknames = Honrado Gil, Petra Gorrión, Grano de Cebada, Tomás Nabo, Nuez Moscada, Viejo Calabacín, Pimentón, Cata Candela, Blas Carretero, Buenaventura, Avellana, Mercero Listo, Barrica, Robín Membrillo, Fermín el Barquero, Manzanilla

## Mesas

stage-gathering = Reuniéndose
stage-playing = En juego
stage-over = Terminada
told-players = { $players } jugadores
told-clock = contra reloj
told-no-spectators = sin espectadores

## El inicio

start-what = Llena el saco, di qué llevas dentro y mira al sheriff a los ojos. El juego de faroles, sobornos y seda de contrabando, de tres a seis personas: gratis, en el navegador y sin cuenta.
start-play-now = Jugar ya contra bots
start-dealing = Repartiendo las cartas…
start-learn = Aprende en cinco minutos
start-make = Montar una mesa con amigos
start-find = Buscar una mesa abierta
start-companion = Ayudante para la mesa real
start-offline = Estás sin conexión.
start-offline-what = Sin red siguen funcionando el compañero para la mesa de casa, las reglas y las repeticiones que ya abriste. Las partidas con otros esperan a que vuelvas.
start-link = ¿Tienes un enlace o un código?
start-link-example = Pégalo aquí
start-link-go = Ir allí
start-link-empty = Pega el enlace que te enviaron, o el código del final.
start-link-dead = Ninguna mesa responde a eso. Quizá el enlace perdió una letra, o la mesa ya se recogió: pídelo otra vez.
start-mine = Tus mesas
start-mine-with = con { $names }
start-mine-alone = aún no hay nadie más
start-mine-lesson = Tu primera partida, con maestro
start-how = Cómo va el juego
start-how-market = El mercado
start-how-market-text = Cambia lo que no quieras. Manzanas y pan son comercio honrado; pimienta y seda están prohibidas, y valen mucho más.
start-how-bag = El saco
start-how-bag-text = Mete hasta cinco cartas, cierra el saco y declara una sola mercancía legal. El número ha de ser cierto. Lo demás es cosa tuya.
start-how-gate = La puerta
start-how-gate-text = Cada ronda es otro el sheriff, y puede abrir tu saco: quien miente paga, pero también el sheriff que duda de un mercader honrado. Un soborno puede arreglarlo.
start-how-crowns = Las coronas
start-how-crowns-text = Cuando todos han sido sheriff bastantes veces, se cuentan los bienes y el oro. Quien trajo más de una mercancía es su Rey, y más rico por ello.

## Montar una mesa

new-title = Montar una mesa
new-lead = Elige una forma de jugar y envía el enlace a tus amigos. Todo se puede cambiar hasta que empiece la partida.
new-make = Montar la mesa
new-back = Volver
new-presets = Formas de jugar
new-preset-easy = Primera partida
new-preset-easy-about = La segunda edición y nada más. Se explica en cinco minutos.
new-preset-whole = Toda la segunda edición
new-preset-whole-about = Con mercancías reales y mercado negro.
new-preset-classic = Primera edición clásica
new-preset-classic-about = Dos pilas de descartes donde elegir, como en la primera caja.
new-preset-sly = Para viejos zorros
new-preset-sly-about = Todo, los mercaderes también tratan entre ellos, y nadie puede contar las cartas.
new-who = Quién juega y a qué
new-players = Jugadores
new-players-about = Los bots pueden ocupar los asientos que queden libres.
new-players-six = Con seis no hay sheriff: dos ayudantes comparten el cargo y deben ponerse de acuerdo.
new-players-first = La primera edición es para tres a cinco; seis necesitan la segunda.
new-players-seated = Hay { $seated } a la mesa, y conservan su asiento.
new-edition = Edición
new-edition-first = Primera edición
new-edition-second = Segunda edición
new-edition-first-about = Se roba de dos pilas de descartes a la vista o del mazo.
new-edition-second-about = Un mercado más ágil: se descarta a la vista y se roba del mazo.
new-edition-six = Seis jugadores necesitan la segunda edición: en la primera caben cinco.
new-door = Quién puede venir
new-door-link = Solo con enlace
new-door-public = Cualquiera
new-door-link-about = Solo quien tiene el enlace encuentra la mesa.
new-door-public-about = La mesa aparece entre las mesas abiertas y cualquiera puede sentarse.
new-cards = Cartas
new-royal = Mercancías reales
new-royal-about = Cartas raras y de lo más fino: son contrabando, pero cuentan doble o triple en la carrera por las coronas.
new-black-market-about = Tres cartas de contrabando iguales compran una carta que vale mucho. El primero que llega se la lleva.
new-black-market-first = El mercado negro es de la segunda edición.
new-pack = Paquete: { $pack }
new-more = Más
new-more-about = variantes, relojes, bots, espectadores
new-variants = Variantes
new-open-trade = Comercio libre
new-open-trade-about = Los mercaderes también pueden cerrar tratos entre ellos, no solo con el sheriff.
new-removed = Diez cartas fuera
new-removed-about = Diez cartas salen del mazo sin que nadie las vea: así contar cartas ayuda menos.
new-seven = Siete cartas en mano
new-seven-about = Manos de siete en vez de seis. En el saco siguen cabiendo cinco.
new-hourglass = Reloj de arena en la puerta
new-hourglass-about = Un minuto por mercader; los sacos que sigan cerrados al caer la arena se devuelven sin abrir.
new-time = Tiempo y bots
new-at-once = al instante
new-decision = Tiempo por decisión
new-decision-about = Cuando se acaba, se hace por ti lo más sensato.
new-decision-none = Sin límite
new-away = Un bot entra tras
new-away-about = El tiempo que alguien puede faltar antes de que un bot juegue en su lugar. Quien vuelve recupera su asiento.
new-stand-in = Quién entra
new-stand-in-about = Juega por quienes faltan.
new-bot-pace = Los bots piensan
new-bot-pace-about = Una pequeña pausa antes de cada jugada, para que se pueda seguir.
new-patience = Paciencia de los bots sheriff
new-patience-about = Lo que un bot en el cargo espera ofertas de quien no dice nada.
new-spectators = Se admiten espectadores
new-spectators-about = Otros pueden mirar la partida y verla repetida después. Manos y sacos siguen ocultos para ellos.

## Las mesas abiertas

lobby-title = Mesas abiertas
lobby-lead = Siéntate donde haya un asiento libre, o mira una partida en juego.
lobby-empty = Ahora mismo no hay mesas abiertas. Monta una y otros te encontrarán, o practica con los bots.
lobby-nobody = Aún no hay nadie
lobby-free = { $seats ->
    [one] Un asiento libre
   *[other] { $seats } asientos libres
}
lobby-watching = { $watching ->
    [one] Una persona mira
   *[other] { $watching } personas miran
}
lobby-sit = Sentarse
lobby-watch = Mirar

## A la puerta de una mesa

door-title = { $host } te invita a la mesa
door-title-nobody = Te invitan a la mesa
door-lead = { $free ->
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
door-who = A la mesa
door-again = Toma asiento
door-sit = Sentarse
door-watch = Solo mirar
door-no-spectators = El anfitrión no quiere espectadores en esta partida.

## Antes de la partida

gather-title = La mesa está puesta
gather-seats = Asientos
gather-empty = Asiento libre
gather-sit = Sentarse aquí
gather-move = Pasar aquí
gather-seat-number = asiento { $number }
gather-you = tú
gather-bot = Bot
gather-bot-of = Bot, { $level }
gather-host = Anfitrión
gather-absent = Ha salido un momento
gather-is-ready = Adelante
gather-not-ready = Aún no
gather-change = Cambiar
gather-look = Cambiar nombre, color y emblema
gather-stand = Levantarse
gather-swap = Elegir otro bot
gather-remove = Liberar este asiento
gather-remove-about = Quien pierde el asiento sigue en la sala y puede volver a sentarse.
gather-make-host = Hacer anfitrión
gather-host-stands = Eres el anfitrión, pero aún no tienes asiento.
gather-host-waits = { $empty ->
    [one] Queda un asiento vacío. Envía el enlace o déjaselo a un bot.
   *[other] Quedan { $empty } asientos vacíos. Envía el enlace o déjaselos a los bots.
}
gather-host-unready = Aún esperamos a: { $names }. Puedes empezar de todos modos.
gather-host-starts = Ya está todo el mundo. ¡Cuando quieras!
gather-unready-host = Avisa cuando quieras empezar. { $host } inicia la partida.
gather-unready-nobody = Avisa cuando quieras empezar. En cuanto haya anfitrión, la partida podrá comenzar.
gather-ready-host = Todo listo por tu parte. { $host } inicia la partida.
gather-ready-nobody = Todo listo por tu parte. En cuanto haya anfitrión, la partida podrá comenzar.
gather-watch = Estás mirando. Hay un asiento libre, si te apetece.
gather-watch-full = Todos los asientos están ocupados. Puedes mirar, o esperar a que quede uno libre.
gather-ready = Por mí, adelante
gather-start = Empezar la partida
gather-start-anyway = Empezar de todos modos
gather-fill = { $empty ->
    [one] Sentar un bot
   *[other] Completar con bots
}
gather-invite = Invitar
gather-invite-about = Quien tenga este enlace puede sentarse:
gather-copy = Copiar el enlace
gather-copied = Enlace copiado. Envíaselo a quien quieras.
gather-copied-short = Copiado
gather-copy-yourself = Este navegador no nos deja copiar. El enlace está seleccionado: cópialo tú.
gather-share = Compartir
gather-share-text = ¡Ven a Nottingham! Te guardamos un asiento.
gather-qr = Código QR del enlace a esta mesa
gather-public = Mostrar entre las mesas abiertas
gather-public-about = Así cualquiera puede encontrar la mesa y sentarse.
gather-rules = Configuración de la partida
gather-arrange = Cambiar la configuración
gather-arrange-save = Guardar
gather-bot-title = Sentar un bot
gather-bot-level = Dificultad
gather-bot-any = Sorpréndeme
gather-bot-plain = Sin carácter
gather-bot-here = ya está a la mesa
gather-bot-odd = Tipos raros
gather-fair = Un reparto limpio
gather-fair-why = La mezcla se sella antes de que nadie se siente, y cada cual puede añadirle una palabra suya. Así nadie, ni siquiera este servidor, puede amañar el mazo.
gather-cut = Una palabra tuya para la mezcla
gather-cut-example = lo que quieras
gather-cut-give = Añadirla
gather-cut-again = Cambiarla
gather-cut-given = tu palabra ya está
gather-cut-long = Bastan { $most } letras, así que hemos acortado la tuya.
gather-cut-by = Ya han dado su palabra: { $names }.
gather-commitment = El sello, para comparar al acabar la partida:
