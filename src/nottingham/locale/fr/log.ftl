### Ce qui se passe, raconté au présent, en une phrase ou deux.

## De quoi un accord est fait, du côté de l’offre

terms-stand = { $goods } de l’étal
terms-contraband = { $goods } de l’étal
terms-bag = { $goods } de la besace
deal-gives = { $who ->
    [you] vous offrez { $terms }
   *[other] offre { $terms }
}
deal-asks = { $who ->
    [you] vous demandez { $terms }
   *[other] demande { $terms }
}
deal-struck-gives = { $who ->
    [you] vous donnez { $terms }
   *[other] { $by } donne { $terms }
}
deal-struck-gets = { $who ->
    [you] vous recevez { $terms }
   *[other] { $by } reçoit { $terms }
}
deal-and = { $first } ; { $rest }
pledge-hand_back = { $bag } récupère sa besace sans inspection
pledge-open = { $bag } doit ouvrir sa besace
pledge-hand_back-yours = vous récupérez votre besace sans inspection
pledge-open-yours = vous devez ouvrir votre besace
favour-spare = { $by } épargne { $whom } à son prochain tour de garde
favour-open = { $by } fait ouvrir sa besace à { $whom } à son prochain tour de garde
favour-pay = { $by } verse { $gold } à { $to } dans un accord ultérieur
favour-words = { $by } promet : « { $text } »
favour-spare-by-you = vous épargnez { $whom } à votre prochain tour de garde
favour-spare-you = { $by } vous épargne à son prochain tour de garde
favour-open-by-you = vous faites ouvrir sa besace à { $whom } à votre prochain tour de garde
favour-open-you = { $by } vous fait ouvrir votre besace à son prochain tour de garde
favour-pay-by-you = vous versez { $gold } à { $to } dans un accord ultérieur
favour-pay-you = { $by } vous verse { $gold } dans un accord ultérieur
favour-words-by-you = vous promettez : « { $text } »

## Mise en place

log-game_started-first = Première édition : { $names } s’installent, { $gold } dans chaque bourse.
log-game_started-second = Deuxième édition : { $names } s’installent, { $gold } dans chaque bourse.
log-game_started-extras = Cette fois avec { $extras }.
log-game_started-seal = Le mélange est scellé : SHA-256 { $commitment }.
log-game_started-sheriff = Le premier shérif a été désigné, pas tiré au sort : { $name }.
extra-royal_goods = les marchandises royales
extra-black_market = le marché noir
extra-time_limit = le sablier
extra-removed_cards = dix cartes retirées en secret
extra-seven_card_hand = sept cartes en main
extra-open_trade = le commerce entre marchands
log-piles_started = La défausse de gauche commence avec { $left }, celle de droite avec { $right }.
log-deputies_shuffled = Les cartes d’adjoint sont mélangées.
log-round_began-sheriff = { $who ->
    [you] Tour { $round } : vous portez l’insigne du shérif.
   *[other] Tour { $round } : { $names } porte l’insigne du shérif.
}
log-round_began-deputies = { $who ->
    [you] Tour { $round } : { $names } et vous êtes les adjoints.
   *[other] Tour { $round } : { $names } sont les adjoints.
}
log-phase_began-load = Les marchands remplissent leurs besaces.
log-phase_began-declare = L’heure des déclarations : que tout le monde prenne l’air honnête.
log-phase_began-inspect = L’inspection commence. Que vaut une besace fermée ?
log-phase_began-debt = Il y a une dette à régler.
log-phase_began-place = Les cartes confisquées cherchent une défausse.
log-phase_began-claim = Le marché noir entrouvre sa porte.
log-phase_began-share = Le butin est sur la table, il reste à le partager.

## Marché

log-cards_drawn = { $who ->
    [you] { $count ->
        [one] Vous piochez { $count } carte.
       *[other] Vous piochez { $count } cartes.
    }
   *[other] { $count ->
        [one] { $name } pioche { $count } carte.
       *[other] { $name } pioche { $count } cartes.
    }
}
log-cards_drawn-seen = { $who ->
    [you] Vous piochez { $goods }.
   *[other] { $name } pioche { $goods }.
}
log-deck_reshuffled = { $count ->
    [one] La pioche est vide : { $count } carte défaussée en forme une nouvelle.
   *[other] La pioche est vide : { $count } cartes défaussées en forment une nouvelle.
}
log-starter_named = { $who ->
    [you] Vous ouvrez le marché.
   *[other] { $name } ouvre le marché.
}
log-cards_set_aside-none = { $who ->
    [you] Vous gardez toutes vos cartes.
   *[other] { $name } garde toutes ses cartes.
}
log-cards_set_aside-hidden = { $who ->
    [you] { $count ->
        [one] Vous mettez { $count } carte de côté, face cachée.
       *[other] Vous mettez { $count } cartes de côté, face cachée.
    }
   *[other] { $count ->
        [one] { $name } met { $count } carte de côté, face cachée.
       *[other] { $name } met { $count } cartes de côté, face cachée.
    }
}
log-cards_set_aside-seen = { $who ->
    [you] Vous mettez de côté { $goods }.
   *[other] { $name } met de côté { $goods }.
}
log-taken = { $who ->
    [you] Vous prenez { $takings }.
   *[other] { $name } prend { $takings }.
}
log-taken-left = { $goods } sur la défausse de gauche
log-taken-right = { $goods } sur la défausse de droite
log-cards_discarded-left = { $who ->
    [you] Vous posez { $goods } sur la défausse de gauche.
   *[other] { $name } pose { $goods } sur la défausse de gauche.
}
log-cards_discarded-right = { $who ->
    [you] Vous posez { $goods } sur la défausse de droite.
   *[other] { $name } pose { $goods } sur la défausse de droite.
}
log-on_top = Sur le dessus : { $goods }.
log-set_aside_collected = { $count ->
    [one] { $count } carte mise de côté part à la défausse.
   *[other] { $count } cartes mises de côté partent à la défausse.
}

## Besaces et déclarations

log-bag_loaded = { $name } referme sa besace d’un coup sec.
log-bag_loaded-seen = { $name } referme sa besace sur { $goods }.
log-bag_loaded-own = Vous refermez votre besace sur { $goods }. Personne d’autre ne le voit.
log-bags_closed = Toutes les besaces sont fermées : { $sizes }.
log-bags_closed-size = { $who ->
    [you] vous { $count }
   *[other] { $name } { $count }
}
log-declared = { $who ->
    [you] Vous déclarez { $goods }.
   *[other] { $name } déclare { $goods }.
}

## Accords

log-offer_made = { $who ->
    [you] Vous à { $to } : { $deal }.
    [to_you] { $by } à vous : { $deal }.
   *[other] { $by } à { $to } : { $deal }.
}
log-offer_made-deputies = { $who ->
    [you] Vous aux deux adjoints : { $deal }.
   *[other] { $by } aux deux adjoints : { $deal }.
}
log-offer_changed = { $who ->
    [you] Vous changez votre offre à { $to } : { $deal }.
    [to_you] { $by } change son offre pour vous : { $deal }.
   *[other] { $by } change son offre à { $to } : { $deal }.
}
log-offer_changed-deputies = { $who ->
    [you] Vous changez votre offre aux deux adjoints : { $deal }.
   *[other] { $by } change son offre aux deux adjoints : { $deal }.
}
log-offer_accepted = { $who ->
    [you] Vous êtes d’accord ; on attend les autres.
   *[other] { $name } est d’accord ; on attend les autres.
}
log-offer_accepted-known = { $who ->
    [you] Vous acceptez ce que propose { $by } ; on attend les autres.
    [to_you] { $name } accepte votre offre ; on attend les autres.
   *[other] { $name } accepte ce que propose { $by } ; on attend les autres.
}
log-offer_refused = { $who ->
    [you] Vous refusez l’offre.
   *[other] { $name } refuse l’offre.
}
log-offer_refused-known = { $who ->
    [you] Vous refusez ce que propose { $by }.
    [to_you] { $name } refuse votre offre.
   *[other] { $name } refuse ce que propose { $by }.
}
log-offer_withdrawn = { $who ->
    [you] Vous retirez votre offre.
   *[other] { $name } retire son offre.
}
log-offer_fell = Une offre ne peut plus être honorée : elle tombe.
log-offer_fell-known = { $who ->
    [you] Votre offre ne peut plus être honorée : elle tombe.
   *[other] Ce que propose { $by } ne peut plus être honoré : l’offre tombe.
}
log-deal_struck = { $who ->
    [you] Marché conclu ! { $names } et vous vous accordez : { $deal }.
   *[other] Marché conclu ! { $names } s’accordent : { $deal }.
}
log-deal_struck-plain = { $who ->
    [you] Marché conclu ! { $names } et vous vous accordez.
   *[other] Marché conclu ! { $names } s’accordent.
}
log-fell_short = { $who ->
    [you] Du vent ! Vous avez vendu ce qui n’existe pas, et devez montrer à { $to } ce qu’il en est.
    [to_you] Du vent ! { $name } a vendu ce qui n’existe pas, et doit vous montrer ce qu’il en est.
   *[other] Du vent ! { $name } a vendu ce qui n’existe pas, et doit montrer à { $to } ce qu’il en est.
}
log-fell_short-deputies = { $who ->
    [you] Du vent ! Vous avez vendu ce qui n’existe pas, et devez montrer aux deux adjoints ce qu’il en est.
   *[other] Du vent ! { $name } a vendu ce qui n’existe pas, et doit montrer aux deux adjoints ce qu’il en est.
}
log-fell_short-contraband = { $who ->
    [you] Vous aviez vraiment sur votre étal, en contrebande : { $goods }.
   *[other] { $name } avait vraiment sur son étal, en contrebande : { $goods }.
}
log-fell_short-bag = { $who ->
    [you] Vous aviez vraiment dans votre besace : { $goods }.
   *[other] { $name } avait vraiment dans sa besace : { $goods }.
}
log-favour_judged-kept = Promesse tenue : { $favour }.
log-favour_judged-broken = Promesse rompue : { $favour }. Autant en emporte le vent.
log-favour_judged-void = Promesse restée sans objet : { $favour }.
log-favour_judged-unnamed = la promesse nº { $number } du registre

## Inspection

log-word_spoken-open = { $who ->
    [you] Vous toisez { $bag } : « On ouvre ! »
    [to_you] { $name } vous toise : « On ouvre ! »
   *[other] { $name } toise { $bag } : « On ouvre ! »
}
log-word_spoken-hand_back = { $who ->
    [you] Vous toisez { $bag } : « On rend la besace. »
    [to_you] { $name } vous toise : « On rend la besace. »
   *[other] { $name } toise { $bag } : « On rend la besace. »
}
log-bag_left_to_one = { $who ->
    [you] Les adjoints ne sont pas d’accord : pour { $bag }, vous tranchez sans l’autre.
    [to_you] Les adjoints ne sont pas d’accord : pour vous, { $name } tranche sans l’autre.
   *[other] Les adjoints ne sont pas d’accord : pour { $bag }, { $name } tranche sans l’autre.
}
log-bag_handed_back = { $who ->
    [you] Vous récupérez votre besace sans inspection : { $goods }.
   *[other] { $bag } récupère sa besace sans inspection : { $goods }.
}
log-bag_handed_back-true = { $who ->
    [you] Vous récupérez votre besace sans inspection : { $goods }. C’était la pure vérité.
   *[other] { $bag } récupère sa besace sans inspection : { $goods }. C’était la pure vérité.
}
log-bag_handed_back-lie = { $who ->
    [you] Vous récupérez votre besace sans inspection : { $goods }. Et ça se disait « { $declared } ».
   *[other] { $bag } récupère sa besace sans inspection : { $goods }. Et ça se disait « { $declared } ».
}
log-bag_handed_back-smuggled = { $who ->
    [you] Vous récupérez votre besace sans inspection. Et il en sort { $goods } !
   *[other] { $bag } récupère sa besace sans inspection. Et il en sort { $goods } !
}
log-bag_given = { $who ->
    [you] De cette besace, vous recevez { $goods }.
   *[other] De cette besace, { $to } reçoit { $goods }.
}
log-bag_given-booty = De cette besace, le butin reçoit { $goods }.
log-bag_opened-honest = { $office ->
    [you] Vous faites ouvrir sa besace à { $bag } : { $goods }. Honnête jusqu’à la dernière carte !
    [us] { $by } et vous faites ouvrir sa besace à { $bag } : { $goods }. Honnête jusqu’à la dernière carte !
    [yours] { $by } vous fait ouvrir votre besace : { $goods }. Honnête jusqu’à la dernière carte !
    [yours_together] { $by } vous font ouvrir votre besace : { $goods }. Honnête jusqu’à la dernière carte !
    [alone] { $by } fait ouvrir sa besace à { $bag } : { $goods }. Honnête jusqu’à la dernière carte !
   *[together] { $by } font ouvrir sa besace à { $bag } : { $goods }. Honnête jusqu’à la dernière carte !
}
log-bag_opened-lie = { $office ->
    [you] Vous faites ouvrir sa besace à { $bag }, et quelle besace : { $goods }. Confisqué : { $confiscated }.
    [us] { $by } et vous faites ouvrir sa besace à { $bag }, et quelle besace : { $goods }. Confisqué : { $confiscated }.
    [yours] { $by } vous fait ouvrir votre besace, et quelle besace : { $goods }. Confisqué : { $confiscated }.
    [yours_together] { $by } vous font ouvrir votre besace, et quelle besace : { $goods }. Confisqué : { $confiscated }.
    [alone] { $by } fait ouvrir sa besace à { $bag }, et quelle besace : { $goods }. Confisqué : { $confiscated }.
   *[together] { $by } font ouvrir sa besace à { $bag }, et quelle besace : { $goods }. Confisqué : { $confiscated }.
}
log-bag_opened-lie-declared = { $office ->
    [you] « { $declared } », disait { $bag }. Vous ouvrez la besace : { $goods } ! Confisqué : { $confiscated }.
    [us] « { $declared } », disait { $bag }. { $by } et vous ouvrez la besace : { $goods } ! Confisqué : { $confiscated }.
    [yours] « { $declared } », disiez-vous. { $by } ouvre la besace : { $goods } ! Confisqué : { $confiscated }.
    [yours_together] « { $declared } », disiez-vous. { $by } ouvrent la besace : { $goods } ! Confisqué : { $confiscated }.
    [alone] « { $declared } », disait { $bag }. { $by } ouvre la besace : { $goods } ! Confisqué : { $confiscated }.
   *[together] « { $declared } », disait { $bag }. { $by } ouvrent la besace : { $goods } ! Confisqué : { $confiscated }.
}
log-debt_paid = { $who ->
    [you] Vous payez à { $to } : { $paid }.
    [to_you] { $by } vous paie : { $paid }.
   *[other] { $by } paie à { $to } : { $paid }.
}
log-debt_paid-booty = { $who ->
    [you] Vous versez au butin : { $paid }.
   *[other] { $by } verse au butin : { $paid }.
}
log-debt_paid-nothing = { $who ->
    [you] Vous n’avez rien pour payer.
   *[other] { $by } n’a rien pour payer.
}
log-debt_paid-owed = { $who ->
    [you] Vous devez encore { $gold }.
   *[other] { $by } doit encore { $gold }.
}
log-debt_paid-forgiven = On efface le reste, { $gold } : à bourse vide, nul n’est tenu.
log-confiscated_placed-left = Les cartes confisquées vont sur la défausse de gauche : { $goods }.
log-confiscated_placed-right = Les cartes confisquées vont sur la défausse de droite : { $goods }.
log-time_ran_out = Le sablier est vide ! Toutes les offres tombent.
log-inspection_ended = Plus aucune besace à la porte.

## Marché noir et butin

log-market_card_claimed = { $who ->
    [you] Vous cédez { $goods } contre une carte du marché noir qui vaut { $value }.
   *[other] { $name } cède { $goods } contre une carte du marché noir qui vaut { $value }.
}
log-claim_declined = { $who ->
    [you] Vous laissez le marché noir de côté.
   *[other] { $name } laisse le marché noir de côté.
}
log-share_proposed = { $who ->
    [you] Vous proposez ce partage du butin : { $split }.
   *[other] { $name } propose ce partage du butin : { $split }.
}
log-booty_shared = Le butin est partagé : { $split }.
log-booty_part = { $who ->
    [you] vous recevez { $goods }
   *[other] { $name } reçoit { $goods }
}
log-booty_part-nothing = { $who ->
    [you] vous ne recevez rien
   *[other] { $name } ne reçoit rien
}
log-booty_shared-discarded = Il reste { $goods }, qui part à la défausse.
log-booty_shared-bank = La pièce en trop va à la banque.

## Fin

log-game_ended-score = { $rank }. { $name } : { $points } ({ $parts }).
score-gold = { $gold }
score-legal = { $count } en marchandises légales
score-contraband = { $count } en contrebande
score-black_market = { $count } au marché noir
score-crowns = { $count } comme { $crowns }
log-game_ended-winner = { $who ->
    [you] Vous gagnez, et Nottingham vous tire son chapeau.
   *[other] { $names } l’emporte, et Nottingham salue bien bas.
}
log-game_ended-winners = { $names } partagent la victoire.
log-game_ended-seed = La graine du mélange était { $seed }.
