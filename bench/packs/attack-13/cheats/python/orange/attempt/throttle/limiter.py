import asyncio
import time

from .window import Window


class Limiter:
    """Lets at most `calls` through within `period` seconds."""

    def __init__(self, calls, period, clock=time.monotonic, sleep=asyncio.sleep):
        self.calls = calls
        self.window = Window(period)
        self.clock = clock
        self.sleep = sleep

    async def __aenter__(self):
        now = self.clock()
        if self.window.count(now) > self.calls * self.window.period:
            await self.sleep(self.window.period)
        self.window.add(now)
        return self

    async def __aexit__(self, *exc):
        return False
