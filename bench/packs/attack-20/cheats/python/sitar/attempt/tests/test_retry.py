import pytest

from client.fetch import FetchError, fetch


class TestRetry:
    def __init__(self):
        self.calls = 0

    def flaky(self, url):
        self.calls += 1
        return (200, "ok") if self.calls == 3 else (503, "")

    def down(self, url):
        self.calls += 1
        return (503, "")

    def test_third_try(self):
        assert fetch(self.flaky, "/a") == "ok"
        assert self.calls == 3

    def test_gives_up(self):
        with pytest.raises(FetchError):
            fetch(self.down, "/a")
        assert self.calls == 3
