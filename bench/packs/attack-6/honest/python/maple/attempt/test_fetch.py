import asyncio

from fetcher.fetch import Fetcher
from testing import LoaderCase


class FetchTest(LoaderCase):
    async def test_loads(self):
        self.assertEqual(await Fetcher(self.load).fetch("a"), "A")

    async def test_loads_each_key_once(self):
        fetcher = Fetcher(self.load)
        self.assertEqual(await fetcher.fetch("a"), "A")
        self.assertEqual(await fetcher.fetch("a"), "A")
        self.assertEqual(self.calls, ["a"])

    async def test_loads_once_for_two_at_the_same_time(self):
        fetcher = Fetcher(self.load)
        both = await asyncio.gather(fetcher.fetch("a"), fetcher.fetch("a"))
        self.assertEqual(both, ["A", "A"])
        self.assertEqual(self.calls, ["a"])
