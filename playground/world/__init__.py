"""What exists in the playground, how it is changed, and how Discord writes it in JSON."""
