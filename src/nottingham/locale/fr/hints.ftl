### Ce qui est demandé, pourquoi, et à quoi penser : pour qui découvre la table.

why-more = Plus dans les règles : { $section }

## Ce qui vous est demandé : d’abord de quoi il s’agit, puis à quoi penser

why-name_starter = Vous êtes en fonction : c’est à vous de dire quel marchand va le premier au marché. Les autres suivent dans le sens horaire.
why-name_starter-think = Qui commence n’a rien vu de ce que les autres jettent ; qui passe en dernier a tout vu.
why-swap_first = Avant de remplir les besaces, vous pouvez échanger des cartes : mettez-en de côté, puis prenez-en autant, dans les défausses visibles ou dans la pioche.
why-swap_first-think = Une carte d’une défausse est sûre, mais tout le monde vous voit la prendre. Une carte de la pioche est une surprise, et votre secret.
why-swap_second = Avant de remplir les besaces, vous pouvez échanger des cartes : mettez-en de côté, à la vue de tous, puis prenez-en autant dans la pioche.
why-swap_second-think = Plusieurs cartes d’une même marchandise légale font une besace honnête qu’il est dangereux d’ouvrir. Et ce que vous jetez dit aux autres ce que vous ne collectionnez pas.
why-discard = Les cartes mises de côté vont maintenant face visible sur l’une des deux défausses, dans l’ordre de votre choix.
why-discard-think = Le marchand suivant peut prendre la carte du dessus. Enfouissez ce que les autres collectionnent, et laissez dessus ce qui n’aide personne.
why-load_bag = Mettez dans la besace ce que vous voulez faire passer. Personne ne voit ce que c’est ; quand toutes sont fermées, chacun voit combien de cartes elles contiennent.
why-load_bag-think = Une besace honnête est sûre, et rapporte si on l’ouvre. Chaque mensonge coûte sa pénalité si on le trouve, et rapporte sa valeur sinon.
why-declare = Tout le monde entend ce que votre besace est censée contenir. Le nombre est dit pour vous, et il est vrai ; la marchandise légale, c’est vous qui la choisissez.
why-declare-think = Ce qui correspond à la déclaration reste à vous même si la besace est ouverte. Pour le reste, dites ce que l’on croira.
why-answer = On vous propose un marché. Acceptez, et il s’exécute aussitôt ; refusez, et il disparaît ; ou répondez par une offre à vous.
why-answer-think = Les pièces sont sûres. Ce qui vient de sous un étal ou d’une besace n’existe peut-être pas, et les promesses n’engagent personne.
why-officer = Les besaces sont entre vos mains. Ouvrez-en une : un menteur vous paie, mais vous payez un marchand honnête. Rendez-la, et personne ne paie rien, sauf marché conclu avant.
why-officer-think = Prenez votre temps : fixez un prix, menacez, laissez-les parler. Regardez qui s’est déjà fait prendre, et ce que chacun collectionne.
why-deputy = Vous décidez à deux de chaque besace. Si les deux veulent l’ouvrir, vous partagez le coût et le gain. Si l’autre ne le veut pas, cette besace devient votre affaire.
why-deputy-think = Ce que vous prenez à deux rejoint le butin et se partage. Ce que vous prenez sans l’autre est à vous, et le risque aussi.
why-bargain = Votre besace est à la porte et peut être ouverte à tout moment. C’est l’heure de parler : offrez quelque chose pour elle, ou gardez un visage impassible.
why-bargain-think = Que vous coûterait une besace ouverte ? Tout ce qui est en dessous est un bon prix. Une besace honnête n’a pas besoin de pot-de-vin.
why-pay = Vous n’avez plus de pièces, et ce que vous devez encore se paie en marchandises. Elles doivent valoir au moins autant, et l’on ne rend pas la monnaie.
why-pay-think = Donnez ce qui coûte le moins : des marchandises dont vous ne serez ni Roi ni Reine.
why-place = Ce que vous avez saisi va sur l’une des deux défausses, dans l’ordre de votre choix.
why-place-think = Au prochain marché, quelqu’un trouvera dessus ce que vous y laissez.
why-claim = Votre besace vous a été rendue sans être ouverte. Vous pouvez donc céder trois cartes de contrebande identiques et prendre en échange la carte du dessus au marché noir.
why-claim-think = Cette carte vaut plus que les trois réunies. Si vous n’en avez pas trois pareilles, on vous interroge quand même, pour que personne n’apprenne rien de la question.
why-share = On partage le butin : à chacun la moitié des pièces et la moitié des cartes. C’est fait quand vous proposez tous les deux la même chose.
why-share-think = Selon la règle, on prend les cartes à tour de rôle, les plus chères d’abord. Ne proposez autre chose que si cela vous arrange tous les deux.

## Pendant que d’autres sont interrogés

why-offered = Votre offre est sur la table. Tant qu’elle attend une réponse, vous pouvez la modifier ou la retirer.
why-wait_market = Les marchands échangent des cartes, l’un après l’autre. Ce qu’ils prennent et jettent en dit long sur ce qu’ils collectionnent.
why-wait_load = Tous les marchands remplissent leur besace en secret, en même temps. Quand la dernière est fermée, les déclarations commencent.
why-wait_declare = L’un après l’autre, les marchands disent ce que contient leur besace. Le nombre est toujours vrai ; la marchandise, peut-être.
why-wait_inspect = Les besaces sont à la porte ; elles sont ouvertes ou rendues une à une. Pendant ce temps, qui joue peut parler et faire des offres.
why-wait_debt = Quelqu’un n’a pas assez de pièces et choisit des marchandises pour payer. Tout le reste attend.
why-wait_place = Les cartes saisies vont sur une défausse, dans l’ordre que veut le shérif.
why-wait_claim = On demande aux marchands dont la besace a été rendue fermée s’ils veulent quelque chose du marché noir.
why-wait_share = Les deux adjoints se partagent ce qu’ils ont pris ensemble.
why-over = La partie est terminée. Tout est compté, et plus rien n’est secret.

## Conseils, quand quelqu’un hésite

tip-title = Un conseil
tip-thanks = Merci
tip-never = Ne plus en montrer
tip-name_starter = Vous pouvez désigner n’importe qui. Qui passe en premier décide sans savoir ce que les autres jettent.
tip-swap-collect = Vous avez { $goods }. Gardez-les ensemble et cherchez-en d’autres : beaucoup d’une même sorte font une besace que personne n’aime ouvrir.
tip-swap-pile = Sur une défausse se trouve ce que vous collectionnez : { $good }. Vous pouvez prendre cette carte avant de toucher à la pioche.
tip-swap-contraband = La contrebande peut attendre en main qu’un shérif aimant l’argent arrive. { $good } : valeur { $value } à la fin.
tip-swap-plan = Collectionnez une marchandise légale et mettez de côté ce qui n’y va pas. Vous pouvez aussi tout garder.
tip-discard = La dernière carte posée est dessus, et le marchand suivant peut la prendre.
tip-load-honest = Déclarée honnêtement, cette besace coûterait { $fine } au shérif qui l’ouvre : { $goods }.
tip-load-smuggle = { $good } : rapporte { $value } à la fin si la carte passe, coûte { $penalty } si on la trouve. Une seule carte de ce genre parmi d’honnêtes est un petit risque.
tip-load-last = C’est le dernier tour : ce qui reste en main ne vaut rien.
tip-declare-true = Votre besace est honnête. Si on l’ouvre, vous recevez { $fine }. Prenez peut-être un air un peu soucieux.
tip-declare-part = Déclarez ce que vous avez en plus grand nombre : { $good }. Cela au moins reste à vous, même si la besace est ouverte.
tip-declare-bold = Rien dans votre besace ne peut être déclaré. Choisissez ce que l’on croira ; ouverte, elle vous coûte { $fine }.
tip-answer-gold = On vous offre { $gold }. Si la besace est honnête, l’ouvrir vous coûterait { $fine }.
tip-answer-unseen = Ce qui vient de sous un étal ou d’une besace n’existe peut-être pas. Si c’est le cas, on vous montrera la vérité, mais vous n’aurez rien de plus.
tip-answer-promise = Une promesse pour plus tard n’engage personne. Le registre retient si elle a été tenue.
tip-answer-counter = Trop peu ? Répondez par une offre à vous : la première reste où elle est.
tip-officer-cost = Si { $name } dit vrai, ouvrir cette besace vous coûte { $fine }. Sinon, on vous paie pour chaque mensonge.
tip-officer-poor = Vous avez { $gold }. Si vous ouvrez une besace honnête sans pouvoir payer, vos marchandises y passent.
tip-officer-price = Inutile d’attendre les offres : fixez vous-même un prix.
tip-deputy = Si vous dites « ouvrir » et que l’autre adjoint ne suit pas, la besace est à vous : le pot-de-vin, l’amende et le risque.
tip-bargain-lying = Ouverte, votre besace vous coûte { $fine }, et les marchandises cachées avec. La moitié de cette somme est une offre qui se tente.
tip-bargain-honest = Votre besace est honnête : ouverte, elle vous rapporte { $fine }. Rien ne vous oblige à offrir quoi que ce soit.
tip-bargain-others = Vous pouvez aussi payer pour que l’on ouvre la besace d’un autre.
tip-pay = Donnez d’abord des marchandises dont d’autres ont bien plus que vous.
tip-place = Au prochain marché, d’autres prennent dans ces défausses. Ce que vous enfouissez, ils ne l’ont pas.
tip-claim-worth = Vos trois cartes compteraient { $sum } à la fin, celle du marché noir compte { $value }.
tip-claim-none = Vous n’avez pas trois cartes pareilles. Ne prenez rien ; personne n’en saura la raison.
tip-share = Faute d’accord, le partage selon la règle est juste pour les deux.
