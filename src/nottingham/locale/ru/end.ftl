### The story of a finished game: its highlights.

tale-heading = История этой партии
tale-picture = Ноттингем · история одной партии
tale-save = Сохранить как картинку
tale-saved = Картинка сохранена в папке загрузок.

tale-title-smuggle = Лучшая контрабанда
tale-smuggle = { $name } провозит через ворота: { $goods }. Цена — { $worth } (раунд { $round }).
tale-title-inspection = Самый дорогой досмотр
tale-inspection = { $name } сомневается, а { $of } говорит правду. Цена сомнения: { $gold } (раунд { $round }).
tale-title-catch = Лучший улов
tale-catch = { $name } открывает мешок, и { $of } платит за ложь: { $gold } (раунд { $round }).
tale-title-bribe = Самая щедрая взятка
tale-bribe = { $name } даёт на лапу игроку { $to }: { $gold } (раунд { $round }).
tale-title-word = Обещания, обещания…
tale-word = { $count ->
    [one] { $name } нарушает { $count } обещание. Кто считает такие вещи? Книга обещаний.
    [few] { $name } нарушает { $count } обещания. Кто считает такие вещи? Книга обещаний.
    [many] { $name } нарушает { $count } обещаний. Кто считает такие вещи? Книга обещаний.
   *[other] { $name } нарушает { $count } обещания. Кто считает такие вещи? Книга обещаний.
}
tale-title-honest = Ни слова лжи
tale-honest = { $count ->
    [one] { $name } приносит к воротам { $count } мешок, и в нём ровно то, что заявлено.
    [few] { $name } приносит к воротам { $count } мешка, и в каждом ровно то, что заявлено.
    [many] { $name } приносит к воротам { $count } мешков, и в каждом ровно то, что заявлено.
   *[other] { $name } приносит к воротам { $count } мешка, и в каждом ровно то, что заявлено.
}
