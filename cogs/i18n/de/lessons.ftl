### Lessons: what the tutor says of each question when it first comes, and afterwards

cmd-tutorial = Lern ein Spiel in fünf Minuten, an einem eigenen Tisch mit dem Tutor
cmd-tutorial-game = Welches Spiel

lesson-leave = **Diese Lektion verlassen?** Sie endet hier und zählt für niemanden. `/tutorial` beginnt sie neu, wann immer du magst.
button-for-real = Richtig spielen
lesson-welcome = 🎓 **Willkommen!** { $about } Hier zählt nichts, und niemand hat es eilig.
    {"**Meine Karten**"} zeigt dir allein deine Hand, so oft du drückst. **Regeln** ist das ganze Buch. Unter **Tisch …** kannst du pausieren, einen Zug zurücknehmen oder gehen.
lesson-over-heading = ## { $game } · die Lektion ist vorbei
lesson-over = 🎓 **Das war die Lektion.** { $ended } Nun weißt du, was du für { $game } brauchst. Für niemanden hat das gezählt.
    {"**Richtig spielen**"} eröffnet hier einen Tisch für dich und andere; in den **Regeln** steht, was die Lektion ausgelassen hat.
lesson-won = Gewonnen: { $winners }.
lesson-one-round = Wie die erste der drei Runden ausging, steht im Beitrag darüber.

picture-page = Die Karten dieser Seite: { $cards }
rules-page-here = dieser Tisch
rules-lesson = 🎓 Eine Lektion: sie endet nach der ersten Runde und zählt für niemanden.

## Cake Duel

lesson-welcome-duel = Du und der Tutor streitet um Kuchen: nimm ihm alle ab, oder behalte beim Anzweifeln recht. Diese Lektion ist eine Runde.
lesson-duel-claim = 🎓 **Du greifst an.** Drück zuerst **Meine Karten**: Angreifer stehlen Kuchen, ⚔️ je einen und 🔮 zwei.
    {"**Angreifen …**"} öffnet ein Formular, das nur du siehst: kreuze die Karten an, die du spielst, und wähl dann, was du *behauptest*, dass sie sind. Der Name darf gelogen sein, die Zahl nie. **Passen** greift mit nichts an.
    Versuch es: kreuze deine Angreifer eines Namens an und behaupte, was sie sind.
lesson-known-duel-claim = -# 🎓 Angreifen …, ehrlich oder nicht; oder passen und abwarten.
lesson-duel-answer = 🎓 **Du wirst angegriffen.** Die Karten auf dem Tisch sind vielleicht nicht, was behauptet wird.
    {"**Gelten lassen**"}: du verlierst die Kuchen. **Blocken …** spielt Karten von dir, die du als Blocker ausgibst: 🛡️ Verteidiger stoppen ⚔️, Forscher stoppen 🔮, je einen; auch das darf gelogen sein.
    {"**Anzweifeln!**"} deckt die Karten auf und beendet die Runde: war es gelogen, gewinnst du sie, war es wahr, verlierst du sie. Der Tutor lügt nie; andere schon.
lesson-known-duel-answer = -# 🎓 Gelten lassen und Kuchen verlieren, mit eigenen Karten blocken, oder anzweifeln und die Runde wagen.
lesson-duel-block = 🎓 **Dein Angriff wird geblockt.** Jetzt darfst du zweifeln.
    {"**Gelten lassen**"}: jeder Blocker stoppt einen deiner Angreifer. **Anzweifeln!** deckt die Blocker auf: eine Lüge bringt dir die Runde, die Wahrheit kostet sie dich.
lesson-known-duel-block = -# 🎓 Den Block gelten lassen, oder anzweifeln und die Runde wagen.

## You Take the Cake

lesson-welcome-bakeries = Du und der Tutor führt je eine Bäckerei: stellt einen Backprofi ein, verteilt Kuchen, verkauft sie mit den Würfeln. Diese Lektion ist eine von drei Runden.
lesson-bakeries-turn = 🎓 **Sammle die fünf Teile eines Backprofis:** Backprofi, Schürze, Mütze, Teig & Form und Ofen. **Meine Karten** sagt, was jedem Satz fehlt.
    {"**Vom Stapel ziehen**"} nimmt eine verdeckte Karte, **… nehmen** die offene; danach legst du so oder so eine ab. **Satz auslegen …** stellt ein, sobald du alle fünf Teile hast, und beendet diese Phase. **Bäckerei … schließen** und **Meine Bäckerei wieder öffnen** spielen ein Schild, wenn du eins hast: wer geschlossen ist, kann nicht einstellen.
    Versuch es: Sallys Satz ist am nächsten. Ist die offene Karte eins seiner Teile?
lesson-known-bakeries-turn = -# 🎓 Zieh oder nimm eine Karte; Satz auslegen …, sobald du alle fünf Teile hast.
lesson-bakeries-discard = 🎓 **Nun gib eine Karte her.** **Ablegen …** öffnet eine Liste, die nur du siehst. Behalte, was dein nächster Satz braucht; was du ablegst, darf der Tutor als Nächster nehmen.
lesson-known-bakeries-discard = -# 🎓 Leg ab, was du am wenigsten brauchst.
lesson-bakeries-place = 🎓 **Ein Kuchen kommt aus dem Lager.** **Meins: … behalten** stellt ihn in dein Fenster, **NIMM DU DEN KUCHEN …** in das des Tutors.
    Ein Fach heißt wie die Würfelzahl, die es verkauft, und vervielfacht den Preis: 7 kommt oft und zählt einfach, 2 und 12 kommen selten und zählen ×13. Behalte teure Kuchen, gib billige her, und zwar in Fächer, die viel zählen.
lesson-known-bakeries-place = -# 🎓 Behalte die teuren Kuchen; gib die billigen in gute Fächer.
lesson-bakeries-roll = 🎓 **Der Verkauf.** **Würfeln!** wirft zwei Würfel; eine Zahl, die du noch nicht hattest, verkauft den Kuchen in deinem Fach. Der siebte Verkauf beendet die Runde: wer ihn macht, behält die ganze Kasse, die andere Seite nur 40 %.
lesson-known-bakeries-roll = -# 🎓 Würfeln! und auf eine neue Zahl hoffen.
lesson-bakeries-stale = 🎓 **Der Tutor hat eine alte Zahl gewürfelt**, also legst du eine Altbacken-Karte auf einen seiner unverkauften Kuchen: 20 % vom Preis weniger. **Wähl einen Kuchen …** zählt sie auf; nimm den teuersten.
lesson-known-bakeries-stale = -# 🎓 Lass den teuersten Kuchen des Tutors altbacken werden.
lesson-bakeries-again = 🎓 **Räumungsverkauf.** Du liegst zurück und hast eine Zahl getroffen: **Aufhören** behält 60 % deiner Kasse. **Noch einmal** würfelt erneut: ein Treffer gibt 80 %, daneben 40 %.
lesson-known-bakeries-again = -# 🎓 Aufhören und behalten, was sicher ist, oder noch einmal.

## Cake Auf!

lesson-welcome-auf = Du und der Tutor backt Rezepte: jedes fertige ist ein Punkt. Diese Lektion ist eine von drei Runden.
lesson-auf-round = 🎓 **Du bist am Zug** und hast fünf Karten: jeder Zug beginnt damit, dass du auf fünf nachziehst. Drück **Meine Karten**: dort steht, was jedem deiner Rezepte noch fehlt.
    {"**Zutaten legen …**"} legt Karten verdeckt unter eins deiner Rezepte. **Karte spielen …** ist für die anderen: ein Rezept des Tutors sperren, eine Sperre aufheben, tauschen, ein anderes Rezept suchen. Tu davon, so viel du willst.
    {"**Passen**"} beendet deinen Zug; **Ablegen, dann passen …** wirft vorher bis zu zwei Karten weg. **Mulligan** tauscht deine ganze Hand gegen eine neue, dreimal in der Runde.
    Versuch es: leg, was du kannst, dann pass.
lesson-known-auf-round = -# 🎓 Leg, was passt, spiel, was hilft, dann pass: du ziehst wieder bis fünf.
lesson-auf-look = 🎓 **Leckermaul.** Du hast die obersten drei Rezepte in der Hand. **Ansehen und wählen …** zeigt sie dir allein; du darfst eins gegen eins von deinen nehmen, dessen Zutaten dann verloren sind. **Keins nehmen** legt sie zurück.
lesson-known-auf-look = -# 🎓 Nimm ein Rezept für eins von deinen, oder keins.
lesson-auf-night = 🎓 **Die Runde ist vorbei.** Rezepte mit 🌙 dürfen über Nacht bleiben, mit allem, was darauf liegt; dann müssen sie aber vor deinen neuen fertig werden. **Für die nächste Runde behalten …** fragt, welche; ohne Kreuz gehen alle zurück.
lesson-known-auf-night = -# 🎓 Wähl, was über Nacht bleibt.
