### A player’s statistics, games and devices, and how to erase them.

past-title = Votre historique
past-nobody = Personne n’a encore joué dans ce navigateur. Jouez une partie : elle apparaîtra ici.
past-start = Retour à l’accueil
past-figures = Vos statistiques
past-no-games = Aucune partie terminée pour l’instant. La première apparaîtra ici.
past-games = Parties
past-average = Points par partie
past-best = (record : { $best })
past-wins = Gagnées
past-lies = Besaces menteuses
past-caught = Mensonges découverts
past-paid = Inspections payantes
past-bribe = Votre plus gros pot-de-vin
past-of = { $part } sur { $whole }
past-none-yet = rien encore
past-plot = Vos points en { $count } parties, jusqu’à { $most }
past-plot-caption = Chaque point est une partie ; les victoires sont dorées.
past-dot = { $points } points, { $rank ->
    [one] 1ʳᵉ place
   *[other] { $rank }ᵉ place
}
past-list = Vos parties
past-game = { $rank ->
    [one] 1ʳᵉ place sur { $players }
   *[other] { $rank }ᵉ place sur { $players }
}
past-replay = Revoir
past-bots = Les bots de ce serveur
past-bot = Nom
past-devices = Vos appareils
past-devices-why = La clé gardée par ce navigateur vous identifie. D’autres appareils peuvent en recevoir une.
past-device = Appareil sans nom
past-seen = vu le { $day }
past-this = cet appareil
past-revoke = Déconnecter
past-link = Ajouter un appareil
past-link-why = Ouvrez ce lien sur l’autre appareil dans les quinze minutes. Il ne sert qu’une fois.
past-link-dead = Ce lien n’est plus valable. Créez-en un nouveau sur un appareil qui vous connaît.
past-link-same = Sur cet appareil, vous jouez déjà sous ce nom : { $name }.
past-link-replaces = Sur cet appareil, vous vous appelez { $old }. Avec ce lien, vous vous appellerez { $name }.
past-link-becomes = Avec ce lien, vous vous appellerez { $name } sur cet appareil.
past-link-warning = Ne continuez que si vous avez créé ce lien vous-même. Toute personne qui s’appelle { $name } sur un autre appareil joue les mêmes parties et voit les mêmes cartes.
past-link-yes = Jouer ici en tant que « { $name } »
past-link-stay = Rester { $name }
past-before = Avant, sur cet appareil
past-before-why = Avant, cet appareil était à un autre nom. Vous pouvez le reprendre tant que le serveur le connaît.
past-go-back = Redevenir { $name }
past-linking = Ajout de cet appareil…
past-linked = Bienvenue, { $name }. Cet appareil vous connaît désormais, lui aussi.
past-erase = Effacer vos données
past-erase-why = Tout cela vous appartient. Ce qui est effacé l’est pour de bon.
past-erase-figures = Effacer mes statistiques
past-erase-person = Tout oublier de moi
past-erased = Vos statistiques sont effacées.
past-forgotten = Plus rien ici ne se souvient de vous. Adieu !
past-sure = Vraiment ?
past-sure-figures = Vos statistiques seront effacées pour de bon.
past-sure-person = Vos places, vos appareils, vos statistiques et votre nom sur tout ce que vous avez dit seront effacés. Un bot vous remplace dans vos parties en cours.
past-sure-yes = Oui, effacer
past-sure-no = Annuler
