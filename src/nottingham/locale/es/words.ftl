### Las palabras del juego que comparten varias pantallas.

## Mercancías

good-apples = Manzanas
goods-apples = { $count ->
    [one] { $count } manzana
   *[other] { $count } manzanas
}
good-cheese = Queso
goods-cheese = { $count ->
    [one] { $count } queso
   *[other] { $count } quesos
}
good-bread = Pan
goods-bread = { $count ->
    [one] { $count } pan
   *[other] { $count } panes
}
good-chickens = Gallinas
goods-chickens = { $count ->
    [one] { $count } gallina
   *[other] { $count } gallinas
}
good-pepper = Pimienta
goods-pepper = { $count } de pimienta
good-mead = Aguamiel
goods-mead = { $count } de aguamiel
good-silk = Seda
goods-silk = { $count } de seda
good-crossbows = Ballestas
goods-crossbows = { $count ->
    [one] { $count } ballesta
   *[other] { $count } ballestas
}
good-green_apples = Manzanas verdes
goods-green_apples = { $count ->
    [one] { $count } manzana verde
   *[other] { $count } manzanas verdes
}
good-golden_apples = Manzanas doradas
goods-golden_apples = { $count ->
    [one] { $count } manzana dorada
   *[other] { $count } manzanas doradas
}
good-gouda_cheese = Queso gouda
goods-gouda_cheese = { $count ->
    [one] { $count } queso gouda
   *[other] { $count } quesos gouda
}
good-blue_cheese = Queso azul
goods-blue_cheese = { $count ->
    [one] { $count } queso azul
   *[other] { $count } quesos azules
}
good-rye_bread = Pan de centeno
goods-rye_bread = { $count ->
    [one] { $count } pan de centeno
   *[other] { $count } panes de centeno
}
good-pumpernickel_bread = Pan negro
goods-pumpernickel_bread = { $count ->
    [one] { $count } pan negro
   *[other] { $count } panes negros
}
good-royal_rooster = Gallo real
goods-royal_rooster = { $count ->
    [one] { $count } gallo real
   *[other] { $count } gallos reales
}
good-pears = Peras
goods-pears = { $count ->
    [one] { $count } pera
   *[other] { $count } peras
}
good-salt = Sal
goods-salt = { $count ->
    [one] { $count } puñado de sal
   *[other] { $count } puñados de sal
}
good-michaelmas_goose = Ganso de San Miguel
goods-michaelmas_goose = { $count ->
    [one] { $count } ganso de San Miguel
   *[other] { $count } gansos de San Miguel
}

kind-legal = Mercancías legales
kind-contraband = Contrabando
kind-royal = Mercancías reales

king-apples = Rey de las manzanas
queen-apples = Reina de las manzanas
king-cheese = Rey del queso
queen-cheese = Reina del queso
king-bread = Rey del pan
queen-bread = Reina del pan
king-chickens = Rey de las gallinas
queen-chickens = Reina de las gallinas

## Expansiones

pack-base = El sheriff de Nottingham
pack-about-base = Las mercancías de las dos ediciones.
pack-goose_fair = La Feria del Ganso
pack-about-goose_fair = Cartas de la casa para la feria de otoño de Nottingham: peras honradas, sal de contrabando y un ganso real.

## Fases

phase-market = Mercado
phase-load = Carga de los sacos
phase-declare = Declaraciones
phase-inspect = Registro
phase-debt = Deuda por pagar
phase-place = Descarte de lo confiscado
phase-claim = Mercado negro
phase-share = Reparto del botín
phase-over = La partida ha terminado

## Quién juega

bot-apprentice = Aprendiz
motto-apprentice = Conoce las reglas y los precios, pero todavía no a la gente.
bot-trader = Comerciante
motto-trader = Cuenta las cartas, regatea y recuerda quién mintió a quién.
bot-master = Maestro
motto-master = Hace todo eso, lucha por las coronas y no suelta prenda.
bot-grandmaster = Gran maestro
motto-grandmaster = Una red neuronal que aprendió de los maestros y luego de sí misma. Soborna mejor cuando no esconde nada.
bot-robin_hood = Robin Hood
motto-robin_hood = Robo a los ricos. Hoy, a quien vaya ganando.
bot-maid_marian = Lady Marian
motto-maid_marian = Digo la verdad tan a menudo que nadie mira cuando miento.
bot-little_john = Pequeño John
motto-little_john = Lo que digo que hay en el saco está en el saco. Ábrelo, y trae la bolsa.
bot-friar_tuck = Padre Tuck
motto-friar_tuck = Un donativito para la abadía, y aquí nadie ha visto nada.
bot-will_scarlet = Will Scarlet
motto-will_scarlet = Seda debajo de las manzanas. ¿Quién se atreve a mirar?
bot-alan_a_dale = Alan-a-Dale
motto-alan_a_dale = Tengo una canción para cada saco, y algunas son ciertas.
bot-much = Much, el hijo del molinero
motto-much = El pan es pan. No me gusta que me griten.
bot-guy_of_gisborne = Guy de Gisbourne
motto-guy_of_gisborne = Abro sacos. Recuerdo nombres.
bot-prince_john = Príncipe Juan
motto-prince_john = Todo tiene un precio, y el precio acaba de subir.
bot-the_prioress = La priora de Kirklees
motto-the_prioress = Descansa aquí, criatura. Ya te guardo yo el saco.
bot-random = El Azar
motto-random = Hace cualquier cosa que permitan las reglas, sin motivo alguno.
bot-always_honest = Honradez ante todo
motto-always_honest = Nunca carga una mentira y nunca regatea.
bot-always_five_contraband = Alma de contrabandista
motto-always_five_contraband = Cinco cartas de contrabando, cueste lo que cueste.
bot-never_opens = Corazón blando
motto-never_opens = Devuelve todos los sacos, por lo que le den.
bot-always_opens = Lo abre todo
motto-always_opens = Por aquí no pasa un saco sin abrir.
bot-accepts_any_bribe = Mano abierta
motto-accepts_any_bribe = No hay soborno pequeño.
bot-always_bribes_one_gold = Una sola moneda
motto-always_bribes_one_gold = Ofrece una moneda por cada saco, y ni una más.
bot-promises_gold = Paga mañana
motto-promises_gold = Paga una fortuna, siempre mañana.
bot-promises_mercy = Pico de oro
motto-promises_mercy = Vende la misma clemencia doce veces.
bot-sells_phantoms = Vendehumos
motto-sells_phantoms = Vende ballestas que nadie ha visto.
bot-sells_an_empty_bag = Saco de aire
motto-sells_an_empty_bag = Vende lo que no hay en el saco.
bot-buys_mercy = Indulgencia barata
motto-buys_mercy = Una moneda y a salvo para siempre.
bot-buys_crowns = A por la corona
motto-buys_crowns = Compra tus manzanas con una moneda de más, y con ellas la corona.
bot-tries_everything = Mil trucos
motto-tries_everything = Tiene un truco para cada sheriff.
bot-knows_bribes = Cuentas claras
motto-knows_bribes = Sabe tu precio antes que tú.
bot-knows_lies = Ojo clínico
motto-knows_lies = Lee tu saco en tu cara.
bot-knows_everything = Las paredes oyen
motto-knows_everything = Te lee el pensamiento.

## Colores y emblemas

colour-red = Rojo
colour-blue = Azul
colour-green = Verde
colour-yellow = Ocre
colour-purple = Morado
colour-orange = Cobre
charge-oak = Roble
charge-stag = Ciervo
charge-bow = Arco
charge-key = Llave
charge-tower = Torre
charge-rose = Rosa

## Cantidades

gold-amount = { $count } de oro
cards-amount = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
contraband-amount = { $count ->
    [one] { $count } carta de contrabando
   *[other] { $count } cartas de contrabando
}
points-amount = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
nothing = nada
list-two = { $before } y { $last }
list-two-i = { $before } e { $last }
list-more = { $before } y { $last }
list-more-i = { $before } e { $last }

## Términos

word-king = Rey
word-queen = Reina
word-sheriff = Sheriff
word-deputy = Ayudante
word-deputies = Ayudantes
word-both_deputies = los dos ayudantes
word-merchant = Mercader
word-booty = Botín
colon-after = { $what }:
word-black_market = Mercado negro
word-deck = Mazo de robo
word-pile = Pila de descartes
word-left = Pila de descartes izquierda
word-right = Pila de descartes derecha
word-stand = Puesto de mercader
word-bag = Saco
word-hand = Mano
word-set_aside = Apartadas
word-gold = Oro
word-value = Valor
word-penalty = Sanción
word-round = Ronda
word-bribe = Soborno
word-deal = ¡Trato hecho!
