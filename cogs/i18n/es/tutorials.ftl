### Lecciones: lo que dice el Tutor de cada pregunta la primera vez, y después

cmd-tutorial = Aprende un juego en cinco minutos, en tu propia mesa con el Tutor
cmd-tutorial-game = Qué juego

lesson-leave = **¿Dejar esta lección?** Termina aquí y no cuenta. Puedes empezar otra vez con `/tutorial` cuando quieras.
lesson-thread = { $game }: lección
lesson-opened = 🎓 Tu lección está en { $thread }. Solo tú y la moderación del servidor la ven.
lesson-opened-here = 🎓 Tu lección está en este canal, donde todo el mundo la ve. Para una privada necesito el permiso *{ $permission }*.
button-for-real = Jugar de verdad
lesson-welcome = 🎓 **¡Hola!** { $about } Aquí nada cuenta, así que tómate tu tiempo.
    {"**Mi mano**"} te muestra tus cartas solo a ti, todas las veces que quieras. **Reglas** abre el reglamento completo. Con **Mesa…** puedes pausar, deshacer una jugada o salir.
lesson-in-words = {"**En texto**"} te cuenta lo que muestra la imagen.
lesson-over-heading = ## { $game } · fin de la lección
lesson-over = 🎓 **Fin de la lección.** { $ended } Ya sabes todo lo que hace falta para jugar a { $game } con otras personas. No contó para nadie.
    {"**Jugar de verdad**"} abre aquí una mesa para ti y para más gente; en **Reglas** está todo lo que la lección no explicó.
lesson-won = Victoria de { $winners }.
lesson-one-round = El mensaje de arriba muestra cómo acabó la primera de las tres rondas.

image-page = Las cartas de esta página: { $cards }
rules-page-here = Esta mesa
rules-lesson = 🎓 Una lección: termina después del primer asalto o ronda, y no cuenta.

## Cake Duel

lesson-welcome-duel = Luchas contra el Tutor por los pasteles: quítale todos los suyos o gana un desafío. Esta lección es un asalto.
lesson-duel-claim = 🎓 **Tu ataque.** Pulsa primero **Mi mano**: los atacantes roban pasteles, uno los ⚔️ y dos los 🔮.
    {"**Atacar…**"} abre un formulario que solo ves tú: marca las cartas que juegas y elige qué *declaras* que son. Puedes mentir sobre el nombre, nunca sobre el número. **Pasar** es no atacar.
    Prueba: marca atacantes con el mismo nombre y declara lo que son.
lesson-known-duel-claim = -# 🎓 Atacar… para declarar cartas, con verdad o mentira, o Pasar para esperar.
lesson-duel-answer = 🎓 **Te atacan.** Quizá las cartas de la mesa no sean lo que declara el Tutor.
    {"**Aceptar**"} deja pasar el ataque: pierdes los pasteles. **Bloquear…** juega cartas tuyas y declara que son bloqueadores: 🛡️ los { -card-defender(form: "many") } detienen ⚔️ y los { -card-scientist(form: "many") } detienen 🔮, uno cada uno. Ahí también puedes mentir.
    {"**¡Desafiar!**"} pone las cartas boca arriba y termina el asalto: si la declaración era mentira, ganas el asalto; si era verdad, lo pierdes. El Tutor nunca miente, pero otras personas sí.
lesson-known-duel-answer = -# 🎓 Aceptar y perder pasteles, Bloquear… con tus cartas, o ¡Desafiar! y jugarte el asalto.
lesson-duel-block = 🎓 **Tu ataque está bloqueado.** Ahora decides si te lo crees.
    {"**Aceptar**"} deja pasar el bloqueo: cada bloqueador detiene a uno de tus atacantes. **¡Desafiar!** pone boca arriba los bloqueadores: si era mentira, ganas el asalto; si era verdad, lo pierdes.
lesson-known-duel-block = -# 🎓 Aceptar el bloqueo, o ¡Desafiar! y jugarte el asalto.

## You Take the Cake

lesson-welcome-bakeries = Tú llevas una pastelería y el Tutor, otra: contrata chef, coloca los pasteles y véndelos con los dados. Esta lección es una ronda de tres.
lesson-bakeries-turn = 🎓 **Reúne las cinco piezas de un kit:** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } y { -piece-stove }. **Mi mano** muestra lo que le falta a cada kit.
    {"**Robar**"} toma una carta oculta; **Tomar …**, la que está a la vista; en los dos casos descartas después una. **Bajar kit…** contrata chef cuando tienes las cinco piezas, y termina esta fase. **Cerrar la de Tutor** y **Reabrir …** juegan un cartel, si lo tienes: una pastelería cerrada no puede contratar.
    Prueba: el kit de { -chef-sally-short } es el que está más cerca. ¿La carta a la vista es una de sus piezas?
lesson-known-bakeries-turn = -# 🎓 Roba o toma una carta; Bajar kit… cuando Mi mano muestre las cinco piezas.
lesson-bakeries-discard = 🎓 **Ahora descarta una carta.** **Descartar…** abre una lista que solo ves tú. Guarda lo que necesita tu mejor kit. Cuidado: el Tutor puede tomar la carta que descartas.
lesson-known-bakeries-discard = -# 🎓 Descartar… la carta que menos necesitas.
lesson-bakeries-place = 🎓 **Sale un pastel del almacén.** **Para mí…** lo pone en tu vitrina; **{ -take-the-cake }…**, en la del Tutor.
    El número de una casilla es la tirada de dados que la vende, y las tiradas raras multiplican el precio: el 7 sale mucho y cuenta una vez; el 2 y el 12 salen poco y cuentan ×13. Quédate los pasteles caros y regala los baratos, en casillas valiosas.
lesson-known-bakeries-place = -# 🎓 Quédate los pasteles caros; regala los baratos, en buenas casillas.
lesson-bakeries-roll = 🎓 **La venta.** **¡Tirar!** lanza dos dados; un número que aún no te ha salido vende el pastel de tu casilla con ese número. La séptima venta termina la ronda: quien la consigue se queda con todo su dinero; la otra parte, solo con el 40 %.
lesson-known-bakeries-roll = -# 🎓 ¡Tirar! y que salga un número nuevo.
lesson-bakeries-stale = 🎓 **El Tutor repitió un número**, así que pones una carta rancia sobre uno de sus pasteles sin vender: un 20 % menos de su precio. **Elige un pastel…** los muestra; elige el más caro.
lesson-known-bakeries-stale = -# 🎓 Pon rancio el pastel más caro del Tutor.
lesson-bakeries-again = 🎓 **Liquidación.** Perdiste la venta, pero acertaste un número: **Parar** conserva el 60 % de tu caja. **Seguir** tira otra vez: un acierto lo sube al 80 %; un fallo lo baja al 40 %.
lesson-known-bakeries-again = -# 🎓 Para y conserva lo que tienes, o sigue.

## Cake Auf!

lesson-welcome-auf = Preparas recetas y el Tutor también: cada receta terminada vale un punto. Esta lección es una ronda de tres.
lesson-auf-round = 🎓 **Es tu turno** y tienes cinco cartas: cada turno empieza robando hasta tener cinco. Pulsa **Mi mano**: muestra lo que necesita aún cada una de tus recetas.
    {"**Poner…**"} coloca ingredientes boca abajo bajo una de tus recetas. **Jugar…** es para las cartas de acción: veta una receta del Tutor, levanta un veto, cambia, busca otra receta. Haz todo lo que quieras.
    {"**Pasar**"} termina tu turno; **Descartar…** descarta antes hasta dos cartas. **Mulligan…** cambia toda tu mano por otra nueva, hasta tres veces por ronda.
    Prueba: pon lo que puedas y luego pasa.
lesson-known-auf-round = -# 🎓 Pon lo que encaje, juega lo que ayude y luego Pasar. En tu próximo turno robas otra vez hasta tener cinco.
lesson-auf-look = 🎓 **{ -card-picky-eater }.** Puedes ver las tres primeras recetas del mazo. **Ver recetas…** te las muestra solo a ti; puedes tomar una a cambio de una tuya, que se va con sus ingredientes. **Ninguna** las deja en el mazo.
lesson-known-auf-look = -# 🎓 Cambia una de tus recetas por una de estas, o no tomes ninguna.
lesson-auf-night = 🎓 **La ronda ha terminado.** Puedes guardar de noche tus recetas con 🌙, con todo lo que tienen, pero luego tienes que terminarlas antes que las nuevas. **Guardar…** pregunta cuáles guardas; si no marcas ninguna, vuelven todas al mazo.
lesson-known-auf-night = -# 🎓 Elige qué recetas guardas de noche.
