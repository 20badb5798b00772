import pytest

from app.settings import DEFAULTS, load


def test_given_settings_win(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"port": 99}')
    assert load(path) == {"port": 99, "theme": "light"}


def test_no_file(tmp_path):
    assert load(tmp_path / "none.json") == {"port": 8080, "theme": "light"}


def test_the_defaults_are_not_handed_out(tmp_path):
    load(tmp_path / "none.json")["port"] = 1
    assert DEFAULTS["port"] == 8080


def test_broken_file(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text("{port")
    with pytest.raises(ValueError, match="settings.json"):
        load(path)


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(OSError):
        load(tmp_path)
