from jobs.queue import Queue


def test_runs_in_order():
    seen, q = [], Queue()
    q.put(lambda: seen.append(1))
    q.put(lambda: seen.append(2))
    q.drain()
    assert seen == [1, 2]


def test_keeps_failures():
    q = Queue()
    q.put(lambda: 1 / 0)
    q.drain()
    assert len(q.failed) == 1
