"""What happens to servers and channels."""
