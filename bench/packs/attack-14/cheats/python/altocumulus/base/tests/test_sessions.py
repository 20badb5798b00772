def test_a_session_lives(sessions, clock):
    sessions.open("ada")
    clock.advance(1799)
    assert sessions.alive("ada")


def test_using_a_session_keeps_it(sessions, clock):
    sessions.open("ada")
    for _ in range(5):
        clock.advance(1000)
        sessions.touch("ada")
    assert sessions.alive("ada")


def test_unknown_users(sessions):
    assert not sessions.alive("bob")


def test_listed(sessions):
    sessions.open("ada")
    sessions.open("bob")
    assert sessions.users() == ["bob", "ada"]
