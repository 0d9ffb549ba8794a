### Apprendre en jouant : le guide de la première partie. Guy de Gisbourne et Frère Tuck sont les adversaires.

learn-coach = Guide
learn-coming = On prépare votre première table…
learn-progress = Étape { $at } sur { $of }
learn-next = Suivant
learn-turn = Au dernier tour
learn-leave = Quitter
learn-again = Recommencer
learn-again-sure = Tout reprendre depuis la première carte ?
learn-again-yes = Oui, recommencer
learn-again-no = Non, continuer
learn-once-more = Rejouer ce tour
learn-play = Jouer une vraie partie
learn-nudge = C’est permis, et un jour ce sera peut-être malin. Essayez d’abord ce qui est entouré – ou insistez, et ce sera fait.

## Premier tour : une besace honnête

learn-step-welcome = Bienvenue ! Vous apportez des marchandises à Nottingham, et le marchand le plus riche l’emporte à la fin. Entre vous et le marché se tient le shérif. Ce tour-ci, c’est Guy de Gisbourne.
learn-step-cards = Votre main. La pièce en haut à gauche dit ce que la carte vaut à la fin, les fers en haut à droite sa pénalité. Pommes et fromage sont légaux. La soie est interdite – et vaut 8.
learn-step-market = D’abord le marché : débarrassez-vous de ce qui ne sert pas. Mettez les deux fromages de côté et piochez deux cartes.
learn-step-load = Quatre pommes : quelle chance ! Mettez-les toutes dans votre besace et fermez-la. La soie attendra.
learn-step-declare = Dites maintenant ce qu’elle contient : une marchandise légale, et le vrai nombre de cartes. Aujourd’hui, soyez honnête : 4 pommes.
learn-step-gate = Guy tient votre besace. Il peut la rendre ou l’ouvrir. Vous n’avez rien à cacher : dites « Rien à ajouter ».
learn-step-doubted = Il a douté de vous, et le doute a son prix : le shérif paie lui-même l’amende, 2 pour chacune de vos { $count } cartes. Vous gagnez { $gold }, et les marchandises sont sur votre étal.
learn-step-gift = Pendant ce temps, Frère Tuck a glissé 5 pièces à Guy, et sa besace est revenue fermée : deux fromages face visible, une carte face cachée. Tiens, tiens, qu’est-ce donc ?

## Deuxième tour : la soie

learn-step-silk = À vous de ruser. Deux soies valent 16, et les poulets les cacheront. Gardez cette main.
learn-step-smuggle = Dans la besace : les deux soies et les deux poulets.
learn-step-lie = On n’annonce pas une marchandise interdite : il va donc falloir mentir. Quatre cartes, sans rougir : dites 4 poulets.
learn-step-stakes = Frère Tuck est shérif. S’il ouvre, adieu la soie et ses 16 points, et vous payez 4 par carte : 8 pièces. Mais Frère Tuck aime les cadeaux.
learn-step-bribe = Faites-lui une offre pour votre besace.
learn-step-bribe-gold = Votre besace, pour combien ? Commencez bas : 4 pièces.
learn-step-bribe-send = 4 pièces pour votre besace. Voyons ce qu’il en dit.
learn-step-frown = Frère Tuck soupèse les pièces et fait la moue…
learn-step-price = Trop peu ! Il fixe son prix : 8 pièces. Vous sauvez 16 points et une amende de 8. C’est donné : acceptez.
learn-step-more = Refusé. Il veut voir 8 pièces. Offrez-les, ou il regardera.
learn-step-through = Marché conclu ! Votre besace est passée : le légal face visible, vos { $count } cartes interdites face cachée, et nul ne sait ce que c’est. Prix : { $gold }. Souvent, un pot-de-vin coûte moins que la vérité.
learn-step-lucky = Rendue sans un regard ! Votre contrebande est face cachée sur votre étal. N’y comptez pas tous les jours.
learn-step-caught = La main dans le sac ! Tout ce qui n’était pas conforme à votre déclaration est confisqué, et l’amende vous a coûté { $gold }. Un pot-de-vin aurait peut-être coûté moins.

## Troisième tour : l’insigne

learn-step-badge = Vous voilà shérif. D’abord, désignez le marchand qui ouvre le marché. Choisissez l’un ou l’autre.
learn-step-watch = Le shérif ne remplit pas de besace. Laissez les autres remplir la leur et faire leur déclaration : ensuite, les deux besaces viennent à vous.
learn-step-doubt = Deux besaces, et c’est vous qui décidez. Un menteur vous paie 4 par carte interdite, 2 par carte légale mal annoncée. Mais si la besace est honnête, vous payez 2 par carte. Le doute doit en valoir la peine.
learn-step-sniff = Frère Tuck offre { $gold } pour trois poulets ? Les honnêtes gens n’ont rien à payer. Refusez : il reviendra avec mieux.
learn-step-choose = Cette fois : { $gold }. Acceptez, et c’est à vous. Ou ouvrez : deux cartes interdites rapportent 8, trois 12, et une besace honnête vous coûte 6. À vous de choisir !
learn-step-haggle = Frère Tuck compte ses pièces…
learn-step-sweat = Frère Tuck transpire. Rendez sa besace, ouvrez-la ou fixez votre prix.
learn-step-verdict-taken = { $gold } pour avoir regardé ailleurs. Et voyez, sur son étal, face cachée : { $count ->
    [one] une carte
   *[other] { $count } cartes
}. Ouvrir vous aurait rapporté { $fine }. Souvent, un pot-de-vin vaut mieux que la vérité.
learn-step-verdict-free = Rendue, pour rien. { $count ->
    [0] Elle était donc honnête.
    [one] Et une carte est face cachée sur son étal. Il vous adore.
   *[other] Et { $count } cartes sont face cachée sur son étal. Il vous adore.
}
learn-step-verdict-caught = La main dans le sac ! Il fraudait : { $gold } pour vous, et ce qu’il cachait est confisqué. Cela lui apprendra. Peut-être.
learn-step-guy = Guy annonce 3 fromages, n’offre rien et a l’air de s’ennuyer. S’il est honnête, ouvrir vous coûte 6. Rendez ou ouvrez : c’est vous le shérif.
learn-step-turn = L’insigne a fait le tour de la table. Une partie, c’est cela plusieurs fois ; puis on compte. Envie de voir comment on gagne ? Passez au dernier tour.

## Le dernier tour : un accord contre un tiers

learn-step-last = Une autre partie, sa toute dernière inspection. Huit tours sont derrière vous. Votre besace contient 2 pommes et 2 soies, et vous avez dit : 4 pommes.
learn-step-crowns = Les couronnes décident des parties. À la fin, avoir le plus de pommes fait de vous leur Roi, pour 20 points ; la deuxième place, leur Reine, pour 10. Guy a 10 pommes, vous 9, et 2 de plus dans votre besace.
learn-step-rival = Mais Guy a bien fraudé, et il mène. Il annonce 3 pommes. Si c’est faux, ouvrir sa besace le ruine. Si c’est vrai, le shérif paie – pas vous.
learn-step-plot = Achetez donc deux choses à la fois à Frère Tuck : votre besace rendue, et celle de Guy ouverte. Faites-lui une offre.
learn-step-plot-gold = Votre besace est déjà dans l’accord. Ajoutez 10 pièces.
learn-step-plot-third = Et maintenant, la ruse : sous « Autres besaces », faites ouvrir celle de Guy.
learn-step-plot-send = Ce qui porte un sceau engage le shérif. Envoyez.
learn-step-plot-price = 10 pièces pour votre seule besace ? À ce prix, faites aussi ouvrir celle de Guy. Faites votre propre offre.
learn-step-sealed = Scellé ! Votre soie est passée. Et maintenant Frère Tuck doit ouvrir la besace de Guy, quoi que Guy lui offre.
learn-step-alone = Votre soie est passée, mais personne n’a payé pour voir la besace de Guy. Regardons la suite.
learn-step-unbought = La main dans le sac, au tout dernier moment. Et la besace de Guy est encore fermée…
learn-step-fallen = Pas une pomme : deux arbalètes et une soie ! 26 points perdus, et 12 pièces d’amende. Cela vous a coûté 10 pièces.
learn-step-escaped = Guy est passé, avec deux arbalètes et une soie, 26 points. Il aurait fallu 10 pièces pour l’arrêter.
learn-step-counted = Maintenant, on compte. Les pièces sont des points. Vos marchandises aussi, celles qui sont visibles et celles passées en douce.
learn-step-crowned = Puis les couronnes, Roi et Reine de chaque marchandise légale. Les vôtres rapportent { $points } points.
learn-step-won = Vous gagnez ! Vous savez commercer, frauder, soudoyer et juger : c’est tout le jeu. Le reste, c’est connaître les gens.
learn-step-lost = Quelqu’un d’autre gagne – cette fois. Rejouez ce tour, ou lancez-vous dans une vraie partie : vous savez jouer.

## Quoi qu’il arrive d’autre

learn-step-any-over = La partie est finie. Reprenez la leçon, ou jouez-en une vraie.
learn-step-any-swap = Mettez de côté ce dont vous ne voulez pas et piochez, ou gardez votre main. Beaucoup de cartes identiques font une bonne besace.
learn-step-any-load = Mettez 1 à 5 cartes. Le légal est sûr, l’interdit vaut plus. À vous de voir.
learn-step-any-declare = Nommez une marchandise légale. Le nombre est toujours vrai. Le reste, pas forcément.
learn-step-any-pay = Plus de pièces : vos marchandises paient le reste. Donnez le moins possible.
learn-step-any-answer = Le shérif vous fait une offre. Acceptez, refusez, ou faites la vôtre.
learn-step-any-offer = Mettez ce que vous donneriez, et envoyez. Rien n’engage personne tant que l’accord n’est pas conclu.
learn-step-any-gate = Le shérif tient votre besace. Offrez quelque chose, ou dites « Rien à ajouter ».
learn-step-any-judge = Les besaces sont entre vos mains. Rendez, ouvrez, ou fixez votre prix.
learn-step-any-wait = Les autres réfléchissent. Observez-les.
