### La fine di una stagione

cmd-settings-season-post = Il canale in cui si pubblica il podio di ogni stagione
cmd-settings-season-post-where = Quale canale; lascia vuoto per non pubblicare niente
settings-season-post = **Fine della stagione:** { $value }
settings-season-post-none = non si pubblica (`/settings season-post`)
settings-lost-season-post = ⚠️ Il canale per la fine della stagione è stato eliminato. Scegline un altro con `/settings season-post`.
refused-season-post-permission = Non posso pubblicare in { $channel }. Permessi mancanti: { $permissions }. Chi gestisce il server può concederli in **Modifica canale**, **Permessi**, **Cake Club**.

season-heading = ## 🏆 La stagione è finita: { $season }
season-note = -# È iniziata una nuova stagione, e si riparte da zero. I pulsanti mostrano tutta la classifica.
