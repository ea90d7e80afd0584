"""What every screen is made of: panels and forms, custom ids, the answers to presses, and messages kept current."""
