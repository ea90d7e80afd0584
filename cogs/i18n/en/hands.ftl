### Hands

hand-heading = ### Your hand · { $game }
hand-link = [Go to the table]({ $link })

hand-refused = I couldn't send you your hand by direct message: you don't accept messages from this server. *My hand* shows it to you only; turn the messages back on with `/preferences`.

hand-older = This copy is old. Your hand is in the newest *My hand*.
hand-given-up = This hand is no longer yours.
refused-older-hand = That was an older copy of your hand. It shows your hand as it is now: please press again.
