### As palavras do jogo que várias telas compartilham.

## Mercadorias

good-apples = Maçãs
goods-apples = { $count ->
    [one] { $count } maçã
   *[other] { $count } maçãs
}
good-cheese = Queijo
goods-cheese = { $count ->
    [one] { $count } queijo
   *[other] { $count } queijos
}
good-bread = Pão
goods-bread = { $count ->
    [one] { $count } pão
   *[other] { $count } pães
}
good-chickens = Galinhas
goods-chickens = { $count ->
    [one] { $count } galinha
   *[other] { $count } galinhas
}
good-pepper = Pimenta
goods-pepper = { $count ->
    [one] { $count } pimenta
   *[other] { $count } pimentas
}
good-mead = Hidromel
goods-mead = { $count ->
    [one] { $count } hidromel
   *[other] { $count } hidroméis
}
good-silk = Seda
goods-silk = { $count ->
    [one] { $count } seda
   *[other] { $count } sedas
}
good-crossbows = Bestas
goods-crossbows = { $count ->
    [one] { $count } besta
   *[other] { $count } bestas
}
good-green_apples = Maçãs verdes
goods-green_apples = { $count ->
    [one] { $count } maçã verde
   *[other] { $count } maçãs verdes
}
good-golden_apples = Maçãs douradas
goods-golden_apples = { $count ->
    [one] { $count } maçã dourada
   *[other] { $count } maçãs douradas
}
good-gouda_cheese = Queijo gouda
goods-gouda_cheese = { $count ->
    [one] { $count } queijo gouda
   *[other] { $count } queijos gouda
}
good-blue_cheese = Queijo azul
goods-blue_cheese = { $count ->
    [one] { $count } queijo azul
   *[other] { $count } queijos azuis
}
good-rye_bread = Pão de centeio
goods-rye_bread = { $count ->
    [one] { $count } pão de centeio
   *[other] { $count } pães de centeio
}
good-pumpernickel_bread = Pão integral
goods-pumpernickel_bread = { $count ->
    [one] { $count } pão integral
   *[other] { $count } pães integrais
}
good-royal_rooster = Galo real
goods-royal_rooster = { $count ->
    [one] { $count } galo real
   *[other] { $count } galos reais
}
good-pears = Peras
goods-pears = { $count ->
    [one] { $count } pera
   *[other] { $count } peras
}
good-salt = Sal
goods-salt = { $count ->
    [one] { $count } saca de sal
   *[other] { $count } sacas de sal
}
good-michaelmas_goose = Ganso de São Miguel
goods-michaelmas_goose = { $count ->
    [one] { $count } ganso de São Miguel
   *[other] { $count } gansos de São Miguel
}

kind-legal = Mercadorias legais
kind-contraband = Contrabando
kind-royal = Mercadorias reais

king-apples = Rei das maçãs
queen-apples = Rainha das maçãs
king-cheese = Rei do queijo
queen-cheese = Rainha do queijo
king-bread = Rei do pão
queen-bread = Rainha do pão
king-chickens = Rei das galinhas
queen-chickens = Rainha das galinhas

## Expansões

pack-base = Xerife de Nottingham
pack-about-base = As mercadorias das duas edições.
pack-goose_fair = Feira do Ganso
pack-about-goose_fair = Cartas nossas para a feira de outono de Nottingham: peras honestas, sal contrabandeado e um ganso real.

## Fases

phase-market = Transação
phase-load = Carregamento das bolsas
phase-declare = Declarações
phase-inspect = Inspeção
phase-debt = Uma dívida a pagar
phase-place = Descarte das cartas confiscadas
phase-claim = Mercado negro
phase-share = Divisão do espólio
phase-over = A partida acabou

## Quem joga

bot-apprentice = Aprendiz
motto-apprentice = Conhece as regras e os preços, mas ainda não as pessoas.
bot-trader = Negociante
motto-trader = Conta as cartas, pechincha e lembra quem mentiu para quem.
bot-master = Mestre
motto-master = Faz tudo isso, briga pelas coroas e não move um músculo.
bot-grandmaster = Grão-mestre
motto-grandmaster = Uma rede neural que aprendeu com os mestres e depois consigo mesma. Suborna melhor quando não esconde nada.
bot-robin_hood = Robin Hood
motto-robin_hood = Eu roubo dos ricos. Hoje, de quem estiver ganhando.
bot-maid_marian = Lady Marion
motto-maid_marian = Digo a verdade tantas vezes que ninguém olha quando não digo.
bot-little_john = João Pequeno
motto-little_john = O que eu digo que está na bolsa está na bolsa. Pode abrir, e traga dinheiro.
bot-friar_tuck = Frei Tuck
motto-friar_tuck = Uma doação para a abadia, e eu não vi nada.
bot-will_scarlet = Will Escarlata
motto-will_scarlet = Seda embaixo das maçãs. Quem teria coragem de olhar?
bot-alan_a_dale = Alan Dale
motto-alan_a_dale = Tenho uma canção para cada bolsa, e algumas são verdadeiras.
bot-much = Much, o Filho do Moleiro
motto-much = Pão é pão. Não gosto quando gritam comigo.
bot-guy_of_gisborne = Guy de Gisborne
motto-guy_of_gisborne = Eu abro bolsas. E não esqueço nomes.
bot-prince_john = Príncipe João
motto-prince_john = Tudo tem um preço, e o preço acaba de subir.
bot-the_prioress = A Prioresa de Kirklees
motto-the_prioress = Descanse aqui, meu bem. Eu seguro a sua bolsa.
bot-random = O Acaso
motto-random = Faz qualquer coisa que as regras permitam, sem motivo nenhum.
bot-always_honest = Honestidade demais
motto-always_honest = Nunca carrega uma mentira e nunca barganha.
bot-always_five_contraband = Contrabando no sangue
motto-always_five_contraband = Cinco cartas de contrabando, custe o que custar.
bot-never_opens = Coração mole
motto-never_opens = Devolve todas as bolsas pelo que oferecerem.
bot-always_opens = Abre tudo
motto-always_opens = Nenhuma bolsa passa sem ser aberta.
bot-accepts_any_bribe = Mão molhada
motto-accepts_any_bribe = Não existe propina pequena.
bot-always_bribes_one_gold = Uma só moeda
motto-always_bribes_one_gold = Oferece uma moeda por bolsa, e nem uma a mais.
bot-promises_gold = Amanhã eu pago
motto-promises_gold = Paga uma fortuna, sempre amanhã.
bot-promises_mercy = Boa lábia
motto-promises_mercy = Vende a mesma clemência doze vezes.
bot-sells_phantoms = Venda de fantasmas
motto-sells_phantoms = Vende bestas que ninguém nunca viu.
bot-sells_an_empty_bag = Bolsa de vento
motto-sells_an_empty_bag = Vende o que não está na bolsa.
bot-buys_mercy = Perdão barato
motto-buys_mercy = Uma moeda, e que me poupem para sempre.
bot-buys_crowns = De olho na coroa
motto-buys_crowns = Compra suas maçãs com uma moeda a mais, e a coroa junto.
bot-tries_everything = Mil truques
motto-tries_everything = Tem um truque para cada xerife.
bot-knows_bribes = Contas na ponta do lápis
motto-knows_bribes = Sabe o seu preço antes de você.
bot-knows_lies = Olho clínico
motto-knows_lies = Lê a sua bolsa no seu rosto.
bot-knows_everything = Paredes com ouvidos
motto-knows_everything = Lê os seus pensamentos.

## Cores e emblemas

colour-red = Vermelho
colour-blue = Azul
colour-green = Verde
colour-yellow = Ocre
colour-purple = Roxo
colour-orange = Cobre
charge-oak = Carvalho
charge-stag = Cervo
charge-bow = Arco
charge-key = Chave
charge-tower = Torre
charge-rose = Rosa

## Quantidades

gold-amount = { $count } de ouro
cards-amount = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
contraband-amount = { $count ->
    [one] { $count } carta de contrabando
   *[other] { $count } cartas de contrabando
}
points-amount = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
nothing = nada
list-two = { $before } e { $last }
list-two-i = { $before } e { $last }
list-more = { $before } e { $last }
list-more-i = { $before } e { $last }

## Termos

word-king = Rei
word-queen = Rainha
word-sheriff = Xerife
word-deputy = Ajudante
word-deputies = Ajudantes do xerife
word-both_deputies = os dois ajudantes
word-merchant = Comerciante
word-booty = Espólio
colon-after = { $what }:
word-black_market = Mercado negro
word-deck = Pilha de compra
word-pile = Pilha de descarte
word-left = Pilha de descarte da esquerda
word-right = Pilha de descarte da direita
word-stand = Barraca
word-bag = Bolsa
word-hand = Mão
word-set_aside = Separadas
word-gold = Ouro
word-value = Valor
word-penalty = Penalidade
word-round = Rodada
word-bribe = Propina
word-deal = Negócio fechado!
