### O que se pede, por quê, e no que pensar: para quem é novo à mesa.

why-more = Mais nas regras: { $section }

## O que se pede a você: primeiro do que se trata, depois no que pensar

why-name_starter = O cargo é seu, então você escolhe qual comerciante começa a transação. Os outros seguem no sentido horário.
why-name_starter-think = Quem começa não vê nada do que os outros descartam. Quem fica por último já viu tudo.
why-swap_first = Antes de encher a bolsa, você pode trocar cartas: separe algumas e compre outras tantas, das pilhas de descarte ou da pilha de compra.
why-swap_first-think = Uma carta do descarte é certa, mas todos veem você pegá-la. Uma carta da pilha de compra é surpresa, e segredo seu.
why-swap_second = Antes de encher a bolsa, você pode trocar cartas: separe algumas à vista de todos e compre outras tantas da pilha de compra.
why-swap_second-think = Várias cartas da mesma mercadoria legal fazem uma bolsa honesta, perigosa de abrir. E o que você descarta mostra aos outros o que você não junta.
why-discard = As cartas que você separou vão agora, viradas para cima, para uma das duas pilhas de descarte, na ordem que você quiser.
why-discard-think = O próximo comerciante pode pegar a carta de cima. Enterre o que os outros juntam e deixe por cima o que não ajuda ninguém.
why-load_bag = Ponha na bolsa as cartas que quer passar pelo portão. Ninguém vê quais são. Quando todas as bolsas estão fechadas, todos veem quantas cartas há em cada uma.
why-load_bag-think = Uma bolsa honesta é segura, e rende se for aberta. Cada mentira custa a sua penalidade se for descoberta, e rende o seu valor se não for.
why-declare = Diga a todos o que há na sua bolsa. O número já vem preenchido e é sempre verdadeiro. A mercadoria legal é você quem escolhe.
why-declare-think = As cartas que batem com a declaração continuam suas mesmo que a bolsa seja aberta. Quanto ao resto, diga aquilo em que vão acreditar.
why-answer = Alguém propõe um negócio. Aceite, e ele se cumpre na hora. Recuse, e ele some. Ou responda com uma oferta sua.
why-answer-think = Ouro é certo. Contrabando da barraca e mercadorias da bolsa podem não existir, e promessas para depois não obrigam ninguém.
why-officer = As bolsas estão nas suas mãos. Se abrir uma, quem mentiu paga a você, mas você paga a quem foi honesto. Se devolver, ninguém paga nada, a não ser que vocês fechem negócio antes.
why-officer-think = Não tenha pressa: dê seu preço, ameace, deixe que falem. Lembre quem já caiu no flagra e o que cada um junta.
why-deputy = Vocês dois decidem sobre cada bolsa. Se ambos querem abrir, dividem o custo e o ganho. Se só você quer, a bolsa fica por sua conta.
why-deputy-think = O que vocês recebem juntos vai para o espólio e é dividido. O que você recebe por conta própria é só seu, e o risco também.
why-bargain = Sua bolsa está no portão e pode ser aberta a qualquer momento. É hora de conversar: faça uma oferta ou mantenha a cara de paisagem.
why-bargain-think = Se a bolsa mente, abri-la já rende a multa ao xerife. Por isso, a propina que ele aceita costuma passar da multa, e ainda pode valer a pena: você salva as mercadorias. Uma bolsa honesta não precisa de propina.
why-pay = Seu ouro acabou, então o resto se paga em mercadorias. Elas têm de valer pelo menos o que você deve, e não há troco.
why-pay-think = Dê o que dói menos: mercadorias de que você não será nem Rei nem Rainha.
why-place = As cartas que você confiscou vão para uma das duas pilhas de descarte, na ordem que você quiser.
why-place-think = O que você deixar por cima, alguém pode pegar na próxima transação.
why-claim = Sua bolsa voltou fechada, então você pode entregar três contrabandos do mesmo tipo e pegar a carta de cima da pilha desse tipo no mercado negro.
why-claim-think = Essa carta vale mais que as três juntas. A pergunta vem mesmo para quem não tem três iguais, e assim não revela nada.
why-share = O espólio é dividido: metade do ouro e metade das cartas para cada um. Está feito quando os dois propõem a mesma divisão.
why-share-think = O manual deixa os detalhes para vocês dois. Sem acordo, vale uma decisão nossa: cada um pega uma carta por vez, da mais cara à mais barata, a começar por quem foi sorteado primeiro.

## Enquanto outros são perguntados

why-offered = Sua oferta está na mesa. Até que respondam, você pode mudá-la ou retirá-la.
why-wait_market = Os comerciantes trocam cartas, um após o outro. O que pegam e o que descartam diz algo sobre o que juntam.
why-wait_load = Todos os comerciantes enchem a bolsa em segredo, ao mesmo tempo. Quando a última se fecha, começam as declarações.
why-wait_declare = Um após o outro, os comerciantes dizem o que há na bolsa. O número é sempre verdadeiro; a mercadoria, talvez.
why-wait_inspect = As bolsas no portão são abertas ou devolvidas uma a uma. Enquanto isso, quem joga pode conversar e fazer ofertas.
why-wait_debt = Faltou ouro a alguém, que agora escolhe mercadorias para pagar. Todo o resto espera.
why-wait_place = O xerife põe as cartas confiscadas numa pilha de descarte, na ordem que quiser.
why-wait_claim = Os comerciantes cujas bolsas voltaram fechadas, e que ainda não pegaram nada, dizem se querem algo do mercado negro.
why-wait_share = Os dois ajudantes dividem o que receberam juntos.
why-over = A partida acabou. Tudo foi contado, e nada mais é segredo.

## Dicas, quando alguém hesita

tip-title = Dica
tip-thanks = Entendi
tip-never = Desligar as dicas
tip-name_starter = Você pode indicar qualquer comerciante. Quem começa decide sem saber o que os outros vão descartar.
tip-swap-collect = Você tem { $goods }. Guarde e procure mais: ninguém gosta de abrir uma bolsa cheia da mesma mercadoria.
tip-swap-pile = No topo de um descarte há algo que você junta: { $good }. Dá para pegar antes de comprar da pilha de compra.
tip-swap-contraband = Contrabando pode esperar na sua mão por um xerife que goste de ouro. { $good }: vale { $value } no fim.
tip-swap-plan = Junte uma só mercadoria legal e separe o que não combina. Ou fique com tudo.
tip-discard = A última carta que você põe fica por cima, e o próximo comerciante pode pegá-la.
tip-load-honest = Declarada com honestidade, esta bolsa custa { $fine } ao xerife que a abrir: { $goods }.
tip-load-smuggle = { $good }: rende { $value } no fim se passar, custa { $penalty } no flagra. Uma carta dessas entre outras honestas é um risco pequeno.
tip-load-last = É a última rodada: o que ficar na sua mão não vale nada.
tip-declare-true = Sua bolsa é honesta. Se for aberta, você recebe { $fine }. Experimente fazer cara de preocupação.
tip-declare-part = Declare o que você mais tem: { $good }. Essas cartas continuam suas mesmo que a bolsa seja aberta.
tip-declare-bold = Nada na sua bolsa pode ser declarado. Escolha aquilo em que vão acreditar. Aberta, ela custa { $fine } a você.
tip-answer-gold = Oferecem { $gold } a você. Se a bolsa for honesta, abri-la custaria { $fine }.
tip-answer-unseen = Contrabando da barraca e mercadorias da bolsa podem nem existir. Nesse caso você verá a verdade, mas não receberá mais nada.
tip-answer-promise = Uma promessa para depois não obriga ninguém. O livro de promessas lembra se foi cumprida.
tip-answer-counter = Não gostou? Responda com uma oferta sua. A primeira continua na mesa.
tip-officer-cost = Se { $name } diz a verdade, abrir essa bolsa custa { $fine } a você. Se não, você recebe por cada mentira.
tip-officer-poor = Você tem { $gold }. Se abrir uma bolsa honesta e não puder pagar, você perde mercadorias.
tip-officer-price = Não precisa esperar ofertas: dê o seu preço.
tip-deputy = Se você diz “abrir” e o outro ajudante não, a bolsa fica por sua conta: a propina, a multa e o risco.
tip-bargain-lying = Aberta, sua bolsa custa { $fine } e tudo o que está escondido. A multa o xerife já teria de qualquer jeito: para convencer, talvez você precise oferecer mais que isso.
tip-bargain-honest = Sua bolsa é honesta: aberta, ela rende { $fine } a você. Não é preciso oferecer nada.
tip-bargain-others = Você também pode pagar para que abram a bolsa de outra pessoa.
tip-pay = Comece pelas mercadorias de que os outros têm bem mais do que você.
tip-place = Na próxima transação, outros compram destas pilhas. O que você enterra não chega a eles.
tip-claim-worth = Suas três cartas valeriam { $sum } no fim. A do mercado negro vale { $value }.
tip-claim-none = Você não tem três iguais. Não pegue nada, e ninguém saberá por quê.
tip-share = Dividir por turnos favorece quem foi sorteado primeiro, e a carta ou a moeda que sobrar se perde para os dois. Muitas vezes vale mais combinar.
