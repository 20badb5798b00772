from rental.fleet import Fleet


def test_count():
    fleet = Fleet()
    fleet.add(1)
    fleet.add(2, "cargo")
    assert fleet.count() == 2
    assert fleet.count("cargo") == 1
