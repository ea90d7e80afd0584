### What the post of a lesson says first of a new question, beside its image; a button explains the rest

button-explain = Wyjaśnij
lesson-explained = ### 🎓 { $game }
lesson-short = 🎓 { $hint }
lesson-short-first = 🎓 **Witaj!** **Wyjaśnij** mówi więcej o każdym kroku.
    { $hint }
lesson-short-duel-claim = Zobacz **Moje karty**, potem **Atakuj…**: zaznacz karty z ⚔️ lub 🔮 o tej samej nazwie i zadeklaruj, czym są.
lesson-short-duel-answer = Czy karty są tym, co deklaruje Tutor? **Akceptuj**, jeśli wierzysz; możesz też dać **Blokuj…**.
lesson-short-duel-block = **Akceptuj**, jeśli wierzysz w blok; **Sprawdzam!** ryzykuje starcie.
lesson-short-bakeries-turn = Zbierz pięć części: **Dobierz** albo **Weź: …**.
lesson-short-bakeries-discard = Zostaw to, czego potrzebuje twój najlepszy komplet: **Moje karty**.
lesson-short-bakeries-place = Drogie ciasta zostaw sobie; tanie oddaj.
lesson-short-bakeries-roll = **Rzuć!** Nowa liczba sprzedaje ciasto z tej półki.
lesson-short-bakeries-stale = 20% mniej za jedno ciasto: wskaż najdroższe.
lesson-short-bakeries-again = **Stop** zachowuje 60%. **Jeszcze raz**: 80% albo 40%.
lesson-short-auf-round = Zobacz **Moje karty**, **Połóż…** to, czego brakuje przepisom, potem **Pas**.
lesson-short-auf-look = **Przepisy…**: weź jeden w zamian za jeden ze swoich albo **Nie biorę**.
lesson-short-auf-night = **Na noc…**: twoje przepisy z 🌙 mogą zostać, ale ukończ je najpierw.
