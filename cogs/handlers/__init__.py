"""Carries out presses, forms and commands."""
