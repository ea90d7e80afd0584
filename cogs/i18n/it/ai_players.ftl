### House players: how strongly they play, and how they are chosen in a lobby

menu-house = Add a house player that plays…
house-level = { $level ->
        [easy] easy
        [fair] fair
       *[strong] strong
    }
house-level-note = { $level ->
        [easy] misses a lot and often settles for second best
        [fair] solid, with small mistakes
       *[strong] plays the best it can
    }
house-name-level = **{ $name } ({ $level })** 🤖

cmd-new-house = Add a house player right away, and choose how strong it is
choice-house-easy = easy
choice-house-fair = fair
choice-house-strong = strong
choice-house-suggested = about your strength
