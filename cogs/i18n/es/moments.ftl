# Las imágenes de los grandes momentos, que se quedan en el historial de la mesa.

moment-bout = Asalto { $bout }
moment-bout-won = ¡El asalto es para { $side }!
moment-duel-won = ¡El duelo es para { $side }!
moment-bout-cakes = { $reason ->
    [cakes] Todos los pasteles robados.
   *[passes] Pasteles: { $cakes } a { $other }.
}
moment-flip = { $who } declaró { $claim }: { $truthful ->
    [True] ¡era verdad!
   *[other] ¡era mentira!
}
moment-trophies = { $trophies } de { $wanted }
moment-finished = ¡Listo: { $recipes }!
moment-round-over = ¡Fin de la ronda { $round }!
moment-auf-round = { $reason ->
    [finished] Todas las recetas terminadas: { $winners }.
    [idle] Nadie robó, jugó ni descartó.
   *[long] Duró demasiado.
}
moment-earned = { $who } gana { $amount }.
moment-sold = ¡Vendido: { $cake }!
moment-slot = Casilla { $slot }
moment-plus = +{ $amount }

## Quién gana

standing-leads = { $count ->
    [one] Va ganando { $who }
   *[other] Van ganando { $who }
}, { $score }
standing-tie = Empate, { $score }
watch-count = ; 👀 Siguen la mesa: { $count }

## El final de una partida

end-ratings = 📈 Puntuación: { $ratings }{ $why ->
    [stronger] ; victoria sobre un nivel más alto
    [weaker] ; victoria sobre un nivel más bajo
    [even] ; victoria entre iguales
    [left] ; cuenta como derrota por salir: { $who }
   *[none] {""}
}
end-rating = { $who } **{ $after }** ({ $change }){ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } victorias seguidas
}
end-evening = 🤝 Victorias en las últimas partidas ({ $games }): { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 La mejor mentira: { $who }, { $claim } en el asalto { $bout } ({ $cards }).

## What people show of a game that is over

button-share-story = Compartir
button-share-here = Compartir aquí
button-show-hand = Mostrar mano
story-heading = ## { $game }
    -# { $who } comparte la historia de esta partida
story-own = ## { $game }
    -# Solo tú ves esto{ $why ->
        [closed] : tú o yo no podemos escribir en este canal.
        [again] : ya compartiste esta partida.
       *[open] {" "}por ahora.
    }
story-round = Ronda { $round }
story-link = -# [Mesa original]({ $link })
story-shared = ✅ Compartida en este canal.
end-hand = ## ✋ { $who }
    -# Las cartas al final de la partida
end-hand-described = { $who } tenía al final: { $cards }.
end-hand-shown = ✅ Ahora todo el mundo ve aquí tus cartas.
refused-no-story = Esta partida terminó sin resultado, así que no hay historia que compartir.
refused-hand-shown = Ya mostraste tu mano de esta partida.
refused-no-hand-left = Al final de esta partida no tenías cartas.
refused-no-writing = No puedes escribir en este canal, así que no puedo publicar esto aquí por ti.
