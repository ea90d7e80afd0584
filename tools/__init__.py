"""Programs for developers of Cake Club; the bot needs none of them."""
