### Números para a administração

cmd-settings-fairness = Só você vê: quem joga quase só com a mesma pessoa, e grandes ganhos

fairness-heading = ## Quem joga com quem: { $server }
fairness-about = Só você vê isto. São números, não um julgamento: amigos muitas vezes só jogam entre si, e uma boa semana acontece com todo mundo.
fairness-pairs = **Quase sempre a mesma pessoa** (partidas ranqueadas: pelo menos { $games }, contra o mesmo membro: pelo menos { $percent }%)
fairness-pair = { $who } contra { $other }: { $games } de { $all } ({ $percent }%), à frente em { $ahead }, atrás em { $behind }
fairness-gains = **Grandes ganhos em { $days } dias** (habilidade estimada: pelo menos +{ $gain }, sem as primeiras partidas de cada membro)
fairness-gain = { $who }, { $game }: +{ $gain }, primeiro lugar em { $wins } de { $games }
fairness-nobody = ninguém

fairness-privacy = **Administração de um servidor:** pode ver quem joga quase só com a mesma pessoa ali, e grandes ganhos de rating.
