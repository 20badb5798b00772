"""Makes the package importable from the root."""
