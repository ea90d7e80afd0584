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
