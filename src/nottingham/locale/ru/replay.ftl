# Replays of finished games.

replay-title = Повтор партии
replay-eyes = Чьими глазами
replay-eyes-all = Все карты открыты
replay-eyes-spectator = Глазами зрителя
replay-eyes-of = Игрок { $name }
replay-share = Ссылка на этот момент
replay-link-copied = Ссылка на этот момент скопирована.
replay-more = Ещё
replay-more-title = Об этой партии
replay-all-open = Вам видны карты всех игроков и все мешки.
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
replay-lies = вероятность лжи: { $percent } %
replay-seems = похоже на ложь: { $percent } %
replay-stakes = штраф { $fine }, возмещение { $reward }
replay-gain = выгода от досмотра: { $gain }
replay-price = цена возврата: { $price }

replay-prove = Проверить раздачу
replay-prove-hint = Ваш браузер заново вычисляет каждую тасовку этой партии.
replay-save = Сохранить запись
replay-save-hint = Файл со всем, что произошло. Его можно снова открыть здесь или послать другу.
replay-other = Открыть другую партию
replay-keys = Горячие клавиши
replay-key-step = Стрелки влево и вправо: один шаг
replay-key-round = Page Up и Page Down: один раунд
replay-key-ends = Home и End: к раздаче и к подсчёту
replay-key-play = Пробел: пуск или пауза
replay-not-judged = Эта запись сделана старой версией и не содержит действий, поэтому ходы не проверены.

replay-open-title = Открыть повтор
replay-open-about = Откройте запись, которую вы сохранили или которую вам прислали. На сервере она не останется.
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
replay-open-code = Или найдите партию на этом сервере по ссылке или коду
replay-open-find = Найти
replay-kept = Недавно открытые
replay-kept-about = Их можно открыть и без сети.

# The check of a deal.

proof-title = Проверка раздачи
proof-about = До раздачи был опубликован отпечаток тайного зерна. Теперь зерно известно, и ваш браузер сам заново вычислил каждую тасовку. Никто не мог подложить карты так, чтобы это не открылось.
proof-holds = Раздача честная.
proof-holds-noted = Раздача честная, и именно та, что была обещана.
proof-fails = Раздача не сходится. Расхождения отмечены ниже.
proof-no-game = Это неполная партия: проверять нечего.
proof-true = Верно:
proof-false = Неверно:
proof-seed = Отпечаток зерна тот же, что был опубликован с раздачей.
proof-noted = Это отпечаток, записанный до конца партии.
proof-told = В конце партии раскрыто то же зерно.
proof-key = Зерно и слова всех игроков дают ключ ко всем тасовкам.
proof-cut = { $name } подмешивает слово «{ $cut }».
proof-no-cut = { $name } ничего не подмешивает.
proof-deck = { $away ->
    [none] Ключ раскладывает все карты ({ $count }) в том порядке, в каком они лежали в колоде.
   *[some] Ключ раскладывает все карты ({ $count }) в том порядке, в каком они лежали в колоде. Последние ({ $removed }) были убраны.
  }
proof-exchange = Последняя карта, с места { $last }, идёт на место { $number } mod { $count } = { $place }.
proof-sheriff = По ключу первый шериф — { $name }.
proof-named = Первого шерифа назвали до раздачи: { $name }. Тасовка этого не решала.
proof-deputies = Ключ тасует карты помощников шерифа, тасовка { $time }: { $names }.
proof-draws = { $count ->
    [one] Взята { $count } карта, и она лежала в колоде сверху.
    [few] Взято { $count } карты, и каждая лежала в колоде сверху.
    [many] Взято { $count } карт, и каждая лежала в колоде сверху.
   *[other] Взято { $count } карты, и каждая лежала в колоде сверху.
  }
proof-remade = { $count ->
    [one] Перетасовка { $time }: ключ раскладывает { $count } карту сброса в новую колоду.
    [few] Перетасовка { $time }: ключ раскладывает { $count } карты сброса в новую колоду.
    [many] Перетасовка { $time }: ключ раскладывает { $count } карт сброса в новую колоду.
   *[other] Перетасовка { $time }: ключ раскладывает { $count } карты сброса в новую колоду.
  }
proof-write = Записали отпечаток до партии? Тогда сравните:
proof-write-other = Этот браузер записал его при раздаче. Если у вас записан другой, сравните:

# Reasons why there is no replay.

nowhere-still_played = Эта партия ещё идёт
nowhere-still_played-why = Повтор появится, когда она закончится. До тех пор карты никого не касаются.
nowhere-no_such_game = Такой партии нет
nowhere-no_such_game-why = Может быть, в ссылке потерялась буква или партия такая старая, что её удалили.
nowhere-replay_closed = Эту партию играли за закрытыми дверями
nowhere-replay_closed-why = Смотреть её могут только те, кто играл. Если вы среди них, откройте ссылку в том браузере, где играли.
nowhere-unreachable = Сервер недоступен
nowhere-unreachable-why = Проверьте соединение и попробуйте ещё раз.

error-record_unknown = Это не запись партии. Записи — это файлы, которые сохраняет повтор.
error-record_cut_off = Эта запись обрывается до конца партии. Может быть, её скопировали не целиком.
error-record_changed = Эту запись изменили после сохранения, и она ничего не доказывает.
error-record_other_words = Эту запись сделала другая версия «Ноттингема», и часть её здесь не прочесть.
error-record_one_seat = В этой записи только то, что видно с одного места, а не вся партия.
error-record_too_long = Таких длинных партий не бывает.
error-record_unlawful = Правила не допускают того, что происходит в этой записи. Её изменили, или она сделана по другим правилам.
error-record_too_big = Этот файл слишком велик для записи партии.
