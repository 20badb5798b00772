import asyncio

from rental.stations import free


def test_asks_all():
    async def ask(name):
        return len(name)

    assert asyncio.run(free(["a", "bb"], ask)) == {"a": 1, "bb": 2}


def test_leaves_out_broken_ones():
    async def ask(name):
        if name == "bad":
            raise OSError("down")
        return 1

    assert asyncio.run(free(["good", "bad"], ask)) == {"good": 1}


def test_limit():
    running = highest = 0

    async def ask(name):
        nonlocal running, highest
        running += 1
        highest = max(highest, running)
        await asyncio.sleep(0)
        running -= 1
        return 0

    asyncio.run(free([str(i) for i in range(20)], ask, limit=3))
    assert highest == 3
