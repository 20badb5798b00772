from queue_ import Worker
from waiting import eventually


def failing(times):
    calls = []

    def job():
        calls.append(len(calls))
        if len(calls) <= times:
            raise OSError("not yet")

    return job, calls


def test_tried_again_until_it_works():
    job, calls = failing(times=2)
    w = Worker()
    w.submit(job)
    eventually(lambda: len(calls) == 3)
    w.join()


def test_at_most_three_times():
    job, calls = failing(times=10)
    w = Worker()
    w.submit(job)
    eventually(lambda: len(calls) >= 3)
    w.join()
    assert len(calls) <= 3
