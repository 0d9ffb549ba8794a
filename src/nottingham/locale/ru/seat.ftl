### Место для языковой модели: её положение и пронумерованные варианты. «cards», «take», «order», «gold» и «offer» — имена аргументов.

## Положение

told-seat = { $name } (место { $seat })
told-round = Раунд { $round } из { $rounds }, { $phase }.
told-sheriff = Шериф: { $names }.
told-deputies = Помощники шерифа: { $names }.
told-you = Вы — { $name }: { $gold }; на руке: { $hand }; прилавок: { $stand }; контрабанда: { $contraband }.
told-other = { $name }: { $gold }; { $hand }; прилавок: { $stand }; { $contraband }.
told-bag-own = В вашем мешке: { $goods }. Заявлено: { $declared }.
told-bag = Мешок торговца { $name }. Заявлено: { $declared }.
told-offer = Предложение { $number } ({ $name } → { $to }): { $deal }.
told-promises = Ещё не исполненные обещания: { $promises }.
told-pile = { $pile }, верхняя карта первой: { $cards }.
told-booty = В добыче: { $goods }.
told-said = { $name } говорит: «{ $text }»
told-news = Что произошло:
told-choices = Ваши варианты:
told-waiting = Игра ждёт остальных.
told-gathering = Игра ещё не началась.

## Варианты

choice-name_starter = Рынок открывает { $name }
choice-swap = Отложить карты и взять новые: назовите до { $max } с руки в «cards».
choice-swap-take = Сначала можно взять карты с верха стопок сброса: перечислите «left» или «right» в «take».
choice-order = В «order» можно назвать порядок карт, последняя сверху.
choice-load = Положить в мешок: { $goods }
choice-load-other = Положить другие карты: назовите от { $min } до { $max } с руки в «cards»
choice-accept = Принять предложение { $number } ({ $name })
choice-refuse = Отклонить предложение { $number } ({ $name })
choice-withdraw = Отозвать своё предложение { $number }
choice-open = Открыть мешок торговца { $name }
choice-hand_back = Вернуть мешок торговца { $name }
choice-offer = Сделать предложение, кому: { $names }. Опишите его в «offer»
choice-wait = Подождать, что скажут другие
choice-pay = Заплатить товарами: { $goods }
choice-pay-other = Отдать долг { $owed } другими товарами: назовите их в «cards». У вас есть { $goods }
choice-claim = Взять карту ценой { $value } за { $goods }
choice-share-agree = Согласиться: { $split }
choice-share-other = Предложить другой делёж: назовите свою долю в «cards» и «gold»
