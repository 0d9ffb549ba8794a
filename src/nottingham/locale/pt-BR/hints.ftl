### O que se pede, por quê, e no que pensar: para quem é novo à mesa.

why-more = Mais nas regras: { $section }

## O que se pede a você: primeiro do que se trata, depois no que pensar

why-name_starter = Você está no cargo, então diz qual comerciante vai primeiro ao mercado. Os outros seguem no sentido horário.
why-name_starter-think = Quem começa não viu nada do que os outros jogam fora; quem vem por último viu tudo.
why-swap_first = Antes de encher as bolsas você pode trocar cartas: separe algumas e pegue outras tantas, das pilhas abertas ou da pilha de compra.
why-swap_first-think = Uma carta de uma pilha aberta é certa, mas todos veem você pegá-la. Uma carta da pilha de compra é surpresa, e segredo seu.
why-swap_second = Antes de encher as bolsas você pode trocar cartas: separe algumas à vista de todos e compre outras tantas.
why-swap_second-think = Várias cartas da mesma mercadoria legal fazem uma bolsa honesta que é perigoso abrir. E o que você joga fora diz aos outros o que você não junta.
why-discard = As cartas separadas vão agora viradas para cima numa das duas pilhas, na ordem que você quiser.
why-discard-think = O próximo comerciante pode pegar a carta de cima. Enterre o que os outros juntam e deixe por cima o que não ajuda ninguém.
why-load_bag = Ponha na bolsa o que quer passar pelo portão. Ninguém vê o que é; quando todas estão fechadas, todos veem quantas cartas há em cada uma.
why-load_bag-think = Uma bolsa honesta é segura, e rende se for aberta. Cada mentira custa a penalidade se for achada, e traz o valor se não for.
why-declare = Todos ouvem o que a sua bolsa diz conter. O número é dito por você e é verdadeiro; a mercadoria legal quem escolhe é você.
why-declare-think = O que é como declarado continua seu mesmo que a bolsa seja aberta. De resto, diga aquilo em que vão acreditar.
why-answer = Alguém propõe um negócio. Aceite, e ele se cumpre na hora; recuse, e ele some; ou responda com uma oferta sua.
why-answer-think = Ouro é certo. O que vem de sob uma barraca ou de uma bolsa pode não existir, e promessas não obrigam ninguém.
why-officer = As bolsas estão nas suas mãos. Se abrir uma, quem mentiu paga a você, mas você paga a quem foi honesto. Se devolver, ninguém paga nada, a não ser que haja negócio antes.
why-officer-think = Não tenha pressa: dê seu preço, ameace, deixe que falem. Veja quem já foi pego e o que cada um junta.
why-deputy = Vocês dois decidem cada bolsa. Se ambos querem abrir, dividem o custo e o ganho. Se só você quer, essa bolsa é assunto seu.
why-deputy-think = O que os dois recebem vai para o espólio e é dividido. O que vem só para você é seu, e o risco também.
why-bargain = Sua bolsa está no portão e pode ser aberta a qualquer momento. É hora de falar: ofereça algo por ela, ou faça cara de nada.
why-bargain-think = Quanto custaria se a bolsa fosse aberta? Qualquer coisa abaixo disso é bom preço. Uma bolsa honesta não precisa de propina.
why-pay = Seu ouro acabou, e o que você ainda deve se paga em mercadorias. Elas têm de valer pelo menos o mesmo, e não há troco.
why-pay-think = Dê o que dói menos: mercadorias de que você não será nem Rei nem Rainha.
why-place = O que você confiscou vai para uma das duas pilhas, na ordem que quiser.
why-place-think = No próximo mercado alguém vai achar por cima o que você deixar ali.
why-claim = Sua bolsa voltou sem ser aberta. Por isso você pode entregar três cartas iguais de contrabando e pegar por elas a carta de cima do mercado negro.
why-claim-think = Essa carta vale mais do que as três juntas. Se você não tem três iguais, a pergunta vem assim mesmo, para que ninguém descubra nada com ela.
why-share = O espólio é dividido: a cada um, metade do ouro e metade das cartas. Está feito quando os dois propõem o mesmo.
why-share-think = Pela regra, as cartas são pegas uma a uma, as mais caras primeiro. Proponha outra coisa só se servir aos dois.

## Enquanto outros são perguntados

why-offered = Sua oferta está na mesa. Até que respondam, você pode mudá-la ou retirá-la.
why-wait_market = Os comerciantes trocam cartas, um após o outro. O que pegam e o que jogam fora diz algo sobre o que juntam.
why-wait_load = Todos os comerciantes enchem a bolsa em segredo, ao mesmo tempo. Quando a última se fecha, começam as declarações.
why-wait_declare = Um após o outro, os comerciantes dizem o que há na bolsa. O número é sempre verdadeiro; a mercadoria, talvez.
why-wait_inspect = As bolsas estão no portão e são abertas ou devolvidas uma a uma. Enquanto isso, quem joga pode falar e fazer ofertas.
why-wait_debt = Alguém tem pouco ouro e escolhe mercadorias para pagar. Todo o resto espera.
why-wait_place = As cartas confiscadas vão para uma pilha, na ordem que o xerife quiser.
why-wait_claim = Pergunta-se aos comerciantes cuja bolsa voltou fechada se querem algo do mercado negro.
why-wait_share = Os dois delegados dividem o que receberam juntos.
why-over = A partida acabou. Tudo foi contado, e nada mais é segredo.

## Dicas, quando alguém hesita

tip-title = Uma dica
tip-thanks = Valeu
tip-never = Chega de dicas
tip-name_starter = Você pode indicar qualquer um. Quem vai primeiro decide sem saber o que os outros jogam fora.
tip-swap-collect = Você tem { $goods }. Guarde juntas e procure mais: muitas cartas iguais fazem uma bolsa que ninguém gosta de abrir.
tip-swap-pile = Por cima de uma pilha está algo que você junta: { $good }. Dá para pegar antes de comprar da outra pilha.
tip-swap-contraband = Contrabando pode esperar na sua mão até chegar um xerife que goste de ouro. { $good }: vale { $value } no fim.
tip-swap-plan = Junte uma mercadoria legal e separe o que não combina. Você também pode ficar com tudo.
tip-discard = A última carta que você põe fica por cima, e o próximo comerciante pode pegá-la.
tip-load-honest = Declarada com honestidade, esta bolsa custaria { $fine } ao xerife que a abrisse: { $goods }.
tip-load-smuggle = { $good }: traz { $value } no fim se passar, custa { $penalty } se for achada. Uma carta dessas entre outras honestas é risco pequeno.
tip-load-last = É a última rodada: o que ficar na sua mão não vale nada.
tip-declare-true = Sua bolsa é honesta. Se for aberta, você recebe { $fine }. Talvez valha fazer cara de preocupação.
tip-declare-part = Declare o que você mais tem: { $good }. Isso ao menos continua seu, mesmo que a bolsa seja aberta.
tip-declare-bold = Nada na sua bolsa pode ser declarado. Escolha aquilo em que vão acreditar; aberta, ela custa { $fine } a você.
tip-answer-gold = Oferecem { $gold } a você. Se a bolsa for honesta, abri-la custaria { $fine }.
tip-answer-unseen = O que vem de sob uma barraca ou de uma bolsa pode nem existir. Se não existir, você verá a verdade, mas não receberá mais.
tip-answer-promise = Uma promessa para depois não obriga ninguém. O registro lembra se foi cumprida.
tip-answer-counter = É pouco? Responda com uma oferta sua: a primeira fica onde está.
tip-officer-cost = Se { $name } diz a verdade, abrir essa bolsa custa { $fine } a você. Se não, você recebe por cada mentira.
tip-officer-poor = Você tem { $gold }. Se abrir uma bolsa honesta e não puder pagar, vão as suas mercadorias.
tip-officer-price = Não precisa esperar ofertas: dê você mesmo um preço.
tip-deputy = Se você diz “abrir” e o outro delegado não, a bolsa é só sua: a propina, a multa e o risco.
tip-bargain-lying = Se a sua bolsa for aberta, custa { $fine } e ainda o que está escondido. Metade disso é uma oferta que vale a pena.
tip-bargain-honest = Sua bolsa é honesta: aberta, ela traz { $fine } a você. Não é preciso oferecer nada.
tip-bargain-others = Você também pode pagar para que abram a bolsa de outro.
tip-pay = Dê primeiro mercadorias de que outros têm bem mais do que você.
tip-place = No próximo mercado outros pegam destas pilhas. O que você enterra não chega a eles.
tip-claim-worth = Suas três cartas contariam { $sum } no fim; a do mercado negro conta { $value }.
tip-claim-none = Você não tem três iguais. Não pegue nada; ninguém saberá por quê.
tip-share = Se não houver acordo, dividir pela regra é justo para os dois.
