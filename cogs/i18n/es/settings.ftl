### Lo que ajusta un servidor

cmd-settings = Los ajustes de Cake Club en este servidor
cmd-settings-show = Muestra los ajustes de este servidor
cmd-settings-channel = Permite mesas en un canal, o quítalo de la lista
cmd-settings-channel-where = Qué canal
cmd-settings-channel-allowed = Sí: ahí se pueden abrir mesas. No: ya no
cmd-settings-everywhere = Permite otra vez mesas en todos los canales
cmd-settings-openers = Quién puede abrir mesas
cmd-settings-openers-role = Solo miembros con este rol; no lo pongas para permitirlo a todo el mundo
cmd-settings-tables = En cuántas mesas puede estar un miembro a la vez
cmd-settings-tables-most = De 1 a 25
cmd-settings-clock = El ritmo que se usa si quien abre la mesa no elige otro
cmd-settings-clock-clock = Qué ritmo
cmd-settings-time = Cambia cuánto dura uno de los ritmos en este servidor
cmd-settings-time-clock = Qué ritmo
cmd-settings-time-seconds = Segundos por decisión: de 15 a 1209600 (dos semanas); no lo pongas para usar lo normal
cmd-settings-threads = Si cada mesa tiene su propio hilo
cmd-settings-threads-wanted = Sí o no
cmd-settings-language = El idioma de los mensajes públicos
cmd-settings-language-language = Qué idioma; no lo pongas para usar el del servidor en Discord
cmd-settings-messages = Si quienes juegan pueden recibir su mano también por mensaje directo
cmd-settings-messages-offered = Sí o no
cmd-settings-pictures = Si aparecen imágenes pequeñas junto a las palabras
cmd-settings-pictures-shown = Sí, o no para tener solo texto

settings-heading = ## Ajustes de { $server }
settings-done = ✅ Guardado.
settings-channels = **Canales:** { $value }
settings-channels-none = todos los canales en los que puedo escribir
settings-role = **Quién abre mesas:** { $value }
settings-role-none = todo el mundo
settings-tables = **Mesas por miembro:** { $value }
settings-clock = **Ritmo:** { $value } ({ $times })
settings-clock-time = { $clock }: { $time }
settings-threads = **Hilos:** { $value ->
    [open] uno por mesa, donde puedo
    [yes] uno por mesa
   *[no] no, las mesas se quedan en el canal
}
settings-language = **Idioma:** { $value }
settings-language-none = el del servidor en Discord
settings-messages = **Manos por mensaje directo:** { $value ->
    [yes] sí
   *[no] no
}
settings-pictures = **Imágenes:** { $value ->
    [yes] sí
   *[no] no, solo texto
}
settings-note = `/settings time` cambia estos tiempos.
menu-channels = Canales: todos
menu-role = Quién abre mesas: todo el mundo
menu-tables = Mesas por miembro
pick-tables = Mesas por miembro: { $value }
pick-clock = Ritmo: { $value }
tab-settings-tables = Mesas
tab-settings-posts = Publicaciones
button-settings-threads = Hilos
button-settings-messages = Mensajes
button-settings-pictures = Imágenes

clock-live = rápido
clock-relaxed = tranquilo
clock-slow = lento

language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
language-it = Italiano
language-tr = Türkçe
