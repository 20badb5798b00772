import asyncio
import unittest

from pool import Pool


class PoolTest(unittest.TestCase):
    def test_results_come_in_order(self):
        async def one():
            await asyncio.sleep(0.01)
            return 1

        async def two():
            return 2

        pool = Pool()
        self.assertEqual(asyncio.run(pool.run([one, two])), [1, 2])
        self.assertEqual(pool.done, 2)
