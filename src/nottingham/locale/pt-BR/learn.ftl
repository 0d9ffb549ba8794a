### Aprender jogando: o guia da primeira partida. Guy de Gisborne e Frei Tuck são os adversários.

learn-coach = Guia
learn-coming = Sua primeira mesa está sendo posta …
learn-progress = Passo { $at } de { $of }
learn-next = Adiante
learn-turn = À última rodada
learn-leave = Sair
learn-again = Do começo
learn-again-sure = Começar de novo, da primeira carta?
learn-again-yes = Sim, do começo
learn-again-no = Não, continuar
learn-once-more = Esta rodada de novo
learn-play = Agora, uma partida de verdade
learn-nudge = Isso é permitido, e um dia pode ser esperto. Tente antes o que está marcado, ou repita e faça do seu jeito.

## Primeira rodada: uma bolsa honesta

learn-step-welcome = Boas-vindas! Você traz mercadorias a Nottingham, e no fim ganha quem for mais rico. Entre você e o mercado está o xerife. Nesta rodada é Guy de Gisborne.
learn-step-cards = Sua mão. A moeda no alto à esquerda diz quanto a carta vale no fim; o grilhão à direita, a multa. Maçãs e queijo são legais. Seda é proibida, e vale 8.
learn-step-market = Primeiro o mercado: livre-se do que não serve. Separe os dois queijos e compre duas cartas novas.
learn-step-load = Quatro maçãs: que sorte! Ponha as quatro na bolsa e feche. A seda pode esperar.
learn-step-declare = Agora diga o que há nela: uma mercadoria legal e o número verdadeiro de cartas. Hoje, a verdade: 4 maçãs.
learn-step-gate = Guy está com a sua bolsa. Pode devolver ou abrir. Você não tem nada a esconder: diga que já disse tudo.
learn-step-doubted = Ele não acreditou, e a dúvida tem preço: o próprio xerife paga a multa, 2 por cada uma das suas { $count } cartas. Você ganha { $gold }, e as mercadorias estão na sua barraca.
learn-step-gift = Enquanto isso, Frei Tuck deu 5 de ouro a Guy, e a bolsa dele voltou fechada: dois queijos à vista e uma carta virada para baixo. O que será?

## Segunda rodada: seda

learn-step-silk = Sua vez de ser esperto. Duas sedas valem 16, e as galinhas vão escondê-las. Fique com esta mão.
learn-step-smuggle = Para a bolsa: as duas sedas e as duas galinhas.
learn-step-lie = O proibido não se declara, então é hora de mentir. Quatro cartas, sem corar: diga 4 galinhas.
learn-step-stakes = Frei Tuck é o xerife. Se ele abrir a bolsa, a seda se vai, 16 pontos, e você paga 4 por cada uma: 8 de ouro. Mas Frei Tuck gosta de presentes.
learn-step-bribe = Faça a ele uma oferta pela sua bolsa.
learn-step-bribe-gold = Quanto pela sua bolsa? Comece baixo: 4 de ouro.
learn-step-bribe-send = 4 de ouro pela sua bolsa. Vejamos o que ele diz.
learn-step-frown = Frei Tuck pesa as moedas na mão e torce o nariz …
learn-step-price = Pouco! Agora ele dá o preço: 8 de ouro. Você salva 16 pontos e uma multa de 8. É barato: aceite.
learn-step-more = Nada feito. Ele quer ver 8 de ouro. Ofereça, ou ele vai olhar.
learn-step-through = Negócio fechado! Sua bolsa passou: o legal à vista, suas { $count } cartas proibidas viradas para baixo, e ninguém sabe o que são. Custou { $gold }. Muitas vezes a propina sai mais barata que a verdade.
learn-step-lucky = Devolvida, e ninguém olhou! Seu contrabando está virado para baixo na barraca. Não conte com isso todo dia.
learn-step-caught = Pego! O que não era o que você disse se foi, e você pagou { $gold } de multa. Uma propina pequena talvez saísse mais barata.

## Terceira rodada: a estrela

learn-step-badge = Agora o xerife é você. Primeiro, diga qual comerciante começa no mercado. Escolha qualquer um.
learn-step-watch = O xerife não enche bolsa. Deixe os outros encherem a deles e falarem: depois, as duas bolsas vêm até você.
learn-step-doubt = Duas bolsas, e você decide. Quem mente paga a você 4 por carta proibida e 2 por carta legal errada. Mas, se a bolsa for honesta, você paga 2 por carta. Duvide só por um bom preço.
learn-step-sniff = Frei Tuck oferece { $gold } por três galinhas? Gente honesta não precisa pagar. Recuse: ele volta com mais.
learn-step-choose = Agora são { $gold }. Aceite, e é seu. Ou abra: duas cartas proibidas rendem 8, três rendem 12, e uma bolsa honesta custa 6. Você escolhe!
learn-step-haggle = Frei Tuck está contando as moedas …
learn-step-sweat = Frei Tuck está suando. Devolva a bolsa, abra ou dê o seu preço.
learn-step-verdict-taken = { $gold } para olhar para o lado. E veja a barraca dele, virado para baixo: { $count ->
    [one] uma carta
   *[other] { $count } cartas
}. Abrir teria rendido { $fine }. Muitas vezes a propina vale mais que a verdade.
learn-step-verdict-free = Devolvida, de graça. { $count ->
    [0] Era honesta, afinal.
    [one] E há uma carta virada para baixo na barraca dele. Ele vai adorar você.
   *[other] E há { $count } cartas viradas para baixo na barraca dele. Ele vai adorar você.
}
learn-step-verdict-caught = Pego! Era contrabando: ele paga { $gold } a você e perde o que escondia. Isso vai ensiná-lo. Talvez.
learn-step-guy = Guy diz 3 queijos, não oferece nada e parece entediado. Se for honesto, abrir custa 6. Devolva ou abra: o xerife é você.
learn-step-turn = A estrela deu a volta na mesa. Uma partida é mais disso, e depois se conta tudo. Veja como se ganha: vá à última rodada de uma.

## A última rodada: um negócio contra um terceiro

learn-step-last = Outra partida, a última inspeção. Oito rodadas já se foram. Sua bolsa tem 2 maçãs e 2 sedas, e você disse: 4 maçãs.
learn-step-crowns = As coroas decidem partidas. Quem tem mais maçãs no fim é o Rei delas, por 20 pontos; o segundo é a Rainha, por 10. Guy tem 10 maçãs; você, 9, e mais 2 na bolsa.
learn-step-rival = Mas Guy passou bom contrabando e está na frente. A bolsa dele diz 3 maçãs. Se for mentira, abri-la o arruína. Se for verdade, quem paga é o xerife, não você.
learn-step-plot = Compre duas coisas de Frei Tuck de uma vez: a sua bolsa de volta e a de Guy aberta. Faça uma oferta.
learn-step-plot-gold = Sua bolsa já está no negócio. Ponha 10 de ouro.
learn-step-plot-third = Agora a esperteza: entre as outras bolsas, mande abrir a de Guy.
learn-step-plot-send = O que leva selo obriga o xerife. Envie.
learn-step-plot-price = 10 de ouro só pela sua bolsa? Por isso dá para abrir também a de Guy. Faça a sua oferta.
learn-step-sealed = Selado! Sua seda passou. E agora Frei Tuck tem de abrir a bolsa de Guy, ofereça Guy o que oferecer.
learn-step-alone = Sua seda passou, mas ninguém pagou para ver a bolsa de Guy. Vejamos no que dá.
learn-step-unbought = Pego, bem no fim. E a bolsa de Guy continua fechada …
learn-step-fallen = Nenhuma maçã: duas bestas e uma seda! 26 pontos perdidos e 12 de ouro de multa. Custou 10 a você.
learn-step-escaped = Guy passou com duas bestas e uma seda, 26 pontos. Com 10 de ouro você o teria parado.
learn-step-counted = Agora tudo é contado. Ouro são pontos. As mercadorias também, as que estão à vista e as contrabandeadas.
learn-step-crowned = Depois as coroas, Rei e Rainha de cada mercadoria legal. As suas rendem { $points } pontos.
learn-step-won = Você venceu! Já sabe negociar, contrabandear, subornar e julgar, e o jogo é isso. O resto é conhecer as pessoas.
learn-step-lost = Outro vence, desta vez. Jogue esta rodada de novo ou vá a uma partida de verdade: você já sabe como é.

## O que mais acontecer

learn-step-any-over = A partida acabou. Recomece a lição ou jogue uma de verdade.
learn-step-any-swap = Separe o que não quer e compre cartas novas, ou fique com a sua mão. Muitas cartas iguais fazem uma boa bolsa.
learn-step-any-load = Ponha de 1 a 5 cartas. O legal é seguro; o proibido vale mais. Você decide.
learn-step-any-declare = Diga uma mercadoria legal. O número é sempre verdadeiro. O resto não precisa ser.
learn-step-any-pay = Seu ouro acabou, então as mercadorias pagam o resto. Dê o mínimo que puder.
learn-step-any-answer = O xerife faz uma oferta. Aceite, recuse ou faça a sua.
learn-step-any-offer = Ponha o que você daria e envie. Nada obriga ninguém até os dois concordarem.
learn-step-any-gate = Sua bolsa está com o xerife. Ofereça algo por ela ou diga que já disse tudo.
learn-step-any-judge = As bolsas estão nas suas mãos. Devolva, abra ou dê o seu preço.
learn-step-any-wait = Os outros estão pensando. Veja o que fazem.
