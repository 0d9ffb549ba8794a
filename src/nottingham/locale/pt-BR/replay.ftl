# Replays of finished games.

replay-title = Rever uma partida
replay-eyes = Com os olhos de quem
replay-eyes-all = Todas as cartas à vista
replay-eyes-spectator = Como um espectador
replay-eyes-of = Como { $name }
replay-share = Link para este momento
replay-link-copied = O link para este momento foi copiado.
replay-more = Mais
replay-more-title = Mais sobre esta partida
replay-all-open = Você vê todas as mãos e todas as bolsas.
replay-as-spectator = Você vê o que um espectador viu.

replay-controls = Reprodução
replay-scrubber = Passo
replay-step-of = Passo { $step } de { $last }
replay-round-back = Rodada anterior
replay-round-on = Próxima rodada
replay-back = Um passo atrás
replay-on = Um passo à frente
replay-play = Reproduzir
replay-pause = Parar
replay-speed = Velocidade
replay-times = { $speed }×

replay-minds = Pensamentos
replay-thoughts = O que os bots pensavam
replay-lies = { $percent }% mentira
replay-seems = parece { $percent }% mentira
replay-stakes = multa { $fine }, indenização { $reward }
replay-gain = abri-la: { $gain } de ouro
replay-price = pediria { $price } de ouro

replay-prove = Conferir as cartas dadas
replay-prove-hint = Seu navegador recalcula cada embaralhamento desta partida.
replay-save = Salvar o registro
replay-save-hint = Um arquivo com tudo o que aconteceu. Você pode abri-lo aqui de novo ou mandá-lo a alguém.
replay-other = Abrir outra partida
replay-keys = Teclas
replay-key-step = Setas para a esquerda e a direita: um passo
replay-key-round = Page up e page down: uma rodada
replay-key-ends = Home e End: ao começo e à contagem
replay-key-play = Espaço: reproduzir e parar
replay-not-judged = Este registro é de uma versão anterior e não contém as ações, por isso as jogadas não foram verificadas.

replay-open-title = Abrir uma partida
replay-open-about = Um registro que você salvou ou que alguém lhe mandou. Ele é mostrado a você e não fica guardado em lugar nenhum.
replay-open-drop = Solte o arquivo aqui
replay-open-reading = Lendo…
replay-open-choose = Escolher um arquivo
replay-open-which = { $count ->
    [one] O arquivo tem { $count } partida. Qual delas?
   *[other] O arquivo tem { $count } partidas. Qual delas?
  }
replay-open-this = Mostrar esta partida
replay-open-code = Ou uma partida deste servidor, pelo link ou pelo código
replay-open-find = Procurar
replay-kept = Já abertas aqui
replay-kept-about = Abrem também sem rede.

# The check of a deal.

proof-title = As cartas dadas, conferidas
proof-about = Antes de dar as cartas, foi publicada a impressão digital de uma semente secreta. Agora a semente é conhecida, e seu navegador recalculou sozinho cada embaralhamento. Ninguém podia arrumar as cartas sem ser descoberto.
proof-holds = Está provado: ninguém arrumou as cartas.
proof-holds-noted = Está provado, e as cartas são as que foram prometidas.
proof-fails = Não está provado. O que está marcado abaixo não é como deveria.
proof-no-game = Isto não é uma partida inteira; não há nada para conferir.
proof-true = É verdade:
proof-false = Não é verdade:
proof-seed = A impressão digital da semente é a que foi publicada quando as cartas foram dadas.
proof-noted = É a impressão digital anotada antes do fim.
proof-told = O fim da partida revela a mesma semente.
proof-key = A semente e os cortes de todos dão a chave de todos os embaralhamentos.
proof-cut = { $name } cortou com “{ $cut }”.
proof-no-cut = { $name } não cortou.
proof-deck = { $away ->
    [none] A chave põe as { $count } cartas na ordem em que estavam na pilha de compra.
   *[some] A chave põe as { $count } cartas na ordem em que estavam na pilha de compra. As últimas { $removed } ficaram de fora.
  }
proof-exchange = A última carta, no lugar { $last }, vai para o lugar { $number } mod { $count } = { $place }.
proof-sheriff = A chave faz de { $name } o primeiro xerife.
proof-named = O primeiro xerife foi escolhido antes da distribuição: { $name }. Nenhum embaralhamento decidiu isso.
proof-deputies = A chave embaralha os delegados, embaralhamento { $time }: { $names }.
proof-draws = { $count ->
    [one] A carta comprada ({ $count }) estava no topo da pilha de compra.
   *[other] As { $count } cartas compradas estavam no topo da pilha de compra, uma após a outra.
  }
proof-remade = { $count ->
    [one] Novo embaralhamento { $time }: a chave põe { $count } carta descartada na sua ordem.
   *[other] Novo embaralhamento { $time }: a chave põe { $count } cartas descartadas na sua ordem.
  }
proof-write = Você anotou a impressão digital antes da partida? Então compare:
proof-write-other = Este navegador a anotou quando as cartas foram dadas. Se você anotou outra, compare:

# Reasons why there is no replay.

nowhere-still_played = Esta partida ainda está em andamento
nowhere-still_played-why = Ela poderá ser revista quando terminar. Até lá as cartas não são da conta de ninguém.
nowhere-no_such_game = Essa partida não existe
nowhere-no_such_game-why = Talvez o link tenha perdido uma letra, ou a partida é tão antiga que foi esquecida.
nowhere-replay_closed = Esta partida foi jogada a portas fechadas
nowhere-replay_closed-why = Só quem a jogou pode revê-la. Se você jogou, abra o link no navegador em que jogou.
nowhere-unreachable = Não dá para alcançar o servidor
nowhere-unreachable-why = Verifique sua conexão e tente de novo.

error-record_unknown = Isto não é o registro de uma partida. Registros são os arquivos que se salvam ao rever uma partida.
error-record_cut_off = Este registro acaba antes do fim da partida. Talvez não tenha sido copiado inteiro.
error-record_changed = Este registro foi alterado depois de escrito, por isso não prova nada.
error-record_other_words = Este registro foi escrito por outra versão do Nottingham, e parte dele não pode ser lida aqui.
error-record_one_seat = Isto é o que um só lugar viu de uma partida, não a partida inteira.
error-record_too_long = Nenhuma partida é tão longa quanto este registro.
error-record_unlawful = Pelas regras isto não pode ter acontecido. O registro foi alterado ou feito com outras regras.
error-record_too_big = Este arquivo é grande demais para uma partida.
