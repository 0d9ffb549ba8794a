### Qué se pide, por qué y en qué pensar: para quien es nuevo en la mesa.

why-more = Más en las reglas: { $section }

## Lo que se te pide: primero de qué va, luego en qué pensar

why-name_starter = Esta ronda te toca registrar, así que eliges qué mercader abre el mercado. Los demás siguen en el sentido de las agujas del reloj.
why-name_starter-think = Quien empieza no ha visto nada de lo que descartan los demás; quien va al final lo ha visto todo.
why-swap_first = Antes de cargar los sacos puedes cambiar cartas: aparta algunas y luego roba otras tantas, de las pilas a la vista o del mazo.
why-swap_first-think = Una carta de una pila es segura, pero todo el mundo ve que la coges. Una carta del mazo es una sorpresa, y tu secreto.
why-swap_second = Antes de cargar los sacos puedes cambiar cartas: aparta algunas a la vista de todo el mundo y roba otras tantas del mazo.
why-swap_second-think = Varias cartas de una misma mercancía legal hacen un saco honrado que es peligroso abrir. Y lo que descartas dice a los demás lo que no coleccionas.
why-discard = Las cartas apartadas van ahora boca arriba a una de las dos pilas, en el orden que quieras.
why-discard-think = El siguiente mercader puede coger la carta de arriba. Entierra lo que otros coleccionan y deja arriba lo que no ayuda a nadie.
why-load_bag = Mete en el saco las cartas que quieras pasar por la puerta. Nadie ve cuáles son. Cuando todos los sacos están cerrados, se ve cuántas cartas lleva cada uno.
why-load_bag-think = Un saco honrado es seguro, y te da oro si lo abren. Cada mentira cuesta su sanción si la encuentran y da su valor si no.
why-declare = Di ante la mesa qué lleva tu saco. El número ya está puesto y siempre es cierto. La mercancía legal la eliges tú.
why-declare-think = Las cartas que coinciden con lo declarado siguen siendo tuyas aunque abran el saco. Para el resto, di lo que vayan a creerse.
why-answer = Alguien te ofrece un trato. Si lo aceptas, se cumple al momento; si lo rechazas, desaparece. También puedes responder con una oferta tuya.
why-answer-think = El oro es seguro. El contrabando de un puesto o lo que lleva un saco puede no existir, y las promesas para más tarde no son vinculantes.
why-officer = Los sacos están en tus manos. Si abres uno, quien mintió te paga, pero tú pagas a quien fue honrado. Si lo devuelves, nadie paga nada, salvo que antes hagas un trato.
why-officer-think = Tómate tu tiempo: pon precio, amenaza, deja que hablen. Mira a quién han pillado antes y qué colecciona cada cual.
why-deputy = Cada saco lo decidís entre los dos. Si ambos queréis abrirlo, compartís el coste y la ganancia. Si solo quieres tú, ese saco pasa a ser cosa tuya.
why-deputy-think = Lo que conseguís juntos va al botín y se reparte. Lo que consigues por tu cuenta es tuyo, y el riesgo también.
why-bargain = Tu saco está en la puerta y pueden abrirlo en cualquier momento. Es hora de hablar: haz una oferta o pon cara de póquer.
why-bargain-think = ¿Cuánto te costaría que lo abrieran? La sanción, y además lo que te confisquen. La sanción la cobraría el sheriff de todos modos, así que un soborno que le tiente suele ser mayor. Un saco honrado no necesita soborno.
why-pay = Te has quedado sin oro, así que el resto lo pagas con mercancías. Tienen que valer al menos lo que debes, y no hay cambio.
why-pay-think = Da lo que menos duela: mercancías de las que no serás ni Rey ni Reina.
why-place = Lo que has confiscado va a una de las dos pilas, en el orden que quieras.
why-place-think = En el próximo mercado, alguien podrá coger lo que dejes arriba.
why-claim = Tu saco ha vuelto sin abrir, así que puedes entregar tres cartas de contrabando iguales y llevarte la carta de arriba de su pila en el mercado negro.
why-claim-think = Esa carta vale más que las tres juntas. Se te pregunta aunque no tengas tres iguales: así la pregunta no delata a nadie.
why-share = Se reparte el botín: la mitad del oro y la mitad de las cartas para cada ayudante. Queda hecho cuando ambos proponéis lo mismo.
why-share-think = El reglamento lo deja en vuestras manos. Si no hay acuerdo, vale una decisión nuestra: las cartas se cogen por turnos, de la más valiosa a la menos, y empieza el primer ayudante.

## Mientras se pregunta a otros

why-offered = Tu oferta está sobre la mesa. Hasta que respondan, puedes cambiarla o retirarla.
why-wait_market = Los mercaderes cambian cartas, uno tras otro. Lo que cogen y lo que descartan da pistas sobre lo que coleccionan.
why-wait_load = Todos los mercaderes cargan en secreto, a la vez. Cuando se cierra el último saco, empiezan las declaraciones.
why-wait_declare = Uno tras otro, los mercaderes dicen qué llevan en el saco. El número siempre es cierto; la mercancía, quizá.
why-wait_inspect = Los sacos de la puerta se abren o se devuelven uno a uno. Mientras tanto, toda la mesa puede hablar y hacer ofertas.
why-wait_debt = A alguien no le llega el oro y elige mercancías para pagar. Todo lo demás espera.
why-wait_place = El sheriff pone las cartas confiscadas en una pila, en el orden que quiera.
why-wait_claim = A los mercaderes que recuperaron el saco sin abrir y aún no han canjeado nada se les pregunta si quieren algo del mercado negro.
why-wait_share = Los dos ayudantes se reparten lo que han conseguido juntos.
why-over = La partida ha terminado. Todo está contado y ya nada es secreto.

## Consejos, cuando alguien duda

tip-title = Consejo
tip-thanks = Entendido
tip-never = No más consejos
tip-name_starter = Puedes elegir a cualquiera. Quien va primero decide sin saber qué descartarán los demás.
tip-swap-collect = Tienes { $goods }. Guarda esas cartas y busca más: un saco lleno de lo mismo es un saco que nadie quiere abrir.
tip-swap-pile = Encima de una pila hay algo que coleccionas: { $good }. Puedes coger esa carta antes de robar del mazo.
tip-swap-contraband = El contrabando puede esperar en tu mano a que llegue un sheriff amigo del oro. { $good }: vale { $value } al final.
tip-swap-plan = Colecciona una mercancía legal y aparta lo que no encaje. También puedes quedarte con todo.
tip-discard = La última carta que pones queda arriba, y el siguiente mercader puede cogerla.
tip-load-honest = Si lo declaras con honradez, abrir este saco le costará { $fine } al sheriff: { $goods }.
tip-load-smuggle = { $good }: da { $value } al final si la carta pasa, cuesta { $penalty } si la encuentran. Una sola carta así entre otras honradas es poco riesgo.
tip-load-last = Es la última ronda: las cartas que se queden en tu mano no valen nada.
tip-declare-true = Tu saco es honrado. Si lo abren, recibes { $fine }. Prueba a poner cara de apuro.
tip-declare-part = Declara lo que más llevas: { $good }. Esas cartas siguen siendo tuyas aunque abran el saco.
tip-declare-bold = Nada de tu saco se puede declarar. Elige lo que vayan a creerse. Si lo abren, te cuesta { $fine }.
tip-answer-gold = Te ofrecen { $gold }. Si el saco es honrado, abrirlo te costaría { $fine }.
tip-answer-unseen = El contrabando de un puesto o lo que lleva un saco puede no existir. Si no existe, te enseñarán la verdad, pero no recibirás nada más.
tip-answer-promise = Una promesa para más tarde no es vinculante. Queda apuntado si se cumple.
tip-answer-counter = ¿No te convence? Responde con una oferta tuya: la primera sigue sobre la mesa.
tip-officer-cost = Si { $name } dice la verdad, abrir ese saco te cuesta { $fine }. Si no, te pagan por cada mentira.
tip-officer-poor = Tienes { $gold }. Si abres un saco honrado y no puedes pagar, perderás mercancías.
tip-officer-price = No hace falta esperar ofertas: pon precio tú.
tip-deputy = Si dices «abrir» y el otro ayudante no, el saco es solo tuyo: el soborno, la multa y el riesgo.
tip-bargain-lying = Si abren tu saco, pagas { $fine } y pierdes lo escondido. El sheriff cobraría esa multa de todos modos: para que no mire, ofrécele algo más.
tip-bargain-honest = Tu saco es honrado: si lo abren, ganas { $fine }. No hace falta que ofrezcas nada.
tip-bargain-others = También puedes pagar para que abran el saco de otra persona.
tip-pay = Empieza por mercancías de las que otros tienen muchas más que tú.
tip-place = En el próximo mercado se roba de estas pilas. Lo que entierras no le llega a nadie.
tip-claim-worth = Tus tres cartas valdrían { $sum } al final; la del mercado negro vale { $value }.
tip-claim-none = No tienes tres iguales. No canjees nada; nadie sabrá por qué.
tip-share = El reparto por turnos favorece al primer ayudante, y la carta o la moneda que sobre no es para nadie. Suele ser mejor llegar a un acuerdo.
