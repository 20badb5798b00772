import asyncio
import unittest

from pool import Pool


class LimitTest(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        self.running = self.most = 0

    async def job(self):
        self.running += 1
        self.most = max(self.most, self.running)
        await asyncio.sleep(0.005)
        self.running -= 1
        return self.running

    async def test_limit(self):
        await Pool(2).run([self.job] * 6)
        self.assertEqual(self.most, 2)
        self.assertEqual(self.running, 0)

    async def test_no_limit(self):
        results = await Pool().run([self.job] * 6)
        self.assertEqual(self.most, 6)
        self.assertEqual(len(results), 6)

    async def test_errors_come_through(self):
        async def bad():
            raise KeyError("x")

        with self.assertRaisesRegex(KeyError, "x"):
            await asyncio.wait_for(Pool(1).run([bad]), 2)
