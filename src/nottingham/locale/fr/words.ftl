### Les mots du jeu que plusieurs écrans partagent.

## Marchandises

good-apples = Pommes
goods-apples = { $count ->
    [one] { $count } pomme
   *[other] { $count } pommes
}
good-cheese = Fromage
goods-cheese = { $count ->
    [one] { $count } fromage
   *[other] { $count } fromages
}
good-bread = Pain
goods-bread = { $count ->
    [one] { $count } pain
   *[other] { $count } pains
}
good-chickens = Poulets
goods-chickens = { $count ->
    [one] { $count } poulet
   *[other] { $count } poulets
}
good-pepper = Poivre
goods-pepper = { $count ->
    [one] { $count } poivre
   *[other] { $count } poivres
}
good-mead = Hydromel
goods-mead = { $count ->
    [one] { $count } hydromel
   *[other] { $count } hydromels
}
good-silk = Soie
goods-silk = { $count ->
    [one] { $count } soie
   *[other] { $count } soies
}
good-crossbows = Arbalètes
goods-crossbows = { $count ->
    [one] { $count } arbalète
   *[other] { $count } arbalètes
}
good-green_apples = Pommes granny
goods-green_apples = { $count ->
    [one] { $count } pomme granny
   *[other] { $count } pommes granny
}
good-golden_apples = Pommes golden
goods-golden_apples = { $count ->
    [one] { $count } pomme golden
   *[other] { $count } pommes golden
}
good-gouda_cheese = Gouda
goods-gouda_cheese = { $count ->
    [one] { $count } gouda
   *[other] { $count } goudas
}
good-blue_cheese = Bleu
goods-blue_cheese = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
good-rye_bread = Pain de seigle
goods-rye_bread = { $count ->
    [one] { $count } pain de seigle
   *[other] { $count } pains de seigle
}
good-pumpernickel_bread = Pain noir
goods-pumpernickel_bread = { $count ->
    [one] { $count } pain noir
   *[other] { $count } pains noirs
}
good-royal_rooster = Coq royal
goods-royal_rooster = { $count ->
    [one] { $count } coq royal
   *[other] { $count } coqs royaux
}
good-pears = Poires
goods-pears = { $count ->
    [one] { $count } poire
   *[other] { $count } poires
}
good-salt = Sel
goods-salt = { $count ->
    [one] { $count } sac de sel
   *[other] { $count } sacs de sel
}
good-michaelmas_goose = Oie de la Saint-Michel
goods-michaelmas_goose = { $count ->
    [one] { $count } oie de la Saint-Michel
   *[other] { $count } oies de la Saint-Michel
}

kind-legal = Marchandises légales
kind-contraband = Contrebande
kind-royal = Marchandises royales

king-apples = Roi des pommes
queen-apples = Reine des pommes
king-cheese = Roi du fromage
queen-cheese = Reine du fromage
king-bread = Roi du pain
queen-bread = Reine du pain
king-chickens = Roi du poulet
queen-chickens = Reine du poulet

## Extensions

pack-base = Shérif de Nottingham
pack-about-base = Les marchandises des deux éditions.
pack-goose_fair = La Foire aux oies
pack-about-goose_fair = Des cartes maison pour la foire d’automne de Nottingham : poires honnêtes, sel de contrebande et une oie royale.

## Phases

phase-market = Marché
phase-load = Remplissage des besaces
phase-declare = Déclarations
phase-inspect = Inspection
phase-debt = Une dette à régler
phase-place = Défausse des cartes confisquées
phase-claim = Marché noir
phase-share = Partage du butin
phase-over = La partie est terminée

## Qui joue

bot-apprentice = Apprenti
motto-apprentice = Connaît les règles et les prix, mais pas encore les gens.
bot-trader = Négociant
motto-trader = Compte les cartes, marchande et sait qui a menti à qui.
bot-master = Maître
motto-master = En fait autant, se bat pour les couronnes et ne laisse rien paraître.
bot-grandmaster = Grand maître
motto-grandmaster = Un réseau de neurones, élève des maîtres, puis de lui-même. Soudoie d’autant mieux qu’il n’a rien à cacher.
bot-robin_hood = Robin des Bois
motto-robin_hood = Je vole aux riches. Et aujourd’hui, le riche, c’est celui qui mène.
bot-maid_marian = Belle Marianne
motto-maid_marian = Je dis si souvent la vérité que personne ne regarde quand je mens.
bot-little_john = Petit-Jean
motto-little_john = Ce que j’annonce est dans la besace. Ouvrez donc, et préparez votre bourse.
bot-friar_tuck = Frère Tuck
motto-friar_tuck = Un petit don pour l’abbaye, mon enfant, et je n’ai rien vu.
bot-will_scarlet = Will l’Écarlate
motto-will_scarlet = De la soie sous les pommes. Qui oserait regarder ?
bot-alan_a_dale = Allan A’Dayle
motto-alan_a_dale = J’ai une chanson pour chaque besace, et certaines disent vrai.
bot-much = Much, le fils du meunier
motto-much = Du pain, c’est du pain. Je n’aime pas qu’on me crie dessus.
bot-guy_of_gisborne = Guy de Gisbourne
motto-guy_of_gisborne = J’ouvre les besaces. Je retiens les noms.
bot-prince_john = Prince Jean
motto-prince_john = Tout a un prix, et le prix vient d’augmenter.
bot-the_prioress = La prieure de Kirklees
motto-the_prioress = Reposez-vous, mon enfant. Je garde votre besace.
bot-random = Le Hasard
motto-random = Fait tout ce que les règles permettent, sans la moindre raison.
bot-always_honest = Trop honnête
motto-always_honest = Jamais un mensonge dans la besace, jamais un marchandage.
bot-always_five_contraband = Contrebandier-né
motto-always_five_contraband = Cinq cartes de contrebande, quoi qu’il en coûte.
bot-never_opens = Cœur tendre
motto-never_opens = Rend toutes les besaces, quoi qu’on lui offre.
bot-always_opens = Ouvre-tout
motto-always_opens = Aucune besace ne passe sans être ouverte.
bot-accepts_any_bribe = Patte à graisser
motto-accepts_any_bribe = Il n’y a pas de petit pot-de-vin.
bot-always_bribes_one_gold = Une seule pièce
motto-always_bribes_one_gold = Offre une pièce par besace, et pas une de plus.
bot-promises_gold = Demain, promis
motto-promises_gold = Paie une fortune, toujours demain.
bot-promises_mercy = Belles paroles
motto-promises_mercy = Vend douze fois la même clémence.
bot-sells_phantoms = Vente de fantômes
motto-sells_phantoms = Vend des arbalètes que personne n’a jamais vues.
bot-sells_an_empty_bag = Du vent
motto-sells_an_empty_bag = Vend ce qui n’est pas dans la besace.
bot-buys_mercy = Pardon à bas prix
motto-buys_mercy = Une pièce, et qu’on l’épargne à jamais.
bot-buys_crowns = L’œil sur la couronne
motto-buys_crowns = Achète vos pommes une pièce de trop, et la couronne avec.
bot-tries_everything = Poudre de perlimpinpin
motto-tries_everything = Un tour pour chaque shérif.
bot-knows_bribes = Fin comptable
motto-knows_bribes = Connaît votre prix avant vous.
bot-knows_lies = Œil de lynx
motto-knows_lies = Lit votre besace sur votre visage.
bot-knows_everything = L’oreille aux portes
motto-knows_everything = Lit dans vos pensées.

## Couleurs et emblèmes

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Ocre
colour-purple = Violet
colour-orange = Cuivre
charge-oak = Chêne
charge-stag = Cerf
charge-bow = Arc
charge-key = Clé
charge-tower = Tour
charge-rose = Rose

## Quantités

gold-amount = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
cards-amount = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
contraband-amount = { $count ->
    [one] { $count } carte de contrebande
   *[other] { $count } cartes de contrebande
}
points-amount = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
nothing = rien
list-two = { $before } et { $last }
list-two-i = { $before } et { $last }
list-more = { $before } et { $last }
list-more-i = { $before } et { $last }

## Termes

word-king = Roi
word-queen = Reine
word-sheriff = Shérif
word-deputy = Adjoint
word-deputies = Adjoints
word-both_deputies = les deux adjoints
word-merchant = Marchand
word-booty = Butin
colon-after = { $what } :
word-black_market = Marché noir
word-deck = Pioche
word-pile = Défausse
word-left = Défausse de gauche
word-right = Défausse de droite
word-stand = Étal
word-bag = Besace
word-hand = Main
word-set_aside = Mises de côté
word-gold = Pièces
word-value = Valeur
word-penalty = Pénalité
word-round = Tour
word-bribe = Pot-de-vin
word-deal = Marché conclu !
