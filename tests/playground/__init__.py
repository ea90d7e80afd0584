"""The stand-in for Discord, held to what the real client needs and to what Discord refuses."""
