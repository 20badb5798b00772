"""The root is on the path."""
