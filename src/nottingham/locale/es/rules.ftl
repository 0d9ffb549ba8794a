### Las reglas del juego, para quien juega. docs/rules.md es la ley; los números vienen de web/src/rules/facts.json.

## Alrededor del texto

rules-title = Las reglas
rules-lead = Todo el juego, en palabras sencillas. Busca lo que necesites o lee desde el principio: son diez minutos.
rules-contents = Índice
rules-search = Buscar en las reglas
rules-search-clear = Borrar la búsqueda
rules-found = { $count ->
    [one] { $count } pasaje encontrado
   *[other] { $count } pasajes encontrados
}
rules-nothing = Nada en las reglas habla de «{ $query }». Prueba con una palabra más corta.
rules-show = Mostrar
rules-show-all = Todo
rules-show-game = Solo esta partida
rules-with = Se juega con
rules-six = Seis jugadores
rules-packs = Paquetes de cartas
rules-table-good = Mercancía
rules-table-counts = cuenta como { $goods }
rules-table-worth = Rey { $king }, Reina { $queen }
rules-table-deck = En el mazo
rules-table-deck-three = Con tres
rules-table-deck-more = Con cuatro o más
rules-table-market = Valor, desde arriba
rules-table-lost = No se ha podido cargar la tabla de mercancías.

## De qué va

rules-about-title = De qué va
rules-about-1 = Sois mercaderes camino del mercado. Manzanas, queso, pan y gallinas pueden cruzar la puerta de Nottingham. Pimienta, aguamiel, seda y ballestas no, y precisamente por eso valen mucho más.
rules-about-2 = En cada ronda, uno de vosotros es el sheriff. Los demás cargan un saco y dicen qué lleva. El sheriff puede abrirlo o dejarlo pasar. Si un saco se abre, quien mintió paga al sheriff, y quien dijo la verdad cobra del sheriff.
rules-about-3 = Hasta entonces todo se puede hablar: sobornos, promesas, amenazas y un suspiro en el momento justo.
rules-about-4 = Al final se cuentan mercancías, oro y coronas. Gana quien más tenga, y nadie pregunta cómo cruzó la puerta.

## Mercancías

rules-goods-title = Mercancías
rules-goods-1 = Cada carta tiene un valor, que cuenta al final, y una sanción, que es lo que se paga por ella en la puerta.
rules-goods-2 = Las mercancías legales son las que se pueden declarar. Quedan boca arriba en tu puesto y compiten por las coronas: quien trae más de una mercancía es su Rey, y quien va detrás, su Reina.
rules-goods-3 = El contrabando no se declara nunca. Queda boca abajo bajo tu puesto: los demás ven cuántas cartas hay, nunca cuáles.
rules-goods-4 = Las mercancías reales son contrabando de lo más fino, que también cuenta para las coronas.
rules-goods-5 = Con tres jugadores no hay pan, y de algunas otras mercancías hay menos.

## Antes de la primera ronda

rules-setup-title = Antes de la primera ronda
rules-setup-1 = Cada uno recibe { $gold } de oro y { $hand } cartas. El oro nunca es secreto: todos ven lo que hay en cada bolsa.
rules-setup-2 = El primer sheriff se sortea. Después el cargo va pasando en el sentido del reloj; «a la izquierda» es el asiento siguiente.
rules-setup-3 = Se empiezan dos pilas de descartes con { $pile } cartas a la vista en cada una.
rules-setup-4 = Hay una sola pila de descartes, vacía al principio.

## Una ronda de un vistazo

rules-round-title = Una ronda de un vistazo
rules-round-1 = Mercado: los mercaderes cambian las cartas que no quieren.
rules-round-2 = Carga: cada uno mete de una a { $bag } cartas en su saco y lo cierra.
rules-round-3 = Declaración: cada uno dice cuántas cartas lleva, que es verdad, y cuáles son, que puede serlo.
rules-round-4 = Registro: todos hablan, y el sheriff abre sacos o los devuelve.
rules-round-5 = Final: se completan las manos, y el siguiente es sheriff.
rules-round-6 = Quien tiene el cargo no carga saco y guarda las cartas de su mano para la ronda siguiente.
rules-round-7 = Con tres jugadores, la partida acaba cuando todos han sido sheriff { $sheriff_at_three } veces; con cuatro o cinco, { $sheriff_at_more } veces.
rules-round-8 = Con seis, la partida tiene { $rounds_at_six } rondas.

## Mercado

rules-market-title = Mercado
rules-market-1 = En tu turno, aparta hasta { $aside } cartas de tu mano y roba hasta volver a { $hand }; o quédate con todo. El sheriff no tiene turno.
rules-market-2 = Empieza el mercader a la izquierda del sheriff y se sigue en el sentido del reloj.
rules-market-3 = El sheriff nombra al mercader que empieza y se sigue en el sentido del reloj.
rules-market-4 = Lo que apartas queda de momento boca abajo. Roba carta a carta, de lo alto de cualquiera de las dos pilas de descartes o del mazo. Tras la primera carta del mazo, las pilas quedan cerradas para ti. Lo que tomas de una pila lo ven todos.
rules-market-5 = Con la mano completa, pon lo apartado boca arriba en una de las pilas, en el orden que quieras. La carta de encima es la primera que podrá tomar el siguiente mercader.
rules-market-6 = Lo que apartas queda boca arriba delante de ti, y robas del mazo. Cuando todos los mercaderes han acabado, todo va a la pila de descartes.
rules-market-7 = Una mano incompleta se completa en todo caso, aunque no apartes nada.
rules-market-8 = Cuando se acaba el mazo, se quedan las { $pile } cartas de encima de cada pila, y con el resto barajado se forma un mazo nuevo.
rules-market-9 = Cuando se acaba el mazo, se baraja toda la pila de descartes para formar uno nuevo.
rules-market-10 = Casi nunca pasa, pero si no queda nada que robar, la mano se queda corta. Quien no tiene ninguna carta al cargar los sacos no juega esa ronda.

## Cargar el saco

rules-load-title = Cargar el saco
rules-load-1 = Todos los mercaderes cargan a la vez y en secreto: al menos una carta, como mucho { $bag }, legales o no, mezcladas como quieras. Una vez cerrado, el saco no se vuelve a abrir.
rules-load-2 = Solo cuando se cierra el último saco se ve cuántas cartas lleva cada uno.
rules-load-3 = Lo que no metes se queda en tu mano para la ronda siguiente. Tras la última ronda no vale nada.

## Declaración

rules-declare-title = Declaración
rules-declare-1 = Desde la izquierda del sheriff, uno tras otro, cada mercader se adelanta y declara un número y una sola mercancía legal. «Cuatro gallinas».
rules-declare-2 = El número es siempre el verdadero; de eso se encarga el juego. La mercancía es cosa tuya, esté en el saco o no.
rules-declare-3 = El contrabando no se declara nunca, ni tampoco dos mercancías a la vez.
rules-declare-4 = Una mercancía real cuenta aquí como una carta y tampoco se puede declarar.
rules-declare-5 = Con tres jugadores nadie puede declarar pan, porque no lo hay.

## Registro

rules-inspect-title = Registro
rules-inspect-1 = El sheriff tiene todos los sacos y los resuelve uno a uno, en el orden que quiera: devolverlo o abrirlo. Puede abrirlos todos o ninguno. Lo hecho, hecho está.
rules-inspect-2 = Devuelto: has pasado. Las mercancías legales van boca arriba a tu puesto, el contrabando boca abajo debajo de él, y nadie sabe qué era. Si no hay trato, no cuesta nada.
rules-inspect-3 = Abierto, y todo es como se declaró: el sheriff te paga la sanción de cada carta, y las mercancías van a tu puesto. Cuatro gallinas honradas le cuestan { $honest } de oro.
rules-inspect-4 = Abierto, y algo no es como se declaró: lo que sí lo es va a tu puesto igualmente. Todo lo demás se confisca, también lo legal, y pagas al sheriff las sanciones de lo que has perdido. Una manzana, un queso y dos de aguamiel, declarados como cuatro manzanas: la manzana es tuya, lo demás se pierde, y con ello { $caught } de oro.
rules-inspect-5 = En la puerta, las manzanas reales no son manzanas: quien declara manzanas y lleva una de ellas ha mentido.
rules-inspect-6 = El sheriff pone las cartas confiscadas en una de las dos pilas de descartes, en el orden que quiera.
rules-inspect-7 = Las cartas confiscadas van a la pila de descartes.

## Tratos

rules-deals-title = Tratos y sobornos
rules-deals-1 = Mientras haya sacos en la puerta, cualquiera puede hablar con cualquiera. Un trato es entre un mercader y el sheriff: uno ofrece y el otro dice «¡Trato hecho!». Puede ser sobre tu saco, sobre el de otro o sobre ninguno.
rules-deals-2 = Cada parte puede poner, mezclado como quiera:
rules-deals-3 = oro;
rules-deals-4 = mercancías legales del puesto;
rules-deals-5 = contrabando de debajo del puesto;
rules-deals-6 = mercancías del saco del mercader, si ese mismo trato se lo devuelve;
rules-deals-7 = la palabra firme del sheriff sobre un saco aún sin resolver: devolverlo o abrirlo;
rules-deals-8 = promesas para rondas siguientes.
rules-deals-9 = Las cartas de la mano nunca entran en un trato. Un regalo también es un trato: no hace falta pedir nada a cambio.
rules-deals-10 = Un trato se cumple en el momento en que se cierra: oro y mercancías cambian de manos, y los sacos prometidos se devuelven. La palabra de abrir un saco obliga hasta que se abre, por mucho que se ofrezca después.
rules-deals-11 = Una oferta sigue en la mesa hasta que se acepta, se rechaza o se retira, hasta que haces otra a la misma persona o hasta que ya no se puede cumplir. Responder con una oferta propia deja la primera donde está. Cuando acaba el registro, caen todas.
rules-deals-12 = Mientras tu propia oferta por tu saco esté en la mesa, el sheriff no puede devolverlo sin más: antes hay que aceptarla o rechazarla.
rules-deals-13 = Lo que recibes va a tu puesto: lo legal boca arriba, el contrabando boca abajo. Vosotros dos sabéis qué era; los demás solo ven cuántas cartas de contrabando eran.
rules-deals-14 = Los mercaderes también pueden cerrar tratos entre ellos: oro, mercancías del puesto, contrabando y promesas, pero nada de los sacos ni sobre ellos.

## Mentiras en un trato

rules-lies-title = Mentir en un trato
rules-lies-1 = El oro y las mercancías legales están a la vista, así que nadie puede ofrecer más de lo que hay. Pero lo que guardas bajo el puesto o en el saco no lo sabe nadie más: puedes ofrecer seda que nunca existió.
rules-lies-2 = Al cerrarse el trato solo se entrega lo que existe de verdad, y el trato vale igualmente.
rules-lies-3 = Pero se descubre. Todos se enteran de quién no cumplió, y la otra parte ve todo tu contrabando, y el saco entero si se nombraron mercancías de él.

## Promesas, amenazas y el registro de promesas

rules-favours-title = Promesas y amenazas
rules-favours-1 = Las promesas para rondas siguientes no obligan a nadie. Se compran y se venden, se cumplen y se rompen; pero quedan apuntadas, y todos pueden leerlas.
rules-favours-2 = La promesa de perdonar un saco, o de abrirlo, se juzga la próxima vez que quien la hizo tenga el cargo y el otro tenga un saco.
rules-favours-3 = La promesa de pagar se cumple con un solo trato posterior que dé al menos ese oro. Si al final de la partida sigue sin pagar, está rota.
rules-favours-4 = La promesa de perdonar o de abrir que nunca se puso a prueba queda sin efecto al final. Lo que prometes con tus propias palabras no se juzga nunca.
rules-favours-5 = Una amenaza son solo palabras. «Paga o lo abro» no cuesta nada y no obliga a nadie; pero a quien amenaza y no cumple se le cree menos.

## Deudas

rules-debts-title = Deudas
rules-debts-1 = Las sanciones se pagan en oro. Si no alcanza, primero se da todo el que hay; también vale para el sheriff.
rules-debts-2 = Por lo que falta das mercancías legales de tu puesto, las que elijas, que valgan al menos tanto. No se da cambio, y no puedes añadir una carta que se pudiera dejar fuera.
rules-debts-3 = Si todas tus mercancías legales no bastan, se van todas, y después contrabando, que enseñas al darlo.
rules-debts-4 = A quien no le queda nada, se le perdona el resto.
rules-debts-5 = Mientras alguien paga, todo lo demás espera.

## Fin de la ronda

rules-end-title = Fin de la ronda
rules-end-1 = El cargo de sheriff pasa a la izquierda, y cada uno roba del mazo hasta { $hand } cartas. Tras la última ronda nadie roba.
rules-end-2 = Se sacan los dos ayudantes siguientes.

## Fin de la partida

rules-scoring-title = Fin de la partida y recuento
rules-scoring-1 = Tras la última ronda, las manos no valen nada. Tus puntos son
rules-scoring-2 = el valor de todas las mercancías que hay en tu puesto y debajo de él
rules-scoring-3 = tu oro
rules-scoring-4 = las bonificaciones de tus coronas
rules-scoring-5 = el valor de tus cartas del mercado negro
rules-scoring-6 = De cada mercancía legal, quien más tiene es Rey y quien va segundo es Reina; las bonificaciones están en la tabla de mercancías.
rules-scoring-7 = Aquí una mercancía real cuenta como dos o tres de su clase.
rules-scoring-8 = Si varios empatan por el Rey, se suman las bonificaciones del Rey y de la Reina y se reparten entre ellos, redondeando hacia abajo, y no hay Reina. Si empatan por la Reina, se reparten esa bonificación, redondeando hacia abajo. Nadie es Rey ni Reina de una mercancía que no tiene.
rules-scoring-9 = Gana quien suma más puntos. En caso de empate, quien tiene más cartas legales; después, quien tiene más de contrabando; y si no, se comparte la victoria.

## Mercancías reales

rules-royal-title = Mercancías reales
rules-royal-1 = Manzanas verdes, queso gouda, un gallo real: se mezclan en el mazo unas pocas cartas de lo más fino. En el juego son contrabando a todos los efectos: no se declaran, quedan boca abajo bajo el puesto y salen caras si las encuentran.
rules-royal-2 = Al final, cada una cuenta como dos o tres de su clase en la carrera por el Rey y la Reina, y vale en proporción. La tabla de mercancías dice cuántas.

## Mercado negro

rules-black_market-title = Mercado negro
rules-black_market-1 = Para la pimienta, el aguamiel y la seda hay una pila de dos cartas valiosas cada una, la más cara encima.
rules-black_market-2 = Cuando se ha resuelto el último saco, cada mercader cuyo saco se devolvió sin abrir puede, una vez por ronda, entregar { $price } cartas de contrabando iguales de debajo de su puesto y tomar la carta de encima de esa pila. Cuenta su valor al final.
rules-black_market-3 = Las cartas entregadas se enseñan y salen del juego. Las mercancías reales no sirven para esto. Quien tuvo el saco abierto espera a otra ronda.
rules-black_market-4 = Se va en el orden en que se devolvieron los sacos: el primero que llega se la lleva.
rules-black_market-5 = Una carta del mercado negro queda a la vista delante de ti y no es mercancía: no se puede dar, no paga deudas y no cuenta en los empates.
rules-black_market-6 = Para que nadie delate un secreto, se pregunta a todos los que podrían tener las cartas, también a quienes no las tienen.

## Ayudantes

rules-deputies-title = Con seis: ayudantes y botín
rules-deputies-1 = Con seis no hay sheriff. En cada ronda se sacan dos ayudantes, y cuatro son mercaderes. Tras { $rounds_at_six } rondas, cada uno ha sido ayudante { $deputy_at_six } veces.
rules-deputies-2 = El ayudante que sale primero nombra a quien empieza el mercado, y las declaraciones empiezan por su izquierda.
rules-deputies-3 = De cada saco, cada ayudante dice en voz alta «abrir» o «devolver», y puede cambiarlo hasta que el otro haya hablado de ese saco.
rules-deputies-4 = Los dos devuelven: el saco pasa. El soborno que ambos aceptaron va al botín.
rules-deputies-5 = Los dos abren: un saco honrado le cuesta la mitad a cada uno. Lo que paga quien mintió va al botín.
rules-deputies-6 = No están de acuerdo: quien quería abrir se queda solo con ese saco y puede cerrar un trato propio y guardarse el soborno, abrirlo y pagar o cobrar sin repartir, o dejarlo ir por nada.
rules-deputies-7 = Una oferta a los dos necesita el sí de ambos, y los ayudantes solo dan en ella su palabra y promesas. Una oferta a uno solo ha de ser sobre un saco que tenga él solo.
rules-deputies-8 = Tras el último saco se reparte el botín: a cada uno, la mitad del oro y la mitad de las cartas. Quién se lleva qué, y la moneda o carta que sobra, lo acuerdan entre los dos. Sin acuerdo, las cartas se ordenan de la más cara a la más barata y se toman por turnos, empezando por el primer ayudante; la carta que sobra se descarta, y la moneda va a la banca.

## Variantes

rules-variants-title = Variantes
rules-variants-1 = Hay { $seconds } segundos por mercader para todo el registro. Cuando ha caído la arena, caen todas las ofertas; los sacos que alguien se obligó a abrir se abren, y los demás se devuelven por nada. La arena se detiene mientras alguien paga o coloca cartas.
rules-variants-2 = Antes de repartir, { $removed } cartas salen del mazo, y nadie sabe cuáles hasta el final. Contar cartas ayuda menos.
rules-variants-3 = Las manos son de { $hand_seven } cartas en vez de { $hand_six }. En el mercado y en el saco siguen siendo { $bag } como mucho.
rules-variants-4 = Los mercaderes pueden cerrar tratos entre ellos durante el registro.
rules-variants-5 = Se mezclan cartas adicionales en el mazo. Lo que valen está en la tabla de mercancías de esa partida.

## Relojes y ausencias

rules-clocks-title = Relojes y ausencias
rules-clocks-1 = El anfitrión puede poner un tiempo para cada decisión. Cuando se acaba, se hace por ti lo más sensato: conservar la mano, cargar un saco honrado, declarar la verdad, dejar los sacos cerrados, no reclamar nada.
rules-clocks-2 = Quien pierde la conexión conserva su asiento. Al cabo de un rato entra un bot, que sabe lo que sabe ese asiento y nada más. Quien vuelve lo recupera al instante.
rules-clocks-3 = Cualquiera puede pedir una pausa. Empieza cuando la han pedido todas las personas presentes, y cualquiera puede terminarla.
rules-clocks-4 = Un bot con cargo espera un rato a quienes aún podrían hacer una oferta. Di que ya lo has dicho todo, y seguirá antes.

## Quién sabe qué

rules-secrets-title = Quién sabe qué
rules-secrets-1 = Solo tú conoces tu mano, tu saco, el contrabando bajo tu puesto y lo que te han dado o enseñado.
rules-secrets-2 = Todos ven las declaraciones, el oro, las mercancías legales, las pilas de descartes, las ofertas y los tratos, las promesas, cuántas cartas hay en cada sitio y todo lo que llevaba un saco abierto.
rules-secrets-3 = Del contrabando de una oferta solo las dos partes ven qué es; los demás ven cuántas cartas.
rules-secrets-4 = Nadie conoce el orden del mazo. Los bots ven lo que puede ver su asiento, y ni una carta más.
rules-secrets-5 = Cuando acaba la partida, todo se enseña a todos.

## Mezclas limpias

rules-shuffles-title = Mezclas limpias
rules-shuffles-1 = Antes de repartir se saca un número secreto para la mezcla, y su sello se os enseña a todos. Del sello nadie puede deducir el número, pero ningún otro número encaja con él.
rules-shuffles-2 = Cada jugador puede añadir una palabra suya. El número y las palabras dan juntos el orden de las cartas.
rules-shuffles-3 = Tras la partida se muestra el número, y cualquiera puede comprobar que encaja con el sello y que las cartas estaban justo así. Por eso nadie puede amañar el mazo, ni siquiera quien reparte.
