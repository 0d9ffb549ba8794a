### As regras do jogo, para quem joga. docs/rules.md é a lei; os números vêm de web/src/rules/facts.json.

## Em volta do texto

rules-title = Regras
rules-lead = O jogo inteiro em palavras simples. Procure um ponto ou leia desde o começo: leva dez minutos.
rules-contents = Sumário
rules-search = Buscar nas regras
rules-search-clear = Limpar a busca
rules-found = { $count ->
    [one] { $count } trecho encontrado
   *[other] { $count } trechos encontrados
}
rules-nothing = As regras não falam de “{ $query }”. Tente uma palavra mais curta.
rules-show = Mostrar
rules-show-all = Tudo
rules-show-game = Só esta partida
rules-with = Joga-se com
rules-six = Seis jogadores
rules-packs = Expansões
rules-table-good = Mercadoria
rules-table-counts = conta como { $goods }
rules-table-worth = Rei { $king }, Rainha { $queen }
rules-table-deck = No baralho
rules-table-deck-three = 3 jogadores
rules-table-deck-more = 4 ou mais
rules-table-market = Valores, a carta de cima primeiro
rules-table-lost = Não foi possível carregar a tabela de mercadorias.

## Do que se trata

rules-about-title = Do que se trata
rules-about-1 = Vocês são comerciantes a caminho da feira. Maçãs, queijo, pão e galinhas podem passar pelo portão de Nottingham. Pimenta, hidromel, seda e bestas não podem, e justamente por isso valem muito mais.
rules-about-2 = A cada rodada, um de vocês é o xerife ou, se forem seis, dois são ajudantes do xerife. Os outros enchem uma bolsa e dizem o que há nela. O xerife pode abri-la ou deixá-la passar. Quando uma bolsa é aberta, quem mentiu paga ao xerife, e quem disse a verdade recebe dele.
rules-about-3 = Até lá, tudo se negocia: propinas, promessas, ameaças e um suspiro na hora certa.
rules-about-4 = No fim contam-se mercadorias, ouro e coroas. Vence a maior fortuna, e ninguém pergunta como tudo aquilo passou pelo portão.

## Mercadorias

rules-goods-title = Mercadorias
rules-goods-1 = Cada carta tem um valor, que conta no fim, e uma penalidade, que se paga por ela no portão.
rules-goods-2 = Só as mercadorias legais podem ser declaradas. Elas ficam viradas para cima na sua barraca e contam para as coroas: quem tem a maior quantidade de uma mercadoria é o Rei dela, e o segundo lugar é a Rainha.
rules-goods-3 = Contrabando nunca se declara. Fica virado para baixo no alto da sua barraca: os outros veem quantas cartas há ali, mas nunca quais.
rules-goods-4 = Mercadorias reais são contrabando da melhor qualidade e também contam para as coroas.
rules-goods-5 = Com três jogadores não há pão, e há menos de algumas outras mercadorias.

## Antes da primeira rodada

rules-setup-title = Antes da primeira rodada
rules-setup-1 = Cada pessoa recebe { $gold } de ouro e { $hand } cartas. O ouro nunca é segredo: todos veem quanto cada pessoa tem.
rules-setup-2 = O primeiro xerife é sorteado. Os manuais dão o cargo a quem tem mais dinheiro de verdade no bolso, mas aqui ninguém pode conferir: se quiserem, quem organiza a mesa indica essa pessoa antes de começar. Na partida seguinte, há novo sorteio. Depois o cargo passa no sentido horário; “à esquerda” é o lugar seguinte.
rules-setup-3 = Duas pilhas de descarte começam com { $pile } cartas viradas para cima cada uma.
rules-setup-4 = Há uma só pilha de descarte, que começa vazia.

## Uma rodada em resumo

rules-round-title = Uma rodada em resumo
rules-round-1 = Transação: os comerciantes trocam as cartas que não querem.
rules-round-2 = Carregamento: cada comerciante põe de uma a { $bag } cartas na bolsa e a fecha.
rules-round-3 = Declaração: cada comerciante diz quantas cartas há na bolsa, o que é verdade, e o que elas são, o que talvez seja.
rules-round-4 = Inspeção: todos negociam, e as bolsas são abertas ou devolvidas.
rules-round-5 = Fim da rodada: todos completam a mão, e o cargo passa adiante.
rules-round-6 = Quem está no cargo não enche bolsa e guarda as cartas para a rodada seguinte.
rules-round-7 = Com três jogadores, a partida acaba quando todos tiverem sido xerife { $sheriff_at_three } vezes; com quatro ou cinco, { $sheriff_at_more } vezes.
rules-round-8 = Com seis jogadores, a partida tem { $rounds_at_six } rodadas.

## Transação

rules-market-title = Transação
rules-market-1 = Na sua vez, separe até { $aside } cartas da mão e compre até voltar a ter { $hand }, ou fique com tudo. Quem está no cargo não tem vez.
rules-market-2 = Começa o comerciante à esquerda do xerife, e a vez segue no sentido horário.
rules-market-3 = O xerife indica o comerciante que começa, e a vez segue no sentido horário.
rules-market-4 = O que você separa fica, por enquanto, virado para baixo. Compre carta por carta, do topo de uma das pilhas de descarte ou da pilha de compra. Depois da sua primeira carta da pilha de compra, as de descarte se fecham para você. Todos veem o que você pega de um descarte.
rules-market-5 = Com a mão completa, ponha as cartas separadas, viradas para cima, numa das pilhas de descarte, na ordem que quiser. A carta de cima é a primeira que o próximo comerciante pode pegar.
rules-market-6 = As cartas que você separa ficam viradas para cima à sua frente, e você compra da pilha de compra. Quando todos os comerciantes terminam, elas vão para a pilha de descarte.
rules-market-7 = Uma mão incompleta é sempre completada, mesmo que você não separe nada.
rules-market-8 = Quando a pilha de compra acaba, as { $pile } cartas de cima de cada descarte ficam, e as outras são embaralhadas para formar uma nova.
rules-market-9 = Quando a pilha de compra acaba, todo o descarte é embaralhado para formar uma nova.
rules-market-10 = Quase nunca acontece, mas, se não sobrar nada para comprar, a mão fica incompleta. Quem não tem nenhuma carta na hora de encher as bolsas fica fora da rodada.

## Carregamento

rules-load-title = Carregamento
rules-load-1 = Todos os comerciantes enchem a bolsa ao mesmo tempo e em segredo: pelo menos uma carta e no máximo { $bag }, legais ou não, em qualquer combinação. Uma vez fechada, a bolsa não muda mais.
rules-load-2 = Só quando a última bolsa se fecha é que todos veem quantas cartas há em cada uma.
rules-load-3 = O que você não põe na bolsa fica na mão para a rodada seguinte. Depois da última rodada, não vale nada.

## Declaração

rules-declare-title = Declaração
rules-declare-1 = A partir da esquerda do xerife, cada comerciante se apresenta e declara um número e uma só mercadoria legal. “Quatro galinhas.”
rules-declare-2 = O número é sempre verdadeiro; o jogo cuida disso. A mercadoria fica por sua conta, esteja ou não na bolsa.
rules-declare-3 = Contrabando nunca se declara, nem duas mercadorias ao mesmo tempo.
rules-declare-4 = Uma mercadoria real conta aqui como uma carta e também não pode ser declarada.
rules-declare-5 = Com três jogadores ninguém pode declarar pão, já que não há.

## Inspeção

rules-inspect-title = Inspeção
rules-inspect-1 = O xerife fica com todas as bolsas e resolve uma de cada vez, na ordem que quiser: devolve ou abre. Pode abrir todas, ou nenhuma. Não há como voltar atrás.
rules-inspect-2 = Devolvida: passou. As mercadorias legais vão viradas para cima para a sua barraca; o contrabando, virado para baixo no alto dela, e ninguém fica sabendo o que era. Sem negócio, ninguém paga nada.
rules-inspect-3 = Aberta, e tudo confere com a declaração: o xerife paga a você a penalidade de cada carta da bolsa, e as mercadorias vão para a sua barraca. Quatro galinhas honestas custam { $honest } de ouro ao xerife.
rules-inspect-4 = Aberta, e algo não confere: as cartas que conferem vão para a sua barraca assim mesmo. Todo o resto é confiscado, inclusive mercadorias legais, e você paga ao xerife as penalidades do que perdeu. Uma maçã, um queijo e dois hidroméis, declarados como quatro maçãs: a maçã fica com você, o resto se perde, e você paga { $caught } de ouro.
rules-inspect-5 = No portão, maçãs reais não são maçãs: se você declara maçãs com uma delas na bolsa, está mentindo.
rules-inspect-6 = O xerife põe as cartas confiscadas numa das duas pilhas de descarte, na ordem que quiser.
rules-inspect-7 = As cartas confiscadas vão para a pilha de descarte.

## Negócios

rules-deals-title = Negócios
rules-deals-1 = Enquanto há bolsas no portão, todos podem conversar com todos. Um negócio é entre um comerciante e o xerife: um faz uma oferta, o outro diz “Negócio fechado!”. Pode ser sobre a sua bolsa, a de outra pessoa ou nenhuma.
rules-deals-2 = Cada lado pode oferecer qualquer combinação de:
rules-deals-3 = ouro;
rules-deals-4 = mercadorias legais da barraca;
rules-deals-5 = contrabando da barraca;
rules-deals-6 = mercadorias da bolsa do comerciante, se o mesmo negócio devolver essa bolsa;
rules-deals-7 = um compromisso do xerife sobre uma bolsa ainda não resolvida: devolvê-la ou abri-la;
rules-deals-8 = promessas para rodadas futuras.
rules-deals-9 = Cartas da mão nunca entram num negócio. Um presente também é um negócio: você não precisa pedir nada em troca.
rules-deals-10 = Um negócio se cumpre no momento em que é fechado: ouro e mercadorias trocam de mãos, e as bolsas que deviam voltar voltam. O compromisso de abrir uma bolsa vale até que ela seja aberta, não importa o que ofereçam.
rules-deals-11 = Uma oferta fica na mesa até ser aceita, recusada, retirada ou substituída, ou até não poder mais ser cumprida. Uma contraoferta não derruba a oferta a que responde. Quando a inspeção acaba, todas as ofertas caem. Decisão nossa: você tem no máximo duas ofertas à mesma pessoa, uma sobre a bolsa do comerciante e outra sobre todo o resto; uma nova substitui a anterior do mesmo tipo.
rules-deals-12 = Enquanto a sua própria oferta pela sua bolsa está na mesa, o xerife não pode simplesmente devolvê-la: antes precisa aceitar ou recusar a oferta.
rules-deals-13 = O que você recebe vai para a sua barraca: mercadorias legais viradas para cima, contrabando virado para baixo. Os dois lados sabem o que era o contrabando; os outros só veem quantas cartas.
rules-deals-14 = Os comerciantes também podem fechar negócio entre si: ouro, mercadorias da barraca, contrabando e promessas, mas nada que esteja numa bolsa ou trate de uma.

## Mentiras num negócio

rules-lies-title = Mentiras num negócio
rules-lies-1 = Ouro e mercadorias legais estão à vista, então ninguém pode oferecer mais do que tem. Mas só você sabe qual é o seu contrabando e o que há na sua bolsa: pode muito bem oferecer seda que nunca existiu.
rules-lies-2 = Quando o negócio é fechado, só se entrega o que existe de verdade, e o negócio vale assim mesmo.
rules-lies-3 = Mas a mentira aparece. Todos ficam sabendo quem não tinha o que prometeu, e o outro lado do negócio vê todo o seu contrabando, e a bolsa inteira se você ofereceu mercadorias dela.

## Promessas, ameaças e o livro de promessas

rules-favours-title = Promessas, ameaças e o livro de promessas
rules-favours-1 = Promessas para rodadas futuras não obrigam ninguém. Podem ser compradas e vendidas, cumpridas e quebradas; mas o livro de promessas não esquece, e todos podem ler.
rules-favours-2 = A promessa de poupar uma bolsa, ou de abri-la, é julgada na próxima vez em que quem prometeu estiver no cargo e a outra pessoa tiver uma bolsa.
rules-favours-3 = A promessa de pagar se cumpre num único negócio posterior que renda pelo menos aquele ouro. Se no fim da partida não foi paga, está quebrada.
rules-favours-4 = A promessa de poupar ou de abrir que nunca foi posta à prova perde o efeito no fim. Uma promessa com suas próprias palavras nunca é julgada: é decisão nossa, porque um programa não saberia julgar.
rules-favours-5 = Uma ameaça é só conversa. “Pague, ou eu abro” não custa nada e não obriga ninguém, mas quem ameaça à toa perde o crédito.

## Dívidas

rules-debts-title = Dívidas
rules-debts-1 = As penalidades se pagam em ouro. Se o seu não basta, primeiro você paga tudo o que tem. O mesmo vale para o xerife.
rules-debts-2 = O resto você cobre com mercadorias legais da sua barraca, à sua escolha, que valham pelo menos o que falta. Não há troco, e não se pode dar uma carta que daria para deixar de fora.
rules-debts-3 = Se todas as suas mercadorias legais não bastam, você dá todas elas e depois contrabando, que mostra ao entregar.
rules-debts-4 = Se você não tem mais nada, o resto é perdoado.
rules-debts-5 = Enquanto alguém paga, todo o resto espera.

## Fim da rodada

rules-end-title = Fim da rodada
rules-end-1 = O cargo passa adiante, e todos compram da pilha de compra até ter { $hand } cartas na mão. Depois da última rodada, ninguém compra.
rules-end-2 = Sorteiam-se os dois ajudantes seguintes.

## Fim da partida

rules-scoring-title = Fim da partida e contagem
rules-scoring-1 = Depois da última rodada, as cartas da mão não valem nada. Seus pontos são
rules-scoring-2 = o valor de todas as mercadorias da sua barraca, legais ou não
rules-scoring-3 = o seu ouro
rules-scoring-4 = os bônus das suas coroas
rules-scoring-5 = o valor das suas cartas do mercado negro
rules-scoring-6 = De cada mercadoria legal, quem tem mais é Rei, e o segundo lugar é Rainha. Os bônus estão na tabela de mercadorias.
rules-scoring-7 = Aqui, cada mercadoria real conta como duas ou três da mercadoria dela.
rules-scoring-8 = Se vários empatam como Rei, os bônus do Rei e da Rainha são somados e divididos entre eles, arredondados para baixo, e não há Rainha. Se empatam como Rainha, dividem esse bônus, arredondado para baixo. Ninguém é Rei ou Rainha de uma mercadoria que não tem.
rules-scoring-9 = Vence quem tem mais pontos. Em caso de empate, quem tem mais cartas legais; depois, quem tem mais cartas de contrabando; se o empate persistir, a vitória é dividida.

## Mercadorias reais

rules-royal-title = Mercadorias reais
rules-royal-1 = Maçãs verdes, queijo gouda, um galo real: as mercadorias reais são as cartas mais finas de todas. Durante a partida são contrabando em tudo: não podem ser declaradas, ficam viradas para baixo no alto da barraca e custam caro quando encontradas.
rules-royal-2 = No fim, cada uma conta como duas ou três da mercadoria dela na disputa por Rei e Rainha, e ainda soma o próprio valor. A tabela de mercadorias diz quantas.
rules-royal-3 = Uma expansão pode trazer cartas reais próprias. Elas entram mesmo em partidas sem as mercadorias reais da caixa.

## Mercado negro

rules-black_market-title = Mercado negro
rules-black_market-1 = Pimenta, hidromel e seda têm, cada um, uma pilha de duas cartas preciosas, a mais cara por cima.
rules-black_market-2 = A partir do momento em que recebe a bolsa de volta, fechada, e enquanto durar a inspeção, um comerciante pode, uma vez por rodada, entregar { $price } contrabandos do mesmo tipo da sua barraca e pegar a carta de cima da pilha desse tipo. Ela soma o seu valor no fim.
rules-black_market-3 = As cartas entregues são mostradas e saem do jogo. Mercadorias reais não servem. Quem teve a bolsa aberta precisa esperar outra rodada.
rules-black_market-4 = Quem chega primeiro leva. Depois da última bolsa, a pergunta vai a quem ainda não pegou nada, na ordem em que as bolsas foram devolvidas: essa ordem é decisão nossa.
rules-black_market-5 = Uma carta do mercado negro fica virada para cima à sua frente e não é mercadoria: não pode ser dada nem tomada por uma dívida, e não conta no desempate.
rules-black_market-6 = Para proteger os segredos, a pergunta é feita a todos que poderiam ter as cartas, mesmo a quem não tem.

## Ajudantes do xerife

rules-deputies-title = Seis jogadores: ajudantes do xerife e espólio
rules-deputies-1 = Com seis jogadores não há xerife. A cada rodada sorteiam-se dois ajudantes do xerife, e os outros quatro são comerciantes. Depois de { $rounds_at_six } rodadas, cada um foi ajudante { $deputy_at_six } vezes.
rules-deputies-2 = O primeiro ajudante sorteado indica quem começa a transação, e as declarações começam à esquerda dele.
rules-deputies-3 = Sobre cada bolsa, cada ajudante diz em público “abrir” ou “devolver”, e pode mudar de ideia até que o outro fale sobre ela. Decisão nossa: cada ajudante fala sobre a mesma bolsa no máximo { $words } vezes.
rules-deputies-4 = Os dois devolvem: a bolsa passa. Uma propina que ambos aceitaram vai para o espólio.
rules-deputies-5 = Os dois abrem: uma bolsa honesta custa metade a cada um. A multa de quem mentiu vai para o espólio.
rules-deputies-6 = Eles discordam: quem queria abrir fica com a bolsa por conta própria. Pode fechar o seu negócio e ficar com a propina, abrir a bolsa e pagar ou receber sem dividir, ou devolvê-la de graça.
rules-deputies-7 = Uma oferta aos dois precisa ser aceita por ambos, e em troca eles só podem dar compromissos e promessas. Uma oferta a um só ajudante tem de tratar de uma bolsa que está só por conta dele. É decisão nossa: o manual só diz que se negocia livremente.
rules-deputies-8 = Depois da última bolsa, divide-se o espólio: metade do ouro e metade das cartas para cada um. Quem leva o quê, inclusive a moeda ou a carta que sobrar, os dois combinam. Sem acordo, vale uma decisão nossa: cada um pega uma carta por vez, da mais cara à mais barata, a começar pelo primeiro ajudante; uma carta que sobre é descartada, e uma moeda vai para a banca. Cada ajudante pode propor no máximo { $splits } divisões.

## Variantes

rules-variants-title = Variantes
rules-variants-1 = Há { $seconds } segundos por comerciante para toda a inspeção. Quando a areia acaba, todas as ofertas caem; as bolsas com compromisso de abrir são abertas, e todas as outras voltam de graça. A areia para enquanto alguém paga ou descarta cartas confiscadas.
rules-variants-2 = Antes da distribuição, { $removed } cartas saem do baralho, e ninguém vê quais até o fim da partida. Contar cartas ajuda menos.
rules-variants-3 = A mão tem { $hand_seven } cartas em vez de { $hand_six }. Na transação e na bolsa, o limite continua sendo { $bag }.
rules-variants-4 = Os comerciantes podem fechar negócio entre si durante a inspeção.
rules-variants-5 = Cartas extras entram no baralho. A tabela de mercadorias daquela partida diz quanto valem.

## Relógios e ausências

rules-clocks-title = Tempo e ausências
rules-clocks-1 = Quem organiza a mesa pode marcar um limite de tempo para cada decisão. Quando acaba, o jogo faz uma jogada sensata por você: ficar com a mão, encher uma bolsa honesta, declarar a verdade, deixar as bolsas fechadas, não pegar nada no mercado negro.
rules-clocks-2 = Quem perde a conexão não perde o lugar. Depois de um tempo, um bot assume; ele sabe o que aquele lugar sabe, e nada mais. Ao voltar, você recupera o lugar na hora.
rules-clocks-3 = Qualquer pessoa pode pedir uma pausa. Ela começa quando todos os presentes pedirem, e qualquer pessoa pode encerrá-la.
rules-clocks-4 = Um bot no cargo espera um pouco por quem ainda pode fazer uma oferta. Diga que já disse tudo, e ele segue mais cedo.

## Quem sabe o quê

rules-secrets-title = Quem sabe o quê
rules-secrets-1 = Só você conhece sua mão, sua bolsa, o contrabando da sua barraca e o que lhe foi dado ou mostrado.
rules-secrets-2 = Todos veem as declarações, o ouro, as mercadorias legais, as pilhas de descarte, as ofertas e os negócios, as promessas, quantas cartas há em cada lugar e tudo o que havia numa bolsa aberta.
rules-secrets-3 = Se uma oferta inclui contrabando, só os dois lados veem qual é; os outros veem quantas cartas.
rules-secrets-4 = Ninguém conhece a ordem da pilha de compra. Os bots veem o que o lugar deles pode ver, e nem uma carta a mais.
rules-secrets-5 = Quando a partida acaba, tudo é revelado a todos.

## Embaralhamento justo

rules-shuffles-title = Embaralhamento justo
rules-shuffles-1 = Antes da distribuição, sorteia-se um número secreto para o embaralhamento, e o selo dele é mostrado a todos. Pelo selo ninguém descobre o número, mas nenhum outro número combina com ele.
rules-shuffles-2 = Cada pessoa pode misturar uma palavra sua. O número e as palavras, juntos, determinam a ordem das cartas.
rules-shuffles-3 = Depois da partida, o número é revelado, e qualquer pessoa pode conferir que ele combina com o selo e dá exatamente esta ordem de cartas. Por isso ninguém pode manipular o baralho, nem quem distribui.
