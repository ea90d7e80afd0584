"""What the store keeps, as frozen dataclasses."""
