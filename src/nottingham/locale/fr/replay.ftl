# Replays of finished games.

replay-title = Revoir une partie
replay-eyes = Point de vue
replay-eyes-all = Toutes les cartes visibles
replay-eyes-spectator = Comme un spectateur
replay-eyes-of = Comme { $name }
replay-share = Lien vers ce moment
replay-link-copied = Le lien vers ce moment est copié.
replay-more = Plus
replay-more-title = À propos de cette partie
replay-all-open = Vous voyez toutes les mains et toutes les besaces.
replay-as-spectator = Vous voyez ce qu’un spectateur voyait.

replay-controls = Commandes de lecture
replay-scrubber = Étape
replay-step-of = Étape { $step } sur { $last }
replay-round-back = Tour précédent
replay-round-on = Tour suivant
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-play = Lecture
replay-pause = Mettre en pause
replay-speed = Vitesse
replay-times = { $speed }×

replay-minds = Pensées
replay-thoughts = Ce que pensaient les bots
replay-lies = mensonge probable à { $percent } %
replay-seems = passe pour un mensonge à { $percent } %
replay-stakes = amende { $fine }, dédommagement { $reward }
replay-gain = l’ouvrir : { $gain } pièces
replay-price = demanderait { $price } pièces

replay-prove = Vérifier la donne
replay-prove-hint = Votre navigateur recalcule chaque mélange de cette partie.
replay-save = Enregistrer la partie
replay-save-hint = Un fichier avec tout ce qui s’est passé. Vous pourrez le rouvrir ici ou l’envoyer.
replay-other = Ouvrir une autre partie
replay-keys = Raccourcis clavier
replay-key-step = Flèches gauche et droite : une étape
replay-key-round = Page précédente et page suivante : un tour
replay-key-ends = Début et Fin : la donne et le décompte
replay-key-play = Espace : lecture ou pause
replay-not-judged = Cet enregistrement vient d’une version antérieure et ne contient pas les actions : ses coups n’ont pas été vérifiés.

replay-open-title = Ouvrir une partie
replay-open-about = Ouvrez un enregistrement que vous avez gardé ou reçu. Le serveur ne le conserve pas.
replay-open-drop = Déposez le fichier ici
replay-open-reading = Lecture en cours…
replay-open-choose = Choisir un fichier
replay-open-which = { $count ->
    [one] Le fichier contient { $count } partie. Laquelle ?
   *[other] Le fichier contient { $count } parties. Laquelle ?
  }
replay-open-this = Montrer cette partie
replay-open-code = Ou cherchez une partie de ce serveur par son lien ou son code
replay-open-find = Chercher
replay-kept = Ouvertes récemment
replay-kept-about = Elles s’ouvrent aussi hors ligne.

# The check of a deal.

proof-title = Vérification de la donne
proof-about = Avant la donne, l’empreinte d’une graine secrète a été publiée. La graine est maintenant connue, et votre navigateur a recalculé lui-même chaque mélange. Personne ne pouvait truquer les cartes sans être découvert.
proof-holds = La donne était régulière.
proof-holds-noted = La donne était régulière, et c’est celle qui était promise.
proof-fails = La vérification a échoué. Ce qui ne concorde pas est marqué ci-dessous.
proof-no-game = Ce n’est pas une partie complète ; il n’y a rien à vérifier.
proof-true = Exact :
proof-false = Faux :
proof-seed = L’empreinte de la graine est celle qui a été publiée avec la donne.
proof-noted = C’est l’empreinte notée avant la fin de la partie.
proof-told = La fin de la partie révèle la même graine.
proof-key = La graine et les mots de la table donnent la clé de tous les mélanges.
proof-cut = { $name } a ajouté le mot « { $cut } ».
proof-no-cut = { $name } n’a ajouté aucun mot.
proof-deck = { $away ->
    [none] La clé met les { $count } cartes dans l’ordre où elles étaient dans la pioche.
   *[some] La clé met les { $count } cartes dans l’ordre où elles étaient dans la pioche. Les { $removed } dernières ont été retirées.
  }
proof-exchange = La dernière carte, à la place { $last }, va à la place { $number } mod { $count } = { $place }.
proof-sheriff = La clé désigne le premier shérif : { $name }.
proof-named = Le premier shérif a été désigné avant la donne : { $name }. Aucun mélange n’en a décidé.
proof-deputies = La clé mélange les adjoints, mélange { $time } : { $names }.
proof-draws = { $count ->
    [one] La carte piochée ({ $count }) se trouvait sur le dessus de la pioche.
   *[other] Les { $count } cartes piochées se trouvaient sur le dessus de la pioche, l’une après l’autre.
  }
proof-remade = { $count ->
    [one] Nouveau mélange { $time } : la clé remet { $count } carte défaussée à sa place dans la nouvelle pioche.
   *[other] Nouveau mélange { $time } : la clé remet { $count } cartes défaussées dans leur ordre dans la nouvelle pioche.
  }
proof-write = Aviez-vous noté l’empreinte avant la partie ? Comparez-la ici :
proof-write-other = Ce navigateur l’a notée à la donne. Si vous en avez noté une autre, comparez-la ici :

# Reasons why there is no replay.

nowhere-still_played = Cette partie est encore en cours
nowhere-still_played-why = On pourra la revoir quand elle sera finie. D’ici là, les cartes ne regardent personne.
nowhere-no_such_game = Cette partie n’existe pas
nowhere-no_such_game-why = Le lien est peut-être incomplet, ou la partie est si ancienne qu’elle a été supprimée.
nowhere-replay_closed = Cette partie s’est jouée à huis clos
nowhere-replay_closed-why = Elle n’est visible que pour les personnes qui l’ont jouée. Si vous en étiez, ouvrez le lien dans le navigateur où vous avez joué.
nowhere-unreachable = Le serveur est injoignable
nowhere-unreachable-why = Vérifiez votre connexion et réessayez.

error-record_unknown = Ce n’est pas l’enregistrement d’une partie. On l’obtient en revoyant une partie, avec « Enregistrer la partie ».
error-record_cut_off = Cet enregistrement s’arrête avant la fin de la partie. Il n’a peut-être pas été copié en entier.
error-record_changed = Cet enregistrement a été modifié après coup ; il ne prouve donc rien.
error-record_other_words = Cet enregistrement vient d’une autre version de Nottingham, et une partie n’en est pas lisible ici.
error-record_one_seat = Cet enregistrement ne contient que ce qu’une place a vu, pas la partie entière.
error-record_too_long = Aucune partie n’est aussi longue que cet enregistrement.
error-record_unlawful = Les règles interdisent ce qui se passe dans cet enregistrement. Il a été modifié, ou suit d’autres règles.
error-record_too_big = Ce fichier est trop gros pour être l’enregistrement d’une partie.
