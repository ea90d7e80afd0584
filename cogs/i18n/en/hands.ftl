### Hands

hand-heading = ### Your hand · { $game }
hand-link = [To the table]({ $link })

hand-refused = I could not send you your hand by direct message: you take none from this server. *My hand* shows it to you alone; with `/preferences` you can ask for the messages again.
