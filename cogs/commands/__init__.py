"""Slash commands, one group a file."""
