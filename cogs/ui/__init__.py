"""The parts of every screen: panels and forms, custom ids, the answers to presses, and messages kept current."""
