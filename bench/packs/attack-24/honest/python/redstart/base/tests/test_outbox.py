import unittest

from outbox import Outbox


class OutboxTest(unittest.TestCase):
    def test_priority_first(self):
        box = Outbox()
        box.put("a")
        box.put("b", priority=2)
        box.put("c")
        self.assertEqual([box.take(), box.take(), box.take()], ["b", "a", "c"])
        self.assertIsNone(box.take())
