"""Discord's side of Cake Club: commands, controls, posts, and the words and layout of the games."""
