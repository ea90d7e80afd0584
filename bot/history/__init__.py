"""Finished games: replays, transcripts, reviews and exports."""
