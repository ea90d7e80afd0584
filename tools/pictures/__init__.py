"""Renders the images in docs, and the contact sheets of each language."""
