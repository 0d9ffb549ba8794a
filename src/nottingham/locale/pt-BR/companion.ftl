### Para quem joga com as cartas da caixa: o relógio da inspeção e a folha de pontos.

companion-title = Ajudante para a mesa real
companion-lead = Você tem as cartas e as pessoas; aqui estão o relógio e a folha de pontos. Depois de aberta, esta página funciona também sem rede.

## O relógio

companion-clock = Relógio da inspeção
companion-clock-left = Tempo restante
companion-clock-fresh = Comece quando { $merchants } comerciantes estiverem no portão. Enquanto a vela arder, dá para negociar.
companion-clock-stopped = O relógio está em pausa.
companion-clock-over = O tempo acabou!
companion-clock-over-then = As bolsas ainda fechadas voltam sem ser abertas.
companion-clock-said = Faltam { $seconds } segundos.
companion-clock-start = Começar
companion-clock-stop = Pausar
companion-clock-go-on = Continuar
companion-clock-more = Mais 30 s
companion-clock-reset = Reiniciar
companion-clock-sound = Som
companion-clock-merchants = Comerciantes
companion-clock-each = Tempo para cada um
companion-clock-shorter = Mais curto
companion-clock-longer = Mais longo

## A folha de pontos

companion-sheet = Folha de pontos
companion-royal-about = Cartas que contam em dobro ou em triplo para as coroas.
companion-market-about = As cartas valiosas que três iguais podem comprar.
companion-whose = De quem é a barraca?
companion-name = Nome
companion-colour = Cor
companion-worth = { $value } cada
companion-worth-royal = { $value } cada, conta como { $count } × { $good }
companion-less = Uma a menos: { $what }
companion-more = Uma a mais: { $what }
companion-prices = Suas cartas têm outros números?
companion-price = { $good }, carta { $number }
companion-next = Em seguida: { $name }
companion-clear = Limpar a folha
companion-clear-sure = Todos os números somem; nomes e cores ficam. O que for apagado não volta.
companion-clear-yes = Limpar
companion-clear-no = Guardar
companion-cleared = A folha está em branco de novo.
companion-empty = Escolha de quem é a barraca e anote o que há nela. Os pontos são contados enquanto isso.
companion-won = { $count ->
    [one] { $names } vence!
   *[other] { $names } dividem a vitória!
}
companion-won-points = { $points } pontos, mais do que todos os outros.
companion-won-legal = { $points } pontos, tanto quanto { $others }, mas com mais mercadorias legais: { $cards } cartas.
companion-won-contraband = { $points } pontos e tantas mercadorias legais quanto { $others }, mas com mais contrabando: { $cards } cartas.
companion-won-shared = { $points } pontos para cada um, e iguais em mercadorias legais e contrabando.
companion-totals = Pontos
companion-player = Jogador
companion-row-gold = Ouro
companion-row-legal = Legais
companion-row-contraband = Contrabando
companion-row-black_market = Mercado negro
companion-row-crowns = Coroas
companion-row-total = Total

## Números que não podem ser

companion-trouble-letters = Isso não é um número. Escreva um como 0, 7 ou 12.
companion-trouble-fraction = Só os inteiros contam; as metades voltam para a bolsa.
companion-trouble-negative = Menos que nada não dá, nem mesmo em Nottingham.
companion-trouble-most = Nesta partida só há { $most }.
companion-trouble-others = Nesta partida só há { $most }, e os outros já têm { $others }.
companion-trouble-price = Uma carta do mercado negro vale de 1 a { $most } pontos.
companion-too-much = Nesta partida só há { $most }, mas a folha diz { $there }.
