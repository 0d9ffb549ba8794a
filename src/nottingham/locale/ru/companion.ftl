### Для тех, кто играет картами из коробки: часы досмотра и таблица очков.

companion-title = Помощник для настольной игры
companion-lead = Карты и друзья у вас есть, а часы и таблица очков – здесь. Однажды открытая, эта страница работает и без сети.

## Часы

companion-clock = Часы досмотра
companion-clock-left = Осталось времени
companion-clock-fresh = { $merchants ->
    [one] Пустите часы, когда у ворот стоит { $merchants } торговец. Пока горит свеча, можно торговаться.
    [few] Пустите часы, когда у ворот стоят { $merchants } торговца. Пока горит свеча, можно торговаться.
    [many] Пустите часы, когда у ворот стоят { $merchants } торговцев. Пока горит свеча, можно торговаться.
   *[other] Пустите часы, когда у ворот стоят { $merchants } торговца. Пока горит свеча, можно торговаться.
}
companion-clock-stopped = Таймер на паузе.
companion-clock-over = Время вышло!
companion-clock-over-then = Мешки, которые ещё закрыты, возвращаются нетронутыми.
companion-clock-said = Осталось { $seconds } с.
companion-clock-start = Пуск
companion-clock-stop = Пауза
companion-clock-go-on = Дальше
companion-clock-more = Ещё 30 с
companion-clock-reset = Сначала
companion-clock-sound = Звук
companion-clock-merchants = Торговцы
companion-clock-each = Время на каждого
companion-clock-shorter = Короче
companion-clock-longer = Дольше

## Таблица очков

companion-sheet = Таблица очков
companion-royal-about = Карты, которые в споре за короны считаются за две или три.
companion-market-about = Дорогие карты, которые покупают за три одинаковые.
companion-whose = Чей прилавок?
companion-name = Имя
companion-colour = Цвет
companion-worth = по { $value }
companion-worth-royal = по { $value }, считается за { $count } × { $good }
companion-less = На одну меньше: { $what }
companion-more = На одну больше: { $what }
companion-prices = На ваших картах другие числа?
companion-price = { $good }, карта { $number }
companion-next = Дальше: { $name }
companion-clear = Очистить таблицу
companion-clear-sure = Все числа исчезнут, имена и цвета останутся. Стёртое не вернуть.
companion-clear-yes = Очистить
companion-clear-no = Оставить
companion-cleared = Таблица снова пуста.
companion-empty = Выберите, чей это прилавок, и запишите, что на нём лежит. Очки посчитаются сами.
companion-won = { $count ->
    [one] Побеждает { $names }!
    [few] Победу делят { $names }!
    [many] Победу делят { $names }!
   *[other] Победу делят { $names }!
}
companion-won-points = { $points ->
    [one] { $points } очко, больше, чем у остальных.
    [few] { $points } очка, больше, чем у остальных.
    [many] { $points } очков, больше, чем у остальных.
   *[other] { $points } очка, больше, чем у остальных.
}
companion-won-legal = Очков поровну ({ $points }; столько же имеет { $others }), но больше разрешённых товаров, карт: { $cards }.
companion-won-contraband = Очков поровну ({ $points }; столько же имеет { $others }), и разрешённых товаров тоже, но больше контрабанды, карт: { $cards }.
companion-won-shared = Поровну очков ({ $points }), разрешённых товаров и контрабанды.
companion-totals = Очки
companion-player = Игрок
companion-row-gold = Золото
companion-row-legal = Разре­шённые
companion-row-contraband = Контра­банда
companion-row-black_market = Чёрный рынок
companion-row-crowns = Короны
companion-row-total = Всего

## Чисел таких не бывает

companion-trouble-letters = Это не число. Напишите, например, 0, 7 или 12.
companion-trouble-fraction = Считаются только целые, половинки возвращаются в мешок.
companion-trouble-negative = Меньше, чем ничего, не бывает даже в Ноттингеме.
companion-trouble-most = В этой игре всего { $most }.
companion-trouble-others = В этой игре всего { $most }, а у остальных уже { $others }.
companion-trouble-price = Карта чёрного рынка стоит от 1 до { $most }.
companion-too-much = В этой игре всего { $most }, а в таблице { $there }.
