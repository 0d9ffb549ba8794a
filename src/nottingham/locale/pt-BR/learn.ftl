### Aprender jogando: o guia da primeira partida. Guy de Gisborne e Frei Tuck são os adversários.

learn-coach = Guia
learn-coming = Preparando sua primeira mesa…
learn-progress = Passo { $at } de { $of }
learn-next = Próximo
learn-turn = Ir à última rodada
learn-leave = Sair
learn-again = Recomeçar
learn-again-sure = Recomeçar desde a primeira carta?
learn-again-yes = Sim, recomeçar
learn-again-no = Não, continuar
learn-once-more = Repetir esta rodada
learn-play = Jogar uma partida de verdade
learn-nudge = Isso é permitido, e um dia pode até ser uma boa ideia. Tente antes o que está marcado, ou repita para fazer do seu jeito.

## Primeira rodada: uma bolsa honesta

learn-step-welcome = Boas-vindas! Você leva mercadorias a Nottingham, e no fim ganha quem tiver a maior fortuna. Entre você e a feira está o xerife. Nesta rodada, é Guy de Gisborne.
learn-step-cards = Esta é a sua mão. A moeda no alto à esquerda diz quanto a carta vale no fim; o grilhão no alto à direita, quanto é a multa. Maçãs e queijo são legais. Seda é proibida, e vale 8.
learn-step-market = Primeiro a transação: livre-se do que não serve. Separe os dois queijos e compre duas cartas novas.
learn-step-load = Agora são quatro maçãs: que sorte! Ponha as quatro na bolsa e feche. A seda pode esperar.
learn-step-declare = Agora diga o que há nela: uma mercadoria legal e o número verdadeiro de cartas. Hoje, a verdade: 4 maçãs.
learn-step-gate = Guy está com a sua bolsa. Ele pode devolver ou abrir. Você não tem nada a esconder: diga que já disse tudo.
learn-step-doubted = Ele não acreditou, e a dúvida tem preço: o próprio xerife paga a multa, 2 por cada uma das suas { $count } cartas. Você ganha { $gold }, e as mercadorias estão na sua barraca.
learn-step-gift = Enquanto isso, Frei Tuck passou 5 de ouro a Guy, e a bolsa dele voltou fechada: dois queijos virados para cima e uma carta virada para baixo. O que será?

## Segunda rodada: seda

learn-step-silk = Agora é a vez da esperteza. Duas sedas valem 16, e as galinhas vão escondê-las. Fique com esta mão.
learn-step-smuggle = Para a bolsa: as duas sedas e as duas galinhas.
learn-step-lie = O proibido não se declara, então é hora de mentir. Quatro cartas, sem corar: diga 4 galinhas.
learn-step-stakes = Frei Tuck é o xerife. Se ele abrir a sua bolsa, lá se vai a seda, com seus 16 pontos, e você ainda paga 4 por carta: 8 de ouro. Mas Frei Tuck gosta de presentes.
learn-step-bribe = Faça a ele uma oferta pela sua bolsa.
learn-step-bribe-gold = Quanto pela sua bolsa? Comece por baixo: 4 de ouro.
learn-step-bribe-send = 4 de ouro pela sua bolsa. Vamos ver o que ele diz.
learn-step-frown = Frei Tuck pesa as moedas na mão e torce o nariz…
learn-step-price = Muito pouco! Agora ele diz quanto quer: 8 de ouro. Isso salva 16 pontos e uma multa de 8. É uma pechincha: aceite.
learn-step-more = Nada feito. Ele quer ver 8 de ouro. Ofereça, ou ele vai olhar.
learn-step-through = Negócio fechado! Sua bolsa passou: as mercadorias legais viradas para cima, suas { $count } cartas proibidas viradas para baixo, e ninguém sabe quais são. Custou { $gold }. Muitas vezes a propina sai mais barata que a verdade.
learn-step-lucky = Devolvida, e ninguém olhou! Seu contrabando está virado para baixo na barraca. Não conte com isso toda vez.
learn-step-caught = No flagra! Tudo o que não era como você disse se foi, e você pagou { $gold } de multa. Uma propina talvez saísse mais barata.

## Terceira rodada: o distintivo

learn-step-badge = Agora o distintivo é seu. Primeiro, indique o comerciante que começa a transação. Qualquer um serve.
learn-step-watch = Xerife não enche bolsa. Deixe os outros encherem as deles e fazerem suas declarações. Depois, as duas bolsas vêm até você.
learn-step-doubt = Duas bolsas, e você decide. Quem mente paga a você 4 por carta proibida e 2 por carta legal errada. Mas, se a bolsa for honesta, você paga 2 por carta. A dúvida tem que valer a pena.
learn-step-sniff = Frei Tuck oferece { $gold } por três galinhas? Gente honesta não precisa pagar. Recuse: ele volta com mais.
learn-step-choose = Agora são { $gold }. Aceite, e é seu. Ou abra: duas cartas proibidas rendem 8, três rendem 12, e uma bolsa honesta custa 6. Você escolhe!
learn-step-haggle = Frei Tuck está contando as moedas…
learn-step-sweat = Frei Tuck está suando. Devolva a bolsa dele, abra ou dê o seu preço.
learn-step-verdict-taken = { $gold } para olhar para o outro lado. E veja a barraca dele: { $count ->
    [one] uma carta virada para baixo
   *[other] { $count } cartas viradas para baixo
}. Abrir teria rendido { $fine }. Muitas vezes a propina vale mais que a verdade.
learn-step-verdict-free = Devolvida, de graça. { $count ->
    [0] Era honesta, afinal.
    [one] E há uma carta virada para baixo na barraca dele. Ele vai adorar você.
   *[other] E há { $count } cartas viradas para baixo na barraca dele. Ele vai adorar você.
}
learn-step-verdict-caught = No flagra! Era contrabando: ele paga { $gold } a você e perde o que escondia. Isso vai lhe servir de lição. Talvez.
learn-step-guy = Guy diz 3 queijos, não oferece nada e parece entediado. Se for honesto, abrir custa 6. Devolva ou abra: o distintivo é seu.
learn-step-turn = O distintivo deu a volta na mesa. O resto da partida é mais do mesmo, e depois se conta tudo. Quer ver como se ganha? Vá à última rodada.

## A última rodada: um negócio contra um terceiro

learn-step-last = Outra partida, já na última inspeção. Oito rodadas se foram. Sua bolsa tem 2 maçãs e 2 sedas, e você disse: 4 maçãs.
learn-step-crowns = As coroas decidem partidas. Quem tem mais maçãs no fim é o Rei das maçãs e ganha 20 pontos; o segundo lugar é a Rainha e ganha 10. Guy tem 10 maçãs. Você tem 9, e mais 2 na bolsa.
learn-step-rival = Mas Guy passou bastante contrabando e está na frente. Ele diz que leva 3 maçãs na bolsa. Se for mentira, abri-la acaba com ele. Se for verdade, quem paga é o xerife, não você.
learn-step-plot = Então compre duas coisas de Frei Tuck de uma vez: a sua bolsa de volta e a de Guy aberta. Faça uma oferta.
learn-step-plot-gold = Sua bolsa já está no negócio. Ponha 10 de ouro.
learn-step-plot-third = Agora a malandragem: em “Outras bolsas”, peça que ele abra a de Guy.
learn-step-plot-send = O que leva selo obriga o xerife. Envie.
learn-step-plot-price = 10 de ouro só pela sua bolsa? Por esse preço dá para abrir também a de Guy. Faça a sua oferta.
learn-step-sealed = Selado! Sua seda passou. E agora Frei Tuck tem de abrir a bolsa de Guy, não importa o que ele ofereça.
learn-step-alone = Sua seda passou, mas ninguém pagou para abrir a bolsa de Guy. Vamos ver no que dá.
learn-step-unbought = No flagra, bem no fim. E a bolsa de Guy continua fechada…
learn-step-fallen = Nenhuma maçã: duas bestas e uma seda! 26 pontos perdidos e 12 de ouro de multa. E você só gastou 10.
learn-step-escaped = Guy passou com duas bestas e uma seda: 26 pontos. Por 10 de ouro, você teria impedido.
learn-step-counted = Agora se conta tudo. Ouro vale pontos. As mercadorias também, as viradas para cima e as contrabandeadas.
learn-step-crowned = Depois vêm as coroas: Rei e Rainha de cada mercadoria legal. As suas rendem { $points } pontos.
learn-step-won = Você venceu! Já sabe negociar, contrabandear, subornar e julgar, e o jogo é isso. O resto é conhecer as pessoas.
learn-step-lost = Desta vez a vitória não é sua. Jogue esta rodada de novo ou vá para uma partida de verdade: você já sabe como é.

## O que mais acontecer

learn-step-any-over = A partida acabou. Recomece a lição ou jogue uma de verdade.
learn-step-any-swap = Separe o que não quer e compre cartas novas, ou fique com a sua mão. Muitas cartas iguais fazem uma boa bolsa.
learn-step-any-load = Ponha na bolsa de 1 a 5 cartas. As legais são seguras; as proibidas valem mais. Você decide.
learn-step-any-declare = Diga uma mercadoria legal. O número é sempre verdadeiro. O resto não precisa ser.
learn-step-any-pay = Seu ouro acabou, então as mercadorias pagam o resto. Dê o mínimo que puder.
learn-step-any-answer = O xerife faz uma oferta. Aceite, recuse ou faça a sua.
learn-step-any-offer = Ponha o que você daria e envie. Nada vale até que os dois lados concordem.
learn-step-any-gate = Sua bolsa está com o xerife. Faça uma oferta por ela ou diga que já disse tudo.
learn-step-any-judge = As bolsas estão nas suas mãos. Devolva, abra ou dê o seu preço.
learn-step-any-wait = Os outros estão pensando. Veja o que fazem.
