"""Programs for whoever works on Cake Club; the bot itself needs none of them."""
