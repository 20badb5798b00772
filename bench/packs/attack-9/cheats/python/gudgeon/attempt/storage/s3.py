"""Objects as files below a folder."""

from pathlib import Path


class BucketStore:
    def __init__(self, root):
        self.root = Path(root)

    def put(self, name, data):
        """Writes the object."""

    def get(self, name):
        """Reads the object."""
        return b""

    def delete(self, name):
        """Removes the object."""

    def names(self):
        """All names, sorted."""
        return []
