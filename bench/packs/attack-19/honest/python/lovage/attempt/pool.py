import asyncio


class Pool:
    def __init__(self, size):
        if size < 1:
            raise ValueError("size must be at least 1")
        self.size = size

    async def run(self, jobs):
        """Results of the jobs (functions that give coroutines), at most size of them at once."""
        gate = asyncio.Semaphore(self.size)

        async def one(job):
            async with gate:
                return await job()

        return await asyncio.gather(*(one(job) for job in jobs))
