### Il pannello che resta in un canale

cmd-settings-panel = Metti un pannello con pulsanti in questo canale, riportalo in fondo o toglilo
cmd-settings-panel-here = Sì, o vuoto: mettilo qui o riportalo in fondo. No: toglilo
button-panel-put = Metti il pannello
panel-heading = ## Cake Club 🍰
panel-text = Tre giochi di carte sulle torte: con la gente di qui, o contro un bot. Premi **{ button-play }**: non servono comandi.
panel-waiting = **Si aspetta gente**
    { $lines }
panel-line = [{ $game }]({ $link }): { $people }; { $free } { $free ->
    [one] posto libero
   *[other] posti liberi
}
panel-nobody = In questo momento nessuno aspetta. Premi **{ button-play }** e apri un tavolo.
panel-up = ✅ Il pannello è in fondo a questo canale. `/settings panel` lo riporta in fondo; con `here: False` lo toglie.
panel-down = ✅ Il pannello è stato tolto.
refused-panel-none = In questo canale non c’è nessun pannello. Mettine uno con `/settings panel`.
refused-panel-permission = Qui non posso tenere un pannello. Permessi mancanti: { $permissions }. Chi gestisce il server può concederli in **Modifica canale**, **Permessi**, **Cake Club**.
