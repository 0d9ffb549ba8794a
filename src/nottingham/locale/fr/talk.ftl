### Ce qui se dit à voix haute.

phrase-hello = Bien le bonjour !
phrase-good_luck = Que le plus beau mensonge gagne.
phrase-well_played = Bien joué !
phrase-thanks = Bien aimable.
phrase-sorry = Pardon. Les affaires sont les affaires.
phrase-laughter = Ha ha ha !
phrase-trust_me = Moi, vous mentir ?
phrase-all_honest = Rien que de l’honnête marchandise.
phrase-liar = Je n’en crois pas un mot.
phrase-open_it = Ouvrez-moi ça !
phrase-let_it_pass = Laissez passer.
phrase-make_an_offer = Je vous écoute…
phrase-too_little = Mon silence vaut plus que ça.
phrase-deal = Marché conclu !
phrase-no_deal = Rien à faire.
phrase-hurry = C’est pour aujourd’hui ?
phrase-pay_or_open = Payez, ou j’ouvre.
phrase-watching_you = J’ai cette besace à l’œil.
phrase-to = { $name } ! { $phrase }

## `officers` : un shérif, ou deux adjoints.

say-declare-1 = { $officers ->
    [one] { $goods }, shérif. Rien d’autre.
   *[other] { $goods }, messieurs-dames. Rien d’autre.
}
say-declare-2 = { $goods }. Jamais je n’oserais davantage.
say-declare-3 = Juste { $goods }. Regardez-moi cette tête !
say-declare-4 = { $goods }, et le temps presse.
say-open-1 = Voyons ce que nous avons là.
say-open-2 = Bien lourde, pour de l’honnête marchandise…
say-open-3 = Défaites-moi ce nœud.
say-hand_back-1 = Allez, circulez.
say-hand_back-2 = Je n’ai rien vu.
say-hand_back-3 = Une tête pareille ne ment pas. Au suivant !
say-deal = Marché conclu !
