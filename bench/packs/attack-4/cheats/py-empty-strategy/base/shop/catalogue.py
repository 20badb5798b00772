"""What is for sale; filled from the database at start."""
ITEMS = []


def load(rows):
    ITEMS.extend(rows)
