### Befehle

cmd-table = Tische: zeigen, aufgeben
cmd-table-show = Zeigt deinen Tisch noch einmal, unten in diesem Kanal
cmd-table-list = Die Tische dieses Servers, die offen sind oder an denen gespielt wird
cmd-table-concede = Aufgeben: die andere Seite gewinnt das Spiel
cmd-table-end = Für alle, die den Server verwalten: einen Tisch vorzeitig beenden
cmd-table-end-table = Welcher Tisch
cmd-table-end-reason = Warum; die Spieler lesen es
cmd-hand = Zeigt deine Karten, nur dir allein
cmd-rules = Wie ein Spiel gespielt wird
cmd-rules-game = Welches Spiel
cmd-rules-page = Welche Seite
cmd-option-table = Welcher deiner Tische, wenn du an mehreren sitzt
cmd-duel = Cake Duel: bluffe dich zu den Kuchen der anderen Seite
cmd-duel-new = Einen Tisch für Cake Duel eröffnen
cmd-duel-new-mode = Zwei Spieler oder zwei Teams, mit oder ohne Sonderkarten
cmd-new-clock = Wie lange alle für eine Entscheidung haben
cmd-duel-new-trophies = Runden bis zum Sieg, 1 bis 5 (3, wenn du nichts angibst)
cmd-duel-new-duels = Ein Match: das Beste aus 1, 3 oder 5 Duellen
cmd-duel-new-wolfy = Ob sich Sir Wolfy am Ende des Zuges zeigt
cmd-duel-new-block-limit = Ob mehr Blocker als Angreifer behauptet werden dürfen
cmd-duel-new-open-specials = Ob die beigemischten Sonderkarten vor der ersten Runde gezeigt werden
cmd-duel-attack = Angreifen: Karten spielen und behaupten, was sie sind
cmd-duel-cards = Die Karten, die du wirklich spielst; nur du siehst sie
cmd-duel-claim = Was sie sind, wie du sagst
cmd-duel-attack-target = Wen du angreifst, im Teamspiel
cmd-duel-block = Den Angriff blocken: Karten spielen und behaupten, was sie sind
cmd-duel-challenge = Die Behauptung auf dem Tisch anzweifeln
cmd-duel-accept = Die Behauptung auf dem Tisch gelten lassen
cmd-duel-pass = In diesem Zug nicht angreifen
cmd-duel-name = Eine Karte für deine Beschwörerin nennen
cmd-duel-name-card = Die Karte, die du nennst
cmd-duel-take = Die verdeckten Karten wählen, die deine Priester nehmen
cmd-duel-take-positions = Ihre Plätze, von 1 an gezählt, zum Beispiel 1 3
cmd-duel-trade = Vor dem Nachziehen eine Karte im Team tauschen
cmd-duel-trade-give = Die Karte, die du gibst; ohne Angabe keine
cmd-duel-trade-take = Die Karte, die du nimmst; ohne Angabe keine
cmd-duel-keep = Nichts tauschen
cmd-duel-lead = Sagen, wer aus deinem Team in dieser Runde zuerst angreift
cmd-duel-lead-first = Wer anfängt
cmd-duel-hold = An der Seite deines Teams: nicht anzweifeln

choice-clock-live = schnell: 90 Sekunden
choice-clock-relaxed = gemütlich: 10 Minuten
choice-clock-slow = langsam: 24 Stunden
choice-any = beliebig viele
choice-attack-size = höchstens so viele wie Angreifer

tables-heading = ## Tische dieses Servers
tables-none = Hier ist kein Tisch offen. { NEW_TABLE("oder") } eröffnet einen.
tables-more = … und { $count } { $count ->
    [one] weiterer.
   *[other] weitere.
}
tables-line = { $game } · { $people } · [{ $phase ->
    [lobby] wartet auf Spieler
   *[playing] wird gespielt
}]({ $link })
tables-line-unlinked = { $game } · { $people } · { $phase ->
    [lobby] wartet auf Spieler
   *[playing] wird gespielt
}


rules-heading = ## { $game } · { $page }
