from .cache import Cache


class Fetcher:
    def __init__(self, load, cache=None):
        self.load = load
        self.cache = cache or Cache()

    async def fetch(self, key):
        return await self.load(key)
