"""The slash commands of games, tables and pages, the suggestions while somebody types, and how commands are made."""
