### What the post of a lesson says first of a new question, beside its image; a button explains the rest

button-explain = Explicar
lesson-explained = ### 🎓 { $game }
lesson-short = 🎓 { $hint }
lesson-short-first = 🎓 **¡Hola!** **Explicar** te cuenta más de cada paso.
    { $hint }
lesson-short-duel-claim = Mira **Mi mano** y pulsa **Atacar…**: marca cartas con ⚔️ o 🔮 del mismo nombre y declara lo que son.
lesson-short-duel-answer = ¿Las cartas son lo que declara el Tutor? **Aceptar** si te lo crees; también puedes **Bloquear…**.
lesson-short-duel-block = **Aceptar** si te crees el bloqueo; con **¡Desafiar!** te juegas el asalto.
lesson-short-bakeries-turn = Reúne cinco piezas: **Robar** o **Tomar …**.
lesson-short-bakeries-discard = Guarda lo que necesita tu mejor kit: mira **Mi mano**.
lesson-short-bakeries-place = Quédate los pasteles caros; regala los baratos.
lesson-short-bakeries-roll = **¡Tirar!** Un número nuevo vende el pastel de esa casilla.
lesson-short-bakeries-stale = Un 20 % menos para un pastel: elige el más caro.
lesson-short-bakeries-again = **Parar** conserva el 60 %. **Seguir**: 80 % o 40 %.
lesson-short-auf-round = Mira **Mi mano**, usa **Poner…** con lo que necesitan tus recetas y luego **Pasar**.
lesson-short-auf-look = **Ver recetas…**: toma una a cambio de una tuya, o **Ninguna**.
lesson-short-auf-night = **Guardar…**: tus recetas con 🌙 pueden quedarse, pero las terminas primero.
