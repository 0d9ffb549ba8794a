### Pour celles et ceux qui jouent avec les cartes de la boîte : l’horloge de l’inspection et la feuille de score.

companion-title = Compagnon de table
companion-lead = Vous avez les cartes et les amis ; voici l’horloge et la feuille de score. Une fois ouverte, cette page marche aussi sans réseau.

## L’horloge

companion-clock = Horloge de l’inspection
companion-clock-left = Temps restant
companion-clock-fresh = Lancez-la quand { $merchants } marchands sont à la porte. Tant que la bougie brûle, on peut négocier.
companion-clock-stopped = Le minuteur est en pause.
companion-clock-over = Le temps est écoulé !
companion-clock-over-then = Les besaces encore fermées sont rendues sans être ouvertes.
companion-clock-said = Encore { $seconds } secondes.
companion-clock-start = Démarrer
companion-clock-stop = Mettre en pause
companion-clock-go-on = Continuer
companion-clock-more = 30 s de plus
companion-clock-reset = Recommencer
companion-clock-sound = Son
companion-clock-merchants = Marchands
companion-clock-each = Temps pour chacun
companion-clock-shorter = Plus court
companion-clock-longer = Plus long

## La feuille de score

companion-sheet = Feuille de score
companion-royal-about = Des cartes qui comptent double ou triple pour les couronnes.
companion-market-about = Les cartes précieuses qu’on obtient contre trois semblables.
companion-whose = L’étal de qui ?
companion-name = Nom
companion-colour = Couleur
companion-worth = { $value } chacune
companion-worth-royal = { $value } chacune, compte pour { $count } × { $good }
companion-less = Une de moins : { $what }
companion-more = Une de plus : { $what }
companion-prices = Vos cartes portent d’autres nombres ?
companion-price = { $good }, carte { $number }
companion-next = Ensuite : { $name }
companion-clear = Effacer la feuille
companion-clear-sure = Tous les nombres s’en vont ; les noms et les couleurs restent. Ce qui est effacé ne revient pas.
companion-clear-yes = Effacer
companion-clear-no = Garder
companion-cleared = La feuille est de nouveau vierge.
companion-empty = Choisissez un étal et notez ce qui s’y trouve. Les points se comptent tout seuls.
companion-won = { $count ->
    [one] { $names } l’emporte !
   *[other] { $names } se partagent la victoire !
}
companion-won-points = { $points } points, plus que tous les autres.
companion-won-legal = { $points } points, autant que { $others }, mais plus de marchandises légales : { $cards } cartes.
companion-won-contraband = { $points } points et autant de marchandises légales que { $others }, mais plus de contrebande : { $cards } cartes.
companion-won-shared = { $points } points chacun, et autant de marchandises légales et de contrebande.
companion-totals = Les points
companion-player = Joueur
companion-row-gold = Pièces
companion-row-legal = Légales
companion-row-contraband = Contrebande
companion-row-black_market = Marché noir
companion-row-crowns = Couronnes
companion-row-total = Total

## Des nombres impossibles

companion-trouble-letters = Ce n’est pas un nombre. Écrivez par exemple 0, 7 ou 12.
companion-trouble-fraction = On ne compte que les entiers, les moitiés retournent dans la besace.
companion-trouble-negative = Moins que rien, c’est impossible, même à Nottingham.
companion-trouble-most = Cette partie n’a que { $most }.
companion-trouble-others = Cette partie n’a que { $most }, et les autres en ont déjà { $others }.
companion-trouble-price = Une carte du marché noir vaut de 1 à { $most } points.
companion-too-much = Cette partie n’a que { $most }, mais la feuille en compte { $there }.
