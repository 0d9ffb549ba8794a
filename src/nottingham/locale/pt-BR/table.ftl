### A partida em jogo: o que se pede, o que se pode fazer, o que está onde.

table-title = À mesa – Nottingham
table-title-yours = Sua vez – Nottingham
table-coming = A caminho da mesa…
table-watching = Você está assistindo.
pause-rests = A partida está em pausa.
pause-asked = { $count ->
    [one] { $names } pede uma pausa.
   *[other] { $names } pedem uma pausa.
}
pause-agree = Concordo
connection-lost = Conexão perdida. Reconectando… Suas jogadas estão a salvo.

## O que se pede agora

asked-title = O que fazer agora
asked-you = Sua vez
asked-why = Por quê?
asked-over = A partida acabou
asked-name_starter = { $count ->
    [one] O distintivo é seu. Quem começa a transação?
   *[other] Você é ajudante do xerife. Quem começa a transação?
}
asked-swap = Separe até { $max ->
    [one] { $max } carta
   *[other] { $max } cartas
} e compre outras, ou fique com a sua mão
asked-discard = { $count ->
    [one] Escolha uma pilha para a carta que você separou
   *[other] Escolha uma pilha para as { $count } cartas que você separou
}
asked-load_bag = Ponha de { $min } a { $max } cartas na sua bolsa
asked-declare = { $count ->
    [one] Sua bolsa tem { $count } carta. O que você diz que é?
   *[other] Sua bolsa tem { $count } cartas. O que você diz que são?
}
asked-pay = Seu ouro acabou e você ainda deve { $owed }: escolha com que pagar
asked-place = { $count ->
    [one] Escolha uma pilha para a carta confiscada
   *[other] Escolha uma pilha para as { $count } cartas confiscadas
}
asked-claim = Trocar três iguais no mercado negro?
asked-share = Divida o espólio
asked-answer = { $count ->
    [one] { $name } fez uma oferta a você
   *[other] { $count } ofertas esperam sua resposta
}
asked-officer = { $count ->
    [one] Há uma bolsa nas suas mãos: abra, devolva ou dê seu preço
   *[other] Há { $count } bolsas nas suas mãos: abra, devolva ou dê seu preço
}
asked-bargain = { $count ->
    [one] { $names } está com a sua bolsa. Quanto ela vale para você?
   *[other] { $names } estão com a sua bolsa. Quanto ela vale para você?
}
asked-offered = { $count ->
    [one] Sua oferta está na mesa: { $names } decide
   *[other] Sua oferta está na mesa: { $names } decidem
}
asked-passed = { $count ->
    [one] Você já disse tudo: { $names } decide
   *[other] Você já disse tudo: { $names } decidem
}
asked-wait-inspect = { $count ->
    [one] { $names } inspeciona as bolsas
   *[other] { $names } inspecionam as bolsas
}
asked-wait-market = { $names } está trocando cartas
asked-wait-starter = { $names } está escolhendo quem começa a transação
asked-wait-load = { $count ->
    [one] { $names } ainda está enchendo a bolsa
   *[other] { $names } ainda estão enchendo as bolsas
}
asked-wait-declare = { $names } está chegando ao portão
asked-wait-debt = { $names } está procurando com que pagar
asked-wait-place = { $names } está descartando as cartas confiscadas
asked-wait-claim = { $names } está no mercado negro
asked-wait-share = { $count ->
    [one] { $names } está pensando no espólio
   *[other] { $names } estão dividindo o espólio
}

## Barra de cima, relógio e menu

bar-home = Início
bar-menu = Menu
bar-rules = Regras
bar-phases = Fases da rodada
bar-round = Rodada { $round } de { $rounds }
step-market = Transação
step-load = Carregamento
step-declare = Declaração
step-inspect = Inspeção
clock-paused = Em pausa
clock-left = Tempo restante
wait-for = Esperando { $names }
wait-for-you = Esperando você
menu-title = Nesta mesa
menu-pause = Pedir uma pausa
menu-pause-hint = A pausa começa quando todos os presentes pedirem.
menu-unpause = Retirar meu pedido
menu-resume = Retomar a partida
menu-copy = Copiar o link da mesa
menu-copied = Link copiado.
menu-settings = Idioma, tema e sons
menu-screen = Abrir a tela grande
menu-screen-hint = Numa TV ou num notebook, abra { $address }
menu-hand-only = Mostrar só a minha mão
menu-hand-only-hint = Para uma sala com tela grande, onde todo mundo vê a mesa.
room-offer = Uma tela grande mostra a mesa para todo mundo.
room-offer-no = Manter a mesa
screen-title = A tela grande
screen-lead = A mesa está aqui, à vista de todo mundo. Sua mão está no seu celular.
screen-join = Escaneie para jogar com o celular
screen-code = Abra { $address } e digite
screen-starts = A partida começa no celular de quem abriu a mesa.
screen-later = Escaneie para assistir ou para retomar a sua mão
pass-add = Adicionar alguém neste aparelho
pass-add-about = O aparelho passa de mão em mão. Cada mão fica escondida até a pessoa certa tocar em “Sou eu”.
pass-add-title = Quem mais joga aqui?
pass-title = Passe o aparelho
pass-waiting = Esperando { $names }.
pass-only = As outras pessoas não olham.
pass-me = Sou eu, { $name }
pass-now = { $name } está com o aparelho
pass-on = Passar adiante
pass-next = Agora é a vez de { $name }
menu-away = Sair um pouco
menu-away-hint = Você não perde o lugar. Se demorar muito, um bot joga por você até a sua volta.
menu-stand = Deixar meu lugar
menu-stand-sure = Um bot jogará no seu lugar até o fim. Tem certeza?
menu-stand-yes = Sim, deixar
menu-stand-no = Não, eu fico
menu-mute = Silenciar
menu-silence = Bloquear no chat
menu-make-host = Passar a organização
menu-remove = Substituir por um bot
menu-remove-sure = Um bot fica com o lugar de { $name } até o fim da partida. { $name } continua assistindo e só pode se sentar de novo se você permitir.
menu-remove-yes = Substituir { $name }
menu-remove-no = Deixar como está

## Lugares e barracas

mine-title = Seu lugar
mine-sheriff = O distintivo é seu
mine-deputy = Você é ajudante do xerife
mine-merchant = Comerciante
seat-away = ausente, bot jogando
seat-gone = ausente
seat-thinks = na vez
seat-decides = decidindo
seat-more = Ver a barraca toda
seat-passed = já disse tudo
seat-composing = conta moedas…
seat-hand = { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
seat-set-aside = separadas
mood-title = Humor
mood-calm = calma
mood-amused = riso
mood-nervous = nervosismo
mood-smug = presunção
mood-angry = raiva
mood-caught = vergonha
face-title = Mudar de cara
face-own = Sua cara: { $mood }. Mudar
face-look = Cara de { $mood }
face-pulled = { $name } faz cara de { $mood }.
throw-title = Da plateia
throw-laughter = Rir
thrown-laughter = { $name } ri.
throw-gasp = Prender o fôlego
thrown-gasp = { $name } prende o fôlego.
throw-coin = Jogar uma moeda
thrown-coin = { $name } joga uma moeda.
throw-tomato = Jogar um tomate
thrown-tomato = { $name } joga um tomate.
stand-own-contraband = Seu contrabando, virado para baixo: só você sabe qual é
stand-market-card = Carta do mercado negro, valor { $value }
bag-loaded = bolsa fechada
bag-held = bolsa no portão
bag-handed_back = devolvida
bag-opened = aberta
hand-yours = Sua mão
hand-card-aside = Separar: { $card }
hand-card-bag = Pôr na bolsa: { $card }

## Transação, pilhas

market-take = Pegar a de cima
market-taking = Você pega
market-untake = Devolver
market-aside = Você separa
market-from-deck = { $count ->
    [one] Você compra { $count } carta da pilha de compra
   *[other] Você compra { $count } cartas da pilha de compra
}
market-deck = { $count ->
    [one] Pilha de compra: { $count } carta
   *[other] Pilha de compra: { $count } cartas
}
market-swap = { $count ->
    [one] Trocar { $count } carta
   *[other] Trocar { $count } cartas
}
market-keep = Ficar com a mão
pile-pile = Pilha de descarte
pile-left = Pilha da esquerda
pile-right = Pilha da direita
pile-empty = vazia
pile-leaf = Folhear: { $pile }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
pile-top = No topo: { $card }
pile-title = { $pile }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
pile-order = A carta de cima vem primeiro.
lay-order = Nesta ordem, a última por cima:
lay-raise = Mover para cima: { $card }
lay-top = por cima
lay-on-left = Na pilha da esquerda
lay-on-right = Na pilha da direita
place-confiscated = Confiscado:

## Bolsa e declaração

load-inside = { $count } de { $max } cartas na bolsa
load-shut = Sua bolsa está fechada. Só você sabe o que há nela.
load-take-out = Tirar: { $card }
load-still-packing = ainda enchendo
load-snap = { $count ->
    [0] Escolha cartas primeiro
    [one] Fechar com { $count } carta
   *[other] Fechar com { $count } cartas
}
declare-inside = Na sua bolsa:
declare-true = a verdade

## O portão

gate-your-bag = Sua bolsa
gate-quoted = “{ $goods }”
gate-not-declared = ainda sem declaração
gate-composing = { $name } está contando moedas…
gate-inside = Só você sabe:
gate-inside-open = Lá dentro:
gate-honest = Honesta!
gate-caught = No flagra!
record-none = nenhuma bolsa até agora
record-passed = { $count ->
    [one] { $count } bolsa devolvida fechada
   *[other] { $count } bolsas devolvidas fechadas
}
record-honest = { $count ->
    [one] { $count } bolsa aberta e honesta
   *[other] { $count } bolsas abertas e honestas
}
record-caught = { $count ->
    [one] { $count } flagrante
   *[other] { $count } flagrantes
}
record-word = promessas cumpridas: { $kept }, quebradas: { $broken }
gate-must-open = Tem que ser aberta: é o compromisso de { $names } com { $to }
gate-word-open = { $name }: abrir
gate-word-hand_back = { $name }: devolver
gate-alone = { $name } decide por conta própria
gate-offer = Fazer uma oferta
gate-demand = Dar meu preço
gate-threaten = Ameaçar
gate-hand_back = Devolver
gate-answer-first = Responda à oferta antes
gate-open = Abrir
gate-pass = Já disse tudo
gate-pass-why = { $count ->
    [one] Assim { $names } não espera mais por você.
   *[other] Assim { $names } não esperam mais por você.
}
gate-pass-waits = { $count ->
    [one] { $names } está dando tempo para você falar.
   *[other] { $names } estão dando tempo para você falar.
}
gate-speak-officer = Propor outro negócio
gate-speak-others = Propor um negócio sobre outra bolsa
gate-trade = Negociar com um comerciante
gate-other-deals = Outras ofertas e negócios
gate-deals = Ofertas e negócios
gate-stakes-yours = Verdade: você paga { $honest }. Mentira: até { $lie } para você.
gate-stakes = Verdade: { $name } { $count ->
    [one] paga
   *[other] pagam
} { $honest }. Mentira: até { $lie } de multa.
gate-refused = Recusado
gate-quiet = Ainda não há ofertas.
gate-bags = As bolsas no portão
gate-offer-waits = oferta para você

guess-title = Seu palpite
guess-others = Verdade ou mentira?
guess-private = só você vê
guess-secret = em segredo; no fim todos veem seus pontos
guess-score = { $right } de { $total } certos
guess-truth = Verdade
guess-lie = Mentira
guess-right = Você acertou!
guess-wrong = Você errou.
guess-honour = Pontos de honra pelos seus palpites: { $right } de { $total }
honour-title = Pontos de honra pelos palpites
honour-points = { $right } de { $total }
honour-spectator = espectador

## Ofertas

offer-yours = { $count ->
    [one] Sua oferta para { $to }
   *[other] Sua oferta para os ajudantes
}
offer-to-you = { $from } para você
offer-between = { $count ->
    [one] { $from } para { $to }
   *[other] { $from } para os ajudantes
}
offer-you-give = Você dá
offer-gives = { $count ->
    [one] { $name } dá
   *[other] Os ajudantes dão
}
offer-answers = Em resposta a { $name }:
offer-answers-you = Em resposta à sua oferta:
offer-struck = Negócio fechado!
offer-about-yours = sobre a sua bolsa
offer-about-bag = sobre a bolsa de { $name }
offer-about-else = sobre outra coisa
offer-accepted-by = Aceita por { $names }
offer-fell-short = { $name } prometeu o que nunca existiu
offer-accept = Fechado!
offer-counter = Contraoferta
offer-refuse = Recusar
offer-change = Mudar
offer-withdraw = Retirar
tokens-contraband = contrabando da barraca
tokens-bag = mercadorias da bolsa

## Propor um negócio

bargain-title = { $count ->
    [one] Sua oferta para { $name }
   *[other] Sua oferta para os ajudantes
}
bargain-price-title = Seu preço para { $name }
bargain-counter-title = { $count ->
    [one] Sua resposta para { $name }
   *[other] Sua resposta para os ajudantes
}
bargain-to = Para
bargain-close = Fechar
bargain-impossible = Não há mais o que negociar aqui.
bargain-gold = Ouro
bargain-less-gold = Menos ouro
bargain-more-gold = Mais ouro
bargain-coin = Somar { $gold }
bargain-uncoin = Tirar { $gold }
bargain-exact = Quantia exata
bargain-suggestions = Quantias sugeridas
bargain-stake-lie = Aberta, esta bolsa custa { $gold } a você.
bargain-stake-honest = Aberta, esta bolsa rende { $gold } a você.
bargain-stake-guess = Se tudo for contrabando, abrir rende cerca de { $gold }.
bargain-most = até { $count }
bargain-from-stand = Mercadorias da barraca
bargain-from-contraband = Contrabando da barraca
bargain-from-bag = Mercadorias da bolsa
bargain-shelf = Suas mercadorias
bargain-bluff = Blefar…
bargain-lie-hint = Você pode oferecer o que não tem. Se a mentira aparecer, verão tudo o que você tem de verdade.
bargain-believe-hint = Talvez isso nem exista.
bargain-mat-empty = Toque nas mercadorias ou arraste-as para cá.
bargain-mat-nothing = Nada ainda
bargain-nothing-there = Não há nada para dar.
bargain-less = Tirar 1: { $good }
bargain-more = Somar 1: { $good }
bargain-binding = O que acontece com a bolsa
bargain-binding-hint = Isto obriga: fechado o negócio, é preciso cumprir.
bargain-other-bags = Outras bolsas
bargain-bag-of = Bolsa de { $name }
bargain-pledge-none = sem acordo
bargain-pledge-hand_back = é devolvida
bargain-pledge-open = é aberta
bargain-promises = Promessas para depois
bargain-promise-hint = Promessas não obrigam ninguém, mas o livro de promessas lembra quem cumpre.
bargain-promise-by = Quem promete
bargain-promise-me = eu
bargain-promise-what = Promessa
bargain-promise-whom = Para ou sobre quem
bargain-promise-text = Com suas palavras
bargain-promise-add = Prometer
bargain-promise-drop = tirar
bargain-favour-pay = pagar ouro depois
bargain-send = Enviar oferta
bargain-empty = Acrescente ouro, mercadorias ou uma promessa.
bargain-waits-gold = O ouro vai nos dois sentidos. Tire-o de um lado.
bargain-waits-goods = As mesmas mercadorias vão nos dois sentidos. Tire-as de um lado.
bargain-waits-bag = Diga o que acontece com uma bolsa.
bargain-waits-impossible = Nem tudo isso é possível. Tire alguma coisa.
bargain-replaces = Substitui sua oferta anterior do mesmo tipo.
bargain-beside = Sua outra oferta continua na mesa.
bargain-cancel = Cancelar
bargain-closed-opened = Sua bolsa foi aberta: não há mais nada a oferecer por ela.
bargain-closed-back = Sua bolsa foi devolvida: não há mais nada a oferecer por ela.
bargain-closed-theirs = A bolsa de { $name } já foi resolvida: não há mais nada a pedir por ela.
bargain-closed-over = A inspeção terminou. Sua oferta não foi enviada.
bargain-kept = Seu rascunho fica guardado e volta já.

## Dívidas, mercado negro e espólio

pay-each = { $value } cada
pay-total = { $total } de { $owed }
pay-too-much = Uma carta está sobrando.
pay-do = Pagar com isto
claim-rate = por { $goods }
claim-then = depois { $value }
claim-gone = esgotado
claim-do = Pegar
claim-now = Você pode trocar agora ou esperar: depois da última bolsa haverá a pergunta.
claim-now-do = { $goods } por uma carta que vale { $value }
claim-decline = Não pegar nada
share-proposes = { $name } propõe
share-proposed = Você propôs
share-agree = Concordo
share-yours = Sua proposta
share-my-gold = Ouro para você
share-pick = Escolha suas cartas, pelo menos { $half }; o resto vai para { $name }.
share-mine = sua
share-propose = Propor
share-evenly = Dividir por turnos

## Conversa, crônica, coroas, promessas

panel-title = Conversa e anotações
panel-talk = Conversa
panel-story = Crônica
panel-crowns = Coroas
panel-ledger = Promessas
panel-unheard = novas mensagens
talk-title = Conversa
talk-said = Mensagens
talk-none = Ninguém disse uma palavra ainda. Alguém devia.
talk-earlier = Mensagens anteriores
talk-phrases = Frases rápidas
talk-more = Mais…
talk-fewer = Menos
talk-placeholder = Diga alguma coisa…
talk-send = Enviar
talk-silenced = Quem organiza a mesa bloqueou você no chat.
story-title = O que aconteceu até agora
story-earlier = Antes
story-round = Rodada { $round }
crowns-hint = Pelo que todos veem, mais o que você esconde.
crowns-worth = Rei { $king }, Rainha { $queen }
ledger-title = Quem cumpre a palavra
ledger-none = Ninguém prometeu nada ainda.
ledger-round = rodada { $round }
ledger-kept = cumprida
ledger-broken = quebrada
ledger-open = pendente
ledger-void = sem efeito
ledger-words = nunca é julgada
ledger-shown = O que mostraram a você
ledger-showed = { $name }, rodada { $round }: { $goods } na barraca.
ledger-showed-bag = Na bolsa: { $goods }.

## O fim

over-winners = { $count ->
    [one] { $names } vence!
   *[other] { $names } dividem a vitória!
}
over-you-win = Você venceu!
over-you-share = Você divide a vitória com { $names }!
over-you = Você
over-tie-legal = Empate em pontos: vence quem tem mais mercadorias legais ({ $counts })
over-tie-contraband = Empate em pontos e em mercadorias legais: vence quem tem mais contrabando ({ $counts })
over-counting = Fazendo as contas…
over-skip = Ir para o resultado
over-scores = Pontuação
over-score = Pontuação
over-gold = Ouro
over-legal = Mercadorias legais
over-contraband = Contrabando
over-black_market = Mercado negro
over-crowns = Reis e Rainhas
over-king-of = Rei: { $good }
over-queen-of = Rainha: { $good }
over-total = Total
over-rematch = Mais uma partida
over-gather = Mudar a configuração
over-host-decides = Quem organiza a mesa decide se vocês jogam de novo.
over-replay = Rever a partida
over-home = Ir para o início

## Uma carta em palavras

card-label = { $name }: { $kind ->
    [legal] legal
    [contraband] contrabando
   *[royal] real
}, valor { $value }, penalidade { $penalty }
card-counts = conta como { $count } × { $good }
