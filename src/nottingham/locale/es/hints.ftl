### Qué se pide, por qué y en qué pensar: para quien es nuevo en la mesa.

why-more = Más en las reglas: { $section }

## Lo que se te pide: primero de qué va, luego en qué pensar

why-name_starter = Tienes el cargo, así que dices qué mercader va primero al mercado. Los demás siguen en el sentido del reloj.
why-name_starter-think = Quien empieza no ha visto nada de lo que tiran los demás; quien va el último lo ha visto todo.
why-swap_first = Antes de cargar los sacos puedes cambiar cartas: aparta algunas y luego toma otras tantas, de las pilas a la vista o del mazo.
why-swap_first-think = Una carta de una pila es segura, pero todos te ven tomarla. Una carta del mazo es una sorpresa, y tu secreto.
why-swap_second = Antes de cargar los sacos puedes cambiar cartas: aparta algunas a la vista de todos y roba otras tantas del mazo.
why-swap_second-think = Varias cartas de una misma mercancía legal hacen un saco honrado que es peligroso abrir. Y lo que tiras dice a los demás lo que no coleccionas.
why-discard = Las cartas apartadas van ahora boca arriba a una de las dos pilas, en el orden que quieras.
why-discard-think = El siguiente mercader puede tomar la carta de encima. Entierra lo que otros coleccionan y deja encima lo que no ayuda a nadie.
why-load_bag = Mete en el saco lo que quieras pasar por la puerta. Nadie ve qué es; cuando todos están cerrados, se ve cuántas cartas lleva cada uno.
why-load_bag-think = Un saco honrado es seguro, y cobra si lo abren. Cada mentira cuesta su sanción si la encuentran, y da su valor si no.
why-declare = Todos oyen lo que tu saco dice llevar. El número se dice por ti y es cierto; la mercancía legal la eliges tú.
why-declare-think = Lo que coincide con lo declarado sigue siendo tuyo aunque abran el saco. Por lo demás, di lo que vayan a creer.
why-answer = Alguien te ofrece un trato. Acéptalo y se cumple al momento; recházalo y desaparece; o responde con una oferta tuya.
why-answer-think = El oro es seguro. Lo que sale de debajo de un puesto o de un saco puede no existir, y las promesas no obligan a nadie.
why-officer = Los sacos están en tus manos. Si abres uno, quien mintió te paga, pero tú pagas a quien fue honrado. Si lo devuelves, nadie paga nada, salvo que antes hagas un trato.
why-officer-think = Tómate tu tiempo: pon precio, amenaza, déjales hablar. Mira a quién han pillado antes y qué colecciona cada cual.
why-deputy = Entre los dos decidís cada saco. Si ambos queréis abrirlo, compartís coste y ganancia. Si solo quieres tú, ese saco es cosa tuya.
why-deputy-think = Lo que tomáis los dos va al botín y se reparte. Lo que tomas por tu cuenta es tuyo, y el riesgo también.
why-bargain = Tu saco está en la puerta y pueden abrirlo en cualquier momento. Es la hora de hablar: ofrece algo por él o pon cara de nada.
why-bargain-think = ¿Cuánto te costaría que lo abran? Todo lo que sea menos es buen precio. Un saco honrado no necesita soborno.
why-pay = Ya no tienes oro, y lo que aún debes se paga en mercancías. Han de valer al menos tanto, y no hay cambio.
why-pay-think = Da lo que menos duela: mercancías de las que no serás ni Rey ni Reina.
why-place = Lo que has confiscado va a una de las dos pilas, en el orden que quieras.
why-place-think = En el próximo mercado, alguien encontrará encima lo que dejes ahí.
why-claim = Te devolvieron el saco sin abrir. Así que puedes entregar tres cartas de contrabando iguales y tomar por ellas la carta de encima del mercado negro.
why-claim-think = Esa carta vale más que las tres juntas. Si no tienes tres iguales, se te pregunta igualmente, para que nadie aprenda nada de la pregunta.
why-share = Se reparte el botín: a cada uno, la mitad del oro y la mitad de las cartas. Queda hecho cuando ambos proponéis lo mismo.
why-share-think = Según el reglamento se toman las cartas por turnos, las más caras primero. Propón otra cosa solo si os conviene a los dos.

## Mientras se pregunta a otros

why-offered = Tu oferta está en la mesa. Hasta que la respondan, puedes cambiarla o retirarla.
why-wait_market = Los mercaderes cambian cartas, uno tras otro. Lo que toman y lo que tiran dice algo de lo que coleccionan.
why-wait_load = Todos los mercaderes cargan en secreto, a la vez. Cuando se cierra el último saco, empiezan las declaraciones.
why-wait_declare = Uno tras otro, los mercaderes dicen qué llevan en el saco. El número es siempre cierto; la mercancía, quizá.
why-wait_inspect = Los sacos están en la puerta y se abren o se devuelven uno a uno. Mientras tanto, quien juega puede hablar y hacer ofertas.
why-wait_debt = Alguien tiene poco oro y elige mercancías para pagar. Todo lo demás espera.
why-wait_place = Las cartas confiscadas van a una pila, en el orden que quiera el sheriff.
why-wait_claim = Se pregunta a los mercaderes que recuperaron el saco cerrado si quieren algo del mercado negro.
why-wait_share = Los dos ayudantes se reparten lo que han tomado juntos.
why-over = La partida ha terminado. Todo está contado y ya nada es secreto.

## Consejos, cuando alguien duda

tip-title = Un consejo
tip-thanks = Gracias
tip-never = No más consejos
tip-name_starter = Puedes nombrar a cualquiera. Quien va primero decide sin saber qué tiran los demás.
tip-swap-collect = Tienes { $goods }. Guárdalas juntas y busca más: muchas cartas iguales hacen un saco que nadie quiere abrir.
tip-swap-pile = Encima de una pila está lo que coleccionas: { $good }. Puedes tomar esa carta antes de robar del mazo.
tip-swap-contraband = El contrabando puede esperar en tu mano a que llegue un sheriff amigo del oro. { $good }: vale { $value } al final.
tip-swap-plan = Colecciona una mercancía legal y aparta lo que no encaje. También puedes quedarte con todo.
tip-discard = La última carta que pones queda encima, y el siguiente mercader puede tomarla.
tip-load-honest = Declarado con honradez, este saco le costaría { $fine } al sheriff que lo abra: { $goods }.
tip-load-smuggle = { $good }: da { $value } al final si la carta pasa, cuesta { $penalty } si la encuentran. Una sola carta así entre otras honradas es poco riesgo.
tip-load-last = Es la última ronda: lo que se quede en tu mano no vale nada.
tip-declare-true = Tu saco es honrado. Si lo abren, recibes { $fine }. Quizá convenga poner cara de apuro.
tip-declare-part = Declara lo que más llevas: { $good }. Eso al menos sigue siendo tuyo aunque abran el saco.
tip-declare-bold = Nada de tu saco se puede declarar. Elige lo que vayan a creer; abierto te cuesta { $fine }.
tip-answer-gold = Te ofrecen { $gold }. Si el saco es honrado, abrirlo te costaría { $fine }.
tip-answer-unseen = Lo que sale de debajo de un puesto o de un saco puede no existir. Si es así, te enseñarán la verdad, pero no recibirás más.
tip-answer-promise = Una promesa para más tarde no obliga a nadie. Queda apuntado si se cumplió.
tip-answer-counter = ¿Es poco? Responde con una oferta tuya: la primera se queda donde está.
tip-officer-cost = Si { $name } dice la verdad, abrir ese saco te cuesta { $fine }. Si no, te pagan por cada mentira.
tip-officer-poor = Tienes { $gold }. Si abres un saco honrado y no puedes pagar, se van tus mercancías.
tip-officer-price = No hace falta esperar ofertas: pon precio tú.
tip-deputy = Si dices «abrir» y el otro ayudante no, el saco es solo tuyo: el soborno, la multa y el riesgo.
tip-bargain-lying = Si abren tu saco, te cuesta { $fine } y además lo escondido. La mitad de eso es una oferta que merece la pena.
tip-bargain-honest = Tu saco es honrado: abierto, te da { $fine }. No hace falta que ofrezcas nada.
tip-bargain-others = También puedes pagar para que abran el saco de otro.
tip-pay = Da primero mercancías de las que otros tienen muchas más que tú.
tip-place = En el próximo mercado otros roban de estas pilas. Lo que entierras no les llega.
tip-claim-worth = Tus tres cartas contarían { $sum } al final; la del mercado negro cuenta { $value }.
tip-claim-none = No tienes tres iguales. No tomes nada; nadie sabrá por qué.
tip-share = Si no os ponéis de acuerdo, repartir según el reglamento es justo para los dos.
