### Идёт игра: о чём спрашивают, что можно сделать, что где лежит. Имена не склоняются.

table-title = За столом — Ноттингем
table-title-yours = Ваш ход — Ноттингем
table-coming = Идём к столу…
table-watching = Вы наблюдаете за игрой.
pause-rests = Игра на паузе.
pause-asked = { $count ->
    [one] { $names } просит паузу.
    [few] { $names } просят паузу.
    [many] { $names } просят паузу.
   *[other] { $names } просят паузу.
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
    [one] В вашем мешке { $count } карта. Что вы заявите?
    [few] В вашем мешке { $count } карты. Что вы заявите?
    [many] В вашем мешке { $count } карт. Что вы заявите?
   *[other] В вашем мешке { $count } карты. Что вы заявите?
}
asked-pay = Кошелёк пуст, а долг — { $owed }: выберите, чем платить
asked-place = { $count ->
    [one] Выберите стопку для конфискованной карты
    [few] Выберите стопку для { $count } конфискованных карт
    [many] Выберите стопку для { $count } конфискованных карт
   *[other] Выберите стопку для { $count } конфискованной карты
}
asked-claim = Обменять три одинаковые карты на чёрном рынке?
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
    [one] { $names } держит ваш мешок. Сколько он для вас стоит?
    [few] { $names } держат ваш мешок. Сколько он для вас стоит?
    [many] { $names } держат ваш мешок. Сколько он для вас стоит?
   *[other] { $names } держат ваш мешок. Сколько он для вас стоит?
}
asked-offered = { $count ->
    [one] Предложение сделано: решает { $names }
    [few] Предложение сделано: решают { $names }
    [many] Предложение сделано: решают { $names }
   *[other] Предложение сделано: решают { $names }
}
asked-passed = { $count ->
    [one] Вам нечего добавить: решает { $names }
    [few] Вам нечего добавить: решают { $names }
    [many] Вам нечего добавить: решают { $names }
   *[other] Вам нечего добавить: решают { $names }
}
asked-wait-inspect = { $count ->
    [one] { $names } досматривает мешки
    [few] { $names } досматривают мешки
    [many] { $names } досматривают мешки
   *[other] { $names } досматривают мешки
}
asked-wait-market = { $names } на рынке
asked-wait-starter = { $names } выбирает, кто откроет рынок
asked-wait-load = { $count ->
    [one] { $names } ещё собирает мешок
    [few] { $names } ещё собирают мешки
    [many] { $names } ещё собирают мешки
   *[other] { $names } ещё собирают мешки
}
asked-wait-declare = { $names } подходит к воротам
asked-wait-debt = { $names } ищет, чем заплатить
asked-wait-place = { $names } убирает конфискованные карты
asked-wait-claim = { $names } на чёрном рынке
asked-wait-share = { $count ->
    [one] { $names } думает о дележе добычи
    [few] { $names } делят добычу
    [many] { $names } делят добычу
   *[other] { $names } делят добычу
}

## Верхняя строка, часы и меню

bar-home = На главную
bar-menu = Меню
bar-rules = Правила
bar-phases = Шаги раунда
bar-round = Раунд { $round } из { $rounds }
step-market = Рынок
step-load = Погрузка
step-declare = Заявление
step-inspect = Досмотр
clock-paused = Пауза
clock-left = Осталось времени
wait-for = Ждём: { $names }
wait-for-you = Ждём вас
menu-title = За этим столом
menu-pause = Попросить паузу
menu-pause-hint = Она начнётся, когда её попросят все, кто сейчас здесь.
menu-unpause = Отозвать просьбу
menu-resume = Продолжить игру
menu-copy = Скопировать ссылку на стол
menu-copied = Ссылка скопирована.
menu-settings = Язык, тема и звуки
menu-screen = Открыть большой экран
menu-screen-hint = На телевизоре или ноутбуке откройте { $address }
menu-hand-only = Показывать только мои карты
menu-hand-only-hint = Для комнаты с большим экраном, где стол видят все.
room-offer = Большой экран показывает стол всем.
room-offer-no = Оставить стол
screen-title = Большой экран
screen-lead = Стол здесь, на виду у всех. Ваши карты у вас в телефоне.
screen-join = Отсканируйте, чтобы играть с телефона
screen-code = Откройте { $address } и введите
screen-starts = Игру начинает хозяин стола со своего телефона.
screen-later = Отсканируйте, чтобы смотреть или вернуться к своим картам
pass-add = Добавить игрока на этом устройстве
pass-add-about = Устройство переходит из рук в руки. Карты скрыты, пока нужный игрок не нажмёт «Это я».
pass-add-title = Кто ещё играет здесь?
pass-title = Передайте устройство
pass-waiting = Чей ход: { $names }.
pass-only = Остальные не смотрят.
pass-me = Это я, { $name }
pass-now = Устройство у игрока { $name }
pass-on = Передать дальше
pass-next = Теперь — { $name }
menu-away = Отойти
menu-away-hint = Место остаётся за вами. Если вас долго нет, за вас играет бот, пока вы не вернётесь.
menu-stand = Отдать своё место
menu-stand-sure = Бот доиграет за вас до конца. Вы уверены?
menu-stand-yes = Да, отдать
menu-stand-no = Нет, остаюсь
menu-mute = Скрыть сообщения
menu-silence = Запретить чат
menu-make-host = Сделать хозяином
menu-remove = Отдать место боту
menu-remove-sure = Место до конца партии займёт бот. { $name } останется за столом как зритель; сесть снова можно будет, только если вы разрешите.
menu-remove-yes = Отдать место: { $name }
menu-remove-no = Оставить как есть

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
seat-passed = нечего добавить
seat-composing = считает монеты…
seat-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
seat-set-aside = отложено
mood-title = Настроение
mood-calm = спокойно
mood-amused = весело
mood-nervous = нервно
mood-smug = самодовольно
mood-angry = сердито
mood-caught = виновато
face-title = Сменить выражение лица
face-own = Вы смотрите { $mood }. Сменить выражение
face-look = Смотреть { $mood }
face-pulled = { $name } смотрит { $mood }.
throw-title = Из толпы
throw-laughter = Засмеяться
thrown-laughter = { $name } смеётся.
throw-gasp = Ахнуть
thrown-gasp = { $name } ахает.
throw-coin = Бросить монетку
thrown-coin = { $name } бросает монетку.
throw-tomato = Бросить помидор
thrown-tomato = { $name } бросает помидор.
stand-own-contraband = Ваша контрабанда, рубашкой вверх: что там, знаете только вы
stand-market-card = Карта чёрного рынка ценой { $value }
bag-loaded = мешок завязан
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
load-shut = Ваш мешок завязан. Что в нём, знаете только вы.
load-take-out = Вынуть: { $card }
load-still-packing = ещё собирает мешок
load-snap = { $count ->
    [0] Сначала выберите карты
    [one] Завязать мешок: { $count } карта
    [few] Завязать мешок: { $count } карты
    [many] Завязать мешок: { $count } карт
   *[other] Завязать мешок: { $count } карты
}
declare-inside = В вашем мешке:
declare-true = правда

## Ворота

gate-your-bag = Ваш мешок
gate-quoted = «{ $goods }»
gate-not-declared = заявления ещё нет
gate-composing = { $name } считает монеты…
gate-inside = Знаете только вы:
gate-inside-open = Внутри:
gate-honest = Честно!
gate-caught = Обман!
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
    [one] { $count } мешок с обманом
    [few] { $count } мешка с обманом
    [many] { $count } мешков с обманом
   *[other] { $count } мешка с обманом
}
record-word = обещаний сдержано: { $kept }, нарушено: { $broken }
gate-must-open = Нужно открыть: { $names } и { $to } скрепили сделку
gate-word-open = { $name }: открыть
gate-word-hand_back = { $name }: вернуть
gate-alone = Решает только { $name }
gate-offer = Предложить сделку
gate-demand = Назвать цену
gate-threaten = Пригрозить
gate-hand_back = Вернуть
gate-answer-first = Сначала дайте ответ
gate-open = Открыть
gate-pass = Мне нечего добавить
gate-pass-why = { $count ->
    [one] { $names } не станет вас ждать.
    [few] { $names } не станут вас ждать.
    [many] { $names } не станут вас ждать.
   *[other] { $names } не станут вас ждать.
}
gate-pass-waits = { $count ->
    [one] { $names } даёт вам время поговорить.
    [few] { $names } дают вам время поговорить.
    [many] { $names } дают вам время поговорить.
   *[other] { $names } дают вам время поговорить.
}
gate-speak-officer = Предложить другую сделку
gate-speak-others = Предложить сделку о чужом мешке
gate-trade = Сделка с торговцем
gate-other-deals = Другие предложения и сделки
gate-deals = Предложения и сделки
gate-stakes-yours = Правда: вы платите { $honest }. Ложь: вам до { $lie }.
gate-stakes = Правда: { $name } { $count ->
    [one] платит
    [few] платят
    [many] платят
   *[other] платят
} { $honest }. Ложь: штраф до { $lie }.
gate-refused = Отказ
gate-quiet = Предложений пока нет.
gate-bags = Мешки у ворот
gate-offer-waits = предложение вам

guess-title = Ваша догадка
guess-others = Правда или ложь?
guess-private = её видите только вы
guess-secret = тайна; в конце все увидят ваши очки
guess-score = верно: { $right } из { $total }
guess-truth = Правда
guess-lie = Ложь
guess-right = Вы угадали!
guess-wrong = Вы не угадали.
guess-honour = Очки чести за догадки: { $right } из { $total }
honour-title = Очки чести за догадки
honour-points = { $right } из { $total }
honour-spectator = зритель

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
offer-answers = Ответ игроку { $name }:
offer-answers-you = Ответ на ваше предложение:
offer-struck = По рукам!
offer-about-yours = о вашем мешке
offer-about-bag = о мешке торговца { $name }
offer-about-else = о другом
offer-accepted-by = Согласие дано: { $names }
offer-fell-short = { $name } обещает товары, которых нет и не было
offer-accept = По рукам!
offer-counter = Торговаться
offer-refuse = Отклонить
offer-change = Изменить
offer-withdraw = Отозвать
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
bargain-coin = Добавить { $gold }
bargain-uncoin = Убрать { $gold }
bargain-exact = Точная сумма
bargain-suggestions = Готовые суммы
bargain-stake-lie = Откроют мешок — вы платите { $gold }.
bargain-stake-honest = Откроют мешок — вы получаете { $gold }.
bargain-stake-guess = Если там одна контрабанда, досмотр принесёт примерно { $gold }.
bargain-most = до { $count }
bargain-from-stand = Товары с прилавка
bargain-from-contraband = Контрабанда из-под прилавка
bargain-from-bag = Товары из мешка
bargain-shelf = Ваши товары
bargain-bluff = Блеф…
bargain-lie-hint = Можно предложить и то, чего у вас нет. Если это раскроется, увидят всё, что у вас есть на самом деле.
bargain-believe-hint = Возможно, этого и нет вовсе.
bargain-mat-empty = Нажмите на товары или перетащите их сюда.
bargain-mat-nothing = Пока ничего
bargain-nothing-there = Давать нечего.
bargain-less = Убрать карту: { $good }
bargain-more = Добавить карту: { $good }
bargain-binding = Что будет с мешком
bargain-binding-hint = Это обязывает: после сделки так и надо сделать.
bargain-other-bags = Другие мешки
bargain-bag-of = Мешок торговца { $name }
bargain-pledge-none = не оговорено
bargain-pledge-hand_back = вернуть
bargain-pledge-open = открыть
bargain-promises = Обещания на потом
bargain-promise-hint = Они никого не связывают, но книга обещаний помнит, кто их держит.
bargain-promise-by = Кто обещает
bargain-promise-me = Я
bargain-promise-what = Обещание
bargain-promise-whom = Кому или о ком
bargain-promise-text = Своими словами
bargain-promise-add = Добавить обещание
bargain-promise-drop = убрать
bargain-favour-pay = заплатить золотом позже
bargain-send = Предложить
bargain-empty = Добавьте золото, товары или обещание.
bargain-waits-gold = Золото идёт в обе стороны. Уберите его с одной из них.
bargain-waits-goods = Одни и те же товары идут в обе стороны. Уберите их с одной из них.
bargain-waits-bag = Скажите, что будет с мешком.
bargain-waits-impossible = Всего этого сейчас предложить нельзя. Уберите что-нибудь.
bargain-replaces = Это предложение заменит ваше прежнее того же рода.
bargain-beside = Другое ваше предложение останется на столе.
bargain-cancel = Отмена
bargain-closed-opened = Ваш мешок открыли: предлагать за него больше нечего.
bargain-closed-back = Ваш мешок вернулся к вам: предлагать за него больше нечего.
bargain-closed-theirs = Мешок торговца { $name } уже осмотрен или возвращён: просить за него больше нечего.
bargain-closed-over = Досмотр окончен. Ваше предложение не отправлено.
bargain-kept = Черновик сохранён и сейчас откроется снова.

## Долги, чёрный рынок, добыча

pay-each = по { $value } за карту
pay-total = { $total } из { $owed }
pay-too-much = Одна карта лишняя.
pay-do = Заплатить этим
claim-rate = за { $goods }
claim-then = потом { $value }
claim-gone = разобрано
claim-do = Взять
claim-now = Обменять карты можно сразу или позже: после последнего мешка вас спросят.
claim-now-do = { $goods } за карту ценой { $value }
claim-decline = Ничего не брать
share-proposes = { $name } предлагает
share-proposed = Вы предложили
share-agree = Согласиться
share-yours = Ваше предложение
share-my-gold = Золото вам
share-pick = Выберите себе карты, не меньше { $half }; остальное получает { $name }.
share-mine = вам
share-propose = Предложить
share-evenly = Разобрать по очереди

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
talk-earlier = Предыдущие сообщения
talk-phrases = Готовые фразы
talk-more = Ещё…
talk-fewer = Меньше
talk-placeholder = Скажите что-нибудь…
talk-send = Отправить
talk-silenced = Хозяин стола запретил вам писать в чат.
story-title = Хроника партии
story-earlier = Что было раньше
story-round = Раунд { $round }
crowns-hint = По тому, что лежит открыто, и по вашим скрытым товарам.
crowns-worth = Король { $king }, королева { $queen }
ledger-title = Кто держит слово
ledger-none = Никто ещё ничего не обещал.
ledger-round = раунд { $round }
ledger-kept = сдержано
ledger-broken = нарушено
ledger-open = в силе
ledger-void = отпало
ledger-words = не проверяется
ledger-shown = Что вам показали
ledger-showed = { $name }, раунд { $round }: под прилавком — { $goods }.
ledger-showed-bag = В мешке: { $goods }.

## Конец

over-winners = { $count ->
    [one] { $names } побеждает!
    [few] { $names } делят победу!
    [many] { $names } делят победу!
   *[other] { $names } делят победу!
}
over-you-win = Победа за вами!
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
over-rematch = Сыграть ещё
over-gather = Изменить настройки
over-host-decides = Хозяин стола решает, играть ли ещё раз.
over-replay = Посмотреть повтор
over-home = На главную

## Карта словами

card-label = { $name }: { $kind ->
    [legal] разрешённый товар
    [contraband] контрабанда
   *[royal] королевский товар
}, цена { $value }, штраф { $penalty }
card-counts = считается за { $count } × { $good }
