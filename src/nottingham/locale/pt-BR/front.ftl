### Tudo o que vem antes da partida.

## Em todas as telas

shell-skip = Ir para o conteúdo
shell-moment = Um momento…
shell-lost = Conexão perdida. Reconectando…
shell-close = Fechar
shell-dismiss = Dispensar esta mensagem
shell-settings = Configurações
shell-language = Idioma
shell-light = Tema
shell-light-device = Sistema
shell-light-day = Claro
shell-light-night = Escuro
shell-rules = Regras
shell-replays = Rever partidas
shell-tips = Dicas para iniciantes
shell-tips-on = Ligadas
shell-tips-off = Desligadas
shell-sounds = Sons
shell-sounds-off = Desligados
shell-sounds-on = Ligados
shell-sounds-offer = Jogar com sons?
shell-sounds-with = Com sons
shell-sounds-without = Em silêncio
shell-volume = Volume dos sons
shell-tempo = Velocidade das aberturas e da contagem
shell-tempo-slow = Lenta
shell-tempo-usual = Normal
shell-tempo-fast = Rápida
shell-nudges = Quando for sua vez
shell-nudges-off = Título da aba
shell-nudges-on = Avise-me
shell-nudges-blocked = Seu navegador não permite notificações desta página.
shell-who = Quem é você?
shell-change-me = Mudar nome, cor e emblema
shell-renewed = Há uma nova versão disponível.
shell-renew = Recarregar
shell-unofficial = Uma adaptação de fãs, não oficial e sem fins lucrativos, do jogo de tabuleiro Sheriff of Nottingham; não foi feita nem endossada por seus autores ou editoras.
shell-credits = Créditos e licenças
shell-credits-icons = Algumas silhuetas foram adaptadas de obras de { $artists }; os outros desenhos são nossos.
shell-credits-fonts = As fontes são Alegreya e Alegreya SC, de Juan Pablo del Peral, Huerta Tipográfica, sob a SIL Open Font License 1.1.
shell-credits-source = Nottingham tem código aberto, sob a licença Apache 2.0.

## Onde não há nada

nowhere-start = Ir para o início
nowhere-lobby = Encontrar uma mesa
nowhere-again = Tentar de novo
nowhere-choose-name = Escolher um nome
nowhere-no_such_page = Este caminho não leva a lugar nenhum
nowhere-no_such_page-why = Não há nada neste endereço. Talvez uma letra tenha se perdido no caminho.
nowhere-no_such_table = Essa mesa não existe
nowhere-no_such_table-why = Talvez falte um pedaço do link, ou a mesa já foi encerrada. Peça o link de novo ou crie a sua própria mesa.
nowhere-no_spectators = Esta partida é a portas fechadas
nowhere-no_spectators-why = Esta mesa não aceita espectadores. Peça um lugar antes da próxima partida.
nowhere-table_crowded = Não cabe mais ninguém
nowhere-table_crowded-why = Já há gente demais assistindo a esta mesa. Tente mais tarde.
nowhere-elsewhere = Você já está aqui
nowhere-elsewhere-why = Esta mesa está aberta em janelas demais. Continue em outra ou reconecte aqui.
nowhere-unknown_secret = Não reconhecemos você
nowhere-unknown_secret-why = Este navegador ficou tanto tempo longe que o servidor esqueceu você. Escolha um nome e volte.
nowhere-revoked = Este aparelho foi desconectado
nowhere-revoked-why = A desconexão foi feita em outro aparelho. Escolha um nome e volte.
nowhere-forgotten = Esquecemos você, como você pediu
nowhere-forgotten-why = Não resta nada sobre você aqui. Volte quando quiser, com o nome que quiser.
nowhere-not_loaded = Falta uma parte da página
nowhere-not_loaded-why = Não foi possível carregá-la. Verifique sua conexão e tente de novo.
nowhere-fault = Algo quebrou
nowhere-fault-why = A culpa é nossa, e sua partida está a salvo. Recarregue a página para continuar de onde parou.
nowhere-connection_over = A conexão terminou
nowhere-connection_over-why = O servidor encerrou a conexão. Recarregue a página para continuar de onde parou.

## Quem se é

who-title = Seu perfil
who-title-new = Quem é você?
who-name = Seu nome
who-surprise = Sortear um nome
who-nameless = O nome precisa de pelo menos um caractere visível.
who-cut = Os nomes têm até { $most } caracteres, por isso o seu foi encurtado.
who-colour = Sua cor
who-charge = Seu emblema
who-save = Salvar
who-cancel = Cancelar
who-kept = Sem conta, sem senha: este navegador se lembra de você.
who-past = Suas partidas, estatísticas e aparelhos
who-nicknames = Zeca Honesto, Rita Pardal, Grão de Cevada, Nabo Velho, Noz-Moscada, Seu Abóbora, Pimentinha, Lia Lamparina, Chico Carroceiro, Boa Sorte, Avelã, Mascate Esperto, Barrica, Marmelo, Tião Balseiro, Camomila

## Mesas

stage-gathering = Aguardando
stage-playing = Em andamento
stage-over = Terminada
told-players = { $players } jogadores
told-clock = com limite de tempo
told-named-sheriff = primeiro xerife por indicação
told-no-spectators = sem espectadores

## O início

start-what = Encha a bolsa, diga o que há nela e olhe o xerife nos olhos. O jogo de tabuleiro de blefe, propina e seda contrabandeada, para três a seis pessoas: de graça, no navegador, sem cadastro.
start-play-now = Jogar contra bots
start-dealing = Distribuindo as cartas…
start-learn = Aprender em cinco minutos
start-make = Criar uma mesa para a turma
start-find = Encontrar uma mesa
start-companion = Apoio ao jogo físico
start-offline = Você está sem conexão.
start-offline-what = Você ainda pode usar o apoio ao jogo físico, ler as regras e rever as partidas que já abriu. As partidas online esperam você voltar.
start-link = Entre com um link ou um código
start-link-example = Cole ou digite aqui
start-link-go = Ir
start-link-empty = Cole o link que você recebeu ou digite o código da tela grande.
start-link-dead = Nenhuma mesa encontrada. Talvez falte um pedaço do link, ou a mesa já foi encerrada. Peça o link de novo.
start-code-dead = Nenhuma mesa tem este código. Confira as letras na tela: o código vale até a partida começar.
start-mine = Suas mesas
start-mine-with = com { $names }
start-mine-alone = ninguém mais ainda
start-mine-lesson = Sua primeira partida, com guia
start-how = Como se joga
start-how-market = A transação
start-how-market-text = Troque as cartas que você não quer. Maçãs e pão são comércio honesto; pimenta e seda são proibidas e valem muito mais.
start-how-bag = A bolsa
start-how-bag-text = Ponha até cinco cartas, feche a bolsa e declare uma só mercadoria legal. O número tem de ser verdadeiro. O resto é com você.
start-how-gate = O portão
start-how-gate-text = A cada rodada, outra pessoa é o xerife e pode abrir sua bolsa. Quem mente paga, mas o xerife que duvida de gente honesta também. Uma propina pode resolver.
start-how-crowns = As coroas
start-how-crowns-text = Depois da última rodada, contam-se as mercadorias e o ouro. Quem trouxe a maior quantidade de uma mercadoria é o Rei dela, e ganha mais por isso.

## Criar uma mesa

new-title = Criar uma mesa
new-lead = Escolha como jogar e mande o link para a turma. Dá para mudar tudo até a partida começar.
new-make = Criar mesa
new-back = Voltar
new-presets = Modos de jogo
new-preset-easy = Primeira partida
new-preset-easy-about = A segunda edição, sem extras. Explica-se em cinco minutos.
new-preset-whole = Segunda edição completa
new-preset-whole-about = Com mercadorias reais e mercado negro.
new-preset-classic_easy = Primeira edição, primeira partida
new-preset-classic_easy-about = O jogo original sem mercadorias reais.
new-preset-classic = Primeira edição clássica
new-preset-classic-about = Duas pilhas de descarte para escolher e mercadorias reais, que os manuais incluem depois da primeira partida.
new-preset-sly = Para velhas raposas
new-preset-sly-about = Mercadorias reais, mercado negro, negócios entre comerciantes e dez cartas removidas.
new-who = Jogadores e edição
new-players = Jogadores
new-players-about = Bots podem ocupar os lugares vazios.
new-players-six = Com seis não há xerife: dois ajudantes dividem o cargo. Se discordam sobre uma bolsa, quem quer abri-la resolve por conta própria.
new-players-first = A primeira edição é para três a cinco jogadores. Para seis, escolha a segunda.
new-players-seated = Já à mesa, com lugar garantido: { $seated }.
new-edition = Edição
new-edition-first = Primeira edição
new-edition-second = Segunda edição
new-edition-first-about = Compre cartas de duas pilhas de descarte viradas para cima ou da pilha de compra.
new-edition-second-about = Uma transação mais rápida: separe cartas à vista de todos e compre da pilha de compra.
new-edition-six = Para seis jogadores, só a segunda edição. Na primeira cabem cinco.
new-door = Quem pode entrar
new-door-link = Só com o link
new-door-public = Qualquer pessoa
new-door-link-about = Só quem tem o link encontra a mesa.
new-door-public-about = A mesa aparece na lista de mesas abertas, e qualquer pessoa pode se sentar.
new-room = Onde vocês jogam
new-room-apart = Em qualquer lugar
new-room-same = Na mesma sala
new-room-apart-about = Cada aparelho mostra a mesa inteira.
new-room-same-about = Uma TV ou um notebook mostra a mesa para todo mundo, e cada celular só a mão de quem joga com ele.
new-first = Primeiro xerife
new-first-lot = Por sorteio
new-first-named = Por indicação
new-first-lot-about = O embaralhamento decide, e qualquer pessoa pode conferir depois.
new-first-named-about = Os manuais dão o cargo a quem tem mais dinheiro de verdade no bolso. Quem organiza a mesa indica essa pessoa antes de começar. Se jogarem de novo, há sorteio.
new-first-six = Com seis, sorteiam-se as cartas de ajudante.
new-cards = Cartas
new-royal = Mercadorias reais
new-royal-about = Contrabando raro e da melhor qualidade, que conta em dobro ou triplo para as coroas.
new-black-market-about = Troque três contrabandos iguais por uma carta que vale muito. Quem chega primeiro leva.
new-black-market-first = O mercado negro só existe na segunda edição.
new-pack = Expansão: { $pack }
new-pack-royal = Suas cartas reais entram mesmo sem as mercadorias reais: são contrabando que também conta para as coroas.
new-more = Mais opções
new-more-about = variantes, tempo, bots, espectadores
new-variants = Variantes
new-open-trade = Comércio livre
new-open-trade-about = Os comerciantes podem fechar negócio entre si, não só com o xerife.
new-removed = Dez cartas a menos
new-removed-about = Dez cartas saem do baralho sem ninguém ver, e contar cartas ajuda menos.
new-seven = Sete cartas na mão
new-seven-about = Sete cartas na mão em vez de seis. Na bolsa continuam cabendo cinco.
new-hourglass = Ampulheta no portão
new-hourglass-about = Um minuto por comerciante. Quando a areia acaba, abrem-se as bolsas que alguém se comprometeu a abrir; as outras voltam fechadas, de graça.
new-time = Tempo e bots
new-at-once = na hora
new-decision = Tempo por decisão
new-decision-about = Quando o tempo acaba, o jogo faz uma jogada sensata por você.
new-decision-none = Sem limite
new-away = Bot assume após
new-away-about = Quanto tempo alguém pode ficar fora antes que um bot assuma. Quem volta recupera o lugar.
new-stand-in = Bot substituto
new-stand-in-about = O bot que joga por quem está fora.
new-bot-pace = Pausa dos bots
new-bot-pace-about = Uma pequena pausa antes de cada jogada de um bot, para dar tempo de acompanhar.
new-patience = Paciência do bot xerife
new-patience-about = Quanto tempo um bot xerife espera por ofertas de quem não diz nada.
new-spectators = Permitir espectadores
new-spectators-about = Outras pessoas podem assistir à partida e revê-la depois. Durante a partida, não veem mãos nem bolsas.

## As mesas abertas

lobby-title = Mesas abertas
lobby-lead = Sente-se em qualquer lugar livre ou assista a uma partida em andamento.
lobby-empty = Nenhuma mesa aberta no momento. Crie uma, e outras pessoas vão encontrar você; ou treine contra bots.
lobby-nobody = Ninguém aqui ainda
lobby-free = { $seats ->
    [one] Um lugar livre
   *[other] { $seats } lugares livres
}
lobby-watching = { $watching ->
    [one] Uma pessoa assistindo
   *[other] { $watching } pessoas assistindo
}
lobby-sit = Sentar
lobby-watch = Assistir

## À porta de uma mesa

door-title = { $host } convida você para a mesa
door-title-nobody = Você tem um convite para a mesa
door-lead = { $free ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $free } lugares livres.
}
door-who = À mesa
door-again = Entrar na partida
door-sit = Sentar
door-watch = Só assistir
door-screen = Usar como tela grande
door-no-spectators = Esta partida não aceita espectadores.

## Antes da partida

gather-title = Mesa pronta
gather-seats = Lugares
gather-empty = Lugar livre
gather-sit = Sentar aqui
gather-move = Mudar para cá
gather-seat-number = lugar { $number }
gather-you = você
gather-bot = Bot
gather-bot-of = Bot, { $level }
gather-host = Organiza a mesa
gather-absent = Ausente
gather-is-ready = Tudo pronto
gather-not-ready = Ainda não
gather-change = Mudar
gather-look = Mudar nome, cor e emblema
gather-stand = Deixar este lugar
gather-swap = Escolher outro bot
gather-remove = Liberar este lugar
gather-remove-about = Quem perde o lugar continua na mesa, assistindo. Só pode se sentar de novo se você permitir.
gather-removed = Pessoas removidas desta mesa
gather-readmit = Deixar { $name } voltar
gather-make-host = Passar a organização
gather-host-stands = Você organiza a mesa, mas ainda não tem lugar.
gather-host-waits = { $empty ->
    [one] Ainda há um lugar vazio. Mande o link ou adicione um bot.
   *[other] Ainda há { $empty } lugares vazios. Mande o link ou adicione bots.
}
gather-host-unready = Ainda esperamos: { $names }. Você pode começar mesmo assim.
gather-host-starts = A mesa está completa. Quando você quiser!
gather-host-names = A mesa está completa. Indique o primeiro xerife e comece.
gather-sheriff = Primeiro xerife: quem tem mais dinheiro de verdade no bolso?
gather-unready-host = Avise quando puder começar. { $host } inicia a partida.
gather-unready-nobody = Avise quando puder começar. A partida começa quando alguém organizar a mesa.
gather-ready-host = Tudo pronto da sua parte. { $host } inicia a partida.
gather-ready-nobody = Tudo pronto da sua parte. A partida começa quando alguém organizar a mesa.
gather-watch = Você está assistindo. Há um lugar livre, se quiser jogar.
gather-watch-full = Todos os lugares estão ocupados. Você pode assistir ou esperar que um fique livre.
gather-ready = Podemos começar
gather-start = Começar a partida
gather-start-anyway = Começar mesmo assim
gather-fill = { $empty ->
    [one] Adicionar um bot
   *[other] Completar com bots
}
gather-invite = Convidar
gather-invite-about = Quem tiver este link pode entrar:
gather-only-here = Este link só funciona neste computador. Para os outros entrarem, reinicie o servidor aberto à sua rede e abra o endereço de rede que ele mostrar:
gather-copy = Copiar link
gather-copied = Link copiado. Mande para a turma.
gather-copied-short = Copiado
gather-copy-yourself = O navegador não nos deixou copiar o link, mas ele já está selecionado: é só copiar.
gather-share = Compartilhar
gather-share-text = Venha para Nottingham! Guardamos um lugar para você.
gather-qr = Código QR do link desta mesa
gather-code = Ou abra { $address } e digite este código:
gather-screen-title = Na mesma sala?
gather-screen = Abrir neste aparelho
gather-screen-about = Abra { $address } numa TV ou num notebook, digite o código e escolha “{ $choice }”. Lá todo mundo vê a mesa, e cada pessoa joga no próprio celular.
gather-screen-there = A tela grande está ligada.
gather-public = Mostrar entre as mesas abertas
gather-public-about = Aí qualquer pessoa pode encontrar a mesa e se sentar.
gather-rules = Configuração da partida
gather-arrange = Mudar a configuração
gather-arrange-save = Salvar
gather-bot-title = Adicionar um bot
gather-bot-level = Dificuldade
gather-bot-any = Me surpreenda
gather-bot-plain = Sem personagem
gather-bot-here = já está à mesa
gather-bot-odd = Figuraças
gather-fair = Embaralhamento justo
gather-fair-why = O embaralhamento é selado antes que alguém se sente, e cada pessoa pode misturar nele uma palavra. Assim ninguém, nem este servidor, pode manipular as cartas.
gather-cut = Sua palavra para o embaralhamento
gather-cut-example = o que você quiser
gather-cut-give = Misturar
gather-cut-again = Trocar
gather-cut-given = sua palavra já está na mistura
gather-cut-long = O limite é de { $most } caracteres, por isso a sua foi encurtada.
gather-cut-by = Palavras misturadas por { $names }.
gather-commitment = O selo, para conferir depois da partida:
