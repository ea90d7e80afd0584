### Ce que règle un serveur

cmd-settings = Les réglages de Cake Club pour ce serveur
cmd-settings-show = Affiche les réglages de ce serveur
cmd-settings-channel = Autorise les tables dans un salon, ou retire-le de la liste
cmd-settings-channel-where = Quel salon
cmd-settings-channel-allowed = Oui : on peut y ouvrir des tables. Non : on ne peut plus
cmd-settings-everywhere = Autorise de nouveau les tables dans tous les salons
cmd-settings-openers = Qui peut ouvrir des tables
cmd-settings-openers-role = Seulement les membres avec ce rôle ; laisse vide pour tout le monde
cmd-settings-tables = À combien de tables un membre peut jouer en même temps
cmd-settings-tables-most = De 1 à 25
cmd-settings-clock = La cadence quand l’hôte n’en choisit pas
cmd-settings-clock-clock = Quelle cadence
cmd-settings-time = Change la durée d’une des cadences sur ce serveur
cmd-settings-time-clock = Quelle cadence
cmd-settings-time-seconds = Secondes par décision : de 15 à 1 209 600 (deux semaines) ; laisse vide pour la durée normale
cmd-settings-threads = Chaque table a-t-elle son propre fil ?
cmd-settings-threads-wanted = Oui ou non
cmd-settings-language = La langue des messages publics
cmd-settings-language-language = Quelle langue ; laisse vide pour la langue du serveur sur Discord
cmd-settings-messages = Peut-on aussi recevoir sa main en message privé ?
cmd-settings-messages-offered = Oui ou non
cmd-settings-pictures = De petites images accompagnent-elles les mots ?
cmd-settings-pictures-shown = Oui, ou non pour du texte seul

settings-heading = ## Réglages, { $server }
settings-done = ✅ Enregistré.
settings-channels = **Salons :** { $value }
settings-channels-none = tous les salons où je peux écrire
settings-role = **Qui ouvre des tables :** { $value }
settings-role-none = tout le monde
settings-tables = **Tables par membre :** { $value }
settings-clock = **Cadence :** { $value } ({ $times })
settings-clock-time = { $clock } : { $time }
settings-threads = **Fils :** { $value ->
    [open] un par table, là où je peux
    [yes] un par table
   *[no] non, les tables restent dans le salon
}
settings-language = **Langue :** { $value }
settings-language-none = celle du serveur sur Discord
settings-messages = **Main en message privé :** { $value ->
    [yes] oui
   *[no] non
}
settings-pictures = **Images :** { $value ->
    [yes] oui
   *[no] non, texte seul
}
settings-note = `/settings time` change ces durées.
menu-channels = Salons : tous
menu-role = Qui ouvre des tables : tous
menu-tables = Tables par membre
pick-tables = Tables par membre : { $value }
pick-clock = Cadence : { $value }
tab-settings-tables = Tables
tab-settings-posts = Messages
button-settings-threads = Fils
button-settings-messages = Message privé
button-settings-pictures = Images

clock-live = rapide
clock-relaxed = tranquille
clock-slow = lente

language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
language-it = Italiano
language-tr = Türkçe
