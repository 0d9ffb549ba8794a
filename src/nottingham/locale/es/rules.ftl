### Las reglas del juego, para quien juega. docs/rules.md es la ley; los números vienen de web/src/rules/facts.json.

## Alrededor del texto

rules-title = Reglas
rules-lead = Todo el juego, en palabras sencillas. Busca lo que necesites o lee desde el principio: son diez minutos.
rules-contents = Índice
rules-search = Buscar en las reglas
rules-search-clear = Borrar la búsqueda
rules-found = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
rules-nothing = Las reglas no mencionan «{ $query }». Prueba con una palabra más corta.
rules-show = Mostrar
rules-show-all = Todo
rules-show-game = Solo esta partida
rules-with = Se juega con
rules-six = Seis jugadores
rules-packs = Expansiones
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
rules-about-1 = Sois mercaderes de camino al mercado. Manzanas, queso, pan y gallinas pueden cruzar la puerta de Nottingham. Pimienta, aguamiel, seda y ballestas no, y precisamente por eso valen mucho más.
rules-about-2 = En cada ronda, una persona hace de sheriff (o dos de ayudantes, si jugáis seis). Las demás cargan un saco y dicen qué lleva. El sheriff puede abrirlo o dejarlo pasar. Si se abre un saco, quien ha mentido paga al sheriff, y a quien ha dicho la verdad le paga el sheriff.
rules-about-3 = Hasta entonces, todo se puede negociar: sobornos, promesas, amenazas y un suspiro en el momento justo.
rules-about-4 = Al final se cuentan las mercancías, el oro y las coronas. Gana quien más riquezas tenga, y nadie pregunta cómo cruzaron la puerta.

## Mercancías

rules-goods-title = Mercancías
rules-goods-1 = Cada carta tiene un valor, que cuenta al final, y una sanción, que es lo que se paga por ella en la puerta.
rules-goods-2 = Las mercancías legales son las únicas que se pueden declarar. Van boca arriba en tu puesto y cuentan para las coronas: quien tiene más de una mercancía es su Rey, y quien va en segundo lugar, su Reina.
rules-goods-3 = El contrabando no se puede declarar nunca. Va boca abajo en lo alto de tu puesto: los demás ven cuántas cartas hay, pero no cuáles.
rules-goods-4 = Las mercancías reales son el contrabando más fino, y además cuentan para las coronas.
rules-goods-5 = Con tres jugadores no hay pan, y de algunas otras mercancías hay menos.

## Antes de la primera ronda

rules-setup-title = Antes de la primera ronda
rules-setup-1 = Cada persona recibe { $gold } de oro y { $hand } cartas. El oro nunca es secreto: se ve lo que hay en cada bolsa.
rules-setup-2 = El primer sheriff se sortea. Los reglamentos nombran a quien lleve encima más dinero de verdad, pero aquí nadie puede mirar en vuestros bolsillos: si queréis, quien organiza la mesa elige a esa persona antes de empezar. Si jugáis otra vez, se sortea. Después, el cargo pasa en el sentido de las agujas del reloj; «a la izquierda» es el asiento siguiente en ese sentido.
rules-setup-3 = Hay dos pilas de descartes, que empiezan con { $pile } cartas boca arriba cada una.
rules-setup-4 = Hay una sola pila de descartes, que empieza vacía.

## Una ronda en pocas palabras

rules-round-title = Una ronda en pocas palabras
rules-round-1 = Mercado: los mercaderes cambian las cartas que no quieren.
rules-round-2 = Carga: cada mercader mete de una a { $bag } cartas en su saco y lo cierra.
rules-round-3 = Declaración: cada mercader dice cuántas cartas lleva, que es verdad, y qué son, que puede serlo.
rules-round-4 = Registro: todo el mundo habla, y el sheriff o los ayudantes abren los sacos o los devuelven.
rules-round-5 = Final: se completan las manos y cambia el sheriff o, si jugáis seis, los ayudantes.
rules-round-6 = El sheriff no carga saco, y los ayudantes tampoco: guardan sus cartas para la ronda siguiente.
rules-round-7 = Con tres jugadores, la partida acaba cuando cada cual ha sido sheriff { $sheriff_at_three } veces; con cuatro o cinco, { $sheriff_at_more } veces.
rules-round-8 = Con seis jugadores, la partida dura { $rounds_at_six } rondas.

## Mercado

rules-market-title = Mercado
rules-market-1 = En tu turno, aparta hasta { $aside } cartas de tu mano y roba hasta volver a tener { $hand }, o quédate con todo. El sheriff o los ayudantes no tienen turno.
rules-market-2 = Empieza el mercader a la izquierda del sheriff y se sigue en el sentido de las agujas del reloj.
rules-market-3 = El sheriff elige qué mercader empieza y se sigue en el sentido de las agujas del reloj.
rules-market-4 = Lo que apartas queda de momento boca abajo. Roba carta a carta, de lo alto de cualquiera de las dos pilas de descartes o del mazo. Tras tu primera carta del mazo, ya no puedes robar de las pilas. Todo el mundo ve lo que coges de una pila.
rules-market-5 = Con la mano completa, pon lo apartado boca arriba en una de las pilas, en el orden que quieras. La carta de arriba es la primera que podrá coger el siguiente mercader.
rules-market-6 = Lo que apartas queda boca arriba delante de ti, y robas del mazo. Cuando acaban todos los mercaderes, esas cartas van a la pila de descartes.
rules-market-7 = Si a tu mano le faltan cartas, se completa en cualquier caso, aunque no apartes nada.
rules-market-8 = Cuando se acaba el mazo, las { $pile } cartas de arriba de cada pila se quedan, y el resto se baraja para formar un mazo nuevo.
rules-market-9 = Cuando se acaba el mazo, se baraja toda la pila de descartes para formar uno nuevo.
rules-market-10 = Casi nunca pasa, pero si no queda nada que robar, la mano se queda corta. Quien no tiene ninguna carta al cargar los sacos no juega esa ronda.

## Cargar el saco

rules-load-title = Cargar el saco
rules-load-1 = Todos los mercaderes cargan a la vez y en secreto: al menos una carta y como mucho { $bag }, legales o no, en cualquier combinación. Una vez cerrado, el saco no se toca.
rules-load-2 = Solo cuando se cierra el último saco se ve cuántas cartas lleva cada uno.
rules-load-3 = Lo que no metes en el saco se queda en tu mano para la ronda siguiente. Tras la última ronda no vale nada.

## Declaración

rules-declare-title = Declaración
rules-declare-1 = Empezando por la izquierda del sheriff, cada mercader se adelanta y declara un número y una sola mercancía legal. «Cuatro gallinas».
rules-declare-2 = El número siempre es cierto; de eso se encarga el juego. La mercancía la eliges tú, esté en el saco o no.
rules-declare-3 = El contrabando no se declara nunca, ni tampoco dos mercancías a la vez.
rules-declare-4 = Una mercancía real cuenta aquí como una carta y tampoco se puede declarar.
rules-declare-5 = Con tres jugadores nadie puede declarar pan, porque no lo hay.

## Registro

rules-inspect-title = Registro
rules-inspect-1 = El sheriff tiene todos los sacos y decide sobre ellos uno a uno, en el orden que quiera: los devuelve o los abre. Puede abrirlos todos o ninguno. Lo hecho, hecho está.
rules-inspect-2 = Devuelto: has pasado. Las mercancías legales van boca arriba a tu puesto, y el contrabando, boca abajo a lo alto de él, sin que nadie sepa qué era. Si no hay trato, nadie paga nada.
rules-inspect-3 = Abierto, y todo es como lo declaraste: el sheriff te paga la sanción de cada carta del saco, y las mercancías van a tu puesto. Cuatro gallinas honradas le cuestan { $honest } de oro.
rules-inspect-4 = Abierto, y algo no es como lo declaraste: las cartas que coinciden van igualmente a tu puesto. Todo lo demás se confisca, también lo legal, y pagas al sheriff las sanciones de lo que has perdido. Una manzana, un queso y dos de aguamiel, declarados como cuatro manzanas: te quedas la manzana, pierdes el resto y pagas { $caught } de oro.
rules-inspect-5 = En la puerta, las manzanas reales no son manzanas: quien declara manzanas y lleva una de ellas en el saco ha mentido.
rules-inspect-6 = El sheriff pone las cartas confiscadas en una de las dos pilas de descartes, en el orden que quiera.
rules-inspect-7 = Las cartas confiscadas van a la pila de descartes.

## Tratos

rules-deals-title = Tratos y sobornos
rules-deals-1 = Mientras haya sacos en la puerta, cualquiera puede hablar con cualquiera. Un trato es entre un mercader y el sheriff: uno ofrece y el otro dice «¡Trato hecho!». Puede ser sobre tu saco, sobre el de otra persona o sobre ninguno.
rules-deals-2 = Cada parte puede poner cualquier combinación de:
rules-deals-3 = oro;
rules-deals-4 = mercancías legales del puesto;
rules-deals-5 = contrabando del puesto;
rules-deals-6 = mercancías del saco del mercader, si ese mismo trato se lo devuelve;
rules-deals-7 = un compromiso del sheriff sobre un saco aún pendiente: devolverlo o abrirlo;
rules-deals-8 = promesas para rondas posteriores.
rules-deals-9 = Las cartas de la mano nunca entran en un trato. Un regalo también es un trato: no hace falta pedir nada a cambio.
rules-deals-10 = Un trato se cumple en cuanto se cierra: el oro y las mercancías cambian de manos, y se devuelven los sacos acordados. El compromiso de abrir un saco obliga hasta que se abre, por mucho que se ofrezca después.
rules-deals-11 = Una oferta sigue sobre la mesa hasta que se acepta, se rechaza, se retira, se sustituye o ya no se puede cumplir. Una contraoferta no quita la oferta a la que responde. Cuando acaba el registro, todas dejan de valer. Decisión nuestra: como mucho dos ofertas a la misma persona, una sobre el saco del mercader del trato y otra sobre todo lo demás; una nueva sustituye a la anterior del mismo tipo.
rules-deals-12 = Mientras tu oferta por tu propio saco siga sobre la mesa, el sheriff no puede devolverlo sin más: antes tiene que aceptarla o rechazarla.
rules-deals-13 = Lo que recibes va a tu puesto: lo legal boca arriba, el contrabando boca abajo. Las dos partes sabéis qué era el contrabando; los demás solo ven cuántas cartas.
rules-deals-14 = Los mercaderes también pueden cerrar tratos entre sí: oro, mercancías del puesto, contrabando y promesas, pero nada que esté en un saco ni que trate de uno.

## Mentiras en un trato

rules-lies-title = Mentir en un trato
rules-lies-1 = El oro y las mercancías legales están a la vista, así que nadie puede ofrecer más de lo que tiene. Pero solo tú sabes qué contrabando guardas y qué llevas en el saco: puedes ofrecer seda que nunca existió.
rules-lies-2 = Al cerrar el trato solo se entrega lo que existe de verdad, y el trato vale igualmente.
rules-lies-3 = Pero se descubre. Todo el mundo se entera de quién no ha cumplido, y la otra parte del trato ve todo tu contrabando, y el saco entero si ofreciste mercancías de él.

## Promesas, amenazas y el libro de promesas

rules-favours-title = Promesas, amenazas y el libro
rules-favours-1 = Las promesas para rondas posteriores no son vinculantes. Se compran y se venden, se cumplen y se rompen; pero quedan en el libro de promesas, y cualquiera puede leerlo.
rules-favours-2 = La promesa de no abrir un saco, o de abrirlo, se juzga la próxima vez que a quien la hizo le toque registrar y la otra persona tenga un saco.
rules-favours-3 = La promesa de pagar se cumple con un solo trato posterior que dé al menos ese oro. Si al final de la partida sigue sin pagarse, está rota.
rules-favours-4 = La promesa de abrir o no abrir que nunca se puso a prueba queda sin efecto al final. Lo que prometes con tus propias palabras no se juzga nunca: es decisión nuestra, porque un programa no sabría hacerlo.
rules-favours-5 = Una amenaza son solo palabras. «Paga o lo abro» no cuesta nada ni obliga a nadie, pero a quien amenaza en vano se le cree menos.

## Deudas

rules-debts-title = Deudas
rules-debts-1 = Las sanciones se pagan en oro. Si no te llega, primero das todo el que tienes. Esto vale también para el sheriff.
rules-debts-2 = Lo que falta lo cubres con mercancías legales de tu puesto, las que elijas, que valgan al menos esa cantidad. No se da cambio, y no puedes añadir una carta que no haga falta.
rules-debts-3 = Si no te bastan todas tus mercancías legales, las das todas y luego contrabando, que enseñas al darlo.
rules-debts-4 = Si no te queda nada, se te perdona el resto.
rules-debts-5 = Mientras alguien paga, todo lo demás espera.

## Fin de la ronda

rules-end-title = Fin de la ronda
rules-end-1 = Si hay sheriff, el cargo pasa a la izquierda. Después, cada cual roba del mazo hasta tener { $hand } cartas. Tras la última ronda nadie roba.
rules-end-2 = Si jugáis seis, se sortean los dos ayudantes siguientes.

## Fin de la partida

rules-scoring-title = Fin de la partida y recuento
rules-scoring-1 = Tras la última ronda, las cartas de la mano no valen nada. Tus puntos son
rules-scoring-2 = el valor de todas las mercancías de tu puesto, también el contrabando
rules-scoring-3 = tu oro
rules-scoring-4 = las bonificaciones de tus coronas
rules-scoring-5 = el valor de tus cartas del mercado negro
rules-scoring-6 = En cada mercancía legal, quien más tiene es Rey y quien va en segundo lugar es Reina. Las bonificaciones están en la tabla de mercancías.
rules-scoring-7 = Aquí, una mercancía real cuenta como dos o tres de las de su tipo.
rules-scoring-8 = Si hay empate por el Rey, se suman las bonificaciones del Rey y de la Reina y se reparten entre quienes empatan, redondeando hacia abajo, y no hay Reina. Si hay empate por la Reina, se reparte esa bonificación, redondeando hacia abajo. Nadie es Rey ni Reina de una mercancía que no tiene.
rules-scoring-9 = Gana quien suma más puntos. En caso de empate, quien tiene más cartas legales; después, quien tiene más cartas de contrabando; y si no, se comparte la victoria.

## Mercancías reales

rules-royal-title = Mercancías reales
rules-royal-1 = Manzanas verdes, queso gouda, un gallo real: las mercancías reales son las cartas más finas de todas. Durante la partida son contrabando a todos los efectos: no se pueden declarar, van boca abajo en lo alto del puesto y salen caras si las encuentran.
rules-royal-2 = Al final, cada una cuenta como dos o tres de las de su tipo en la carrera por el Rey y la Reina, y además suma su propio valor. La tabla de mercancías dice cuántas.
rules-royal-3 = Una expansión puede traer sus propias cartas reales. Entran aunque juguéis sin las mercancías reales de la caja.

## Mercado negro

rules-black_market-title = Mercado negro
rules-black_market-1 = La pimienta, el aguamiel y la seda tienen cada una su pila de dos cartas valiosas, con la de más valor arriba.
rules-black_market-2 = Desde que te devuelven el saco sin abrir y mientras dure el registro puedes, una vez por ronda, entregar { $price } cartas de contrabando iguales de tu puesto y llevarte la carta de arriba de esa pila. Al final suma su valor.
rules-black_market-3 = Las cartas que entregas se enseñan y salen del juego. Las mercancías reales no sirven. Si te abrieron el saco, tendrás que esperar a otra ronda.
rules-black_market-4 = La carta de arriba es para quien llega primero. Después del último saco, se pregunta a quienes aún no han canjeado nada, en el orden en que se devolvieron los sacos; ese orden es decisión nuestra.
rules-black_market-5 = Una carta del mercado negro queda boca arriba delante de ti y no es una mercancía: no se puede dar, no paga deudas y no cuenta en los empates.
rules-black_market-6 = Para guardar los secretos, se pregunta a quien podría tener las cartas, las tenga o no.

## Ayudantes

rules-deputies-title = Con seis: ayudantes y botín
rules-deputies-1 = Con seis jugadores no hay sheriff. En cada ronda se sortean dos ayudantes, y los otros cuatro son mercaderes. Tras { $rounds_at_six } rondas, cada cual ha sido ayudante { $deputy_at_six } veces.
rules-deputies-2 = El ayudante que sale primero en el sorteo elige quién abre el mercado, y las declaraciones empiezan por su izquierda.
rules-deputies-3 = Sobre cada saco, cada ayudante dice en voz alta «abrir» o «devolver», y puede cambiar de opinión hasta que el otro haya hablado de ese saco. Decisión nuestra: cada ayudante habla de un mismo saco { $words } veces como máximo.
rules-deputies-4 = Los dos devuelven: el saco pasa. Si ambos aceptaron un soborno, va al botín.
rules-deputies-5 = Los dos abren: un saco honrado le cuesta la mitad a cada uno. Lo que paga quien ha mentido va al botín.
rules-deputies-6 = No se ponen de acuerdo: quien quería abrir decide ahora por su cuenta sobre ese saco. Puede cerrar un trato propio y quedarse el soborno, abrirlo y pagar o cobrar sin repartir, o dejarlo pasar gratis.
rules-deputies-7 = Una oferta a los dos tienen que aceptarla ambos, y a cambio solo pueden dar compromisos y promesas. Una oferta a uno solo tiene que tratar de un saco que decida por su cuenta. Es decisión nuestra: el reglamento solo dice que se negocie libremente.
rules-deputies-8 = Tras el último saco se reparte el botín: la mitad del oro y la mitad de las cartas para cada uno. Quién se lleva qué, incluida la moneda o la carta que sobre, lo acuerdan entre los dos. Si no hay acuerdo, vale una decisión nuestra: cogen las cartas por turnos, de la más valiosa a la menos, empezando por el primer ayudante; la carta que sobra se descarta y la moneda va al banco. Cada ayudante puede proponer { $splits } repartos como máximo.

## Variantes

rules-variants-title = Variantes
rules-variants-1 = Hay { $seconds } segundos por mercader para todo el registro. Cuando se acaba la arena, las ofertas dejan de valer; se abren los sacos que un trato obliga a abrir y los demás se devuelven gratis. La arena se detiene mientras alguien paga o coloca cartas.
rules-variants-2 = Antes de repartir, { $removed } cartas salen del mazo, y nadie sabe cuáles hasta el final de la partida. Contar cartas ayuda menos.
rules-variants-3 = Las manos son de { $hand_seven } cartas en vez de { $hand_six }. Se siguen apartando, y cargando, { $bag } como mucho.
rules-variants-4 = Los mercaderes pueden cerrar tratos entre sí durante el registro.
rules-variants-5 = Se barajan cartas adicionales con el mazo. La tabla de mercancías de esa partida dice lo que valen.

## Relojes y ausencias

rules-clocks-title = Relojes y ausencias
rules-clocks-1 = Quien organiza la mesa puede limitar el tiempo de cada decisión. Cuando se acaba, se hace por ti una jugada sensata: conservar la mano, cargar un saco honrado, declarar la verdad, no abrir sacos, no canjear nada.
rules-clocks-2 = Si pierdes la conexión, conservas tu asiento. Al cabo de un rato entra un bot, que sabe lo que sabe ese asiento y nada más. Cuando vuelves, recuperas tu asiento al instante.
rules-clocks-3 = Cualquiera puede pedir una pausa. Empieza cuando la han pedido todas las personas presentes, y cualquiera puede terminarla.
rules-clocks-4 = Un bot que hace de sheriff o de ayudante espera un rato a quienes aún podrían hacer una oferta. Di que ya lo has dicho todo y seguirá antes.

## Quién sabe qué

rules-secrets-title = Quién sabe qué
rules-secrets-1 = Solo tú conoces tu mano, tu saco, tu contrabando y lo que te han dado o enseñado.
rules-secrets-2 = Todo el mundo ve las declaraciones, el oro, las mercancías legales, las pilas de descartes, las ofertas y los tratos, las promesas, cuántas cartas hay en cada sitio y todo lo que llevaba un saco abierto.
rules-secrets-3 = Si una oferta incluye contrabando, solo las dos partes ven qué es; los demás ven cuántas cartas.
rules-secrets-4 = Nadie conoce el orden del mazo. Los bots ven lo que puede ver su asiento, y ni una carta más.
rules-secrets-5 = Cuando acaba la partida, todo queda a la vista.

## Barajado limpio

rules-shuffles-title = Barajado limpio
rules-shuffles-1 = Antes de repartir se sortea un número secreto para barajar, y su sello se enseña a toda la mesa. Del sello nadie puede deducir el número, pero ningún otro número encaja con él.
rules-shuffles-2 = Cada cual puede añadir una palabra. El número y las palabras determinan juntos el orden de las cartas.
rules-shuffles-3 = Tras la partida se revela el número, y cualquiera puede comprobar que encaja con el sello y que da exactamente ese orden. Así nadie puede amañar el mazo, ni siquiera quien reparte.
