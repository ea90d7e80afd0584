### Cifras para quien administra

cmd-settings-fairness = Solo lo ves tú: quién juega casi siempre con la misma persona y grandes subidas

fairness-heading = ## Quién juega con quién: { $server }
fairness-about = Solo lo ves tú. Son cifras y no un juicio: hay amistades que solo juegan entre sí, y cualquiera puede tener una buena semana.
fairness-pairs = **Casi siempre la misma persona** (partidas puntuadas: al menos { $games }, contra el mismo miembro: al menos el { $percent } %)
fairness-pair = { $who } contra { $other }: { $games } de { $all } ({ $percent } %), por delante en { $ahead }, por detrás en { $behind }
fairness-gains = **Grandes subidas en { $days } días** (nivel estimado: al menos +{ $gain }, sin las primeras partidas de cada miembro)
fairness-gain = { $who }, { $game }: +{ $gain }, primer puesto en { $wins } de { $games }
fairness-nobody = nadie

fairness-privacy = **Quien administra un servidor:** puede ver quién juega allí casi siempre con la misma persona y las grandes subidas de puntuación.
