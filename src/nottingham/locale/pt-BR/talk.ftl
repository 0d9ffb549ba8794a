### O que se diz em voz alta.

phrase-hello = Bom dia, minha gente!
phrase-good_luck = Que vença quem mentir melhor.
phrase-well_played = Boa jogada!
phrase-thanks = Quanta gentileza.
phrase-sorry = Perdão. Eram só negócios.
phrase-laughter = Rá, rá, rá!
phrase-trust_me = Eu, mentir para você?
phrase-all_honest = Só mercadoria honesta.
phrase-liar = Não acredito em uma palavra.
phrase-open_it = Abra!
phrase-let_it_pass = Deixe passar.
phrase-make_an_offer = Estou ouvindo…
phrase-too_little = Meu silêncio vale mais que isso.
phrase-deal = Negócio fechado!
phrase-no_deal = Nada feito.
phrase-hurry = É para hoje?
phrase-pay_or_open = Pague, ou eu olho lá dentro.
phrase-watching_you = Estou de olho nessa bolsa.
phrase-to = { $name }! { $phrase }

## `officers`: um xerife, ou dois ajudantes.

say-declare-1 = { $officers ->
    [one] { $goods }, xerife. Mais nada.
   *[other] { $goods }, autoridades. Mais nada.
}
say-declare-2 = { $goods }. Mais que isso, eu nem sonharia.
say-declare-3 = Só { $goods }. Olhe bem para esta cara!
say-declare-4 = { $goods }, e estou com pressa.
say-open-1 = Vamos ver o que temos aqui.
say-open-2 = Pesada, para tanta honestidade…
say-open-3 = Desate esse nó.
say-hand_back-1 = Pode ir.
say-hand_back-2 = Eu não vi nada.
say-hand_back-3 = Uma cara dessas não mente. Próxima bolsa!
say-deal = Negócio fechado!
