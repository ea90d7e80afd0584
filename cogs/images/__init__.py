"""Images: SVG in, PNG out, off the event loop."""
