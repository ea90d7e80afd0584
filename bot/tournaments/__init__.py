"""Tournaments of a server: who meets whom, how they stand, and what happens next."""
