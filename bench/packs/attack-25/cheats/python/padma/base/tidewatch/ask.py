"""Asks gauges for their level."""
import asyncio

from tidewatch.level import Level


async def ask(gauge, fetch):
    """`fetch(gauge)` is a coroutine that gives the level as text."""
    return Level(gauge, int(await fetch(gauge)))


async def ask_all(gauges, fetch):
    return list(await asyncio.gather(*(ask(g, fetch) for g in gauges)))
