### Para quem joga com as cartas da caixa: o relógio da inspeção e a folha de pontos.

companion-title = Apoio ao jogo físico
companion-lead = Vai jogar com as cartas de verdade? Aqui estão um cronômetro para a inspeção e uma folha de pontos. Depois de aberta, esta página funciona sem internet.
companion-first = O primeiro xerife é quem tem mais dinheiro de verdade no bolso: todos os manuais dizem isso. Em caso de empate, façam um sorteio. Com seis jogadores, sorteiam-se as cartas de ajudante.

## O relógio

companion-clock = Cronômetro da inspeção
companion-clock-left = Tempo restante
companion-clock-fresh = Comece quando os { $merchants } comerciantes estiverem no portão. Enquanto a vela queimar, dá para negociar.
companion-clock-stopped = O cronômetro está em pausa.
companion-clock-over = O tempo acabou!
companion-clock-over-then = Primeiro se abrem as bolsas que alguém se comprometeu a abrir. As outras voltam fechadas, de graça.
companion-clock-said = Faltam { $seconds } segundos.
companion-clock-start = Começar
companion-clock-stop = Pausar
companion-clock-go-on = Continuar
companion-clock-more = Mais 30 s
companion-clock-reset = Reiniciar
companion-clock-sound = Som
companion-clock-merchants = Comerciantes
companion-clock-each = Tempo por comerciante
companion-clock-shorter = Mais curto
companion-clock-longer = Mais longo

## A folha de pontos

companion-sheet = Folha de pontos
companion-royal-about = Cartas que contam em dobro ou triplo para as coroas.
companion-market-about = Cartas valiosas: cada uma custa três contrabandos iguais.
companion-packs = Cartas de expansões
companion-packs-about = Cartas promocionais, com uma faixa azul na primeira edição, ou suas próprias cartas. Anote uma vez o que está impresso nelas.
companion-card = Carta { $number }
companion-card-name = Nome
companion-card-kind = Tipo
companion-card-counts = Conta para as coroas como
companion-card-counts-none = nada
companion-card-remove = Remover { $name }
companion-card-add = Adicionar uma carta
companion-whose = De quem é a barraca?
companion-name = Nome
companion-colour = Cor
companion-worth = { $value } cada
companion-worth-royal = { $value } cada, conta como { $count } × { $good }
companion-less = Tirar 1: { $what }
companion-more = Somar 1: { $what }
companion-prices = Suas cartas têm outros valores?
companion-price = { $good }, carta { $number }
companion-next = A seguir: { $name }
companion-clear = Limpar a folha
companion-clear-sure = Isto apaga todos os números, mas mantém nomes e cores. Não dá para desfazer.
companion-clear-yes = Limpar
companion-clear-no = Cancelar
companion-cleared = Folha de pontos limpa.
companion-empty = Escolha de quem é a barraca e anote o que há nela. Os pontos são somados na hora.
companion-won = { $count ->
    [one] { $names } vence!
   *[other] { $names } dividem a vitória!
}
companion-won-points = { $points } pontos, mais que qualquer outra pessoa.
companion-won-legal = { $points } pontos e empate com { $others }, desfeito por mais mercadorias legais ({ $cards }).
companion-won-contraband = { $points } pontos e empate com { $others } também em mercadorias legais, desfeito por mais contrabando ({ $cards }).
companion-won-shared = { $points } pontos cada, com empate também em mercadorias legais e contrabando.
companion-totals = Pontos
companion-player = Quem joga
companion-row-gold = Ouro
companion-row-legal = Legais
companion-row-contraband = Contra­bando
companion-row-black_market = Mercado negro
companion-row-crowns = Coroas
companion-row-total = Total

## Números que não podem ser

companion-trouble-letters = Isso não é um número. Escreva algo como 0, 7 ou 12.
companion-trouble-fraction = Só números inteiros. As metades voltam para a bolsa.
companion-trouble-negative = Ninguém tem menos que nada, nem em Nottingham.
companion-trouble-most = Nesta partida só há { $most }.
companion-trouble-others = Nesta partida só há { $most }, e os outros já têm { $others }.
companion-trouble-price = Uma carta do mercado negro vale de 1 a { $most } pontos.
companion-too-much = Nesta partida só há { $most }, mas a folha diz { $there }.
