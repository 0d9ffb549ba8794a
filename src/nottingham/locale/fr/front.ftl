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
shell-rules = Règles
shell-replays = Revoir une partie
shell-tips = Conseils pour débuter
shell-tips-on = Activés
shell-tips-off = Désactivés
shell-sounds = Sons
shell-sounds-off = Désactivés
shell-sounds-on = Activés
shell-sounds-offer = Jouer avec les sons ?
shell-sounds-with = Avec les sons
shell-sounds-without = En silence
shell-volume = Volume sonore
shell-tempo = Vitesse des ouvertures et du décompte
shell-tempo-slow = Lente
shell-tempo-usual = Normale
shell-tempo-fast = Rapide
shell-nudges = Quand c’est à vous
shell-nudges-off = Titre de l’onglet
shell-nudges-on = Me prévenir
shell-nudges-blocked = Votre navigateur n’autorise pas les notifications de cette page.
shell-who = Qui êtes-vous ?
shell-change-me = Changer de nom, de couleur et d’emblème
shell-renewed = Une nouvelle version est disponible.
shell-renew = Recharger
shell-unofficial = Une adaptation amateur, non officielle et non commerciale du jeu de société Shérif de Nottingham ; ses auteurs et éditeurs n’y ont pas participé et ne la cautionnent pas.
shell-credits = Crédits et licences
shell-credits-icons = Certaines silhouettes sont adaptées d’œuvres de { $artists } ; les autres dessins sont les nôtres.
shell-credits-fonts = Les polices sont l’Alegreya et l’Alegreya SC de Juan Pablo del Peral, Huerta Tipográfica, sous licence SIL Open Font License 1.1.
shell-credits-source = Le code source de Nottingham est libre, sous licence Apache 2.0.

## Là où il n’y a rien

nowhere-start = Retour à l’accueil
nowhere-lobby = Trouver une table ouverte
nowhere-again = Réessayer
nowhere-choose-name = Choisir un nom
nowhere-no_such_page = Ce chemin ne mène nulle part
nowhere-no_such_page-why = Il n’y a rien à cette adresse. Une lettre s’est peut-être perdue en route.
nowhere-no_such_table = Cette table n’existe pas
nowhere-no_such_table-why = Le lien est peut-être incomplet, ou la table a été fermée. Redemandez le lien, ou créez votre propre table.
nowhere-no_spectators = Cette partie se joue à huis clos
nowhere-no_spectators-why = L’hôte ne veut pas de spectateurs. Demandez une place avant la prochaine partie.
nowhere-table_crowded = On se bouscule ici
nowhere-table_crowded-why = Trop de monde regarde déjà cette table. Réessayez dans un moment.
nowhere-elsewhere = Vous êtes déjà ici
nowhere-elsewhere-why = Cette table est ouverte dans trop de fenêtres. Continuez dans une autre, ou reprenez ici.
nowhere-unknown_secret = Nous ne vous reconnaissons pas
nowhere-unknown_secret-why = Ce navigateur s’est absenté si longtemps que le serveur l’a oublié. Choisissez un nom et revenez.
nowhere-revoked = Cet appareil a été déconnecté
nowhere-revoked-why = La déconnexion est venue d’un autre appareil. Choisissez un nom et revenez.
nowhere-forgotten = Tout est oublié, selon votre souhait
nowhere-forgotten-why = Il ne reste rien de vous ici. Revenez quand vous voulez, sous le nom de votre choix.
nowhere-not_loaded = Une partie de la page s’est perdue en route
nowhere-not_loaded-why = Elle n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
nowhere-fault = Quelque chose s’est cassé
nowhere-fault-why = C’est notre faute, et votre partie est en lieu sûr. Rechargez la page pour reprendre où vous en étiez.
nowhere-connection_over = La connexion est terminée
nowhere-connection_over-why = Le serveur l’a fermée. Rechargez la page pour reprendre où vous en étiez.

## Qui l’on est

who-title = Votre profil
who-title-new = Qui êtes-vous ?
who-name = Votre nom
who-surprise = Un nom au hasard
who-nameless = Il faut au moins un caractère visible.
who-cut = Un nom compte { $most } caractères au plus : le vôtre a été raccourci.
who-colour = Votre couleur
who-charge = Votre emblème
who-save = Enregistrer
who-cancel = Annuler
who-kept = Ni compte ni mot de passe : ce navigateur se souvient de vous.
who-past = Vos parties, statistiques et appareils
who-nicknames = Colin Honnête, Perrine la Pie, Grain d’Orge, Gros Navet, Nine Muscade, Père Potiron, Poivre-et-Sel, Cire-Chandelle, Gautier du Char, Bonne-Fortune, Noisette, Malin Mercier, Tonnelle, Robin Coing, Passeur Finn, Tanaisie

## Tables

stage-gathering = En attente
stage-playing = En cours
stage-over = Terminée
told-players = { $players } joueurs
told-clock = contre la montre
told-named-sheriff = premier shérif désigné par l’hôte
told-no-spectators = sans spectateurs

## L’accueil

start-what = Remplissez votre besace, annoncez ce qu’elle contient et regardez le shérif droit dans les yeux. Le jeu de société où l’on bluffe, soudoie et passe de la soie en douce, pour trois à six joueurs : gratuit, dans votre navigateur, sans compte.
start-play-now = Jouer contre des bots
start-dealing = On distribue les cartes…
start-learn = Apprendre en cinq minutes
start-make = Créer une table entre amis
start-find = Trouver une table ouverte
start-companion = Compagnon de jeu
start-offline = Vous êtes hors ligne.
start-offline-what = Restent à votre disposition : le compagnon de jeu, les règles et les parties que vous avez déjà revues. Les parties en ligne attendent votre retour.
start-link = Rejoindre avec un lien ou un code
start-link-example = Collez-le ou tapez-le ici
start-link-go = Y aller
start-link-empty = Collez le lien que vous avez reçu, ou tapez le code affiché sur le grand écran.
start-link-dead = Aucune table trouvée. Le lien est peut-être incomplet, ou la table a été fermée : redemandez-le.
start-code-dead = Aucune table n’a ce code. Vérifiez les lettres à l’écran : le code est valable jusqu’au début de la partie.
start-mine = Vos tables
start-mine-with = avec { $names }
start-mine-alone = personne d’autre pour l’instant
start-mine-lesson = Votre première partie, avec un guide
start-how = Comment on joue
start-how-market = Le marché
start-how-market-text = Échangez les cartes dont vous ne voulez pas. Pommes et pain sont d’un commerce honnête ; poivre et soie sont interdits, et valent bien plus.
start-how-bag = La besace
start-how-bag-text = Glissez-y jusqu’à cinq cartes, fermez-la et annoncez une seule marchandise légale. Le nombre doit être vrai. Le reste vous regarde.
start-how-gate = La porte
start-how-gate-text = À chaque tour, le shérif change, et il peut ouvrir votre besace. Un mensonge coûte cher, mais douter d’un marchand honnête aussi. Un pot-de-vin peut tout arranger.
start-how-crowns = Les couronnes
start-how-crowns-text = Après le dernier tour, on compte marchandises et pièces. Ayez le plus d’une marchandise, et vous en êtes le Roi, plus riche d’autant.

## Créer une table

new-title = Créer une table
new-lead = Choisissez une façon de jouer, puis envoyez le lien à vos amis. Tout peut encore changer jusqu’au début de la partie.
new-make = Créer la table
new-back = Retour
new-presets = Façons de jouer
new-preset-easy = Première partie
new-preset-easy-about = La deuxième édition, sans options. S’explique en cinq minutes.
new-preset-whole = Deuxième édition complète
new-preset-whole-about = Avec les marchandises royales et le marché noir.
new-preset-classic_easy = Première édition, première partie
new-preset-classic_easy-about = Le jeu d’origine sans les marchandises royales.
new-preset-classic = Première édition classique
new-preset-classic-about = Deux défausses où se servir, et les marchandises royales, que les livrets ajoutent après la première partie.
new-preset-sly = Pour vieux renards
new-preset-sly-about = Marchandises royales, marché noir, commerce entre marchands, et dix cartes retirées.
new-who = Joueurs et édition
new-players = Joueurs
new-players-about = Des bots peuvent occuper les places libres.
new-players-six = À six, pas de shérif : deux adjoints se partagent la charge. En cas de désaccord, celui qui veut ouvrir décide sans l’autre.
new-players-first = La première édition se joue de trois à cinq ; à six, choisissez la deuxième.
new-players-seated = { $seated } sont déjà à table et gardent leur place.
new-edition = Édition
new-edition-first = Première édition
new-edition-second = Deuxième édition
new-edition-first-about = On prend ses cartes sur deux défausses visibles ou dans la pioche.
new-edition-second-about = Un marché plus rapide : on écarte à découvert et on pioche.
new-edition-six = À six, il faut la deuxième édition : la première s’arrête à cinq.
new-door = Qui peut venir
new-door-link = Avec le lien
new-door-public = Tout le monde
new-door-link-about = Il faut avoir le lien pour trouver la table.
new-door-public-about = La table figure parmi les tables ouvertes, et tout le monde peut s’y asseoir.
new-room = Où jouez-vous ?
new-room-apart = N’importe où
new-room-same = Dans la même pièce
new-room-apart-about = Chaque appareil affiche toute la table.
new-room-same-about = Une télé ou un ordinateur montre la table à tout le monde, et chaque téléphone seulement la main de son joueur.
new-first = Premier shérif
new-first-lot = Tiré au sort
new-first-named = Désigné par l’hôte
new-first-lot-about = Le mélange décide, et tout le monde peut le vérifier ensuite.
new-first-named-about = Les livrets de règles choisissent la personne qui a le plus d’argent en poche, du vrai. L’hôte la désigne avant de commencer. Si vous rejouez, on tire au sort.
new-first-six = À six, on tire des cartes d’adjoint.
new-cards = Cartes
new-royal = Marchandises royales
new-royal-about = De la contrebande rare et raffinée, qui compte double ou triple pour les couronnes.
new-black-market-about = Échangez trois cartes de contrebande identiques contre une carte de grande valeur. Premier arrivé, premier servi.
new-black-market-first = Le marché noir n’existe que dans la deuxième édition.
new-pack = Extension : { $pack }
new-pack-royal = Ses cartes royales sont de la partie même sans les marchandises royales : de la contrebande qui compte aussi pour les couronnes.
new-more = Plus d’options
new-more-about = variantes, temps, bots, spectateurs
new-variants = Variantes
new-open-trade = Commerce entre marchands
new-open-trade-about = Les marchands peuvent aussi conclure des accords entre eux, pas seulement avec le shérif.
new-removed = Dix cartes retirées
new-removed-about = Dix cartes quittent la pioche en secret : compter les cartes sert moins.
new-seven = Sept cartes en main
new-seven-about = Sept cartes en main au lieu de six. Une besace en contient toujours cinq au plus.
new-hourglass = Sablier à la porte
new-hourglass-about = Une minute par marchand. Le sable écoulé, les besaces qu’un accord oblige à ouvrir sont ouvertes, les autres rendues.
new-time = Temps et bots
new-at-once = tout de suite
new-decision = Temps par décision
new-decision-about = Quand il est écoulé, un coup raisonnable est joué pour vous.
new-decision-none = Sans limite
new-away = Un bot prend le relais après
new-away-about = Durée d’absence avant qu’un bot joue à votre place. Vous la retrouvez en revenant.
new-stand-in = Remplaçant
new-stand-in-about = Le bot qui joue à la place des absents.
new-bot-pace = Réflexion des bots
new-bot-pace-about = Une petite pause avant chaque coup, pour qu’on puisse suivre.
new-patience = Patience des bots shérifs
new-patience-about = Le temps qu’un bot shérif laisse aux joueurs silencieux pour faire une offre.
new-spectators = Autoriser les spectateurs
new-spectators-about = D’autres peuvent regarder la partie et la revoir ensuite. Mains et besaces leur restent cachées tant qu’elle dure.

## Les tables ouvertes

lobby-title = Tables ouvertes
lobby-lead = Prenez une place libre, ou regardez une partie en cours.
lobby-empty = Aucune table ouverte en ce moment. Créez-en une et on vous trouvera, ou entraînez-vous contre les bots.
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
door-title-nobody = On vous invite à cette table
door-lead = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
door-who = À table
door-again = Prenez place
door-sit = S’asseoir
door-watch = Regarder seulement
door-screen = Utiliser comme grand écran
door-no-spectators = L’hôte ne veut pas de spectateurs pour cette partie.

## Avant la partie

gather-title = Table prête
gather-seats = Places
gather-empty = Place libre
gather-sit = S’asseoir ici
gather-move = Venir ici
gather-seat-number = place { $number }
gather-you = vous
gather-bot = Bot
gather-bot-of = Bot, { $level }
gather-host = Hôte
gather-absent = Pas là
gather-is-ready = C’est bon
gather-not-ready = Pas encore
gather-change = Changer
gather-look = Changer de nom, de couleur et d’emblème
gather-stand = Quitter cette place
gather-swap = Choisir un autre bot
gather-remove = Libérer cette place
gather-remove-about = Une personne qui perd sa place reste à la table pour regarder. Elle ne peut se rasseoir que si vous le permettez.
gather-removed = Personnes exclues de cette table
gather-readmit = Laisser revenir { $name }
gather-make-host = En faire l’hôte
gather-host-stands = Vous êtes l’hôte, mais vous n’avez pas encore de place.
gather-host-waits = { $empty ->
    [one] Une place est encore vide. Envoyez le lien, ou laissez-la à un bot.
   *[other] { $empty } places sont encore vides. Envoyez le lien, ou laissez-les à des bots.
}
gather-host-unready = Pas encore : { $names }. Vous pouvez commencer quand même.
gather-host-starts = Tout le monde est là. À vous de jouer !
gather-host-names = Tout le monde est là. Désignez le premier shérif, puis lancez la partie.
gather-sheriff = Premier shérif : qui a le plus d’argent en poche, du vrai ?
gather-unready-host = Dites quand c’est bon pour vous. { $host } lance la partie.
gather-unready-nobody = Dites quand c’est bon pour vous. La partie pourra commencer dès qu’il y aura un hôte.
gather-ready-host = C’est noté. { $host } lance la partie.
gather-ready-nobody = C’est noté. La partie pourra commencer dès qu’il y aura un hôte.
gather-watch = Vous regardez. Une place est libre, si le cœur vous en dit.
gather-watch-full = Toutes les places sont prises. Vous pouvez regarder, ou attendre qu’une place se libère.
gather-ready = C’est bon pour moi
gather-start = Commencer la partie
gather-start-anyway = Commencer quand même
gather-fill = { $empty ->
    [one] Ajouter un bot
   *[other] Compléter avec des bots
}
gather-invite = Inviter
gather-invite-about = Avec ce lien, on peut rejoindre la table :
gather-only-here = Ce lien ne marche que sur cet ordinateur. Pour faire entrer les autres, relancez le serveur en l’ouvrant à votre réseau, puis ouvrez l’adresse qu’il affiche pour le réseau :
gather-copy = Copier le lien
gather-copied = Lien copié. Envoyez-le à vos amis.
gather-copied-short = Copié
gather-copy-yourself = Votre navigateur refuse la copie. Le lien est sélectionné : copiez-le vous-même.
gather-share = Partager
gather-share-text = Venez à Nottingham ! Une place vous est gardée.
gather-qr = Code QR du lien vers cette table
gather-code = Ou ouvrez { $address } et saisissez ce code :
gather-screen-title = Dans la même pièce ?
gather-screen = L’ouvrir sur cet appareil
gather-screen-about = Ouvrez { $address } sur une télé ou un ordinateur, saisissez le code et choisissez « { $choice } ». Tout le monde y voit la table, et chaque personne joue sur son téléphone.
gather-screen-there = Le grand écran est allumé.
gather-public = Afficher dans les tables ouvertes
gather-public-about = Tout le monde pourra alors trouver la table et s’y asseoir.
gather-rules = Réglages de la partie
gather-arrange = Modifier les réglages
gather-arrange-save = Enregistrer
gather-bot-title = Ajouter un bot
gather-bot-level = Difficulté
gather-bot-any = Surprenez-moi
gather-bot-plain = Sans personnage
gather-bot-here = déjà à table
gather-bot-odd = Drôles d’oiseaux
gather-fair = Une donne équitable
gather-fair-why = Le mélange est scellé avant que quiconque s’installe, et chaque personne peut y glisser un mot de son choix. Ainsi personne, pas même ce serveur, ne peut truquer les cartes.
gather-cut = Votre mot pour le mélange
gather-cut-example = ce que vous voulez
gather-cut-give = Ajouter
gather-cut-again = Changer
gather-cut-given = votre mot y est
gather-cut-long = { $most } caractères au plus : votre mot a été raccourci.
gather-cut-by = Mots ajoutés par { $names }.
gather-commitment = Le sceau, à comparer après la partie :
