### Hausspieler: wie stark sie spielen und wie man sie dazuholt

menu-house = Einen Hausspieler dazuholen, der … spielt
house-level = { $level ->
        [easy] leicht
        [fair] ordentlich
       *[strong] stark
    }
house-level-note = { $level ->
        [easy] übersieht manches und nimmt oft auch das Zweitbeste
        [fair] rechnet nüchtern und irrt sich manchmal ein wenig
       *[strong] spielt so gut, wie ein Hausspieler kann
    }
house-name-level = **{ $name } · { $level }** 🤖

cmd-new-house = Gleich einen Hausspieler dazusetzen, und wie stark er spielt
choice-house-easy = leicht
choice-house-fair = ordentlich
choice-house-strong = stark
