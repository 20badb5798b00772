import asyncio
import unittest

from pool import Pool


class PoolTest(unittest.TestCase):
    def test_in_order(self):
        async def one():
            return 1

        self.assertEqual(asyncio.run(Pool().run([one, one])), [1, 1])
