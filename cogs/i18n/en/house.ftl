### House players: how strongly they play, and how they are chosen in a lobby

menu-house = Add a house player that plays…
house-level = { $level ->
        [easy] easy
        [fair] fair
       *[strong] strong
    }
house-level-note = { $level ->
        [easy] overlooks much, and is often content with the second best
        [fair] reckons soberly, and errs by a little
       *[strong] plays as well as a house player can
    }
house-name-level = **{ $name } · { $level }** 🤖

cmd-new-house = Let a house player take a seat at once, and how strongly it plays
choice-house-easy = easy
choice-house-fair = fair
choice-house-strong = strong
