### O que não pôde ser feito: o que aconteceu, e o que fazer.

## Por tipo

error-unknown = Algo deu errado. Tente de novo.
error-kind-malformed = O servidor não entendeu esta página. Recarregue-a.
error-kind-illegal = As regras não permitem isso agora.
error-kind-unauthorized = O servidor não reconhece mais você neste aparelho. Escolha um nome de novo.
error-kind-forbidden = Isso não cabe a você.
error-kind-not_found = Não há nada aqui.
error-kind-stale = A partida continuou: olhe de novo.
error-kind-impossible = Agora não dá.
error-kind-too_many = Solicitações demais. Espere um momento e tente de novo.
error-kind-not_saved = O servidor não conseguiu guardar isso, então não aconteceu. Tente de novo.
error-kind-too_big = Era longo demais.
error-kind-not_json = O servidor não entendeu esta página. Recarregue-a.
error-kind-fault = Algo deu errado no servidor. Tente de novo.
error-kind-ending = O servidor encerrou a conexão.
error-kind-unreachable = Não dá para alcançar o servidor.
error-seat = lugar { $number }

## Esta página

error-unreachable = Não foi possível acessar o servidor. Verifique sua conexão.
error-connection_lost = Conexão perdida: isto não foi enviado. Reconectando…
error-connection_over = Esta conexão acabou. Recarregue a página para voltar.

## Conexões

error-too_slow = Sua conexão não acompanhou e foi fechada. Reconectando…
error-too_fast = Mensagens demais de uma vez. Reconectando…
error-silent = A conexão ficou inativa por tempo demais.
error-fault = Algo deu errado no servidor. Nada se perdeu: tente de novo.
error-stopping = O servidor está reiniciando. Volta em um instante, e a sua partida também.
error-revoked = Este aparelho foi desconectado. Escolha um nome de novo, ou use um link de outro aparelho.
error-elsewhere = Você abriu esta mesa em lugares demais. Este era o mais antigo.
error-forgotten = Seu pedido de esquecimento foi atendido.
error-too_many_sockets = Há conexões demais vindo daqui. Feche outra aba primeiro.
error-malformed = O servidor não entendeu esta página. Recarregue-a.
error-not_json = O servidor não entendeu esta página. Recarregue-a.
error-too_big = Era longo demais para enviar.
error-no_such_page = Não há nada neste endereço.
error-foreign_origin = Esta página vem de outro site, e este servidor não a atende.
error-not_from_here = Isso é só para quem cuida deste servidor.
error-not_saved = O servidor não conseguiu guardar isso, então não aconteceu. Tente de novo.
error-in_doubt = Não se sabe se o servidor guardou isso. Se guardou, você verá em instantes; se não, tente de novo.
error-busy = Outros foram mais rápidos todas as vezes. Tente de novo.
error-too_many_requests = Solicitações demais. Tente de novo daqui a pouco.
error-too_often = Mensagens demais. Espere um momento.

## Pessoas e aparelhos

error-no_secret = Escolha primeiro um nome.
error-unknown_secret = O servidor não conhece mais este aparelho. Escolha um nome de novo.
error-no_name = Um nome precisa de algo que se veja.
error-too_long = { $n ->
    [one] É longo demais: no máximo { $n } caractere.
   *[other] É longo demais: no máximo { $n } caracteres.
}
error-too_many_people = Gente nova demais vindo daqui. Tente mais tarde.
error-too_many_keys = { $n ->
    [one] Ninguém tem mais de { $n } aparelho. Desconecte o outro primeiro.
   *[other] Ninguém tem mais de { $n } aparelhos. Desconecte um primeiro.
}
error-no_such_key = Este aparelho não é um dos seus.

## Mesas

error-no_such_table = Não há mesa aqui. Talvez tenha sido desmontada, ou o link perdeu uma letra.
error-no_such_lesson = Não há essa lição aqui.
error-no_such_game = Essa partida não existe.
error-still_played = Esta partida ainda está sendo jogada. Dá para revê-la quando acabar.
error-no_spectators = O anfitrião desta mesa não quer espectadores.
error-table_crowded = Já há gente demais assistindo a esta mesa.
error-too_many_tables = Mesas demais foram postas daqui. Espere um pouco.
error-not_here = Você não está mais nesta mesa.
error-not_host = Só o anfitrião pode fazer isso.
error-not_seated = Só quem está sentado à mesa pode fazer isso.
error-table_full = Todos os lugares estão ocupados.
error-seat_taken = Este lugar está ocupado.
error-seat_empty = Não há ninguém nesse lugar.
error-bot_plays = Um bot que está jogando não pode ser mandado embora.
error-no_person = Para isso é preciso uma pessoa, e não há nenhuma nesse lugar.
error-no_such_bot = Ninguém com esse nome pode jogar aqui.
error-no_such_seat = Esse lugar não existe nesta mesa.
error-seats_empty = { $n ->
    [one] Ainda há { $n } lugar vazio. Convide alguém, ou ponha um bot.
   *[other] Ainda há { $n } lugares vazios. Convide gente, ou ponha bots.
}
error-too_few_seats = { $n ->
    [one] Há { $n } pessoa à mesa, e ela precisa do lugar.
   *[other] Há { $n } pessoas à mesa, e elas precisam dos lugares.
}
error-game_runs = Isso não pode mudar durante uma partida.
error-time_cut_short = Durante uma partida, só dá para aumentar o tempo.
error-not_gathering = Já há uma partida nesta mesa.
error-sheriff_by_lot = Nesta mesa o primeiro xerife é sorteado.
error-name_the_sheriff = Escolha o primeiro xerife antes de começar.
error-no_game = Ninguém está jogando nesta mesa.
error-no_lesson = Não se dá lição nenhuma nesta mesa.
error-no_such_chapter = Esta lição não tem esse capítulo. Comece de novo.
error-no_game_over = Não há partida terminada nesta mesa.
error-another_game = Esta mesa já joga outra partida. Olhe de novo.
error-paused = A partida está em pausa.
error-nothing_to_pass = Você não pode passar agora.
error-silenced = O anfitrião bloqueou você no chat.
error-stale = A partida continuou nesse meio-tempo. Olhe de novo.
error-from_the_future = Esta página está à frente da partida. Recarregue-a.
error-too_many_offers = { $n ->
    [one] { $n } oferta por rodada já basta. Espere a próxima.
   *[other] { $n } ofertas por rodada já bastam. Espere a próxima.
}
error-too_many_favours = { $n ->
    [one] { $n } promessa por rodada já basta. Espere a próxima.
   *[other] { $n } promessas por rodada já bastam. Espere a próxima.
}

## Opções

error-edition = Há uma primeira e uma segunda edição, e nenhuma outra.
error-player_count = O jogo é para 3 a 6 pessoas.
error-six_in_first = A primeira edição é para 3 a 5. Para seis é preciso a segunda.
error-black_market_in_first = O mercado negro é da segunda edição.
error-pack_asked_twice = O mesmo pacote foi escolhido duas vezes.
error-pack_twice = Já existe um pacote com esse nome.
error-unknown_pack = Este servidor não tem esse pacote.
error-bad_pack = Há um erro nesse pacote.
error-good_twice = Dois destes pacotes têm a mesma mercadoria: { $good }. Escolha um deles.
error-crown_twice = Dois destes pacotes coroam a mesma mercadoria: { $good }. Escolha um deles.
error-counts_as = Há um erro em um pacote: { $good } só pode contar como mercadoria legal.
error-wrong_deck = Este não é o baralho dessas opções.
error-one_each = É preciso um para cada lugar.
error-no_sheriff = Com seis jogadores há delegados, e não xerife.
error-deputy_deck = As cartas de delegado devem nomear uma vez cada um dos seis lugares.
error-sheriff_seat = O primeiro xerife precisa estar nesta mesa.

## Regras

error-wrong_phase = Agora não: a partida está em “{ $phase }”.
error-no_seat = Só quem joga pode fazer isso.
error-nothing_to_do = Não há nada para você fazer agora.
error-not_your_turn = Não é a sua vez.
error-an_officer = Você está de guarda nesta rodada: a transação e as bolsas são dos comerciantes.
error-not_the_sheriff = Só o xerife pode fazer isso.
error-not_an_officer = Só o xerife ou um delegado decide sobre as bolsas.
error-not_a_merchant = Só um comerciante pode começar a transação.
error-no_starter = Na primeira edição, a transação começa à esquerda do xerife.
error-starter_named = Já foi dito quem começa a transação.
error-discard_first = Ponha primeiro em uma pilha as cartas que você separou.
error-too_many_aside = Você pode separar no máximo 5 cartas.
error-not_in_hand = Você não tem essas cartas na mão.
error-no_taking = Na segunda edição, todas as cartas vêm da pilha de compra.
error-too_many_taken = { $n ->
    [one] Você pode comprar { $n } carta, não mais.
   *[other] Você pode comprar { $n } cartas, não mais.
}
error-pile_too_small = Essa pilha tem poucas cartas para isso.
error-nothing_aside = Você não separou nada que possa descartar.
error-not_those_cards = Não são essas cartas. Ponha todas elas, e nenhuma outra.
error-no_card = Você não tem carta para carregar, então esta rodada passa sem você.
error-bag_closed = A sua bolsa está fechada, e fechada fica.
error-bag_size = Uma bolsa leva de 1 a 5 cartas.
error-declare_legal = Só se declaram mercadorias legais. { $good }? Seria honestidade demais.
error-not_in_game = { $good }: disso não há nesta partida.
error-no_open_bag = { $name } não tem mais nenhuma bolsa a resolver.
error-answer_first = Responda primeiro à oferta do dono por essa bolsa: aceite-a ou recuse-a.
error-bag_bound = Um negócio obriga você: a bolsa de { $name } precisa ser aberta.
error-left_to_the_other = Sobre a bolsa de { $name } só o outro delegado decide.
error-clock_only = Só o relógio pode dizer que o tempo acabou.
error-no_time_limit = Esta mesa joga sem ampulheta.
error-said_already = Você já disse isso. Falta o outro delegado falar.

## Negócios

error-not_yours_to_answer = Não cabe a você responder a essa oferta.
error-not_your_offer = Essa oferta não é sua para retirar.
error-no_such_offer = Essa oferta não está mais na mesa.
error-accepted_already = Você já disse que sim. Faltam outros.
error-no_deputies = Não há delegados nesta mesa.
error-officers_dont_deal = Os delegados negociam com comerciantes, não entre si.
error-to_yourself = Não dá para negociar consigo. Nem mesmo aqui.
error-empty_offer = Não há nada nessa oferta.
error-no_open_trade = Nesta mesa os comerciantes não negociam entre si.
error-trade_terms = Entre comerciantes não se negociam bolsas nem o que há nelas.
error-officers_bag = Só um comerciante pode dar mercadorias de uma bolsa.
error-joint_giving = Juntos, os delegados só dão a palavra.
error-pledge_needed = Uma oferta a um só delegado precisa tratar de uma bolsa que dependa só dele.
error-bag_pledged_twice = A bolsa de { $name } está duas vezes neste negócio.
error-not_a_joint_bag = Sobre a bolsa de { $name } decide um só delegado.
error-not_his_bag = Este delegado não decide sozinho sobre a bolsa de { $name }.
error-too_little_gold = { $name } só tem { $has } de ouro.
error-not_on_stand = Essas mercadorias não estão na barraca de { $name }.
error-not_contraband = { $good }: isso não é contrabando.
error-too_little_contraband = { $has ->
    [one] { $name } só tem { $has } carta de contrabando.
   *[other] { $name } só tem { $has } cartas de contrabando.
}
error-bag_not_pledged = Só se dão mercadorias de uma bolsa se o negócio for devolvê-la.
error-bag_too_small = { $has ->
    [one] Na bolsa de { $name } só há { $has } carta.
   *[other] Na bolsa de { $name } só há { $has } cartas.
}
error-favour_of_another = Em um negócio, só os dois lados podem prometer.
error-favour_to_whom = Uma promessa precisa ser sobre outra pessoa da mesa.

## Dívidas, mercado negro e espólio

error-not_your_debt = Não é você quem tem de pagar.
error-not_to_give = Com isso você não pode pagar.
error-pays_too_little = { $paid } é pouco demais: você deve { $owed }.
error-pays_too_much = Você deve { $owed }, e { $paid } é mais que o necessário. Tire uma carta.
error-no_market_pile = { $good }: o mercado negro não tem carta para isso.
error-too_few_to_claim = Você precisa de três iguais na sua barraca: { $good }.
error-not_a_deputy = Só os delegados dividem o espólio.
error-proposed_already = Você já propôs isso. O outro delegado ainda não concordou.
error-split_seats = O espólio é para os dois delegados.
error-split_all = Todo o espólio precisa ser dividido, e nada mais.
error-split_gold = A cada delegado, metade do ouro. Só se discute a moeda que sobra.
error-split_cards = A cada delegado, metade das cartas. Só se discute a carta que sobra.
