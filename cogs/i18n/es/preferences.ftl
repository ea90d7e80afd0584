### Lo que cada miembro ajusta para sí

cmd-preferences = Tus preferencias: mensajes, avisos, dados, imágenes, idioma
cmd-preferences-hands = Si tu mano también te llega por mensaje directo
cmd-preferences-rolls = Si tus dados se tiran automáticamente
cmd-preferences-plain = Si tu mano llega solo como texto, sin imagen
cmd-preferences-language = El idioma de todo lo que solo ves tú

preferences-heading = ## Tus preferencias
preferences-note = Esto solo lo ves tú y vale en todos los servidores.
preferences-messages = { $on ->
    [yes] ✅ **Mano por mensaje directo:** tu mano también te llega ahí y se mantiene al día.
   *[no] ⬜ **Mano por mensaje directo:** no. Pulsa *Mi mano* en una mesa para ver tus cartas.
}
preferences-messages-refused = ⚠️ **Mano por mensaje directo:** Discord no me dejó escribirte. Permite los mensajes directos de los miembros de este servidor y pulsa otra vez el botón.
preferences-rolls = { $on ->
    [yes] ✅ **Dados automáticos:** sí, cuando no hay nada que decidir.
   *[no] ⬜ **Dados automáticos:** no. Tú pulsas *¡Tirar!*
}
preferences-plain = { $on ->
    [yes] ✅ **Solo texto:** tu mano llega sin imagen.
   *[no] ⬜ **Solo texto:** no. Tu mano llega con una imagen de tus cartas.
}
preferences-language = 🗨️ **Idioma:** { $language }
language-note = { $proofread ->
    [yes] revisado por una persona nativa
   *[no] aún no revisado por una persona nativa
}
preferences-language-discord = el de tu Discord
button-preferences-general = General
button-preferences-pings = Avisos
button-preference-messages = Mensajes
button-preference-rolls = Dados
button-preference-plain = Solo texto
menu-language = Elige un idioma
