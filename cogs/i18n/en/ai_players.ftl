### House players: how strongly they play, and how they are chosen in a lobby
### $level: easy, fair or strong.
### cmd-*: what Discord lists beside an option, at most 100 characters.
### choice-*: a choice of a command's option, at most 100 characters.

# What a closed menu shows, at most 40 characters. A choice of this menu ends the sentence.
menu-house = Add a house player that plays…
# A choice of that menu and a part of sentences, at most 12 characters.
house-level = { $level ->
        [easy] easy
        [fair] fair
       *[strong] strong
    }
# Below a choice of that menu, at most 100 characters.
house-level-note = { $level ->
        [easy] misses a lot and often settles for second best
        [fair] solid, with small mistakes
       *[strong] plays the best it can
    }
# A house player in the lobby. $name: "Baabette". $level: the strength, "strong".
house-name-level = **{ $name } ({ $level })** 🤖

cmd-new-house = Add a house player right away, and choose how strong it is
choice-house-easy = easy
choice-house-fair = fair
choice-house-strong = strong
# The bot chooses the strength.
choice-house-suggested = about your strength
