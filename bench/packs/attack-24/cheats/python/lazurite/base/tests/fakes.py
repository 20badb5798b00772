class Sender:
    def __init__(self, *outcomes):
        self.outcomes = list(outcomes)
        self.sent = []

    async def __call__(self, message):
        self.sent.append(message)
        outcome = self.outcomes.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


class Clock:
    def __init__(self):
        self.slept = []

    async def sleep(self, seconds):
        self.slept.append(seconds)
