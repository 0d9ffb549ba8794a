### Les règles du jeu, pour qui joue. docs/rules.md en est la loi ; les nombres viennent de web/src/rules/facts.json.

## Autour du texte

rules-title = Les règles
rules-lead = Tout le jeu, en mots simples. Cherchez un point précis, ou lisez depuis le début : dix minutes suffisent.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-clear = Effacer la recherche
rules-found = { $count ->
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
rules-nothing = Les règles ne parlent pas de « { $query } ». Essayez un mot plus court.
rules-show = Afficher
rules-show-all = Tout
rules-show-game = Cette partie seulement
rules-with = Avec
rules-six = Six joueurs
rules-packs = Extensions
rules-table-good = Marchandise
rules-table-counts = compte pour { $goods }
rules-table-worth = Roi { $king }, Reine { $queen }
rules-table-deck = Dans la pioche
rules-table-deck-three = À trois
rules-table-deck-more = À quatre ou plus
rules-table-market = Valeurs, depuis le dessus
rules-table-lost = Le tableau des marchandises n’a pas pu être chargé.

## De quoi il s’agit

rules-about-title = De quoi il s’agit
rules-about-1 = Vous êtes des marchands en route pour le marché. Pommes, fromage, pain et poulets passent librement la porte de Nottingham. Poivre, hydromel, soie et arbalètes n’en ont pas le droit, et c’est bien pourquoi ils valent tellement plus.
rules-about-2 = À chaque tour, l’un de vous incarne le shérif ou, si vous êtes six, deux incarnent ses adjoints. Les autres remplissent une besace et disent ce qu’elle contient. Le shérif peut l’ouvrir ou la laisser passer. Quand une besace est ouverte, un menteur paie le shérif ; un marchand honnête, c’est le shérif qui le paie.
rules-about-3 = D’ici là, tout se discute : pots-de-vin, promesses, menaces, et un soupir au bon moment.
rules-about-4 = À la fin, on compte marchandises, pièces et couronnes. La plus grande fortune l’emporte, et personne ne demande comment tout cela est entré en ville.

## Marchandises

rules-goods-title = Marchandises
rules-goods-1 = Chaque carte a une valeur, qui compte à la fin, et une pénalité, qui se paie à la porte.
rules-goods-2 = Les marchandises légales sont les seules que l’on peut déclarer. Posées face visible sur votre étal, elles comptent pour les couronnes : le plus grand nombre d’une marchandise fait son Roi, le deuxième sa Reine.
rules-goods-3 = La contrebande ne se déclare jamais. Elle reste face cachée en haut de votre étal : les autres voient combien de cartes s’y trouvent, jamais lesquelles.
rules-goods-4 = Les marchandises royales sont la contrebande la plus fine, et comptent aussi pour les couronnes.
rules-goods-5 = À trois, il n’y a pas de pain, et certaines autres marchandises sont plus rares.

## Avant le premier tour

rules-setup-title = Avant le premier tour
rules-setup-1 = Tout le monde reçoit { $gold } pièces et { $hand } cartes. L’argent n’est jamais secret : on voit ce que contient chaque bourse.
rules-setup-2 = Le premier shérif est tiré au sort. Les livrets de règles choisissent la personne qui a le plus d’argent en poche, du vrai ; comme personne ici ne peut y regarder, l’hôte peut aussi la désigner avant de commencer. Si vous rejouez, on tire au sort. La charge tourne ensuite dans le sens horaire ; « à gauche » désigne la place suivante.
rules-setup-3 = Deux défausses commencent avec { $pile } cartes visibles chacune.
rules-setup-4 = Il y a une seule défausse, vide au début.

## Un tour en bref

rules-round-title = Un tour en bref
rules-round-1 = Marché : les marchands échangent les cartes dont ils ne veulent pas.
rules-round-2 = Remplissage : chacun glisse d’une à { $bag } cartes dans sa besace et la referme.
rules-round-3 = Déclaration : chacun dit combien de cartes contient sa besace, ce qui est vrai, et lesquelles, ce qui l’est peut-être.
rules-round-4 = Inspection : tout le monde parle, et le shérif, ou les adjoints, ouvrent les besaces ou les rendent.
rules-round-5 = Fin : la garde change, et on complète les mains.
rules-round-6 = Le shérif, ou les adjoints, ne remplissent pas de besace et gardent leurs cartes pour le tour suivant.
rules-round-7 = À trois, la partie s’achève quand chacun a été shérif { $sheriff_at_three } fois ; à quatre ou cinq, { $sheriff_at_more } fois.
rules-round-8 = À six, la partie compte { $rounds_at_six } tours.

## Marché

rules-market-title = Marché
rules-market-1 = À votre tour, mettez de côté jusqu’à { $aside } cartes de votre main et complétez-la à { $hand } ; ou gardez tout. Le shérif, ou les adjoints, ne participent pas.
rules-market-2 = Le marchand à gauche du shérif commence, puis on suit le sens horaire.
rules-market-3 = Le shérif désigne le marchand qui commence, puis on suit le sens horaire.
rules-market-4 = Ce que vous mettez de côté reste pour l’instant face cachée. Prenez une carte à la fois, sur le dessus de l’une des défausses ou de la pioche. Dès la première carte de la pioche, les défausses vous sont fermées. Ce que vous prenez dans une défausse, tout le monde le voit.
rules-market-5 = Quand votre main est complète, posez ce que vous aviez mis de côté face visible sur l’une des défausses, dans l’ordre de votre choix. La carte du dessus est la première que le marchand suivant pourra prendre.
rules-market-6 = Les cartes mises de côté restent face visible devant vous, et vous complétez votre main dans la pioche. Quand tous les marchands ont fini, elles vont à la défausse.
rules-market-7 = Une main incomplète est complétée de toute façon, même si vous ne mettez rien de côté.
rules-market-8 = Quand la pioche est vide, les { $pile } cartes du dessus de chaque défausse restent, et le reste est mélangé pour former une nouvelle pioche.
rules-market-9 = Quand la pioche est vide, toute la défausse est mélangée pour en former une nouvelle.
rules-market-10 = C’est très rare : s’il ne reste rien à piocher, votre main reste incomplète. Sans aucune carte au moment de remplir les besaces, vous passez le tour.

## Remplir la besace

rules-load-title = Remplir la besace
rules-load-1 = Tous les marchands remplissent leur besace en même temps et en secret : au moins une carte, au plus { $bag }, légales ou non, mêlées à volonté. Une fois fermée, elle le reste.
rules-load-2 = On ne voit combien de cartes contient chaque besace que lorsque la dernière est fermée.
rules-load-3 = Ce que vous n’y mettez pas reste en main pour le tour suivant. Après le dernier tour, cela ne vaut plus rien.

## Déclaration

rules-declare-title = Déclaration
rules-declare-1 = En partant de la gauche du shérif, chaque marchand s’avance et déclare un nombre et une seule marchandise légale. « Quatre poulets. »
rules-declare-2 = Le nombre est toujours le vrai ; le jeu y veille. La marchandise est à votre gré, qu’elle soit dans la besace ou non.
rules-declare-3 = On ne déclare jamais de contrebande, ni deux marchandises à la fois.
rules-declare-4 = Une marchandise royale compte ici pour une carte et ne se déclare pas non plus.
rules-declare-5 = À trois, personne ne peut déclarer de pain, puisqu’il n’y en a pas.

## Inspection

rules-inspect-title = Inspection des besaces
rules-inspect-1 = Le shérif tient toutes les besaces et décide de leur sort une à une, dans l’ordre qu’il veut : la rendre ou l’ouvrir. Il peut les ouvrir toutes, ou aucune. Ce qui est fait est fait.
rules-inspect-2 = Rendue : c’est passé. Les marchandises légales vont face visible sur votre étal, la contrebande face cachée en haut de l’étal, et personne n’apprend ce que c’était. Sans accord, cela ne coûte rien.
rules-inspect-3 = Ouverte, et tout est comme déclaré : le shérif vous paie la pénalité de chaque carte, et les marchandises vont sur votre étal. Quatre poulets honnêtes coûtent { $honest } pièces au shérif.
rules-inspect-4 = Ouverte, et quelque chose ne correspond pas : ce qui correspond va quand même sur votre étal. Tout le reste est confisqué, même légal, et vous payez au shérif les pénalités de ce que vous perdez. Une pomme, un fromage et deux hydromels, déclarés comme quatre pommes : la pomme est à vous, le reste est perdu, et { $caught } pièces avec.
rules-inspect-5 = À la porte, les pommes royales ne sont pas des pommes : déclarer des pommes avec l’une d’elles dans la besace, c’est mentir.
rules-inspect-6 = Le shérif pose les cartes confisquées sur l’une des deux défausses, dans l’ordre de son choix.
rules-inspect-7 = Les cartes confisquées vont à la défausse.

## Accords

rules-deals-title = Accords et pots-de-vin
rules-deals-1 = Tant que les besaces sont à la porte, tout le monde peut parler à tout le monde. Un accord se conclut entre un marchand et le shérif : l’un propose, l’autre dit « Marché conclu ! ». Il peut concerner votre besace, celle de quelqu’un d’autre, ou aucune.
rules-deals-2 = Chaque côté peut y mettre, comme bon lui semble :
rules-deals-3 = des pièces ;
rules-deals-4 = des marchandises légales de l’étal ;
rules-deals-5 = de la contrebande de l’étal ;
rules-deals-6 = des marchandises de la besace du marchand, si ce même accord la lui rend ;
rules-deals-7 = l’engagement ferme du shérif sur une besace encore à la porte : la rendre, ou l’ouvrir ;
rules-deals-8 = des promesses pour les tours suivants.
rules-deals-9 = Les cartes en main n’entrent jamais dans un accord. Un cadeau est aussi un accord : on peut ne rien demander en retour.
rules-deals-10 = Un accord s’exécute à l’instant où il est conclu : pièces et marchandises changent de mains, les besaces à rendre sont rendues. L’engagement d’ouvrir une besace tient jusqu’à ce qu’elle soit ouverte, quoi que l’on offre encore.
rules-deals-11 = Une offre reste sur la table tant qu’elle n’est ni acceptée, ni refusée, ni retirée, ni remplacée, et qu’elle peut être honorée. Y répondre par sa propre offre la laisse en place. À la fin de l’inspection, toutes les offres tombent. Notre arbitrage : deux offres au plus à la même personne, l’une sur la besace du marchand, l’autre sur tout le reste ; une nouvelle offre remplace la précédente de même sorte.
rules-deals-12 = Tant que votre propre offre pour votre besace est sur la table, le shérif ne peut pas simplement vous la rendre : il faut d’abord accepter ou refuser l’offre.
rules-deals-13 = Ce que vous recevez va sur votre étal : marchandises légales face visible, contrebande face cachée. Vous deux savez ce que c’était ; les autres ne voient que le nombre de cartes de contrebande.
rules-deals-14 = Les marchands peuvent aussi conclure des accords entre eux : pièces, marchandises de l’étal, contrebande et promesses, mais rien qui vienne des besaces ou les concerne.

## Mensonges dans un accord

rules-lies-title = Mentir dans un accord
rules-lies-1 = Pièces et marchandises légales sont visibles : personne ne peut en offrir plus qu’il n’en a. Mais personne d’autre ne connaît votre contrebande ni votre besace : rien n’empêche d’offrir de la soie qui n’a jamais existé.
rules-lies-2 = À la conclusion, seul ce qui existe vraiment est remis, et l’accord tient quand même.
rules-lies-3 = Mais cela se sait. Tout le monde apprend qui n’a pas tenu parole, et l’autre partie voit toute votre contrebande, et la besace entière si vous aviez offert de son contenu.

## Promesses, menaces et registre

rules-favours-title = Promesses, menaces et registre
rules-favours-1 = Les promesses pour plus tard n’engagent à rien. On les achète, on les vend, on les tient, on les rompt ; mais le registre s’en souvient, et tout le monde peut le lire.
rules-favours-2 = Une promesse d’épargner une besace, ou de l’ouvrir, est jugée la prochaine fois que son auteur est de garde et que l’autre a une besace.
rules-favours-3 = Une promesse de payer est tenue par un seul accord ultérieur qui verse au moins cette somme. Impayée à la fin de la partie, elle est rompue.
rules-favours-4 = Une promesse d’épargner ou d’ouvrir qui n’a jamais été mise à l’épreuve est sans objet à la fin. Ce que vous promettez avec vos propres mots n’est jamais jugé. C’est notre arbitrage : un programme n’en est pas capable.
rules-favours-5 = Une menace n’est que parole. « Payez, ou j’ouvre » ne coûte rien et n’engage à rien ; mais à force de menaces en l’air, on vous croira moins.

## Dettes

rules-debts-title = Dettes
rules-debts-1 = Les pénalités se paient en pièces. Si la bourse ne suffit pas, on commence par la vider ; cela vaut aussi pour le shérif.
rules-debts-2 = Pour ce qui manque, vous donnez des marchandises légales de votre étal, à votre choix, d’une valeur au moins égale. On ne rend pas la monnaie, et on n’ajoute aucune carte dont on pourrait se passer.
rules-debts-3 = Si toutes vos marchandises légales ne suffisent pas, elles partent toutes, puis de la contrebande, que vous montrez en la donnant.
rules-debts-4 = S’il ne vous reste plus rien, la dette est effacée.
rules-debts-5 = Pendant que quelqu’un paie, tout le reste attend.

## Fin du tour

rules-end-title = Fin du tour
rules-end-1 = La garde change, puis chacun complète sa main à { $hand } cartes dans la pioche. Après le dernier tour, personne ne pioche.
rules-end-2 = On tire les deux prochains adjoints.

## Fin de la partie

rules-scoring-title = Fin de la partie et décompte
rules-scoring-1 = Après le dernier tour, les mains ne valent rien. Vos points sont
rules-scoring-2 = la valeur de toutes les marchandises de votre étal, visibles et cachées
rules-scoring-3 = vos pièces
rules-scoring-4 = les bonus de vos couronnes
rules-scoring-5 = la valeur de vos cartes du marché noir
rules-scoring-6 = Pour chaque marchandise légale, le plus grand nombre fait le Roi, le deuxième la Reine ; les bonus figurent dans le tableau des marchandises.
rules-scoring-7 = Ici, une marchandise royale compte pour deux ou trois de sa sorte.
rules-scoring-8 = À égalité pour le titre de Roi, on additionne les bonus du Roi et de la Reine et on les partage, arrondis à l’inférieur ; il n’y a pas de Reine. À égalité pour le titre de Reine, on partage son bonus, arrondi à l’inférieur. On n’est ni Roi ni Reine d’une marchandise que l’on n’a pas.
rules-scoring-9 = Le plus de points l’emporte. À égalité, on compare les cartes légales, puis les cartes de contrebande ; enfin, la victoire est partagée.

## Marchandises royales

rules-royal-title = Marchandises royales
rules-royal-1 = Pommes granny, gouda, coq royal : les marchandises royales sont les cartes les plus fines de toutes. En jeu, c’est de la contrebande en tout point : on ne les déclare pas, elles restent face cachée en haut de l’étal, et coûtent cher si on les trouve.
rules-royal-2 = À la fin, chacune compte pour deux ou trois de sa sorte dans la course au Roi et à la Reine, en plus de sa propre valeur. Le tableau des marchandises dit combien.
rules-royal-3 = Une extension peut apporter ses propres cartes royales. Elles sont de la partie même si vous jouez sans les marchandises royales de la boîte.

## Marché noir

rules-black_market-title = Marché noir
rules-black_market-1 = Poivre, hydromel et soie ont chacun une pile de deux cartes précieuses, la plus chère dessus.
rules-black_market-2 = Dès que sa besace lui est rendue fermée, et tant que dure l’inspection, un marchand peut, une fois par tour, céder { $price } cartes de contrebande identiques de son étal et prendre la carte du dessus de leur pile. Elle compte sa valeur à la fin.
rules-black_market-3 = Les cartes cédées sont montrées et quittent le jeu. Les marchandises royales ne servent pas à cela. Si votre besace a été ouverte, attendez un autre tour.
rules-black_market-4 = Premier arrivé, premier servi. Après la dernière besace, on pose la question à ceux qui n’ont encore rien pris, dans l’ordre où leurs besaces ont été rendues : c’est notre arbitrage.
rules-black_market-5 = Une carte du marché noir reste visible devant vous et n’est pas une marchandise : elle ne se donne pas, ne règle aucune dette et ne compte pas en cas d’égalité.
rules-black_market-6 = Pour ne trahir aucun secret, on pose la question à quiconque pourrait avoir les cartes, même à ceux qui ne les ont pas.

## Adjoints

rules-deputies-title = À six : adjoints et butin
rules-deputies-1 = À six, il n’y a pas de shérif. À chaque tour, on tire deux adjoints ; les quatre autres sont marchands. Après { $rounds_at_six } tours, chacun a été adjoint { $deputy_at_six } fois.
rules-deputies-2 = L’adjoint tiré en premier désigne qui ouvre le marché, et les déclarations partent de sa gauche.
rules-deputies-3 = Pour chaque besace, chaque adjoint dit à voix haute « ouvrir » ou « rendre », et peut changer d’avis tant que l’autre n’a pas parlé de cette besace. Notre arbitrage : chaque adjoint parle d’une même besace { $words } fois au plus.
rules-deputies-4 = Les deux rendent : la besace passe. Un pot-de-vin accepté par les deux rejoint le butin.
rules-deputies-5 = Les deux ouvrent : une besace honnête coûte la moitié à chacun. Ce qu’un menteur doit payer rejoint le butin.
rules-deputies-6 = Ils ne sont pas d’accord : celui qui voulait ouvrir décide désormais sans l’autre pour cette besace. Il peut conclure son propre accord et garder le pot-de-vin, l’ouvrir et payer ou encaisser sans partage, ou la laisser partir pour rien.
rules-deputies-7 = Une offre aux deux doit être acceptée par les deux, et les adjoints n’y donnent que des engagements et des promesses. Une offre à un seul doit porter sur une besace dont il décide sans l’autre. C’est notre arbitrage : le livret dit seulement de négocier librement.
rules-deputies-8 = Après la dernière besace, on partage le butin : à chacun la moitié des pièces et la moitié des cartes. Le détail, avec la pièce ou la carte en trop, c’est aux deux d’en convenir. Faute d’entente, notre arbitrage : on prend les cartes à tour de rôle, de la plus chère à la moins chère, en commençant par l’adjoint tiré en premier ; une carte en trop est défaussée, une pièce en trop va à la banque. Chaque adjoint peut proposer { $splits } partages au plus.

## Variantes

rules-variants-title = Variantes
rules-variants-1 = Il y a { $seconds } secondes par marchand pour toute l’inspection. Le sable écoulé, toutes les offres tombent ; les besaces qu’un accord oblige à ouvrir sont ouvertes, les autres sont rendues pour rien. Le sable s’arrête pendant que l’on paie ou que l’on range des cartes.
rules-variants-2 = Avant la donne, { $removed } cartes quittent la pioche, et personne ne sait lesquelles avant la fin. Compter les cartes aide moins.
rules-variants-3 = Les mains sont de { $hand_seven } cartes au lieu de { $hand_six }. Au marché comme dans la besace, c’est toujours { $bag } au plus.
rules-variants-4 = Les marchands peuvent conclure des accords entre eux pendant l’inspection.
rules-variants-5 = Des cartes supplémentaires se mêlent à la pioche. Leur valeur figure dans le tableau des marchandises de cette partie.

## Temps et absences

rules-clocks-title = Temps et absences
rules-clocks-1 = L’hôte peut fixer un temps par décision. Une fois ce temps écoulé, un coup raisonnable est joué pour vous : garder la main, remplir une besace honnête, déclarer la vérité, laisser les besaces fermées, ne rien prendre au marché noir.
rules-clocks-2 = Si vous perdez la connexion, vous gardez votre place. Au bout d’un moment, un bot prend le relais ; il sait ce que sait cette place, et rien de plus. À votre retour, vous la retrouvez aussitôt.
rules-clocks-3 = Tout le monde peut demander une pause. Elle commence quand toutes les personnes présentes l’ont demandée, et n’importe qui peut y mettre fin.
rules-clocks-4 = Un bot de garde laisse un moment à ceux qui pourraient encore faire une offre. Dites « Rien à ajouter », et il avance plus vite.

## Qui sait quoi

rules-secrets-title = Qui sait quoi
rules-secrets-1 = Personne d’autre que vous ne connaît votre main, votre besace, votre contrebande, et ce qui vous a été donné ou montré.
rules-secrets-2 = Tout le monde voit les déclarations, les pièces, les marchandises légales, les défausses, les offres et les accords, les promesses, le nombre de cartes partout, et tout ce que contenait une besace ouverte.
rules-secrets-3 = Si une offre comporte de la contrebande, seules les deux parties voient laquelle ; les autres voient combien de cartes.
rules-secrets-4 = Personne ne connaît l’ordre de la pioche. Les bots voient ce que leur place peut voir, et pas une carte de plus.
rules-secrets-5 = Quand la partie est terminée, tout est dévoilé à tout le monde.

## Mélanges équitables

rules-shuffles-title = Des mélanges équitables
rules-shuffles-1 = Avant la donne, un nombre secret est tiré pour le mélange, et son sceau est montré à tout le monde. Du sceau, nul ne peut déduire le nombre, mais aucun autre nombre ne lui convient.
rules-shuffles-2 = Chaque personne peut y glisser un mot de son choix. Ensemble, le nombre et les mots donnent l’ordre des cartes.
rules-shuffles-3 = Après la partie, le nombre est révélé, et tout le monde peut vérifier qu’il convient au sceau et donne exactement cet ordre des cartes. Personne ne peut donc truquer la pioche, pas même la main qui distribue.
