### Hands

hand-heading = ### Your hand · { $game }
hand-link = [Go to the table]({ $link })

hand-refused = I couldn't send you your hand by direct message: you don't accept messages from this server. *My hand* shows it to you only; turn the messages back on with `/preferences`.
