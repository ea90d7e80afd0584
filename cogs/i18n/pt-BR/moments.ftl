# As imagens dos grandes momentos, que ficam no histórico da mesa.

moment-bout = Combate { $bout }
moment-bout-won = O combate fica com { $side }!
moment-duel-won = O duelo fica com { $side }!
moment-bout-cakes = { $reason ->
    [cakes] Todos os bolos roubados.
   *[passes] Bolos: { $cakes } a { $other }.
}
moment-flip = { $who } declarou { $claim }: { $truthful ->
    [True] é verdade!
   *[other] é blefe!
}
moment-trophies = { $trophies } de { $wanted }
moment-finished = Pronto: { $recipes }!
moment-round-over = Fim da rodada { $round }!
moment-auf-round = { $reason ->
    [finished] Todas as receitas prontas: { $winners }.
    [idle] Ninguém comprou, jogou nem descartou.
   *[long] Demorou demais.
}
moment-earned = { $who } ganha { $amount }.
moment-sold = Vendido: { $cake }!
moment-slot = Espaço { $slot }
moment-plus = +{ $amount }

## Quem está na frente

standing-leads = { $count ->
    [one] { $who } está na frente
   *[other] { $who } estão na frente
}, { $score }
standing-tie = Empate, { $score }
watch-count = ; 👀 Acompanhando: { $count }

## O fim de uma partida

end-ratings = 📈 Rating: { $ratings }{ $why ->
    [stronger] ; vitória contra nível mais alto
    [weaker] ; vitória contra nível mais baixo
    [even] ; vitória entre iguais
    [left] ; conta como derrota por saída: { $who }
   *[none] {""}
}
end-rating = { $who } **{ $after }** ({ $change }){ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } vitórias seguidas
}
end-evening = 🤝 Vitórias nas últimas partidas ({ $games }): { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 Melhor blefe: { $who }, { $claim } no combate { $bout } ({ $cards }).

## What people show of a game that is over

button-share-story = Compartilhar
button-share-here = Compartilhar aqui
button-show-hand = Mostrar mão
story-heading = ## { $game }
    -# { $who } compartilha a história desta partida
story-own = ## { $game }
    -# Só você vê isto{ $why ->
        [closed] : você ou eu não podemos escrever neste canal.
        [again] : você já compartilhou esta partida.
       *[open] {" "}por enquanto.
    }
story-round = Rodada { $round }
story-link = -# [Mesa original]({ $link })
story-shared = ✅ Compartilhado neste canal.
end-hand = ## ✋ { $who }
    -# As cartas no fim da partida
end-hand-described = { $who } tinha no fim: { $cards }.
end-hand-shown = ✅ Agora todo mundo aqui vê suas cartas.
refused-no-story = Esta partida terminou sem resultado, então não há história para compartilhar.
refused-hand-shown = Você já mostrou sua mão desta partida.
refused-no-hand-left = No fim desta partida você não tinha cartas.
refused-no-writing = Você não pode escrever neste canal, então não posso publicar isso aqui por você.
