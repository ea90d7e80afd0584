### Cake Duel

duel-name = Cake Duel
duel-credits = -# Una obra no oficial de fans. Cake Duel es un juego de Sizigi Studios.
duel-mode-core = Cake Duel
duel-mode-full = Cake Duel con cartas especiales
duel-mode-team = Cake Duel por parejas
duel-mode-team-full = Cake Duel por parejas con cartas especiales
duel-part = { $duels ->
    [1] Asalto { $bout }
   *[other] Duelo { $duel }, asalto { $bout }
}
duel-jump-bluff = Mejor mentira: { $claim }, { $name }
duel-jump-turn = Momento decisivo: asalto { $bout }
duel-jump-missed = Mentira sin desafío: { $claim }, { $name }
duel-heading = ## { $mode }
    -# { $duels ->
        [1] Asalto { $bout }
       *[other] Duelo { $duel } de { $duels }, asalto { $bout }
    }, turno { $turn }{ $house }
duel-house-rule = , { $rule }
duel-house-wolfy = { -card-wolfy } no se revela
duel-house-block-limit = no más bloqueadores que atacantes
duel-house-specials = cartas especiales en el mazo: { $cards }
duel-side = { $slices } **{ $cakes }** { $cakes ->
    [one] pastel
   *[other] pasteles
}, { EMOJI("trophy") } { $trophies } de { $wanted }
duel-side-duels = , duelos ganados: { $won }
duel-person = { $role ->
    [attacks] ⚔️
    [defends] 🛡️
   *[waits] ▫️
} { $who }: { EMOJI("held") } { $count } { $count ->
    [one] carta
   *[other] cartas
}{ $size ->
    [4] {""}
   *[other] {" "}(roba hasta tener { $size })
}
duel-piles = Mazo { $deck }, descarte { $discard }
duel-owed = ↩️ Después de este turno, quien ataca juega { $count ->
    [one] otro más
   *[other] otros { $count } más
}.
duel-lying = { EMOJI("facedown") } { $who } declara **{ $claim }**{ $left ->
    [0] {" "}(aquí ya no queda ninguna de esas cartas)
   *[other] {""}
}
duel-claim = { $count } { $card }
duel-no-cards = ninguna carta
duel-nothing = nada
duel-copy = { $card } ({ $copy })
duel-position = Carta { $position }
duel-changed = { $card } cuenta como { $into }

duel-card-soldier = { $count ->
    [one] { -card-soldier }
   *[other] { -card-soldier(form: "many") }
}
duel-card-archer = { $count ->
    [one] { -card-archer }
   *[other] { -card-archer(form: "many") }
}
duel-card-wizard = { $count ->
    [one] { -card-wizard }
   *[other] { -card-wizard(form: "many") }
}
duel-card-defender = { $count ->
    [one] { -card-defender }
   *[other] { -card-defender(form: "many") }
}
duel-card-scientist = { $count ->
    [one] { -card-scientist }
   *[other] { -card-scientist(form: "many") }
}
duel-card-wolfy = { $count ->
    [one] { -card-wolfy }
   *[other] { -card-wolfy(form: "many") }
}
duel-card-assassin = { $count ->
    [one] { -card-assassin }
   *[other] { -card-assassin(form: "many") }
}
duel-card-scout = { $count ->
    [one] { -card-scout }
   *[other] { -card-scout(form: "many") }
}
duel-card-summoner = { $count ->
    [one] { -card-summoner }
   *[other] { -card-summoner(form: "many") }
}
duel-card-quartermaster = { $count ->
    [one] { -card-quartermaster }
   *[other] { -card-quartermaster(form: "many") }
}
duel-card-oracle = { $count ->
    [one] { -card-oracle }
   *[other] { -card-oracle(form: "many") }
}
duel-card-priest = { $count ->
    [one] { -card-priest }
   *[other] { -card-priest(form: "many") }
}
duel-card-angel = { $count ->
    [one] { -card-angel }
   *[other] { -card-angel(form: "many") }
}
duel-card-professor = { $count ->
    [one] { -card-professor }
   *[other] { -card-professor(form: "many") }
}
duel-card-agent = { $count ->
    [one] { -card-agent }
   *[other] { -card-agent(form: "many") }
}
duel-card-pierrot = { $count ->
    [one] { -card-pierrot }
   *[other] { -card-pierrot(form: "many") }
}

duel-effect-soldier = arma: roba 1 pastel
duel-effect-archer = arma: roba 1 pastel
duel-effect-wizard = magia: roba 2 pasteles
duel-effect-defender = detiene a un atacante con arma
duel-effect-scientist = detiene a un atacante con magia
duel-effect-wolfy = nunca es una carta verdadera; se revela al final del turno
duel-effect-assassin = arma: roba 5 pasteles
duel-effect-scout = arma: roba 1 pastel y juega otro turno
duel-effect-summoner = magia: nombra una carta, mira la mano rival y roba 2 pasteles por cada copia
duel-effect-quartermaster = especial: tienes 1 carta más durante el resto del asalto
duel-effect-oracle = especial: mira la mano rival y juega otro turno
duel-effect-priest = detiene por completo a un atacante cualquiera y se lleva su carta
duel-effect-angel = detiene a todos los atacantes, pero quien ataca juega otro turno
duel-effect-professor = boca arriba: cuenta como { -card-scientist }, y también cada { -card-wolfy }
duel-effect-agent = boca arriba: cuenta como cualquier carta de la mano rival
duel-effect-pierrot = boca arriba: cuenta como el atacante que declaraste en tu turno anterior

duel-asked-lead = { $who }: ¿quién de la pareja ataca primero?
duel-asked-claim = { $who }: ataca o pasa.
duel-asked-answer = { $who }: ¿aceptas, desafías o bloqueas?
duel-asked-block = { $who }: ¿aceptas el bloqueo o lo desafías?
duel-asked-take = { $who }: elige { $count ->
    [one] la carta que se lleva el { -card-priest }
   *[other] las { $count } cartas que se llevan los { -card-priest(form: "many") }
}.
duel-asked-name = { $who }: nombra una carta para la { -card-summoner }.
duel-asked-trade = { $who }: ¿cambias una carta con tu pareja?
duel-beside = Hasta entonces, { $who } puede desafiar.
duel-beside-you = Hasta entonces puedes desafiar.

duel-button-attack = Atacar…
duel-button-pass = Pasar
duel-button-accept = Aceptar
duel-button-challenge = ¡Desafiar!
duel-button-block = Bloquear…
duel-button-take = Elegir…
duel-button-name = Nombrar…
duel-button-trade = Cambiar…
duel-button-no-trade = No cambiar
duel-button-hold = No desafiar
duel-button-lead = Empieza { $who }

duel-form-attack = Atacar
duel-form-block = Bloquear
duel-form-take = Cartas para tu { -card-priest }
duel-form-name = Nombra una carta
duel-form-trade = Cambio con tu pareja
duel-field-cards = Las cartas que juegas
duel-field-cards-note = Nadie ve cuáles son. Puedes jugar las que quieras.
duel-field-claim = Lo que declaras que son
duel-field-claim-note = Contra { $claim } de { $who }
duel-field-target = A quién atacas
duel-field-take = { $count ->
    [one] Elige una carta
   *[other] Elige { $count } cartas
}
duel-field-name = Nombra una carta y luego ve la mano
duel-field-give-card = La carta que das
duel-field-take-card = La carta que recibes

duel-label-attack = { $claim } contra { $target } (en realidad: { $cards })
duel-label-block = bloquear con { $claim } (en realidad: { $cards })
duel-label-take = elegir n.º { $positions }
duel-label-name = nombrar { $card }
duel-label-trade = dar: { $give }; recibir: { $take }

duel-hand-card = **{ $card }**: { $effect }
duel-hand-empty = No tienes cartas en la mano.
duel-mate-hand = Mano de { $who }: { $cards }.
duel-own-discard = Jugadas en este asalto: { $cards }.
duel-look = Turno { $turn }: { $reader ->
    [seer] viste la mano de { $of }
    [seen] { $who } vio tu mano
   *[other] { $who } vio la mano de { $of }
}: { $cards }.
duel-look-taken = Turno { $turn }: { $reader ->
    [seer] te llevaste { $cards } de { $of }
    [seen] { $who } te quitó { $cards }
   *[other] { $who } se llevó { $cards } de { $of }
}.

duel-option-mode = 🎴 { $mode }
duel-option-trophies = { EMOJI("trophy") } { $trophies ->
    [one] Un asalto
   *[other] { $trophies } asaltos
} para ganar el duelo{ $duels ->
    [1] {""}
   *[other] , al mejor de { $duels } duelos
}
duel-option-specials = ⭐ { $count } { $count ->
    [one] carta especial
   *[other] cartas especiales
}, { $open ->
    [True] a la vista antes del primer asalto
   *[False] en secreto
}
duel-option-wolfy = 🎭 { -card-wolfy } no se revela al final del turno
duel-option-block-limit = 🛡️ No más bloqueadores que atacantes

duel-duel-begun = Se mezcla un mazo nuevo{ $specials ->
    [0] .
    [one] , con { $specials } carta especial.
   *[other] , con { $specials } cartas especiales.
}
duel-specials-shown = Las cartas especiales de este duelo: { $cards }.
duel-bout-begun = **Asalto { $bout }.** { $count ->
    [one] Ataca
   *[other] Atacan
} primero { $side }, con { $cakes } { $cakes ->
    [one] pastel
   *[other] pasteles
} contra { $other }.
duel-hand-dealt = { $who } recibe { $cards }.
duel-hand-dealt-you = Recibes { $cards }.
duel-lead-chosen = { $who } decide: empieza { $first }. El orden es { $order }.
duel-turn-begun = { $owed ->
    [True] { $who } juega otro turno.
   *[False] Ataca { $who }.
}
duel-attack-claimed = { $who } ataca a { $target } y declara **{ $claim }**.
duel-passed = { $who } { $forced ->
    [True] no tiene cartas y pasa.
   *[False] pasa.
}
duel-block-claimed = { $who } bloquea y declara **{ $claim }**.
duel-accepted = { $who } acepta.
duel-kept-silent = { $who } no desafía.
duel-challenged = ❗ ¡{ $who } desafía a { $claimant }: **{ $claim }**!
duel-cards-flipped = Las cartas, boca arriba: **{ $cards }**{ $changed ->
    [none] .
   *[other] {" "}({ $changed }).
} { $truthful ->
    [True] { $who } decía la verdad.
   *[False] ¡{ $who } mentía!
}
duel-hand-shown = Salió { -card-agent }, así que { $who } muestra su mano: { $cards }.
duel-attackers-blocked = { $blocker } { $wholly ->
    [True] { $blockers ->
        [one] anula
       *[other] anulan
    }
   *[False] { $blockers ->
        [one] detiene
       *[other] detienen
    }
} **{ $claim }**.
duel-cards-taken = { $who } se lleva { $count ->
    [one] la carta { $positions }
   *[other] las cartas { $positions }
} de { $of }.
duel-taken-seen = { $reader ->
    [seer] Te llevaste { $cards } de { $of }
    [seen] { $who } te quitó { $cards }
   *[other] { $who } se llevó { $cards } de { $of }
}.
duel-cakes-stolen = { EMOJI("slice") } { $who } { $count ->
    [0] no roba ningún pastel
    [one] roba un pastel
   *[other] roba { $count } pasteles
} a { $of } ({ $card }).
duel-card-named = { $who } nombra **{ $card }**.
duel-hand-looked-at = 👁️ { $who } mira la mano de { $of } ({ $card }).
duel-hand-seen = { $reader ->
    [seer] Viste la mano de { $of }
    [seen] { $who } vio tu mano
   *[other] { $who } vio la mano de { $of }
}: { $cards }.
duel-turns-owed = { $card }: { $who } juega { $count ->
    [one] otro turno
   *[other] otros { $count } turnos
}{ $owed ->
    [1] {""}
   *[other] , { $owed } en total
}.
duel-hand-size-raised = { $who } ahora roba hasta tener { $size } cartas.
duel-wolfy-revealed = 🐺 ¡{ -card-wolfy } estaba entre las cartas de { $who }!
duel-cards-traded = { $given ->
    [0] { $who } recibe una carta de { $partner }.
   *[other] { $taken ->
        [0] { $who } da una carta a { $partner }.
       *[other] { $who } cambia una carta con { $partner }.
    }
}
duel-trade-seen = Cambio de { $who }. Dio: { $give ->
    [none] nada
   *[other] { $give }
}; recibió: { $take ->
    [none] nada
   *[other] { $take }
}.
duel-trade-seen-you = Tu cambio. Diste: { $give ->
    [none] nada
   *[other] { $give }
}; recibiste: { $take ->
    [none] nada
   *[other] { $take }
}.
duel-trade-declined = { $who } no cambia cartas.
duel-cards-drawn = { $who } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
duel-draw-seen = { $who } robó { $cards }.
duel-draw-seen-you = Robaste { $cards }.
duel-bout-ended = { EMOJI("trophy") } El asalto es para { $side }: { $reason ->
    [bluff] una mentira descubierta
    [truth] era verdad
    [cakes] todos los pasteles robados
   *[passes] { $cakes } pasteles contra { $other }
}. Trofeos: { $trophies }.
duel-duel-ended = El duelo es para { $side }{ $won ->
    [1] .
   *[other] {" "}({ $won } a { $other }).
}
duel-decided-flip = 🔎 { $who } declaró **{ $claim }**, { $other } no se lo creyó y { $truthful ->
    [True] era verdad.
   *[False] era mentira: { $cards }.
}
duel-decided-cakes = { EMOJI("slice") } { $who } robó { $count ->
    [one] el último pastel
   *[other] los últimos { $count } pasteles
} a { $of } ({ $card }).
duel-decided-passes = { EMOJI("slice") } Pasó toda la mesa, con más pasteles para { $side }: { $cakes } contra { $other }.

refused-duel-other-question = Ahora no puedes hacer eso. El mensaje más reciente de la mesa muestra qué toca.
refused-duel-partner-decides = Aquí decide tu pareja. Tú solo puedes desafiar.
refused-duel-no-challenge-now = Ya es tarde para desafiar esa declaración.
refused-duel-no-trade-now = Ahora no hay nada que cambiar.
refused-duel-no-cards-chosen = Elige al menos una carta de tu mano.
refused-duel-no-cards-left = No te quedan cartas para bloquear. Aún puedes desafiar o aceptar.
refused-duel-no-name-chosen = Elige qué declaras que son las cartas.
refused-duel-two-names = Todas las cartas de una declaración deben tener el mismo nombre.
refused-duel-no-target-chosen = Elige a quién atacas.
refused-duel-no-such-card = No hay ninguna carta llamada “{ $text }”. Elige una de la lista que aparece al escribir.
refused-duel-card-not-held = No tienes esas cartas en la mano.
refused-duel-cards-unsorted = No entendí qué cartas elegiste. Elígelas otra vez, por favor.
refused-duel-unclaimable = Esa carta no se puede declarar nunca. Elige otro nombre.
refused-duel-specials-not-played = En esta partida no hay cartas especiales.
refused-duel-not-an-attacker = Cuando atacas, solo puedes declarar atacantes.
refused-duel-not-a-blocker = Cuando bloqueas, solo puedes declarar bloqueadores.
refused-duel-cannot-block-that = Ese bloqueador no puede detener este ataque.
refused-duel-too-many-blockers = En esta mesa no puedes declarar más bloqueadores que atacantes.
refused-duel-not-an-opponent = Elige a alguien de la pareja rival.
refused-duel-not-your-team = Elige quién empieza: tú o tu pareja.
refused-duel-wrong-positions = Elige una carta boca abajo por cada { -card-priest }, sin repetir ninguna.
refused-duel-swap-only = Mientras queden cartas en el mazo, solo puedes cambiar una carta por otra.
refused-duel-nothing-traded = Elige una carta para dar o para recibir, o pulsa *{ duel-button-no-trade }*.
refused-duel-card-not-with-partner = Tu pareja no tiene esa carta.

duel-page-start = Objetivo
duel-rules-start = Dos bandos luchan por siete pasteles con cartas boca abajo. Un duelo es una serie de **asaltos**: quien gana tres asaltos gana el duelo.
    Ganas un asalto si le quitas al otro bando **todos los pasteles**, si un **desafío** te da la razón o si tienes **más pasteles cuando todo el mundo pasa** sin ninguna declaración de por medio.
    Cada persona tiene cuatro cartas. La primera vez, el azar decide quién ataca primero; quien pierde un asalto ataca primero en el siguiente. El bando que ataca primero empieza con 3 pasteles; el otro, con 4.
duel-page-turn = Tu turno
duel-rules-turn = **1.** Quien ataca juega cartas boca abajo y **declara** que son atacantes con un mismo nombre, o pasa.
    {"**2.**"} Quien defiende **acepta**, **desafía** o **bloquea** con sus propias cartas y declara un bloqueador.
    {"**3.**"} Tras un bloqueo, quien ataca lo acepta o lo desafía.
    {"**4.**"} Lo que nadie desafía se cumple, sean cuales sean las cartas de verdad. Después ambos bandos roban hasta tener cuatro cartas, primero quien ataca.
    Sin cartas pasas automáticamente; aún puedes aceptar o desafiar. Si se te acaba el tiempo, pasas o aceptas; si tienes que elegir algo, vale la primera opción.
    Pulsa **{ duel-button-attack }** o **{ duel-button-block }** para elegir cartas en secreto; **{ button-hand }** te muestra tus cartas solo a ti.
duel-page-bluff = Mentiras y desafíos
duel-rules-bluff = El número de cartas siempre es verdad, pero puedes declarar más copias de las que existen. El nombre puede ser mentira, y basta una carta falsa para que toda la declaración lo sea.
    Un **desafío** pone boca arriba las cartas declaradas y termina el asalto: si era mentira, gana quien desafía; si era verdad, gana quien hizo la declaración.
    Una declaración desafiada no tiene ningún otro efecto. Si bloqueas o aceptas, ya no puedes desafiar esa declaración.
duel-page-cards = Cartas
duel-rules-cards = ⚔️ { CARD("soldier") }**{ -card-soldier }** (5) y { CARD("archer") }**{ -card-archer }** (4) roban 1 pastel por carta; los ⚔️ se detienen con { CARD("defender") }**{ -card-defender(form: "many") }** (4).
    🔮 { CARD("wizard") }**{ -card-wizard }** (3) roba 2 pasteles; los 🔮 se detienen con { CARD("scientist") }**{ -card-scientist(form: "many") }** (3). Cada bloqueador detiene a un atacante. Puedes declarar cualquier número de bloqueadores, incluso más que atacantes, pero solo un bloqueador que pueda detener ese ataque.
    🎭 { CARD("wolfy") }**{ -card-wolfy }** (1) nunca es una carta verdadera y no se puede declarar. Juégalo como si fuera otra cosa: se revela si el turno termina sin desafío.
duel-page-specials = Especiales
duel-rules-specials = En el mazo hay dos cartas especiales ocultas (tres por parejas) durante todo el duelo. Siempre puedes declarar cualquier especial con ⚔️ 🔮 ⭐ 🛡️, aunque no esté en el mazo; las cartas con 🎭, nunca.
    ⚔️ { CARD("assassin") }**{ -card-assassin }** roba 5. Cada { CARD("scout") }**{ -card-scout }** roba 1 y te da otro turno. 🔮 { CARD("summoner") }**{ -card-summoner }**: nombra una carta, mira la mano rival y roba 2 pasteles por cada copia que haya en ella. { -card-defender } solo impide el robo de { -card-scout }, y { -card-scientist }, solo el de { -card-summoner }: juegas otro turno o miras la mano de todos modos.
    ⭐ { CARD("quartermaster") }**{ -card-quartermaster }**: tienes una carta más hasta que termine el asalto. { CARD("oracle") }**{ -card-oracle }**: mira la mano rival y juega otro turno. Los ⭐ solo los detienen { -card-priest } y { -card-angel }.
    🛡️ { CARD("priest") }**{ -card-priest }** detiene por completo a un atacante cualquiera y se lleva su carta a ciegas. { CARD("angel") }**{ -card-angel }** detiene todo el ataque, pero quien ataca juega otra vez por cada { -card-angel }.
    🎭 Boca arriba: { CARD("professor") }**{ -card-professor }** y cada { -card-wolfy } de la misma declaración cuentan como { -card-scientist(form: "many") }; { CARD("agent") }**{ -card-agent }** cuenta como cualquier carta de la mano rival, y entonces esa mano se muestra; { CARD("pierrot") }**{ -card-pierrot }** cuenta, solo al atacar, como el atacante que declaraste en tu turno anterior de este asalto. { -card-wolfy } no se revela si { -card-professor } está en la misma declaración.
duel-page-teams = Parejas
duel-rules-teams = Cuatro personas, dos parejas, nueve pasteles: cuatro para la pareja que empieza y cinco para la otra. Cada pareja comparte sus pasteles, y sus dos integrantes siempre se ven las manos.
    La pareja que empieza elige quién va primero. Quien ataca elige rival, y solo esa persona puede bloquear; hasta que responda, su pareja puede desafiar.
    Después de atacar, quien ataca puede cambiar en secreto una carta con su pareja. Si el mazo está vacío, también puede solo dar una o solo recibir una.
    El asalto termina por pases cuando pasan las cuatro personas.
refused-duel-undo-kind = Solo puedes deshacer una declaración, y solo antes de que alguien responda. Los pases, las respuestas y las jugadas que muestran o roban cartas no se pueden deshacer.

## Lo que alguien ha logrado una vez

duel-achievement-right = una mentira descubierta
duel-achievement-bluff = una mentira que coló
duel-achievement-cleared = todos los pasteles en un asalto
duel-achievement-sweep = un duelo sin perder ningún asalto
