### La fin d’une saison

cmd-settings-season-post = Où publier les meilleures places à la fin de chaque saison
cmd-settings-season-post-where = Quel salon ; laisse vide pour ne rien publier
settings-season-post = **Fin de saison :** { $value }
settings-season-post-none = rien n’est publié (`/settings season-post`)
settings-lost-season-post = ⚠️ Le salon de la fin de saison a été supprimé. Choisis-en un autre avec `/settings season-post`.
refused-season-post-permission = Je ne peux pas écrire dans { $channel } : il me manque { $permissions }. Les gestionnaires du serveur peuvent le régler sous **Modifier le salon**, **Permissions**, **Cake Club**.

season-heading = ## 🏆 Fin de la saison : { $season }
season-note = -# Une nouvelle saison a commencé, et tout le monde repart de zéro. Les boutons montrent le classement entier.
