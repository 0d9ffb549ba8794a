# Replays of finished games.

replay-title = Rever uma partida
replay-eyes = Ponto de vista
replay-eyes-all = Todas as cartas à vista
replay-eyes-spectator = Como quem assiste
replay-eyes-of = Como { $name }
replay-share = Link para este momento
replay-link-copied = Link para este momento copiado.
replay-more = Mais
replay-more-title = Mais sobre esta partida
replay-all-open = Você vê todas as mãos e todas as bolsas.
replay-as-spectator = Você vê o que viu quem assistia.

replay-controls = Reprodução
replay-scrubber = Passo
replay-step-of = Passo { $step } de { $last }
replay-round-back = Rodada anterior
replay-round-on = Próxima rodada
replay-back = Um passo atrás
replay-on = Um passo à frente
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-times = { $speed }×

replay-minds = Pensamentos
replay-thoughts = O que os bots pensavam
replay-lies = { $percent }% de chance de mentira
replay-seems = parece mentira: { $percent }%
replay-stakes = multa { $fine }, indenização { $reward }
replay-gain = ao abrir: { $gain } de ouro
replay-price = pediria { $price } de ouro

replay-prove = Conferir a distribuição
replay-prove-hint = Seu navegador recalcula cada embaralhamento desta partida.
replay-save = Salvar o registro
replay-save-hint = Um arquivo com tudo o que aconteceu. Você pode abri-lo aqui mais tarde ou mandá-lo a alguém.
replay-other = Abrir outra partida
replay-keys = Atalhos do teclado
replay-key-step = Setas para a esquerda e para a direita: um passo
replay-key-round = Page Up e Page Down: uma rodada
replay-key-ends = Home e End: a distribuição e a contagem final
replay-key-play = Espaço: reproduzir ou pausar
replay-not-judged = Este registro é de uma versão anterior e não contém as ações, por isso as jogadas não foram verificadas.

replay-open-title = Rever uma partida
replay-open-about = Abra um registro que você salvou ou recebeu. O servidor não o guarda.
replay-open-drop = Solte o arquivo aqui
replay-open-reading = Lendo…
replay-open-choose = Escolher um arquivo
replay-open-which = { $count ->
    [one] O arquivo tem { $count } partida. Qual delas?
   *[other] O arquivo tem { $count } partidas. Qual delas?
  }
replay-open-this = Mostrar esta partida
replay-open-code = Ou busque uma partida deste servidor pelo link ou código
replay-open-find = Buscar
replay-kept = Abertas recentemente
replay-kept-about = Também abrem sem internet.

# The check of a deal.

proof-title = Conferência da distribuição
proof-about = Antes da distribuição, foi publicada a impressão digital de uma semente secreta. Agora a semente é conhecida, e seu navegador recalculou cada embaralhamento por conta própria. Ninguém poderia manipular as cartas sem deixar rastro.
proof-holds = A distribuição foi justa.
proof-holds-noted = A distribuição foi justa, e é a que foi prometida.
proof-fails = A distribuição não confere. O que não bate está marcado abaixo.
proof-no-game = Esta partida não está completa, então não há o que conferir.
proof-true = Certo:
proof-false = Errado:
proof-seed = A impressão digital da semente é a que foi publicada na distribuição.
proof-noted = É a impressão digital anotada antes do fim da partida.
proof-told = O fim da partida revela a mesma semente.
proof-key = A semente e as palavras de todos dão a chave de todos os embaralhamentos.
proof-cut = { $name } misturou a palavra “{ $cut }”.
proof-no-cut = { $name } não misturou nenhuma palavra.
proof-deck = { $away ->
    [none] A chave põe as { $count } cartas na ordem em que estavam na pilha de compra.
   *[some] A chave põe as { $count } cartas na ordem em que estavam na pilha de compra. As últimas { $removed } ficaram de fora.
  }
proof-exchange = A última carta, na posição { $last }, vai para a posição { $number } mod { $count } = { $place }.
proof-sheriff = A chave faz de { $name } o primeiro xerife.
proof-named = O primeiro xerife foi indicado antes da distribuição: { $name }. Nenhum embaralhamento decidiu isso.
proof-deputies = A chave embaralha os ajudantes, embaralhamento { $time }: { $names }.
proof-draws = { $count ->
    [one] A carta comprada ({ $count }) estava no topo da pilha de compra.
   *[other] As { $count } cartas compradas estavam no topo da pilha de compra, uma após a outra.
  }
proof-remade = { $count ->
    [one] Novo embaralhamento { $time }: a chave põe { $count } carta descartada na ordem da nova pilha de compra.
   *[other] Novo embaralhamento { $time }: a chave põe { $count } cartas descartadas na ordem da nova pilha de compra.
}
proof-write = Você anotou a impressão digital antes da partida? Compare aqui:
proof-write-other = Este navegador a anotou na distribuição. Se você anotou outra, compare aqui:

# Reasons why there is no replay.

nowhere-still_played = Esta partida ainda está em andamento
nowhere-still_played-why = Dá para rever a partida quando ela acabar. Até lá, as cartas não são da conta de ninguém.
nowhere-no_such_game = Essa partida não existe
nowhere-no_such_game-why = Talvez falte um pedaço do link, ou a partida seja tão antiga que já foi apagada.
nowhere-replay_closed = Esta partida foi jogada a portas fechadas
nowhere-replay_closed-why = Só quem a jogou pode revê-la. Se você jogou, abra o link no navegador em que jogou.
nowhere-unreachable = Não foi possível acessar o servidor
nowhere-unreachable-why = Verifique sua conexão e tente de novo.

error-record_unknown = Isto não é o registro de uma partida. Registros são os arquivos salvos ao rever uma partida.
error-record_cut_off = Este registro acaba antes do fim da partida. Talvez a cópia esteja incompleta.
error-record_changed = Este registro foi alterado depois de salvo, por isso não prova nada.
error-record_other_words = Este registro vem de outra versão de Nottingham, e parte dele não pode ser lida aqui.
error-record_one_seat = Este registro só tem o que um lugar viu, não a partida inteira.
error-record_too_long = Este registro é longo demais para ser uma partida.
error-record_unlawful = As regras não permitem o que acontece neste registro. Ele foi alterado ou feito com outras regras.
error-record_too_big = Este arquivo é grande demais para ser o registro de uma partida.
