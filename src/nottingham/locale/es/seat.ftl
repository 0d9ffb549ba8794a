### Un asiento para un modelo de lenguaje: su situación y sus opciones numeradas. «cards», «take», «order», «gold» y «offer» son nombres de argumentos.

## La situación

told-seat = { $name } (asiento { $seat })
told-round = Ronda { $round } de { $rounds }, { $phase }.
told-sheriff = Hace de sheriff: { $names }.
told-deputies = Hacen de ayudantes: { $names }.
told-you = Juegas como { $name }: { $gold }; mano: { $hand }; puesto: { $stand }; contrabando: { $contraband }.
told-other = { $name }: { $gold }; { $hand }; puesto: { $stand }; { $contraband }.
told-bag-own = Tu saco: { $goods }. Declaración: { $declared }.
told-bag = Saco de { $name }. Declaración: { $declared }.
told-offer = Oferta { $number }, { $name } a { $to }: { $deal }.
told-promises = Promesas aún por cumplir: { $promises }.
told-pile = { $pile }, primero la carta de arriba: { $cards }.
told-booty = En el botín: { $goods }.
told-said = { $name } dice: «{ $text }»
told-news = Lo que ha pasado:
told-choices = Tus opciones:
told-waiting = La partida espera a los demás.
told-gathering = La partida aún no ha empezado.

## Opciones

choice-name_starter = { $name } abre el mercado
choice-swap = Apartar cartas y robar otras: indica hasta { $max } de tu mano en «cards».
choice-swap-take = Antes puedes coger las cartas de arriba de las pilas de descartes: indica «left» o «right» en «take».
choice-order = «order» puede dar el orden de las cartas, la última encima.
choice-load = Cargar { $goods }
choice-load-other = Cargar otras cartas: indica de { $min } a { $max } de tu mano en «cards»
choice-accept = Aceptar la oferta { $number } de { $name }
choice-refuse = Rechazar la oferta { $number } de { $name }
choice-withdraw = Retirar tu oferta { $number }
choice-open = Abrir el saco de { $name }
choice-hand_back = Devolver el saco de { $name }
choice-offer = Hacer una oferta a { $names }: descríbela en «offer»
choice-wait = Esperar a ver qué dicen los demás
choice-pay = Pagar con { $goods }
choice-pay-other = Pagar los { $owed } que debes con otras mercancías: indícalas en «cards». Tienes { $goods }
choice-claim = Canjear { $goods } por una carta de valor { $value }
choice-share-agree = Aceptar: { $split }
choice-share-other = Proponer otro reparto: indica tu parte en «cards» y «gold»
