### Les bots maison : leur force, et comment les choisir avant la partie

menu-house = Bot maison de niveau…
house-level = { $level ->
        [easy] facile
        [fair] moyen
       *[strong] fort
    }
house-level-note = { $level ->
        [easy] rate beaucoup de choses et se contente souvent du deuxième choix
        [fair] solide, avec de petites erreurs
       *[strong] joue aussi bien qu’un bot maison sait jouer
    }
house-name-level = **{ $name } ({ $level })** 🤖

cmd-new-house = Ajoute tout de suite un bot maison, avec le niveau de ton choix
choice-house-easy = facile
choice-house-fair = moyen
choice-house-strong = fort
choice-house-suggested = à peu près ton niveau
