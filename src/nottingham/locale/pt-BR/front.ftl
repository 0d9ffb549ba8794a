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
shell-rules = As regras
shell-replays = Rever partidas
shell-tips = Dicas para começar
shell-tips-on = Sim
shell-tips-off = Não
shell-sounds = Sons
shell-sounds-off = Desligados
shell-sounds-on = Ligados
shell-who = Quem é você?
shell-change-me = Mudar nome, cor e emblema
shell-renewed = Há uma nova versão disponível.
shell-renew = Recarregar
shell-unofficial = Uma adaptação de fãs, não oficial e sem fins lucrativos, do jogo de tabuleiro Sheriff of Nottingham; não foi feita nem endossada por seus autores ou editoras.
shell-credits = Créditos e licenças
shell-credits-icons = Algumas silhuetas são de { $artists }, adaptadas; os outros desenhos são nossos.
shell-credits-fonts = As fontes são Alegreya e Alegreya SC, de Juan Pablo del Peral, Huerta Tipográfica, sob a SIL Open Font License 1.1.
shell-credits-source = O código-fonte de Nottingham é livre, sob a licença Apache 2.0.

## Onde não há nada

nowhere-start = Para o início
nowhere-lobby = Achar uma mesa aberta
nowhere-again = Tentar de novo
nowhere-anew = Escolher um nome
nowhere-no_such_page = Este caminho não leva a lugar nenhum
nowhere-no_such_page-why = Não há nada neste endereço. Talvez uma letra tenha se perdido no caminho.
nowhere-no_such_table = Essa mesa não existe
nowhere-no_such_table-why = Talvez o link tenha perdido uma letra, ou a mesa já tenha sido desfeita. Peça o link de novo ou monte a sua própria mesa.
nowhere-no_spectators = Esta partida é a portas fechadas
nowhere-no_spectators-why = O anfitrião não quer espectadores. Peça um lugar antes da próxima partida.
nowhere-table_crowded = Não cabe mais ninguém
nowhere-table_crowded-why = Gente demais já está assistindo a esta mesa. Tente daqui a pouco.
nowhere-elsewhere = Você já está aqui
nowhere-elsewhere-why = Esta mesa está aberta em janelas demais. Continue em outra, ou retome aqui.
nowhere-unknown_secret = Não reconhecemos você
nowhere-unknown_secret-why = Este navegador ficou tanto tempo longe que seu nome foi esquecido aqui. Escolha um nome de novo e entre.
nowhere-revoked = Este aparelho foi desconectado
nowhere-revoked-why = Outro aparelho desconectou este. Escolha um nome de novo e entre.
nowhere-forgotten = Esquecemos você, como você queria
nowhere-forgotten-why = Nada aqui conhece você agora. Volte quando quiser, com o nome que quiser.
nowhere-not_loaded = Uma parte da página se perdeu no caminho
nowhere-not_loaded-why = Não deu para carregar. Verifique sua conexão e tente de novo.
nowhere-fault = Algo quebrou aqui
nowhere-fault-why = A culpa é nossa, e sua partida está a salvo. Recarregue a página para continuar de onde parou.
nowhere-connection_over = A conexão terminou
nowhere-connection_over-why = O servidor a encerrou. Recarregue a página para continuar de onde parou.

## Quem se é

who-title = Seu perfil
who-title-new = Quem é você?
who-name = Seu nome
who-surprise = Sortear um nome para mim
who-nameless = Um nome precisa de pelo menos uma letra ou sinal visível.
who-cut = Aqui os nomes têm até { $most } letras, por isso o seu foi encurtado.
who-colour = Sua cor
who-charge = Seu emblema
who-save = Salvar
who-cancel = Deixa pra lá
who-kept = Sem conta, sem senha: este navegador se lembra de você.
who-past = Suas partidas, números e dispositivos
who-nicknames = Honesto Zeca, Pita Pardal, Grão de Cevada, Nabo Velho, Noz-Moscada, Seu Abóbora, Pimentinha, Lia Lamparina, Chico Carroceiro, Boa Sorte, Avelã, Mascate Esperto, Barrica, Marmelo, Balseiro Tião, Camomila

## Mesas

stage-gathering = Reunindo
stage-playing = Em jogo
stage-over = Terminada
told-players = { $players } jogadores
told-clock = contra o relógio
told-no-spectators = sem espectadores

## O início

start-what = Encha a bolsa, diga o que há nela e olhe o xerife nos olhos. O jogo de blefe, propina e seda contrabandeada, de três a seis pessoas: de graça, no navegador, sem cadastro.
start-play-now = Jogar já contra bots
start-dealing = Dando as cartas…
start-learn = Aprenda em cinco minutos
start-make = Montar uma mesa com amigos
start-find = Achar uma mesa aberta
start-companion = Ajudante para a mesa real
start-offline = Você está sem conexão.
start-offline-what = Sem rede ainda funcionam o companheiro para a mesa de casa, as regras e os replays que você já abriu. As partidas com outras pessoas esperam até você voltar.
start-link = Tem um link ou um código?
start-link-example = Cole aqui
start-link-go = Ir para lá
start-link-empty = Cole o link que você recebeu, ou o código no fim dele.
start-link-dead = Nenhuma mesa atende por isso. Talvez o link tenha perdido uma letra, ou a mesa já tenha sido desfeita: peça de novo.
start-mine = Suas mesas
start-mine-with = com { $names }
start-mine-alone = ninguém mais ainda
start-mine-lesson = Sua primeira partida, com um guia
start-how = Como é o jogo
start-how-market = O mercado
start-how-market-text = Troque o que você não quer. Maçãs e pão são comércio honesto; pimenta e seda são proibidas, e valem muito mais.
start-how-bag = A bolsa
start-how-bag-text = Ponha até cinco cartas, feche a bolsa e declare uma só mercadoria legal. O número tem de ser verdadeiro. O resto é com você.
start-how-gate = O portão
start-how-gate-text = A cada rodada outro é o xerife e pode abrir sua bolsa: quem mente paga, mas o xerife que duvida de quem é honesto também. Uma propina pode resolver.
start-how-crowns = As coroas
start-how-crowns-text = Quando todos tiverem sido xerife o bastante, contam-se os bens e o ouro. Quem trouxe mais de uma mercadoria é o Rei dela, e mais rico por isso.

## Montar uma mesa

new-title = Montar uma mesa
new-lead = Escolha um jeito de jogar e mande o link aos amigos. Tudo ainda pode mudar até a partida começar.
new-make = Montar a mesa
new-back = Voltar
new-presets = Jeitos de jogar
new-preset-easy = Primeira partida
new-preset-easy-about = A segunda edição e nada mais. Explicada em cinco minutos.
new-preset-whole = A segunda edição inteira
new-preset-whole-about = Com mercadorias reais e mercado negro.
new-preset-classic = Primeira edição clássica
new-preset-classic-about = Duas pilhas de descarte para escolher, como na primeira caixa.
new-preset-sly = Para velhas raposas
new-preset-sly-about = Tudo, os comerciantes também negociam entre si, e ninguém consegue contar as cartas.
new-who = Quem joga, e o quê
new-players = Jogadores
new-players-about = Bots podem ocupar os lugares que ficarem vazios.
new-players-six = Com seis não há xerife: dois delegados dividem o cargo e precisam concordar.
new-players-first = A primeira edição é para três a cinco; seis precisam da segunda.
new-players-seated = Há { $seated } à mesa, e eles mantêm seus lugares.
new-edition = Edição
new-edition-first = Primeira edição
new-edition-second = Segunda edição
new-edition-first-about = Compra-se de duas pilhas de descarte abertas ou da pilha de compra.
new-edition-second-about = Um mercado mais rápido: descarta-se às claras e compra-se da pilha.
new-edition-six = Seis jogadores precisam da segunda edição: na primeira cabem cinco.
new-door = Quem pode vir
new-door-link = Só com o link
new-door-public = Qualquer pessoa
new-door-link-about = Só quem tem o link encontra a mesa.
new-door-public-about = A mesa aparece entre as mesas abertas, e qualquer pessoa pode se sentar.
new-cards = Cartas
new-royal = Mercadorias reais
new-royal-about = Cartas raras e da melhor qualidade: são contrabando, mas contam em dobro ou em triplo na corrida pelas coroas.
new-black-market-about = Três cartas iguais de contrabando compram uma carta que vale muito. Quem chega primeiro leva.
new-black-market-first = O mercado negro é da segunda edição.
new-pack = Pacote: { $pack }
new-more = Mais
new-more-about = variantes, relógios, bots, espectadores
new-variants = Variantes
new-open-trade = Comércio livre
new-open-trade-about = Os comerciantes também podem fechar negócio entre si, não só com o xerife.
new-removed = Dez cartas a menos
new-removed-about = Dez cartas saem da pilha sem ninguém ver: assim contar cartas ajuda menos.
new-seven = Sete cartas na mão
new-seven-about = Mãos de sete em vez de seis. Na bolsa ainda cabem cinco.
new-hourglass = Ampulheta no portão
new-hourglass-about = Um minuto por comerciante; as bolsas ainda fechadas quando a areia acaba são devolvidas sem abrir.
new-time = Tempo e bots
new-at-once = na hora
new-decision = Tempo por decisão
new-decision-about = Quando acaba, o mais sensato é feito por você.
new-decision-none = Sem limite
new-away = Um bot assume após
new-away-about = Quanto tempo alguém pode se ausentar antes de um bot jogar em seu lugar. Quem volta tem o lugar de novo.
new-stand-in = Quem assume
new-stand-in-about = Joga por quem está ausente.
new-bot-pace = Os bots pensam por
new-bot-pace-about = Uma pequena pausa antes de cada jogada, para que dê para acompanhar.
new-patience = Paciência dos bots xerifes
new-patience-about = Quanto um bot no cargo espera por ofertas de quem não diz nada.
new-spectators = Espectadores são bem-vindos
new-spectators-about = Outros podem assistir à partida e revê-la depois. Mãos e bolsas continuam escondidas deles.

## As mesas abertas

lobby-title = Mesas abertas
lobby-lead = Sente-se onde houver um lugar livre, ou assista a uma partida em jogo.
lobby-empty = Nenhuma mesa aberta no momento. Monte uma e outros vão encontrar você, ou treine contra os bots.
lobby-nobody = Ninguém aqui ainda
lobby-free = { $seats ->
    [one] Um lugar livre
   *[other] { $seats } lugares livres
}
lobby-watching = { $watching ->
    [one] Uma pessoa assiste
   *[other] { $watching } pessoas assistem
}
lobby-sit = Sentar-se
lobby-watch = Assistir

## À porta de uma mesa

door-title = { $host } convida você para a mesa
door-title-nobody = Há um convite para você à mesa
door-lead = { $free ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $free } lugares livres.
}
door-who = À mesa
door-again = Sente-se
door-sit = Sentar-se
door-watch = Só assistir
door-no-spectators = O anfitrião não quer espectadores nesta partida.

## Antes da partida

gather-title = A mesa está posta
gather-seats = Lugares
gather-empty = Lugar livre
gather-sit = Sentar aqui
gather-move = Vir para cá
gather-seat-number = lugar { $number }
gather-you = você
gather-bot = Bot
gather-bot-of = Bot, { $level }
gather-host = Anfitrião
gather-absent = Saiu um instante
gather-is-ready = Pode começar
gather-not-ready = Ainda não
gather-change = Mudar
gather-look = Mudar nome, cor e emblema
gather-stand = Levantar-se
gather-swap = Escolher outro bot
gather-remove = Liberar este lugar
gather-remove-about = Quem perde o lugar fica na sala e pode se sentar de novo.
gather-make-host = Tornar anfitrião
gather-host-stands = Você é o anfitrião, mas ainda não tem lugar.
gather-host-waits = { $empty ->
    [one] Ainda há um lugar vazio. Mande o link ou deixe-o para um bot.
   *[other] Ainda há { $empty } lugares vazios. Mande o link ou deixe-os para bots.
}
gather-host-unready = Ainda esperamos: { $names }. Você pode começar mesmo assim.
gather-host-starts = Todos estão aqui. Quando você quiser!
gather-unready-host = Avise quando quiser começar. { $host } inicia a partida.
gather-unready-nobody = Avise quando quiser começar. Assim que houver um anfitrião, a partida pode começar.
gather-ready-host = Tudo pronto da sua parte. { $host } inicia a partida.
gather-ready-nobody = Tudo pronto da sua parte. Assim que houver um anfitrião, a partida pode começar.
gather-watch = Você está assistindo. Há um lugar livre, se der vontade.
gather-watch-full = Todos os lugares estão ocupados. Você pode assistir, ou esperar que um fique livre.
gather-ready = Por mim, podemos começar
gather-start = Começar a partida
gather-start-anyway = Começar mesmo assim
gather-fill = { $empty ->
    [one] Sentar um bot
   *[other] Completar com bots
}
gather-invite = Convidar
gather-invite-about = Quem tem este link pode se sentar:
gather-copy = Copiar o link
gather-copied = Link copiado. Mande para quem quiser.
gather-copied-short = Copiado
gather-copy-yourself = Este navegador não nos deixa copiar. O link está selecionado: copie à mão.
gather-share = Compartilhar
gather-share-text = Venha para Nottingham! Guardamos um lugar para você.
gather-qr = Código QR do link desta mesa
gather-public = Mostrar entre as mesas abertas
gather-public-about = Aí qualquer pessoa pode encontrar a mesa e se sentar.
gather-rules = Configuração da partida
gather-arrange = Mudar a configuração
gather-arrange-save = Salvar
gather-bot-title = Sentar um bot
gather-bot-level = Dificuldade
gather-bot-any = Surpreenda-me
gather-bot-plain = Sem personagem
gather-bot-here = já está à mesa
gather-bot-odd = Figuras estranhas
gather-fair = Uma distribuição justa
gather-fair-why = O embaralhamento é selado antes que alguém se sente, e cada um pode misturar nele uma palavra sua. Assim ninguém, nem este servidor, pode arrumar as cartas.
gather-cut = Uma palavra sua para o embaralhamento
gather-cut-example = o que você quiser
gather-cut-give = Misturar
gather-cut-again = Trocar
gather-cut-given = sua palavra já está lá
gather-cut-long = { $most } letras bastam, por isso a sua foi encurtada.
gather-cut-by = Já deram sua palavra: { $names }.
gather-commitment = O selo, para comparar quando a partida acabar:
