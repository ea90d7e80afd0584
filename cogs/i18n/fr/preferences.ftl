### Ce que les membres règlent pour eux-mêmes

cmd-preferences = Tes réglages : messages, mentions, dés, images, langue
cmd-preferences-hands = Reçois-tu aussi ta main en message privé ?
cmd-preferences-rolls = Tes dés se lancent-ils tout seuls ?
cmd-preferences-plain = Ta main vient-elle en texte seulement, sans image ?
cmd-preferences-language = La langue de tout ce que tu vois en privé

preferences-heading = ## Tes préférences
preferences-note = Ces réglages ne sont visibles que pour toi et valent sur tous les serveurs.
preferences-messages = { $on ->
    [yes] ✅ **Main en message privé :** tu la reçois aussi là, toujours à jour.
   *[no] ⬜ **Main en message privé :** non. Appuie sur *Ma main* à une table pour voir tes cartes.
}
preferences-messages-refused = ⚠️ **Main en message privé :** Discord ne m’a pas laissé t’écrire. Autorise les messages privés des membres de ce serveur, puis appuie encore une fois sur le bouton.
preferences-rolls = { $on ->
    [yes] ✅ **Dés automatiques :** oui, quand il n’y a rien à décider.
   *[no] ⬜ **Dés automatiques :** non. Tu appuies toi-même sur *Lancer !*
}
preferences-plain = { $on ->
    [yes] ✅ **Texte seul :** ta main vient sans image.
   *[no] ⬜ **Texte seul :** non. Ta main vient avec une image de tes cartes.
}
preferences-language = 🗨️ **Langue :** { $language }
language-note = { $proofread ->
    [yes] relu par une personne de langue maternelle
   *[no] pas encore relu par une personne de langue maternelle
}
preferences-language-discord = celle de ton Discord
button-preferences-general = Général
button-preferences-pings = Mentions
button-preference-messages = Message privé
button-preference-rolls = Dés auto
button-preference-plain = Texte seul
menu-language = Choisis une langue
