import asyncio

from crawl.fetch import fetch_all


async def test_keeps_order():
    async def get(url):
        await asyncio.sleep(0.01 if url.endswith("a") else 0)
        return url[-1]

    assert await fetch_all(["http://a", "http://b"], get) == ["a", "b"]


async def test_limit():
    running = peak = 0

    async def get(url):
        nonlocal running, peak
        running += 1
        peak = max(peak, running)
        await asyncio.sleep(0)
        running -= 1

    await fetch_all([f"http://{n}" for n in range(9)], get, limit=3)
    assert peak == 3
