"""What any screen needs and knows no table."""
