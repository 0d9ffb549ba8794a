### Ce qui est demandé, pourquoi, et à quoi penser : pour les premières parties.

why-more = À lire dans les règles : { $section }

## Ce qui vous est demandé : d’abord de quoi il s’agit, puis à quoi penser

why-name_starter = Vous êtes de garde : à vous de dire quel marchand ouvre le marché. Les autres suivent dans le sens horaire.
why-name_starter-think = Le premier marchand n’a rien vu de ce que les autres défaussent ; le dernier a tout vu.
why-swap_first = Avant de remplir les besaces, vous pouvez échanger des cartes : mettez-en de côté, puis prenez-en autant, dans les défausses visibles ou dans la pioche.
why-swap_first-think = Une carte d’une défausse est sûre, mais tout le monde vous voit la prendre. Une carte de la pioche est une surprise, et votre secret.
why-swap_second = Avant de remplir les besaces, vous pouvez échanger des cartes : mettez-en de côté, à la vue de tous, puis prenez-en autant dans la pioche.
why-swap_second-think = Plusieurs cartes d’une même marchandise légale font une besace honnête, dangereuse à ouvrir. Et ce que vous écartez dit aux autres ce que vous ne collectionnez pas.
why-discard = Les cartes mises de côté vont maintenant face visible sur l’une des deux défausses, dans l’ordre de votre choix.
why-discard-think = Le marchand suivant peut prendre la carte du dessus. Enfouissez ce que les autres collectionnent, et laissez dessus ce qui n’aide personne.
why-load_bag = Mettez dans la besace ce que vous voulez faire passer. Personne ne voit ce que c’est ; une fois toutes les besaces fermées, tout le monde voit combien de cartes contient chacune.
why-load_bag-think = Une besace honnête est sûre, et rapporte si on l’ouvre. Chaque mensonge coûte sa pénalité si on le trouve, et rapporte sa valeur sinon.
why-declare = Annoncez à tous ce que contient votre besace. Le nombre est rempli pour vous, et toujours vrai ; la marchandise légale, c’est vous qui la choisissez.
why-declare-think = Les cartes conformes à votre déclaration restent à vous, même si la besace est ouverte. Pour le reste, annoncez quelque chose de crédible.
why-answer = On vous propose un accord. Acceptez, et il prend effet aussitôt ; refusez, et il disparaît ; ou répondez par votre propre offre.
why-answer-think = Les pièces sont sûres. La contrebande d’un étal ou le contenu d’une besace n’existent peut-être pas, et les promesses pour plus tard n’engagent à rien.
why-officer = Les besaces sont entre vos mains. Ouvrez-en une : un menteur vous paie, mais vous payez un marchand honnête. Rendez-la, et personne ne paie, sauf accord conclu avant.
why-officer-think = Prenez votre temps : fixez un prix, menacez, laissez-les parler. Regardez qui s’est déjà fait prendre, et ce que chacun collectionne.
why-deputy = Vous décidez à deux de chaque besace. Ouverte ensemble, elle vous fait partager le coût et le gain. Si vous voulez l’ouvrir et l’autre non, elle devient votre affaire.
why-deputy-think = Ce que vous prenez à deux rejoint le butin et se partage. Ce que vous prenez sans l’autre est à vous, et le risque aussi.
why-bargain = Votre besace est à la porte et peut être ouverte à tout moment. C’est l’heure de parler : faites une offre, ou gardez un visage impassible.
why-bargain-think = Que perdriez-vous si on l’ouvrait ? L’amende, que le shérif toucherait de toute façon, et les cartes confisquées avec. Un pot-de-vin tentant dépasse donc souvent l’amende. Une besace honnête s’en passe.
why-pay = Vous n’avez plus de pièces : le reste se paie en marchandises. Elles doivent valoir au moins ce que vous devez, et on ne rend pas la monnaie.
why-pay-think = Donnez ce qui coûte le moins : des marchandises dont vous ne serez ni Roi ni Reine.
why-place = Les cartes confisquées vont sur l’une des deux défausses, dans l’ordre de votre choix.
why-place-think = Au prochain marché, quelqu’un pourra prendre ce que vous laissez sur le dessus.
why-claim = Votre besace vous a été rendue fermée. Vous pouvez donc échanger trois cartes de contrebande identiques contre la carte du dessus de leur pile au marché noir.
why-claim-think = Cette carte vaut plus que les trois réunies. On vous pose la question même si vous n’avez pas trois cartes identiques, pour qu’elle ne trahisse rien.
why-share = On partage le butin : à chacun la moitié des pièces et la moitié des cartes. C’est réglé quand vos deux propositions sont les mêmes.
why-share-think = Le livret vous laisse vous entendre sur le détail. Faute d’accord, notre arbitrage : chacun prend à son tour la carte la plus chère, le premier adjoint d’abord.

## Pendant que d’autres sont interrogés

why-offered = Votre offre est sur la table. Tant qu’elle attend une réponse, vous pouvez la modifier ou la retirer.
why-wait_market = Les marchands échangent des cartes, l’un après l’autre. Ce qu’ils prennent et jettent en dit long sur ce qu’ils collectionnent.
why-wait_load = Tous les marchands remplissent leur besace en secret, en même temps. Quand la dernière est fermée, les déclarations commencent.
why-wait_declare = L’un après l’autre, les marchands disent ce que contient leur besace. Le nombre est toujours vrai ; la marchandise, peut-être.
why-wait_inspect = Les besaces à la porte sont ouvertes ou rendues une à une. Pendant ce temps, tout le monde peut parler et faire des offres.
why-wait_debt = Quelqu’un n’a pas assez de pièces et choisit des marchandises pour payer. Tout le reste attend.
why-wait_place = Le shérif pose les cartes confisquées sur une défausse, dans l’ordre de son choix.
why-wait_claim = On demande aux marchands dont la besace a été rendue fermée, et qui n’ont encore rien pris, s’ils veulent quelque chose du marché noir.
why-wait_share = Les deux adjoints se partagent ce qu’ils ont pris ensemble.
why-over = La partie est terminée. Tout est compté, et plus rien n’est secret.

## Conseils, quand quelqu’un hésite

tip-title = Un conseil
tip-thanks = Compris
tip-never = Ne plus en montrer
tip-name_starter = Vous pouvez désigner qui vous voulez. Le premier marchand décide sans savoir ce que les autres vont défausser.
tip-swap-collect = Vous avez { $goods }. Gardez-les et cherchez-en d’autres : une besace pleine d’une même sorte, personne n’aime l’ouvrir.
tip-swap-pile = Sur une défausse, il y a ce que vous collectionnez : { $good }. Vous pouvez prendre cette carte avant de piocher.
tip-swap-contraband = La contrebande peut attendre en main l’arrivée d’un shérif qui aime l’argent. { $good } : valeur { $value } à la fin.
tip-swap-plan = Collectionnez une marchandise légale et mettez de côté ce qui ne va pas avec. Ou gardez tout.
tip-discard = La dernière carte posée se retrouve sur le dessus, où le marchand suivant peut la prendre.
tip-load-honest = Déclarée honnêtement, cette besace coûterait { $fine } au shérif qui l’ouvre : { $goods }.
tip-load-smuggle = { $good } : rapporte { $value } à la fin si la carte passe, coûte { $penalty } si on la trouve. Une seule carte de ce genre au milieu d’honnêtes marchandises est un petit risque.
tip-load-last = C’est le dernier tour : ce qui reste en main ne vaut rien.
tip-declare-true = Votre besace est honnête. Si on l’ouvre, vous recevez { $fine }. Prenez donc un air un peu inquiet.
tip-declare-part = Déclarez ce que vous avez en plus grand nombre : { $good }. Ces cartes restent à vous, même si la besace est ouverte.
tip-declare-bold = Rien dans votre besace ne peut être déclaré. Annoncez quelque chose de crédible ; ouverte, elle vous coûte { $fine }.
tip-answer-gold = On vous offre { $gold }. Si la besace est honnête, l’ouvrir vous coûterait { $fine }.
tip-answer-unseen = La contrebande d’un étal ou le contenu d’une besace n’existent peut-être pas. Dans ce cas, on vous montrera la vérité, mais vous n’aurez rien de plus.
tip-answer-promise = Une promesse pour plus tard n’engage à rien. Le registre retient si elle a été tenue.
tip-answer-counter = Cela ne vous convient pas ? Répondez par votre propre offre : la première reste sur la table.
tip-officer-cost = Si { $name } dit vrai, ouvrir cette besace vous coûte { $fine }. Sinon, on vous paie pour chaque mensonge.
tip-officer-poor = Vous avez { $gold }. Si vous ouvrez une besace honnête sans pouvoir payer, vos marchandises y passent.
tip-officer-price = Inutile d’attendre les offres : fixez vous-même un prix.
tip-deputy = Si vous dites « ouvrir » et que l’autre adjoint ne suit pas, la besace est votre affaire : le pot-de-vin, l’amende et le risque.
tip-bargain-lying = Ouverte, votre besace vous coûte { $fine }, et les cartes confisquées avec. Le shérif compte déjà sur l’amende : une offre tentante va souvent au-delà.
tip-bargain-honest = Votre besace est honnête : ouverte, elle vous rapporte { $fine }. Rien ne vous oblige à offrir quoi que ce soit.
tip-bargain-others = Vous pouvez aussi payer pour faire ouvrir la besace d’un autre marchand.
tip-pay = Commencez par des marchandises dont d’autres ont bien plus que vous.
tip-place = Au prochain marché, d’autres se serviront dans ces défausses. Ce que vous enfouissez leur échappe.
tip-claim-worth = Vos trois cartes compteraient { $sum } à la fin, celle du marché noir compte { $value }.
tip-claim-none = Vous n’avez pas trois cartes identiques. Ne prenez rien ; personne ne saura pourquoi.
tip-share = « À tour de rôle » favorise le premier adjoint, et une carte ou une pièce en trop est perdue pour les deux. Mieux vaut souvent s’entendre.
