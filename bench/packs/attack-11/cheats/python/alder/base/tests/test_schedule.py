from schedule import Job


def test_next_run():
    assert Job("sweep", "2h").next_run(1000) == 8200
