### Для тех, кто играет картами из коробки: часы досмотра и таблица очков.

companion-title = Таймер и счёт для настолки
companion-lead = Играете настоящими картами? Вот таймер досмотра и таблица очков. Откройте эту страницу один раз, и она будет работать без сети.
companion-first = Первый шериф — игрок, у которого с собой больше всего настоящих денег: так велят все книги правил. При равенстве бросьте жребий. Вшестером тянут карты помощников шерифа.

## Часы

companion-clock = Таймер досмотра
companion-clock-left = Осталось времени
companion-clock-fresh = { $merchants ->
    [one] Запустите таймер, когда у ворот { $merchants } торговец. Торговаться можно, пока горит свеча.
    [few] Запустите таймер, когда у ворот { $merchants } торговца. Торговаться можно, пока горит свеча.
    [many] Запустите таймер, когда у ворот { $merchants } торговцев. Торговаться можно, пока горит свеча.
   *[other] Запустите таймер, когда у ворот { $merchants } торговца. Торговаться можно, пока горит свеча.
}
companion-clock-stopped = Таймер на паузе.
companion-clock-over = Время вышло!
companion-clock-over-then = Сначала откройте мешки, которые по уговору нужно открыть. Остальные возвращаются закрытыми.
companion-clock-said = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
    [many] Осталось { $seconds } секунд.
   *[other] Осталось { $seconds } секунды.
}
companion-clock-start = Старт
companion-clock-stop = Пауза
companion-clock-go-on = Продолжить
companion-clock-more = +30 секунд
companion-clock-reset = Сбросить
companion-clock-sound = Звук
companion-clock-merchants = Торговцы
companion-clock-each = Время на каждого
companion-clock-shorter = Короче
companion-clock-longer = Дольше

## Таблица очков

companion-sheet = Таблица очков
companion-royal-about = Карты, которые в борьбе за короны считаются за две или три.
companion-market-about = Дорогие карты: каждую берут за три одинаковые.
companion-packs = Карты дополнений
companion-packs-about = Промокарты (в первом издании — с голубой лентой) или карты, которые вы сделали сами. Введите один раз, что на них напечатано.
companion-card = Карта { $number }
companion-card-name = Название
companion-card-kind = Вид
companion-card-counts = В борьбе за короны считается за
companion-card-counts-none = не считается
companion-card-remove = Убрать: { $name }
companion-card-add = Добавить карту
companion-whose = Чей прилавок?
companion-name = Имя
companion-colour = Цвет
companion-worth = по { $value }
companion-worth-royal = по { $value }, считается за { $count } × { $good }
companion-less = Убрать: { $what }
companion-more = Добавить: { $what }
companion-prices = На ваших картах другие числа?
companion-price = { $good }, карта { $number }
companion-next = Дальше: { $name }
companion-clear = Очистить таблицу
companion-clear-sure = Все числа исчезнут, имена и цвета останутся. Стёртое не вернуть.
companion-clear-yes = Очистить
companion-clear-no = Отмена
companion-cleared = Таблица очищена.
companion-empty = Выберите игрока и запишите, что лежит на прилавке. Очки посчитаются сами.
companion-won = { $count ->
    [one] Побеждает { $names }!
    [few] Победу делят { $names }!
    [many] Победу делят { $names }!
   *[other] Победу делят { $names }!
}
companion-won-points = { $points ->
    [one] { $points } очко — больше, чем у остальных.
    [few] { $points } очка — больше, чем у остальных.
    [many] { $points } очков — больше, чем у остальных.
   *[other] { $points } очка — больше, чем у остальных.
}
companion-won-legal = Очков поровну ({ $points }), соперники: { $others }. Решает число карт разрешённых товаров: { $cards }, больше всех.
companion-won-contraband = Поровну и очков ({ $points }), и разрешённых товаров, соперники: { $others }. Решает число карт контрабанды: { $cards }, больше всех.
companion-won-shared = Поровну и очков ({ $points }), и разрешённых товаров, и контрабанды.
companion-totals = Очки
companion-player = Игрок
companion-row-gold = Золото
companion-row-legal = Разре­шённые
companion-row-contraband = Контра­банда
companion-row-black_market = Чёрный рынок
companion-row-crowns = Короны
companion-row-total = Итого

## Чисел таких не бывает

companion-trouble-letters = Это не число. Введите, например, 0, 7 или 12.
companion-trouble-fraction = Только целые числа. Половинки возвращаются в мешок.
companion-trouble-negative = Меньше, чем ничего, не бывает даже в Ноттингеме.
companion-trouble-most = В этой игре всего { $most }.
companion-trouble-others = В этой игре всего { $most }, а у остальных уже { $others }.
companion-trouble-price = Карта чёрного рынка приносит от 1 до { $most } очков.
companion-too-much = В этой игре всего { $most }, а в таблице { $there }.
