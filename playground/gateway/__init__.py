"""The connections over which the bot's processes receive events."""
