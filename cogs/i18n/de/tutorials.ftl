### Lessons: what the tutor says of each question when it first comes, and afterwards

cmd-tutorial = Lerne ein Spiel in fünf Minuten, an deinem eigenen Tisch mit dem Tutor
cmd-tutorial-game = Welches Spiel

lesson-leave = **Diese Lektion verlassen?** Sie endet hier und zählt nicht. Mit `/tutorial` kannst du jederzeit neu anfangen.
lesson-thread = { $game }: Lektion
lesson-opened = 🎓 Deine Lektion ist in { $thread }. Nur du und die Moderation des Servers sehen sie.
lesson-opened-here = 🎓 Deine Lektion ist in diesem Kanal, wo alle sie sehen. Für eine private brauche ich die Berechtigung *{ $permission }*.
button-for-real = Richtig spielen
lesson-welcome = 🎓 **Willkommen!** { $about } Hier zählt nichts, also lass dir Zeit.
    {"**Meine Karten**"} zeigt nur dir deine Hand, so oft du willst. **Regeln** öffnet das ganze Regelheft. Unter **Tisch …** kannst du pausieren, einen Zug zurücknehmen oder gehen.
lesson-in-words = {"**Als Text**"} beschreibt dir, was das Bild zeigt.
lesson-over-heading = ## { $game } · Die Lektion ist vorbei
lesson-over = 🎓 **Das war die Lektion.** { $ended } Jetzt weißt du alles, was du für { $game } mit anderen brauchst. Gezählt hat das hier nicht.
    {"**Richtig spielen**"} eröffnet hier einen Tisch für dich und andere; unter **Regeln** steht, was die Lektion ausgelassen hat.
lesson-won = Gewonnen: { $winners }.
lesson-one-round = Wie die erste der drei Runden ausgegangen ist, steht im Beitrag darüber.

image-page = Die Karten auf dieser Seite: { $cards }
rules-page-here = Dieser Tisch
rules-lesson = 🎓 Eine Lektion: Sie endet nach der ersten Runde und zählt nicht.

## Cake Duel

lesson-welcome-duel = Der Tutor und du kämpft um Kuchen: Nimm ihm alle ab oder behalte beim Anzweifeln recht. Diese Lektion ist eine Runde.
lesson-duel-claim = 🎓 **Du greifst an.** Drücke zuerst **Meine Karten**: Angreifer stehlen Kuchen, ⚔️ je einen und 🔮 zwei.
    {"**Angreifen …**"} öffnet ein Formular, das nur du siehst: Kreuze die Karten an, die du spielst, und wähle dann, was du *behauptest*. Beim Namen darfst du lügen, bei der Anzahl nie. Mit **Passen** greifst du nicht an.
    Versuch es: Kreuze Angreifer mit demselben Namen an und behaupte, was sie sind.
lesson-known-duel-claim = -# 🎓 Angreifen …, ehrlich oder nicht, oder passen und abwarten.
lesson-duel-answer = 🎓 **Du wirst angegriffen.** Vielleicht sind die Karten auf dem Tisch nicht das, was der Tutor behauptet.
    {"**Akzeptieren**"} lässt den Angriff durch: Du verlierst die Kuchen. **Blocken …** spielt Karten von dir, die du als Blocker ausgibst: 🛡️ { -card-defender } stoppen ⚔️, { -card-scientist } stoppen 🔮, je einen. Auch dabei darfst du lügen.
    {"**Anzweifeln!**"} deckt die Karten auf und beendet die Runde: War es gelogen, gewinnst du sie; war es wahr, verlierst du sie. Der Tutor lügt nie, andere schon.
lesson-known-duel-answer = -# 🎓 Akzeptieren und Kuchen verlieren, mit eigenen Karten blocken oder anzweifeln und die Runde riskieren.
lesson-duel-block = 🎓 **Dein Angriff wird geblockt.** Jetzt entscheidest du, ob du das glaubst.
    {"**Akzeptieren**"} lässt den Block gelten: Jeder Blocker stoppt einen deiner Angreifer. **Anzweifeln!** deckt die Blocker auf: War es gelogen, gewinnst du die Runde; war es wahr, verlierst du sie.
lesson-known-duel-block = -# 🎓 Den Block akzeptieren oder anzweifeln und die Runde riskieren.

## You Take the Cake

lesson-welcome-bakeries = Der Tutor und du führt je eine Bäckerei: Stellt einen Backprofi ein, verteilt Kuchen und verkauft sie mit den Würfeln. Diese Lektion ist eine von drei Runden.
lesson-bakeries-turn = 🎓 **Sammle die fünf Teile eines Backprofis:** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } und { -piece-stove }. **Meine Karten** zeigt, was jedem Satz noch fehlt.
    {"**Ziehen**"} nimmt eine verdeckte Karte, **… nehmen** die offene; danach legst du in jedem Fall eine ab. **Satz auslegen …** stellt einen Backprofi ein, sobald du alle fünf Teile hast, und beendet diese Phase. **Bäckerei schließen** und **Bäckerei öffnen** spielen ein Schild, wenn du eins hast: Eine geschlossene Bäckerei kann niemanden einstellen.
    Versuch es: Sallys Satz ist am weitesten. Gehört die offene Karte dazu?
lesson-known-bakeries-turn = -# 🎓 Sammle fünf Teile: Satz auslegen …
lesson-bakeries-discard = 🎓 **Jetzt legst du eine Karte ab.** **Ablegen …** öffnet eine Liste, die nur du siehst. Behalte, was dein bester Satz braucht. Vorsicht: Was du ablegst, darf der Tutor nehmen.
lesson-known-bakeries-discard = -# 🎓 Lege ab, was du am wenigsten brauchst.
lesson-bakeries-place = 🎓 **Ein Kuchen kommt aus dem Lager.** **Meins: … behalten** stellt ihn in deine Vitrine, **NIMM DU DEN KUCHEN …** in die des Tutors.
    Ein Fach heißt wie die Würfelzahl, die es verkauft, und seltene Zahlen vervielfachen den Preis: Die 7 kommt oft und zählt einfach, 2 und 12 sind selten und zählen ×13. Behalte teure Kuchen und gib billige her, am besten in wertvolle Fächer.
lesson-known-bakeries-place = -# 🎓 Behalte teure Kuchen, gib billige her.
lesson-bakeries-roll = 🎓 **Der Verkauf.** **Würfeln!** wirft zwei Würfel; eine Zahl, die du noch nicht hattest, verkauft den Kuchen in deinem Fach. Der siebte Verkauf beendet die Runde: Wer ihn schafft, behält die ganze Kasse, die andere Seite nur 40 %.
lesson-known-bakeries-roll = -# 🎓 Würfeln! und auf eine neue Zahl hoffen.
lesson-bakeries-stale = 🎓 **Der Tutor hat eine Zahl zum zweiten Mal gewürfelt**, also legst du eine Altbacken-Karte auf einen seiner unverkauften Kuchen: 20 % weniger. **Wähle einen Kuchen …** zeigt sie dir; nimm den teuersten.
lesson-known-bakeries-stale = -# 🎓 Lass den teuersten Kuchen des Tutors altbacken werden.
lesson-bakeries-again = 🎓 **Räumungsverkauf.** Du liegst zurück und hast eine Zahl getroffen: **Aufhören** behält 60 % deiner Kasse. **Noch einmal** würfelt erneut: Ein Treffer gibt 80 %, daneben nur 40 %.
lesson-known-bakeries-again = -# 🎓 Aufhören und behalten, was sicher ist, oder es noch einmal versuchen.

## Cake Auf!

lesson-welcome-auf = Der Tutor und du backt Rezepte: Jedes fertige Rezept ist ein Punkt. Diese Lektion ist eine von drei Runden.
lesson-auf-round = 🎓 **Du bist am Zug** und hast fünf Karten: Zu Beginn jedes Zuges ziehst du auf fünf nach. Drücke **Meine Karten**: Dort steht, was deinen Rezepten noch fehlt.
    {"**Zutaten …**"} legt Karten verdeckt unter eins deiner Rezepte. **Karte …** ist für Aktionskarten: ein Rezept des Tutors sperren, eine Sperre aufheben, tauschen, ein anderes Rezept suchen. Mach davon so viel, wie du willst.
    {"**Passen**"} beendet deinen Zug; **Ablegen …** wirft vorher bis zu zwei Karten ab. **Mulligan …** tauscht deine ganze Hand gegen eine neue, bis zu dreimal pro Runde.
    Versuch es: Lege, was du kannst, und passe dann.
lesson-known-auf-round = -# 🎓 Lege, was passt, spiele, was hilft, und passe dann: Im nächsten Zug ziehst du wieder auf fünf nach.
lesson-auf-look = 🎓 **{ -card-picky-eater }.** Du darfst die obersten drei Rezepte ansehen. **Rezepte ansehen …** zeigt sie nur dir; du darfst eins nehmen und dafür eins von deinen samt Zutaten abgeben. **Keins nehmen** legt sie zurück.
lesson-known-auf-look = -# 🎓 Tausche eins deiner Rezepte gegen eins von diesen, oder nimm keins.
lesson-auf-night = 🎓 **Die Runde ist vorbei.** Deine Rezepte mit 🌙 dürfen über Nacht bleiben, mit allem, was darauf liegt; dann müssen sie aber vor deinen neuen fertig werden. **Rezepte behalten …** fragt, welche; ohne Kreuz gehen alle zurück.
lesson-known-auf-night = -# 🎓 Wähle, welche Rezepte über Nacht bleiben.
