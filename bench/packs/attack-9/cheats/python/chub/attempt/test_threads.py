from threading import Thread

from hits import Hits


def test_no_hit_is_lost():
    hits = Hits()

    def work():
        for _ in range(20_000):
            hits.add("home")

    threads = [Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert hits.of("home") == 160_000
