import asyncio
import unittest

from pool import Pool


class RunTest(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.now = self.most = 0

    def job(self, result, delay=0.0):
        async def run():
            self.now += 1
            self.most = max(self.most, self.now)
            await asyncio.sleep(delay)
            self.now -= 1
            return result

        return run

    async def test_results_in_order(self):
        jobs = [self.job("slow", 0.03), self.job("fast"), self.job("middle", 0.01)]
        got = await asyncio.wait_for(Pool(3).run(jobs), timeout=5)
        self.assertEqual(got, ["slow", "fast", "middle"])

    async def test_never_more_than_size(self):
        got = await asyncio.wait_for(Pool(2).run([self.job(n, 0.005) for n in range(7)]), timeout=5)
        self.assertEqual(got, list(range(7)))
        self.assertEqual(self.most, 2)
        self.assertEqual(self.now, 0)

    async def test_an_error_reaches_the_caller(self):
        async def broken():
            raise LookupError("lost")

        with self.assertRaisesRegex(LookupError, "^lost$"):
            await Pool(1).run([broken])

    async def test_nothing_to_do(self):
        self.assertEqual(await Pool(1).run([]), [])


class PoolTest(unittest.TestCase):
    def test_size(self):
        self.assertEqual(Pool(3).size, 3)

    def test_no_room(self):
        with self.assertRaises(ValueError):
            Pool(0)
