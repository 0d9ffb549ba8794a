### Ce qui n’a pas pu se faire : ce qui s’est passé, et que faire.

## Par genre

error-unknown = Quelque chose s’est mal passé. Réessayez.
error-kind-malformed = Le serveur n’a pas compris cette page. Rechargez-la.
error-kind-illegal = Les règles ne le permettent pas maintenant.
error-kind-unauthorized = Le serveur ne vous reconnaît plus sur cet appareil. Choisissez un nom.
error-kind-forbidden = Ce n’est pas à vous de le faire.
error-kind-not_found = Il n’y a rien ici.
error-kind-stale = La partie a avancé. Regardez où elle en est.
error-kind-impossible = Ce n’est pas possible pour l’instant.
error-kind-too_many = Trop de requêtes. Attendez un instant, puis réessayez.
error-kind-not_saved = Le serveur n’a pas pu l’enregistrer, donc rien n’a eu lieu. Réessayez.
error-kind-too_big = C’est trop long.
error-kind-not_json = Le serveur n’a pas compris cette page. Rechargez-la.
error-kind-fault = Quelque chose s’est mal passé sur le serveur. Réessayez.
error-kind-ending = Le serveur a mis fin à la connexion.
error-kind-unreachable = Le serveur est injoignable.
error-seat = place { $number }

## Cette page

error-unreachable = Le serveur est injoignable. Vérifiez votre connexion.
error-connection_lost = Connexion perdue : rien n’a été envoyé. Reconnexion…
error-connection_over = Cette connexion est terminée. Rechargez la page pour revenir.

## Connexions

error-too_slow = Votre connexion ne suivait plus et a été fermée. Reconnexion…
error-too_fast = Trop de messages à la fois. Reconnexion…
error-silent = La connexion est restée inactive trop longtemps.
error-fault = Quelque chose s’est mal passé sur le serveur. Rien n’est perdu : réessayez.
error-stopping = Le serveur redémarre. Il revient dans un instant, et votre partie aussi.
error-revoked = Cet appareil a été déconnecté. Choisissez un nom, ou utilisez un lien venu d’un autre appareil.
error-elsewhere = Cette table est ouverte dans trop de fenêtres. Celle-ci était la plus ancienne.
error-forgotten = Vous avez demandé l’oubli : c’est chose faite.
error-too_many_sockets = Trop de connexions viennent de votre réseau. Fermez d’abord un autre onglet.
error-malformed = Le serveur n’a pas compris cette page. Rechargez-la.
error-not_json = Le serveur n’a pas compris cette page. Rechargez-la.
error-too_big = C’est trop long pour être envoyé.
error-no_such_page = Il n’y a rien à cette adresse.
error-foreign_origin = Cette page vient d’un autre site : le serveur refuse ses demandes.
error-unknown_host = Ce serveur ne se connaît pas sous le nom { $host }. La personne qui l’héberge peut autoriser ce nom avec --origin.
error-not_from_here = C’est réservé aux responsables de ce serveur.
error-not_saved = Le serveur n’a pas pu l’enregistrer, donc rien n’a eu lieu. Réessayez.
error-in_doubt = On ne sait pas si le serveur l’a enregistré. Si oui, vous le verrez dans un instant ; sinon, réessayez.
error-busy = D’autres ont été plus rapides à chaque fois. Réessayez.
error-too_many_requests = Trop de requêtes. Réessayez dans un instant.
error-too_often = Trop de messages. Attendez un instant.

## Personnes et appareils

error-no_secret = Choisissez d’abord un nom.
error-unknown_secret = Le serveur ne reconnaît plus cet appareil. Choisissez un nom.
error-no_name = Un nom doit contenir au moins un caractère visible.
error-too_long = { $n ->
    [one] C’est trop long : { $n } caractère au plus.
   *[other] C’est trop long : { $n } caractères au plus.
}
error-too_many_people = Trop de nouveaux joueurs viennent de votre réseau. Réessayez plus tard.
error-too_many_keys = { $n ->
    [one] Vous pouvez avoir { $n } appareil au plus. Déconnectez-le d’abord.
   *[other] Vous pouvez avoir { $n } appareils au plus. Déconnectez-en un d’abord.
}
error-no_such_key = Cet appareil n’est pas l’un des vôtres.

## Tables

error-no_such_table = Il n’y a pas de table ici. Elle a peut-être été fermée, ou le lien est incomplet.
error-no_such_lesson = Cette leçon n’existe pas.
error-no_such_game = Cette partie n’existe pas.
error-still_played = Cette partie se joue encore. On pourra la revoir à la fin.
error-no_spectators = L’hôte de cette table ne veut pas de spectateurs.
error-table_crowded = Trop de monde regarde déjà cette table.
error-too_many_tables = Trop de tables ont été créées depuis votre réseau. Réessayez plus tard.
error-too_many_games = Trop de parties ont été lancées depuis votre réseau. Réessayez plus tard.
error-too_many_codes = Trop de codes ont été essayés. Scannez le code QR, utilisez le lien ou réessayez plus tard.
error-not_here = Vous n’êtes plus à cette table.
error-not_host = Seul l’hôte peut le faire.
error-not_seated = Il faut avoir une place à la table pour le faire.
error-no_screen = Seul un écran pour toute la pièce peut faire cela.
error-table_full = Toutes les places sont prises.
error-seat_taken = Cette place est prise.
error-removed = L’hôte vous a retiré votre place à cette table. Vous ne pourrez vous rasseoir qu’avec son accord.
error-not_removed = Personne de ce nom n’est exclu de cette table.
error-too_many_seats = { $n ->
    [one] Vous avez déjà une place à { $n } table publique. Libérez-la d’abord.
   *[other] Vous avez déjà une place à { $n } tables publiques. Libérez-en une d’abord.
}
error-too_many_seats_of = { $n ->
    [one] { $name } a déjà une place à { $n } table publique et doit d’abord la libérer.
   *[other] { $name } a déjà une place à { $n } tables publiques et doit d’abord en libérer une.
}
error-too_many_public = { $n ->
    [one] Vous êtes déjà l’hôte de { $n } table publique. Rendez-la d’abord privée.
   *[other] Vous êtes déjà l’hôte de { $n } tables publiques. Rendez-en d’abord une privée.
}
error-too_many_watching = Trop de personnes regardent déjà cette table depuis votre réseau.
error-seat_empty = Il n’y a personne à cette place.
error-bot_plays = On ne peut pas renvoyer un bot pendant qu’il joue.
error-no_person = Il n’y a pas de joueur humain à cette place.
error-no_such_bot = Il n’y a pas de bot de ce nom ici.
error-no_such_seat = Cette table n’a pas cette place.
error-seats_empty = { $n ->
    [one] { $n } place est encore vide. Invitez quelqu’un, ou ajoutez un bot.
   *[other] { $n } places sont encore vides. Invitez du monde, ou ajoutez des bots.
}
error-too_few_seats = { $n ->
    [one] { $n } personne est à table : il faut au moins autant de places.
   *[other] { $n } personnes sont à table : il faut au moins autant de places.
}
error-game_runs = On ne peut pas changer cela pendant une partie.
error-time_cut_short = Pendant une partie, on ne peut que donner plus de temps.
error-not_gathering = Il y a déjà une partie à cette table.
error-sheriff_by_lot = À cette table, le premier shérif est tiré au sort.
error-name_the_sheriff = Désignez le premier shérif avant de commencer.
error-no_game = Aucune partie ne se joue à cette table.
error-no_lesson = On ne donne pas de leçon à cette table.
error-no_such_chapter = Cette leçon n’a pas ce chapitre. Reprenez-la depuis le début.
error-no_game_over = Il n’y a pas de partie terminée à cette table.
error-another_game = Cette table est passée à une autre partie. Regardez où elle en est.
error-paused = La partie est en pause.
error-nothing_to_pass = Vous ne pouvez pas passer maintenant.
error-no_guess = Il n’est plus possible de faire un pronostic sur cette besace.
error-silenced = L’hôte vous a retiré la parole.
error-stale = La partie a avancé entre-temps. Regardez où elle en est.
error-from_the_future = Cette page est en avance sur la partie. Rechargez-la.
error-too_many_offers = { $n ->
    [one] { $n } offre par tour au plus. Attendez le prochain.
   *[other] { $n } offres par tour au plus. Attendez le prochain.
}
error-too_many_favours = { $n ->
    [one] { $n } promesse par tour au plus. Attendez le prochain.
   *[other] { $n } promesses par tour au plus. Attendez le prochain.
}
error-too_many_favours_in_game = { $n ->
    [one] { $n } promesse par partie au plus.
   *[other] { $n } promesses par partie au plus.
}

## Options

error-edition = Il n’y a qu’une première et une deuxième édition.
error-player_count = Le jeu se joue de 3 à 6.
error-six_in_first = La première édition se joue de 3 à 5. À six, choisissez la deuxième.
error-black_market_in_first = Le marché noir n’existe que dans la deuxième édition.
error-pack_asked_twice = La même extension est choisie deux fois.
error-pack_twice = Il y a déjà une extension de ce nom.
error-unknown_pack = Ce serveur n’a pas cette extension.
error-bad_pack = Cette extension contient une erreur.
error-good_twice = Deux de ces extensions ont la même marchandise : { $good }. Choisissez-en une.
error-crown_twice = Deux de ces extensions couronnent la même marchandise : { $good }. Choisissez-en une.
error-counts_as = Cette extension contient une erreur : { $good } ne peut compter que pour une marchandise légale.
error-wrong_deck = Cette pioche ne correspond pas aux options.
error-one_each = Il en faut exactement un par place.
error-no_sheriff = À six, il y a des adjoints, pas de shérif.
error-deputy_deck = Les cartes d’adjoint doivent nommer une fois chacune des six places.
error-sheriff_seat = Le premier shérif doit être à cette table.

## Règles

error-wrong_phase = Pas maintenant. Phase en cours : « { $phase } ».
error-no_seat = Seuls les joueurs peuvent le faire.
error-nothing_to_do = Vous n’avez rien à faire pour l’instant.
error-not_your_turn = Ce n’est pas à vous de jouer.
error-an_officer = Vous êtes de garde ce tour-ci : le marché et les besaces sont l’affaire des marchands.
error-not_the_sheriff = Seul le shérif peut le faire.
error-not_an_officer = Seuls le shérif et les adjoints décident du sort des besaces.
error-not_a_merchant = Seul un marchand peut ouvrir le marché.
error-no_starter = Dans la première édition, le marché commence toujours à gauche du shérif.
error-starter_named = On sait déjà qui ouvre le marché.
error-discard_first = Posez d’abord sur une défausse les cartes mises de côté.
error-too_many_aside = Vous pouvez mettre de côté 5 cartes au plus.
error-not_in_hand = Vous n’avez pas ces cartes en main.
error-no_taking = Dans la deuxième édition, toutes les cartes viennent de la pioche.
error-too_many_taken = { $n ->
    [one] Vous pouvez piocher { $n } carte, pas plus.
   *[other] Vous pouvez piocher { $n } cartes, pas plus.
}
error-pile_too_small = Cette défausse a trop peu de cartes pour cela.
error-nothing_aside = Vous n’avez rien mis de côté à défausser.
error-not_those_cards = Ce ne sont pas les bonnes cartes. Posez toutes celles qui sont montrées, et aucune autre.
error-no_card = Vous n’avez aucune carte à mettre en besace : vous passez ce tour.
error-bag_closed = Votre besace est fermée, et elle le reste.
error-bag_size = Une besace prend de 1 à 5 cartes.
error-declare_legal = On ne déclare que des marchandises légales. { $good } ? Ce serait un peu trop honnête.
error-not_in_game = { $good } : il n’y en a pas dans cette partie.
error-no_open_bag = { $name } n’a plus de besace à la porte.
error-answer_first = Une offre pour cette besace vient de son propriétaire : acceptez-la ou refusez-la d’abord.
error-bag_bound = Un accord vous engage : { $name } doit ouvrir sa besace.
error-left_to_the_other = Pour { $name }, seul l’autre adjoint décide.
error-clock_only = Seul le sablier peut dire que le temps est écoulé.
error-no_time_limit = Cette table joue sans sablier.
error-said_already = Vous l’avez déjà dit. C’est à l’autre adjoint de parler.
error-spoken_too_often = { $n ->
    [one] Vous avez déjà parlé { $n } fois de cette besace. Votre dernier mot est définitif.
   *[other] Vous avez déjà parlé { $n } fois de cette besace. Votre dernier mot est définitif.
}

## Accords

error-not_yours_to_answer = Ce n’est pas à vous de répondre à cette offre.
error-not_your_offer = Ce n’est pas à vous de retirer cette offre.
error-no_such_offer = Cette offre n’est plus sur la table.
error-accepted_already = Vous avez déjà accepté. On attend les autres.
error-no_deputies = Il n’y a pas d’adjoints à cette table.
error-officers_dont_deal = Les adjoints traitent avec les marchands, pas entre eux.
error-to_yourself = On ne traite pas avec soi-même. Même ici.
error-empty_offer = Il n’y a rien dans cette offre.
error-no_open_trade = À cette table, les marchands ne traitent pas entre eux.
error-trade_terms = Entre marchands, ni engagement sur une besace, ni marchandises qui en sortent.
error-officers_bag = Seul un marchand peut donner des marchandises d’une besace.
error-joint_giving = Ensemble, les adjoints ne donnent que des engagements et des promesses.
error-pledge_needed = Une offre à un seul adjoint doit porter sur une besace qui ne dépend que de lui.
error-bag_pledged_twice = La même besace est deux fois dans cet accord : { $name }.
error-not_a_joint_bag = Pour { $name }, un seul adjoint décide.
error-not_his_bag = Pour { $name }, cet adjoint ne décide pas seul.
error-too_little_gold = { $has ->
    [one] { $name } n’a que { $has } pièce.
   *[other] { $name } n’a que { $has } pièces.
}
error-not_on_stand = { $name } n’a pas ces marchandises sur son étal.
error-not_contraband = { $good } : ce n’est pas de la contrebande.
error-too_little_contraband = { $has ->
    [one] { $name } n’a que { $has } carte de contrebande.
   *[other] { $name } n’a que { $has } cartes de contrebande.
}
error-bag_not_pledged = On ne peut donner des marchandises d’une besace que si l’accord prévoit de la rendre.
error-bag_too_small = { $has ->
    [one] { $name } n’a que { $has } carte dans sa besace.
   *[other] { $name } n’a que { $has } cartes dans sa besace.
}
error-favour_of_another = Dans un accord, seules les deux parties peuvent promettre.
error-favour_to_whom = Une promesse doit concerner quelqu’un d’autre à cette table.

## Dettes, marché noir et butin

error-not_your_debt = Ce n’est pas à vous de payer.
error-not_to_give = Vous ne pouvez pas payer avec cela.
error-pays_too_little = { $paid }, c’est trop peu : vous devez { $owed }.
error-pays_too_much = Vous devez { $owed }, et { $paid }, c’est plus qu’il n’en faut. Retirez une carte.
error-no_market_pile = { $good } : le marché noir n’a pas de carte en échange.
error-bag_not_back = Pour prendre une carte, il faut d’abord que votre besace vous ait été rendue sans être ouverte.
error-claimed_already = Vous avez déjà pris une carte ce tour-ci.
error-too_few_to_claim = Il vous en faut trois sur votre étal : { $good }.
error-not_a_deputy = Seuls les adjoints partagent le butin.
error-proposed_already = Vous l’avez déjà proposé. On attend l’accord de l’autre adjoint.
error-proposed_too_often = { $n ->
    [one] Vous avez proposé { $n } partage, le maximum. Partagez à tour de rôle ou attendez l’accord de l’autre adjoint.
   *[other] Vous avez proposé { $n } partages, le maximum. Partagez à tour de rôle ou attendez l’accord de l’autre adjoint.
}
error-split_seats = Le butin est pour les deux adjoints.
error-split_all = Partagez tout le butin, et rien d’autre.
error-split_gold = À chaque adjoint la moitié des pièces. Seule une pièce en trop se discute.
error-split_cards = À chaque adjoint la moitié des cartes. Seule une carte en trop se discute.
