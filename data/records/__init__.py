"""The records of the store, as frozen dataclasses."""
