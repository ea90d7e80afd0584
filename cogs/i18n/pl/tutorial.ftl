### Lekcje: co mówi samouczek przy każdym pytaniu za pierwszym razem i potem

cmd-tutorial = Poznaj grę w pięć minut, przy własnym stole z Tutorem
cmd-tutorial-game = Która gra

tutor-name = Tutor
tutorial-leave = **Zakończyć tę lekcję?** Kończy się tu i się nie liczy. W każdej chwili możesz zacząć od nowa komendą `/tutorial`.
tutorial-thread = { $game }: lekcja
tutorial-opened = 🎓 Twoja lekcja jest tutaj: { $thread }. Widzisz ją tylko ty i moderacja serwera.
tutorial-opened-here = 🎓 Twoja lekcja jest na tym kanale, gdzie widzą ją wszyscy. Do prywatnej lekcji potrzebuję uprawnienia: *{ $permission }*.
button-learn = Poznaj
button-for-real = Gra na serio
button-once-more = Jeszcze raz
tutorial-welcome = 🎓 **Witaj!** { $about } Nic się tu nie liczy, więc nie musisz się spieszyć.
    {"**"}{ button-hand }** pokazują twoje karty tylko tobie, tak często, jak chcesz. **{ button-rules }** otwierają pełną instrukcję. **{ button-table }** pozwala zrobić pauzę, cofnąć ruch albo odejść.
tutorial-in-words = {"**"}{ button-in-words }** opisuje, co pokazuje obrazek.
tutorial-over-heading = ## { $game }: koniec lekcji
tutorial-over = 🎓 **Lekcja skończona.** { $ended } Ta gra nie liczy się dla nikogo.
    {"**"}{ button-for-real }** otwiera tu stół dla ciebie i innych, **{ button-once-more }** rozdaje tę lekcję od nowa, a **{ button-rules }** mówią wszystko, co lekcja pominęła.
tutorial-won = Wygrana tym razem: { $winners }.
tutorial-one-round = Post wyżej pokazuje ostatnią turę.

## Cake Duel

tutorial-welcome-duel = Ty i Tutor walczycie o ciasta: zdobądź wszystkie albo wygraj sprawdzenie. Ta lekcja kończy się, gdy poznasz każdy rodzaj decyzji.
tutorial-duel-claim = 🎓 **Twój atak.** Najpierw naciśnij **{ button-hand }**: karty ataku kradną ciasta, ⚔️ po jednym, 🔮 po dwa.
    {"**"}{ duel-button-attack }** otwiera formularz, który widzisz tylko ty: zaznacz karty, które zagrywasz, i wybierz, co *deklarujesz*. Nazwa może być kłamstwem, liczba nigdy. **{ duel-button-pass }** pomija twój atak.
    Spróbuj: zaznacz karty ataku o tej samej nazwie i zadeklaruj, czym są.
tutorial-known-duel-claim = -# 🎓 Atakuj…, aby zadeklarować karty, prawdziwie lub nie, albo Pas, aby poczekać.
tutorial-duel-answer = 🎓 **Ktoś cię atakuje.** Karty na stole wcale nie muszą być tym, co deklaruje Tutor.
    {"**"}{ duel-button-accept }** przepuszcza atak: tracisz ciasta. **{ duel-button-block }** zagrywa twoje karty i deklaruje, że to karty bloku: 🛡️ { -card-defender } zatrzymuje ⚔️, { -card-scientist } zatrzymuje 🔮, każda karta jedną. Tu też możesz kłamać.
    {"**"}{ duel-button-challenge }** odkrywa karty i kończy starcie: jeśli deklaracja to kłamstwo, wygrywasz starcie; jeśli prawda, przegrywasz. Tutor nigdy nie kłamie, ale inni gracze kłamią.
tutorial-known-duel-answer = -# 🎓 Akceptuj i strać ciasta, Blokuj… swoimi kartami albo Sprawdzam! i ryzykuj starcie.
tutorial-duel-block = 🎓 **Twój atak jest zablokowany.** Teraz decydujesz, czy w to wierzysz.
    {"**"}{ duel-button-accept }** uznaje blok: każda karta bloku zatrzymuje jedną twoją kartę ataku. **{ duel-button-challenge }** odkrywa karty bloku: jeśli to kłamstwo, wygrywasz starcie; jeśli prawda, przegrywasz.
tutorial-known-duel-block = -# 🎓 Akceptuj blok albo Sprawdzam! i ryzykuj starcie.

## You Take the Cake

tutorial-welcome-bakeries = Ty i Tutor prowadzicie cukiernie: zatrudnij cukiernika, ustaw ciasta, sprzedaj je, rzucając kośćmi. Ta lekcja kończy się, gdy poznasz każdy rodzaj decyzji.
tutorial-bakeries-turn = 🎓 **Zbierz pięć części jednego kompletu:** { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-stove } oraz { -piece-batter }. **{ button-hand }** pokazują, czego brakuje w każdym komplecie.
    {"**"}{ bakeries-button-draw }** bierze zakrytą kartę, **Weź: …** odkrytą; w obu wypadkach odrzucasz potem jedną. **{ bakeries-button-lay }** zatrudnia cukiernika, gdy masz wszystkie pięć części, i kończy tę fazę. **Zamknij: { tutor-name }** i **Otwórz: …** zagrywają tabliczkę, jeśli ją masz: zamknięta cukiernia nie może nikogo zatrudnić.
    Spróbuj: najmniej brakuje w komplecie „{ -chef-sally(form: "short") }”. Czy odkryta karta to jedna z jego części?
tutorial-known-bakeries-turn = -# 🎓 Dobierz lub weź kartę. Gdy masz pięć części: Wyłóż komplet…
tutorial-bakeries-discard = 🎓 **Teraz odrzuć jedną kartę.** **{ bakeries-button-discard }** otwiera listę, którą widzisz tylko ty. Zostaw to, czego potrzebuje twój najlepszy komplet. Uwaga: Tutor może wziąć kartę, którą odrzucasz.
tutorial-known-bakeries-discard = -# 🎓 Odrzuć… kartę, której najmniej potrzebujesz.
tutorial-bakeries-place = 🎓 **Z magazynu wychodzi ciasto.** **Moje: …** stawia je w twojej witrynie, **BIERZ TO CIASTO…** w witrynie Tutora.
    Numer półki to rzut, który sprzedaje ciasto, a rzadkie rzuty mnożą cenę: 7 wypada często i liczy się raz, 2 i 12 wypadają rzadko i liczą się ×13. Drogie ciasta zostaw sobie; tanie oddaj, na cenne półki.
tutorial-known-bakeries-place = -# 🎓 Drogie ciasta zostaw sobie; tanie oddaj, na dobre półki.
tutorial-bakeries-roll = 🎓 **Sprzedaż.** **{ bakeries-button-roll }** rzuca dwiema kośćmi; liczba, której jeszcze u ciebie nie było, sprzedaje ciasto z twojej półki o tym numerze. Siódma sprzedaż kończy rundę: kto jej dokona, zachowuje wszystkie pieniądze, druga strona tylko 40%.
tutorial-known-bakeries-roll = -# 🎓 Rzuć! i licz na nową liczbę.
tutorial-bakeries-stale = 🎓 **Tutor ma dwa razy tę samą liczbę**, więc kładziesz kartę „Czerstwe” na jedno z jego niesprzedanych ciast: 20% mniej od ceny. **Wybierz ciasto…** pokazuje listę; wskaż najdroższe.
tutorial-known-bakeries-stale = -# 🎓 Niech czerstwieje najdroższe ciasto Tutora.
tutorial-bakeries-again = 🎓 **Wyprzedaż.** Przegrywasz, ale masz trafienie: **Stop** zachowuje 60% utargu. **Jeszcze raz** rzuca ponownie: trafienie daje 80%, pudło 40%.
tutorial-known-bakeries-again = -# 🎓 Stop i zachowaj, co masz, albo Jeszcze raz.

## Cake Auf!

tutorial-welcome-auf = Ty i Tutor pieczecie według przepisów: każdy ukończony przepis to punkt. Ta lekcja to jedna runda z trzech.
tutorial-auf-round = 🎓 **Twoja kolej**, a na ręce masz pięć kart: na początku każdej tury dobierasz do pięciu. Naciśnij **{ button-hand }**: zobaczysz, czego brakuje twoim przepisom.
    {"**"}{ auf-button-place }** kładzie zakryte składniki pod jednym z twoich przepisów. **{ auf-button-play }** jest do kart akcji: nałóż zakaz na przepis Tutora, zdejmij zakaz, wymień się, poszukaj innego przepisu. Rób to tyle razy, ile chcesz.
    {"**"}{ auf-button-pass }** kończy twoją turę; **{ auf-button-discard }** najpierw odrzuca najwyżej dwie karty. **{ auf-button-mulligan }** wymienia całą rękę na nową, najwyżej trzy razy w rundzie.
    Spróbuj: połóż, co możesz, potem spasuj.
tutorial-known-auf-round = -# 🎓 Połóż, co pasuje, zagraj, co pomaga, potem Pas. W następnej turze znów dobierasz do pięciu.
tutorial-auf-look = 🎓 **{ -card-picky-eater }.** Możesz obejrzeć trzy wierzchnie przepisy. **Przepisy…** pokazują je tylko tobie; możesz wziąć jeden i oddać jeden ze swoich, razem z jego składnikami. **Nie biorę** odkłada je z powrotem.
tutorial-known-auf-look = -# 🎓 Wymień jeden ze swoich przepisów na jeden z tych albo nie bierz żadnego.
tutorial-auf-night = 🎓 **Koniec rundy.** Twoje przepisy z 🌙 mogą zostać na noc ze wszystkim, co na nich leży, ale potem trzeba je ukończyć przed nowymi. **{ auf-button-keep }** pyta, które zostawiasz; jeśli nie zaznaczysz żadnego, wszystkie wracają do stosu.
tutorial-known-auf-night = -# 🎓 Wybierz, które przepisy zostają na noc.

## What the post of a lesson says first of a new question, beside its image; a button explains the rest

button-explain = Wyjaśnij
tutorial-explained = ### 🎓 { $game }
tutorial-short = 🎓 { $hint }
tutorial-short-first = 🎓 **Witaj!** **{ button-explain }** mówi więcej o każdym kroku.
    { $hint }
tutorial-short-duel-claim = Zobacz **{ button-hand }**, potem **{ duel-button-attack }**: zaznacz karty z ⚔️ lub 🔮 o tej samej nazwie i zadeklaruj, czym są.
tutorial-short-duel-answer = Czy karty są tym, co deklaruje Tutor? **{ duel-button-accept }**, jeśli wierzysz; możesz też dać **{ duel-button-block }**.
tutorial-short-duel-block = **{ duel-button-accept }**, jeśli wierzysz w blok; **{ duel-button-challenge }** ryzykuje starcie.
tutorial-short-bakeries-turn = Zbierz pięć części: **{ bakeries-button-draw }** albo **Weź: …**.
tutorial-short-bakeries-discard = Zostaw to, czego potrzebuje twój najlepszy komplet: **{ button-hand }**.
tutorial-short-bakeries-place = Drogie ciasta zostaw sobie; tanie oddaj.
tutorial-short-bakeries-roll = **{ bakeries-button-roll }** Nowa liczba sprzedaje ciasto z tej półki.
tutorial-short-bakeries-stale = 20% mniej za jedno ciasto: wskaż najdroższe.
tutorial-short-bakeries-again = **Stop** zachowuje 60%. **Jeszcze raz**: 80% albo 40%.
tutorial-short-auf-round = Zobacz **{ button-hand }**, **{ auf-button-place }** to, czego brakuje przepisom, potem **{ auf-button-pass }**.
tutorial-short-auf-look = **{ auf-button-choose }**: weź jeden w zamian za jeden ze swoich albo **{ auf-button-decline }**.
tutorial-short-auf-night = **{ auf-button-keep }**: twoje przepisy z 🌙 mogą zostać, ale ukończ je najpierw.
