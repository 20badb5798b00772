import asyncio


class Pool:
    def __init__(self):
        self.done = 0

    async def run(self, jobs):
        results = await asyncio.gather(*(job() for job in jobs))
        self.done += len(results)
        return results
