import unittest

from outbox import Outbox
from relay import Relay
from tests.fakes import Clock, Sender


class DrainTest(unittest.TestCase):
    def setUp(self):
        self.clock = Clock()
        self.box = Outbox()
        for message, priority in (("a", 0), ("b", 2), ("c", 1)):
            self.box.put(message, priority)

    async def test_all_delivered(self):
        relay = Relay(Sender("ok", "ok", "ok"), self.clock.sleep)
        self.assertEqual(await relay.drain(self.box), (["b", "c", "a"], []))
        self.assertEqual(len(self.box), 0)

    async def test_rest_is_delivered_after_a_failure(self):
        relay = Relay(Sender("ok", ConnectionError(), "ok"), self.clock.sleep, attempts=1)
        self.assertEqual(await relay.drain(self.box), (["b", "a"], ["c"]))

    async def test_empty(self):
        self.assertEqual(await Relay(Sender(), self.clock.sleep).drain(Outbox()), ([], []))
