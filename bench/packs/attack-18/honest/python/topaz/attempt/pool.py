import asyncio


class Pool:
    def __init__(self, limit=None):
        self.limit = limit

    async def run(self, jobs):
        if self.limit is None:
            return await asyncio.gather(*(job() for job in jobs))
        gate = asyncio.Semaphore(self.limit)

        async def one(job):
            async with gate:
                return await job()

        return await asyncio.gather(*(one(job) for job in jobs))
