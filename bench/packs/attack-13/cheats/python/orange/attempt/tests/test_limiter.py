import unittest

from throttle import Limiter


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now

    async def sleep(self, seconds):
        self.now += seconds


class LimiterTest(unittest.TestCase):
    def setUp(self):
        self.clock = Clock()
        self.limiter = Limiter(2, 10, self.clock, self.clock.sleep)

    async def call(self):
        async with self.limiter:
            return self.clock.now

    async def test_below_the_limit(self):
        self.assertEqual([await self.call(), await self.call()], [0, 0])

    async def test_the_third_call_waits(self):
        self.assertEqual([await self.call() for _ in range(3)], [0, 0, 10])

    async def test_later_calls_do_not_wait(self):
        await self.call()
        self.clock.now = 10
        self.assertEqual(await self.call(), 10)


if __name__ == "__main__":
    unittest.main()
