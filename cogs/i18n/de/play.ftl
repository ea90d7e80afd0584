### Die erste Minute: die Spiele und wie man sie beginnt

cmd-play = Hier geht es los: drei Spiele zum Spielen, zum Eröffnen oder zum Lernen

play-heading = ## Cake Club
    -# **{ button-play-now }** gegen das Haus, **{ button-open-table }** für Leute hier oder **{ button-learn }** in fünf Minuten.
play-game = **{ $game }**: { $about }
play-level = Spielen: **{ $level }**, etwa deine Stärke
play-more = -# Mehr: `/rules`, `/preferences`.
play-more-managers = -# Mehr: `/rules`, `/preferences`, `/settings show`.
play-done = ## Cake Club
table-opened = ✅ Dein Tisch ist hier: { $link }
about-game-duel = Bluffe um Kuchen und ertappe andere beim Lügen.
about-game-bakeries = Gib schlechte Kuchen ab, verkaufe die guten.
about-game-auf = Backe deine Rezepte und verdirb die der anderen.
button-play = Spielen
button-play-now = Spielen
button-open-table = Tisch öffnen
button-own-tables = Meine Spiele
own-tables-heading = ## Deine Spiele
own-tables-none = Du sitzt hier an keinem Tisch. Drücke auf **{ button-play }** und beginne ein Spiel.

button-welcome-table = Tisch öffnen
welcome-heading = ## Cake Club ist da 🍰
welcome-text = Drei Kartenspiele um Kuchen, für alle auf diesem Server: miteinander oder allein gegen das Haus. Drücke auf **{ button-welcome-table }** oder nimm `/play`.
    -# Die Leitung des Servers wählt Kanäle, Sprache und mehr mit `/settings show`.
direct-opened = ✅ Dein Tisch ist unten.
direct-asleep = 💤 **Der Tisch schläft:** Ich kann dir nicht schreiben. Nichts ist verloren, und keine Uhr läuft. Drücke auf **{ button-hand }**, um ihn zu wecken.
direct-messages = Direktnachrichten
