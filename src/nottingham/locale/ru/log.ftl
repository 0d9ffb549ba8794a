### Что происходит: в настоящем времени, одна-две фразы. Имена не склоняются, поэтому товары и имена стоят в именительном падеже.

## Из чего состоит сделка, глазами того, кто её предлагает

terms-stand = { $goods } с прилавка
terms-contraband = { $goods } из-под прилавка
terms-bag = { $goods } из мешка
deal-gives = от себя — { $terms }
deal-asks = себе — { $terms }
deal-struck-gives = от игрока { $by } — { $terms }
deal-struck-gets = игроку { $by } — { $terms }
deal-and = { $first }; { $rest }
pledge-hand_back = { $bag } получает мешок обратно без досмотра
pledge-open = мешок торговца { $bag } открывают
pledge-hand_back-yours = вы получаете мешок обратно без досмотра
pledge-open-yours = ваш мешок открывают
favour-spare = { $by } на следующем дежурстве не трогает мешок игрока { $whom }
favour-open = { $by } на следующем дежурстве открывает мешок игрока { $whom }
favour-pay = { $by } в одной из будущих сделок платит { $gold } игроку { $to }
favour-words = { $by } обещает: «{ $text }»
favour-spare-by-you = на следующем дежурстве вы не трогаете мешок игрока { $whom }
favour-spare-you = { $by } на следующем дежурстве не трогает ваш мешок
favour-open-by-you = на следующем дежурстве вы открываете мешок игрока { $whom }
favour-open-you = { $by } на следующем дежурстве открывает ваш мешок
favour-pay-by-you = в одной из будущих сделок вы платите { $gold } игроку { $to }
favour-pay-you = { $by } в одной из будущих сделок платит вам { $gold }
favour-words-by-you = вы обещаете: «{ $text }»

## Начало

log-game_started-first = Первое издание. За стол садятся { $names }, у каждого { $gold }.
log-game_started-second = Второе издание. За стол садятся { $names }, у каждого { $gold }.
log-game_started-extras = На этот раз в игре: { $extras }.
log-game_started-seal = Тасовка запечатана: SHA-256 { $commitment }.
log-game_started-sheriff = Первого шерифа выбрал не жребий, а хозяин стола: { $name }.
extra-royal_goods = королевские товары
extra-black_market = чёрный рынок
extra-time_limit = песочные часы
extra-removed_cards = десять карт убраны не глядя
extra-seven_card_hand = семь карт на руке
extra-open_trade = свободная торговля
log-piles_started = Левая стопка начинается так: { $left }. Правая так: { $right }.
log-deputies_shuffled = Карты помощников шерифа перетасованы.
log-round_began-sheriff = Раунд { $round }: жетон шерифа получает { $names }.
log-round_began-deputies = Раунд { $round }: помощники шерифа — { $names }.
log-phase_began-load = Торговцы собирают мешки.
log-phase_began-declare = Время заявлений: все делают честные лица.
log-phase_began-inspect = Досмотр начинается. Сколько стоит закрытый мешок?
log-phase_began-debt = Пора платить по долгу.
log-phase_began-place = Конфискованное ищет себе стопку.
log-phase_began-claim = Чёрный рынок приоткрывает заднюю дверь.
log-phase_began-share = Добыча на столе: осталось её поделить.

## Рынок

log-cards_drawn = { $count ->
    [one] { $name } берёт { $count } карту.
    [few] { $name } берёт { $count } карты.
    [many] { $name } берёт { $count } карт.
   *[other] { $name } берёт { $count } карты.
}
log-cards_drawn-seen = { $name } берёт из колоды: { $goods }.
log-deck_reshuffled = { $count ->
    [one] Колода кончилась: новую тасуют из { $count } карты сброса.
    [few] Колода кончилась: новую тасуют из { $count } карт сброса.
    [many] Колода кончилась: новую тасуют из { $count } карт сброса.
   *[other] Колода кончилась: новую тасуют из { $count } карты сброса.
}
log-starter_named = { $name } открывает рынок.
log-cards_set_aside-none = { $name } оставляет все карты себе.
log-cards_set_aside-hidden = { $count ->
    [one] { $name } откладывает { $count } карту рубашкой вверх.
    [few] { $name } откладывает { $count } карты рубашкой вверх.
    [many] { $name } откладывает { $count } карт рубашкой вверх.
   *[other] { $name } откладывает { $count } карты рубашкой вверх.
}
log-cards_set_aside-seen = { $name } откладывает: { $goods }.
log-taken = { $name } берёт: { $takings }.
log-taken-left = { $goods } из левой стопки
log-taken-right = { $goods } из правой стопки
log-cards_discarded-left = { $name } кладёт в левую стопку: { $goods }.
log-cards_discarded-right = { $name } кладёт в правую стопку: { $goods }.
log-on_top = Сверху: { $goods }.
log-set_aside_collected = { $count ->
    [one] { $count } отложенная карта уходит в сброс.
    [few] { $count } отложенные карты уходят в сброс.
    [many] { $count } отложенных карт уходят в сброс.
   *[other] { $count } отложенной карты уходит в сброс.
}

## Мешки и заявления

log-bag_loaded = { $name } завязывает мешок.
log-bag_loaded-seen = { $name } завязывает мешок. Внутри: { $goods }.
log-bag_loaded-own = { $name } завязывает мешок. Внутри: { $goods }. Больше никто этого не видит.
log-bags_closed = Все мешки завязаны: { $sizes }.
log-bags_closed-size = { $name } — { $count }
log-declared = { $name } заявляет: { $goods }.

## Сделки

log-offer_made = { $by } предлагает игроку { $to }: { $deal }.
log-offer_made-deputies = { $by } предлагает обоим помощникам шерифа: { $deal }.
log-offer_changed = { $by } меняет предложение игроку { $to }: { $deal }.
log-offer_changed-deputies = { $by } меняет предложение обоим помощникам шерифа: { $deal }.
log-offer_accepted = { $name } не против; слово за остальными.
log-offer_accepted-known = { $name } не против предложения игрока { $by }; слово за остальными.
log-offer_refused = { $name } отклоняет предложение.
log-offer_refused-known = { $name } отклоняет предложение игрока { $by }.
log-offer_withdrawn = { $name } отзывает предложение.
log-offer_fell = Одно из предложений больше не исполнить: оно снимается.
log-offer_fell-known = Предложение игрока { $by } больше не исполнить: оно снимается.
log-deal_struck = По рукам! { $names } договариваются: { $deal }.
log-fell_short = Пустые слова! { $name } продаёт то, чего нет и не было. Что есть на самом деле, теперь видит { $to }.
log-fell_short-deputies = Пустые слова! { $name } продаёт то, чего нет и не было. Что есть на самом деле, теперь видят оба помощника шерифа.
log-fell_short-contraband = Что { $name } на самом деле держит под прилавком: { $goods }.
log-fell_short-bag = Что { $name } на самом деле прячет в мешке: { $goods }.
log-favour_judged-kept = Обещание сдержано: { $favour }.
log-favour_judged-broken = Обещание нарушено: { $favour }. Вот и верь после этого людям.
log-favour_judged-void = Обещание, которое уже не проверить: { $favour }.
log-favour_judged-unnamed = запись { $number } в книге обещаний

## Досмотр

log-word_spoken-open = { $name } о мешке торговца { $bag }: «Открыть!»
log-word_spoken-hand_back = { $name } о мешке торговца { $bag }: «Вернуть».
log-bag_left_to_one = Помощники шерифа расходятся во мнениях: мешком торговца { $bag } распоряжается только { $name }.
log-bag_handed_back = { $bag } получает мешок обратно без досмотра. Внутри: { $goods }.
log-bag_handed_back-true = { $bag } получает мешок обратно без досмотра. Внутри: { $goods }. Чистая правда!
log-bag_handed_back-lie = { $bag } получает мешок обратно без досмотра. Внутри: { $goods }. А заявлено было: «{ $declared }».
log-bag_handed_back-smuggled = { $bag } получает мешок обратно без досмотра. А внутри-то: { $goods }!
log-bag_given = Из этого мешка { $to } получает: { $goods }.
log-bag_given-booty = Из этого мешка в добычу уходит: { $goods }.
log-bag_opened-honest = { $office ->
    [alone] { $by } открывает мешок торговца { $bag }: { $goods }. Всё честно до последней карты!
   *[together] { $by } открывают мешок торговца { $bag }: { $goods }. Всё честно до последней карты!
}
log-bag_opened-lie = { $office ->
    [alone] { $by } открывает мешок торговца { $bag }, а там: { $goods }! Конфискуется: { $confiscated }.
   *[together] { $by } открывают мешок торговца { $bag }, а там: { $goods }! Конфискуется: { $confiscated }.
}
log-bag_opened-lie-declared = { $office ->
    [alone] «{ $declared }», — уверяет { $bag }. { $by } открывает мешок: { $goods }! Конфискуется: { $confiscated }.
   *[together] «{ $declared }», — уверяет { $bag }. { $by } открывают мешок: { $goods }! Конфискуется: { $confiscated }.
}
log-debt_paid = { $by } платит игроку { $to }: { $paid }.
log-debt_paid-booty = { $by } платит в добычу: { $paid }.
log-debt_paid-nothing = Игроку { $by } нечем платить.
log-debt_paid-owed = За игроком { $by } остаётся долг: { $gold }.
log-debt_paid-forgiven = Остаток долга прощён: { $gold }. С пустого прилавка взять нечего.
log-confiscated_placed-left = Конфискованное ложится в левую стопку: { $goods }.
log-confiscated_placed-right = Конфискованное ложится в правую стопку: { $goods }.
log-time_ran_out = Песок высыпался! Все предложения снимаются.
log-inspection_ended = С последним мешком разобрались.

## Чёрный рынок и добыча

log-market_card_claimed = { $name } отдаёт чёрному рынку: { $goods }. Взамен — карта ценой { $value }.
log-claim_declined = { $name } обходит чёрный рынок стороной.
log-share_proposed = { $name } предлагает поделить добычу так: { $split }.
log-booty_shared = Добыча поделена: { $split }.
log-booty_part = { $name } — { $goods }
log-booty_part-nothing = { $name } — ничего
log-booty_shared-discarded = Лишнее уходит в сброс: { $goods }.
log-booty_shared-bank = Лишняя монета уходит в банк.

## Конец

log-game_ended-score = { $rank }. { $name }: { $points } ({ $parts }).
score-gold = { $gold }
score-legal = разрешённые товары — { $count }
score-contraband = контрабанда — { $count }
score-black_market = чёрный рынок — { $count }
score-crowns = { $crowns } — { $count }
log-game_ended-winner = { $names } побеждает, и Ноттингем снимает шляпу.
log-game_ended-winners = { $names } делят победу.
log-game_ended-seed = Зерно тасовки: { $seed }.
