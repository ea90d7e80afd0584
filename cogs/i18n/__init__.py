"""Everything a person reads, in their language."""
