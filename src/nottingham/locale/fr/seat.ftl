### Une place pour un modèle de langue : sa situation et ses choix numérotés. « cards », « take », « order », « gold » et « offer » sont des noms d’arguments.

## La situation

told-seat = { $name } (place { $seat })
told-round = Tour { $round } sur { $rounds }, { $phase }.
told-sheriff = Shérif : { $names }.
told-deputies = Adjoints : { $names }.
told-you = Vous êtes { $name } : { $gold } ; main : { $hand } ; étal : { $stand } ; contrebande : { $contraband }.
told-other = { $name } : { $gold } ; { $hand } ; étal : { $stand } ; { $contraband }.
told-bag-own = Votre besace : { $goods }. Déclaration : { $declared }.
told-bag = Besace : { $name }. Déclaration : { $declared }.
told-offer = Offre { $number } pour { $to }, par { $name } : { $deal }.
told-promises = Promesses encore à tenir : { $promises }.
told-pile = { $pile }, la carte du dessus d’abord : { $cards }.
told-booty = Dans le butin : { $goods }.
told-said = { $name } dit : « { $text } »
told-news = Ce qui s’est passé :
told-choices = Vos choix :
told-waiting = La partie attend les autres.
told-gathering = La partie n’a pas encore commencé.

## Les choix

choice-name_starter = { $name } ouvre le marché
choice-swap = Mettre des cartes de côté et en piocher d’autres : indiquez-en jusqu’à { $max } de votre main dans « cards ».
choice-swap-take = Vous pouvez d’abord prendre des cartes sur les défausses : indiquez « left » ou « right » dans « take ».
choice-order = « order » peut donner l’ordre des cartes, la dernière au-dessus.
choice-load = Mettre { $goods } dans la besace
choice-load-other = Mettre d’autres cartes dans la besace : indiquez-en de { $min } à { $max } de votre main dans « cards »
choice-accept = Accepter l’offre { $number } ({ $name })
choice-refuse = Refuser l’offre { $number } ({ $name })
choice-withdraw = Retirer votre offre { $number }
choice-open = Ouvrir la besace : { $name }
choice-hand_back = Rendre la besace : { $name }
choice-offer = Faire une offre pour { $names } : décrivez-la dans « offer »
choice-wait = Attendre de voir ce que disent les autres
choice-pay = Payer avec { $goods }
choice-pay-other = Payer les { $owed } que vous devez avec d’autres marchandises : indiquez-les dans « cards ». Vous avez { $goods }
choice-claim = Prendre une carte de valeur { $value } contre { $goods }
choice-share-agree = Accepter : { $split }
choice-share-other = Proposer un autre partage : indiquez votre part dans « cards » et « gold »
