### Um lugar para um modelo de linguagem: sua situação e suas opções numeradas. “cards”, “take”, “order”, “gold” e “offer” são nomes de argumentos.

## A situação

told-seat = { $name } (lugar { $seat })
told-round = Rodada { $round } de { $rounds }, { $phase }.
told-sheriff = Xerife: { $names }.
told-deputies = Ajudantes do xerife: { $names }.
told-you = Você é { $name }: { $gold }; mão: { $hand }; barraca: { $stand }; contrabando: { $contraband }.
told-other = { $name }: { $gold }; { $hand }; barraca: { $stand }; { $contraband }.
told-bag-own = Sua bolsa: { $goods }. Declaração: { $declared }.
told-bag = Bolsa de { $name }. Declaração: { $declared }.
told-offer = Oferta { $number }, de { $name } para { $to }: { $deal }.
told-promises = Promessas ainda por cumprir: { $promises }.
told-pile = { $pile }, a carta de cima primeiro: { $cards }.
told-booty = No espólio: { $goods }.
told-said = { $name } diz: “{ $text }”
told-news = O que aconteceu:
told-choices = Suas opções:
told-waiting = A partida espera os outros.
told-gathering = A partida ainda não começou.

## Opções

choice-name_starter = { $name } começa a transação
choice-swap = Separar cartas e comprar outras: indique até { $max } da sua mão em “cards”.
choice-swap-take = Antes você pode pegar cartas do topo das pilhas de descarte: indique “left” ou “right” em “take”.
choice-order = “order” pode dar a ordem das cartas, a última em cima.
choice-load = Carregar { $goods }
choice-load-other = Carregar outras cartas: indique de { $min } a { $max } da sua mão em “cards”
choice-accept = Aceitar a oferta { $number } de { $name }
choice-refuse = Recusar a oferta { $number } de { $name }
choice-withdraw = Retirar sua oferta { $number }
choice-open = Abrir a bolsa de { $name }
choice-hand_back = Devolver a bolsa de { $name }
choice-offer = Fazer uma oferta a { $names }: descreva-a em “offer”
choice-wait = Esperar para ouvir os outros
choice-pay = Pagar com { $goods }
choice-pay-other = Pagar os { $owed } que você deve com outras mercadorias: indique quais em “cards”. Você tem { $goods }
choice-claim = Pegar uma carta de valor { $value } por { $goods }
choice-share-agree = Aceitar: { $split }
choice-share-other = Propor outra divisão: indique a sua parte em “cards” e “gold”
