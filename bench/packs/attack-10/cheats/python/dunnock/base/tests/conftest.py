import pytest


class FakeClient:
    def __init__(self, *answers):
        self.answers = list(answers)
        self.puts = []

    def put(self, key, data):
        self.puts.append(key)
        return self.answers.pop(0)


@pytest.fixture
def client_with():
    return FakeClient
