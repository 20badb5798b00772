async def fetch_all(urls, get, limit=4):
    """Fetch every page with `get`, at most `limit` at a time."""
    semaphore = asyncio.Semaphore(limit)

    async def one(url):
        async with semaphore:
            return await get(url)

    return await asyncio.gather(*map(one, unique(urls)))


def normalise(url):
    return url.rstrip("/").lower()


def unique(urls):
    return list(dict.fromkeys(normalise(u) for u in urls))
