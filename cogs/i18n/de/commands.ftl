### Befehle

cmd-table = Deine Tische: zeigen, pausieren, abstimmen, verlassen
cmd-table-show = Zeigt deinen Tisch noch einmal, unten in seinem Kanal oder Thread
cmd-table-list = Die Tische dieses Servers, die offen sind oder laufen
cmd-table-concede = Aufgeben: Die andere Seite gewinnt das Spiel
cmd-table-end = Für alle, die den Server verwalten: einen Tisch vorzeitig beenden
cmd-table-end-table = Welcher Tisch
cmd-table-end-reason = Warum; alle am Tisch sehen es
cmd-hand = Zeigt deine Karten, nur für dich
cmd-rules = Wie ein Spiel gespielt wird
cmd-rules-game = Welches Spiel; im Thread eines Tisches nicht nötig
cmd-rules-page = Welche Seite
cmd-option-table = Welcher deiner Tische, wenn du an mehreren sitzt
cmd-duel = Cake Duel: bluffe dich zu den Kuchen der anderen Seite
cmd-duel-new = Einen Tisch für Cake Duel eröffnen
cmd-duel-new-mode = Zu zweit oder in zwei Teams, mit oder ohne Sonderkarten
cmd-new-clock = Wie viel Zeit jede Entscheidung hat
cmd-duel-new-trophies = Runden bis zum Sieg, 1 bis 5 (sonst 3)
cmd-duel-new-duels = Ein Match über höchstens 1, 3 oder 5 Duelle
cmd-duel-new-wolfy = Ob { -card-wolfy } am Ende des Zuges aufgedeckt wird
cmd-duel-new-block-limit = Ob mehr Blocker als Angreifer behauptet werden dürfen
cmd-duel-new-open-specials = Ob die beigemischten Sonderkarten vor der ersten Runde gezeigt werden
cmd-duel-attack = Angreifen: Karten spielen und behaupten, was sie sind
cmd-duel-cards = Die Karten, die du wirklich spielst; nur du siehst sie
cmd-duel-claim = Als was du sie ausgibst
cmd-duel-attack-target = Wen du angreifst, im Teamspiel
cmd-duel-block = Den Angriff blocken: Karten spielen und behaupten, was sie sind
cmd-duel-challenge = Die Behauptung auf dem Tisch anzweifeln
cmd-duel-accept = Die Behauptung auf dem Tisch akzeptieren
cmd-duel-pass = In diesem Zug nicht angreifen
cmd-duel-name = Eine Karte für deine { -card-summoner } nennen
cmd-duel-name-card = Die Karte, die du nennst
cmd-duel-take = Die verdeckten Karten wählen, die deine { -card-priest } nehmen
cmd-duel-take-positions = Ihre Nummern, von 1 an gezählt, zum Beispiel 1 3
cmd-duel-trade = Vor dem Nachziehen eine Karte im Team tauschen
cmd-duel-trade-give = Die Karte, die du gibst; ohne Angabe keine
cmd-duel-trade-take = Die Karte, die du nimmst; ohne Angabe keine
cmd-duel-keep = Nichts tauschen
cmd-duel-lead = Bestimmen, wer aus deinem Team in dieser Runde zuerst angreift
cmd-duel-lead-first = Wer anfängt
cmd-duel-hold = Sagen, dass du nicht anzweifelst; dein Team entscheidet ohne dich

choice-clock-live = schnell: 90 Sekunden
choice-clock-relaxed = gemütlich: 10 Minuten
choice-clock-slow = langsam: 24 Stunden
choice-any = beliebig viele
choice-attack-size = höchstens so viele wie Angreifer

button-part-before = ▲ Hoch ({ $part }/{ $parts })
button-part-after = ▼ Mehr ({ $part }/{ $parts })

tables-heading = ## Tische auf diesem Server
tables-none = Hier ist kein Tisch offen. Eröffne einen mit { NEW_TABLE("oder") }.
tables-more = … und { $count } { $count ->
    [one] weiterer.
   *[other] weitere.
}
tables-line = { $game }: { $people }; [{ $phase ->
    [lobby] sucht noch Leute
   *[playing] läuft
}]({ $link })
tables-line-unlinked = { $game }: { $people }; { $phase ->
    [lobby] sucht noch Leute
   *[playing] läuft
}

rules-heading = ## { $game }: { $page }
rules-page-here = Dieser Tisch
rules-games = ## Regeln: Welches Spiel?
rules-tutorial = 🎓 Eine Lektion: Sie endet nach der ersten Runde und zählt nicht.
