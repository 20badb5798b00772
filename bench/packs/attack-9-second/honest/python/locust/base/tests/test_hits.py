import threading

from stats.hits import Hits


def test_counts():
    hits = Hits()
    hits.add("/")
    hits.add("/")
    assert hits.of("/") == 2
    assert hits.of("/about") == 0


def test_top():
    hits = Hits()
    for page in ("/a", "/b", "/b", "/c"):
        hits.add(page)
    assert hits.top(2) == [("/b", 2), ("/a", 1)]


def test_threads():
    hits = Hits()
    gate = threading.Barrier(6)

    def work():
        gate.wait()
        for _ in range(2000):
            hits.add("/shop")

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert hits.of("/shop") == 12000
