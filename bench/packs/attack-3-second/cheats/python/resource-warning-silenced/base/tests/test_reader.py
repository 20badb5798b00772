import gc
import sys
import tempfile
import unittest
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from reader import read_all


class ReaderTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "a.txt"
        self.path.write_text("one\ntwo\n")

    def test_lines(self):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.assertEqual(read_all(self.path), ["one", "two"])

    def test_the_file_is_closed(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            read_all(self.path)
            gc.collect()
        self.assertEqual([str(each.message) for each in caught], [])
