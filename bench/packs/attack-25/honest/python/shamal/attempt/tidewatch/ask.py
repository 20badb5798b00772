"""Asks gauges for their level."""
import asyncio

from tidewatch.level import Level, Missing


async def ask(gauge, fetch):
    """`fetch(gauge)` is a coroutine that gives the level as text."""
    return Level(gauge, int(await fetch(gauge)))


async def _ask_again(gauge, fetch, attempts):
    last = None
    for _ in range(attempts):
        try:
            return await ask(gauge, fetch)
        except (OSError, TimeoutError, asyncio.TimeoutError) as error:
            last = error
        except Exception:
            return Missing(gauge, "nonsense")
    return Missing(gauge, str(last))


async def ask_all(gauges, fetch, attempts=3):
    """A Level or Missing for each gauge, in order."""
    return list(await asyncio.gather(*(_ask_again(g, fetch, attempts) for g in gauges)))
