async def fetch(source):
    return await source()
