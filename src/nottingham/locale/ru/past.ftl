### A player’s statistics, games and devices, and how to erase them.

past-title = Ваша история
past-nobody = В этом браузере ещё никто не играл. Сыграйте партию, и она появится здесь.
past-start = На главную
past-figures = Ваша статистика
past-no-games = Сыгранных партий пока нет. Первая появится здесь.
past-games = Партии
past-average = Очков за партию
past-best = (рекорд: { $best })
past-wins = Победы
past-lies = Мешки с ложью
past-caught = Раскрытая ложь
past-paid = Удачные досмотры
past-bribe = Ваша самая щедрая взятка
past-of = { $part } из { $whole }
past-none-yet = пока ничего
past-plot = { $count ->
    [one] Ваши очки за { $count } партию, шкала до { $most }
    [few] Ваши очки за { $count } партии, шкала до { $most }
    [many] Ваши очки за { $count } партий, шкала до { $most }
   *[other] Ваши очки за { $count } партии, шкала до { $most }
}
past-plot-caption = Одна точка — одна партия. Победы золотые.
past-dot = { $points ->
    [one] { $points } очко, место: { $rank }
    [few] { $points } очка, место: { $rank }
    [many] { $points } очков, место: { $rank }
   *[other] { $points } очка, место: { $rank }
}
past-list = Ваши партии
past-game = место { $rank } из { $players }
past-replay = Посмотреть
past-bots = Боты этого сервера
past-bot = Бот
past-devices = Ваши устройства
past-devices-why = В этом браузере хранится ключ, по которому вас узнают. Такой ключ можно дать и другим устройствам.
past-device = Устройство без имени
past-seen = последний раз: { $day }
past-this = это устройство
past-revoke = Выйти
past-link = Подключить другое устройство
past-link-why = Откройте эту ссылку на другом устройстве в течение пятнадцати минут. Она сработает один раз.
past-link-dead = Эта ссылка больше не работает. Создайте новую на устройстве, где вас узнают.
past-link-same = На этом устройстве вы уже играете под именем { $name }.
past-link-replaces = На этом устройстве вы играете под именем { $old }. По этой ссылке вы станете играть под именем { $name }.
past-link-becomes = По этой ссылке вы будете играть на этом устройстве под именем { $name }.
past-link-warning = Продолжайте, только если вы сами создали эту ссылку. Кто играет под именем { $name } на другом устройстве, играет в те же партии и видит те же карты.
past-link-yes = Играть здесь под именем { $name }
past-link-stay = Оставить имя { $name }
past-before = Раньше на этом устройстве
past-before-why = Раньше здесь играли под другим именем. К нему можно вернуться, пока сервер его помнит.
past-go-back = Снова играть под именем { $name }
past-linking = Подключаем это устройство…
past-linked = Добро пожаловать, { $name }! Теперь и это устройство ваше.
past-erase = Стереть данные
past-erase-why = Всё это ваше, и вы можете это стереть. Стёртого не вернуть.
past-erase-figures = Стереть мою статистику
past-erase-person = Забыть меня совсем
past-erased = Ваша статистика стёрта.
past-forgotten = Вас забыли. Прощайте!
past-sure = Вы уверены?
past-sure-figures = Ваша статистика будет стёрта навсегда.
past-sure-person = Исчезнут ваши места, устройства, статистика и ваше имя под всем, что вы сказали. В незаконченных партиях за вас доиграет бот.
past-sure-yes = Да, стереть
past-sure-no = Отмена
