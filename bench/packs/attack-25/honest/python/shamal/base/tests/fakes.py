"""A fake of the network."""


class Network:
    def __init__(self, answers):
        self.answers = dict(answers)
        self.asked = []

    async def fetch(self, gauge):
        self.asked.append(gauge)
        answer = self.answers[gauge]
        if isinstance(answer, Exception):
            raise answer
        return answer
