"""Ratings and statistics of finished games."""
