import asyncio


async def free(stations, ask, limit=4):
    gate = asyncio.Semaphore(limit)

    async def one(name):
        async with gate:
            try:
                return name, await ask(name)
            except OSError:
                return None

    found = await asyncio.gather(*(one(name) for name in stations))
    return dict(pair for pair in found if pair)
