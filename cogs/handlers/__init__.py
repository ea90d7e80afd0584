"""What carries out presses, forms and commands."""
