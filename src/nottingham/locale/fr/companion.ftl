### Pour celles et ceux qui jouent avec les cartes de la boîte : le minuteur d’inspection et la feuille de score.

companion-title = Compagnon de jeu
companion-lead = Vous jouez avec les vraies cartes ? Voici un minuteur pour l’inspection et une feuille de score. Une fois ouverte, cette page marche aussi hors ligne.
companion-first = Le premier shérif est la personne qui a le plus d’argent en poche, du vrai : tous les livrets de règles le disent. À égalité, tirez au sort. À six, tirez des cartes d’adjoint.

## Le minuteur

companion-clock = Minuteur d’inspection
companion-clock-left = Temps restant
companion-clock-fresh = Lancez-le quand les { $merchants } marchands sont à la porte. On négocie tant que la bougie brûle.
companion-clock-stopped = Le minuteur est en pause.
companion-clock-over = Le temps est écoulé !
companion-clock-over-then = Les besaces qu’un accord oblige à ouvrir sont ouvertes ; les autres sont rendues fermées.
companion-clock-said = Encore { $seconds } secondes.
companion-clock-start = Démarrer
companion-clock-stop = Mettre en pause
companion-clock-go-on = Reprendre
companion-clock-more = + 30 s
companion-clock-reset = Remettre à zéro
companion-clock-sound = Son
companion-clock-merchants = Marchands
companion-clock-each = Temps par marchand
companion-clock-shorter = Plus court
companion-clock-longer = Plus long

## La feuille de score

companion-sheet = Feuille de score
companion-royal-about = Des cartes qui comptent double ou triple pour les couronnes.
companion-market-about = Des cartes précieuses, obtenues contre trois cartes identiques.
companion-packs = Cartes d’extension
companion-packs-about = Les cartes promo, à bannière bleue dans la première édition, ou vos propres cartes. Saisissez une fois ce qui y est imprimé.
companion-card = Carte { $number }
companion-card-name = Nom
companion-card-kind = Type
companion-card-counts = Compte pour les couronnes comme
companion-card-counts-none = rien
companion-card-remove = Retirer { $name }
companion-card-add = Ajouter une carte
companion-whose = L’étal de qui ?
companion-name = Nom
companion-colour = Couleur
companion-worth = { $value } chacune
companion-worth-royal = { $value } chacune, compte pour { $count } × { $good }
companion-less = Une de moins : { $what }
companion-more = Une de plus : { $what }
companion-prices = Vos cartes indiquent d’autres valeurs ?
companion-price = { $good }, carte { $number }
companion-next = Suivant : { $name }
companion-clear = Effacer la feuille
companion-clear-sure = Tous les nombres seront effacés ; les noms et les couleurs restent. C’est définitif.
companion-clear-yes = Effacer
companion-clear-no = Annuler
companion-cleared = La feuille de score est vierge.
companion-empty = Choisissez un étal et notez ce qui s’y trouve. Les points se comptent tout seuls.
companion-won = { $count ->
    [one] { $names } l’emporte !
   *[other] { $names } se partagent la victoire !
}
companion-won-points = { $points } points, le meilleur score.
companion-won-legal = { $points } points, à égalité avec { $others }, mais plus de marchandises légales : { $cards } cartes.
companion-won-contraband = { $points } points, à égalité avec { $others } même en marchandises légales, mais plus de contrebande : { $cards } cartes.
companion-won-shared = { $points } points partout, et autant de marchandises légales et de contrebande.
companion-totals = Décompte
companion-player = Joueur
companion-row-gold = Pièces
companion-row-legal = Légales
companion-row-contraband = Contre­bande
companion-row-black_market = Marché noir
companion-row-crowns = Cou­ronnes
companion-row-total = Total

## Des nombres impossibles

companion-trouble-letters = Ce n’est pas un nombre. Écrivez par exemple 0, 7 ou 12.
companion-trouble-fraction = Des nombres entiers, s’il vous plaît. Les moitiés retournent dans la besace.
companion-trouble-negative = Moins que rien, c’est impossible, même à Nottingham.
companion-trouble-most = Il n’y a que { $most } dans cette partie.
companion-trouble-others = Il n’y a que { $most } dans cette partie, et les autres en ont déjà { $others }.
companion-trouble-price = Une carte du marché noir vaut de 1 à { $most } points.
companion-too-much = Il n’y a que { $most } dans cette partie, mais la feuille en compte { $there }.
