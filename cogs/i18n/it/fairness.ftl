### Cifre per chi gestisce un server

cmd-settings-fairness = Chi gioca soprattutto con un solo membro, e i grandi aumenti di punteggio; lo vedi solo tu

fairness-heading = ## Chi gioca con chi: { $server }
fairness-about = Questo lo vedi solo tu. Sono numeri, non un verdetto: fra amici si gioca spesso solo insieme, e una buona settimana capita a chiunque.
fairness-pairs = **Soprattutto una sola persona** (partite classificate: almeno { $games }, contro lo stesso membro: almeno { $percent }%)
fairness-pair = { $who } contro { $other }: { $games } su { $all } ({ $percent }%), davanti in { $ahead }, dietro in { $behind }
fairness-gains = **Grandi aumenti in { $days } giorni** (stima della bravura: almeno +{ $gain }, senza le prime partite di un membro)
fairness-gain = { $who }, { $game }: +{ $gain }, primi posti: { $wins } su { $games }
fairness-nobody = nessuno

fairness-privacy = **Chi gestisce un server:** può vedere chi lì gioca soprattutto con un solo altro membro, e i grandi aumenti di punteggio.
