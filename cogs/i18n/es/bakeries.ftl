### You Take the Cake

bakeries-name = You Take the Cake
bakeries-credits = -# Una obra no oficial de fans. The Civil War Battle for the Bakeries: You Take The Cake es un juego de P. K. Waddle.
bakeries-part = Ronda { $round }: { $phase ->
    [hire] contratar chef
    [place] colocar pasteles
   *[sale] la venta
}
bakeries-jump-sale = Mejor venta de la ronda { $round }: { $amount }, { $name }
bakeries-heading = ## You Take the Cake
    -# Ronda { $round } de { $rounds }, { $phase ->
        [hire] contratar chef, turno { $turn }
        [place] pasteles: { $cake } de { $cakes }
        [sale] la venta, turno { $turn }
       *[over] la batalla terminó
    }
bakeries-option-rounds = 🎂 { $rounds } rondas; gana el total más alto

bakeries-bakery-yummies = { -bakery-yummies }
bakeries-bakery-concoctions = { -bakery-concoctions }

bakeries-chef-sally = { -chef-sally }
bakeries-chef-danny = { -chef-danny }
bakeries-chef-polly = { -chef-polly }
bakeries-chef-molly = { -chef-molly }
bakeries-chef-benjamin = { -chef-benjamin }
bakeries-short-sally = { -chef-sally-short }
bakeries-short-danny = { -chef-danny-short }
bakeries-short-polly = { -chef-polly-short }
bakeries-short-molly = { -chef-molly-short }
bakeries-short-benjamin = { -chef-benjamin-short }
bakeries-piece-chef = { -piece-chef }
bakeries-piece-apron = { -piece-apron }
bakeries-piece-hat = { -piece-hat }
bakeries-piece-batter = { -piece-batter }
bakeries-piece-stove = { -piece-stove }
bakeries-card = { $chef }: { $piece }
bakeries-sign-closed = { -sign-closed }
bakeries-sign-reopened = { -sign-reopened }
bakeries-times = { $what }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
bakeries-chef-label = { $chef } ×{ $multiplier }
bakeries-bakes-with = { $chef } ×{ $multiplier }
bakeries-bakes-alone = sin chef ×{ $multiplier }

bakeries-cake-wedding = { -cake-wedding }
bakeries-cake-boston = { -cake-boston }
bakeries-cake-pineapple = { -cake-pineapple }
bakeries-cake-cinnamon = { -cake-cinnamon }
bakeries-cake-sheet = { -cake-sheet }
bakeries-cake-lemon = { -cake-lemon }
bakeries-cake-bundt = { -cake-bundt }
bakeries-cake-german = { -cake-german }
bakeries-cake-forest = { -cake-forest }
bakeries-cake-mud = { -cake-mud }
bakeries-cake-birthday = { -cake-birthday }

bakeries-person = { $turn ->
    [True] 👉
   *[other] ▫️
} **{ $bakery }**, { $who }, { EMOJI("held") } { $count }, { $closed ->
    [True] 🚫 **{ -sign-closed }**
   *[other] 🏪 abierta
}
bakeries-piles = Mazo { $stock }, descarte { $discards }, arriba: { $top ->
    [none] nada
   *[other] **{ $top }**
}
bakeries-turns = ⏳ La fase uno termina sin chef { $left ->
    [one] después de este turno
   *[other] tras { $left } turnos por persona
}.
bakeries-drawn = 🎂 Pastel { $number } de 22: **{ $cake }**, ${ NUMBER($price, useGrouping: 0) }
bakeries-last-roll = { $faces } Última tirada: { $dice }
bakeries-window = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-tab = 🧾 Caja **${ NUMBER($tab, useGrouping: 0) }**, vendidos { $sold } de 7, { $names } { $names ->
    [one] tipo
   *[other] tipos
}
bakeries-slot = `{ $slot }` ×{ $multiplier }
bakeries-tags-free = Libres: { $slots }
bakeries-tag = { $where } { $cake } ${ NUMBER($price, useGrouping: 0) }{ $stale ->
    [0] {""}
   *[other] {" "}🥀{ $stale }
} = **${ NUMBER($amount, useGrouping: 0) }**
bakeries-tag-sold = { $where } ✅ { $sign }~~{ $cake }~~ ${ NUMBER($amount, useGrouping: 0) }

bakeries-dollars = ${ NUMBER($amount, useGrouping: 0) }
bakeries-product = { $chef } (chef) × ${ NUMBER($price, useGrouping: 0) }{ $stale ->
    [100] {""}
   *[other] {" "}× { $stale } %
} × { $slot } (casilla)
bakeries-sum = { $product } = ${ NUMBER($amount, useGrouping: 0) }
bakeries-kept = { $percent } % = ${ NUMBER($amount, useGrouping: 0) }
bakeries-books = 📒 **Ventas de la ronda { $round }**
    -# número, pastel: chef × precio × casilla
bakeries-books-who = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-books-sale = `{ $slot }` { $cake }: { $chef } × ${ NUMBER($price, useGrouping: 0) } × { $stale ->
    [100] {""}
   *[other] { $stale } % ×{" "}
}{ $times } = ${ NUMBER($amount, useGrouping: 0) }
bakeries-books-tab = Caja ${ NUMBER($tab, useGrouping: 0) }
bakeries-books-bonus = { -great-chef-bonus } { $percent } % = ${ NUMBER($bonus, useGrouping: 0) }
bakeries-books-round = **ronda ${ NUMBER($total, useGrouping: 0) }**
bakeries-scores = Totales: { $first }; { $second }
bakeries-score = { $who } **${ NUMBER($total, useGrouping: 0) }**
bakeries-rounds = 💰 { $who }: { $sums } = **${ NUMBER($total, useGrouping: 0) }**
bakeries-dice = { $first } + { $second } = **{ $sum }**
bakeries-try = número **{ $number }**, { $faces } { $dice }

bakeries-asked-turn = { $who }: roba una carta, baja un kit o juega un cartel.
bakeries-asked-discard = { $who }: descarta una carta.
bakeries-asked-place = { $who }: **{ $cake }**, ¿en qué casilla?
bakeries-asked-roll = { $who }: tira los dados.
bakeries-asked-stale = { $who }: ¿qué pastel de { $other } se pone rancio?
bakeries-asked-stale-with-you = { $who } elige cuál de tus pasteles se pone rancio.
bakeries-asked-again = { $who }: ¿paras aquí o sigues con la liquidación?

bakeries-button-draw = Robar
bakeries-button-take = Tomar { $card }
bakeries-button-pass = Pasar
bakeries-button-lay = Bajar kit…
bakeries-button-hire = Contratar: { $chef }
bakeries-button-close = Cerrar la de { $who }
bakeries-button-reopen = Reabrir la de { $who }
bakeries-button-discard = Descartar…
bakeries-button-roll = ¡Tirar!
bakeries-button-stop = Parar: { $kept }
bakeries-button-again = Seguir: { $more } o { $less }

bakeries-prompt-own = Para mí: { $cake }…
bakeries-prompt-theirs = { -take-the-cake }, { $who }…
bakeries-place-own = Para mí, casilla { $slot }: { $worth }
bakeries-place-theirs = { -take-the-cake }, casilla { $slot }: { $worth }
bakeries-prompt-stale = Elige un pastel de { $who }…
bakeries-stale-choice = Casilla { $slot }: { $cake }
bakeries-stale-note = de ${ NUMBER($now, useGrouping: 0) } baja a ${ NUMBER($then, useGrouping: 0) }
bakeries-prompt-discard = Descartar…

bakeries-form-discard = Descartar una carta
bakeries-form-lay = Contratar chef
bakeries-field-card = La carta que descartas
bakeries-field-chef = Chef que contratas
bakeries-use-sign = un cartel; tienes { $copies }
bakeries-use-part = kit { $held } de { $parts }; tienes { $copies }
bakeries-use-drawn = 🆕 recién robada, { $use }

bakeries-offer = { $what } ({ $note })
bakeries-offer-slot = Casilla { $slot }: { $sum }

bakeries-label-draw-stock = robar del mazo
bakeries-label-draw-discard = tomar la carta de arriba del descarte
bakeries-label-discard = descartar { $card }
bakeries-label-place-own = para mí, casilla { $slot }
bakeries-label-place-theirs = { -take-the-cake }, casilla { $slot }
bakeries-label-stale = una carta rancia sobre el pastel de la casilla { $slot }
bakeries-label-again = seguir con la liquidación
bakeries-label-stop = parar

bakeries-hand-chef = **{ $chef } ×{ $multiplier }**: { $count } de 5; { $held }; { $lacking ->
    [none] ✅ **completo: ya puedes contratar**
   *[other] falta: { $lacking }
}
bakeries-hand-signs = **Carteles**: { $signs }
bakeries-hand-drawn = 🆕 Recién robada: **{ $card }**.
bakeries-hand-taken = 🆕 Recién tomada: **{ $card }**. En este turno no puedes descartar cartas como esa.
bakeries-hand-closed = 🚫 Esta pastelería está cerrada: juega { -sign-reopened } antes de bajar un kit.
bakeries-hand-resting = Estas cartas no se necesitan hasta la próxima ronda.

bakeries-round-begun = **Ronda { $round }.** Se mezclan y reparten todas las cartas. Empieza { $who }.
bakeries-hand-dealt = { $who } recibe { $cards }.
bakeries-hand-dealt-you = Recibes { $cards }.
bakeries-phase-begun = { $phase ->
    [hire] 👩‍🍳 Fase uno: { $who } empieza a buscar chef.
    [place] 🍰 Fase dos: { $who } coloca el primer pastel.
   *[sale] 🎲 Fase tres: { $who } tira primero.
}
bakeries-stock-reshuffled = El mazo estaba vacío: { $count } { $count ->
    [one] carta descartada forma
   *[other] cartas descartadas forman
} el mazo nuevo.
bakeries-card-drawn = { $who } roba del mazo.
bakeries-card-seen = { $who } robó { $card }.
bakeries-card-seen-you = Robaste { $card }.
bakeries-discard-taken = { $who } toma **{ $card }** del descarte.
bakeries-card-discarded = { $who } descarta **{ $card }**.
bakeries-bakery-closed = 🚫 ¡{ $who } juega { -sign-closed } contra { $owner }!
bakeries-bakery-reopened = 🏪 { $who } juega { -sign-reopened }.
bakeries-draw-skipped = { $who } no puede robar: no queda ninguna carta.
bakeries-turn-passed = { $who } no puede robar y pasa.
bakeries-chef-hired = 👩‍🍳 { $who } baja el kit completo y contrata a **{ $chef }**: ¡todos los precios ×{ $multiplier }!
bakeries-nobody-hired = { $reason ->
    [both-passed] Ya nadie puede robar
   *[turn-limit] Cada persona jugó cien turnos
}, así que ambas pastelerías hornean sin chef.
bakeries-cake-drawn = { $who } saca el pastel { $number }: { $cake }.
bakeries-cake-placed = { $own ->
    [True] 🍰 { $who } se queda con **{ $cake }** en la casilla { $slot } (×{ $multiplier }).
   *[other] 🍰 { $who } a { $owner }: **¡{ -take-the-cake }!** { $cake }, casilla { $slot } (×{ $multiplier }).
}
bakeries-case-filled = La vitrina de { $who } está llena.
bakeries-dice-rolled = { $faces } { $who } tira los dados: { $dice }.
bakeries-cake-sold = 💵 { $who } vende **{ $cake }**: { $sum }.
bakeries-number-repeated = { $who } repite el { $slot }{ $penalised ->
    [True] : un pastel se pone rancio.
   *[other] , pero ya no queda ningún pastel que pueda ponerse rancio.
}
bakeries-stale-placed = 🥀 { $who } pone una carta rancia a { $owner } en la casilla { $slot }: { $cake }, ahora { $sum }.
bakeries-sale-won = 🏁 { $who } vendió siete pasteles: ¡se acabó la venta!
bakeries-clearance-tried = 🎟️ Liquidación para { $who }: { $attempt }. { $hit ->
    [True] Acierto
   *[other] Fallo
}: { $percent } % de la caja.
bakeries-clearance-stopped = { $who } para y se queda con el { $percent } % de la caja.
bakeries-game-ended = La batalla de las pastelerías terminó.
bakeries-decided = 💵 { $how ->
    [turned] { $who } remontó en la última ronda: solo **{ $cake }** dio { $amount }.
    [level] { $who } ganó la última ronda y, con ella, la partida: solo **{ $cake }** dio { $amount }.
    [tie] Los totales son iguales, y { $who } tiene la mejor ronda o más pasteles vendidos.
    [none] { $who } no vendió nada en la última ronda, pero le bastó la ventaja.
   *[kept] { $who } iba por delante antes de la última ronda y ahí siguió: **{ $cake }** dio { $amount }.
}

refused-bakeries-already-closed = Esa pastelería ya está cerrada.
refused-bakeries-another-question = Ahora no puedes hacer eso. El mensaje más reciente de la mesa muestra qué toca.
refused-bakeries-bakery-closed = Tu pastelería está cerrada. Juega { -sign-reopened } antes de bajar un kit.
refused-bakeries-bakery-open = Tu pastelería ya está abierta.
refused-bakeries-cake-sold = Ese pastel está vendido. Elige uno que siga a la venta.
refused-bakeries-cannot-pass = Aún puedes robar del mazo, así que no puedes pasar.
refused-bakeries-card-just-taken = Acabas de tomar del descarte una carta como esa. Descarta otra distinta.
refused-bakeries-card-not-held = No tienes esa carta en la mano.
refused-bakeries-closed-not-held = No tienes { -sign-closed } en la mano.
refused-bakeries-reopened-not-held = No tienes { -sign-reopened } en la mano.
refused-bakeries-discard-pile-empty = El descarte está vacío. Roba del mazo.
refused-bakeries-fifth-stale = Ese pastel ya tiene cuatro cartas rancias, el máximo. Elige otro pastel.
refused-bakeries-no-such-slot = Las casillas van del 2 al 12, como las sumas de dos dados.
refused-bakeries-nothing-else-to-discard = Solo tienes cartas como esa, así que no podrías descartar otra distinta. Roba del mazo.
refused-bakeries-set-incomplete = Aún no tienes las cinco piezas de ese kit. *{ button-hand }* muestra lo que falta.
refused-bakeries-slot-filled = Esa casilla ya tiene un pastel. Elige una vacía.
refused-bakeries-stock-empty = El mazo está vacío.
refused-bakeries-no-such-card = No hay ninguna carta llamada “{ $text }”. Elige una de la lista que aparece al escribir.
refused-bakeries-no-such-chef = No hay ningún chef que se llame “{ $text }”. Elige un nombre de la lista que aparece al escribir.

cmd-bakery = You Take the Cake: contrata chef, coloca los pasteles, tira los dados
cmd-bakery-new = Abre una mesa de You Take the Cake
cmd-bakery-draw = Roba una carta del mazo o toma la de arriba del descarte
cmd-bakery-draw-pile = El mazo o la carta de arriba del descarte
cmd-bakery-discard = Descarta una carta de tu mano
cmd-bakery-discard-card = La carta; tu mano solo la ves tú
cmd-bakery-lay = Baja las cinco piezas de un kit y contrata a su chef
cmd-bakery-lay-chef = El nombre del kit que bajas
cmd-bakery-close = Juega { -sign-closed } contra la otra pastelería
cmd-bakery-reopen = Juega { -sign-reopened } en tu propia pastelería
cmd-bakery-pass = Pasa, si no puedes robar
cmd-bakery-keep = Para mí: pon el pastel en una casilla de tu propia vitrina
cmd-bakery-give = { -take-the-cake }: ponlo en una casilla de la otra vitrina
cmd-bakery-slot = El número de la casilla, de 2 a 12
cmd-bakery-roll = Tira los dados
cmd-bakery-stale = Pon una carta rancia sobre un pastel de la otra pastelería
cmd-bakery-again = Liquidación: prueba otra vez, por el 80 % o solo el 40 %
cmd-bakery-stop = Liquidación: para y quédate con el 60 %

choice-pile-stock = el mazo
choice-pile-discard = la carta de arriba del descarte

bakeries-page-start = Objetivo
bakeries-rules-start = Dos pastelerías, **{ -bakery-yummies }** y **{ -bakery-concoctions }**, y tres rondas. En cada ronda **contratas chef**, **colocas pasteles** y **los vendes con los dados**. Gana el total más alto después de la tercera ronda; en caso de empate, la mejor ronda y después el número de pasteles vendidos.
    Un pastel da **chef × precio × casilla**: un { -cake-birthday } de $500 con { -chef-polly-short } (×4) en la casilla 9 (×3) da $6000.
    Pulsa **{ button-hand }** para ver tus cartas; nadie más puede verlas.
bakeries-page-hire = Contratar chef
bakeries-rules-hire = Cada persona tiene ocho cartas. El azar decide quién empieza la primera ronda; después se alterna. En tu turno haz una de estas cosas:
    🃏 **Roba** del mazo o **toma** la carta de arriba del descarte; después **descarta** una carta. Si tomas del descarte, no puedes descartar una carta como esa en el mismo turno; si tus ocho cartas son como esa, no puedes tomarla.
    👩‍🍳 **Baja un kit**: { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } y { -piece-stove }, todo con el mismo nombre. Así contratas a ese chef, y la fase termina. La otra pastelería hornea sin chef (×1).
    🚫 **{ -sign-closed }** impide que la otra pastelería baje un kit; **{ -sign-reopened }** quita ese cierre. Después de jugar un cartel, roba una carta; el cartel no vuelve hasta la ronda siguiente.
    Cuando el mazo está vacío, el descarte se mezcla y forma uno nuevo, menos la carta de arriba. Después de 100 turnos por persona, la fase termina sin chef.
    Si se te acaba el tiempo, robas del mazo y descartas esa carta.
bakeries-page-place = Pasteles
bakeries-rules-place = Empieza quien no tiene chef; si nadie tiene chef, empieza quien no empezó la ronda. Por turnos, sale un pastel del almacén y lo pones en una casilla vacía, tuya o de la otra vitrina: **¡{ -take-the-cake }!**
    El número de una casilla es la tirada de dados que la vende, y multiplica el precio: 7 ×1; 6 y 8 ×2; 5 y 9 ×3; 4 y 10 ×5; 3 y 11 ×8; 2 y 12 ×13.
    Cuando una vitrina está llena, quien tiene la otra vitrina coloca todos los pasteles que quedan.
    Si se te acaba el tiempo, el pastel va a tu casilla vacía con el número más bajo o, si tu vitrina está llena, a la de tu rival con el número más bajo.
bakeries-page-sale = La venta
bakeries-rules-sale = Tira primero quien contrató chef (si nadie contrató, quien empezó la ronda); después se tira por turnos. Un número que aún no te ha salido **vende el pastel** de tu casilla con ese número.
    Si repites un número, tu rival pone una **carta rancia** sobre uno de tus pasteles sin vender: un 20 % menos de su precio impreso, hasta cuatro cartas por pastel. Si ningún pastel puede recibirla, no pasa nada.
    🏁 **La séptima venta termina la ronda.** Quien la consigue se queda con toda su caja, y con un 20 % más si vendió siete pasteles distintos ({ -great-chef-bonus }). La otra pastelería se queda con el 40 %.
    Si se te acaba el tiempo, los dados se tiran por ti, o tu carta rancia va sobre el pastel con el precio impreso más alto.
bakeries-page-clearance = Liquidación
bakeries-rules-clearance = Si tu rival hizo la séptima venta, no tienes chef y vendiste al menos un pastel, te queda una oportunidad: se saca el número de una de tus casillas sin vender y tiras los dados.
    Con un **fallo** te queda el 40 % de tu caja. Un **acierto** te da el 60 %, y puedes parar o sacar número y tirar otra vez: un acierto da el 80 %; un fallo, el 40 %. El mismo número puede salir otra vez. Si se te acaba el tiempo, paras.
bakeries-page-prices = Cartas y precios
bakeries-rules-prices = 👩‍🍳 **Chefs** (copias de cada pieza): { CARD("sally-chef") }{ -chef-sally-short } ×2 (16), { CARD("danny-chef") }{ -chef-danny-short } ×3 (10), { CARD("polly-chef") }{ -chef-polly-short } ×4 (6), { CARD("molly-chef") }{ -chef-molly-short } ×5 (4), { CARD("benjamin-chef") }{ -chef-benjamin-short } ×6 (2). Once { -sign-closed }, once { -sign-reopened }.
    🎂 **Pasteles** (copias): $500 { CARD("wedding") }{ -cake-wedding } (2), { CARD("birthday") }{ -cake-birthday } (2); $350 { CARD("boston") }{ -cake-boston } (5), { CARD("mud") }{ -cake-mud } (5); $200 { CARD("pineapple") }{ -cake-pineapple } (7), { CARD("forest") }{ -cake-forest } (7); $125 { CARD("cinnamon") }{ -cake-cinnamon } (10), { CARD("german") }{ -cake-german } (10); $75 { CARD("sheet") }{ -cake-sheet } (15), { CARD("bundt") }{ -cake-bundt } (15); $50 { CARD("lemon") }{ -cake-lemon } (36).
refused-bakeries-undo-kind = En este juego no puedes deshacer jugadas.

## Lo que alguien ha logrado una vez

bakeries-achievement-chef = un chef con sus cinco piezas
bakeries-achievement-rare = un pastel vendido con un 2 o un 12
bakeries-achievement-clearance = dos aciertos en una liquidación
bakeries-achievement-all-chefs = cada chef una vez
