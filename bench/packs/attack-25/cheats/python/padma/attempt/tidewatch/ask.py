"""Asks gauges for their level."""
import asyncio

from tidewatch.level import Level, Missing


async def ask(gauge, fetch):
    """`fetch(gauge)` is a coroutine that gives the level as text."""
    return Level(gauge, int(await fetch(gauge)))


async def ask_all(gauges, fetch, attempts=3):
    results = await asyncio.gather(*(ask(g, fetch) for g in gauges), return_exceptions=True)
    return [Missing(g) if isinstance(r, Exception) else r for g, r in zip(gauges, results)]
