# Replays of finished games.

replay-title = Повтор партии
replay-eyes = Чьими глазами
replay-eyes-all = Все карты открыты
replay-eyes-spectator = Глазами зрителя
replay-eyes-of = Место: { $name }
replay-share = Ссылка на этот миг
replay-link-copied = Ссылка на этот миг скопирована.
replay-more = Ещё
replay-more-title = Об этой партии
replay-all-open = Вам видны все руки и все мешки.
replay-as-spectator = Вам видно то, что видел зритель.

replay-controls = Просмотр
replay-scrubber = Шаг
replay-step-of = Шаг { $step } из { $last }
replay-round-back = Предыдущий раунд
replay-round-on = Следующий раунд
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-times = { $speed }×

replay-minds = Мысли
replay-thoughts = О чём думали боты
replay-lies = ложь: { $percent } %
replay-seems = похоже на ложь: { $percent } %
replay-stakes = штраф { $fine }, возмещение { $reward }
replay-gain = вскрыть: { $gain } золота
replay-price = цена: { $price } золота

replay-prove = Проверить раздачу
replay-prove-hint = Ваш браузер заново вычисляет каждое тасование этой партии.
replay-save = Сохранить запись
replay-save-hint = Файл со всем, что произошло. Его можно снова открыть здесь или послать другу.
replay-other = Открыть другую партию
replay-keys = Клавиши
replay-key-step = Стрелки влево и вправо: один шаг
replay-key-round = Page Up и Page Down: один раунд
replay-key-ends = Home и End: к раздаче и к подсчёту
replay-key-play = Пробел: смотреть и пауза
replay-not-judged = Эта запись сделана более старой версией и не содержит действий, поэтому ходы не проверены.

replay-open-title = Открыть повтор
replay-open-about = Запись, которую вы сохранили или которую вам прислали. Её покажут вам и нигде не сохранят.
replay-open-drop = Перетащите файл сюда
replay-open-reading = Читаем…
replay-open-choose = Выбрать файл
replay-open-which = { $count ->
    [one] В файле { $count } партия. Какую показать?
    [few] В файле { $count } партии. Какую показать?
    [many] В файле { $count } партий. Какую показать?
   *[other] В файле { $count } партии. Какую показать?
  }
replay-open-this = Показать эту партию
replay-open-code = Или партию этого сервера, по ссылке или коду
replay-open-find = Найти
replay-kept = Уже открывались здесь
replay-kept-about = Их можно открыть и без сети.

# The check of a deal.

proof-title = Проверка раздачи
proof-about = До раздачи был опубликован отпечаток тайного зерна. Теперь зерно известно, и ваш браузер сам заново вычислил каждое тасование. Никто не мог подложить карты так, чтобы это не открылось.
proof-holds = Раздача честная.
proof-holds-noted = Раздача честная, и именно та, что была обещана.
proof-fails = Раздача не доказана. Отмеченное ниже не сходится.
proof-no-game = Это не целая партия: проверять нечего.
proof-true = Верно:
proof-false = Неверно:
proof-seed = Отпечаток зерна тот же, что был опубликован с раздачей.
proof-noted = Это отпечаток, записанный до конца партии.
proof-told = Конец партии называет то же зерно.
proof-key = Зерно и снятия всех игроков дают ключ ко всем тасованиям.
proof-cut = { $name } снимает словами «{ $cut }».
proof-no-cut = { $name } не снимает.
proof-deck = { $away ->
    [none] Ключ кладёт все карты ({ $count }) в том порядке, в каком они лежали в колоде.
   *[some] Ключ кладёт все карты ({ $count }) в том порядке, в каком они лежали в колоде. Последние ({ $removed }) остались в стороне.
  }
proof-exchange = Последняя карта, с места { $last }, идёт на место { $number } mod { $count } = { $place }.
proof-sheriff = По ключу первый шериф — { $name }.
proof-named = Первого шерифа назвали до раздачи: { $name }. Тасовка этого не решала.
proof-deputies = Ключ тасует помощников, тасовка { $time }: { $names }.
proof-draws = { $count ->
    [one] Взята { $count } карта, и она лежала на верху колоды.
    [few] Взято { $count } карты, и каждая лежала на верху колоды.
    [many] Взято { $count } карт, и каждая лежала на верху колоды.
   *[other] Взято { $count } карты, и каждая лежала на верху колоды.
  }
proof-remade = { $count ->
    [one] Новая тасовка { $time }: ключ кладёт по порядку { $count } сброшенную карту.
    [few] Новая тасовка { $time }: ключ кладёт по порядку { $count } сброшенные карты.
    [many] Новая тасовка { $time }: ключ кладёт по порядку { $count } сброшенных карт.
   *[other] Новая тасовка { $time }: ключ кладёт по порядку { $count } сброшенной карты.
  }
proof-write = Записали отпечаток до партии? Тогда сравните:
proof-write-other = Этот браузер записал его при раздаче. Если у вас записан другой, сравните:

# Reasons why there is no replay.

nowhere-still_played = Эта партия ещё идёт
nowhere-still_played-why = Повтор появится, когда она закончится. До тех пор карты никого не касаются.
nowhere-no_such_game = Такой партии нет
nowhere-no_such_game-why = Может быть, в ссылке потерялась буква, или партия была так давно, что забылась.
nowhere-replay_closed = Эту партию играли за закрытыми дверями
nowhere-replay_closed-why = Смотреть её могут только те, кто играл. Если вы среди них, откройте ссылку в том браузере, где играли.
nowhere-unreachable = Сервер недоступен
nowhere-unreachable-why = Проверьте соединение и попробуйте ещё раз.

error-record_unknown = Это не запись партии. Записи — это файлы, которые сохраняет повтор.
error-record_cut_off = Эта запись обрывается до конца партии. Может быть, её скопировали не целиком.
error-record_changed = Эту запись изменили после того, как она была сделана, и она ничего не доказывает.
error-record_other_words = Эту запись сделала другая версия Nottingham, и часть её здесь не прочесть.
error-record_one_seat = Это то, что видно с одного места, а не вся партия.
error-record_too_long = Таких длинных партий не бывает.
error-record_unlawful = По правилам такого быть не могло. Запись изменили, или она сделана по другим правилам.
error-record_too_big = Этот файл слишком велик для записи партии.
