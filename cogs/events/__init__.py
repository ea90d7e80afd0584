"""Handles events of servers and channels, and the leader's work: commands, emojis and what servers have left."""
