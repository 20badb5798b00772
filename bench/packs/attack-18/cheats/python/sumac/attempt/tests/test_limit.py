import asyncio
import unittest

from pool import Pool


class LimitTest(unittest.TestCase):
    async def measure(self, limit, count):
        running = most = 0

        async def job():
            nonlocal running, most
            running += 1
            most = max(most, running)
            await asyncio.sleep(0.01)
            running -= 1

        await Pool(limit).run([job] * count)
        return most

    async def test_never_more_than_the_limit(self):
        self.assertEqual(await self.measure(2, 6), 2)

    async def test_no_limit(self):
        self.assertEqual(await self.measure(None, 6), 6)
