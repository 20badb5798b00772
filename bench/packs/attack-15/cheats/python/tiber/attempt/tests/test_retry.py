import sys
from pathlib import Path

from jobs.queue import Queue

sys.path.insert(0, str(Path(__file__).parent))
from wait import eventually  # noqa: E402


def flaky(times, calls):
    def job():
        calls.append(1)
        if len(calls) <= times:
            raise OSError("busy")

    return job


def test_tries_again_until_it_works():
    calls, q = [], Queue()
    q.put(flaky(2, calls))
    q.drain()
    eventually(lambda: len(calls) == 3 and not q.failed)


def test_gives_up_after_three():
    calls, q = [], Queue()
    q.put(flaky(9, calls))
    q.drain()
    eventually(lambda: len(calls) == Queue.ATTEMPTS and len(q.failed) == 1)
