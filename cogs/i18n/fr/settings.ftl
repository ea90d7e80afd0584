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

settings-heading = ## Réglages · { $server }
settings-done = ✅ Enregistré.
settings-channels = **Salons :** { $channels }
settings-channels-all = tous les salons où je peux écrire
settings-openers = **Qui ouvre des tables :** { $role }
settings-openers-all = tout le monde
settings-tables = **Tables par membre :** { $most }
settings-clock = **Cadence :** { $clock } ({ $times })
settings-clock-time = { $clock } : { $time }
settings-threads = **Fils :** { $wanted ->
    [open] un par table, là où je peux
    [yes] un par table
   *[no] non, les tables restent dans le salon
}
settings-language = **Langue :** { $language }
settings-language-discord = celle du serveur sur Discord
settings-messages = **Main en message privé :** { $offered ->
    [yes] oui
   *[no] non
}
settings-pictures = **Images :** { $shown ->
    [yes] oui ; chacun peut passer au texte seul avec `/preferences`
   *[no] non, texte seul
}
settings-note = `/settings time` change ces durées.
settings-pick-channels = Salons : tous
settings-pick-role = Qui ouvre des tables : tout le monde
settings-menu-tables = Tables par membre
settings-choice-tables = Tables par membre : { $most }
settings-choice-clock = Cadence : { $clock }
button-settings-tables = Tables
button-settings-posts = Messages
button-setting-threads = Fils
button-setting-messages = Message privé
button-setting-pictures = Images

clock-live = vive
clock-relaxed = tranquille
clock-slow = lente

language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
