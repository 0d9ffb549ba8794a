### The story of a finished game: its highlights.

tale-heading = La historia de esta partida
tale-picture = Nottingham · historia de una partida
tale-save = Guardar como imagen
tale-saved = La imagen está en tus descargas.

tale-title-smuggle = El mejor contrabando
tale-smuggle = { $name } pasa por la puerta { $goods }, por valor de { $worth } (ronda { $round }).
tale-title-inspection = El registro más caro
tale-inspection = { $name } duda, pero { $of } decía la verdad: le cuesta { $gold } (ronda { $round }).
tale-title-catch = La mejor captura
tale-catch = { $name } abre el saco y { $of } paga { $gold } por la mentira (ronda { $round }).
tale-title-bribe = El mayor soborno
tale-bribe = { $name } le desliza a { $to } { $gold } (ronda { $round }).
tale-title-word = Promesas, promesas
tale-word = { $count ->
    [one] { $name } rompe { $count } promesa. ¿Quién cuenta esas cosas? El registro de promesas.
   *[other] { $name } rompe { $count } promesas. ¿Quién cuenta esas cosas? El registro de promesas.
}
tale-title-honest = Ni una mentira
tale-honest = { $count ->
    [one] { $name } trae { $count } saco a la puerta, y es justo lo que dijo.
   *[other] { $name } trae { $count } sacos a la puerta, y todos son justo lo que dijo.
}
