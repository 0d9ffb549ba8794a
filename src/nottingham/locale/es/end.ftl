### The story of a finished game: its highlights.

tale-heading = La historia de esta partida
tale-picture = Nottingham · historia de una partida
tale-save = Guardar como imagen
tale-saved = La imagen está en tus descargas.

tale-title-smuggle = El mejor contrabando
tale-smuggle = { $name } cuela por la puerta { $goods }, por valor de { $worth } (ronda { $round }).
tale-title-inspection = El registro más caro
tale-inspection = { $name } duda, pero { $of } decía la verdad: le cuesta { $gold } (ronda { $round }).
tale-title-catch = La mejor captura
tale-catch = { $name } abre el saco y { $of } paga { $gold } por la mentira (ronda { $round }).
tale-title-bribe = El mayor soborno
tale-bribe = { $name } le desliza a { $to } { $gold } (ronda { $round }).
tale-title-word = Promesas, promesas
tale-word = { $count ->
    [one] { $name } rompe { $count } promesa. ¿Quién lleva la cuenta? El libro de promesas.
   *[other] { $name } rompe { $count } promesas. ¿Quién lleva la cuenta? El libro de promesas.
}
tale-title-honest = Ni una mentira
tale-honest = { $count ->
    [one] { $name } trae { $count } saco a la puerta, y lleva justo lo declarado.
   *[other] { $name } trae { $count } sacos a la puerta, y todos llevan justo lo declarado.
}
