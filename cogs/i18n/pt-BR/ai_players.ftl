### Os robôs: como jogam e como entram em uma mesa

menu-house = Adicione um robô de nível…
house-level = { $level ->
        [easy] fácil
        [fair] médio
       *[strong] difícil
    }
house-level-note = { $level ->
        [easy] deixa passar muita coisa e costuma se contentar com pouco
        [fair] joga bem, com pequenos erros
       *[strong] joga o melhor que um robô consegue
    }
house-name-level = **{ $name } ({ $level })** 🤖

cmd-new-house = Adicione um robô desde já e escolha o nível
choice-house-easy = fácil
choice-house-fair = médio
choice-house-strong = difícil
choice-house-suggested = mais ou menos o seu nível
