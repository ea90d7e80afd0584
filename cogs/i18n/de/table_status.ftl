### Was neben dem Spiel an einem Tisch geschieht

button-table = Tisch …
button-in-words = Als Text
button-back = Bin zurück
button-agree = Dafür
button-refuse = Dagegen
button-again = Nochmal
button-swap = Plätze tauschen
button-board = Rangliste
button-resume = Weiterspielen
button-undo = Zug zurück
button-stop = Spiel beenden
button-leave-game = Verlassen …
button-concede = Aufgeben …
button-sure-leave = Ja, verlassen
button-sure-concede = Ja, aufgeben
button-take = Platz nehmen
button-withdraw = Zurückziehen
menu-pause = Pause für …
menu-clock = Bedenkzeit ändern …

table-action-heading = ## Dieser Tisch
table-action-note = Pause, andere Bedenkzeit, einen Zug zurücknehmen und das Spiel ohne Sieg beenden: Dem müssen alle zustimmen. Verlassen und aufgeben kannst du allein.
table-action-done = ✅ Erledigt. Du siehst es im Beitrag des Tisches.
show-done = ✅ Der Beitrag deines Tisches steht jetzt unten in diesem Kanal.
concede-done = ✅ Du hast aufgegeben. Das Spiel ist zu Ende.
leave-done = ✅ Du hast das Spiel verlassen. Ein Hausspieler spielt für dich weiter.
vote-asked = ✅ Dein Vorschlag: { $proposal }. Noch offen: { $who }.
end-done = ✅ Der Tisch ist beendet.
sure-leave = **Dieses Spiel verlassen?** Ein Hausspieler spielt für dich weiter, und für dich zählt das Spiel als verloren. Zurück kannst du nicht. Mit `/table offer` kannst du deinen Platz stattdessen jemand anderem anbieten.
sure-concede = **Aufgeben?** Das Spiel endet sofort, und die andere Seite gewinnt.

stand-in-name = 🤖 für { $who }
stand-in-name-you = 🤖 für dich
lobby-kept = {" "}(Platz für dich reserviert; wieder für alle frei { $until })

half-time = ⌛ Die halbe Zeit ist um.
table-paused = ⏸️ **Pause** bis { $until }. Alle, die mitspielen, können sie vorher beenden; wer am Zug ist, hat dann wieder die volle Zeit.
table-deserted = 🌙 **Hier ist niemand mehr.** Der Tisch endet { $until }, wenn bis dahin niemand auf seinen Platz zurückkommt.
vote-open = 🗳️ { $who }: { $proposal }? Dafür: { $agreed } von { $voters }. ⏳ { $until }
vote-open-you = 🗳️ Dein Vorschlag: { $proposal }. Dafür: { $agreed } von { $voters }. ⏳ { $until }

proposal-pause = Pause ({ $time })
proposal-clock = Bedenkzeit auf { $time } pro Entscheidung ändern
proposal-undo = den letzten Zug zurücknehmen
proposal-end = das Spiel ohne Sieg beenden

vote-passed-pause = ✅ Alle sind dafür: Der Tisch macht Pause ({ $time }).
vote-passed-clock = ✅ Alle sind dafür: Die Bedenkzeit beträgt jetzt { $time } pro Entscheidung.
vote-passed-undo = ✅ Alle sind dafür: Der Zug ist zurückgenommen.

table-action-stand-in = 🤖 { $who } hat zweimal hintereinander nicht geantwortet: Ein Hausspieler springt ein.
table-action-return = 👋 { $who } ist wieder da.
table-action-leave = 🚪 { $who } hat das Spiel verlassen; ein Hausspieler spielt weiter.
table-action-take-over = 👋 { $who } hat einen Platz übernommen.
table-action-offer = 🪑 { $who } bietet den Platz jemand anderem an.
table-action-withdraw = 🪑 { $who } bietet den Platz nicht mehr an.
table-action-ask = 🗳️ { $who } schlägt vor: { $proposal }.
table-action-agree = { $who } ist dafür.
table-action-refuse = { $who } ist dagegen.
table-action-lapse = ⌛ Die Abstimmung ist vorbei: Nicht alle haben rechtzeitig geantwortet.
table-action-resume = ▶️ Es geht weiter. Wer am Zug ist, hat wieder die volle Zeit.

seat-offer = { $taker }: { $giver } bietet dir den Platz an diesem Tisch an ({ $game }). Das Angebot endet { $until }. [Zum Tisch]({ $link })
seat-offered = Das Angebot steht im Kanal. Dein Platz gehört dir, bis ihn jemand nimmt. *{ button-withdraw }* unter dem Angebot beendet es.
seat-taken = 👋 { $who } hat den Platz übernommen.
seat-kept = { $who } hat dieses Angebot zurückgezogen.
seat-offer-over = Dieses Angebot ist vorbei.
vote-choice = { $who } schlägt vor: { $proposal }

ended-agreed = 🤝 Einvernehmlich beendet. Niemand gewinnt.
ended-abandoned = 🌙 Alle sind weg, deshalb ist der Tisch zu Ende. Er zählt für niemanden.

cmd-table-pause = Den anderen eine Pause von bis zu 14 Tagen vorschlagen
cmd-table-pause-time = Wie lange
cmd-table-resume = Eine Pause beenden und weiterspielen
cmd-table-clock = Den anderen eine andere Bedenkzeit vorschlagen
cmd-table-clock-clock = Welche Bedenkzeit
cmd-table-undo = Den anderen vorschlagen, dass du deinen letzten Zug zurücknimmst
cmd-table-stop = Den anderen vorschlagen, das Spiel ohne Sieg zu beenden
cmd-table-agree = Einem Vorschlag zustimmen
cmd-table-refuse = Einen Vorschlag ablehnen
cmd-table-vote = Welche Abstimmung
cmd-table-leave = Das Spiel verlassen: Ein Hausspieler spielt für dich weiter
cmd-table-back = Deinen Platz vom Hausspieler zurücknehmen
cmd-table-offer = Deinen Platz einem anderen Mitglied anbieten
cmd-table-offer-member = Wem
cmd-table-again = Nach dem Ende noch einmal spielen, mit denselben Leuten
cmd-table-again-table = Welcher deiner letzten Tische; im Thread eines Tisches nicht nötig
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

refused-stand-in-plays = Ein Hausspieler spielt gerade für dich. Drücke im Beitrag des Tisches auf *{ button-back }* oder nutze `/table back`, um wieder selbst zu spielen.
refused-paused = An diesem Tisch ist Pause. Alle, die mitspielen, können sie mit *{ button-table }* oder `/table resume` beenden.
refused-not-paused = An diesem Tisch ist keine Pause.
refused-not-away = Du bist schon auf deinem Platz.
refused-request-soon = Du hast an diesem Tisch gerade erst um etwas gebeten. Das geht { $until } wieder.
refused-requests-used-up = An diesem Tisch wurde zu viel gefragt. Ziehen, aufgeben und verlassen geht weiterhin.
refused-vote-open = Es läuft schon eine Abstimmung. Stimme erst zu oder lehne ab.
refused-vote-away = Jemand ist gerade nicht da und kann nicht abstimmen. Bis zur Rückkehr kannst du nur um eine Pause bitten.
refused-no-vote = An diesem Tisch läuft keine Abstimmung.
refused-stale-vote = Diese Abstimmung ist vorbei.
refused-other-vote = Diese Abstimmung ist vorbei. Jetzt geht es um etwas anderes. { $who } schlägt vor: { $proposal }.
refused-bad-vote = Wähle die Abstimmung aus der Liste, die sich beim Tippen öffnet.
refused-agreed-already = Du hast schon zugestimmt. Jetzt entscheiden die anderen.
refused-undo-nothing = Es gibt keinen Zug, der sich zurücknehmen lässt.
refused-undo-not-yours = Den letzten Zug, den alle gesehen haben, hast nicht du gemacht. Nur wer ihn gemacht hat, kann ihn zurücknehmen.
refused-undo-not-pressed = Diesen Zug hast nicht du gemacht: Deine Zeit war um, oder ein Hausspieler hat ihn gespielt. Er lässt sich nicht zurücknehmen.
refused-offer-gone = Dieses Angebot ist vorbei. Wer auf dem Platz sitzt, kann ihn mit `/table offer` neu anbieten.
refused-offer-other-side = Du hattest in diesem Spiel schon einen anderen Platz und kannst diesen nicht nehmen.
refused-not-your-offer = Zurückziehen kann dieses Angebot nur, wer es gemacht hat.
refused-not-yours-to-take = Dieser Platz wird jemand anderem angeboten.
refused-offer-nobody = Biete deinen Platz einem Mitglied an, das nicht am Tisch sitzt. Bots können ihn nicht nehmen.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-already-again = Der nächste Tisch mit diesen Leuten ist schon offen: { $link }
refused-still-invited = Noch sind nicht alle da. Auf *{ button-join }* fehlt noch: { $who }. Du kannst auch diesen Tisch abbrechen und einen neuen eröffnen.
