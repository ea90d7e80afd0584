### El final de una temporada

cmd-settings-season-post = Dónde se publica lo mejor de cada temporada cuando termina
cmd-settings-season-post-where = Qué canal; no lo pongas para no publicar nada
settings-season-post = **Final de temporada:** { $value }
settings-season-post-none = no se publica (`/settings season-post`)
settings-lost-season-post = ⚠️ Se eliminó el canal del final de temporada. Elige otro con `/settings season-post`.
refused-season-post-permission = No puedo publicar en { $channel }: me falta { $permissions }. La administración del servidor puede dármelo en **Editar canal**, **Permisos**, **Cake Club**.

season-heading = ## 🏆 Terminó la temporada { $season }
season-note = -# Empezó otra temporada y todo el mundo parte de cero. Los botones muestran la clasificación completa.
