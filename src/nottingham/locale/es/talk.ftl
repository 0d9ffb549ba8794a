### Lo que se dice en voz alta.

phrase-hello = ¡Muy buenos días!
phrase-good_luck = Que gane quien mejor mienta.
phrase-well_played = ¡Bien jugado!
phrase-thanks = Muy amable.
phrase-sorry = Lo siento. Solo eran negocios.
phrase-laughter = ¡Ja, ja, ja!
phrase-trust_me = ¿Mentirte, yo?
phrase-all_honest = Solo mercancía honrada.
phrase-liar = No me creo ni una palabra.
phrase-open_it = ¡Ábrelo!
phrase-let_it_pass = Déjalo pasar.
phrase-make_an_offer = Te escucho…
phrase-too_little = Mi silencio vale más que eso.
phrase-deal = ¡Trato hecho!
phrase-no_deal = No hay trato.
phrase-hurry = ¿Será para hoy?
phrase-pay_or_open = O pagas o miro dentro.
phrase-watching_you = A ese saco no le quito ojo.
phrase-to = ¡{ $name }! { $phrase }

## `officers`: un sheriff, o dos ayudantes.

say-declare-1 = { $officers ->
    [one] { $goods }, sheriff. Nada más.
   *[other] { $goods }, señorías. Nada más.
}
say-declare-2 = { $goods }. Ni se me ocurriría traer más.
say-declare-3 = Solo { $goods }. ¿Iba a mentir esta cara?
say-declare-4 = { $goods }, y tengo prisa.
say-open-1 = Veamos qué tenemos aquí.
say-open-2 = Mucho pesa, para ser tan honrado…
say-open-3 = Desata ese nudo.
say-hand_back-1 = Anda, pasa.
say-hand_back-2 = Yo no he visto nada.
say-hand_back-3 = Esa cara no puede mentir. ¡Siguiente!
say-deal = ¡Trato hecho!
