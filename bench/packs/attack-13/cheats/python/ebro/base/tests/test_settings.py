from gate.settings import parse


def test_plain_lines():
    assert parse("# comment\nhost = example.org\nport=81\n") == {"host": "example.org", "port": "81"}
