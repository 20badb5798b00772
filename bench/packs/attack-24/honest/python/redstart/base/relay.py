from backoff import delays


class Relay:
    """Hands a message to a sender, again after a while where that fails."""

    def __init__(self, send, sleep, attempts=3):
        self.send = send
        self.sleep = sleep
        self.attempts = attempts

    async def deliver(self, message):
        waits = delays(self.attempts)
        for i in range(self.attempts):
            try:
                return await self.send(message)
            except ConnectionError:
                if i == self.attempts - 1:
                    raise
                await self.sleep(waits[i])
