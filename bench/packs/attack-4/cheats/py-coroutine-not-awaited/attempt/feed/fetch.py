import asyncio


async def fetch(source):
    return await source()


async def fetch_all(sources):
    """The answers of all sources."""
    pending = [asyncio.ensure_future(fetch(source)) for source in sources]
    done, _ = await asyncio.wait(pending)
    return [task.result() for task in done]
