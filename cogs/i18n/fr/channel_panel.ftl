### Le panneau qui reste dans un salon

cmd-settings-panel = Mettre un panneau à boutons dans ce salon, le ramener en bas ou l’enlever
cmd-settings-panel-here = Oui ou vide : le mettre ici ou le ramener en bas. Non : l’enlever
button-panel-put = Mettre le panneau
panel-heading = ## Cake Club 🍰
panel-text = Trois jeux de cartes sur les gâteaux : avec les gens d’ici, ou en solo contre un bot maison. Appuie sur **{ button-play }** : aucune commande à taper.
panel-waiting = **On attend du monde**
    { $lines }
panel-line = [{ $game }]({ $link }) : { $people } ; { $free } { $free ->
    [one] place libre
   *[other] places libres
}
panel-nobody = Personne n’attend en ce moment. Appuie sur **{ button-play }** et ouvre une table.
panel-up = ✅ Le panneau est en bas de ce salon. `/settings panel` l’y ramène ; avec `here: False`, il est enlevé.
panel-down = ✅ Le panneau est enlevé.
refused-panel-none = Il n’y a pas de panneau dans ce salon. Mets-en un avec `/settings panel`.
refused-panel-permission = Je ne peux pas tenir de panneau ici : il me manque { $permissions }. Les gestionnaires du serveur peuvent le régler sous **Modifier le salon**, **Permissions**, **Cake Club**.
