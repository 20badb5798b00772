"""A fake of the network."""


class Network:
    """An answer may be a text, an error, or a list of them, one for each time."""

    def __init__(self, answers):
        self.answers = dict(answers)
        self.asked = []

    async def fetch(self, gauge):
        self.asked.append(gauge)
        answer = self.answers[gauge]
        if isinstance(answer, list):
            answer = answer.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer
