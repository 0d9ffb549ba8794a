### Всё, что бывает до игры.

## На каждом экране

shell-skip = К содержимому
shell-moment = Минутку…
shell-lost = Связь потеряна. Переподключаемся…
shell-close = Закрыть
shell-dismiss = Убрать это сообщение
shell-settings = Настройки
shell-language = Язык
shell-light = Тема
shell-light-device = Как в системе
shell-light-day = Светлая
shell-light-night = Тёмная
shell-rules = Правила
shell-replays = Повторы партий
shell-tips = Советы новичкам
shell-tips-on = Включены
shell-tips-off = Выключены
shell-sounds = Звуки
shell-sounds-off = Выключены
shell-sounds-on = Включены
shell-who = Кто вы?
shell-change-me = Сменить имя, цвет и герб
shell-renewed = Доступна новая версия.
shell-renew = Обновить
shell-unofficial = Неофициальная некоммерческая любительская версия настольной игры «Шериф Ноттингема». Её авторы и издатели не участвовали в создании и не одобряли её.
shell-credits = Авторы и лицензии
shell-credits-icons = Часть силуэтов — переработанные рисунки (авторы: { $artists }); остальные рисунки наши.
shell-credits-fonts = Шрифты Alegreya и Alegreya SC: Хуан Пабло дель Пераль, Huerta Tipográfica, лицензия SIL Open Font License 1.1.
shell-credits-source = «Ноттингем» — проект с открытым исходным кодом, лицензия Apache 2.0.

## Где ничего нет

nowhere-start = На главную
nowhere-lobby = Найти открытый стол
nowhere-again = Попробовать ещё раз
nowhere-anew = Выбрать имя
nowhere-no_such_page = Эта дорога никуда не ведёт
nowhere-no_such_page-why = По этому адресу ничего нет. Может быть, в нём потерялась буква.
nowhere-no_such_table = Такого стола нет
nowhere-no_such_table-why = Может быть, в ссылке потерялась буква или стол уже закрыли. Попросите ссылку ещё раз или создайте свой стол.
nowhere-no_spectators = Эта игра идёт за закрытыми дверями
nowhere-no_spectators-why = Хозяин стола не пускает зрителей. Попросите место перед следующей партией.
nowhere-table_crowded = Здесь яблоку негде упасть
nowhere-table_crowded-why = За этим столом и так слишком много зрителей. Попробуйте позже.
nowhere-elsewhere = Вы уже здесь
nowhere-elsewhere-why = Этот стол открыт у вас в слишком многих окнах. Продолжайте в другом или подключитесь здесь заново.
nowhere-unknown_secret = Мы вас не узнаём
nowhere-unknown_secret-why = Этого браузера не было так долго, что сервер его забыл. Назовитесь снова и входите.
nowhere-revoked = Это устройство отключено
nowhere-revoked-why = Его отключили с другого устройства. Назовитесь снова и входите.
nowhere-forgotten = Вас забыли, как вы и просили
nowhere-forgotten-why = О вас здесь ничего не осталось. Приходите когда угодно и под любым именем.
nowhere-not_loaded = Часть страницы потерялась в пути
nowhere-not_loaded-why = Её не удалось загрузить. Проверьте соединение и попробуйте ещё раз.
nowhere-fault = Здесь что-то сломалось
nowhere-fault-why = Это наша ошибка, а ваша партия цела. Обновите страницу и продолжайте с того же места.
nowhere-connection_over = Соединение закрыто
nowhere-connection_over-why = Его закрыл сервер. Обновите страницу и продолжайте с того же места.

## Кто вы

who-title = Ваш профиль
who-title-new = Кто вы?
who-name = Ваше имя
who-surprise = Имя наугад
who-nameless = В имени нужен хотя бы один видимый знак.
who-cut = В имени может быть не больше { $most } знаков, поэтому ваше укорочено.
who-colour = Ваш цвет
who-charge = Ваш герб
who-save = Сохранить
who-cancel = Отмена
who-kept = Ни учётной записи, ни пароля: вас помнит этот браузер.
who-past = Ваши партии, статистика и устройства
who-nicknames = Честный Хоб, Копеечка, Ячменное Зерно, Том Репка, Нелл Мускат, Старый Кабачок, Перчинка, Свечка Кэт, Уот Возница, Добрая Удача, Орешек, Хитрый Суконщик, Бочонок Бесс, Робин Айва, Паромщик Финн, Весёлая Пижма

## Столы

stage-gathering = Собираются
stage-playing = Идёт игра
stage-over = Игра окончена
told-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
told-clock = на время
told-no-spectators = без зрителей

## Начало

start-what = Соберите мешок, скажите, что в нём, и посмотрите шерифу в глаза. Настольная игра о блефе, взятках и контрабандном шёлке для компании от трёх до шести человек: бесплатно, в браузере, без регистрации.
start-play-now = Сыграть с ботами
start-dealing = Раздаём карты…
start-learn = Научиться за пять минут
start-make = Создать стол для друзей
start-find = Найти открытый стол
start-companion = Таймер и счёт для настолки
start-offline = Нет связи с сетью.
start-offline-what = Без сети работают таймер и счёт для настолки, правила и повторы, которые вы уже открывали. Сетевые партии дождутся вас.
start-link = Есть ссылка или код?
start-link-example = Вставьте сюда
start-link-go = Перейти
start-link-empty = Вставьте ссылку, которую вам прислали, или код в её конце.
start-link-dead = Такого стола нет. Может быть, в ссылке потерялась буква или стол уже закрыли: попросите ссылку ещё раз.
start-mine = Ваши столы
start-mine-with = за столом { $names }
start-mine-alone = больше пока никого
start-mine-lesson = Ваша первая партия, с наставником
start-how = Как проходит игра
start-how-market = Рынок
start-how-market-text = Обменяйте то, что вам не нужно. Яблоки и хлеб — честная торговля; перец и шёлк под запретом и стоят куда дороже.
start-how-bag = Мешок
start-how-bag-text = Положите до пяти карт, завяжите мешок и назовите один разрешённый товар. Число должно быть верным. Остальное на вашей совести.
start-how-gate = Ворота
start-how-gate-text = Каждый раунд шериф другой, и он может открыть ваш мешок. За ложь платят, но платит и шериф, который не поверил честному торговцу. Взятка может всё уладить.
start-how-crowns = Короны
start-how-crowns-text = Когда все отслужат своё шерифом, считают товары и золото. Кто привёз больше всех одного товара, тот его король и тем богаче.

## Накрыть стол

new-title = Создать стол
new-lead = Выберите, как играть, и отправьте друзьям ссылку. До начала игры всё можно изменить.
new-make = Создать стол
new-back = Назад
new-presets = Как играть
new-preset-easy = Первая партия
new-preset-easy-about = Второе издание и ничего больше. Объясняется за пять минут.
new-preset-whole = Всё второе издание
new-preset-whole-about = С королевскими товарами и чёрным рынком.
new-preset-classic = Классика: первое издание
new-preset-classic-about = Две стопки сброса на выбор, как в первой коробке.
new-preset-sly = Для тёртых калачей
new-preset-sly-about = Все варианты сразу, сделки и между торговцами, а карты не сосчитать.
new-who = Игроки и издание
new-players = Игроки
new-players-about = Пустые места могут занять боты.
new-players-six = Вшестером шерифа нет: у ворот дежурят два помощника. Если они не согласны, мешком распоряжается тот, кто хочет его открыть.
new-players-first = Первое издание — для трёх, четырёх или пяти игроков. Для шести нужно второе.
new-players-seated = { $seated ->
    [one] За столом { $seated } игрок, его место сохраняется.
    [few] За столом { $seated } игрока, их места сохраняются.
    [many] За столом { $seated } игроков, их места сохраняются.
   *[other] За столом { $seated } игрока, их места сохраняются.
}
new-edition = Издание
new-edition-first = Первое издание
new-edition-second = Второе издание
new-edition-first-about = Карты берут из двух открытых стопок сброса или из колоды.
new-edition-second-about = Рынок быстрее: карты сбрасывают в открытую и берут из колоды.
new-edition-six = Шести игрокам нужно второе издание: в первом не больше пяти мест.
new-door = Кто может прийти
new-door-link = Только по ссылке
new-door-public = Кто угодно
new-door-link-about = Стол найдут только те, у кого есть ссылка.
new-door-public-about = Стол виден в списке открытых, и сесть может каждый.
new-cards = Карты
new-royal = Королевские товары
new-royal-about = Редкая контрабанда лучшего сорта: в борьбе за короны такая карта считается за две или за три.
new-black-market-about = За три одинаковые карты контрабанды дают одну очень дорогую. Кто первый, того и товар.
new-black-market-first = Чёрный рынок есть только во втором издании.
new-pack = Дополнение: { $pack }
new-more = Ещё настройки
new-more-about = варианты, часы, боты, зрители
new-variants = Варианты
new-open-trade = Свободная торговля
new-open-trade-about = Торговцы заключают сделки и между собой, а не только с шерифом.
new-removed = Без десяти карт
new-removed-about = Десять карт убирают из колоды не глядя: считать карты труднее.
new-seven = Семь карт на руке
new-seven-about = На руке семь карт вместо шести. В мешок по-прежнему входит пять.
new-hourglass = Песочные часы у ворот
new-hourglass-about = По минуте на торговца. Когда песок высыплется, мешки, которые по уговору нужно открыть, открывают, а остальные возвращают закрытыми.
new-time = Время и боты
new-at-once = сразу
new-decision = Время на решение
new-decision-about = Когда оно выйдет, за вас будет сделан разумный ход.
new-decision-none = Без ограничений
new-away = Бот вступает через
new-away-about = Сколько можно отсутствовать, прежде чем за вас сыграет бот. Вернётесь — и место снова ваше.
new-stand-in = Кто подменяет
new-stand-in-about = Бот, который играет за отсутствующих.
new-bot-pace = Боты думают
new-bot-pace-about = Небольшая пауза перед ходом бота, чтобы за игрой можно было уследить.
new-patience = Терпение бота-шерифа
new-patience-about = Сколько бот-шериф ждёт предложений от тех, кто молчит.
new-spectators = Пускать зрителей
new-spectators-about = Другие могут смотреть партию и её повтор. Карты на руке и мешки во время игры от них скрыты.

## Открытые столы

lobby-title = Открытые столы
lobby-lead = Садитесь на любое свободное место или посмотрите, как играют.
lobby-empty = Сейчас открытых столов нет. Создайте свой, и вас найдут, или потренируйтесь на ботах.
lobby-nobody = Пока никого
lobby-free = { $seats ->
    [one] Свободно { $seats } место
    [few] Свободно { $seats } места
    [many] Свободно { $seats } мест
   *[other] Свободно { $seats } места
}
lobby-watching = { $watching ->
    [one] Смотрит { $watching } человек
    [few] Смотрят { $watching } человека
    [many] Смотрят { $watching } человек
   *[other] Смотрят { $watching } человека
}
lobby-sit = Сесть
lobby-watch = Смотреть

## У дверей

door-title = { $host } приглашает вас к столу
door-title-nobody = Вас приглашают к столу
door-lead = { $free ->
    [one] Свободно ещё { $free } место.
    [few] Свободно ещё { $free } места.
    [many] Свободно ещё { $free } мест.
   *[other] Свободно ещё { $free } места.
}
door-who = За столом
door-again = Присоединиться
door-sit = Сесть за стол
door-watch = Только смотреть
door-no-spectators = Хозяин стола не пускает зрителей.

## Перед игрой

gather-title = Стол готов
gather-seats = Места
gather-empty = Свободное место
gather-sit = Сесть здесь
gather-move = Пересесть
gather-seat-number = место { $number }
gather-you = вы
gather-bot = Бот
gather-bot-of = Бот, { $level }
gather-host = Хозяин стола
gather-absent = Нет на месте
gather-is-ready = Ждёт начала
gather-not-ready = Ещё собирается
gather-change = Изменить
gather-look = Сменить имя, цвет и герб
gather-stand = Встать
gather-swap = Выбрать другого бота
gather-remove = Освободить это место
gather-remove-about = Кто лишился места, остаётся зрителем и может сесть снова.
gather-make-host = Сделать хозяином
gather-host-stands = Вы хозяин стола, но места у вас ещё нет.
gather-host-waits = { $empty ->
    [one] Пустует ещё { $empty } место. Отправьте ссылку или посадите бота.
    [few] Пустуют ещё { $empty } места. Отправьте ссылку или посадите ботов.
    [many] Пустуют ещё { $empty } мест. Отправьте ссылку или посадите ботов.
   *[other] Пустуют ещё { $empty } места. Отправьте ссылку или посадите ботов.
}
gather-host-unready = Ждём ещё: { $names }. Можно начать и так.
gather-host-starts = Все в сборе. Слово за вами!
gather-unready-host = Скажите, когда будете готовы. Игру начинает { $host }.
gather-unready-nobody = Скажите, когда будете готовы. Как только найдётся хозяин стола, можно начинать.
gather-ready-host = Вы готовы. Игру начинает { $host }.
gather-ready-nobody = Вы готовы. Как только найдётся хозяин стола, можно начинать.
gather-watch = Вы смотрите. Захотите сыграть — есть свободное место.
gather-watch-full = Все места заняты. Можно смотреть или подождать, пока место освободится.
gather-ready = Можно начинать
gather-start = Начать игру
gather-start-anyway = Всё равно начать
gather-fill = { $empty ->
    [one] Посадить бота
    [few] Посадить ботов
    [many] Посадить ботов
   *[other] Посадить ботов
}
gather-invite = Пригласить игроков
gather-invite-about = Сесть может каждый, у кого есть эта ссылка:
gather-copy = Скопировать ссылку
gather-copied = Ссылка скопирована. Отправьте её друзьям.
gather-copied-short = Скопировано
gather-copy-yourself = Браузер не дал скопировать ссылку. Она выделена: скопируйте её сами.
gather-share = Поделиться
gather-share-text = Приезжайте в Ноттингем! Мы придержали вам место.
gather-qr = QR-код ссылки на этот стол
gather-public = Показать в списке столов
gather-public-about = Тогда каждый сможет найти стол и сесть за него.
gather-rules = Настройки игры
gather-arrange = Изменить настройки
gather-arrange-save = Сохранить
gather-bot-title = Посадить бота
gather-bot-level = Сложность
gather-bot-any = Кто-нибудь наугад
gather-bot-plain = Без характера
gather-bot-here = уже за столом
gather-bot-odd = Чудаки
gather-fair = Честная раздача
gather-fair-why = Тасовка запечатана ещё до того, как кто-либо сел за стол, и каждый может подмешать в неё своё слово. Поэтому никто, даже этот сервер, не может подтасовать колоду.
gather-cut = Ваше слово для тасовки
gather-cut-example = что угодно
gather-cut-give = Подмешать
gather-cut-again = Заменить
gather-cut-given = ваше слово учтено
gather-cut-long = Помещается не больше { $most } знаков, поэтому ваше слово укорочено.
gather-cut-by = Уже в тасовке слова игроков: { $names }.
gather-commitment = Печать, чтобы сверить после игры:
