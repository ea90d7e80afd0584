### Lo que va impreso en las imágenes de las cartas: más corto que en una frase

card-class-weapon = Arma
card-class-magic = Magia
card-class-special = Especial
card-class-blocker = Bloqueador
card-class-unclaimable = Farsante
card-class-ingredient = Ingrediente
card-class-action = Acción
card-class-sign = Cartel
card-class-cake = Pastel

card-duel-soldier = { -card-soldier }
card-duel-archer = { -card-archer }
card-duel-wizard = { -card-wizard }
card-duel-defender = { -card-defender }
card-duel-scientist = { -card-scientist }
card-duel-wolfy = { -card-wolfy }
card-duel-assassin = { -card-assassin }
card-duel-scout = { -card-scout }
card-duel-summoner = { -card-summoner }
card-duel-quartermaster = { -card-quartermaster }
card-duel-oracle = { -card-oracle }
card-duel-priest = { -card-priest }
card-duel-angel = { -card-angel }
card-duel-professor = { -card-professor-short }
card-duel-agent = { -card-agent }
card-duel-pierrot = { -card-pierrot-short }

card-duel-does-soldier = Roba 1 pastel
card-duel-does-archer = Roba 1 pastel
card-duel-does-wizard = Roba 2 pasteles
card-duel-does-defender = Detiene 1 arma
card-duel-does-scientist = Detiene 1 magia
card-duel-does-wolfy = Nunca es verdad; se revela al final del turno
card-duel-does-assassin = Roba 5 pasteles
card-duel-does-scout = Roba 1 pastel y ataca otra vez
card-duel-does-summoner = Nombra una carta: 2 pasteles por copia en esa mano
card-duel-does-quartermaster = Tienes 1 carta más
card-duel-does-oracle = Ve una mano y ataca otra vez
card-duel-does-priest = Anula 1 atacante y se lo lleva
card-duel-does-angel = Detiene todo, pero quien ataca repite
card-duel-does-professor = Boca arriba: él y { -card-wolfy-short } son { -card-scientist(form: "many") }
card-duel-does-agent = Boca arriba: cualquier carta de la otra mano
card-duel-does-pierrot = Boca arriba: lo que declaraste el turno anterior

card-auf-flour = { -card-flour }
card-auf-sugar = { -card-sugar }
card-auf-eggs = { -card-eggs }
card-auf-butter = { -card-butter }
card-auf-milk = { -card-milk }
card-auf-fruit = { -card-fruit }
card-auf-chocolate = { -card-chocolate }
card-auf-nuts = { -card-nuts }
card-auf-power-outage = { -card-power-outage }
card-auf-fire-alarm = Alarma
card-auf-power-restored = { -card-power-restored }
card-auf-fire-extinguisher = { -card-fire-extinguisher }
card-auf-recipe-switcheroo = Cambiazo: receta
card-auf-hand-switcheroo = Cambiazo: mano
card-auf-picky-eater = { -card-picky-eater }
card-auf-one-for-one = { -card-one-for-one }

card-auf-does-power-outage = Veta una receta que necesita luz
card-auf-does-fire-alarm = Veta una receta que necesita fuego
card-auf-does-power-restored = Quita un { -card-power-outage }
card-auf-does-fire-extinguisher = Quita una { -card-fire-alarm }
card-auf-does-recipe-switcheroo = Cambia una receta por la de otra persona
card-auf-does-hand-switcheroo = Cambia tu mano por la de otra persona
card-auf-does-picky-eater = Mira 3 recetas y cambia una por una tuya
card-auf-does-one-for-one = Cambia una carta al azar con alguien

card-bakeries-chef = { -piece-chef }
card-bakeries-apron = { -piece-apron }
card-bakeries-hat = { -piece-hat }
card-bakeries-batter = Masa
card-bakeries-stove = { -piece-stove }
card-bakeries-closed = CERRADA
card-bakeries-reopened = REABIERTA
card-bakeries-does-part = Todos los precios ×{ $multiplier }
card-bakeries-does-closed = La otra pastelería no puede bajar un kit
card-bakeries-does-reopened = Quita { -sign-closed }

card-cake-wedding = { -cake-wedding-short }
card-cake-boston = { -cake-boston-short }
card-cake-pineapple = { -cake-pineapple-short }
card-cake-cinnamon = { -cake-cinnamon-short }
card-cake-sheet = { -cake-sheet-short }
card-cake-lemon = { -cake-lemon-short }
card-cake-bundt = { -cake-bundt-short }
card-cake-german = { -cake-german-short }
card-cake-forest = { -cake-forest-short }
card-cake-mud = { -cake-mud-short }
card-cake-birthday = { -cake-birthday-short }
card-cake-price = ${ NUMBER($price, useGrouping: 0) }

image-hand = Tus cartas: { $cards }
image-seat = Asiento { $number }
image-deck = mazo { $count }
image-discard = descarte { $count }
image-duel-claims = { $who } declara
image-duel-flipped = { $truthful ->
    [True] ¡Es verdad!
   *[other] ¡Es mentira!
}
image-duel-stolen = { $count ->
    [one] ¡Un pastel robado!
   *[other] ¡{ $count } pasteles robados!
}
image-duel-side = { $who }: { $cakes } { $cakes ->
    [one] pastel
   *[other] pasteles
}, { $trophies } { $trophies ->
    [one] trofeo
   *[other] trofeos
}, { $cards } { $cards ->
    [one] carta
   *[other] cartas
}.
image-duel-claim = { $who } declara { $claim }.
image-stock = mazo { $count }
image-bakeries-front = { $who }: { $count } { $count ->
    [one] carta
   *[other] cartas
}, { $closed ->
    [True] cerrada
   *[other] abierta
}.
image-bakeries-window = { $who }: { $cakes } { $cakes ->
    [one] pastel
   *[other] pasteles
}; vendidos: { $sold }, por ${ NUMBER($tab, useGrouping: 0) }.
image-bakeries-sold = ¡Vendido por ${ NUMBER($amount, useGrouping: 0) }!
image-bakeries-hired = ¡{ $chef } se une al equipo!
image-bakeries-given = ¡Te llevas el pastel!
image-bakeries-stale = ¡Se pone rancio!
image-bakeries-alone = sin chef ×1
image-bakeries-till = Caja
image-bakeries-total = Antes ${ NUMBER($amount, useGrouping: 0) }
image-bakeries-cake = { $cake }, ${ NUMBER($price, useGrouping: 0) }
image-bakeries-dice = Dados { $first } + { $second } = { $sum }
image-auf-finished = ¡Listo: { $recipe }!
image-auf-recipes-swapped = ¡Cambio de recetas!
image-auf-hands-swapped = ¡Cambio de manos!
image-auf-player = { $who }: { $points } { $points ->
    [one] punto
   *[other] puntos
}; { $recipes }.
image-auf-recipe = { $recipe } { $laid } de { $of }
image-winners = { $count ->
    [one] ¡Gana { $winners }!
   *[other] ¡Ganan { $winners }!
}
image-score-duel = { $score } { $score ->
    [one] ganado
   *[other] ganados
}
image-score-auf = { $score } { $score ->
    [one] punto
   *[other] puntos
}
image-stand-in = robot por { $who }
image-score-conceded = { $score ->
    [0] pierde
   *[other] gana
}
image-score-bakeries = ${ NUMBER($score, useGrouping: 0) }
image-example = Un ejemplo. { $shown }
image-example-window = { $who }, { $chef }: { $count ->
    [0] ningún pastel
   *[other] { $cakes }
}.
image-example-slot = casilla { $slot } { $cake } { $amount }{ $sold ->
    [True] {" "}vendido
   *[False] {""}
}
image-page = Las cartas de esta página: { $cards }
