"""People who play, in this process or another one, and what they see and can do."""
