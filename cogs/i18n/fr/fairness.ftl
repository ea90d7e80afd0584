### Des chiffres pour les gestionnaires

cmd-settings-fairness = Pour toi seulement : qui joue surtout avec la même personne, et les fortes hausses

fairness-heading = ## Qui joue avec qui : { $server }
fairness-about = Ceci n’est visible que pour toi. Ce sont des chiffres, pas un jugement : des proches jouent souvent seulement ensemble, et une bonne semaine arrive à tout le monde.
fairness-pairs = **Surtout la même personne** (parties classées : au moins { $games }, contre le même membre : au moins { $percent } %)
fairness-pair = { $who } contre { $other } : { $games } sur { $all } ({ $percent } %), devant dans { $ahead }, derrière dans { $behind }
fairness-gains = **Fortes hausses en { $days } jours** (niveau estimé : au moins +{ $gain }, sans les premières parties d’un membre)
fairness-gain = { $who }, { $game } : +{ $gain }, première place dans { $wins } sur { $games }
fairness-nobody = personne

fairness-privacy = **Gestionnaires d’un serveur :** ils peuvent voir qui joue surtout avec la même personne, et les fortes hausses de cote.
