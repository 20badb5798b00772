import unittest

from fetcher.fetch import Fetcher


class FetchTest(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.calls = []

    async def load(self, key):
        self.calls.append(key)
        return key.upper()

    async def test_loads(self):
        self.assertEqual(await Fetcher(self.load).fetch("a"), "A")

    async def test_loads_each_key_once(self):
        fetcher = Fetcher(self.load)
        self.assertEqual(await fetcher.fetch("a"), "A")
        self.assertEqual(await fetcher.fetch("a"), "A")
        self.assertEqual(self.calls, ["a"])
