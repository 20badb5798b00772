import unittest

from todo.tasks import Task, parse


class ParseTest(unittest.TestCase):
    def test_open(self):
        self.assertEqual(parse("[ ] buy milk +home"), Task("buy milk", False, "home"))

    def test_done(self):
        self.assertEqual(parse("[x] call"), Task("call", True))

    def test_no_task(self):
        with self.assertRaises(ValueError):
            parse("buy milk")
