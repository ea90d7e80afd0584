"""Runs Cake Club on this machine: the playground, the bot in it, and one address to play at."""
