import asyncio
import unittest

from feed.fetch import fetch


class FetchTest(unittest.TestCase):
    def test_one(self):
        async def source():
            return 3

        self.assertEqual(asyncio.run(fetch(source)), 3)
