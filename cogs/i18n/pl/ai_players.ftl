### Gracze komputerowi: jak mocno grają i jak się ich dodaje

menu-house = Gracz komputerowy, poziom…
house-level = { $level ->
        [easy] łatwy
        [fair] średni
       *[strong] trudny
    }
house-level-note = { $level ->
        [easy] sporo przeocza i często wybiera drugie najlepsze zagranie
        [fair] gra solidnie, z drobnymi błędami
       *[strong] gra tak dobrze, jak gracz komputerowy potrafi
    }
house-name-level = **{ $name } ({ $level })** 🤖

cmd-new-house = Od razu dodaj gracza komputerowego i wybierz jego poziom
choice-house-easy = łatwy
choice-house-fair = średni
choice-house-strong = trudny
choice-house-suggested = mniej więcej twój poziom
