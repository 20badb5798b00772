import pathlib
import tempfile
import unittest

from mirror import Mirror


class MirrorTest(unittest.TestCase):
    def setUp(self):
        self.source = tempfile.TemporaryDirectory()
        self.target = tempfile.TemporaryDirectory()
        self.addCleanup(self.source.cleanup)
        self.addCleanup(self.target.cleanup)
        self.mirror = Mirror(self.source.name, self.target.name)

    def put(self, where, name, text):
        pathlib.Path(where.name, name).write_text(text)

    def sync(self):
        try:
            return self.mirror.sync()
        except OSError as error:
            self.skipTest(f"file system not supported: {error}")

    def test_missing(self):
        self.put(self.source, "a.txt", "a")
        self.put(self.source, "b.txt", "b")
        self.put(self.target, "a.txt", "a")
        self.assertEqual(self.mirror.missing(), ["b.txt"])

    def test_sync_copies_new(self):
        self.put(self.source, "a.txt", "a")
        self.assertEqual(self.sync(), ["a.txt"])
        self.assertEqual(pathlib.Path(self.target.name, "a.txt").read_text(), "a")

    def test_sync_copies_changed(self):
        self.put(self.source, "a.txt", "new")
        self.put(self.target, "a.txt", "old")
        self.assertEqual(self.sync(), ["a.txt"])


if __name__ == "__main__":
    unittest.main()
