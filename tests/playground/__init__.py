"""Tests of the stand-in for Discord: what the real client needs, and what Discord refuses."""
