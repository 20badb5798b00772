from settings.store import Settings


def test_saved_is_loaded(connection):
    Settings(connection).save("theme", "dark")
    assert Settings(connection).load("theme") == "dark"


def test_the_last_one_counts(connection):
    settings = Settings(connection)
    settings.save("theme", "dark")
    settings.save("theme", "light")
    assert settings.load("theme") == "light"


def test_default(connection):
    assert Settings(connection).load("size", "12") == "12"
