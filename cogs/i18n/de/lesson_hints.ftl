### What the post of a lesson says first of a new question, beside its image; a button explains the rest

button-explain = Erklären
lesson-explained = ### 🎓 { $game }
lesson-short = 🎓 { $hint }
lesson-short-first = 🎓 **Willkommen!** **Erklären** sagt dir mehr zu jedem Schritt.
    { $hint }
lesson-short-duel-claim = Sieh in **Meine Karten** nach, dann **Angreifen …**: Kreuze Karten mit ⚔️ oder 🔮 an, die gleich heißen, und behaupte, was sie sind.
lesson-short-duel-answer = Sind die Karten, was der Tutor behauptet? **Akzeptieren**, wenn du es glaubst; auch **Blocken …** geht.
lesson-short-duel-block = **Akzeptieren**, wenn du den Block glaubst; **Anzweifeln!** riskiert die Runde.
lesson-short-bakeries-turn = Sammle fünf Teile: **Ziehen** oder **… nehmen**.
lesson-short-bakeries-discard = Behalte, was dein bester Satz braucht: **Meine Karten**.
lesson-short-bakeries-place = Behalte teure Kuchen, gib billige her.
lesson-short-bakeries-roll = **Würfeln!** Eine neue Zahl verkauft den Kuchen in ihrem Fach.
lesson-short-bakeries-stale = 20 % weniger für einen Kuchen: Nimm den teuersten.
lesson-short-bakeries-again = **Aufhören** behält 60 %. **Noch einmal**: 80 % oder 40 %.
lesson-short-auf-round = Sieh in **Meine Karten** nach, lege mit **Zutaten …**, was deine Rezepte brauchen, dann **Passen**.
lesson-short-auf-look = **Rezepte ansehen …**: Tausche eins gegen eins von deinen, oder **Keins nehmen**.
lesson-short-auf-night = **Rezepte behalten …**: Deine mit 🌙 dürfen bleiben, müssen aber zuerst fertig werden.
