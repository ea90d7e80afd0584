### Was neben dem Spiel an einem Tisch geschieht

button-table = Tisch …
button-back = Zurück auf meinen Platz
button-agree = Einverstanden
button-refuse = Dagegen
button-again = Noch einmal
button-swap = Noch einmal, Plätze getauscht
button-board = Bestenliste
button-resume = Weiterspielen
button-undo = Meinen letzten Zug zurücknehmen
button-stop = Ohne Sieg beenden
button-leave-game = Verlassen …
button-concede = Aufgeben …
button-sure-leave = Ja, verlassen
button-sure-concede = Ja, aufgeben
button-take = Den Platz nehmen
button-withdraw = Zurückziehen
menu-pause = Pause von …
menu-clock = Andere Bedenkzeit …

life-heading = ## Dieser Tisch
life-note = Worum du hier bittest, geschieht, wenn alle am Tisch einverstanden sind. Verlassen und Aufgeben entscheidest du allein.
life-done = ✅ Erledigt. Du siehst es im Beitrag des Tisches.
sure-leave = **Dieses Spiel verlassen?** Ein Hausspieler spielt für dich weiter, und für dich zählt das Spiel als verloren. Zurück kannst du nicht; mit `/table offer` kannst du deinen Platz stattdessen jemand anderem geben.
sure-concede = **Aufgeben?** Das Spiel endet sofort, und die andere Seite gewinnt.

who-numbered = { $who } ({ $seat })
stand-in-name = 🤖 für { $who }
lobby-kept = { " · " }der Platz bleibt für dieses Mitglied frei, wieder für alle { $until }

half-time = ⌛ Die halbe Zeit ist um.
table-paused = ⏸️ **Der Tisch ruht** bis { $until }. Alle, die mitspielen, können ihn vorher weitergehen lassen; wer gefragt ist, hat dann wieder die volle Zeit.
table-deserted = 🌙 **Hier ist niemand mehr.** Der Tisch endet { $until }, wenn bis dahin niemand von euch auf seinen Platz zurückkommt.
vote-open = 🗳️ { $who } bittet um { $proposal }. Einverstanden: { $agreed } von { $voters }. Die Abstimmung endet { $until }.

wish-pause = eine Pause ({ $time })
wish-clock = { $time } für jede Entscheidung von jetzt an
wish-undo = die Rücknahme des letzten Zuges
wish-end = ein Ende ohne Sieg

deed-stand-in = 🤖 { $who } hat zweimal nacheinander nicht geantwortet: ein Hausspieler springt ein.
deed-return = 👋 { $who } ist wieder da.
deed-leave = 🚪 { $who } hat das Spiel verlassen; ein Hausspieler spielt weiter.
deed-take-over = 👋 { $who } hat einen Platz übernommen.
deed-offer = 🪑 { $who } bietet den Platz einem anderen Mitglied an.
deed-withdraw = 🪑 { $who } bietet den Platz nicht mehr an.
deed-ask = 🗳️ { $who } bittet um { $proposal }.
deed-agree = { $who } ist einverstanden.
deed-refuse = { $who } ist dagegen.
deed-lapse = ⌛ Die Abstimmung ist vorbei: nicht alle haben rechtzeitig geantwortet.
deed-resume = ▶️ Der Tisch geht weiter, mit der vollen Zeit für alle, die gefragt sind.
deed-passed = ✅ Alle sind einverstanden: { $proposal }.

seat-offer = { $taker }: { $giver } bietet dir den Platz an diesem Tisch an ({ $game }). Das Angebot endet { $until }. [Zum Tisch]({ $link })
seat-offered = Das Angebot steht im Kanal. Dein Platz gehört dir, bis ihn jemand nimmt; *Zurückziehen* unter dem Angebot beendet es.
seat-taken = 👋 { $who } hat den Platz genommen.
seat-kept = { $who } hat dieses Angebot zurückgezogen.
vote-choice = { $who } bittet um { $proposal }

ended-agreed = 🤝 Einvernehmlich beendet. Niemand gewinnt.
ended-abandoned = 🌙 Hier war niemand mehr, deshalb ist der Tisch zu Ende. Er zählt für niemanden.

cmd-table-pause = Die anderen um eine Pause von bis zu 14 Tagen bitten
cmd-table-pause-time = Wie lange
cmd-table-resume = Einen ruhenden Tisch weitergehen lassen
cmd-table-clock = Die anderen um eine andere Bedenkzeit bitten
cmd-table-clock-clock = Welche Bedenkzeit
cmd-table-undo = Die anderen bitten, dass du deinen letzten Zug zurücknehmen darfst
cmd-table-stop = Die anderen bitten, das Spiel ohne Sieg zu beenden
cmd-table-agree = Dem zustimmen, worum gebeten wird
cmd-table-refuse = Ablehnen, worum gebeten wird
cmd-table-vote = Welche Abstimmung
cmd-table-leave = Das Spiel verlassen: ein Hausspieler spielt für dich weiter
cmd-table-back = Deinen Platz vom Hausspieler zurücknehmen
cmd-table-offer = Deinen Platz einem anderen Mitglied anbieten
cmd-table-offer-member = Wem
cmd-table-again = Nach dem Ende noch einmal spielen, mit denselben Leuten
cmd-table-again-table = Welcher deiner letzten Tische
cmd-table-again-swap = Ob die Plätze getauscht werden

choice-pause-3600 = 1 Stunde
choice-pause-21600 = 6 Stunden
choice-pause-86400 = 1 Tag
choice-pause-259200 = 3 Tage
choice-pause-604800 = 7 Tage
choice-pause-1209600 = 14 Tage

time-days = { $count } { $count ->
    [one] Tag
   *[other] Tage
}

refused-stand-in-plays = Ein Hausspieler vertritt dich. Drück *Zurück auf meinen Platz* im Beitrag des Tisches oder nutze `/table back`, dann spielst du wieder selbst.
refused-paused = Der Tisch ruht. Wer hier mitspielt, lässt ihn mit *Tisch …* oder `/table resume` weitergehen.
refused-not-paused = Der Tisch ruht gar nicht.
refused-not-away = Du sitzt auf deinem Platz.
refused-vote-open = Eins nach dem anderen: es wird schon um etwas gebeten. Stimm erst zu oder lehn ab.
refused-no-vote = Es wird über nichts mehr abgestimmt.
refused-stale-vote = Diese Abstimmung ist vorbei.
refused-other-vote = Diese Abstimmung ist vorbei. Jetzt geht es um etwas anderes: { $who } bittet um { $proposal }.
refused-bad-vote = Wähle die Abstimmung aus der Liste, die sich beim Tippen öffnet.
refused-agreed-already = Du hast schon zugestimmt; jetzt entscheiden die anderen.
refused-undo-nothing = Es gibt keinen Zug, der sich zurücknehmen lässt.
refused-undo-not-yours = Der letzte Zug, den alle gesehen haben, war nicht deiner: nur wer ihn gemacht hat, kann um die Rücknahme bitten.
refused-undo-not-pressed = Diesen Zug hat die Uhr oder ein Hausspieler für dich gemacht. Er lässt sich nicht zurücknehmen.
refused-offer-gone = Dieses Angebot ist vorbei. Wer auf dem Platz sitzt, kann ihn mit `/table offer` wieder anbieten.
refused-offer-other-side = Du hattest in diesem Spiel schon einen anderen Platz und kannst diesen nicht nehmen.
refused-not-your-offer = Zurückziehen kann dieses Angebot nur, wer es gemacht hat.
refused-not-yours-to-take = Dieser Platz wird jemand anderem angeboten.
refused-offer-nobody = Einen Platz kannst du einem Mitglied anbieten, das nicht am Tisch sitzt, aber keinem Bot.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-already-again = Der nächste Tisch dieser Runde ist schon offen: such seinen Beitrag, oder nimm `/table list`.
refused-still-invited = Noch sind nicht alle da: { $who } muss *Mitspielen* drücken. Oder schließ den Tisch und eröffne einen neuen.
