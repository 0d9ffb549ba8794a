### Слова игры, общие для нескольких экранов.

## Товары

good-apples = Яблоки
goods-apples = { $count ->
    [one] { $count } яблоко
    [few] { $count } яблока
    [many] { $count } яблок
   *[other] { $count } яблока
}
good-cheese = Сыр
goods-cheese = { $count ->
    [one] { $count } сыр
    [few] { $count } сыра
    [many] { $count } сыров
   *[other] { $count } сыра
}
good-bread = Хлеб
goods-bread = { $count ->
    [one] { $count } хлеб
    [few] { $count } хлеба
    [many] { $count } хлебов
   *[other] { $count } хлеба
}
good-chickens = Курицы
goods-chickens = { $count ->
    [one] { $count } курица
    [few] { $count } курицы
    [many] { $count } куриц
   *[other] { $count } курицы
}
good-pepper = Перец
goods-pepper = { $count ->
    [one] { $count } кулёк перца
    [few] { $count } кулька перца
    [many] { $count } кульков перца
   *[other] { $count } кулька перца
}
good-mead = Медовуха
goods-mead = { $count ->
    [one] { $count } кувшин медовухи
    [few] { $count } кувшина медовухи
    [many] { $count } кувшинов медовухи
   *[other] { $count } кувшина медовухи
}
good-silk = Шёлк
goods-silk = { $count ->
    [one] { $count } отрез шёлка
    [few] { $count } отреза шёлка
    [many] { $count } отрезов шёлка
   *[other] { $count } отреза шёлка
}
good-crossbows = Арбалеты
goods-crossbows = { $count ->
    [one] { $count } арбалет
    [few] { $count } арбалета
    [many] { $count } арбалетов
   *[other] { $count } арбалета
}
good-green_apples = Зелёные яблоки
goods-green_apples = { $count ->
    [one] { $count } зелёное яблоко
    [few] { $count } зелёных яблока
    [many] { $count } зелёных яблок
   *[other] { $count } зелёных яблока
}
good-golden_apples = Жёлтые яблоки
goods-golden_apples = { $count ->
    [one] { $count } жёлтое яблоко
    [few] { $count } жёлтых яблока
    [many] { $count } жёлтых яблок
   *[other] { $count } жёлтых яблока
}
good-gouda_cheese = Гауда
goods-gouda_cheese = { $count ->
    [one] { $count } головка гауды
    [few] { $count } головки гауды
    [many] { $count } головок гауды
   *[other] { $count } головки гауды
}
good-blue_cheese = Голубой сыр
goods-blue_cheese = { $count ->
    [one] { $count } голубой сыр
    [few] { $count } голубых сыра
    [many] { $count } голубых сыров
   *[other] { $count } голубых сыра
}
good-rye_bread = Ржаной хлеб
goods-rye_bread = { $count ->
    [one] { $count } ржаной хлеб
    [few] { $count } ржаных хлеба
    [many] { $count } ржаных хлебов
   *[other] { $count } ржаных хлеба
}
good-pumpernickel_bread = Пумперникель
goods-pumpernickel_bread = { $count ->
    [one] { $count } пумперникель
    [few] { $count } пумперникеля
    [many] { $count } пумперникелей
   *[other] { $count } пумперникеля
}
good-royal_rooster = Королевский петух
goods-royal_rooster = { $count ->
    [one] { $count } королевский петух
    [few] { $count } королевских петуха
    [many] { $count } королевских петухов
   *[other] { $count } королевских петуха
}
good-pears = Груши
goods-pears = { $count ->
    [one] { $count } груша
    [few] { $count } груши
    [many] { $count } груш
   *[other] { $count } груши
}
good-salt = Соль
goods-salt = { $count ->
    [one] { $count } пуд соли
    [few] { $count } пуда соли
    [many] { $count } пудов соли
   *[other] { $count } пуда соли
}
good-michaelmas_goose = Михайловский гусь
goods-michaelmas_goose = { $count ->
    [one] { $count } михайловский гусь
    [few] { $count } михайловских гуся
    [many] { $count } михайловских гусей
   *[other] { $count } михайловских гуся
}

kind-legal = Разрешённые товары
kind-contraband = Контрабанда
kind-royal = Королевские товары

king-apples = Король яблок
queen-apples = Королева яблок
king-cheese = Король сыров
queen-cheese = Королева сыров
king-bread = Король хлеба
queen-bread = Королева хлеба
king-chickens = Король куриц
queen-chickens = Королева куриц

## Дополнения

pack-base = Шериф Ноттингема
pack-about-base = Товары обоих изданий.
pack-goose_fair = Гусиная ярмарка
pack-about-goose_fair = Наши карты к осенней ярмарке в Ноттингеме: честные груши, контрабандная соль и королевский гусь.

## Фазы

phase-market = Рынок
phase-load = Погрузка товаров
phase-declare = Заявления
phase-inspect = Досмотр
phase-debt = Уплата долга
phase-place = Сброс конфискованного
phase-claim = Чёрный рынок
phase-share = Делёж добычи
phase-over = Игра окончена

## Кто играет

bot-apprentice = Подмастерье
motto-apprentice = Знает правила и цены, но пока не людей.
bot-trader = Купец
motto-trader = Считает карты, торгуется и помнит, кто кому соврал.
bot-master = Мастер
motto-master = Умеет всё это, борется за короны и не подаёт виду.
bot-grandmaster = Гроссмейстер
motto-grandmaster = Нейросеть: училась у мастеров, потом у самой себя. Охотнее всего даёт взятку, когда скрывать нечего.
bot-robin_hood = Робин Гуд
motto-robin_hood = Я граблю богатых. Сегодня это тот, кто впереди.
bot-maid_marian = Дева Мэриан
motto-maid_marian = Я так часто говорю правду, что, когда лгу, никто не проверяет.
bot-little_john = Маленький Джон
motto-little_john = Что я назвал, то в мешке и лежит. Открывай, да кошель не забудь.
bot-friar_tuck = Брат Тук
motto-friar_tuck = Скромный дар аббатству, дитя моё, и я ничего не видел.
bot-will_scarlet = Уилл Скарлет
motto-will_scarlet = Шёлк под яблоками. Ну и кто осмелится взглянуть?
bot-alan_a_dale = Алан из Лощины
motto-alan_a_dale = У меня есть песня для каждого мешка, и некоторые даже правдивы.
bot-much = Мач, сын мельника
motto-much = Хлеб — это хлеб. Не люблю, когда на меня кричат.
bot-guy_of_gisborne = Гай Гисборн
motto-guy_of_gisborne = Я открываю мешки. Я запоминаю имена.
bot-prince_john = Принц Джон
motto-prince_john = У всего есть цена, и она только что выросла.
bot-the_prioress = Настоятельница Кирклиса
motto-the_prioress = Отдохни здесь, дитя моё. Я подержу твой мешок.
bot-random = Слепой случай
motto-random = Делает всё, что дозволено правилами, безо всякой причины.
bot-always_honest = Святая простота
motto-always_honest = Никогда не лжёт о своём мешке и никогда не торгуется.
bot-always_five_contraband = Прирождённый контрабандист
motto-always_five_contraband = Пять карт контрабанды, чего бы это ни стоило.
bot-never_opens = Мягкое сердце
motto-never_opens = Возвращает любой мешок, что бы ни предложили.
bot-always_opens = Открою всё
motto-always_opens = Ни один мешок не пройдёт закрытым.
bot-accepts_any_bribe = Открытая ладонь
motto-accepts_any_bribe = Маленьких взяток не бывает.
bot-always_bribes_one_gold = Одна монета
motto-always_bribes_one_gold = Даёт за каждый мешок один золотой, и ни монетой больше.
bot-promises_gold = Завтра заплачу
motto-promises_gold = Платит целое состояние — всегда завтра.
bot-promises_mercy = Сладкие речи
motto-promises_mercy = Двенадцать раз продаёт одну и ту же пощаду.
bot-sells_phantoms = Торговля призраками
motto-sells_phantoms = Продаёт арбалеты, которых никто не видел.
bot-sells_an_empty_bag = Пустой мешок
motto-sells_an_empty_bag = Продаёт то, чего в мешке нет.
bot-buys_mercy = Дешёвая пощада
motto-buys_mercy = Одна монета — и пощадите навсегда.
bot-buys_crowns = Охота за короной
motto-buys_crowns = Берёт яблоки на монету дороже — и корону вместе с ними.
bot-tries_everything = Тысяча уловок
motto-tries_everything = На каждого шерифа найдётся уловка.
bot-knows_bribes = Точный счёт
motto-knows_bribes = Знает вашу цену раньше вас.
bot-knows_lies = Зоркий глаз
motto-knows_lies = Читает содержимое мешка по лицу.
bot-knows_everything = У стен есть уши
motto-knows_everything = Читает ваши мысли.

## Цвета и знаки

colour-red = Красный
colour-blue = Синий
colour-green = Зелёный
colour-yellow = Охристый
colour-purple = Фиолетовый
colour-orange = Медный
charge-oak = Дуб
charge-stag = Олень
charge-bow = Лук
charge-key = Ключ
charge-tower = Башня
charge-rose = Роза

## Количества

gold-amount = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
    [many] { $count } золотых
   *[other] { $count } золотого
}
cards-amount = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
contraband-amount = { $count ->
    [one] { $count } карта контрабанды
    [few] { $count } карты контрабанды
    [many] { $count } карт контрабанды
   *[other] { $count } карты контрабанды
}
points-amount = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
nothing = ничего
list-two = { $before } и { $last }
list-two-i = { $before } и { $last }
list-more = { $before } и { $last }
list-more-i = { $before } и { $last }

## Понятия

word-king = Король
word-queen = Королева
word-sheriff = Шериф
word-deputy = Помощник шерифа
word-deputies = Помощники шерифа
word-both_deputies = оба помощника шерифа
word-merchant = Торговец
word-booty = Добыча
colon-after = { $what }:
word-black_market = Чёрный рынок
word-deck = Колода
word-pile = Стопка сброса
word-left = Левая стопка сброса
word-right = Правая стопка сброса
word-stand = Торговый прилавок
word-bag = Мешок
word-hand = Рука
word-set_aside = Отложено
word-gold = Золото
word-value = Цена
word-penalty = Штраф
word-round = Раунд
word-bribe = Взятка
word-deal = По рукам!
