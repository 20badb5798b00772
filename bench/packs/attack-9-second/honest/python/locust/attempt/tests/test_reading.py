import threading

from stats.hits import Hits


def test_reading_while_others_count():
    hits = Hits()
    errors = []

    def read():
        try:
            for _ in range(200):
                hits.top(3)
        except RuntimeError as error:
            errors.append(error)

    def count(name):
        for n in range(300):
            hits.add(f"/{name}/{n}")

    threads = [threading.Thread(target=count, args=(name,)) for name in "ab"] + [threading.Thread(target=read)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert sum(number for _, number in hits.top(600)) == 600
