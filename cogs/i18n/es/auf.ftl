### Cake Auf!

cmd-auf = Cake Auf!: prepara tus recetas y estropea las de los demás
cmd-auf-new = Abre una mesa de Cake Auf!, de dos a cuatro personas
cmd-auf-new-icons = Si un veto necesita una receta con el icono que corresponde
cmd-auf-new-hands = Si el mazo incluye { -card-hand-switcheroo }
cmd-auf-place = Pon ingredientes bajo una de tus recetas
cmd-auf-place-recipe = Cuál de tus recetas
cmd-auf-place-ingredients = Las cartas que pones, todas las que quieras; por ejemplo: harina, huevos
cmd-auf-ban = Veta la receta de otra persona
cmd-auf-ban-card = { -card-power-outage } o { -card-fire-alarm }
cmd-auf-ban-recipe = La receta que vetas
cmd-auf-lift = Levanta el veto de cualquier receta, tuya o ajena
cmd-auf-lift-card = { -card-power-restored } o { -card-fire-extinguisher }
cmd-auf-lift-recipe = La receta con el veto
cmd-auf-swap = { -card-switcheroo }: cambia una de tus recetas por la de otra persona
cmd-auf-swap-mine = La receta que das
cmd-auf-swap-theirs = La receta que recibes
cmd-auf-hands = { -card-switcheroo }: cambia tu mano entera por la de otra persona
cmd-auf-player = Con quién
cmd-auf-trade = { -card-one-for-one }: cambia una carta al azar con otra persona
cmd-auf-picky = { -card-picky-eater }: mira las tres primeras recetas del mazo
cmd-auf-choose = Tras { -card-picky-eater }: toma una receta y devuelve una de las tuyas
cmd-auf-choose-taken = La receta que tomas
cmd-auf-choose-given = La receta que devuelves, con todo lo que tiene
cmd-auf-decline = Tras { -card-picky-eater }: no tomes ninguna receta
cmd-auf-mulligan = Descarta toda tu mano y roba el mismo número de cartas
cmd-auf-pass = Termina tu turno
cmd-auf-pass-discards = Hasta dos cartas que descartas antes
cmd-auf-keep = Después de una ronda: elige qué recetas nocturnas guardas
cmd-auf-keep-recipes = Las recetas que guardas; si no pones ninguna, vuelven todas al mazo
cmd-auf-throw = { -showdown }: elige tu signo en secreto
cmd-auf-throw-sign = { -sign-rock }, { -sign-paper } o { -sign-scissors }

auf-name = Cake Auf!
auf-credits = -# Una obra no oficial de fans. Cake Auf! pertenece a su editorial. No fue posible encontrar la lista de cartas publicada: estas recetas y cartas son de Cake Club.
auf-part-showdown = { -showdown }
auf-jump-recipe = Receta decisiva: { $recipe }, { $name }
auf-heading = ## Cake Auf!
    -# Ronda { $round } de { $rounds }, turno { $turn }
auf-player = { $asked ->
    [True] 👉
   *[False] ▫️
} { $who }: ⭐ **{ $points }**, { EMOJI("held") } { $cards }, 🔄 { $mulligans } de { $allowed }
auf-dish = { $circles } **{ $recipe }** { $icons }: { $needs }
auf-banned = ⛔ **{ $bans }**
auf-kept = guardada de noche
auf-waits = ⏳ espera a las recetas guardadas
auf-piles = Mazo { $deck }, descarte { $discard }, recetas { $recipes }
auf-legend = -# ⭐ puntos, { EMOJI("held") } cartas en la mano, 🔄 mulligans usados
    -# ⚡ necesita luz, 🔥 necesita fuego, 🌙 se puede guardar de noche, ● puesto, ○ falta, ⛔ vetada
auf-showdown = ✊ { -showdown }: { $who } **{ $wins }** : **{ $losses }** { $other } (hasta { $needed })
auf-showdown-next = Después { $count ->
    [one] juega
   *[other] juegan
} { $who } contra quien gane.
auf-copies = { $what }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
auf-copy = { $card } ({ $copy })
auf-no-cards = nada
auf-no-recipes = ninguna
auf-score = { $who } { $points }

auf-card-flour = { -card-flour }
auf-card-sugar = { -card-sugar }
auf-card-eggs = { -card-eggs }
auf-card-butter = { -card-butter }
auf-card-milk = { -card-milk }
auf-card-fruit = { -card-fruit }
auf-card-chocolate = { -card-chocolate }
auf-card-nuts = { -card-nuts }
auf-card-power-outage = { -card-power-outage }
auf-card-fire-alarm = { -card-fire-alarm }
auf-card-power-restored = { -card-power-restored }
auf-card-fire-extinguisher = { -card-fire-extinguisher }
auf-card-recipe-switcheroo = { -card-recipe-switcheroo }
auf-card-hand-switcheroo = { -card-hand-switcheroo }
auf-card-picky-eater = { -card-picky-eater }
auf-card-one-for-one = { -card-one-for-one }

auf-effect-power-outage = veto: una receta con ⚡ no se puede terminar
auf-effect-fire-alarm = veto: una receta con 🔥 no se puede terminar
auf-effect-power-restored = levanta un { -card-power-outage }
auf-effect-fire-extinguisher = levanta una { -card-fire-alarm }
auf-effect-recipe-switcheroo = cambia una receta con otra persona
auf-effect-hand-switcheroo = cambia tu mano entera con otra persona
auf-effect-picky-eater = mira las tres primeras recetas del mazo; puedes cambiar una por una tuya
auf-effect-one-for-one = cambia una carta al azar con otra persona

auf-recipe-apfelstrudel = { -recipe-apfelstrudel }
auf-recipe-baklava = { -recipe-baklava }
auf-recipe-black-forest-cake = { -recipe-black-forest-cake }
auf-recipe-brigadeiro = { -recipe-brigadeiro }
auf-recipe-brownies = { -recipe-brownies }
auf-recipe-castella = { -recipe-castella }
auf-recipe-cheesecake = { -recipe-cheesecake }
auf-recipe-creme-brulee = { -recipe-creme-brulee }
auf-recipe-crepes = { -recipe-crepes }
auf-recipe-egg-tart = { -recipe-egg-tart }
auf-recipe-gelato = { -recipe-gelato }
auf-recipe-gulab-jamun = { -recipe-gulab-jamun }
auf-recipe-kulfi = { -recipe-kulfi }
auf-recipe-linzer-torte = { -recipe-linzer-torte }
auf-recipe-macarons = { -recipe-macarons }
auf-recipe-mochi = { -recipe-mochi }
auf-recipe-panna-cotta = { -recipe-panna-cotta }
auf-recipe-pavlova = { -recipe-pavlova }
auf-recipe-pecan-pie = { -recipe-pecan-pie }
auf-recipe-pound-cake = { -recipe-pound-cake }
auf-recipe-shortbread = { -recipe-shortbread }
auf-recipe-tiramisu = { -recipe-tiramisu }
auf-recipe-trifle = { -recipe-trifle }

auf-sign-rock = { -sign-rock }
auf-sign-paper = { -sign-paper }
auf-sign-scissors = { -sign-scissors }
auf-any-sign = cualquier signo

auf-asked-turn = { $who }: juega cartas y luego pasa.
auf-asked-look = { $who }: { $count ->
    [one] ¿tomas la receta que miras a cambio de una tuya, o no?
   *[other] de las { $count } recetas que miras, ¿tomas una a cambio de una tuya, o ninguna?
}
auf-asked-look-you = { $count ->
    [one] ¿Tomas la receta que miras a cambio de una tuya, o no?
   *[other] De las { $count } recetas que miras, ¿tomas una a cambio de una tuya, o ninguna?
}
auf-asked-overnight = { $who }: ¿qué recetas nocturnas se guardan para la próxima ronda?
auf-asked-showdown = { $who }: a elegir un signo en secreto.

auf-button-place = Poner…
auf-button-play = Jugar…
auf-button-discard = Descartar…
auf-button-pass = Pasar
auf-button-mulligan = Mulligan…
auf-button-choose = Ver recetas…
auf-button-decline = Ninguna
auf-button-keep = Guardar…

auf-form-place = Poner ingredientes
auf-form-place-under = Para tu receta { $recipe }
auf-form-play = Jugar una carta
auf-form-pass = Descartar y pasar
auf-form-choose = { -card-picky-eater }
auf-form-keep = De noche
auf-field-recipe = Cuál de tus recetas
auf-field-ingredients = Los ingredientes que pones
auf-field-ingredients-note = Quedan boca abajo: los demás solo ven cuántos hay.
auf-field-play = Lo que juegas
auf-field-play-more = … o una de estas
auf-field-discards = Lo que descartas
auf-field-discards-note = Hasta dos cartas, o ninguna. Con esto termina tu turno.
auf-field-taken = La receta que tomas
auf-field-given = La receta que devuelves a cambio
auf-field-keep = Lo que guardas
auf-field-keep-note = Las recetas sin marcar vuelven al mazo, y todo lo que tienen se descarta.
auf-field-mulligan = ¿Descartar toda tu mano?
auf-mulligan-sure = Sí: { $count ->
    [one] descartar 1 carta y robar otra
   *[other] descartar { $count } cartas y robar otras { $count }
}
auf-note-missing = Falta: { $cards }
auf-note-needs = { $cards }{ $count ->
    [0] {""}
   *[other] ; tienes { $held }
}
auf-note-for = Para { $recipes }
auf-note-laid = Ingredientes puestos: { $count } de { $needed }.
auf-note-lost = { $count ->
    [0] No tiene nada puesto.
    [one] Se pierde el ingrediente que tiene.
   *[other] Se pierden los { $count } ingredientes que tiene.
}
auf-play-on = { $card }: { $recipe } ({ $owner })
auf-play-swap = { $card }: { $mine } (tuya) por { $recipe } ({ $owner })
auf-play-with = { $card }: { $other }
auf-play-look = { $card }: mira las primeras recetas del mazo
auf-yours = tuya

auf-label-place = { $cards } bajo { $recipe }
auf-label-on = { $card } sobre { $recipe }
auf-label-swap = { $given } (tuya) por { $taken }
auf-label-hands = cambiar la mano con { $other }
auf-label-trade = { -card-one-for-one } con { $other }
auf-label-pass = { $count ->
    [0] pasar
   *[other] descartar { $cards } y pasar
}
auf-label-choose = tomar { $taken } por { $given } (tuya)
auf-label-keep = guardar: { $recipes }
auf-label-throw = mostrar { $sign }. Nadie más lo ve hasta que ambas partes hayan elegido

auf-hand-card = **{ $card }**: { $effect }
auf-hand-ingredient = **{ $card }**: para { $recipes }
auf-hand-unwanted = **{ $card }**: no va con ninguna receta tuya
auf-hand-empty = No tienes cartas en la mano.
auf-own-dish = **{ $recipe }** { $icons }: { $count ->
    [0] nada puesto
   *[other] puesto: { $placed }
}; { $lacking ->
    [0] no falta nada
   *[other] falta: **{ $missing }**{ $ready ->
        [0] {""}
       *[other] {" "}(en la mano: { $held })
    }
}
auf-lift-with = { $card } lo levanta
auf-look = 🧐 Para elegir:
auf-recipe = { $recipe } { $icons }: { $needs }
auf-looked = - { $recipe }
auf-own-sign = Tu signo: { $sign }. Aún puedes cambiarlo.
auf-own-sign-settled = Tu signo: { $sign }. Ya lo cambiaste 5 veces, así que se queda.
auf-finished = -# Terminadas: { $recipes }
auf-discard = -# Descarte: { $cards }

auf-option-rounds = 🎂 Tres rondas; gana quien termina más recetas
auf-option-icons = ⛔ Cualquier receta se puede vetar, también sin el icono que corresponde
auf-option-hands = 🔁 Sin { -card-hand-switcheroo }

auf-round-began = **Ronda { $round }.** Empieza { $who }.
auf-recipes-dealt = { $who } recibe { $recipes }.
auf-turn-began = Es el turno de { $who }.
auf-cards-drawn = { $who } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
auf-discard-reshuffled = El descarte se mezcla y forma un mazo nuevo de { $count } { $count ->
    [one] carta
   *[other] cartas
}.
auf-ingredients-placed = { $who } pone { $count ->
    [one] un ingrediente
   *[other] { $count } ingredientes
} bajo **{ $recipe }**.
auf-ban-placed = ⛔ { $who } juega { $ban } sobre **{ $recipe }** de { $owner }.
auf-ban-lifted = { $who } levanta { $ban } de { $own ->
    [True] su propia receta **{ $recipe }**
   *[False] la receta **{ $recipe }** de { $owner }
}.
auf-recipes-swapped = 🔀 { $who } cambia **{ $given }** por **{ $taken }** de { $other }.
auf-hands-swapped = 🔁 { $who } y { $other } intercambian sus manos.
auf-hands-swapped-with-you = 🔁 { $who } intercambia su mano contigo.
auf-hands-swapped-you = 🔁 Intercambias tu mano con { $other }.
auf-recipes-looked-at = 🧐 { -card-picky-eater }: { $who } mira { $count ->
    [one] una receta
   *[other] { $count } recetas
}.
auf-recipe-chosen = { $who } toma **{ $taken }** y devuelve **{ $given }**{ $count ->
    [0] .
   *[other] ; con ella se descarta: { $cards }.
}
auf-look-declined = { $who } no toma ninguna.
auf-cards-traded = 🤝 { -card-one-for-one }: { $who } toma una carta de { $other }, { $returned ->
    [True] que toma otra a cambio.
   *[False] que no recibe nada a cambio.
}
auf-mulligan-taken = { $who } hace el mulligan { $number } de 3 y descarta { $cards }.
auf-recipe-finished = 🎂 ¡Receta terminada: **{ $recipe }**! { $who } tiene { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
auf-turn-ended = { $who } { $count ->
    [0] pasa.
   *[other] descarta { $cards } y pasa.
}
auf-round-ended = 🏁 Termina la ronda { $round }: { $reason ->
    [finished] todas las recetas de { $winners } están terminadas.
    [idle] nadie robó, jugó ni descartó en una vuelta completa.
   *[long] duraba demasiado.
}
auf-overnight-chosen = { $who } guarda de noche: { $kept }{ $back ->
    [0] .
   *[other] ; devuelve: { $returned }.
}
auf-recipe-returned = **{ $recipe }** de { $who } vuelve al mazo{ $count ->
    [0] .
   *[other] ; con ella se descarta: { $cards }.
}
auf-piles-shuffled = Se mezclan todas las cartas: { $cards } en el mazo, { $recipes } en el mazo de recetas.
auf-showdown-began = 🤜🤛 ¡Empate! { $who } se juegan la victoria a { -showdown(form: "lower") }.
auf-match-began = { $who } contra { $other }: gana quien se lleve antes dos tiradas.
auf-signs-shown = { $who } { $sign } : { $reply } { $other }. { $winner ->
    [none] La tirada se repite.
   *[other] La tirada es para { $winner }.
}
auf-match-won = { $who } gana a { $other }.
auf-game-ended = Puntos finales: { $scores }.
auf-cards-received = 🆕 { $who } recibió { $cards }.
auf-cards-received-you = 🆕 Recibiste { $cards }.
auf-ingredients-seen = Bajo { $reader ->
    [owner] tu receta { $recipe }
   *[other] { $recipe } de { $who }
}: { $cards }.
auf-hand-received = 🔁 La nueva mano de { $who }: { $cards }.
auf-hand-received-you = 🔁 Tu nueva mano: { $cards }.
auf-recipes-seen = { $who } mira { $recipes }.
auf-recipes-seen-you = Miras { $recipes }.
auf-trade-seen = 🤝 { $who } tomó { $taken } de { $other } y { $given ->
    [none] no dio nada a cambio
   *[other] dio a cambio { $given }
}.
auf-trade-seen-with-you = 🤝 { $who } te tomó { $taken } y { $given ->
    [none] no dio nada a cambio
   *[other] dio a cambio { $given }
}.
auf-trade-seen-you = 🤝 Tomaste { $taken } de { $other } y { $given ->
    [none] no diste nada a cambio
   *[other] diste a cambio { $given }
}.
auf-sign-chosen = { $who } eligió { $sign }.
auf-sign-chosen-you = Elegiste { $sign }.
auf-decided-recipe = 🎂 Con **{ $recipe }**, { $who } llegó a { $points ->
    [one] un punto
   *[other] { $points } puntos
}, y nadie más.
auf-decided-showdown = 🤜🤛 Hubo empate y { $who } ganó a { $other } a { -showdown(form: "lower") }: { $sign } gana a { $reply }.

refused-auf-other-question = Ahora no puedes hacer eso. El mensaje más reciente de la mesa muestra qué toca.
refused-auf-round-over = Eso era para la ronda anterior. Mira el mensaje más reciente de la mesa.
refused-auf-throw-over = Esa tirada ya terminó. Elige para la nueva.
refused-auf-card-not-held = No tienes esa carta en la mano.
refused-auf-recipe-not-yours = Esa receta no es tuya. Elige una de las tuyas.
refused-auf-recipe-finished = Esa receta está terminada: ya nada puede cambiarla.
refused-auf-recipe-not-there = Esa receta no está en la mesa. Elige otra.
refused-auf-recipe-yours = Esa receta es tuya. Elige la de otra persona.
refused-auf-ingredient-not-named = Elige al menos un ingrediente.
refused-auf-not-an-ingredient = Bajo una receta solo puedes poner ingredientes.
refused-auf-ingredient-not-needed = Esa receta no necesita todo eso. Necesita cada ingrediente solo una vez.
refused-auf-ingredient-already-there = Uno de esos ingredientes ya está puesto ahí.
refused-auf-not-a-ban = Solo { -card-power-outage } y { -card-fire-alarm } son vetos.
refused-auf-icon-missing = Con esa carta no puedes vetar esa receta: { -card-power-outage } necesita ⚡ en la receta; { -card-fire-alarm }, 🔥.
refused-auf-ban-already-there = Esa receta ya tiene ese veto.
refused-auf-nothing-to-lift = Esa receta no tiene ningún veto que esta carta pueda levantar.
refused-auf-player-not-there = No conozco a esa persona. Elige a alguien de tu mesa.
refused-auf-yourself = Elige a otra persona, no a ti.
refused-auf-hand-empty = Esa persona no tiene cartas.
refused-auf-recipes-gone = No quedan recetas que mirar.
refused-auf-nothing-to-discard = No tienes cartas que descartar.
refused-auf-mulligans-used = Ya usaste los tres mulligans de esta ronda.
refused-auf-too-many-discards = Puedes descartar dos cartas como máximo.
refused-auf-recipe-not-seen = Elige una de las recetas que estás mirando.
refused-auf-recipe-not-overnight = De noche solo puedes guardar tus propias recetas con 🌙.
refused-auf-nothing-to-lay = Ahora ninguna de tus cartas va con tus recetas.
refused-auf-nothing-to-play = No tienes ninguna carta de acción que puedas jugar ahora.
refused-auf-no-play-chosen = Elige una carta para jugar.
refused-auf-one-play = Elige solo una carta para jugar.
refused-auf-no-recipe-chosen = Elige una receta.
refused-auf-no-counteraction = Solo { -card-power-restored } y { -card-fire-extinguisher } levantan vetos.
refused-auf-no-such-card = No hay ninguna carta llamada “{ $text }”. Elige una de la lista que aparece al escribir.
refused-auf-no-such-recipe = No hay ninguna receta llamada “{ $text }”. Elige una de la lista que aparece al escribir.
refused-auf-no-such-sign = Elige { -sign-rock }, { -sign-paper } o { -sign-scissors }.

auf-page-start = Objetivo
auf-rules-start = De dos a cuatro personas, **tres rondas**. Cada receta terminada vale un punto que nadie puede quitarte, y gana quien tiene más puntos.
    Tus recetas están boca arriba delante de ti: tres si juegan dos personas, dos si juegan tres o cuatro. Una receta se termina automáticamente cuando tiene **todos sus ingredientes** y **ningún veto**.
    La ronda acaba en el momento en que a alguien no le quedan recetas sin terminar. Conservas tu mano para la ronda siguiente. El azar decide quién empieza la primera ronda; cada ronda siguiente la empieza la persona siguiente.
auf-page-turn = Tu turno
auf-rules-turn = Al empezar tu turno robas hasta tener **cinco cartas**. Después juega todas las que quieras, en cualquier orden.
    - **{ auf-button-place }** coloca ingredientes boca abajo bajo una de tus recetas: solo los que aún necesita, y ahí se quedan. Los demás ven cuántos, nunca cuáles.
    - **{ auf-button-play }** es para los vetos, las cartas que los levantan y las demás acciones.
    - **{ auf-button-mulligan }** descarta toda tu mano y roba el mismo número de cartas, hasta tres veces por ronda.
    - **{ auf-button-pass }** termina tu turno; **{ auf-button-discard }** descarta antes una o dos cartas y luego pasa.
    - **{ button-hand }** te muestra tus cartas, lo que pusiste y lo que falta. Nadie más lo ve.
auf-page-cards = Cartas de acción
auf-rules-cards = { EMOJI("power-outage", "🔌") } **{ -card-power-outage }** (5) veta una receta ajena con ⚡; { EMOJI("fire-alarm", "🚨") } **{ -card-fire-alarm }** (5), una con 🔥: como máximo, un veto de cada tipo por receta. Una receta vetada no se puede terminar. { EMOJI("power-restored", "💡") } **{ -card-power-restored }** (4) levanta { -card-power-outage }; { EMOJI("fire-extinguisher", "🧯") } **{ -card-fire-extinguisher }** (4) levanta { -card-fire-alarm }. Puedes levantar vetos de cualquier receta, tuya o ajena.
    { EMOJI("recipe-switcheroo", "🔀") } **{ -card-recipe-switcheroo }** (3): cambia una receta sin terminar por la de otra persona, cada una con todo lo que tiene.
    { EMOJI("hand-switcheroo", "🔁") } **{ -card-hand-switcheroo }** (2): cambia tu mano entera por la de otra persona.
    { EMOJI("picky-eater", "🧐") } **{ -card-picky-eater }** (4): mira las tres primeras recetas del mazo; puedes tomar una a cambio de una tuya, que se va con todo lo que tiene. Las demás recetas vuelven al mazo, que se mezcla.
    { EMOJI("one-for-one", "🤝") } **{ -card-one-for-one }** (3): toma una carta al azar de otra persona, que toma a cambio una de tus otras cartas al azar, si te queda alguna.
    Ingredientes: { -card-flour } 7, { -card-sugar } 7, { -card-eggs } 6, { -card-butter } 5, { -card-milk } 5, { -card-fruit } 3, { -card-chocolate } 3, { -card-nuts } 3.
auf-page-overnight = De noche
auf-rules-overnight = Al final de una ronda puedes guardar tus recetas nocturnas (🌙) sin terminar, con todo lo que tienen. Las demás recetas sin terminar vuelven al mazo, y lo que tienen se descarta.
    En la ronda siguiente recibes además recetas nuevas. Pon ingredientes donde quieras, pero las nuevas **solo se terminan cuando lo están todas las guardadas**; entonces se terminan automáticamente.
    La ronda solo acaba cuando a alguien no le queda ninguna receta sin terminar, ni guardada ni nueva. Si una receta cambia de manos, sigue siendo guardada o nueva, como era.
auf-page-recipes = Recetas
auf-rules-recipes = - { CARD("apfelstrudel") }**{ -recipe-apfelstrudel }** 🔥 Austria: { -card-butter }, { -card-flour }, { -card-fruit }
    - { CARD("baklava") }**{ -recipe-baklava }** 🔥 Turquía: { -card-butter }, { -card-flour }, { -card-nuts }
    - { CARD("black-forest-cake") }**{ -recipe-black-forest-cake }** ⚡🔥 Alemania: { -card-chocolate }, { -card-eggs }, { -card-flour }, { -card-fruit }
    - { CARD("brigadeiro") }**{ -recipe-brigadeiro }** 🔥 Brasil: { -card-butter }, { -card-chocolate }, { -card-milk }
    - { CARD("brownies") }**{ -recipe-brownies }** 🔥 EE. UU.: { -card-butter }, { -card-chocolate }, { -card-flour }
    - { CARD("castella") }**{ -recipe-castella }** ⚡🔥 Japón: { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("cheesecake") }**{ -recipe-cheesecake }** ⚡🔥🌙 EE. UU.: { -card-butter }, { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("creme-brulee") }**{ -recipe-creme-brulee }** 🔥🌙 Francia: { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("crepes") }**{ -recipe-crepes }** 🔥 Francia: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("egg-tart") }**{ -recipe-egg-tart }** 🔥 Hong Kong: { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("gelato") }**{ -recipe-gelato }** ⚡ Italia: { -card-chocolate }, { -card-milk }, { -card-sugar }
    - { CARD("gulab-jamun") }**{ -recipe-gulab-jamun }** 🔥 India: { -card-flour }, { -card-milk }, { -card-sugar }
    - { CARD("kulfi") }**{ -recipe-kulfi }** ⚡🌙 India: { -card-milk }, { -card-nuts }, { -card-sugar }
    - { CARD("linzer-torte") }**{ -recipe-linzer-torte }** 🔥 Austria: { -card-butter }, { -card-flour }, { -card-nuts }, { -card-sugar }
    - { CARD("macarons") }**{ -recipe-macarons }** ⚡🔥 Francia: { -card-eggs }, { -card-nuts }, { -card-sugar }
    - { CARD("mochi") }**{ -recipe-mochi }** ⚡ Japón: { -card-flour }, { -card-fruit }, { -card-sugar }
    - { CARD("panna-cotta") }**{ -recipe-panna-cotta }** ⚡🌙 Italia: { -card-fruit }, { -card-milk }, { -card-sugar }
    - { CARD("pavlova") }**{ -recipe-pavlova }** ⚡🔥 Nueva Zelanda: { -card-eggs }, { -card-fruit }, { -card-sugar }
    - { CARD("pecan-pie") }**{ -recipe-pecan-pie }** 🔥 EE. UU.: { -card-butter }, { -card-eggs }, { -card-nuts }
    - { CARD("pound-cake") }**{ -recipe-pound-cake }** ⚡🔥 Reino Unido: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("shortbread") }**{ -recipe-shortbread }** 🔥 Escocia: { -card-butter }, { -card-flour }, { -card-sugar }
    - { CARD("tiramisu") }**{ -recipe-tiramisu }** ⚡🌙 Italia: { -card-chocolate }, { -card-eggs }, { -card-milk }
    - { CARD("trifle") }**{ -recipe-trifle }** ⚡🌙 Reino Unido: { -card-flour }, { -card-fruit }, { -card-milk }
auf-page-end = Fin de ronda y empates
auf-rules-end = Cuando el mazo está vacío, el descarte se mezcla y forma uno nuevo. Una ronda termina sin victoria si, en una vuelta completa de la mesa, nadie roba, juega ni descarta, o después de cuarenta turnos por persona.
    Si después de tres rondas hay empate en el primer puesto, decide **{ -showdown(form: "lower") }**: se elige en secreto y se puede cambiar hasta 5 veces; los dos signos se muestran a la vez y gana quien se lleva antes dos tiradas; los empates se repiten. Si empatan más de dos, quien gana juega contra la persona siguiente.
    Si se te acaba el tiempo, pasas sin descartar, guardas todas tus recetas nocturnas o muestras un signo al azar.
refused-auf-undo-kind = Solo puedes deshacer los ingredientes que acabas de poner. Los pases y las jugadas que gastan, roban o muestran cartas no se pueden deshacer.
refused-auf-sign-settled = Ya cambiaste tu signo 5 veces en esta tirada, así que se queda como está.
refused-auf-which = “{ $text }” puede ser { $names }. Elige una opción de la lista que aparece al escribir.

## Lo que alguien ha logrado una vez

auf-achievement-recipe = una receta terminada
auf-achievement-lifted = un veto levantado
auf-achievement-four = cuatro recetas en un turno
auf-achievement-showdown = { -showdown } con victoria
