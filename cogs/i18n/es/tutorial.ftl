### Lecciones: lo que dice el Tutor de cada pregunta la primera vez, y después

cmd-tutorial = Aprende un juego en cinco minutos, en tu propia mesa con el Tutor
cmd-tutorial-game = Qué juego

tutor-name = Tutor
tutorial-leave = **¿Dejar esta lección?** Termina aquí y no cuenta. Puedes empezar otra vez con `/tutorial` cuando quieras.
tutorial-thread = { $game }: lección
tutorial-opened = 🎓 Tu lección está en { $thread }. Solo tú y la moderación del servidor la ven.
tutorial-opened-here = 🎓 Tu lección está en este canal, donde todo el mundo la ve. Para una privada necesito el permiso *{ $permission }*.
button-learn = Aprender
button-for-real = Jugar de verdad
button-once-more = Otra vez
tutorial-welcome = 🎓 **¡Hola!** { $about } Aquí nada cuenta, así que tómate tu tiempo.
    {"**"}{ button-hand }** te muestra tus cartas solo a ti, todas las veces que quieras. **{ button-rules }** abre el reglamento completo. Con **{ button-table }** puedes pausar, deshacer una jugada o salir.
tutorial-in-words = {"**"}{ button-in-words }** te cuenta lo que muestra la imagen.
tutorial-over-heading = ## { $game }: fin de la lección
tutorial-over = 🎓 **Fin de la lección.** { $ended } No contó para nadie.
    {"**"}{ button-for-real }** abre aquí una mesa para ti y para más gente, **{ button-once-more }** reparte de nuevo la lección y en **{ button-rules }** está todo lo que no explicó.
tutorial-won = Victoria de { $winners }.
tutorial-one-round = El mensaje de arriba muestra el último turno.

## Cake Duel

tutorial-welcome-duel = Luchas contra el Tutor por los pasteles: quítale todos los suyos o gana un desafío. Esta lección acaba cuando hayas tomado cada tipo de decisión una vez.
tutorial-duel-claim = 🎓 **Tu ataque.** Pulsa primero **{ button-hand }**: los atacantes roban pasteles, uno los ⚔️ y dos los 🔮.
    {"**"}{ duel-button-attack }** abre un formulario que solo ves tú: marca las cartas que juegas y elige qué *declaras* que son. Puedes mentir sobre el nombre, nunca sobre el número. **{ duel-button-pass }** es no atacar.
    Prueba: marca atacantes con el mismo nombre y declara lo que son.
tutorial-known-duel-claim = -# 🎓 Atacar… para declarar cartas, con verdad o mentira, o Pasar para esperar.
tutorial-duel-answer = 🎓 **Te atacan.** Quizá las cartas de la mesa no sean lo que declara el Tutor.
    {"**"}{ duel-button-accept }** deja pasar el ataque: pierdes los pasteles. **{ duel-button-block }** juega cartas tuyas y declara que son bloqueadores: 🛡️ los { -card-defender(form: "many") } detienen ⚔️ y los { -card-scientist(form: "many") } detienen 🔮, uno cada uno. Ahí también puedes mentir.
    {"**"}{ duel-button-challenge }** pone las cartas boca arriba y termina el asalto: si la declaración era mentira, ganas el asalto; si era verdad, lo pierdes. El Tutor nunca miente, pero otras personas sí.
tutorial-known-duel-answer = -# 🎓 Aceptar y perder pasteles, Bloquear… con tus cartas, o ¡Desafiar! y jugarte el asalto.
tutorial-duel-block = 🎓 **Tu ataque está bloqueado.** Ahora decides si te lo crees.
    {"**"}{ duel-button-accept }** deja pasar el bloqueo: cada bloqueador detiene a uno de tus atacantes. **{ duel-button-challenge }** pone boca arriba los bloqueadores: si era mentira, ganas el asalto; si era verdad, lo pierdes.
tutorial-known-duel-block = -# 🎓 Aceptar el bloqueo, o ¡Desafiar! y jugarte el asalto.

## You Take the Cake

tutorial-welcome-bakeries = Tú llevas una pastelería y el Tutor, otra: contrata chef, coloca los pasteles y véndelos con los dados. Esta lección acaba cuando hayas tomado cada tipo de decisión una vez.
tutorial-bakeries-turn = 🎓 **Reúne las cinco piezas de un kit:** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } y { -piece-stove }. **{ button-hand }** muestra lo que le falta a cada kit.
    {"**"}{ bakeries-button-draw }** toma una carta oculta; **Tomar …**, la que está a la vista; en los dos casos descartas después una. **{ bakeries-button-lay }** contrata chef cuando tienes las cinco piezas, y termina esta fase. **Cerrar la de { tutor-name }** y **Reabrir …** juegan un cartel, si lo tienes: una pastelería cerrada no puede contratar.
    Prueba: el kit de { -chef-sally-short } es el que está más cerca. ¿La carta a la vista es una de sus piezas?
tutorial-known-bakeries-turn = -# 🎓 Roba o toma una carta; Bajar kit… cuando Mi mano muestre las cinco piezas.
tutorial-bakeries-discard = 🎓 **Ahora descarta una carta.** **{ bakeries-button-discard }** abre una lista que solo ves tú. Guarda lo que necesita tu mejor kit. Cuidado: el Tutor puede tomar la carta que descartas.
tutorial-known-bakeries-discard = -# 🎓 Descartar… la carta que menos necesitas.
tutorial-bakeries-place = 🎓 **Sale un pastel del almacén.** **Para mí…** lo pone en tu vitrina; **{ -take-the-cake }…**, en la del Tutor.
    El número de una casilla es la tirada de dados que la vende, y las tiradas raras multiplican el precio: el 7 sale mucho y cuenta una vez; el 2 y el 12 salen poco y cuentan ×13. Quédate los pasteles caros y regala los baratos, en casillas valiosas.
tutorial-known-bakeries-place = -# 🎓 Quédate los pasteles caros; regala los baratos, en buenas casillas.
tutorial-bakeries-roll = 🎓 **La venta.** **{ bakeries-button-roll }** lanza dos dados; un número que aún no te ha salido vende el pastel de tu casilla con ese número. La séptima venta termina la ronda: quien la consigue se queda con todo su dinero; la otra parte, solo con el 40 %.
tutorial-known-bakeries-roll = -# 🎓 ¡Tirar! y que salga un número nuevo.
tutorial-bakeries-stale = 🎓 **El Tutor repitió un número**, así que pones una carta rancia sobre uno de sus pasteles sin vender: un 20 % menos de su precio. **Elige un pastel…** los muestra; elige el más caro.
tutorial-known-bakeries-stale = -# 🎓 Pon rancio el pastel más caro del Tutor.
tutorial-bakeries-again = 🎓 **Liquidación.** Perdiste la venta, pero acertaste un número: **Parar** conserva el 60 % de tu caja. **Seguir** tira otra vez: un acierto lo sube al 80 %; un fallo lo baja al 40 %.
tutorial-known-bakeries-again = -# 🎓 Para y conserva lo que tienes, o sigue.

## Cake Auf!

tutorial-welcome-auf = Preparas recetas y el Tutor también: cada receta terminada vale un punto. Esta lección es una ronda de tres.
tutorial-auf-round = 🎓 **Es tu turno** y tienes cinco cartas: cada turno empieza robando hasta tener cinco. Pulsa **{ button-hand }**: muestra lo que necesita aún cada una de tus recetas.
    {"**"}{ auf-button-place }** coloca ingredientes boca abajo bajo una de tus recetas. **{ auf-button-play }** es para las cartas de acción: veta una receta del Tutor, levanta un veto, cambia, busca otra receta. Haz todo lo que quieras.
    {"**"}{ auf-button-pass }** termina tu turno; **{ auf-button-discard }** descarta antes hasta dos cartas. **{ auf-button-mulligan }** cambia toda tu mano por otra nueva, hasta tres veces por ronda.
    Prueba: pon lo que puedas y luego pasa.
tutorial-known-auf-round = -# 🎓 Pon lo que encaje, juega lo que ayude y luego Pasar. En tu próximo turno robas otra vez hasta tener cinco.
tutorial-auf-look = 🎓 **{ -card-picky-eater }.** Puedes ver las tres primeras recetas del mazo. **Ver recetas…** te las muestra solo a ti; puedes tomar una a cambio de una tuya, que se va con sus ingredientes. **Ninguna** las deja en el mazo.
tutorial-known-auf-look = -# 🎓 Cambia una de tus recetas por una de estas, o no tomes ninguna.
tutorial-auf-night = 🎓 **La ronda terminó.** Puedes guardar de noche tus recetas con 🌙, con todo lo que tienen, pero luego tienes que terminarlas antes que las nuevas. **{ auf-button-keep }** pregunta cuáles guardas; si no marcas ninguna, vuelven todas al mazo.
tutorial-known-auf-night = -# 🎓 Elige qué recetas guardas de noche.

## What the post of a lesson says first of a new question, beside its image; a button explains the rest

button-explain = Explicar
tutorial-explained = ### 🎓 { $game }
tutorial-short = 🎓 { $hint }
tutorial-short-first = 🎓 **¡Hola!** **{ button-explain }** te cuenta más de cada paso.
    { $hint }
tutorial-short-duel-claim = Mira **{ button-hand }** y pulsa **{ duel-button-attack }**: marca cartas con ⚔️ o 🔮 del mismo nombre y declara lo que son.
tutorial-short-duel-answer = ¿Las cartas son lo que declara el Tutor? **{ duel-button-accept }** si te lo crees; también puedes **{ duel-button-block }**.
tutorial-short-duel-block = **{ duel-button-accept }** si te crees el bloqueo; con **{ duel-button-challenge }** te juegas el asalto.
tutorial-short-bakeries-turn = Reúne cinco piezas: **{ bakeries-button-draw }** o **Tomar …**.
tutorial-short-bakeries-discard = Guarda lo que necesita tu mejor kit: mira **{ button-hand }**.
tutorial-short-bakeries-place = Quédate los pasteles caros; regala los baratos.
tutorial-short-bakeries-roll = **{ bakeries-button-roll }** Un número nuevo vende el pastel de esa casilla.
tutorial-short-bakeries-stale = Un 20 % menos para un pastel: elige el más caro.
tutorial-short-bakeries-again = **Parar** conserva el 60 %. **Seguir**: 80 % o 40 %.
tutorial-short-auf-round = Mira **{ button-hand }**, usa **{ auf-button-place }** con lo que necesitan tus recetas y luego **{ auf-button-pass }**.
tutorial-short-auf-look = **{ auf-button-choose }**: toma una a cambio de una tuya, o **{ auf-button-decline }**.
tutorial-short-auf-night = **{ auf-button-keep }**: tus recetas con 🌙 pueden quedarse, pero las terminas primero.
