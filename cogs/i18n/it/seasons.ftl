### La fine di una stagione

cmd-settings-season-post = Il canale in cui pubblicare chi vince ogni stagione
cmd-settings-season-post-where = Quale canale; lascia vuoto per non pubblicare niente
settings-season-post = **Fine della stagione:** { $value }
settings-season-post-none = non si pubblica (`/settings season-post`)
settings-lost-season-post = ⚠️ Il canale per la fine della stagione è stato eliminato. Scegline un altro con `/settings season-post`.
refused-season-post-permission = Non posso pubblicare in { $channel }: mi manca { $permissions }. Chi gestisce il server può concederlo in **Modifica canale**, **Permessi**, **Cake Club**.

season-heading = ## 🏆 La stagione è finita: { $season }
season-note = -# È iniziata una nuova stagione, e si riparte da zero. I pulsanti mostrano tutta la classifica.
