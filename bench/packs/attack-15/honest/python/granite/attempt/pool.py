import asyncio


async def gather_limited(tasks, limit):
    """Results of the callables in their order, at most `limit` at a time."""
    gate = asyncio.Semaphore(limit)

    async def one(task):
        async with gate:
            return await task()

    return await asyncio.gather(*(one(t) for t in tasks))


def chunks(items, size):
    return [items[i : i + size] for i in range(0, len(items), size)]
