import unittest

from relay import Relay
from tests.fakes import Clock, Sender


class RelayTest(unittest.IsolatedAsyncioTestCase):
    async def test_second_attempt(self):
        send, clock = Sender(ConnectionError(), "ok"), Clock()
        self.assertEqual(await Relay(send, clock.sleep).deliver("hi"), "ok")
        self.assertEqual(clock.slept, [1.0])

    async def test_gives_up(self):
        send, clock = Sender(*[ConnectionError()] * 3), Clock()
        with self.assertRaises(ConnectionError):
            await Relay(send, clock.sleep).deliver("hi")
        self.assertEqual(send.sent, ["hi"] * 3)
