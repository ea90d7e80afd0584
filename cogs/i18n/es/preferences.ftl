### Lo que cada miembro ajusta para sí

cmd-preferences = Tus preferencias: mensajes, avisos, dados, imágenes, idioma
cmd-preferences-hands = Si tu mano también te llega por mensaje directo
cmd-preferences-rolls = Si tus dados se tiran automáticamente
cmd-preferences-plain = Si tu mano llega solo como texto, sin imagen
cmd-preferences-more-time = Doble tiempo en mesas rápidas, como avisa la mesa; no en torneos
cmd-preferences-calm = Imágenes sin rayos ni destellos, para todo el mundo en las mesas que empiezan contigo
cmd-preferences-turns = Si cada jugada de tus mesas te llega en un mensaje directo nuevo
cmd-preferences-boards = Si otras personas te ven en las clasificaciones, y tus puntuaciones
cmd-preferences-language = El idioma de todo lo que solo ves tú

preferences-heading = ## Tus preferencias
preferences-note = Esto solo lo ves tú y vale en todos los servidores.
preferences-messages = { $value ->
    [yes] ✅ **Mano por mensaje directo:** tu mano también te llega ahí y se mantiene al día.
    [refused] ⚠️ **Mano por mensaje directo:** Discord no me dejó escribirte. Permite los mensajes directos de los miembros de este servidor y pulsa otra vez el botón.
   *[no] ⬜ **Mano por mensaje directo:** no. Pulsa *{ button-hand }* en una mesa para ver tus cartas.
}
preferences-rolls = { $value ->
    [yes] ✅ **Dados automáticos:** sí, cuando no hay nada que decidir.
   *[no] ⬜ **Dados automáticos:** no. Tú pulsas *{ bakeries-button-roll }*
}
preferences-plain = { $value ->
    [yes] ✅ **Solo texto:** tu mano llega sin imagen.
   *[no] ⬜ **Solo texto:** no. Tu mano llega con una imagen de tus cartas.
}
preferences-more-time = { $value ->
    [yes] ✅ **Más tiempo en mesas rápidas:** tienes el doble, y la mesa lo avisa antes de empezar. También quien elige a la vez que tú. No en torneos.
   *[no] ⬜ **Más tiempo en mesas rápidas:** no. Con esto tienes el doble para decidir, y la mesa lo avisa antes de empezar. No en torneos.
}
preferences-calm = { $value ->
    [yes] ✅ **Imágenes tranquilas:** sin rayos ni destellos en las tuyas, ni para nadie en las mesas que empiezan contigo.
   *[no] ⬜ **Imágenes tranquilas:** no. Con esto, tus imágenes y las de las mesas que empiezan contigo no tienen rayos ni destellos.
}
preferences-turns = { $value ->
    [yes] ✅ **Cada jugada en un mensaje:** lo que pasa en tus mesas te llega en un mensaje directo nuevo.
    [refused] ⚠️ **Cada jugada en un mensaje:** Discord no me dejó escribirte. Permite los mensajes directos de los miembros de este servidor y pulsa otra vez el botón.
   *[no] ⬜ **Cada jugada en un mensaje:** no. Para lectores de pantalla que no anuncian los mensajes editados.
}
preferences-boards = { $value ->
    [yes] ✅ **Clasificaciones:** apareces, y otras personas ven tus puntuaciones.
   *[no] ⬜ **Clasificaciones:** nadie más te ve ahí ni ve tus puntuaciones. Las conservas.
}
preferences-language = 🗨️ **Idioma:** { $value }
language-note = { $proofread ->
    [yes] revisado por una persona nativa
   *[no] aún no revisado por una persona nativa
}
preferences-language-none = el de tu Discord
tab-preferences-general = General
tab-preferences-pings = Avisos
tab-preferences-boards = Más
button-preferences-messages = Mensajes
button-preferences-rolls = Dados
button-preferences-plain = Solo texto
button-preferences-more-time = Más tiempo
button-preferences-calm = Sin destellos
button-preferences-turns = Cada jugada
button-preferences-boards = Aparecer
menu-language = Elige un idioma
