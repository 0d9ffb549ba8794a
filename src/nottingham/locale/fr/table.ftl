### La partie en cours : ce qu’on demande, ce qu’on peut faire, ce qui se trouve où.

table-title = À la table – Nottingham
table-title-yours = À vous de jouer – Nottingham
table-coming = En route vers la table…
table-watching = Vous regardez la partie.
pause-rests = La partie est en pause.
pause-asked = { $count ->
    [one] { $names } demande une pause.
   *[other] { $names } demandent une pause.
}
pause-agree = D’accord
connection-lost = Connexion perdue. Reconnexion… Vos coups sont enregistrés.

## Ce qu’on demande

asked-title = Que faire maintenant
asked-you = À vous de jouer
asked-why = Pourquoi ?
asked-over = La partie est terminée
asked-name_starter = { $count ->
    [one] Vous incarnez le shérif. Qui ouvre le marché ?
   *[other] Vous incarnez un adjoint. Qui ouvre le marché ?
}
asked-swap = Échangez jusqu’à { $max ->
    [one] { $max } carte
   *[other] { $max } cartes
}, ou gardez votre main
asked-discard = { $count ->
    [one] Choisissez une défausse pour la carte mise de côté
   *[other] Choisissez une défausse pour les { $count } cartes mises de côté
}
asked-load_bag = Mettez de { $min } à { $max } cartes dans votre besace
asked-declare = { $count ->
    [one] Votre besace contient { $count } carte. Que déclarez-vous ?
   *[other] Votre besace contient { $count } cartes. Que déclarez-vous ?
}
asked-pay = Votre bourse est vide et vous devez encore { $owed } : payez en marchandises
asked-place = { $count ->
    [one] Choisissez une défausse pour la carte confisquée
   *[other] Choisissez une défausse pour les { $count } cartes confisquées
}
asked-claim = Échanger trois cartes identiques au marché noir ?
asked-share = Partagez le butin
asked-answer = { $count ->
    [one] { $name } vous fait une offre
   *[other] { $count } offres attendent votre réponse
}
asked-officer = { $count ->
    [one] Une besace est devant vous : ouvrez-la, rendez-la ou fixez un prix
   *[other] { $count } besaces sont devant vous : ouvrez-les, rendez-les ou fixez un prix
}
asked-bargain = { $count ->
    [one] { $names } tient votre besace. Que vaut-elle pour vous ?
   *[other] { $names } tiennent votre besace. Que vaut-elle pour vous ?
}
asked-offered = { $count ->
    [one] Votre offre est faite : à { $names } de répondre
   *[other] Votre offre est faite. On attend la réponse : { $names }
}
asked-passed = { $count ->
    [one] Vous n’avez rien à ajouter : à { $names } de décider
   *[other] Vous n’avez rien à ajouter. On attend la décision : { $names }
}
asked-wait-inspect = { $count ->
    [one] { $names } inspecte les besaces
   *[other] { $names } inspectent les besaces
}
asked-wait-market = { $names } est au marché
asked-wait-starter = { $names } choisit qui ouvre le marché
asked-wait-load = { $count ->
    [one] { $names } remplit encore sa besace
   *[other] { $names } remplissent encore leur besace
}
asked-wait-declare = { $names } s’avance vers la porte
asked-wait-debt = { $names } cherche de quoi payer
asked-wait-place = { $names } range les cartes confisquées
asked-wait-claim = { $names } est au marché noir
asked-wait-share = { $count ->
    [one] { $names } réfléchit au butin
   *[other] { $names } se partagent le butin
}

## Barre du haut, sablier et menu

bar-home = Retour à l’accueil
bar-menu = Menu
bar-rules = Règles
bar-phases = Phases du tour
bar-round = Tour { $round } sur { $rounds }
step-market = Marché
step-load = Remplissage
step-declare = Déclaration
step-inspect = Inspection
clock-paused = En pause
clock-left = Temps restant
wait-for = On attend { $names }
wait-for-you = On vous attend
menu-title = À cette table
menu-pause = Demander une pause
menu-pause-hint = La pause commence quand toutes les personnes présentes l’ont demandée.
menu-unpause = Retirer ma demande
menu-resume = Reprendre la partie
menu-copy = Copier le lien de la table
menu-copied = Le lien est copié.
menu-settings = Langue, thème et sons
menu-screen = Ouvrir le grand écran
menu-screen-hint = Sur une télé ou un ordinateur, ouvrez { $address }
menu-hand-only = N’afficher que ma main
menu-hand-only-hint = Pour une pièce avec un grand écran, où tout le monde voit la table.
room-offer = Un grand écran montre la table à tout le monde.
room-offer-no = Garder la table
screen-title = Le grand écran
screen-lead = La table est ici, sous les yeux de tout le monde. Votre main est sur votre téléphone.
screen-join = Scannez pour jouer avec votre téléphone
screen-code = Ouvrez { $address } et saisissez
screen-starts = La partie se lance depuis le téléphone de l’hôte.
screen-later = Scannez pour regarder ou pour reprendre votre main
pass-add = Ajouter quelqu’un sur cet appareil
pass-add-about = L’appareil passe de main en main. Chaque main reste cachée jusqu’à ce que la bonne personne appuie sur « C’est moi ».
pass-add-title = Qui d’autre joue ici ?
pass-title = Passez l’appareil
pass-waiting = On attend { $names }.
pass-only = Les autres regardent ailleurs.
pass-me = C’est moi, { $name }
pass-now = { $name } a l’appareil en main
pass-on = Passer l’appareil
pass-next = À { $name } maintenant
menu-away = S’absenter
menu-away-hint = Votre place reste la vôtre. Si l’absence se prolonge, un bot joue pour vous jusqu’à votre retour.
menu-stand = Quitter ma place
menu-stand-sure = Un bot jouera à votre place jusqu’à la fin. C’est décidé ?
menu-stand-yes = Oui, je la quitte
menu-stand-no = Non, je reste
menu-mute = Masquer les messages
menu-silence = Retirer la parole
menu-make-host = En faire l’hôte
menu-remove = Donner la place à un bot
menu-remove-sure = { $name } cède sa place à un bot jusqu’à la fin de la partie, reste pour regarder et ne pourra se rasseoir qu’avec votre accord.
menu-remove-yes = Remplacer { $name }
menu-remove-no = Ne rien changer

## Places et étals

mine-title = Votre place
mine-sheriff = Vous incarnez le shérif
mine-deputy = Vous incarnez un adjoint
mine-merchant = Marchand
seat-away = pas là, un bot joue
seat-gone = pas là
seat-thinks = doit jouer
seat-decides = décide
seat-more = Montrer tout l’étal
seat-passed = n’a rien à ajouter
seat-composing = compte ses pièces…
seat-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
seat-set-aside = mises de côté
mood-title = Humeur
mood-calm = calme
mood-amused = amusement
mood-nervous = nervosité
mood-smug = suffisance
mood-angry = colère
mood-caught = gêne
face-title = Changer d’expression
face-own = Votre expression : { $mood }. En changer
face-look = Expression : { $mood }
face-pulled = { $name } change d’expression : { $mood }.
throw-title = Réactions de la foule
throw-laughter = Rire
thrown-laughter = { $name } rit.
throw-gasp = Retenir son souffle
thrown-gasp = { $name } retient son souffle.
throw-coin = Jeter une pièce
thrown-coin = { $name } jette une pièce.
throw-tomato = Lancer une tomate
thrown-tomato = { $name } lance une tomate.
stand-own-contraband = Votre contrebande, face cachée : elle n’est connue que de vous
stand-market-card = Carte du marché noir, valeur { $value }
bag-loaded = besace fermée
bag-held = besace à la porte
bag-handed_back = rendue
bag-opened = ouverte
hand-yours = Votre main
hand-card-aside = Mettre de côté : { $card }
hand-card-bag = Dans la besace : { $card }

## Marché, défausses

market-take = Prendre la carte
market-taking = Vous prenez
market-untake = Remettre
market-aside = Vous mettez de côté
market-from-deck = { $count ->
    [one] Vous piochez { $count } carte
   *[other] Vous piochez { $count } cartes
}
market-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
market-swap = { $count ->
    [one] Échanger { $count } carte
   *[other] Échanger { $count } cartes
}
market-keep = Garder ma main
pile-pile = Défausse
pile-left = Défausse de gauche
pile-right = Défausse de droite
pile-empty = vide
pile-leaf = Feuilleter : { $pile }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pile-top = Sur le dessus : { $card }
pile-title = { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pile-order = La carte du dessus vient en premier.
lay-order = Dans cet ordre, la dernière sur le dessus :
lay-raise = Monter : { $card }
lay-top = sur le dessus
lay-on-left = Défausse de gauche
lay-on-right = Défausse de droite
place-confiscated = Confisqué :

## Besace et déclaration

load-inside = Dans la besace : { $count } sur { $max }
load-shut = Votre besace est fermée. Personne d’autre ne sait ce qu’elle contient.
load-take-out = Retirer : { $card }
load-still-packing = remplit sa besace
load-snap = { $count ->
    [0] Choisissez d’abord
    [one] Refermer sur { $count } carte
   *[other] Refermer sur { $count } cartes
}
declare-inside = Dans votre besace :
declare-true = la vérité

## La porte

gate-your-bag = Votre besace
gate-quoted = « { $goods } »
gate-not-declared = pas encore de déclaration
gate-composing = { $name } compte ses pièces…
gate-inside = Votre secret :
gate-inside-open = À l’intérieur :
gate-honest = Honnête !
gate-caught = Mensonge !
record-none = aucune besace jusqu’ici
record-passed = { $count ->
    [one] { $count } besace rendue sans inspection
   *[other] { $count } besaces rendues sans inspection
}
record-honest = { $count ->
    [one] { $count } besace ouverte et honnête
   *[other] { $count } besaces ouvertes et honnêtes
}
record-caught = { $count ->
    [one] { $count } flagrant délit
   *[other] { $count } flagrants délits
}
record-word = promesses tenues : { $kept }, rompues : { $broken }
gate-must-open = À ouvrir, par accord entre { $names } et { $to }
gate-word-open = { $name } : on ouvre
gate-word-hand_back = { $name } : on rend
gate-alone = { $name } tranche sans l’autre
gate-offer = Faire une offre
gate-demand = Fixer un prix
gate-threaten = Menacer
gate-hand_back = Rendre
gate-answer-first = Répondez d’abord à l’offre
gate-open = Ouvrir
gate-pass = Rien à ajouter
gate-pass-why = { $count ->
    [one] { $names } ne vous attendra plus.
   *[other] { $names } ne vous attendront plus.
}
gate-pass-waits = { $count ->
    [one] { $names } vous laisse le temps de parler.
   *[other] { $names } vous laissent le temps de parler.
}
gate-speak-officer = Proposer un autre accord
gate-speak-others = Proposer un accord sur une autre besace
gate-trade = Négocier avec un marchand
gate-other-deals = Autres offres et accords
gate-deals = Offres et accords
gate-stakes-yours = Honnête : vous payez { $honest }. Mensonge : jusqu’à { $lie } pour vous.
gate-stakes = Honnête : { $name } { $count ->
    [one] paie
   *[other] paient
} { $honest }. Mensonge : jusqu’à { $lie } d’amende.
gate-refused = Refusé
gate-quiet = Aucune offre pour l’instant.
gate-bags = Les besaces à la porte
gate-offer-waits = offre pour vous

guess-title = Votre pronostic
guess-others = Vérité ou mensonge ?
guess-private = personne d’autre ne le voit
guess-secret = secret ; à la fin, tout le monde voit vos points
guess-score = { $right } sur { $total } justes
guess-truth = Vérité
guess-lie = Mensonge
guess-right = Bien deviné !
guess-wrong = Mal deviné !
guess-honour = Points d’honneur pour vos pronostics : { $right } sur { $total }
honour-title = Points d’honneur pour les pronostics
honour-points = { $right } sur { $total }
honour-spectator = spectateur

## Offres

offer-yours = { $count ->
    [one] Votre offre à { $to }
   *[other] Votre offre aux adjoints
}
offer-to-you = { $from } à vous
offer-between = { $count ->
    [one] { $from } à { $to }
   *[other] { $from } aux adjoints
}
offer-you-give = Vous donnez
offer-gives = { $count ->
    [one] { $name } donne
   *[other] Les adjoints donnent
}
offer-answers = En réponse à { $name } :
offer-answers-you = En réponse à votre offre :
offer-struck = Marché conclu !
offer-about-yours = au sujet de votre besace
offer-about-bag = au sujet d’une besace : { $name }
offer-about-else = à un autre sujet
offer-accepted-by = Acceptée par { $names }
offer-fell-short = { $name } avait promis des marchandises qui n’existaient pas
offer-accept = Conclu !
offer-counter = Contre-offre
offer-refuse = Refuser
offer-change = Modifier
offer-withdraw = Retirer
tokens-contraband = contrebande de l’étal
tokens-bag = marchandises de la besace

## Composer un accord

bargain-title = { $count ->
    [one] Votre offre à { $name }
   *[other] Votre offre aux adjoints
}
bargain-price-title = Votre prix pour { $name }
bargain-counter-title = { $count ->
    [one] Votre réponse à { $name }
   *[other] Votre réponse aux adjoints
}
bargain-to = À
bargain-close = Fermer
bargain-impossible = Il n’y a plus rien à négocier ici.
bargain-gold = Pièces
bargain-less-gold = Moins de pièces
bargain-more-gold = Plus de pièces
bargain-coin = Ajouter { $gold }
bargain-uncoin = Retirer { $gold }
bargain-exact = Montant exact
bargain-suggestions = Montants suggérés
bargain-stake-lie = Ouverte, cette besace vous coûte { $gold }.
bargain-stake-honest = Ouverte, cette besace vous rapporte { $gold }.
bargain-stake-guess = Si tout y est de contrebande, l’ouvrir rapporte environ { $gold }.
bargain-most = jusqu’à { $count }
bargain-from-stand = Marchandises de l’étal
bargain-from-contraband = Contrebande de l’étal
bargain-from-bag = Marchandises de la besace
bargain-shelf = Vos marchandises
bargain-bluff = Bluffer…
bargain-lie-hint = Vous pouvez offrir ce que vous n’avez pas. Si cela se découvre, on verra tout ce que vous avez vraiment.
bargain-believe-hint = Rien ne dit que cela existe.
bargain-mat-empty = Touchez des marchandises ou glissez-les ici.
bargain-mat-nothing = Rien pour l’instant
bargain-nothing-there = Rien à donner.
bargain-less = Retirer : { $good }
bargain-more = Ajouter : { $good }
bargain-binding = Ce que devient la besace
bargain-binding-hint = Cela engage : une fois l’accord conclu, il faut le faire.
bargain-other-bags = Autres besaces
bargain-bag-of = Besace : { $name }
bargain-pledge-none = rien de convenu
bargain-pledge-hand_back = est rendue
bargain-pledge-open = est ouverte
bargain-promises = Promesses pour plus tard
bargain-promise-hint = Elles n’engagent personne, mais le registre retient qui les tient.
bargain-promise-by = Promis par
bargain-promise-me = Moi
bargain-promise-what = Promesse
bargain-promise-whom = Concerne
bargain-promise-text = Avec vos propres mots
bargain-promise-add = Promettre
bargain-promise-drop = retirer
bargain-favour-pay = payer plus tard
bargain-send = Envoyer l’offre
bargain-empty = Ajoutez des pièces, des marchandises ou une promesse.
bargain-waits-gold = Des pièces vont dans les deux sens. Retirez-les d’un côté.
bargain-waits-goods = Les mêmes marchandises vont dans les deux sens. Retirez-les d’un côté.
bargain-waits-bag = Dites ce que devient une besace.
bargain-waits-impossible = Tout cela n’est pas possible. Retirez quelque chose.
bargain-replaces = Remplace votre offre précédente de même sorte.
bargain-beside = Votre autre offre reste sur la table.
bargain-cancel = Annuler
bargain-closed-opened = Votre besace a été ouverte : il n’y a plus rien à offrir pour elle.
bargain-closed-back = Votre besace vous est rendue : il n’y a plus rien à offrir pour elle.
bargain-closed-theirs = Besace réglée ({ $name }) : il n’y a plus rien à demander pour elle.
bargain-closed-over = L’inspection est terminée. Votre offre n’a pas été envoyée.
bargain-kept = Votre brouillon est gardé et revient dans un instant.

## Dettes, marché noir, butin

pay-each = { $value } chacune
pay-total = { $total } sur { $owed }
pay-too-much = Une carte est de trop.
pay-do = Payer avec ceci
claim-rate = contre { $goods }
claim-then = puis { $value }
claim-gone = épuisé
claim-do = Prendre
claim-now = Vous pouvez échanger tout de suite, ou attendre : on vous posera la question après la dernière besace.
claim-now-do = { $goods } contre une carte de valeur { $value }
claim-decline = Ne rien prendre
share-proposes = { $name } propose
share-proposed = Vous avez proposé
share-agree = D’accord
share-yours = Votre proposition
share-my-gold = Pièces pour vous
share-pick = Choisissez vos cartes, au moins { $half } ; le reste va à { $name }.
share-mine = à vous
share-propose = Proposer
share-evenly = À tour de rôle

## Discussion, récit, couronnes, registre

panel-title = Discussion et archives
panel-talk = Discussion
panel-story = Récit
panel-crowns = Couronnes
panel-ledger = Registre
panel-unheard = nouveaux messages
talk-title = Discussion
talk-said = Messages du chat
talk-none = Personne n’a encore dit un mot. Il faudrait s’y mettre.
talk-earlier = Messages précédents
talk-phrases = Phrases toutes prêtes
talk-more = Plus…
talk-fewer = Moins
talk-placeholder = Dites quelque chose…
talk-send = Envoyer
talk-silenced = L’hôte vous a retiré la parole.
story-title = Le récit jusqu’ici
story-earlier = Plus tôt
story-round = Tour { $round }
crowns-hint = D’après ce que tout le monde voit, et vos marchandises cachées.
crowns-worth = Roi { $king }, Reine { $queen }
ledger-title = Qui tient parole
ledger-none = Personne n’a encore rien promis.
ledger-round = tour { $round }
ledger-kept = tenue
ledger-broken = rompue
ledger-open = en attente
ledger-void = sans objet
ledger-words = jamais jugé
ledger-shown = Ce qu’on vous a montré
ledger-showed = { $name }, tour { $round } : contrebande de l’étal, { $goods }.
ledger-showed-bag = Dans la besace : { $goods }.

## La fin

over-winners = { $count ->
    [one] { $names } l’emporte !
   *[other] { $names } partagent la victoire !
}
over-you-win = Vous l’emportez !
over-you-share = Vous partagez la victoire avec { $names } !
over-you = Vous
over-tie-legal = Égalité de points : les marchandises légales départagent ({ $counts })
over-tie-contraband = Égalité de points et de marchandises légales : la contrebande départage ({ $counts })
over-counting = On fait les comptes…
over-skip = Aller à la fin
over-scores = Décompte
over-score = Décompte
over-gold = Pièces
over-legal = Marchandises légales
over-contraband = Contrebande
over-black_market = Marché noir
over-crowns = Rois et Reines
over-king-of = Roi : { $good }
over-queen-of = Reine : { $good }
over-total = Total
over-rematch = Rejouer
over-gather = Modifier les réglages
over-host-decides = L’hôte décide si vous rejouez.
over-replay = Revoir la partie
over-home = Retour à l’accueil

## Une carte en mots

card-label = { $name } : { $kind ->
    [legal] légal
    [contraband] contrebande
   *[royal] royal
}, valeur { $value }, pénalité { $penalty }
card-counts = compte pour { $count } × { $good }
