### Tout ce qui précède la partie.

## Sur chaque écran

shell-skip = Aller au contenu
shell-moment = Un instant…
shell-lost = Connexion perdue. Reconnexion…
shell-close = Fermer
shell-dismiss = Masquer ce message
shell-settings = Réglages
shell-language = Langue
shell-light = Thème
shell-light-device = Système
shell-light-day = Clair
shell-light-night = Sombre
shell-rules = Les règles
shell-replays = Revoir une partie
shell-tips = Conseils pour débuter
shell-tips-on = Oui
shell-tips-off = Non
shell-sounds = Sons
shell-sounds-off = Coupés
shell-sounds-on = Audibles
shell-who = Qui êtes-vous ?
shell-change-me = Changer de nom, de couleur et d’emblème
shell-renewed = Une nouvelle version est disponible.
shell-renew = Recharger
shell-unofficial = Une adaptation amateur, non officielle et non commerciale du jeu de société Shérif de Nottingham ; ses auteurs et éditeurs n’y ont pas participé et ne la cautionnent pas.
shell-credits = Crédits et licences
shell-credits-icons = Certaines silhouettes sont de { $artists }, adaptées ; les autres dessins sont les nôtres.
shell-credits-fonts = Les caractères sont l’Alegreya et l’Alegreya SC de Juan Pablo del Peral, Huerta Tipográfica, sous licence SIL Open Font License 1.1.
shell-credits-source = Le code source de Nottingham est libre, sous licence Apache 2.0.

## Là où il n’y a rien

nowhere-start = Retour à l’accueil
nowhere-lobby = Trouver une table ouverte
nowhere-again = Réessayer
nowhere-anew = Choisir un nom
nowhere-no_such_page = Ce chemin ne mène nulle part
nowhere-no_such_page-why = Il n’y a rien à cette adresse. Une lettre s’est peut-être perdue en route.
nowhere-no_such_table = Cette table n’existe pas
nowhere-no_such_table-why = Le lien a peut-être perdu une lettre, ou la table a été débarrassée depuis. Redemandez le lien, ou dressez votre propre table.
nowhere-no_spectators = Cette partie se joue à huis clos
nowhere-no_spectators-why = L’hôte ne veut pas de spectateurs. Demandez une place avant la prochaine partie.
nowhere-table_crowded = On se bouscule ici
nowhere-table_crowded-why = Trop de monde regarde déjà cette table. Réessayez dans un moment.
nowhere-elsewhere = Vous êtes déjà ici
nowhere-elsewhere-why = Cette table est ouverte dans trop de fenêtres. Continuez dans une autre, ou reprenez ici.
nowhere-unknown_secret = Nous ne vous reconnaissons pas
nowhere-unknown_secret-why = Ce navigateur s’est absenté si longtemps que son nom est oublié ici. Reprenez un nom et entrez.
nowhere-revoked = Cet appareil a été déconnecté
nowhere-revoked-why = La déconnexion est venue d’un autre appareil. Reprenez un nom et entrez.
nowhere-forgotten = Tout est oublié, selon votre souhait
nowhere-forgotten-why = Plus rien ici ne vous connaît. Revenez quand vous voulez, sous le nom de votre choix.
nowhere-not_loaded = Une partie de la page s’est perdue en route
nowhere-not_loaded-why = Elle n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
nowhere-fault = Quelque chose s’est cassé ici
nowhere-fault-why = C’est notre faute, et votre partie est en lieu sûr. Rechargez la page pour reprendre où vous en étiez.
nowhere-connection_over = La connexion est terminée
nowhere-connection_over-why = Le serveur l’a fermée. Rechargez la page pour reprendre où vous en étiez.

## Qui l’on est

who-title = Votre profil
who-title-new = Qui êtes-vous ?
who-name = Votre nom
who-surprise = Tirer un nom pour moi
who-nameless = Il faut au moins une lettre ou un signe visible.
who-cut = Ici, un nom a { $most } lettres au plus : le vôtre a été raccourci.
who-colour = Votre couleur
who-charge = Votre emblème
who-save = Enregistrer
who-cancel = Tant pis
who-kept = Ni compte ni mot de passe : ce navigateur se souvient de vous.
who-past = Vos parties, chiffres et appareils
who-nicknames = Colin Honnête, Perrine la Pie, Grain d’Orge, Gros Navet, Nine Muscade, Père Potiron, Poivre-et-Sel, Cire-Chandelle, Gautier du Char, Bonne-Fortune, Noisette, Malin Mercier, Tonnelle, Robin Coing, Passeur Finn, Tanaisie

## Tables

stage-gathering = En attente
stage-playing = En cours
stage-over = Terminée
told-players = { $players } joueurs
told-clock = contre la montre
told-no-spectators = sans spectateurs

## L’accueil

start-what = Remplissez votre besace, annoncez ce qu’elle contient et regardez le shérif droit dans les yeux. Le jeu de bluff, de pots-de-vin et de soie de contrebande, de trois à six : gratuit, dans le navigateur, sans compte.
start-play-now = Jouer contre des bots
start-dealing = On distribue les cartes…
start-learn = Apprendre en cinq minutes
start-make = Dresser une table entre amis
start-find = Trouver une table ouverte
start-companion = Compagnon de table
start-offline = Vous êtes hors ligne.
start-offline-what = Sans réseau, ceci marche toujours : le compagnon pour la table à la maison, les règles et les parties que vous avez déjà revues. Les parties à plusieurs attendent votre retour.
start-link = Vous avez un lien ou un code ?
start-link-example = Collez-le ici
start-link-go = Y aller
start-link-empty = Collez le lien que vous avez reçu, ou le code qui le termine.
start-link-dead = Aucune table ne répond à cela. Le lien a peut-être perdu une lettre, ou la table a été débarrassée : redemandez-le.
start-mine = Vos tables
start-mine-with = avec { $names }
start-mine-alone = encore personne d’autre
start-mine-lesson = Votre première partie, avec un guide
start-how = Comment se joue une partie
start-how-market = Le marché
start-how-market-text = Échangez ce dont vous ne voulez pas. Pommes et pain sont d’un commerce honnête ; poivre et soie sont interdits, et valent bien plus.
start-how-bag = La besace
start-how-bag-text = Glissez-y jusqu’à cinq cartes, fermez-la et annoncez une seule marchandise légale. Le nombre doit être vrai. Le reste vous regarde.
start-how-gate = La porte
start-how-gate-text = À chaque tour, un autre est shérif et peut ouvrir votre besace : le menteur paie, mais aussi le shérif qui doute d’un honnête marchand. Un pot-de-vin peut tout arranger.
start-how-crowns = Les couronnes
start-how-crowns-text = Quand chacun a été shérif assez souvent, on compte les biens et les pièces. Qui a apporté le plus d’une marchandise en est le Roi, et plus riche d’autant.

## Dresser une table

new-title = Dresser une table
new-lead = Choisissez une façon de jouer, puis envoyez le lien à vos amis. Tout peut encore changer jusqu’au début de la partie.
new-make = Dresser la table
new-back = Retour
new-presets = Façons de jouer
new-preset-easy = Première partie
new-preset-easy-about = La seconde édition et rien d’autre. Expliquée en cinq minutes.
new-preset-whole = Toute la seconde édition
new-preset-whole-about = Avec les marchandises royales et le marché noir.
new-preset-classic = Première édition classique
new-preset-classic-about = Deux défausses où choisir, comme dans la première boîte.
new-preset-sly = Pour vieux renards
new-preset-sly-about = Tout, les marchands traitent aussi entre eux, et nul ne peut compter les cartes.
new-who = Qui joue, et à quoi
new-players = Joueurs
new-players-about = Des bots peuvent prendre les places restées vides.
new-players-six = À six, pas de shérif : deux adjoints partagent la charge et doivent s’entendre.
new-players-first = La première édition se joue de trois à cinq ; à six, il faut la seconde.
new-players-seated = { $seated } sont à table et gardent leur place.
new-edition = Édition
new-edition-first = Première édition
new-edition-second = Seconde édition
new-edition-first-about = On puise dans deux défausses visibles ou dans la pioche.
new-edition-second-about = Un marché plus vif : on écarte à découvert, on puise dans la pioche.
new-edition-six = Six joueurs ont besoin de la seconde édition : la première en accueille cinq.
new-door = Qui peut venir
new-door-link = Sur lien seulement
new-door-public = Tout le monde
new-door-link-about = Seuls ceux qui ont le lien trouvent la table.
new-door-public-about = La table est affichée parmi les tables ouvertes, et chacun peut s’asseoir.
new-cards = Cartes
new-royal = Marchandises royales
new-royal-about = Des cartes rares, du plus fin : de la contrebande, mais elles comptent double ou triple dans la course aux couronnes.
new-black-market-about = Trois cartes de contrebande identiques achètent une carte de grande valeur. Premier arrivé, premier servi.
new-black-market-first = Le marché noir appartient à la seconde édition.
new-pack = Paquet : { $pack }
new-more = Plus
new-more-about = variantes, temps, bots, spectateurs
new-variants = Variantes
new-open-trade = Commerce libre
new-open-trade-about = Les marchands peuvent aussi conclure des marchés entre eux, pas seulement avec le shérif.
new-removed = Dix cartes écartées
new-removed-about = Dix cartes quittent la pioche sans être vues : compter les cartes aide moins.
new-seven = Sept cartes en main
new-seven-about = Des mains de sept au lieu de six. Une besace en contient toujours cinq.
new-hourglass = Sablier à la porte
new-hourglass-about = Une minute par marchand ; les besaces encore fermées quand le sable est écoulé sont rendues.
new-time = Temps et bots
new-at-once = aussitôt
new-decision = Temps par décision
new-decision-about = Une fois écoulé, ce qui est raisonnable est fait pour vous.
new-decision-none = Sans limite
new-away = Un bot prend le relais après
new-away-about = Temps d’absence permis avant qu’un bot ne joue à votre place. Qui revient retrouve son siège.
new-stand-in = Qui prend le relais
new-stand-in-about = Joue pour les absents.
new-bot-pace = Les bots réfléchissent
new-bot-pace-about = Une petite pause avant chaque coup, pour que l’on puisse suivre.
new-patience = Patience des bots shérifs
new-patience-about = Le temps qu’un bot en fonction attend les offres de qui ne dit rien.
new-spectators = Spectateurs bienvenus
new-spectators-about = D’autres peuvent regarder la partie, puis la revoir. Mains et besaces leur restent cachées.

## Les tables ouvertes

lobby-title = Tables ouvertes
lobby-lead = Asseyez-vous où une place est libre, ou regardez une partie en cours.
lobby-empty = Pas de table ouverte en ce moment. Dressez-en une et l’on vous trouvera, ou exercez-vous contre les bots.
lobby-nobody = Encore personne
lobby-free = { $seats ->
    [one] Une place libre
   *[other] { $seats } places libres
}
lobby-watching = { $watching ->
    [one] Une personne regarde
   *[other] { $watching } personnes regardent
}
lobby-sit = S’asseoir
lobby-watch = Regarder

## À la porte d’une table

door-title = { $host } vous invite à sa table
door-title-nobody = On vous invite à table
door-lead = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
door-who = À table
door-again = Prenez place
door-sit = S’asseoir
door-watch = Regarder seulement
door-no-spectators = L’hôte ne veut pas de spectateurs pour cette partie.

## Avant la partie

gather-title = La table est mise
gather-seats = Places
gather-empty = Place libre
gather-sit = S’asseoir ici
gather-move = Venir ici
gather-seat-number = place { $number }
gather-you = vous
gather-bot = Bot
gather-bot-of = Bot, { $level }
gather-host = Hôte
gather-absent = Bientôt de retour
gather-is-ready = C’est bon
gather-not-ready = Pas encore
gather-change = Changer
gather-look = Changer de nom, de couleur et d’emblème
gather-stand = Se lever
gather-swap = Choisir un autre bot
gather-remove = Libérer cette place
gather-remove-about = Qui perd sa place reste dans la salle et peut se rasseoir.
gather-make-host = En faire l’hôte
gather-host-stands = Vous êtes l’hôte, mais vous n’avez pas encore de place.
gather-host-waits = { $empty ->
    [one] Une place est encore vide. Envoyez le lien, ou laissez-la à un bot.
   *[other] { $empty } places sont encore vides. Envoyez le lien, ou laissez-les à des bots.
}
gather-host-unready = On attend encore : { $names }. Vous pouvez commencer tout de même.
gather-host-starts = Tout le monde est là. À vous de jouer !
gather-unready-host = Dites quand c’est bon pour vous. { $host } lance la partie.
gather-unready-nobody = Dites quand c’est bon pour vous. Dès qu’il y aura un hôte, la partie pourra commencer.
gather-ready-host = C’est noté. { $host } lance la partie.
gather-ready-nobody = C’est noté. Dès qu’il y aura un hôte, la partie pourra commencer.
gather-watch = Vous regardez. Une place est libre, si le cœur vous en dit.
gather-watch-full = Toutes les places sont prises. Vous pouvez regarder, ou attendre qu’une place se libère.
gather-ready = C’est bon pour moi
gather-start = Commencer la partie
gather-start-anyway = Commencer tout de même
gather-fill = { $empty ->
    [one] Asseoir un bot
   *[other] Compléter avec des bots
}
gather-invite = Inviter
gather-invite-about = Qui a ce lien peut s’asseoir :
gather-copy = Copier le lien
gather-copied = Le lien est copié. Envoyez-le à qui vous voulez.
gather-copied-short = Copié
gather-copy-yourself = Ce navigateur ne nous laisse pas copier. Le lien est sélectionné : copiez-le vous-même.
gather-share = Partager
gather-share-text = Venez à Nottingham ! Une place vous est gardée.
gather-qr = Code QR du lien vers cette table
gather-public = Afficher parmi les tables ouvertes
gather-public-about = Chacun pourra alors trouver la table et s’asseoir.
gather-rules = Réglages de la partie
gather-arrange = Modifier les réglages
gather-arrange-save = Enregistrer
gather-bot-title = Asseoir un bot
gather-bot-level = Difficulté
gather-bot-any = Surprenez-moi
gather-bot-plain = Sans caractère
gather-bot-here = est déjà à table
gather-bot-odd = Drôles d’oiseaux
gather-fair = Une donne équitable
gather-fair-why = Le mélange est scellé avant que quiconque ne s’asseye, et chacun peut y glisser un mot à soi. Ainsi personne, pas même ce serveur, ne peut arranger les cartes.
gather-cut = Un mot à vous pour le mélange
gather-cut-example = ce que vous voulez
gather-cut-give = Mélanger
gather-cut-again = Le changer
gather-cut-given = votre mot y est
gather-cut-long = { $most } lettres suffisent : votre mot a été raccourci.
gather-cut-by = Ont donné un mot : { $names }.
gather-commitment = Le sceau, à comparer une fois la partie finie :
