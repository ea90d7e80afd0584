"""SVG of cards and symbols, from the files in this package, without Discord."""
