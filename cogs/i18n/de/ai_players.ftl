### Hausspieler: wie stark sie spielen und wie man sie dazuholt

menu-house = Hausspieler hinzufügen, Stärke …
house-level = { $level ->
        [easy] schwach
        [fair] mittel
       *[strong] stark
    }
house-level-note = { $level ->
        [easy] übersieht viel und ist oft mit dem Zweitbesten zufrieden
        [fair] solide, mit kleinen Fehlern
       *[strong] spielt so gut, wie ein Hausspieler kann
    }
house-name-level = **{ $name } ({ $level })** 🤖

cmd-new-house = Gleich einen Hausspieler hinzufügen, und wie stark er spielt
choice-house-easy = schwach
choice-house-fair = mittel
choice-house-strong = stark
choice-house-suggested = etwa deine Stärke
