### Die erste Minute: die Spiele und wie man sie beginnt

cmd-play = Hier geht es los: drei Spiele zum Spielen, zum Eröffnen oder zum Lernen
cmd-help = Was Cake Club kann und wie du ein Spiel beginnst

play-heading = ## Cake Club
    Drei Kartenspiele um Kuchen. Wähle eins:
    -# **Spielen**: sofort gegen das Haus. **Tisch öffnen**: für Leute hier. **Lernen**: in fünf Minuten.
play-game = **{ $game }** · { $about }
play-level = -# Spielen: **{ $level }** · etwa deine Stärke
play-more = -# `/rules` erklärt jedes Spiel, `/preferences` ist für dich, `/settings show` für die Leitung des Servers.
play-done = ## Cake Club
table-opened = ✅ Dein Tisch ist in { $channel }.
about-game-duel = Bluffe um Kuchen: Sag deine Karten an und ertappe andere beim Lügen.
about-game-bakeries = Stell einen Backprofi ein, verschenke schlechte Kuchen und verkaufe deine mit Würfeln.
about-game-auf = Backe deine Rezepte und verdirb die der anderen.
button-play = Spielen
button-play-now = Spielen
button-open-table = Tisch öffnen
button-learn = Lernen

welcome-heading = ## Cake Club ist da 🍰
welcome-text = Drei Kartenspiele um Kuchen, für alle auf diesem Server: miteinander oder allein gegen das Haus. Drücke auf **Spielen** oder nimm `/play`.
    -# Die Leitung des Servers wählt Kanäle, Sprache und mehr mit `/settings show`.
