"""Measurements that are run by hand: how the games play out, and how fast."""
