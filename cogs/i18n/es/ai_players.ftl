### Los robots: cómo de bien juegan y cómo se añaden a una mesa

menu-house = Añade un robot de nivel…
house-level = { $level ->
        [easy] fácil
        [fair] medio
       *[strong] difícil
    }
house-level-note = { $level ->
        [easy] se le escapan muchas cosas y a menudo se conforma con poco
        [fair] juega bien, con pequeños errores
       *[strong] juega lo mejor que sabe un robot
    }
house-name-level = **{ $name } ({ $level })** 🤖

cmd-new-house = Añade ya un robot y elige su nivel
choice-house-easy = fácil
choice-house-fair = medio
choice-house-strong = difícil
choice-house-suggested = más o menos tu nivel
