### Идёт игра: о чём спрашивают, что можно сделать, что где лежит. Имена не склоняются.

table-title = За столом – Ноттингем
table-title-yours = Ваш ход – Ноттингем
table-coming = Идём к столу…
table-watching = Вы наблюдаете за игрой.
pause-rests = Игра на паузе.
pause-asked = { $count ->
    [one] { $names } просит о паузе.
    [few] { $names } просят о паузе.
    [many] { $names } просят о паузе.
   *[other] { $names } просят о паузе.
}
pause-agree = Согласиться
connection-lost = Связь потеряна. Переподключаемся… Ваши ходы сохранены.

## О чём спрашивают

asked-title = Что делать сейчас
asked-you = Ваш ход
asked-why = Зачем?
asked-over = Игра окончена
asked-name_starter = { $count ->
    [one] Вы шериф. Кто открывает рынок?
    [few] Вы помощник шерифа. Кто открывает рынок?
    [many] Вы помощник шерифа. Кто открывает рынок?
   *[other] Вы помощник шерифа. Кто открывает рынок?
}
asked-swap = Отложите до { $max ->
    [one] { $max } карты
    [few] { $max } карт
    [many] { $max } карт
   *[other] { $max } карты
} и возьмите новые или оставьте всё как есть
asked-discard = { $count ->
    [one] Выберите стопку для отложенной карты
    [few] Выберите стопку для { $count } отложенных карт
    [many] Выберите стопку для { $count } отложенных карт
   *[other] Выберите стопку для { $count } отложенной карты
}
asked-load_bag = Положите в мешок от { $min } до { $max } карт
asked-declare = { $count ->
    [one] В вашем мешке { $count } карта. Что вы о нём скажете?
    [few] В вашем мешке { $count } карты. Что вы о нём скажете?
    [many] В вашем мешке { $count } карт. Что вы о нём скажете?
   *[other] В вашем мешке { $count } карты. Что вы о нём скажете?
}
asked-pay = Кошелёк пуст, а долг — { $owed }: выберите, чем платить
asked-place = { $count ->
    [one] Выберите стопку для конфискованной карты
    [few] Выберите стопку для { $count } конфискованных карт
    [many] Выберите стопку для { $count } конфискованных карт
   *[other] Выберите стопку для { $count } конфискованной карты
}
asked-claim = Сменять три одинаковые карты на одну подороже?
asked-share = Поделите добычу
asked-answer = { $count ->
    [one] { $name } предлагает вам сделку
    [few] { $count } предложения ждут вашего ответа
    [many] { $count } предложений ждут вашего ответа
   *[other] { $count } предложения ждут вашего ответа
}
asked-officer = { $count ->
    [one] Перед вами мешок: откройте его, верните или назовите цену
    [few] Перед вами { $count } мешка: откройте, верните или назовите цену
    [many] Перед вами { $count } мешков: откройте, верните или назовите цену
   *[other] Перед вами { $count } мешка: откройте, верните или назовите цену
}
asked-bargain = { $count ->
    [one] { $names } держит ваш мешок. Чего он для вас стоит?
    [few] { $names } держат ваш мешок. Чего он для вас стоит?
    [many] { $names } держат ваш мешок. Чего он для вас стоит?
   *[other] { $names } держат ваш мешок. Чего он для вас стоит?
}
asked-offered = { $count ->
    [one] Предложение сделано: решает { $names }
    [few] Предложение сделано: решают { $names }
    [many] Предложение сделано: решают { $names }
   *[other] Предложение сделано: решают { $names }
}
asked-passed = { $count ->
    [one] Вы сказали всё: решает { $names }
    [few] Вы сказали всё: решают { $names }
    [many] Вы сказали всё: решают { $names }
   *[other] Вы сказали всё: решают { $names }
}
asked-wait-inspect = { $count ->
    [one] { $names } осматривает мешки
    [few] { $names } осматривают мешки
    [many] { $names } осматривают мешки
   *[other] { $names } осматривают мешки
}
asked-wait-market = { $names } ходит по рынку
asked-wait-starter = { $names } выбирает, кто откроет рынок
asked-wait-load = { $count ->
    [one] { $names } ещё набивает мешок
    [few] { $names } ещё набивают мешки
    [many] { $names } ещё набивают мешки
   *[other] { $names } ещё набивают мешки
}
asked-wait-declare = { $names } подходит к воротам
asked-wait-debt = { $names } ищет, чем заплатить
asked-wait-place = { $names } убирает конфискованные карты
asked-wait-claim = { $names } на чёрном рынке
asked-wait-share = { $count ->
    [one] { $names } раздумывает о добыче
    [few] { $names } делят добычу
    [many] { $names } делят добычу
   *[other] { $names } делят добычу
}

## Верхняя строка, часы и меню

bar-home = К началу
bar-menu = Меню
bar-rules = Правила
bar-phases = Фазы раунда
bar-round = Раунд { $round } из { $rounds }
step-market = Рынок
step-load = Погрузка
step-declare = Заявление
step-inspect = Досмотр
clock-paused = Пауза
clock-left = Осталось времени
menu-title = За этим столом
menu-pause = Попросить паузу
menu-pause-hint = Она начнётся, когда её попросят все, кто сейчас здесь.
menu-unpause = Отозвать просьбу
menu-resume = Продолжить игру
menu-copy = Скопировать ссылку на стол
menu-copied = Ссылка скопирована.
menu-settings = Язык, тема и звуки
menu-away = Отойти
menu-away-hint = Место остаётся за вами. Если вас долго нет, за вас играет бот, пока вы не вернётесь.
menu-stand = Отдать своё место
menu-stand-sure = Бот доиграет за вас до конца. Точно?
menu-stand-yes = Да, отдать
menu-stand-no = Нет, остаюсь
menu-mute = Скрыть сообщения
menu-silence = Запретить чат
menu-make-host = Сделать хозяином
menu-remove = Отдать место боту

## Места и прилавки

mine-title = Ваше место
mine-sheriff = Вы шериф
mine-deputy = Вы помощник шерифа
mine-merchant = Торговец
seat-away = отсутствует, играет бот
seat-gone = отсутствует
seat-thinks = делает ход
seat-decides = решает
seat-more = Показать весь прилавок
seat-passed = больше нечего сказать
seat-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
seat-set-aside = отложено
stand-own-contraband = Ваша контрабанда, рубашкой вверх: знаете о ней только вы
stand-market-card = Карта чёрного рынка ценой { $value }
bag-loaded = мешок закрыт
bag-held = мешок у ворот
bag-handed_back = возвращён
bag-opened = открыт
hand-yours = Ваши карты
hand-card-aside = Отложить: { $card }
hand-card-bag = В мешок: { $card }

## Рынок, стопки

market-take = Взять верхнюю
market-taking = Вы берёте:
market-untake = Вернуть
market-aside = Вы откладываете:
market-from-deck = { $count ->
    [one] Из колоды вы берёте { $count } карту
    [few] Из колоды вы берёте { $count } карты
    [many] Из колоды вы берёте { $count } карт
   *[other] Из колоды вы берёте { $count } карты
}
market-deck = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
    [many] Колода: { $count } карт
   *[other] Колода: { $count } карты
}
market-swap = { $count ->
    [one] Обменять { $count } карту
    [few] Обменять { $count } карты
    [many] Обменять { $count } карт
   *[other] Обменять { $count } карты
}
market-keep = Ничего не менять
pile-pile = Стопка сброса
pile-left = Левая стопка
pile-right = Правая стопка
pile-empty = пусто
pile-leaf = Просмотреть: { $pile }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
pile-top = Сверху: { $card }
pile-title = { $pile }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
pile-order = Верхняя карта идёт первой.
lay-order = В таком порядке, последняя сверху:
lay-raise = Поднять выше: { $card }
lay-top = сверху
lay-on-left = В левую стопку
lay-on-right = В правую стопку
place-confiscated = Конфисковано:

## Мешок и заявление

load-inside = Карт в мешке: { $count } из { $max }
load-shut = Ваш мешок закрыт. Что в нём, знаете только вы.
load-take-out = Вынуть: { $card }
load-still-packing = ещё набивает мешок
load-snap = { $count ->
    [0] Сначала выберите карты
    [one] Захлопнуть: { $count } карта
    [few] Захлопнуть: { $count } карты
    [many] Захлопнуть: { $count } карт
   *[other] Захлопнуть: { $count } карты
}
declare-inside = В вашем мешке:
declare-true = правда

## Ворота

gate-your-bag = Ваш мешок
gate-quoted = «{ $goods }»
gate-not-declared = заявления ещё нет
gate-inside = Знаете только вы:
gate-inside-open = Внутри:
gate-honest = Честно!
gate-caught = С поличным!
record-none = мешков ещё не было
record-passed = { $count ->
    [one] { $count } мешок без досмотра
    [few] { $count } мешка без досмотра
    [many] { $count } мешков без досмотра
   *[other] { $count } мешка без досмотра
}
record-honest = { $count ->
    [one] { $count } честный мешок при досмотре
    [few] { $count } честных мешка при досмотре
    [many] { $count } честных мешков при досмотре
   *[other] { $count } честного мешка при досмотре
}
record-caught = { $count ->
    [one] { $count } раз с поличным
    [few] { $count } раза с поличным
    [many] { $count } раз с поличным
   *[other] { $count } раза с поличным
}
record-word = обещаний сдержано: { $kept }, нарушено: { $broken }
gate-must-open = Открыть обязательно: игроку { $to } дано твёрдое слово ({ $names })
gate-word-open = { $name }: открыть
gate-word-hand_back = { $name }: вернуть
gate-alone = Решает только { $name }
gate-offer = Предложить сделку
gate-demand = Назвать цену
gate-threaten = Пригрозить
gate-hand_back = Вернуть
gate-open = Открыть
gate-pass = Больше нечего сказать
gate-pass-why = Столько бот при должности ещё ждёт вас. Скажите, что закончили, и он сразу пойдёт дальше.
gate-speak-officer = Предложить другую сделку
gate-trade = Сделка с торговцем
gate-other-deals = Другие предложения и сделки

## Предложения

offer-yours = { $count ->
    [one] Ваше предложение игроку { $to }
    [few] Ваше предложение помощникам шерифа
    [many] Ваше предложение помощникам шерифа
   *[other] Ваше предложение помощникам шерифа
}
offer-to-you = { $from } — вам
offer-between = { $count ->
    [one] { $from } — игроку { $to }
    [few] { $from } — помощникам шерифа
    [many] { $from } — помощникам шерифа
   *[other] { $from } — помощникам шерифа
}
offer-you-give = Вы даёте
offer-gives = { $count ->
    [one] { $name } даёт
    [few] Помощники шерифа дают
    [many] Помощники шерифа дают
   *[other] Помощники шерифа дают
}
offer-struck = По рукам!
offer-accepted-by = Согласие дано: { $names }
offer-fell-short = Обещанных товаров у игрока { $name } не оказалось
offer-accept = По рукам!
offer-counter = Торговаться
offer-refuse = Отказать
offer-change = Изменить
offer-withdraw = Забрать
tokens-contraband = контрабанда из-под прилавка
tokens-bag = товары из мешка

## Составить сделку

bargain-title = { $count ->
    [one] Ваше предложение игроку { $name }
    [few] Ваше предложение помощникам шерифа
    [many] Ваше предложение помощникам шерифа
   *[other] Ваше предложение помощникам шерифа
}
bargain-price-title = Ваша цена для игрока { $name }
bargain-counter-title = { $count ->
    [one] Ваш ответ игроку { $name }
    [few] Ваш ответ помощникам шерифа
    [many] Ваш ответ помощникам шерифа
   *[other] Ваш ответ помощникам шерифа
}
bargain-to = Кому
bargain-close = Закрыть
bargain-impossible = Здесь торговаться больше не о чем.
bargain-gold = Золото
bargain-less-gold = Меньше золота
bargain-more-gold = Больше золота
bargain-suggestions = Подсказанные суммы
bargain-stake-lie = Откроют мешок — вы платите { $gold }.
bargain-stake-honest = Откроют мешок — вы получаете { $gold }.
bargain-stake-guess = Если там одна контрабанда, вскрытие принесёт около { $gold }.
bargain-most = до { $count }
bargain-from-stand = Товары с прилавка
bargain-from-contraband = Контрабанда из-под прилавка
bargain-from-bag = Товары из мешка
bargain-lie-hint = Можно назвать и то, чего у вас нет. Если это раскроется, увидят всё, что у вас есть на самом деле.
bargain-believe-hint = Возможно, этого и нет вовсе.
bargain-nothing-there = Давать нечего.
bargain-less = На один меньше: { $good }
bargain-more = На один больше: { $good }
bargain-binding = Это обязывает
bargain-other-bags = Другие мешки
bargain-bag-of = Мешок торговца { $name }
bargain-pledge-none = не оговорено
bargain-pledge-hand_back = вернуть
bargain-pledge-open = открыть
bargain-promises = Обещания на потом
bargain-promise-hint = Они никого не связывают, но книга обещаний помнит, кто их держит.
bargain-promise-by = Кто обещает
bargain-promise-me = Я
bargain-promise-what = Что
bargain-promise-whom = О ком речь
bargain-promise-text = Своими словами
bargain-promise-add = Обещать
bargain-promise-drop = убрать
bargain-favour-spare = не открывать мешок в следующий раз
bargain-favour-open = открыть мешок в следующий раз
bargain-favour-pay = заплатить потом
bargain-favour-words = что-то другое
bargain-send = Предложить
bargain-cancel = Не надо

## Долги, чёрный рынок, добыча

pay-each = по { $value } за карту
pay-total = { $total } из { $owed }
pay-too-much = Одна карта лишняя.
pay-do = Заплатить этим
claim-rate = за { $goods }
claim-then = потом { $value }
claim-gone = распродано
claim-do = Взять
claim-decline = Ничего не брать
share-proposes = { $name } предлагает
share-agree = Согласиться
share-yours = Ваше предложение
share-my-gold = Золото вам
share-pick = Выберите себе карты, не меньше { $half }; остальное получает { $name }.
share-mine = вам
share-propose = Предложить
share-evenly = Поделить по правилам

## Беседа, хроника, короны, обещания

panel-title = Беседа и записи
panel-talk = Беседа
panel-story = Хроника
panel-crowns = Короны
panel-ledger = Обещания
panel-unheard = новые сообщения
talk-title = Беседа
talk-said = Сообщения
talk-none = Пока никто не сказал ни слова. А пора бы.
talk-earlier = Ранние сообщения
talk-phrases = Готовые фразы
talk-more = Ещё…
talk-fewer = Меньше
talk-placeholder = Скажите что-нибудь…
talk-send = Отправить
talk-silenced = Хозяин стола запретил вам писать в чат.
story-title = Что было до сих пор
story-earlier = Что было раньше
story-round = Раунд { $round }
crowns-hint = По тому, что лежит открыто, и по тому, что прячете вы.
crowns-worth = Король { $king }, королева { $queen }
ledger-title = Кто держит слово
ledger-none = Никто ещё ничего не обещал.
ledger-round = раунд { $round }
ledger-kept = сдержано
ledger-broken = нарушено
ledger-open = в силе
ledger-void = отпало
ledger-words = не оценивается
ledger-shown = Что вам показали
ledger-showed = { $name }, раунд { $round }: под прилавком { $goods }.
ledger-showed-bag = В мешке: { $goods }.

## Конец

over-winners = { $count ->
    [one] { $names } побеждает!
    [few] { $names } делят победу!
    [many] { $names } делят победу!
   *[other] { $names } делят победу!
}
over-you-win = Вы победили!
over-you-share = Победа общая: { $names } и вы!
over-you = Вы
over-tie-legal = Очков поровну: решает, у кого больше разрешённых товаров ({ $counts })
over-tie-contraband = Поровну и очков, и разрешённых товаров: решает, у кого больше контрабанды ({ $counts })
over-counting = Подсчитываем…
over-skip = Сразу к итогу
over-scores = Счёт
over-score = Счёт
over-gold = Золото
over-legal = Разрешённые товары
over-contraband = Контрабанда
over-black_market = Чёрный рынок
over-crowns = Короли и королевы
over-king-of = Король: { $good }
over-queen-of = Королева: { $good }
over-total = Итого
over-rematch = Ещё раз
over-gather = Изменить настройки
over-host-decides = Хозяин стола решает, играть ли ещё раз.
over-replay = Посмотреть повтор
over-home = К началу

## Карта словами

card-label = { $name }: { $kind ->
    [legal] разрешённый товар
    [contraband] контрабанда
   *[royal] королевский товар
}, цена { $value }, штраф { $penalty }
card-counts = считается как { $count } × { $good }
