import asyncio


class Pool:
    async def run(self, jobs):
        return await asyncio.gather(*(job() for job in jobs))
