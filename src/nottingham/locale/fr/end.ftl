### The story of a finished game: its highlights.

tale-heading = L’histoire de cette partie
tale-picture = Nottingham · l’histoire d’une partie
tale-save = Enregistrer l’image
tale-saved = L’image est dans vos téléchargements.

tale-title-smuggle = La plus belle contrebande
tale-smuggle = { $name } passe en douce { $goods }, d’une valeur de { $worth } (tour { $round }).
tale-title-inspection = L’inspection la plus chère
tale-inspection = { $name } doute, { $of } dit vrai : il en coûte { $gold } (tour { $round }).
tale-title-catch = La plus belle prise
tale-catch = { $name } ouvre, { $of } mentait : { $gold } d’amende (tour { $round }).
tale-title-bribe = Le plus gros pot-de-vin
tale-bribe = { $name } glisse { $gold } à { $to } (tour { $round }).
tale-title-word = Promesses, promesses…
tale-word = { $count ->
    [one] { $name } trahit { $count } promesse. Qui compte ces choses-là ? Le registre.
   *[other] { $name } trahit { $count } promesses. Qui compte ces choses-là ? Le registre.
}
tale-title-honest = Jamais un mensonge
tale-honest = { $count ->
    [one] { $name } présente { $count } besace, et tout y est comme annoncé.
   *[other] { $name } présente { $count } besaces, et tout y est toujours comme annoncé.
}
