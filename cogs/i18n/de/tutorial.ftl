### Lessons: what the tutor says of each question when it first comes, and afterwards

cmd-tutorial = Lerne ein Spiel in fünf Minuten, an deinem eigenen Tisch mit dem Tutor
cmd-tutorial-game = Welches Spiel

tutor-name = Tutor
tutorial-leave = **Diese Lektion verlassen?** Sie endet hier und zählt nicht. Mit `/tutorial` kannst du jederzeit neu anfangen.
tutorial-thread = { $game }: Lektion
tutorial-opened = 🎓 Deine Lektion ist in { $thread }. Nur du und die Moderation des Servers sehen sie.
tutorial-opened-here = 🎓 Deine Lektion ist in diesem Kanal, wo alle sie sehen. Für eine private brauche ich die Berechtigung *{ $permission }*.
button-learn = Lernen
button-for-real = Richtig spielen
button-once-more = Noch einmal
tutorial-welcome = 🎓 **Willkommen!** { $about } Hier zählt nichts, also lass dir Zeit.
    {"**"}{ button-hand }** zeigt nur dir deine Hand, so oft du willst. **{ button-rules }** öffnet das ganze Regelheft. Unter **{ button-table }** kannst du pausieren, einen Zug zurücknehmen oder gehen.
tutorial-in-words = {"**"}{ button-in-words }** beschreibt dir, was das Bild zeigt.
tutorial-over-heading = ## { $game }: Die Lektion ist vorbei
tutorial-over = 🎓 **Das war die Lektion.** { $ended } Gezählt hat das hier nicht.
    {"**"}{ button-for-real }** eröffnet hier einen Tisch für dich und andere, **{ button-once-more }** gibt die Karten der Lektion neu aus, und unter **{ button-rules }** steht, was sie ausgelassen hat.
tutorial-won = Gewonnen: { $winners }.
tutorial-one-round = Der letzte Zug steht im Beitrag darüber.

## Cake Duel

tutorial-welcome-duel = Der Tutor und du kämpft um Kuchen: Nimm ihm alle ab oder behalte beim Anzweifeln recht. Diese Lektion endet, sobald du jede Art von Entscheidung einmal hattest.
tutorial-duel-claim = 🎓 **Du greifst an.** Drücke zuerst **{ button-hand }**: Angreifer stehlen Kuchen, ⚔️ je einen und 🔮 zwei.
    {"**"}{ duel-button-attack }** öffnet ein Formular, das nur du siehst: Kreuze die Karten an, die du spielst, und wähle dann, was du *behauptest*. Beim Namen darfst du lügen, bei der Anzahl nie. Mit **{ duel-button-pass }** greifst du nicht an.
    Versuch es: Kreuze Angreifer mit demselben Namen an und behaupte, was sie sind.
tutorial-known-duel-claim = -# 🎓 Angreifen …, ehrlich oder nicht, oder passen und abwarten.
tutorial-duel-answer = 🎓 **Du wirst angegriffen.** Vielleicht sind die Karten auf dem Tisch nicht das, was der Tutor behauptet.
    {"**"}{ duel-button-accept }** lässt den Angriff durch: Du verlierst die Kuchen. **{ duel-button-block }** spielt Karten von dir, die du als Blocker ausgibst: 🛡️ { -card-defender } stoppen ⚔️, { -card-scientist } stoppen 🔮, je einen. Auch dabei darfst du lügen.
    {"**"}{ duel-button-challenge }** deckt die Karten auf und beendet die Runde: War es gelogen, gewinnst du sie; war es wahr, verlierst du sie. Der Tutor lügt nie, andere schon.
tutorial-known-duel-answer = -# 🎓 Akzeptieren und Kuchen verlieren, mit eigenen Karten blocken oder anzweifeln und die Runde riskieren.
tutorial-duel-block = 🎓 **Dein Angriff wird geblockt.** Jetzt entscheidest du, ob du das glaubst.
    {"**"}{ duel-button-accept }** lässt den Block gelten: Jeder Blocker stoppt einen deiner Angreifer. **{ duel-button-challenge }** deckt die Blocker auf: War es gelogen, gewinnst du die Runde; war es wahr, verlierst du sie.
tutorial-known-duel-block = -# 🎓 Den Block akzeptieren oder anzweifeln und die Runde riskieren.

## You Take the Cake

tutorial-welcome-bakeries = Der Tutor und du führt je eine Bäckerei: Stellt einen Backprofi ein, verteilt Kuchen und verkauft sie mit den Würfeln. Diese Lektion endet, sobald du jede Art von Entscheidung einmal hattest.
tutorial-bakeries-turn = 🎓 **Sammle die fünf Teile eines Backprofis:** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } und { -piece-stove }. **{ button-hand }** zeigt, was jedem Satz noch fehlt.
    {"**"}{ bakeries-button-draw }** nimmt eine verdeckte Karte, **… nehmen** die offene; danach legst du in jedem Fall eine ab. **{ bakeries-button-lay }** stellt einen Backprofi ein, sobald du alle fünf Teile hast, und beendet diese Phase. **Schließen: { tutor-name }** und **Öffnen: …** spielen ein Schild, wenn du eins hast: Eine geschlossene Bäckerei kann niemanden einstellen.
    Versuch es: Sallys Satz ist am weitesten. Gehört die offene Karte dazu?
tutorial-known-bakeries-turn = -# 🎓 Sammle fünf Teile: Satz auslegen …
tutorial-bakeries-discard = 🎓 **Jetzt legst du eine Karte ab.** **{ bakeries-button-discard }** öffnet eine Liste, die nur du siehst. Behalte, was dein bester Satz braucht. Vorsicht: Was du ablegst, darf der Tutor nehmen.
tutorial-known-bakeries-discard = -# 🎓 Lege ab, was du am wenigsten brauchst.
tutorial-bakeries-place = 🎓 **Ein Kuchen kommt aus dem Lager.** **Meins: …** stellt ihn in deine Vitrine, **NIMM DU DEN KUCHEN …** in die des Tutors.
    Ein Fach heißt wie die Würfelzahl, die es verkauft, und seltene Zahlen vervielfachen den Preis: Die 7 kommt oft und zählt einfach, 2 und 12 sind selten und zählen ×13. Behalte teure Kuchen und gib billige her, am besten in wertvolle Fächer.
tutorial-known-bakeries-place = -# 🎓 Behalte teure Kuchen, gib billige her.
tutorial-bakeries-roll = 🎓 **Der Verkauf.** **{ bakeries-button-roll }** wirft zwei Würfel; eine Zahl, die du noch nicht hattest, verkauft den Kuchen in deinem Fach. Der siebte Verkauf beendet die Runde: Wer ihn schafft, behält die ganze Kasse, die andere Seite nur 40 %.
tutorial-known-bakeries-roll = -# 🎓 Würfeln! und auf eine neue Zahl hoffen.
tutorial-bakeries-stale = 🎓 **Der Tutor hat eine Zahl zum zweiten Mal gewürfelt**, also legst du eine Altbacken-Karte auf einen seiner unverkauften Kuchen: 20 % weniger. **Wähle einen Kuchen …** zeigt sie dir; nimm den teuersten.
tutorial-known-bakeries-stale = -# 🎓 Lass den teuersten Kuchen des Tutors altbacken werden.
tutorial-bakeries-again = 🎓 **Räumungsverkauf.** Du liegst zurück und hast eine Zahl getroffen: **Aufhören** behält 60 % deiner Kasse. **Noch mal** würfelt erneut: Ein Treffer gibt 80 %, daneben nur 40 %.
tutorial-known-bakeries-again = -# 🎓 Aufhören und behalten, was sicher ist, oder es noch einmal versuchen.

## Cake Auf!

tutorial-welcome-auf = Der Tutor und du backt Rezepte: Jedes fertige Rezept ist ein Punkt. Diese Lektion ist eine von drei Runden.
tutorial-auf-round = 🎓 **Du bist am Zug** und hast fünf Karten: Zu Beginn jedes Zuges ziehst du auf fünf nach. Drücke **{ button-hand }**: Dort steht, was deinen Rezepten noch fehlt.
    {"**"}{ auf-button-place }** legt Karten verdeckt unter eins deiner Rezepte. **{ auf-button-play }** ist für Aktionskarten: ein Rezept des Tutors sperren, eine Sperre aufheben, tauschen, ein anderes Rezept suchen. Mach davon so viel, wie du willst.
    {"**"}{ auf-button-pass }** beendet deinen Zug; **{ auf-button-discard }** legt vorher bis zu zwei Karten ab. **{ auf-button-mulligan }** tauscht deine ganze Hand gegen eine neue, bis zu dreimal pro Runde.
    Versuch es: Lege, was du kannst, und passe dann.
tutorial-known-auf-round = -# 🎓 Lege, was passt, spiele, was hilft, und passe dann: Im nächsten Zug ziehst du wieder auf fünf nach.
tutorial-auf-look = 🎓 **{ -card-picky-eater }.** Du darfst die obersten drei Rezepte ansehen. **Rezepte ansehen …** zeigt sie nur dir; du darfst eins nehmen und dafür eins von deinen samt Zutaten abgeben. **Keins nehmen** legt sie zurück.
tutorial-known-auf-look = -# 🎓 Tausche eins deiner Rezepte gegen eins von diesen, oder nimm keins.
tutorial-auf-night = 🎓 **Die Runde ist vorbei.** Deine Rezepte mit 🌙 dürfen über Nacht bleiben, mit allem, was darauf liegt; dann müssen sie aber vor deinen neuen fertig werden. **{ auf-button-keep }** fragt, welche; ohne Kreuz gehen alle zurück.
tutorial-known-auf-night = -# 🎓 Wähle, welche Rezepte über Nacht bleiben.

## What the post of a lesson says first of a new question, beside its image; a button explains the rest

button-explain = Erklären
tutorial-explained = ### 🎓 { $game }
tutorial-short = 🎓 { $hint }
tutorial-short-first = 🎓 **Willkommen!** **{ button-explain }** sagt dir mehr zu jedem Schritt.
    { $hint }
tutorial-short-duel-claim = Sieh in **{ button-hand }** nach, dann **{ duel-button-attack }**: Kreuze Karten mit ⚔️ oder 🔮 an, die gleich heißen, und behaupte, was sie sind.
tutorial-short-duel-answer = Sind die Karten, was der Tutor behauptet? **{ duel-button-accept }**, wenn du es glaubst; auch **{ duel-button-block }** geht.
tutorial-short-duel-block = **{ duel-button-accept }**, wenn du den Block glaubst; **{ duel-button-challenge }** riskiert die Runde.
tutorial-short-bakeries-turn = Sammle fünf Teile: **{ bakeries-button-draw }** oder **… nehmen**.
tutorial-short-bakeries-discard = Behalte, was dein bester Satz braucht: **{ button-hand }**.
tutorial-short-bakeries-place = Behalte teure Kuchen, gib billige her.
tutorial-short-bakeries-roll = **{ bakeries-button-roll }** Eine neue Zahl verkauft den Kuchen in ihrem Fach.
tutorial-short-bakeries-stale = 20 % weniger für einen Kuchen: Nimm den teuersten.
tutorial-short-bakeries-again = **Aufhören** behält 60 %. **Noch mal**: 80 % oder 40 %.
tutorial-short-auf-round = Sieh in **{ button-hand }** nach, lege mit **{ auf-button-place }**, was deine Rezepte brauchen, dann **{ auf-button-pass }**.
tutorial-short-auf-look = **{ auf-button-choose }**: Tausche eins gegen eins von deinen, oder **{ auf-button-decline }**.
tutorial-short-auf-night = **{ auf-button-keep }**: Deine mit 🌙 dürfen bleiben, müssen aber zuerst fertig werden.
