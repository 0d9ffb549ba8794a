### As regras do jogo, para quem joga. docs/rules.md é a lei; os números vêm de web/src/rules/facts.json.

## Em volta do texto

rules-title = As regras
rules-lead = O jogo inteiro, em palavras simples. Procure um ponto ou leia desde o começo: são dez minutos.
rules-contents = Sumário
rules-search = Procurar nas regras
rules-search-clear = Limpar a busca
rules-found = { $count ->
    [one] { $count } trecho encontrado
   *[other] { $count } trechos encontrados
}
rules-nothing = Nada nas regras fala de “{ $query }”. Tente uma palavra mais curta.
rules-show = Mostrar
rules-show-all = Tudo
rules-show-game = Só esta partida
rules-with = Joga-se com
rules-six = Seis jogadores
rules-packs = Pacotes de cartas
rules-table-good = Mercadoria
rules-table-counts = conta como { $goods }
rules-table-worth = Rei { $king }, Rainha { $queen }
rules-table-deck = Na pilha
rules-table-deck-three = Com três
rules-table-deck-more = Com quatro ou mais
rules-table-market = Valor, a partir de cima
rules-table-lost = Não foi possível carregar a tabela de mercadorias.

## Do que se trata

rules-about-title = Do que se trata
rules-about-1 = Vocês são comerciantes a caminho do mercado. Maçãs, queijo, pão e galinhas podem passar pelo portão de Nottingham. Pimenta, hidromel, seda e bestas não podem, e justamente por isso valem muito mais.
rules-about-2 = A cada rodada um de vocês é o xerife. Os outros enchem uma bolsa e dizem o que há nela. O xerife pode abri-la ou deixá-la passar. Quando uma bolsa é aberta, quem mentiu paga ao xerife, e quem disse a verdade recebe dele.
rules-about-3 = Até lá tudo se conversa: propinas, promessas, ameaças e um suspiro na hora certa.
rules-about-4 = No fim contam-se mercadorias, ouro e coroas. Vence quem tiver mais, e ninguém pergunta como aquilo passou pelo portão.

## Mercadorias

rules-goods-title = Mercadorias
rules-goods-1 = Cada carta tem um valor, que conta no fim, e uma penalidade, que é o que se paga por ela no portão.
rules-goods-2 = Mercadorias legais são as que podem ser declaradas. Ficam viradas para cima na sua barraca e correm pelas coroas: quem traz mais de uma mercadoria é o Rei dela, e quem vem em segundo, a Rainha.
rules-goods-3 = Contrabando nunca se declara. Fica virado para baixo sob a sua barraca: os outros veem quantas cartas há ali, nunca quais.
rules-goods-4 = Mercadorias reais são contrabando da melhor qualidade, que também conta para as coroas.
rules-goods-5 = Com três jogadores não há pão, e de algumas outras mercadorias há menos.

## Antes da primeira rodada

rules-setup-title = Antes da primeira rodada
rules-setup-1 = Cada um recebe { $gold } de ouro e { $hand } cartas. O ouro nunca é segredo: todos veem o que há em cada bolso.
rules-setup-2 = O primeiro xerife é sorteado. Os manuais escolhem quem tiver mais dinheiro de verdade no bolso, mas aqui ninguém pode olhar o seu: se a mesa quiser, o anfitrião indica essa pessoa antes de começar. Em outra partida há sorteio de novo. Depois o cargo passa no sentido horário; “à esquerda” é o lugar seguinte.
rules-setup-3 = Duas pilhas de descarte começam com { $pile } cartas abertas cada uma.
rules-setup-4 = Há uma só pilha de descarte, vazia no começo.

## Uma rodada num relance

rules-round-title = Uma rodada num relance
rules-round-1 = Transação: no mercado, os comerciantes trocam as cartas que não querem.
rules-round-2 = Carregamento: cada um põe de uma a { $bag } cartas na bolsa e a fecha.
rules-round-3 = Declaração: cada um diz quantas cartas há na bolsa, o que é verdade, e quais são, o que talvez seja.
rules-round-4 = Inspeção: todos falam, e o xerife abre as bolsas ou as devolve.
rules-round-5 = Fim: as mãos são completadas, e o seguinte é o xerife.
rules-round-6 = Quem está no cargo não enche bolsa e guarda as cartas da mão para a rodada seguinte.
rules-round-7 = Com três jogadores, a partida acaba quando todos tiverem sido xerife { $sheriff_at_three } vezes; com quatro ou cinco, { $sheriff_at_more } vezes.
rules-round-8 = Com seis, a partida tem { $rounds_at_six } rodadas.

## Transação

rules-market-title = Transação: o mercado
rules-market-1 = Na sua vez, separe até { $aside } cartas da mão e compre até voltar a { $hand }; ou fique com tudo. O xerife não tem vez.
rules-market-2 = Começa o comerciante à esquerda do xerife, e segue-se no sentido horário.
rules-market-3 = O xerife indica o comerciante que começa, e segue-se no sentido horário.
rules-market-4 = O que você separa fica por enquanto virado para baixo. Compre carta por carta, do topo de qualquer uma das pilhas de descarte ou da pilha de compra. Depois da primeira carta da pilha de compra, os descartes se fecham para você. O que você pega de um descarte todos veem.
rules-market-5 = Com a mão completa, ponha o que separou virado para cima numa das pilhas de descarte, na ordem que quiser. A carta de cima é a primeira que o próximo comerciante pode pegar.
rules-market-6 = O que você separa fica virado para cima à sua frente, e você compra da pilha de compra. Quando todos os comerciantes terminam, tudo vai para a pilha de descarte.
rules-market-7 = Uma mão incompleta é completada de todo modo, mesmo que você não separe nada.
rules-market-8 = Quando a pilha de compra acaba, as { $pile } cartas de cima de cada descarte ficam, e o resto é embaralhado para formar uma nova.
rules-market-9 = Quando a pilha de compra acaba, todo o descarte é embaralhado para formar uma nova.
rules-market-10 = Quase nunca acontece, mas se não sobra nada para comprar, a mão fica incompleta. Quem não tem nenhuma carta na hora de encher as bolsas fica fora da rodada.

## Carregamento

rules-load-title = Carregamento da bolsa
rules-load-1 = Todos os comerciantes enchem a bolsa ao mesmo tempo e em segredo: pelo menos uma carta, no máximo { $bag }, legais ou não, misturadas como quiser. Uma vez fechada, ela fica fechada.
rules-load-2 = Só quando a última bolsa se fecha é que se vê quantas cartas há em cada uma.
rules-load-3 = O que você não põe fica na mão para a rodada seguinte. Depois da última rodada não vale nada.

## Declaração

rules-declare-title = Declaração
rules-declare-1 = A partir da esquerda do xerife, um após o outro, cada comerciante se apresenta e declara um número e uma só mercadoria legal. “Quatro galinhas.”
rules-declare-2 = O número é sempre o verdadeiro; o jogo cuida disso. A mercadoria fica por sua conta, esteja na bolsa ou não.
rules-declare-3 = Contrabando nunca se declara, nem duas mercadorias ao mesmo tempo.
rules-declare-4 = Uma mercadoria real conta aqui como uma carta e também não pode ser declarada.
rules-declare-5 = Com três jogadores ninguém pode declarar pão, já que não há.

## Inspeção

rules-inspect-title = Inspeção
rules-inspect-1 = O xerife fica com todas as bolsas e as resolve uma a uma, na ordem que quiser: devolver ou abrir. Pode abrir todas ou nenhuma. O que está feito, está feito.
rules-inspect-2 = Devolvida: passou. As mercadorias legais vão viradas para cima para a sua barraca, o contrabando vai virado para baixo sob ela, e ninguém fica sabendo o que era. Sem negócio, não custa nada.
rules-inspect-3 = Aberta, e tudo é como declarado: o xerife paga a você a penalidade de cada carta, e as mercadorias vão para a sua barraca. Quatro galinhas honestas custam { $honest } de ouro ao xerife.
rules-inspect-4 = Aberta, e algo não é como declarado: o que é vai para a sua barraca assim mesmo. Todo o resto é confiscado, também o que é legal, e você paga ao xerife as penalidades do que perdeu. Uma maçã, um queijo e dois hidroméis, declarados como quatro maçãs: a maçã é sua, o resto se perde, e com ele { $caught } de ouro.
rules-inspect-5 = No portão, maçãs reais não são maçãs: quem declarou maçãs e leva uma delas na bolsa mentiu.
rules-inspect-6 = O xerife põe as cartas confiscadas numa das duas pilhas de descarte, na ordem que quiser.
rules-inspect-7 = As cartas confiscadas vão para a pilha de descarte.

## Negócios

rules-deals-title = Negócios e propinas
rules-deals-1 = Enquanto há bolsas no portão, qualquer um pode falar com qualquer um. Um negócio é entre um comerciante e o xerife: um oferece, o outro diz “Negócio fechado!”. Pode ser sobre a sua bolsa, sobre a de outro ou sobre nenhuma.
rules-deals-2 = Cada lado pode pôr, em qualquer mistura:
rules-deals-3 = ouro;
rules-deals-4 = mercadorias legais da barraca;
rules-deals-5 = contrabando de sob a barraca;
rules-deals-6 = mercadorias da bolsa do comerciante, se o mesmo negócio devolve essa bolsa;
rules-deals-7 = a palavra firme do xerife sobre uma bolsa ainda não resolvida: devolvê-la ou abri-la;
rules-deals-8 = promessas para rodadas seguintes.
rules-deals-9 = Cartas da mão nunca entram num negócio. Um presente também é um negócio: não é preciso pedir nada em troca.
rules-deals-10 = Um negócio é cumprido no instante em que é fechado: ouro e mercadorias trocam de mãos, as bolsas prometidas são devolvidas. A palavra de abrir uma bolsa obriga até que ela seja aberta, ofereçam o que oferecerem por ela.
rules-deals-11 = Uma oferta fica na mesa até ser aceita, recusada ou retirada, até você fazer outra à mesma pessoa ou até não poder mais ser cumprida. Responder com uma oferta própria deixa a primeira onde está. Quando a inspeção acaba, todas caem.
rules-deals-12 = Enquanto a sua própria oferta pela sua bolsa está na mesa, o xerife não pode simplesmente devolvê-la: antes, a oferta é aceita ou recusada.
rules-deals-13 = O que você recebe vai para a sua barraca: o legal virado para cima, o contrabando virado para baixo. Vocês dois sabem o que era; os outros só veem quantas cartas de contrabando eram.
rules-deals-14 = Os comerciantes também podem fechar negócio entre si: ouro, mercadorias da barraca, contrabando e promessas, mas nada das bolsas nem sobre elas.

## Mentiras num negócio

rules-lies-title = Mentir num negócio
rules-lies-1 = Ouro e mercadorias legais estão à vista, então ninguém pode oferecer mais do que há. Mas o que está sob a sua barraca ou na sua bolsa só você sabe: pode muito bem oferecer seda que nunca existiu.
rules-lies-2 = Quando o negócio é fechado, só se entrega o que existe de verdade, e o negócio vale assim mesmo.
rules-lies-3 = Mas aparece. Todos ficam sabendo quem não tinha o prometido, e o outro lado vê todo o seu contrabando, e a bolsa inteira se mercadorias dela foram citadas.

## Promessas, ameaças e o registro

rules-favours-title = Promessas, ameaças e o registro
rules-favours-1 = Promessas para rodadas seguintes não obrigam ninguém. Compram-se e vendem-se, cumprem-se e quebram-se; mas o registro se lembra, e todos podem lê-lo.
rules-favours-2 = A promessa de poupar uma bolsa, ou de abri-la, é julgada na próxima vez em que quem a fez estiver no cargo e o outro tiver uma bolsa.
rules-favours-3 = A promessa de pagar se cumpre com um só negócio posterior que traga pelo menos esse ouro. Se no fim da partida ainda não foi paga, está quebrada.
rules-favours-4 = A promessa de poupar ou de abrir que nunca foi posta à prova perde o efeito no fim. O que você promete com as próprias palavras nunca é julgado.
rules-favours-5 = Uma ameaça é só conversa. “Pague, ou eu abro” não custa nada e não obriga ninguém; mas em quem ameaça e não cumpre se acredita menos.

## Dívidas

rules-debts-title = Dívidas
rules-debts-1 = As penalidades se pagam em ouro. Se o ouro não chega, primeiro vai todo; isso vale também para o xerife.
rules-debts-2 = Pelo que falta você dá mercadorias legais da sua barraca, à sua escolha, que valham pelo menos o mesmo. Não há troco, e você não pode juntar uma carta que daria para deixar de fora.
rules-debts-3 = Se todas as suas mercadorias legais não bastam, vão todas, e depois contrabando, que você mostra ao dar.
rules-debts-4 = A quem não tem mais nada, o resto é perdoado.
rules-debts-5 = Enquanto alguém paga, todo o resto espera.

## Fim da rodada

rules-end-title = Fim da rodada
rules-end-1 = O cargo de xerife passa à esquerda, e cada um completa a mão até { $hand } cartas da pilha de compra. Depois da última rodada ninguém compra.
rules-end-2 = Sorteiam-se os dois delegados seguintes.

## Fim da partida

rules-scoring-title = Fim da partida e contagem
rules-scoring-1 = Depois da última rodada, as mãos não valem nada. Seus pontos são
rules-scoring-2 = o valor de todas as mercadorias na sua barraca e sob ela
rules-scoring-3 = o seu ouro
rules-scoring-4 = os bônus das suas coroas
rules-scoring-5 = o valor das suas cartas do mercado negro
rules-scoring-6 = De cada mercadoria legal, quem tem mais é Rei e quem vem em segundo é Rainha; os bônus estão na tabela de mercadorias.
rules-scoring-7 = Aqui uma mercadoria real conta como duas ou três da sua espécie.
rules-scoring-8 = Se vários empatam como Rei, os bônus do Rei e da Rainha são somados e divididos entre eles, arredondados para baixo, e não há Rainha. Se empatam como Rainha, dividem esse bônus, arredondado para baixo. Ninguém é Rei ou Rainha de uma mercadoria que não tem.
rules-scoring-9 = Vence quem tem mais pontos. No empate, quem tem mais cartas legais; depois, quem tem mais cartas de contrabando; e por fim a vitória é dividida.

## Mercadorias reais

rules-royal-title = Mercadorias reais
rules-royal-1 = Maçãs verdes, queijo gouda, um galo real: algumas cartas da melhor qualidade entram na pilha. No jogo são contrabando em tudo: não se declaram, ficam viradas para baixo sob a barraca e custam caro quando encontradas.
rules-royal-2 = No fim, cada uma conta como duas ou três da sua espécie na corrida por Rei e Rainha, e vale na mesma medida. A tabela de mercadorias diz quantas.

## Mercado negro

rules-black_market-title = Mercado negro
rules-black_market-1 = Para pimenta, hidromel e seda há uma pilha de duas cartas preciosas cada, a mais cara por cima.
rules-black_market-2 = Quando a última bolsa está resolvida, todo comerciante cuja bolsa foi devolvida sem abrir pode, uma vez por rodada, entregar { $price } cartas iguais de contrabando de sob a barraca e pegar a carta de cima daquela pilha. Ela conta o seu valor no fim.
rules-black_market-3 = As cartas entregues são mostradas e saem do jogo. Mercadorias reais não servem para isso. Quem teve a bolsa aberta espera outra rodada.
rules-black_market-4 = Segue-se a ordem em que as bolsas foram devolvidas: quem chega primeiro leva.
rules-black_market-5 = Uma carta do mercado negro fica à vista diante de você e não é mercadoria: não pode ser dada, não paga dívidas e não conta em empates.
rules-black_market-6 = Para que ninguém entregue um segredo, pergunta-se a todos que poderiam ter as cartas, mesmo a quem não tem.

## Delegados

rules-deputies-title = Seis jogadores: delegados e espólio
rules-deputies-1 = Com seis não há xerife. A cada rodada sorteiam-se dois delegados, e quatro são comerciantes. Depois de { $rounds_at_six } rodadas, cada um foi delegado { $deputy_at_six } vezes.
rules-deputies-2 = O delegado sorteado primeiro indica quem começa o mercado, e as declarações começam à sua esquerda.
rules-deputies-3 = De cada bolsa, cada delegado diz abertamente “abrir” ou “devolver”, e pode mudar até que o outro tenha falado dessa bolsa.
rules-deputies-4 = Os dois devolvem: a bolsa passa. Uma propina que ambos aceitaram vai para o espólio.
rules-deputies-5 = Os dois abrem: uma bolsa honesta custa metade a cada um. O que quem mentiu tem de pagar vai para o espólio.
rules-deputies-6 = Eles discordam: quem queria abrir fica sozinho com essa bolsa e pode fechar um negócio próprio e ficar com a propina, abri-la e pagar ou receber sem dividir, ou deixá-la ir por nada.
rules-deputies-7 = Uma oferta aos dois precisa do sim de ambos, e nela os delegados só dão sua palavra e promessas. Uma oferta a um só tem de ser sobre uma bolsa que ele tenha sozinho.
rules-deputies-8 = Depois da última bolsa divide-se o espólio: a cada um, metade do ouro e metade das cartas. Quem leva o quê, e a moeda ou carta que sobra, os dois combinam. Sem acordo, as cartas são postas da mais cara à mais barata e pegas uma a uma, começando pelo primeiro delegado; a carta que sobra é descartada, e a moeda vai para o banco.

## Variantes

rules-variants-title = Variantes
rules-variants-1 = Há { $seconds } segundos por comerciante para toda a inspeção. Quando a areia acaba, todas as ofertas caem; as bolsas que alguém se obrigou a abrir são abertas, e as outras são devolvidas por nada. A areia para enquanto alguém paga ou arruma cartas.
rules-variants-2 = Antes de distribuir, { $removed } cartas saem da pilha, e ninguém sabe quais até o fim. Contar cartas ajuda menos.
rules-variants-3 = As mãos são de { $hand_seven } cartas em vez de { $hand_six }. No mercado e na bolsa continuam sendo no máximo { $bag }.
rules-variants-4 = Os comerciantes podem fechar negócio entre si durante a inspeção.
rules-variants-5 = Cartas extras entram na pilha. O que valem está na tabela de mercadorias daquela partida.

## Relógios e ausências

rules-clocks-title = Relógios e ausências
rules-clocks-1 = O anfitrião pode marcar um tempo para cada decisão. Quando acaba, o mais sensato é feito por você: ficar com a mão, encher uma bolsa honesta, declarar a verdade, deixar as bolsas fechadas, não reclamar nada.
rules-clocks-2 = Quem perde a conexão continua com o lugar. Depois de um tempo um bot assume; ele sabe o que aquele lugar sabe, e nada mais. Quem volta tem o lugar de novo na hora.
rules-clocks-3 = Qualquer um pode pedir uma pausa. Ela começa quando todos os presentes tiverem pedido, e qualquer um pode encerrá-la.
rules-clocks-4 = Um bot no cargo espera um pouco por quem ainda poderia fazer uma oferta. Diga que já disse tudo, e ele segue mais cedo.

## Quem sabe o quê

rules-secrets-title = Quem sabe o quê
rules-secrets-1 = Só você conhece sua mão, sua bolsa, o contrabando sob a sua barraca e o que lhe foi dado ou mostrado.
rules-secrets-2 = Todos veem as declarações, o ouro, as mercadorias legais, os descartes, as ofertas e os negócios, as promessas, quantas cartas há em cada lugar e tudo o que havia numa bolsa aberta.
rules-secrets-3 = Do contrabando numa oferta, só os dois lados veem o que é; os outros veem quantas cartas.
rules-secrets-4 = Ninguém conhece a ordem da pilha de compra. Os bots veem o que o seu lugar pode ver, e nem uma carta a mais.
rules-secrets-5 = Quando a partida acaba, tudo é mostrado a todos.

## Embaralhamento justo

rules-shuffles-title = Embaralhamento justo
rules-shuffles-1 = Antes de distribuir as cartas, sorteia-se um número secreto para o embaralhamento, e o selo dele é mostrado a todos. Pelo selo ninguém descobre o número, mas nenhum outro número combina com ele.
rules-shuffles-2 = Cada jogador pode misturar uma palavra sua. O número e as palavras, juntos, dão a ordem das cartas.
rules-shuffles-3 = Depois da partida o número é mostrado, e qualquer um pode conferir que ele combina com o selo e que as cartas estavam assim mesmo. Por isso ninguém pode arrumar as cartas, nem quem as distribui.
