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
shell-rules = Reglas
shell-replays = Repeticiones
shell-tips = Consejos para empezar
shell-tips-on = Sí
shell-tips-off = No
shell-sounds = Sonidos
shell-sounds-off = No
shell-sounds-on = Sí
shell-sounds-offer = ¿Jugar con sonidos?
shell-sounds-with = Con sonidos
shell-sounds-without = En silencio
shell-volume = Volumen
shell-tempo = Velocidad de los registros y del recuento
shell-tempo-slow = Lenta
shell-tempo-usual = Normal
shell-tempo-fast = Rápida
shell-nudges = Cuando te toca
shell-nudges-off = Título de la pestaña
shell-nudges-on = Avísame
shell-nudges-blocked = Tu navegador no permite las notificaciones de esta página.
shell-who = ¿Quién eres?
shell-change-me = Cambiar nombre, color y emblema
shell-renewed = Hay una versión nueva.
shell-renew = Recargar
shell-unofficial = Una versión de aficionados, no oficial y sin ánimo de lucro, del juego de mesa Sheriff of Nottingham. Ni sus autores ni sus editoriales la han hecho ni la respaldan.
shell-credits = Créditos y licencias
shell-credits-icons = Algunas siluetas son de { $artists }, adaptadas; los demás dibujos son nuestros.
shell-credits-fonts = Los tipos de letra son Alegreya y Alegreya SC, de Juan Pablo del Peral, Huerta Tipográfica, con la licencia SIL Open Font License 1.1.
shell-credits-source = El código fuente de Nottingham es libre, con la licencia Apache 2.0.

## Donde no hay nada

nowhere-start = Ir al inicio
nowhere-lobby = Buscar una mesa abierta
nowhere-again = Intentarlo otra vez
nowhere-choose-name = Elegir un nombre
nowhere-no_such_page = Este camino no lleva a ninguna parte
nowhere-no_such_page-why = En esta dirección no hay nada. Comprueba que esté bien escrita.
nowhere-no_such_table = Esa mesa no existe
nowhere-no_such_table-why = Puede que el enlace esté incompleto o que la mesa se haya cerrado. Pide otra vez el enlace o crea tu propia mesa.
nowhere-no_spectators = Esta partida se juega a puerta cerrada
nowhere-no_spectators-why = La mesa no admite espectadores. Pide sitio antes de la próxima partida.
nowhere-table_crowded = No cabe nadie más
nowhere-table_crowded-why = Ya hay demasiada gente mirando esta mesa. Inténtalo dentro de un rato.
nowhere-elsewhere = Ya estás aquí
nowhere-elsewhere-why = Tienes esta mesa abierta en demasiadas ventanas. Sigue en otra, o retómala aquí.
nowhere-unknown_secret = No te reconocemos
nowhere-unknown_secret-why = Este navegador lleva tanto tiempo fuera que el servidor lo ha olvidado. Elige un nombre y vuelve a entrar.
nowhere-revoked = Se ha cerrado tu sesión
nowhere-revoked-why = Se cerró la sesión de este dispositivo desde otro. Elige un nombre y vuelve a entrar.
nowhere-forgotten = Te hemos olvidado, como querías
nowhere-forgotten-why = Aquí no queda nada tuyo. Vuelve cuando quieras, con el nombre que quieras.
nowhere-not_loaded = Falta una parte de la página
nowhere-not_loaded-why = No se pudo cargar. Comprueba tu conexión e inténtalo de nuevo.
nowhere-fault = Aquí se ha roto algo
nowhere-fault-why = Ha sido culpa nuestra, y tu partida está a salvo. Recarga la página para seguir donde estabas.
nowhere-connection_over = La conexión ha terminado
nowhere-connection_over-why = La ha cerrado el servidor. Recarga la página para seguir donde estabas.

## Quién es uno

who-title = Tu perfil
who-title-new = ¿Quién eres?
who-name = Tu nombre
who-surprise = Un nombre al azar
who-nameless = Un nombre necesita al menos un carácter visible.
who-cut = Los nombres tienen como mucho { $most } caracteres, así que hemos acortado el tuyo.
who-colour = Tu color
who-charge = Tu emblema
who-save = Guardar
who-cancel = Cancelar
who-kept = Sin cuenta ni contraseña: este navegador se acuerda de ti.
who-past = Tus partidas, estadísticas y dispositivos
who-nicknames = Honrado Gil, Petra Gorrión, Grano de Cebada, Tomás Nabo, Nuez Moscada, Viejo Calabacín, Pimentón, Cata Candela, Blas Carretero, Buenaventura, Avellana, Mercero Listo, Barrica, Robín Membrillo, Fermín el Barquero, Manzanilla

## Mesas

stage-gathering = Por empezar
stage-playing = En juego
stage-over = Terminada
told-players = { $players } jugadores
told-clock = contra reloj
told-named-sheriff = primer sheriff a elección
told-no-spectators = sin espectadores

## El inicio

start-what = Llena el saco, di qué llevas dentro y mira al sheriff a los ojos. El juego de mesa de faroles, sobornos y seda de contrabando, de tres a seis jugadores: gratis, en el navegador y sin cuenta.
start-play-now = Jugar contra bots
start-dealing = Repartiendo las cartas…
start-learn = Aprende en cinco minutos
start-make = Crear una mesa con amigos
start-find = Buscar una mesa abierta
start-companion = Compañero de mesa
start-offline = Estás sin conexión.
start-offline-what = Puedes seguir usando el compañero de mesa, las reglas y las repeticiones que ya hayas abierto. Las partidas en línea te esperan a la vuelta.
start-link = Únete con un enlace o un código
start-link-example = Pégalo o escríbelo aquí
start-link-go = Ir
start-link-empty = Pega el enlace que te han enviado o escribe el código de la pantalla grande.
start-link-dead = No hay ninguna mesa ahí. Puede que el enlace esté incompleto o que la mesa se haya cerrado: pídelo otra vez.
start-code-dead = Ninguna mesa tiene este código. Comprueba las letras en la pantalla: el código vale hasta que empieza la partida.
start-mine = Tus mesas
start-mine-with = con { $names }
start-mine-alone = aún no hay nadie más
start-mine-lesson = Tu primera partida, con guía
start-how = Cómo se juega
start-how-market = El mercado
start-how-market-text = Cambia las cartas que no quieras. Manzanas y pan son comercio honrado; pimienta y seda están prohibidas, y valen mucho más.
start-how-bag = El saco
start-how-bag-text = Mete hasta cinco cartas, cierra el saco y declara una sola mercancía legal. El número tiene que ser cierto. Lo demás es cosa tuya.
start-how-gate = La puerta
start-how-gate-text = En cada ronda hay un sheriff distinto, que puede abrir tu saco. Quien miente paga, pero también paga el sheriff que duda de un mercader honrado. Un soborno puede arreglarlo.
start-how-crowns = Las coronas
start-how-crowns-text = Tras la última ronda se cuentan las mercancías y el oro. Si has traído más que nadie de una mercancía, eres su Rey, y ganas aún más.

## Crear una mesa

new-title = Crear una mesa
new-lead = Elige cómo jugar y envía el enlace a tus amigos. Todo se puede cambiar hasta que empiece la partida.
new-make = Crear la mesa
new-back = Volver
new-presets = Formas de jugar
new-preset-easy = Primera partida
new-preset-easy-about = La segunda edición sin extras. Se explica en cinco minutos.
new-preset-whole = Toda la segunda edición
new-preset-whole-about = Con mercancías reales y mercado negro.
new-preset-classic_easy = Primera edición, primera partida
new-preset-classic_easy-about = El juego original sin mercancías reales.
new-preset-classic = Primera edición clásica
new-preset-classic-about = Dos pilas de descartes de las que robar y mercancías reales, que los reglamentos añaden tras la primera partida.
new-preset-sly = Para viejos zorros
new-preset-sly-about = Mercancías reales, mercado negro, tratos entre mercaderes y diez cartas retiradas.
new-who = Jugadores y edición
new-players = Jugadores
new-players-about = Los bots pueden ocupar los asientos libres.
new-players-six = Con seis no hay sheriff: dos ayudantes comparten el cargo. Si no coinciden sobre un saco, quien quería abrirlo decide por su cuenta.
new-players-first = La primera edición es de tres a cinco jugadores. Para seis, elige la segunda.
new-players-seated = Ya hay { $seated } en la mesa, y conservan su asiento.
new-edition = Edición
new-edition-first = Primera edición
new-edition-second = Segunda edición
new-edition-first-about = Se roba de dos pilas de descartes a la vista o del mazo.
new-edition-second-about = Un mercado más ágil: se descarta a la vista y se roba del mazo.
new-edition-six = Para seis jugadores hace falta la segunda edición: la primera llega hasta cinco.
new-door = Quién puede entrar
new-door-link = Solo con enlace
new-door-public = Cualquiera
new-door-link-about = Solo quien tiene el enlace encuentra la mesa.
new-door-public-about = La mesa aparece entre las mesas abiertas y cualquiera puede sentarse.
new-room = Dónde se juega
new-room-apart = Donde sea
new-room-same = En la misma sala
new-room-apart-about = Cada dispositivo muestra toda la mesa.
new-room-same-about = Una tele o un portátil muestra la mesa a todo el mundo, y cada móvil solo la mano de quien juega con él.
new-first = Primer sheriff
new-first-lot = Por sorteo
new-first-named = A elección
new-first-lot-about = Decide el barajado, y cualquiera puede comprobarlo después.
new-first-named-about = Los reglamentos nombran a quien lleve encima más dinero de verdad. Quien organiza la mesa elige a esa persona antes de empezar. Si jugáis otra vez, se sortea.
new-first-six = Con seis se sortean las cartas de ayudante.
new-cards = Cartas
new-royal = Mercancías reales
new-royal-about = Contrabando raro y de lo más fino, que cuenta doble o triple para las coronas.
new-black-market-about = Cambia tres cartas de contrabando iguales por una que vale mucho. Se la lleva quien llega primero.
new-black-market-first = El mercado negro es de la segunda edición.
new-pack = Expansión: { $pack }
new-pack-royal = Sus cartas reales entran aunque juguéis sin mercancías reales: son contrabando, y además cuentan para las coronas.
new-more = Más opciones
new-more-about = variantes, relojes, bots, espectadores
new-variants = Variantes
new-open-trade = Comercio libre
new-open-trade-about = Los mercaderes pueden cerrar tratos entre sí, no solo con el sheriff.
new-removed = Diez cartas fuera
new-removed-about = Diez cartas salen del mazo sin que nadie las vea: así contar cartas ayuda menos.
new-seven = Siete cartas en mano
new-seven-about = Manos de siete cartas en vez de seis. En el saco siguen cabiendo cinco.
new-hourglass = Reloj de arena en la puerta
new-hourglass-about = Un minuto por mercader. Cuando se acaba la arena se abren los sacos que un trato obliga a abrir, y los demás se devuelven sin abrir.
new-time = Tiempo y bots
new-at-once = al instante
new-decision = Tiempo por decisión
new-decision-about = Cuando se acaba, se hace por ti una jugada sensata.
new-decision-none = Sin límite
new-away = Relevo por un bot
new-away-about = El tiempo que alguien puede faltar antes de que un bot juegue en su lugar. Quien vuelve recupera su asiento.
new-stand-in = Bot de relevo
new-stand-in-about = El bot que juega por quienes faltan.
new-bot-pace = Ritmo de los bots
new-bot-pace-about = Una breve pausa antes de cada jugada de un bot, para poder seguirlas.
new-patience = Paciencia de los bots sheriff
new-patience-about = Cuánto espera un bot sheriff las ofertas de quien no dice nada.
new-spectators = Admitir espectadores
new-spectators-about = Otras personas pueden ver la partida y su repetición. Durante la partida no ven manos ni sacos.

## Las mesas abiertas

lobby-title = Mesas abiertas
lobby-lead = Siéntate donde haya un asiento libre, o mira una partida en juego.
lobby-empty = Ahora mismo no hay mesas abiertas. Crea una y te encontrarán, o practica contra los bots.
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
door-who = En la mesa
door-again = Entrar en la partida
door-sit = Sentarse
door-watch = Solo mirar
door-screen = Usar como pantalla grande
door-no-spectators = Esta partida no admite espectadores.

## Antes de la partida

gather-title = La mesa está lista
gather-seats = Asientos
gather-empty = Asiento libre
gather-sit = Sentarse aquí
gather-move = Cambiarme aquí
gather-seat-number = asiento { $number }
gather-you = tú
gather-bot = Bot
gather-bot-of = Bot, { $level }
gather-host = Organiza
gather-absent = Ausente
gather-is-ready = Adelante
gather-not-ready = Aún no
gather-change = Cambiar
gather-look = Cambiar nombre, color y emblema
gather-stand = Dejar este asiento
gather-swap = Elegir otro bot
gather-remove = Liberar este asiento
gather-remove-about = Quien pierde el asiento se queda mirando. Solo puede volver a sentarse si tú lo permites.
gather-removed = Personas expulsadas de esta mesa
gather-readmit = Dejar volver a { $name }
gather-make-host = Cederle la mesa
gather-host-stands = La mesa la organizas tú, pero aún no tienes asiento.
gather-host-waits = { $empty ->
    [one] Queda un asiento vacío. Envía el enlace o añade un bot.
   *[other] Quedan { $empty } asientos vacíos. Envía el enlace o añade bots.
}
gather-host-unready = Falta el visto bueno de { $names }. Puedes empezar de todos modos.
gather-host-starts = Ya está todo el mundo. ¡Cuando quieras!
gather-host-names = Ya está todo el mundo. Elige al primer sheriff y empieza.
gather-sheriff = Primer sheriff: ¿quién lleva encima más dinero de verdad?
gather-unready-host = Avisa cuando quieras empezar. { $host } inicia la partida.
gather-unready-nobody = Avisa cuando quieras empezar. La partida podrá comenzar en cuanto alguien organice la mesa.
gather-ready-host = Todo listo por tu parte. { $host } inicia la partida.
gather-ready-nobody = Todo listo por tu parte. La partida podrá comenzar en cuanto alguien organice la mesa.
gather-watch = Estás mirando. Hay un asiento libre, si quieres jugar.
gather-watch-full = Todos los asientos están ocupados. Puedes mirar, o esperar a que quede uno libre.
gather-ready = Por mí, adelante
gather-start = Empezar la partida
gather-start-anyway = Empezar de todos modos
gather-fill = { $empty ->
    [one] Añadir un bot
   *[other] Completar con bots
}
gather-invite = Invitar
gather-invite-about = Quien tenga este enlace puede sentarse:
gather-only-here = Este enlace solo funciona en este ordenador. Para que entren los demás, reinicia el servidor de modo que tu red pueda alcanzarlo y abre la dirección de red que muestre:
gather-copy = Copiar enlace
gather-copied = Enlace copiado. Envíaselo a quien quieras.
gather-copied-short = Copiado
gather-copy-yourself = El navegador no nos deja copiar el enlace. Está seleccionado: cópialo tú.
gather-share = Compartir
gather-share-text = ¡Ven a Nottingham! Te guardamos un asiento.
gather-qr = Código QR del enlace a esta mesa
gather-code = O abre { $address } y escribe este código:
gather-screen-title = ¿En la misma sala?
gather-screen = Abrirla en este dispositivo
gather-screen-about = Abre { $address } en una tele o un portátil, escribe el código y elige «{ $choice }». Allí todo el mundo ve la mesa, y cada persona juega con su móvil.
gather-screen-there = La pantalla grande está encendida.
gather-public = Mostrar entre las mesas abiertas
gather-public-about = Así cualquiera puede encontrar la mesa y sentarse.
gather-rules = Configuración de la partida
gather-arrange = Cambiar la configuración
gather-arrange-save = Guardar
gather-bot-title = Añadir un bot
gather-bot-level = Dificultad
gather-bot-any = Sorpréndeme
gather-bot-plain = Sin personaje
gather-bot-here = ya está en la mesa
gather-bot-odd = Bichos raros
gather-fair = Un reparto limpio
gather-fair-why = El barajado se sella antes de que nadie se siente, y cada cual puede añadirle una palabra. Así nadie, ni siquiera este servidor, puede amañar el mazo.
gather-cut = Tu palabra para el barajado
gather-cut-example = lo que quieras
gather-cut-give = Añadirla
gather-cut-again = Cambiarla
gather-cut-given = tu palabra ya está
gather-cut-long = Como mucho { $most } caracteres, así que hemos acortado la tuya.
gather-cut-by = Palabras añadidas por { $names }.
gather-commitment = El sello, para comparar al acabar la partida:
