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
    [one] Vous êtes le shérif. Qui ouvre le marché ?
   *[other] Vous êtes adjoint. Qui ouvre le marché ?
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
asked-pay = Bourse vide, et une dette de { $owed } : choisissez de quoi la payer
asked-place = { $count ->
    [one] Choisissez une défausse pour la carte saisie
   *[other] Choisissez une défausse pour les { $count } cartes saisies
}
asked-claim = Trois cartes identiques contre une plus chère ?
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
    [one] Vous avez tout dit : à { $names } de décider
   *[other] Vous avez tout dit. On attend la décision : { $names }
}
asked-wait-inspect = { $count ->
    [one] { $names } examine les besaces
   *[other] { $names } examinent les besaces
}
asked-wait-market = { $names } est au marché
asked-wait-starter = { $names } choisit qui ouvre le marché
asked-wait-load = { $count ->
    [one] { $names } remplit encore sa besace
   *[other] { $names } remplissent encore leur besace
}
asked-wait-declare = { $names } s’avance vers la porte
asked-wait-debt = { $names } cherche de quoi payer
asked-wait-place = { $names } range les cartes saisies
asked-wait-claim = { $names } est au marché noir
asked-wait-share = { $count ->
    [one] { $names } réfléchit au butin
   *[other] { $names } se partagent le butin
}

## Barre du haut, sablier et menu

bar-home = Retour à l’accueil
bar-menu = Menu
bar-rules = Les règles
bar-phases = Phases du tour
bar-round = Tour { $round } sur { $rounds }
step-market = Marché
step-load = Remplissage
step-declare = Déclaration
step-inspect = Inspection
clock-paused = En pause
clock-left = Temps restant
menu-title = À cette table
menu-pause = Demander une pause
menu-pause-hint = Elle commence quand toutes les personnes présentes l’ont demandée.
menu-unpause = Retirer ma demande
menu-resume = Reprendre la partie
menu-copy = Copier le lien de la table
menu-copied = Le lien est copié.
menu-settings = Langue, thème et sons
menu-away = S’absenter
menu-away-hint = Votre place reste la vôtre. Si l’absence se prolonge, un bot joue pour vous jusqu’à votre retour.
menu-stand = Quitter ma place
menu-stand-sure = Un bot jouera pour vous jusqu’à la fin. C’est bien décidé ?
menu-stand-yes = Oui, je la quitte
menu-stand-no = Non, je reste
menu-mute = Masquer les messages
menu-silence = Bloquer dans le chat
menu-make-host = En faire l’hôte
menu-remove = Donner la place à un bot

## Places et étals

mine-title = Votre place
mine-sheriff = Vous êtes le shérif
mine-deputy = Vous êtes adjoint
mine-merchant = Marchand
seat-away = pas là, un bot joue
seat-gone = pas là
seat-thinks = à son tour
seat-decides = décide
seat-more = Montrer tout l’étal
seat-passed = n’a plus rien à dire
seat-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
seat-set-aside = mis de côté
stand-own-contraband = Votre contrebande, face cachée : vous gardez le secret
stand-market-card = Carte du marché noir, valeur { $value }
bag-loaded = besace fermée
bag-held = besace à la porte
bag-handed_back = rendue
bag-opened = ouverte
hand-yours = Votre main
hand-card-aside = Mettre de côté : { $card }
hand-card-bag = Dans la besace : { $card }

## Marché, défausses

market-take = Prendre le dessus
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
place-confiscated = Saisie :

## Besace et déclaration

load-inside = Dans la besace : { $count } sur { $max }
load-shut = Votre besace est fermée. Personne d’autre ne sait ce qu’elle contient.
load-take-out = Retirer : { $card }
load-still-packing = en plein remplissage
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
gate-inside = Votre secret :
gate-inside-open = À l’intérieur :
gate-honest = Honnête !
gate-caught = Mensonge !
record-none = pas encore de besace à son actif
record-passed = { $count ->
    [one] { $count } besace rendue sans fouille
   *[other] { $count } besaces rendues sans fouille
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
gate-must-open = À ouvrir : parole ferme donnée à { $to } par { $names }
gate-word-open = { $name } : on ouvre
gate-word-hand_back = { $name } : on rend
gate-alone = { $name } tranche sans l’autre
gate-offer = Faire une offre
gate-demand = Fixer un prix
gate-threaten = Menacer
gate-hand_back = Rendre
gate-open = Ouvrir
gate-pass = J’ai tout dit
gate-pass-why = Un bot en fonction vous attend encore aussi longtemps. Dites que vous avez fini, et il avance aussitôt.
gate-speak-officer = Proposer un autre marché
gate-trade = Négocier avec un marchand
gate-other-deals = Autres offres et marchés

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
offer-struck = Marché conclu !
offer-accepted-by = Acceptée par { $names }
offer-fell-short = { $name } avait promis des marchandises qui n’existaient pas
offer-accept = Conclu !
offer-counter = Contre-offre
offer-refuse = Refuser
offer-change = Modifier
offer-withdraw = Retirer
tokens-contraband = contrebande de sous l’étal
tokens-bag = marchandises de la besace

## Composer un marché

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
bargain-suggestions = Montants suggérés
bargain-stake-lie = Fouillée, cette besace vous coûte { $gold }.
bargain-stake-honest = Fouillée, cette besace vous rapporte { $gold }.
bargain-stake-guess = Si tout y est de contrebande, la fouille rapporte environ { $gold }.
bargain-most = jusqu’à { $count }
bargain-from-stand = Marchandises de l’étal
bargain-from-contraband = Contrebande de sous l’étal
bargain-from-bag = Marchandises de la besace
bargain-lie-hint = Vous pouvez nommer ce que vous n’avez pas. Si cela se découvre, on verra tout ce que vous avez vraiment.
bargain-believe-hint = Peut-être que cela n’existe pas.
bargain-nothing-there = Il n’y a rien à donner.
bargain-less = Un de moins : { $good }
bargain-more = Un de plus : { $good }
bargain-binding = Ceci engage
bargain-other-bags = Autres besaces
bargain-bag-of = Besace : { $name }
bargain-pledge-none = rien de convenu
bargain-pledge-hand_back = rendre
bargain-pledge-open = ouvrir
bargain-promises = Promesses pour plus tard
bargain-promise-hint = Elles n’engagent personne, mais le registre retient qui les tient.
bargain-promise-by = Qui promet
bargain-promise-me = Moi
bargain-promise-what = Quoi
bargain-promise-whom = Pour qui
bargain-promise-text = Avec vos mots
bargain-promise-add = Promettre
bargain-promise-drop = ôter
bargain-favour-spare = ne pas ouvrir sa besace la prochaine fois
bargain-favour-open = ouvrir sa besace la prochaine fois
bargain-favour-pay = payer plus tard
bargain-favour-words = autre chose
bargain-send = Faire l’offre
bargain-cancel = Tant pis

## Dettes, marché noir, butin

pay-each = { $value } l’unité
pay-total = { $total } sur { $owed }
pay-too-much = Une carte est de trop.
pay-do = Payer avec ceci
claim-rate = contre { $goods }
claim-then = puis { $value }
claim-gone = épuisé
claim-do = Prendre
claim-decline = Ne rien prendre
share-proposes = { $name } propose
share-agree = D’accord
share-yours = Votre proposition
share-my-gold = Pièces pour vous
share-pick = Choisissez vos cartes, au moins { $half } ; le reste va à { $name }.
share-mine = à vous
share-propose = Proposer
share-evenly = Partager selon la règle

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
talk-silenced = L’hôte vous a bloqué dans le chat.
story-title = Ce qui s’est passé jusqu’ici
story-earlier = Ce qui s’est passé avant
story-round = Tour { $round }
crowns-hint = D’après ce qui est visible, et ce que vous cachez.
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
ledger-showed = { $name }, tour { $round } : sous l’étal, { $goods }.
ledger-showed-bag = Dans la besace : { $goods }.

## La fin

over-winners = { $count ->
    [one] { $names } l’emporte !
   *[other] { $names } partagent la victoire !
}
over-you-win = Vous l’emportez !
over-you-share = Vous partagez la victoire avec { $names } !
over-you = Vous
over-tie-legal = Égalité de points : le plus de marchandises légales l’emporte ({ $counts })
over-tie-contraband = Égalité de points et de marchandises légales : le plus de contrebande l’emporte ({ $counts })
over-counting = On fait les comptes…
over-skip = Aller au résultat
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
over-rematch = Encore une partie
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
