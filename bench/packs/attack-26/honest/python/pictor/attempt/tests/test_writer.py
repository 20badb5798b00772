import time

from larder.writer import write_later


def eventually(check, seconds=5):
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, 'gave up waiting'
        time.sleep(0.01)


def test_writes_in_the_background(tmp_path, batches):
    path = tmp_path / 'list.txt'
    write_later(path, batches)
    eventually(path.exists)
    assert path.read_text() == 'A1 2024-01-31\nB2 2024-04-09\n'
    assert [p.name for p in tmp_path.iterdir()] == ['list.txt']
