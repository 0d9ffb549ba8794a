### Что происходит: в настоящем времени, одна-две фразы. Имена не склоняются, поэтому товары и имена стоят в именительном падеже.

## Из чего состоит сделка, глазами того, кто её предлагает

terms-stand = { $goods } с прилавка
terms-contraband = { $goods } из-под прилавка
terms-bag = { $goods } из мешка
deal-gives = { $who ->
    [you] от вас — { $terms }
   *[other] от себя — { $terms }
}
deal-asks = { $who ->
    [you] вам — { $terms }
   *[other] себе — { $terms }
}
deal-struck-gives = { $who ->
    [you] от вас — { $terms }
   *[other] от игрока { $by } — { $terms }
}
deal-struck-gets = { $who ->
    [you] вам — { $terms }
   *[other] игроку { $by } — { $terms }
}
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
log-round_began-sheriff = { $who ->
    [you] Раунд { $round }: жетон шерифа получаете вы.
   *[other] Раунд { $round }: жетон шерифа получает { $names }.
}
log-round_began-deputies = { $who ->
    [you] Раунд { $round }: помощники шерифа — вы и { $names }.
   *[other] Раунд { $round }: помощники шерифа — { $names }.
}
log-phase_began-load = Торговцы собирают мешки.
log-phase_began-declare = Время заявлений: все делают честные лица.
log-phase_began-inspect = Досмотр начинается. Сколько стоит закрытый мешок?
log-phase_began-debt = Пора платить по долгу.
log-phase_began-place = Конфискованное ищет себе стопку.
log-phase_began-claim = Чёрный рынок приоткрывает заднюю дверь.
log-phase_began-share = Добыча на столе: осталось её поделить.

## Рынок

log-cards_drawn = { $who ->
    [you] { $count ->
        [one] Вы берёте { $count } карту.
        [few] Вы берёте { $count } карты.
        [many] Вы берёте { $count } карт.
       *[other] Вы берёте { $count } карты.
    }
   *[other] { $count ->
        [one] { $name } берёт { $count } карту.
        [few] { $name } берёт { $count } карты.
        [many] { $name } берёт { $count } карт.
       *[other] { $name } берёт { $count } карты.
    }
}
log-cards_drawn-seen = { $who ->
    [you] Вы берёте из колоды: { $goods }.
   *[other] { $name } берёт из колоды: { $goods }.
}
log-deck_reshuffled = { $count ->
    [one] Колода кончилась: новую тасуют из { $count } карты сброса.
    [few] Колода кончилась: новую тасуют из { $count } карт сброса.
    [many] Колода кончилась: новую тасуют из { $count } карт сброса.
   *[other] Колода кончилась: новую тасуют из { $count } карты сброса.
}
log-starter_named = { $who ->
    [you] Вы открываете рынок.
   *[other] { $name } открывает рынок.
}
log-cards_set_aside-none = { $who ->
    [you] Вы оставляете все карты себе.
   *[other] { $name } оставляет все карты себе.
}
log-cards_set_aside-hidden = { $who ->
    [you] { $count ->
        [one] Вы откладываете { $count } карту рубашкой вверх.
        [few] Вы откладываете { $count } карты рубашкой вверх.
        [many] Вы откладываете { $count } карт рубашкой вверх.
       *[other] Вы откладываете { $count } карты рубашкой вверх.
    }
   *[other] { $count ->
        [one] { $name } откладывает { $count } карту рубашкой вверх.
        [few] { $name } откладывает { $count } карты рубашкой вверх.
        [many] { $name } откладывает { $count } карт рубашкой вверх.
       *[other] { $name } откладывает { $count } карты рубашкой вверх.
    }
}
log-cards_set_aside-seen = { $who ->
    [you] Вы откладываете: { $goods }.
   *[other] { $name } откладывает: { $goods }.
}
log-taken = { $who ->
    [you] Вы берёте: { $takings }.
   *[other] { $name } берёт: { $takings }.
}
log-taken-left = { $goods } из левой стопки
log-taken-right = { $goods } из правой стопки
log-cards_discarded-left = { $who ->
    [you] Вы кладёте в левую стопку: { $goods }.
   *[other] { $name } кладёт в левую стопку: { $goods }.
}
log-cards_discarded-right = { $who ->
    [you] Вы кладёте в правую стопку: { $goods }.
   *[other] { $name } кладёт в правую стопку: { $goods }.
}
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
log-bag_loaded-own = Вы завязываете мешок. Внутри: { $goods }. Больше никто этого не видит.
log-bags_closed = Все мешки завязаны: { $sizes }.
log-bags_closed-size = { $who ->
    [you] вы — { $count }
   *[other] { $name } — { $count }
}
log-declared = { $who ->
    [you] Вы заявляете: { $goods }.
   *[other] { $name } заявляет: { $goods }.
}

## Сделки

log-offer_made = { $who ->
    [you] Вы предлагаете игроку { $to }: { $deal }.
    [to_you] { $by } предлагает вам: { $deal }.
   *[other] { $by } предлагает игроку { $to }: { $deal }.
}
log-offer_made-deputies = { $who ->
    [you] Вы предлагаете обоим помощникам шерифа: { $deal }.
   *[other] { $by } предлагает обоим помощникам шерифа: { $deal }.
}
log-offer_changed = { $who ->
    [you] Вы меняете предложение игроку { $to }: { $deal }.
    [to_you] { $by } меняет предложение вам: { $deal }.
   *[other] { $by } меняет предложение игроку { $to }: { $deal }.
}
log-offer_changed-deputies = { $who ->
    [you] Вы меняете предложение обоим помощникам шерифа: { $deal }.
   *[other] { $by } меняет предложение обоим помощникам шерифа: { $deal }.
}
log-offer_accepted = { $who ->
    [you] Вы не против; слово за остальными.
   *[other] { $name } не против; слово за остальными.
}
log-offer_accepted-known = { $who ->
    [you] Вы не против предложения игрока { $by }; слово за остальными.
    [to_you] { $name } не против вашего предложения; слово за остальными.
   *[other] { $name } не против предложения игрока { $by }; слово за остальными.
}
log-offer_refused = { $who ->
    [you] Вы отклоняете предложение.
   *[other] { $name } отклоняет предложение.
}
log-offer_refused-known = { $who ->
    [you] Вы отклоняете предложение игрока { $by }.
    [to_you] { $name } отклоняет ваше предложение.
   *[other] { $name } отклоняет предложение игрока { $by }.
}
log-offer_withdrawn = { $who ->
    [you] Вы отзываете предложение.
   *[other] { $name } отзывает предложение.
}
log-offer_fell = Одно из предложений больше не исполнить: оно снимается.
log-offer_fell-known = { $who ->
    [you] Ваше предложение больше не исполнить: оно снимается.
   *[other] Предложение игрока { $by } больше не исполнить: оно снимается.
}
log-deal_struck = { $who ->
    [you] По рукам! Вы и { $names } договариваетесь: { $deal }.
   *[other] По рукам! { $names } договариваются: { $deal }.
}
log-deal_struck-plain = { $who ->
    [you] По рукам! Вы и { $names } договариваетесь.
   *[other] По рукам! { $names } договариваются.
}
log-fell_short = { $who ->
    [you] Пустые слова! Вы продаёте то, чего нет и не было. Что есть на самом деле, теперь видит { $to }.
    [to_you] Пустые слова! { $name } продаёт то, чего нет и не было. Что есть на самом деле, теперь видите вы.
   *[other] Пустые слова! { $name } продаёт то, чего нет и не было. Что есть на самом деле, теперь видит { $to }.
}
log-fell_short-deputies = { $who ->
    [you] Пустые слова! Вы продаёте то, чего нет и не было. Что есть на самом деле, теперь видят оба помощника шерифа.
   *[other] Пустые слова! { $name } продаёт то, чего нет и не было. Что есть на самом деле, теперь видят оба помощника шерифа.
}
log-fell_short-contraband = { $who ->
    [you] Что вы на самом деле держите под прилавком: { $goods }.
   *[other] Что { $name } на самом деле держит под прилавком: { $goods }.
}
log-fell_short-bag = { $who ->
    [you] Что вы на самом деле прячете в мешке: { $goods }.
   *[other] Что { $name } на самом деле прячет в мешке: { $goods }.
}
log-favour_judged-kept = Обещание сдержано: { $favour }.
log-favour_judged-broken = Обещание нарушено: { $favour }. Вот и верь после этого людям.
log-favour_judged-void = Обещание, которое уже не проверить: { $favour }.
log-favour_judged-unnamed = запись { $number } в книге обещаний

## Досмотр

log-word_spoken-open = { $who ->
    [you] Вы о мешке торговца { $bag }: «Открыть!»
    [to_you] { $name } о вашем мешке: «Открыть!»
   *[other] { $name } о мешке торговца { $bag }: «Открыть!»
}
log-word_spoken-hand_back = { $who ->
    [you] Вы о мешке торговца { $bag }: «Вернуть».
    [to_you] { $name } о вашем мешке: «Вернуть».
   *[other] { $name } о мешке торговца { $bag }: «Вернуть».
}
log-bag_left_to_one = { $who ->
    [you] Помощники шерифа расходятся во мнениях: мешком торговца { $bag } распоряжаетесь только вы.
    [to_you] Помощники шерифа расходятся во мнениях: вашим мешком распоряжается только { $name }.
   *[other] Помощники шерифа расходятся во мнениях: мешком торговца { $bag } распоряжается только { $name }.
}
log-bag_handed_back = { $who ->
    [you] Вы получаете мешок обратно без досмотра. Внутри: { $goods }.
   *[other] { $bag } получает мешок обратно без досмотра. Внутри: { $goods }.
}
log-bag_handed_back-true = { $who ->
    [you] Вы получаете мешок обратно без досмотра. Внутри: { $goods }. Чистая правда!
   *[other] { $bag } получает мешок обратно без досмотра. Внутри: { $goods }. Чистая правда!
}
log-bag_handed_back-lie = { $who ->
    [you] Вы получаете мешок обратно без досмотра. Внутри: { $goods }. А заявлено было: «{ $declared }».
   *[other] { $bag } получает мешок обратно без досмотра. Внутри: { $goods }. А заявлено было: «{ $declared }».
}
log-bag_handed_back-smuggled = { $who ->
    [you] Вы получаете мешок обратно без досмотра. А внутри-то: { $goods }!
   *[other] { $bag } получает мешок обратно без досмотра. А внутри-то: { $goods }!
}
log-bag_given = { $who ->
    [you] Из этого мешка вы получаете: { $goods }.
   *[other] Из этого мешка { $to } получает: { $goods }.
}
log-bag_given-booty = Из этого мешка в добычу уходит: { $goods }.
log-bag_opened-honest = { $office ->
    [you] Вы открываете мешок торговца { $bag }: { $goods }. Всё честно до последней карты!
    [us] Вы и { $by } открываете мешок торговца { $bag }: { $goods }. Всё честно до последней карты!
    [yours] { $by } открывает ваш мешок: { $goods }. Всё честно до последней карты!
    [yours_together] { $by } открывают ваш мешок: { $goods }. Всё честно до последней карты!
    [alone] { $by } открывает мешок торговца { $bag }: { $goods }. Всё честно до последней карты!
   *[together] { $by } открывают мешок торговца { $bag }: { $goods }. Всё честно до последней карты!
}
log-bag_opened-lie = { $office ->
    [you] Вы открываете мешок торговца { $bag }, а там: { $goods }! Конфискуется: { $confiscated }.
    [us] Вы и { $by } открываете мешок торговца { $bag }, а там: { $goods }! Конфискуется: { $confiscated }.
    [yours] { $by } открывает ваш мешок, а там: { $goods }! Конфискуется: { $confiscated }.
    [yours_together] { $by } открывают ваш мешок, а там: { $goods }! Конфискуется: { $confiscated }.
    [alone] { $by } открывает мешок торговца { $bag }, а там: { $goods }! Конфискуется: { $confiscated }.
   *[together] { $by } открывают мешок торговца { $bag }, а там: { $goods }! Конфискуется: { $confiscated }.
}
log-bag_opened-lie-declared = { $office ->
    [you] «{ $declared }», — уверяет { $bag }. Вы открываете мешок: { $goods }! Конфискуется: { $confiscated }.
    [us] «{ $declared }», — уверяет { $bag }. Вы и { $by } открываете мешок: { $goods }! Конфискуется: { $confiscated }.
    [yours] «{ $declared }», — уверяете вы. { $by } открывает мешок: { $goods }! Конфискуется: { $confiscated }.
    [yours_together] «{ $declared }», — уверяете вы. { $by } открывают мешок: { $goods }! Конфискуется: { $confiscated }.
    [alone] «{ $declared }», — уверяет { $bag }. { $by } открывает мешок: { $goods }! Конфискуется: { $confiscated }.
   *[together] «{ $declared }», — уверяет { $bag }. { $by } открывают мешок: { $goods }! Конфискуется: { $confiscated }.
}
log-debt_paid = { $who ->
    [you] Вы платите игроку { $to }: { $paid }.
    [to_you] { $by } платит вам: { $paid }.
   *[other] { $by } платит игроку { $to }: { $paid }.
}
log-debt_paid-booty = { $who ->
    [you] Вы платите в добычу: { $paid }.
   *[other] { $by } платит в добычу: { $paid }.
}
log-debt_paid-nothing = { $who ->
    [you] Вам нечем платить.
   *[other] Игроку { $by } нечем платить.
}
log-debt_paid-owed = { $who ->
    [you] За вами остаётся долг: { $gold }.
   *[other] За игроком { $by } остаётся долг: { $gold }.
}
log-debt_paid-forgiven = Остаток долга прощён: { $gold }. С пустого прилавка взять нечего.
log-confiscated_placed-left = Конфискованное ложится в левую стопку: { $goods }.
log-confiscated_placed-right = Конфискованное ложится в правую стопку: { $goods }.
log-time_ran_out = Песок высыпался! Все предложения снимаются.
log-inspection_ended = С последним мешком разобрались.

## Чёрный рынок и добыча

log-market_card_claimed = { $who ->
    [you] Вы отдаёте чёрному рынку: { $goods }. Взамен — карта ценой { $value }.
   *[other] { $name } отдаёт чёрному рынку: { $goods }. Взамен — карта ценой { $value }.
}
log-claim_declined = { $who ->
    [you] Вы обходите чёрный рынок стороной.
   *[other] { $name } обходит чёрный рынок стороной.
}
log-share_proposed = { $who ->
    [you] Вы предлагаете поделить добычу так: { $split }.
   *[other] { $name } предлагает поделить добычу так: { $split }.
}
log-booty_shared = Добыча поделена: { $split }.
log-booty_part = { $who ->
    [you] вы — { $goods }
   *[other] { $name } — { $goods }
}
log-booty_part-nothing = { $who ->
    [you] вы — ничего
   *[other] { $name } — ничего
}
log-booty_shared-discarded = Лишнее уходит в сброс: { $goods }.
log-booty_shared-bank = Лишняя монета уходит в банк.

## Конец

log-game_ended-score = { $rank }. { $name }: { $points } ({ $parts }).
score-gold = { $gold }
score-legal = разрешённые товары — { $count }
score-contraband = контрабанда — { $count }
score-black_market = чёрный рынок — { $count }
score-crowns = { $crowns } — { $count }
log-game_ended-winner = { $who ->
    [you] Вы побеждаете, и Ноттингем снимает шляпу.
   *[other] { $names } побеждает, и Ноттингем снимает шляпу.
}
log-game_ended-winners = { $names } делят победу.
log-game_ended-seed = Зерно тасовки: { $seed }.
