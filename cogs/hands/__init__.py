"""A player's private hand, as a reply and as a direct message."""
