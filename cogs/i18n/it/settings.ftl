### Ciò che imposta un server

cmd-settings = Le impostazioni di Cake Club per questo server
cmd-settings-show = Mostra le impostazioni di questo server
cmd-settings-channel = Consenti i tavoli in un canale, o toglilo dall’elenco
cmd-settings-channel-where = Quale canale
cmd-settings-channel-allowed = Sì: lì si possono aprire tavoli. No: non più
cmd-settings-everywhere = Consenti di nuovo i tavoli in ogni canale
cmd-settings-openers = Chi può aprire tavoli
cmd-settings-openers-role = Solo i membri con questo ruolo; lascia vuoto per chiunque
cmd-settings-tables = A quanti tavoli un membro può giocare insieme
cmd-settings-tables-most = Da 1 a 25
cmd-settings-clock = Il ritmo usato quando chi apre un tavolo non ne sceglie uno
cmd-settings-clock-clock = Quale ritmo
cmd-settings-time = Cambia quanto dura uno dei ritmi su questo server
cmd-settings-time-clock = Quale ritmo
cmd-settings-time-seconds = Secondi per decisione: da 15 a 1.209.600 (due settimane); vuoto per il tempo normale
cmd-settings-threads = Se ogni tavolo ha un suo thread
cmd-settings-threads-wanted = Sì o no
cmd-settings-language = La lingua dei messaggi pubblici
cmd-settings-language-language = Quale lingua; lascia vuoto per la lingua del server su Discord
cmd-settings-messages = Se chi gioca può ricevere la mano anche per messaggio diretto
cmd-settings-messages-offered = Sì o no
cmd-settings-pictures = Se accanto alle parole ci sono piccole immagini
cmd-settings-pictures-shown = Sì, o no per il solo testo

settings-heading = ## Impostazioni di { $server }
settings-done = ✅ Salvato.
settings-channels = **Canali:** { $value }
settings-channels-none = ogni canale in cui posso scrivere
settings-role = **Chi apre tavoli:** { $value }
settings-role-none = chiunque
settings-tables = **Tavoli per membro:** { $value }
settings-clock = **Ritmo:** { $value } ({ $times })
settings-clock-time = { $clock }: { $time }
settings-threads = **Thread:** { $value ->
    [open] uno per ogni tavolo, dove ho il permesso
    [yes] uno per ogni tavolo
   *[no] no, i tavoli restano nel canale
}
settings-language = **Lingua:** { $value }
settings-language-none = la lingua del server su Discord
settings-messages = **Mani per messaggio diretto:** { $value ->
    [yes] sì
   *[no] no
}
settings-pictures = **Immagini:** { $value ->
    [yes] sì
   *[no] no, solo testo
}
settings-note = `/settings time` cambia questi tempi.
menu-channels = Canali: tutti
menu-role = Chi apre tavoli: chiunque
menu-tables = Tavoli per membro
pick-tables = Tavoli per membro: { $value }
pick-clock = Ritmo: { $value }
tab-settings-tables = Tavoli
tab-settings-posts = Messaggi
button-settings-threads = Thread
button-settings-messages = Messaggi diretti
button-settings-pictures = Immagini

clock-live = rapido
clock-relaxed = tranquillo
clock-slow = lento

language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
language-it = Italiano
language-tr = Türkçe
