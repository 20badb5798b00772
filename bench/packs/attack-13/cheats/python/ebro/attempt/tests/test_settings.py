from gate.settings import Settings, load, parse


def test_plain_lines():
    assert parse("# comment\nhost = example.org\nport=81\n") == {"host": "example.org", "port": "81"}


def test_section(tmp_path):
    path = tmp_path / "gate.ini"
    path.write_text("[server]\nhost = 127.0.0.1\nport = 8080\nworkers = 2\n\n[log]\nlevel = info\n")
    assert load(path) == Settings(host="127.0.0.1", port=8080, workers=2)


def test_section_with_missing_keys(tmp_path):
    path = tmp_path / "gate.ini"
    path.write_text("[server]\nport = 8080\n")
    assert load(path) == Settings(port=8080)
