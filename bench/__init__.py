"""Measurements, to be run by hand: what they print belongs to no test."""
