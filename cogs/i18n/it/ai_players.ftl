### I bot: quanto giocano bene e come si scelgono prima della partita

menu-house = Aggiungi un bot di livello…
house-level = { $level ->
        [easy] facile
        [fair] medio
       *[strong] difficile
    }
house-level-note = { $level ->
        [easy] gli sfuggono molte cose e spesso si accontenta
        [fair] solido, con piccoli errori
       *[strong] gioca al meglio delle sue capacità
    }
house-name-level = **{ $name } ({ $level })** 🤖

cmd-new-house = Aggiungi subito un bot e scegli il suo livello
choice-house-easy = facile
choice-house-fair = medio
choice-house-strong = difficile
choice-house-suggested = più o meno il tuo livello
