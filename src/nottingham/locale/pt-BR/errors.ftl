### O que não pôde ser feito: o que aconteceu, e o que fazer.

## Por tipo

error-unknown = Algo deu errado. Tente de novo.
error-kind-malformed = O servidor não entendeu esta página. Recarregue-a e tente de novo.
error-kind-illegal = As regras não permitem isso agora.
error-kind-unauthorized = O servidor não reconhece mais este aparelho. Escolha um nome de novo.
error-kind-forbidden = Você não pode fazer isso.
error-kind-not_found = Não há nada aqui.
error-kind-stale = A partida avançou. Olhe de novo.
error-kind-impossible = Isso não é possível agora.
error-kind-too_many = Solicitações demais. Espere um momento e tente de novo.
error-kind-not_saved = O servidor não conseguiu salvar isso, então não aconteceu. Tente de novo.
error-kind-too_big = É longo demais.
error-kind-not_json = O servidor não entendeu esta página. Recarregue-a e tente de novo.
error-kind-fault = Algo deu errado no servidor. Tente de novo.
error-kind-ending = O servidor encerrou a conexão.
error-kind-unreachable = Não foi possível acessar o servidor.
error-seat = lugar { $number }

## Esta página

error-unreachable = Não foi possível acessar o servidor. Verifique sua conexão.
error-connection_lost = Conexão perdida: isto não foi enviado. Reconectando…
error-connection_over = Esta conexão terminou. Recarregue a página para voltar.

## Conexões

error-too_slow = Sua conexão não acompanhou e foi fechada. Reconectando…
error-too_fast = Mensagens demais de uma vez. Reconectando…
error-silent = A conexão ficou inativa por tempo demais.
error-fault = Algo deu errado no servidor. Nada se perdeu: tente de novo.
error-stopping = O servidor está reiniciando. Ele volta em um instante, e a sua partida também.
error-revoked = Este aparelho foi desconectado. Escolha um nome de novo, ou use um link de outro aparelho.
error-elsewhere = Você abriu esta mesa em janelas demais. Esta era a mais antiga.
error-forgotten = Seu pedido de esquecimento foi atendido.
error-too_many_sockets = Há conexões demais vindas da sua rede. Feche outra aba primeiro.
error-malformed = O servidor não entendeu esta página. Recarregue-a e tente de novo.
error-not_json = O servidor não entendeu esta página. Recarregue-a e tente de novo.
error-too_big = É longo demais para enviar.
error-no_such_page = Não há nada neste endereço.
error-foreign_origin = Esta página vem de outro site, e este servidor não aceita pedidos dela.
error-unknown_host = Este servidor não atende pelo nome { $host }. Quem o administra pode permitir esse nome com --origin.
error-not_from_here = Só quem administra este servidor pode fazer isso.
error-not_saved = O servidor não conseguiu salvar isso, então não aconteceu. Tente de novo.
error-in_doubt = Talvez o servidor não tenha salvado isso. Se salvou, você verá em instantes; se não, tente de novo.
error-busy = Outros foram mais rápidos todas as vezes. Tente de novo.
error-too_many_requests = Solicitações demais. Tente de novo daqui a pouco.
error-too_often = Mensagens demais. Espere um momento.

## Pessoas e aparelhos

error-no_secret = Escolha primeiro um nome.
error-unknown_secret = O servidor não reconhece mais este aparelho. Escolha um nome de novo.
error-no_name = O nome precisa de pelo menos um caractere visível.
error-too_long = { $n ->
    [one] É longo demais: no máximo { $n } caractere.
   *[other] É longo demais: no máximo { $n } caracteres.
}
error-too_many_people = Gente nova demais vinda da sua rede. Tente mais tarde.
error-too_many_keys = { $n ->
    [one] O limite é de { $n } aparelho. Desconecte-o primeiro.
   *[other] O limite é de { $n } aparelhos. Desconecte um primeiro.
}
error-no_such_key = Este aparelho não é um dos seus.

## Mesas

error-no_such_table = Não há mesa aqui. Talvez tenha sido encerrada, ou falte um pedaço do link.
error-no_such_lesson = Essa lição não existe.
error-no_such_game = Essa partida não existe.
error-still_played = Esta partida ainda está em andamento. Dá para revê-la quando acabar.
error-no_spectators = Esta mesa não aceita espectadores.
error-table_crowded = Já há gente demais assistindo a esta mesa.
error-too_many_tables = Mesas novas demais vindas da sua rede. Tente mais tarde.
error-too_many_games = Partidas demais iniciadas pela sua rede. Tente mais tarde.
error-too_many_codes = Códigos demais foram tentados. Escaneie o código QR, use o link ou tente mais tarde.
error-not_here = Você não está mais nesta mesa.
error-not_host = Só quem organiza a mesa pode fazer isso.
error-not_seated = Só quem está à mesa pode fazer isso.
error-no_screen = Só uma tela para toda a sala pode fazer isso.
error-table_full = Todos os lugares estão ocupados.
error-seat_taken = Esse lugar está ocupado.
error-removed = Quem organiza a mesa removeu você. Para se sentar de novo, é preciso ter permissão.
error-not_removed = Ninguém com esse nome foi removido desta mesa.
error-too_many_seats = { $n ->
    [one] Você já tem lugar em { $n } mesa pública. Deixe-o primeiro.
   *[other] Você já tem lugar em { $n } mesas públicas. Deixe um primeiro.
}
error-too_many_seats_of = { $n ->
    [one] { $name } já tem lugar em { $n } mesa pública e precisa deixá-lo primeiro.
   *[other] { $name } já tem lugar em { $n } mesas públicas e precisa deixar um primeiro.
}
error-too_many_public = { $n ->
    [one] Você já organiza { $n } mesa pública. Torne-a privada primeiro.
   *[other] Você já organiza { $n } mesas públicas. Torne uma privada primeiro.
}
error-too_many_watching = Já há gente demais assistindo a esta mesa pela sua rede.
error-seat_empty = Não há ninguém nesse lugar.
error-bot_plays = Um bot não pode ser removido enquanto joga.
error-no_person = Não há uma pessoa nesse lugar.
error-no_such_bot = Não há nenhum bot com esse nome aqui.
error-no_such_seat = Esse lugar não existe nesta mesa.
error-seats_empty = { $n ->
    [one] Ainda há { $n } lugar vazio. Convide alguém ou adicione um bot.
   *[other] Ainda há { $n } lugares vazios. Convide gente ou adicione bots.
}
error-too_few_seats = { $n ->
    [one] Já há { $n } pessoa à mesa. Não dá para ter menos lugares que isso.
   *[other] Já há { $n } pessoas à mesa. Não dá para ter menos lugares que isso.
}
error-game_runs = Não dá para mudar isso durante uma partida.
error-time_cut_short = Durante uma partida, só dá para aumentar o tempo.
error-not_gathering = Já começou uma partida nesta mesa.
error-sheriff_by_lot = Nesta mesa o primeiro xerife é sorteado.
error-name_the_sheriff = Indique o primeiro xerife antes de começar.
error-no_game = Não há partida em andamento nesta mesa.
error-no_lesson = Não há lição nesta mesa.
error-no_such_chapter = Esta lição não tem esse capítulo. Comece de novo.
error-no_game_over = Não há partida terminada nesta mesa.
error-another_game = Esta mesa já passou a outra partida. Olhe de novo.
error-paused = A partida está em pausa.
error-nothing_to_pass = Você não pode passar agora.
error-no_guess = Não dá mais para dar palpite sobre esta bolsa.
error-silenced = Quem organiza a mesa bloqueou você no chat.
error-stale = A partida avançou. Olhe de novo.
error-from_the_future = Esta página está à frente da partida. Recarregue-a.
error-too_many_offers = { $n ->
    [one] Você pode fazer { $n } oferta por rodada. Espere a próxima.
   *[other] Você pode fazer { $n } ofertas por rodada. Espere a próxima.
}
error-too_many_favours = { $n ->
    [one] Você pode fazer { $n } promessa por rodada. Espere a próxima.
   *[other] Você pode fazer { $n } promessas por rodada. Espere a próxima.
}
error-too_many_favours_in_game = { $n ->
    [one] Você pode fazer { $n } promessa por partida.
   *[other] Você pode fazer { $n } promessas por partida.
}

## Opções

error-edition = Só existem a primeira e a segunda edição.
error-player_count = O jogo é para 3 a 6 jogadores.
error-six_in_first = A primeira edição é para 3 a 5 jogadores. Para seis, escolha a segunda.
error-black_market_in_first = O mercado negro só existe na segunda edição.
error-pack_asked_twice = A mesma expansão foi escolhida duas vezes.
error-pack_twice = Já existe uma expansão com esse nome.
error-unknown_pack = Este servidor não tem essa expansão.
error-bad_pack = Há um erro nessa expansão.
error-good_twice = Duas destas expansões têm a mesma mercadoria: { $good }. Escolha uma delas.
error-crown_twice = Duas destas expansões coroam a mesma mercadoria: { $good }. Escolha uma delas.
error-counts_as = Há um erro nessa expansão: { $good } só pode contar como mercadoria legal.
error-wrong_deck = Este baralho não combina com as opções.
error-one_each = É preciso exatamente um por lugar.
error-no_sheriff = Com seis jogadores há dois ajudantes em vez de um xerife.
error-deputy_deck = As cartas de ajudante devem nomear cada um dos seis lugares uma vez.
error-sheriff_seat = O primeiro xerife precisa estar sentado a esta mesa.

## Regras

error-wrong_phase = Agora não. A fase atual é “{ $phase }”.
error-no_seat = Só quem joga pode fazer isso.
error-nothing_to_do = Não há nada para você fazer agora.
error-not_your_turn = Não é a sua vez.
error-an_officer = Nesta rodada o cargo é seu. A transação e as bolsas são só para os comerciantes.
error-not_the_sheriff = Só o xerife pode fazer isso.
error-not_an_officer = Só o xerife ou um ajudante decide sobre as bolsas.
error-not_a_merchant = Só um comerciante pode começar a transação.
error-no_starter = Na primeira edição, a transação sempre começa à esquerda do xerife.
error-starter_named = Já foi decidido quem começa a transação.
error-discard_first = Primeiro ponha numa pilha de descarte as cartas que você separou.
error-too_many_aside = Você pode separar no máximo 5 cartas.
error-not_in_hand = Você não tem essas cartas na mão.
error-no_taking = Na segunda edição, todas as cartas vêm da pilha de compra.
error-too_many_taken = { $n ->
    [one] Você só pode comprar { $n } carta.
   *[other] Você só pode comprar { $n } cartas.
}
error-pile_too_small = Essa pilha não tem cartas suficientes.
error-nothing_aside = Você não separou nada para descartar.
error-not_those_cards = Não são essas as cartas. Ponha todas as que aparecem, e nenhuma outra.
error-no_card = Você não tem cartas para carregar, então fica fora desta rodada.
error-bag_closed = A sua bolsa está fechada, e fechada fica.
error-bag_size = Uma bolsa leva de 1 a 5 cartas.
error-declare_legal = Só se declaram mercadorias legais. { $good }? Seria honestidade demais.
error-not_in_game = { $good }: não faz parte desta partida.
error-no_open_bag = { $name } não tem mais bolsa a resolver.
error-answer_first = Quem trouxe esta bolsa fez uma oferta por ela. Primeiro aceite ou recuse.
error-bag_bound = Você assumiu um compromisso: a bolsa de { $name } precisa ser aberta.
error-left_to_the_other = Só o outro ajudante decide sobre a bolsa de { $name }.
error-clock_only = Só o relógio pode dizer que o tempo acabou.
error-no_time_limit = Esta mesa joga sem ampulheta.
error-said_already = Você já disse isso. Agora é com o outro ajudante.
error-spoken_too_often = { $n ->
    [one] Você já falou { $n } vez sobre esta bolsa. Agora vale a sua última palavra.
   *[other] Você já falou { $n } vezes sobre esta bolsa. Agora vale a sua última palavra.
}

## Negócios

error-not_yours_to_answer = Não cabe a você responder a essa oferta.
error-not_your_offer = Não cabe a você retirar essa oferta.
error-no_such_offer = Essa oferta não está mais na mesa.
error-accepted_already = Você já aceitou. Falta ouvir os outros.
error-no_deputies = Não há ajudantes do xerife nesta mesa.
error-officers_dont_deal = Os ajudantes negociam com os comerciantes, não entre si.
error-to_yourself = Não dá para fechar negócio consigo. Nem mesmo aqui.
error-empty_offer = Esta oferta está vazia.
error-no_open_trade = Nesta mesa os comerciantes não negociam entre si.
error-trade_terms = Entre comerciantes não se negociam compromissos nem mercadorias da bolsa.
error-officers_bag = Só um comerciante pode dar mercadorias de uma bolsa.
error-joint_giving = Juntos, os ajudantes só podem dar compromissos e promessas.
error-pledge_needed = Uma oferta a um só ajudante precisa incluir uma bolsa que esteja só por conta dele.
error-bag_pledged_twice = A bolsa de { $name } aparece duas vezes neste negócio.
error-not_a_joint_bag = Só um dos ajudantes decide sobre a bolsa de { $name }.
error-not_his_bag = A bolsa de { $name } não está só por conta desse ajudante.
error-too_little_gold = { $name } só tem { $has } de ouro.
error-not_on_stand = Essas mercadorias não estão na barraca de { $name }.
error-not_contraband = { $good }: não é contrabando.
error-too_little_contraband = { $has ->
    [one] { $name } só tem { $has } carta de contrabando.
   *[other] { $name } só tem { $has } cartas de contrabando.
}
error-bag_not_pledged = Só dá para dar mercadorias de uma bolsa se o negócio devolver essa bolsa.
error-bag_too_small = { $has ->
    [one] Na bolsa de { $name } só há { $has } carta.
   *[other] Na bolsa de { $name } só há { $has } cartas.
}
error-favour_of_another = Só os dois lados de um negócio podem fazer promessas nele.
error-favour_to_whom = Uma promessa precisa envolver outra pessoa da mesa.

## Dívidas, mercado negro e espólio

error-not_your_debt = Essa dívida não é sua.
error-not_to_give = Você não pode pagar com isso.
error-pays_too_little = { $paid } não basta: você deve { $owed }.
error-pays_too_much = Você deve { $owed }, e { $paid } é mais que o necessário. Tire uma carta.
error-no_market_pile = { $good }: o mercado negro não tem carta para isso.
error-bag_not_back = Você só pode pegar uma carta depois que sua bolsa for devolvida sem ser aberta.
error-claimed_already = Você já pegou uma carta nesta rodada.
error-too_few_to_claim = Você precisa de três destas na sua barraca: { $good }.
error-not_a_deputy = Só os ajudantes dividem o espólio.
error-proposed_already = Você já propôs isso. O outro ajudante ainda não concordou.
error-proposed_too_often = { $n ->
    [one] Você já propôs { $n } divisão, o máximo. Divida por turnos ou espere o outro ajudante concordar.
   *[other] Você já propôs { $n } divisões, o máximo. Divida por turnos ou espere o outro ajudante concordar.
}
error-split_seats = O espólio é dos dois ajudantes.
error-split_all = Divida o espólio inteiro, e nada mais.
error-split_gold = Cada ajudante fica com metade do ouro. Só se negocia a moeda que sobra.
error-split_cards = Cada ajudante fica com metade das cartas. Só se negocia a carta que sobra.
