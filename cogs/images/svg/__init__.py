"""Drawings of cards and figures, from the SVG files that lie here; nothing in it knows Discord."""
