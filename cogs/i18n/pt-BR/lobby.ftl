### A mesa antes da partida

lobby-heading = ## { $game }
    -# { $about }
    { $host } começa a partida.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] lugar livre
   *[False] cabe mais uma pessoa
}*
lobby-team = **Time { $team }**: { $players }
lobby-team-free = *{ $count } { $count ->
    [one] lugar livre
   *[other] lugares livres
}*
button-team = Time { $team }
refused-team-full = O time { $team } não tem lugar livre.
lobby-clock = ⏳ { $time } para cada decisão
lobby-more-time = ⏱️ Tempo em dobro para decidir: { $who }
lobby-begun = A partida começou.
lobby-moved = A mensagem desta mesa agora está mais abaixo.
lobby-cancelled = Esta mesa foi cancelada antes de a partida começar.
lobby-expired = Esta mesa foi fechada porque nada aconteceu aqui durante 24 horas.
lobby-closes = 🕰️ Fecha { $until } se ninguém usar

lobby-open-hands = -# 👐 **Mãos abertas** a quem não joga. Não ranqueada. A mesa toda deve concordar.
lobby-agreed = {" "}👐
button-open-hands = Mãos abertas
button-agree-open-hands = Concordar
cmd-new-teaching = Mãos abertas para ensinar, se a mesa toda concordar: quem assiste vê tudo; não ranqueada
open-hands = -# 👐 Mãos abertas: quem não joga vê todas as cartas. Não ranqueada.
refused-not-agreed = Com mãos abertas, a partida só começa quando a mesa toda concorda. Ainda falta clicar em *{ button-agree-open-hands }*: { $who }.
refused-open-seats = Nesta mesa, quem não joga vê todas as mãos, então ninguém pode assumir um lugar. Se você sair, um robô continua jogando por você.
