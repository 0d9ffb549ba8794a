### Всё, что бывает до игры.

## На каждом экране

shell-skip = К содержанию
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
shell-tips-on = Да
shell-tips-off = Нет
shell-sounds = Звуки
shell-sounds-off = Выключены
shell-sounds-on = Включены
shell-who = Кто вы?
shell-change-me = Сменить имя, цвет и герб
shell-renewed = Доступна новая версия.
shell-renew = Обновить
shell-unofficial = Неофициальная некоммерческая любительская версия настольной игры «Шериф Ноттингема». Её авторы и издатели не участвовали в создании и не одобряли её.
shell-credits = Авторы и лицензии
shell-credits-icons = Часть силуэтов: { $artists }, с изменениями; остальные рисунки наши.
shell-credits-fonts = Шрифты Alegreya и Alegreya SC: Хуан Пабло дель Пераль, Huerta Tipográfica, лицензия SIL Open Font License 1.1.
shell-credits-source = Исходный код «Ноттингема» свободен, лицензия Apache 2.0.

## Где ничего нет

nowhere-start = К началу
nowhere-lobby = Найти открытый стол
nowhere-again = Попробовать ещё раз
nowhere-anew = Выбрать имя
nowhere-no_such_page = Эта дорога никуда не ведёт
nowhere-no_such_page-why = По этому адресу ничего нет. Может быть, в пути потерялась буква.
nowhere-no_such_table = Такого стола нет
nowhere-no_such_table-why = Может быть, в ссылке потерялась буква или стол уже убрали. Попросите ссылку ещё раз или накройте свой стол.
nowhere-no_spectators = Эта игра идёт за закрытыми дверями
nowhere-no_spectators-why = Хозяин стола не хочет зрителей. Попросите место перед следующей игрой.
nowhere-table_crowded = Здесь яблоку негде упасть
nowhere-table_crowded-why = За этим столом наблюдает слишком много людей. Попробуйте немного позже.
nowhere-elsewhere = Вы уже здесь
nowhere-elsewhere-why = Этот стол открыт в слишком многих окнах. Играйте в другом окне или вернитесь сюда.
nowhere-unknown_secret = Мы вас не узнаём
nowhere-unknown_secret-why = Этого браузера не было так долго, что его имя здесь забыли. Назовитесь снова и входите.
nowhere-revoked = На этом устройстве вы вышли
nowhere-revoked-why = Выход сделан с другого устройства. Назовитесь снова и входите.
nowhere-forgotten = Вас забыли, как вы и просили
nowhere-forgotten-why = Здесь вас больше никто не знает. Приходите когда угодно и под любым именем.
nowhere-not_loaded = Часть страницы потерялась в пути
nowhere-not_loaded-why = Её не удалось загрузить. Проверьте соединение и попробуйте ещё раз.
nowhere-fault = Здесь что-то сломалось
nowhere-fault-why = Это наша ошибка, а ваша игра цела. Обновите страницу и продолжайте с того же места.
nowhere-connection_over = Соединение закрыто
nowhere-connection_over-why = Его закрыл сервер. Обновите страницу и продолжайте с того же места.

## Кто вы

who-title = Ваш профиль
who-title-new = Кто вы?
who-name = Ваше имя
who-surprise = Вытянуть имя наугад
who-nameless = В имени нужна хотя бы одна видимая буква или знак.
who-cut = Здесь в имени не больше { $most } букв, поэтому ваше укорочено.
who-colour = Ваш цвет
who-charge = Ваш герб
who-save = Сохранить
who-cancel = Не надо
who-kept = Ни учётной записи, ни пароля: вас помнит этот браузер.
who-past = Ваши игры, цифры и устройства
who-nicknames = Честный Хоб, Копеечка, Ячменное Зерно, Том Репка, Нелл Мускат, Старый Кабачок, Перчинка, Свечка Кэт, Уот Возница, Добрая Удача, Орешек, Хитрый Суконщик, Бочонок Бесс, Робин Айва, Паромщик Финн, Весёлая Пижма

## Столы

stage-gathering = Собираются
stage-playing = Идёт игра
stage-over = Закончена
told-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
told-clock = на время
told-no-spectators = без зрителей

## Начало

start-what = Соберите мешок, скажите, что в нём, и посмотрите шерифу в глаза. Настольная игра о блефе, взятках и контрабандном шёлке для трёх–шести человек: бесплатно, в браузере, без регистрации.
start-play-now = Сыграть с ботами сейчас
start-dealing = Раздаём карты…
start-learn = Научиться за пять минут
start-make = Накрыть стол для друзей
start-find = Найти открытый стол
start-companion = Помощник для настольной игры
start-offline = Сети нет.
start-offline-what = Без сети работают помощник для домашнего стола, правила и записи игр, которые вы уже открывали. Игры с другими подождут, пока связь не вернётся.
start-link = Есть ссылка или код?
start-link-example = Вставьте сюда
start-link-go = Перейти
start-link-empty = Вставьте ссылку, которую вам прислали, или код в её конце.
start-link-dead = На это не откликается ни один стол. Может быть, в ссылке потерялась буква или стол уже убрали: попросите её ещё раз.
start-mine = Ваши столы
start-mine-with = За столом: { $names }
start-mine-alone = больше пока никого
start-mine-lesson = Ваша первая игра, с наставником
start-how = Как проходит игра
start-how-market = Рынок
start-how-market-text = Обменяйте то, что вам не нужно. Яблоки и хлеб — честная торговля; перец и шёлк под запретом и стоят куда дороже.
start-how-bag = Мешок
start-how-bag-text = Положите до пяти карт, завяжите мешок и назовите один разрешённый товар. Число должно быть верным. Остальное на вашей совести.
start-how-gate = Ворота
start-how-gate-text = Каждый раунд шериф другой, и он может открыть ваш мешок: за ложь платят, но платит и шериф, который не поверил честному. Взятка может всё уладить.
start-how-crowns = Короны
start-how-crowns-text = Когда все побывали шерифом достаточно раз, считают товары и золото. Кто привёз больше всех одного товара, тот его король и тем богаче.

## Накрыть стол

new-title = Накрыть стол
new-lead = Выберите, как играть, и отправьте друзьям ссылку. До начала игры всё можно изменить.
new-make = Накрыть стол
new-back = Назад
new-presets = Как играть
new-preset-easy = Первая игра
new-preset-easy-about = Второе издание и ничего больше. Объясняется за пять минут.
new-preset-whole = Всё второе издание
new-preset-whole-about = С королевскими товарами и чёрным рынком.
new-preset-classic = Классика: первое издание
new-preset-classic-about = Две стопки сброса на выбор, как в первой коробке.
new-preset-sly = Для старых лис
new-preset-sly-about = Всё сразу, торговцы договариваются и между собой, а карты не сосчитать.
new-who = Кто играет и во что
new-players = Игроки
new-players-about = Пустые места могут занять боты.
new-players-six = Вшестером шерифа нет: два помощника делят должность и должны договориться.
new-players-first = Первое издание — для трёх–пяти игроков; для шести нужно второе.
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
new-edition-second-about = Рынок быстрее: сбрасывают в открытую, берут из колоды.
new-edition-six = Шести игрокам нужно второе издание: в первом мест пять.
new-door = Кто может прийти
new-door-link = Только по ссылке
new-door-public = Кто угодно
new-door-link-about = Стол найдут только те, у кого есть ссылка.
new-door-public-about = Стол виден среди открытых, и сесть может каждый.
new-cards = Карты
new-royal = Королевские товары
new-royal-about = Редкие карты лучшего сорта: это контрабанда, но в борьбе за короны они считаются за две или за три.
new-black-market-about = За три одинаковые карты контрабанды дают очень дорогую карту. Кто первый, того и товар.
new-black-market-first = Чёрный рынок есть только во втором издании.
new-pack = Набор: { $pack }
new-more = Ещё
new-more-about = варианты, часы, боты, зрители
new-variants = Варианты
new-open-trade = Свободная торговля
new-open-trade-about = Торговцы заключают сделки и между собой, а не только с шерифом.
new-removed = Без десяти карт
new-removed-about = Десять карт уходят из колоды втёмную: считать карты труднее.
new-seven = Семь карт на руках
new-seven-about = На руках семь карт вместо шести. В мешок по-прежнему входит пять.
new-hourglass = Песочные часы у ворот
new-hourglass-about = По минуте на торговца; мешки, не открытые, пока сыплется песок, возвращают.
new-time = Время и боты
new-at-once = сразу
new-decision = Время на решение
new-decision-about = Когда оно выйдет, за вас сделают самое разумное.
new-decision-none = Без ограничения
new-away = Бот подменяет через
new-away-about = Сколько можно отсутствовать, прежде чем вместо вас сыграет бот. Кто вернулся, снова на своём месте.
new-stand-in = Кто подменяет
new-stand-in-about = Играет за тех, кто отошёл.
new-bot-pace = Боты думают
new-bot-pace-about = Небольшая пауза перед каждым ходом, чтобы за игрой можно было уследить.
new-patience = Терпение бота-шерифа
new-patience-about = Сколько бот при должности ждёт предложений от тех, кто молчит.
new-spectators = Зрителям рады
new-spectators-about = Другие могут смотреть игру и её запись. Карты на руках и мешки от них скрыты.

## Открытые столы

lobby-title = Открытые столы
lobby-lead = Садитесь, где есть место, или посмотрите, как играют.
lobby-empty = Сейчас открытых столов нет. Накройте свой, и вас найдут, или потренируйтесь на ботах.
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
    [few] Свободны ещё { $free } места.
    [many] Свободны ещё { $free } мест.
   *[other] Свободны ещё { $free } места.
}
door-who = За столом
door-again = Садитесь
door-sit = Сесть за стол
door-watch = Только смотреть
door-no-spectators = Хозяин стола не хочет зрителей в этой игре.

## Перед игрой

gather-title = Стол накрыт
gather-seats = Места
gather-empty = Свободное место
gather-sit = Сесть здесь
gather-move = Пересесть
gather-seat-number = место { $number }
gather-you = вы
gather-bot = Бот
gather-bot-of = Бот, { $level }
gather-host = Хозяин стола
gather-absent = Сейчас не здесь
gather-is-ready = Можно начинать
gather-not-ready = Пока нет
gather-change = Изменить
gather-look = Сменить имя, цвет и герб
gather-stand = Встать
gather-swap = Выбрать другого бота
gather-remove = Освободить это место
gather-remove-about = Кто лишился места, остаётся в комнате и может сесть снова.
gather-make-host = Сделать хозяином
gather-host-stands = Вы хозяин стола, но места у вас ещё нет.
gather-host-waits = { $empty ->
    [one] Пустует ещё { $empty } место. Отправьте ссылку или отдайте его боту.
    [few] Пустуют ещё { $empty } места. Отправьте ссылку или отдайте их ботам.
    [many] Пустуют ещё { $empty } мест. Отправьте ссылку или отдайте их ботам.
   *[other] Пустуют ещё { $empty } места. Отправьте ссылку или отдайте их ботам.
}
gather-host-unready = Ждём ещё: { $names }. Можно начать и так.
gather-host-starts = Все в сборе. Слово за вами!
gather-unready-host = Скажите, когда будете готовы. Игру начинает { $host }.
gather-unready-nobody = Скажите, когда будете готовы. Как только найдётся хозяин стола, можно начинать.
gather-ready-host = Вы готовы. Игру начинает { $host }.
gather-ready-nobody = Вы готовы. Как только найдётся хозяин стола, можно начинать.
gather-watch = Вы смотрите. Есть свободное место, если захочется.
gather-watch-full = Все места заняты. Можно смотреть или подождать, пока место освободится.
gather-ready = Я за: можно начинать
gather-start = Начать игру
gather-start-anyway = Всё равно начать
gather-fill = { $empty ->
    [one] Посадить бота
    [few] Позвать ботов
    [many] Позвать ботов
   *[other] Позвать ботов
}
gather-invite = Пригласить
gather-invite-about = Сесть может каждый, у кого есть эта ссылка:
gather-copy = Скопировать ссылку
gather-copied = Ссылка скопирована. Отправьте её кому хотите.
gather-copied-short = Скопировано
gather-copy-yourself = Этот браузер не даёт нам копировать. Ссылка выделена: скопируйте её сами.
gather-share = Поделиться
gather-share-text = Приходите в Ноттингем! Место для вас занято.
gather-qr = QR-код ссылки на этот стол
gather-public = Показать среди открытых
gather-public-about = Тогда стол может найти и занять место каждый.
gather-rules = Настройки игры
gather-arrange = Изменить настройки
gather-arrange-save = Сохранить
gather-bot-title = Посадить бота
gather-bot-level = Уровень игры
gather-bot-any = Кого-нибудь наугад
gather-bot-plain = Без характера
gather-bot-here = уже за столом
gather-bot-odd = Чудаки
gather-fair = Честная раздача
gather-fair-why = Порядок карт запечатан до того, как кто-либо сел за стол, и каждый может подмешать в него своё слово. Поэтому никто, даже этот сервер, не может подтасовать колоду.
gather-cut = Ваше слово для тасовки
gather-cut-example = что угодно
gather-cut-give = Подмешать
gather-cut-again = Заменить
gather-cut-given = ваше слово учтено
gather-cut-long = Хватит и { $most } букв, поэтому ваше слово укорочено.
gather-cut-by = Своё слово уже дали: { $names }.
gather-commitment = Печать, чтобы сверить после игры:
