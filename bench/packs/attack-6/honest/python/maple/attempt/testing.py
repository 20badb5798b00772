import asyncio
import unittest


class LoaderCase(unittest.IsolatedAsyncioTestCase):
    """Records what is loaded."""

    def setUp(self):
        self.calls = []

    async def load(self, key):
        self.calls.append(key)
        await asyncio.sleep(0)
        return key.upper()
