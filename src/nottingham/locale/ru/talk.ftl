### Что говорят вслух.

phrase-hello = День добрый!
phrase-good_luck = Пусть победит лучший лжец.
phrase-well_played = Отлично сыграно!
phrase-thanks = Премного благодарю.
phrase-sorry = Простите. Ничего личного.
phrase-laughter = Ха-ха-ха!
phrase-trust_me = Разве я стану вам врать?
phrase-all_honest = Только честный товар.
phrase-liar = Не верю ни единому слову.
phrase-open_it = Открывайте!
phrase-let_it_pass = Пусть проходит.
phrase-make_an_offer = Я вас слушаю…
phrase-too_little = Моё молчание стоит дороже.
phrase-deal = По рукам!
phrase-no_deal = Не пойдёт.
phrase-hurry = Сегодня управимся?
phrase-pay_or_open = Платите, или я загляну внутрь.
phrase-watching_you = С этого мешка глаз не спущу.
phrase-to = { $name }! { $phrase }

## `officers`: один шериф или два помощника.

say-declare-1 = { $officers ->
    [one] { $goods }, шериф. И больше ничего.
    [few] { $goods }, господа. И больше ничего.
    [many] { $goods }, господа. И больше ничего.
   *[other] { $goods }, господа. И больше ничего.
}
say-declare-2 = { $goods }. О большем и не мечтаю.
say-declare-3 = Всего-то { $goods }. Взгляните в эти глаза!
say-declare-4 = { $goods }. И я спешу.
say-open-1 = Посмотрим, что тут у нас.
say-open-2 = Тяжеловат для честного товара…
say-open-3 = А ну, развяжите.
say-hand_back-1 = Ступайте.
say-hand_back-2 = Ничего не вижу. Проходите.
say-hand_back-3 = С таким лицом не лгут. Следующий!
say-deal = По рукам!
