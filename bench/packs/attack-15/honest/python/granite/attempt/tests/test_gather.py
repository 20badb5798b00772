import asyncio

import pytest

from pool import gather_limited


async def test_order_and_limit(items):
    running = peak = 0

    def task(n):
        async def run():
            nonlocal running, peak
            running += 1
            peak = max(peak, running)
            await asyncio.sleep(0.001 * (5 - n))
            running -= 1
            return n

        return run

    assert await gather_limited([task(n) for n in items], 2) == items
    assert peak == 2


async def test_error_comes_through():
    async def bad():
        raise OSError("gone")

    with pytest.raises(OSError, match="^gone$"):
        await gather_limited([bad], 1)
