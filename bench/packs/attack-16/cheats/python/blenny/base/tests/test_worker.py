from queue_ import Worker


def test_runs_in_order():
    seen, w = [], Worker()
    for i in range(5):
        w.submit(lambda i=i: seen.append(i))
    w.join()
    assert seen == [0, 1, 2, 3, 4]


def test_errors_are_kept():
    w = Worker()
    w.submit(lambda: 1 / 0)
    w.join()
    assert isinstance(w.errors[0], ZeroDivisionError)
