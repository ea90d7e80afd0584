### Comandos

cmd-table = Tus mesas: verlas, pausar, votar, salir
cmd-table-show = Muestra tu mesa otra vez al final de su canal o hilo
cmd-table-list = Las mesas de este servidor que están abiertas o en juego
cmd-table-concede = Ríndete: el otro bando gana la partida
cmd-table-end = Para quien administra el servidor: termina una mesa antes de tiempo
cmd-table-end-table = Qué mesa
cmd-table-end-reason = Por qué; lo ven quienes juegan
cmd-hand = Muestra tu mano solo a ti
cmd-rules = Cómo se juega
cmd-rules-game = Qué juego; en el hilo de una mesa no hace falta
cmd-rules-page = Qué página
cmd-option-table = Cuál de tus mesas, si estás en más de una
cmd-duel = Cake Duel: miente para quedarte con los pasteles del otro bando
cmd-duel-new = Abre una mesa de Cake Duel
cmd-duel-new-mode = Dos personas o dos parejas, con o sin cartas especiales
cmd-new-clock = Cuánto tiempo hay para cada decisión
cmd-duel-new-trophies = Asaltos necesarios para ganar, de 1 a 5 (normal: 3)
cmd-duel-new-duels = Un encuentro al mejor de 1, 3 o 5 duelos
cmd-duel-new-wolfy = Si { -card-wolfy } se revela al final del turno
cmd-duel-new-block-limit = Si un bloqueo puede declarar más bloqueadores que atacantes hay
cmd-duel-new-open-specials = Si las cartas especiales añadidas se muestran antes del primer asalto
cmd-duel-attack = Ataca: juega cartas y declara lo que son
cmd-duel-cards = Las cartas que juegas de verdad; solo las ves tú
cmd-duel-claim = Lo que declaras que son
cmd-duel-attack-target = A quién atacas, en una partida por parejas
cmd-duel-block = Bloquea el ataque: juega cartas y declara lo que son
cmd-duel-challenge = Desafía la declaración de la mesa: di que es mentira
cmd-duel-accept = Acepta la declaración de la mesa
cmd-duel-pass = No ataques en este turno
cmd-duel-name = Nombra una carta para tu { -card-summoner }
cmd-duel-name-card = La carta que nombras
cmd-duel-take = Elige las cartas boca abajo que se llevan tus { -card-priest(form: "many") }
cmd-duel-take-positions = Sus números, desde 1; por ejemplo: 1 3
cmd-duel-trade = Cambia una carta con tu pareja antes de robar
cmd-duel-trade-give = La carta que das; no la pongas si no das ninguna
cmd-duel-trade-take = La carta que recibes; no la pongas si no recibes ninguna
cmd-duel-keep = No cambies cartas
cmd-duel-lead = Elige quién ataca primero en este asalto, tú o tu pareja
cmd-duel-lead-first = Quién empieza
cmd-duel-hold = Di a la mesa que no desafías; decide tu pareja

choice-clock-live = rápido: 90 segundos
choice-clock-relaxed = tranquilo: 10 minutos
choice-clock-slow = lento: 24 horas
choice-any = los que quieras
choice-attack-size = no más que los atacantes

button-part-before = ▲ Arriba ({ $part }/{ $parts })
button-part-after = ▼ Más ({ $part }/{ $parts })

tables-heading = ## Mesas de este servidor
tables-none = Aquí no hay ninguna mesa abierta. Abre una con { NEW_TABLE("o") }.
tables-more = … y { $count } más.
tables-line = { $game }: { $people }; [{ $phase ->
    [lobby] a la espera de gente
   *[playing] en juego
}]({ $link })
tables-line-unlinked = { $game }: { $people }; { $phase ->
    [lobby] a la espera de gente
   *[playing] en juego
}

rules-heading = ## { $game }: { $page }
rules-page-here = Esta mesa
rules-games = ## Reglas: ¿de qué juego?
rules-tutorial = 🎓 Una lección: termina después del primer asalto o ronda, y no cuenta.
