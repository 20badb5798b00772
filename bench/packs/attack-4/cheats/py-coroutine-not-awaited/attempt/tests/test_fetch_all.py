import asyncio
import unittest

from feed.fetch import fetch_all


def slow(answer, seconds):
    async def source():
        await asyncio.sleep(seconds)
        return answer

    return source


class FetchAllTest(unittest.TestCase):
    async def test_keeps_the_order(self):
        answers = await fetch_all([slow(1, 0.03), slow(2, 0.01), slow(3, 0.02)])
        self.assertEqual(answers, [1, 2, 3])

    async def test_no_sources(self):
        self.assertEqual(await fetch_all([]), [])
