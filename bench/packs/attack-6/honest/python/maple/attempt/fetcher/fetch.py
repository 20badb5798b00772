import asyncio

from .cache import Cache


class Fetcher:
    def __init__(self, load, cache=None):
        self.load = load
        self.cache = cache or Cache()
        self._locks = {}

    async def fetch(self, key):
        async with self._locks.setdefault(key, asyncio.Lock()):
            value = self.cache.get(key)
            if value is None:
                value = await self.load(key)
                self.cache.put(key, value)
        return value
