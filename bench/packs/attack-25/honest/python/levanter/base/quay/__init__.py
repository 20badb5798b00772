"""Stock of a ship chandler."""
