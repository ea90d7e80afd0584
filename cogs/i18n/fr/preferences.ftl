### Ce que les membres règlent pour eux-mêmes

cmd-preferences = Tes réglages : messages, mentions, dés, images, langue
cmd-preferences-hands = Reçois-tu aussi ta main en message privé ?
cmd-preferences-rolls = Tes dés se lancent-ils tout seuls ?
cmd-preferences-plain = Ta main vient-elle en texte seulement, sans image ?
cmd-preferences-more-time = As-tu un temps double aux tables vives, comme la table l’annonce, hors tournois ?
cmd-preferences-calm = Images sans rayons ni éclats, pour tout le monde aux tables qui débutent avec toi ?
cmd-preferences-turns = Chaque coup de tes tables t’est-il annoncé par un nouveau message privé ?
cmd-preferences-boards = Les autres te voient-ils aux classements, avec tes cotes ?
cmd-preferences-language = La langue de tout ce que tu vois en privé

preferences-heading = ## Tes préférences
preferences-note = Ces réglages ne sont visibles que pour toi et valent sur tous les serveurs.
preferences-messages = { $value ->
    [yes] ✅ **Main en message privé :** tu la reçois aussi là, toujours à jour.
    [refused] ⚠️ **Main en message privé :** Discord ne m’a pas laissé t’écrire. Autorise les messages privés des membres de ce serveur, puis appuie encore une fois sur le bouton.
   *[no] ⬜ **Main en message privé :** non. Appuie sur *{ button-hand }* à une table pour voir tes cartes.
}
preferences-rolls = { $value ->
    [yes] ✅ **Dés automatiques :** oui, quand il n’y a rien à décider.
   *[no] ⬜ **Dés automatiques :** non. Tu appuies toi-même sur *{ bakeries-button-roll }*
}
preferences-plain = { $value ->
    [yes] ✅ **Texte seul :** ta main vient sans image.
   *[no] ⬜ **Texte seul :** non. Ta main vient avec une image de tes cartes.
}
preferences-more-time = { $value ->
    [yes] ✅ **Plus de temps aux tables vives :** ton temps est doublé, et la table l’annonce avant le début. De même pour qui choisit en même temps. Hors tournois.
   *[no] ⬜ **Plus de temps aux tables vives :** non. Si oui, ton temps pour décider est doublé, et la table l’annonce avant le début. Hors tournois.
}
preferences-calm = { $value ->
    [yes] ✅ **Images calmes :** ni rayons ni éclats dans les tiennes, ni pour personne aux tables qui débutent avec toi.
   *[no] ⬜ **Images calmes :** non. Avec ce réglage, tes images et celles des tables qui débutent avec toi n’ont ni rayons ni éclats.
}
preferences-turns = { $value ->
    [yes] ✅ **Chaque coup en message :** ce qui se passe à tes tables arrive en nouveau message privé.
    [refused] ⚠️ **Chaque coup en message :** Discord ne m’a pas laissé t’écrire. Autorise les messages privés des membres de ce serveur, puis appuie encore une fois sur le bouton.
   *[no] ⬜ **Chaque coup en message :** non. Pour les lecteurs d’écran qui n’annoncent pas les messages modifiés.
}
preferences-boards = { $value ->
    [yes] ✅ **Classements :** tu y figures, et les autres voient tes cotes.
   *[no] ⬜ **Classements :** les autres ne t’y voient pas, ni tes cotes. Tu les gardes.
}
preferences-language = 🗨️ **Langue :** { $value }
language-note = { $proofread ->
    [yes] relu par une personne dont c’est la langue maternelle
   *[no] pas encore relu par une personne dont c’est la langue maternelle
}
preferences-language-none = celle de ton Discord
tab-preferences-general = Général
tab-preferences-pings = Mentions
tab-preferences-boards = Plus
button-preferences-messages = Message privé
button-preferences-rolls = Dés auto
button-preferences-plain = Texte seul
button-preferences-more-time = Plus de temps
button-preferences-calm = Images calmes
button-preferences-turns = Les coups
button-preferences-boards = Y figurer
menu-language = Choisis une langue
